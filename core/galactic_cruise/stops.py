"""Step 1: ships in space go from stop to stop."""

from collections.abc import Iterator

from msgspec.structs import asdict, replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import Sail, Score, Unlock
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import icons, upgrades_at
from core.galactic_cruise.events import GuestScored, GuestsUnscored, ShipMoved, UpgradeUnlocked
from core.galactic_cruise.gains import come_home
from core.galactic_cruise.paying import charge, lacking, purse_of
from core.galactic_cruise.questions import DropToken, Due, MoveShip, PickVisitor
from core.galactic_cruise.reasons import Unlocked
from core.galactic_cruise.rules import Pen, allowed, discount, fire, more, rules
from core.galactic_cruise.state import Player, Ship, State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop

UPGRADES = 3
"""Tokens on a destination at most (GC-A5)."""
GUEST = 3
"""Points of a scored guest, besides the tokens (GC-A10)."""
MATCH, OTHER = 1, 2
"""Ads for a guest at a destination of its type, and elsewhere (GC-A9)."""


@rules.does(e.Advance)
def advance(t: Pen, f: Frame, effect: e.Advance) -> None:
    """Every ship in space must move (GC-A1)."""
    if to_move(t.s, f.seat):
        t.push(MoveShip(seat=f.seat, src=f.src))


def to_move(s: State, seat: int) -> tuple[int, ...]:
    """Ships in space that have not moved yet; one launched this turn moves in the next (GC-A3)."""
    return tuple(n for n, ship in enumerate(s.players[seat].ships) if ship.cruise and n not in s.turn.moved)


@rules.offers(MoveShip)
def ships_to_move(s: State, q: MoveShip) -> Iterator[Offer]:
    """In an order of choice (GC-A2)."""
    for n in to_move(s, q.seat):
        yield Sail(ship=n)


@rules.answers(MoveShip, Sail)
def sail(t: Pen, q: MoveShip, c: Sail) -> None:
    """Each stop is completed before the next ship moves (GC-A2)."""
    rules.do(t, q, e.Advance())
    go_to(t, q, c.ship, t.s.players[q.seat].ships[c.ship].stop + 1)


def go_to(t: Pen, f: Frame, n: int, stop: int) -> None:
    """A ship is at a stop of its cruise."""
    t.turn(moved=(*t.s.turn.moved, n))
    t.ship(f.seat, n, stop=stop)
    cruise = t.s.players[f.seat].ships[n].cruise
    t.emit(ShipMoved(seat=f.seat, ship=n, cruise=cruise, stop=stop))
    rules.do(t, f, e.Arrive(ship=n), src=f"cruise:{cruise}")


@rules.does(e.Arrive)
def arrive(t: Pen, f: Frame, effect: e.Arrive) -> None:
    """GC-A4, GC-A11, GC-A13."""
    ship = t.s.players[f.seat].ships[effect.ship]
    stops = content().cruises[ship.cruise].stops
    if ship.stop > len(stops):
        land(t, f, effect.ship)
    elif stops[ship.stop - 1] == "day":
        spend_day(t, f, ship)
    else:
        visit(t, f, effect.ship)


def destination(cruise: str, stop: int) -> e.Kind | None:
    """The type of the destination at a stop; None before the first stop, on a day in space, and on Earth."""
    kind = ("day", *content().cruises[cruise].stops, "day")[stop]
    return None if kind == "day" else kind


def kind_of_stop(ship: Ship) -> e.Kind:
    """The type of the destination where a ship is."""
    kind = destination(ship.cruise, ship.stop)
    assert kind is not None
    return kind


# Destinations


def visit(t: Pen, f: Frame, n: int) -> None:
    """First the token, then the guests (GC-A4); the upgrade works before them (GC-Q47)."""
    p = t.s.players[f.seat]
    i = e.KINDS.index(kind_of_stop(p.ships[n]))
    t.player(f.seat, visits=more(p.visits, i, 1))
    todo = (e.Begin(step="destination"), e.Unload(ship=n), e.Visit(ship=n, left=p.ships[n].guests))
    rules.do(t, f, *todo, e.End(step="destination"))
    fire(t, f.seat, "destination")


