"""Scheduling a cruise, the tokens of the tower, and advertising."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import FlipToken, TakeCruise, TakeGuest
from core.galactic_cruise.components import content
from core.galactic_cruise.events import CruiseScheduled, TicketSold, TokenFlipped
from core.galactic_cruise.paying import charge, lacking, purse_of
from core.galactic_cruise.questions import Due, FlipOne, PickAdvert, PickGuest, PickSchedule
from core.galactic_cruise.reasons import CruiseFull, NothingToTake, ScheduledAlready, Taken
from core.galactic_cruise.rules import Pen, discount, fire, more, rules
from core.galactic_cruise.state import Slot, State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import put

GUEST_SPACES = 2
SUPPLY = 4
"""The supply counts as the fourth section, at 4 ads (GC-B11)."""


def slot_of(s: State, cruise: str) -> int:
    """The space of the marketing board where a cruise lies."""
    return next(n for n, slot in enumerate(s.market) if slot.cruise == cruise)


def scheduler(s: State, cruise: str) -> int | None:
    """Whose consultant stands beside a cruise."""
    return next((seat for seat, p in enumerate(s.players) if p.scheduled == cruise), None)


def ticket_holders(s: State, seat: int) -> e.Stock:
    """Guests beside the cruise that a seat has scheduled, who have tickets for it (GC-B11)."""
    cruise = s.players[seat].scheduled
    return s.market[slot_of(s, cruise)].guests if cruise else (0, 0, 0)


# Scheduling


def cruise_taken(s: State, seat: int, cruise: str) -> Reason | None:
    """Nobody has scheduled it (GC-B10)."""
    return None if scheduler(s, cruise) is None else Taken()


def cannot_schedule(s: State, f: Frame, effect: e.Schedule) -> Reason | None:
    """One cruise at a time, until the launch (GC-B33)."""
    if s.players[f.seat].scheduled:
        return ScheduledAlready()
    barred = [cruise_taken(s, f.seat, slot.cruise) for slot in s.market if slot.cruise]
    return None if None in barred else next(iter(barred), NothingToTake())


@rules.does(e.Schedule, cannot_schedule, Decline.WITHIN)
def schedule(t: Pen, f: Frame, effect: e.Schedule) -> None:
    """GC-B10."""
    t.push(PickSchedule(seat=f.seat, src=f.src))


@rules.offers(PickSchedule)
def cruises(s: State, q: PickSchedule) -> Iterator[Offer]:
    """GC-B10: guests beside it come with it (GC-Q32)."""
    for slot in s.market:
        if slot.cruise:
            choice = TakeCruise(cruise=slot.cruise)
            why = cruise_taken(s, q.seat, slot.cruise)
            yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickSchedule, TakeCruise)
def send_consultant(t: Pen, q: PickSchedule, c: TakeCruise) -> None:
    """The consultant leaves its office and stays there (GC-B10, GC-B33)."""
    t.player(q.seat, scheduled=c.cruise)
    t.moved(f"consultant:{q.seat}", 1, "office", "market", q.src)
    t.emit(CruiseScheduled(seat=q.seat, cruise=c.cruise))
    rules.do(t, q, e.PickToken())
    fire(t, q.seat, "scheduled")


@rules.answers(PickSchedule, Stop)
def nothing_scheduled(t: Pen, q: PickSchedule, c: Stop) -> None:
    """The action is spent."""


@rules.does(e.PickToken)
def pick_token(t: Pen, f: Frame, effect: e.PickToken) -> None:
    """With an empty tower nothing is flipped (GC-B36)."""
    if t.s.players[f.seat].tower:
        t.push(FlipOne(seat=f.seat, src=f.src))


@rules.offers(FlipOne)
def tokens(s: State, q: FlipOne) -> Iterator[Offer]:
    """Any token, all of them lie face up then (GC-B34)."""
    for token in s.players[q.seat].tower:
        yield FlipToken(token=token)


@rules.answers(FlipOne, FlipToken)
def flip(t: Pen, q: FlipOne, c: FlipToken) -> None:
    """Its bonus, once; it stays in the tower (GC-B34, GC-B35). What can't be used lapses (GC-Q25, GC-Q31)."""
    t.player(q.seat, flipped=c.token)
    t.emit(TokenFlipped(seat=q.seat, token=c.token))
    rules.do(t, q, content().tokens[c.token].bonus, src=f"token:{c.token}")


# Guests


def in_section(s: State, section: int, i: int) -> int:
    """Guests of a type in a section of the queue, or in the supply (GC-B11)."""
    return s.guests[i] if section == SUPPLY else s.queue[section - 1][i]


def leave_section(t: Pen, section: int, i: int) -> str:
    """A guest leaves queue or supply; gives the name of the place."""
    if section == SUPPLY:
        t.set(guests=more(t.s.guests, i, -1))
        return "supply"
    part = t.s.queue[section - 1]
    t.set(queue=put(t.s.queue, section - 1, more(part, i, -1)))
    return f"queue:{section}"


def guest_due(s: State, seat: int, section: int, of: e.Price) -> tuple[Due, tuple[str, ...]]:
    """1, 2, 3 ads by section, 4 from the supply (GC-B11, GC-L6)."""
    less, helped = discount(s, seat, of)
    return Due(ads=max(0, section - less)), helped


