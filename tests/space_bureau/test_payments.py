"""Actions behind an arrow: pay first, then do them once."""

import pytest

from core.kernel.events import PassedOver
from core.kernel.frames import Pick
from core.space_bureau.choices import Give
from core.space_bureau.effects import Credits, Flight, Fuel, PayFuel, PaySample
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAgent
from core.space_bureau.reasons import NoFuel, NoSample
from tests.space_bureau.table import (
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
