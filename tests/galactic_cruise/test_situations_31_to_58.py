"""Situations that players ask about, each a story with its number and the right outcome: the second half."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    BoardGuest,
    BuildAt,
    BuildSegment,
    Buy,
    CallMeeting,
    DiscardCard,
    DrawCard,
    DrawDiscarded,
    DropBlueprint,
    EndTurn,
    FillWith,
    FlipToken,
    JumpTo,
    KeepOrder,
    PickKind,
    PlayAgenda,
    PlayResource,
    PlayText,
    TakeCruise,
    TakeFunding,
    TakeGoal,
    TakeGuest,
    TakeResource,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import BuildSegments, Develop, Draw, FillSilo, FromSilo, Purchase, RefillAgendas
from core.galactic_cruise.events import AgmHeld, EndTriggered, Lost, NpcBuilt, NpcSkipped, WorkerBumped
from core.galactic_cruise.questions import (
    EndOfTurn,
    FlipOne,
    PickFromSilo,
    PickFunding,
    PickLastStop,
    PickMain,
    PickNewcomer,
    PickSupplies,
)
from core.galactic_cruise.reasons import (
    GoalOpen,
    GoalTaken,
    NoCabin,
    NoRoomInShip,
    NothingToTake,
    OptionFlipped,
    PlayedThisTurn,
    ShipAway,
    SiloFull,
    StorageFull,
)
from core.galactic_cruise.rules import Pen, wings
from core.galactic_cruise.scoring import reckon, standings
from core.galactic_cruise.state import NEUTRAL, NPC, Slot, State, Worker
from core.kernel.events import Scored, TurnStarted
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import (
    ALL,
    GO,
    PLACE,
    STAR,
    TOUR,
    asking,
    at_end_of_turn,
    crowd,
    doing,
    flying,
    full_sections,
    legal,
    match,
    offered,
    play,
    ready,
    second_ship,
    standing,
    to_next_turn,
    told,
    top,
    why_not,
    with_player,
    with_ship,
)

CARDS = ("ribbon", "tailwind", "fireworks", "souvenirs")


def last_seats_turn(s: State, **fields: object) -> State:
    """The end of the last seat's turn, with all sections full and two AGMs held."""
    return replace(full_sections(at_end_of_turn(s, 2), 6, 6, 7), held=2, **fields)


def reckoned(s: State, seat: int = 0) -> dict[str, int]:
    """A seat's points by source after the last scoring."""
    t = Pen(s)
    reckon(t)
    return dict(t.s.players[seat].tally)


# Supplies and agendas


@pytest.mark.rule("GC-B3", "GC-T23")
def test_case_31_each_half_of_a_purchase_once_and_what_does_not_fit_is_lost() -> None:
    s = with_player(match(), stock=(3, 3, 3), money=9, ads=0)
    s = play(doing(s, Purchase()), Buy(what="resources"), PayUp())
    assert Lost(seat=0, resource="fuel", n=1, why="action:test") in told(s, TakeResource(resource="fuel"))
    s = play(s, TakeResource(resource="fuel"))
    assert top(s) == PickSupplies(seat=0, src="action:test", left=("ads",))
    s = play(s, Buy(what="ads"), PayUp())
    assert (s.players[0].money, s.players[0].ads, s.players[0].stock) == (7, 2, (3, 3, 3))
    assert not isinstance(top(s), PickSupplies)


@pytest.mark.rule("GC-B8", "GC-T23")
def test_case_32_up_to_three_from_what_the_silo_holds_and_only_what_fits() -> None:
    s = doing(with_player(replace(match(), silo=(2, 5, 0)), stock=(3, 1, 0)), FromSilo())
    assert why_not(s, TakeResource(resource="food")) == StorageFull()
    assert why_not(s, TakeResource(resource="fuel")) == NothingToTake()
    s = play(s, TakeResource(resource="oxygen"), TakeResource(resource="oxygen"))
    assert (s.players[0].stock, s.silo) == ((3, 3, 0), (2, 3, 0))
    s = doing(with_player(replace(match(), silo=(2, 5, 2)), stock=(0, 0, 0)), FromSilo())
    s = play(s, *(TakeResource(resource=name) for name in ("oxygen", "oxygen", "fuel")))
    assert not isinstance(top(s), PickFromSilo)
    assert (s.players[0].stock, s.silo) == ((0, 2, 1), (2, 3, 1))


