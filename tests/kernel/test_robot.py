"""A scripted opponent proceeds step by step."""

from msgspec.structs import replace

from core.kernel.events import PassedOver, Scored, TurnStarted
from core.kernel.frames import Pick, Proceed
from tests.harness import run, told
from tests.kernel.table import begun, match, with_trader
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY
from tests.kernel.toy.robot import turn_of


def robots_turn() -> v.State:
    """The robot's turn in a match of one person, before its first step; its worker is at home."""
    s = match(players=1)
    state: v.State = begun(replace(s, stack=(turn_of(s, 1),))).state
    return state


def test_each_step_is_a_question_with_one_answer() -> None:
    s = robots_turn()
    assert TOY.decider(s) == 1
    assert TOY.legal(s) == (Proceed(),)
    s = run(TOY, s, [Proceed()]).state
    assert s.traders[1].site == "forest"
    assert TOY.legal(s) == (Proceed(),)


def test_a_step_that_comes_to_nothing_is_passed_over() -> None:
    step = run(TOY, robots_turn(), [Proceed(), Proceed()])
    reason = v.NothingDiscarded()
    assert told(step, PassedOver) == (PassedOver(seat=1, what="salvage", reason=reason, why="turn"),)
    assert told(step, TurnStarted) == (TurnStarted(seat=0),)
    assert TOY.decider(step.state) == 0


def test_it_salvages_the_last_discarded_card() -> None:
    s = robots_turn()
    s = replace(s, deck=s.deck[1:], discard=s.deck[:1])
    step = run(TOY, s, [Proceed(), Proceed()])
    assert step.state.box == s.discard
    assert told(step, Scored) == (Scored(seat=1, points=1, why="salvage"),)


def test_the_person_answers_inside_its_turn() -> None:
    s = with_trader(robots_turn(), site="forest")
    s = run(TOY, s, [Proceed()]).state
    assert TOY.decider(s) == 0
    s = run(TOY, s, [Pick(n=1)]).state
    assert s.traders[0].rep == 3
    assert TOY.decider(s) == 1


def test_its_own_bonus_asks_nobody() -> None:
    s = with_trader(match(players=1), 1, site="quarry")
    step = run(TOY, s, [v.GoTo(site="quarry")])
    assert told(step, Scored) == (Scored(seat=1, points=1, why="bump"),)
    assert isinstance(step.state.stack[-1], v.PickAction)
