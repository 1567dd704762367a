"""A part of the screen that is painted on a canvas; only what differs from the last picture is sent."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from themes import Ink
from tui.canvas import Canvas, narrow, plain

if TYPE_CHECKING:
    from tui.app import CosmodromeApp

BLOCK = 20
"""Columns of a block: a change is sent from the left edge of its widget on, so narrow ones keep it short."""


class Block(Widget):
    """A vertical strip of a pane."""

    def __init__(self, pane: "Pane", left: int) -> None:
        super().__init__()
        self._pane = pane
        self._left = left

    def render_line(self, y: int) -> Strip:
        """Its part of a row of the picture."""
        return self._pane.strip(self._left, self.size.width, y)

    def on_click(self, event: events.Click) -> None:
        """The pane says what was clicked."""
        self._pane.clicked(self._left + event.x, event.y)


class Pane(Widget):
    """Base of everything painted: `paint` draws the whole picture, `repaint` sends what has changed."""

    DEFAULT_CSS = """
    Pane { layout: horizontal; overflow: hidden; }
    Pane > Block { width: 20; height: 1fr; }
    """
    INK: ClassVar[Ink] = Ink()
    """How the ground is drawn."""

    @dataclass
    class Clicked(Message):
        """Something of a pane was clicked."""

        pane: "Pane"
        what: Hashable

    picture: Canvas | None = None

    def paint(self, canvas: Canvas) -> None:
        """Draw all of it."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Blocks for the narrowest terminal; wider ones get more."""
        for n in range(4):
            yield Block(self, n * BLOCK)

    @property
    def cosmodrome(self) -> "CosmodromeApp":
        """The app, which knows colours and glyphs."""
        return cast("CosmodromeApp", self.app)

    def on_resize(self) -> None:
        """Blocks for the whole width, and a new picture."""
        present = len(self.children)
        wanted = -(-self.size.width // BLOCK)
        if wanted > present:
            self.mount(*(Block(self, n * BLOCK) for n in range(present, wanted)))
        self.repaint()

    def repaint(self) -> None:
        """Draw anew and send what differs; nothing while the pane is hidden."""
        width, height = self.size
        if not width or not height:
            return
        before, self.picture = self.picture, self.draw(width, height)
        if before is None or (before.width, before.height) != (width, height):
            self.refresh_blocks()
            return
        for change in self.picture.changes(before):
            for n in range(change.left // BLOCK, min((change.right - 1) // BLOCK + 1, len(self.children))):
                left = max(change.left, n * BLOCK)
                right = min(change.right, (n + 1) * BLOCK)
                self.children[n].refresh(Region(left - n * BLOCK, change.y, right - left, 1))

    def draw(self, width: int, height: int) -> Canvas:
        """The picture as it is seen in this size."""
        canvas = Canvas(width, height, self.INK)
        self.paint(canvas)
        return canvas

    def refresh_blocks(self) -> None:
        """Send all of it."""
        for block in self.children:
            block.refresh()

    def strip(self, left: int, width: int, y: int) -> Strip:
        """A stretch of a row as Textual wants it."""
        style = self.cosmodrome.look.style
        if self.picture is None or y >= self.picture.height:
            return Strip.blank(width, style(self.INK))
        shown = plain if self.cosmodrome.glyphs.id == "ascii" else str
        segments: list[Segment] = []
        run, run_ink = "", self.INK
        cells = self.picture.rows[y][left : left + width]
        for char, ink in cells:
            if ink is not run_ink and ink != run_ink:
                if run:
                    segments.append(Segment(shown(run), style(run_ink)))
                run, run_ink = "", ink
            run += char
        segments.append(Segment(shown(run) + " " * (width - len(cells)), style(run_ink)))
        return Strip(segments, width)

    def cut(self, text: str, width: int) -> str:
        """What fits of a text; a sign at its end says that there is more."""
        whole = narrow(text)
        return whole if len(whole) <= width else whole[: max(0, width - 1)] + self.cosmodrome.glyphs["ellipsis"]

    def clicked(self, x: int, y: int) -> None:
        """Tell what stands there."""
        spot = self.picture.spot_at(x, y) if self.picture else None
        if spot is not None:
            self.post_message(self.Clicked(self, spot.what))
