"""Building segments into ships, and acquiring ships."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.blueprints import leave_display, slide
from core.galactic_cruise.choices import BuildSegment, TakeShip
from core.galactic_cruise.components import content
from core.galactic_cruise.events import SegmentBuilt, ShipAcquired
from core.galactic_cruise.paying import charge, lacking, purse_of
from core.galactic_cruise.questions import Due, PickSegment, PickShip
from core.galactic_cruise.reasons import NoBlueprint, NoRoomInShip, NothingToTake, ShipAway, TooManyShips
from core.galactic_cruise.rules import SHIP_SIZE, SHIPS, Pen, acting, discount, limit, rules
from core.galactic_cruise.state import Ship, State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import less, put

# Segments


def segment_due(s: State, seat: int, blueprint: str, off: int) -> tuple[Due, tuple[str, ...]]:
    """Printed cost, and from the display the surcharge of its space; money off, never reputation (GC-B24, GC-Q28)."""
    less_, helped = discount(s, seat, "segment")
    money, rep = content().blueprints[blueprint].cost, 0
    if blueprint in s.blueprints:
        space = content().board.display[s.blueprints.index(blueprint)]
        money, rep = money + space.money, space.rep
    return Due(money=max(0, money - less_ - off), rep=rep), helped


def ship_barred(s: State, seat: int, ship: Ship) -> Reason | None:
    """On a cruise, or full (GC-B25, GC-C12)."""
    if ship.cruise:
        return ShipAway()
    return None if places_left(s, seat, ship) else NoRoomInShip()


def places_left(s: State, seat: int, ship: Ship) -> int:
    """How many more segments a ship has room for, were it at home (GC-B25)."""
    return max(0, limit(s, seat, "ship-size", SHIP_SIZE) - len(ship.segments))


def at_hand(s: State, seat: int) -> tuple[str, ...]:
    """Blueprints of the own stock, then of the display (GC-B5)."""
    return (*s.players[seat].blueprints, *(id_ for id_ in s.blueprints if id_))


def no_segment(s: State, f: Frame, effect: e.BuildSegments | e.MoreSegments) -> Reason | None:
    """GC-Q22."""
    ships = [ship_barred(s, f.seat, ship) for ship in s.players[f.seat].ships]
    if None not in ships:
        return ships[0]
    why: Reason = NoBlueprint()
    purse = purse_of(s, f.seat, ("segment",))
    for blueprint in at_hand(s, f.seat):
        lacks = lacking(purse, segment_due(s, f.seat, blueprint, effect.off)[0])
        if lacks is None:
            return None
        why = lacks
    return why


@rules.does(e.BuildSegments, no_segment, Decline.WITHIN)
def build_segments(t: Pen, f: Frame, effect: e.BuildSegments) -> None:
    """GC-B5."""
    t.push(PickSegment(seat=f.seat, src=f.src, left=effect.n, off=effect.off))


@rules.does(e.MoreSegments, no_segment)
def more_segments(t: Pen, f: Frame, effect: e.MoreSegments) -> None:
    """GC-B5: each in any own ship."""
    t.push(PickSegment(seat=f.seat, src=f.src, left=effect.left, off=effect.off))


@rules.offers(PickSegment)
def segments(s: State, q: PickSegment) -> Iterator[Offer]:
    """Any blueprint within reach into any ship with room (GC-B5, GC-B25)."""
    purse = purse_of(s, q.seat, ("segment",))
    ships = [ship_barred(s, q.seat, ship) for ship in s.players[q.seat].ships]
    for blueprint in at_hand(s, q.seat):
        lacks = lacking(purse, segment_due(s, q.seat, blueprint, q.off)[0])
        for n, barred in enumerate(ships):
            choice = BuildSegment(blueprint=blueprint, ship=n)
            why = barred or lacks
            yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickSegment, BuildSegment)
def pay_segment(t: Pen, q: PickSegment, c: BuildSegment) -> None:
    """GC-B24; then more, also by what has raised the limit since the first."""
    due, helped = segment_due(t.s, q.seat, c.blueprint, q.off)
    left = q.left - 1
    more = (e.MoreSegments(left=left, off=q.off),) if limit(t.s, q.seat, "segments", left) > 0 else ()
    rules.do(t, q, e.Install(blueprint=c.blueprint, ship=c.ship), *more)
    charge(t, q, due, ("segment",), helped=helped)


@rules.answers(PickSegment, Stop)
def enough_segments(t: Pen, q: PickSegment, c: Stop) -> None:
    """Up to two (GC-B5)."""


@rules.does(e.Install)
def install(t: Pen, f: Frame, effect: e.Install) -> None:
    """It stays where it is (GC-B26); a gap in the display waits for the end of the action (GC-B22)."""
    p = t.s.players[f.seat]
    if effect.blueprint in p.blueprints:
        t.player(f.seat, blueprints=less(p.blueprints, effect.blueprint))
        t.moved(f"blueprint:{effect.blueprint}", 1, f"plans:{f.seat}", f"ships:{f.seat}", f.src)
    else:
        leave_display(t, effect.blueprint, f"ships:{f.seat}", f.src)
    ship = t.s.players[f.seat].ships[effect.ship]
    t.ship(f.seat, effect.ship, segments=(*ship.segments, effect.blueprint))
    t.emit(SegmentBuilt(seat=f.seat, blueprint=effect.blueprint, ship=effect.ship))


# Ships


def no_ship(s: State, f: Frame, effect: e.NewShip) -> Reason | None:
    """GC-B7, GC-C12."""
    if len(s.players[f.seat].ships) >= limit(s, f.seat, "ships", SHIPS):
        return TooManyShips()
    return None if any(s.cockpits) else NothingToTake()


@rules.does(e.NewShip, no_ship, Decline.WITHIN)
def new_ship(t: Pen, f: Frame, effect: e.NewShip) -> None:
    """GC-B7."""
    t.push(PickShip(seat=f.seat, src=f.src))


@rules.offers(PickShip)
def ships(s: State, q: PickShip) -> Iterator[Offer]:
    """A cockpit with the engine beside it (GC-B7)."""
    for cockpit in s.cockpits:
        if cockpit:
            yield TakeShip(cockpit=cockpit)
    yield Stop()


@rules.answers(PickShip, TakeShip)
def take_ship(t: Pen, q: PickShip, c: TakeShip) -> None:
    """The engine's bonus comes at once and only once (GC-B29); then cards may be played on the ship (GC-B42)."""
    n = t.s.cockpits.index(c.cockpit)
    engine = t.s.engines[n]
    t.set(cockpits=put(t.s.cockpits, n, ""), engines=put(t.s.engines, n, ""))
    t.player(q.seat, ships=(*t.s.players[q.seat].ships, Ship(cockpit=c.cockpit, engine=engine)))
    for thing in (f"cockpit:{c.cockpit}", f"engine:{engine}"):
        t.moved(thing, 1, "dock", f"seat:{q.seat}", q.src)
    t.emit(ShipAcquired(seat=q.seat, cockpit=c.cockpit, engine=engine))
    bonus = content().engines[engine].bonus
    assert bonus is not None
    rules.do(t, q, e.Window())
    rules.do(t, q, bonus, src=f"engine:{engine}")


