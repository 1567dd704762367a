"""The bureau: the track from the start office through the levels to the last rooms, which go round."""

import textwrap
from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from core.space_bureau.bureau import room_after
from core.space_bureau.components import Room, content
from core.space_bureau.state import State
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.inks import FAINT, HERE, PLAIN
from tui.space_bureau.words import screen_universe
from tui.words.dictionary import Table

LOOP = 2
"""Columns for the line that leads back, right of the last rooms."""
AIR = 5
"""At most so many columns more than needed between the columns of rooms."""
STEPS = 4
"""So many rooms ahead are counted on the board."""


class Format(NamedTuple):
    """How rooms are drawn. The first columns are for signs: the marker looked at, steps ahead, or the kind of room."""

    lines: Callable[[Room], tuple[str, ...]]
    """What is written on a room."""
    rows: int
    """The rows that a room has at least."""
    levels: int
    """How many levels stand below each other in a column."""
    gap: int
    """The rows between them."""
    steps: int
    """The line with the steps that lead to a room."""
    first: int
    """Where the first line begins."""
    text: int
    """Where the other lines begin."""
    markers: tuple[tuple[int, int], ...]
    """Where the markers of the others stand."""


FORMATS = (
    Format(screen_universe.named, rows=3, levels=1, gap=1, steps=1, first=2, text=3, markers=((0, 2), (1, 2), (2, 2))),
    Format(
        screen_universe.wrapped, rows=1, levels=2, gap=1, steps=0, first=6, text=6, markers=((2, 0), (3, 0), (4, 0))
    ),
    Format(
        screen_universe.in_a_line, rows=1, levels=2, gap=0, steps=0, first=6, text=6, markers=((2, 0), (3, 0), (4, 0))
    ),
)
"""The first that fits is taken, else the lowest that is not too wide."""


class Cell(NamedTuple):
    """Where a room stands, and what is written on it."""

    room: int
    x: int
    y: int
    width: int
    height: int
    lines: tuple[str, ...]


class Track(NamedTuple):
    """The whole track on a canvas, without the words below it; its cells are in the order of the rooms."""

    format: Format
    cells: tuple[Cell, ...]
    width: int
    height: int


class BureauArea(Area):
    """From top to bottom and from left to right, a level at the head of each part."""

    id = "bureau"
    least = 58, 8

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return screen_universe.BUREAU

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """As narrow and low as the words allow; more room is used for air and a line about the signs."""
        track = _track(width, height)
        return track.width, track.height

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A room with its bonus and who is there."""
        if not isinstance(what, tuple):
            return ""
        n: int = what[1]
        ahead = _ahead(table.state.captains[seat].room)
        return screen_universe.room_in_full(n, ahead.get(n, 0), table, seat)

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Room by room, the room of the seat looked at first; then the way on, and what the signs mean."""
        state: State = table.state
        track, own = _track(canvas.width, canvas.height), state.captains[sight.seat].room
        near = {n: steps for n, steps in _ahead(own).items() if steps <= STEPS}
        format, seat = track.format, f"seat-{sight.seat + 1}"
        marker, ink = sight.glyphs[seat], Ink(seat, bold=True)
        for cell in sorted(track.cells, key=lambda cell: cell.room != own):
            room = content().rooms[cell.room]
            canvas.spot(("room", cell.room), cell.x, cell.y, cell.width, cell.height)
            _room(canvas, room.level is not None, cell, format)
            canvas.put(cell.x, cell.y, sight.glyphs["room" if room.level is None else "level"], FAINT)
            if cell.room == own:
                canvas.put(cell.x, cell.y, marker, ink)
            elif cell.room in near:
                canvas.put(cell.x, cell.y + format.steps, screen_universe.ahead(near[cell.room]), ink)
            others = [other for other in range(len(state.captains)) if other != sight.seat]
            # Each has a place of its own, so that a marker stays where it is when another goes.
            for other, (dx, dy) in zip(others, format.markers, strict=False):
                if state.captains[other].room == cell.room:
                    canvas.put(cell.x + dx, cell.y + dy, sight.glyphs[f"seat-{other + 1}"], Ink(f"seat-{other + 1}"))
            if sight.cursor == ("room", cell.room):
                canvas.put(cell.x + format.first - 1, cell.y, sight.glyphs["here"], HERE)
        _way(canvas, track.cells, sight.glyphs)
        legend = _legend(marker, canvas.width - track.cells[0].x)
        if track.height + len(legend) <= canvas.height:
            for y, line in enumerate(legend, start=canvas.height - len(legend)):
                canvas.put(track.cells[0].x, y, line, FAINT)