def destination_ahead(ship: Ship) -> bool:
    """Whether another destination follows on the cruise (GC-A6)."""
    return any(stop != "day" for stop in content().cruises[ship.cruise].stops[ship.stop :])


@rules.does(e.Unload)
def unload(t: Pen, f: Frame, effect: e.Unload) -> None:
    """A full destination with none ahead costs the token (GC-A7)."""
    p = t.s.players[f.seat]
    ship = p.ships[effect.ship]
    if not ship.token:
        return
    if upgrades_at(p, kind_of_stop(ship)) < UPGRADES:
        t.push(DropToken(seat=f.seat, src=f.src, ship=effect.ship))
    elif not destination_ahead(ship):
        discard_token(t, f.seat, effect.ship)


def discard_token(t: Pen, seat: int, n: int) -> None:
    """A token leaves the engine for good (GC-A7, GC-Q46)."""
    token = t.s.players[seat].ships[n].token
    if token:
        t.ship(seat, n, token="")
        t.player(seat, spent=(*t.s.players[seat].spent, token))
        t.moved(f"token:{seat}:{token}", 1, f"engine:{seat}", "box", "cruise")


@rules.offers(DropToken)
def upgrades(s: State, q: DropToken) -> Iterator[Offer]:
    """Any free one of the destination's three; or it stays on the engine (GC-A5, GC-A6)."""
    p = s.players[q.seat]
    kind = kind_of_stop(p.ships[q.ship])
    for upgrade in content().upgrades.values():
        if upgrade.at == kind:
            choice = Unlock(upgrade=upgrade.id)
            yield Refusal(choice, Unlocked()) if upgrade.id in p.upgrades else choice
    yield Stop()


@rules.answers(DropToken, Unlock)
def unlock(t: Pen, q: DropToken, c: Unlock) -> None:
    """It works at once: what it does now, or what lasts from now on (GC-A8)."""
    p = t.s.players[q.seat]
    token = p.ships[q.ship].token
    t.ship(q.seat, q.ship, token="")
    t.player(q.seat, upgrades=(*p.upgrades, c.upgrade))
    t.moved(f"token:{q.seat}:{token}", 1, f"engine:{q.seat}", f"upgrades:{q.seat}", q.src)
    t.emit(UpgradeUnlocked(seat=q.seat, upgrade=c.upgrade))
    once = content().upgrades[c.upgrade].once
    if once is not None:
        rules.do(t, q, once, src=f"upgrade:{c.upgrade}")


@rules.answers(DropToken, Stop)
def keep_token(t: Pen, q: DropToken, c: Stop) -> None:
    """GC-A4, GC-A6."""


def visitor_due(s: State, seat: int, ship: Ship, kind: e.Kind) -> tuple[Due, tuple[str, ...]]:
    """1 ad for a guest of the destination's type, else 2 (GC-A9)."""
    ads = MATCH if kind == kind_of_stop(ship) or allowed(s, seat, "wild-guests") else OTHER
    less, helped = discount(s, seat, "score")
    return Due(ads=max(0, ads - less)), helped


def visitor_barred(s: State, seat: int, ship: Ship, kind: e.Kind) -> Reason | None:
    """What is missing to score a guest (GC-A9)."""
    return lacking(purse_of(s, seat, ("score",)), visitor_due(s, seat, ship, kind)[0])


@rules.does(e.Visit)
def visit_guests(t: Pen, f: Frame, effect: e.Visit) -> None:
    """Each guest once per destination (GC-A9)."""
    if any(effect.left):
        t.push(PickVisitor(seat=f.seat, src=f.src, ship=effect.ship, left=effect.left))


