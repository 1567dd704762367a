"""The ship: 24 cells, the agents in them, and how they are linked."""

from collections.abc import Hashable

from core.space_bureau.state import CELLS, COLUMNS
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.words.dictionary import Table
from tui.words.i18n import _

ROWS = CELLS // COLUMNS
EDGE = Ink("edge")
KEY = Ink("on-accent", "accent", bold=True)


class ShipArea(Area):
    """A grid of cells; an empty one shows its actions, an agent its connectors."""

    id = "ship"
    per_seat = True

    def title(self, table: Table, seat: int) -> str:
        """Ship."""
        return _("Ship")

    def size(self, table: Table, width: int, height: int) -> tuple[int, int]:
        """Cells have whole sizes: two or three rows, and columns for a short word."""
        return 2 + COLUMNS * 13, 1 + ROWS * 3

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A cell with its actions, or with its agent."""
        return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Grid lines first, then cells, then the connectors over the lines."""
        canvas.put(0, 0, "ship")
