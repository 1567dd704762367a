"""The network: the ring of six locations with their actions and workers, and the walkways between them."""

import textwrap
from collections.abc import Hashable, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from core.galactic_cruise.choices import Assign, BuildAt
from core.galactic_cruise.reasons import NoConnection
from core.galactic_cruise.rules import LOCATIONS, WALKWAYS
from core.galactic_cruise.state import NEUTRAL, NPC, State
from core.galactic_cruise.turn import reach, walkways_of
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.areas.marks import SIGNS, coming, mark
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words import screen_network as words
from tui.inks import BOLD, EDGE, FAINT, HERE, PLAIN
from tui.words.dictionary import Table

WIDTH, HEIGHT = 22, 5
"""A location with its frame: name and worker, two actions."""
GAPS = 7, 9
"""Columns between locations, at least and at most: marks of owners, a bridge, a price."""
LANES = 2, 3
"""Rows between the upper and the lower locations, at least and at most."""
AROUND = ((1, 0), (2, 0), (2, 1), (1, 1), (0, 1), (0, 0))
"""Column and row of each location, clockwise from the top middle."""
TEXT = 3
"""Columns of a location before what is written in it: key, cursor, and whether it is in reach."""


class Ring(NamedTuple):
    """Where everything stands."""

    x: int
    y: int
    gap: int
    lane: int
    below: tuple[str, ...]
    """What is said below the ring."""

    def corner(self, at: int) -> tuple[int, int]:
        """The left upper corner of a location."""
        column, row = AROUND[at]
        return self.x + column * (WIDTH + self.gap), self.y + row * (HEIGHT + self.lane)

    @property
    def width(self) -> int:
        """Of the three columns."""
        return 3 * WIDTH + 2 * self.gap

    @property
    def height(self) -> int:
        """With what is said below."""
        return 2 * HEIGHT + self.lane + len(self.below)


class Reach(NamedTuple):
    """What a worker can do from where it stands, or would stand."""

    locations: Mapping[int, bool] = {}
    """Those whose actions are in reach, and whether access has to be paid first."""
    ways: frozenset[int] = frozenset()
    """The walkways that lead there."""
    tried: bool = False
    """Whether nobody stands there yet."""

    @property
    def ink(self) -> Ink:
        """What is tried out is drawn like what the cursor is at."""
        return HERE if self.tried else BOLD


class NetworkArea(Area):
    """Locations are ("location", n) clockwise from 0, their actions ("action", n, 0 or 1), walkways ("walkway", n)."""

    id = "network"
    own = True

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return words.NETWORK

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """Three columns of locations in two rows."""
        ring = _ring(table, width, height)
        return ring.width, ring.height

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A location with what can be reached from it, an action, or a walkway with its price."""
        match what:
            case ("location", int(at)):
                return words.location_in_full(at, table, seat)
            case ("action", int(at), int(n)):
                return words.action_in_full(table.state.actions[at][n], table, seat)
            case ("walkway", int(way)):
                return words.walkway_in_full(way, table, seat)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Walkways first, then the locations, then what the signs mean and what experts can do."""
        ring = _ring(table, canvas.width, canvas.height)
        reach = _reach(table, sight)
        for way in range(WALKWAYS):
            _walkway(canvas, ring, way, reach, table, sight)
        for at in range(LOCATIONS):
            _Location(canvas, ring, at, table, sight).paint(reach)
        _legend(canvas, ring, table, sight.glyphs)
        for y, line in enumerate(ring.below, start=ring.y + 2 * HEIGHT + ring.lane):
            canvas.put(ring.x + 1, y, line, FAINT)
        drawing.keys_first(canvas, sight)


