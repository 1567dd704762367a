"""What a kind of question is for, said once, or what went wrong: above the question, in rows taken from others."""

import textwrap

from themes import Ink
from tui.canvas import Canvas
from tui.widgets.pane import Pane
from tui.words import screen as words

TITLE = Ink("ink", "raised", bold=True)
KEY = Ink("accent", "raised", bold=True)
WORDS = Ink("ink", "raised")

MARGIN = 2
MEASURE = 100
"""The longest line that is read with ease."""
FILLER = "\0"
"""Keeps room at the end of the text; unlike a blank no line ends at it."""


class Note(Pane):
    """A few sentences, as high as they need; a rule, which has a page too, takes at most a quarter of the screen."""

    INK = WORDS

    is_open = False
    _title = ""
    _text = ""
    _rule = False

    def show(self, title: str, text: str, *, rule: bool = False) -> None:
        """Say this, perhaps as the `rule` of the question; an empty text takes the note away."""
        self._title, self._text, self._rule = title, text, rule
        self.is_open = bool(text)
        if text:
            self.styles.height = len(self._lines)
            self.repaint()

    @property
    def _lines(self) -> list[str]:
        width, height = self.screen.size
        return laid_out(self._title, self._text, width, max(1, height // 4) if self._rule else None)

    def paint(self, canvas: Canvas) -> None:
        """The title stands out, and at the right end of the last line how it is closed."""
        lines = self._lines
        for y, line in enumerate(lines):
            canvas.put(MARGIN, y, line, WORDS)
        canvas.put(MARGIN, 0, self._title, TITLE)
        right = MARGIN + _measure(canvas.width)
        canvas.put(right - len(words.ANY_KEY), len(lines) - 1, words.ANY_KEY, KEY)


def laid_out(title: str, text: str, width: int, rows: int | None) -> list[str]:
    """The lines on a screen of this width: the text after its title, with room at the end for how it is closed.

    What has no room in so many rows says how all of it can be read.
    """
    room = FILLER * len(words.ANY_KEY)
    lines = textwrap.wrap(
        f"{title} {text} {room}",
        _measure(width),
        max_lines=rows,
        placeholder=words.WHOLE_RULE,
    )
    return [line.removesuffix(room) for line in lines]


def _measure(width: int) -> int:
    return max(20, min(MEASURE, width - 2 * MARGIN))