@lru_cache(maxsize=8)
def _track(width: int, height: int) -> Track:
    """The track in the middle of so much room; kept, since only a resize changes it."""
    tracks = [_laid_out(format, width, height) for format in FORMATS]
    narrow = [track for track in tracks if track.width <= width] or [min(tracks, key=lambda track: track.width)]
    return next((track for track in narrow if track.height <= height), min(narrow, key=lambda track: track.height))


def _laid_out(format: Format, width: int, height: int) -> Track:
    rooms = content().rooms
    lines = [format.lines(room) for room in rooms]
    levels = [n for n, room in enumerate(rooms) if room.level is not None]
    parts = [range(first, last) for first, last in pairwise((0, *levels, len(rooms)))]
    columns = [parts[n : n + format.levels] for n in range(0, len(parts), format.levels)]
    widths = [max(_width(lines[n], format) for part in column for n in part) for column in columns]
    wide = sum(widths) + len(columns) + LOOP
    air = max(0, min(AIR, (width - wide) // len(columns)))
    x = max(0, width - wide - air * (len(columns) - 1)) // 2
    cells: list[Cell] = []
    for column, needed in zip(columns, widths, strict=True):
        y = 0
        for part in column:
            for n in part:
                cells.append(Cell(n, x, y, needed, max(format.rows, len(lines[n])), lines[n]))
                y += cells[-1].height
            y += format.gap
        x += needed + 1 + air
    high = max(cell.y + cell.height for cell in cells)
    down = max(0, height - high - len(_legend("1", max(width, wide)))) // 2
    return Track(format, tuple(cell._replace(y=cell.y + down) for cell in cells), wide, high)


def _width(lines: tuple[str, ...], format: Format) -> int:
    return max(format.first + len(lines[0]), *(format.text + len(line) for line in lines[1:]), 0)


def _legend(marker: str, width: int) -> list[str]:
    """What the signs mean, below the track."""
    return textwrap.wrap(screen_universe.track(marker), width)


def _ahead(here: int) -> dict[int, int]:
    """How many steps lead to each room that is still ahead."""
    found: dict[int, int] = {}
    at = room_after(here)
    while at not in found and at != here:
        found[at] = len(found) + 1
        at = room_after(at)
    return found


def _room(canvas: Canvas, level: bool, cell: Cell, format: Format) -> None:
    """What is written on a room; level rooms stand out."""
    x = cell.x + format.first
    if level:
        canvas.fill(x - 1, cell.y, cell.x + cell.width - x + 1, 1, Ink(bg="raised"))
    canvas.put(x, cell.y, cell.lines[0], Ink(bg="raised", bold=True) if level else PLAIN)
    for n, line in enumerate(cell.lines[1:], start=1):
        canvas.put(cell.x + format.text, cell.y + n, line, FAINT if level else PLAIN)


def _way(canvas: Canvas, cells: tuple[Cell, ...], glyphs: Glyphs) -> None:
    """An arrow at the foot of each column but the last, and a line from the last room back into the loop."""
    for here, there in pairwise(cells):
        if there.x != here.x:
            canvas.put(here.x + here.width, here.y + here.height - 1, glyphs["right"], FAINT)
    first, last = cells[content().loop], cells[-1]
    x = last.x + last.width + 1
    canvas.put(x, first.y, glyphs["left"] + glyphs["top-right"], FAINT)
    canvas.column(x + 1, first.y + 1, last.y - first.y - 1, glyphs["v"], FAINT)
    canvas.put(x, last.y, glyphs["h"] + glyphs["bottom-right"], FAINT)
