"""Setting up a match: a form in which nothing but names and a seed is typed."""

from collections.abc import Callable, Iterable
from functools import partial

from textual import events

from core import GAMES
from core.bots import BOTS
from saves.record import BadSave, clean, clean_name
from tui.commands import bindings
from tui.lobby import BadTable, Begun, seated
from tui.match import BOT
from tui.screens.base import COMMANDS, TURN, MenuScreen, Row, beside
from tui.settings import Last
from tui.widgets.menu import KEYS, Entry
from tui.widgets.page import Page
from tui.words import home_screen as words
from tui.words.dictionary import words_of
from tui.words.errors import bad_save
from tui.words.home import title

NOBODY = ""
LONGEST = 40
"""Characters that can be typed."""
SEEDS = range(2**63)


class NewScreen(MenuScreen[Begun | None]):
    """Ends with the match that was begun, or None."""

    commands = (*COMMANDS, *TURN)
    BINDINGS = bindings(TURN)

    def __init__(self, last: Last, seed: int | None = None) -> None:
        """The form is filled in as at the last match."""
        super().__init__()
        self._game = last.game
        self._options = dict(last.options)
        self._seats = [*last.seats, *[NOBODY] * max(max(game.seats) for game in GAMES.values())]
        self._names = [NOBODY if seat.startswith(BOT) else seat for seat in self._seats]
        """The last person of each seat, who comes round again among the bots."""
        self._seed = seed
        self._accept: Callable[[str], None] = self._plant
        """What is done with the text that is being typed."""

    def on_mount(self) -> None:
        """Who plays is what changes most."""
        self.fill(1)

    def heading(self) -> str:
        """As on the first screen."""
        return words.NEW

    def help(self) -> Iterable[str]:
        """Who can play."""
        return words.NEW_HELP

    def rows(self) -> Iterable[Row]:
        """Game, seats, options, seed, and to begin."""
        keys = iter(KEYS)
        games = list(GAMES)
        yield self._row(next(keys), words.GAME, title(self._game), words.ABOUT_GAME, partial(self._turn_game, games))
        for n in range(max(GAMES[self._game].seats)):
            entry = Entry(next(keys), words.seat(n + 1), self._who(n), words.ABOUT_SEAT, turns=True)
            clear = partial(self._sit, n, NOBODY)
            yield Row(entry, partial(self._type_name, n), partial(self._turn_seat, n), is_set=True, clear=clear)
        described = words_of(self._game).options()
        for option in GAMES[self._game].options:
            value = self._options.get(option.id, option.default)
            yield self._row(
                next(keys),
                described[option.id].title,
                described[option.id].values.get(value, value),
                words.about_option(described[option.id].about),
                partial(self._turn_option, option.id, option.values, value),
            )
        seed = words.DRAWN if self._seed is None else str(self._seed)
        entry = Entry(next(keys), words.SEED, seed, words.ABOUT_SEED)
        yield Row(entry, self._type_seed, is_set=True, clear=partial(self._plant, ""))
        yield Row(Entry("0", words.BEGIN, "", words.ABOUT_BEGIN), self._begin)

    def _row(self, key: str, text: str, value: str, about: str, turn: Callable[[int], None]) -> Row:
        return Row(Entry(key, text, value, about, turns=True), partial(turn, 1), turn, is_set=True)

    def _who(self, n: int) -> str:
        seat = self._seats[n]
        return seated([seat])[0].name if seat else words.NOBODY

    # Values

    def _turn_game(self, games: list[str], by: int) -> None:
        self._game = beside(games, self._game, by)
        self._options.clear()
        self.fill()

    def _turn_seat(self, n: int, by: int) -> None:
        everybody = dict.fromkeys((NOBODY, self._names[n], *(f"{BOT}{bot}" for bot in BOTS)))
        self._seats[n] = beside(tuple(everybody), self._seats[n], by)
        self.fill()

    def _turn_option(self, option: str, values: tuple[str, ...], value: str, by: int) -> None:
        self._options[option] = beside(values, value, by)
        self.fill()

    # Text

    def _type_name(self, n: int) -> None:
        seat = self._seats[n]
        self._type("" if seat.startswith(BOT) else seat, words.TYPE_NAME, partial(self._sit, n))

    def _sit(self, n: int, typed: str) -> None:
        self._seats[n] = seat = clean_name(typed) if typed and seated([typed]) else NOBODY
        if not seat.startswith(BOT):
            self._names[n] = seat

    def _type_seed(self) -> None:
        self._type("" if self._seed is None else str(self._seed), words.TYPE_SEED, self._plant)

    def _plant(self, typed: str) -> None:
        if typed and not (typed.isascii() and typed.isdecimal() and int(typed) in SEEDS):
            raise BadTable(words.BAD_SEED)
        self._seed = int(typed) if typed else None

    def _type(self, text: str, prompt: str, accept: Callable[[str], None]) -> None:
        self._accept = accept
        self.menu.type(text, selected=bool(text))
        self.say(prompt)

    def takes(self, event: events.Key) -> bool:
        """All keys belong to the text that is being typed; where none is, Backspace empties what may be empty."""
        text = self.menu.typed
        if text is None:
            return self._clears(event) or super().takes(event)
        if event.key in ("enter", "down", "tab"):
            self._typed(text, 1)
        elif event.key in ("up", "shift+tab"):
            self._typed(text, -1)
        elif event.key == "escape":
            self.fill()
        elif event.key == "ctrl+u" or (event.key == "backspace" and self.menu.selected):
            self.menu.type("")
        elif event.key == "backspace":
            self.menu.type(text[:-1])
        elif event.is_printable and event.character:
            self._insert(event.character)
        return True

    def _clears(self, event: events.Key) -> bool:
        """Whether a key is for emptying values; it must not leave the form where it is pressed for that in vain."""
        if event.key not in ("backspace", "delete") or self.query_one(Page).is_open:
            return False
        clear = self._rows[self.menu.at].clear
        if clear is not None:
            clear()
            self.fill()
        return True

    def on_paste(self, event: events.Paste) -> None:
        """What is pasted is typed."""
        if self.menu.typed is not None:
            self._insert(event.text)

    def _insert(self, text: str) -> None:
        """At the end, or in place of the old text, which is selected until something is typed."""
        before = "" if self.menu.selected else self.menu.typed or ""
        self.menu.type(clean(before + text, LONGEST))

    def _typed(self, text: str, by: int) -> None:
        try:
            self._accept(text.strip())
        except BadTable as bad:
            self.say(str(bad))
        else:
            self.fill()
            self.move(by)

    # To begin

    def _begin(self) -> None:
        seats = [seat for seat in self._seats[: max(GAMES[self._game].seats)] if seat]
        if not seats:
            self.say(words.NOBODY_PLAYS)
            return
        try:
            begun = self.host.lobby.begin(self._game, seats, self._options, self._seed)
        except BadTable as bad:
            self.say(str(bad))
        except BadSave as bad:
            self.say(bad_save(bad))
        else:
            self.leave(begun)
