"""Meetings, company goals, AGMs and the end of the match."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BringHome,
    BuyAccess,
    CallMeeting,
    Do,
    EndTurn,
    JumpTo,
    PayAccess,
    PlayAgenda,
    PlayText,
    Score,
    SpendRep,
    TakeBlueprint,
    TakeFunding,
    TakeGoal,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.events import AgmHeld, CubePlaced, EndTriggered, FinalRoundBegan, LastAdvanceBegan
from core.galactic_cruise.game import GAME
from core.galactic_cruise.progress import progress_points, score_section
from core.galactic_cruise.questions import EndOfTurn, PickAction, PickFunding, PickLastStop, PickMain, PickVisitor
from core.galactic_cruise.reasons import GoalOpen, NoAccessInMeetings, NoConnection
from core.galactic_cruise.rules import Pen, discount
from core.galactic_cruise.scoring import column_points, final_cockpits, reckon, rep_points, segment_points
from core.galactic_cruise.state import NEUTRAL, Ship, State
from core.kernel.events import MatchEnded
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import (
    STAR,
    TOUR,
    asking,
    at_end_of_turn,
    flying,
    full_sections,
    legal,
    match,
    owned,
    play,
    played_out,
    standing,
    told,
    top,
    why_not,
    with_player,
    with_ship,
)

# Meetings


@pytest.mark.rule("GC-E1", "GC-T20", "GC-32")
def test_all_own_workers_come_home_and_pilots_stay() -> None:
    s = standing(flying(match(), TOUR), at1=0, expert3=0, at5=1)
    s = with_player(s, home=0)
    s = play(s, CallMeeting(), TakeFunding(what="vp"), TakeFunding(what="vp"))
    p = s.players[0]
    assert (p.home, p.experts, p.points, p.ships[0].pilot) == (1, 1, 7, "worker")
    assert [worker.owner for worker in s.network if worker] == [1]


@pytest.mark.rule("GC-E2", "GC-T10")
def test_then_one_action_beside_an_own_walkway() -> None:
    s = play(owned(match(), w1=(0,), w4=(1,)), CallMeeting())
    assert {choice.at for choice in legal(s, Do)} == {0, 1}
    assert why_not(s, Do(at=3, action="development")) == NoConnection()
    s = play(s, Do(at=0, action="advertise"), Stop())
    assert isinstance(top(s), EndOfTurn)
    assert not any(s.network)


@pytest.mark.rule("GC-E2", "GC-Q16")
def test_no_access_is_sold_in_a_meeting() -> None:
    s = owned(match(), w1=(0,), w4=(1,), t2=(1,))
    assert why_not(play(s, CallMeeting()), PayAccess()) == NoAccessInMeetings()
    s = play(s, PayAccess(), BuyAccess(area=7), CallMeeting())
    assert discount(s, 0, "guest")[0] == 1


@pytest.mark.rule("GC-T11", "GC-B22")
def test_in_a_meeting_too_an_action_is_finished_before_the_next_begins() -> None:
    s = with_player(owned(match(), w6=(0,)), hand=("second-item", "open-drawers"))
    s = play(s, CallMeeting(), PlayAgenda(), PlayText(card="second-item"), Do(at=5, action="blueprints"))
    s = play(s, PlayAgenda(), PlayText(card="open-drawers"), TakeBlueprint(blueprint=s.blueprints[0]), Stop())
    assert isinstance(top(s), PickAction)
    assert all(s.blueprints)
    assert s.turn.boosts == ()


def test_a_card_may_add_an_item_to_the_meeting() -> None:
    s = with_player(owned(match(), w1=(0,)), hand=("second-item",))
    s = play(s, CallMeeting(), PlayAgenda(), PlayText(card="second-item"), Do(at=0, action="advertise"), Stop())
    assert isinstance(top(s), PickAction)


def test_a_card_may_send_one_worker_home() -> None:
    s = with_player(standing(match(), at1=0, at2=0), home=0, hand=("coffee-break",))
    s = play(s, PlayAgenda(), PlayText(card="coffee-break"), BringHome(at=1), TakeFunding(what="money"))
    assert Assign(at=1, expert=False) in legal(s)


# Goals


@pytest.mark.rule("GC-E5", "GC-Q50")
@pytest.mark.parametrize(("level", "need"), [(0, 3), (1, 4), (2, 5)])
def test_a_goal_is_met_at_what_its_tracker_shows(level: int, need: int) -> None:
    s = replace(at_end_of_turn(match()), levels=(level, 0, 0))
    few = with_ship(s, segments=("a-1",) * (need - 1))
    assert why_not(few, TakeGoal(goal=0)) == GoalOpen(have=need - 1, need=need)
    assert TakeGoal(goal=0) in legal(with_ship(s, segments=("a-1",) * need))
    assert TakeGoal(goal=0) in legal(with_ship(s, segments=("a-1",) * (need + 1)))


@pytest.mark.rule("GC-Q49")
def test_a_goal_may_be_left_for_later() -> None:
    s = with_ship(at_end_of_turn(match()), segments=("a-1",) * 5)
    s = play(s, EndTurn())
    assert s.players[0].goals == ()


@pytest.mark.rule("GC-Q50")
def test_what_was_true_in_mid_turn_does_not_count() -> None:
    s = at_end_of_turn(replace(match(), goal_tile="good-name"))
    need = content().goal_tiles["good-name"].goals[2].levels[0]
    s = with_player(s, rep=need)
    assert TakeGoal(goal=2) in legal(s)
    s = play(s, UseRep(), SpendRep(icon="money", n=1))
    assert why_not(s, TakeGoal(goal=2)) == GoalOpen(have=s.players[0].rep, need=need)


# The track and AGMs


@pytest.mark.rule("GC-E9", "GC-S8")
def test_cubes_fill_the_lowest_free_space_and_overflow_at_the_end() -> None:
    s = with_ship(at_end_of_turn(match()), segments=("a-1",) * 5, launches=2)
    sizes = content().board.sections["3"]
    almost = replace(s, track=((NEUTRAL, *[1] * (sizes[0] - 2)), (), ()))
    both = play(almost, TakeGoal(goal=0), TakeGoal(goal=2))
    assert both.track == ((*almost.track[0], 0), (0,), ())
    full = full_sections(s, *sizes)
    assert CubePlaced(seat=0, section=3) in told(full, TakeGoal(goal=0))
    assert len(play(full, TakeGoal(goal=0)).track[2]) == sizes[2] + 1


@pytest.mark.rule("GC-Q51", "GC-E10")
def test_several_sections_filled_in_one_turn_are_scored_in_order() -> None:
    s = full_sections(at_end_of_turn(match()), 6, 6, 7)
    events = told(s, EndTurn())
    found = [event for event in events if isinstance(event, AgmHeld | EndTriggered)]
    assert found == [AgmHeld(section=1), AgmHeld(section=2), EndTriggered()]


@pytest.mark.rule("GC-E11", "GC-E12", "GC-Q52", "GC-S8")
def test_cubes_times_wings_and_one_more_for_the_most_reputation() -> None:
    s = replace(match(), track=((0, 0, 1, NEUTRAL), (0, 0, 0), ()))
    s = with_player(with_player(s, 0, goals=(0, 1), rep=4), 1, rep=4)
    assert [progress_points(s, seat, 0) for seat in range(3)] == [9, 2, 0]
    s = with_player(with_player(s, 0, rep=0), 1, rep=0)
    assert [progress_points(s, seat, 0) for seat in range(3)] == [9, 2, 1]


@pytest.mark.rule("GC-C7", "GC-E11")
def test_by_the_option_the_sections_number_counts() -> None:
    s = replace(match(), track=((0,), (0,), (0,)), agm="by-section")
    s = with_player(s, 1, rep=3)
    assert [progress_points(s, 0, section) for section in range(3)] == [1, 2, 3]
    assert [progress_points(replace(s, agm="plain"), 0, section) for section in range(3)] == [1, 1, 1]


def test_no_cube_is_added_for_reputation() -> None:
    t = Pen(with_player(match(), rep=5))
    score_section(t, 0)
    assert (t.s.track, t.s.players[0].points) == (((), (), ()), 6)


# The end


def last_round(s: State) -> State:
    """The end of the first player's turn, in which section 3 became full."""
    return replace(full_sections(at_end_of_turn(s), 6, 6, 7), held=2)


