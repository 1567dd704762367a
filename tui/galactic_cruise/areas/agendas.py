"""Agenda cards: the own hand, the display, the top of the discard, and how many the others hold."""

import textwrap
from collections.abc import Hashable, Iterable, Iterator
from typing import NamedTuple

from core.galactic_cruise.components import content
from core.galactic_cruise.state import State
from core.kernel.record import HIDDEN
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words import screen_agendas as words
from tui.inks import BOLD, FAINT, PLAIN
from tui.words.dictionary import Table

MARGIN = 1
MARK = 2
"""Columns before a card and its resource, for keys and the cursor."""
LEFT = MARGIN + MARK
"""Where cards begin."""
NAME = 20
WHEN = 13
RESOURCE = 12
"""Columns of a card's name, its restriction, and its resource with the columns before it."""
ONE_LINE = 72
"""From so many columns on a card's text stands beside its name."""


class Card(NamedTuple):
    """A card with its text as it is laid out."""

    id: str
    lines: tuple[str, ...]
    what: Hashable
    held: bool = False
    """Whether it is in the hand, from where it can be played for its resource."""


class Note(NamedTuple):
    """A line that is no card."""

    lines: tuple[str, ...]
    ink: Ink = FAINT
    apart: bool = False
    """Whether it stands apart from what is above where there is room."""


class AgendasArea(Area):
    """The hand at the top, since it can be played at almost any time."""

    id = "agendas"

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return words.AGENDAS

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """A line or two for each card."""
        return width, _height(_content(table, seat, width), width)

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A card in full, or the discard."""
        match what:
            case ("agenda", str(card)):
                return words.card_in_full(card, table)
            case ("resource", str(card)):
                return words.card_for_resource(card)
            case ("discard",):
                return words.discard_in_full(table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Line by line."""
        content_ = list(_content(table, sight.seat, canvas.width))
        spare = canvas.height - _height(content_, canvas.width)
        y = 0
        for each in content_:
            if isinstance(each, Card):
                _card(canvas, y, each, sight)
            else:
                if each.apart and spare > 0:
                    y, spare = y + 1, spare - 1
                for n, line in enumerate(each.lines):
                    canvas.put(MARGIN, y + n, line, each.ink)
            y += _height([each], canvas.width)
        drawing.keys_first(canvas, sight)


def _content(table: Table, seat: int, width: int) -> Iterator[Card | Note]:
    """Everything from top to bottom."""
    s: State = table.state

    def note(text: str, ink: Ink = FAINT, apart: bool = False) -> Note:
        return Note(tuple(textwrap.wrap(text, width - 2 * MARGIN)), ink, apart)

    holder = _holder(s, seat)
    if holder is not None:
        hand = s.players[holder].hand
        yield note(words.hand(table.name(holder), len(hand)), BOLD)
        for card in hand:
            yield _laid_out(card, ("agenda", card), table, width)._replace(held=True)
    if others := [n for n in range(len(s.players)) if n != holder]:
        yield note(words.other_hands([(table.name(n), len(s.players[n].hand)) for n in others]))
    yield note(words.offer(len(s.deck)), BOLD, apart=True)
    for n, card in enumerate(s.agendas):
        yield _laid_out(card, ("agenda", card), table, width) if card else note(words.gap(n, table))
    yield note(words.discard(len(s.discard)), BOLD if s.discard else FAINT, apart=True)
    if s.discard:
        yield _laid_out(s.discard[-1], ("discard",), table, width)


def _holder(s: State, seat: int) -> int | None:
    """Whose cards are open to whoever looks: mostly one's own, whosever board is looked at."""
    open_ = [n for n, p in enumerate(s.players) if HIDDEN not in p.hand and (p.hand or n == seat)]
    return seat if seat in open_ else next(iter(open_), None)


def _laid_out(card: str, what: Hashable, table: Table, width: int) -> Card:
    room = width - LEFT - (NAME + WHEN + MARGIN + RESOURCE if width >= ONE_LINE else 2 * MARGIN)
    return Card(card, tuple(textwrap.wrap(words.card_text(card, table), room)), what)


def _height(content_: Iterable[Card | Note], width: int) -> int:
    """Where lines are short a card's text stands below its name."""
    return sum(len(each.lines) + (isinstance(each, Card) and width < ONE_LINE) for each in content_)


def _card(canvas: Canvas, y: int, card: Card, sight: Sight) -> None:
    """Name, restriction, text and resource, which has a key of its own where it can be played for it."""
    found, beside = content().agendas[card.id], canvas.width >= ONE_LINE
    canvas.put(LEFT, y, places.agenda(card.id), BOLD)
    canvas.put(LEFT + NAME, y, words.when(found.when), FAINT)
    for n, line in enumerate(card.lines, start=0 if beside else 1):
        canvas.put(LEFT + NAME + WHEN if beside else LEFT + MARGIN, y + n, line, PLAIN)
    right = canvas.width - RESOURCE
    canvas.put(right + MARK, y, words.or_resource(found.resource))
    drawing.place(canvas, card.what, LEFT - MARK, y, right - MARGIN, sight, _height([card], canvas.width))
    if card.held:
        drawing.place(canvas, ("resource", card.id), right, y, RESOURCE, sight)
