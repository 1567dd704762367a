"""Before the first turn: the sides of the ship and the captains' abilities, while somebody chooses one."""

import textwrap
from collections.abc import Hashable

from core.space_bureau.choices import TakeAbility, TakeShip
from core.space_bureau.components import content
from core.space_bureau.questions import PickAbility, PickShip
from core.space_bureau.ship import column, row
from core.space_bureau.state import CELLS, COLUMNS, State
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas, narrow
from tui.inks import BOLD, FAINT, HERE, KEY
from tui.space_bureau.words import screen_crew as words
from tui.space_bureau.words.short import LINES, titled
from tui.words.dictionary import Table

ROWS = CELLS // COLUMNS
INDENT = 3
"""Columns for the key and the cursor before an ability."""


class ShipsArea(Area):
    """One side of the ship at a time, with the names of all above it."""

    id = "ships"

    def shown(self, table: Table) -> bool:
        """Only while a ship is chosen."""
        return bool(table.state.stack) and isinstance(table.question, PickShip)

    def title(self, table: Table, seat: int) -> str:
        """All of them."""
        return words.SHIPS

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """A row of names above four rows of cells."""
        _columns, lines = _grid(width, height)
        return _names_width(), 1 + ROWS * lines

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A ship with its character, a cell with its actions."""
        match what:
            case ("ship", str(side)):
                return words.ship_in_words(side, _owner_name(table, side=side))
            case ("cell", str(side), int(n)):
                return words.cell(side, n, table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """The names, and the ship that is looked at."""
        side = _side(table, sight)
        _paint_names(canvas, table, sight, side)
        _paint_ship(canvas, side, sight)


class AbilitiesArea(Area):
    """The captains' abilities, each in its words."""

    id = "abilities"

    def shown(self, table: Table) -> bool:
        """Only while an ability is chosen."""
        return abilities_are_chosen(table)

    def title(self, table: Table, seat: int) -> str:
        """All of them."""
        return words.ABILITIES

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """As many rows as the words take."""
        return width, sum(len(_ability(id_, table, width)) for id_ in content().abilities)

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """An ability, and who has it."""
        match what:
            case ("ability", str(id_)):
                return words.ability(id_, _owner_name(table, ability=id_), table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """One below the other."""
        _paint_abilities(canvas, table, sight)


def abilities_are_chosen(table: Table) -> bool:
    """Whether an ability is chosen now; crew and captain, of which there is little to say yet, give it their room."""
    return bool(table.state.stack) and isinstance(table.question, PickAbility)


def _owner(table: Table, **chosen: str) -> int | None:
    """The captain who has this ship or ability, if anybody has chosen it."""
    s: State = table.state
    found = (n for n, c in enumerate(s.captains) if all(getattr(c, name) == id_ for name, id_ in chosen.items()))
    return next(found, None)


def _owner_name(table: Table, **chosen: str) -> str:
    owner = _owner(table, **chosen)
    return "" if owner is None else narrow(table.name(owner))


def _side(table: Table, sight: Sight) -> str:
    """The ship that is about to be taken, that is pointed at, that the captain has, or else the first."""
    if isinstance(sight.ghost, TakeShip):
        return sight.ghost.side
    match sight.cursor:
        case ("ship", str(side)) | ("cell", str(side), _):
            return side
        case _:
            return table.state.captains[sight.seat].side or next(iter(content().ships))


def _paint_names(canvas: Canvas, table: Table, sight: Sight, shown: str) -> None:
    """All ships by name: with the key, or with the mark of the captain who has it."""
    x = 0
    for side in content().ships:
        what = ("ship", side)
        name = words.ship(side)
        canvas.spot(what, x, 0, len(name) + 2, 1)
        _paint_key(canvas, x, 0, what, _owner(table, side=side), sight)
        if side == shown:
            canvas.put(x + 1, 0, sight.glyphs["here"], HERE)
        x = canvas.put(x + 2, 0, name, BOLD if side == shown else FAINT) + 1


def _paint_key(canvas: Canvas, x: int, y: int, what: Hashable, owner: int | None, sight: Sight) -> None:
    if what in sight.keys:
        canvas.put(x, y, sight.keys[what], KEY)
    elif owner is not None:
        mark = f"seat-{owner + 1}"
        canvas.put(x, y, sight.glyphs[mark], Ink(mark, bold=True))


def _names_width() -> int:
    return sum(len(words.ship(side)) + 3 for side in content().ships) - 1


def _grid(width: int, height: int) -> tuple[int, int]:
    """Columns and lines of a cell: with its name where there is room."""
    return 16 if width >= 16 * COLUMNS else 13, next((n for n in (5, 4) if height > n * ROWS), LINES)


def _paint_ship(canvas: Canvas, side: str, sight: Sight) -> None:
    """The cells of a ship, the top row first; each begins with a corner, so that no colour is needed to part them."""
    width, height = _grid(canvas.width, canvas.height)
    for n, id_ in enumerate(content().ships[side].cells):
        x, y = column(n) * width, 1 + (ROWS - 1 - row(n)) * height
        what = ("cell", side, n)
        canvas.spot(what, x, y, width, height)
        ground = "raised" if (row(n) + column(n)) % 2 else "ground"
        canvas.fill(x, y, width, height, Ink("ink", ground))
        canvas.column(x, y, height, sight.glyphs["v"], Ink("edge", ground))
        if what == sight.cursor:
            canvas.put(x, y, sight.glyphs["here"], Ink("accent", ground, bold=True))
        else:
            canvas.put(x, y, sight.glyphs["top-left"], Ink("edge", ground))
        name = words.cell_name(side, n) if height > LINES else ""
        head, lines = titled(name, content().cells[id_].actions, width - 2, height)
        for part in head:
            canvas.put(x + 2, y, part, Ink("ink", ground, bold=True))
            y += 1
        for line in lines:
            canvas.put(x + 2, y, line, Ink("ink", ground))
            y += 1


def _ability(id_: str, table: Table, width: int) -> list[str]:
    """An ability in words, and who has it."""
    return textwrap.wrap(words.ability(id_, _owner_name(table, ability=id_), table), width - INDENT)


def _paint_abilities(canvas: Canvas, table: Table, sight: Sight) -> None:
    """Each in its words, all apart where there is room."""
    said = {id_: _ability(id_, table, canvas.width) for id_ in content().abilities}
    apart = len(said) + sum(map(len, said.values())) <= canvas.height
    y = 0
    for id_, lines in said.items():
        what = ("ability", id_)
        canvas.spot(what, 0, y, canvas.width, len(lines))
        _paint_key(canvas, 0, y, what, _owner(table, ability=id_), sight)
        ghost = isinstance(sight.ghost, TakeAbility) and sight.ghost.ability == id_
        if ghost or what == sight.cursor:
            canvas.put(1, y, sight.glyphs["here"], HERE)
        for n, line in enumerate(lines):
            canvas.put(INDENT, y + n, line)
        name = words.ability_name(id_)
        if lines[0].startswith(name):
            canvas.put(INDENT, y, name, BOLD)
        y += len(lines) + apart
