"""Space Bureau on the screen: its areas, and where answers stand on them."""

from typing import ClassVar

from core.kernel.frames import Choice
from tui.asking import Mark
from tui.board import Area, Board
from tui.space_bureau.areas.ship import ShipArea
from tui.words.dictionary import Table


class SpaceBureauBoard(Board):
    """Ship, universe, bureau, crew, captain."""

    areas: ClassVar[tuple[Area, ...]] = (ShipArea(),)

    def mark(self, choice: Choice, part: str, table: Table) -> Mark:
        """Cells of the ship, hexes by the way they lie, agents by their kind."""
        return Mark()

    def front(self, table: Table) -> str:
        """The area of the question."""
        return "ship"

    def strip(self, seat: int, table: Table) -> str:
        """Credits."""
        return f"{table.state.captains[seat].credits}"


BOARD = SpaceBureauBoard()
