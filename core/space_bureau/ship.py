"""The ship's cells, the connectors of agents, and where an agent can be linked."""

from functools import lru_cache

from core.space_bureau.choices import PutAgent
from core.space_bureau.components import SIDES, content
from core.space_bureau.state import CELLS, COLUMNS, Agent

Cells = tuple[Agent | None, ...]

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
ALL_SIDES = UP | RIGHT | DOWN | LEFT


def row(cell: int) -> int:
    """The row of a cell, 0 at the bottom."""
    return cell // COLUMNS


def column(cell: int) -> int:
    """The column of a cell, 0 at the left."""
    return cell % COLUMNS


def _beside(cell: int) -> tuple[tuple[int, int, int], ...]:
    """Cells beside a cell, with the side on which they lie and the side of theirs that faces back."""
    found = []
    if row(cell) < CELLS // COLUMNS - 1:
        found.append((cell + COLUMNS, UP, DOWN))
    if column(cell) < COLUMNS - 1:
        found.append((cell + 1, RIGHT, LEFT))
    if row(cell) > 0:
        found.append((cell - COLUMNS, DOWN, UP))
    if column(cell) > 0:
        found.append((cell - 1, LEFT, RIGHT))
    return tuple(found)


BESIDE = tuple(_beside(cell) for cell in range(CELLS))


def turned(sides: int, turns: int) -> int:
    """A set of sides after quarter turns clockwise (SB-21)."""
    return (sides << turns | sides >> (4 - turns)) & ALL_SIDES


@lru_cache(maxsize=256)
def connectors(agent: Agent) -> int:
    """The sides on which a tile has connectors as it lies; flipped inspectors have four (SB-22, SB-24, SB-54)."""
    kind = content().agents[agent.kind]
    sides = kind.flipped if agent.flipped else kind.connectors
    return turned(sum(1 << SIDES.index(side) for side in sides), agent.turns)


@lru_cache(maxsize=64)
def ways_to_turn(kind: str) -> tuple[tuple[int, int], ...]:
    """Turns of a tile that differ, each with the sides of its connectors."""
    found: dict[int, int] = {}
    for turns in range(4):
        found.setdefault(connectors(Agent(kind=kind, turns=turns)), turns)
    return tuple((turns, sides) for sides, turns in found.items())


def open_sides(cells: Cells, cell: int) -> int:
    """The sides of a cell from which a connector of a tile or of the ship points into it (SB-19, SB-Q7, SB-Q8)."""
    sides = DOWN if row(cell) == 0 else 0
    for other, side, back in BESIDE[cell]:
        tile = cells[other]
        if tile is not None and connectors(tile) & back:
            sides |= side
    return sides


@lru_cache(maxsize=8192)
def placements(cells: Cells, reserve: tuple[str, ...]) -> tuple[PutAgent, ...]:
    """Every way to link one agent of the reserve: an empty cell, and a turn with one link or more.

    So all tiles hang together with the ship (SB-18, SB-19, SB-20, SB-21, SB-Q9). Of the turns of a tile those come
    first that leave most ways to go on.
    """
    found = []
    for cell in range(CELLS):
        if cells[cell] is None and (sides := open_sides(cells, cell)):
            empty = sum(side for other, side, _back in BESIDE[cell] if cells[other] is None)
            for kind in sorted(set(reserve)):
                linked = [(turns, has) for turns, has in ways_to_turn(kind) if has & sides]
                for turns, _has in sorted(linked, key=lambda way: -(way[1] & empty).bit_count()):
                    found.append(PutAgent(agent=kind, cell=cell, turns=turns))
    return tuple(sorted(found, key=lambda c: (c.agent, c.cell)))
