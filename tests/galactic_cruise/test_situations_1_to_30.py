"""Situations that players ask about, each a story with its number and the right outcome: the first half."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BoardGuest,
    BuildAt,
    BuyAccess,
    CallMeeting,
    Do,
    DropBlueprint,
    EndTurn,
    Launch,
    PayAccess,
    Refresh,
    Sail,
    Score,
    SpendRep,
    TakeCruise,
    TakeFunding,
    TakeGoal,
    TakeGuest,
    Unlock,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import Advance, Advertise, Develop, Gain, Schedule
from core.galactic_cruise.events import GuestLeft
from core.galactic_cruise.questions import EndOfTurn, PickAction, PickFunding, PickGuest, PickMain, PickVisitor
from core.galactic_cruise.reasons import (
    AlreadyOpen,
    CruiseFull,
    GoalOpen,
    NeedsAccess,
    NoAccessInMeetings,
    NobodyHome,
    NoCabin,
    NoConnection,
    NoRep,
    OptionFlipped,
    OwnDevelopment,
    OwnWorker,
    RepUsed,
    ScheduledAlready,
    Short,
    Taken,
)
from core.galactic_cruise.state import NEUTRAL, State
from core.kernel.events import Moved, PassedOver
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import (
    GO,
    PLACE,
    STAR,
    TOUR,
    at_end_of_turn,
    begun,
    crowd,
    doing,
    flying,
    legal,
    match,
    offered,
    owned,
    play,
    ready,
    standing,
    to_next_turn,
    told,
    top,
    why_not,
    with_player,
    with_ship,
)

FUEL = content().cruises[STAR].fuel


def sailed(s: State) -> State:
    """The first player's ship has just moved on to its next stop."""
    return play(doing(s, Advance(), src="turn"), Sail(ship=0))


def passed_over(s: State, effect: Schedule) -> list[object]:
    """Why an effect is passed over."""
    return [event.reason for event in begun(s, effect).events if isinstance(event, PassedOver)]


# Workers


@pytest.mark.rule("GC-T4", "GC-C17")
def test_case_01_no_worker_goes_where_an_own_one_stands() -> None:
    s = standing(match(), at1=0)
    assert why_not(s, PLACE) == OwnWorker()
    assert {choice.at for choice in legal(s, Assign)} == {1, 2, 3, 4, 5}
    assert PLACE in legal(with_player(s, upgrades=("easy-chairs",)))


@pytest.mark.rule("GC-T5", "GC-T22", "GC-C4", "GC-Q18")
def test_case_02_a_rivals_worker_goes_home_with_a_visible_bonus_at_once() -> None:
    s = with_player(standing(match(), at1=1), 1, home=1, flipped="money")
    s = play(s, PLACE)
    assert (s.players[1].home, top(s)) == (2, PickFunding(seat=1, src="bump", bumped=True))
    assert why_not(s, TakeFunding(what="money")) == OptionFlipped()
    ads = s.players[1].ads
    s = play(s, TakeFunding(what="ad"))
    assert (s.players[1].ads, top(s)) == (ads + 1, PickAction(seat=0, src="turn"))


# Launches


@pytest.mark.rule("GC-B6", "GC-L1", "GC-L4", "GC-C1")
@pytest.mark.parametrize(("segments", "guests"), [(2, 1), (3, 2)])
def test_case_03_each_segment_after_the_first_makes_room_for_a_guest(segments: int, guests: int) -> None:
    s = with_ship(ready(match(), guests=(2, 0, 0)), segments=("a-1", "r-1", "f-1")[:segments])
    s = play(s, GO, *(BoardGuest(kind="adventure"),) * guests)
    assert why_not(crowd(s, (1, 0, 0)), TakeGuest(kind="adventure", section=1)) == NoCabin()
    assert why_not(with_ship(ready(match()), segments=("a-1",)), GO) == NoCabin()


@pytest.mark.rule("GC-L9")
def test_case_04_two_segments_and_a_guest_take_two_food_two_oxygen_and_the_fuel() -> None:
    s = with_ship(with_player(ready(match()), stock=(5, 5, 5)), segments=("a-1", "r-1"))
    s = play(s, GO, BoardGuest(kind="adventure"), Stop(), PayUp())
    assert s.players[0].stock == (3, 3, 5 - FUEL)


@pytest.mark.rule("GC-L9")
def test_case_05_three_segments_and_two_guests_take_three_of_each_and_the_fuel() -> None:
    s = with_player(ready(match(), guests=(2, 0, 0)), stock=(5, 5, 5))
    s = play(s, GO, BoardGuest(kind="adventure"), BoardGuest(kind="adventure"), Stop(), PayUp())
    assert s.players[0].stock == (2, 2, 5 - FUEL)


