"""Where hands are hidden, the keyboard is passed on whenever another person is asked."""

from random import Random

import pytest
from msgspec.structs import replace

from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import PickMain
from core.galactic_cruise.state import Turn, Worker
from core.galactic_cruise.turn import turn_of
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import PERSON, Session, TakeBacks
from core.kernel.tuples import put
from tests.tui.galactic_cruise.test_telling import first_turn, with_player
from tests.tui.screen.desk import desk
from tests.tui.test_match import Told
from tui import story
from tui.match import Match
from tui.words import screen as words


def two_people() -> Match:
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), options={"board": "intro"}, seed=7)
    match = Match(Session.new(GAME, setup, TakeBacks.FREE), (PERSON, PERSON), Told())
    match.start()
    return match


def until_another_is_asked(match: Match, whim: Random) -> None:
    """Answers by whim, up to the one that is kept back for another person."""
    while not match.hold(choice := whim.choice(GAME.legal(match.session.state))):
        match.choose(choice)


def test_whoever_sets_up_a_match_does_not_see_the_first_hand() -> None:
    match = two_people()
    assert match.viewer() is None
    assert match.passes_to() == match.session.decider
    match.taken_over()
    assert match.viewer() == match.session.decider


def test_the_setup_is_passed_on_from_person_to_person() -> None:
    match = two_people()
    match.taken_over()
    first = match.session.decider
    until_another_is_asked(match, Random(7))
    assert GAME.progress(match.session.state).turn == 0
    assert match.passes_to() not in (first, None)
    assert match.viewer() is None
    match.taken_over()
    assert match.viewer() == match.session.decider != first


def test_a_question_inside_the_turn_of_another_is_passed_on_too() -> None:
    match, whim = two_people(), Random(7)
    match.taken_over()
    turn = 0
    while turn == 0 or match.session.state.turn.seat == match.session.decider:
        until_another_is_asked(match, whim)
        assert match.viewer() is None
        match.taken_over()
        turn = GAME.progress(match.session.state).turn
    assert match.viewer() == match.session.decider


# On the screen


@pytest.mark.asyncio
async def test_the_setup_says_why_the_last_player_has_the_keyboard_first() -> None:
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), options={"board": "intro"}, seed=7)
    async with desk(Session.new(GAME, setup, TakeBacks.FREE)) as here:
        assert here.asked.title == "Pass to Ben. In the setup the last player chooses first. Enter: go on."
        await here.press("enter", "1", "a", "1")
        assert here.asked.title.startswith("Pass to Ana. Enter: go on")


def bumping() -> Session:
    """Ana has a worker at Cold Store, and it is Ben's turn."""
    state = first_turn()
    assert (state.turn.seat, state.players[1].home) == (0, 2)
    network = put(state.network, 2, Worker(owner=0))
    state = with_player(replace(state, network=network, turn=Turn(n=2, seat=1)), 0, home=1)
    state = replace(state, stack=(turn_of(1), PickMain(seat=1, src="turn")))
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), options={"board": "intro"}, seed=7)
    return Session(GAME, setup, state, Step(state, (), None), TakeBacks.UNTIL_REVEAL)


@pytest.mark.asyncio
async def test_a_hand_over_inside_a_turn_says_why() -> None:
    async with desk(bumping()) as here:
        await here.press("enter", "3")
        assert here.asked.title == (
            "Pass to Ana. Ana's worker was bumped and brings a bonus; then Ben's turn goes on. "
            "Enter: go on, Backspace: take back."
        )
        assert here.asked.told == ("Ben: Worker to Cold Store.", "Ana: Sent home by Ben.")
        await here.press("enter", "1")
        assert here.asked.title == "Pass to Ben. Ben's turn goes on. Enter: go on, Backspace: take back."


@pytest.mark.asyncio
async def test_what_the_last_answer_brought_stands_on_the_board_at_the_hand_over() -> None:
    async with desk(bumping()) as here:
        await here.press("enter", "3", "enter")
        money = here.session.state.players[0].money
        await here.press("f3", "1")
        await here.settle()
        assert here.screen.passing == 1
        assert here.session.state.players[0].money == money
        assert f"{money + 1} money" in here.text()


@pytest.mark.asyncio
async def test_taking_back_at_a_hand_over_is_said_instead_of_what_was_said_before() -> None:
    async with desk(bumping()) as here:
        await here.press("enter", "3", "z")
        assert here.asked.detail == words.unknown_key([])
        await here.press("backspace")
        assert here.asked.detail == "1 choice taken back."


@pytest.mark.asyncio
async def test_news_for_which_the_bar_has_no_room_have_a_page_until_the_keyboard_is_taken() -> None:
    async with desk(bumping()) as here:
        await here.press("enter")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(story, "since", lambda match, seat: [f"{n}. {'news ' * 30}" for n in range(9)])
            await here.press("3")
        await here.settle()
        assert words.SINCE in here.text()
        assert here.asked.told == ()
        await here.press("enter")
        assert not here.page.is_open
