"""Bills: money, ads, resources and reputation, from the board, agenda cards and the reputation track (GC-L10, GC-Q4).

A card can help in two ways: by its resource, or by its text where that lowers one of the bill's prices. The track can
be used once per turn, for icons of one type (GC-T17, GC-Q12).
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import GiveGood, PlayResource, PlayText, SpendRep
from core.galactic_cruise.components import content
from core.galactic_cruise.events import CardPlayed
from core.galactic_cruise.questions import Bill, Due
from core.galactic_cruise.reasons import NoRep, Short
from core.galactic_cruise.rules import Pen, more, rules
from core.galactic_cruise.state import Player, State
from core.kernel.frames import Choice, Frame, Offer, PayUp, Reason
from core.kernel.purse import Till
from core.kernel.tuples import less

MONEY, ADS, GOODS = 0, 1, 2
"""Positions in a list of what is owed; the resources follow from GOODS on."""
CURRENCY: dict[e.Price, int] = {
    "development": MONEY,
    "expert": MONEY,
    "segment": MONEY,
    "guest": ADS,
    "last-minute": ADS,
    "score": ADS,
    "food": GOODS,
    "oxygen": GOODS + 1,
    "fuel": GOODS + 2,
}
"""What each price is paid in."""
LAUNCH: tuple[e.Price, ...] = ("food", "oxygen", "fuel")
"""The prices of a launch (GC-L9)."""
BOARDING: tuple[e.Price, ...] = ("last-minute", *LAUNCH)
"""The prices that matter while guests board."""
NOTHING = Due()
A_REP = Due(rep=1)
"""What a use of the track costs at least, a refresh and a card of the discard always."""


class Help(NamedTuple):
    """A card in hand: its resource, and how much its text takes off which currency of this bill, if any."""

    resource: int
    currency: int
    amount: int


class Purse(NamedTuple):
    """What a seat can reach; `track` says that the reputation track may still be used."""

    money: int
    ads: int
    goods: e.Stock
    rep: int
    points: int
    cards: tuple[Help, ...] = ()
    track: bool = False


@lru_cache(maxsize=4096)
def steps_for(rep: int, icon: e.Icon, n: int) -> int | None:
    """Steps down the track that pass so many icons of a type; None when there are not enough (GC-Q11)."""
    icons = content().board.icons
    for steps in range(1, rep + 1):
        n -= icons[rep - steps] == icon
        if n == 0:
            return steps
    return None


def steps_down(rep: int, icon: e.Icon, n: int) -> int:
    """The same for what is offered, which the track can always give."""
    steps = steps_for(rep, icon, n)
    assert steps is not None, "only so many icons are offered as can be passed"
    return steps


@lru_cache(maxsize=512)
def helpful(card: str, of: tuple[e.Price, ...]) -> Help:
    """What a card can do in a bill with these prices."""
    found = content().agendas[card]
    resource = e.RESOURCES.index(found.resource)
    if found.save is not None and found.save.of in of:
        return Help(resource, CURRENCY[found.save.of], found.save.amount)
    return Help(resource, -1, 0)


@lru_cache(maxsize=4096)
def _helps(hand: tuple[str, ...], of: tuple[e.Price, ...]) -> tuple[Help, ...]:
    return tuple(sorted(helpful(card, of) for card in hand))


def plain_purse(p: Player) -> Purse:
    """The board alone, without cards and track."""
    return Purse(p.money, p.ads, p.stock, p.rep, p.points)


def purse_of(s: State, seat: int, of: tuple[e.Price, ...] = ()) -> Purse:
    """All that a seat can reach for a bill with these prices."""
    p = s.players[seat]
    track = seat == s.turn.seat and not s.turn.rep_used and p.rep > 0
    return Purse(p.money, p.ads, p.stock, p.rep, p.points, _helps(p.hand, of), track)


def owed(due: Due) -> tuple[int, int, int, int, int]:
    """Money, ads and resources as one list."""
    return (due.money, due.ads, *due.goods)


def joined(one: Due, two: Due) -> Due:
    """Both bills as one."""
    if two == NOTHING:
        return one
    goods = (one.goods[0] + two.goods[0], one.goods[1] + two.goods[1], one.goods[2] + two.goods[2])
    return Due(
        money=one.money + two.money,
        ads=one.ads + two.ads,
        goods=goods,
        rep=one.rep + two.rep,
        flex=one.flex or two.flex,
        wild=one.wild + two.wild,
        lost=one.lost + two.lost,
    )


@lru_cache(maxsize=65536)
def lacking(purse: Purse, due: Due) -> Reason | None:
    """What can't be met, whatever each card and the track are used for; None when all can be paid."""
    needs = owed(due)
    unsure = [n for n, card in enumerate(purse.cards) if card.currency >= 0 and needs[card.currency]]
    first = None
    for used in product((True, False), repeat=len(unsure)):
        texts = {n for n, text in zip(unsure, used, strict=True) if text}
        why = _lacking(purse, due, texts)
        if why is None:
            return None
        first = first or why
    return first


