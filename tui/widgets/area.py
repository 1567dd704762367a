"""A board area on the screen: a game's painter, looked at through a window.

The window follows the cursor; where there is none, the first thing that the painter names is in its middle.
"""

from collections.abc import Hashable

from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas, Spot
from tui.widgets.pane import Pane
from tui.words.dictionary import Table

MORE = Ink("faint")
NEWS = Ink("mark", bold=True)
"""Where others have changed something since the last choice of whoever looks."""
LARGE = 160, 48
"""Columns and rows in which things are compared; in fewer a map that grows would say all of them in other words."""


class AreaPane(Pane):
    """One area; what is larger than its window is scrolled by half a window."""

    def __init__(self, area: Area) -> None:
        super().__init__(id=f"area-{area.id}", classes="area")
        self.area = area
        self.whole: Canvas | None = None
        """The whole area, of which the picture is the part in the window."""
        self._table: Table | None = None
        self._sight: Sight | None = None
        self._x = self._y = 0
        self._turned = 0.0
        """Windows to go up or down in the next picture, which may be the first."""
        self._followed: tuple[Spot, int, int] | None = None
        self._asked: Hashable = None
        """What was asked, and whose things were shown then."""
        self._news: tuple[Hashable, frozenset[Hashable]] = None, frozenset()
        """What others have changed, and between which pictures."""

    def show(self, table: Table, sight: Sight) -> None:
        """The area as it is now, at another question with what that is about in view."""
        asked = table.state.stack[-1:], sight.seat
        if asked != self._asked:
            self._asked, self._followed = asked, None
        if (table, sight) != (self._table, self._sight):
            self._table, self._sight = table, sight
            self.repaint()

    def draw(self, width: int, height: int) -> Canvas:
        """The part in the window."""
        if self._table is None or self._sight is None:
            return Canvas(width, height, self.INK)
        room = max(width, self.area.least[0]), max(height, self.area.least[1])
        whole = self.whole = _painted(self.area, self._table, self._sight, room)
        self._follow(whole, self._sight, width, height)
        self._y += int(height * self._turned)
        self._turned = 0.0
        self._x = max(0, min(self._x, whole.width - width))
        self._y = max(0, min(self._y, whole.height - height))
        seen = whole.window(self._x, self._y, width, height)
        self._mark_news(seen, room)
        self._more(seen, whole)
        return seen

    def _follow(self, whole: Canvas, sight: Sight, width: int, height: int) -> None:
        """Put in view what is under the cursor, else what is asked."""
        pointed = whole.spot_of(sight.cursor)
        followed = pointed or _asked(whole, sight, (width, height))
        # Only what has moved is followed, so that one can look elsewhere meanwhile.
        if followed is not None and (followed, width, height) != self._followed:
            self._followed = followed, width, height
            if pointed is not None:
                self._x = _scrolled(self._x, width, followed.x, followed.width)
                self._y = _scrolled(self._y, height, followed.y, followed.height)
            else:
                self._x = followed.x + (followed.width - width) // 2
                self._y = followed.y + (followed.height - height) // 2

    def _mark_news(self, seen: Canvas, room: tuple[int, int]) -> None:
        """A sign in the last free column of what others have changed."""
        sight = self._sight
        if sight is None or sight.meanwhile is None:
            return
        large = max(room[0], LARGE[0]), max(room[1], LARGE[1])
        pictures = sight.meanwhile, sight.seat, sight.glyphs.id, large
        if pictures != self._news[0]:
            before, after = (_read(self.area, table, sight, large) for table in sight.meanwhile)
            # All of an area that has just come up is new to everybody.
            changed = frozenset(what for what in after if before and after[what] != before.get(what))
            self._news = pictures, changed
        for spot in seen.spots:
            if spot.what in self._news[1]:
                _flag(seen, spot, sight.glyphs["news"])

    def _more(self, seen: Canvas, whole: Canvas) -> None:
        """Where the area goes on beyond its window: at the end of the first row for what is above, else of the last."""
        beyond = {
            "left": self._x > 0,
            "more-down": self._y + seen.height < whole.height,
            "right": self._x + seen.width < whole.width,
        }
        glyphs = self.cosmodrome.glyphs
        _at_the_end(seen, 0, glyphs["more-up"] if self._y > 0 else "")
        _at_the_end(seen, seen.height - 1, "".join(glyphs[side] for side, more in beyond.items() if more))

    def scroll_by(self, windows: float) -> None:
        """Up or down by so much of a window."""
        self._turned += windows
        self.repaint()

    def beside(self, what: Hashable, step: tuple[int, int]) -> Hashable:
        """The nearest thing in a direction, or the same where there is none; the first where nothing was chosen."""
        if self.whole is None or not self.whole.spots:
            return None
        here = self.whole.spot_of(what)
        if here is None:
            return self.whole.spots[0].what
        ahead = [(cost, n) for n, spot in enumerate(self.whole.spots) if (cost := _cost(here, spot, step)) is not None]
        return self.whole.spots[min(ahead)[1]].what if ahead else what


