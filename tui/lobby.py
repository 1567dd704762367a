"""Begins matches and goes on with them, in plain mode."""

import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from core import GAMES
from core.bots import BOTS
from core.kernel.game import BadSetup, Seat, Setup
from core.kernel.session import PERSON, Session, TakeBacks
from saves.record import Header, clean_name
from saves.store import Store, default_data_dir
from tui import settings
from tui.lines import Lines
from tui.match import BOT, Match
from tui.plain import Plain
from tui.words import cli as words
from tui.words import home
from tui.words.errors import bad_setup
from tui.words.match import CONTENT_CHANGED


class BadTable(ValueError):
    """Nobody can play like this; the message is a sentence for people."""


class Who(NamedTuple):
    """A seat: the name, and `person` or `bot:` and the bot's name."""

    name: str
    player: str


def seated(seats: Sequence[str]) -> tuple[Who, ...]:
    """Who sits where; people or bots of one name are numbered. Raises BadTable."""
    found = []
    for seat in seats:
        bot = seat.removeprefix(BOT)
        if bot != seat and bot not in BOTS:
            raise BadTable(words.unknown_bot(clean_name(seat), BOTS))
        name = clean_name(seat) if bot == seat else home.bot_name(bot)
        if not name:
            raise BadTable(words.EMPTY_NAME)
        found.append(Who(name, PERSON if bot == seat else seat))
    twice = {name for name, n in Counter(who.name for who in found).items() if n > 1}
    seen: Counter[str] = Counter()
    for n, who in enumerate(found):
        if who.name in twice:
            seen[who.name] += 1
            found[n] = who._replace(name=clean_name(home.numbered(who.name, seen[who.name])))
    return tuple(found)


class Lobby:
    """Where matches begin: the saves, the settings, and the lines that show them."""

    def __init__(self, lines: Lines, data_dir: Path | None, menu: bool = False) -> None:
        """With a data directory of their own, the settings lie there too; `menu` as in Plain."""
        self.lines = lines
        self._menu = menu
        self.store = Store(data_dir or default_data_dir())
        self._settings_folder = data_dir or settings.default_folder()
        found, bad = settings.read(self._settings_folder)
        if bad:
            self.lines.put(words.bad_settings(bad))
        self._last = found.last if found.last is not None and found.last.game in GAMES else None

    def new(self, game: str, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> None:
        """Begin a match and play it. Raises BadTable and BadSave."""
        who = seated(seats)
        setup = Setup(
            seats=tuple(Seat(name=each.name) for each in who),
            options=dict(options),
            seed=secrets.randbits(63) if seed is None else seed,
        )
        players = tuple(each.player for each in who)
        free = players.count(PERSON) <= 1
        try:
            session = Session.new(GAMES[game], setup, TakeBacks.FREE if free else TakeBacks.UNTIL_REVEAL)
        except BadSetup as bad:
            raise BadTable(bad_setup(bad, GAMES[game])) from bad
        self._remember(settings.Last(game=game, seats=tuple(seats), options=dict(options)))
        with self.store.open(self.store.create(game)) as file:
            plain = Plain(self.lines, self._menu)
            plain.run(Match(session, players, plain, file))

    def played_before(self) -> bool:
        """Whether a quick match has one to repeat."""
        return self._last is not None

    def quick(self) -> None:
        """Begin a match like the last one, at first a solo one. Raises as `new` does."""
        if self._last is None:
            self.new("space-bureau", (home.YOU,), {}, None)
        else:
            self.new(self._last.game, self._last.seats, self._last.options, None)

    def resume(self, which: str | Path, *, backup: bool = False) -> None:
        """Go on with a match. Raises BadSave."""
        with self.store.open(which) as file:
            loaded = file.load(GAMES, backup=backup)
            for who in loaded.header.players:
                if who != PERSON and who.removeprefix(BOT) not in BOTS:
                    raise BadTable(words.unknown_bot(who.removeprefix(BOT), BOTS))
            if loaded.content_changed and not loaded.header.over:
                self.lines.put(CONTENT_CHANGED)
            plain = Plain(self.lines, self._menu)
            plain.run(Match(loaded.session(), loaded.header.players, plain, file))

    def waiting(self) -> str | None:
        """The match that was played last and is not over."""
        for entry in self.store.list():
            if isinstance(entry.header, Header) and not entry.header.over:
                return entry.name
        return None

    def _remember(self, last: settings.Last) -> None:
        self._last = last
        try:
            settings.write(self._settings_folder, settings.Settings(last=last))
        except OSError as error:
            self.lines.put(words.settings_unwritten(error.strerror or str(error)))
