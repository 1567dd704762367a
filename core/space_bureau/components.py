"""The components of Space Bureau: frozen types of the content files, read once at first use."""

from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from core.kernel.content import BadContent, Entry, fingerprint, load
from core.kernel.frames import On
from core.kernel.record import Count, Id, Rec
from core.space_bureau.choices import At
from core.space_bureau.effects import AnEffect, AnyOrder, Colour, Flight, May, OneOf, PayFuel, PaySample, UpTo

PACKAGE = "core.space_bureau"
SHIPS, BUREAU, UNIVERSE, AGENTS = "ships.toml", "bureau.toml", "universe.toml", "agents.toml"

Side = Literal["up", "right", "down", "left"]
SIDES: tuple[Side, ...] = ("up", "right", "down", "left")
Moment = Literal["line", "edge-column", "square", "at-most-one-beside", "surrounded", "third-row"]
"""When a captain's ability comes true (SB-101 to SB-106)."""


class Cell(Entry):
    """A cell of a ship: its actions may be done in any order, each may be declined."""

    name: str
    actions: tuple[AnEffect, ...]

    @property
    def effect(self) -> AnyOrder:
        """All the actions, as the rules do them: any order, one finished before the next starts (SB-26, SB-27)."""
        return AnyOrder(todo=optional(self.actions))


class Ship(Entry):
    """A side of the ship board; rows of cell ids, the top row first, as one looks at it."""

    name: str
    message: str
    rows: Annotated[tuple[tuple[Id, Id, Id, Id, Id, Id], ...], Meta(min_length=4, max_length=4)]

    @property
    def cells(self) -> tuple[str, ...]:
        """The cells from the bottom row up, each row from the left, as states number them."""
        return tuple(cell for row in reversed(self.rows) for cell in row)


class Room(Entry):
    """A room of the bureau track: a level, or a bonus which may be declined."""

    name: str
    level: Annotated[int, Meta(ge=1, le=4)] | None = None
    bonus: AnEffect | None = None


class HexTile(Entry):
    """A hex with what lies on it and what exploring it brings."""

    name: str
    planet: Colour | None = None
    mall: bool = False
    wormhole: bool = False
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    """In the stack from this number of players on."""
    at: At | None = None
    """Where it lies open from the beginning; None for the hexes of the stack (SB-2)."""
    solo_at: At | None = None
    """Where it lies at the beginning of the solo game, if at all (SB-93)."""
    bonus: tuple[AnEffect, ...] = ()

    @property
    def effect(self) -> AnyOrder:
        """The exploration bonuses, as the rules do them (SB-62)."""
        return AnyOrder(todo=optional(self.bonus))


class AgentKind(Entry):
    """A kind of agent tile; connectors as they stand before any turn."""

    name: str
    colour: Colour | None = None
    """None for inspectors."""
    connectors: tuple[Side, ...]
    flipped: tuple[Side, ...]
    bag: Count
    """Tiles of this kind among the 50 of the bag."""
    start: Count
    """Tiles of this kind with which each captain starts."""

    @property
    def type(self) -> str:
        """The colour; inspectors are a type of their own, gray."""
        return self.colour or "gray"


class Ability(Entry):
    """A captain's ability: what happens whenever its moment comes."""

    name: str
    message: str
    moment: Moment
    hard: bool
    """One of the two that are harder to use."""
    bonus: tuple[AnEffect, ...]

    @property
    def trigger(self) -> On:
        """The ability as the rules know it; each part of the bonus may be declined (SB-100)."""
        return On(moment=self.moment, do=AnyOrder(todo=optional(self.bonus)))


class Rank(Entry):
    """A rank of the solo game, from so many credits on."""

    name: str
    message: str
    plain: Count
    with_ability: Count


class Ships(Rec, forbid_unknown_fields=True):
    """`ships.toml`."""

    cell: tuple[Cell, ...]
    ship: tuple[Ship, ...]


class Bureau(Rec, forbid_unknown_fields=True):
    """`bureau.toml`; after its last room the track goes back to the room `loop`."""

    loop: Id
    room: tuple[Room, ...]
    rank: tuple[Rank, ...]


