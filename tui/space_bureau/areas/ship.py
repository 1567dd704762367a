"""The ship: 24 cells with their actions, the agents in them, and how they are linked."""

from collections.abc import Hashable
from typing import NamedTuple

from core.space_bureau.choices import PutAgent
from core.space_bureau.components import content
from core.space_bureau.ship import BESIDE, DOWN, LEFT, RIGHT, UP, Cells, column, connectors, row
from core.space_bureau.state import CELLS, COLUMNS, Agent, State
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.inks import EDGE, FAINT, HERE, KEY
from tui.space_bureau.words import places, screen_ship
from tui.space_bureau.words.short import titled
from tui.words.dictionary import Table

ROWS = CELLS // COLUMNS


class Grid(NamedTuple):
    """How large cells are drawn, without the line at their left."""

    width: int
    height: int
    names: bool
    """Whether there is a row for the names of cells."""

    def corner(self, cell: int) -> tuple[int, int]:
        """The left upper corner of a cell, right of its line."""
        return 2 + column(cell) * (self.width + 1), (ROWS - 1 - row(cell)) * self.height

    @property
    def size(self) -> tuple[int, int]:
        """With the numbers of rows at the left and the letters of columns below."""
        return 2 + COLUMNS * (self.width + 1), ROWS * self.height + 1


GRIDS = (Grid(15, 4, names=True), Grid(12, 5, names=True), Grid(12, 4, names=True), Grid(12, 3, names=False))
"""The largest that fits is taken; the last one fits a terminal of 80 columns."""


class ShipArea(Area):
    """A grid of cells; an empty one shows its actions, an agent its connectors."""

    id = "ship"
    per_seat = True

    def shown(self, table: Table) -> bool:
        """Once everybody has a ship."""
        return all(captain.side for captain in table.state.captains)

    def title(self, table: Table, seat: int) -> str:
        """With the side of the ship and whose it is."""
        return screen_ship.title(seat, table)

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """The size of the largest grid that fits."""
        return _grid(width, height).size

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A cell with its actions, or with its agent."""
        return screen_ship.cell(seat, what[1], table) if isinstance(what, tuple) else ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Lines and cells first, then the agents over them."""
        state: State = table.state
        captain = state.captains[sight.seat]
        grid = _grid(canvas.width, canvas.height)
        ghost = sight.ghost if isinstance(sight.ghost, PutAgent) and sight.seat == table.question.seat else None
        cells = captain.cells
        if ghost is not None:
            seen = Agent(kind=ghost.agent, turns=ghost.turns)
            cells = (*cells[: ghost.cell], seen, *cells[ghost.cell + 1 :])
        _lines(canvas, grid, sight.glyphs)
        for n in range(CELLS):
            x, y = grid.corner(n)
            tile = cells[n]
            canvas.spot(("cell", n), x - 1, y, grid.width + 1, grid.height)
            canvas.fill(x, y, grid.width, grid.height, Ink("ink", _ground(n)))
            if tile is None:
                _actions(canvas, grid, n, content().ships[captain.side].cells[n])
            else:
                _Tile(canvas, grid, sight.glyphs, cells, n, tile).paint()
            if sight.cursor == ("cell", n) or (ghost is not None and ghost.cell == n):
                canvas.put(x, y, sight.glyphs["here"], HERE)
                canvas.tint(x, y, grid.width, "panel")
            key = sight.keys.get(("cell", n))
            if key:
                canvas.put(x - 1, y, key, KEY)
        _entries(canvas, grid, cells, sight.glyphs)


def _grid(width: int, height: int) -> Grid:
    return next((g for g in GRIDS if g.size[0] <= width and g.size[1] <= height), GRIDS[-1])


def _ground(cell: int) -> str:
    """Cells are a chequered board, so that rows need no lines."""
    return "raised" if (row(cell) + column(cell)) % 2 else "ground"


