"""The bureau track: rooms and their bonuses, levels, and the inspectors who wait for them.

Rooms are looked up by what they are: the rulebook prints neither their number nor their bonuses.
"""

from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from core.kernel.events import Event, Moved, Scored
from core.kernel.frames import Pick, Question, Stop
from core.space_bureau.bureau import level, room_after
from core.space_bureau.choices import Explore, FlipAt, PutAgent
from core.space_bureau.components import content
from core.space_bureau.effects import Bureau, Flight, OneOf, Place
from core.space_bureau.events import InspectorFlipped, LevelReached, RoomEntered
from core.space_bureau.game import GAME
from core.space_bureau.questions import FlipInspector, Fly, PickAgent, TakeSample
from core.space_bureau.ship import ALL_SIDES, DOWN, connectors
from core.space_bureau.state import COLUMNS, State
from tests.space_bureau.table import (
    begun,
    cell,
    declining,
    doing,
    kind,
    laid,
    match,
    play,
    told,
    with_agents,
    with_captain,
)

INSPECTOR = kind(None)
ROOMS = content().rooms
LEVEL = {room.level: n for n, room in enumerate(ROOMS) if room.level}
"""Where the room of each level is."""
BONUS = [n for n, room in enumerate(ROOMS) if room.bonus]
"""Where the bonus rooms are."""


class Walk(NamedTuple):
    """A move on the track: the state after it, what happened, and what was asked on the way."""

    state: State
    events: tuple[Event, ...]
    questions: tuple[Question, ...]

    @property
    def rooms(self) -> list[str]:
        """The rooms entered."""
        return [e.room for e in self.events if isinstance(e, RoomEntered)]

    @property
    def flipped(self) -> list[int]:
        """The cells whose inspectors were flipped."""
        return [e.cell for e in self.events if isinstance(e, InspectorFlipped)]

    def bonuses(self, room: int) -> int:
        """How often the bonus of a room was gained or offered."""
        src = f"room:{ROOMS[room].id}"
        gained = sum(e.why == src for e in self.events if isinstance(e, Moved | Scored))
        return gained + sum(q.src == src and not isinstance(q, FlipInspector) for q in self.questions)


def in_room(room: int, **captain: Any) -> State:
    """A match whose first captain stands in this room and can use every bonus."""
    return with_captain(match(), **{"room": room, "fuel": 0, "limiters": 2, **captain})


def with_inspectors(s: State, *cells: int) -> State:
    """The match with inspectors in these cells of the first captain's ship, none of them flipped."""
    return with_agents(s, {at: laid(INSPECTOR, DOWN) for at in cells})


def walk(s: State, n: int) -> Walk:
    """A move by so many rooms; inspectors are flipped where they can be, all else is declined."""
    step = begun(s, Bureau(n=n))
    s, events, questions = step.state, step.events, []
    while not isinstance(q := s.stack[-1], PickAgent):
        assert isinstance(q, Question)
        choice = GAME.legal(s)[0] if isinstance(q, FlipInspector) else Stop()
        questions.append(q)
        events += told(s, choice)
        s = play(s, choice)
    return Walk(s, events, tuple(questions))


@pytest.mark.rule("SB-46")
def test_the_marker_goes_the_stated_number_of_rooms_along_the_arrows() -> None:
    moved = walk(in_room(0), 5)
    assert moved.rooms == [room.id for room in ROOMS[1:6]]
    assert moved.state.captains[0].room == 5


@pytest.mark.rule("SB-47")
@pytest.mark.parametrize("room", BONUS)
def test_a_bonus_room_gives_its_bonus_whether_reached_or_passed(room: int) -> None:
    assert walk(in_room(room - 1), 1).bonuses(room) == 1
    passed = walk(in_room(room - 1), 2)
    assert passed.bonuses(room) == 1
    assert passed.state.captains[0].room == room_after(room)


