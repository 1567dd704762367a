"""The universe: hexes as bricks in shifted rows, what lies on them, and where a ship could explore."""

from collections.abc import Collection, Hashable, Iterable, Sequence
from typing import NamedTuple

from core.kernel.hexes import Place, neighbours
from core.space_bureau.choices import Explore, FlyTo
from core.space_bureau.components import HexTile
from core.space_bureau.flight import ways
from core.space_bureau.state import Hex, State
from core.space_bureau.universe import hex_at, tile
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.inks import EDGE, FAINT, HERE, KEY
from tui.space_bureau.words import places, screen_universe
from tui.space_bureau.words.screen_crew import letter
from tui.words.dictionary import Table

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
LINES = {
    LEFT | RIGHT: "h",
    UP | DOWN: "v",
    RIGHT | DOWN: "top-left",
    LEFT | DOWN: "top-right",
    UP | RIGHT: "bottom-left",
    UP | LEFT: "bottom-right",
    UP | RIGHT | DOWN: "tee-left",
    UP | LEFT | DOWN: "tee-right",
    LEFT | RIGHT | DOWN: "tee-top",
    LEFT | RIGHT | UP: "tee-bottom",
    UP | RIGHT | DOWN | LEFT: "cross",
}
"""Glyphs by the sides to which lines go from a character."""


class Brick(NamedTuple):
    """How large hexes are drawn, from line to line; the width is even, so that rows can be shifted by half of it."""

    width: int
    names: int
    """The rows for its name."""
    rows: int
    """The rows below it: the kind and below it key and ships, or all of that in one."""
    words: bool
    """Whether its kind is a word; else a planet has a letter."""

    @property
    def height(self) -> int:
        """Rows, with the line above."""
        return 1 + self.names + self.rows

    @property
    def left(self) -> int:
        """The column of the kind; before it is the place for the cursor, if any, and for a key in the same row."""
        return 0 if self.width < 8 else 1 if self.rows == 2 else 2

    @property
    def ships(self) -> int:
        """The column of the ships, right of the key or of the kind."""
        return 3 if self.words else 1 if self.rows == 2 else 5


BRICKS = (
    Brick(18, names=1, rows=2, words=True),
    Brick(12, names=2, rows=1, words=False),
    Brick(18, names=1, rows=1, words=False),
    Brick(14, names=1, rows=1, words=False),
    Brick(12, names=1, rows=1, words=False),
    Brick(8, names=0, rows=2, words=False),
    Brick(12, names=0, rows=1, words=False),
    Brick(10, names=0, rows=1, words=False),
    Brick(6, names=0, rows=2, words=False),
)
"""The first with which the map fits is taken, else the one with which least of it is out of sight.

Names need 10 columns beside that of the cursor.
"""


class Map(NamedTuple):
    """Where places stand on a canvas: their left upper corners."""

    brick: Brick
    corners: dict[Place, tuple[int, int]]
    stack: Sequence[str]
    """What is said about the stack."""
    stack_at: tuple[int, int]
    width: int
    height: int


class Box(NamedTuple):
    """The columns, counted in halves of bricks, and rows that places take."""

    left: int
    top: int
    right: int
    bottom: int

    def size(self, brick: Brick) -> tuple[int, int]:
        """Columns and rows on a canvas."""
        return (self.right - self.left) * brick.width // 2 + 1, (self.bottom - self.top) * brick.height + 1


class UniverseArea(Area):
    """The open hexes, one's own ship framed; dashed what the captain who must answer could explore."""

    id = "universe"

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return screen_universe.UNIVERSE

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """The size of the map, with a row for the line about the stack where no corner is free for it."""
        found = _map(table, width, height)
        return found.width, found.height

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A place with all that lies on it."""
        return screen_universe.place_in_full(what[1:], table, seat) if isinstance(what, tuple) else ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Lines first, then what is in the bricks; the hex under the ship is the first spot."""
        state: State = table.state
        found = _map(table, canvas.width, canvas.height)
        own = state.captains[sight.seat].at
        prices = {at: fuel for at, fuel, unexplored in ways(state, sight.seat) if unexplored}
        lines = _Lines(found.brick)
        for at, corner in found.corners.items():
            lines.add(*corner, solid=hex_at(state, at) is not None)
        lines.paint(canvas, sight.glyphs)
        x, y = found.stack_at
        for n, line in enumerate(found.stack):
            canvas.put(x, y + n, line, FAINT)
        lines.around(canvas, sight.glyphs, *found.corners[own], Ink(f"seat-{sight.seat + 1}", bold=True))
        for at in sorted(found.corners, key=lambda at: at != own):
            x, y = found.corners[at]
            canvas.spot(("hex", *at), x + 1, y + 1, found.brick.width - 1, found.brick.height - 1)
            painter = _Painter(canvas, found.brick, sight, table, x, y)
            there = hex_at(state, at)
            if there is not None:
                painter.open(there)
            elif at in prices:
                painter.unexplored(at, prices[at])
            if sight.cursor == ("hex", *at):
                canvas.put(x + 1, y + 1, sight.glyphs["here"], HERE)
                canvas.tint(x + 1, y + 1, found.brick.width - 1, "raised")


