"""What others did, in few words: where they went, what they did there, and what the turn brought them."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence, Set

from core.galactic_cruise import effects as e
from core.galactic_cruise import events as ev
from core.kernel.events import Event, Moved, Scored
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import DICTIONARY
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, paragraph
from tui.words.kernel import by_turn
from tui.words.match import of

FOR_ALL = (ev.AgmHeld, ev.EndTriggered, ev.FinalRoundBegan, ev.LastAdvanceBegan)
"""What happens to everybody; whatever it brings is told with it and not with the turn before."""
MAIN = (ev.WorkerPlaced, ev.ShipLaunched, ev.MeetingCalled)
"""What everybody does once in a turn."""
FIRST = (ev.ShipLaunched, ev.GoalReached)
"""What is told before all else of a turn."""
LARGE = (*FOR_ALL, ev.ShipLaunched)
"""What has so many consequences that whoever chose it wants their sum as well."""
POINTS, REP = "points", "rep"


def gist(events: Sequence[Event], table: Table) -> list[str]:
    """A paragraph for each player in each turn, and one for what happens to everybody.

    What befalls a seat in the turns of others is told of who had no turn: once all others had one, that is the reader.
    """
    busy = frozenset(event.seat for event in events if isinstance(event, MAIN))
    return [line for stretch in by_turn(events, *FOR_ALL) for line in _stretch(stretch, busy, table)]


def _stretch(events: Sequence[Event], busy: Set[int], table: Table) -> Iterator[str]:
    first = next(iter(events), None)
    if isinstance(first, ev.AgmHeld):
        yield _agm(first, events, table)
        return
    if isinstance(first, FOR_ALL):
        yield DICTIONARY.say(first, table)
    yield from _players(events, busy, table)


def _agm(held: ev.AgmHeld, events: Sequence[Event], table: Table) -> str:
    """The points that it brought everybody."""
    points = Counter[int]()
    for event in events:
        if isinstance(event, Scored):
            points[event.seat] += event.points
    gains = [
        _("{name} {points}").format(name=name, points=places.gain_points(points[seat]))
        for seat, name in enumerate(table.names)
    ]
    text = (_("AGM A: {gains}."), _("AGM B: {gains}."), _("AGM C: {gains}."))[held.section - 1]
    return text.format(gains=listed(gains))


def _players(events: Sequence[Event], busy: Set[int], table: Table) -> Iterator[str]:
    deeds: dict[int, dict[Hashable, list[Event]]] = {}
    brought: dict[int, Counter[str]] = {}
    for event in events:
        for seat, what, n in _changes(event):
            brought.setdefault(seat, Counter())[what] += n
        doer = _doer(event)
        if doer is not None:
            deeds.setdefault(doer, {}).setdefault(_like(event), []).append(event)
    aboard = sum(event.n for event in events if isinstance(event, Moved) and _boards(event))
    for seat in dict.fromkeys([*deeds, *brought]):
        done = sorted(deeds.get(seat, {}).values(), key=_rank)
        said = {same[0]: text for same in done if (text := _deed(same, aboard, table))}
        if seat in busy and said and all(map(_by_another, said)):
            continue
        text = paragraph([*said.values(), _net(brought.get(seat, Counter()))])
        if text:
            yield of(table.name(seat), text)


def _rank(same: Sequence[Event]) -> int:
    """What must not be cut off comes first, and what the sum nearly tells comes last."""
    return 0 if isinstance(same[0], FIRST) else 2 if isinstance(same[0], ev.AccessPaid) else 1


def _by_another(event: Event) -> bool:
    """Whether it only befalls a seat in the turn of another."""
    match event:
        case Moved(why="access"):
            return True
        case ev.WorkerBumped():
            return event.by != event.seat
        case _:
            return False


def _doer(event: Event) -> int | None:
    """Whose deed it is; a bump is told of whom it sends home, access also of who is paid for it."""
    if isinstance(event, Moved):
        if event.why == "access":
            return _seat(event.there)
        if _fills(event):
            return int(event.here.partition(":")[2])
        kind, _colon, seat = event.there.partition(":")
        return int(seat) if kind in ("hand", "plans") and event.here == "display" else None
    seat_no: int | None = getattr(event, "seat", None)
    return seat_no


def _like(event: Event) -> Hashable:
    """What makes deeds the same, so that they are counted."""
    match event:
        case Moved(why="access"):
            return event.why, event.here
        case Moved():
            return event.thing.partition(":")[0], _fills(event)
        case ev.TicketSold() | ev.GuestScored():
            return type(event), event.cruise
        case ev.SegmentBuilt():
            return type(event), event.ship
        case ev.AccessPaid() | ev.GuestLeft():
            return type(event)
        case _:
            return event


def _fills(event: Moved) -> bool:
    """Whether a card is discarded to refill the silo."""
    return event.there == "discard" and event.why == "action:silo"


def _boards(event: Moved) -> bool:
    return event.thing.startswith("guest:") and event.there.startswith("ships:")


def _seat(place: str) -> int | None:
    """The seat whose supplies a place holds."""
    kind, _colon, seat = place.partition(":")
    return int(seat) if kind == "seat" else None


def _deed(same: Sequence[Event], aboard: int, table: Table) -> str:
    """A deed that was done once or several times; nothing for what can be seen from what it brought."""
    event, n = same[0], len(same)
    match event:
        case Moved(why="access"):
            paid = sum(each.n for each in same if isinstance(each, Moved))
            payer = _seat(event.here)
            assert payer is not None
            return _("Paid by {name} for access: {money}.").format(
                name=table.name(payer), money=places.gain_money(paid)
            )
        case Moved() if _fills(event):
            return _("Refills the silo.")
        case Moved() if event.thing.startswith("agenda:"):
            return ngettext("Draws a card.", "Draws {n} cards.", n).format(n=n)
        case Moved():
            return ngettext("Takes a blueprint.", "Takes {n} blueprints.", n).format(n=n)
        case ev.WorkerPlaced():
            text = _("Expert to {location}.") if event.expert else _("Worker to {location}.")
            return text.format(location=places.location(event.at))
        case ev.WorkerBumped() if event.by != event.seat:
            return _("Sent home by {name}.").format(name=table.name(event.by))
        case ev.ActionTaken(action="refill"):
            return _("Refills the agenda cards.")
        case ev.TicketSold():
            text = ngettext("Sells a ticket for {cruise}.", "Sells {n} tickets for {cruise}.", n)
            return text.format(n=n, cruise=places.cruise(event.cruise))
        case ev.CruiseScheduled():
            return _("Schedules {cruise}.").format(cruise=places.cruise(event.cruise))
        case ev.SegmentBuilt():
            text = ngettext("Builds a segment into {ship}.", "Builds {n} segments into {ship}.", n)
            return text.format(n=n, ship=places.ship(table.state, event.seat, event.ship))
        case ev.ShipAcquired():
            return _("Acquires the ship {ship}.").format(ship=places.cockpit(event.cockpit))
        case ev.ShipLaunched():
            text = ngettext(
                "Launches {ship} on {cruise} with a guest.", "Launches {ship} on {cruise} with {n} guests.", aboard
            )
            ship = places.ship(table.state, event.seat, event.ship)
            return text.format(n=aboard, ship=ship, cruise=places.cruise(event.cruise))
        case ev.GuestLeft():
            return ngettext("Leaves a guest with a ticket behind.", "Leaves {n} guests with tickets behind.", n).format(
                n=n
            )
        case ev.GuestScored():
            return ngettext("Scores a guest.", "Scores {n} guests.", n).format(n=n)
        case ev.GoalReached():
            return _("Reaches the goal {goal}.").format(goal=source(f"goal:{event.goal}"))
        case ev.UpgradeUnlocked():
            return _("Unlocks {upgrade}.").format(upgrade=places.upgrade(event.upgrade))
        case ev.AccessPaid():
            return ngettext("Pays for access.", "Pays for access {n} times.", n).format(n=n)
        case ev.CardPlayed():
            return _("Plays {card}.").format(card=places.agenda(event.agenda))
        case ev.ShipMoved():
            ship = places.ship(table.state, event.seat, event.ship)
            return _("{ship}: {stop}.").format(ship=ship, stop=places.stop(event.cruise, event.stop))
        case ev.DevelopmentBuilt() | ev.ExpertHired() | ev.MeetingCalled():
            return DICTIONARY.say(event, table)
        case _:
            return ""


def _changes(event: Event) -> Iterator[tuple[int, str, int]]:
    """Whose supplies an event changes, and by how much; what access brings is told by itself."""
    if isinstance(event, Scored):
        yield event.seat, POINTS, event.points
    elif isinstance(event, Moved) and ":" not in event.thing:
        here, there = _seat(event.here), _seat(event.there)
        if here is not None:
            yield here, event.thing, -event.n
        if there is not None and event.why != "access":
            yield there, event.thing, event.n


def _net(brought: Counter[str]) -> str:
    """What is more or less in the end."""
    named = (
        (POINTS, places.gain_points),
        (REP, places.gain_rep_briefly),
        ("money", places.gain_money),
        ("ad", places.gain_ads),
    )
    gains = [say(brought[what]) for what, say in named if brought[what]]
    gains += [places.gain_resources(brought[which], which) for which in e.RESOURCES if brought[which]]
    return _("{gains}.").format(gains=listed(gains)) if gains else ""
