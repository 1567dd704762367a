"""The components of Galactic Cruise: frozen types of the content files, read once at first use."""

from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from core.galactic_cruise.effects import (
    ACTIONS,
    KINDS,
    Action,
    AnEffect,
    Area,
    Countable,
    Discount,
    Few,
    Gain,
    Icon,
    Kind,
    Power,
    Resource,
    When,
)
from core.kernel.content import BadContent, Entry, fingerprint, load
from core.kernel.record import Count, Rec

PACKAGE = "core.galactic_cruise"
BOARD, AGENDAS, BLUEPRINTS, SHIPS = "board.toml", "agendas.toml", "blueprints.toml", "ships.toml"
CRUISES, GOALS, POWERS = "cruises.toml", "goals.toml", "powers.toml"
FILES = (BOARD, AGENDAS, BLUEPRINTS, SHIPS, CRUISES, GOALS, POWERS)


class LocationTile(Entry):
    """A location of the network, clockwise from the top middle, with its actions on the intro side."""

    name: str
    intro: tuple[Action, Action]


class UpgradeToken(Entry):
    """A token of the launch tower and what flipping it gives."""

    name: str
    brown: bool
    bonus: AnEffect


class GuestBonus(Entry):
    """What a guest gives per icon on a day in space."""

    name: str
    bonus: Gain


class DisplaySpace(Rec, forbid_unknown_fields=True):
    """What building from a space of the blueprint display costs on top."""

    money: Count
    rep: Count


class Agenda(Entry):
    """An agenda card: a resource, and a text that either lowers a price in a payment or does something."""

    name: str
    message: str
    resource: Resource
    when: When
    save: Discount | None = None
    do: AnEffect | None = None


class Blueprint(Entry):
    """A blueprint, which becomes a segment."""

    name: str
    icons: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=2)]
    cost: Count
    points: Count


class Cockpit(Entry):
    """A cockpit: points for each of something counted, at every launch and at the end; so many points at most."""

    name: str
    per: Countable
    points: Few
    most: Few
    starred: bool = False


class Engine(Entry):
    """An engine and its bonus, which is gained once."""

    name: str
    bonus: AnEffect | None = None
    starred: bool = False


class Cruise(Entry):
    """A cruise: stops before the return to Earth, which is the last one."""

    name: str
    fuel: Few
    stops: tuple[Kind | Literal["day"], ...]
    starred: bool = False

    @property
    def destinations(self) -> tuple[Kind, ...]:
        """Destinations from the left; a day in space is none (GC-A12)."""
        return tuple(stop for stop in self.stops if stop != "day")


class Goal(Entry):
    """A company goal and its requirement at the bottom, middle and top level."""

    name: str
    count: Countable
    levels: tuple[Few, Few, Few]


class GoalTile(Entry):
    """A goal tile with its three goals from the left."""

    name: str
    goals: tuple[Goal, Goal, Goal]
    intro: bool = False


class Layout(Rec, forbid_unknown_fields=True):
    """Where neutral and NPC developments go (GC-S10, GC-24)."""

    first: Area
    second: Area
    technology: Area


class Technology(Entry):
    """A technology and the picture on its back."""

    name: str
    message: str
    powers: tuple[Power, ...]
    layout: Layout
    intro: bool = False


class Expert(Entry):
    """An expert tile: what everybody's experts can do."""

    name: str
    message: str
    powers: tuple[Power, ...]
    intro: bool = False


class Upgrade(Entry):
    """An upgrade at a destination: something once or something lasting."""

    name: str
    message: str
    at: Kind
    once: AnEffect | None = None
    powers: tuple[Power, ...] = ()


class Threshold(Rec, forbid_unknown_fields=True):
    """Points at the end from so much reputation on."""

    rep: Count
    points: Count


class Board(Rec, forbid_unknown_fields=True):
    """`board.toml`."""

    location: tuple[LocationTile, ...]
    token: tuple[UpgradeToken, ...]
    guest_bonus: tuple[GuestBonus, ...]
    display: tuple[DisplaySpace, ...]
    """Surcharges of the blueprint display from the bottom."""
    agenda_space: tuple[Gain, ...]
    """What an empty space of the agenda display gives, from the bottom."""
    column_cost: tuple[Count, Count, Count]
    column_points: tuple[Count, Count, Count, Count]
    """Points at the end for 0 to 3 empty columns (GC-E22)."""
    storage: Count
    """Room for each resource before any development is taken."""
    icons: tuple[Icon, ...]
    """What lies between the spaces of the reputation track, from the bottom."""
    threshold: tuple[Threshold, ...]
    sections: dict[Literal["2", "3", "4"], tuple[Count, Count, Count]]
    """Spaces of the three sections, by number of players."""