def _painted(area: Area, table: Table, sight: Sight, room: tuple[int, int]) -> Canvas:
    """The whole area, as large as the room or larger."""
    wanted = area.size(table, sight.seat, *room)
    whole = Canvas(max(room[0], wanted[0]), max(room[1], wanted[1]))
    area.paint(whole, table, sight)
    return whole


def _asked(whole: Canvas, sight: Sight, window: tuple[int, int]) -> Spot | None:
    """All that can be answered, as one thing where a window has room for it; else the first thing."""
    spots = [spot for spot in whole.spots if spot.what in sight.keys]
    if spots:
        x, y = min(spot.x for spot in spots), min(spot.y for spot in spots)
        width = max(spot.x + spot.width for spot in spots) - x
        height = max(spot.y + spot.height for spot in spots) - y
        if width <= window[0] and height <= window[1]:
            return Spot(None, x, y, width, height)
    return next(iter(whole.spots), None)


def _read(area: Area, table: Table, sight: Sight, room: tuple[int, int]) -> dict[Hashable, list[str]]:
    """What stood at each thing of an area, whatever could be answered then."""
    if not area.shown(table):
        return {}
    canvas = _painted(area, table, Sight(sight.glyphs, sight.seat), room)
    return {spot.what: canvas.words(spot) for spot in canvas.spots}


def _flag(seen: Canvas, spot: Spot, sign: str) -> None:
    """Put a sign where a thing leaves room for it."""
    row = seen.rows[spot.y] if 0 <= spot.y < seen.height else []
    # Between two words it would look like a part of them.
    end = spot.x + spot.width
    for x in (end - 1, spot.x + 1, end, *range(end - 2, spot.x, -1)):
        if 0 <= x < len(row) and row[x][0] == " ":
            seen.put(x, spot.y, sign, NEWS._replace(bg=row[x][1].bg))
            return


def _at_the_end(seen: Canvas, y: int, signs: str) -> None:
    """Signs at the end of a row, apart from the edge where there is room."""
    row = seen.rows[y] if signs else []
    apart = row and all(char == " " for char, _ink in row[-len(signs) - 2 :])
    seen.put(seen.width - len(signs) - bool(apart), y, signs, MORE)


def _cost(here: Spot, there: Spot, step: tuple[int, int]) -> float | None:
    """How far something lies in a direction, sideways counted double; None for what lies elsewhere."""
    dx, dy = there.middle[0] - here.middle[0], there.middle[1] - here.middle[1]
    ahead, aside = dx * step[0] + dy * step[1], abs(dx * step[1]) + abs(dy * step[0])
    return ahead + 2 * aside if ahead > 0 and ahead * 2 >= aside else None


def _scrolled(at: int, window: int, first: int, size: int) -> int:
    """Where a window stands so that a stretch is in it; it moves by half windows, so that few steps move it."""
    while first < at:
        at -= max(1, window // 2)
    while first + size > at + window and at < first:
        at += max(1, window // 2)
    return at
