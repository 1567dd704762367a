"""The storage silo, the display of blueprints and the unbuilt ones of the seat looked at, with what building costs."""

import textwrap
from collections.abc import Hashable
from typing import NamedTuple

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import Due
from core.galactic_cruise.rules import SILO_FULL, storage
from core.galactic_cruise.state import State
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.areas.marks import mark
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words import screen_supply as words
from tui.inks import BOLD, FAINT, PLAIN
from tui.words.dictionary import Table

COLOURS: dict[e.Resource, str] = {"food": "green", "oxygen": "blue", "fuel": "yellow"}
MARGIN = 1
LABEL = 6
"""Columns for the names of the silo's rows."""
BESIDE = 79
"""Columns from which the own blueprints stand beside the display."""
OWN = 46
"""Where they begin there."""
SILO, HEAD = 2, 2
"""Rows of the silo, and of the heads of both tables."""


class Columns(NamedTuple):
    """Where what is told about a blueprint stands, from the left edge of its row."""

    name: int = 2
    icons: int = 20
    money: int = 24
    here: int = 31
    points: int = 42
    width: int = 44


DISPLAY, PLANS = Columns(), Columns(points=30, width=32)


class SupplyArea(Area):
    """Resources are ("resource", which), the display ("blueprint", space from 0), unbuilt blueprints ("plan", id)."""

    id = "supply"
    per_seat = True

    def title(self, table: Table, seat: int) -> str:
        """The two displays from which everybody builds."""
        return words.SILO_AND_BLUEPRINTS

    def short(self, table: Table, seat: int) -> str:
        """What stands first in it."""
        return words.SILO

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """The own blueprints stand below the display where there is no room beside it."""
        s: State = table.state
        plans = HEAD + max(1, len(s.players[seat].blueprints))
        display = HEAD + len(s.blueprints) + len(_foot(table, width))
        return width, SILO + (max(display, plans) if width >= BESIDE else display + plans)

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """How much there is and can be stored; what a blueprint costs from where it lies."""
        match what:
            case ("resource", "food" | "oxygen" | "fuel" as which):
                return words.resource_in_full(which, table, seat)
            case ("blueprint", int(n)):
                id_ = table.state.blueprints[n]
                return words.blueprint_in_full(id_, table, seat) if id_ else words.space_in_full(n)
            case ("plan", str(id_)):
                return words.blueprint_in_full(id_, table, seat)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """The silo on top; the display from its first space on, as its keys go."""
        s: State = table.state
        spare = canvas.height - self.size(table, sight.seat, canvas.width, canvas.height)[1]
        _silo(canvas, s, sight)
        top = y = SILO + min(1, spare)
        y = _head(canvas, 0, y, words.DISPLAY, DISPLAY)
        for n, space in enumerate(content().board.display):
            if id_ := s.blueprints[n]:
                _blueprint(canvas, 0, y, id_, words.price_of_taken(id_, table, sight.seat), DISPLAY)
                here = words.from_here(words.price(id_, table, sight.seat))
                canvas.middle(DISPLAY.here, y, len(words.FROM_HERE), here)
            else:
                canvas.put(DISPLAY.name, y, words.empty(space), FAINT)
            drawing.place(canvas, ("blueprint", n), 0, y, DISPLAY.width, sight)
            y += 1
        for line in _foot(table, canvas.width):
            canvas.put(DISPLAY.name, y, line, FAINT)
            y += 1
        x, y = (OWN, top) if canvas.width >= BESIDE else (0, y + min(1, spare // 2))
        plans = s.players[sight.seat].blueprints
        canvas.put(x, y, *mark(sight.seat, sight.glyphs))
        y = _head(canvas, x, y, words.plans(len(plans)), PLANS)
        if not plans:
            canvas.put(x + PLANS.name, y, words.NONE, FAINT)
        for row, id_ in enumerate(plans, start=y):
            _blueprint(canvas, x, row, id_, words.price(id_, table, sight.seat), PLANS)
            drawing.place(canvas, ("plan", id_), x, row, PLANS.width, sight)
        drawing.keys_first(canvas, sight)


def _foot(table: Table, width: int) -> list[str]:
    """What is left of blueprints, and how the display is refreshed."""
    return textwrap.wrap(words.tray(table), min(width, OWN) - DISPLAY.name - MARGIN)


def _silo(canvas: Canvas, s: State, sight: Sight) -> None:
    """A bar for each resource, and below it what the seat looked at has of it."""
    step = min(22, (canvas.width - LABEL) // 3)
    canvas.put(MARGIN, 0, words.SILO, FAINT)
    canvas.put(MARGIN, 1, words.STORED, FAINT)
    for i, which in enumerate(e.RESOURCES):
        x, n = LABEL + i * step, s.silo[i]
        ink = Ink(COLOURS[which])
        at = canvas.put(x + 2, 0, places.resource(which), BOLD) + 1
        at = canvas.put(at, 0, sight.glyphs["hub"] * n, ink)
        at = canvas.put(at, 0, sight.glyphs["empty"] * (SILO_FULL - n), FAINT)
        held = words.held(s.players[sight.seat].stock[i], storage(s, sight.seat, i))
        canvas.put(x + 2, 1, held, PLAIN)
        drawing.place(canvas, ("resource", which), x, 0, step, sight, SILO)


def _head(canvas: Canvas, x: int, y: int, title: str, columns: Columns) -> int:
    """What is in a table, and below it the names of its columns."""
    canvas.put(x + columns.name, y, title, BOLD)
    if columns is DISPLAY:
        canvas.put(x + columns.money, y, words.MONEY_TO_BUILD, FAINT)
        canvas.put(x + columns.money, y + 1, words.LATER, FAINT)
        canvas.put(x + columns.here, y + 1, words.FROM_HERE, FAINT)
    else:
        canvas.put(x + columns.money, y, words.TO_BUILD, FAINT)
        canvas.put(x + columns.money, y + 1, words.MONEY, FAINT)
    canvas.put(x + columns.points, y + 1, words.POINTS, FAINT)
    return y + HEAD


def _blueprint(canvas: Canvas, x: int, y: int, id_: str, price: Due, columns: Columns) -> None:
    """Name, icons, what building costs once it is taken, points at the end."""
    canvas.put(x + columns.name, y, places.blueprint(id_), PLAIN)
    drawing.icons(canvas, x + columns.icons, y, content().blueprints[id_].icons)
    canvas.middle(x + columns.money, y, len(words.MONEY), str(price.money))
    canvas.middle(x + columns.points, y, len(words.POINTS), str(content().blueprints[id_].points))
