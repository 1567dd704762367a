"""Costs and bills: money, goods, cards from hand and reputation."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from core.kernel.frames import Choice, Frame, Offer, PayUp, Reason
from core.kernel.purse import Till
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import content
from tests.kernel.toy.rules import POWERS, Pen, changed, rules


class Purse(NamedTuple):
    """What a seat can reach; cards by the good that they stand for."""

    money: int
    goods: v.Stock
    cards: v.Stock
    rep: int


class Due(NamedTuple):
    """What is owed; anything may pay the flexible part."""

    goods: v.Stock
    flex: int


def kind_of(source: v.GiveGood | v.GiveCard) -> int:
    """The good that a source pays."""
    return v.GOODS.index(source.good if isinstance(source, v.GiveGood) else content().cards[source.card].stands_for)


def spend(purse: Purse, due: Due, source: Choice) -> tuple[Purse, Due]:
    """Purse and due after one unit from a source; a good meets what is owed of its kind first."""
    match source:
        case v.GiveMoney():
            return purse._replace(money=purse.money - 1), due._replace(flex=due.flex - 1)
        case v.GiveRep():
            return purse._replace(rep=purse.rep - 1), due._replace(flex=due.flex - 1)
        case v.GiveGood() | v.GiveCard():
            good = kind_of(source)
            if isinstance(source, v.GiveGood):
                purse = purse._replace(goods=changed(purse.goods, good, -1))
            else:
                purse = purse._replace(cards=changed(purse.cards, good, -1))
            if due.goods[good]:
                return purse, due._replace(goods=changed(due.goods, good, -1))
            return purse, due._replace(flex=due.flex - 1)
        case _:
            raise TypeError(source)


@lru_cache(maxsize=4096)
def lacking(purse: Purse, due: Due) -> Reason | None:
    """What can't be met, goods first."""
    spare = [purse.goods[good] + purse.cards[good] - due.goods[good] for good in (0, 1)]
    flex = max(0, due.flex - purse.money - purse.rep - sum(max(0, n) for n in spare))
    goods = (max(0, -spare[0]), max(0, -spare[1]))
    return v.Short(goods=goods, flex=flex) if flex or any(goods) else None


def sources(purse: Purse, due: Due, hand: tuple[str, ...]) -> Iterator[Choice]:
    """What could give a unit now."""
    for good, name in enumerate(v.GOODS):
        if purse.goods[good] and (due.goods[good] or due.flex):
            yield v.GiveGood(good=name)
    for card in dict.fromkeys(hand):
        give = v.GiveCard(card=card)
        if due.goods[kind_of(give)] or due.flex:
            yield give
    if due.flex and purse.money:
        yield v.GiveMoney()
    if due.flex and purse.rep:
        yield v.GiveRep()


TILL: Till[Purse, Due] = Till(spend, lacking)


def purse_of(trader: v.Trader) -> Purse:
    """All that a trader can reach."""
    kinds = [content().cards[card].stands_for for card in trader.hand]
    return Purse(trader.money, trader.goods, (kinds.count("wood"), kinds.count("stone")), trader.rep)


def price(trader: v.Trader, card: str) -> tuple[Due, tuple[str, ...]]:
    """What a card costs a trader, and the cards that make it cheaper."""
    cost = content().cards[card].cost
    flex, helped = cost.flex, []
    for source, discount in POWERS.modifiers(trader.built, v.Discount):
        if flex:
            flex = max(0, flex - discount.amount)
            helped.append(source)
    return Due(cost.goods, flex), tuple(helped)


def charge(t: Pen, seat: int, src: str, due: Due, discounts: tuple[str, ...] = ()) -> None:
    """Present a bill, unless nothing is owed."""
    if due.flex or any(due.goods):
        t.push(v.Bill(seat=seat, src=src, goods=due.goods, flex=due.flex, discounts=discounts))


def cannot_pay(s: v.State, f: Frame, e: v.Cost) -> Reason | None:
    """Not even with all sources."""
    return lacking(purse_of(s.traders[f.seat]), Due(e.goods, e.flex))


@rules.does(v.Cost, cannot_pay)
def pay(t: Pen, f: Frame, e: v.Cost) -> None:
    """A bill of its own."""
    charge(t, f.seat, f.src, Due(e.goods, e.flex))


@rules.offers(v.Bill)
def ways_to_pay(s: v.State, q: v.Bill) -> Iterator[Offer]:
    """All at once from store and money, or unit by unit."""
    trader = s.traders[q.seat]
    purse, due = purse_of(trader), Due(q.goods, q.flex)
    plain = purse._replace(cards=(0, 0), rep=0)
    return TILL.offers(purse, plain, due, sources(purse, due, trader.hand))


@rules.answers(v.Bill, PayUp)
def pay_up(t: Pen, q: v.Bill, c: PayUp) -> None:
    """Goods for goods, then money, then the goods that are left."""
    for good in (0, 1):
        t.good(q.seat, good, -q.goods[good], q.src)
    flex = q.flex - min(q.flex, t.s.traders[q.seat].money)
    t.money(q.seat, flex - q.flex, q.src)
    for good in (0, 1):
        n = min(flex, t.s.traders[q.seat].goods[good])
        t.good(q.seat, good, -n, q.src)
        flex -= n


def _go_on(t: Pen, q: v.Bill, c: Choice) -> None:
    due = spend(purse_of(t.s.traders[q.seat]), Due(q.goods, q.flex), c)[1]
    charge(t, q.seat, q.src, due, q.discounts)


@rules.answers(v.Bill, v.GiveMoney)
def give_money(t: Pen, q: v.Bill, c: v.GiveMoney) -> None:
    """One coin."""
    _go_on(t, q, c)
    t.money(q.seat, -1, q.src)


@rules.answers(v.Bill, v.GiveGood)
def give_good(t: Pen, q: v.Bill, c: v.GiveGood) -> None:
    """One from the store."""
    _go_on(t, q, c)
    t.good(q.seat, kind_of(c), -1, q.src)


@rules.answers(v.Bill, v.GiveCard)
def give_card(t: Pen, q: v.Bill, c: v.GiveCard) -> None:
    """The card is discarded."""
    _go_on(t, q, c)
    t.leave_hand(q.seat, c.card, "discard", q.src)
    t.set(discard=(*t.s.discard, c.card))


@rules.answers(v.Bill, v.GiveRep)
def give_rep(t: Pen, q: v.Bill, c: v.GiveRep) -> None:
    """One step down the track."""
    _go_on(t, q, c)
    t.rep(q.seat, -1, q.src)
