"""Matches to save: Space Bureau, played by whims that depend on nothing but the seed and the number of the choice."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from core import GAMES
from core.kernel.game import Seat, Setup
from core.kernel.session import PERSON, Session, TakeBacks
from saves.store import Store

GAME = GAMES["space-bureau"]
SEATS = ("Ana", "Ben", "Cleo", "Dan")
PLAYERS = ("person", "bot:random", "person", "person")


def begin(players: int = 2, seed: int = 7, **options: str) -> Session:
    seats = tuple(Seat(name=name) for name in SEATS[:players])
    return Session.new(GAME, Setup(seats=seats, options=options, seed=seed), TakeBacks.FREE)


def play_on(session: Session, choices: int) -> Session:
    """Play so many choices, or to the end of the match."""
    for _ in range(choices):
        if session.over:
            break
        whim = Random(f"{session.setup.seed}:{len(session.log)}")
        session.play(whim.choice(session.game.legal(session.state)), PERSON)
    return session


def save(store: Store, session: Session, name: str = "") -> str:
    name = name or store.create(session.game.id)
    with store.open(name) as match:
        match.save(session, PLAYERS[: len(session.setup.seats)])
    return name


def edit(path: Path, change: Callable[[dict[str, Any]], object]) -> None:
    """Change a save behind the program's back."""
    raw = msgspec.json.decode(path.read_bytes())
    change(raw)
    path.write_bytes(msgspec.json.encode(raw))


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
