"""A page of text that lies over the board until it is closed; the question can be answered meanwhile."""

import asyncio
import textwrap
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from themes import Ink
from tui.canvas import Canvas, narrow
from tui.widgets.pane import Pane
from tui.words import screen as words
from tui.words.match import Heading, Row

GROUND = Ink("ink", "raised")
TITLE = Ink("ink", "raised", bold=True)
KEY = Ink("accent", "raised", bold=True)

MARGIN = 2
INDENT = 2
KEYS = 12
"""Columns of keys, which stand before what they do."""
MEASURE = 90
"""The longest line that is read with ease."""
CELL = 12
"""The widest column of a table."""
GAP = 2
"""Columns between those of a table."""


class Line(NamedTuple):
    """A line of a page."""

    key: str
    indent: int
    text: str
    strong: bool


class Page(Pane):
    """Title, paragraphs and rows of tables, scrolled by lines; a text with a tab in it is a key and what it does."""

    INK = GROUND

    is_open = False
    _title = ""
    _texts: Sequence[str | Row] = ()
    _first = 0
    _to_the_end = False

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._put_away = asyncio.Event()

    def open(self, title: str, texts: Sequence[str | Row], from_the_end: bool = False) -> None:
        """Lay a page over the board; its beginning is in view, or its end."""
        self._title, self._texts = title, texts
        self._first, self._to_the_end = 0, from_the_end
        self.is_open = True
        self._put_away.clear()
        self.add_class("-open")
        self.repaint()

    def close(self) -> None:
        """The board again."""
        self.is_open = False
        self._put_away.set()
        self.remove_class("-open")

    async def closed(self) -> None:
        """Wait until it is."""
        await self._put_away.wait()

    def scroll_by(self, lines: int) -> None:
        """Further down, or up."""
        self._first += lines
        self.repaint()

    def turn(self, pages: int) -> None:
        """So many pages further down, or up; a line stays in view each time, so that none is passed over."""
        self.scroll_by(pages * max(1, self.size.height - 2))

    def paint(self, canvas: Canvas) -> None:
        """The lines from the first one in view on."""
        glyphs = self.cosmodrome.glyphs
        canvas.put(0, 0, glyphs["h"] * canvas.width, Ink("edge", "raised"))
        lines = self._lines(max(1, min(MEASURE, canvas.width - 2 * MARGIN)))
        room = canvas.height - 1
        last = max(0, len(lines) - room)
        self._first = last if self._to_the_end else max(0, min(self._first, last))
        self._to_the_end = False
        closes = words.MORE_BELOW if self._first < last else words.CLOSES
        canvas.put(1, 0, f" {self.cut(self._title, canvas.width - len(closes) - 8)} ", TITLE)
        canvas.put(canvas.width - len(closes) - 3, 0, f" {closes} ", KEY)
        for y, (key, indent, text, strong) in enumerate(lines[self._first : self._first + room], start=1):
            canvas.put(MARGIN, y, key, KEY)
            canvas.put(MARGIN + indent, y, text, TITLE if strong else GROUND)
        if self._first > 0:
            canvas.put(canvas.width - 2, 1, glyphs["more-up"], KEY)
        if self._first < last:
            canvas.put(canvas.width - 2, canvas.height - 1, glyphs["more-down"], KEY)

    def _lines(self, width: int) -> list[Line]:
        """All of it, wrapped; where there are several paragraphs, their later lines are indented."""
        lines: list[Line] = []
        rows = aligned([text for text in self._texts if isinstance(text, Row)], width)
        for text in self._texts:
            if isinstance(text, Row):
                lines += [Line("", 0, line, text.strong) for line in next(rows)]
                continue
            key, tab, said = text.rpartition("\t")
            first, later = (KEYS, KEYS) if tab else (0, INDENT if len(self._texts) > 1 else 0)
            for n, line in enumerate(textwrap.wrap(said, max(1, width - later)) or [""]):
                lines.append(Line("" if n else key, later if n else first, line, isinstance(text, Heading)))
        return lines


def aligned(rows: Sequence[Row], width: int) -> Iterator[list[str]]:
    """The lines of each row of a table: what it is about at the left, the cells at the right of their columns.

    Where room is short, first cells are wrapped between words, then what rows are about, so that no column is lost.
    """
    if not rows:
        return
    cells = [narrow(cell) for row in rows for cell in row.cells]
    columns = max(len(row.cells) for row in rows)
    about = max(len(narrow(row.about)) for row in rows)
    word = max(len(word) for cell in cells for word in cell.split())
    room = (width - about) // columns - GAP
    column = min(CELL, max(word, min(room, max(map(len, cells)))))
    about = max(1, min(about, width - columns * (GAP + column)))
    for row in rows:
        text = textwrap.wrap(narrow(row.about), about, subsequent_indent=" " * INDENT)
        stacks = [text, *(textwrap.wrap(narrow(cell), column) for cell in row.cells)]
        deep = max(map(len, stacks))
        left, *others = ([""] * (deep - len(stack)) + stack for stack in stacks)
        yield [
            (" " * GAP).join([text.ljust(about), *(cell.rjust(column) for cell in line)])
            for text, *line in zip(left, *others, strict=True)
        ]
