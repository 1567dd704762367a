"""Matches played by typing: what to type for a choice, and a keyboard that types it."""

import io
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from core import GAMES
from core.kernel.frames import Choice
from core.kernel.game import Seat, Setup
from core.kernel.session import PERSON, Session, TakeBacks
from saves.store import Store
from tui import story
from tui.asking import NUMBERS, Asking, ask
from tui.board import board_of
from tui.lines import Lines
from tui.match import Match
from tui.plain import Plain

GAME = GAMES["space-bureau"]
NAMES = ("Ana", "Ben", "Cleo", "Dan")
ANY = [str(n) for n in NUMBERS.values()]
"""One of them stands in front of an answer, whatever is asked."""


def setup(players: int = 1, seed: int = 7, **options: str) -> Setup:
    return Setup(seats=tuple(Seat(name=name) for name in NAMES[:players]), options=options, seed=seed)


def begin(players: int = 1, seed: int = 7, take_backs: TakeBacks = TakeBacks.FREE, **options: str) -> Session:
    return Session.new(GAME, setup(players, seed, **options), take_backs)


def watched(session: Session) -> Match:
    """The match as plain mode has it, people at all seats."""
    return Match(session, (PERSON,) * len(session.setup.seats), Plain(Lines(interactive=False)))


def typed_for(match: Match, choice: Choice) -> list[str]:
    """The numbers that lead to a choice, one line a part; a part with one value is not asked."""
    game = match.session.game
    further: Choice | Asking = ask(story.table(match), game.legal(match.session.state))
    typed = []
    while isinstance(further, Asking):
        answers = further.answers(board_of(game.id).mark, match.given)
        answer = next(answer for answer in answers if choice in answer.choices)
        typed.append(str(NUMBERS[answer.key]))
        further = further.take(answer)
    return typed


class Script(NamedTuple):
    """Lines to type, and the match that they make."""

    lines: list[str]
    session: Session

    @property
    def text(self) -> str:
        return "".join(line + "\n" for line in self.lines)


def random_match(session: Session, seed: int, choices: int = 10_000) -> Script:
    """A match played on in the core by chance, to its end or for so many choices of people."""
    match, rng, lines = watched(session), Random(seed), list[str]()
    for _n in range(choices):
        while (forced := session.forced()) is not None:
            session.play(forced, "auto")
        if session.over:
            break
        choice = rng.choice(session.game.legal(session.state))
        lines += typed_for(match, choice)
        session.play(choice, PERSON)
    while (forced := session.forced()) is not None:
        session.play(forced, "auto")
    return Script(lines, session)


class Played(NamedTuple):
    """What came of typing: the session, and all that was shown."""

    session: Session
    shown: str


class Keyboard:
    """Types lines into plain mode and reads what it shows."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def play(
        self,
        session: Session,
        lines: Iterable[str],
        players: tuple[str, ...] | None = None,
        store: Store | None = None,
        interactive: bool = False,
    ) -> Played:
        """Play on with these lines; the input ends after them."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        plain = Plain(Lines(interactive))
        players = players or (PERSON,) * len(session.setup.seats)
        if store is None:
            plain.run(Match(session, players, plain))
        else:
            with store.open(store.create(GAME.id)) as file:
                match = Match(session, players, plain, file)
                match.start()
                plain.run(match)
        return Played(session, self._capsys.readouterr().out)


def saved_state(folder: Path) -> Any:
    """The position in the only save of a data directory."""
    store = Store(folder)
    [name] = store.names()
    with store.open(name) as file:
        return file.load().state
