"""The captains' abilities: when each comes true, and its bonus."""

from collections.abc import Callable

from core.space_bureau.components import Moment, content
from core.space_bureau.events import AbilityUsed
from core.space_bureau.rules import POWERS, Pen, rules
from core.space_bureau.ship import BESIDE, Cells, column, row
from core.space_bureau.state import CELLS, COLUMNS

ROWS = CELLS // COLUMNS
THIRD_ROW = 2
"""The third row from below (SB-Q32)."""


def use_ability(t: Pen, seat: int, cell: int) -> None:
    """The bonus of the captain's ability, as often as this placement makes it come true (SB-28, SB-100)."""
    c = t.s.captains[seat]
    if not c.ability:
        return
    moment = content().abilities[c.ability].moment
    if moment == "line":
        lines = new_lines(c.cells, cell, c.lines)
        times = len(lines)
        t.captain(seat, lines=tuple(sorted((*c.lines, *lines))))
    else:
        times = TIMES[moment](c.cells, cell)
    if times:
        t.emit(AbilityUsed(seat=seat, ability=c.ability, times=times))
        rules.fire(t, seat, POWERS, (f"ability:{c.ability}",), moment, times)


def new_lines(cells: Cells, cell: int, had: tuple[int, ...]) -> tuple[int, ...]:
    """Rows (0 to 3) and columns (4 to 9) in which this tile makes the first line of three of one type.

    Flipped tiles count, links do not matter, inspectors are a type of their own (SB-101, SB-Q34, SB-Q35).
    """
    first = row(cell) * COLUMNS
    across = [first + i for i in range(COLUMNS)]
    along = [column(cell) + COLUMNS * i for i in range(ROWS)]
    lines = ((row(cell), across), (ROWS + column(cell), along))
    return tuple(line for line, run in lines if line not in had and _run_through(cells, cell, run) >= 3)


def _run_through(cells: Cells, cell: int, line: list[int]) -> int:
    """Length of the unbroken run of the tile's type in a line."""
    wanted = _type(cells, cell)
    at = line.index(cell)
    length = 1
    for side in (reversed(line[:at]), iter(line[at + 1 :])):
        for other in side:
            if _type(cells, other) != wanted:
                break
            length += 1
    return length


def _type(cells: Cells, cell: int) -> str | None:
    tile = cells[cell]
    return None if tile is None else content().agents[tile.kind].type


def _in_edge_column(cells: Cells, cell: int) -> int:
    """SB-102: the left-most or right-most column."""
    return int(column(cell) in (0, COLUMNS - 1))


def _squares(cells: Cells, cell: int) -> int:
    """SB-103, SB-107, SB-Q55: blocks of 2 x 2 that this tile completes, four at most."""
    found = 0
    for bottom in (row(cell) - 1, row(cell)):
        for left in (column(cell) - 1, column(cell)):
            if 0 <= bottom < ROWS - 1 and 0 <= left < COLUMNS - 1:
                corner = bottom * COLUMNS + left
                block = (corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1)
                found += all(cells[c] is not None for c in block)
    return found


def _at_most_one_beside(cells: Cells, cell: int) -> int:
    """SB-104, SB-107: no more than one tile above, below, left and right of it."""
    return int(sum(cells[other] is not None for other, _, _ in BESIDE[cell]) <= 1)


def _surrounded(cells: Cells, cell: int) -> int:
    """SB-105, SB-107, SB-Q36: tiles, this one too, that now have tiles on all four sides."""

    def closed(c: int) -> bool:
        return cells[c] is not None and len(BESIDE[c]) == 4 and all(cells[o] is not None for o, _, _ in BESIDE[c])

    return sum(closed(c) for c in (cell, *(other for other, _, _ in BESIDE[cell])))


def _in_third_row(cells: Cells, cell: int) -> int:
    """SB-106, SB-Q32, SB-Q33: a flight of its own, before the cell's actions."""
    return int(row(cell) == THIRD_ROW)


TIMES: dict[Moment, Callable[[Cells, int], int]] = {
    "edge-column": _in_edge_column,
    "square": _squares,
    "at-most-one-beside": _at_most_one_beside,
    "surrounded": _surrounded,
    "third-row": _in_third_row,
}
"""How often a placement makes the condition of an ability come true."""
