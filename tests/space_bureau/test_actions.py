"""Fuel, samples, storage, credits, and actions that ask for payment."""

from typing import Any

import pytest

from core.kernel.events import Moved
from core.kernel.frames import Pick, Reason, Stop
from core.space_bureau.choices import Give, Take
from core.space_bureau.effects import (
    COLOURS,
    AnEffect,
    Capacity,
    Colour,
    Credits,
    FillUp,
    Flight,
    Fuel,
    MatchingSample,
    Office,
    PayFuel,
    PaySample,
    Sample,
)
from core.space_bureau.events import CapacityGrew, FuelLost
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAgent, PickPayment, TakeSample
from core.space_bureau.reasons import (
    FullCapacity,
    NoFuel,
    NoPlanet,
    NoSample,
    NothingToSample,
    NowhereToFly,
    StorageFull,
    TankFull,
)
from core.space_bureau.state import State
from tests.space_bureau.table import at_hex, begun, cell, doing, match, play, told, why_not, with_captain


def loaded(fuel: int, samples: tuple[int, int, int] = (0, 0, 0), limiters: int = 2) -> State:
    """A match whose first captain has this on the fuel track; samples are orange, blue and purple."""
    return with_captain(match(), fuel=fuel, samples=samples, limiters=limiters)


def stored(s: State) -> tuple[int, tuple[int, int, int]]:
    """Fuel and samples of the first captain."""
    return s.captains[0].fuel, s.captains[0].samples


# Fuel


@pytest.mark.rule("SB-29")
def test_fuel_rises_to_the_cap_less_the_samples_and_the_rest_is_lost() -> None:
    assert stored(doing(loaded(2), Fuel(n=3))) == (5, (0, 0, 0))
    step = begun(loaded(6, (1, 1, 0)), Fuel(n=3))
    assert stored(step.state) == (7, (1, 1, 0))
    assert FuelLost(seat=0, n=2, why="cell:test", by_itself=False) in step.events
    assert why_not(doing(loaded(7, (1, 1, 0)), cell(Fuel(n=1), Credits(n=1), Credits(n=2))), Pick(n=0)) == TankFull()


@pytest.mark.rule("SB-30")
def test_infinity_fills_the_tank_to_that_limit() -> None:
    assert doing(loaded(0, (0, 1, 0), limiters=1), FillUp()).captains[0].fuel == 11
    assert doing(loaded(9, (0, 0, 0)), FillUp()).captains[0].fuel == 9


@pytest.mark.rule("SB-31")
def test_what_the_tank_cannot_pay_cannot_be_done() -> None:
    s = doing(loaded(1), cell(PayFuel(n=2, do=Credits(n=5)), PayFuel(n=1, do=Credits(n=3)), Credits(n=1)))
    assert why_not(s, Pick(n=0)) == NoFuel(need=2, have=1)
    s = play(s, Pick(n=1))
    assert (s.captains[0].fuel, s.captains[0].credits) == (0, 3)


# Samples


@pytest.mark.rule("SB-32")
def test_a_sample_goes_to_the_right_end_so_that_fuel_has_all_the_rest() -> None:
    s = play(doing(loaded(2), Sample(), FillUp()), Take(colour="blue"))
    assert stored(s) == (8, (0, 1, 0))


@pytest.mark.rule("SB-33")
@pytest.mark.parametrize(("limiters", "cap"), [(2, 9), (1, 12), (0, 15)])
def test_fuel_and_samples_share_the_track(limiters: int, cap: int) -> None:
    s = loaded(cap - 2, (1, 0, 0), limiters)
    s = play(doing(s, Sample(n=2)), Take(colour="orange"), Take(colour="orange"))
    assert stored(s) == (cap - 3, (3, 0, 0))


@pytest.mark.rule("SB-34")
def test_a_full_ship_burns_a_fuel_for_a_sample_and_without_fuel_takes_none() -> None:
    full = doing(loaded(9), Sample())
    s = play(full, Take(colour="purple"))
    assert stored(s) == (8, (0, 0, 1))
    assert Moved(thing="fuel", n=1, here="seat:0", there="supply", why="storage") in told(full, Take(colour="purple"))
    s = doing(loaded(0, (3, 3, 3)), cell(Sample(), Sample(colour="blue"), Credits(n=1), Credits(n=2)))
    assert [why_not(s, Pick(n=n)) for n in (0, 1)] == [StorageFull()] * 2


