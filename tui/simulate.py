"""Many matches played by bots, and the figures that come out; equal for any number of processes."""

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean, quantiles
from typing import Any, NamedTuple

from core import GAMES
from core.kernel.events import Event, TurnStarted
from core.kernel.game import Game, Seat, Setup
from core.kernel.session import Played, Session, TakeBacks
from saves.record import BadSave
from tui.match import Match


class Plan(NamedTuple):
    """What is to be played: `n` matches with the seeds from `seed` on."""

    game: str
    bots: tuple[str, ...]
    """Who plays each seat, such as `bot:greedy`."""
    options: Mapping[str, str]
    seed: int
    n: int


class Result(NamedTuple):
    """One match; tuples hold one entry a seat, in turn order from whoever began."""

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """1 for the winner; those who share the first place share the win too."""
    points: tuple[Mapping[str, int], ...]
    """Points by source."""
    used: tuple[frozenset[str], ...]
    """Pieces of content that each seat had to do with."""
    events: Mapping[str, int]
    """Events by kind."""
    decisions: int
    turns: int


class _Witness:
    """Listens to one match and notes what there is to count."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._known = game.content_ids()
        self.used: list[set[str]] = [set() for _seat in range(seats)]
        self.events: Counter[str] = Counter()
        self.first: int | None = None

    def played(self, played: Played) -> None:
        """Notes events, and what the question came from and names, such as what has made a bill cheaper."""
        self.note(played.events, played.seat)
        question = played.before.stack[-1]
        for value in (getattr(question, field) for field in question.__struct_fields__):
            for id_ in value if isinstance(value, tuple) else (value,):
                self._use(played.seat, id_)

    def undone(self, choices: int) -> None:
        """Bots take nothing back."""

    def ended(self) -> None:
        """Nothing more to note."""

    def unsaved(self, bad: BadSave) -> None:
        """Nothing is saved here."""

    def note(self, events: Sequence[Event], seat: int | None) -> None:
        """Counts events by kind, and the content they name for the seat they are about."""
        for event in events:
            self.events[type(event).__name__] += 1
            if self.first is None and isinstance(event, TurnStarted):
                self.first = event.seat
            whose = getattr(event, "seat", seat)
            if whose is not None:
                for field in event.__struct_fields__:
                    value = getattr(event, field)
                    if isinstance(value, str):
                        self._use(whose, value)
                        self._use(whose, f"{field}:{value}")

    def _use(self, seat: int, id_: object) -> None:
        if isinstance(id_, str) and id_ in self._known:
            self.used[seat].add(id_)


def play(plan: Plan, n: int) -> Result:
    """The n-th match of a plan. Raises BadSetup."""
    game, seats = GAMES[plan.game], len(plan.bots)
    setup = Setup(seats=tuple(Seat(name=f"{n + 1}") for n in range(seats)), options=plan.options, seed=plan.seed + n)
    session = Session.new(game, setup, TakeBacks.FREE)
    witness = _Witness(game, seats)
    witness.note(session.start.events, None)
    match = Match(session, plan.bots, witness)
    match.start()
    match.go_on()
    standings = {standing.seat: standing for standing in game.standings(session.state)}
    winners = [seat for seat in range(seats) if standings[seat].rank == 1]
    order = [((witness.first or 0) + n) % seats for n in range(seats)]
    return Result(
        scores=tuple(standings[seat].score for seat in order),
        wins=tuple(1 / len(winners) if seat in winners else 0.0 for seat in order),
        points=tuple(dict(standings[seat].breakdown) for seat in order),
        used=tuple(frozenset(witness.used[seat]) for seat in order),
        events=witness.events,
        decisions=len(session.log),
        turns=game.progress(session.state).turn,
    )


def run(plan: Plan, jobs: int, tick: Callable[[], object]) -> list[Result]:
    """All matches of a plan in the order of their seeds; `tick` is called after each. Raises BadSetup."""
    results = []
    for result in _results(plan, jobs):
        results.append(result)
        tick()
    return results


def _results(plan: Plan, jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from (play(plan, n) for n in range(plan.n))
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(partial(play, plan), range(plan.n), chunksize=max(1, min(16, plan.n // (jobs * 4))))


def figures(plan: Plan, results: Sequence[Result]) -> dict[str, Any]:
    """What came out, ready for JSON; the time it took is no part of it."""
    seats = len(plan.bots)
    scores = [score for result in results for score in result.scores]
    turns = sum(result.turns for result in results)
    events = sum((Counter(result.events) for result in results), Counter[str]())
    points: Counter[str] = Counter()
    for result in results:
        for breakdown in result.points:
            points.update(breakdown)
    return {
        "game": plan.game,
        "seats": list(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "matches": len(results),
        "decisions": sum(result.decisions for result in results),
        "turns": round(turns / len(results), 3),
        "score": _spread(scores),
        "winner": _spread([max(result.scores) for result in results]),
        "wins_by_turn_order": [round(fmean(result.wins[n] for result in results), 4) for n in range(seats)],
        "fair_share": round(1 / seats, 4),
        "points_by_source": {source: round(n / len(scores), 3) for source, n in sorted(points.items())},
        "content": _content(GAMES[plan.game], results),
        "events_a_turn": {kind: round(n / turns, 5) for kind, n in sorted(events.items())},
    }


def _spread(values: Sequence[float]) -> dict[str, float]:
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return {
        "mean": round(fmean(values), 2),
        "min": min(values),
        "quarter": low,
        "median": middle,
        "three_quarters": high,
        "max": max(values),
    }


def _content(game: Game[Any], results: Sequence[Result]) -> dict[str, dict[str, float]]:
    """For each piece of content: the shares of seats and of winners that used it, and how its users fared."""
    found: dict[str, list[tuple[float, int]]] = {id_: [] for id_ in sorted(game.content_ids())}
    for result in results:
        for used, win, score in zip(result.used, result.wins, result.scores, strict=True):
            for id_ in used:
                found[id_].append((win, score))
    played = sum(len(result.scores) for result in results)
    return {
        id_: {
            "used": round(len(by) / played, 4),
            "winners": round(sum(win for win, _score in by) / len(results), 4),
            "wins": round(fmean(win for win, _score in by), 4) if by else 0.0,
            "score": round(fmean(score for _win, score in by), 2) if by else 0.0,
        }
        for id_, by in found.items()
    }