@rules.offers(PickVisitor)
def visitors(s: State, q: PickVisitor) -> Iterator[Offer]:
    """Any of them, or none (GC-A4, GC-A9)."""
    ship = s.players[q.seat].ships[q.ship]
    for kind, n in zip(e.KINDS, q.left, strict=True):
        if n:
            why = visitor_barred(s, q.seat, ship, kind)
            yield Score(kind=kind) if why is None else Refusal(Score(kind=kind), why)
    yield Stop()


@rules.answers(PickVisitor, Score)
def pay_for_guest(t: Pen, q: PickVisitor, c: Score) -> None:
    """Paid and scored one by one, so that ads gained meanwhile count (GC-Q47)."""
    i = e.KINDS.index(c.kind)
    due, helped = visitor_due(t.s, q.seat, t.s.players[q.seat].ships[q.ship], c.kind)
    left = more(q.left, i, -1)
    rules.do(t, q, e.ScoreGuest(ship=q.ship, kind=c.kind), e.Visit(ship=q.ship, left=left))
    charge(t, q, due, ("score",), helped=helped)


@rules.answers(PickVisitor, Stop)
def no_more_visitors(t: Pen, q: PickVisitor, c: Stop) -> None:
    """GC-A4."""
    t.emit(GuestsUnscored(seat=q.seat, guests=q.left))


def guest_points(p: Player, kind: e.Kind) -> int:
    """What a guest scores at the destinations of a type: 3, and 1 for every own token there (GC-A10)."""
    return GUEST + upgrades_at(p, kind)


@rules.does(e.ScoreGuest)
def score_guest(t: Pen, f: Frame, effect: e.ScoreGuest) -> None:
    """A token dropped in this stop counts too (GC-A10)."""
    p = t.s.players[f.seat]
    ship = p.ships[effect.ship]
    t.player(f.seat, scored=p.scored + 1)
    t.emit(GuestScored(seat=f.seat, kind=effect.kind, cruise=ship.cruise))
    t.score(f.seat, guest_points(p, kind_of_stop(ship)), "guests")


# Days in space and the return


def day_bonus(s: State, kind: e.Kind) -> e.Gain:
    """What a guest of a type brings on a day for each icon of that type (GC-A11)."""
    return content().guest_bonus[s.guest_bonus[e.KINDS.index(kind)]].bonus


def day_gains(s: State, ship: Ship) -> list[e.Gain]:
    """What all guests aboard bring on a day, type by type (GC-A11)."""
    times = {kind: n * icons(ship.segments, kind) for kind, n in zip(e.KINDS, ship.guests, strict=True)}
    return [several(day_bonus(s, kind), n) for kind, n in times.items() if n]


def spend_day(t: Pen, f: Frame, ship: Ship) -> None:
    """The order of the guests makes no difference; resources are chosen one by one (GC-A11, GC-Q48)."""
    rules.do(t, f, e.Begin(step="day"), e.Window(), *day_gains(t.s, ship), e.End(step="day"))


def several(gain: e.Gain, times: int) -> e.Gain:
    """A gain so many times."""
    amounts = {name: times * n for name, n in asdict(gain).items() if isinstance(n, int)}
    return replace(gain, **amounts)


def land(t: Pen, f: Frame, n: int) -> None:
    """Earth: pilot, cruise and guests leave the ship, which can be built upon and launched again (GC-A13, GC-A14)."""
    ship = t.s.players[f.seat].ships[n]
    discard_token(t, f.seat, n)
    for i, kind in enumerate(e.KINDS):
        t.set(guests=more(t.s.guests, i, ship.guests[i]))
        t.guest(kind, ship.guests[i], f"ships:{f.seat}", "supply", f.src)
    t.set(flown=(*t.s.flown, ship.cruise))
    t.moved(f"cruise:{ship.cruise}", 1, f"ships:{f.seat}", "flown", f.src)
    t.ship(f.seat, n, cruise="", stop=0, guests=(0, 0, 0), pilot="")
    come_home(t, f.seat, ship.pilot == "expert", f"space:{f.seat}", f.src)
