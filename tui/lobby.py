"""Where matches begin and are gone on with, whatever shows them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from random import SystemRandom
from typing import NamedTuple

from msgspec.structs import replace

from core import GAMES
from core.bots import BOTS
from core.kernel.game import BadSetup, Seat, Setup
from core.kernel.session import PERSON, Session, TakeBacks
from saves.record import Header, clean_name
from saves.store import Entry, OpenMatch, Store, default_data_dir
from tui import settings
from tui.match import BOT
from tui.words import cli as words
from tui.words import home
from tui.words.errors import bad_setup
from tui.words.match import CONTENT_CHANGED

FIRST = "space-bureau"
"""The game of somebody's first quick match."""


class BadTable(ValueError):
    """Nobody can play like this; the message is a sentence for people."""


class Who(NamedTuple):
    """A seat: the name, and `person` or `bot:` and the bot's name."""

    name: str
    player: str


class Begun(NamedTuple):
    """A match to be played now; whoever plays it closes its file."""

    session: Session
    players: tuple[str, ...]
    file: OpenMatch
    notice: str = ""
    """What is to be said first, if anything."""


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
    """The saves and the settings, and the ways into a match."""

    def __init__(self, data_dir: Path | None) -> None:
        """With a data directory of their own, the settings lie there too."""
        self.data_dir = data_dir or default_data_dir()
        self.store = Store(self.data_dir)
        self._folder = data_dir or settings.default_folder()
        self.settings, bad = settings.read(self._folder)
        self.notice = words.bad_settings(bad) if bad else ""
        """What is to be said first, if anything."""

    @property
    def last(self) -> settings.Last:
        """What a quick match repeats; at first a solo one."""
        last = self.settings.last
        with suppress(BadTable):
            if last is not None and last.game in GAMES and seated(last.seats):
                return last
        return settings.Last(game=FIRST, seats=(home.YOU,))

    def keep(self, changed: settings.Settings) -> str:
        """These settings hold from now on; returns what to say where they can't be written."""
        self.settings = changed
        try:
            settings.write(self._folder, changed)
        except OSError as error:
            return words.settings_unwritten(error.strerror or str(error))
        return ""

    def begin(self, game: str, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> Begun:
        """A new match. Raises BadTable and BadSave."""
        players = tuple(who.player for who in seated(seats))
        session = self.set_up(game, seats, options, seed)
        file = self.store.open(self.store.create(game))
        last = settings.Last(game=game, seats=tuple(seats), options=dict(options))
        return Begun(session, players, file, self.keep(replace(self.settings, last=last)))

    def set_up(self, game: str, seats: Sequence[str], options: Mapping[str, str], seed: int | None) -> Session:
        """What `begin` would begin; nothing is kept of it. Raises BadTable."""
        who = seated(seats)
        setup = Setup(
            seats=tuple(Seat(name=each.name) for each in who),
            options=dict(options),
            seed=SystemRandom().getrandbits(63) if seed is None else seed,
        )
        free = [each.player for each in who].count(PERSON) <= 1
        try:
            return Session.new(GAMES[game], setup, TakeBacks.FREE if free else TakeBacks.UNTIL_REVEAL)
        except BadSetup as bad:
            raise BadTable(bad_setup(bad, GAMES[game])) from bad

    def quick(self) -> Begun:
        """A match like the last one with new chance. Raises as `begin` does."""
        return self.begin(self.last.game, self.last.seats, self.last.options, None)

    def resume(self, which: str | Path, *, backup: bool = False) -> Begun:
        """A match that was left. Raises BadSave, and BadTable where a bot plays that this version doesn't have."""
        with ExitStack() as closing:
            file = closing.enter_context(self.store.open(which))
            loaded = file.load(GAMES, backup=backup)
            for who in loaded.header.players:
                if who != PERSON and who.removeprefix(BOT) not in BOTS:
                    raise BadTable(words.unknown_bot(who.removeprefix(BOT), BOTS))
            session = loaded.session()
            closing.pop_all()
        changed = loaded.content_changed and not loaded.header.over
        return Begun(session, loaded.header.players, file, CONTENT_CHANGED if changed else "")

    def waiting(self) -> Entry | None:
        """The match that was played last and is not over."""
        return next((e for e in self.store.list() if isinstance(e.header, Header) and not e.header.over), None)
