"""The marketing board: cruises on offer with their tickets, the queue with what guests cost, and what guests bring."""

import textwrap
from collections.abc import Hashable

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import TakeGuest
from core.galactic_cruise.components import content
from core.galactic_cruise.launch import boarding_now
from core.galactic_cruise.marketing import GUEST_SPACES, SUPPLY, in_section, scheduler
from core.galactic_cruise.state import Slot, State
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.areas.marks import mark
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words import screen_supply as words
from tui.inks import BOLD, FAINT, PLAIN
from tui.words.dictionary import Table

INDENT = 2
"""Columns for key and cursor."""
TAKES, TICKETS = 22, 36
"""Where the columns of a cruise begin."""
TICKET = 6
"""How wide a ticket is."""
QUEUE = 48
"""Where the queue begins beside the cruises."""
ADS, GUESTS, STEP = 9, 13, 5
"""Where its columns begin, and how wide one of guests is."""
BONUS = 16
"""Where what guests bring begins."""
QUEUE_ROWS, BONUS_ROWS = 1 + SUPPLY, 1 + len(e.KINDS)
"""Rows of both with their heads."""
TAKEN = Ink(bold=True, underline=True)
"""The guest that is about to be taken."""
BESIDE = 78
"""Columns from which the queue stands beside the cruises."""


class MarketArea(Area):
    """Spaces are ("cruise", n), types ("guest", kind), sections ("section", n), the own tickets ("ticket", kind)."""

    id = "market"
    own = True

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return words.CRUISES_AND_QUEUE

    def short(self, table: Table, seat: int) -> str:
        """What stands first in it."""
        return words.CRUISES

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """The queue stands below the cruises where there is no room beside them."""
        cruises, queue, notes = 1 + 2 * len(table.state.market), QUEUE_ROWS + BONUS_ROWS, len(_notes(table, width))
        if width < BESIDE:
            return width, cruises + notes + 1 + queue
        return width, max(cruises + notes, queue) if _at_the_left(table) else max(cruises, queue + notes)

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A cruise with its stops, tickets and pay; guests with their price and what they bring."""
        match what:
            case ("cruise", int(n)):
                return words.cruise_in_full(n, table)
            case ("guest", "adventure" | "relax" | "family" as kind):
                return words.kind_in_full(kind, table)
            case ("section", int(n)):
                return words.section_in_full(n, table, seat)
            case ("ticket", "adventure" | "relax" | "family" as kind):
                return words.ticket_in_full(kind, table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Cruises from the top; the queue, and what guests bring; notes below whichever is shorter; apart with room."""
        n, beside, left = len(table.state.market), canvas.width >= BESIDE, _at_the_left(table)
        notes = _notes(table, canvas.width)
        rows = 3 if beside and canvas.height > 3 * n + (len(notes) if left else 0) else 2
        _cruises(canvas, rows, table, sight)
        x, y = (QUEUE, 0) if beside else (0, 2 + 2 * n + len(notes))
        spare = canvas.height - y - QUEUE_ROWS - BONUS_ROWS - (0 if left else len(notes))
        _queue(canvas, x, y, table, sight)
        y += QUEUE_ROWS + (spare > 0)
        _bonuses(canvas, x, y, table)
        if left or not beside:
            x, y = 0, 1 + rows * n + (rows == 2 and canvas.height > 1 + 2 * n + len(notes))
        else:
            y += BONUS_ROWS + (spare > 1)
        for row, line in enumerate(notes, start=y):
            canvas.put(x + INDENT, row, line, FAINT)
        drawing.keys_first(canvas, sight)


def _at_the_left(table: Table) -> bool:
    """Whether the cruises leave more room below them than the queue and what guests bring."""
    return 1 + 2 * len(table.state.market) <= QUEUE_ROWS + BONUS_ROWS


def _notes(table: Table, width: int) -> list[str]:
    """While guests board, what the launch takes so far; otherwise what a ticket pays."""
    boarding = boarding_now(table.state)
    text = words.boarding(boarding, table) if boarding is not None else words.tickets()
    room = width if width < BESIDE else QUEUE if _at_the_left(table) else width - QUEUE
    return textwrap.wrap(text, room - INDENT - 1)


