"""Figures of simulated matches, checked against matches told again by hand."""

from core import GAMES
from core.galactic_cruise.questions import Bill
from core.kernel.game import Seat, Setup
from core.kernel.session import Played, Session, TakeBacks
from saves.record import BadSave
from tests.tui.scripts import GAME
from tui.match import Match
from tui.simulate import Plan, Result, figures, play, run

PLAN = Plan("space-bureau", ("bot:random", "bot:random"), {"abilities": "dealt", "first": "random"}, seed=1, n=4)


def results() -> list[Result]:
    return run(PLAN, 1, lambda: None)


class Nobody:
    """A listener that listens to nothing."""

    def played(self, played: Played) -> None: ...
    def undone(self, choices: int) -> None: ...
    def ended(self) -> None: ...
    def unsaved(self, bad: BadSave) -> None: ...


def session(n: int) -> Session:
    """The n-th match of the plan, played without counting."""
    setup = Setup(seats=(Seat(name="1"), Seat(name="2")), options=PLAN.options, seed=PLAN.seed + n)
    session = Session.new(GAME, setup, TakeBacks.FREE)
    Match(session, PLAN.bots, Nobody()).go_on()
    return session


def test_each_match_stands_on_its_own_seed() -> None:
    found = results()
    assert found == [play(PLAN, n) for n in range(4)]
    assert len({result.scores for result in found}) > 1


def test_points_by_source_add_up_to_the_scores() -> None:
    for result in results():
        assert tuple(sum(points.values()) for points in result.points) == result.scores


def test_seats_stand_in_turn_order() -> None:
    """Whoever began comes first, although seats keep their numbers in the match."""
    for n, found in enumerate(results()):
        match = session(n)
        by_seat = tuple(standing.score for standing in GAME.standings(match.state))
        first = match.state.first
        assert found.scores == (by_seat[first], by_seat[1 - first])
    assert {session(n).state.first for n in range(PLAN.n)} == {0, 1}


def test_what_makes_a_bill_cheaper_is_used_by_whoever_pays() -> None:
    plan = Plan("galactic-cruise", ("bot:random", "bot:random"), {}, seed=3, n=1)
    setup = Setup(seats=(Seat(name="1"), Seat(name="2")), seed=3)
    told = Session.new(GAMES[plan.game], setup, TakeBacks.FREE)
    Match(told, plan.bots, Nobody()).go_on()
    helped = {
        (played.seat, id_)
        for played in told.history()
        if isinstance(bill := played.before.stack[-1], Bill)
        for id_ in bill.helped
    }
    assert helped
    used = play(plan, 0).used
    assert all(id_ in used[(seat - told.state.first) % 2] for seat, id_ in helped)


def test_a_tick_comes_after_each_match() -> None:
    ticks: list[int] = []
    run(PLAN, 1, lambda: ticks.append(1))
    assert len(ticks) == PLAN.n


def result(scores: tuple[int, ...], wins: tuple[float, ...], used: tuple[frozenset[str], ...]) -> Result:
    return Result(scores, wins, tuple({"landing": score} for score in scores), used, {"NoPlaceFound": 1}, 10, 4)


def test_figures_of_two_known_matches() -> None:
    boiler, nothing = frozenset({"cell:boiler"}), frozenset[str]()
    found = figures(PLAN, [result((8, 4), (1.0, 0.0), (boiler, nothing)), result((6, 6), (0.5, 0.5), (boiler, boiler))])
    assert found["score"] == {"mean": 6, "min": 4, "quarter": 5.5, "median": 6, "three_quarters": 6.5, "max": 8}
    assert found["wins_by_turn_order"] == [0.75, 0.25]
    assert found["fair_share"] == 0.5
    assert found["points_by_source"] == {"landing": 6}
    assert found["events_a_turn"] == {"NoPlaceFound": 0.25}
    assert found["content"]["cell:boiler"] == {"used": 0.75, "winners": 1, "wins": 0.6667, "score": 6.67}
    assert found["content"]["cell:airlock"] == {"used": 0, "winners": 0, "wins": 0, "score": 0}
    assert set(found["content"]) == GAME.content_ids()