@rules.answers(PickShip, Stop)
def no_ship_taken(t: Pen, q: PickShip, c: Stop) -> None:
    """The action is spent."""


def refill_dock(t: Pen) -> None:
    """Empty spaces are filled without sliding; when the tiles run out they stay empty (GC-B30, GC-C2)."""
    for n, id_ in enumerate(t.s.cockpits):
        if not id_ and t.s.cockpit_tray and t.s.engine_tray:
            t.reveal()
            cockpit, *cockpits = t.s.cockpit_tray
            engine, *engines = t.s.engine_tray
            t.set(
                cockpits=put(t.s.cockpits, n, cockpit),
                engines=put(t.s.engines, n, engine),
                cockpit_tray=tuple(cockpits),
                engine_tray=tuple(engines),
            )
            for thing in (f"cockpit:{cockpit}", f"engine:{engine}"):
                t.moved(thing, 1, "tray", "dock", "refill")


@rules.does(e.End)
def end_step(t: Pen, f: Frame, effect: e.End) -> None:
    """Slides and refills come at the end of the action (GC-T11, GC-B22, GC-B30)."""
    t.end_step()
    if effect.step == "ship":
        refill_dock(t)
    if not acting(t.s):
        slide(t)


@rules.does(e.Begin)
def begin_step(t: Pen, f: Frame, effect: e.Begin) -> None:
    """From now on cards with this restriction may be played (GC-B42)."""
    t.turn(doing=(*t.s.turn.doing, effect.step))
