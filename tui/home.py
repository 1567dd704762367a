"""The home menu, line by line."""

from collections.abc import Callable, Sequence

from core import GAMES
from saves.record import BadSave
from tui.lines import Lines, Quit
from tui.lobby import BadTable, Begun, Lobby, seated
from tui.match import Match
from tui.plain import Plain
from tui.words import cli, errors
from tui.words import home as words
from tui.words.dictionary import words_of
from tui.words.match import KEYS, QUIT, of


def play(lines: Lines, begun: Begun, menu: bool = False) -> None:
    """Play a match line by line; `menu` as in Plain."""
    with begun.file:
        if begun.notice:
            lines.put(begun.notice)
        plain = Plain(lines, menu)
        plain.run(Match(begun.session, begun.players, plain, begun.file))


class Home:
    """What there is to do between matches."""

    def __init__(self, lobby: Lobby, lines: Lines) -> None:
        self.lobby = lobby
        self.lines = lines

    def run(self) -> None:
        """The menu, until somebody quits or the input ends."""
        try:
            while True:
                self._menu()
        except Quit:
            return

    def _menu(self) -> None:
        waiting = self.lobby.waiting()
        entries: list[tuple[str, Callable[[], None]]] = []
        if waiting is not None:
            entries.append((of(words.GO_ON, waiting.name), lambda: self._resume(waiting.name)))
        entries += [
            (words.QUICK if self.lobby.settings.last else words.FIRST, lambda: self._play(self.lobby.quick())),
            (words.NEW, self._new),
            (words.SAVES, self._saves),
            (words.HELP, lambda: self.lines.put_all(words.HELP_TEXT)),
        ]
        n = self._pick(words.TITLE, [label for label, _do in entries], words.QUIT)
        if n is None:
            raise Quit
        try:
            entries[n][1]()
        except BadSave as bad:
            self.lines.put(errors.bad_save(bad))
        except BadTable as bad:
            self.lines.put(str(bad))

    def _pick(self, title: str, labels: Sequence[str], none: str) -> int | None:
        """The place of the entry whose number is typed, or None for 0."""
        self.lines.gap()
        entries = {str(n): label for n, label in enumerate(labels, start=1)} | {"0": none}
        self.lines.pick(title, entries)
        keys = [str(n) for n in range(len(labels) + 1)]
        while (typed := self._get()) not in keys:
            if typed == KEYS.key:
                self.lines.pick(title, entries)
            self.lines.put(words.bad_number(len(labels)))
        return int(typed) - 1 if typed != "0" else None

    def _get(self) -> str:
        typed = self.lines.get()
        if typed == QUIT.key:
            raise Quit
        return typed

    def _saves(self) -> None:
        entries = self.lobby.store.list()
        if not entries:
            self.lines.put(cli.NO_SAVES)
            return
        n = self._pick(words.WHICH_SAVE, [words.entry(entry) for entry in entries], words.BACK)
        if n is not None:
            self._resume(entries[n].name)

    def _resume(self, name: str) -> None:
        """Go on with a match, or with the save before it where that one is sound and wanted."""
        try:
            self._play(self.lobby.resume(name))
        except BadSave as bad:
            if bad.backup is None:
                raise
            self.lines.put(errors.bad_save(bad))
            if self._pick(words.FROM_BACKUP, [words.YES], words.BACK) is not None:
                self._play(self.lobby.resume(name, backup=True))

    def _play(self, begun: Begun) -> None:
        play(self.lines, begun, menu=True)

    def _new(self) -> None:
        games = list(GAMES)
        n = self._pick(words.WHICH_GAME, [words.title(game) for game in games], words.BACK) if len(games) > 1 else 0
        if n is not None:
            game = games[n]
            self._play(self.lobby.begin(game, self.seats(game), self._options(game), None))

    def seats(self, game: str) -> list[str]:
        """Who plays, asked line by line; at least one."""
        most = max(GAMES[game].seats)
        self.lines.put(words.WHO_PLAYS)
        seats: list[str] = []
        while len(seats) < most:
            typed = self._get()
            if typed == KEYS.key:
                self.lines.put(words.WHO_PLAYS)
            elif typed:
                try:
                    seated([typed])
                except BadTable as bad:
                    self.lines.put(str(bad))
                else:
                    seats.append(typed)
            elif seats:
                break
            elif self._pick(words.ALONE, [words.YES], words.NAMES) is not None:
                return [words.YOU]
            else:
                self.lines.put(words.WHO_PLAYS)
        return seats

    def _options(self, game: str) -> dict[str, str]:
        chosen = {}
        described = words_of(game).options()
        for option in GAMES[game].options:
            others = [value for value in option.values if value != option.default]
            named = described[option.id]
            usual = words.usual(named.values[option.default])
            asked = words.option(named.title, named.about)
            n = self._pick(asked, [named.values[value] for value in others], usual)
            if n is not None:
                chosen[option.id] = others[n]
        return chosen
