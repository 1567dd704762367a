"""Awkward situations, lived through: a dead end, an empty hex stack, a full storage, an inspector who waits."""

import pytest
from msgspec.structs import replace

from core.kernel.events import MatchEnded
from core.kernel.frames import Pick, Stop
from core.space_bureau.choices import Explore, FlipAt, FlyTo, Give, ReturnAgent, Take, TakeAgent
from core.space_bureau.effects import Bureau, Capacity, Credits, Flight, PaySample, Sample
from core.space_bureau.events import NoPlaceFound
from core.space_bureau.questions import DeadEnd, FlipInspector, Fly, PickAgent
from core.space_bureau.reasons import AllExplored, StorageFull
from core.space_bureau.state import COLUMNS, Agent
from tests.space_bureau.table import (
    bonus_hex,
    cell,
    declining,
    doing,
    every_cell_does,
    hexes,
    in_space,
    kind,
    laid,
    match,
    on_top,
    play,
    played_out,
    putting,
    room_of,
    told,
    why_not,
    with_agents,
    with_captain,
)

DOWN = 4


def test_a_dead_end_takes_agents_and_never_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    # Six idle inspectors seal the bottom row.
    every_cell_does(monkeypatch)
    s = with_agents(match(1), {n: laid(kind(None), DOWN) for n in range(COLUMNS - 1)})
    s = with_captain(s, reserve=(kind("blue"), kind(None), kind("orange")))
    s = play(s, putting(s, kind(None), COLUMNS - 1))
    recruit = TakeAgent(agent=s.queue[0])
    assert NoPlaceFound(seat=0) in told(s, recruit)
    s = play(s, recruit)
    assert isinstance(s.stack[-1], DeadEnd)

    s = play(s, ReturnAgent(agent=kind("blue")))
    assert s.returned == (kind("blue"),)
    assert isinstance(s.stack[-1], PickAgent)
    s = play(s, TakeAgent(agent=s.queue[0]))
    assert (s.turn.n, len(s.captains[0].reserve)) == (3, 3)
    assert isinstance(s.stack[-1], DeadEnd)

    end = played_out(s)
    assert isinstance(end.events[-1], MatchEnded)
    assert (end.state.turn.n, len(end.state.returned)) == (14, 13)


def test_with_all_hexes_found_ships_fly_on_among_them(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Flight())
    s = on_top(replace(in_space(match(1), ((0, 0), hexes()[0])), unexplored=()), monkeypatch, bonus_hex("last"))
    s = with_captain(s, fuel=9)
    s = play(s, putting(s, kind("purple"), 0), Explore(at=(1, 0)))
    assert why_not(s, Explore(at=(2, 0))) == AllExplored()
    s = play(s, FlyTo(at=(0, 0)), Stop(), TakeAgent(agent=s.queue[0]))

    s = play(s, putting(s, kind("blue"), 1))
    assert isinstance(s.stack[-1], Fly)
    assert why_not(s, Explore(at=(0, 1))) == AllExplored()
    s = play(s, FlyTo(at=(1, 0)), Stop())
    assert s.captains[0].fuel == 9 - 3 - 1 - 1
    assert len(played_out(s).state.universe) == 2


def test_a_full_storage_takes_samples_again_once_there_is_room() -> None:
    s = with_captain(match(), fuel=0, samples=(3, 3, 3))
    s = doing(s, cell(Sample(), Capacity(), PaySample(do=Credits(n=2))))
    assert why_not(s, Pick(n=0)) == StorageFull()

    paid = play(s, Pick(n=2), Give(colour="blue"), Pick(n=0), Take(colour="orange"))
    assert (paid.captains[0].samples, paid.captains[0].credits) == ((4, 2, 3), 2)
    grown = play(s, Pick(n=1), Pick(n=0), Take(colour="purple"))
    assert grown.captains[0].samples == (3, 3, 4)


def test_a_full_storage_with_fuel_aboard_burns_it_for_samples() -> None:
    s = with_captain(match(), fuel=2, samples=(3, 3, 1))
    s = play(doing(s, Sample(n=3)), Take(colour="purple"), Take(colour="purple"))
    assert (s.captains[0].fuel, s.captains[0].samples) == (0, (3, 3, 3))
    assert isinstance(s.stack[-1], PickAgent)


def test_an_inspector_waits_for_the_next_level_room(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch)
    before = with_captain(match(1), room=room_of(1), reserve=(kind("blue"), kind(None), kind("orange")))
    s = play(before, putting(before, kind(None), 0), TakeAgent(agent=before.queue[0]))

    almost = declining(doing(s, Bureau(n=room_of(2) - room_of(1) - 1)))
    assert isinstance(almost.stack[-1], PickAgent)
    assert almost.captains[0].cells == s.captains[0].cells

    credits = almost.captains[0].credits
    there = doing(almost, Bureau(n=1))
    assert isinstance(there.stack[-1], FlipInspector)
    there = play(there, FlipAt(cell=0))
    assert there.captains[0].credits == credits + 2
    assert there.captains[0].cells[0] == Agent(kind=kind(None), turns=laid(kind(None), DOWN).turns, flipped=True)
