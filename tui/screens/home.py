"""The first screen."""

from collections.abc import Iterable

from textual.widget import Widget

from saves.record import BadSave
from saves.store import Entry as Saved
from themes import Ink
from tui.canvas import Canvas
from tui.lobby import BadTable, Begun, seated
from tui.screens.base import COMMANDS, MenuScreen, Row
from tui.screens.help import HelpScreen
from tui.screens.new import NewScreen
from tui.screens.saves import SavesScreen
from tui.screens.settings import SettingsScreen
from tui.widgets.menu import Entry
from tui.widgets.pane import Pane
from tui.words import home_screen as words
from tui.words.errors import bad_save

STARS = ((4, 0), (19, 3), (31, 1), (45, 0), (52, 2), (76, 0), (74, 3), (12, 5), (38, 5), (66, 5))
"""Columns and rows of the sky over the menu."""
ROCKET = ("  /\\", " |  |", " |__|", "/_/\\_\\")
"""It stands at the right of the title, in characters that every terminal has."""


class Title(Pane):
    """The name of the program under a few stars."""

    def paint(self, canvas: Canvas) -> None:
        """Stars first, so that words cover them."""
        glyphs = self.cosmodrome.glyphs
        for x, y in STARS:
            canvas.put(x, y, glyphs["empty"], Ink("faint"))
        for y, line in enumerate(ROCKET):
            canvas.put(60, y, line, Ink("mark"))
        canvas.put(3, 1, words.TITLE, Ink("ink", bold=True))
        canvas.put(3, 2, glyphs["h"] * len(words.TITLE), Ink("edge"))
        canvas.put(3, 3, words.SUBTITLE)
        canvas.put(3, 4, words.UNOFFICIAL, Ink("faint"))


class HomeScreen(MenuScreen[None]):
    """What there is to do between matches."""

    commands = tuple(command for command in COMMANDS if command.id != "close")

    def above(self) -> Iterable[Widget]:
        """The title."""
        yield Title()

    def heading(self) -> str:
        """The name of the program."""
        return words.NAME

    def rows(self) -> Iterable[Row]:
        """Each keeps its key, whether a match waits or not."""
        lobby = self.host.lobby
        yield self._waiting(lobby.waiting())
        last, saves = lobby.last, len(lobby.store.names())
        table = words.table(last.game, [who.name for who in seated(last.seats)])
        yield Row(Entry("2", words.QUICK, table, words.ABOUT_QUICK), self._quick)
        yield Row(Entry("3", words.NEW, "", words.ABOUT_NEW), self._new)
        yield self._row("4", words.SAVES, words.how_many(saves) if saves else "", words.ABOUT_SAVES, SavesScreen)
        yield self._row("5", words.SETTINGS, "", words.ABOUT_SETTINGS, SettingsScreen)
        yield self._row("6", words.HELP, "", words.ABOUT_HELP, HelpScreen)
        yield Row(Entry("0", words.LEAVE, "", words.ABOUT_LEAVE), self.action_quit)

    def _row(self, key: str, text: str, value: str, about: str, screen: type[MenuScreen[None]]) -> Row:
        return Row(Entry(key, text, value, about), lambda: self._open(screen()))

    def _waiting(self, waiting: Saved | None) -> Row:
        if waiting is None or isinstance(waiting.header, BadSave):
            return Row(Entry("", words.GO_ON, words.NOTHING_WAITS), lambda: None)
        entry = Entry("1", words.GO_ON, words.waiting(waiting.header), words.ABOUT_GO_ON)
        return Row(entry, lambda: self.resume(waiting.name))

    def _quick(self) -> None:
        try:
            begun = self.host.lobby.quick()
        except BadTable as bad:
            self.say(str(bad))
        except BadSave as bad:
            self.say(bad_save(bad))
        else:
            self._play(begun)

    def _new(self) -> None:
        self.cosmodrome.one_frame()
        self.app.push_screen(NewScreen(self.host.lobby.last), self._play)

    def _play(self, begun: Begun | None) -> None:
        if begun is not None:
            # Whoever comes back finds the match that was just left under the cursor.
            self.menu.go(0)
            self.host.play(begun)

    def _open(self, screen: MenuScreen[None]) -> None:
        self.cosmodrome.one_frame()
        self.app.push_screen(screen)

    def leave(self, result: object = None) -> None:
        """There is no screen before this one."""
        self.say(words.LEAVE_BY)
