"""A list of entries, one of which is under the cursor: menus, forms, saved matches."""

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from themes import Ink
from tui.canvas import Canvas, narrow
from tui.widgets.pane import Pane

TEXT = Ink("ink")
FAINT = Ink("faint")
KEY = Ink("accent", bold=True)
KEY_AT = Ink("accent", "raised", bold=True)
TEXT_AT = Ink("ink", "raised", bold=True)
VALUE_AT = Ink("ink", "raised")
TYPED = Ink("ink", "raised", underline=True)
CURSOR = Ink("on-accent", "accent")

GAP = "   "
"""Between the columns of values."""

KEYS = "123456789abcdefghijklmnopqrstuvwxyz"
"""The keys of entries in their order; 0 is left for what begins or ends."""


class Entry(NamedTuple):
    """A line of a menu."""

    key: str
    """What takes it at once; an entry without one can't be taken."""
    text: str
    value: str = ""
    """What is set or known there, in a column of its own; with tabs in it, in several."""
    about: str = ""
    """More on it while it is under the cursor."""
    turns: bool = False
    """Whether there are other values to the left and right."""


class Menu(Pane):
    """Entries from top to bottom; where there are more than fit, the page with the cursor is shown."""

    entries: tuple[Entry, ...] = ()
    at = 0
    """The place of the entry under the cursor."""
    typed: str | None = None
    """What is being typed for the entry under the cursor, where something is."""
    selected = False
    """Whether all of that is replaced by what is typed next."""

    def show(self, entries: Sequence[Entry], at: int | None = None) -> None:
        """These entries, with the cursor on one of them."""
        self.entries = tuple(entries)
        self.typed = None
        self.at = max(0, min(self.at if at is None else at, len(entries) - 1))
        self._to_open(1)
        self.styles.max_height = max(1, len(self.entries))
        self.repaint()

    @property
    def entry(self) -> Entry | None:
        """The one under the cursor."""
        return self.entries[self.at] if self.entries else None

    def place(self, key: str) -> int | None:
        """Where the entry with a key stands."""
        return next((n for n, entry in enumerate(self.entries) if entry.key == key), None)

    def move(self, by: int) -> None:
        """The cursor up or down: a step goes round at the ends, more stops there."""
        if self.entries:
            last = len(self.entries) - 1
            self.at = (self.at + by) % (last + 1) if abs(by) == 1 else max(0, min(self.at + by, last))
            self._to_open(by)
            self.repaint()

    def go(self, place: int) -> None:
        """The cursor to an entry."""
        self.at = place
        self.repaint()

    def type(self, text: str, selected: bool = False) -> None:
        """Show this in place of the value under the cursor, until entries are shown anew."""
        self.typed, self.selected = text, selected
        self.repaint()

    def _to_open(self, by: int) -> None:
        """From an entry that can't be taken on to the next one that can."""
        step = 1 if by > 0 else -1
        for _n in self.entries:
            if self.entries[self.at].key:
                break
            self.at = (self.at + step) % len(self.entries)

    def paint(self, canvas: Canvas) -> None:
        """Key, text and value of each, the one under the cursor marked by a sign and not by colour alone."""
        glyphs = self.cosmodrome.glyphs
        rows = max(1, canvas.height)
        first = self.at // rows * rows
        column = 8 + max((len(entry.text) for entry in self.entries), default=0)
        values = columns([entry.value for entry in self.entries])
        for n, entry in enumerate(self.entries[first : first + rows], start=first):
            y, at = n - first, n == self.at
            if at:
                canvas.fill(0, y, canvas.width, 1, TEXT_AT)
                canvas.put(1, y, glyphs["here"], KEY_AT)
            canvas.put(3, y, entry.key, KEY_AT if at else KEY)
            canvas.put(5, y, self.cut(entry.text, canvas.width - 7), TEXT_AT if at else TEXT if entry.key else FAINT)
            if at and self.typed is not None:
                end = canvas.put(column, y, narrow(self.typed), CURSOR if self.selected else TYPED)
                canvas.put(end, y, " ", CURSOR)
            else:
                value = self.cut(values[n], canvas.width - column - 3)
                end = canvas.put(column, y, value, VALUE_AT if at else FAINT)
                if at and entry.turns:
                    canvas.put(column - 2, y, glyphs["left"], KEY_AT)
                    canvas.put(end + 1, y, glyphs["right"], KEY_AT)
            canvas.spot(n, 0, y, canvas.width, 1)
        if first > 0:
            canvas.put(canvas.width - 1, 0, glyphs["more-up"], KEY)
        if first + rows < len(self.entries):
            canvas.put(canvas.width - 1, canvas.height - 1, glyphs["more-down"], KEY)


def columns(values: Sequence[str]) -> list[str]:
    """Values with tabs in them, made so wide that their parts stand below each other."""
    parts = [[narrow(part) for part in value.split("\t")] for value in values]
    widths = [max(map(len, column)) for column in zip_longest(*parts, fillvalue="")]
    return [GAP.join(f"{part:{width}}" for part, width in zip(each, widths, strict=False)).rstrip() for each in parts]


class About(Pane):
    """A few lines under a menu: what the entry under the cursor is about, or what has just been said."""

    text = ""
    loud = False

    def show(self, text: str, loud: bool = False) -> None:
        """Say this; a loud note asks for attention."""
        if (text, loud) != (self.text, self.loud):
            self.text, self.loud = text, loud
            self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """Wrapped, from the top."""
        ink = Ink("mark", bold=True) if self.loud else FAINT
        width = max(1, canvas.width - 4)
        for y, line in enumerate(textwrap.wrap(self.text, width, max_lines=max(1, canvas.height), placeholder=" …")):
            canvas.put(3, y, narrow(line), ink)
