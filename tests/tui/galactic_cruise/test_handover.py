"""Where hands are hidden, the keyboard is passed on whenever another person is asked."""

from random import Random

from core.galactic_cruise.game import GAME
from core.kernel.game import Seat, Setup
from core.kernel.session import PERSON, Session, TakeBacks
from tests.tui.test_match import Told
from tui.match import Match


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
