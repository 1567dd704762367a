"""Rows of things under a label, flowed into the width there is."""

import textwrap
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from core.galactic_cruise.effects import Kind
from themes import Ink
from tui.board import Sight
from tui.canvas import Canvas, narrow
from tui.galactic_cruise.areas import drawing
from tui.inks import FAINT, PLAIN

MARGIN = 1
LABEL = 12
"""Columns of the labels with the margin before them, the last two for keys."""
MARK = 2
"""Columns before a thing, for its key and the cursor."""
GAP = 2 + MARK
"""Columns between two things of a line, so that no words run into the key of the next."""
NEAR = 1 + MARK
"""The same at least in a table, whose columns tell its things apart."""


class Piece(NamedTuple):
    """A thing of a row."""

    text: str
    ink: Ink = PLAIN
    what: Hashable = None
    """Where it can be answered or looked at."""
    signs: tuple[str, ...] = ()
    """Glyphs before the text."""
    icons: tuple[Kind, ...] = ()
    """Types before the text, as letters."""


class Row(NamedTuple):
    """Things under one label."""

    label: str
    pieces: tuple[Piece, ...]
    apart: bool = False
    """Whether it stands apart from the row before where there is room."""
    step: int = 1
    """Things begin at multiples of so many columns, so that rows below each other can be read as a table."""


class Placed(NamedTuple):
    """A thing and where it stands, in several lines if it is wider than its row."""

    piece: Piece
    x: int
    y: int
    lines: tuple[str, ...]


def height(rows: Iterable[Row], width: int) -> int:
    """How many lines all rows take."""
    return sum(_flowed(row, width)[1] for row in rows)


def paint(canvas: Canvas, rows: Iterable[Row], sight: Sight) -> None:
    """Row by row; spare lines stand where rows are apart."""
    rows = list(rows)
    spare = canvas.height - height(rows, canvas.width)
    y = 0
    for row in rows:
        if row.apart and spare > 0:
            y, spare = y + 1, spare - 1
        canvas.put(MARGIN, y, row.label, FAINT)
        placed, lines = _flowed(row, canvas.width)
        for piece, x, below, texts in placed:
            ink = PLAIN if piece.ink == FAINT and piece.what in sight.keys else piece.ink
            for n, text in enumerate(texts):
                canvas.put(x, y + below + n, text, ink)
            after = canvas.put(x, y + below, "".join(sight.glyphs[sign] for sign in piece.signs), ink)
            drawing.icons(canvas, after, y + below, piece.icons)
            if piece.what is not None:
                width = MARK + max(map(len, texts))
                drawing.place(canvas, piece.what, x - MARK, y + below, width, sight, len(texts))
        y += lines


def _flowed(row: Row, width: int) -> tuple[list[Placed], int]:
    """Things side by side, in as many lines as they need."""
    room = width - LABEL - MARGIN
    placed: list[Placed] = []
    x, y, deep = 0, 0, 1
    for piece in row.pieces:
        before = len(piece.signs) + len(piece.icons)
        lines = _wrapped(" " * (before + 1 if before else 0), piece.text, room)
        wide = len(lines[0])
        if x and (x + wide > room or len(lines) > 1):
            x, y, deep = 0, y + deep, 1
        placed.append(Placed(piece, LABEL + x, y, lines))
        deep = max(deep, len(lines))
        x = room if len(lines) > 1 else _next(x + wide, row.step)
    return placed, y + deep


def _next(x: int, step: int) -> int:
    """Where the next thing begins."""
    return x + GAP if step == 1 else -(-(x + NEAR) // step) * step


def _wrapped(indent: str, text: str, room: int) -> tuple[str, ...]:
    whole = indent + narrow(text)
    if len(whole) <= room:
        return (whole,)
    return tuple(textwrap.wrap(whole, room, subsequent_indent=indent))