def _lacking(purse: Purse, due: Due, texts: set[int]) -> Reason | None:
    """The same, once it is settled which cards are used for their text."""
    needs = list(owed(due))
    have = [purse.money, purse.ads, *purse.goods]
    for n, card in enumerate(purse.cards):
        if n in texts:
            needs[card.currency] = max(0, needs[card.currency] - card.amount)
        else:
            have[GOODS + card.resource] += 1
    short = [max(0, need - got) for need, got in zip(needs, have, strict=True)]
    if due.flex is not None:
        i = GOODS + e.RESOURCES.index(due.flex)
        short[MONEY] = max(0, short[MONEY] - max(0, have[i] - needs[i]))
    money, ads, goods = short[MONEY], short[ADS], sum(short[GOODS:])
    wild = due.wild
    goods, wild = max(0, goods - wild), max(0, wild - goods)
    if due.flex is not None:
        money = max(0, money - wild)
    steps = _steps(purse, due, money, ads, goods)
    if steps is None:
        return Short(money=money, ads=ads, goods=(short[GOODS], short[GOODS + 1], short[GOODS + 2]))
    left = purse.rep + purse.points - steps
    return None if left >= due.rep + due.lost else NoRep(need=due.rep + due.lost, have=max(0, left))


def _steps(purse: Purse, due: Due, money: int, ads: int, goods: int) -> int | None:
    """The fewest steps down the track that bring what is still missing; None when it can't."""
    if not (money or ads or goods):
        return 0
    if not purse.track:
        return None
    flex = due.flex is not None
    ways: list[int | None] = []
    if ads and not (money or goods):
        ways.append(steps_for(purse.rep, "ad", ads))
    if money and not (ads or goods):
        ways.append(steps_for(purse.rep, "money", money))
    if not ads and (flex or not money):
        ways.append(steps_for(max(0, purse.rep - due.lost), "resource", goods + money))
    found = [steps for steps in ways if steps is not None]
    return min(found) if found else None


def with_resource(due: Due, i: int) -> Due:
    """The due after one resource from a card, which needs no room (GC-L10, GC-B14)."""
    if due.goods[i]:
        return replace(due, goods=more(due.goods, i, -1))
    return replace(due, money=due.money - 1)


def cheaper(due: Due, currency: int, amount: int) -> Due:
    """The due with so much off, down to 0 (GC-B27)."""
    if currency == MONEY:
        return replace(due, money=max(0, due.money - amount))
    if currency == ADS:
        return replace(due, ads=max(0, due.ads - amount))
    i = currency - GOODS
    return replace(due, goods=more(due.goods, i, -min(amount, due.goods[i])))


def by_track(purse: Purse, due: Due, icon: e.Icon, n: int) -> tuple[Purse, Due]:
    """Down the track: what the bill doesn't need is gained, resources once it is paid (GC-Q12)."""
    purse = purse._replace(rep=purse.rep - steps_down(purse.rep, icon, n), track=False)
    if icon == "resource":
        return purse, replace(due, wild=due.wild + n)
    if icon == "money":
        used = min(n, due.money)
        return purse._replace(money=purse.money + n - used), replace(due, money=due.money - used)
    used = min(n, due.ads)
    return purse._replace(ads=purse.ads + n - used), replace(due, ads=due.ads - used)


def spend(of: tuple[e.Price, ...], purse: Purse, due: Due, source: Choice) -> tuple[Purse, Due]:
    """Purse and due after one source has been used, in a bill with these prices."""
    match source:
        case GiveGood():
            i = e.RESOURCES.index(source.resource)
            return purse._replace(goods=more(purse.goods, i, -1)), replace(due, money=due.money - 1)
        case PlayResource():
            card = helpful(source.card, of)
            return purse._replace(cards=less(purse.cards, card)), with_resource(due, card.resource)
        case PlayText():
            card = helpful(source.card, of)
            return purse._replace(cards=less(purse.cards, card)), cheaper(due, card.currency, card.amount)
        case SpendRep():
            return by_track(purse, due, source.icon, source.n)
        case _:
            raise TypeError(source)


def sources(s: State, q: Bill) -> Iterator[Choice]:
    """What could help to pay now, one unit a choice."""
    p, due = s.players[q.seat], q.due
    if due.flex is not None and due.money and p.stock[e.RESOURCES.index(due.flex)]:
        yield GiveGood(resource=due.flex)
    needs = owed(due)
    for card in p.hand:
        help_ = helpful(card, q.of)
        if help_.currency >= 0 and needs[help_.currency]:
            yield PlayText(card=card)
        if due.goods[help_.resource] or (due.money and due.flex == e.RESOURCES[help_.resource]):
            yield PlayResource(card=card)
    if q.seat == s.turn.seat and not s.turn.rep_used:
        wanted = {"money": due.money, "ad": due.ads, "resource": sum(due.goods) or (due.flex and due.money)}
        for icon in e.ICONS:
            n = 1
            while wanted[icon] and steps_for(p.rep, icon, n) is not None:
                yield SpendRep(icon=icon, n=n)
                n += 1