@pytest.mark.rule("SB-35")
def test_a_sample_may_be_declined() -> None:
    s = play(doing(loaded(9), Sample(n=2)), Stop())
    assert stored(s) == (9, (0, 0, 0))
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-35")
def test_who_has_picked_a_sample_is_not_asked_again_where_it_has_but_one_colour() -> None:
    s = doing(loaded(2), cell(Sample(colour="blue"), Sample(), Credits(n=1)))
    assert stored(play(s, Pick(n=0))) == (2, (0, 1, 0))
    assert Take(colour="blue") in GAME.legal(play(s, Pick(n=1)))
    at_planet = at_hex(loaded(2), planet="orange")
    assert stored(play(doing(at_planet, cell(MatchingSample(), Credits(n=1))), Pick(n=0))) == (2, (1, 0, 0))


@pytest.mark.rule("SB-36")
def test_no_stored_sample_makes_room_for_another() -> None:
    s = doing(loaded(1, (8, 0, 0)), Sample(n=2))
    assert set(GAME.legal(s)) == {Take(colour="orange"), Take(colour="blue"), Take(colour="purple"), Stop()}
    s = play(s, Take(colour="blue"))
    assert stored(s) == (0, (8, 1, 0))
    assert not isinstance(s.stack[-1], TakeSample)
    full_of_samples = doing(loaded(0, (9, 0, 0)), Fuel(n=3))
    assert stored(full_of_samples) == (0, (9, 0, 0))


@pytest.mark.rule("SB-37")
@pytest.mark.parametrize(
    ("under", "colours"),
    [
        ({"planet": "blue"}, {"blue"}),
        ({"planet": "orange"}, {"orange"}),
        ({"planet": "purple"}, {"purple"}),
        ({"mall": True}, set(COLOURS)),
        ({"planet": "orange", "mall": True}, set(COLOURS)),
    ],
)
def test_a_matching_sample_has_the_planets_colour_or_any_on_a_megamall(
    under: dict[str, Any], colours: set[Colour]
) -> None:
    s = doing(at_hex(loaded(0), **under), MatchingSample())
    assert {choice.colour for choice in GAME.legal(s) if isinstance(choice, Take)} == colours


@pytest.mark.rule("SB-37")
@pytest.mark.parametrize("under", [{"wormhole": True}, {}])
def test_there_is_no_matching_sample_without_planet_or_megamall(under: dict[str, Any]) -> None:
    s = doing(at_hex(loaded(0), **under), cell(MatchingSample(), Fuel(n=1), Credits(n=1)))
    assert why_not(s, Pick(n=0)) == NothingToSample()


@pytest.mark.rule("SB-38")
@pytest.mark.parametrize("under", [{"wormhole": True}, {}, {"planet": "blue"}])
def test_samples_of_any_or_of_a_named_colour_are_found_everywhere(under: dict[str, Any]) -> None:
    s = at_hex(loaded(0), **under)
    assert {Take(colour=colour) for colour in COLOURS} <= set(GAME.legal(doing(s, Sample())))
    assert set(GAME.legal(doing(s, Sample(colour="purple")))) == {Take(colour="purple"), Stop()}


@pytest.mark.rule("SB-Q48")
def test_of_two_samples_the_one_that_fits_may_be_taken() -> None:
    s = play(doing(loaded(0, (8, 0, 0)), Sample(n=2)), Take(colour="blue"))
    assert stored(s) == (0, (8, 1, 0))
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-7", "SB-Q14")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("out", [(15, 8), (15, 9)])
def test_the_24th_sample_of_a_colour_can_be_taken_and_so_can_the_25th(colour: Colour, out: tuple[int, int]) -> None:
    s = match(3)
    for seat, n in enumerate(out, start=1):
        held = tuple(n if other == colour else 0 for other in COLOURS)
        s = with_captain(s, seat, fuel=0, limiters=0, samples=held)
    taken = told(doing(s, Sample()), Take(colour=colour))
    assert Moved(thing=f"sample:{colour}", n=1, here="supply", there="seat:0", why="cell:test") in taken


