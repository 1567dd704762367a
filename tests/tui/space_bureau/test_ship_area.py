"""The ship as it is told under the cursor."""

from core.space_bureau.effects import Colour
from core.space_bureau.ship import UP
from tests.space_bureau.table import kind, laid, match, with_agents
from tests.tui.space_bureau.pictures import table_of
from tui.space_bureau.areas.ship import ShipArea


def told(colour: Colour | None, flipped: bool) -> str:
    """The cell over the first letter, with an agent in it."""
    s = with_agents(match(), {0: laid(kind(colour), UP, flipped)})
    return ShipArea().describe(("cell", 0), table_of(s), 0)


def test_an_agent_that_has_landed_and_a_flipped_inspector_are_told() -> None:
    assert "Orange courier, landed, up free" in told("orange", flipped=True)
    assert "landed" not in told("orange", flipped=False)
    assert "Inspector, flipped, up free" in told(None, flipped=True)
    assert "flipped" not in told(None, flipped=False)
