"""What stands beside the answers of Galactic Cruise before one is given: what it costs unseen, and that it is final."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BoardGuest,
    BuildSegment,
    Buy,
    CallMeeting,
    DrawCard,
    DrawDiscarded,
    HireExpert,
    PayAccess,
    PlayAgenda,
    PlayResource,
    PlayText,
    Refresh,
    TakeBlueprint,
    TakeGoal,
    TakeResource,
)
from core.galactic_cruise.effects import (
    Acquire,
    Action,
    BuildSegments,
    Develop,
    Draw,
    End,
    FillSilo,
    Hire,
    NewShip,
    PickToken,
    Schedule,
)
from core.galactic_cruise.game import GAME
from core.galactic_cruise.progress import section_sizes
from core.galactic_cruise.questions import MoveShip, PickGuest
from core.galactic_cruise.state import State
from core.galactic_cruise.turn import EFFECTS
from core.kernel.frames import Choice, PayUp, Stop
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import PERSON, Session, TakeBacks
from tests.galactic_cruise.table import (
    GO,
    PLACE,
    STAR,
    asking,
    at_end_of_turn,
    crowd,
    doing,
    flying,
    full_sections,
    match,
    offered,
    owned,
    play,
    ready,
    second_ship,
    standing,
    with_player,
    with_ship,
    with_turn,
)
from tests.tui.galactic_cruise.answers import asked, bar
from tests.tui.screen.desk import desk
from tests.tui.test_match import Told
from tui import story
from tui.asking import Asking
from tui.galactic_cruise.board import BOARD
from tui.match import Match

TECHNOLOGY = "g Welding Robots: 2 money (-2 money a segment)"


def watched(s: State, take_backs: TakeBacks = TakeBacks.FREE) -> Match:
    """Three people play on from there."""
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben"), Seat(name="Cleo")), seed=7)
    return Match(Session(GAME, setup, s, Step(s, (), None), take_backs), (PERSON,) * 3, Told())


def warnings(s: State, *choices: Choice) -> list[str]:
    """What is said against the answer that leads to these choices."""
    seen = watched(s)
    return list(story.caution(seen, story.table(seen), choices).against)


def is_final(s: State, choice: Choice, take_backs: TakeBacks) -> bool:
    """Whether it is said that there is no way back."""
    seen = watched(s, take_backs)
    return story.caution(seen, story.table(seen), [choice]).final


class TestReputationThatOneDoesNotHave:
    """It is paid in points (GC-T19), which every answer that takes it says beforehand."""

    @pytest.mark.parametrize(("hand", "rep"), [((), 1), (("scrap-yard",), 1), ((), 0)], ids=str)
    def test_building_from_the_display(self, hand: tuple[str, ...], rep: int) -> None:
        s = replace(with_player(match(), money=9, rep=rep, hand=hand), blueprints=("aa-1", "a-2", "a-3", "a-4", "f-8"))
        s = doing(s, BuildSegments())
        short = 2 - rep
        assert warnings(s, BuildSegment(blueprint="f-8", ship=0)) == [f"-{short} VP"]
        assert not warnings(with_player(s, rep=2), BuildSegment(blueprint="f-8", ship=0))

    def test_a_card_that_takes_reputation(self) -> None:
        s = with_player(match(), hand=("double-shift",), rep=0)
        s = play(s, Assign(at=0, expert=False), PlayAgenda())
        assert warnings(s, PlayText(card="double-shift")) == ["-1 VP"]

    def test_refreshing_and_the_discard(self) -> None:
        s = with_player(replace(match(), discard=("ribbon",)), rep=0)
        assert warnings(s, Refresh()) == ["-1 VP"]
        assert warnings(doing(s, Draw()), DrawDiscarded()) == ["-1 VP"]


class TestAnswersThatGiveThemselves:
    """What only one source can pay is paid by itself, which is told before and afterwards."""

    def test_reputation_that_pays_the_rest_of_a_bill(self) -> None:
        s = doing(with_player(match(), money=9, rep=1, rows=(2, 3, 3)), Hire())
        hire = HireExpert(side="right")
        assert warnings(s, hire) == ["rest by 1 rep"]
        assert not warnings(with_player(s, money=10), hire)
        seen = watched(s)
        seen.choose(hire)
        assert story.unasked(seen) == ["Ana: Uses reputation: +1 money for 1 reputation."]

    def test_what_is_lost_for_sure_is_told_first(self) -> None:
        s = replace(with_player(match(), money=7, rep=2), blueprints=("aa-1", "a-2", "a-3", "a-4", "f-8"))
        build = BuildSegment(blueprint="f-8", ship=0)
        assert warnings(doing(s, BuildSegments()), build) == ["-2 VP", "rest by 2 rep"]

    def test_what_leaves_a_choice_of_sources_says_that_the_board_is_not_enough(self) -> None:
        s = doing(with_player(match(), money=9, rep=4, rows=(2, 3, 3)), Hire())
        assert warnings(s, HireExpert(side="right")) == ["rest by card or rep"]

    def test_a_card_that_pays_the_rest_of_a_launch(self) -> None:
        s = play(ready(match(), hand=("ribbon",), stock=(2, 2, 9)), GO, BoardGuest(kind="adventure"))
        assert warnings(s, Stop()) == ["plays Ribbon and Scissors"]
        seen = watched(s)
        seen.choose(Stop())
        assert story.unasked(seen) == ["Ana: Plays Ribbon and Scissors for its oxygen."]

    def test_the_last_card_played_while_the_silo_waits_for_one(self) -> None:
        s = doing(replace(with_player(match(), hand=("ribbon",), stock=(0, 0, 0)), silo=(2, 5, 5)), FillSilo())
        assert asked(s).title() == "Refill the silo by discarding an agenda card. Which resource?"
        play_it = PlayResource(card="ribbon")
        assert warnings(play(s, PlayAgenda()), play_it) == ["no card left for the silo"]


def test_a_turn_is_not_ended_past_a_goal_without_a_word() -> None:
    s = at_end_of_turn(match())
    assert bar(asked(s))[-1].endswith("End the turn")
    assert bar(asked(with_ship(s, segments=("a-1",) * 9)))[-1].endswith("End the turn without a goal")


class TestCubes:
    """A cube that fills a section of the track has consequences for everybody (GC-E10, GC-E13)."""

    @pytest.mark.parametrize(
        ("cubes", "follows", "told"),
        [
            ((0, 0, 0), [], "a cube for AGM A"),
            ((1, 0, 0), ["AGM A follows"], "a cube that fills section 1 (AGM A follows)"),
            ((2, 1, 0), ["AGM B follows"], "a cube that fills section 2 (AGM B follows)"),
            ((2, 2, 1), ["the end begins"], "a cube that fills section 3 (the end begins)"),
            ((2, 2, 2), [], "a cube for AGM C"),
        ],
        ids=str,
    )
    def test_a_launch_tells_where_its_cube_goes(self, cubes: tuple[int, ...], follows: list[str], told: str) -> None:
        sizes = section_sizes(match())
        lengths = [size - 2 + n for size, n in zip(sizes, cubes, strict=True)]
        s = play(ready(full_sections(match(), *lengths)), GO, BoardGuest(kind="adventure"))
        assert warnings(s, Stop()) == follows
        assert asked(s).table.say(Stop()).startswith(f"Launch: {told}, +4 VP by its cockpit; it takes 2 food, ")

    def test_a_goal_tells_it_too(self) -> None:
        size = section_sizes(match())[0]
        s = with_ship(at_end_of_turn(full_sections(match(), size - 1)), segments=("a-1", "r-1", "f-1"), launches=9)
        goal = next(choice for choice in GAME.legal(s) if isinstance(choice, TakeGoal))
        assert warnings(s, goal) == ["AGM A follows"]

    def test_guests_left_behind_are_counted_once(self) -> None:
        s = play(ready(match(), guests=(1, 1, 1), rep=9), GO, BoardGuest(kind="adventure"))
        assert warnings(s, Stop()) == ["-4 rep for 2 guests left"]
        assert "-4 reputation for guests left behind" in asked(s).table.say(Stop())


class TestWhatShowsSomethingNew:
    def test_is_final_where_several_people_play(self) -> None:
        s = doing(match(), Acquire(), End(step="blueprints"))
        first, second = TakeBlueprint(blueprint="aa-1"), TakeBlueprint(blueprint="rr-1")
        assert not is_final(s, first, TakeBacks.UNTIL_REVEAL)
        then = play(s, first)
        assert is_final(then, second, TakeBacks.UNTIL_REVEAL)
        assert is_final(then, Stop(), TakeBacks.UNTIL_REVEAL)
        assert not is_final(then, second, TakeBacks.FREE)


def briefly(s: State) -> list[str]:
    """The answers in the order of the bar, as they are said where there is no room."""
    question = asked(s)
    return [question.brief(answer) for answer in question.answers(BOARD.mark)]


class TestPrices:
    def test_segments_blueprints_tokens_and_ships(self) -> None:
        s = with_player(match(), blueprints=("a-1",), money=9, rep=9)
        assert bar(asked(doing(s, BuildSegments())))[-3:-1] == [
            "5 Story Sofa: 3 money, 2 rep",
            "a Climbing Wall: 1 money",
        ]
        assert bar(asked(doing(s, Acquire())))[0] == "1 Double Dare: build for 1 money"
        cheaper = with_player(s, upgrades=("field-workshop",))
        assert bar(asked(doing(cheaper, Acquire())))[0] == "1 Double Dare: build for 0 money"
        assert bar(asked(doing(s, PickToken())))[4] == "5 Strongbox: +4 money"
        assert bar(asked(doing(s, NewShip())))[0] == "1 Nest Egg: take up to 2 blueprints"

    def test_of_segments_and_blueprints_also_where_there_is_little_room(self) -> None:
        s = with_player(match(), money=9, rep=9)
        assert briefly(doing(s, BuildSegments()))[4] == "Story Sofa: 3, 2 rep"
        assert briefly(doing(s, Acquire()))[4] == "Story Sofa: 1 money"

    def test_a_cruise_names_its_stops_where_there_is_room(self) -> None:
        s = doing(offered(match()), Schedule())
        assert bar(asked(s))[0].endswith(" Ring Road (day, adventurous, day): 1 fuel to launch")
        assert briefly(s)[0] == "Ring Road: 1 fuel to launch"

    def test_refilling_the_silo_takes_a_card(self) -> None:
        s = replace(
            with_player(match(), hand=("ribbon",)), silo=(2, 5, 5), actions=(("silo", "draw"), *match().actions[1:])
        )
        assert "Refill the silo: a card for up to +3 money, +1 rep" in " ".join(bar(asked(play(s, PLACE))))

    def test_a_day_in_space_tells_what_the_guests_bring(self) -> None:
        s = replace(match(), guest_bonus=("vp", *match().guest_bonus[1:]))
        s = flying(s, STAR, guests=(2, 0, 0), segments=("a-1", "a-2"))
        day, destination = (asking(with_ship(s, stop=stop), MoveShip(seat=0, src="turn")) for stop in (0, 1))
        assert bar(asked(day)) == ["7 Old Faithful: day in space (+4 VP)"]
        assert bar(asked(destination)) == ["7 Old Faithful: adventurous destination"]

    def test_access_says_what_it_brings_into_reach_and_what_is_of_no_use_comes_last(self) -> None:
        s = with_player(owned(match(), w1=(1,), w2=(2,), w6=(1, 2), t1=(1,)), money=9)
        before = play(s, PayAccess())
        assert bar(asked(before)) == [
            "a walkway 1-2: 2 money",
            "b walkway 2-3: 2 money",
            "f walkway 6-1: 4 money",
            TECHNOLOGY,
        ]
        placed = play(s, PLACE, PayAccess())
        assert bar(asked(placed)) == [
            "a walkway 1-2: 2 money, to Dry Dock",
            "f walkway 6-1: 4 money, to Sketch Foundry",
            TECHNOLOGY,
            "b walkway 2-3: no use",
        ]
        launched = at_end_of_turn(s)
        for over in (launched, with_turn(standing(launched, at1=0), at=0)):
            technology, *walkways = bar(asked(play(over, PayAccess())))
            assert technology == TECHNOLOGY
            assert len(walkways) == 3
            assert all(walkway.endswith(": no use") for walkway in walkways)

    def test_guests_with_tickets_come_before_those_who_cost_ads(self) -> None:
        s = crowd(play(ready(match()), GO), (0, 1, 0), (1, 0, 0))
        assert bar(asked(s))[:3] == [
            "1 Adventurous, with ticket",
            "2 Adventurous, last minute: 2 ads",
            "3 Relaxing, last minute: 1 ad",
        ]
        assert asked(s).title(brief=True) == "Boarding Old Faithful. 0 of 2 aboard. Who comes aboard?"
        full = play(with_ship(ready(match()), segments=("a-1", "r-1")), GO, BoardGuest(kind="adventure"))
        assert asked(full).title(brief=True) == "Boarding Old Faithful. It is full, with 1 guest."

    def test_a_meeting_names_the_locations_and_the_actions_within_reach(self) -> None:
        s = owned(match(), w3=(0,))
        assert bar(asked(s))[-1] == "m Meeting, action at 3, 4"
        assert "Meeting" in briefly(s)
        assert asked(s).table.say(CallMeeting()) == (
            "Call a meeting: your workers come home, then one of these actions: "
            "Gain resources, Refill the silo, Development, Hire an expert"
        )
        assert bar(asked(match()))[-1] == "m Meeting, no action"


@pytest.mark.parametrize(
    ("action", "steps"),
    [
        ("resources", (TakeResource(resource="food"),)),
        ("draw", (DrawCard(card="tailwind"),)),
        ("blueprints", (TakeBlueprint(blueprint="aa-1"),)),
        ("segments", (BuildSegment(blueprint="aa-1", ship=0), PayUp())),
        ("supplies", (Buy(what="ads"), PayUp())),
        ("silo", ()),
        ("schedule", ()),
        ("development", ()),
    ],
    ids=str,
)
def test_declining_says_that_it_loses_the_action_until_something_of_it_is_done(
    action: Action, steps: tuple[Choice, ...]
) -> None:
    s = replace(match(), silo=(2, 5, 5), agendas=("tailwind", "ribbon", "fireworks", "scrap-yard"))
    s = with_player(s, hand=("postcards",), money=9, rep=9, stock=(0, 0, 0))
    s = doing(s, EFFECTS[action], End(step=action), src=f"action:{action}")
    assert bar(asked(s))[-1] == "0 Lose the action"
    assert asked(s).table.say(Stop()) == "None, lose the action"
    if steps:
        assert bar(asked(play(s, *steps)))[-1] == "0 No more"


def test_declining_what_is_no_action_loses_none() -> None:
    assert bar(asked(doing(match(), NewShip(), src="agenda:second-item")))[-1] == "0 None"


def test_with_nobody_at_home_a_card_that_brings_somebody_home_is_thought_of() -> None:
    s = with_player(standing(match(), at1=0, at2=0), home=0)
    assert asked(s).title() == "Nobody of yours is at home, so you must call a meeting."
    s = with_player(s, hand=("coffee-break",))
    assert asked(s).title() == "Nobody at home: call a meeting, unless a card brings a worker home."


def test_what_is_refused_for_one_reason_is_named_once() -> None:
    s = with_player(owned(match(), w3=(0,)), money=0, stock=(0, 0, 0))
    refused = story.refused(watched(doing(with_player(s, stock=(4, 0, 0)), Develop())))
    assert "Not now, because a development of yours stands there: walkway 3-4." in refused
    assert "Not now, because you are short of 4 money: an oxygen development, a fuel development." in refused


def test_questions_count_what_is_really_possible() -> None:
    s = with_ship(with_player(match(), money=9, blueprints=("a-1", "f-1")), segments=("r-1", "r-2"))
    built = asked(doing(s, BuildSegments(), src="action:segments"))
    assert built.title().startswith("Build a segment; 1 may still be built.")
    s = offered(with_player(match(), ads=9), STAR, guests=(1, 0, 0))
    sold = asking(crowd(s, (1, 1, 0)), PickGuest(seat=0, src="action:advertise", cruise=STAR, left=2))
    assert asked(sold).title().startswith("Tickets for Ring Road: 1 may still be sold.")


def test_a_ship_to_build_into_says_what_it_becomes() -> None:
    s = second_ship(with_player(match(), money=9, blueprints=("a-1",)), segments=("f-8", "r-1"))
    built = asked(doing(s, BuildSegments()))
    own = next(
        answer for answer in built.answers(BOARD.mark) if answer.choices[0] == BuildSegment(blueprint="a-1", ship=0)
    )
    into = built.take(own)
    assert isinstance(into, Asking)
    assert [into.say(answer) for answer in into.answers(BOARD.mark)] == [
        "Old Faithful: then 1 segment, 0 cabins",
        "Nest Egg: then 3 segments, 2 cabins",
    ]


@pytest.mark.asyncio
async def test_a_later_part_leaves_out_what_the_answer_before_it_has_said() -> None:
    s = doing(with_player(match(2), money=3, rep=6, stock=(0, 0, 0)), Develop(), src="action:development")
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), seed=7)
    async with desk(Session(GAME, setup, s, Step(s, (), None), TakeBacks.FREE)) as table:
        assert "2 Oxygen row: 4 money or oxygen (rest by card or rep)" in table.text()
        await table.press("2")
        assert "The oxygen development: where do you build it?" in table.text()
        assert "rest by card" not in table.text()
