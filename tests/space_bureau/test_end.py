"""The last round, the last scoring, and who wins."""

import pytest
from msgspec.structs import replace

from core.kernel.events import MatchEnded, Moved, TurnStarted
from core.kernel.game import Standing
from core.space_bureau.effects import PassTurn
from core.space_bureau.events import LastRoundBegan
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAgent
from core.space_bureau.state import State
from tests.space_bureau.table import (
    begun,
    every_cell_does,
    kind,
    match,
    play,
    played_out,
    putting,
    with_captain,
)

TURNS = {2: 14, 3: 13, 4: 13}
SEVERAL = pytest.mark.parametrize("players", TURNS)


def last_turn_over(s: State) -> State:
    """The match when its last turn is just done."""
    ended: State = begun(replace(s, stack=(), final_turns=1), PassTurn()).state
    return ended


@SEVERAL
@pytest.mark.rule("SB-90")
def test_everybody_has_the_printed_number_of_turns(players: int) -> None:
    events = played_out(match(players)).events
    begun_by = [0] + [event.seat for event in events if isinstance(event, TurnStarted)]
    assert begun_by == [n % players for n in range(players * TURNS[players])]


@SEVERAL
@pytest.mark.rule("SB-89")
def test_after_the_first_refill_that_fails_everybody_has_one_more_turn(players: int) -> None:
    s, events, _ = played_out(match(players))
    rung_in = next(n for n, event in enumerate(events) if isinstance(event, LastRoundBegan))
    after = events[rung_in:]
    assert [event.seat for event in after if isinstance(event, TurnStarted)] == list(range(players))
    assert not any(isinstance(event, Moved) and event.there == "queue" for event in after)
    assert isinstance(after[-1], MatchEnded)
    assert (len(s.queue), len(s.bag)) == (2, 0)


@pytest.mark.rule("SB-89")
def test_the_last_turn_has_no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch)
    s = replace(match(), bag=(), queue=match().queue[:2], final_turns=2)
    s = play(s, putting(s, kind("purple"), 0))
    assert not isinstance(s.stack[-1], PickAgent)
    assert (s.stack[-1].seat, len(s.queue)) == (1, 2)
    s = play(s, putting(s, kind("purple"), 0))
    assert s.stack == ()


@pytest.mark.rule("SB-91")
@pytest.mark.parametrize(
    ("samples", "credits"),
    [((0, 0, 0), 54), ((3, 2, 0), 54), ((1, 1, 1), 60), ((2, 3, 1), 60), ((2, 2, 3), 66)],
)
def test_each_set_of_three_colours_pays_six(samples: tuple[int, int, int], credits: int) -> None:
    s = with_captain(match(), credits=54, tally=(("cell", 54),), samples=samples)
    assert last_turn_over(s).captains[0].credits == credits


@pytest.mark.rule("SB-92")
@pytest.mark.parametrize(
    ("credits", "fuel", "ranks"),
    [
        ((60, 61, 59), (9, 0, 9), [2, 1, 3]),
        ((60, 60, 59), (3, 4, 9), [2, 1, 3]),
        ((60, 60, 59), (4, 4, 9), [1, 1, 3]),
        ((60, 61, 60), (4, 0, 4), [2, 1, 2]),
    ],
)
def test_credits_then_fuel_decide_and_then_the_win_is_shared(
    credits: tuple[int, ...], fuel: tuple[int, ...], ranks: list[int]
) -> None:
    s = match(3)
    for seat in range(3):
        s = with_captain(s, seat, credits=credits[seat], fuel=fuel[seat])
    standings: tuple[Standing, ...] = GAME.standings(last_turn_over(s))
    assert [standing.rank for standing in standings] == ranks


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_score_is_what_the_sources_add_up_to(players: int) -> None:
    s = played_out(match(players, abilities="dealt", ships="dealt"), seed=players).state
    for standing in GAME.standings(s):
        assert standing.score == sum(points for _, points in standing.breakdown)
        assert standing.score == s.captains[standing.seat].credits
