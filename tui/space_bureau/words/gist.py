"""What others did, in few words: whom they placed, where they flew, what they opened, what the turn brought them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from core.kernel.events import Event, Moved, Scored
from core.space_bureau import events as ev
from core.space_bureau.effects import COLOURS
from tui.space_bureau.words import places
from tui.space_bureau.words.vocabulary import VOCABULARY, gain_credits, gain_samples, source
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext, paragraph
from tui.words.kernel import by_turn
from tui.words.match import of

E = TypeVar("E", bound=Event)


def gist(events: Sequence[Event], table: Table) -> list[str]:
    """A paragraph for each turn; what all must know stands after it."""
    return [line for turn in by_turn(events) for line in _turn(turn, table)]


def _turn(events: Sequence[Event], table: Table) -> Iterator[str]:
    seat = next((seat for event in events if (seat := getattr(event, "seat", None)) is not None), None)
    text = paragraph([*_at_the_table(events, table), *_in_space(events, table), *_in_the_end(events)])
    if seat is not None and text:
        yield of(table.name(seat), text)
    yield from (VOCABULARY.say(event, table) for event in _of(ev.LastRoundBegan, events))


def _of(kind: type[E], events: Sequence[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def _at_the_table(events: Sequence[Event], table: Table) -> Iterator[str]:
    """Ship, ability, the agent that was placed, and where the marker on the bureau track is now."""
    for event in events:
        match event:
            case ev.ShipChosen() | ev.AbilityChosen():
                yield VOCABULARY.say(event, table)
            case ev.AgentPlaced():
                cell = places.cell(table.state, event.seat, event.cell)
                yield _("{agent} into {cell}.").format(agent=places.agent(event.agent), cell=cell)
            case ev.NoPlaceFound():
                yield _("Dead end.")
    rooms = _of(ev.RoomEntered, events)
    if rooms:
        yield _("Bureau: on to {room}.").format(room=source(f"room:{rooms[-1].room}"))
    flipped = len(_of(ev.InspectorFlipped, events))
    if flipped:
        yield ngettext("Flips an inspector.", "Flips {n} inspectors.", flipped).format(n=flipped)


def _in_space(events: Sequence[Event], table: Table) -> Iterator[str]:
    """What was explored, opened and landed, and where the ship is now."""
    explored = [places.hex_name(table.state, event.at) for event in _of(ev.HexExplored, events)]
    if explored:
        yield _("Explores {hexes}.").format(hexes=listed(explored))
    flown = _of(ev.ShipFlew, events)
    if flown:
        yield _("Flies to {hex}.").format(hex=places.hex_name(table.state, flown[-1].there))
    landed = len(_of(ev.AgentLanded, events))
    if landed:
        yield ngettext("Lands an agent.", "Lands {n} agents.", landed).format(n=landed)
    yield from (VOCABULARY.say(event, table) for event in _of(ev.OfficeOpened, events))


def _in_the_end(events: Sequence[Event]) -> Iterator[str]:
    """What the turn brought in all, and who was recruited."""
    credits = sum(event.points for event in _of(Scored, events))
    samples: Counter[str] = Counter()
    recruits = []
    for event in _of(Moved, events):
        thing, _colon, id_ = event.thing.partition(":")
        if thing == "sample":
            samples[id_] += event.n if event.here == "supply" else -event.n
        elif thing == "agent" and event.here == "queue" and event.there != "bag":
            recruits.append(places.agent(id_))
    gains = [gain_credits(credits)] if credits else []
    gains += [gain_samples(samples[colour], colour) for colour in COLOURS if samples[colour]]
    if gains:
        yield _("{gains}.").format(gains=listed(gains))
    if recruits:
        yield _("Recruits {agents}.").format(agents=listed(recruits))
