"""What bots think of positions, and what the greedy one does with that."""

from typing import Any

from msgspec.structs import replace

from core.bots import BOTS
from core.galactic_cruise import value
from core.galactic_cruise.choices import Launch, TakeGoal
from core.galactic_cruise.game import GAME
from core.kernel.frames import Choice
from tests.galactic_cruise.table import at_end_of_turn, match, owned, played_out, ready, with_player, with_ship
from tests.harness import walk


def greedy(s: Any) -> Choice:
    """What the greedy bot answers."""
    return BOTS["greedy"].choose(GAME, GAME.view(s, GAME.decider(s)), seed=1, n=1)


def test_greedy_takes_a_goal_that_is_met() -> None:
    assert greedy(with_ship(at_end_of_turn(match()), segments=("a-1",) * 5)) == TakeGoal(goal=0)


def test_greedy_takes_a_goal_however_much_it_has_to_look_forward_to() -> None:
    s = with_ship(at_end_of_turn(match(2)), segments=("a-1",) * 5)
    assert greedy(with_player(s, upgrades=("bath-tax",), unhired=(), money=12, rows=(1, 1, 1))) == TakeGoal(goal=0)


def test_greedy_launches_a_ship_that_is_ready() -> None:
    s = with_player(ready(match(), guests=(2, 0, 0)), flipped="money-4")
    assert isinstance(greedy(s), Launch)


def test_more_is_better() -> None:
    s = match()
    for more in ({"money": 12}, {"ads": 4}, {"stock": (2, 2, 2)}, {"rep": 5}, {"goals": (0,)}, {"rows": (2, 2, 2)}):
        assert GAME.value(with_player(s, **more), 0) > GAME.value(s, 0), more


def test_at_the_end_only_points_count() -> None:
    s = played_out(match(2), seed=3).state
    assert [GAME.value(s, seat) for seat in range(2)] == [p.points for p in s.players]


def test_launches_are_prepared_as_long_as_the_track_is_open() -> None:
    # One space is free, and nobody reaches a goal: without a launch the match would never end.
    nearly = replace(ready(match(2)), track=((0, 1, 1), (1, 0, 0), (1, 0, 0)))

    def gain(s: Any) -> float:
        return GAME.value(with_player(s, stock=(2, 2, 2)), 0) - GAME.value(with_player(s, stock=(0, 0, 0)), 0)

    assert gain(nearly) > gain(replace(nearly, phase="final-round"))


def test_what_was_weighed_before_is_worth_the_same_now() -> None:
    places = [(step.state, seat) for _choices, step in walk(GAME, seed=4) for seat in range(len(step.state.players))]
    known = [GAME.value(s, seat) for s, seat in places]
    for (s, seat), worth in zip(places[::2], known[::2], strict=True):
        value._weighed.clear()
        assert GAME.value(s, seat) == worth


def test_in_a_match_that_drags_on_nothing_is_put_off() -> None:
    def worth_of_a_technology(turn: int) -> float:
        s = replace(match(2), turn=replace(match(2).turn, n=turn))
        return GAME.value(owned(s, t1=(0,)), 0) - GAME.value(owned(s, t1=()), 0)

    assert worth_of_a_technology(2) == worth_of_a_technology(52) > 2
    assert worth_of_a_technology(68) < 0.2
