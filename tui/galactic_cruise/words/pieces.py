"""Pieces with what they do: cards, blueprints, ships, upgrades, goals."""

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import Agenda, Goal, Upgrade, content
from core.galactic_cruise.state import Ship
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.counts import counted, per
from tui.galactic_cruise.words.vocabulary import powers, powers_briefly
from tui.words.dictionary import Table
from tui.words.i18n import _


def restriction(when: e.When) -> str:
    """When a card may be played for its text."""
    match when:
        case "any":
            return _("any time in your turn")
        case "bumped":
            return _("when your worker is bumped")
        case "launch":
            return _("during a launch")
        case "destination":
            return _("at a destination")
        case "day":
            return _("on a day in space")
        case "meeting":
            return _("in a meeting")
        case _:
            return places.action(when)


def card_text(card: Agenda, table: Table) -> str:
    """What a card's text does."""
    found = card.save if card.do is None else card.do
    return table.say(found)


def card(id_: str, table: Table) -> str:
    """An agenda card: its restriction, its text, its resource."""
    found = content().agendas[id_]
    return _("{card} ({when}: {text}; or {resource})").format(
        card=_(found.name),
        when=restriction(found.when),
        text=card_text(found, table),
        resource=places.gain_resources(1, found.resource),
    )


def blueprint(id_: str) -> str:
    """A blueprint: its icons, its cost, its points."""
    found = content().blueprints[id_]
    return _("{blueprint} ({icons}; costs {money}; {points})").format(
        blueprint=_(found.name),
        icons=places.icons(id_),
        money=places.money(found.cost),
        points=places.points(found.points),
    )


def segment(id_: str) -> str:
    """A segment: its icons and its points."""
    found = content().blueprints[id_]
    return _("{segment} ({icons}; {points})").format(
        segment=_(found.name), icons=places.icons(id_), points=places.points(found.points)
    )


def criterion(id_: str) -> str:
    """What a cockpit scores."""
    found = content().cockpits[id_]
    return _("{points}, at most {most}").format(
        points=per(found.per).format(effect=places.points(found.points)), most=places.points(found.most)
    )


def cockpit(id_: str) -> str:
    """A cockpit with what it scores."""
    return _("{cockpit} ({points})").format(cockpit=places.cockpit(id_), points=criterion(id_))


def engine(id_: str, table: Table) -> str:
    """An engine with its bonus."""
    found = content().engines[id_]
    if found.bonus is None:
        return _(found.name)
    return _("{engine} ({bonus})").format(engine=_(found.name), bonus=table.say(found.bonus))


def tile_pair(cockpit_: str, engine_: str, table: Table) -> str:
    """A cockpit and an engine that are acquired together."""
    return _("{cockpit} with {engine}").format(cockpit=cockpit(cockpit_), engine=engine(engine_, table))


def upgrade_effect(found: Upgrade, table: Table) -> str:
    """What an upgrade does."""
    if found.once is None:
        return powers(found.powers, table)
    return _("{effect}, once").format(effect=table.say(found.once))


def upgrade(id_: str, table: Table) -> str:
    """An upgrade with what it does."""
    found = content().upgrades[id_]
    return _("{upgrade}: {effect}").format(upgrade=_(found.name), effect=upgrade_effect(found, table))


def upgrade_briefly(id_: str, table: Table) -> str:
    """The same in few words."""
    found = content().upgrades[id_]
    effect = powers_briefly(found.powers, table) if found.once is None else upgrade_effect(found, table)
    return _("{upgrade}: {effect}").format(upgrade=_(found.name), effect=effect)


def technology(id_: str, table: Table) -> str:
    """A technology with what it does."""
    found = content().technologies[id_]
    return _("{technology}: {effect}").format(technology=_(found.name), effect=powers(found.powers, table))


def token(id_: str, table: Table) -> str:
    """An upgrade token with its bonus."""
    found = content().tokens[id_]
    return _("{token} ({bonus})").format(token=_(found.name), bonus=table.say(found.bonus))


def goal(found: Goal, level: int) -> str:
    """A company goal with what it takes now."""
    return _("{goal}: {need}").format(goal=_(found.name), need=counted(found.count, found.levels[level]))


def ship_at_home(found: Ship) -> str:
    """A ship with its segments and cabins."""
    return _("{ship} ({segments})").format(ship=places.cockpit(found.cockpit), segments=places.segments(found))