@pytest.mark.rule("GC-L7", "GC-Q44")
def test_case_06_each_guest_left_behind_costs_two_reputation_and_goes_to_the_top() -> None:
    s = with_player(ready(match(), guests=(0, 2, 0)), rep=5)
    s = play(crowd(with_ship(s, segments=("a-1", "r-1")), (0, 0, 1)), GO, BoardGuest(kind="relax"))
    assert [event for event in told(s, Stop()) if isinstance(event, GuestLeft)] == [GuestLeft(seat=0, kind="relax")]
    s = play(s, Stop())
    assert (s.players[0].rep, s.queue) == (3, ((0, 0, 1), (0, 0, 0), (0, 1, 0)))


@pytest.mark.rule("GC-L4", "GC-L7", "GC-Q41")
def test_case_07_guests_of_the_queue_may_be_preferred_to_those_with_tickets() -> None:
    s = crowd(with_player(ready(match(), guests=(1, 1, 0)), rep=5, ads=9), (0, 0, 1))
    s = play(s, GO, TakeGuest(kind="family", section=1), PayUp(), Stop())
    p = s.players[0]
    assert (p.ships[0].guests, p.ads, p.rep, s.queue[2]) == ((0, 0, 1), 8, 1, (1, 1, 0))
    assert legal(s, TakeGuest) == ()


@pytest.mark.rule("GC-L6")
@pytest.mark.parametrize("section", [1, 2, 3, 4])
def test_case_08_a_last_minute_guest_costs_ads_and_brings_nothing(section: int) -> None:
    s = crowd(ready(match(), guests=(0, 0, 0)), (1, 0, 0), (1, 0, 0), (1, 0, 0))
    s = play(s, GO, TakeGuest(kind="adventure", section=section), PayUp())
    p = s.players[0]
    assert (p.ads, p.money, p.rep) == (9 - section, 10, 0)


# Marketing


@pytest.mark.rule("GC-B33")
def test_case_09_no_second_cruise_until_the_first_is_launched() -> None:
    assert passed_over(with_player(match(), scheduled=STAR), Schedule()) == [ScheduledAlready()]
    s = play(ready(match()), GO, BoardGuest(kind="adventure"), Stop(), PayUp())
    s = doing(s, Schedule())
    assert legal(s, TakeCruise)


@pytest.mark.rule("GC-B11")
def test_case_10_no_advertising_for_a_cruise_that_a_rival_has_scheduled() -> None:
    s = offered(match(), STAR)
    assert why_not(doing(with_player(s, 1, scheduled=STAR), Advertise()), TakeCruise(cruise=STAR)) == Taken()
    assert TakeCruise(cruise=STAR) in legal(doing(with_player(s, 0, scheduled=STAR), Advertise()))
    assert TakeCruise(cruise=STAR) in legal(doing(s, Advertise()))


@pytest.mark.rule("GC-B37", "GC-B38", "GC-A12")
def test_case_11_a_guest_of_another_type_brings_money_and_no_reputation() -> None:
    s = crowd(with_player(offered(match(), "b3"), ads=9), (0, 0, 1))
    s = play(doing(s, Advertise()), TakeCruise(cruise="b3"), TakeGuest(kind="family", section=1), PayUp())
    assert content().cruises["b3"].destinations == ("relax", "adventure")
    assert (s.players[0].money, s.players[0].rep) == (12, 0)


@pytest.mark.rule("GC-B11")
def test_case_12_a_cruise_has_two_guest_spaces() -> None:
    s = offered(match(), STAR, guests=(1, 1, 0))
    assert why_not(doing(s, Advertise()), TakeCruise(cruise=STAR)) == CruiseFull()
    one = crowd(with_player(offered(match(), STAR, guests=(1, 0, 0)), ads=9), (3, 0, 0))
    one = play(doing(one, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="adventure", section=1), PayUp())
    assert not isinstance(top(one), PickGuest)


@pytest.mark.rule("GC-Q33", "GC-Q5", "GC-T17")
def test_case_13_reputation_of_the_first_guest_brings_the_ad_for_the_second() -> None:
    s = crowd(with_player(offered(match(), STAR), ads=1, rep=1), (2, 0, 0))
    s = play(doing(s, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="adventure", section=1), PayUp())
    assert (s.players[0].ads, s.players[0].rep) == (0, 2)
    s = play(s, UseRep(), SpendRep(icon="ad", n=1))
    assert why_not(s, UseRep()) == RepUsed()
    s = play(s, TakeGuest(kind="adventure", section=1), PayUp())
    assert s.market[0].guests == (2, 0, 0)


# Ships in space


