"""A page of text that lies over the board until it is closed; the question can be answered meanwhile."""

import textwrap
from collections.abc import Sequence

from themes import Ink
from tui.canvas import Canvas
from tui.widgets.pane import Pane

MARGIN = 2
MEASURE = 90
"""The longest line that is read with ease."""


class Page(Pane):
    """Title and paragraphs, scrolled by lines."""

    INK = Ink("ink", "raised")

    is_open = False
    _title = ""
    _texts: Sequence[str] = ()
    _first = 0
    _to_the_end = False

    def open(self, title: str, texts: Sequence[str], from_the_end: bool = False) -> None:
        """Lay a page over the board; its beginning is in view, or its end."""
        self._title, self._texts = title, texts
        self._first, self._to_the_end = 0, from_the_end
        self.is_open = True
        self.add_class("-open")
        self.repaint()

    def close(self) -> None:
        """The board again."""
        self.is_open = False
        self.remove_class("-open")

    def scroll_by(self, lines: int) -> None:
        """Further down, or up."""
        self._first += lines
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        """The lines from the first one in view on."""
        glyphs = self.cosmodrome.glyphs
        canvas.put(0, 0, glyphs["h"] * canvas.width, Ink("edge", "raised"))
        canvas.put(1, 0, f" {self._title[: canvas.width - 4]} ", Ink("accent", "raised", bold=True))
        width = max(1, min(MEASURE, canvas.width - 2 * MARGIN))
        lines = [line for text in self._texts for line in (textwrap.wrap(text, width, subsequent_indent="  ") or [""])]
        room = canvas.height - 1
        last = max(0, len(lines) - room)
        self._first = last if self._to_the_end else max(0, min(self._first, last))
        self._to_the_end = False
        for y, line in enumerate(lines[self._first : self._first + room], start=1):
            canvas.put(MARGIN, y, line, self.INK)
        if self._first > 0:
            canvas.put(canvas.width - 2, 1, glyphs["more-up"], Ink("accent", "raised"))
        if self._first < last:
            canvas.put(canvas.width - 2, canvas.height - 1, glyphs["more-down"], Ink("accent", "raised"))
