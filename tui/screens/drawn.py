"""What all screens have in common: they are made of panes, and can be sent anew."""

from typing import TYPE_CHECKING, TypeVar, cast

from textual.screen import Screen

from tui.commands import Command
from tui.words import screen as words

if TYPE_CHECKING:
    from tui.app import CosmodromeApp

R = TypeVar("R")

REDRAW = Command("redraw", "ctrl+l", "Ctrl+L", words.SAYS["redraw"], listed=False)


class DrawnScreen(Screen[R]):
    """Nothing of it is seen but its panes, and none of them takes the focus."""

    BLANK = True
    AUTO_FOCUS = ""

    @property
    def cosmodrome(self) -> "CosmodromeApp":
        """The app."""
        return cast("CosmodromeApp", self.app)

    def tell(self, notice: str) -> None:
        """Something that belongs to no question or entry."""
        self.notify(notice, severity="warning", timeout=15, markup=False)

    def action_redraw(self) -> None:
        """Send all of it, whatever something else has written over it."""
        self.cosmodrome.forget_terminal()
        self.refresh()
