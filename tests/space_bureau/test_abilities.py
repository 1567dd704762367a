"""The captains' abilities C1 to C6, on ships whose cells do nothing themselves."""

from collections.abc import Mapping

import pytest

from core.kernel.events import Scored
from core.kernel.frames import Pick, Stop
from core.space_bureau.choices import FlyTo, Land, Take
from core.space_bureau.components import content
from core.space_bureau.effects import Credits, Sample
from core.space_bureau.events import AbilityUsed
from core.space_bureau.game import GAME
from core.space_bureau.questions import Fly, PickAgent
from core.space_bureau.reasons import TankFull
from core.space_bureau.setup import STANDARD
from core.space_bureau.ship import BESIDE, column, connectors, open_sides, row
from core.space_bureau.state import CELLS, Agent, State
from tests.space_bureau.table import (
    declining,
    every_cell_does,
    hexes,
    in_space,
    kind,
    laid,
    match,
    play,
    putting,
    told,
    why_not,
    with_agents,
    with_captain,
)

ORANGE, BLUE, GRAY = kind("orange"), kind("blue"), kind(None)
INSPECTOR_AT_WORK = Agent(kind=GRAY, turns=0, flipped=True)
RIGHT, DOWN, LEFT = 2, 4, 8


@pytest.fixture(autouse=True)
def _idle_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch)


def captain_with(ability: str, crew: Mapping[int, Agent | str], reserve: str = ORANGE) -> State:
    """A captain about to place an agent, with this ability and this crew aboard; kinds lie towards the ship's floor."""
    tiles = {cell: laid(tile, DOWN) if isinstance(tile, str) else tile for cell, tile in crew.items()}
    s = with_captain(match(), ability=ability, reserve=(reserve,) * 3, lines=())
    return with_agents(s, tiles)


def working(*cells: int) -> dict[int, Agent]:
    """Inspectors at work in these cells, who link to all sides."""
    return dict.fromkeys(cells, INSPECTOR_AT_WORK)


def times(s: State, cell: int) -> int:
    """How often the ability comes true when the agent is placed in this cell."""
    events = told(s, putting(s, s.captains[0].reserve[0], cell))
    return sum(event.times for event in events if isinstance(event, AbilityUsed))


# Any ability


@pytest.mark.rule("SB-100")
def test_an_ability_may_go_unused_wholly_or_in_part() -> None:
    s = captain_with("C3", working(0, 1, 6))
    s = play(s, putting(s, ORANGE, 7))
    unused = play(s, Stop())
    assert (unused.captains[0].fuel, unused.captains[0].room) == (2, 0)
    fuel_only = declining(play(s, Pick(n=1)))
    assert (fuel_only.captains[0].fuel, fuel_only.captains[0].room) == (3, 0)
    assert isinstance(fuel_only.stack[-1], PickAgent)


@pytest.mark.rule("SB-100")
def test_an_ability_with_a_single_bonus_may_go_unused_too() -> None:
    s = captain_with("C1", {0: ORANGE, 1: ORANGE})
    s = play(s, putting(s, ORANGE, 2), Stop())
    assert s.captains[0].room == 0
    assert isinstance(s.stack[-1], PickAgent)


# C1


@pytest.mark.rule("SB-101")
def test_c1_pays_three_bureau_steps_for_three_alike_in_a_row() -> None:
    s = captain_with("C1", {0: ORANGE, 2: ORANGE})
    s = declining(play(s, putting(s, ORANGE, 1), Pick(n=0)))
    assert s.captains[0].room == 3


@pytest.mark.rule("SB-101")
@pytest.mark.parametrize(
    ("crew", "count"),
    [
        ({0: ORANGE, 1: BLUE}, 0),
        ({0: ORANGE, 1: ORANGE}, 1),
        ({1: ORANGE, 3: ORANGE, 4: ORANGE, 0: BLUE}, 1),
        ({0: ORANGE, 3: ORANGE}, 0),
    ],
)
def test_c1_wants_three_of_one_colour_side_by_side(crew: dict[int, str], count: int) -> None:
    assert times(captain_with("C1", crew), 2) == count