@pytest.mark.rule("GC-E13")
def test_the_round_is_played_to_its_end() -> None:
    s = last_round(match())
    assert EndTriggered() in told(s, EndTurn())
    s = play(s, EndTurn())
    assert (s.phase, top(s).seat) == ("last-round", 1)
    s = play(s, CallMeeting(), EndTurn(), CallMeeting(), EndTurn())
    assert (s.phase, s.turn.seat) == ("final-round", 0)


@pytest.mark.rule("GC-Q53")
def test_filled_by_the_last_seat_it_leads_straight_to_the_final_recall() -> None:
    s = replace(full_sections(at_end_of_turn(match(), 2), 6, 6, 7), held=2)
    assert FinalRoundBegan() in told(s, EndTurn())


@pytest.mark.rule("GC-E14", "GC-E15", "GC-Q54")
def test_all_workers_come_home_with_bonuses_in_turn_order_and_without_an_action() -> None:
    s = replace(full_sections(at_end_of_turn(match(), 2), 6, 6, 7), held=2)
    s = with_player(standing(flying(s, TOUR), at1=2, at2=0, expert3=1), flipped="ad")
    s, seats = play(s, EndTurn()), []
    while isinstance(top(s), PickFunding):
        seats.append(top(s).seat)
        s = play(s, TakeFunding(what="money"))
    assert seats == [0, 1, 2]
    assert not any(s.network)
    assert s.players[0].ships[0].pilot == "worker"
    assert s.turn.seat == 0
    assert s.phase == "final-round"


