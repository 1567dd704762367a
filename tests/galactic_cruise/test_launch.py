"""A launch, from the checklist to lift-off."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BoardGuest,
    Launch,
    PickKind,
    PlayAgenda,
    PlayResource,
    PlayText,
    Refresh,
    SpendRep,
    TakeGuest,
    TakeResource,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.events import CubePlaced, ShipLaunched
from core.galactic_cruise.launch import cockpit_points, launch_due, points_of_launch
from core.galactic_cruise.paying import helpful
from core.galactic_cruise.questions import Bill, Embark, EndOfTurn, PickNewcomer, PickResource
from core.galactic_cruise.reasons import (
    CantFinish,
    NobodyBoards,
    NobodyHome,
    NoCabin,
    NoRep,
    NothingScheduled,
    NothingToTake,
    ShipAway,
    Short,
)
from core.galactic_cruise.rules import rules
from core.galactic_cruise.state import Slot
from core.kernel.events import Moved, Scored
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import (
    ALL,
    GO,
    STAR,
    TOUR,
    crowd,
    flying,
    legal,
    match,
    owned,
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

# What it takes


@pytest.mark.rule("GC-L1", "GC-C1", "GC-Q40")
def test_what_a_launch_needs() -> None:
    s = ready(match())
    assert GO in legal(s)
    assert why_not(with_player(s, scheduled=""), GO) == NothingScheduled()
    assert why_not(with_ship(s, segments=("a-1",)), GO) == NoCabin()
    assert why_not(with_player(standing(s, at1=0, at2=0), home=0), GO) == NobodyHome()
    assert why_not(with_ship(s, cruise=TOUR, pilot="worker"), GO) == ShipAway()
    assert why_not(with_player(s, stock=(0, 3, 1)), GO) == Short(goods=(2, 0, 0))
    nobody = with_player(ready(match(), guests=(0, 0, 0)), ads=0)
    assert isinstance(why_not(nobody, GO), Short)
    deserted = replace(crowd(ready(match(), guests=(0, 0, 0))), guests=(0, 0, 0))
    assert why_not(deserted, GO) == NothingToTake()


@pytest.mark.rule("GC-Q40", "GC-Q9")
def test_a_launch_counts_the_penalties_for_guests_left_behind() -> None:
    # One cabin and two tickets: somebody stays behind, for two reputation or points.
    s = with_ship(ready(match(), guests=(2, 0, 0)), segments=("a-1", "r-1"))
    assert GO in legal(with_player(s, rep=1, points=1))
    assert why_not(with_player(s, rep=0, points=1), GO) == NoRep(need=2, have=1)


@pytest.mark.rule("GC-L2")
def test_a_launch_is_the_whole_of_step_two() -> None:
    s = standing(ready(match()), at1=1)
    done = play(s, *ALL)
    assert isinstance(top(done), EndOfTurn)
    assert done.network == s.network
    assert legal(done, Assign) == ()


# T-5


@pytest.mark.rule("GC-L3")
def test_the_cruise_goes_to_the_ship_and_the_consultant_home() -> None:
    s = play(ready(match()), GO, BoardGuest(kind="adventure"), Stop())
    assert (s.players[0].ships[0].cruise, s.players[0].scheduled) == (STAR, "")
    assert STAR not in [slot.cruise for slot in s.market]


@pytest.mark.rule("GC-L4", "GC-B6", "GC-Q41")
def test_one_guest_a_cabin_and_one_at_least() -> None:
    s = play(crowd(ready(match(), guests=(1, 1, 0)), (0, 0, 2)), GO)
    assert why_not(s, Stop()) == NobodyBoards()
    mixed = play(s, BoardGuest(kind="relax"), TakeGuest(kind="family", section=1), PayUp())
    assert mixed.players[0].ships[0].guests == (0, 1, 1)
    assert why_not(mixed, TakeGuest(kind="family", section=1)) == NoCabin()
    assert why_not(mixed, BoardGuest(kind="adventure")) == NoCabin()
    one = play(s, BoardGuest(kind="relax"))
    assert Stop() in legal(one)


@pytest.mark.rule("GC-L5")
def test_guests_with_tickets_board_free() -> None:
    s = ready(match(), guests=(2, 0, 0))
    s = play(s, GO, BoardGuest(kind="adventure"), BoardGuest(kind="adventure"))
    assert (s.players[0].ads, s.players[0].ships[0].guests) == (9, (2, 0, 0))


@pytest.mark.rule("GC-Q3", "GC-C8")
def test_what_is_needed_to_finish_can_not_be_spent_on_anything_else() -> None:
    # The card is the only source of the second food.
    food = "bring-a-shovel"
    s = with_player(ready(match()), stock=(1, 3, 1), hand=(food,), rows=(3, 3, 3), rep=0, points=0)
    s = play(s, GO)
    assert why_not(s, TakeGuest(kind="relax", section=4)) == Short(goods=(1, 0, 0))
    s = with_player(ready(match(), guests=(2, 0, 0)), rep=2, points=0)
    s = play(with_ship(s, segments=("a-1", "r-1")), GO)
    assert why_not(s, Refresh()) == CantFinish()


@pytest.mark.rule("GC-Q3", "GC-Q12")
def test_the_track_that_has_to_pay_can_not_be_used_before() -> None:
    s = with_player(ready(match()), stock=(2, 2, 1), rep=9, rows=(3, 3, 3))
    s = play(s, GO)
    assert why_not(s, UseRep()) == CantFinish()
    assert GO in legal(with_player(ready(match()), stock=(2, 2, 1), rep=9, rows=(3, 3, 3)))


@pytest.mark.rule("GC-Q3")
def test_a_card_needed_for_its_text_is_not_taken_for_its_resource() -> None:
    s = with_player(ready(match(), TOUR, (0, 1, 0)), stock=(2, 2, 2), hand=("tailwind", "ribbon"), rows=(3, 3, 3))
    s = play(with_ship(s, segments=("a-1", "r-1")), GO, PlayAgenda())
    assert why_not(s, PlayResource(card="tailwind")) == CantFinish()


@pytest.mark.rule("GC-Q3", "GC-Q4")
def test_a_card_that_costs_money_leaves_the_launch_what_it_takes() -> None:
    # The track has to bring the third oxygen, so it can't bring the money.
    s = with_player(ready(match()), stock=(2, 2, 1), rep=9, rows=(3, 3, 3), hand=("jumble-sale",))
    poor = play(with_player(s, money=0), GO, PlayAgenda())
    assert why_not(poor, PlayText(card="jumble-sale")) == CantFinish()
    s = play(s, GO, PlayAgenda(), PlayText(card="jumble-sale"))
    assert legal(s) == (PayUp(),)


# T-4 and T-3


@pytest.mark.rule("GC-L8", "GC-C16")
def test_the_cube_is_placed_before_the_bill() -> None:
    s = play(ready(match()), GO, BoardGuest(kind="adventure"))
    assert CubePlaced(seat=0, section=1) in told(s, Stop())
    s = play(s, Stop())
    assert s.track[0] == (0,)
    assert isinstance(top(s), Bill)


@pytest.mark.rule("GC-L9", "GC-B27")
def test_technologies_make_launches_cheaper() -> None:
    s = owned(ready(match()), t3=(0,), t4=(0,))
    due, helped = launch_due(s, 0, s.players[0].ships[0], TOUR, 2)
    fuel = content().cruises[TOUR].fuel - 2
    assert (due.goods, helped) == ((2, 2, fuel), ("technology:greenhouse", "technology:slingshot"))
    assert launch_due(s, 0, s.players[0].ships[0], STAR, 2)[0].goods == (2, 2, 0)


@pytest.mark.rule("GC-L10", "GC-B14", "GC-Q12")
def test_cards_and_reputation_pay_in_any_mix_and_need_no_room() -> None:
    food = "bring-a-shovel"
    s = with_player(ready(match()), stock=(0, 2, 1), hand=(food,), rep=9, rows=(3, 3, 3))
    s = play(
        s, GO, BoardGuest(kind="adventure"), Stop(), PlayResource(card=food), SpendRep(icon="resource", n=2), PayUp()
    )
    p = s.players[0]
    assert (p.stock, p.hand, p.rep) == ((0, 0, 0), (), 5)
    assert p.ships[0].pilot == "worker"
    assert s.turn.rep_used


@pytest.mark.rule("GC-Q12")
def test_icons_beyond_the_need_are_stored() -> None:
    s = with_player(ready(match()), stock=(1, 3, 1), rep=9, rows=(3, 3, 3))
    s = play(s, GO, BoardGuest(kind="adventure"), Stop(), SpendRep(icon="resource", n=2), PayUp())
    assert top(s) == PickResource(seat=0, src="reputation", left=1)
    s = play(s, TakeResource(resource="fuel"))
    assert s.players[0].stock == (0, 0, 1)


# T-2 to T-0


@pytest.mark.rule("GC-L11", "GC-Q42")
@pytest.mark.parametrize(("cockpit", "counted"), [("full-house", 1), ("patchwork", 3), ("frequent-flyer", 1)])
def test_the_cockpit_scores_the_launch_as_it_is(cockpit: str, counted: int) -> None:
    s = with_ship(ready(match()), cockpit=cockpit)
    points = content().cockpits[cockpit].points * counted
    assert Scored(seat=0, points=points, why=f"cockpit:{cockpit}") in told(s, *ALL)


@pytest.mark.rule("GC-L11")
@pytest.mark.parametrize("cockpit", content().cockpits)
def test_what_the_cockpit_will_score_is_known_while_guests_board(cockpit: str) -> None:
    s = with_ship(with_player(ready(match(), guests=(1, 1, 1), rep=9), flipped="money"), cockpit=cockpit)
    s = play(s, GO, BoardGuest(kind="adventure"))
    points = [event.points for event in told(s, Stop(), PayUp()) if isinstance(event, Scored)]
    assert sum(points) == points_of_launch(s, 0, 0)


@pytest.mark.rule("GC-L11", "GC-Q42")
def test_the_token_is_still_in_the_tower_when_the_cockpit_scores() -> None:
    tower = ("money", "ad", "vp", "resource", "money-4")
    s = with_ship(with_player(ready(match()), tower=tower, flipped="money-4"), cockpit="high-achiever")
    s = with_player(s, goals=(0, 1))
    points = 2 * content().cockpits["high-achiever"].points
    assert Scored(seat=0, points=points, why="cockpit:high-achiever") in told(s, *ALL)
    done = play(s, *ALL)
    assert cockpit_points(done, 0, done.players[0].ships[0]) == points


@pytest.mark.rule("GC-L13", "GC-T22")
def test_the_flipped_token_goes_to_the_engine() -> None:
    s = play(with_player(ready(match()), flipped="money"), *ALL)
    p = s.players[0]
    assert (p.ships[0].token, p.flipped, "money" in p.tower) == ("money", "", False)


@pytest.mark.rule("GC-L14")
@pytest.mark.parametrize("expert", [True, False])
def test_the_pilot_stays_with_the_ship(expert: bool) -> None:
    s = with_player(ready(match()), experts=1)
    s = play(s, Launch(ship=0, expert=expert), *ALL[1:])
    p = s.players[0]
    assert (p.home, p.experts) == ((2, 0) if expert else (1, 1))
    assert p.ships[0].pilot == ("expert" if expert else "worker")


@pytest.mark.rule("GC-Q43")
def test_an_empty_cruise_tray_is_renewed_or_the_launcher_chooses_the_guests() -> None:
    s = replace(ready(match()), cruise_tray=(), flown=("b7",))
    s = play(s, *ALL)
    assert s.market[0] == Slot(cruise="b7")
    s = crowd(replace(ready(match()), cruise_tray=(), flown=()), (0, 0, 0), (0, 0, 0), (1, 1, 1))
    s = play(s, *ALL)
    assert s.market[0] == Slot(cruise="")
    assert top(s) == PickNewcomer(seat=0, src="launch", kinds=())
    assert play(s, PickKind(kind="family")).queue == ((0, 0, 0), (0, 0, 0), (1, 1, 2))


@pytest.mark.rule("GC-A3")
def test_a_ship_launched_now_moves_in_the_owners_next_turn() -> None:
    s = play(ready(match()), *ALL)
    assert s.players[0].ships[0].stop == 0
    for _ in range(3):
        s = to_next_turn(s)
    assert (s.turn.seat, s.players[0].ships[0].stop) == (0, 0)
    assert s.turn.moved == ()


def test_the_second_ship_can_be_launched_while_the_first_is_away() -> None:
    s = second_ship(flying(match(), TOUR), segments=("a-2", "r-2"))
    s = with_player(s, stock=(5, 5, 5), rows=(0, 0, 0), home=1)
    fleet = ready(s, guests=(1, 0, 0))
    fleet = with_ship(fleet, segments=("a-1", "r-1", "f-1"))
    assert Launch(ship=1, expert=False) in legal(fleet)
    s = play(fleet, Launch(ship=1, expert=False), *ALL[1:])
    assert ShipLaunched(seat=0, ship=1, cruise=STAR) in told(fleet, Launch(ship=1, expert=False), *ALL[1:])
    assert s.players[0].home == 0


def test_guests_are_told_from_place_to_place() -> None:
    events = told(ready(match()), *ALL)
    moves = [(e.here, e.there) for e in events if isinstance(e, Moved) and e.thing == "guest:adventure"]
    assert moves[0] == ("market", "ships:0")
    assert helpful("tailwind", ("fuel",)).amount == 3
    assert isinstance(top(play(ready(match()), GO)), Embark)
    assert rules.decider(play(ready(match()), GO)) == 0
