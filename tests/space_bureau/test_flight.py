"""Flights: borders, wormholes, exploring, and where a flight may begin and end."""

import pytest
from msgspec.structs import replace

from core.kernel.events import Moved, PassedOver, Scored
from core.kernel.frames import Pick, Stop
from core.kernel.hexes import neighbours
from core.space_bureau.choices import Explore, FlipAt, FlyTo, Land, TakeAgent
from core.space_bureau.effects import Bureau, Credits, Flight, Fuel
from core.space_bureau.game import GAME
from core.space_bureau.questions import FlipInspector, Fly
from core.space_bureau.reasons import AllExplored, NoFuel, NotLeftYet, NowhereToFly, WrongPlanet
from core.space_bureau.state import Hex, State
from tests.space_bureau.table import (
    begun,
    bonus_hex,
    doing,
    hexes,
    in_space,
    kind,
    laid,
    match,
    on_top,
    play,
    room_of,
    told,
    why_not,
    with_agents,
    with_captain,
)

HERE, EAST, TWO_EAST, FAR = (0, 0), (1, 0), (2, 0), (7, -3)
DOWN = 4


def on_a_planet(fuel: int) -> State:
    """A ship on an orange planet; a blue one lies to the east, a purple one further on."""
    s = in_space(match(), (HERE, hexes("orange")[0]), (EAST, hexes("blue")[0]), (TWO_EAST, hexes("purple")[0]))
    return with_captain(s, fuel=fuel)


def at_a_wormhole(fuel: int, other: tuple[int, int] = FAR) -> State:
    """A ship on a wormhole, with another wormhole elsewhere and nothing else open."""
    first, second = hexes(wormhole=True)[:2]
    return with_captain(in_space(match(), (HERE, first), (other, second)), fuel=fuel)


@pytest.mark.rule("SB-56")
def test_each_border_to_a_neighbour_takes_a_unit_of_fuel() -> None:
    s = doing(on_a_planet(fuel=2), Flight())
    assert FlyTo(at=TWO_EAST) not in GAME.legal(s)
    s = play(s, FlyTo(at=EAST))
    assert (s.captains[0].at, s.captains[0].fuel) == (EAST, 1)
    assert play(s, FlyTo(at=TWO_EAST)).captains[0].fuel == 0


@pytest.mark.rule("SB-57")
def test_between_wormholes_distance_is_nothing() -> None:
    s = play(doing(at_a_wormhole(fuel=1), Flight()), FlyTo(at=FAR))
    assert (s.captains[0].at, s.captains[0].fuel) == (FAR, 1)


@pytest.mark.rule("SB-Q18")
def test_wormholes_side_by_side_take_no_fuel_either() -> None:
    s = play(doing(at_a_wormhole(fuel=1, other=EAST), Flight()), FlyTo(at=EAST))
    assert s.captains[0].fuel == 1


@pytest.mark.rule("SB-58")
def test_a_flight_goes_on_until_the_fuel_is_gone() -> None:
    s = play(doing(on_a_planet(fuel=2), Flight()), FlyTo(at=EAST), FlyTo(at=TWO_EAST))
    assert isinstance(s.stack[-1], Fly)
    assert why_not(s, FlyTo(at=EAST)) == NoFuel(need=1, have=0)


@pytest.mark.rule("SB-58")
def test_a_wormhole_carries_on_a_flight_without_fuel() -> None:
    s = play(doing(at_a_wormhole(fuel=0), Flight()), FlyTo(at=FAR), FlyTo(at=HERE), FlyTo(at=FAR))
    assert s.captains[0].at == FAR


@pytest.mark.rule("SB-59", "SB-60")
def test_landing_at_home_needs_a_way_out_and_back() -> None:
    s = with_agents(on_a_planet(fuel=2), {0: laid(kind("orange"), DOWN)})
    s = doing(s, Flight())
    assert why_not(s, Land()) == NotLeftYet()
    s = play(s, FlyTo(at=EAST), FlyTo(at=HERE), Land())
    assert s.captains[0].at == HERE
    assert s.captains[0].credits == 2


@pytest.mark.rule("SB-60")
def test_a_ship_that_stays_has_not_flown() -> None:
    s = with_agents(on_a_planet(fuel=2), {0: laid(kind("orange"), DOWN)})
    after = play(doing(s, Flight()), Stop())
    assert after.captains == s.captains
    assert not isinstance(after.stack[-1], Fly)


@pytest.mark.rule("SB-61")
def test_exploring_takes_three_fuel_and_the_top_hex_of_the_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    s = on_top(on_a_planet(fuel=5), monkeypatch, bonus_hex("bare"))
    below = s.unexplored[1:]
    s = play(doing(s, Flight()), Explore(at=(0, 1)))
    assert (s.captains[0].at, s.captains[0].fuel) == ((0, 1), 2)
    assert s.universe[-1] == Hex(id="bare", at=(0, 1))
    assert s.unexplored == below


@pytest.mark.rule("SB-62")
@pytest.mark.parametrize(("first", "order"), [(0, [Scored, Moved]), (1, [Moved, Scored])])
def test_bonuses_of_a_new_hex_come_in_any_order(monkeypatch: pytest.MonkeyPatch, first: int, order: list[type]) -> None:
    s = on_top(on_a_planet(fuel=3), monkeypatch, bonus_hex("rich", Credits(n=2), Fuel(n=1)))
    s = play(doing(s, Flight()), Explore(at=(0, 1)))
    assert [type(event) for event in told(s, Pick(n=first))] == order


