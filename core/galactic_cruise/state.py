"""The state of a match of Galactic Cruise."""

from typing import Annotated, Literal

from msgspec import Meta

from core.galactic_cruise.effects import Action, Allow, Area, Limit, Location, Place, Step, Stock
from core.galactic_cruise.questions import AFrame
from core.kernel import frames as k
from core.kernel.record import Count, Id, Rec, SeatNo

NEUTRAL: SeatNo = 6
"""The colour of neutral developments and cubes."""
NPC: SeatNo = 7
"""The colour of the NPC's workers and developments with two players."""
NOBODY: SeatNo = 7
"""Whose turn it is while all workers come home before the final round."""
Level = Annotated[int, Meta(ge=0, le=2)]
SiloStock = Annotated[int, Meta(ge=0, le=5)]
Rep = Annotated[int, Meta(ge=0, le=18)]
Row = Annotated[int, Meta(ge=0, le=3)]


class Worker(Rec):
    """A worker in the network, of a seat or the NPC."""

    owner: SeatNo
    expert: bool = False


class Ship(Rec):
    """A ship; the cruise is empty at home, and stop 0 lies before the first."""

    cockpit: Id
    engine: Id
    segments: tuple[Id, ...] = ()
    launches: Count = 0
    cruise: Id = ""
    stop: Place = 0
    guests: Stock = (0, 0, 0)
    token: Id = ""
    """The token on the engine."""
    pilot: Literal["", "worker", "expert"] = ""


class Player(Rec):
    """A player; all of it is open but the hand (GC-Q7)."""

    money: Count
    ads: Count
    stock: Stock
    rep: Rep
    points: int
    tally: tuple[tuple[Id, int], ...]
    """Points by source; their sum is `points`."""
    hand: tuple[Id, ...] = ()
    blueprints: tuple[Id, ...] = ()
    """Unbuilt ones."""
    ships: tuple[Ship, ...]
    home: Count
    """Plain workers in the break room."""
    experts: Count = 0
    """Experts in the break room."""
    unhired: tuple[Literal["left", "right"], ...] = ("left", "right")
    rows: tuple[Row, Row, Row] = (3, 3, 3)
    """Developments left, by resource."""
    tower: tuple[Id, ...]
    """Tokens in the launch tower, the flipped one too."""
    flipped: Id = ""
    """The token flipped for the scheduled cruise."""
    upgrades: tuple[Id, ...] = ()
    """Unlocked upgrades, each with a token on it."""
    spent: tuple[Id, ...] = ()
    """Tokens that were discarded."""
    scheduled: Id = ""
    """The cruise beside which the consultant stands."""
    goals: tuple[Level, ...] = ()
    """Goals accomplished, by their place from the left."""
    visits: Stock = (0, 0, 0)
    """Destinations visited, by type."""
    scored: Count = 0
    """Guests scored."""
    owed: Count = 0
    """Funding bonuses that wait for the next turn (GC-C4)."""


class Slot(Rec):
    """A space of the marketing board: a cruise, or none, with the guests that have tickets."""

    cruise: Id
    guests: Stock = (0, 0, 0)


class Turn(Rec):
    """What lasts a turn; replaced whole when a turn starts."""

    n: Count = 0
    """Turns begun in the match, this one counted."""
    seat: SeatNo = 0
    actions: Count = 0
    at: Location | None = None
    """Where the worker of this turn stands."""
    expert: bool = False
    acted: bool = False
    """What an expert can do after its actions has come."""
    rep_used: bool = False
    access: tuple[Area, ...] = ()
    """Areas for which access was paid."""
    all_open: bool = False
    """The price was 0 at some time in this turn (GC-Q14)."""
    meeting: bool = False
    played: tuple[Id, ...] = ()
    """Agenda cards that its seat played in this turn."""
    countered: tuple[Id, ...] = ()
    """Those that another seat played, whose worker was bumped."""
    doing: tuple[Step, ...] = ()
    """What is under way, the outermost first."""
    boosts: tuple[Limit | Allow, ...] = ()
    """What cards have changed for the step under way."""
    moved: tuple[Place, ...] = ()
    """Ships that have advanced."""


class State(k.State):
    """The whole truth; hidden are hands, decks and trays (GC-Q7)."""

    stack: tuple[AFrame, ...] = ()
    players: tuple[Player, ...]
    first: SeatNo
    board: Literal["intro", "standard"]
    bump_bonus: Literal["at-once", "next-turn"]
    agm: Literal["plain", "by-section"]
    actions: tuple[tuple[Action, Action], ...]
    """The two actions of each location."""
    network: tuple[Worker | None, ...]
    areas: tuple[tuple[SeatNo, ...], ...]
    """Whose developments stand in each area, seats and other colours, in the order of building."""
    technologies: tuple[Id, ...]
    spare: tuple[Id, ...]
    """Technology tiles that lie face down for the AGMs (GC-S12)."""
    npc_left: Count = 0
    """Developments of the NPC that are not built yet."""
    npc_out: Count = 0
    """Developments of the NPC that left the game (GC-28)."""
    expert_tile: Id
    goal_tile: Id
    levels: tuple[Level, Level, Level]
    """Where the goal trackers stand."""
    silo: tuple[SiloStock, SiloStock, SiloStock] = (2, 2, 2)
    deck: tuple[Id, ...]
    agendas: tuple[Id, ...]
    """The display of agenda cards from the bottom; an empty space is an empty id."""
    discard: tuple[Id, ...] = ()
    """Agenda cards, the last on top."""
    tray: tuple[Id, ...]
    """Blueprints that lie face down."""
    blueprints: tuple[Id, ...]
    """The display of blueprints from the bottom; an empty space is an empty id."""
    dropped: tuple[Id, ...] = ()
    """Discarded blueprints."""
    cockpit_tray: tuple[Id, ...]
    engine_tray: tuple[Id, ...]
    cockpits: tuple[Id, ...]
    engines: tuple[Id, ...]
    """The display of ships from the bottom, paired space by space."""
    cruise_tray: tuple[Id, ...]
    market: tuple[Slot, ...]
    """Cruises on offer from the top."""
    flown: tuple[Id, ...] = ()
    """Discarded cruises."""
    guest_bonus: tuple[Id, Id, Id]
    """What each type of guest gives on a day in space."""
    guests: Stock
    """Guests in the supply."""
    queue: tuple[Stock, Stock, Stock]
    """Guests in the queue, the bottom section first."""
    track: tuple[tuple[SeatNo, ...], tuple[SeatNo, ...], tuple[SeatNo, ...]]
    """Cubes in the three sections; the overflow belongs to the third."""
    held: Count = 0
    """AGMs held so far."""
    phase: Literal["open", "last-round", "final-round", "last-advance"] = "open"
    turn: Turn = Turn()