class Agendas(Rec, forbid_unknown_fields=True):
    """`agendas.toml`."""

    agenda: tuple[Agenda, ...]


class Blueprints(Rec, forbid_unknown_fields=True):
    """`blueprints.toml`."""

    blueprint: tuple[Blueprint, ...]


class Ships(Rec, forbid_unknown_fields=True):
    """`ships.toml`."""

    cockpit: tuple[Cockpit, ...]
    engine: tuple[Engine, ...]


class Cruises(Rec, forbid_unknown_fields=True):
    """`cruises.toml`."""

    cruise: tuple[Cruise, ...]


class Goals(Rec, forbid_unknown_fields=True):
    """`goals.toml`."""

    tile: tuple[GoalTile, ...]


class PowerTiles(Rec, forbid_unknown_fields=True):
    """`powers.toml`."""

    technology: tuple[Technology, ...]
    expert: tuple[Expert, ...]
    upgrade: tuple[Upgrade, ...]


class Content(NamedTuple):
    """All components by id, and the board."""

    board: Board
    tokens: dict[str, UpgradeToken]
    guest_bonus: dict[str, GuestBonus]
    agendas: dict[str, Agenda]
    blueprints: dict[str, Blueprint]
    cockpits: dict[str, Cockpit]
    engines: dict[str, Engine]
    cruises: dict[str, Cruise]
    goal_tiles: dict[str, GoalTile]
    technologies: dict[str, Technology]
    experts: dict[str, Expert]
    upgrades: dict[str, Upgrade]


@lru_cache(maxsize=1)
def content() -> Content:
    """The components, read at first use. Raises BadContent."""
    board = load(PACKAGE, BOARD, Board)
    agendas = load(PACKAGE, AGENDAS, Agendas)
    blueprints = load(PACKAGE, BLUEPRINTS, Blueprints)
    ships = load(PACKAGE, SHIPS, Ships)
    cruises = load(PACKAGE, CRUISES, Cruises)
    goals = load(PACKAGE, GOALS, Goals)
    powers = load(PACKAGE, POWERS, PowerTiles)
    if sorted(action for location in board.location for action in location.intro) != sorted(ACTIONS):
        raise BadContent(f"{BOARD}: the locations don't show every action once")
    for card in agendas.agenda:
        if (card.save is None) == (card.do is None):
            raise BadContent(f"{AGENDAS}: agenda {card.id} needs one of save and do")
    for upgrade in powers.upgrade:
        if (upgrade.once is None) == (not upgrade.powers):
            raise BadContent(f"{POWERS}: upgrade {upgrade.id} needs one of once and powers")
    for kind in KINDS:
        if sum(upgrade.at == kind for upgrade in powers.upgrade) != 3:
            raise BadContent(f"{POWERS}: {kind} needs three upgrades")
    return Content(
        board=board,
        tokens={token.id: token for token in board.token},
        guest_bonus={bonus.id: bonus for bonus in board.guest_bonus},
        agendas={card.id: card for card in agendas.agenda},
        blueprints={blueprint.id: blueprint for blueprint in blueprints.blueprint},
        cockpits={cockpit.id: cockpit for cockpit in ships.cockpit},
        engines={engine.id: engine for engine in ships.engine},
        cruises={cruise.id: cruise for cruise in cruises.cruise},
        goal_tiles={tile.id: tile for tile in goals.tile},
        technologies={technology.id: technology for technology in powers.technology},
        experts={expert.id: expert for expert in powers.expert},
        upgrades={upgrade.id: upgrade for upgrade in powers.upgrade},
    )


def content_hash() -> str:
    """A short fingerprint of all content files."""
    return fingerprint(PACKAGE, FILES)


@lru_cache(maxsize=1)
def content_ids() -> frozenset[str]:
    """Every piece of content by the id under which events and states name it."""
    c = content()
    return frozenset(
        f"{kind}:{id_}"
        for kind, ids in (
            ("action", ACTIONS),
            ("token", c.tokens),
            ("guest_bonus", c.guest_bonus),
            ("agenda", c.agendas),
            ("blueprint", c.blueprints),
            ("cockpit", c.cockpits),
            ("engine", c.engines),
            ("cruise", c.cruises),
            ("goals", c.goal_tiles),
            ("goal", [goal.id for tile in c.goal_tiles.values() for goal in tile.goals]),
            ("technology", c.technologies),
            ("expert", c.experts),
            ("upgrade", c.upgrades),
        )
        for id_ in ids
    )
