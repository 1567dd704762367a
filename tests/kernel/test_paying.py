"""Bills from four sources."""

from functools import cache
from random import Random

from core.kernel.events import Moved
from core.kernel.frames import PayUp, Refusal
from tests.harness import run, told, why_not
from tests.kernel.table import doing, match, with_cards, with_trader
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY
from tests.kernel.toy.paying import TILL, Due, Purse, lacking, sources, spend

SAMPLE = ("mill", "inn")
"""A card that stands for wood, and one for stone."""


@cache
def payable(purse: Purse, due: Due) -> bool:
    """Whether some order of sources meets the due."""
    if not due.flex and not any(due.goods):
        return True
    hand = tuple(card for card, n in zip(SAMPLE, purse.cards, strict=True) if n)
    return any(payable(*spend(purse, due, source)) for source in sources(purse, due, hand))


def test_lacking_agrees_with_trying_everything() -> None:
    whim = Random(1)
    found = set()
    for _ in range(20_000):
        n = [whim.randrange(3) for _ in range(6)]
        purse = Purse(n[0], (n[1], n[2]), (n[3], n[4]), n[5])
        due = Due((whim.randrange(3), whim.randrange(3)), whim.randrange(5))
        can = lacking(purse, due) is None
        assert can == payable(purse, due), (purse, due)
        found.add(can)
    assert found == {True, False}


def billed(cost: v.Cost, hand: tuple[str, ...] = (), money: int = 0, goods: v.Stock = (0, 0), rep: int = 0) -> v.State:
    """A bill, with just this to pay it."""
    return doing(with_trader(with_cards(match(), hand=hand), money=money, goods=goods, rep=rep), cost)


def bill_of(s: v.State) -> v.Bill:
    bill = s.stack[-1]
    assert isinstance(bill, v.Bill)
    return bill


def test_one_key_pays_from_store_and_money() -> None:
    s = billed(v.Cost(goods=(1, 0), flex=3), hand=("mill",), money=2, goods=(2, 0), rep=2)
    step = run(TOY, s, [PayUp()])
    assert not isinstance(step.state.stack[-1], v.Bill)
    trader = step.state.traders[0]
    assert (trader.money, trader.goods, trader.rep, trader.hand) == (0, (0, 0), 2, ("mill",))
    assert all(moved.why == "test" for moved in told(step, Moved))


def test_one_key_never_takes_cards_or_reputation() -> None:
    assert PayUp() not in TOY.legal(billed(v.Cost(flex=1), hand=("mill",), rep=1))


def test_all_four_sources_may_pay_a_unit() -> None:
    s = billed(v.Cost(flex=2), hand=("mill",), money=1, goods=(1, 0), rep=1)
    give = (v.GiveGood(good="wood"), v.GiveCard(card="mill"), v.GiveMoney(), v.GiveRep())
    assert TOY.legal(s) == (PayUp(), *give)
    for source in give:
        step = run(TOY, s, [source])
        assert bill_of(step.state).flex == 1
        assert len(told(step, Moved)) == 1


def test_a_source_is_refused_when_the_rest_could_not_be_paid_after_it() -> None:
    s = billed(v.Cost(goods=(1, 0), flex=1), hand=("mill",), money=1)
    assert set(TOY.legal(s)) == {v.GiveCard(card="mill"), v.GiveMoney()}
    spent = run(TOY, s, [v.GiveMoney()]).state
    assert TOY.legal(spent) == (v.GiveCard(card="mill"),)
    dear = Due((0, 1), 0)
    refusal = TILL.offer(Purse(0, (0, 1), (0, 0), 0), dear._replace(flex=1), v.GiveGood(good="stone"))
    assert refusal == Refusal(v.GiveGood(good="stone"), v.Short(goods=(0, 0), flex=1))


def test_equal_cards_are_one_choice() -> None:
    s = billed(v.Cost(flex=2), hand=("mill", "mill"))
    assert TOY.legal(s) == (v.GiveCard(card="mill"),)


def test_a_discount_stands_in_the_bill_with_those_who_gave_it() -> None:
    s = with_trader(
        with_cards(match(), hand=("mill",), built=("guild", "inn", "crane", "guild")), money=9, goods=(1, 0)
    )
    s = run(TOY, doing(s, v.Build()), [v.BuildCard(card="mill")]).state
    assert bill_of(s).flex == 0
    assert bill_of(s).discounts == ("guild", "crane")


def test_nobody_is_asked_for_nothing() -> None:
    s = with_cards(match(), hand=("inn",), built=("guild", "guild"))
    s = run(TOY, doing(s, v.Build()), [v.BuildCard(card="inn")]).state
    assert s.traders[0].built == ("guild", "guild", "inn")


def test_a_card_does_not_pay_for_itself() -> None:
    s = with_trader(with_cards(match(), hand=("mill",)), money=2)
    assert TOY.rules.bar(s, s.stack[-1], v.Build()) == v.TooDear()
    s = with_trader(with_cards(match(), hand=("mill", "mill")), money=2)
    s = run(TOY, doing(s, v.Build()), [v.BuildCard(card="mill")]).state
    assert v.GiveCard(card="mill") in TOY.legal(s)


def test_a_refused_card_says_what_is_short() -> None:
    s = doing(with_trader(with_cards(match(), hand=("bridge", "inn")), money=2, rep=0), v.Build())
    assert why_not(TOY, s, v.BuildCard(card="bridge")) == v.Short(goods=(0, 0), flex=1)
