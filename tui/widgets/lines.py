"""Panes of plain lines: header, score strip, tabs, the last lines of the log, footer."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from textual.message import Message

from themes import Ink
from tui.canvas import Canvas
from tui.commands import Command
from tui.inks import BAR, BAR_FAINT, BAR_KEY
from tui.widgets.pane import Pane
from tui.words import screen as words


class Piece(NamedTuple):
    """A stretch of a line with its ink; `what` names it for the mouse."""

    text: str
    ink: Ink
    what: str = ""


def footer(commands: Iterable[Command]) -> tuple[Piece, ...]:
    """The commands that have a word there, each to be clicked."""
    pieces: list[Piece] = []
    for command in commands:
        if command.footer:
            pieces.append(Piece(f" {command.shown} ", BAR_KEY, f"do:{command.id}"))
            pieces.append(Piece(f"{command.footer} ", BAR_FAINT, f"do:{command.id}"))
    return tuple(pieces)


def newest(texts: Sequence[str], width: int, rows: int) -> tuple[list[str], bool]:
    """The last of these texts in so many rows, each beginning in a row of its own, and whether that is all of them.

    What does not fit is left out from the old end; the oldest that still has a row there may be cut, and says where
    the rest is found.
    """
    lines: list[str] = []
    for text in reversed(texts):
        parts = wrapped(text, width)
        left = rows - len(lines)
        if len(parts) > left:
            return [*wrapped(text, width, left), *lines], False
        lines = [*parts, *lines]
    return lines, True


def begun(texts: Sequence[str], width: int, rows: int) -> list[str]:
    """The last of these texts in so many rows, each at least in its beginning; the newest has what rows are left."""
    lines: list[str] = []
    for older, text in reversed(list(enumerate(texts[-rows:] if rows > 0 else ()))):
        missing = "" if older or len(texts) <= rows else words.REST_IN_LOG
        lines = [*wrapped(text + missing, width, rows - len(lines) - older), *lines]
    return lines


def wrapped(text: str, width: int, rows: int | None = None, rest: str = words.REST_IN_LOG) -> list[str]:
    """As much of a text as so many rows hold; one that is cut says at its end where the `rest` is found."""
    if rows is not None and rows < 1:
        return []
    return textwrap.wrap(text, max(20, width), subsequent_indent="  ", max_lines=rows, placeholder=rest)


class LinesPane(Pane):
    """Lines made of pieces; the last line is kept in view when there are more than fit."""

    lines: tuple[tuple[Piece, ...], ...] = ()
    right: tuple[Piece, ...] = ()
    """What stands at the right end of the first line."""

    def show(self, *lines: tuple[Piece, ...], right: tuple[Piece, ...] = ()) -> None:
        """These lines."""
        if (lines, right) != (self.lines, self.right):
            self.lines, self.right = lines, right
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """From the left, and from the right."""
        first = max(0, len(self.lines) - canvas.height)
        for y, line in enumerate(self.lines[first:]):
            _put(canvas, 0, y, line)
        _put(canvas, canvas.width - sum(len(piece.text) for piece in self.right), 0, self.right)


class LogPane(LinesPane):
    """What has happened last. It tells of a new size, which decides how many lines are wanted."""

    class Resized(Message):
        """There are more or fewer rows or columns."""

    def on_resize(self) -> None:
        """Textual calls the base's own handler too."""
        self.post_message(self.Resized())


class BarPane(LinesPane):
    """The same on the ground of bars."""

    INK = BAR


def _put(canvas: Canvas, x: int, y: int, pieces: tuple[Piece, ...]) -> None:
    for piece in pieces:
        end = canvas.put(x, y, piece.text, piece.ink)
        if piece.what:
            canvas.spot(piece.what, x, y, end - x, 1)
        x = end
