"""Space Bureau on the screen: its areas, and where answers stand on them."""

from collections.abc import Iterable
from typing import ClassVar

from core.kernel.frames import Choice, Pick
from core.kernel.hexes import DIRECTIONS
from core.space_bureau import choices as c
from core.space_bureau import questions as q
from core.space_bureau.bureau import level
from core.space_bureau.components import content
from core.space_bureau.effects import COLOURS
from core.space_bureau.rules import cap
from core.space_bureau.state import State
from core.space_bureau.universe import tile
from tui.asking import KEYS, Mark
from tui.board import Area, Board
from tui.space_bureau.areas.bureau import BureauArea
from tui.space_bureau.areas.captain import CaptainArea
from tui.space_bureau.areas.crew import CrewArea
from tui.space_bureau.areas.setup import AbilitiesArea, ShipsArea
from tui.space_bureau.areas.ship import ShipArea
from tui.space_bureau.areas.universe import UniverseArea
from tui.space_bureau.words import screen_ship
from tui.words.dictionary import Table

WAYS = "631479"
"""The key of each direction, in the order of DIRECTIONS: as the digits of a number pad lie around the 5."""
HERE = "5"
REDRAW = "r"
"""The key of a new queue, apart from those of the agents."""
JUMPS = "abcdefgh"
"""The keys of the wormholes, in the order in which they were found."""

SOURCES = {"cell": "ship", "room": "bureau", "hex": "universe"}
"""The area that shows what a question comes from."""


class SpaceBureauBoard(Board):
    """Ship, universe, bureau, crew, captain."""

    areas: ClassVar[tuple[Area, ...]] = (
        ShipsArea(),
        ShipArea(),
        UniverseArea(),
        AbilitiesArea(),
        CrewArea(),
        CaptainArea(),
        BureauArea(),
    )

    def mark(self, choice: Choice, part: str, table: Table) -> Mark:
        """Cells by their place on the ship, agents by their kind, hexes by the way that leads there."""
        match choice:
            case c.TakeShip():
                return Mark("ships", ("ship", choice.side), _key(content().ships, choice.side))
            case c.TakeAbility():
                return Mark("abilities", ("ability", choice.ability), _key(content().abilities, choice.ability))
            case c.PutAgent() if part == "agent":
                return Mark("crew", ("agent", choice.agent), _key(content().agents, choice.agent))
            case c.PutAgent() if part == "cell":
                return _cell(choice.cell)
            case c.FlipAt():
                return _cell(choice.cell)
            case c.ReturnAgent():
                return Mark("crew", ("agent", choice.agent), _key(content().agents, choice.agent))
            case c.TakeAgent():
                return Mark("crew", ("queue", choice.agent), _key(content().agents, choice.agent))
            case c.Redraw():
                return Mark(key=REDRAW)
            case c.FlyTo() | c.Explore():
                return Mark("universe", ("hex", *choice.at), _way(choice.at, table))
            case c.Land():
                return Mark("universe", ("hex", *table.state.captains[table.question.seat].at), HERE)
            case c.Take() | c.Give():
                return Mark("captain", ("sample", choice.colour), KEYS[COLOURS.index(choice.colour)])
            case c.OpenWith():
                return Mark("captain", ("token", choice.token), KEYS[c.TOKENS.index(choice.token)])
            case Pick():
                # Of equal actions the first that is left is offered; all of them have the key of the first printed.
                todo = table.question.todo
                return Mark(key=KEYS[todo.index(todo[choice.n])])
            case _:
                return Mark()

    def front(self, table: Table, part: str = "") -> str:
        """Where the answers stand; what the next action needs stays in view otherwise."""
        match table.question:
            case q.PickShip():
                return "ships"
            case q.PickAbility():
                return "abilities"
            case q.Fly():
                return "universe"
            case q.PickAgent() | q.DeadEnd():
                return "crew"
            case q.PlaceAgent() | q.FlipInspector():
                return "ship"
            case question:
                return SOURCES.get(question.src.partition(":")[0], "")

    def strip(self, seat: int, table: Table) -> tuple[str, ...]:
        """Credits, level, fuel and storage."""
        captain = table.state.captains[seat]
        return screen_ship.strip(captain.credits, level(captain), captain.fuel, captain.samples, cap(captain))


def _cell(n: int) -> Mark:
    return Mark("ship", ("cell", n), KEYS[n])


def _key(kinds: Iterable[str], kind: str) -> str:
    """The key of a kind of thing, counted among all kinds of the content, whether they are there or not."""
    return KEYS[list(kinds).index(kind)]


def _way(at: c.At, table: Table) -> str:
    """The key of a hop: a digit for a place beside the ship, a letter for a jump between wormholes."""
    state: State = table.state
    here = state.captains[table.question.seat].at
    step = (at[0] - here[0], at[1] - here[1])
    if step in DIRECTIONS:
        return WAYS[DIRECTIONS.index(step)]
    holes = [h.at for h in state.universe if tile(h).wormhole]
    return JUMPS[holes.index(at)]


BOARD = SpaceBureauBoard()