@pytest.mark.rule("SB-101")
def test_c1_counts_columns_and_pays_twice_for_both_at_once() -> None:
    assert times(captain_with("C1", {8: ORANGE, 14: ORANGE}), 2) == 1
    s = captain_with("C1", {8: ORANGE, 14: ORANGE, 0: ORANGE, 1: ORANGE})
    assert times(s, 2) == 2
    placed = play(s, putting(s, ORANGE, 2))
    assert declining(placed).captains[0].room == 0
    assert declining(play(placed, Pick(n=0))).captains[0].room == 3


@pytest.mark.rule("SB-101")
def test_c1_counts_flipped_tiles_without_links_and_inspectors_as_gray() -> None:
    landed = {0: laid(ORANGE, DOWN, flipped=True), 1: laid(ORANGE, DOWN, flipped=True)}
    assert times(captain_with("C1", landed), 2) == 1
    idle = {0: laid(GRAY, DOWN), 1: laid(GRAY, DOWN, flipped=True)}
    s = captain_with("C1", idle, reserve=GRAY)
    s = with_agents(s, {3: laid(GRAY, DOWN)})
    assert times(s, 2) == 1


@pytest.mark.rule("SB-Q34")
def test_c1_pays_a_line_once_however_long_it_grows() -> None:
    s = captain_with("C1", {0: ORANGE, 1: ORANGE})
    s = play(s, putting(s, ORANGE, 2), Stop())
    assert s.captains[0].lines == (0,)
    s = captain_with("C1", {0: ORANGE, 1: ORANGE, 2: ORANGE, 4: ORANGE, 5: ORANGE})
    s = with_captain(s, lines=(0,))
    assert times(s, 3) == 0


@pytest.mark.rule("SB-Q35")
def test_c1_asks_for_a_line_that_the_new_tile_belongs_to() -> None:
    assert times(captain_with("C1", {0: BLUE, 1: BLUE, 2: BLUE}), 4) == 0


# C2


@pytest.mark.rule("SB-102")
def test_c2_pays_two_fuel_in_the_outer_columns_eight_cells_in_all() -> None:
    paid = []
    for cell in range(CELLS):
        s = captain_with("C2", working(*(other for other, _, _ in BESIDE[cell])))
        after = play(s, putting(s, ORANGE, cell)).captains[0]
        if after.fuel > s.captains[0].fuel:
            assert after.fuel == s.captains[0].fuel + 2
            paid.append(cell)
    assert [column(cell) for cell in paid] == [0, 5] * 4


# C3


@pytest.mark.rule("SB-103")
def test_c3_pays_a_step_and_a_unit_of_fuel_for_a_square() -> None:
    s = captain_with("C3", working(0, 1, 6))
    s = play(s, putting(s, ORANGE, 7), Pick(n=1))
    assert s.captains[0].fuel == 3
    assert play(s, Pick(n=0)).captains[0].room == 1


@pytest.mark.rule("SB-103")
def test_c3_pays_for_each_square_completed_at_once() -> None:
    assert times(captain_with("C3", working(0, 1)), 6) == 0
    assert times(captain_with("C3", working(0, 1, 6)), 7) == 1
    s = captain_with("C3", working(0, 1, 2, 6, 8))
    s = play(s, putting(s, ORANGE, 7), Pick(n=1), Pick(n=3), Stop())
    assert s.captains[0].fuel == 4
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-26", "SB-103")
def test_the_bonuses_of_two_squares_may_be_taken_in_any_order() -> None:
    to_the_cellar = next(n for n, room in enumerate(content().rooms) if room.id == "cellar") - 1
    s = captain_with("C3", working(0, 1, 2, 6, 8))
    s = with_captain(s, room=to_the_cellar, fuel=9)
    s = play(s, putting(s, ORANGE, 7))
    assert GAME.legal(s) == (Pick(n=0), Stop())
    assert why_not(s, Pick(n=1)) == TankFull()
    s = play(s, Pick(n=0))  # the cellar takes a limiter away
    assert GAME.legal(s) == (Pick(n=1), Pick(n=2), Stop())
    s = play(s, Pick(n=1), Pick(n=3))
    assert s.captains[0].fuel == 11
    assert GAME.legal(s) == (Pick(n=0), Stop())


@pytest.mark.rule("SB-Q55")
def test_c3_sees_squares_of_two_by_two_and_four_at_most() -> None:
    around = (0, 1, 2, 6, 8, 12, 13, 14)
    assert times(captain_with("C3", working(*around)), 7) == 4
    # The corner of a three by three square completes a single one of two by two.
    assert times(captain_with("C3", working(*around[1:], 7)), 0) == 1