@pytest.mark.rule("GC-A11")
def test_case_14_two_guests_and_two_icons_bring_four_bonuses() -> None:
    s = replace(match(), guest_bonus=("money", "ad", "resource"))
    s = sailed(flying(s, STAR, segments=("a-1", "a-2", "f-1"), guests=(2, 1, 0)))
    assert (s.players[0].money, s.players[0].ads) == (14, 2)


@pytest.mark.rule("GC-A12")
def test_case_15_a_day_in_space_is_no_destination() -> None:
    s = replace(match(), guest_bonus=("money", "ad", "vp"), goal_tile="good-name")
    s = sailed(flying(s, STAR, guests=(1, 0, 0), token="vp"))
    assert (s.players[0].scored, s.players[0].visits, s.players[0].ships[0].token) == (0, (0, 0, 0), "vp")
    assert why_not(at_end_of_turn(s), TakeGoal(goal=0)) == GoalOpen(have=0, need=1)
    s = crowd(with_player(offered(match(), STAR), ads=9), (1, 0, 0))
    assert content().cruises[STAR].stops == ("day", "adventure", "day")
    s = play(doing(s, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="adventure", section=1), PayUp())
    assert s.players[0].money == 11


@pytest.mark.rule("GC-A9", "GC-A10")
@pytest.mark.parametrize(("kind", "ads"), [("relax", 1), ("family", 2)])
def test_case_16_a_guest_scores_three_and_one_for_each_token_there(kind: str, ads: int) -> None:
    s = with_player(flying(match(), TOUR, token="vp", guests=(0, 1, 1)), upgrades=("deep-cellar", "rope-course"), ads=9)
    s = play(sailed(s), Unlock(upgrade="easy-chairs"), Score(kind=kind), PayUp())  # type: ignore[arg-type]
    assert (s.players[0].ads, s.players[0].points) == (9 - ads, 5 + 3 + 2)


@pytest.mark.rule("GC-A9")
def test_case_17_no_guest_scores_twice_at_a_destination_and_every_one_again_at_the_next() -> None:
    s = sailed(with_player(flying(match(), TOUR, stop=2, guests=(0, 1, 1)), ads=9))
    s = play(s, Score(kind="relax"), PayUp())
    assert legal(s, Score) == (Score(kind="family"),)
    s = play(s, Score(kind="family"), PayUp())
    assert not isinstance(top(s), PickVisitor)
    s = sailed(replace(s, turn=replace(s.turn, moved=())))
    assert set(legal(s, Score)) == {Score(kind="relax"), Score(kind="family")}
    assert why_not(with_player(s, ads=0), Score(kind="relax")) == Short(ads=2)


@pytest.mark.rule("GC-A7")
def test_case_18_a_fourth_token_is_discarded_where_no_destination_is_ahead() -> None:
    three = ("bigger-hangar", "rope-course", "field-workshop")
    s = with_player(flying(match(), STAR, stop=1, token="vp", guests=(1, 0, 0)), upgrades=three)
    p = sailed(s).players[0]
    assert (p.ships[0].token, p.spent, p.upgrades) == ("", ("vp",), three)
    s = with_player(flying(match(), "b13", token="vp", guests=(1, 0, 0)), upgrades=three)
    assert sailed(s).players[0].ships[0].token == "vp"


# Developments


@pytest.mark.rule("GC-T13", "GC-T15")
def test_case_19_both_rivals_in_an_area_are_paid_two_for_the_rest_of_the_turn() -> None:
    s = with_player(owned(match(), w1=(1, 2)), rep=5)
    before = [p.money for p in s.players]
    s = play(s, PayAccess(), BuyAccess(area=0))
    assert [p.money - old for p, old in zip(s.players, before, strict=True)] == [-4, 2, 2]
    s = play(s, PLACE)
    assert Do(at=1, action="supplies") in legal(s)
    s = play(s, Do(at=1, action="supplies"), Stop())
    assert Do(at=1, action="supplies") in legal(s)


@pytest.mark.rule("GC-T13", "GC-Q14")
@pytest.mark.parametrize(("rep", "price"), [(6, 2), (7, 1), (14, 1)])
def test_case_20_with_more_reputation_access_is_cheaper_and_then_free(rep: int, price: int) -> None:
    s = with_player(owned(match(), w1=(1, 2)), rep=rep)
    s = play(s, PayAccess(), BuyAccess(area=0))
    assert s.players[0].money == 10 - 2 * price
    s = to_next_turn(with_player(owned(match(), w1=(0, 2)), 1, rep=15))
    s = play(s, PLACE)
    assert Do(at=1, action="supplies") in legal(s)


