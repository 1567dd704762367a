"""Two players: the workers and developments of the unused colour."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    BumpOwn,
    BuyAccess,
    CallMeeting,
    EndTurn,
    PayAccess,
    PlayAgenda,
    SkipOn,
    SpendRep,
    TakeFunding,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.events import NpcBuilt, NpcHired, TechnologyInvented
from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import NpcArrives, PickFunding
from core.galactic_cruise.state import NEUTRAL, NPC, State, Worker
from core.galactic_cruise.workers import npc_goes
from tests.galactic_cruise.table import (
    PLACE,
    at_end_of_turn,
    full_sections,
    legal,
    match,
    owned,
    play,
    standing,
    told,
    top,
    with_player,
)

THERE = Worker(owner=NPC)
EXPERT = Worker(owner=NPC, expert=True)


@pytest.mark.rule("GC-26", "GC-27", "GC-C17", "GC-Q63")
def test_it_skips_its_like_and_workers_of_the_placing_player() -> None:
    s = play(standing(match(2), at1=NPC, at2=NPC, at3=0), PLACE)
    assert s.network[3] == THERE
    s = play(standing(match(2), at1=NPC, at2=NPC, at3=0, at4=0, expert5=0), PLACE)
    assert s.network[5] == THERE


@pytest.mark.rule("GC-22", "GC-25")
@pytest.mark.parametrize(
    ("there", "goes"), [(None, (1, None)), (0, (2, None)), (1, (1, Worker(owner=1))), (NPC, (2, None))], ids=str
)
def test_where_it_goes_is_known_before_it_moves(there: int | None, goes: tuple[int, Worker | None]) -> None:
    s = standing(match(2), at1=NPC) if there is None else standing(match(2), at1=NPC, at2=there)
    assert npc_goes(s, 0, 0, THERE) == goes
    assert play(s, PLACE).network[goes[0]] == THERE


@pytest.mark.rule("GC-Q62", "GC-27")
def test_who_may_bump_own_workers_chooses() -> None:
    s = with_player(standing(match(2), at1=NPC, at2=0), upgrades=("easy-chairs",))
    s = play(s, PLACE)
    assert top(s) == NpcArrives(seat=0, src="turn", here=0, passed=0, expert=False)
    bumped = play(s, BumpOwn())
    assert (bumped.network[1], top(bumped)) == (THERE, PickFunding(seat=0, src="bump"))
    skipped = play(s, SkipOn())
    assert skipped.network[1:3] == (Worker(owner=0), THERE)


@pytest.mark.rule("GC-Q62", "GC-23")
def test_for_an_expert_an_own_worker_counts_only_if_chosen() -> None:
    s = with_player(standing(match(2), expert1=NPC, at3=0), upgrades=("easy-chairs",))
    s = play(s, PLACE)
    assert top(s) == NpcArrives(seat=0, src="turn", here=0, passed=1, expert=True)
    assert play(s, BumpOwn()).network[2] == EXPERT
    assert play(s, SkipOn()).network[1] == EXPERT


def after_agm(s: State, section: int = 1) -> State:
    """The end of a turn in which a section has become full."""
    return replace(full_sections(at_end_of_turn(s), *(4, 5)[:section]), held=section - 1)


@pytest.mark.rule("GC-24", "GC-29")
def test_after_an_agm_it_builds_by_the_next_picture() -> None:
    s = replace(after_agm(standing(match(2), at1=NPC)), spare=("prefab", "reporters"))
    layout = content().technologies["prefab"].layout
    events = told(s, EndTurn())
    assert [e.area for e in events if isinstance(e, NpcBuilt)] == [layout.first, layout.second, layout.technology]
    assert TechnologyInvented(technology=s.technologies[layout.technology - 6]) in events
    s = play(s, EndTurn())
    assert s.areas[layout.first] == (NPC,)
    assert (s.spare, s.npc_left) == (("reporters",), 3)
    assert [p.rep for p in s.players] == [0, 0]


@pytest.mark.rule("GC-30", "GC-Q64")
def test_the_npc_worker_nearest_to_the_top_middle_becomes_an_expert() -> None:
    s = replace(after_agm(standing(match(2), at3=NPC, at6=NPC)), spare=("prefab", "reporters"))
    assert NpcHired(at=2) in told(s, EndTurn())
    s = play(s, EndTurn())
    assert (s.network[2], s.network[5]) == (EXPERT, THERE)
    s = replace(after_agm(s, 2), spare=("reporters",))
    assert play(s, EndTurn()).network[5] == EXPERT
    s = replace(after_agm(standing(match(2), at1=NPC, at2=NPC)), spare=("prefab",))
    assert play(s, EndTurn()).network[:2] == (EXPERT, THERE)


@pytest.mark.rule("GC-24")
def test_with_three_there_is_no_npc() -> None:
    s = replace(full_sections(at_end_of_turn(match(3)), 6))
    assert not [e for e in told(s, EndTurn()) if isinstance(e, NpcBuilt | NpcHired)]


@pytest.mark.rule("GC-31", "GC-Q61", "GC-C19")
def test_access_is_paid_to_the_supply_for_each_colour() -> None:
    s = owned(match(2), w1=(NEUTRAL, NPC, 1))
    before = sum(p.money for p in s.players)
    s = play(s, PayAccess(), BuyAccess(area=0))
    assert s.players[0].money == 10 - 6
    assert sum(p.money for p in s.players) == before - 4


@pytest.mark.rule("GC-32")
def test_meetings_leave_npc_workers_where_they_are() -> None:
    s = standing(match(2), at3=NPC, at1=0)
    s = play(with_player(s, home=1), CallMeeting(), TakeFunding(what="money"))
    assert s.network[2] == THERE
    assert s.network[0] is None
    assert legal(s)


@pytest.mark.rule("GC-Q2")
def test_any_time_choices_are_open_while_it_arrives() -> None:
    s = with_player(standing(match(2), at1=NPC, at2=0), upgrades=("easy-chairs",), rep=1)
    s = play(s, PLACE, UseRep(), SpendRep(icon="money", n=1))
    assert (top(s), s.players[0].money) == (NpcArrives(seat=0, src="turn", here=0, passed=0, expert=False), 11)
    asked = play(with_player(s, hand=("ribbon",), stock=(0, 0, 0)), PlayAgenda())
    assert GAME.holdings(asked)["network:0", "worker:npc"] == 1
    assert play(s, SkipOn()).network[2] == THERE