def _map(table: Table, width: int, height: int) -> Map:
    """The map in so much room, larger than it where it does not fit; the stack is told above it if need be."""
    brick, corners, (wide, high) = _hexes(table, width, height)
    room = max(width, wide), max(height, high)
    forms = screen_universe.stack(table)
    for said in forms:
        free = _free_corner(said, corners.values(), brick, *room)
        if free is not None:
            return Map(brick, corners, said, free, wide, high)
    corners = {at: (left, top + 1) for at, (left, top) in corners.items()}
    return Map(brick, corners, forms[0], (1, 0), wide, high + 1)


def _hexes(table: Table, width: int, height: int) -> tuple[Brick, dict[Place, tuple[int, int]], tuple[int, int]]:
    """The bricks of the map, where each has its left upper corner, and the columns and rows of all.

    The open hexes are in the middle, moved only as far as needed so that all is seen that any captain could explore,
    or where that does not fit, the one who must answer: so it mostly stays where it is from turn to turn and while
    ships fly.
    """
    state: State = table.state
    shown = {h.at for h in state.universe}
    seen = set(shown)
    if state.unexplored and state.stack:
        shown.update(neighbours(state.captains[table.question.seat].at))
        seen.update(at for captain in state.captains for at in neighbours(captain.at))
    known = _box(h.at for h in state.universe)
    tries = [(box, brick) for box in (_box(seen), _box(shown)) for brick in BRICKS]
    whole, brick = min(tries, key=lambda each: _out_of_sight(each[0].size(each[1]), width, height))
    wide, high = whole.size(brick)
    x = _placed(width, known.size(brick)[0], (known.left - whole.left) * brick.width // 2, wide)
    # A row to spare is kept for the line about the stack.
    first = 1 if high < height else 0
    y = _placed(height - first, known.size(brick)[1], (known.top - whole.top) * brick.height, high) + first
    corners = {
        at: (x + (2 * at[0] + at[1] - whole.left) * brick.width // 2, y + (at[1] - whole.top) * brick.height)
        for at in sorted(shown)
    }
    return brick, corners, (wide, high)


def _free_corner(
    said: Sequence[str], corners: Collection[tuple[int, int]], brick: Brick, width: int, height: int
) -> tuple[int, int] | None:
    """Where in a corner of the map these lines cover no brick, if there is such a corner."""
    long, rows = max(map(len, said)), len(said)
    for y in (0, height - rows):
        for x in (1, width - long - 1):
            if not any(
                left <= x + long and x <= left + brick.width and top < y + rows and y <= top + brick.height
                for left, top in corners
            ):
                return x, y
    return None


def _box(places: Iterable[Place]) -> Box:
    found = [(2 * q + r, r) for q, r in places]
    left, right = min(half for half, _r in found), max(half for half, _r in found) + 2
    return Box(left, min(r for _half, r in found), right, max(r for _half, r in found) + 1)


def _out_of_sight(size: tuple[int, int], width: int, height: int) -> int:
    """How much of a map is cut off."""
    return size[0] * size[1] - min(size[0], width) * min(size[1], height)


def _placed(room: int, part: int, before: int, whole: int) -> int:
    """Where a whole begins in so much room, a part of it being in the middle, or as near to it as the whole allows."""
    return max(0, min((room - part) // 2 - before, room - whole))


class _Lines:
    """The lines around bricks, which neighbours share; a line of an open hex is solid."""

    def __init__(self, brick: Brick) -> None:
        self._brick = brick
        self._sides: dict[tuple[int, int], int] = {}
        self._solid: set[tuple[int, int]] = set()

    def add(self, x: int, y: int, solid: bool) -> None:
        """A brick with its left upper corner here."""
        width, height = self._brick.width, self._brick.height
        for at_y in (y, y + height):
            for at_x in range(x, x + width):
                self._join(at_x, at_y, RIGHT, solid)
                self._join(at_x + 1, at_y, LEFT, solid)
        for at_x in (x, x + width):
            for at_y in range(y, y + height):
                self._join(at_x, at_y, DOWN, solid)
                self._join(at_x, at_y + 1, UP, solid)

    def _join(self, x: int, y: int, side: int, solid: bool) -> None:
        self._sides[x, y] = self._sides.get((x, y), 0) | side
        if solid:
            self._solid.add((x, y))

    def paint(self, canvas: Canvas, glyphs: Glyphs) -> None:
        """All of them."""
        for (x, y), sides in self._sides.items():
            line = LINES[sides]
            if line in ("h", "v") and (x, y) not in self._solid:
                line = f"dashed-{line}"
            canvas.put(x, y, glyphs[line], EDGE)

    def around(self, canvas: Canvas, glyphs: Glyphs, x: int, y: int, ink: Ink) -> None:
        """Heavy lines around the brick of one's own ship."""
        width, height = self._brick.width, self._brick.height
        for at_y in (y, y + height):
            canvas.put(x + 1, at_y, glyphs["H"] * (width - 1), ink)
        for at_x in (x, x + width):
            canvas.column(at_x, y + 1, height - 1, glyphs["V"], ink)


class _Painter:
    """What is inside one brick."""

    def __init__(self, canvas: Canvas, brick: Brick, sight: Sight, table: Table, x: int, y: int) -> None:
        self._canvas = canvas
        self._brick = brick
        self._glyphs = sight.glyphs
        self._sight = sight
        self._table = table
        self._x, self._width = x + 1, brick.width - 1
        self._top, self._foot = y + 1, y + brick.height - 1
        canvas.fill(self._x, self._top, self._width, brick.height - 1, Ink())

    def open(self, there: Hex) -> None:
        """Its name where there is room, its kind, its key, ships, and the office."""
        what, kind_at = tile(there), self._foot - self._brick.rows + 1
        for n, line in enumerate(screen_universe.name_on_map(what, self._brick.names, self._width - 1)):
            self._canvas.put(self._x + 1, self._top + n, line, Ink("ink", bold=True))
        self._kind(what, kind_at)
        if there.office is not None:
            office = self._glyphs["office"] + self._glyphs[f"seat-{there.office + 1}"]
            ink = Ink(f"seat-{there.office + 1}", bold=True)
            at_y = self._foot if self._brick.words else kind_at
            self._canvas.put(self._x + self._width - 2 - self._brick.words, at_y, office, ink)
        self._key(there.at)
        self._ships(there.at)

    def _kind(self, what: HexTile, y: int) -> None:
        """Its glyphs, and a word or a letter, so that no colour is needed to tell planets apart."""
        colour = what.planet or ("teal" if what.wormhole else "ink" if what.mall else "faint")
        glyph = "planet" if what.planet else "wormhole" if what.wormhole else "mall" if what.mall else "empty"
        x = self._canvas.put(self._x + self._brick.left, y, self._glyphs[glyph], Ink(colour, bold=True))
        if what.planet and what.mall:
            x = self._canvas.put(x, y, self._glyphs["mall"], Ink("ink", bold=True))
        if self._brick.words:
            self._canvas.put(x + 1, y, places.short_kind_of_hex(what), Ink(colour))
        elif what.planet:
            self._canvas.put(x, y, letter(what.planet), Ink(colour, bold=True))

    def unexplored(self, at: Place, fuel: int) -> None:
        """A place that the ship could explore, with its price, and its key when that can be done now."""
        x, y, ink = self._x + self._brick.left, self._top, Ink("faint")
        self._canvas.put(x, y, self._glyphs["unknown"], ink)
        if not self._coming(at, x + 2, y) and self._brick.names:
            self._canvas.put(x + 2, y, screen_universe.EXPLORE, ink)
        price = places.fuel(fuel)
        room = self._width - self._brick.ships
        self._canvas.put(self._x + self._brick.ships, self._foot, price if len(price) <= room else str(fuel), ink)
        self._key(at)

    def _key(self, at: Place) -> None:
        key = self._sight.keys.get(("hex", *at))
        if key:
            shown = f" {key} " if self._brick.words else key
            self._canvas.put(self._x + self._brick.rows % 2, self._foot, shown, KEY)

    def _ships(self, at: Place) -> None:
        x, y = self._x + self._brick.ships, self._foot
        for seat, captain in enumerate(self._table.state.captains):
            if captain.at == at:
                ink = Ink(f"seat-{seat + 1}", bold=True)
                x = self._canvas.put(x, y, self._glyphs[f"seat-{seat + 1}"], ink)
        self._coming(at, x, y)

    def _coming(self, at: Place, x: int, y: int) -> bool:
        """The ship that would fly here, if one would."""
        ghost = self._sight.ghost
        if not isinstance(ghost, FlyTo | Explore) or ghost.at != at:
            return False
        seat = f"seat-{self._table.question.seat + 1}"
        self._canvas.put(x, y, self._glyphs["right"] + self._glyphs[seat], Ink(seat, bold=True))
        return True
