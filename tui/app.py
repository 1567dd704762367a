"""The app: colours, glyphs, the child process of the bots, and the way between screens."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App

from themes import Glyphs, glyph_sets
from tui.bots import Thinker
from tui.driver import CosmodromeDriver
from tui.looks import Look, look_of, register_themes, shade_variables, start_theme
from tui.settings import Settings

FRAME = 0.05
"""Seconds for which painting waits while screens change, so that one frame is sent and not four."""


class CosmodromeApp(App[None]):
    """Everything that a person sees."""

    CSS_PATH: ClassVar[str] = str(Path(__file__).parents[1] / "themes" / "app.tcss")
    ENABLE_COMMAND_PALETTE = False
    ESCAPE_TO_MINIMIZE = False

    def __init__(
        self, glyphs: str, theme: str, settings: Settings | None = None, keep: Callable[[Settings], None] | None = None
    ) -> None:
        """The id of a glyph set, and the theme to start with; `keep` is told of every change of the settings."""
        # Textual settles how it does without colours before it knows of a theme.
        super().__init__(driver_class=CosmodromeDriver, ansi_color="NO_COLOR" in os.environ or None)
        self.settings = settings or Settings()
        self._keep = keep
        self.glyphs: Glyphs = glyph_sets()[glyphs]
        self.thinker = Thinker()
        register_themes(self)
        self.theme = theme
        self.look: Look = look_of(self)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The shades under the present theme, for the style sheets."""
        return shade_variables(self.current_theme)

    def on_mount(self) -> None:
        """Boards follow a change of theme."""
        self.theme_changed_signal.subscribe(self, self._new_look)

    def _new_look(self, theme: object) -> None:
        self.look = look_of(self)
        self.screen.refresh()

    def change(self, settings: Settings) -> None:
        """New settings hold, and are kept."""
        self.settings = settings
        if self._keep is not None:
            self._keep(settings)

    def try_theme(self, name: str) -> None:
        """Show a theme as far as the terminal can; nothing is kept."""
        self.theme = start_theme(os.environ, name)

    def one_frame(self) -> None:
        """Send what changes now at once and not bit by bit."""
        self.delay_update(FRAME)

    def forget_terminal(self) -> None:
        """The terminal may show anything, so all that is painted next is sent."""
        if isinstance(self._driver, CosmodromeDriver):
            self._driver.forget()

    async def on_unmount(self) -> None:
        """No child outlives the app."""
        await self.thinker.close()
