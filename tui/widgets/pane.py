"""A part of the screen that is painted on a canvas; only what differs from the last picture is sent."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, cast

from rich.segment import Segment
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from themes import Ink
from tui.canvas import Canvas, narrow, plain

if TYPE_CHECKING:
    from tui.app import CosmodromeApp


class Pane(Widget):
    """Base of everything painted: `paint` draws the whole picture, `repaint` shows the rows that differ."""

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

    @property
    def cosmodrome(self) -> "CosmodromeApp":
        """The app, which knows colours and glyphs."""
        return cast("CosmodromeApp", self.app)

    def on_resize(self) -> None:
        """A new picture."""
        self.repaint()

    def repaint(self) -> None:
        """Draw anew and show what differs; nothing while the pane is hidden."""
        width, height = self.size
        if not width or not height:
            return
        before, self.picture = self.picture, self.draw(width, height)
        if before is None or (before.width, before.height) != (width, height):
            self.refresh()
        elif changed := [Region(0, y, width, 1) for y in self.picture.changes(before)]:
            self.refresh(*changed)

    def draw(self, width: int, height: int) -> Canvas:
        """The picture as it is seen in this size."""
        canvas = Canvas(width, height, self.INK)
        self.paint(canvas)
        return canvas

    def render_line(self, y: int) -> Strip:
        """A row of the picture as Textual wants it."""
        width = self.size.width
        style = self.cosmodrome.look.style
        if self.picture is None or y >= self.picture.height:
            return Strip.blank(width, style(self.INK))
        shown = plain if self.cosmodrome.glyphs.id == "ascii" else str
        segments: list[Segment] = []
        run, run_ink = "", self.INK
        cells = self.picture.rows[y][:width]
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

    def on_click(self, event: events.Click) -> None:
        """Tell what stands there."""
        at = event.get_content_offset(self)
        spot = self.picture.spot_at(*at) if self.picture and at is not None else None
        if spot is not None:
            self.post_message(self.Clicked(self, spot.what))