# C4


@pytest.mark.rule("SB-104")
def test_c4_pays_a_unit_of_fuel_beside_one_tile_at_most() -> None:
    s = captain_with("C4", {})
    assert play(s, putting(s, ORANGE, 3)).captains[0].fuel == 3
    assert times(captain_with("C4", working(1)), 2) == 1
    assert times(captain_with("C4", working(1, 3)), 2) == 0
    assert times(captain_with("C4", working(1, 7, 9)), 2) == 1


# C5


@pytest.mark.rule("SB-105")
def test_c5_pays_fuel_steps_and_a_sample_for_a_tile_closed_in() -> None:
    s = captain_with("C5", working(6, 7, 8, 13))
    s = play(s, putting(s, ORANGE, 1))
    s = play(s, Pick(n=0), Pick(n=2), Take(colour="blue"))
    assert (s.captains[0].fuel, s.captains[0].samples) == (4, (0, 1, 0))
    s = declining(play(s, Pick(n=0)))
    assert s.captains[0].room == 2


@pytest.mark.rule("SB-105")
def test_c5_pays_for_each_tile_closed_in_at_once() -> None:
    # Cells 7 and 9 lie between their neighbours; the tile between them closes both in.
    crew = working(1, 6, 7, 13, 3, 9, 10, 15)
    assert times(captain_with("C5", crew), 8) == 2
    assert times(captain_with("C5", working(1, 6, 7)), 8) == 0


@pytest.mark.rule("SB-105")
def test_c5_needs_all_four_sides_so_only_inner_cells_count() -> None:
    inner = []
    for cell in range(CELLS):
        beside = [other for other, _, _ in BESIDE[cell]]
        s = captain_with("C5", working(cell, *beside[:-1]))
        inner += [cell] * times(s, beside[-1])
    assert len(inner) == 8
    assert {row(cell) for cell in inner} == {1, 2}
    assert {column(cell) for cell in inner} == {1, 2, 3, 4}


@pytest.mark.rule("SB-Q36")
def test_c5_may_close_in_the_new_tile() -> None:
    assert times(captain_with("C5", working(1, 6, 8, 13)), 7) == 1


# C6


@pytest.mark.rule("SB-106")
def test_c6_gives_a_flight_before_the_cell_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Sample())
    s = captain_with("C6", working(6))
    s = play(s, putting(s, ORANGE, 12))
    assert isinstance(s.stack[-1], Fly)
    s = play(s, Stop(), Take(colour="blue"))
    assert s.captains[0].samples == (0, 1, 0)


@pytest.mark.rule("SB-Q32")
def test_c6_counts_rows_from_the_bottom() -> None:
    found = []
    for cell in range(CELLS):
        s = captain_with("C6", working(*(other for other, _, _ in BESIDE[cell])))
        found += [cell] * times(s, cell)
    assert found == list(range(12, 18))


@pytest.mark.rule("SB-Q33")
def test_the_flight_of_c6_has_its_own_landing_before_the_cell_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Credits(n=3))
    s = in_space(captain_with("C6", working(6)), ((0, 0), hexes()[0]), ((1, 0), hexes("orange")[0]))
    s = play(s, putting(s, ORANGE, 12), FlyTo(at=(1, 0)))
    landed = told(s, Land())
    assert [event.why for event in landed if isinstance(event, Scored)] == [
        "landing",
        f"cell:{content().ships[STANDARD].cells[12]}",
    ]


# C3, C4 and C5


@pytest.mark.rule("SB-107")
@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(("ability", "crew"), [("C3", (0, 6, 7)), ("C4", (0,)), ("C5", (6, 7, 8, 13))])
def test_flipped_and_unlinked_tiles_count(ability: str, crew: tuple[int, ...], flipped: bool) -> None:
    blank = {0: RIGHT, 6: RIGHT, 7: DOWN, 8: LEFT, 13: DOWN}
    ways = [Agent(kind=BLUE, turns=turns, flipped=flipped) for turns in range(4)]
    loose = {n: next(tile for tile in ways if not connectors(tile) & blank[n]) for n in crew}
    s = captain_with(ability, loose)
    assert open_sides(s.captains[0].cells, 1) == DOWN  # the ship's own connector and no other
    assert times(s, 1) == 1
