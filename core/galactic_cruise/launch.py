"""Launching a ship, from T-5 to T-0."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import BoardGuest, PickKind, TakeGuest
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import count
from core.galactic_cruise.events import GuestLeft, ShipLaunched
from core.galactic_cruise.marketing import (
    cheapest_section,
    guest_due,
    in_section,
    leave_section,
    slot_of,
    ticket_holders,
)
from core.galactic_cruise.paying import BOARDING, LAUNCH, NOTHING, charge, helpful, joined, lacking, purse_of
from core.galactic_cruise.progress import place_cube
from core.galactic_cruise.questions import Due, Embark, PickNewcomer
from core.galactic_cruise.reasons import (
    CantFinish,
    NobodyBoards,
    NobodyHome,
    NoCabin,
    NothingScheduled,
    NothingToTake,
    ShipAway,
)
from core.galactic_cruise.rules import Pen, cabins, discount, fire, limit, more, rules
from core.galactic_cruise.state import Ship, Slot, State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.tuples import less, put

LEFT_BEHIND = 2
"""Reputation lost for each guest with a ticket who is not taken (GC-L7)."""
PILOT = 1
"""Food for the pilot (GC-L9)."""
TOP = 2
"""The top section of the queue."""


# What a launch takes


def room_aboard(s: State, seat: int, ship: Ship) -> int:
    """One guest per cabin, more where a card says so; a fourth segment makes a third cabin (GC-L4, GC-L5, GC-Q30)."""
    return limit(s, seat, "cabin", cabins(ship)) if cabins(ship) else 0


def launch_due(s: State, seat: int, ship: Ship, cruise: str, guests: int) -> tuple[Due, tuple[str, ...]]:
    """Food, oxygen and fuel with so many guests aboard (GC-L9), and what makes it cheaper (GC-B27)."""
    needs = {"food": guests + PILOT, "oxygen": len(ship.segments), "fuel": content().cruises[cruise].fuel}
    goods: list[int] = []
    helped: list[str] = []
    for price in LAUNCH:
        off, by = discount(s, seat, price)
        goods.append(max(0, needs[price] - off))
        helped += by
    return Due(goods=(goods[0], goods[1], goods[2])), tuple(dict.fromkeys(helped))


def endings(s: State, seat: int, ship: Ship, tickets: int = 0, others: int = 0) -> Iterator[Due]:
    """What would still be owed for each way to end the boarding once so many more guests are aboard.

    The guests with tickets come aboard or stay behind; where nobody does, the cheapest last-minute guest comes.
    """
    waiting = sum(ticket_holders(s, seat)) - tickets
    aboard = sum(ship.guests) + tickets + others
    for extra in range(min(waiting, room_aboard(s, seat, ship) - aboard) + 1):
        lost = LEFT_BEHIND * (waiting - extra)
        due = launch_due(s, seat, ship, s.players[seat].scheduled, max(1, aboard + extra))[0]
        due = Due(goods=due.goods, lost=lost)
        if aboard + extra:
            yield due
        elif (section := cheapest_section(s)) is not None:
            yield joined(guest_due(s, seat, section, "last-minute")[0], due)


def ending(
    s: State, seat: int, ship: Ship, tickets: int = 0, others: int = 0, now: Due = NOTHING
) -> tuple[Due, Reason | None]:
    """A way to end the boarding that can be paid after what is owed now, or what is missing for the last one."""
    purse = purse_of(s, seat, BOARDING)
    then: Due = NOTHING
    why: Reason | None = NothingToTake()
    for then in endings(s, seat, ship, tickets, others):
        why = lacking(purse, joined(now, then))
        if why is None:
            break
    return then, why


def launch_barred(s: State, seat: int, ship: Ship) -> Reason | None:
    """All of T-5 to T-0 can be done (GC-L1, GC-Q40, GC-C1)."""
    p = s.players[seat]
    if ship.cruise:
        return ShipAway()
    if not cabins(ship):
        return NoCabin()
    if not p.scheduled:
        return NothingScheduled()
    if not p.home and not p.experts:
        return NobodyHome()
    return ending(s, seat, ship)[1]


def boarding_now(s: State) -> Embark | None:
    """The boarding under way, which may wait for what is done meanwhile."""
    return next((f for f in s.stack if isinstance(f, Embark)), None)


def could_not_finish(
    s: State, card: str = "", cost: Due = NOTHING, stored: int | None = None, track: bool = False
) -> Reason | None:
    """Whether a launch under way could no longer be paid after losing a card and paying a cost (GC-Q3).

    `stored` is the resource that the card has brought into the store, `track` says that the turn's use of the
    reputation track is gone; what it brings might be of the wrong type and doesn't count.
    """
    boarding = boarding_now(s)
    if boarding is None:
        return None
    purse = purse_of(s, boarding.seat, BOARDING)
    if card:
        purse = purse._replace(cards=less(purse.cards, helpful(card, BOARDING)))
    if stored is not None:
        purse = purse._replace(goods=more(purse.goods, stored, 1))
    if track:
        purse = purse._replace(track=False)
    lost = min(cost.rep, purse.rep)
    purse = purse._replace(rep=purse.rep - lost, points=purse.points - cost.rep + lost)
    now = replace(cost, rep=0)
    ship = s.players[boarding.seat].ships[boarding.ship]
    if any(lacking(purse, joined(now, then)) is None for then in endings(s, boarding.seat, ship)):
        return None
    return CantFinish()


def cannot_pay(s: State, f: Frame, effect: e.Pay) -> Reason | None:
    """Not even with all sources."""
    return lacking(purse_of(s, f.seat), price_of(effect))


@rules.does(e.Pay, cannot_pay)
def pay(t: Pen, f: Frame, effect: e.Pay) -> None:
    """A bill of its own, which must leave what a launch under way takes (GC-Q3)."""
    boarding, due = boarding_now(t.s), price_of(effect)
    then = NOTHING
    if boarding is not None:
        ship = t.s.players[boarding.seat].ships[boarding.ship]
        then = ending(t.s, boarding.seat, ship, now=due)[0]
    charge(t, f, due, then=then)


def price_of(effect: e.AnEffect) -> Due:
    """What an effect takes at its start."""
    match effect:
        case e.Seq():
            return price_of(effect.todo[0])
        case e.Pay():
            return Due(money=effect.money, ads=effect.ads, rep=effect.rep)
        case _:
            return NOTHING


# T-5


@rules.does(e.Boarding)
def boarding(t: Pen, f: Frame, effect: e.Boarding) -> None:
    """GC-L4."""
    t.push(Embark(seat=f.seat, src=f.src, ship=effect.ship, expert=effect.expert))


@rules.offers(Embark)
def passengers(s: State, q: Embark) -> Iterator[Offer]:
    """Any mix of guests with tickets, from the queue and from the supply; a cabin may stay empty (GC-L4, GC-Q41)."""
    ship = s.players[q.seat].ships[q.ship]
    full = sum(ship.guests) >= room_aboard(s, q.seat, ship)
    why = NoCabin() if full else ending(s, q.seat, ship, tickets=1)[1]
    for kind, n in zip(e.KINDS, ticket_holders(s, q.seat), strict=True):
        if n:
            yield BoardGuest(kind=kind) if why is None else Refusal(BoardGuest(kind=kind), why)
    for section in range(1, 5):
        now = guest_due(s, q.seat, section, "last-minute")[0]
        why = NoCabin() if full else ending(s, q.seat, ship, others=1, now=now)[1]
        for i, kind in enumerate(e.KINDS):
            if in_section(s, section, i):
                choice = TakeGuest(kind=kind, section=section)
                yield choice if why is None else Refusal(choice, why)
    why = cannot_lift_off(s, q.seat, ship)
    yield Stop() if why is None else Refusal(Stop(), why)


def cannot_lift_off(s: State, seat: int, ship: Ship) -> Reason | None:
    """At least one guest (GC-L4), and all that follows payable with those aboard (GC-Q3)."""
    if not any(ship.guests):
        return NobodyBoards()
    due = launch_due(s, seat, ship, s.players[seat].scheduled, sum(ship.guests))[0]
    return lacking(purse_of(s, seat, LAUNCH), Due(goods=due.goods, lost=left_behind(s, seat)))


def left_behind(s: State, seat: int) -> int:
    """Reputation that is lost if the door is closed now (GC-L7)."""
    return LEFT_BEHIND * sum(ticket_holders(s, seat))


def come_aboard(t: Pen, f: Frame, n: int, kind: e.Kind, here: str) -> None:
    """A guest takes a place in the ship."""
    ship = t.s.players[f.seat].ships[n]
    i = e.KINDS.index(kind)
    t.ship(f.seat, n, guests=more(ship.guests, i, 1))
    t.guest(kind, 1, here, f"ships:{f.seat}", f.src)


def leave_market(t: Pen, cruise: str, i: int) -> None:
    """A guest leaves the space beside a cruise."""
    n = slot_of(t.s, cruise)
    guests = t.s.market[n].guests
    t.set(market=put(t.s.market, n, Slot(cruise=cruise, guests=more(guests, i, -1))))


@rules.answers(Embark, BoardGuest)
def board_guest(t: Pen, q: Embark, c: BoardGuest) -> None:
    """Free of charge (GC-L5)."""
    leave_market(t, t.s.players[q.seat].scheduled, e.KINDS.index(c.kind))
    come_aboard(t, q, q.ship, c.kind, "market")
    t.push(q)


@rules.answers(Embark, TakeGuest)
def last_minute(t: Pen, q: Embark, c: TakeGuest) -> None:
    """Ads by section, without money or reputation (GC-L6)."""
    ship = t.s.players[q.seat].ships[q.ship]
    due, helped = guest_due(t.s, q.seat, c.section, "last-minute")
    then = ending(t.s, q.seat, ship, others=1, now=due)[0]
    rules.do(
        t,
        q,
        e.TakeAboard(ship=q.ship, kind=c.kind, section=c.section),
        e.Boarding(ship=q.ship, expert=q.expert),
    )
    charge(t, q, due, ("last-minute",), then=then, helped=helped)


@rules.does(e.TakeAboard)
def take_aboard(t: Pen, f: Frame, effect: e.TakeAboard) -> None:
    """GC-L6."""
    here = leave_section(t, effect.section, e.KINDS.index(effect.kind))
    come_aboard(t, f, effect.ship, effect.kind, here)


@rules.answers(Embark, Stop)
def close_the_door(t: Pen, q: Embark, c: Stop) -> None:
    """T-5: the cruise goes to the ship, the consultant home, guests left behind to the top (GC-L3, GC-L7)."""
    cruise = t.s.players[q.seat].scheduled
    n = slot_of(t.s, cruise)
    for i, kind in enumerate(e.KINDS):
        for _ in range(t.s.market[n].guests[i]):
            t.guest(kind, 1, "market", f"queue:{TOP + 1}", q.src)
            queue_up(t, TOP, i)
            t.emit(GuestLeft(seat=q.seat, kind=kind))
            t.rep(q.seat, -LEFT_BEHIND, "left-behind")
    t.set(market=put(t.s.market, n, Slot(cruise="")))
    t.player(q.seat, scheduled="")
    t.ship(q.seat, q.ship, cruise=cruise)
    t.moved(f"cruise:{cruise}", 1, "market", f"ships:{q.seat}", q.src)
    t.moved(f"consultant:{q.seat}", 1, "market", "office", q.src)
    rules.do(t, q, e.Countdown(ship=q.ship, expert=q.expert))


def queue_up(t: Pen, section: int, i: int) -> None:
    """A guest joins a section, which has no limit (GC-Q44)."""
    part = t.s.queue[section]
    t.set(queue=put(t.s.queue, section, more(part, i, 1)))


# T-4 to T-0


@rules.does(e.Countdown)
def countdown(t: Pen, f: Frame, effect: e.Countdown) -> None:
    """T-4, the cube, comes before T-3, the payment (GC-L8, GC-L9, GC-C16)."""
    place_cube(t, f.seat, "launch")
    ship = t.s.players[f.seat].ships[effect.ship]
    due, helped = launch_due(t.s, f.seat, ship, ship.cruise, sum(ship.guests))
    rules.do(t, f, e.LiftOff(ship=effect.ship, expert=effect.expert))
    charge(t, f, due, LAUNCH, helped=helped)


def cockpit_points(s: State, seat: int, ship: Ship) -> int:
    """What a cockpit scores by its criterion (GC-L11)."""
    cockpit = content().cockpits[ship.cockpit]
    return min(cockpit.most, cockpit.points * count(s, seat, cockpit.per, ship))


def points_of_launch(s: State, seat: int, n: int) -> int:
    """What the cockpit of a boarding ship would score if it were launched with nothing else changed (GC-L11)."""
    p = s.players[seat]
    ship = replace(p.ships[n], launches=p.ships[n].launches + 1)
    rep = max(0, p.rep - left_behind(s, seat))
    launched = replace(p, ships=put(p.ships, n, ship), rep=rep)
    return cockpit_points(replace(s, players=put(s.players, seat, launched)), seat, ship)


@rules.does(e.LiftOff)
def lift_off(t: Pen, f: Frame, effect: e.LiftOff) -> None:
    """T-2 scores the cockpit with the token still in the tower (GC-L11, GC-Q42), then T-1 and T-0 (GC-L14).

    The first launch lifts the penalty for good (GC-L12).
    """
    seat, n = f.seat, effect.ship
    t.ship(seat, n, launches=t.s.players[seat].ships[n].launches + 1)
    ship = t.s.players[seat].ships[n]
    t.score(seat, cockpit_points(t.s, seat, ship), f"cockpit:{ship.cockpit}")
    load_up(t, seat, n)
    pilot = "expert" if effect.expert else "worker"
    p = t.s.players[seat]
    t.player(seat, home=p.home - (not effect.expert), experts=p.experts - effect.expert)
    t.moved(f"{pilot}:{seat}", 1, f"home:{seat}", f"space:{seat}", f.src)
    t.ship(seat, n, pilot=pilot)
    t.emit(ShipLaunched(seat=seat, ship=n, cruise=ship.cruise))
    rules.do(t, f, e.End(step="launch"))
    fire(t, seat, "launched")
    if effect.expert:
        fire(t, seat, "expert-pilots", expert=True)
    new_cruise(t, f, sum(ship.guests))


def load_up(t: Pen, seat: int, n: int) -> None:
    """T-1: the flipped token goes to the engine; with an empty tower there is none (GC-L13, GC-B36)."""
    p = t.s.players[seat]
    if p.flipped:
        t.player(seat, tower=less(p.tower, p.flipped), flipped="")
        t.ship(seat, n, token=p.flipped)
        t.moved(f"token:{seat}:{p.flipped}", 1, f"tower:{seat}", f"engine:{seat}", "launch")


def new_cruise(t: Pen, f: Frame, boarded: int) -> None:
    """A new cruise in the empty space, and what it does to the queue (GC-L15 to GC-L17).

    The discarded cruises are shuffled when the tray is empty; without any the launcher chooses the types (GC-Q43).
    """
    n = next(n for n, slot in enumerate(t.s.market) if not slot.cruise)
    if not t.s.cruise_tray and t.s.flown:
        for id_ in t.s.flown:
            t.moved(f"cruise:{id_}", 1, "flown", "cruise-tray", "reshuffle")
        t.set(cruise_tray=t.shuffled(t.s.flown, "cruises"), flown=())
    if not t.s.cruise_tray:
        anybody: list[Literal["any"]] = ["any"] * boarded
        rules.do(t, f, e.NewGuests(kinds=tuple(anybody)))
        return
    t.reveal()
    cruise, *rest = t.s.cruise_tray
    t.set(cruise_tray=tuple(rest), market=put(t.s.market, n, Slot(cruise=cruise)))
    t.moved(f"cruise:{cruise}", 1, "cruise-tray", "market", "launch")
    destinations = content().cruises[cruise].destinations
    for kind in destinations:
        move_down(t, kind)
    kinds = tuple(destinations[i % len(destinations)] for i in range(boarded))
    rules.do(t, f, e.NewGuests(kinds=kinds))


def move_down(t: Pen, kind: e.Kind) -> None:
    """All queue guests of a type one section down; those at the bottom stay (GC-L16, GC-Q44)."""
    i = e.KINDS.index(kind)
    for section in (1, 2):
        n = t.s.queue[section][i]
        upper, lower = t.s.queue[section], t.s.queue[section - 1]
        queue = put(t.s.queue, section, more(upper, i, -n))
        t.set(queue=put(queue, section - 1, more(lower, i, n)))
        t.guest(kind, n, f"queue:{section + 1}", f"queue:{section}", "launch")


@rules.does(e.NewGuests)
def new_guests(t: Pen, f: Frame, effect: e.NewGuests) -> None:
    """From the supply to the top; a type that is used up is replaced by one of choice (GC-L17, GC-L18, GC-Q45)."""
    kinds = effect.kinds
    while kinds and any(t.s.guests):
        kind, kinds = kinds[0], kinds[1:]
        if kind == "any" or not t.s.guests[e.KINDS.index(kind)]:
            t.push(PickNewcomer(seat=f.seat, src=f.src, kinds=kinds))
            return
        join_queue(t, kind)


def join_queue(t: Pen, kind: e.Kind) -> None:
    """A guest from the supply joins the top section."""
    i = e.KINDS.index(kind)
    t.set(guests=more(t.s.guests, i, -1))
    queue_up(t, TOP, i)
    t.guest(kind, 1, "supply", f"queue:{TOP + 1}", "launch")


@rules.offers(PickNewcomer)
def newcomers(s: State, q: PickNewcomer) -> Iterator[Offer]:
    """Any type that is left (GC-L18)."""
    for kind, n in zip(e.KINDS, s.guests, strict=True):
        yield PickKind(kind=kind) if n else Refusal(PickKind(kind=kind), NothingToTake())


@rules.answers(PickNewcomer, PickKind)
def pick_newcomer(t: Pen, q: PickNewcomer, c: PickKind) -> None:
    """GC-L18."""
    join_queue(t, c.kind)
    rules.do(t, q, e.NewGuests(kinds=q.kinds))
