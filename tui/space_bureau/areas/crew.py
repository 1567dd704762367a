"""The crew: the agents that wait in a captain's reserve, and the queue from which all captains take theirs."""

import textwrap
from collections import Counter
from collections.abc import Hashable, Sequence
from typing import NamedTuple

from core.space_bureau.choices import PutAgent
from core.space_bureau.components import SIDES, AgentKind, content
from core.space_bureau.state import State
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.inks import BOLD, EDGE, FAINT, HERE, KEY
from tui.space_bureau.areas.setup import abilities_are_chosen
from tui.space_bureau.words import places, screen_crew
from tui.space_bureau.words.screen_ship import letter
from tui.words.dictionary import Table

KINDS = 3
"""Reserve and queue hold three agents."""


class Cards(NamedTuple):
    """How large the tile and the words of a kind are drawn."""

    width: int
    tile: int
    height: int
    columns: int
    """Kinds beside each other; where there is but one column, reserve and queue stand beside each other."""
    gap: int
    """The columns between two cards."""

    @property
    def across(self) -> int:
        """The columns that the area takes."""
        cards = max(2, self.columns)
        return cards * self.width + (cards - 1) * self.gap

    def rows(self, kinds: int) -> int:
        """The rows that so many kinds take, below their heading."""
        return self.height * max(1, -(-kinds // self.columns))

    def queue_at(self, reserve: int) -> tuple[int, int]:
        """Where the heading of the queue stands from that of a reserve of so many kinds."""
        return (self.width + self.gap, 0) if self.columns == 1 else (0, 1 + self.rows(reserve))


LARGE, SMALL, STACKED = Cards(26, 9, 5, KINDS, 0), Cards(16, 5, 3, KINDS, 0), Cards(16, 5, 3, 1, 1)


class CrewArea(Area):
    """Reserve and queue; each kind with the connectors of its tile and how many there are."""

    id = "crew"
    per_seat = True
    least = STACKED.across, 2 + KINDS * STACKED.height

    def shown(self, table: Table) -> bool:
        """Not beside the abilities."""
        return not abilities_are_chosen(table)

    def title(self, table: Table, seat: int) -> str:
        """The agents that may still be placed."""
        return screen_crew.CREW

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """As many rows as the fullest reserve takes."""
        s: State = table.state
        cards = _cards(width, height)
        reserve, queue = max(len(set(captain.reserve)) for captain in s.captains), len(set(s.queue))
        below = cards.rows(max(reserve, queue)) if cards is STACKED else 1 + cards.rows(reserve) + cards.rows(queue)
        return cards.across, 2 + below

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """An agent, its connectors, and how many there are."""
        s: State = table.state
        match what:
            case ("agent", str(kind)):
                return screen_crew.in_reserve(kind, s.captains[seat].reserve.count(kind))
            case ("queue", str(kind)):
                return screen_crew.in_queue(kind, s.queue.count(kind))
            case _:
                return screen_crew.unseen(s)

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Headings and cards; below them, where there is room, what may be in the bag."""
        s: State = table.state
        cards = _cards(canvas.width, canvas.height)
        left = min(1, canvas.width - cards.across)
        reserve = s.captains[sight.seat].reserve
        canvas.put(left, 0, screen_crew.RESERVE, BOLD)
        _group(canvas, cards, left, 1, "agent", reserve, sight)
        right, y = cards.queue_at(len(set(reserve)))
        x = canvas.put(left + right, y, screen_crew.QUEUE, BOLD) + 3
        _group(canvas, cards, left + right, y + 1, "queue", s.queue, sight)
        end = y + 1 + cards.rows(len(set(s.queue)))
        if cards is STACKED:
            end = max(end, 1 + cards.rows(len(set(reserve))))
            x, y = left + 2, end
        _bag(canvas, x, y, len(s.bag), sight)
        unseen = textwrap.wrap(screen_crew.unseen(s), canvas.width - 2 * left)
        if end + 1 + len(unseen) <= canvas.height:
            for row, line in enumerate(unseen, start=end + 1):
                canvas.put(left, row, line, FAINT)


def _cards(width: int, height: int) -> Cards:
    if width >= LARGE.across and height >= 3 + 2 * LARGE.height:
        return LARGE
    return SMALL if width >= SMALL.across else STACKED


def _bag(canvas: Canvas, x: int, y: int, n: int, sight: Sight) -> None:
    """How many agents are left in it."""
    text = screen_crew.in_bag(n)
    canvas.put(x, y, text, FAINT)
    canvas.spot(("bag",), x, y, len(text), 1)
    if sight.cursor == ("bag",):
        canvas.put(x - 2, y, sight.glyphs["here"], HERE)


def _group(canvas: Canvas, cards: Cards, left: int, top: int, where: str, agents: Sequence[str], sight: Sight) -> None:
    """A card for each kind, in the order of the content."""
    counted = Counter(agents)
    kinds = [kind for kind in content().agents.values() if counted[kind.id]]
    if not kinds:
        canvas.put(left, top, screen_crew.NONE, FAINT)
    for n, kind in enumerate(kinds):
        x, y = left + n % cards.columns * (cards.width + cards.gap), top + n // cards.columns * cards.height
        what = (where, kind.id)
        placed = where == "agent" and isinstance(sight.ghost, PutAgent) and sight.ghost.agent == kind.id
        canvas.spot(what, x, y, cards.width - 1, cards.height)
        _tile(canvas, cards, x, y, kind, sight.glyphs)
        if what in sight.keys:
            canvas.put(x, y, sight.keys[what], KEY)
        if what == sight.cursor or placed:
            canvas.put(x + cards.tile, y + (cards is LARGE), sight.glyphs["here"], HERE)
        _words(canvas, cards, x + cards.tile + 1, y, kind, counted[kind.id])


def _words(canvas: Canvas, cards: Cards, x: int, y: int, kind: AgentKind, n: int) -> None:
    """Name, shape where there is room, and how many where there are several."""
    width = cards.width - cards.tile - 1
    many = [(screen_crew.so_many(n), BOLD)] if n > 1 else []
    lines = [(line, BOLD) for line in textwrap.wrap(places.agent(kind.id), width)]
    if cards is LARGE:
        y += 1
        lines.append((screen_crew.shape(kind.id), FAINT))
    lines += many
    for row, (line, ink) in enumerate(lines, start=y):
        canvas.put(x, row, line, ink)


def _tile(canvas: Canvas, cards: Cards, x: int, y: int, kind: AgentKind, glyphs: Glyphs) -> None:
    """A tile as it lies before any turn; connectors that it gets when flipped are dotted."""
    right, bottom = x + cards.tile - 1, y + cards.height - 1
    middle, row = (x + right) // 2, (y + bottom) // 2
    canvas.put(x, y, glyphs["top-left"] + glyphs["h"] * (cards.tile - 2) + glyphs["top-right"], EDGE)
    canvas.put(x, bottom, glyphs["bottom-left"] + glyphs["h"] * (cards.tile - 2) + glyphs["bottom-right"], EDGE)
    canvas.column(x, y + 1, cards.height - 2, glyphs["v"], EDGE)
    canvas.column(right, y + 1, cards.height - 2, glyphs["v"], EDGE)
    arms = {
        "up": [(middle, n) for n in range(y, row)],
        "right": [(n, row) for n in range(middle + 1, right + 1)],
        "down": [(middle, n) for n in range(row + 1, bottom + 1)],
        "left": [(n, row) for n in range(x, middle)],
    }
    for side in SIDES:
        if side in kind.connectors:
            for at in arms[side]:
                canvas.put(*at, glyphs["V" if side in ("up", "down") else "H"], Ink(kind.type, bold=True))
        elif side in kind.flipped:
            for at in arms[side]:
                canvas.put(*at, glyphs["empty"], Ink(kind.type))
    ink = Ink(kind.type, bold=True, reverse=True)
    canvas.put(middle, row, letter(kind.type), ink)
    if cards is LARGE:
        canvas.put(middle - 1, row, " ", ink)
        canvas.put(middle + 1, row, " ", ink)
