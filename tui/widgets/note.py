"""What a kind of question is for, said once: a strip over the upper edge of the board."""

import textwrap

from themes import Ink
from tui.canvas import Canvas
from tui.widgets.pane import Pane
from tui.words import screen as words

TITLE = Ink("ink", "raised", bold=True)
KEY = Ink("accent", "raised", bold=True)
WORDS = Ink("ink", "raised")

MEASURE = 74
"""The longest line; it fits on the board in every layout."""


class Note(Pane):
    """A title and a few sentences; as high as they need, but never more than a quarter of the screen."""

    INK = WORDS

    is_open = False
    _title = ""
    _text = ""

    def show(self, title: str, text: str) -> None:
        """Say this; an empty text takes the note away."""
        self._title, self._text = title, text
        self.is_open = bool(text)
        self.set_class(self.is_open, "-open")
        if text:
            self.styles.height = 1 + len(self._lines())
            self.repaint()

    def _lines(self) -> list[str]:
        width, height = self.screen.size
        return textwrap.wrap(
            self._text,
            max(20, min(MEASURE, width - 4)),
            max_lines=max(1, height // 4 - 1),
            placeholder=words.WHOLE_RULE,
        )

    def paint(self, canvas: Canvas) -> None:
        """The title in a line of its own."""
        canvas.put(0, 0, self.cosmodrome.glyphs["h"] * canvas.width, Ink("edge", "raised"))
        canvas.put(1, 0, f" {self._title} ", TITLE)
        canvas.put(canvas.width - len(words.ANY_KEY) - 3, 0, f" {words.ANY_KEY} ", KEY)
        for y, line in enumerate(self._lines(), start=1):
            canvas.put(2, y, line, WORDS)