def saves(due: Due, source: Choice) -> bool:
    """Whether a source makes the bill cheaper (GC-B42), or spares money where a resource can stand in (GC-B15)."""
    return isinstance(source, PlayText | GiveGood) or (isinstance(source, PlayResource) and due.flex is not None)


@rules.offers(Bill)
def ways_to_pay(s: State, q: Bill) -> Iterator[Offer]:
    """All at once from the board, or source by source (GC-Q4).

    Where the board pays and no source saves anything, it simply pays: what a card's resource or the track would bring
    can just as well be taken before or afterwards.
    """

    def lacks(purse: Purse, due: Due) -> Reason | None:
        return lacking(purse, joined(due, q.then))

    till: Till[Purse, Due] = Till(partial(spend, q.of), lacks)
    useful = tuple(sources(s, q))
    if lacking(plain_purse(s.players[q.seat]), q.due) is None:
        yield PayUp()
        if not any(saves(q.due, source) for source in useful):
            return
    purse = purse_of(s, q.seat, q.of if q.then == NOTHING else BOARDING)
    for source in useful:
        yield till.offer(purse, q.due, source)


def charge(
    t: Pen,
    f: Frame,
    due: Due,
    of: tuple[e.Price, ...] = (),
    *,
    then: Due = NOTHING,
    helped: tuple[str, ...] = (),
) -> None:
    """Present a bill, unless nothing is owed."""
    if any(owed(due)) or due.rep:
        t.push(Bill(seat=f.seat, src=f.src, due=due, of=of, then=then, helped=helped))
    elif due.wild:
        rules.do(t, f, e.Gain(any=due.wild))


def from_board(p: Player, due: Due) -> Due:
    """What the board gives to a bill that it can pay: each in its own kind, then money, then what stands in for it.

    Resources that the track brought go into the bill where they can; `wild` is what is left over of them (GC-Q12).
    """
    goods = [min(need, have) for need, have in zip(due.goods, p.stock, strict=True)]
    wild = due.wild - sum(due.goods) + sum(goods)
    instead = min(wild, due.money) if due.flex is not None else 0
    wild -= instead
    money = min(due.money - instead, p.money)
    if due.flex is not None:
        goods[e.RESOURCES.index(due.flex)] += due.money - instead - money
    return Due(money=money, ads=due.ads, goods=(goods[0], goods[1], goods[2]), rep=due.rep, wild=wild)


@rules.answers(Bill, PayUp)
def pay_up(t: Pen, q: Bill, c: PayUp) -> None:
    """All at once; a surplus of what the track brought is gained (GC-Q12)."""
    given = from_board(t.s.players[q.seat], q.due)
    for i, n in enumerate(given.goods):
        t.resource(q.seat, i, -n, q.src)
    t.money(q.seat, -given.money, q.src)
    t.ads(q.seat, -given.ads, q.src)
    t.rep(q.seat, -given.rep, q.src)
    if given.wild:
        rules.do(t, q, e.Gain(any=given.wild), src="reputation")


def _go_on(t: Pen, q: Bill, due: Due, *helped: str) -> None:
    charge(t, q, due, q.of, then=q.then, helped=(*q.helped, *helped))


@rules.answers(Bill, GiveGood)
def give_good(t: Pen, q: Bill, c: GiveGood) -> None:
    """GC-B15."""
    t.resource(q.seat, e.RESOURCES.index(c.resource), -1, q.src)
    _go_on(t, q, replace(q.due, money=q.due.money - 1))


def play(t: Pen, seat: int, card: str, text: bool) -> None:
    """A card leaves the hand; while it lies on top the discard is closed to its player this turn (GC-B45, GC-Q35)."""
    t.leave_hand(seat, card, f"agenda:{card}")
    if seat == t.s.turn.seat:
        t.turn(played=(*t.s.turn.played, card))
    else:
        t.turn(countered=(*t.s.turn.countered, card))
    t.emit(CardPlayed(seat=seat, agenda=card, text=text))


@rules.answers(Bill, PlayResource)
def give_card(t: Pen, q: Bill, c: PlayResource) -> None:
    """GC-B14: what is spent at once needs no room."""
    play(t, q.seat, c.card, text=False)
    _go_on(t, q, with_resource(q.due, helpful(c.card, q.of).resource))


@rules.answers(Bill, PlayText)
def save_with_card(t: Pen, q: Bill, c: PlayText) -> None:
    """GC-B42, GC-B43."""
    play(t, q.seat, c.card, text=True)
    card = helpful(c.card, q.of)
    _go_on(t, q, cheaper(q.due, card.currency, card.amount), f"agenda:{c.card}")


@rules.answers(Bill, SpendRep)
def pay_by_track(t: Pen, q: Bill, c: SpendRep) -> None:
    """GC-L10, GC-Q12: the turn's one use of the track."""
    p = t.s.players[q.seat]
    after, due = by_track(plain_purse(p), q.due, c.icon, c.n)
    t.turn(rep_used=True)
    t.rep(q.seat, after.rep - p.rep, "reputation")
    t.money(q.seat, after.money - p.money, "reputation")
    t.ads(q.seat, after.ads - p.ads, "reputation")
    _go_on(t, q, due)