def _cruises(canvas: Canvas, step: int, table: Table, sight: Sight) -> None:
    """One below the other under their heads, so many rows from each to the next."""
    canvas.put(INDENT, 0, words.CRUISES, BOLD)
    canvas.put(TICKETS + INDENT, 0, words.TICKETS, FAINT)
    for n in range(len(table.state.market)):
        _cruise(canvas, 1 + step * n, n, table, sight)


def _cruise(canvas: Canvas, y: int, n: int, table: Table, sight: Sight) -> None:
    """Name, fuel, whose it is; stops, what a ticket pays, and the tickets sold."""
    slot = table.state.market[n]
    if not slot.cruise:
        canvas.put(INDENT, y, words.NO_CRUISE, FAINT)
        drawing.place(canvas, ("cruise", n), 0, y, TICKETS, sight, 2)
        return
    found = content().cruises[slot.cruise]
    canvas.put(INDENT, y, places.cruise(slot.cruise), BOLD)
    canvas.put(TAKES, y, words.takes(slot.cruise))
    seat = scheduler(table.state, slot.cruise)
    if seat is not None:
        canvas.put(canvas.put(TICKETS, y, words.SCHEDULED, PLAIN) + 1, y, *mark(seat, sight.glyphs))
    x = INDENT
    for stop in found.stops:
        x = canvas.put(x, y + 1, words.DAY) if stop == "day" else drawing.icons(canvas, x, y + 1, (stop,))
        x += 1
    canvas.put(TAKES, y + 1, words.for_each(slot.cruise))
    _tickets(canvas, y + 1, slot, table, sight)
    drawing.place(canvas, ("cruise", n), 0, y, TICKETS, sight, 2)


def _tickets(canvas: Canvas, y: int, slot: Slot, table: Table, sight: Sight) -> None:
    """Guests with tickets; those of the ship that is boarding can be pointed at, once for each type."""
    boarding = boarding_now(table.state)
    own = boarding is not None and table.state.players[boarding.seat].scheduled == slot.cruise
    x = TICKETS
    for kind, n in zip(e.KINDS, slot.guests, strict=True):
        for at in range(n):
            canvas.put(x + INDENT, y, words.SPACE)
            drawing.icons(canvas, x + INDENT + 1, y, (kind,))
            if own and not at:
                drawing.place(canvas, ("ticket", kind), x, y, TICKET - 1, sight)
            x += TICKET
    for _ in range(GUEST_SPACES - sum(slot.guests)):
        canvas.put(x + INDENT, y, words.SPACE, FAINT)
        x += TICKET


def _queue(canvas: Canvas, x: int, y: int, table: Table, sight: Sight) -> None:
    """Sections from the top, then the supply; a column for each type."""
    s: State = table.state
    canvas.put(x + INDENT, y, words.QUEUE, BOLD)
    canvas.put(x + ADS, y, words.ADS, FAINT)
    for i, kind in enumerate(e.KINDS):
        left = x + GUESTS + i * STEP
        drawing.icons(canvas, left + INDENT, y, (kind,))
        drawing.place(canvas, ("guest", kind), left, y, STEP, sight)
    for row, section in enumerate((3, 2, 1, SUPPLY), start=y + 1):
        canvas.put(x + INDENT, row, words.section(section), PLAIN)
        canvas.middle(x + ADS, row, len(words.ADS), str(words.ads(section, table, sight.seat)))
        for i, kind in enumerate(e.KINDS):
            n = in_section(s, section, i)
            taken = isinstance(sight.ghost, TakeGuest) and (sight.ghost.kind, sight.ghost.section) == (kind, section)
            ink = TAKEN if taken else PLAIN if n else FAINT
            canvas.put(x + GUESTS + i * STEP + INDENT, row, str(n) if n else sight.glyphs["empty"], ink)
        drawing.place(canvas, ("section", section), x, row, GUESTS + len(e.KINDS) * STEP, sight)


def _bonuses(canvas: Canvas, x: int, y: int, table: Table) -> None:
    """What each type is called, and what its guests bring."""
    canvas.put(x + INDENT, y, words.ON_A_DAY, BOLD)
    for row, kind in enumerate(e.KINDS, start=y + 1):
        drawing.icons(canvas, x + INDENT, row, (kind,))
        canvas.put(x + INDENT + 2, row, places.kind(kind))
        canvas.put(x + BONUS, row, words.bonus(kind, table.state))