def cheapest_section(s: State) -> int | None:
    """The lowest section where anybody stands."""
    return next((n for n in range(1, SUPPLY + 1) if any(in_section(s, n, i) for i in range(3))), None)


def advert_barred(s: State, seat: int, slot: Slot) -> Reason | None:
    """Unscheduled or own, with a free guest space (GC-B11)."""
    if scheduler(s, slot.cruise) not in (None, seat):
        return Taken()
    return None if sum(slot.guests) < GUEST_SPACES else CruiseFull()


def no_guest(s: State, seat: int) -> Reason | None:
    """Nobody left, or not even the cheapest can be paid."""
    section = cheapest_section(s)
    if section is None:
        return NothingToTake()
    return lacking(purse_of(s, seat, ("guest",)), guest_due(s, seat, section, "guest")[0])


def cannot_advertise(s: State, f: Frame, effect: e.Advertise) -> Reason | None:
    """GC-Q22."""
    why = no_guest(s, f.seat)
    if why is not None:
        return why
    barred = [advert_barred(s, f.seat, slot) for slot in s.market if slot.cruise]
    return None if None in barred else next(iter(barred), NothingToTake())


@rules.does(e.Advertise, cannot_advertise, Decline.WITHIN)
def advertise(t: Pen, f: Frame, effect: e.Advertise) -> None:
    """GC-B11."""
    t.push(PickAdvert(seat=f.seat, src=f.src))


@rules.offers(PickAdvert)
def cruises_to_advertise(s: State, q: PickAdvert) -> Iterator[Offer]:
    """GC-B11."""
    for slot in s.market:
        if slot.cruise:
            choice = TakeCruise(cruise=slot.cruise)
            why = advert_barred(s, q.seat, slot)
            yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickAdvert, TakeCruise)
def advertise_cruise(t: Pen, q: PickAdvert, c: TakeCruise) -> None:
    """GC-B11."""
    rules.do(t, q, e.MoreGuests(cruise=c.cruise, left=GUEST_SPACES))


@rules.answers(PickAdvert, Stop)
def nothing_advertised(t: Pen, q: PickAdvert, c: Stop) -> None:
    """The action is spent."""


@rules.does(e.MoreGuests)
def more_guests(t: Pen, f: Frame, effect: e.MoreGuests) -> None:
    """Guest by guest: pay, place, gain (GC-Q33)."""
    slot = t.s.market[slot_of(t.s, effect.cruise)]
    if effect.left and sum(slot.guests) < GUEST_SPACES and no_guest(t.s, f.seat) is None:
        t.push(PickGuest(seat=f.seat, src=f.src, cruise=effect.cruise, left=effect.left))


@rules.offers(PickGuest)
def guests(s: State, q: PickGuest) -> Iterator[Offer]:
    """Anybody in the queue, any type in the supply; the second may be dropped (GC-B11, GC-Q33)."""
    yield from guests_for_ads(s, q.seat, "guest")
    yield Stop()


def guests_for_ads(s: State, seat: int, of: e.Price) -> Iterator[Offer]:
    """Every type in every section, cheapest first."""
    purse = purse_of(s, seat, (of,))
    for section in range(1, SUPPLY + 1):
        why = lacking(purse, guest_due(s, seat, section, of)[0])
        for i, kind in enumerate(e.KINDS):
            if in_section(s, section, i):
                choice = TakeGuest(kind=kind, section=section)
                yield choice if why is None else Refusal(choice, why)


@rules.answers(PickGuest, TakeGuest)
def sell(t: Pen, q: PickGuest, c: TakeGuest) -> None:
    """GC-Q33: first the ads."""
    due, helped = guest_due(t.s, q.seat, c.section, "guest")
    rules.do(
        t,
        q,
        e.SellTicket(cruise=q.cruise, kind=c.kind, section=c.section),
        e.MoreGuests(cruise=q.cruise, left=q.left - 1),
    )
    charge(t, q, due, ("guest",), helped=helped)


@rules.answers(PickGuest, Stop)
def enough_guests(t: Pen, q: PickGuest, c: Stop) -> None:
    """1 or 2 guests (GC-B11)."""


@rules.does(e.SellTicket)
def sell_ticket(t: Pen, f: Frame, effect: e.SellTicket) -> None:
    """1 money per destination, and 1 reputation if one of them is the guest's (GC-B37, GC-B38, GC-C14).

    What it brings can help to pay for the next (GC-Q5).
    """
    i = e.KINDS.index(effect.kind)
    here = leave_section(t, effect.section, i)
    n = slot_of(t.s, effect.cruise)
    slot = t.s.market[n]
    t.set(market=put(t.s.market, n, Slot(cruise=slot.cruise, guests=more(slot.guests, i, 1))))
    t.guest(effect.kind, 1, here, "market", f.src)
    t.emit(TicketSold(seat=f.seat, kind=effect.kind, cruise=effect.cruise))
    destinations = content().cruises[effect.cruise].destinations
    t.money(f.seat, len(destinations), f.src)
    if effect.kind in destinations:
        t.rep(f.seat, 1, f.src)