@pytest.mark.rule("GC-Q19", "GC-C4")
def test_bonuses_still_owed_are_taken_at_the_final_recall() -> None:
    s = replace(full_sections(at_end_of_turn(match(3, 7, **{"bump-bonus": "next-turn"}), 2), 6, 6, 7), held=2)
    s = play(with_player(s, 1, owed=2), EndTurn())
    assert (top(s).seat, s.players[1].owed) == (1, 0)
    s = play(s, TakeFunding(what="vp"), TakeFunding(what="vp"))
    assert isinstance(top(s), PickMain)


@pytest.mark.rule("GC-E15", "GC-Q55")
def test_the_last_turn_is_as_always() -> None:
    s = replace(standing(match(), at1=1), phase="final-round")
    s = play(s, Assign(at=0, expert=False), TakeFunding(what="money"))
    assert isinstance(top(s), PickAction)
    s = with_player(replace(match(), phase="final-round"), home=0)
    assert legal(s, Assign) == ()


def final_advance(s: State) -> State:
    """The last seat ends its last turn."""
    return play(replace(full_sections(at_end_of_turn(s, 2), 6, 6, 7), held=2, phase="final-round"), EndTurn())


@pytest.mark.rule("GC-E16", "GC-Q56")
def test_every_ship_goes_to_any_stop_ahead() -> None:
    s = final_advance(flying(match(), TOUR, stop=1, guests=(1, 0, 0)))
    assert isinstance(top(s), PickLastStop)
    assert {choice.stop for choice in legal(s, JumpTo)} == {2, 3, 4, 5}
    before = s.players[0].points
    s = play(with_player(s, ads=5, points=before), JumpTo(ship=0, stop=4))
    assert isinstance(top(s), PickVisitor)
    s = play(s, Score(kind="adventure"), PayUp())
    assert s.players[0].points == before + 3
    assert s.players[0].visits == (1, 0, 0)
    assert LastAdvanceBegan() in told(
        replace(full_sections(at_end_of_turn(match(), 2), 6, 6, 7), held=2, phase="final-round"), EndTurn()
    )


