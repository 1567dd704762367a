"""Phase 3: a recruit from the queue, the queue refilled, and the draw that fails."""

import pytest
from msgspec.structs import replace

from core.space_bureau.choices import Redraw, TakeAgent
from core.space_bureau.components import content
from core.space_bureau.events import LastRoundBegan
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAgent, PlaceAgent
from core.space_bureau.reasons import BagEmpty, MixedQueue, RedrawnAlready
from core.space_bureau.state import State
from tests.space_bureau.table import declining, doing, kind, match, play, told, why_not, with_captain

ORANGE, BLUE, PURPLE, INSPECTOR = kind("orange"), kind("blue"), kind("purple"), kind(None)


def recruiting(queue: tuple[str, ...], bag: tuple[str, ...]) -> State:
    """A match at the refill of the first turn, with these agents in queue and bag."""
    return doing(replace(match(), queue=queue, bag=bag))


@pytest.mark.rule("SB-86")
def test_a_recruit_joins_the_reserve() -> None:
    s = recruiting((ORANGE, BLUE, BLUE), (PURPLE,))
    assert isinstance(s.stack[-1], PickAgent)
    recruits = {c for c in GAME.legal(s) if isinstance(c, TakeAgent)}
    assert recruits == {TakeAgent(agent=ORANGE), TakeAgent(agent=BLUE)}
    reserve = s.captains[0].reserve
    s = play(s, TakeAgent(agent=BLUE))
    assert sorted(s.captains[0].reserve) == sorted((*reserve, BLUE))
    assert sorted(s.queue) == sorted((ORANGE, BLUE, PURPLE))


@pytest.mark.rule("SB-87")
def test_a_queue_of_three_of_one_type_may_be_redrawn() -> None:
    s = recruiting((INSPECTOR,) * 3, (ORANGE, BLUE, PURPLE))
    assert {TakeAgent(agent=INSPECTOR), Redraw()} == set(GAME.legal(s))
    s = play(s, Redraw())
    assert isinstance(s.stack[-1], PickAgent)
    assert sorted((*s.queue, *s.bag)) == sorted((*(INSPECTOR,) * 3, ORANGE, BLUE, PURPLE))
    assert why_not(recruiting((INSPECTOR, INSPECTOR, BLUE), (ORANGE,)), Redraw()) == MixedQueue()


@pytest.mark.rule("SB-87")
def test_agents_of_one_colour_are_one_type_however_their_connectors_lie() -> None:
    shapes: dict[str, list[str]] = {}
    for agent in content().agents.values():
        shapes.setdefault(agent.type, []).append(agent.id)
    for alike in shapes.values():
        assert Redraw() in GAME.legal(recruiting((alike[0], alike[-1], alike[0]), (ORANGE, BLUE, PURPLE)))


@pytest.mark.rule("SB-88")
def test_one_tile_of_the_bag_refills_the_queue() -> None:
    s = play(recruiting((ORANGE, BLUE, BLUE), (PURPLE, INSPECTOR)), TakeAgent(agent=ORANGE))
    assert (s.queue, s.bag) == ((BLUE, BLUE, PURPLE), (INSPECTOR,))


@pytest.mark.rule("SB-Q25")
def test_the_queue_goes_back_into_the_bag_before_three_are_drawn() -> None:
    s = play(recruiting((INSPECTOR,) * 3, (BLUE,)), Redraw())
    assert (len(s.queue), len(s.bag)) == (3, 1)
    assert sorted((*s.queue, *s.bag)) == sorted((BLUE, *(INSPECTOR,) * 3))


@pytest.mark.rule("SB-87")
def test_a_queue_that_was_drawn_anew_says_so_whatever_lies_in_it() -> None:
    s = play(recruiting((INSPECTOR,) * 3, (BLUE, BLUE)), Redraw())
    assert len(set(s.queue)) > 1
    assert why_not(s, Redraw()) == RedrawnAlready()


@pytest.mark.rule("SB-Q25")
def test_there_is_no_redraw_from_an_empty_bag() -> None:
    assert why_not(recruiting((INSPECTOR,) * 3, ()), Redraw()) == BagEmpty()


@pytest.mark.rule("SB-Q26")
def test_a_second_three_of_a_kind_in_the_same_turn_stays() -> None:
    s = play(recruiting((PURPLE,) * 3, (PURPLE,) * 5), Redraw())
    assert GAME.legal(s) == (TakeAgent(agent=PURPLE),)
    assert why_not(s, Redraw()) == RedrawnAlready()
    s = play(s, TakeAgent(agent=PURPLE))
    s = declining(play(s, GAME.legal(s)[0]))
    assert GAME.decider(s) == 1
    assert Redraw() in GAME.legal(s)


@pytest.mark.rule("SB-Q1")
def test_the_last_tile_of_the_bag_ends_nothing_but_the_draw_that_fails_does() -> None:
    s = recruiting((ORANGE, BLUE, BLUE), (PURPLE,))
    assert LastRoundBegan() not in told(s, TakeAgent(agent=ORANGE))
    s = play(s, TakeAgent(agent=ORANGE))
    assert (s.bag, s.final_turns) == ((), None)
    s = declining(play(s, GAME.legal(s)[0]))
    assert LastRoundBegan() in told(s, TakeAgent(agent=BLUE))
    assert play(s, TakeAgent(agent=BLUE)).final_turns == len(s.captains)


@pytest.mark.rule("SB-Q2")
def test_nobody_recruits_in_the_last_round() -> None:
    before = replace(match(), final_turns=2)
    s = declining(play(before, GAME.legal(before)[0]))
    assert isinstance(s.stack[-1], PlaceAgent)
    assert GAME.decider(s) == 1
    assert s.queue == before.queue
    assert len(s.captains[0].reserve) == 2


@pytest.mark.rule("SB-Q41")
def test_the_fuel_left_breaks_a_tie_whatever_the_cap() -> None:
    s = with_captain(with_captain(match(), 0, fuel=4, limiters=2), 1, fuel=3, limiters=0)
    assert [standing.rank for standing in GAME.standings(s)] == [1, 2]
    s = with_captain(s, 1, fuel=4)
    assert [standing.rank for standing in GAME.standings(s)] == [1, 1]
