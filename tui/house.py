"""The app with all its screens: the first one, matches, and the way between them."""

import os
import sys
from typing import Any, cast

from textual.screen import Screen

from saves.store import OpenMatch
from themes import default_glyphs, glyph_sets
from tui.app import CosmodromeApp
from tui.lobby import Begun, Lobby
from tui.looks import start_theme, themes
from tui.screens.drawn import DrawnScreen
from tui.screens.home import HomeScreen
from tui.screens.new import NewScreen
from tui.settings import Settings
from tui.widgets.pane import Pane
from tui.words.cli import bad_settings
from tui.words.home_screen import NAME


class House(CosmodromeApp):
    """What `cosmodrome` opens on a terminal."""

    TITLE = NAME

    def __init__(
        self,
        lobby: Lobby,
        *,
        glyphs: str | None = None,
        theme: str | None = None,
        first: Begun | NewScreen | None = None,
    ) -> None:
        """Leaving what comes first leaves the program; that is the home screen unless something else is given.

        Glyphs and theme are as in the settings unless given.
        """
        settings = lobby.settings
        wanted = theme or (settings.theme if settings.theme in themes() else None)
        super().__init__(_glyph_set(glyphs or settings.glyphs), start_theme(os.environ, wanted), settings, self._write)
        self.lobby = lobby
        self._first = first
        self._file: OpenMatch | None = None
        self.names: set[str] = set()
        """Of all who have played since the start."""

    def get_default_screen(self) -> Screen[None]:
        """The home screen, where it comes first."""
        return HomeScreen() if self._first is None else DrawnScreen()

    def on_mount(self) -> None:
        """Straight to what comes first."""
        self.one_frame()
        self._tell(self.lobby.notice)
        if self.settings.theme not in themes():
            self._tell(bad_settings(["theme"]))
        if isinstance(self._first, NewScreen):
            self.push_screen(self._first, self._set_up)
        elif self._first is not None:
            self.play(self._first)

    def play(self, begun: Begun) -> None:
        """To a match, and back when somebody leaves it."""
        self.one_frame()
        self.settings = self.lobby.settings
        self._file = begun.file
        self.names.update(seat.name for seat in begun.session.setup.seats)
        # The home screen comes up the sooner for not waiting for what only a match needs.
        from tui.screens.match import MatchScreen

        screen = MatchScreen(begun.session, begun.players, begun.file)
        if begun.notice:
            screen.tell(begun.notice)
        self.push_screen(screen, self._left)

    def change(self, settings: Settings) -> None:
        """What has changed is seen at once."""
        before = self.settings
        super().change(settings)
        if settings.theme != before.theme:
            self.try_theme(settings.theme)
        if settings.glyphs != before.glyphs:
            self.glyphs = glyph_sets()[_glyph_set(settings.glyphs)]
            for screen in self.screen_stack:
                for pane in screen.query(Pane):
                    pane.repaint()

    def _set_up(self, begun: Begun | None) -> None:
        if begun is None:
            self.exit()
        else:
            self.play(begun)

    def _left(self, _result: None) -> None:
        self._close()
        if self._first is not None:
            self.exit()

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, settings: Settings) -> None:
        self._tell(self.lobby.keep(settings))

    def _tell(self, notice: str) -> None:
        if notice:
            cast("DrawnScreen[Any]", self.screen).tell(notice)

    async def on_unmount(self) -> None:
        """However the app ends, others may open the match again."""
        self._close()


def _glyph_set(wanted: str) -> str:
    """The id of a glyph set; `auto` goes by the terminal."""
    return default_glyphs(os.environ, _encoding()) if wanted == "auto" else wanted


def _encoding() -> str:
    """How the terminal's characters are encoded; while the app runs, `sys.stdout` is not the terminal's."""
    return sys.__stdout__.encoding if sys.__stdout__ is not None else "utf-8"
