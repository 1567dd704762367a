"""A captain: storage track, samples, offices, ability, credits by source, and the other captains beside them."""

import textwrap
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from core.space_bureau.choices import TOKENS, Take
from core.space_bureau.effects import COLOURS, Colour
from core.space_bureau.rules import LIMITER, TRACK, cap, free_spaces
from core.space_bureau.setup import OFFICES
from core.space_bureau.state import Captain, State
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas, narrow
from tui.inks import BOLD, EDGE, FAINT, HERE, KEY, PLAIN
from tui.space_bureau.areas.setup import abilities_are_chosen
from tui.space_bureau.words import screen_crew as words
from tui.words.dictionary import Table

MARGIN = 1
LABEL = 11
"""Columns of the names of rows with the margin before them, the last two for keys."""
GAP = 3
"""Columns between two things of a row, two of them for keys."""

WIDE_TRACK = 72
"""Columns from which the storage track has a gap after each space and words beside it."""


class Piece(NamedTuple):
    """A thing of a row."""

    text: str
    ink: Ink = PLAIN
    letter: str = ""
    """Before the text, in its colour."""
    colour: str = "ink"
    what: Hashable = None
    """Where it can be answered or looked at."""

    @property
    def width(self) -> int:
        """With the letter before it."""
        return len(self.text) + (2 if self.letter else 0)


class Row(NamedTuple):
    """Lines under one name."""

    label: str
    lines: tuple[tuple[Piece, ...], ...]
    seat: int | None = None
    """Of another captain, whose mark stands before the line."""
    apart: bool = False
    """Whether it stands apart from the row before where there is room."""
    elsewhere: int = 0
    """More than 0 where other parts of the screen tell the same: the highest is left out first where room is short."""


class CaptainArea(Area):
    """One captain in full, the others in a line each."""

    id = "captain"
    per_seat = True
    least = 45, 9

    def shown(self, table: Table) -> bool:
        """Not beside the abilities."""
        return not abilities_are_chosen(table)

    def title(self, table: Table, seat: int) -> str:
        """What is not on the ship."""
        return words.CAPTAIN

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """As many rows as the captain takes about whom there is most to say."""
        return width, max(_height(_rows(table, seat, width, height)) for seat in range(len(table.names)))

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """Samples and office tokens, and what they are for."""
        captain = table.state.captains[seat]
        match what:
            case ("sample", "orange" | "blue" | "purple" as colour):
                return words.sample(colour, captain)
            case ("token", "orange" | "blue" | "purple" | "wild" as token):
                return words.token_for(token, captain)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """The track, then row by row."""
        captain: Captain = table.state.captains[sight.seat]
        rows = _rows(table, sight.seat, canvas.width, canvas.height)
        spare = canvas.height - _height(rows)
        _storage(canvas, captain, _next_sample(table, sight), sight.glyphs)
        y = 1
        for row in rows:
            if row.apart and spare > 0:
                y, spare = y + 1, spare - 1
            _paint(canvas, y, row, sight)
            y += len(row.lines)


def _height(rows: Iterable[Row]) -> int:
    """The storage track takes a row of its own."""
    return 1 + sum(len(row.lines) for row in rows)


def _rows(table: Table, seat: int, width: int, height: int) -> list[Row]:
    """What is said about a captain below the storage track: all of it, or what is told nowhere else."""
    rows = _all_rows(table, seat, width)
    while _height(rows) > height and (most := max(row.elsewhere for row in rows)):
        rows = [row for row in rows if row.elsewhere < most]
    return rows


def _all_rows(table: Table, seat: int, width: int) -> list[Row]:
    s: State = table.state
    c = s.captains[seat]
    room = width - LABEL
    rows = [] if width >= WIDE_TRACK else [Row("", ((Piece(words.storage(c), BOLD),),), elsewhere=2)]
    rows += [
        Row(words.SAMPLES, _flowed(_samples(c), room)),
        Row(words.OFFICES, _flowed(_offices(c), room)),
        Row(words.BUREAU, ((Piece(words.bureau(c)),),), apart=True, elsewhere=1),
        Row(words.SCORE, _flowed(_credits(c), room)),
    ]
    if c.ability:
        lines = textwrap.wrap(words.ability(c.ability, "", table), room)
        rows.append(Row(words.ABILITY, tuple((Piece(line),) for line in lines)))
    others = [other for other in range(len(s.captains)) if other != seat]
    figures = [(narrow(table.name(other)), *words.rival(s.captains[other])) for other in others]
    widths = [max(map(len, column)) for column in zip(*figures, strict=True)]
    for other, texts in zip(others, figures, strict=True):
        first = other == others[0]
        pieces = [Piece(text.ljust(n)) for text, n in zip(texts, widths, strict=True)]
        rows.append(Row(words.OTHERS if first else "", _flowed(pieces, room), other, apart=first, elsewhere=3))
    return rows


