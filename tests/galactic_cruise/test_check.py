"""States that no match leads to are found out, and every state of a match passes."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import Choose, Embark, PickGuest, PickMain, Run
from core.galactic_cruise.state import Slot, State, Worker
from core.kernel.game import Problem
from tests.galactic_cruise.table import asking, flying, match, new, with_player, with_ship

FAULTS: dict[str, tuple[Callable[[State], State], str]] = {
    "too few players": (lambda s: replace(s, players=s.players[:1]), "count"),
    "nobody begins": (lambda s: replace(s, first=5), "seat"),
    "a location is missing": (lambda s: replace(s, network=s.network[:5]), "count"),
    "an action twice": (lambda s: replace(s, actions=(("draw", "draw"), *s.actions[1:])), "sum"),
    "an unknown expert": (lambda s: replace(s, expert_tile="juggler"), "unknown"),
    "a stranger's development": (lambda s: replace(s, areas=((4,), *s.areas[1:])), "seat"),
    "two developments of one player": (lambda s: replace(s, areas=((0, 0), *s.areas[1:])), "seat"),
    "a stranger's cube": (lambda s: replace(s, track=((5,), (), ())), "seat"),
    "three tickets": (lambda s: replace(s, market=(Slot(cruise="b1", guests=(3, 0, 0)), *s.market[1:])), "count"),
    "points from nowhere": (lambda s: with_player(s, tally=(("start", 1),)), "sum"),
    "points of an unknown source": (lambda s: with_player(s, points=1, tally=(("luck", 1),)), "unknown"),
    "an unknown upgrade": (lambda s: with_player(s, upgrades=("swimming-pool",)), "unknown"),
    "a goal twice": (lambda s: with_player(s, goals=(1, 1)), "count"),
    "a flipped token that is gone": (lambda s: with_player(s, tower=s.players[0].tower[1:], flipped="money"), "place"),
    "a cruise that is not on offer": (lambda s: with_player(s, scheduled="b99"), "place"),
    "a token too few": (lambda s: with_player(s, tower=s.players[0].tower[1:]), "sum"),
    "a pilot without a cruise": (lambda s: with_ship(s, pilot="worker"), "place"),
    "a card twice": (lambda s: with_player(s, hand=(s.deck[0],)), "sum"),
    "a worker too many": (lambda s: replace(s, network=(Worker(owner=0), *s.network[1:])), "sum"),
    "guests from nowhere": (lambda s: replace(s, guests=(12, 12, 12)), "sum"),
    "a seat that is not there": (lambda s: asking(s, PickMain(seat=4, src="turn")), "seat"),
    "work without anything to do": (lambda s: replace(s, stack=(Run(seat=0, src="turn", todo=()), *s.stack)), "stack"),
    "a source that nobody knows": (lambda s: asking(s, PickMain(seat=0, src="rumour")), "unknown"),
    "positions that are not there": (
        lambda s: asking(s, Choose(seat=0, src="turn", todo=(), left=(3,), used=())),
        "stack",
    ),
    "a cruise that nobody can join": (
        lambda s: asking(s, PickGuest(seat=0, src="turn", cruise="b99", left=1)),
        "stack",
    ),
    "a ship that is not there": (lambda s: asking(s, Embark(seat=0, src="launch", ship=3, expert=False)), "stack"),
    "no question on top": (lambda s: replace(s, stack=s.stack[:-1]), "stack"),
}


def sound() -> State:
    """A match at the first choice of its first turn, with nothing changed."""
    s = new(3, 7, board="intro")
    while not isinstance(s.stack[-1], PickMain):
        s = GAME.step(s, GAME.legal(s)[0]).state
    return s


def test_a_match_as_it_is_passes() -> None:
    assert GAME.check(sound()) is None


@pytest.mark.parametrize("fault", FAULTS)
def test_faults_are_found(fault: str) -> None:
    spoil, what = FAULTS[fault]
    problem = GAME.check(spoil(sound()))
    assert isinstance(problem, Problem)
    assert problem.what == what, problem


def test_a_ship_beyond_its_cruise_is_found() -> None:
    assert GAME.check(flying(match(), "star-1", stop=9)) is not None