@pytest.mark.rule("GC-B9", "GC-B32", "GC-Q26")
def test_case_33_filling_the_silo_from_two_brings_three_money_and_a_reputation_for_any_card() -> None:
    s = doing(with_player(replace(match(), silo=(2, 5, 4)), hand=("ribbon", "tailwind")), FillSilo())
    assert content().agendas["ribbon"].resource == "oxygen"
    assert why_not(s, FillWith(resource="oxygen", card="ribbon")) == SiloFull()
    s = play(s, FillWith(resource="food", card="ribbon"))
    p = s.players[0]
    assert (s.silo, p.money, p.rep, p.hand, s.discard) == ((5, 5, 4), 13, 1, ("tailwind",), ("ribbon",))
    assert p.stock == (1, 1, 1)


@pytest.mark.rule("GC-B13", "GC-Q36")
def test_case_34_refilling_agendas_gives_the_bonuses_of_empty_spaces_and_four_new_cards() -> None:
    s = replace(match(), agendas=("", "tailwind", "", "souvenirs"))
    deck = s.deck
    s = play(doing(s, RefillAgendas()), KeepOrder())
    assert (s.players[0].money, s.players[0].rep) == (11, 1)
    assert (s.agendas, s.discard[-2:]) == (deck[:4], ("tailwind", "souvenirs"))


@pytest.mark.rule("GC-B12", "GC-B39", "GC-Q34", "GC-Q35")
def test_case_35_the_top_of_the_discard_costs_a_reputation_unless_it_was_played_this_turn() -> None:
    s = replace(match(), agendas=CARDS, discard=("wheelbarrow", "test-drive"))
    s = doing(with_player(s, rep=3, hand=("bring-a-shovel",)), Draw())
    drawn = play(s, DrawDiscarded(), DrawDiscarded())
    assert (drawn.players[0].hand, drawn.players[0].rep) == (("bring-a-shovel", "test-drive", "wheelbarrow"), 1)
    s = play(s, PlayAgenda(), PlayResource(card="bring-a-shovel"))
    assert why_not(s, DrawDiscarded()) == PlayedThisTurn()
    assert DrawCard(card="ribbon") in legal(s)


@pytest.mark.rule("GC-T24", "GC-T25")
def test_case_36_six_cards_and_six_blueprints_go_down_to_five() -> None:
    hand = ("bring-a-shovel", "bulk-discount", "old-classmates", "ribbon", "tailwind", "test-drive")
    plans = ("a-1", "a-2", "a-3", "a-4", "a-5", "a-6")
    s = with_player(at_end_of_turn(match()), hand=hand, blueprints=plans, stock=(0, 0, 0))
    s = play(s, EndTurn(), DiscardCard(card="bring-a-shovel"))
    assert (s.players[0].hand, s.players[0].stock, s.discard[-1]) == (hand[1:], (1, 0, 0), "bring-a-shovel")
    s = play(s, DropBlueprint(blueprint="a-3"))
    assert (s.players[0].blueprints, s.dropped) == (("a-1", "a-2", "a-4", "a-5", "a-6"), ("a-3",))
    assert top(s) == PickMain(seat=1, src="turn")


# Segments


@pytest.mark.rule("GC-B24", "GC-Q28")
def test_case_37_building_from_the_display_costs_what_stands_beside_the_space_too() -> None:
    space = content().board.display[4]
    s = replace(match(), blueprints=("a-1", "a-2", "a-3", "a-4", "f-8"))
    s = doing(with_player(s, rep=4, money=12), BuildSegments())
    s = play(s, BuildSegment(blueprint="f-8", ship=0), PayUp())
    cost = content().blueprints["f-8"].cost
    assert (s.players[0].money, s.players[0].rep) == (12 - cost - space.money, 4 - space.rep)
    assert space.money > 0 < space.rep
    s = doing(with_player(match(), blueprints=("f-8",), rep=4, money=12), BuildSegments())
    s = play(s, BuildSegment(blueprint="f-8", ship=0), PayUp())
    assert (s.players[0].money, s.players[0].rep) == (12 - cost, 4)