def _samples(c: Captain) -> list[Piece]:
    pieces = [
        Piece(words.held(colour, n), letter=words.letter(colour), colour=colour, what=("sample", colour))
        for colour, n in zip(COLOURS, c.samples, strict=True)
    ]
    sets = min(c.samples)
    return [*pieces, Piece(words.sets(sets), BOLD)] if sets else pieces


def _offices(c: Captain) -> list[Piece]:
    pieces = []
    for token, n in zip(TOKENS, c.offices, strict=True):
        colour = "ink" if token == "wild" else token
        ink = PLAIN if n else FAINT
        pieces.append(Piece(words.token(token, n), ink, words.letter(token), colour, ("token", token)))
    return [*pieces, Piece(words.opened(sum(OFFICES) - sum(c.offices)), FAINT)]


def _credits(c: Captain) -> list[Piece]:
    sources = sorted(c.tally, key=lambda each: (-each[1], each[0]))
    return [Piece(str(c.credits), BOLD), *(Piece(words.credits_from(why, n)) for why, n in sources)]


def _flowed(pieces: Iterable[Piece], width: int) -> tuple[tuple[Piece, ...], ...]:
    """Things side by side, in as many lines as they need."""
    lines: list[list[Piece]] = [[]]
    x = 0
    for piece in pieces:
        if lines[-1] and x + piece.width > width:
            lines.append([])
            x = 0
        lines[-1].append(piece)
        x += piece.width + GAP
    return tuple(map(tuple, lines))


def _paint(canvas: Canvas, y: int, row: Row, sight: Sight) -> None:
    canvas.put(MARGIN, y, row.label, FAINT)
    if row.seat is not None:
        mark = f"seat-{row.seat + 1}"
        canvas.put(LABEL - 2, y, sight.glyphs[mark], Ink(mark, bold=True))
    for line in row.lines:
        x = LABEL
        for piece in line:
            if piece.what is not None:
                canvas.spot(piece.what, x - 2, y, piece.width + 2, 1)
                if piece.what == sight.cursor:
                    canvas.put(x - 1, y, sight.glyphs["here"], HERE)
                if piece.what in sight.keys:
                    canvas.put(x - 2, y, sight.keys[piece.what], KEY)
            at = x
            if piece.letter:
                at = canvas.put(x, y, piece.letter, Ink(piece.colour, bold=True, reverse=True)) + 1
            x = canvas.put(at, y, piece.text, piece.ink) + GAP
        y += 1


def _next_sample(table: Table, sight: Sight) -> Colour | None:
    """The sample that is about to be taken by the captain who is looked at."""
    if isinstance(sight.ghost, Take) and sight.seat == table.question.seat:
        return sight.ghost.colour
    return None


def _storage(canvas: Canvas, c: Captain, coming: Colour | None, glyphs: Glyphs) -> None:
    """Fuel from the left, samples from the right of what limiters leave (SB-29, SB-32); where each third ends."""
    canvas.put(MARGIN, 0, words.STORAGE, FAINT)
    stored = [colour for colour, n in zip(COLOURS, c.samples, strict=True) for _ in range(n)]
    spaces: list[tuple[str, Ink]] = [(glyphs["fuel"], Ink("yellow"))] * c.fuel
    spaces += [(glyphs["empty"], FAINT)] * free_spaces(c)
    spaces += [(words.letter(colour), Ink(colour, bold=True, reverse=True)) for colour in stored]
    spaces += [(glyphs["limiter"], EDGE)] * (TRACK - cap(c))
    if coming is not None:
        at = cap(c) - len(stored) - 1
        spaces[at] = (words.letter(coming), Ink(coming, bold=True, underline=True))
    step = 2 if canvas.width >= WIDE_TRACK else 1
    x = LABEL
    for n, (char, ink) in enumerate(spaces, start=1):
        x = canvas.put(x, 0, char, ink) + step - 1
        if n >= TRACK - 2 * LIMITER and n % LIMITER == 0:
            x = canvas.put(x + 2 - step, 0, str(n), FAINT) + 2
    if step == 2:
        canvas.put(x, 0, words.storage(c), BOLD)