def _ring(table: Table, width: int, height: int) -> Ring:
    """The ring in the middle of so much room, with more air where there is more."""
    gap = max(GAPS[0], min(GAPS[1], (width - 3 * WIDTH) // 2))
    wide = 3 * WIDTH + 2 * gap
    named, unnamed = words.experts(table.state, table)
    below = tuple(textwrap.wrap(named if len(named) <= wide - 2 else unnamed, wide - 2))
    lane = max(LANES[0], min(LANES[1], height - 2 * HEIGHT - len(below)))
    x, y = (width - wide) // 2, (height - 2 * HEIGHT - lane - len(below)) // 2
    return Ring(max(0, x), max(0, y), gap, lane, below)


def _reach(table: Table, sight: Sight) -> Reach:
    """From where a worker would stand; else from where one stands, as long as the seat looked at has actions."""
    s: State = table.state
    tried = _tried(sight)
    if tried is not None:
        at, expert = tried
        s = replace(s, turn=replace(s.turn, at=at, expert=expert, meeting=False))
    elif s.turn.seat != sight.seat or not s.turn.actions:
        return Reach()
    locations = {at: why is not None for at, why in reach(s, sight.seat) if not isinstance(why, NoConnection)}
    ways = () if s.turn.at is None else walkways_of(s.turn.at)
    return Reach(locations, frozenset(way for way, to in ways if to in locations), tried is not None)


def _tried(sight: Sight) -> tuple[int, bool] | None:
    """The location at which a worker, or an expert, is about to be placed, or at which the cursor is."""
    match sight.ghost, sight.cursor:
        case Assign(at=at, expert=expert), _:
            return at, expert
        case _, ("location", int(at)):
            return at, False
        case _:
            return None


class _Location:
    """One location."""

    def __init__(self, canvas: Canvas, ring: Ring, at: int, table: Table, sight: Sight) -> None:
        self._canvas = canvas
        self._at = at
        self._s: State = table.state
        self._seat: int = table.question.seat if table.state.stack else 0
        self._sight = sight
        self._x, self._y = ring.corner(at)

    def paint(self, reach: Reach) -> None:
        """Its frame, its name and worker, its actions with a sign where they are in reach."""
        canvas, glyphs, inner = self._canvas, self._sight.glyphs, WIDTH - 2
        reached = self._at in reach.locations
        # Only where a worker stands do frames and words change too: a step of the cursor should be short.
        acting = bool(reach.locations) and not reach.tried
        edge = PLAIN if acting and reached else EDGE
        ink = FAINT if acting and not reached else PLAIN
        canvas.put(self._x, self._y, glyphs["top-left"] + glyphs["h"] * inner + glyphs["top-right"], edge)
        for side in (self._x, self._x + WIDTH - 1):
            canvas.column(side, self._y + 1, HEIGHT - 2, glyphs["v"], edge)
        foot = glyphs["bottom-left"] + glyphs["h"] * inner + glyphs["bottom-right"]
        canvas.put(self._x, self._y + HEIGHT - 1, foot, edge)
        name = f"{self._at + 1} {places.location(self._at)} "
        end = canvas.put(self._x + 1, self._y, name, BOLD)
        if isinstance(self._sight.ghost, Assign) and self._sight.ghost.at == self._at:
            canvas.put(end, self._y, glyphs["right"], BOLD)
            canvas.put(end + 1, self._y, *coming(self._seat, glyphs))
        self._worker()
        drawing.place(canvas, ("location", self._at), self._x + 1, self._y, len(name), self._sight, 2)
        for n, action in enumerate(self._s.actions[self._at]):
            y = self._y + 2 + n
            canvas.put(self._x + 1 + TEXT, y, places.action(action), ink)
            if reached:
                sign = "credit" if reach.locations[self._at] else "bullet"
                canvas.put(self._x + TEXT, y, glyphs[sign], reach.ink)
            drawing.place(canvas, ("action", self._at, n), self._x + 1, y, inner, self._sight)

    def _worker(self) -> None:
        """Who stands there."""
        x, y = self._x + 1 + TEXT, self._y + 1
        there = self._s.network[self._at]
        if there is not None:
            if there.owner != NPC:
                x = self._canvas.put(x, y, *mark(there.owner, self._sight.glyphs)) + 1
            self._canvas.put(x, y, words.worker(there), PLAIN)


def _walkway(canvas: Canvas, ring: Ring, way: int, reach: Reach, table: Table, sight: Sight) -> None:
    """Whose developments stand there, the bridge once there is one, its price; those that lead on stand out."""
    s: State = table.state
    x, y = ring.corner(way)
    far_x, far_y = ring.corner((way + 1) % WALKWAYS)
    built = bool(s.areas[way])
    first = not built and ("walkway", way) in sight.keys
    price = words.FIRST if first else words.price(s, sight.seat, way)
    leads = way in reach.ways
    ink, faint = (reach.ink, reach.ink) if leads else (PLAIN if built else EDGE, FAINT)
    if y == far_y:
        x = min(x, far_x) + WIDTH
        canvas.put(x, y + 2, sight.glyphs["double-h" if built else "dashed-h"] * ring.gap, ink)
        _owners(canvas, x + 2, y + 1, way, table, sight)
        canvas.middle(x, y + 3, ring.gap, price, faint)
        drawing.place(canvas, ("walkway", way), x, y + 1, ring.gap, sight, 3)
        return
    x, y = x + WIDTH // 2, min(y, far_y) + HEIGHT
    canvas.column(x, y, ring.lane, sight.glyphs["double-v" if built else "dashed-v"], ink)
    _owners(canvas, x + 2, y, way, table, sight)
    canvas.put(x + 2, y + 1, price, faint)
    drawing.place(canvas, ("walkway", way), x - 3, y, WIDTH // 2 + 2, sight, ring.lane)


def _owners(canvas: Canvas, x: int, y: int, way: int, table: Table, sight: Sight) -> None:
    """The marks of all who have a development there, and of whoever is about to build one."""
    for owner in table.state.areas[way]:
        x = canvas.put(x, y, *mark(owner, sight.glyphs))
    if isinstance(sight.ghost, BuildAt) and sight.ghost.area == way:
        canvas.put(x, y, *coming(table.question.seat, sight.glyphs))


def _legend(canvas: Canvas, ring: Ring, table: Table, glyphs: Glyphs) -> None:
    """What the signs mean, in the middle of the ring."""
    colours = [(SIGNS[NEUTRAL], words.NEUTRAL_OWNER)]
    if len(table.names) == 2:
        colours.append((SIGNS[NPC], words.NPC_OWNER))
    actions = [("bullet", words.IN_REACH), ("credit", words.FOR_ACCESS)]
    y = ring.y + HEIGHT + (ring.lane - 2) // 2
    for row, pairs in enumerate((actions, colours)):
        x = ring.corner(5)[0] + WIDTH + 1
        for sign, text in pairs:
            x = canvas.put(x, y + row, glyphs[sign], BOLD) + 1
            x = canvas.put(x, y + row, text, FAINT) + 2
