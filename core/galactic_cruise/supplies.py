"""Purchasing supplies, taking resources from the silo and refilling it."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import Buy, FillWith, TakeResource
from core.galactic_cruise.paying import charge, lacking, purse_of
from core.galactic_cruise.questions import Due, PickFill, PickFromSilo, PickSupplies
from core.galactic_cruise.reasons import NoCard, NothingToTake, SiloFull, StorageFull
from core.galactic_cruise.rules import SILO_FULL, Pen, limit, room_for, rules
from core.galactic_cruise.state import State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import put

PRICE = Due(money=1)
"""For each half of a purchase (GC-B3)."""
AMOUNT = 2
"""What each half brings (GC-B3)."""


# Purchase


def no_money(s: State, f: Frame, effect: e.Purchase | e.Supplies) -> Reason | None:
    """GC-B3."""
    return lacking(purse_of(s, f.seat), PRICE)


@rules.does(e.Purchase, no_money, Decline.WITHIN)
def purchase(t: Pen, f: Frame, effect: e.Purchase) -> None:
    """GC-B3."""
    t.push(PickSupplies(seat=f.seat, src=f.src, left=("resources", "ads")))


@rules.offers(PickSupplies)
def supplies(s: State, q: PickSupplies) -> Iterator[Offer]:
    """Each at most once per action (GC-B3)."""
    why = lacking(purse_of(s, q.seat), PRICE)
    for what in q.left:
        yield Buy(what=what) if why is None else Refusal(Buy(what=what), why)
    yield Stop()


@rules.answers(PickSupplies, Buy)
def buy(t: Pen, q: PickSupplies, c: Buy) -> None:
    """GC-B3."""
    left = tuple(what for what in q.left if what != c.what)
    rules.do(t, q, e.Deliver(what=c.what), *((e.Supplies(left=left),) if left else ()))
    charge(t, q, PRICE)


@rules.answers(PickSupplies, Stop)
def enough(t: Pen, q: PickSupplies, c: Stop) -> None:
    """The action is over."""


@rules.does(e.Deliver)
def deliver(t: Pen, f: Frame, effect: e.Deliver) -> None:
    """From the supply, not from the silo (GC-B3, GC-B31)."""
    rules.do(t, f, e.Gain(ads=AMOUNT) if effect.what == "ads" else e.Gain(any=AMOUNT))


@rules.does(e.Supplies, no_money)
def buy_more(t: Pen, f: Frame, effect: e.Supplies) -> None:
    """The other half."""
    t.push(PickSupplies(seat=f.seat, src=f.src, left=effect.left))


# The silo


def from_silo_barred(s: State, seat: int, i: int) -> Reason | None:
    """What it holds and what can be stored (GC-B8)."""
    if not s.silo[i]:
        return NothingToTake()
    return None if room_for(s, seat, i) else StorageFull()


def nothing_in_silo(s: State, f: Frame, effect: e.FromSilo | None = None) -> Reason | None:
    """GC-Q22."""
    why = [from_silo_barred(s, f.seat, i) for i in range(3)]
    return None if None in why else next((w for w in why if isinstance(w, StorageFull)), why[0])


@rules.does(e.FromSilo, nothing_in_silo, Decline.WITHIN)
def from_silo(t: Pen, f: Frame, effect: e.FromSilo) -> None:
    """GC-B8."""
    t.push(PickFromSilo(seat=f.seat, src=f.src, left=effect.n))


@rules.offers(PickFromSilo)
def silo(s: State, q: PickFromSilo) -> Iterator[Offer]:
    """One by one, any mix (GC-B8)."""
    for i, resource in enumerate(e.RESOURCES):
        choice = TakeResource(resource=resource)
        why = from_silo_barred(s, q.seat, i)
        yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickFromSilo, TakeResource)
def take_from_silo(t: Pen, q: PickFromSilo, c: TakeResource) -> None:
    """The silo goes down by as much (GC-B8); then more, also by what has raised the limit since the first."""
    i = e.RESOURCES.index(c.resource)
    p = t.s.players[q.seat]
    t.set(silo=put(t.s.silo, i, t.s.silo[i] - 1))
    t.player(q.seat, stock=put(p.stock, i, p.stock[i] + 1))
    t.moved(c.resource, 1, "silo", f"seat:{q.seat}", q.src)
    if limit(t.s, q.seat, "resources", q.left - 1) > 0 and nothing_in_silo(t.s, q) is None:
        t.push(PickFromSilo(seat=q.seat, src=q.src, left=q.left - 1))


@rules.answers(PickFromSilo, Stop)
def enough_resources(t: Pen, q: PickFromSilo, c: Stop) -> None:
    """Up to three (GC-B8)."""


def rises(s: State) -> tuple[int, int, int]:
    """So many steps each resource of the silo would rise, which is the money for filling it up (GC-B32)."""
    a, b, c = s.silo
    return SILO_FULL - a, SILO_FULL - b, SILO_FULL - c


def cannot_fill(s: State, f: Frame, effect: e.FillSilo) -> Reason | None:
    """A card to discard (GC-B9) and a resource below 5 (GC-Q26)."""
    if not s.players[f.seat].hand:
        return NoCard()
    return None if any(rises(s)) else SiloFull()


@rules.does(e.FillSilo, cannot_fill, Decline.WITHIN)
def fill_silo(t: Pen, f: Frame, effect: e.FillSilo) -> None:
    """GC-B9."""
    t.push(PickFill(seat=f.seat, src=f.src))


@rules.offers(PickFill)
def fillings(s: State, q: PickFill) -> Iterator[Offer]:
    """Any card for any resource (GC-B9)."""
    for resource, rise in zip(e.RESOURCES, rises(s), strict=True):
        for card in s.players[q.seat].hand:
            choice = FillWith(resource=resource, card=card)
            yield choice if rise else Refusal(choice, SiloFull())
    yield Stop()


@rules.answers(PickFill, FillWith)
def fill(t: Pen, q: PickFill, c: FillWith) -> None:
    """Up to 5, 1 money a step and 1 reputation in total (GC-B9, GC-B32); the card isn't played (GC-Q35)."""
    i = e.RESOURCES.index(c.resource)
    raised = rises(t.s)[i]
    t.leave_hand(q.seat, c.card, q.src)
    t.set(silo=put(t.s.silo, i, SILO_FULL))
    t.moved(c.resource, raised, "supply", "silo", q.src)
    t.money(q.seat, raised, q.src)
    t.rep(q.seat, 1, q.src)


@rules.answers(PickFill, Stop)
def not_filled(t: Pen, q: PickFill, c: Stop) -> None:
    """The action is spent."""
