"""Settings, each kept at once, and the list of all themes."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from tui.commands import bindings
from tui.looks import themes
from tui.screens.base import COMMANDS, TURN, MenuScreen, Row, beside
from tui.settings import Settings
from tui.widgets.menu import KEYS, Entry
from tui.words import home_screen as words

KINDS = get_type_hints(Settings)


class SettingsScreen(MenuScreen[None]):
    """A row a setting; Left and Right change it."""

    commands = (*COMMANDS, *TURN)
    BINDINGS = bindings(TURN)

    def heading(self) -> str:
        """As on the first screen."""
        return words.SETTINGS

    def help(self) -> Iterable[str]:
        """When a change holds."""
        return words.SETTINGS_HELP

    def rows(self) -> Iterable[Row]:
        """What can be set, and how it is now."""
        now = self.cosmodrome.settings
        all_ = list(themes())
        theme = words.theme_of(now.theme, all_.index(now.theme) + 1, len(all_)) if now.theme in all_ else now.theme
        turned = self._row("1", "theme", all_, words.THEME, theme, words.ABOUT_THEME)
        yield turned._replace(take=self._themes)
        yield self._row(
            "2", "glyphs", get_args(KINDS["glyphs"]), words.GLYPHS, words.glyph_set(now.glyphs), words.ABOUT_GLYPHS
        )
        yield self._row("3", "pace", get_args(KINDS["pace"]), words.PACE, words.pace(now.pace), words.ABOUT_PACE)
        yield self._row("4", "notes", (True, False), words.NOTES, words.on_off(now.notes), words.ABOUT_NOTES)
        again = Entry("5", words.NOTES_AGAIN, words.explained(len(now.seen)), words.ABOUT_NOTES_AGAIN)
        yield Row(again, self._again)

    def _row(self, key: str, field: str, values: Sequence[Any], text: str, value: str, about: str) -> Row:
        turn = partial(self._turn_field, field, values)
        return Row(Entry(key, text, value, about, turns=True), partial(turn, 1), turn, is_set=True)

    def _themes(self) -> None:
        self.cosmodrome.one_frame()
        self.app.push_screen(ThemesScreen())

    def _turn_field(self, field: str, values: Sequence[Any], by: int) -> None:
        now = self.cosmodrome.settings
        self._change(replace(now, **{field: beside(values, getattr(now, field), by)}))

    def _again(self) -> None:
        self._change(replace(self.cosmodrome.settings, seen=(), notes=True))
        self.say(words.EXPLAINED_AGAIN)

    def _change(self, settings: Settings) -> None:
        self.cosmodrome.change(settings)
        self.fill()


class ThemesScreen(MenuScreen[None]):
    """All themes below each other; the one under the cursor is tried out, and kept by Enter."""

    def on_mount(self) -> None:
        """Begins at the one that holds."""
        all_, now = list(themes()), self.cosmodrome.settings.theme
        self.fill(all_.index(now) if now in all_ else 0)

    def heading(self) -> str:
        """As in the settings."""
        return words.THEME

    def help(self) -> Iterable[str]:
        """What the cursor does here."""
        return words.THEMES_HELP

    def rows(self) -> Iterable[Row]:
        """Ours first, then Textual's."""
        for key, (name, theme) in zip(KEYS, themes().items(), strict=False):
            yield Row(Entry(key, name, words.dark(theme.dark), words.ABOUT_THEMES), self._keep, is_set=True)

    def say(self, text: str) -> None:
        """Whatever moves the cursor says something, so the theme follows here."""
        super().say(text)
        if self.menu.entry:
            self.cosmodrome.try_theme(self.menu.entry.text)

    def _keep(self) -> None:
        assert self.menu.entry is not None
        self.cosmodrome.change(replace(self.cosmodrome.settings, theme=self.menu.entry.text))
        self.leave()

    def leave(self, result: None = None) -> None:
        """What was only tried out is over."""
        self.cosmodrome.try_theme(self.cosmodrome.settings.theme)
        super().leave(result)
