"""A turn: placing workers, reach, access, reputation, funding bonuses and limits."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BuildAt,
    BuyAccess,
    CallMeeting,
    DiscardCard,
    Do,
    DropBlueprint,
    EndTurn,
    PayAccess,
    PlayAgenda,
    PlayText,
    Refresh,
    Sail,
    SpendRep,
    TakeBlueprint,
    TakeFunding,
    TakeResource,
    UseRep,
)
from core.galactic_cruise.effects import Funding, Gain, Hire
from core.galactic_cruise.events import ActionTaken, BonusOwed, Lost
from core.galactic_cruise.gains import options
from core.galactic_cruise.questions import (
    EndOfTurn,
    MoveShip,
    OverHand,
    PickAction,
    PickFunding,
    PickMain,
    PickResource,
)
from core.galactic_cruise.reasons import (
    NeedsAccess,
    NoActionAhead,
    NobodyHome,
    NobodyThere,
    NoConnection,
    OptionFlipped,
    RepUsed,
    Short,
)
from core.galactic_cruise.rules import discount, is_open
from core.galactic_cruise.state import NEUTRAL, NPC, State
from core.kernel.events import PassedOver, TurnStarted
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import (
    PLACE,
    STAR,
    at_end_of_turn,
    begun,
    doing,
    flying,
    full_sections,
    legal,
    match,
    owned,
    play,
    standing,
    to_next_turn,
    told,
    top,
    why_not,
    with_player,
    with_turn,
)

# Order


@pytest.mark.rule("GC-T1")
def test_ships_then_step_two_then_goals_then_the_next_seat() -> None:
    s = to_next_turn(with_player(flying(match(), STAR, seat=1), 1, points=5))
    assert isinstance(top(s), MoveShip)
    s = play(s, Sail(ship=0))
    assert isinstance(top(s), PickMain)
    s = play(s, CallMeeting())
    assert isinstance(top(s), EndOfTurn)
    assert TurnStarted(seat=2) in told(s, EndTurn())


@pytest.mark.rule("GC-T2")
def test_a_round_is_a_turn_of_everybody_clockwise() -> None:
    s, seats = match(3), []
    for _ in range(4):
        seats.append(top(s).seat)
        s = play(s, CallMeeting(), EndTurn())
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("GC-T3", "GC-A13")
def test_a_pilot_who_lands_first_can_be_placed() -> None:
    s = to_next_turn(with_player(flying(match(), STAR, stop=3, seat=1), 1, home=0))
    s = play(s, Sail(ship=0), TakeFunding(what="money"))
    assert legal(s, Assign)


# Placing and bumping


@pytest.mark.rule("GC-T4")
def test_any_worker_at_home_can_be_placed() -> None:
    assert {choice.expert for choice in legal(with_player(match(), experts=1), Assign)} == {False, True}
    assert {choice.expert for choice in legal(with_player(match(), home=0, experts=1), Assign)} == {True}
    assert {choice.expert for choice in legal(match(), Assign)} == {False}


@pytest.mark.rule("GC-Q20", "GC-C17")
def test_with_the_upgrade_an_own_worker_goes_home_with_its_bonus() -> None:
    s = with_player(standing(match(), at1=0), home=1, upgrades=("easy-chairs",))
    s = play(s, PLACE)
    assert top(s) == PickFunding(seat=0, src="bump")
    s = play(s, TakeFunding(what="money"))
    assert (s.players[0].home, s.players[0].money) == (1, 11)
    assert why_not(with_player(standing(match(), at1=0), home=0, upgrades=("easy-chairs",)), PLACE) == NobodyHome()


@pytest.mark.rule("GC-C4", "GC-Q19", "GC-Q39")
def test_by_the_option_the_bonus_waits_for_the_owners_turn_and_the_tower_of_then() -> None:
    s = with_player(standing(match(3, 7, **{"bump-bonus": "next-turn"}), at1=1), 1, home=1)
    assert BonusOwed(seat=1) in told(s, PLACE)
    s = play(s, PLACE)
    assert (s.players[1].home, s.players[1].owed, top(s).seat) == (2, 1, 0)
    tower = tuple(token for token in s.players[1].tower if token != "money")
    s = flying(with_player(s, 1, tower=tower), STAR, seat=1)
    s = play(s, Stop(), EndTurn())
    assert top(s) == PickFunding(seat=1, src="bump", bumped=True)
    assert PlayText(card="compensation") in legal(with_player(s, 1, hand=("compensation",)))
    money = s.players[1].money
    s = play(s, TakeFunding(what="money"))
    assert (s.players[1].money, s.players[1].owed) == (money + 2, 0)
    assert isinstance(top(s), MoveShip)


@pytest.mark.rule("GC-B21", "GC-Q21")
def test_the_intro_expert_earns_a_bonus_by_bumping() -> None:
    s = with_player(standing(match(), at1=1), experts=1)
    s = play(s, Assign(at=0, expert=True), TakeFunding(what="money"))
    assert top(s) == PickFunding(seat=0, src="expert:tip-hat")
    s = play(with_player(standing(match(), at1=1), experts=1), PLACE, TakeFunding(what="money"))
    assert isinstance(top(s), PickAction)


@pytest.mark.rule("GC-Q21")
@pytest.mark.parametrize("rival", [True, False])
def test_a_bump_through_an_npc_counts_and_only_moving_it_does_not(rival: bool) -> None:
    s = with_player(standing(match(), at1=NPC, **({"at2": 1} if rival else {})), experts=1)
    s = play(s, Assign(at=0, expert=True))
    if rival:
        s = play(s, TakeFunding(what="money"))
        assert top(s) == PickFunding(seat=0, src="expert:tip-hat")
    else:
        assert isinstance(top(s), PickAction)


# Actions within reach


@pytest.mark.rule("GC-T6")
def test_two_actions_the_same_twice_or_none() -> None:
    s = play(match(), PLACE, Do(at=0, action="advertise"), Stop(), Do(at=0, action="advertise"), Stop())
    assert isinstance(top(s), EndOfTurn)
    assert isinstance(top(play(match(), PLACE, Stop())), EndOfTurn)
    s = play(match(), PLACE, Do(at=0, action="advertise"), Stop(), Stop())
    assert isinstance(top(s), EndOfTurn)


@pytest.mark.rule("GC-T7")
def test_the_own_location_is_within_reach() -> None:
    s = play(match(), PLACE)
    assert {(choice.at, choice.action) for choice in legal(s, Do)} == {(0, "schedule"), (0, "advertise")}


@pytest.mark.rule("GC-T8", "GC-T10")
def test_an_own_walkway_opens_the_neighbour_and_no_chain() -> None:
    s = play(owned(match(), w1=(0,), w2=(0,)), PLACE)
    assert {choice.at for choice in legal(s, Do)} == {0, 1}
    s = play(owned(match(), w6=(0,)), PLACE)
    assert {choice.at for choice in legal(s, Do)} == {0, 5}


@pytest.mark.rule("GC-T9", "GC-T13")
def test_a_foreign_walkway_opens_once_access_is_paid() -> None:
    s = play(owned(match(), w1=(1,)), PLACE)
    assert why_not(s, Do(at=1, action="supplies")) == NeedsAccess(price=2)
    assert why_not(s, Do(at=5, action="blueprints")) == NoConnection()
    before = s.players[1].money
    s = play(s, PayAccess(), BuyAccess(area=0))
    assert (s.players[0].money, s.players[1].money) == (8, before + 2)
    assert Do(at=1, action="supplies") in legal(s)


@pytest.mark.rule("GC-T11", "GC-B22")
def test_an_action_with_its_slides_is_finished_first() -> None:
    s = play(match(), Assign(at=5, expert=False), Do(at=5, action="blueprints"))
    first = next(choice for choice in legal(s) if choice != Stop())
    s = play(s, first)
    assert s.blueprints[0] == ""
    assert legal(s, Do) == ()
    s = play(s, Stop())
    assert all(s.blueprints)
    assert legal(s, Do)


@pytest.mark.rule("GC-T12")
def test_a_walkway_built_by_the_first_action_serves_the_second() -> None:
    s = play(match(), Assign(at=3, expert=False), Do(at=3, action="development"))
    assert Do(at=4, action="draw") not in legal(s)
    s = play(s, BuildAt(row="food", area=3), PayUp())
    assert Do(at=4, action="draw") in legal(s)


@pytest.mark.rule("GC-Q22")
def test_an_action_in_which_nothing_can_be_done_is_not_offered() -> None:
    s = with_player(owned(match(), w1=(0,), w6=(0,)), ads=0, rep=0)
    s = play(s, PLACE)
    assert why_not(s, Do(at=0, action="advertise")) == Short(ads=1)
    s = play(match(), Assign(at=4, expert=False))
    assert Do(at=4, action="refill") in legal(s)


# Access


@pytest.mark.rule("GC-T13", "GC-Q14")
def test_at_the_top_of_the_track_all_is_open_for_the_whole_turn() -> None:
    s = owned(with_player(match(), 1, rep=15), w1=(0,))
    s = to_next_turn(s)
    assert is_open(s, 1, 0)
    s = play(s, UseRep(), SpendRep(icon="money", n=2))
    assert s.players[1].rep < 15
    assert Do(at=1, action="supplies") in legal(play(s, PLACE))
    assert not is_open(to_next_turn(to_next_turn(to_next_turn(play(s, CallMeeting())))), 1, 0)


@pytest.mark.rule("GC-T15", "GC-Q13")
def test_access_holds_to_the_end_of_the_turn_at_the_price_of_its_moment() -> None:
    s = with_player(owned(match(), w1=(1,)), rep=7, money=10)
    s = play(s, PayAccess(), BuyAccess(area=0), UseRep(), SpendRep(icon="ad", n=1))
    assert s.players[0].money == 9
    assert s.players[0].rep < 7
    assert Do(at=1, action="supplies") in legal(play(s, PLACE))
    later = to_next_turn(play(s, CallMeeting()))
    assert later.turn.access == ()


@pytest.mark.rule("GC-T15", "GC-Q2", "GC-C8")
def test_access_can_be_bought_inside_an_action() -> None:
    s = play(owned(match(), t2=(1,)), PLACE, Do(at=0, action="advertise"))
    assert PayAccess() in legal(s)
    s = play(s, PayAccess(), BuyAccess(area=7))
    assert discount(s, 0, "guest")[0] == 1


@pytest.mark.rule("GC-Q13")
def test_access_that_can_not_be_paid_to_all_is_not_sold() -> None:
    s = with_player(owned(match(), w1=(1, 2)), money=3)
    assert why_not(s, PayAccess()) == Short(money=1)


@pytest.mark.rule("GC-T16", "GC-Q15", "GC-B18")
def test_a_technology_serves_owners_free_and_others_for_a_turn() -> None:
    s = owned(match(), t1=(1,))
    assert [discount(s, seat, "segment")[0] for seat in (0, 1)] == [0, 2]
    s = play(s, PayAccess(), BuyAccess(area=6))
    assert [discount(s, seat, "segment")[0] for seat in (0, 1)] == [2, 2]
    s = to_next_turn(play(s, CallMeeting()))
    assert [discount(s, seat, "segment")[0] for seat in (0, 1)] == [0, 2]
    assert why_not(play(owned(match(), w2=(1,)), PayAccess()), BuyAccess(area=6)) == NobodyThere()


@pytest.mark.rule("GC-Q23")
def test_a_neutral_development_invents_for_everybody_at_a_price_to_the_supply() -> None:
    s = owned(match(), t1=(NEUTRAL,))
    before = sum(p.money for p in s.players)
    s = play(s, PayAccess(), BuyAccess(area=6))
    assert discount(s, 0, "segment")[0] == 2
    assert sum(p.money for p in s.players) == before - 2


@pytest.mark.rule("GC-T15", "GC-B44")
def test_access_bought_inside_an_action_raises_its_limit() -> None:
    s = owned(replace(match(), technologies=("open-studio", "loudspeakers", "greenhouse", "slingshot")), t1=(1,))
    s = play(s, Assign(at=5, expert=False), Do(at=5, action="blueprints"), legal_blueprint(s, 0))
    s = play(s, PayAccess(), BuyAccess(area=6), legal_blueprint(s, 1), legal_blueprint(s, 2))
    assert len(s.players[0].blueprints) == 3
    assert isinstance(top(s), PickAction)


def legal_blueprint(s: State, n: int) -> TakeBlueprint:
    """Taking the blueprint on this space of the display."""
    return TakeBlueprint(blueprint=s.blueprints[n])


# Reputation


@pytest.mark.rule("GC-T17", "GC-Q11")
def test_the_track_gives_all_icons_of_one_type_that_are_passed_once_a_turn() -> None:
    s = with_player(match(), rep=8, money=0)
    s = play(s, UseRep())
    assert {choice.n for choice in legal(s, SpendRep) if choice.icon == "money"} == {1, 2, 3}
    s = play(s, SpendRep(icon="money", n=2))
    assert (s.players[0].money, s.players[0].rep) == (2, 3)
    assert why_not(s, UseRep()) == RepUsed()


@pytest.mark.rule("GC-T17", "GC-Q11")
def test_resources_of_the_track_are_chosen_one_by_one() -> None:
    s = with_player(match(), rep=6, stock=(0, 0, 0))
    s = play(s, UseRep(), SpendRep(icon="resource", n=2))
    s = play(s, TakeResource(resource="fuel"), TakeResource(resource="food"))
    assert (s.players[0].stock, s.players[0].rep) == ((1, 0, 1), 2)


@pytest.mark.rule("GC-T17", "GC-Q2")
def test_the_track_can_be_used_inside_an_action() -> None:
    s = with_player(match(), ads=1, rep=5)
    s = play(s, PLACE, Do(at=0, action="advertise"), UseRep(), SpendRep(icon="ad", n=2))
    assert s.players[0].ads == 3


# Funding bonuses


@pytest.mark.rule("GC-T20")
def test_a_hired_expert_brings_a_bonus() -> None:
    s = with_player(match(), money=12)
    s = play(doing(s, Hire()), legal(doing(s, Hire()))[0])
    if PayUp() in legal(s):
        s = play(s, PayUp())
    assert isinstance(top(s), PickFunding)


@pytest.mark.rule("GC-T21")
def test_a_bonus_is_chosen_anew_and_flips_nothing() -> None:
    s = match()
    tower = s.players[0].tower
    s = doing(s, Funding(), Funding(), Funding(), Funding())
    s = play(s, *(TakeFunding(what=what) for what in ("vp", "vp", "money", "resource")))
    s = play(s, TakeResource(resource="food"))
    p = s.players[0]
    assert (p.points, p.money, p.stock[0], p.tower, p.flipped) == (7, 11, 2, tower, "")


@pytest.mark.rule("GC-T22", "GC-Q17")
def test_a_flipped_token_closes_its_option_and_a_gone_one_doubles_it() -> None:
    s = with_player(match(), flipped="money")
    assert why_not(doing(s, Funding()), TakeFunding(what="money")) == OptionFlipped()
    tower = tuple(token for token in s.players[0].tower if token != "resource")
    s = with_player(s, flipped="", tower=tower)
    assert options(s, 0) == {"money": 1, "ad": 1, "vp": 1, "resource": 2}
    s = play(doing(s, Funding()), TakeFunding(what="resource"))
    assert top(s) == PickResource(seat=0, src="funding", left=2)
    s = play(s, TakeResource(resource="food"), TakeResource(resource="fuel"))
    assert s.players[0].stock == (2, 1, 2)


# Limits


@pytest.mark.rule("GC-T23", "GC-Q6", "GC-Q17")
def test_what_does_not_fit_is_lost() -> None:
    s = with_player(match(), stock=(2, 3, 3))
    s = doing(s, Gain(any=3))
    step_events = told(s, TakeResource(resource="oxygen"))
    assert Lost(seat=0, resource="oxygen", n=1, why="action:test") in step_events
    s = play(s, TakeResource(resource="food"))
    assert s.players[0].stock == (3, 3, 3)
    assert not isinstance(top(s), PickResource)


@pytest.mark.rule("GC-T24", "GC-Q38", "GC-C20")
def test_too_many_cards_go_one_by_one_and_give_what_fits() -> None:
    hand = ("bring-a-shovel", "bulk-discount", "old-classmates", "ribbon", "tailwind", "test-drive", "wheelbarrow")
    s = with_player(at_end_of_turn(match()), hand=hand, stock=(3, 0, 0))
    s = play(s, EndTurn())
    assert isinstance(top(s), OverHand)
    assert legal(s, PlayAgenda, UseRep, PayAccess, Refresh) == ()
    s = play(s, DiscardCard(card="bring-a-shovel"))
    assert (s.players[0].stock, s.discard[-1]) == ((3, 0, 0), "bring-a-shovel")
    s = play(s, DiscardCard(card="old-classmates"))
    assert s.players[0].stock == (3, 1, 0)
    assert len(s.players[0].hand) == 5
    assert top(s).seat == 1


@pytest.mark.rule("GC-T26", "GC-Q27")
def test_a_refresh_replaces_what_one_likes_without_sliding() -> None:
    s = with_player(match(), rep=3)
    one, two, three, four, five = s.blueprints
    s = play(s, Refresh())
    assert Stop() not in legal(s)
    s = play(s, DropBlueprint(blueprint=two), DropBlueprint(blueprint=four), Stop())
    assert (s.blueprints[0], s.blueprints[2], s.blueprints[4]) == (one, three, five)
    assert not {two, four} & set(s.blueprints)
    assert all(s.blueprints)
    assert s.players[0].rep == 2
    assert Refresh() in legal(s)


@pytest.mark.rule("GC-Q27")
def test_a_refresh_inside_an_action_fills_its_gaps_and_the_slide_still_comes() -> None:
    s = with_player(match(), rep=5)
    s = play(s, Assign(at=5, expert=False), Do(at=5, action="blueprints"))
    first, second = s.blueprints[:2]
    takes = {
        choice.blueprint: choice for choice in legal(s) if choice not in (Stop(),) and hasattr(choice, "blueprint")
    }
    s = play(s, takes[first], Refresh(), DropBlueprint(blueprint=second), Stop())
    assert all(s.blueprints)
    third = s.blueprints[2]
    s = play(s, next(choice for choice in legal(s) if getattr(choice, "blueprint", "") == s.blueprints[0]))
    assert s.blueprints[1] == third
    assert all(s.blueprints)


# What is open at any time


@pytest.mark.rule("GC-Q2", "GC-C8")
def test_any_time_choices_are_closed_while_another_answers() -> None:
    s = with_player(standing(match(), at1=1), 1, rep=5, hand=("jumble-sale",))
    s = play(s, PLACE)
    assert top(s).seat == 1
    assert legal(s, PlayAgenda, UseRep, PayAccess, Refresh) == ()


@pytest.mark.rule("GC-Q2", "GC-B14")
def test_any_time_choices_are_open_before_the_first_ship_moves_and_at_the_end() -> None:
    s = with_player(flying(match(), STAR, seat=1), 1, rep=5, hand=("jumble-sale",))
    s = to_next_turn(s)
    assert isinstance(top(s), MoveShip)
    assert set(legal(s, PlayAgenda, UseRep, Refresh)) == {PlayAgenda(), UseRep(), Refresh()}
    s = play(s, Sail(ship=0), CallMeeting())
    assert isinstance(top(s), EndOfTurn)
    assert set(legal(s, PlayAgenda, UseRep, Refresh)) == {PlayAgenda(), UseRep(), Refresh()}


@pytest.mark.rule("GC-Q1")
def test_who_decides_first_is_the_active_player_then_turn_order() -> None:
    s = full_sections(match(), 6, 6, 7)
    s = replace(standing(s, at1=2, at2=0, at3=1), phase="last-round")
    s, seats = play(at_end_of_turn(s, 2), EndTurn()), []
    while isinstance(top(s), PickFunding):
        seats.append(top(s).seat)
        s = play(s, TakeFunding(what="money"))
    assert seats == [0, 1, 2]


@pytest.mark.rule("GC-Q8")
def test_supplies_never_run_out() -> None:
    s = begun(match(), Gain(money=90, ads=90)).state
    assert (s.players[0].money, s.players[0].ads) == (100, 92)


@pytest.mark.rule("GC-Q31")
def test_an_effect_that_can_not_be_used_lapses() -> None:
    s = with_player(match(), unhired=())
    step = begun(s, Hire())
    assert [event.what for event in step.events if isinstance(event, PassedOver)] == ["hire"]


@pytest.mark.rule("GC-B43", "GC-B44")
def test_a_card_gives_an_action_more_than_the_rules_allow() -> None:
    s = with_player(match(), hand=("double-shift",), rep=3)
    too_late = with_turn(at_end_of_turn(s), at=0)
    for no_time in (s, too_late, play(too_late, PlayAgenda())):
        assert why_not(no_time, PlayText(card="double-shift")) == NoActionAhead()
    s = play(s, PLACE, PlayAgenda(), PlayText(card="double-shift"), PayUp())
    for _ in range(3):
        assert isinstance(top(s), PickAction)
        s = play(s, Do(at=0, action="advertise"), Stop())
    assert isinstance(top(s), EndOfTurn)
    assert (s.players[0].rep, s.discard[-1]) == (2, "double-shift")


def test_what_an_expert_can_do_besides() -> None:
    s = with_player(replace(match(), expert_tile="porters"), experts=1)
    assert top(play(s, Assign(at=0, expert=True))) == PickResource(seat=0, src="expert:porters", left=1)
    s = with_player(replace(owned(match(), w1=(1,)), expert_tile="keyring"), experts=1)
    assert Do(at=1, action="supplies") in legal(play(s, Assign(at=0, expert=True)))
    assert Do(at=1, action="supplies") not in legal(play(s, PLACE))
    s = with_player(replace(match(), expert_tile="overtime"), experts=1, rep=5)
    s = play(s, Assign(at=0, expert=True), Do(at=0, action="advertise"), Stop(), Do(at=0, action="advertise"), Stop())
    s = play(s, legal(s)[0], PayUp(), Do(at=0, action="advertise"), Stop())
    assert isinstance(top(s), EndOfTurn)


def test_the_same_event_names_action_and_place() -> None:
    s = play(match(), PLACE)
    assert ActionTaken(seat=0, action="schedule", at=0) in told(s, Do(at=0, action="schedule"))


def test_a_seat_in_mid_turn_leaves_no_trace_in_the_next() -> None:
    s = with_turn(with_player(full_sections(match(), 1), hand=()), rep_used=True, access=(0,))
    s = to_next_turn(s)
    assert (s.turn.rep_used, s.turn.access) == (False, ())
