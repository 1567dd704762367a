"""The solo game: a smaller universe, fourteen turns, a rank."""

import pytest
from msgspec.structs import replace

from core.kernel.events import MatchEnded, TurnStarted
from core.kernel.hexes import distance
from core.space_bureau.components import content
from core.space_bureau.effects import PassTurn
from core.space_bureau.game import GAME
from core.space_bureau.scoring import solo_rank
from core.space_bureau.setup import all_bag_agents, starting_agents
from tests.space_bureau.table import begun, match, played_out, with_captain

RANKS = ("intern", "employee", "captain", "coordinator", "vice-president", "millennium")


def ranks_at(credits: tuple[int, ...], with_ability: bool) -> tuple[str, ...]:
    """The rank that each number of credits earns."""
    return tuple(solo_rank(n, with_ability).id for n in credits)


@pytest.mark.rule("SB-93")
def test_the_universe_begins_with_a_wormhole_and_a_purple_planet_two_gaps_away() -> None:
    ship, purple = match(1).universe
    assert content().hexes[ship.id].wormhole
    assert content().hexes[purple.id].planet == "purple"
    assert distance(ship.at, purple.at) == 3
    assert match(1).captains[0].at == ship.at


@pytest.mark.rule("SB-94")
def test_the_stack_is_the_one_of_two_players() -> None:
    unmarked = {tile.id for tile in content().hexes.values() if tile.players == 2 and tile.at is None}
    assert set(match(1).unexplored) == unmarked == set(match(2).unexplored)
    assert len(match(1).unexplored) == 12


@pytest.mark.rule("SB-95")
def test_sixteen_random_agents_of_which_three_wait() -> None:
    s = match(1)
    assert (len(s.bag), len(s.queue)) == (13, 3)
    assert s.captains[0].reserve == starting_agents()
    assert sorted((*s.bag, *s.queue, *s.box)) == sorted(all_bag_agents())
    assert sorted((*match(1, seed=8).bag, *match(1, seed=8).queue)) != sorted((*s.bag, *s.queue))


@pytest.mark.rule("SB-96")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_solo_game_is_fourteen_turns(seed: int) -> None:
    s, events, _ = played_out(match(1, seed=seed), seed)
    assert s.turn.n == 14
    assert sum(isinstance(event, TurnStarted) for event in events) == 13  # the first began with the match
    assert sum(agent is not None for agent in s.captains[0].cells) + len(s.returned) == 14
    assert isinstance(events[-1], MatchEnded)


@pytest.mark.rule("SB-97")
def test_the_sets_count_before_the_rank_is_read() -> None:
    s = with_captain(match(1), credits=94, tally=(("cell", 94),), samples=(1, 1, 1))
    assert GAME.standings(s)[0].title == "vice-president"
    s = begun(replace(s, stack=(), final_turns=1), PassTurn()).state
    assert (GAME.standings(s)[0].score, GAME.standings(s)[0].title) == (100, "millennium")


@pytest.mark.rule("SB-97")
def test_an_ability_asks_for_more_and_company_for_no_rank() -> None:
    plain, able = (with_captain(match(1, abilities=ability), credits=100) for ability in ("none", "dealt"))
    assert (GAME.standings(plain)[0].title, GAME.standings(able)[0].title) == ("millennium", "coordinator")
    assert {standing.title for standing in GAME.standings(match(2))} == {""}


@pytest.mark.rule("SB-98")
def test_ranks_without_an_ability() -> None:
    assert ranks_at((50, 70, 80, 90, 100), with_ability=False) == RANKS[1:]
    assert ranks_at((49, 69, 79, 89, 99), with_ability=False) == RANKS[:-1]
    assert ranks_at((0, 200), with_ability=False) == (RANKS[0], RANKS[-1])


@pytest.mark.rule("SB-99")
def test_ranks_with_an_ability_begin_fifteen_credits_higher() -> None:
    assert ranks_at((65, 85, 95, 105, 115), with_ability=True) == RANKS[1:]
    assert ranks_at((64, 84, 94, 104, 114), with_ability=True) == RANKS[:-1]


@pytest.mark.rule("SB-Q30")
def test_with_an_ability_the_employee_of_the_month_has_65_to_84_credits() -> None:
    assert {rank for n in range(65, 85) for rank in ranks_at((n,), with_ability=True)} == {"employee"}


@pytest.mark.rule("SB-Q31")
def test_without_one_the_employee_of_the_month_has_50_to_69_credits() -> None:
    assert {rank for n in range(50, 70) for rank in ranks_at((n,), with_ability=False)} == {"employee"}
