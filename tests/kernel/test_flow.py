"""Control flow as data: sequences, choices of order, what may be declined, conditions and triggers."""

from core.kernel.events import MatchEnded, PassedOver, Scored, TurnStarted
from core.kernel.frames import NotYet, PayUp, Pick, Stop, UsedUp
from core.kernel.powers import Powers
from tests.harness import run, told, walk, why_not
from tests.kernel.table import begun, doing, match, with_cards, with_trader
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY
from tests.kernel.toy.rules import POWERS, Pen, rules

COIN = v.Gain(money=1)
POINT = v.Gain(points=1)
PAID_POINT = v.Seq(todo=(v.Cost(flex=1), POINT))


def top(s: v.State) -> v.AFrame:
    return s.stack[-1]


def test_the_match_is_over_when_the_stack_is_empty() -> None:
    *_, (_, last) = walk(TOY, seed=1)
    assert told(last, MatchEnded)
    assert last.state.stack == ()
    assert TOY.decider(last.state) is None
    assert TOY.legal(last.state) == ()


def test_work_is_done_from_the_front_until_somebody_is_asked() -> None:
    before = with_cards(match(), hand=("inn",))
    s = doing(before, COIN, v.Build(), COIN)
    assert isinstance(top(s), v.PickCard)
    assert s.traders[0].money == before.traders[0].money + 1
    assert s.stack[-2] == v.Run(seat=0, src="test", todo=(COIN,))


def test_a_sequence_is_barred_by_its_first_part() -> None:
    poor = with_trader(with_cards(match()), money=0, rep=0)
    step = begun(poor, PAID_POINT)
    short = v.Short(goods=(0, 0), flex=1)
    assert told(step, PassedOver) == (PassedOver(seat=0, what="seq", reason=short, why="test"),)
    assert not told(step, Scored)


def test_a_later_part_that_can_not_be_done_is_passed_over() -> None:
    step = begun(with_cards(match()), v.Seq(todo=(COIN, v.Build(), POINT)))
    assert told(step, PassedOver) == (PassedOver(seat=0, what="build", reason=v.NoCard(), why="test"),)
    assert told(step, Scored)


def test_what_is_passed_over_is_named_without_the_may_around_it() -> None:
    step = begun(with_cards(match()), v.May(do=v.Build()))
    assert [event.what for event in told(step, PassedOver)] == ["build"]


def test_any_order_keeps_its_printed_positions() -> None:
    s = with_cards(match())
    s = doing(s, v.AnyOrder(todo=(COIN, v.Draw(), POINT)))
    assert TOY.legal(s) == (Pick(n=0), Pick(n=1), Pick(n=2))
    s = run(TOY, s, [Pick(n=0)]).state
    assert TOY.legal(s) == (Pick(n=1), Pick(n=2))
    step = run(TOY, s, [Pick(n=2)])
    assert told(step, Scored)
    assert TOY.legal(step.state) == (Pick(n=1),)


def test_any_order_is_done_when_nothing_open_can_be_done() -> None:
    s = doing(with_cards(match()), v.AnyOrder(todo=(COIN, v.Build())))
    assert why_not(TOY, s, Pick(n=1)) == v.NoCard()
    s = run(TOY, s, [Pick(n=0)]).state
    assert isinstance(top(s), v.PickSite | v.PickAction | v.EndOfTurn)


def test_one_of_offers_what_can_be_done() -> None:
    s = doing(with_cards(match()), v.OneOf(todo=(v.Build(), COIN, POINT)))
    assert TOY.legal(s) == (Pick(n=1), Pick(n=2))
    assert why_not(TOY, s, Pick(n=0)) == v.NoCard()
    assert run(TOY, s, [Pick(n=1)]).state.traders[0].money == s.traders[0].money + 1


def test_may_asks() -> None:
    s = doing(match(), v.May(do=v.Draw()))
    assert TOY.legal(s) == (Pick(n=0), Stop())
    hand = s.traders[0].hand
    assert run(TOY, s, [Stop()]).state.traders[0].hand == hand
    assert len(run(TOY, s, [Pick(n=0)]).state.traders[0].hand) == len(hand) + 1


def test_may_does_not_ask_about_what_can_do_no_harm() -> None:
    assert told(begun(match(), v.May(do=POINT)), Scored)


def test_may_leaves_it_to_a_question_that_can_be_declined() -> None:
    s = doing(match(), v.May(do=v.AnyOrder(todo=(v.May(do=v.Draw()), v.May(do=PAID_POINT)))))
    assert TOY.legal(s) == (Pick(n=0), Pick(n=1), Stop())


def test_may_one_of_is_one_question() -> None:
    s = doing(match(), v.May(do=v.OneOf(todo=(COIN, POINT))))
    assert TOY.legal(s) == (Pick(n=0), Pick(n=1), Stop())


def test_the_one_thing_that_can_be_done_is_not_asked_about_when_it_asks_itself() -> None:
    asks_itself = v.May(do=v.AnyOrder(todo=(v.May(do=v.Draw()), v.May(do=PAID_POINT))))
    s = doing(with_cards(match()), v.AnyOrder(todo=(v.May(do=v.Build()), asks_itself)))
    assert TOY.legal(s) == (Pick(n=0), Pick(n=1), Stop())
    s = run(TOY, s, [Stop()]).state
    assert not isinstance(top(s), v.Choose)


def test_a_choice_of_which_only_one_is_left_that_asks_itself_is_that_question() -> None:
    asks_itself = v.AnyOrder(todo=(v.May(do=v.Draw()), v.May(do=PAID_POINT)))
    s = doing(with_cards(match()), v.May(do=v.OneOf(todo=(v.Build(), asks_itself))))
    assert TOY.legal(s) == (Pick(n=0), Pick(n=1), Stop())


