"""The question bar: whose question it is, what is asked, and the answers with their keys."""

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from themes import Ink
from tui.asking import STOP
from tui.canvas import Canvas
from tui.inks import BAR, BAR_BOLD, BAR_FAINT, BAR_KEY
from tui.widgets.pane import Pane
from tui.words import screen as words

KEY_AT = Ink("accent", "raised", bold=True)
WORDS_AT = Ink("ink", "raised", bold=True)
GAP = 1
"""Columns between two columns of answers, besides those before each."""
BEFORE = 4
"""Columns of an answer before its words: what points at it, and its key."""


class Line(NamedTuple):
    """An answer as the bar shows it."""

    key: str
    text: str


class Asked(NamedTuple):
    """All that the bar shows."""

    title: str = ""
    lines: tuple[Line, ...] = ()
    chosen: int | None = None
    detail: str = ""
    """More about the chosen answer or the thing under the cursor."""
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

    def paint(self, canvas: Canvas) -> None:
        """A title, the answers in as many columns as their words allow, a line about the chosen one."""
        asked, glyphs = self.asked, self.cosmodrome.glyphs
        canvas.put(0, 0, glyphs["h"] * canvas.width, BAR_FAINT)
        hint = f" {asked.hint} " if asked.hint else ""
        title = textwrap.wrap(asked.title, max(20, canvas.width - 4 - len(hint)))
        for y, line_of_title in enumerate(title):
            canvas.put(1, y, f" {line_of_title} ", BAR_BOLD)
        top = max(1, len(title))
        canvas.put(canvas.width - len(hint) - 1, 0, hint, BAR_KEY)
        rows = canvas.height - 1 - top
        page, columns, before, after = _page(asked.lines, asked.chosen, canvas.width - 2, rows)
        self.paged = rows * len(columns) if before or after else 0
        detail = asked.detail
        for n, line in enumerate(page):
            width = columns[n // rows]
            at, y = 1 + sum(columns[: n // rows]), top + n % rows
            chosen = asked.chosen is not None and line is asked.lines[asked.chosen]
            text = self.cut(line.text, width - BEFORE - 1)
            if chosen:
                # Below it stands what the answer does not say itself; of one that is cut, the whole.
                detail = "" if detail.removesuffix(".") == text.removesuffix(".") else detail
                detail = detail or (line.text if text != line.text else "")
                canvas.fill(at, y, BEFORE + len(text) + 1, 1, WORDS_AT)
                canvas.put(at, y, glyphs["here"], KEY_AT)
            canvas.put(at + 2, y, line.key, KEY_AT if chosen else BAR_KEY)
            canvas.put(at + BEFORE, y, text, WORDS_AT if chosen else BAR)
            canvas.spot(line.key, at, y, width - 1, 1)
        room = canvas.height - top - min(rows, len(page))
        measure = max(20, canvas.width - 7)
        told = textwrap.wrap(detail, measure, max_lines=room, placeholder=" …") if room > 0 else []
        if not told and room > 0:
            told = _whole_or_cut([part for text in asked.told for part in textwrap.wrap(text, measure)], room, measure)
        for n, text in enumerate(told, start=canvas.height - len(told)):
            canvas.put(3, n, text, BAR_FAINT)
        if before:
            canvas.put(canvas.width - 3, canvas.height - 1, glyphs["more-up"], BAR_KEY)
        if after:
            canvas.put(canvas.width - 2, canvas.height - 1, glyphs["more-down"], BAR_KEY)


def _whole_or_cut(lines: list[str], room: int, measure: int) -> list[str]:
    """All lines, or as many as there is room for and where the rest can be read."""
    if len(lines) <= room:
        return lines
    cut = textwrap.shorten(" ".join(lines[room - 1 :]), measure, placeholder=words.REST_IN_LOG)
    return [*lines[: room - 1], cut]


def _page(
    lines: tuple[Line, ...], chosen: int | None, width: int, rows: int
) -> tuple[list[Line], list[int], bool, bool]:
    """The answers that are shown, how wide their columns are, and whether there are more before and after."""
    if not lines or rows < 1:
        return [], [width], False, False
    wanted = -(-len(lines) // rows)
    longest = [_width(lines[n * rows : (n + 1) * rows]) for n in range(wanted)]
    if max(longest) * wanted <= width:
        return list(lines), [width // wanted] * wanted, False, False
    if sum(longest) - GAP <= width:
        # Nothing stands behind the last one, so it needs no gap.
        return list(lines), [*longest[:-1], width - sum(longest[:-1]) + GAP], False, False
    columns = max(1, width // _width(lines))
    room = rows * columns
    if len(lines) <= room:
        return list(lines), [width // columns] * columns, False, False
    # Pages, not a sliding window: an answer keeps its place while the cursor stays on its page. What ends the question
    # stands on each of them.
    stop = [line for line in lines if line.key == STOP]
    rest = [line for line in lines if line.key != STOP]
    size = max(1, room - len(stop))
    first = min(chosen or 0, len(rest) - 1) // size * size
    return rest[first : first + size] + stop, [width // columns] * columns, first > 0, first + size < len(rest)


def _width(lines: Sequence[Line]) -> int:
    """Of a column with these answers and the gap after it."""
    return max(len(line.text) for line in lines) + BEFORE + GAP
