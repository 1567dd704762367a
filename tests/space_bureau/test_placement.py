"""Phase 1 and the way from there to the cell's actions."""

from collections.abc import Iterator

import pytest

from core.kernel.events import Moved, PassedOver, Scored, TurnStarted
from core.kernel.frames import Pick, Stop
from core.space_bureau.choices import PutAgent, ReturnAgent, Take, TakeAgent
from core.space_bureau.components import content
from core.space_bureau.effects import Bureau, Credits, Flight, Fuel, Place, Sample
from core.space_bureau.events import AbilityUsed, AgentPlaced, NoPlaceFound
from core.space_bureau.game import GAME
from core.space_bureau.questions import DeadEnd, PickAgent, PlaceAgent, TakeSample
from core.space_bureau.reasons import NoLink
from core.space_bureau.ship import ALL_SIDES, BESIDE, DOWN, LEFT, RIGHT, UP, connectors, row
from core.space_bureau.state import CELLS, COLUMNS, Agent, State
from tests.space_bureau.table import (
    begun,
    cell,
    declining,
    doing,
    every_cell_does,
    kind,
    laid,
    match,
    play,
    played_out,
    told,
    why_not,
    with_agents,
    with_captain,
)

INSPECTOR = kind(None)
PURPLE = kind("purple")
BOTTOM_ROW = range(COLUMNS)


def offered(s: State, cell: int) -> list[Agent]:
    """The tiles that may be laid in a cell, each turned as it would lie there."""
    puts = (c for c in GAME.legal(s) if isinstance(c, PutAgent) and c.cell == cell)
    return [Agent(kind=c.agent, turns=c.turns) for c in puts]


def offered_cells(s: State) -> set[int]:
    """The cells in which a tile may be laid."""
    return {cell for cell in range(CELLS) if offered(s, cell)}


def put(s: State, cell: int) -> PutAgent:
    """The first way to lay a tile in a cell."""
    return next(c for c in GAME.legal(s) if isinstance(c, PutAgent) and c.cell == cell)


def first_cells() -> Iterator[tuple[State, int]]:
    """Every cell of every ship's bottom row, on a ship where it can be filled now."""
    for side in content().ships:
        for at in BOTTOM_ROW:
            yield with_captain(match(), side=side), at


def actions_of(s: State, at: int, seat: int = 0) -> str:
    """The source that the actions of a cell name."""
    return f"cell:{content().ships[s.captains[seat].side].cells[at]}"


def blocked() -> State:
    """A ship whose bottom row is full of inspectors that show the rest of it their backs."""
    return with_agents(match(), {at: laid(INSPECTOR, DOWN) for at in BOTTOM_ROW})


@pytest.mark.rule("SB-15")
def test_a_turn_is_an_agent_then_the_cell_then_a_recruit(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Sample())
    s = match()
    assert isinstance(s.stack[-1], PlaceAgent)
    s = play(s, put(s, 0))
    assert isinstance(s.stack[-1], TakeSample)
    s = play(s, Stop())
    assert isinstance(s.stack[-1], PickAgent)
    s = play(s, GAME.legal(s)[0])
    assert isinstance(s.stack[-1], PlaceAgent)
    assert GAME.decider(s) == 1


@pytest.mark.rule("SB-16")
def test_turns_go_round_the_table_one_for_each_captain() -> None:
    s = match(3, first="random", seed=next(seed for seed in range(50) if match(3, seed, first="random").first == 1))
    order = []
    for _ in range(6):
        s = declining(play(s, GAME.legal(s)[0]))
        recruit = next(c for c in GAME.legal(s) if isinstance(c, TakeAgent))
        order += [e.seat for e in told(s, recruit) if isinstance(e, TurnStarted)]
        s = play(s, recruit)
        assert GAME.decider(s) == order[-1]
    assert order == [2, 0, 1, 2, 0, 1]


@pytest.mark.rule("SB-17")
def test_a_filled_cell_is_never_offered_again() -> None:
    s = with_agents(match(), {0: laid(INSPECTOR, ALL_SIDES, flipped=True)})
    assert offered_cells(s) == {*BOTTOM_ROW, COLUMNS} - {0}


@pytest.mark.rule("SB-18")
def test_one_agent_goes_from_the_reserve_into_an_empty_cell() -> None:
    s = match()
    before = s.captains[0]
    assert {c.agent for c in GAME.legal(s) if isinstance(c, PutAgent)} == set(before.reserve)
    choice = put(s, 3)
    after = play(s, choice).captains[0]
    assert sorted((*after.reserve, choice.agent)) == sorted(before.reserve)
    assert after.cells[3] == Agent(kind=choice.agent, turns=choice.turns)
    assert sum(tile is not None for tile in after.cells) == 1


