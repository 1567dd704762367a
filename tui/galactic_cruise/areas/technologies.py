"""The technologies: what each does, who has developments there, and whether the seat looked at can use it."""

import textwrap
from collections.abc import Hashable

from core.galactic_cruise.choices import BuildAt
from core.galactic_cruise.rules import WALKWAYS
from core.galactic_cruise.state import State
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.areas.marks import coming
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words import screen_supply as words
from tui.inks import BOLD, FAINT, PLAIN
from tui.words.dictionary import Table

INDENT = 2
"""Columns for key and cursor."""
GAP = 3
WIDEST = 90
"""Columns over which the words are spread at most."""


class TechnologiesArea(Area):
    """One below the other, in the order of the board from the left; each is ("technology", place from 0)."""

    id = "technologies"
    own = True

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return words.TECHNOLOGIES

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """A row for the name, one for the developments, and as many for the powers as they need."""
        return width, _height(_powers(table, width))

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """What it does, who has invented it, and what using it costs."""
        match what:
            case ("technology", int(n)):
                return words.technology_in_full(n, table, seat)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """From the top; where there is room, apart from each other."""
        s: State = table.state
        powers = _powers(table, canvas.width)
        air = min(1, (canvas.height - _height(powers)) // len(powers))
        width, y = min(canvas.width, WIDEST), 0
        for n, (id_, texts) in enumerate(zip(s.technologies, powers, strict=True)):
            canvas.put(INDENT, y, places.technology(id_), BOLD)
            use = words.use(n, table, sight.seat)
            canvas.put(width - len(use) - 1, y, use, FAINT)
            for row, line in enumerate(texts, start=y + 1):
                canvas.put(INDENT + 1, row, line, PLAIN)
            last = y + 1 + len(texts)
            _developments(canvas, last, n, table, sight)
            drawing.place(canvas, ("technology", n), 0, y, width, sight, last + 1 - y)
            y = last + 1 + air
        drawing.keys_first(canvas, sight)


def _powers(table: Table, width: int) -> list[list[str]]:
    """What each does, in lines."""
    s: State = table.state
    return [textwrap.wrap(words.powers_of(id_, table), min(width, WIDEST) - INDENT - 2) for id_ in s.technologies]


def _height(powers: list[list[str]]) -> int:
    return sum(2 + len(lines) for lines in powers)


def _developments(canvas: Canvas, y: int, n: int, table: Table, sight: Sight) -> None:
    """Whose they are, and the one that is about to be built."""
    s: State = table.state
    owners, x = s.areas[WALKWAYS + n], INDENT + 1
    if not owners:
        x = canvas.put(x, y, words.NOT_INVENTED, FAINT) + GAP
    for seat in owners:
        x = drawing.owner(canvas, x, y, seat, table, sight.glyphs) + GAP
    if isinstance(sight.ghost, BuildAt) and sight.ghost.area == WALKWAYS + n:
        canvas.put(x, y, *coming(table.question.seat, sight.glyphs))