class Universe(Rec, forbid_unknown_fields=True):
    """`universe.toml`."""

    hex: tuple[HexTile, ...]


class Agents(Rec, forbid_unknown_fields=True):
    """`agents.toml`."""

    agent: tuple[AgentKind, ...]
    ability: tuple[Ability, ...]


class Content(NamedTuple):
    """All components, with the tables that rules look things up in."""

    cells: dict[str, Cell]
    ships: dict[str, Ship]
    rooms: tuple[Room, ...]
    loop: int
    """The index of the room to which the last room leads."""
    levels: tuple[int, ...]
    """The level that each room stands for: the highest one entered on the way there."""
    hexes: dict[str, HexTile]
    agents: dict[str, AgentKind]
    abilities: dict[str, Ability]
    ranks: tuple[Rank, ...]


def optional(effects: tuple[AnEffect, ...]) -> tuple[AnEffect, ...]:
    """The effects, each of which may be declined."""
    return tuple(effect if isinstance(effect, UpTo) else May(do=effect) for effect in effects)


def flies(effect: AnEffect) -> bool:
    """Whether a flight is part of an effect."""
    match effect:
        case May() | UpTo() | PayFuel() | PaySample():
            return flies(effect.do)
        case AnyOrder() | OneOf():
            return any(flies(part) for part in effect.todo)
        case _:
            return isinstance(effect, Flight)


@lru_cache(maxsize=1)
def content() -> Content:
    """The components, read at first use. Raises BadContent."""
    ships = load(PACKAGE, SHIPS, Ships)
    bureau = load(PACKAGE, BUREAU, Bureau)
    universe = load(PACKAGE, UNIVERSE, Universe)
    agents = load(PACKAGE, AGENTS, Agents)
    cells = {cell.id: cell for cell in ships.cell}
    for ship in ships.ship:
        for cell in ship.cells:
            if cell not in cells:
                raise BadContent(f"{SHIPS}: ship {ship.id} has an unknown cell {cell}")
            if ship.cells.count(cell) > 1:
                raise BadContent(f"{SHIPS}: ship {ship.id} has the cell {cell} twice")
    loops = [n for n, room in enumerate(bureau.room) if room.id == bureau.loop]
    if not loops:
        raise BadContent(f"{BUREAU}: loop leads to an unknown room {bureau.loop}")
    # A bonus comes in mid-flight too, where no second flight may begin (SB-Q21).
    for tile in universe.hex:
        if any(flies(bonus) for bonus in tile.bonus):
            raise BadContent(f"{UNIVERSE}: the bonus of hex {tile.id} has a flight")
    for room in bureau.room:
        if room.bonus is not None and flies(room.bonus):
            raise BadContent(f"{BUREAU}: the bonus of room {room.id} has a flight")
    levels, level = [], 0
    for room in bureau.room:
        level = max(level, room.level or 0)
        levels.append(level)
    return Content(
        cells=cells,
        ships={ship.id: ship for ship in ships.ship},
        rooms=bureau.room,
        loop=loops[0],
        levels=tuple(levels),
        hexes={tile.id: tile for tile in universe.hex},
        agents={agent.id: agent for agent in agents.agent},
        abilities={ability.id: ability for ability in agents.ability},
        ranks=tuple(sorted(bureau.rank, key=lambda rank: rank.plain)),
    )


def content_hash() -> str:
    """A short fingerprint of all content files."""
    return fingerprint(PACKAGE, (SHIPS, BUREAU, UNIVERSE, AGENTS))


@lru_cache(maxsize=1)
def content_ids() -> frozenset[str]:
    """Cells, rooms but the start office, hexes, abilities, agents and ships, as events and states name them."""
    c = content()
    return frozenset(
        f"{kind}:{id_}"
        for kind, ids in (
            ("cell", c.cells),
            ("room", [room.id for room in c.rooms[1:]]),
            ("hex", c.hexes),
            ("ability", c.abilities),
            ("agent", c.agents),
            ("ship", c.ships),
        )
        for id_ in ids
    )