@pytest.mark.rule("SB-48")
def test_a_fork_gives_one_of_two_bonuses_or_none() -> None:
    forks = [n for n in BONUS if isinstance(ROOMS[n].bonus, OneOf)]
    assert forks
    for fork in forks:
        s = doing(in_room(fork - 1), Bureau(n=1))
        assert set(GAME.legal(s)) == {Pick(n=0), Pick(n=1), Stop()}
        for n in (0, 1):
            taken = play(s, Pick(n=n))
            taken = taken if isinstance(taken.stack[-1], PickAgent) else play(taken, GAME.legal(taken)[0])
            assert isinstance(taken.stack[-1], PickAgent)
            assert taken.captains[0] != s.captains[0]


@pytest.mark.rule("SB-48")
def test_a_fork_of_which_only_the_sample_is_left_asks_for_the_sample_at_once() -> None:
    fork = next(n for n, room in enumerate(ROOMS) if room.id == "lost-property")
    s = doing(in_room(fork - 1, fuel=9), Bureau(n=1))
    assert isinstance(s.stack[-1], TakeSample)
    assert isinstance(play(s, Stop()).stack[-1], PickAgent)


@pytest.mark.rule("SB-49")
def test_level_rooms_raise_the_level_one_by_one_up_to_4() -> None:
    assert list(LEVEL) == [1, 2, 3, 4]
    assert [level(in_room(LEVEL[n] - 1).captains[0]) for n in LEVEL] == [0, 1, 2, 3]
    for n, room in LEVEL.items():
        reached = walk(in_room(room - 1), 1)
        assert [e.level for e in reached.events if isinstance(e, LevelReached)] == [n]
        assert level(reached.state.captains[0]) == n
    assert level(walk(in_room(LEVEL[4]), 15).state.captains[0]) == 4


@pytest.mark.rule("SB-Q3")
def test_a_level_room_that_is_passed_counts_as_reached() -> None:
    passed = walk(with_inspectors(in_room(LEVEL[2] - 1), 0), 2)
    assert passed.state.captains[0].room == LEVEL[2] + 1
    assert level(passed.state.captains[0]) == 2
    assert passed.flipped == [0]


@pytest.mark.rule("SB-50")
def test_from_level_4_a_move_of_4_comes_round_to_it_again_with_all_bonuses() -> None:
    top = LEVEL[4]
    loop = range(top + 1, len(ROOMS))
    assert len(loop) == 3
    once, twice = walk(in_room(top), 4), walk(in_room(top), 8)
    assert once.rooms == [*(ROOMS[n].id for n in loop), ROOMS[top].id]
    assert once.state.captains[0].room == top
    assert [once.bonuses(n) for n in loop] == [1, 1, 1]
    assert twice.rooms == once.rooms * 2
    assert [twice.bonuses(n) for n in loop] == [2, 2, 2]
    assert not any(isinstance(e, LevelReached) for e in twice.events)


@pytest.mark.rule("SB-51")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_a_level_room_flips_an_inspector_of_choice_for_2_credits(n: int) -> None:
    s = doing(with_inspectors(in_room(LEVEL[n] - 1), 0, 3), Bureau(n=1))
    assert set(GAME.legal(s)) == {FlipAt(cell=0), FlipAt(cell=3), Stop()}
    c = play(s, FlipAt(cell=3)).captains[0]
    assert [at for at, tile in enumerate(c.cells) if tile is not None and tile.flipped] == [3]
    assert dict(c.tally) == {"inspector": 2}


@pytest.mark.rule("SB-52")
def test_each_time_round_to_level_4_flips_another_inspector() -> None:
    assert walk(with_inspectors(in_room(LEVEL[4]), 0, 1, 2), 8).flipped == [0, 1]


@pytest.mark.rule("SB-53")
def test_a_level_room_flips_one_inspector_and_none_is_flipped_twice() -> None:
    s = doing(with_inspectors(in_room(LEVEL[1] - 1), 0, 1), Bureau(n=1))
    s = play(s, FlipAt(cell=0))
    assert isinstance(s.stack[-1], PickAgent)
    s = doing(with_captain(s, room=LEVEL[2] - 1), Bureau(n=1))
    assert set(GAME.legal(s)) == {FlipAt(cell=1), Stop()}


