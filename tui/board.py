"""What a game gives the screen: its board areas as painters, and where answers stand on them. Knows no Textual."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping
from importlib import import_module
from typing import ClassVar, NamedTuple

from core.kernel.frames import Choice
from themes import Glyphs
from tui.asking import Mark
from tui.canvas import Canvas
from tui.words.dictionary import Table


class Sight(NamedTuple):
    """How an area is looked at."""

    glyphs: Glyphs
    seat: int
    """Whose things are shown where every seat has its own."""
    keys: Mapping[Hashable, str] = {}
    """The things of this area that can be answered now, with their keys."""
    cursor: Hashable = None
    """The thing under the cursor, if it is in this area."""
    ghost: Choice | None = None
    """The choice that is about to be made, to be seen in place before it is taken."""
    meanwhile: tuple[Table, Table] | None = None
    """The positions before and after what others did last; what differs between them is marked."""


class Area(ABC):
    """An area of the board, named as in the rulebook. One object for all matches: it holds no state."""

    id: ClassVar[str]
    per_seat: ClassVar[bool] = False
    """Whether every seat has its own, so that others' can be looked at."""
    own: ClassVar[bool] = False
    """Whether it says what things mean to the viewer even while another's things are looked at."""
    least: ClassVar[tuple[int, int]] = 48, 13
    """Columns and rows below which it is not laid out; a smaller window shows a part."""

    def shown(self, table: Table) -> bool:
        """Whether it has something to show now; most areas always have."""
        return True

    @abstractmethod
    def title(self, table: Table, seat: int) -> str:
        """Its name, on its frame and its tab."""

    def short(self, table: Table, seat: int) -> str:
        """Its name where the tabs have less room."""
        return self.title(table, seat)

    @abstractmethod
    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """Columns and rows it takes, seen for a seat, where so many are there; what is larger is scrolled."""

    @abstractmethod
    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Draw it, and name the rectangles of its things by `canvas.spot`."""

    @abstractmethod
    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A thing under the cursor in words; empty where there is nothing to say."""


class Board(ABC):
    """All areas of a game, in the order of their tabs."""

    areas: ClassVar[tuple[Area, ...]]
    below: ClassVar[Mapping[str, str]] = {}
    """What a screen of middle size shows below an area that does not need all the room."""

    def shown(self, table: Table) -> tuple[Area, ...]:
        """The areas that have something to show now."""
        return tuple(area for area in self.areas if area.shown(table))

    @abstractmethod
    def mark(self, choice: Choice, part: str, table: Table) -> Mark:
        """Where a choice, or a part of it, stands on the board, and its key if it always has the same."""

    @abstractmethod
    def front(self, table: Table, part: str = "") -> str:
        """The area that matters for the question on top, or for a part of its answer; empty where any may stay."""

    def steady(self, width: int, height: int) -> tuple[str, ...]:
        """The areas that a wide screen of this size always shows, and one of the others; mostly it shows all."""
        return tuple(area.id for area in self.areas)

    def supplies(self, seat: int, table: Table) -> str:
        """What a seat has at hand, for whoever plays it; nothing where the strip tells all of it."""
        return ""

    @abstractmethod
    def strip(self, seat: int, table: Table) -> tuple[str, ...]:
        """The few figures of a seat that everybody wants to see all the time, in full and ever shorter."""


def board_of(game: str) -> Board:
    """The board of a game by its id."""
    found: Board = import_module(f"tui.{game.replace('-', '_')}.board").BOARD
    return found
