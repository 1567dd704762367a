"""What changed hands, as whole sentences; empty where another event tells the same."""

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import SpendRep
from core.galactic_cruise.components import content
from core.kernel.events import Moved, Scored
from tui.galactic_cruise.words import pieces, places
from tui.galactic_cruise.words.sources import source
from tui.galactic_cruise.words.vocabulary import DICTIONARY, says
from tui.words.dictionary import Change, Table
from tui.words.i18n import _, brought


@says(Moved)
def _moved(event: Moved, table: Table) -> str:
    thing, _colon, id_ = event.thing.rpartition(":")
    if not table.state.turn.n and event.there in ("display", "dock", "market"):
        return ""  # What is laid out in the setup lies on the board for everybody to see.
    if not thing:
        return _moved_supplies(event)
    match thing.partition(":")[0]:
        case "agenda":
            return _moved_agenda(event, id_, table)
        case "blueprint":
            return _moved_blueprint(event, id_)
        case "cockpit" if event.there == "dock":
            return _("New on the ship display: {cockpit}.").format(cockpit=pieces.cockpit(id_))
        case "engine" if event.there == "dock":
            return _("Its engine: {engine}.").format(engine=pieces.engine(id_, table))
        case "cruise" if event.there == "market":
            return _(
                "New cruise: {cruise}. Queue guests of its types move down a section, and new guests join at the top."
            ).format(cruise=places.itinerary(id_))
        case "guest" if event.there.startswith("ships:"):
            return _boarded(event, id_)
        case "token":
            return _moved_token(event, id_, table)
        case "worker" | "expert":
            return _moved_worker(event)
        case _:
            return ""


def _moved_supplies(event: Moved) -> str:
    if _told_elsewhere(event):
        return ""
    if event.there == "silo":
        return _("The {resource} of the silo is filled up.").format(resource=places.resource(_resource(event.thing)))
    gain, whence = _supplies(event)
    return brought([gain], whence)


@DICTIONARY.says_change(Moved)
def _change_moved(event: Moved, table: Table) -> Change | None:
    if ":" in event.thing or _told_elsewhere(event) or event.there == "silo":
        return None
    return _supplies(event)


def _told_elsewhere(event: Moved) -> bool:
    """With the access that was paid for, or with the use of reputation, which can pay a bill without a gain."""
    return event.why == "access" or (event.why == "reputation" and event.thing not in e.RESOURCES)


@DICTIONARY.says_deed(SpendRep)
def _used_reputation(choice: SpendRep, table: Table) -> str:
    return _("Uses reputation: {spent}.").format(spent=table.say(choice))


def _supplies(event: Moved) -> Change:
    comes = event.there.startswith("seat:")
    gain = _change(event.thing, event.n if comes else -event.n)
    if event.here == "silo":
        return Change(gain, _("the silo"))
    if not comes and event.why.startswith("cruise:"):
        return Change(gain, _("a guest of {cruise}").format(cruise=source(event.why)))
    return Change(gain, source(event.why))


@DICTIONARY.says_change(Scored)
def _change_scored(event: Scored, table: Table) -> Change:
    """Points that are lost stand for reputation, but for a ship that was never launched."""
    missing = event.points < 0 and not event.why.startswith("cockpit:")
    return Change(places.gain_points(event.points), _("no reputation left") if missing else source(event.why))


def _resource(thing: str) -> e.Resource:
    return next(which for which in e.RESOURCES if which == thing)


def _change(thing: str, n: int) -> str:
    match thing:
        case "money":
            return places.gain_money(n)
        case "ad":
            return places.gain_ads(n)
        case "rep":
            return places.gain_rep(n)
        case _:
            return places.gain_resources(n, _resource(thing))


def _moved_agenda(event: Moved, id_: str, table: Table) -> str:
    card = pieces.card(id_, table)
    match event.here, event.there.partition(":")[0]:
        case "deck", "hand":
            return _("First agenda card: {card}.").format(card=card)
        case "deck", "display":
            return _("New agenda card: {card}.").format(card=card)
        case "display", "hand":
            return _("Draws {card}.").format(card=places.agenda(id_))
        case "discard", "hand":
            return _("Draws {card} from the discard.").format(card=places.agenda(id_))
        case "display", "discard":
            return _("{card} is discarded.").format(card=places.agenda(id_))
        case _, "discard" if not event.why.startswith("agenda:"):
            return _("Discards {card}.").format(card=places.agenda(id_))
        case _:
            return ""  # Cards that are played tell it themselves; a reshuffle needs no list.


def _moved_blueprint(event: Moved, id_: str) -> str:
    match event.here.partition(":")[0], event.there.partition(":")[0]:
        case "tray", "display":
            return _("New blueprint: {blueprint}.").format(blueprint=pieces.blueprint(id_))
        case "display", "plans":
            return _("Takes the blueprint {blueprint}.").format(blueprint=pieces.blueprint(id_))
        case _, "discard":
            return _("Discards the blueprint {blueprint}.").format(blueprint=places.blueprint(id_))
        case _:
            return ""


def _boarded(event: Moved, id_: str) -> str:
    guest = places.guest(next(kind for kind in e.KINDS if kind == id_))
    if event.here == "market":
        return _("Aboard with a ticket: {guest}.").format(guest=guest)
    return _("Aboard at the last minute: {guest}.").format(guest=guest)


def _moved_token(event: Moved, id_: str, table: Table) -> str:
    token = places.token(id_)
    if event.there == "box":
        return _("The token {token} is discarded.").format(token=token)
    if not event.there.startswith("engine:"):
        return ""  # told with the upgrade
    seat = int(event.there.partition(":")[2])
    if content().tokens[id_].brown:
        return _("The token {token} leaves the tower for the engine; its funding bonus is doubled.").format(token=token)
    if "left" in table.state.players[seat].unhired:
        return _("The token {token} leaves the tower for the engine; the left expert is cheaper.").format(token=token)
    return _("The token {token} leaves the tower for the engine.").format(token=token)


def _moved_worker(event: Moved) -> str:
    here, _colon, at = event.here.partition(":")
    if not event.there.startswith("home:") or event.why == "bump":
        return ""
    if here == "space":
        return _("The pilot comes home.")
    if here != "network":
        return ""  # hired, as another event tells
    text = (
        _("The expert at {location} comes home.")
        if event.thing.startswith("expert:")
        else _("The worker at {location} comes home.")
    )
    return text.format(location=places.location(int(at)))


@DICTIONARY.warns(Scored)
def _warn_points_lost(event: Scored, table: Table) -> str:
    if event.points > 0 or event.why.startswith("cockpit:"):
        return ""
    return places.gain_points(event.points)