@pytest.mark.rule("GC-Q56", "GC-Q57")
def test_seat_by_seat_with_a_fresh_use_of_the_track() -> None:
    s = flying(flying(match(), TOUR), STAR, seat=1)
    s = with_player(replace(s, turn=replace(s.turn, rep_used=True)), rep=5)
    s = final_advance(s)
    assert (top(s).seat, UseRep() in legal(s)) == (0, True)
    s = play(s, JumpTo(ship=0, stop=5), TakeFunding(what="money"))
    assert isinstance(top(s), EndOfTurn)
    s = play(s, EndTurn())
    assert (top(s).seat, isinstance(top(s), PickLastStop)) == (1, True)


@pytest.mark.rule("GC-Q57")
def test_hand_limits_are_not_checked_again() -> None:
    hand = tuple(sorted(content().agendas))[:7]
    s = final_advance(with_player(match(), 1, hand=hand))
    s = play(s, EndTurn(), EndTurn())
    assert s.players[1].hand == hand
    assert MatchEnded() in told(s, EndTurn())


# AGM C


@pytest.mark.rule("GC-E18")
def test_the_last_section_scores_with_its_overflow() -> None:
    s = replace(match(), track=((0,), (0,), (0,) * 9))
    s = with_player(with_player(s, goals=(0,)), 1, rep=1)
    assert progress_points(s, 0, 2) == 18


@pytest.mark.rule("GC-E19", "GC-B28", "GC-Q29", "GC-Q59", "GC-S20")
def test_cockpits_score_and_unlaunched_ships_cost_five() -> None:
    ships = (
        Ship(cockpit="patchwork", engine="kettle", segments=("a-1", "a-2"), launches=1),
        Ship(cockpit="admiral", engine="puffer", segments=("f-8",)),
    )
    s = with_player(match(), ships=ships)
    assert final_cockpits(s, 0) == 3 + 4 - 5


@pytest.mark.rule("GC-E20", "GC-B28")
def test_segments_score_launched_or_not() -> None:
    s = with_ship(match(), segments=("f-8", "a-1"))
    assert segment_points(s.players[0]) == 9


@pytest.mark.rule("GC-E21")
@pytest.mark.parametrize(
    ("rep", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (6, 3), (9, 7), (14, 12), (15, 15), (18, 15)]
)
def test_reputation_scores_by_threshold(rep: int, points: int) -> None:
    assert rep_points(rep) == points


@pytest.mark.rule("GC-E22", "GC-C15")
@pytest.mark.parametrize(
    ("rows", "points"), [((3, 3, 3), 0), ((3, 0, 0), 0), ((2, 2, 2), 5), ((1, 1, 0), 15), ((0, 0, 0), 30)]
)
def test_the_rightmost_empty_column_scores_alone(rows: tuple[int, int, int], points: int) -> None:
    assert column_points(with_player(match(), rows=rows).players[0]) == points


@pytest.mark.rule("GC-Q10")
def test_points_fall_below_nothing_by_the_final_scoring_only() -> None:
    t = Pen(with_player(with_ship(match(), cockpit="nest-egg"), points=0, money=0, ads=0, stock=(0, 0, 0)))
    reckon(t)
    assert t.s.players[0].points < 0


def test_a_match_comes_to_its_end() -> None:
    step = played_out(match(2), seed=3)
    assert isinstance(step.events[-1], MatchEnded)
    assert GAME.legal(step.state) == ()
    assert sorted(each.rank for each in GAME.standings(step.state)) == [1, 2]


def test_a_seat_that_is_asked_is_the_decider() -> None:
    s = asking(match(), PickMain(seat=1, src="turn"))
    assert GAME.decider(s) == 1