@pytest.mark.rule("SB-62")
def test_bonuses_of_a_new_hex_may_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    s = on_top(on_a_planet(fuel=3), monkeypatch, bonus_hex("rich", Credits(n=2), Bureau(n=1)))
    s = play(doing(s, Flight()), Explore(at=(0, 1)), Pick(n=0), Stop())
    assert (s.captains[0].credits, s.captains[0].room) == (2, 0)
    assert isinstance(s.stack[-1], Fly)


@pytest.mark.rule("SB-62")
def test_the_only_bonus_of_a_new_hex_may_be_left_too(monkeypatch: pytest.MonkeyPatch) -> None:
    s = on_top(on_a_planet(fuel=3), monkeypatch, bonus_hex("office-block", Bureau(n=1)))
    s = play(doing(s, Flight()), Explore(at=(0, 1)), Stop())
    assert s.captains[0].room == 0


@pytest.mark.rule("SB-63")
def test_bureau_steps_of_a_new_hex_reach_level_rooms_in_mid_flight(monkeypatch: pytest.MonkeyPatch) -> None:
    s = on_top(on_a_planet(fuel=3), monkeypatch, bonus_hex("office-block", Bureau(n=1)))
    s = with_captain(with_agents(s, {0: laid(kind(None), DOWN)}), room=room_of(1) - 1)
    s = play(doing(s, Flight()), Explore(at=(0, 1)), Pick(n=0))
    assert isinstance(s.stack[-1], FlipInspector)
    s = play(s, FlipAt(cell=0))
    assert s.captains[0].credits == 2
    assert isinstance(s.stack[-1], Fly)


@pytest.mark.rule("SB-64")
def test_a_flight_goes_on_from_a_new_hex(monkeypatch: pytest.MonkeyPatch) -> None:
    s = on_top(on_a_planet(fuel=4), monkeypatch, bonus_hex("bare"))
    s = play(doing(s, Flight()), Explore(at=(0, 1)), FlyTo(at=EAST))
    assert (s.captains[0].at, s.captains[0].fuel) == (EAST, 0)


@pytest.mark.rule("SB-64")
def test_a_wormhole_just_found_leads_on_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    s = in_space(match(), (HERE, hexes("orange")[0]), (FAR, hexes(wormhole=True)[0]))
    s = on_top(with_captain(s, fuel=3), monkeypatch, bonus_hex("found", wormhole=True))
    s = play(doing(s, Flight()), Explore(at=EAST), FlyTo(at=FAR))
    assert (s.captains[0].at, s.captains[0].fuel) == (FAR, 0)


@pytest.mark.rule("SB-65")
def test_two_ships_may_share_a_hex() -> None:
    s = with_captain(on_a_planet(fuel=2), 1, at=EAST)
    s = play(doing(s, Flight()), FlyTo(at=EAST))
    assert {c.at for c in s.captains} == {EAST}


@pytest.mark.rule("SB-Q15")
def test_with_the_stack_empty_ships_fly_and_find_nothing_new() -> None:
    s = doing(replace(on_a_planet(fuel=9), unexplored=()), Flight())
    assert why_not(s, Explore(at=(0, 1))) == AllExplored()
    assert play(s, FlyTo(at=EAST)).captains[0].at == EAST


@pytest.mark.rule("SB-Q16")
def test_exploring_needs_all_three_units_beforehand() -> None:
    s = doing(on_a_planet(fuel=2), Flight())
    assert why_not(s, Explore(at=(0, 1))) == NoFuel(need=3, have=2)
    assert Explore(at=(0, 1)) in GAME.legal(doing(on_a_planet(fuel=3), Flight()))


@pytest.mark.rule("SB-Q17")
def test_every_gap_beside_the_ship_and_no_other_may_be_explored() -> None:
    s = doing(on_a_planet(fuel=3), Flight())
    gaps = {choice.at for choice in GAME.legal(s) if isinstance(choice, Explore)}
    assert gaps == set(neighbours(HERE)) - {EAST}


@pytest.mark.rule("SB-Q46")
def test_without_fuel_only_a_wormhole_gets_a_ship_away() -> None:
    assert FlyTo(at=FAR) in GAME.legal(doing(at_a_wormhole(fuel=0), Flight()))
    for stuck in (on_a_planet(fuel=0), with_captain(in_space(match(), (HERE, hexes(wormhole=True)[0])), fuel=0)):
        passed = [event for event in begun(stuck, Flight()).events if isinstance(event, PassedOver)]
        assert [event.reason for event in passed] == [NowhereToFly(fuel=0)]


@pytest.mark.rule("SB-Q47")
@pytest.mark.parametrize("wormhole", [True, False])
def test_a_flight_may_end_where_nobody_can_land(wormhole: bool) -> None:
    s = in_space(match(), (HERE, hexes("orange")[0]), (EAST, hexes(wormhole=wormhole)[0]))
    s = with_agents(s, {0: laid(kind("orange"), DOWN)})
    s = play(doing(s, Flight()), FlyTo(at=EAST))
    assert why_not(s, Land()) == WrongPlanet()
    s = play(s, Stop())
    assert s.captains[0].at == EAST
    assert any(isinstance(choice, TakeAgent) for choice in GAME.legal(s))


@pytest.mark.rule("SB-Q49")
def test_fuel_found_on_the_way_is_burnt_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    s = on_top(on_a_planet(fuel=3), monkeypatch, bonus_hex("spring", Fuel(n=2)))
    s = play(doing(s, Flight()), Explore(at=(0, 1)), FlyTo(at=HERE), FlyTo(at=EAST))
    assert (s.captains[0].at, s.captains[0].fuel) == (EAST, 0)