# Capacity


@pytest.mark.rule("SB-39")
def test_capacity_grows_twice_and_the_samples_move_right() -> None:
    s = play(doing(loaded(9), Sample(), Capacity(), FillUp()), Take(colour="orange"))
    assert stored(s) == (11, (1, 0, 0))
    step = begun(s, Capacity(), FillUp())
    assert CapacityGrew(seat=0, cap=15) in step.events
    assert stored(step.state) == (14, (1, 0, 0))


@pytest.mark.rule("SB-39")
def test_with_both_limiters_gone_the_rest_of_the_cell_can_still_be_done() -> None:
    s = doing(loaded(0, limiters=0), cell(Capacity(), Fuel(n=2), Credits(n=1)))
    assert why_not(s, Pick(n=0)) == FullCapacity()
    s = play(s, Pick(n=1))
    assert stored(s) == (2, (0, 0, 0))
    assert s.captains[0].limiters == 0


@pytest.mark.rule("SB-Q13")
def test_fuel_burnt_for_a_sample_does_not_come_back_when_the_storage_grows() -> None:
    s = doing(loaded(9), cell(Sample(), Capacity()))
    sample_first = play(s, Pick(n=0), Take(colour="blue"))
    assert stored(sample_first) == (8, (0, 1, 0))
    capacity_first = play(s, Pick(n=1), Take(colour="blue"))
    assert stored(capacity_first) == (9, (0, 1, 0))
    assert sample_first.captains[0].limiters == capacity_first.captains[0].limiters == 1


# Credits


@pytest.mark.rule("SB-45")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (38, 41), (79, 82), (118, 121)])
def test_credits_count_on_past_40_and_80(before: int, after: int) -> None:
    s = with_captain(match(), credits=before, tally=(("cell", before),))
    assert doing(s, Credits(n=3)).captains[0].credits == after


@pytest.mark.rule("SB-Q42")
@pytest.mark.parametrize("total", [40, 80])
def test_40_and_80_credits_are_just_that(total: int) -> None:
    s = with_captain(match(), credits=total - 3, tally=(("cell", total - 3),))
    result = GAME.standings(doing(s, Credits(n=3)))[0]
    assert (result.score, result.breakdown) == (total, (("cell", total),))


# Payments


@pytest.mark.rule("SB-Q11")
@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Office(), NoPlanet()),
        (Capacity(), FullCapacity()),
        (Flight(), NowhereToFly(fuel=0)),
        (MatchingSample(), NothingToSample()),
    ],
)
def test_nobody_pays_fuel_for_what_then_cannot_be_done(action: AnEffect, reason: Reason) -> None:
    s = doing(at_hex(loaded(1, limiters=0)), cell(PayFuel(n=1, do=action), Credits(n=1), Credits(n=2)))
    assert why_not(s, Pick(n=0)) == reason


@pytest.mark.rule("SB-Q11")
def test_what_is_paid_counts_when_asking_whether_the_action_can_be_done() -> None:
    full = loaded(8, (1, 0, 0))
    s = play(doing(full, cell(PayFuel(n=1, do=Fuel(n=3)), Credits(n=1), Credits(n=2))), Pick(n=0))
    assert stored(s) == (8, (1, 0, 0))
    s = doing(at_hex(loaded(0, (1, 0, 0))), cell(PaySample(do=Office()), Credits(n=1), Credits(n=2)))
    assert why_not(s, Pick(n=0)) == NoPlanet()
    assert why_not(with_captain(s, samples=(0, 0, 0)), Pick(n=0)) == NoSample()


@pytest.mark.rule("SB-Q12")
def test_the_samples_left_after_a_payment_make_room_for_fuel() -> None:
    s = doing(loaded(5, (1, 2, 1)), cell(PaySample(do=Fuel(n=5)), Credits(n=1), Credits(n=2)))
    s = play(s, Pick(n=0))
    assert isinstance(s.stack[-1], PickPayment)
    s = play(s, Give(colour="blue"))
    assert stored(s) == (6, (1, 1, 1))
