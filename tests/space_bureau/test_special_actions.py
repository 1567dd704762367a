"""Special actions: as often as the level or the number of offices says."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.kernel.frames import Pick, Stop, UsedUp
from core.space_bureau.choices import FlyTo, TakeAgent
from core.space_bureau.effects import Bureau, Credits, Flight, Fuel, Level, Offices, OneOf, Sample, UpTo
from core.space_bureau.game import GAME
from core.space_bureau.questions import Choose, Fly, PickAgent, PlaceAgent
from core.space_bureau.state import State
from tests.space_bureau.table import (
    cell,
    doing,
    hexes,
    in_space,
    match,
    play,
    room_of,
    why_not,
    with_captain,
)

HERE, EAST = (0, 0), (1, 0)
PER_LEVEL = UpTo(times=Level(), do=Credits(n=1))
PER_OFFICE = UpTo(times=Offices(), do=Credits(n=1))


def at_level(level: int, **fields: Any) -> State:
    """A captain who has reached this level and no further, on a hex with a neighbour to the east."""
    s = in_space(match(), (HERE, hexes("orange")[0]), (EAST, hexes("blue")[0]))
    return with_captain(s, room=room_of(level) if level else 0, **fields)


@pytest.mark.rule("SB-78")
@pytest.mark.parametrize(("level", "credits"), [(0, 0), (1, 1), (3, 3), (4, 4)])
def test_per_level_means_as_often_as_the_level(level: int, credits: int) -> None:
    s = doing(at_level(level), cell(PER_LEVEL))
    assert s.captains[0].credits == credits


@pytest.mark.rule("SB-78")
def test_level_three_gives_two_fuel_three_times_and_no_fourth_time() -> None:
    s = doing(at_level(3, fuel=0), cell(UpTo(times=Level(), do=Fuel(n=2)), Bureau(n=1)))
    s = play(s, Pick(n=0), Pick(n=0), Pick(n=0))
    assert s.captains[0].fuel == 6
    assert why_not(s, Pick(n=0)) == UsedUp(number=Level(), times=3)


@pytest.mark.rule("SB-79")
def test_a_level_gained_between_two_times_adds_one() -> None:
    s = doing(with_captain(match(), room=room_of(4) - 1), cell(PER_LEVEL, Bureau(n=1)))
    s = play(s, Pick(n=0), Pick(n=1))
    assert s.captains[0].credits == 4


@pytest.mark.rule("SB-79")
def test_a_time_that_raises_the_level_pays_for_another() -> None:
    s = with_captain(match(), room=room_of(2) - 1)
    s = doing(s, cell(UpTo(times=Level(), do=Bureau(n=1))))
    s = play(s, Pick(n=0))
    assert s.captains[0].room == room_of(2)
    assert Pick(n=0) in GAME.legal(s)


@pytest.mark.rule("SB-Q54")
def test_a_level_gained_after_the_last_time_gives_one_more() -> None:
    s = doing(with_captain(match(), room=room_of(4) - 1), cell(PER_LEVEL, Bureau(n=1)))
    s = play(s, Pick(n=0), Pick(n=0), Pick(n=0))
    assert why_not(s, Pick(n=0)) == UsedUp(number=Level(), times=3)
    s = play(s, Pick(n=1))
    assert s.captains[0].credits == 4


@pytest.mark.rule("SB-80")
@pytest.mark.parametrize("own", [0, 1, 2, 3])
def test_per_office_means_own_offices_on_planets(own: int) -> None:
    places = ((HERE, hexes("orange")[0]), (EAST, hexes("blue")[0]), ((2, 0), hexes("purple")[0]))
    s = in_space(match(), *places)
    owners = [0] * own + [1] * (3 - own)
    s = replace(s, universe=tuple(replace(h, office=owner) for h, owner in zip(s.universe, owners, strict=True)))
    assert doing(s, cell(PER_OFFICE)).captains[0].credits == own


@pytest.mark.rule("SB-81")
def test_each_time_may_choose_anew() -> None:
    s = doing(at_level(3, fuel=0), cell(UpTo(times=Level(), do=OneOf(todo=(Fuel(n=2), Flight())))))
    s = play(s, Pick(n=0), Pick(n=0), Pick(n=0), Pick(n=1), FlyTo(at=EAST), Stop(), Pick(n=0), Pick(n=0))
    assert s.captains[0].fuel == 2 - 1 + 2
    assert isinstance(s.stack[-1], PickAgent)


def two_offices_and_a_flight() -> State:
    """The rulebook's cell with 2 fuel for each office and a flight; the tank has room for one lot of fuel."""
    s = in_space(match(), (HERE, hexes("orange")[0]), (EAST, hexes("blue")[0]))
    s = replace(s, universe=tuple(replace(h, office=0) for h in s.universe))
    return doing(with_captain(s, fuel=7), cell(Flight(), UpTo(times=Offices(), do=Fuel(n=2))))


@pytest.mark.rule("SB-82")
def test_a_flight_may_come_between_two_times() -> None:
    s = play(two_offices_and_a_flight(), Pick(n=1))
    assert s.captains[0].fuel == 9
    s = play(s, FlyTo(at=EAST), FlyTo(at=HERE), Stop())
    assert s.captains[0].fuel == 9
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-83")
def test_a_flight_in_between_is_flown_to_its_end_first() -> None:
    s = play(two_offices_and_a_flight(), Pick(n=1), FlyTo(at=EAST))
    assert isinstance(s.stack[-1], Fly)
    assert not any(isinstance(choice, Pick) for choice in GAME.legal(s))
    assert s.captains[0].fuel == 8


@pytest.mark.rule("SB-84", "SB-85")
def test_times_left_over_are_gone_when_the_captain_is_done() -> None:
    s = doing(at_level(3, fuel=0), cell(UpTo(times=Level(), do=Fuel(n=2)), Sample()))
    s = play(s, Pick(n=0), Stop())
    assert s.captains[0].fuel == 2
    s = play(s, TakeAgent(agent=s.queue[0]))
    assert isinstance(s.stack[-1], PlaceAgent)
    assert not any(isinstance(frame, Choose) for frame in s.stack)
    assert s.captains[0].fuel == 2


def test_two_equal_actions_of_a_cell_are_offered_as_one() -> None:
    state = with_captain(match(), fuel=5)
    both = doing(state, cell(Flight(), Flight()))
    assert GAME.legal(both) == (Pick(n=0), Stop())
