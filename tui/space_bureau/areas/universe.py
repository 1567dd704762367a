"""The universe: hexes as bricks in shifted rows, what lies on them, and where a ship could explore."""

from collections.abc import Hashable
from typing import NamedTuple

from core.kernel.hexes import Place, neighbours
from core.space_bureau.choices import Explore, FlyTo
from core.space_bureau.flight import ways
from core.space_bureau.state import Hex, State
from core.space_bureau.universe import hex_at, tile
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.inks import EDGE, FAINT, HERE, KEY
from tui.space_bureau.words import places, screen_universe
from tui.words.dictionary import Table

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
LINES = {
    LEFT | RIGHT: "h",
    UP | DOWN: "v",
    RIGHT | DOWN: "top-left",
    LEFT | DOWN: "top-right",
    UP | RIGHT: "bottom-left",
    UP | LEFT: "bottom-right",
    UP | RIGHT | DOWN: "tee-left",
    UP | LEFT | DOWN: "tee-right",
    LEFT | RIGHT | DOWN: "tee-top",
    LEFT | RIGHT | UP: "tee-bottom",
    UP | RIGHT | DOWN | LEFT: "cross",
}
"""Glyphs by the sides to which lines go from a character."""


class Brick(NamedTuple):
    """How large hexes are drawn, from line to line; the width is even, so that rows can be shifted by half of it."""

    width: int
    height: int
    names: bool
    """Whether there is a row for the names of hexes."""


BRICKS = (Brick(18, 4, names=True), Brick(14, 3, names=False), Brick(12, 3, names=False))
"""The largest with which the map fits is taken. Of the low ones the width decides, since height is scrolled anyway."""


class Map(NamedTuple):
    """Where places stand on a canvas: their left upper corners."""

    brick: Brick
    corners: dict[Place, tuple[int, int]]
    width: int
    height: int


class UniverseArea(Area):
    """The open hexes, one's own ship framed; dashed what the captain who must answer could explore."""

    id = "universe"

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return screen_universe.UNIVERSE

    def size(self, table: Table, width: int, height: int) -> tuple[int, int]:
        """The size of the map, with the line about the stack where that finds no free corner."""
        found = _map(table, width, height)
        return found.width, found.height

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A place with all that lies on it."""
        return screen_universe.place_in_full(what[1:], table, seat) if isinstance(what, tuple) else ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Lines first, then what is in the bricks; the hex under the ship is the first spot."""
        state: State = table.state
        found = _map(table, canvas.width, canvas.height)
        own = state.captains[sight.seat].at
        prices = {at: fuel for at, fuel, unexplored in ways(state, sight.seat) if unexplored}
        lines = _Lines(found.brick)
        for at, corner in found.corners.items():
            lines.add(*corner, solid=hex_at(state, at) is not None)
        lines.paint(canvas, sight.glyphs)
        canvas.put(1, 0, screen_universe.stack(table), FAINT)
        lines.around(canvas, sight.glyphs, *found.corners[own], Ink(f"seat-{sight.seat + 1}", bold=True))
        for at in sorted(found.corners, key=lambda at: at != own):
            x, y = found.corners[at]
            canvas.spot(("hex", *at), x + 1, y + 1, found.brick.width - 1, found.brick.height - 1)
            painter = _Painter(canvas, found.brick, sight, table, x, y)
            there = hex_at(state, at)
            if there is not None:
                painter.open(there)
            elif at in prices:
                painter.unexplored(at, prices[at])
            if sight.cursor == ("hex", *at):
                canvas.put(x + 1, y + 1, sight.glyphs["here"], HERE)
                canvas.tint(x + 1, y + 1, found.brick.width - 1, "raised")


