"""Words of ships and of the yard on the screen."""

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import icons, upgrades_at
from core.galactic_cruise.questions import PickSegment, PickVisitor
from core.galactic_cruise.scoring import PENALTY
from core.galactic_cruise.shipyard import places_left
from core.galactic_cruise.state import Ship, State
from core.galactic_cruise.stops import GUEST, kind_of_stop, several, visitor_due
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.screen_mine import launch_state, launch_takes, left_behind, scores
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


def carried() -> str:
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
    """A ship with where it is or what a launch takes, and all that is on it; what is to be built into it changes it."""
    found = s.players[seat].ships[n]
    if s.stack and isinstance(s.stack[-1], PickSegment):
        return paragraph(
            [
                _("Scores {points}.").format(points=scores(found, s, seat)),
                _("Segments: {segments}.").format(segments=_segments(found)) if found.segments else "",
            ]
        )
    if found.cruise:
        stop = found.stop + 1
        now = [
            _("Next stop: {stop}.").format(stop=places.stop(found.cruise, stop)),
            _ahead(found, stop, table, seat),
            _("On {cruise} with {guests}.").format(
                cruise=places.itinerary(found.cruise), guests=places.crowd(found.guests)
            ),
        ]
    else:
        told = launch_state(found, s, seat)[1], launch_takes(found, s, seat), left_behind(found, s, seat)
        state = listed([text for text in told if text])
        now = [_("{ship}: {now}.").format(ship=places.cockpit(found.cockpit), now=state)]
    text = [
        *now,
        _("It has {segments} and scores {points}.").format(
            segments=places.segments(found), points=scores(found, s, seat)
        ),
        ""
        if found.launches
        else _("It was never launched: {loss} at the end.").format(loss=places.gain_points(-PENALTY)),
        _("Its engine: {engine}.").format(engine=pieces.engine(found.engine, table)),
        _("The token on it unlocks an upgrade at a destination.") if found.token else "",
    ]
    if found.segments:
        text.append(_("Segments: {segments}.").format(segments=_segments(found)))
    return paragraph(text)


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
    s: State = table.state
    stops = content().cruises[found.cruise].stops
    guests = [(kind, held) for kind, held in zip(e.KINDS, found.guests, strict=True) if held]
    if n > len(stops):
        return _("A funding bonus, since its pilot comes home.")
    if not guests:
        return ""
    if stops[n - 1] == "day":
        times = ((kind, held * icons(found.segments, kind)) for kind, held in guests)
        gains = [
            table.say(several(content().guest_bonus[s.guest_bonus[e.KINDS.index(kind)]].bonus, by))
            for kind, by in times
            if by
        ]
        return (
            _("Its guests bring {gains}.").format(gains=listed(gains))
            if gains
            else _("Its guests bring nothing, for want of icons.")
        )
    there = replace(found, stop=n)
    points = places.points(GUEST + upgrades_at(s.players[seat], kind_of_stop(there)))
    prices = [
        _("{guests} for {ads} each").format(
            guests=places.guests(held, kind), ads=places.ads(visitor_due(s, seat, there, kind)[0].ads)
        )
        for kind, held in guests
    ]
    return _("Each guest brings {points}: {guests}.").format(points=points, guests=listed(prices))


def aboard_in_full(found: Ship, kind: e.Kind, s: State, seat: int) -> str:
    """Guests aboard, and what scoring one takes and brings where the ship is."""
    text = _("Aboard {ship}: {guests}.").format(
        ship=places.cockpit(found.cockpit), guests=places.guests(found.guests[e.KINDS.index(kind)], kind)
    )
    stops = content().cruises[found.cruise].stops if found.cruise else ()
    here = stops[found.stop - 1] if 0 < found.stop <= len(stops) else "day"
    if here == "day":
        return text
    if s.stack and isinstance(s.stack[-1], PickVisitor):
        return _("A guest that is scored stays aboard, for the stops to come.")
    points = GUEST + upgrades_at(s.players[seat], here)
    price = _("Scoring one here takes {ads} and brings {points}.").format(
        ads=places.ads(visitor_due(s, seat, found, kind)[0].ads), points=places.points(points)
    )
    return paragraph([text, price])
