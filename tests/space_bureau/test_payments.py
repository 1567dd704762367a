"""Actions behind an arrow: pay first, then do them once."""

import pytest

from core.kernel.events import PassedOver
from core.kernel.frames import Pick, Stop
from core.space_bureau.choices import FlyTo, Give, OpenWith, Take
from core.space_bureau.components import content
from core.space_bureau.effects import AnEffect, Bureau, Credits, Flight, Fuel, Office, PayFuel, PaySample, Sample
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAgent, TakeSample
from core.space_bureau.reasons import NoFuel, NoSample
from tests.space_bureau.table import (
    at_hex,
    begun,
    cell,
    doing,
    every_cell_does,
    match,
    play,
    putting,
    why_not,
    with_captain,
)

FUEL_ARROW = PayFuel(n=1, do=Credits(n=3))
SAMPLE_ARROW = PaySample(do=Fuel(n=5))


@pytest.mark.rule("SB-75")
def test_a_unit_of_fuel_buys_the_action_once() -> None:
    s = play(doing(with_captain(match(), fuel=5), cell(FUEL_ARROW)), Pick(n=0))
    assert (s.captains[0].fuel, s.captains[0].credits) == (4, 3)
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-76")
@pytest.mark.parametrize(("colour", "left"), [("orange", (0, 0, 2)), ("purple", (1, 0, 1))])
def test_a_sample_of_any_colour_buys_the_action_once(colour: str, left: tuple[int, int, int]) -> None:
    s = with_captain(match(), fuel=0, samples=(1, 0, 2))
    s = play(doing(s, cell(SAMPLE_ARROW)), Pick(n=0))
    assert why_not(s, Give(colour="blue")) == NoSample()
    paid = next(choice for choice in GAME.legal(s) if isinstance(choice, Give) and choice.colour == colour)
    s = play(s, paid)
    assert (s.captains[0].fuel, s.captains[0].samples) == (5, left)
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-77")
def test_who_has_no_fuel_gets_nothing_from_behind_the_fuel_arrow() -> None:
    s = doing(with_captain(match(), fuel=0), cell(FUEL_ARROW, Credits(n=1)))
    assert why_not(s, Pick(n=0)) == NoFuel(need=1, have=0)
    s = play(s, Pick(n=1))
    assert s.captains[0].credits == 1
    assert isinstance(s.stack[-1], PickAgent)


@pytest.mark.rule("SB-77")
def test_who_has_no_sample_gets_nothing_from_behind_the_sample_arrow() -> None:
    step = begun(match(), cell(SAMPLE_ARROW))
    assert [event.reason for event in step.events if isinstance(event, PassedOver)] == [NoSample()]
    assert step.state.captains == match().captains


@pytest.mark.rule("SB-77")
def test_fuel_gained_in_the_same_cell_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, FUEL_ARROW, Fuel(n=1), Flight())
    s = with_captain(match(), fuel=0)
    s = play(s, putting(s, s.captains[0].reserve[0], 0))
    assert why_not(s, Pick(n=0)) == NoFuel(need=1, have=0)
    s = play(s, Pick(n=1), Pick(n=0))
    assert (s.captains[0].fuel, s.captains[0].credits) == (0, 3)


@pytest.mark.rule("SB-Q11")
def test_an_office_for_fuel_is_declined_before_the_fuel_is_paid_and_not_after() -> None:
    s = doing(with_captain(at_hex(match(), planet="blue"), fuel=5), cell(PayFuel(n=1, do=Office())))
    declined = play(s, Stop())
    assert declined.captains[0].fuel == 5
    assert isinstance(declined.stack[-1], PickAgent)
    s = play(s, Pick(n=0))
    assert s.captains[0].fuel == 4
    assert set(GAME.legal(s)) == {OpenWith(token="blue"), OpenWith(token="wild")}
    assert play(s, OpenWith(token="blue")).captains[0].credits == 8


@pytest.mark.rule("SB-Q11")
@pytest.mark.parametrize("arrow", [PayFuel(n=1, do=Sample()), PaySample(do=Sample())])
def test_a_sample_that_was_paid_for_is_taken(arrow: AnEffect) -> None:
    s = play(doing(with_captain(match(), fuel=5, samples=(1, 0, 0)), cell(arrow)), Pick(n=0))
    s = play(s, Give(colour="orange")) if isinstance(arrow, PaySample) else s
    assert set(GAME.legal(s)) == {Take(colour="orange"), Take(colour="blue"), Take(colour="purple")}
    assert isinstance(play(s, Take(colour="blue")).stack[-1], PickAgent)


@pytest.mark.rule("SB-59", "SB-Q11")
def test_a_flight_that_was_paid_for_leaves_its_hex_and_may_end_anywhere() -> None:
    s = play(doing(with_captain(match(), fuel=5, samples=(0, 1, 0)), cell(PaySample(do=Flight()))), Pick(n=0))
    s = play(s, Give(colour="blue"))
    assert Stop() not in GAME.legal(s)
    there = next(choice for choice in GAME.legal(s) if isinstance(choice, FlyTo))
    assert Stop() in GAME.legal(play(s, there))


@pytest.mark.rule("SB-47")
def test_the_rooms_on_a_way_that_was_paid_for_can_still_be_declined() -> None:
    before_tea = next(n for n, room in enumerate(content().rooms) if room.id == "tea-kitchen") - 1
    s = with_captain(match(), room=before_tea, samples=(1, 0, 0))
    s = play(doing(s, cell(PaySample(do=Bureau(n=1)))), Pick(n=0), Give(colour="orange"))
    assert isinstance(s.stack[-1], TakeSample)
    assert Stop() in GAME.legal(s)
