"""Words of ships and of the yard on the screen."""

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import PickSegment, PickVisitor
from core.galactic_cruise.rules import on_top
from core.galactic_cruise.scoring import PENALTY
from core.galactic_cruise.shipyard import places_left
from core.galactic_cruise.state import Ship, State
from core.galactic_cruise.stops import day_gains, destination, guest_points, kind_of_stop, visitor_due
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.screen_launch import launch_state, launch_takes, without_cabin
from tui.galactic_cruise.words.screen_mine import scores
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, paragraph

YARD = _("Ships")
DOCK = _("New ships")
EARTH = _("Earth")


def ships_of(name: str) -> str:
    """Whose ships they are."""
    return _("Ships of {name}").format(name=name)


def room(ship: Ship, table: Table, seat: int) -> str:
    """How many segments can still be built into a ship; nothing while it is away."""
    n = 0 if ship.cruise else places_left(table.state, seat, ship)
    return ngettext("room for {n} segment", "room for {n} segments", n).format(n=n) if n else ""


def at_home(state: str) -> str:
    """Whether a ship can be launched."""
    return _("At home, {state}").format(state=state)


def token_aboard() -> str:
    """What the token on an engine is for."""
    return _("its token unlocks an upgrade at a destination")


def engine(id_: str, table: Table) -> str:
    """An engine with its bonus."""
    return _("engine {engine}").format(engine=pieces.engine(id_, table))


def engine_name(id_: str) -> str:
    """An engine without its bonus."""
    return _("engine {engine}").format(engine=places.engine(id_))


def dock_in_full(n: int, table: Table) -> str:
    """What a new ship scores and brings, or an empty space."""
    s: State = table.state
    if not s.cockpits[n]:
        return _("No new ship lies here.")
    worth = _("At each launch and at the end: {points}.").format(points=pieces.criterion(s.cockpits[n]))
    return paragraph([worth, _("Now, by its engine: {engine}.").format(engine=pieces.engine(s.engines[n], table))])


def ship_in_full(n: int, s: State, seat: int, table: Table) -> str:
    """A ship with where it is or what a launch takes, and all that is on it; while building, only what that changes."""
    found = s.players[seat].ships[n]
    segments = _("Segments: {segments}.").format(segments=_segments(found)) if found.segments else ""
    if isinstance(on_top(s), PickSegment):
        return paragraph([_("Scores {points}.").format(points=scores(found, s, seat)), segments])
    unused = _("It was never launched: {loss} at the end.").format(loss=places.gain_points(-PENALTY))
    return paragraph(
        [
            *(_under_way(found, table, seat) if found.cruise else _to_be_launched(found, s, seat)),
            _("It has {segments} and scores {points}.").format(
                segments=places.segments(found), points=scores(found, s, seat)
            ),
            "" if found.launches else unused,
            _("Its engine: {engine}.").format(engine=pieces.engine(found.engine, table)),
            _("The token on it unlocks an upgrade at a destination.") if found.token else "",
            segments,
        ]
    )


def _under_way(found: Ship, table: Table, seat: int) -> list[str]:
    """What comes next for a ship in space, and who is aboard."""
    stop = found.stop + 1
    return [
        _("Next stop: {stop}.").format(stop=places.stop(found.cruise, stop)),
        _ahead(found, stop, table, seat),
        _("On {cruise} with {guests}.").format(
            cruise=places.itinerary(found.cruise), guests=places.crowd(found.guests)
        ),
    ]


def _to_be_launched(found: Ship, s: State, seat: int) -> list[str]:
    """How far a ship at home is from a launch."""
    told = launch_state(found, s, seat)[1], launch_takes(found, s, seat), without_cabin(found, s, seat)
    return [_("{ship}: {now}.").format(ship=places.cockpit(found.cockpit), now=listed([text for text in told if text]))]


def _segments(found: Ship) -> str:
    return listed([pieces.segment(id_) for id_ in found.segments])


def stop_in_full(found: Ship, n: int, table: Table, seat: int) -> str:
    """What a stop brings if it lies ahead, and where it is."""
    text = (
        _("{ship} is at stop {n} of {cruise}: {stop}.")
        if n == found.stop
        else _("{ship} was at stop {n} of {cruise}: {stop}.")
        if n < found.stop
        else _("{ship} comes to stop {n} of {cruise}: {stop}.")
    )
    where = text.format(
        ship=places.cockpit(found.cockpit), n=n, cruise=places.cruise(found.cruise), stop=places.stop(found.cruise, n)
    )
    return paragraph([_ahead(found, n, table, seat), where]) if n > found.stop else where


def _ahead(found: Ship, n: int, table: Table, seat: int) -> str:
    """What a ship gets at a stop as its seat stands now."""
    if n > len(content().cruises[found.cruise].stops):
        return _("A funding bonus, since its pilot comes home.")
    if not any(found.guests):
        return ""
    if destination(found.cruise, n) is not None:
        return _at_destination(replace(found, stop=n), table.state, seat)
    gains = day_gains(table.state, found)
    if not gains:
        return _("Its guests bring nothing, for want of icons.")
    return _("Its guests bring {gains}.").format(gains=listed([table.say(gain) for gain in gains]))


def _at_destination(there: Ship, s: State, seat: int) -> str:
    """What each guest aboard scores where the ship will be, and what that takes."""
    prices = [
        _("{guests} for {ads} each").format(
            guests=places.guests(n, kind), ads=places.ads(visitor_due(s, seat, there, kind)[0].ads)
        )
        for kind, n in zip(e.KINDS, there.guests, strict=True)
        if n
    ]
    points = places.points(guest_points(s.players[seat], kind_of_stop(there)))
    return _("Each guest brings {points}: {guests}.").format(points=points, guests=listed(prices))


def aboard_in_full(found: Ship, kind: e.Kind, s: State, seat: int) -> str:
    """Guests aboard, and what scoring one takes and brings where the ship is."""
    text = _("Aboard {ship}: {guests}.").format(
        ship=places.cockpit(found.cockpit), guests=places.guests(found.guests[e.KINDS.index(kind)], kind)
    )
    here = destination(found.cruise, found.stop) if found.cruise else None
    if here is None:
        return text
    if isinstance(on_top(s), PickVisitor):
        return _("A guest that is scored stays aboard, for the stops to come.")
    price = _("Scoring one here takes {ads} and brings {points}.").format(
        ads=places.ads(visitor_due(s, seat, found, kind)[0].ads),
        points=places.points(guest_points(s.players[seat], here)),
    )
    return paragraph([text, price])
