"""Which areas of Galactic Cruise a wide screen shows at once."""

import pytest

from core import GAMES
from core.kernel.session import Session, TakeBacks
from tests.harness import setup_of
from tests.tui.screen.desk import COMPACT, WIDE, Desk, desk

pytestmark = pytest.mark.asyncio

GAME = GAMES["galactic-cruise"]


def first_question() -> Session:
    return Session.new(GAME, setup_of(GAME, 0), TakeBacks.FREE)


def seen(table: Desk) -> list[str]:
    """The areas of which at least a part is on the screen."""
    return [area.id for area in table.board.areas if table.pane(area.id).size.area]


@pytest.mark.parametrize(
    ("size", "areas"),
    [
        (COMPACT, ["network"]),
        ((120, 36), ["network"]),
        ((150, 44), ["network", "mine", "market"]),
        (WIDE, ["network", "mine", "market", "progress"]),
    ],
)
async def test_the_more_room_there_is_the_more_areas_are_seen(size: tuple[int, int], areas: list[str]) -> None:
    async with desk(first_question(), size=size) as table:
        await table.settle()
        assert seen(table) == areas


@pytest.mark.parametrize("size", [(150, 44), WIDE])
async def test_every_area_has_its_turn_on_a_wide_screen_and_stays_until_the_next(size: tuple[int, int]) -> None:
    async with desk(first_question(), size=size) as table:
        for n, area in enumerate(table.board.areas):
            await table.press(f"f{n + 2}")
            await table.settle()
            assert {"network", "mine", area.id} <= set(seen(table))
        await table.press("f6", "f2")
        await table.settle()
        assert "supply" in seen(table)


async def test_on_a_large_screen_every_area_is_seen_whole_at_the_start() -> None:
    async with desk(first_question(), size=WIDE) as table:
        for n, area in enumerate(table.board.areas):
            await table.press(f"f{n + 2}")
            await table.settle()
            pane = table.pane(area.id)
            assert pane.whole is not None
            assert (pane.whole.width, pane.whole.height) == pane.size, area.id