@pytest.mark.rule("SB-19")
def test_a_tile_must_turn_a_connector_to_the_ship_or_to_the_connector_of_a_tile() -> None:
    s = with_captain(with_agents(match(), {1: laid(INSPECTOR, UP)}), reserve=(INSPECTOR,))
    assert offered(s, 0) == [laid(INSPECTOR, DOWN)]
    above = 1 + COLUMNS
    assert offered(s, above) == [laid(INSPECTOR, DOWN)]
    assert not offered(s, above + 1)
    assert why_not(s, PutAgent(agent=INSPECTOR, cell=above + 1, turns=0)) == NoLink()


@pytest.mark.rule("SB-20")
def test_one_link_is_enough_whatever_the_other_connectors_meet() -> None:
    s = with_captain(with_agents(match(), {1: laid(INSPECTOR, DOWN)}), reserve=(PURPLE,))
    against_wall_and_blank_edge = laid(PURPLE, LEFT | DOWN | RIGHT)
    assert against_wall_and_blank_edge in offered(s, 0)


@pytest.mark.rule("SB-21")
def test_a_tile_may_be_turned_to_each_of_its_four_sides() -> None:
    middle = COLUMNS + 1
    around = {at: laid(INSPECTOR, ALL_SIDES, flipped=True) for at, _, _ in BESIDE[middle]}
    s = with_captain(with_agents(match(), around), reserve=(INSPECTOR,))
    assert {connectors(tile) for tile in offered(s, middle)} == {UP, RIGHT, DOWN, LEFT}


@pytest.mark.parametrize(("cell", "sides"), [(0, RIGHT), (COLUMNS - 1, LEFT)])
def test_the_turn_of_a_corner_that_leads_on_comes_before_the_one_that_ends_at_the_edge(cell: int, sides: int) -> None:
    s = with_captain(match(), reserve=("blue-corner",))
    assert [connectors(tile) for tile in offered(s, cell)] == [DOWN | sides, DOWN | (LEFT | RIGHT) - sides]


@pytest.mark.rule("SB-22")
def test_agents_have_two_or_three_connectors_and_inspectors_one_until_they_are_flipped() -> None:
    for agent in content().agents.values():
        if agent.colour is None:
            assert (len(agent.connectors), len(agent.flipped)) == (1, 4)
        else:
            assert len(agent.connectors) in ({3} if agent.colour == "purple" else {2, 3})
    s = with_captain(match(), reserve=(INSPECTOR,))
    tile = play(s, put(s, 2)).captains[0].cells[2]
    assert tile == laid(INSPECTOR, DOWN)


@pytest.mark.rule("SB-23")
def test_a_cell_may_be_filled_although_nothing_in_it_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Fuel(n=3), Flight(), Sample())
    s = with_captain(match(), fuel=0, samples=(9, 0, 0))
    assert offered_cells(s) == set(BOTTOM_ROW)
    s = play(s, put(s, 4))
    assert isinstance(s.stack[-1], PickAgent)
    assert s.captains[0].cells[4] is not None


@pytest.mark.rule("SB-24")
@pytest.mark.parametrize("flipped", [False, True])
def test_a_landed_agent_links_as_before(flipped: bool) -> None:
    s = with_agents(match(), {0: laid(PURPLE, UP | DOWN, flipped=flipped)})
    assert COLUMNS in offered_cells(s)
    assert offered_cells(with_agents(match(), {0: laid(INSPECTOR, DOWN)})) == {1, 2, 3, 4, 5}


@pytest.mark.rule("SB-25")
def test_only_the_cell_just_filled_gives_its_actions() -> None:
    for fresh, at in first_cells():
        beside = at + 1 if at + 1 < COLUMNS else at - 1
        s = with_agents(fresh, {beside: laid(INSPECTOR, DOWN)})
        events, q = told(s, put(s, at)), play(s, put(s, at)).stack[-1]
        sources = {e.why for e in events if isinstance(e, Moved) and e.why.startswith("cell:")}
        assert sources <= {actions_of(s, at)}
        assert isinstance(q, PickAgent) or q.src == actions_of(s, at)


@pytest.mark.rule("SB-26")
def test_actions_come_in_any_order_and_each_may_be_left_out() -> None:
    s = doing(with_captain(match(), fuel=0), cell(Fuel(n=3), Credits(n=2)))
    assert set(GAME.legal(s)) == {Pick(n=0), Pick(n=1), Stop()}
    credits_first = play(s, Pick(n=1))
    assert (credits_first.captains[0].credits, credits_first.captains[0].fuel) == (2, 3)
    only_fuel = play(doing(match(), cell(Sample(n=1), Fuel(n=3))), Pick(n=1), Stop())
    assert only_fuel.captains[0].samples == (0, 0, 0)
    nothing = play(s, Stop()).captains[0]
    assert (nothing.credits, nothing.fuel) == (0, 0)


