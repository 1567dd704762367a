"""The question bar: whose question it is, what is asked, and the answers with their keys."""

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from themes import Ink
from tui.canvas import Canvas
from tui.inks import BAR, BAR_BOLD, BAR_FAINT, BAR_KEY
from tui.widgets.lines import newest
from tui.widgets.pane import Pane
from tui.words import screen as words

KEY_AT = Ink("accent", "raised", bold=True)
WORDS_AT = Ink("ink", "raised", bold=True)
GAP = 1
"""Columns between two columns of answers, besides those before each."""
BESIDE = 7
"""Columns beside what is told that stay free."""
SPARE = 3
"""Rows at most that answers leave for what is told, as long as all of them fit."""
BEFORE = 4
"""Columns of an answer before its words: what points at it, and its key."""


class Line(NamedTuple):
    """An answer as the bar shows it."""

    key: str
    text: str
    aside: bool = False
    """Whether it ends the question or can be done at any time: such answers stand side by side below the others."""
    brief: str = ""
    """Fewer words, for where there is no room for all answers in full."""


class Place(NamedTuple):
    """Where an answer stands, and the columns that its words have."""

    line: Line
    x: int
    y: int
    width: int


class Layout(NamedTuple):
    """The answers that are shown."""

    places: tuple[Place, ...]
    rows: int
    """How many they take."""
    page: int = 0
    """How many answers a page has, where they need more than one."""
    before: bool = False
    after: bool = False
    """Whether there are more before and after."""


class Asked(NamedTuple):
    """All that the bar shows."""

    title: str = ""
    lines: tuple[Line, ...] = ()
    chosen: int | None = None
    detail: str = ""
    """More about the chosen answer or the thing under the cursor."""
    told: tuple[str, ...] = ()
    """What has happened since the person was asked last; it stands where there is room."""
    hint: str = ""
    """At the right of the title: a half-typed filter, a part that can be taken back."""


class QuestionBar(Pane):
    """Always at the bottom, always of the same height; more answers than fit are paged with the chosen one in view."""

    INK = BAR

    asked = Asked()
    paged = 0
    """How many answers a page has, when they need more than one."""

    def show(self, asked: Asked) -> None:
        """Ask this."""
        if asked != self.asked:
            self.asked = asked
            self.repaint()

    def has_room(self, told: Sequence[str]) -> bool:
        """Whether all of this can be told below a title of two rows; a bar that has no size yet has."""
        width, height = self.size
        return not height or newest(told, width - BESIDE, height - 2)[1]

    def paint(self, canvas: Canvas) -> None:
        """A title, the answers in as many columns as their words allow, a line about the chosen one."""
        asked = self.asked
        top = self._paint_title(canvas)
        # As many rows whether or not a detail stands there, so that no answer moves under the cursor.
        spare = len(newest(asked.told, canvas.width - BESIDE, SPARE)[0])
        lines = worded(asked.lines, canvas.width - 2, canvas.height - 1 - top)
        layout = laid_out(lines, asked.chosen, canvas.width - 2, canvas.height - 1 - top, spare)
        self.paged = layout.page
        detail = self._paint_answers(canvas, top, layout, None if asked.chosen is None else lines[asked.chosen])
        room = canvas.height - top - layout.rows
        told, whole = newest((detail,) if detail else asked.told, canvas.width - BESIDE, room)
        for n, text in enumerate(told, start=canvas.height - len(told)):
            canvas.put(3, n, text, BAR_FAINT)
        rest = "" if whole or detail else f" {words.REST_IN_LOG} "
        if rest and not asked.hint and len(asked.title) + len(rest) + 4 <= canvas.width:
            canvas.put(canvas.width - len(rest) - 1, 0, rest, BAR_KEY)

    def _paint_title(self, canvas: Canvas) -> int:
        """The question, and beside it the hint; how many rows it takes."""
        hint = f" {self.asked.hint} " if self.asked.hint else ""
        title = textwrap.wrap(self.asked.title, max(20, canvas.width - 4 - len(hint)))
        top = max(1, len(title))
        # Below all of a question, so that it looks like no dash in it.
        canvas.put(0, top - 1, self.cosmodrome.glyphs["h"] * canvas.width, BAR_FAINT)
        for y, line in enumerate(title):
            canvas.put(1, y, f" {line} ", BAR_BOLD)
        canvas.put(canvas.width - len(hint) - 1, 0, hint, BAR_KEY)
        return top

    def _paint_answers(self, canvas: Canvas, top: int, layout: Layout, chosen: Line | None) -> str:
        """The answers from a row on, with marks for more pages; what is to be said below them about the chosen one."""
        detail, glyphs = self.asked.detail, self.cosmodrome.glyphs
        for line, x, y, width in layout.places:
            at, row, text = 1 + x, top + y, self.cut(line.text, width)
            if line is chosen:
                # Below it stands what the answer does not say itself; of one that is cut, the whole.
                detail = "" if detail.removesuffix(".") == text.removesuffix(".") else detail
                detail = detail or (line.text if text != line.text else "")
                canvas.fill(at, row, BEFORE + len(text) + 1, 1, WORDS_AT)
                canvas.put(at, row, glyphs["here"], KEY_AT)
            canvas.put(at + 2, row, line.key, KEY_AT if line is chosen else BAR_KEY)
            canvas.put(at + BEFORE, row, text, WORDS_AT if line is chosen else BAR)
            canvas.spot(line.key, at, row, BEFORE + width, 1)
        if layout.before:
            canvas.put(canvas.width - 3, canvas.height - 1, glyphs["more-up"], BAR_KEY)
        if layout.after:
            canvas.put(canvas.width - 2, canvas.height - 1, glyphs["more-down"], BAR_KEY)
        return detail