@pytest.mark.rule("GC-B27")
def test_case_38_a_discount_larger_than_the_cost_leaves_nothing_to_pay() -> None:
    s = with_player(match(), blueprints=("a-1",), upgrades=("field-workshop",))
    assert content().blueprints["a-1"].cost == 1
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-1", ship=0))
    assert (s.players[0].ships[0].segments, s.players[0].money) == (("a-1",), 10)


@pytest.mark.rule("GC-B25", "GC-B26")
def test_case_39_no_segment_for_a_ship_in_space_and_none_is_ever_moved() -> None:
    s = doing(with_player(second_ship(flying(match(), STAR)), blueprints=("a-2",)), BuildSegments())
    assert why_not(s, BuildSegment(blueprint="a-2", ship=0)) == ShipAway()
    s = play(s, BuildSegment(blueprint="a-2", ship=1), PayUp())
    assert [ship.segments for ship in s.players[0].ships] == [("a-1", "r-1", "f-1"), ("a-2",)]
    assert not {choice.blueprint for choice in legal(s, BuildSegment)} & {"a-1", "r-1", "f-1", "a-2"}
    full = with_ship(with_player(second_ship(match()), blueprints=("a-2",)), segments=("a-1", "r-1", "f-1"))
    assert why_not(doing(full, BuildSegments()), BuildSegment(blueprint="a-2", ship=0)) == NoRoomInShip()


# Cockpits and tokens


@pytest.mark.rule("GC-E19")
def test_case_40_the_cockpit_of_a_ship_that_never_flew_scores_less_five() -> None:
    s = with_ship(match(), cockpit="patchwork", segments=("a-1", "r-1"))
    assert reckoned(s)["cockpit"] == 2 - 5
    assert reckoned(with_ship(s, launches=1))["cockpit"] == 2


@pytest.mark.rule("GC-L11", "GC-L12", "GC-E19")
def test_case_41_a_cockpit_scores_at_each_launch_and_at_the_end() -> None:
    s = with_ship(ready(match()), cockpit="patchwork")
    launched = play(s, *ALL)
    again = with_ship(ready(match()), cockpit="patchwork", launches=1)
    for before in (s, again):
        assert Scored(seat=0, points=3, why="cockpit:patchwork") in told(before, *ALL)
    assert dict(launched.players[0].tally)["cockpit"] == 3
    assert reckoned(launched)["cockpit"] == 3 + 3


@pytest.mark.rule("GC-B36", "GC-L13")
def test_case_42_with_all_tokens_gone_one_still_schedules_and_launches() -> None:
    s = with_player(ready(match()), tower=(), spent=tuple(content().tokens), scheduled="")
    s = play(offered(s, STAR, (1, 0, 0)), PLACE)
    s = play(s, *[choice for choice in legal(s) if getattr(choice, "action", "") == "schedule"])
    s = play(s, TakeCruise(cruise=STAR))
    assert not isinstance(top(s), FlipOne)
    s = play(asking(s, PickMain(seat=0, src="turn")), *ALL)
    assert (s.players[0].ships[0].cruise, s.players[0].ships[0].token) == (STAR, "")


@pytest.mark.rule("GC-T22", "GC-L13", "GC-B34")
def test_case_43_a_flipped_bonus_is_closed_until_the_launch_and_then_worth_two() -> None:
    s = play(asking(ready(match()), FlipOne(seat=0, src="action:schedule")), FlipToken(token="money"))
    s = asking_funding(s)
    assert why_not(s, TakeFunding(what="money")) == OptionFlipped()
    s = asking_funding(play(asking(s, PickMain(seat=0, src="turn")), *ALL))
    money = s.players[0].money
    assert play(s, TakeFunding(what="money")).players[0].money == money + 2


def asking_funding(s: State) -> State:
    """The match at a funding bonus of the first player."""
    return replace(s, stack=(*s.stack, PickFunding(seat=0, src="action:test")))


