"""Words of the agenda cards on the screen."""

from collections.abc import Iterable

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.rules import HAND
from tui.galactic_cruise.words import pieces, places
from tui.words.dictionary import Table
from tui.words.i18n import _, listed, ngettext

AGENDAS = _("Agendas")


def when(restriction: e.When) -> str:
    """What a card is restricted to, in a word or two."""
    return {
        "any": _("any time"),
        "bumped": _("when bumped"),
        "launch": _("launch"),
        "destination": _("destination"),
        "day": _("day in space"),
        "meeting": _("meeting"),
        "development": _("development"),
        "expert": _("hiring"),
        "supplies": _("supplies"),
        "blueprints": _("blueprints"),
        "segments": _("segments"),
        "ship": _("new ship"),
        "resources": _("resources"),
        "silo": _("silo refill"),
        "schedule": _("scheduling"),
        "advertise": _("advertising"),
        "draw": _("drawing"),
        "refill": _("refilling"),
    }[restriction]


def card_text(card: str, table: Table) -> str:
    """What the text of a card does."""
    return pieces.card_text(content().agendas[card], table)


def card_in_full(card: str, table: Table) -> str:
    """A card with its restriction, its text and its resource."""
    return _("{card}.").format(card=pieces.card(card, table))


def card_for_resource(card: str) -> str:
    """A card that is played for its resource."""
    return _("{card} is worth {gain} at any time in your turn, instead of its text.").format(
        card=places.agenda(card), gain=places.gain_resources(1, content().agendas[card].resource)
    )


def or_resource(which: e.Resource) -> str:
    """The resource of a card, which it brings instead of its text."""
    return {"food": _("or food"), "oxygen": _("or oxygen"), "fuel": _("or fuel")}[which]


def hand(name: str, n: int) -> str:
    """Whose hand, and how full it may be at the end of a turn."""
    return _("Hand of {name}: {n} of {most}").format(name=name, n=n, most=HAND)


def other_hands(hands: Iterable[tuple[str, int]]) -> str:
    """How many cards each of the others holds."""
    said = [ngettext("{name} {n} card", "{name} {n} cards", n).format(name=name, n=n) for name, n in hands]
    return _("Face down: {hands}").format(hands=listed(said))


def offer(deck: int) -> str:
    """The display, and what the deck still has."""
    return ngettext("On offer; {n} card in the deck", "On offer; {n} cards in the deck", deck).format(n=deck)


def gap(n: int, table: Table) -> str:
    """An empty space of the display, counted from 0."""
    return _("Empty: whoever refills gains {gain}").format(gain=table.say(content().board.agenda_space[n]))


def discard(n: int) -> str:
    """How many cards are discarded, and what the top one costs."""
    if not n:
        return _("Nothing is discarded yet")
    return ngettext(
        "Discard: {n} card; to draw it takes {rep}",
        "Discard: {n} cards; to draw the top one takes {rep}",
        n,
    ).format(n=n, rep=places.rep(1))


def discard_in_full(table: Table) -> str:
    """The top card of the discard in full."""
    cards = table.state.discard
    if not cards:
        return _("No agenda card is discarded.")
    return _("On top of the discard, to be drawn for {rep}: {card}.").format(
        rep=places.rep(1), card=pieces.card(cards[-1], table)
    )