def _lines(canvas: Canvas, grid: Grid, glyphs: Glyphs) -> None:
    """The lines between columns, with a tick where a row begins, and the numbers of the rows."""
    for n in range(COLUMNS + 1):
        canvas.column(1 + n * (grid.width + 1), 0, ROWS * grid.height, glyphs["v"], EDGE)
    for number in range(ROWS):
        y = (ROWS - 1 - number) * grid.height
        canvas.put(0, y + grid.height // 2, str(number + 1), FAINT)
        for n in range(COLUMNS + 1):
            left, right = n == 0, n == COLUMNS
            canvas.put(
                1 + n * (grid.width + 1),
                y,
                glyphs["tee-left" if left else "tee-right" if right else "cross"],
                EDGE,
            )


def _entries(canvas: Canvas, grid: Grid, cells: Cells, glyphs: Glyphs) -> None:
    """The lower edge with the letters of the columns and the ship's own connectors (SB-19)."""
    y = ROWS * grid.height
    canvas.put(1, y, glyphs["h"] * (grid.size[0] - 1), EDGE)
    for cell in range(COLUMNS):
        x, _y = grid.corner(cell)
        tile = cells[cell]
        canvas.put(x + 1, y, f" {places.square(cell)[0]} ", FAINT)
        linked = tile is not None and connectors(tile) & DOWN
        canvas.put(x + grid.width // 2, y, glyphs["V"] if linked else glyphs["more-up"], Ink("ink", bold=True))


def _actions(canvas: Canvas, grid: Grid, n: int, cell: str) -> None:
    """What an empty cell does, equal actions once, below its name where there is room."""
    x, y = grid.corner(n)
    ground = _ground(n)
    name = screen_ship.name(cell) if grid.names else ""
    head, lines = titled(name, content().cells[cell].actions, grid.width, grid.height)
    for part in head:
        canvas.put(x + (len(part) < grid.width), y, part, Ink("ink", ground, bold=True))
        y += 1
    for line, text in enumerate(lines, start=y):
        canvas.put(x + 1, line, text, Ink("ink", ground))


class _Tile:
    """One agent on the board."""

    def __init__(self, canvas: Canvas, grid: Grid, glyphs: Glyphs, cells: Cells, cell: int, agent: Agent) -> None:
        self.canvas = canvas
        self.glyphs = glyphs
        self.cells = cells
        self.cell = cell
        self.agent = agent
        self.x, self.y = grid.corner(cell)
        self.width, self.height = grid.width, grid.height
        self.ground = _ground(cell)
        self.colour = content().agents[agent.kind].type

    def paint(self) -> None:
        """Arms to the connected sides, then the middle."""
        x, y = self.x + self.width // 2, self.y + self.height // 2
        sides = connectors(self.agent)
        if sides & LEFT:
            self._arm(LEFT, [(n, y) for n in range(x - 1, self.x - 1, -1)], "H", "left")
        if sides & RIGHT:
            self._arm(RIGHT, [(n, y) for n in range(x + 1, self.x + self.width)], "H", "right")
        if sides & UP:
            self._arm(UP, [(x, n) for n in range(y - 1, self.y - 1, -1)], "V", "more-up")
        if sides & DOWN:
            self._arm(DOWN, [(x, n) for n in range(y + 1, self.y + self.height)], "V", "more-down")
        letter = screen_ship.letter(self.colour)
        if self.agent.flipped:
            mark = "inspector" if self.colour == "gray" else "landed"
            self.canvas.put(x, y, f"{letter}{self.glyphs[mark]}", Ink(self.colour, self.ground, bold=True))
        else:
            self.canvas.put(x - 1, y, f" {letter} ", Ink(self.colour, self.ground, bold=True, reverse=True))

    def _arm(self, side: int, path: list[tuple[int, int]], line: str, arrow: str) -> None:
        """From the middle outwards; it ends in an arrow where an agent can be linked, and short at a dead end."""
        beside = next(((other, back) for other, to, back in BESIDE[self.cell] if to == side), None)
        tile = self.cells[beside[0]] if beside is not None else None
        linked = beside is None and side == DOWN
        if beside is not None and tile is not None:
            linked = bool(connectors(tile) & beside[1])
        free = beside is not None and tile is None
        ink = Ink(self.colour, self.ground, bold=True)
        if not linked and not free:
            path = path[: len(path) // 2]
        for x, y in path:
            self.canvas.put(x, y, self.glyphs[line], ink)
        if linked and side == RIGHT:
            self.canvas.put(self.x + self.width, path[-1][1], self.glyphs["H"], Ink(self.colour, bold=True))
        if free and path:
            self.canvas.put(*path[-1], self.glyphs[arrow], Ink("ink", self.ground, bold=True))
