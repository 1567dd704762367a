"""The question bar: whose question it is, what is asked, and the answers with their keys."""

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from themes import Ink
from tui.canvas import Canvas
from tui.inks import BAR, BAR_BOLD, BAR_FAINT, BAR_KEY
from tui.widgets.answers import BEFORE, Layout, Line, laid_out
from tui.widgets.lines import begun, newest, wrapped
from tui.widgets.pane import Pane
from tui.words import screen as words

KEY_AT = Ink("accent", "raised", bold=True)
WORDS_AT = Ink("ink", "raised", bold=True)
BESIDE = 7
"""Columns beside what is told that stay free."""


class Asked(NamedTuple):
    """All that the bar shows."""

    title: str = ""
    lines: tuple[Line, ...] = ()
    chosen: int | None = None
    detail: str = ""
    """More about the chosen answer or the thing under the cursor."""
    rest: str = words.CUT
    """What stands at its end where it is cut."""
    told: tuple[str, ...] = ()
    """What has happened since the person was asked last; it stands where there is room."""
    hint: str = ""
    """At the right of the title: a half-typed filter, a part that can be taken back."""


class QuestionBar(Pane):
    """Always at the bottom, always of the same height; more answers than fit are paged with the chosen one in view."""

    INK = BAR

    asked = Asked()
    paged = 0
    """How many answers a page has, when they need more than one."""

    def show(self, asked: Asked) -> None:
        """Ask this."""
        if asked != self.asked:
            self.asked = asked
            self.repaint()

    def has_room(self, told: Sequence[str]) -> bool:
        """Whether all of this can be told below a title of two rows; a bar that has no size yet has."""
        width, height = self.size
        return not height or newest(told, width - BESIDE, height - 2)[1]

    @property
    def tells(self) -> bool:
        """Whether what is told has room while nothing else is said below the answers."""
        title, layout = self._laid_out(*self.size)
        return len(title) + layout.rows < self.size.height

    def paint(self, canvas: Canvas) -> None:
        """A title, the answers in as many columns as their words allow, a line about the chosen one."""
        asked = self.asked
        title, layout = self._laid_out(canvas.width, canvas.height)
        top = len(title)
        self.paged = layout.page
        self._paint_answers(canvas, top, layout)
        detail = self._detail(layout)
        room = canvas.height - top - layout.rows
        width = canvas.width - BESIDE
        told = wrapped(detail, width, room, asked.rest) if detail else begun(asked.told, width, room)
        for n, text in enumerate(told, start=canvas.height - len(told)):
            canvas.put(3, n, text, BAR_FAINT)
        if detail and not room:
            # It must be seen somewhere, and no answer may be hidden for it.
            title = wrapped(detail, self._beside_hint(canvas.width), top, asked.rest)
        self._paint_title(canvas, title)

    def _laid_out(self, width: int, height: int) -> tuple[list[str], Layout]:
        """The rows of the question, and the answers below it."""
        title = textwrap.wrap(self.asked.title, self._beside_hint(width)) or [""]
        return title, laid_out(self.asked.lines, self.asked.chosen, width - 2, height - len(title))

    def _beside_hint(self, width: int) -> int:
        """Columns that the question has."""
        return max(20, width - 4 - len(self._hint))

    @property
    def _hint(self) -> str:
        return f" {self.asked.hint} " if self.asked.hint else ""

    def _paint_title(self, canvas: Canvas, title: Sequence[str]) -> None:
        """The question, and beside it the hint."""
        rule = self.cosmodrome.glyphs["h"] * canvas.width
        canvas.put(0, 0, rule[:1], BAR_FAINT)
        for y, line in enumerate(title):
            canvas.put(1, y, f" {line} ", BAR_BOLD)
        # Behind the first of two lines it would look like a dash in the question.
        canvas.put(len(title[-1]) + 3, len(title) - 1, rule, BAR_FAINT)
        canvas.put(canvas.width - len(self._hint) - 1, 0, self._hint, BAR_KEY)

    def _detail(self, layout: Layout) -> str:
        """What is said below the answers: what the chosen one does not say itself; of one that is cut, the whole."""
        detail = self.asked.detail
        for line, _x, _y, width in layout.places:
            if line is layout.chosen:
                text = self.cut(line.text, width)
                detail = "" if detail.removesuffix(".") == text.removesuffix(".") else detail
                return detail or (line.text if text != line.text else "")
        return detail

    def _paint_answers(self, canvas: Canvas, top: int, layout: Layout) -> None:
        """The answers from a row on, with marks for more pages."""
        glyphs = self.cosmodrome.glyphs
        for line, x, y, width in layout.places:
            at, row, text = 1 + x, top + y, self.cut(line.text, width)
            if line is layout.chosen:
                canvas.fill(at, row, BEFORE + len(text) + 1, 1, WORDS_AT)
                canvas.put(at, row, glyphs["here"], KEY_AT)
            canvas.put(at + 2, row, line.key, KEY_AT if line is layout.chosen else BAR_KEY)
            canvas.put(at + BEFORE, row, text, WORDS_AT if line is layout.chosen else BAR)
            canvas.spot(line.key, at, row, BEFORE + width, 1)
        if layout.before:
            canvas.put(canvas.width - 3, canvas.height - 1, glyphs["more-up"], BAR_KEY)
        if layout.after:
            canvas.put(canvas.width - 2, canvas.height - 1, glyphs["more-down"], BAR_KEY)
