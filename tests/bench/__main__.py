"""Prints the figures of the kernel and of every game: decisions, legality, states, saves, bots, start-up.

With the word `screen` behind it, those of the screen instead.
"""

import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

import msgspec

from core import GAMES
from core.bots import BOTS
from core.kernel.game import Game, Seat, Setup
from core.kernel.session import PERSON, Session, TakeBacks
from saves.store import Store
from tests.bench import screen

MATCHES = 60


def setup(game: Game[Any], seed: int) -> Setup:
    """Matches spread over player counts."""
    players = game.seats[seed % len(game.seats)]
    return Setup(seats=tuple(Seat(name=f"Seat {n + 1}") for n in range(players)), seed=seed)


def microseconds(action: Callable[[], object], times: int = 200) -> float:
    """The median time of an action."""
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        action()
        spent.append(time.perf_counter() - start)
    return 1e6 * median(spent)


def line(what: str, value: str) -> None:
    """One figure."""
    print(f"  {what:<52} {value}")


def random_play(game: Game[Any]) -> list[Any]:
    """Decisions a second with legality, setup and events; returns states on the way."""
    seen: list[Any] = []
    decisions = 0
    start = time.perf_counter()
    for seed in range(MATCHES):
        rng = Random(seed)
        state = game.new(setup(game, seed)).state
        while state.stack:
            legal = game.legal(state)
            state = game.step(state, legal[int(rng.random() * len(legal))]).state
            decisions += 1
            seen.append(state)
    spent = time.perf_counter() - start
    line("random decisions a second", f"{decisions / spent:,.0f}")
    line("random decisions a match", f"{decisions / MATCHES:,.0f}")
    return seen


def legality(game: Game[Any], states: list[Any]) -> None:
    """`legal` for each type of question."""
    spent: dict[str, list[float]] = defaultdict(list)
    for state in states:
        if state.stack:
            start = time.perf_counter()
            game.legal(state)
            spent[type(state.stack[-1]).__name__].append(1e6 * (time.perf_counter() - start))
    every = [t for times in spent.values() for t in times]
    line("legal, mean over all questions", f"{mean(every):.0f} us")
    for question, times in sorted(spent.items()):
        line(f"legal, {question}", f"mean {mean(times):.0f} us, worst {max(times):.0f} us of {len(times)}")


def codec(game: Game[Any], states: list[Any]) -> None:
    """Size of states, and the time to write and read them."""
    decoder = msgspec.json.Decoder(game.State)
    coded = [msgspec.json.encode(state) for state in states[::20]]
    middle = sorted(coded, key=len)[len(coded) // 2]
    state = decoder.decode(middle)
    line("state as JSON", f"{len(middle):,} bytes, {max(map(len, coded)):,} at most")
    line("state encoded", f"{microseconds(lambda: msgspec.json.encode(state)):.0f} us")
    line("state decoded", f"{microseconds(lambda: decoder.decode(middle)):.0f} us")
    line("state checked", f"{microseconds(lambda: game.check(state)):.0f} us")


def saving(game: Game[Any]) -> None:
    """A save after each choice, the disk included."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder))
        session = Session.new(game, setup(game, 0), TakeBacks.FREE)
        rng = Random(0)
        players = (PERSON,) * len(session.setup.seats)
        spent = []
        with store.open(store.create(game.id)) as match:
            while not session.over:
                legal = game.legal(session.state)
                session.play(legal[int(rng.random() * len(legal))], PERSON)
                start = time.perf_counter()
                match.save(session, players)
                spent.append(1e3 * (time.perf_counter() - start))
        line("save with the disk's own sync", f"median {median(spent):.1f} ms, worst {max(spent):.1f} ms")


def greedy(game: Game[Any]) -> None:
    """A solo match and one of three, played by greedy."""
    bot = BOTS["greedy"]
    spent = []
    turns = 0
    for seed in (0, 2):
        state = game.new(setup(game, seed)).state
        n = 0
        while state.stack:
            legal = game.legal(state)
            choice = legal[0]
            if len(legal) > 1:
                start = time.perf_counter()
                choice = bot.choose(game, game.view(state, game.decider(state)), seed, n)
                spent.append(1e3 * (time.perf_counter() - start))
            state = game.step(state, choice).state
            n += 1
        turns += game.progress(state).turn
    line("greedy decisions a second", f"{1e3 * len(spent) / sum(spent):,.0f}")
    line("greedy, time a turn", f"mean {sum(spent) / turns:.0f} ms")
    line("greedy, time a decision", f"mean {mean(spent):.0f} ms, worst {max(spent):.0f} ms")


def start_up() -> None:
    """The command line from the shell."""
    print("command line")
    for words in (["--help"], ["--version"], ["saves", "list"]):
        command = [sys.executable, "-m", "tui", *words]
        run = lambda: subprocess.run(command, capture_output=True, check=False)  # noqa: E731, B023
        line(" ".join(words), f"{microseconds(run, 7) / 1e3:.0f} ms")


def main() -> None:
    """The screen, or everything else game by game."""
    if sys.argv[1:] == ["screen"]:
        for what, value in screen.figures():
            line(what, value)
        return
    for name, game in GAMES.items():
        print(name)
        states = random_play(game)
        legality(game, states)
        codec(game, states)
        saving(game)
        greedy(game)
    start_up()


if __name__ == "__main__":
    main()
