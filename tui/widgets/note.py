"""What a kind of question is for, said once: a strip over the upper edge of the board."""

import textwrap

from themes import Ink
from tui.canvas import Canvas
from tui.widgets.pane import Pane

TITLE = Ink("accent", "raised", bold=True)
WORDS = Ink("ink", "raised")


class Note(Pane):
    """A title and a few sentences; as high as they need."""

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
            self.styles.height = 1 + len(self._lines(self.screen.size.width))
            self.repaint()

    def _lines(self, width: int) -> list[str]:
        return textwrap.wrap(self._text, max(20, min(90, width - 4)))

    def paint(self, canvas: Canvas) -> None:
        """The title in a line of its own."""
        canvas.put(0, 0, self.cosmodrome.glyphs["h"] * canvas.width, Ink("edge", "raised"))
        canvas.put(1, 0, f" {self._title} ", TITLE)
        for y, line in enumerate(self._lines(canvas.width), start=1):
            canvas.put(2, y, line, WORDS)