def _map(table: Table, width: int, height: int) -> Map:
    """The map in the middle of so much room; larger than it where it does not fit."""
    state: State = table.state
    shown = {h.at for h in state.universe}
    if state.unexplored and state.stack:
        shown.update(neighbours(state.captains[table.question.seat].at))
    halves = {at: 2 * at[0] + at[1] for at in shown}
    left, top = min(halves.values()), min(r for _q, r in shown)
    right, bottom = max(halves.values()) + 2, max(r for _q, r in shown) + 1

    def size(brick: Brick) -> tuple[int, int]:
        return (right - left) * brick.width // 2 + 1, (bottom - top) * brick.height + 1

    low = BRICKS[-1].height
    wide_enough = [brick for brick in BRICKS if size(brick)[0] <= width]
    brick = next((b for b in wide_enough if b.height == low or size(b)[1] <= height), BRICKS[-1])
    wide, high = size(brick)
    x, y = max(0, width - wide) // 2, max(0, height - high) // 2
    corners = {
        at: (x + (halves[at] - left) * brick.width // 2, y + (at[1] - top) * brick.height) for at in sorted(shown)
    }
    said = 1 + len(screen_universe.stack(table))
    if any(at_y == 0 and at_x <= said for at_x, at_y in corners.values()):
        corners = {at: (at_x, at_y + 1) for at, (at_x, at_y) in corners.items()}
        high += 1
    return Map(brick, corners, wide, high)


class _Lines:
    """The lines around bricks, which neighbours share; a line of an open hex is solid."""

    def __init__(self, brick: Brick) -> None:
        self._brick = brick
        self._sides: dict[tuple[int, int], int] = {}
        self._solid: set[tuple[int, int]] = set()

    def add(self, x: int, y: int, solid: bool) -> None:
        """A brick with its left upper corner here."""
        width, height = self._brick.width, self._brick.height
        for at_y in (y, y + height):
            for at_x in range(x, x + width):
                self._join(at_x, at_y, RIGHT, solid)
                self._join(at_x + 1, at_y, LEFT, solid)
        for at_x in (x, x + width):
            for at_y in range(y, y + height):
                self._join(at_x, at_y, DOWN, solid)
                self._join(at_x, at_y + 1, UP, solid)

    def _join(self, x: int, y: int, side: int, solid: bool) -> None:
        self._sides[x, y] = self._sides.get((x, y), 0) | side
        if solid:
            self._solid.add((x, y))

    def paint(self, canvas: Canvas, glyphs: Glyphs) -> None:
        """All of them."""
        for (x, y), sides in self._sides.items():
            line = LINES[sides]
            if line in ("h", "v") and (x, y) not in self._solid:
                line = f"dashed-{line}"
            canvas.put(x, y, glyphs[line], EDGE)

    def around(self, canvas: Canvas, glyphs: Glyphs, x: int, y: int, ink: Ink) -> None:
        """Heavy lines around the brick of one's own ship."""
        width, height = self._brick.width, self._brick.height
        for at_y in (y, y + height):
            canvas.put(x + 1, at_y, glyphs["H"] * (width - 1), ink)
        for at_x in (x, x + width):
            canvas.column(at_x, y + 1, height - 1, glyphs["V"], ink)


class _Painter:
    """What is inside one brick."""

    def __init__(self, canvas: Canvas, brick: Brick, sight: Sight, table: Table, x: int, y: int) -> None:
        self._canvas = canvas
        self._glyphs = sight.glyphs
        self._sight = sight
        self._table = table
        self._x, self._width = x + 1, brick.width - 1
        self._rows = range(y + 1, y + brick.height)
        self._names = brick.names
        canvas.fill(self._x, y + 1, self._width, brick.height - 1, Ink())

    def open(self, there: Hex) -> None:
        """Its name where there is room, its kind; below its key, ships, and the office."""
        what, first = tile(there), self._rows[0]
        if self._names:
            self._canvas.put(self._x + 1, first, screen_universe.name(what), Ink("ink", bold=True))
            first += 1
        colour = what.planet or ("teal" if what.wormhole else "ink" if what.mall else "faint")
        glyph = "planet" if what.planet else "wormhole" if what.wormhole else "mall" if what.mall else "empty"
        x = self._canvas.put(self._x + 1, first, self._glyphs[glyph], Ink(colour, bold=True))
        if what.planet and what.mall:
            x = self._canvas.put(x, first, self._glyphs["mall"], Ink("ink", bold=True))
        self._canvas.put(x + 1, first, screen_universe.kind(what), Ink(colour))
        self._key(there.at)
        self._ships(there.at)
        if there.office is not None:
            office = self._glyphs["office"] + self._glyphs[f"seat-{there.office + 1}"]
            ink = Ink(f"seat-{there.office + 1}", bold=True)
            self._canvas.put(self._x + self._width - 3, self._rows[-1], office, ink)

    def unexplored(self, at: Place, fuel: int) -> None:
        """A place that the ship could explore, with its price, and its key when that can be done now."""
        x, y, ink = self._x + 1, self._rows[0], Ink("faint")
        self._canvas.put(x, y, self._glyphs["unknown"], ink)
        if not self._coming(at, x + 2, y):
            self._canvas.put(x + 2, y, screen_universe.EXPLORE, ink)
        self._canvas.put(self._x + 4, self._rows[-1], places.fuel(fuel), ink)
        self._key(at)

    def _key(self, at: Place) -> None:
        key = self._sight.keys.get(("hex", *at))
        if key:
            self._canvas.put(self._x, self._rows[-1], f" {key} ", KEY)

    def _ships(self, at: Place) -> None:
        x, y = self._x + 3, self._rows[-1]
        for seat, captain in enumerate(self._table.state.captains):
            if captain.at == at:
                ink = Ink(f"seat-{seat + 1}", bold=True)
                x = self._canvas.put(x, y, self._glyphs[f"seat-{seat + 1}"], ink)
        self._coming(at, x, y)

    def _coming(self, at: Place, x: int, y: int) -> bool:
        """The ship that would fly here, if one would."""
        ghost = self._sight.ghost
        if not isinstance(ghost, FlyTo | Explore) or ghost.at != at:
            return False
        seat = f"seat-{self._table.question.seat + 1}"
        self._canvas.put(x, y, self._glyphs["right"] + self._glyphs[seat], Ink(seat, bold=True))
        return True