# Goals and AGMs


@pytest.mark.rule("GC-E5", "GC-E8")
def test_case_44_a_goal_gets_harder_for_the_others_and_stays_at_the_top() -> None:
    levels = content().goal_tiles["skyline"].goals[0].levels
    s = at_end_of_turn(match(4))
    for seat in range(4):
        s = with_ship(s, seat, segments=("a-1",) * levels[0])
    s = play(s, TakeGoal(goal=0), EndTurn())
    assert why_not(at_end_of_turn(s, 1), TakeGoal(goal=0)) == GoalOpen(have=levels[0], need=levels[1])
    s = replace(s, levels=(2, 0, 0))
    for seat in (2, 3):
        s = with_ship(s, seat, segments=("a-1",) * levels[2])
        s = play(at_end_of_turn(s, seat), TakeGoal(goal=0))
    assert (s.levels[0], s.players[2].goals, s.players[3].goals) == (2, (0,), (0,))


@pytest.mark.rule("GC-E6", "GC-E7", "GC-S22")
def test_case_45_two_goals_in_one_turn_bring_a_cube_and_a_wing_each() -> None:
    s = with_ship(at_end_of_turn(match()), segments=("a-1",) * 5, launches=3)
    s = play(s, TakeGoal(goal=0), TakeGoal(goal=2))
    assert (s.track[0], wings(s.players[0]), s.levels) == ((0, 0), 3, (1, 0, 1))
    assert why_not(s, TakeGoal(goal=0)) == GoalTaken()


@pytest.mark.rule("GC-E17", "GC-Q58", "GC-E9")
def test_case_46_a_goal_met_by_the_very_last_stop_counts() -> None:
    s = replace(flying(match(), TOUR, guests=(0, 1, 0)), goal_tile="good-name", levels=(0, 0, 0))
    s = play(last_seats_turn(s, phase="final-round"), EndTurn())
    assert why_not(at_end_of_turn(s), TakeGoal(goal=0)) == GoalOpen(have=0, need=1)
    s = play(s, JumpTo(ship=0, stop=1), Stop(), TakeGoal(goal=0))
    assert (s.track[2][-1], s.levels[0], s.players[0].goals) == (0, 1, (0,))


@pytest.mark.rule("GC-E11", "GC-E12")
def test_case_47_all_who_tie_for_most_reputation_count_one_cube_more() -> None:
    s = with_player(with_player(full_sections(at_end_of_turn(match()), 6, owner=2), 0, rep=4, goals=(0, 1)), 1, rep=4)
    s = play(s, EndTurn())
    assert [dict(p.tally).get("progress", 0) for p in s.players] == [3, 1, 6]
    assert s.track[0] == (2,) * 6


@pytest.mark.rule("GC-E9", "GC-E10", "GC-Q51")
def test_case_48_a_section_filled_in_mid_turn_is_scored_at_its_end_and_further_cubes_go_on() -> None:
    almost = content().board.sections["3"][0] - 1
    s = with_ship(full_sections(at_end_of_turn(match()), almost), segments=("a-1",) * 5, launches=3)
    s = with_player(s, 1, rep=1)
    chosen = (TakeGoal(goal=0), TakeGoal(goal=2))
    assert AgmHeld(section=1) not in told(s, *chosen)
    assert play(s, *chosen).track == ((*[1] * almost, 0), (0,), ())
    events = told(s, *chosen, EndTurn())
    assert events.index(AgmHeld(section=1)) < events.index(TurnStarted(seat=1))
    assert dict(play(s, *chosen, EndTurn()).players[0].tally)["progress"] == 3


