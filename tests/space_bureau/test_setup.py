"""Before the first turn: universe, stack, bag, queue, and what each captain starts with."""

from collections import Counter

import pytest

from core.kernel.game import BadSetup, Seat, Setup
from core.kernel.hexes import distance, neighbours
from core.kernel.record import HIDDEN
from core.space_bureau.bureau import level
from core.space_bureau.choices import TOKENS, TakeAbility, TakeShip
from core.space_bureau.components import content
from core.space_bureau.effects import COLOURS, FillUp
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAbility, PickShip, PlaceAgent
from core.space_bureau.reasons import Chosen
from core.space_bureau.setup import STANDARD, reverse_sides
from core.space_bureau.state import State
from tests.space_bureau.table import doing, match, play, why_not, with_captain

EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


def planet_at_start(s: State, colour: str) -> tuple[int, int]:
    """Where the starting planet of a colour lies."""
    return next(h.at for h in s.universe if content().hexes[h.id].planet == colour)


@pytest.mark.rule("SB-1")
def test_one_to_four_captains_can_play() -> None:
    assert [len(match(players).captains) for players in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for players in (0, 5):
        with pytest.raises(BadSetup) as error:
            GAME.new(Setup(seats=(Seat(name="Ana"),) * players, seed=7))
        assert error.value.what == "seats"


@pytest.mark.rule("SB-2")
def test_four_hexes_are_open_and_one_gap_parts_the_centre_from_the_purple_planet() -> None:
    s = match(2)
    assert len(s.universe) == 4
    centre = next(h for h in s.universe if content().hexes[h.id].wormhole)
    purple = planet_at_start(s, "purple")
    between = set(neighbours(centre.at)) & set(neighbours(purple))
    assert len(between) == 1
    assert not between & {h.at for h in s.universe}
    assert {content().hexes[h.id].planet for h in s.universe} == {None, *COLOURS}


@pytest.mark.rule("SB-Q28")
@pytest.mark.parametrize(("players", "gap"), [(1, 2), (2, 1), (3, 1), (4, 1)])
def test_purple_planet_is_a_hex_further_away_in_solo(players: int, gap: int) -> None:
    s = match(players)
    assert distance((0, 0), planet_at_start(s, "purple")) - 1 == gap


@pytest.mark.rule("SB-Q29")
def test_orange_and_blue_planet_touch_the_centre() -> None:
    s = match(2)
    assert {planet_at_start(s, "orange"), planet_at_start(s, "blue")} <= set(neighbours((0, 0)))


@pytest.mark.rule("SB-3")
def test_hex_stack_grows_with_the_number_of_captains_and_is_shuffled_and_hidden() -> None:
    stacks = {players: match(players).unexplored for players in (2, 3, 4)}
    assert {players: len(stack) for players, stack in stacks.items()} == {2: 12, 3: 18, 4: 24}
    assert set(stacks[2]) < set(stacks[3]) < set(stacks[4])
    assert set(stacks[4]).isdisjoint(h.id for h in match(4).universe)
    other = match(4, seed=8).unexplored
    assert sorted(other) == sorted(stacks[4])
    assert other != stacks[4]
    assert GAME.view(match(2), 0).unexplored == (HIDDEN,) * 12


@pytest.mark.rule("SB-Q27")
def test_only_the_solo_captain_sees_the_top_hex_of_the_stack() -> None:
    alone, together = match(1), match(2)
    assert GAME.view(alone, 0).unexplored == (alone.unexplored[0], *(HIDDEN,) * 11)
    assert set(GAME.view(together, 0).unexplored) == {HIDDEN}


@pytest.mark.rule("SB-4")
def test_62_agents_are_12_to_start_with_and_50_for_the_bag() -> None:
    kinds = content().agents.values()
    bag: Counter[str] = Counter()
    for agent in kinds:
        bag[agent.type] += agent.bag
    assert bag == {"orange": 16, "blue": 13, "purple": 10, "gray": 11}
    assert 4 * sum(agent.start for agent in kinds) == 12
    s = match(4)
    assert len(s.bag) + len(s.queue) + sum(len(c.reserve) for c in s.captains) == 62


@pytest.mark.rule("SB-5")
@pytest.mark.parametrize(("players", "drawn"), [(2, 28), (3, 38), (4, 50)])
def test_bag_is_filled_at_random_and_the_rest_stays_in_the_box(players: int, drawn: int) -> None:
    s, other = match(players, seed=1), match(players, seed=2)
    assert len(s.bag) + len(s.queue) == drawn
    assert len(s.box) == 50 - drawn
    everything = Counter({agent.id: agent.bag for agent in content().agents.values() if agent.bag})
    assert Counter((*s.bag, *s.queue, *s.box)) == everything
    assert (*s.queue, *s.bag) != (*other.queue, *other.bag)


@pytest.mark.rule("SB-6")
@EVERY_COUNT
def test_queue_is_three_open_agents(players: int) -> None:
    s = match(players)
    assert len(s.queue) == 3
    assert GAME.view(s, 0).queue == s.queue


@pytest.mark.rule("SB-8")
def test_standard_ship_is_the_same_for_all_and_the_reverse_sides_differ() -> None:
    assert {c.side for c in match(4).captains} == {STANDARD}
    sides = reverse_sides()
    assert len(sides) == 4
    assert len({content().ships[side].rows for side in (STANDARD, *sides)}) == 5
    s = match(2, ships="chosen")
    assert isinstance(s.stack[-1], PickShip)
    assert {TakeShip(side=STANDARD), TakeShip(side=sides[0])} <= set(GAME.legal(s))
    s = play(s, TakeShip(side=sides[0]), TakeShip(side=STANDARD))
    assert [c.side for c in s.captains] == [sides[0], STANDARD]
    assert isinstance(s.stack[-1], PlaceAgent)


@pytest.mark.rule("SB-Q45")
def test_reverse_sides_are_chosen_in_turn_order_and_none_is_flown_twice() -> None:
    s = next(s for seed in range(50) if (s := match(3, seed, ships="chosen", first="random")).first == 1)
    taken = reverse_sides()[2]
    assert GAME.decider(s) == 1
    s = play(s, TakeShip(side=taken))
    assert GAME.decider(s) == 2
    assert why_not(s, TakeShip(side=taken)) == Chosen()
    s = play(s, TakeShip(side=STANDARD))
    assert GAME.decider(s) == 0
    assert TakeShip(side=STANDARD) in GAME.legal(s)


def test_sides_that_are_dealt_are_reverse_sides_and_all_differ() -> None:
    dealt = [c.side for c in match(4, ships="dealt").captains]
    assert sorted(dealt) == sorted(reverse_sides())
    assert dealt != [c.side for c in match(4, seed=8, ships="dealt").captains]


@pytest.mark.rule("SB-9")
@EVERY_COUNT
def test_tank_holds_2_fuel_and_has_room_for_9(players: int) -> None:
    s = match(players)
    assert {c.fuel for c in s.captains} == {2}
    assert {c.limiters for c in s.captains} == {2}
    assert doing(s, FillUp()).captains[0].fuel == 9


@pytest.mark.rule("SB-10")
def test_each_captain_has_an_office_token_of_each_colour_and_two_wild_ones() -> None:
    for c in match(4).captains:
        assert dict(zip(TOKENS, c.offices, strict=True)) == {"orange": 1, "blue": 1, "purple": 1, "wild": 2}


@pytest.mark.rule("SB-11")
def test_all_captains_start_with_the_same_three_agents_open_to_all() -> None:
    s = match(4)
    reserves = {c.reserve for c in s.captains}
    assert len(reserves) == 1
    assert sorted(content().agents[agent].type for agent in reserves.pop()) == ["blue", "orange", "purple"]
    assert GAME.view(s, 3).captains[0].reserve == s.captains[0].reserve


@pytest.mark.rule("SB-12")
@EVERY_COUNT
def test_ships_are_in_the_centre_and_all_markers_at_their_start(players: int) -> None:
    s = match(players)
    centre = next(h for h in s.universe if h.at == (0, 0))
    assert content().hexes[centre.id].wormhole
    assert [c.at for c in s.captains] == [centre.at] * players
    assert [(c.credits, c.room, level(c)) for c in s.captains] == [(0, 0, 0)] * players


@pytest.mark.rule("SB-13")
def test_captains_agree_or_chance_decides_who_begins() -> None:
    assert {GAME.decider(match(4, seed)) for seed in range(20)} == {0}
    assert {GAME.decider(match(4, seed, first="random")) for seed in range(50)} == {0, 1, 2, 3}


@pytest.mark.rule("SB-14")
def test_abilities_are_left_out_chosen_or_dealt() -> None:
    assert {c.ability for c in match(4).captains} == {""}
    dealt = [c.ability for c in match(4, abilities="dealt").captains]
    assert set(dealt) <= set(content().abilities)
    assert dealt != [c.ability for c in match(4, seed=8, abilities="dealt").captains]
    s = match(2, abilities="chosen")
    assert isinstance(s.stack[-1], PickAbility)
    first, second, *_ = content().abilities
    s = play(s, TakeAbility(ability=second), TakeAbility(ability=first))
    assert [c.ability for c in s.captains] == [second, first]
    assert isinstance(s.stack[-1], PlaceAgent)


@pytest.mark.rule("SB-Q44")
def test_no_two_captains_have_the_same_of_the_six_abilities() -> None:
    assert len(content().abilities) == 6
    for seed in range(10):
        assert len({c.ability for c in match(4, seed, abilities="dealt").captains}) == 4
    s = match(2, abilities="chosen")
    taken = next(iter(content().abilities))
    assert why_not(play(s, TakeAbility(ability=taken)), TakeAbility(ability=taken)) == Chosen()


@pytest.mark.rule("SB-Q37")
def test_planets_tokens_and_agents_know_three_colours_only() -> None:
    assert {h.planet for h in content().hexes.values()} - {None} == set(COLOURS)
    assert {agent.colour for agent in content().agents.values()} - {None} == set(COLOURS)
    assert set(TOKENS) == {*COLOURS, "wild"}


@pytest.mark.rule("SB-Q53")
def test_all_but_bag_box_and_hex_stack_is_open_to_every_seat() -> None:
    s = with_captain(match(2), 1, fuel=4, samples=(1, 0, 2), credits=0)
    view = GAME.view(s, 0)
    assert view == GAME.view(s, 1) == GAME.view(s, None)
    assert view.captains == s.captains
    assert (view.queue, view.universe, view.stack) == (s.queue, s.universe, s.stack)
    assert {*view.bag, *view.box, *view.unexplored} == {HIDDEN}
    assert (len(view.bag), len(view.box), len(view.unexplored)) == (len(s.bag), len(s.box), len(s.unexplored))