@pytest.mark.rule("SB-54")
def test_a_flipped_inspector_offers_links_on_all_four_sides() -> None:
    s = with_inspectors(in_room(LEVEL[1] - 1), 1)
    assert not links_above(s, 1)
    s = walk(s, 1).state
    tile = s.captains[0].cells[1]
    assert tile is not None
    assert connectors(tile) == ALL_SIDES
    assert links_above(s, 1)


def links_above(s: State, at: int) -> bool:
    """Whether an agent could be placed above a cell."""
    return any(isinstance(c, PutAgent) and c.cell == at + COLUMNS for c in GAME.legal(doing(s, Place())))


@pytest.mark.rule("SB-55")
def test_without_an_inspector_a_level_room_brings_nothing_more() -> None:
    landed = {0: laid(INSPECTOR, ALL_SIDES, flipped=True), 1: laid(kind("purple"), DOWN)}
    moved = walk(with_agents(in_room(LEVEL[1] - 1), landed), 1)
    assert moved.questions == ()
    assert moved.state.captains[0].credits == 0


@pytest.mark.rule("SB-Q4")
def test_two_level_rooms_in_one_move_flip_two_inspectors() -> None:
    moved = walk(with_inspectors(in_room(LEVEL[1] - 1), 0, 1, 2), LEVEL[2] - LEVEL[1] + 1)
    assert moved.flipped == [0, 1]


@pytest.mark.rule("SB-Q22")
def test_a_bonus_is_finished_before_the_marker_goes_on() -> None:
    asking = next(n for n in BONUS if isinstance(ROOMS[n].bonus, OneOf))
    s = doing(in_room(asking - 1), Bureau(n=2))
    assert s.captains[0].room == asking
    assert s.stack[-1].src == f"room:{ROOMS[asking].id}"
    assert declining(s).captains[0].room == asking + 1


@pytest.mark.rule("SB-Q22")
def test_an_inspector_met_through_an_exploration_comes_before_the_flight_goes_on() -> None:
    found, step = next(
        (hex_.id, n)
        for hex_ in content().hexes.values()
        for n, bonus in enumerate(hex_.bonus)
        if hex_.id in match().unexplored and isinstance(bonus, Bureau)
    )
    s = with_inspectors(in_room(LEVEL[1] - 1, fuel=9), 0)
    s = replace(s, unexplored=(found, *(other for other in s.unexplored if other != found)))
    s = doing(s, Flight())
    s = play(s, next(choice for choice in GAME.legal(s) if isinstance(choice, Explore)), Pick(n=step))
    assert isinstance(s.stack[-1], FlipInspector)
    s = play(s, FlipAt(cell=0))
    while not isinstance(s.stack[-1], Fly):
        s = play(s, Stop())
    assert s.stack[-1].departed


@pytest.mark.rule("SB-Q23")
def test_a_move_is_made_in_full_whichever_bonuses_are_declined() -> None:
    s = doing(in_room(0), cell(Bureau(n=6)))
    assert set(GAME.legal(s)) == {Pick(n=0), Stop()}
    assert declining(play(s, Pick(n=0))).captains[0].room == 6


@pytest.mark.rule("SB-Q24")
def test_an_inspector_may_be_left_as_it_lies() -> None:
    s = doing(with_inspectors(in_room(LEVEL[1] - 1), 0), Bureau(n=1))
    c = play(s, Stop()).captains[0]
    assert c.cells[0] == laid(INSPECTOR, DOWN)
    assert c.credits == 0


@pytest.mark.rule("SB-Q51")
def test_an_inspector_placed_after_a_level_room_waits_for_the_next_one() -> None:
    s = in_room(LEVEL[1], reserve=(INSPECTOR,))
    s = declining(play(s, GAME.legal(s)[0]))
    cells = s.captains[0].cells
    at = next(n for n, tile in enumerate(cells) if tile is not None)
    passed = in_room(LEVEL[1], cells=cells)
    assert cells[at] == laid(INSPECTOR, DOWN)
    assert walk(passed, 1).flipped == []
    assert walk(passed, LEVEL[2] - LEVEL[1]).flipped == [at]