@pytest.mark.rule("GC-E13", "GC-E14", "GC-E15", "GC-E16")
def test_case_49_recall_with_bonuses_a_turn_each_and_a_last_stop_of_choice() -> None:
    s = replace(full_sections(at_end_of_turn(flying(match(), TOUR), 1), 6, 6, 7), held=2)
    s = standing(s, at1=2, at2=0)
    assert EndTriggered() in told(s, EndTurn())
    s = play(s, EndTurn(), CallMeeting(), TakeFunding(what="vp"), EndTurn())
    assert (s.phase, top(s)) == ("final-round", PickFunding(seat=0, src="final-recall"))
    s = play(s, TakeFunding(what="vp"))
    assert not any(s.network)
    seats = []
    while s.phase == "final-round":
        seats.append(s.turn.seat)
        s = to_next_turn(s) if s.turn.seat != 2 else play(s, CallMeeting(), EndTurn())
    assert (seats, top(s)) == ([0, 1, 2], PickLastStop(seat=0, src="turn"))
    assert [choice.stop for choice in legal(s, JumpTo)] == [2, 3, 4, 5]


@pytest.mark.rule("GC-E23")
def test_case_50_three_leftover_supplies_of_any_kind_are_a_point() -> None:
    s = with_player(match(), stock=(1, 1, 0), money=4, ads=2, hand=("ribbon",), blueprints=("a-1", "a-2"))
    assert reckoned(s)["supplies"] == 3
    assert reckoned(with_player(s, money=5))["supplies"] == 4


@pytest.mark.rule("GC-E24")
def test_case_51_ties_go_by_cubes_then_reputation_then_cockpits_then_the_later_seat() -> None:
    s = match()
    for seat in range(3):
        s = with_player(with_ship(s, seat, launches=1), seat, points=50)
    assert [each.rank for each in standings(s)] == [3, 2, 1]
    by_cockpits = with_ship(s, 0, cockpit="admiral")
    assert [each.rank for each in standings(by_cockpits)] == [1, 3, 2]
    by_rep = with_player(by_cockpits, 1, rep=1)
    assert [each.rank for each in standings(by_rep)] == [2, 1, 3]
    by_cubes = replace(by_rep, track=((2,), (), ()))
    assert [each.rank for each in standings(by_cubes)] == [3, 2, 1]
    assert standings(with_player(by_cubes, 0, points=51))[0].rank == 1


# Two players


@pytest.mark.rule("GC-22", "GC-25", "GC-26", "GC-27")
def test_case_52_a_bumped_npc_worker_bumps_a_rival_skips_its_like_and_yours_and_stays_where_it_is_empty() -> None:
    s = with_player(standing(match(2), at1=NPC, at2=1), 1, home=1)
    assert WorkerBumped(seat=1, by=0, at=1) in told(s, PLACE)
    s = play(s, PLACE)
    assert (s.network[1], s.players[1].home) == (Worker(owner=NPC), 2)
    assert top(s) == PickFunding(seat=1, src="bump", bumped=True)
    s = play(standing(match(2), at1=NPC, at2=NPC), PLACE)
    assert s.network[:3] == (Worker(owner=0), Worker(owner=NPC), Worker(owner=NPC))
    s = play(standing(match(2), at1=NPC, at2=0), PLACE)
    assert s.network[:3] == (Worker(owner=0), Worker(owner=0), Worker(owner=NPC))
    s = play(standing(match(2), at1=NPC), PLACE)
    assert s.network[:3] == (Worker(owner=0), Worker(owner=NPC), None)


@pytest.mark.rule("GC-23")
def test_case_53_an_npc_expert_skips_empty_places_while_there_is_a_rival_to_bump() -> None:
    expert = Worker(owner=NPC, expert=True)
    s = play(standing(match(2), expert1=NPC, at5=1), PLACE)
    assert s.network == (Worker(owner=0), None, None, None, expert, None)
    s = play(standing(match(2), expert1=NPC, at2=NPC, at3=0), PLACE)
    assert s.network[3] == expert


@pytest.mark.rule("GC-28", "GC-Q61")
def test_case_54_an_npc_development_where_its_colour_stands_leaves_the_game() -> None:
    layout = content().technologies["prefab"].layout
    s = replace(full_sections(at_end_of_turn(match(2)), 4, 5), held=1, spare=("prefab",), npc_left=3)
    areas = list(s.areas)
    areas[layout.first], areas[layout.second] = (NPC,), (NEUTRAL, 0)
    s = replace(s, areas=tuple(areas))
    events = told(s, EndTurn())
    assert NpcSkipped(area=layout.first) in events
    assert [e.area for e in events if isinstance(e, NpcBuilt)] == [layout.second, layout.technology]
    s = play(s, EndTurn())
    assert (s.areas[layout.first], s.areas[layout.second]) == ((NPC,), (NEUTRAL, 0, NPC))
    assert (s.npc_left, s.npc_out) == (0, 1)


