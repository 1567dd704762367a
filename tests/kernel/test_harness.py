"""The harness finds what is wrong with a game: each of these has one fault of its own."""

from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from core.kernel.events import Event, Moved
from core.kernel.frames import Choice
from core.kernel.game import Setup
from core.kernel.pen import Step
from core.kernel.record import Rec
from tests import vocabulary
from tests.harness import Fuzz
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY, Toy


class OffersTwice(Toy):
    def legal(self, s: v.State) -> tuple[Choice, ...]:
        legal = super().legal(s)
        return (*legal, *legal[:1])


class OffersNothing(Toy):
    def legal(self, s: v.State) -> tuple[Choice, ...]:
        return () if s.turn.n == 3 else super().legal(s)


class ForgetsEvents(Toy):
    def step(self, s: v.State, choice: Choice) -> Step:
        step = super().step(s, choice)
        return step._replace(events=tuple(e for e in step.events if not isinstance(e, Moved) or e.thing != "wood"))


class MintsGoods(Toy):
    def step(self, s: v.State, choice: Choice) -> Step:
        step = super().step(s, choice)
        gift = Moved(thing="wood", n=1, here="nowhere", there="supply", why="gift")
        wood, stone = step.state.supply
        return Step(replace(step.state, supply=(wood + 1, stone)), (*step.events, gift), step.revealed_at)


class ShowsHands(Toy):
    def view(self, s: v.State, seat: int | None) -> v.State:
        return replace(super().view(s, seat), traders=s.traders)


class ShowsTheSeed(Toy):
    def view(self, s: v.State, seat: int | None) -> v.State:
        return replace(super().view(s, seat), seed=s.seed)


class ImaginesNothing(Toy):
    def resample(self, view: v.State, seed: int) -> v.State:
        return view


class HidesReveals(Toy):
    def step(self, s: v.State, choice: Choice) -> Step:
        return super().step(s, choice)._replace(revealed_at=None)


class LosesPoints(Toy):
    def standings(self, s: v.State) -> Any:
        return tuple(standing._replace(score=0) for standing in super().standings(s))


class GoesInCircles(Toy):
    def step(self, s: v.State, choice: Choice) -> Step:
        return Step(s, (), None) if isinstance(choice, v.EndTurn) else super().step(s, choice)


class FindsFault(Toy):
    def check(self, s: v.State) -> Any:
        return "fault" if s.turn.n == 2 else None


FAULTY = {
    OffersTwice: "offered twice",
    OffersNothing: "nothing is legal",
    ForgetsEvents: "by the events",
    MintsGoods: "nowhere",
    ShowsHands: "what lies at hand",
    ShowsTheSeed: "of seed or chance",
    ImaginesNothing: "not imagined",
    HidesReveals: "assert",
    LosesPoints: "assert",
    GoesInCircles: "leads nowhere",
    FindsFault: "assert",
}


def play(game: Toy) -> None:
    for seed in range(5):
        Fuzz(game, seed).play(every=1, replay=True)


@pytest.mark.parametrize("faulty", FAULTY)
def test_a_faulty_game_is_found_out(faulty: type[Toy]) -> None:
    with pytest.raises(AssertionError, match=FAULTY[faulty]):
        play(faulty())


def test_a_fault_tells_how_to_meet_it_again() -> None:
    with pytest.raises(AssertionError) as fault:
        play(FindsFault())
    (note,) = fault.value.__notes__
    head, setup, choices, state = note.splitlines()
    assert head == "game: toy, seed: 0"
    found = TOY.new(msgspec.json.decode(setup.removeprefix("setup: "), type=Setup)).state
    for choice in msgspec.json.decode(choices.removeprefix("choices: "), type=tuple[v.AChoice, ...]):
        found = TOY.step(found, choice).state
    assert found == msgspec.json.decode(state.removeprefix("state: "), type=v.State)


class Unruly(Toy):
    rules = type(TOY.rules)(TOY.rules.pen, v.Run, v.Choose, v.Rest)


def test_a_vocabulary_without_handlers_is_found_out() -> None:
    faults = list(vocabulary.faults(Unruly()))
    assert "Bill: question without offers" in faults
    assert "Gain: effect without handler" in faults
    assert "Built: number that nothing reads" in faults
    assert "GoTo: choice without answer" in faults


class Listed(Rec):
    things: list[int]


def test_mutable_fields_are_found_out() -> None:
    class Careless(Toy):
        Choice: ClassVar[Any] = Listed

    assert "a field is a <class 'list'>" in list(vocabulary.faults(Careless()))


def test_classes_without_words_are_named() -> None:
    unworded = vocabulary.unworded(TOY, lambda cls: cls not in (v.Bumped, v.NoRep, v.Draw))
    assert unworded == ["Bumped", "Draw", "NoRep"]
    everything = vocabulary.unworded(TOY, lambda cls: False)
    assert {"Moved", "UsedUp", "Gain", "Bill", "Pick", "Built"} <= set(everything)
    assert not {Event.__qualname__, "Reason", "Run"} & set(everything)
