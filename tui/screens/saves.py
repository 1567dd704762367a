"""All matches: play on, look at results, delete."""

from collections.abc import Iterable
from functools import partial

from saves.record import BadSave
from saves.store import Entry as Saved
from tui.commands import Command, bindings
from tui.screens.base import COMMANDS, MenuScreen, Row
from tui.widgets.menu import KEYS, Entry
from tui.words import home_screen as words
from tui.words.errors import bad_save
from tui.words.home import title

DELETE = (Command("delete", "D,delete", "D", words.SAYS["delete"], words.DELETE),)


class SavesScreen(MenuScreen[None]):
    """The match played last stands first."""

    commands = (*COMMANDS, *DELETE)
    BINDINGS = bindings(DELETE)

    def heading(self) -> str:
        """As on the first screen."""
        return words.SAVES

    def help(self) -> Iterable[str]:
        """What the list shows."""
        return words.SAVES_HELP

    def rows(self) -> Iterable[Row]:
        """One a match; those after the last key are reached by the cursor alone."""
        self._saved = self.host.lobby.store.list()
        for n, saved in enumerate(self._saved):
            yield Row(_entry(KEYS[n : n + 1] or "·", saved), partial(self.resume, saved.name))

    def fill(self, at: int | None = None) -> None:
        """An empty list says how it gets its first match."""
        super().fill(at)
        if not self._saved:
            self.say(words.NO_SAVES)

    def action_delete(self) -> None:
        """Asks once."""
        if self._saved:
            name = self._saved[self.menu.at].name
            self.ask(words.sure_to_delete(name), partial(self._delete, name))

    def _delete(self, name: str) -> None:
        try:
            self.host.lobby.store.delete(name)
        except BadSave as bad:
            self.say(bad_save(bad))
        else:
            self.fill()
            self.say(words.DELETED)


def _entry(key: str, saved: Saved) -> Entry:
    if isinstance(saved.header, BadSave):
        return Entry(key, saved.name, words.DAMAGED, bad_save(saved.header))
    return Entry(key, title(saved.header.game), words.saved(saved.header), words.about_save(saved.name, saved.header))