@pytest.mark.rule("SB-26")
def test_the_last_action_of_a_cell_may_be_left_out_too() -> None:
    alone = doing(match(), cell(Bureau(n=1)))
    after_another = play(doing(match(), cell(Credits(n=2), Bureau(n=1))), Pick(n=0))
    for s in (alone, after_another):
        assert play(s, Stop()).captains[0].room == 0


@pytest.mark.rule("SB-27")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    s = play(doing(match(), cell(Sample(n=2), Credits(n=2), Credits(n=1))), Pick(n=0))
    for _ in range(2):
        assert isinstance(s.stack[-1], TakeSample)
        assert {type(choice) for choice in GAME.legal(s)} == {Take, Stop}
        s = play(s, Take(colour="blue"))
    assert set(GAME.legal(s)) == {Pick(n=1), Pick(n=2), Stop()}


@pytest.mark.rule("SB-28")
def test_the_ability_pays_after_the_placement_and_before_the_cell() -> None:
    line = next(id_ for id_, ability in content().abilities.items() if ability.moment == "line")
    tiles = {0: laid(INSPECTOR, DOWN), 1: laid(INSPECTOR, DOWN)}
    s = with_captain(with_agents(match(), tiles), ability=line, reserve=(INSPECTOR,))
    events = told(s, put(s, 2))
    assert [type(e) for e in events if isinstance(e, AgentPlaced | AbilityUsed)] == [AgentPlaced, AbilityUsed]
    assert not any(e.why == actions_of(s, 2) for e in events if isinstance(e, Moved | Scored | PassedOver))
    s = play(s, put(s, 2))
    assert s.stack[-1].src == f"ability:{line}"
    assert actions_of(s, 2) in [waiting.src for waiting in s.stack[:-1]]


@pytest.mark.rule("SB-Q5")
def test_in_a_dead_end_an_agent_goes_back_to_the_box_and_the_refill_follows() -> None:
    step = begun(blocked(), Place())
    assert NoPlaceFound(seat=0) in step.events
    s = step.state
    reserve = s.captains[0].reserve
    assert isinstance(s.stack[-1], DeadEnd)
    assert set(GAME.legal(s)) == {ReturnAgent(agent=agent) for agent in reserve}
    gone = reserve[1]
    s = play(s, ReturnAgent(agent=gone))
    assert s.returned == (gone,)
    assert s.captains[0].reserve == (reserve[0], reserve[2])
    assert isinstance(s.stack[-1], PickAgent)
    s = play(s, GAME.legal(s)[0])
    assert s.final_turns is None
    assert GAME.decider(s) == 1


@pytest.mark.rule("SB-Q6")
def test_who_can_place_an_agent_must() -> None:
    s = doing(with_agents(match(), {at: laid(INSPECTOR, DOWN) for at in BOTTOM_ROW[:-1]}), Place())
    assert isinstance(s.stack[-1], PlaceAgent)
    assert {c.cell for c in GAME.legal(s) if isinstance(c, PutAgent)} == {COLUMNS - 1}
    assert all(isinstance(c, PutAgent) for c in GAME.legal(s))


@pytest.mark.rule("SB-Q7")
def test_a_link_takes_a_connector_on_both_edges() -> None:
    turned_away = with_agents(match(), {0: laid(INSPECTOR, DOWN)})
    assert not offered(turned_away, COLUMNS)
    facing = with_captain(with_agents(match(), {0: laid(INSPECTOR, UP)}), reserve=(INSPECTOR,))
    assert offered(facing, COLUMNS) == [laid(INSPECTOR, DOWN)]


@pytest.mark.rule("SB-Q8")
def test_the_ship_has_a_connector_below_each_cell_of_the_bottom_row_and_no_other() -> None:
    s = with_captain(match(), reserve=(INSPECTOR,))
    assert offered_cells(s) == set(BOTTOM_ROW)
    assert all(offered(s, at) == [laid(INSPECTOR, DOWN)] for at in BOTTOM_ROW)


@pytest.mark.rule("SB-Q9")
def test_all_tiles_of_a_played_match_hang_together_with_the_ship() -> None:
    s = played_out(match()).state
    for captain in s.captains:
        tiles = {at: connectors(tile) for at, tile in enumerate(captain.cells) if tile is not None}
        assert len(tiles) > 8
        linked: set[int] = set()
        fresh = {at for at, sides in tiles.items() if row(at) == 0 and sides & DOWN}
        while fresh:
            linked |= fresh
            fresh = {
                other
                for at in fresh
                for other, side, back in BESIDE[at]
                if other in tiles and tiles[at] & side and tiles[other] & back
            } - linked
        assert linked == set(tiles)
