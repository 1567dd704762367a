"""How the answers of a question stand in its bar: in columns, in full or in brief, on one page or on several."""

from collections.abc import Hashable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

GAP = 1
"""Columns between two columns of answers, besides those before each."""
BELOW = 3
"""Rows at most that answers leave for what stands below them, as long as one page shows them all."""
BEFORE = 4
"""Columns of an answer before its words: what points at it, and its key."""
MARKS = 3
"""Columns at the end of the last row for the marks for more pages."""


class Line(NamedTuple):
    """An answer as the bar shows it."""

    key: str
    text: str
    aside: bool = False
    """Whether it ends the question or can be done at any time: such answers stand side by side below the others."""
    brief: str = ""
    """Fewer words, for where there is no room for all answers in full."""
    kind: Hashable = None
    """Answers of a kind are shown in full or in brief together, so that what is left out of one is left out of all."""

    @property
    def in_brief(self) -> "Line":
        """The same in fewer words, where there are such."""
        return self._replace(text=self.brief or self.text)


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
    chosen: Line | None = None
    page: int = 0
    """How many answers a page has, where they need more than one."""
    before: bool = False
    after: bool = False
    """Whether there are more before and after."""


def laid_out(lines: Sequence[Line], chosen: int | None, width: int, height: int) -> Layout:
    """In columns from top to bottom, and below them, on every page, what stands aside.

    It depends on nothing but the answers, so that none moves while a question is asked.
    """
    if not lines or height < 1:
        return Layout((), 0)
    said, layout = _on_one_page(tuple(lines), width, height)
    if layout is None:
        return _paged(said, chosen, width - MARKS, height)
    return layout._replace(chosen=None if chosen is None else said[chosen])


@lru_cache(maxsize=2)
def _on_one_page(lines: tuple[Line, ...], width: int, height: int) -> tuple[Sequence[Line], Layout | None]:
    """The answers as they are said, and where they stand if one page has room for all; the same at each cursor step."""
    for said, rows, cut in _ways(lines, height):
        below, deep = _aside(said, width)
        rest = [line for line in said if not line.aside]
        columns = _columns(rest, width, rows - deep, cut=cut)
        if columns or (not rest and deep <= rows):
            return said, _placed(rest, columns, min(len(rest), rows - deep), below)
    return _in_brief(lines), None


def _ways(lines: Sequence[Line], height: int) -> Iterator[tuple[Sequence[Line], int, bool]]:
    """From the best: how all may be said on one page, in how many rows, and whether one answer is cut.

    What stands below the answers gives way last, but before there is a second page.
    """
    brief = _in_brief(lines)
    for said in (lines, *_partly_in_brief(lines), brief):
        for left in range(BELOW, 0, -1):
            yield said, height - left, False
        yield _together(said), height - 1, False
    yield lines, height - 1, True
    yield _together(lines), height - 1, True
    for cut in (False, True):
        for said in (lines, _together(lines), brief, _together(brief)):
            yield said, height, cut


def _in_brief(lines: Sequence[Line]) -> list[Line]:
    return [line.in_brief for line in lines]


def _partly_in_brief(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """One kind in brief and the others in full; first the kind that gains the most room."""
    gains: dict[Hashable, int] = {}
    for line in lines:
        gain = len(line.text) - len(line.in_brief.text)
        gains[line.kind] = max(gain, gains.get(line.kind, 0))
    for kind in sorted((kind for kind in gains if gains[kind]), key=lambda kind: -gains[kind]):
        yield [line.in_brief if line.kind == kind else line for line in lines]


def _together(lines: Sequence[Line]) -> list[Line]:
    """None of them aside."""
    return [line._replace(aside=False) for line in lines]


def _aside(lines: Sequence[Line], width: int) -> tuple[list[Place], int]:
    """What stands aside, and how many rows that takes."""
    below = _in_rows([line for line in lines if line.aside], width)
    return below, below[-1].y + 1 if below else 0


def _placed(page: Sequence[Line], columns: Sequence[int], high: int, below: Sequence[Place]) -> Layout:
    """Answers in columns of so many rows, and what stands aside below them."""
    places = [
        Place(line, sum(columns[: n // high]), n % high, columns[n // high] - BEFORE - GAP)
        for n, line in enumerate(page)
    ]
    places += [place._replace(y=place.y + high) for place in below]
    return Layout(tuple(places), 1 + max(place.y for place in places))


def _paged(lines: Sequence[Line], chosen: int | None, width: int, rows: int) -> Layout:
    """The page with the chosen answer; pages take all rows."""
    below, deep = _aside(lines, width)
    if deep >= rows:
        lines, below, deep = _together(lines), [], 0
    rest = [line for line in lines if not line.aside]
    columns = _page_columns(rest, width, rows - deep)
    # Pages, not a sliding window: an answer keeps its place while the cursor stays on its page.
    size = (rows - deep) * len(columns)
    first = max(0, min(chosen or 0, len(rest) - 1)) // size * size
    page = rest[first : first + size]
    return _placed(page, columns, min(len(page), rows - deep), below)._replace(
        chosen=None if chosen is None else lines[chosen],
        page=size,
        before=first > 0,
        after=first + size < len(rest),
    )


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


def _columns(lines: Sequence[Line], width: int, rows: int, *, cut: bool) -> list[int]:
    """How wide columns are in which all answers fit, perhaps with one of them cut; none where they don't."""
    if not lines or rows < 1:
        return []
    columns = [lines[n : n + rows] for n in range(0, len(lines), rows)]
    widths = [_width(column) for column in columns]
    if max(widths) * len(columns) <= width:
        return [width // len(columns)] * len(columns)
    # Nothing stands behind the last column, so it needs no gap.
    over = sum(widths) - GAP - width
    if over > 0 and cut:
        if len(columns) == 1:
            return [width + GAP]
        n = widths.index(max(widths))
        *others, longest = sorted(len(line.text) for line in columns[n])
        if longest - over >= max(longest // 2, *others, 0):
            widths[n] -= over
            over = 0
    return [] if over > 0 else [*widths[:-1], width - sum(widths[:-1]) + GAP]


def _page_columns(lines: Sequence[Line], width: int, rows: int) -> list[int]:
    """As many columns as are on a page, the same on every one."""
    longest = [_width(lines[n : n + rows]) for n in range(0, len(lines), rows)]
    for columns in range(len(longest), 1, -1):
        widest = [max(longest[n::columns]) for n in range(columns)]
        if sum(widest) - GAP <= width:
            return [*widest[:-1], width - sum(widest[:-1]) + GAP]
    return [width + GAP]


def _width(lines: Sequence[Line]) -> int:
    """Of a column with these answers and the gap after it."""
    return max(len(line.text) for line in lines) + BEFORE + GAP