def test_up_to_is_interrupted_and_goes_on_with_a_number_that_grew() -> None:
    s = with_trader(with_cards(match(), hand=("inn",), built=("guild",)), money=9)
    s = doing(s, v.AnyOrder(todo=(v.UpTo(times=v.Built(), do=PAID_POINT), v.May(do=v.Build()))))
    s = run(TOY, s, [Pick(n=0), PayUp()]).state
    assert why_not(TOY, s, Pick(n=0)) == UsedUp(number=v.Built(), times=1)
    s = run(TOY, s, [Pick(n=1), v.BuildCard(card="inn"), PayUp()]).state
    assert TOY.legal(s) == (Pick(n=0), Stop())
    s = run(TOY, s, [Pick(n=0), PayUp()]).state
    assert s.traders[0].points == 2
    assert not isinstance(top(s), v.Choose)


def test_up_to_may_stop_early() -> None:
    s = doing(with_cards(match(), built=("guild", "inn")), v.UpTo(times=v.Built(), do=v.Draw()))
    s = run(TOY, s, [Pick(n=0)]).state
    assert TOY.legal(s) == (Pick(n=0), Stop())
    s = run(TOY, s, [Stop()]).state
    assert len(s.traders[0].hand) == 1


def test_when_waits_for_its_number() -> None:
    when = v.When(number=v.Built(), at_least=2, do=POINT)
    early = begun(with_cards(match(), built=("inn",)), when)
    reason = NotYet(number=v.Built(), have=1, need=2)
    assert told(early, PassedOver) == (PassedOver(seat=0, what="when", reason=reason, why="test"),)
    assert told(begun(with_cards(match(), built=("inn", "inn")), when), Scored)


def test_an_extra_action_adds_to_the_budget_of_the_turn() -> None:
    s = with_cards(match(), built=("inn",))
    s = run(TOY, s, [v.GoTo(site="school"), v.Do(n=1)]).state
    assert isinstance(top(s), v.PickAction)
    s = run(TOY, s, [v.Do(n=0)]).state
    assert isinstance(top(s), v.EndOfTurn)


def test_triggers_come_in_the_order_of_their_cards() -> None:
    s = with_trader(with_cards(match(), hand=("mill",), built=("crane", "bazaar", "crane")), money=9, goods=(1, 0))
    s = doing(s, v.Build())
    step = run(TOY, s, [v.BuildCard(card="mill"), PayUp()])
    assert [(scored.points, scored.why) for scored in told(step, Scored)] == [(2, "card:mill"), (1, "crane")]
    assert top(step.state).src == "bazaar"
    after = run(TOY, step.state, [Pick(n=0)])
    assert [scored.why for scored in told(after, Scored)] == ["crane"]


def test_a_moment_that_came_twice_fires_twice() -> None:
    t = Pen(with_cards(match(), built=("crane",)))
    rules.fire(t, 0, POWERS, ("crane",), "built", times=2)
    rules.settle(t)
    assert [scored.points for scored in told(t.done(), Scored)] == [1, 1]


def test_what_came_twice_and_is_done_in_any_order_is_one_list() -> None:
    bonus = v.AnyOrder(todo=(v.May(do=v.Draw()), v.May(do=PAID_POINT)))
    t = Pen(match())
    rules.fire(t, 0, Powers(lambda card: (v.On(moment="built", do=bonus),)), ("fair",), "built", times=2)
    rules.settle(t)
    assert TOY.legal(t.s) == (Pick(n=0), Pick(n=1), Stop())
    after = run(TOY, t.s, [Pick(n=0), Pick(n=2)]).state
    assert TOY.legal(after) == (Pick(n=1), Stop())


def test_content_is_asked_once_for_the_same_ids() -> None:
    asked = []

    def says(card: str) -> tuple[v.Discount, ...]:
        asked.append(card)
        return (v.Discount(amount=1),)

    powers = Powers(says)
    found = powers.modifiers(("a", "b"), v.Discount)
    assert powers.modifiers(("a", "b"), v.Discount) is found
    assert found == (("a", v.Discount(amount=1)), ("b", v.Discount(amount=1)))
    assert asked == ["a", "b"]


def test_any_time_choices_leave_the_question_where_it_is() -> None:
    s = with_trader(match(), goods=(1, 0))
    assert v.Sell(good="wood") in TOY.legal(s)
    step = run(TOY, s, [v.Sell(good="wood")])
    assert step.state.stack == s.stack
    assert step.state.traders[0].money == s.traders[0].money + 1
    assert v.Sell(good="wood") not in TOY.legal(step.state)


def test_any_time_choices_are_not_offered_in_a_bill() -> None:
    s = doing(with_trader(match(), goods=(1, 0)), v.Cost(flex=1))
    assert not any(choice.free for choice in TOY.legal(s))


def test_a_bumped_rival_answers_inside_the_turn() -> None:
    s = with_trader(match(), 1, site="forest")
    step = run(TOY, s, [v.GoTo(site="forest")])
    assert told(step, v.Bumped) == (v.Bumped(seat=1, by=0, site="forest"),)
    assert TOY.decider(step.state) == 1
    after = run(TOY, step.state, [Pick(n=0)])
    assert after.state.traders[1].money == s.traders[1].money + 1
    assert TOY.decider(after.state) == 0
    assert isinstance(top(after.state), v.PickAction)
    assert not told(after, TurnStarted)
