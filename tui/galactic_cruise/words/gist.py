"""What others did, in few words: where they went, what they did there, and what the turn brought them."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

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
"""What happens to everybody; it is told as it is in the log."""
POINTS, REP = "points", "rep"


def gist(events: Sequence[Event], table: Table) -> list[str]:
    """A paragraph for each player in each turn, and one for what happens to everybody."""
    return [line for turn in by_turn(events) for line in _turn(turn, table)]


def _turn(events: Sequence[Event], table: Table) -> Iterator[str]:
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
        said = [_deed(same[0], len(same), aboard, table) for same in deeds.get(seat, {}).values()]
        text = paragraph([*said, _net(brought.get(seat, Counter()))])
        if text:
            yield of(table.name(seat), text)
    for event in events:
        if isinstance(event, FOR_ALL):
            yield DICTIONARY.say(event, table)


def _doer(event: Event) -> int | None:
    """Whose deed it is; a bump is told of whom it sends home."""
    if isinstance(event, Moved):
        kind, _colon, seat = event.there.partition(":")
        return int(seat) if kind in ("hand", "plans") and event.here == "display" else None
    seat_no: int | None = getattr(event, "seat", None)
    return seat_no


def _like(event: Event) -> Hashable:
    """What makes deeds the same, so that they are counted."""
    match event:
        case Moved():
            return event.thing.partition(":")[0]
        case ev.TicketSold() | ev.GuestScored():
            return type(event), event.cruise
        case ev.SegmentBuilt():
            return type(event), event.ship
        case ev.AccessPaid():
            return type(event)
        case _:
            return event


def _boards(event: Moved) -> bool:
    return event.thing.startswith("guest:") and event.there.startswith("ships:")


def _deed(event: Event, n: int, aboard: int, table: Table) -> str:
    """A deed that was done so many times; nothing for what can be seen from what it brought."""
    match event:
        case Moved() if event.thing.startswith("agenda:"):
            return ngettext("Draws a card.", "Draws {n} cards.", n).format(n=n)
        case Moved():
            return ngettext("Takes a blueprint.", "Takes {n} blueprints.", n).format(n=n)
        case ev.WorkerPlaced():
            text = _("Expert to {location}.") if event.expert else _("Worker to {location}.")
            return text.format(location=places.location(event.at))
        case ev.WorkerBumped() if event.by != event.seat:
            return _("Sent home by {name}.").format(name=table.name(event.by))
        case ev.ActionTaken(action="silo" | "refill"):
            return _("Does: {action}.").format(action=places.action(event.action))
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
        case ev.DevelopmentBuilt() | ev.ExpertHired() | ev.MeetingCalled() | ev.ShipMoved():
            return DICTIONARY.say(event, table)
        case _:
            return ""


def _changes(event: Event) -> Iterator[tuple[int, str, int]]:
    """Whose supplies an event changes, and by how much."""
    if isinstance(event, Scored):
        yield event.seat, POINTS, event.points
    elif isinstance(event, Moved) and ":" not in event.thing:
        for place, n in ((event.here, -event.n), (event.there, event.n)):
            kind, _colon, seat = place.partition(":")
            if kind == "seat":
                yield int(seat), event.thing, n


def _net(brought: Counter[str]) -> str:
    """What is more or less in the end."""
    named = (
        (POINTS, places.gain_points),
        (REP, places.gain_rep),
        ("money", places.gain_money),
        ("ad", places.gain_ads),
    )
    gains = [say(brought[what]) for what, say in named if brought[what]]
    gains += [places.gain_resources(brought[which], which) for which in e.RESOURCES if brought[which]]
    return _("{gains}.").format(gains=listed(gains)) if gains else ""