@pytest.mark.rule("GC-T13")
def test_case_21_a_neutral_development_is_paid_to_the_supply() -> None:
    s = owned(match(), w1=(NEUTRAL,))
    others = [p.money for p in s.players[1:]]
    s = play(s, PLACE)
    assert why_not(s, Do(at=1, action="supplies")) == NeedsAccess(price=2)
    moves = [event for event in told(s, PayAccess(), BuyAccess(area=0)) if isinstance(event, Moved)]
    assert moves == [Moved(thing="money", n=2, here="seat:0", there="supply", why="access")]
    s = play(s, PayAccess(), BuyAccess(area=0))
    assert [p.money for p in s.players[1:]] == others
    assert Do(at=1, action="supplies") in legal(s)


@pytest.mark.rule("GC-T14")
def test_case_22_where_an_own_development_stands_nobody_is_paid() -> None:
    s = owned(match(), w1=(1, 0), w2=(1,))
    assert why_not(play(s, PayAccess()), BuyAccess(area=0)) == AlreadyOpen()
    s = play(s, PLACE)
    assert Do(at=1, action="supplies") in legal(s)
    assert s.players[0].money == 10


@pytest.mark.rule("GC-B1")
def test_case_23_no_second_own_development_in_an_area() -> None:
    s = doing(owned(match(), w1=(0,), t1=(0,)), Develop())
    assert why_not(s, BuildAt(row="oxygen", area=0)) == OwnDevelopment()
    assert why_not(s, BuildAt(row="oxygen", area=6)) == OwnDevelopment()


@pytest.mark.rule("GC-B16")
def test_case_24_building_where_somebody_is_brings_no_reputation() -> None:
    s = play(doing(owned(match(), w1=(1,)), Develop()), BuildAt(row="food", area=0), PayUp())
    assert (s.areas[0], s.players[0].rep) == ((1, 0), 0)
    s = play(doing(match(), Develop()), BuildAt(row="food", area=0), PayUp())
    assert (s.areas[0], s.players[0].rep) == ((0,), 1)


# Reputation


@pytest.mark.rule("GC-T18", "GC-T19", "GC-Q9")
def test_case_25_beyond_the_ends_of_the_track_points_move() -> None:
    s = begun(with_player(match(), rep=17, points=5), Gain(rep=3)).state
    assert (s.players[0].rep, s.players[0].points) == (18, 7)
    s = play(with_player(match(), rep=0, points=1), Refresh())
    assert (s.players[0].rep, s.players[0].points) == (0, 0)
    assert why_not(with_player(match(), rep=0, points=0), Refresh()) == NoRep(need=1, have=0)


@pytest.mark.rule("GC-T17", "GC-T26")
def test_case_26_the_track_is_used_once_a_turn_and_blueprints_are_refreshed_at_will() -> None:
    s = play(with_player(match(), rep=9), UseRep(), SpendRep(icon="ad", n=1))
    assert why_not(s, UseRep()) == RepUsed()
    rep = s.players[0].rep
    for n in (1, 2):
        s = play(s, Refresh(), DropBlueprint(blueprint=s.blueprints[4]))
        assert s.players[0].rep == rep - n
    assert UseRep() in legal(to_next_turn(to_next_turn(to_next_turn(play(s, CallMeeting())))))


# Meetings


@pytest.mark.rule("GC-E3", "GC-E4")
def test_case_27_with_all_workers_in_space_a_meeting_brings_its_action_and_no_bonus() -> None:
    s = with_player(flying(match(), TOUR), home=0)
    assert isinstance(top(play(owned(s, w1=(0,)), CallMeeting())), PickAction)
    done = play(owned(s, t1=(0,), w1=(1,)), CallMeeting())
    assert isinstance(top(done), EndOfTurn)
    assert done.players[0].home == 0


@pytest.mark.rule("GC-E2", "GC-Q16")
def test_case_28_no_meeting_action_over_a_rivals_development() -> None:
    s = play(owned(match(), w1=(0,), w3=(1,)), CallMeeting())
    assert {choice.at for choice in legal(s, Do)} == {0, 1}
    assert why_not(s, Do(at=2, action="resources")) == NoConnection()
    assert why_not(s, PayAccess()) == NoAccessInMeetings()


@pytest.mark.rule("GC-T3")
def test_case_29_with_nobody_at_home_a_meeting_must_be_called() -> None:
    s = with_player(standing(ready(match()), at2=0, at3=0), home=0)
    assert legal(s, Assign, Launch, CallMeeting) == (CallMeeting(),)
    assert why_not(s, PLACE) == NobodyHome()


@pytest.mark.rule("GC-T3", "GC-E1")
def test_case_30_a_meeting_may_be_called_while_workers_are_at_home() -> None:
    s = with_player(standing(match(), at2=0), home=1)
    s = play(s, CallMeeting(), TakeFunding(what="vp"))
    assert (s.players[0].home, s.players[0].points) == (2, 6)
    s = play(match(), CallMeeting(), EndTurn())
    assert isinstance(top(s), PickMain)
    assert top(s).seat == 1