# Cards and guests


@pytest.mark.rule("GC-L5", "GC-B44", "GC-L9")
def test_case_55_a_cabin_for_three_holds_two_tickets_and_a_last_minute_guest_who_eats_too() -> None:
    s = crowd(with_player(ready(match(), guests=(2, 0, 0)), hand=("games-night",)), (0, 3, 0))
    s = play(with_ship(s, segments=("a-1", "r-1")), GO)
    one = play(s, BoardGuest(kind="adventure"))
    assert why_not(one, BoardGuest(kind="adventure")) == NoCabin()
    s = play(one, PlayAgenda(), PlayText(card="games-night"), BoardGuest(kind="adventure"))
    s = play(s, TakeGuest(kind="relax", section=1), PayUp())
    assert (s.players[0].ships[0].guests, s.players[0].ads) == ((2, 1, 0), 8)
    assert why_not(s, TakeGuest(kind="relax", section=1)) == NoCabin()
    s = play(s, Stop(), PayUp())
    assert s.players[0].stock[:2] == (5 - 4, 5 - 2)


@pytest.mark.rule("GC-B14", "GC-Q37")
def test_case_56_a_card_gives_its_resource_without_room_where_it_is_spent_at_once() -> None:
    s = with_player(match(), hand=("bring-a-shovel",), stock=(3, 0, 0), money=0)
    pay = PlayResource(card="bring-a-shovel")
    s = play(doing(s, Develop()), BuildAt(row="food", area=0), pay, PayUp())
    assert (s.areas[0], s.players[0].stock, s.players[0].hand) == ((0,), (0, 0, 0), ())


def next_cruise(s: State, *cruises: str) -> State:
    """The match with these cruises on top of the tray and on no space."""
    market = tuple(Slot(cruise="") if slot.cruise in cruises else slot for slot in s.market)
    return replace(s, market=market, cruise_tray=cruises)


@pytest.mark.rule("GC-L15", "GC-L16", "GC-L17", "GC-Q44")
def test_case_57_a_new_cruise_moves_its_types_down_and_brings_as_many_guests_as_boarded() -> None:
    s = next_cruise(ready(match(), guests=(2, 0, 0)), "b3", "b5")
    assert content().cruises["b3"].destinations == ("relax", "adventure")
    s = crowd(s, (1, 1, 1), (2, 1, 0), (0, 1, 2))
    s = play(s, GO, BoardGuest(kind="adventure"), BoardGuest(kind="adventure"), Stop(), PayUp())
    assert s.market[0] == Slot(cruise="b3")
    assert s.queue == ((3, 2, 1), (0, 1, 0), (1, 1, 2))
    s = crowd(next_cruise(ready(match(), guests=(2, 0, 0)), "b1"), (0, 0, 0), (1, 1, 1), (1, 1, 1))
    s = play(s, GO, BoardGuest(kind="adventure"), BoardGuest(kind="adventure"), Stop(), PayUp())
    assert s.queue == ((1, 0, 0), (1, 1, 1), (2, 1, 1))


@pytest.mark.rule("GC-L18", "GC-Q45")
def test_case_58_in_place_of_a_type_that_is_gone_the_launcher_picks_another() -> None:
    s = crowd(replace(next_cruise(ready(match(), guests=(2, 0, 0)), "b1"), guests=(0, 1, 0)))
    s = play(s, GO, BoardGuest(kind="adventure"), BoardGuest(kind="adventure"), Stop(), PayUp())
    assert top(s) == PickNewcomer(seat=0, src="launch", kinds=("adventure",))
    assert why_not(s, PickKind(kind="adventure")) == NothingToTake()
    s = play(s, PickKind(kind="relax"))
    assert (s.guests, s.queue[2]) == ((0, 0, 0), (0, 1, 0))
    assert isinstance(top(s), EndOfTurn)
