"""All there is to know, on one page."""

from collections.abc import Iterable

from tui.screens import match_keys
from tui.screens.base import COMMANDS, TURN, MenuScreen, Row
from tui.widgets.page import Page
from tui.words import home_screen as words
from tui.words.screen import key_list


class HelpScreen(MenuScreen[None]):
    """A page without a menu under it."""

    commands = tuple(command for command in COMMANDS if command.id != "take")

    def heading(self) -> str:
        """As on the first screen."""
        return words.HELP

    def rows(self) -> Iterable[Row]:
        """There is nothing to take."""
        return ()

    def fill(self, at: int | None = None) -> None:
        """The page is there at once."""
        super().fill(at)
        self.action_keys()

    def action_keys(self) -> None:
        """The page is all keys already."""
        menus = words.key_list([(command.shown, command.says) for command in (*COMMANDS, *TURN)])
        matches = key_list([(command.shown, command.says) for command in match_keys.COMMANDS])
        self.query_one(Page).open(words.HELP, words.help_page(menus, matches, self.host.lobby.store.folder))

    def action_close(self) -> None:
        """The page and the screen are one."""
        self.leave()