def worded(lines: Sequence[Line], width: int, rows: int) -> Sequence[Line]:
    """All in full where one page has room for that, else in few words."""
    layout = laid_out(lines, None, width, rows)
    if not lines or (_width(lines) <= width and not layout.page and layout.rows <= rows):
        return lines
    return [line._replace(text=line.brief or line.text) for line in lines]


def laid_out(lines: Sequence[Line], chosen: int | None, width: int, rows: int, spare: int = 0) -> Layout:
    """In columns from top to bottom, and below them, on every page, what stands aside.

    `spare` rows are left free, or as many of them as can be without a second page.
    """
    if not lines or rows < 1:
        return Layout((), 0)
    rest = [line for line in lines if not line.aside]
    below = _in_rows([line for line in lines if line.aside], width)
    deep = below[-1].y + 1 if below else 0
    if rest and deep >= rows:
        rest, below, deep = list(lines), [], 0
    rows -= next((n for n in range(spare, 0, -1) if _fit(rest, width, rows - deep - n)), 0)
    columns = _columns(rest, width, rows - deep)
    # Pages, not a sliding window: an answer keeps its place while the cursor stays on its page.
    size = (rows - deep) * len(columns)
    first = max(0, min(chosen or 0, len(rest) - 1)) // max(1, size) * size
    page = rest[first : first + size]
    high = min(len(page), rows - deep)
    places = [
        Place(line, sum(columns[: n // high]), n % high, columns[n // high] - BEFORE - GAP)
        for n, line in enumerate(page)
    ]
    return Layout(
        (*places, *(place._replace(y=place.y + high) for place in below)),
        high + deep,
        page=size if len(rest) > size else 0,
        before=first > 0,
        after=first + size < len(rest),
    )


def _fit(lines: Sequence[Line], width: int, rows: int) -> bool:
    """Whether one page is enough for them."""
    return rows > 0 and len(_columns(lines, width, rows)) * rows >= len(lines)


def _in_rows(lines: Sequence[Line], width: int) -> list[Place]:
    """Side by side, in as many rows as they need."""
    places: list[Place] = []
    x = y = 0
    for line in lines:
        wide = BEFORE + len(line.text)
        if x and x + wide > width:
            x, y = 0, y + 1
        places.append(Place(line, x, y, min(wide, width) - BEFORE))
        x += wide
    return places


def _columns(lines: Sequence[Line], width: int, rows: int) -> list[int]:
    """How wide columns are in which all answers fit; where none would do, as many as are on a page."""
    if not lines:
        return []
    wanted = -(-len(lines) // rows)
    longest = [_width(lines[n * rows : (n + 1) * rows]) for n in range(wanted)]
    if max(longest) * wanted <= width:
        return [width // wanted] * wanted
    for columns in range(wanted, 1, -1):
        # The same on every page; nothing stands behind the last column, so it needs no gap.
        widest = [max(longest[n::columns]) for n in range(columns)]
        if sum(widest) - GAP <= width:
            return [*widest[:-1], width - sum(widest[:-1]) + GAP]
    return [width]


def _width(lines: Sequence[Line]) -> int:
    """Of a column with these answers and the gap after it."""
    return max(len(line.text) for line in lines) + BEFORE + GAP
