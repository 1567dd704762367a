"""A match being played: the door, automatic answers, undo, take-backs and restoring."""

from typing import Any

import pytest

from core.kernel.frames import Choice, Pick, Proceed, Stop
from core.kernel.game import Setup
from core.kernel.pen import Step
from core.kernel.session import AUTO, PERSON, Barrier, Illegal, Session, StaleHistory, TakeBacks
from tests.kernel.table import match, setup, with_trader
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY, Toy

BOT = "bot:random"
FOREST, WOOD = v.GoTo(site="forest"), v.Do(n=0)


def begin(players: int = 2, take_backs: TakeBacks = TakeBacks.FREE) -> Session:
    return Session.new(TOY, setup(players), take_backs)


def play(session: Session, *choices: Choice, by: str = PERSON) -> Session:
    for choice in choices:
        session.play(choice, by)
    return session


def spent(session: Session) -> Session:
    """The session with a first seat that has nothing to use at any time."""
    session.state = with_trader(session.state, rep=0)
    return session


def test_what_is_not_offered_is_refused_and_nothing_changes() -> None:
    session = begin()
    before, log = session.state, session.log
    for choice in (v.EndTurn(), v.GoTo(site="moon"), Pick(n=0)):
        with pytest.raises(Illegal):
            session.play(choice, PERSON)
    assert session.state is before
    assert session.log is log


def test_a_match_that_is_over_takes_no_answer() -> None:
    session = begin()
    session.state = session.game.view(session.state, None)
    session.state = v.State(seed=1, traders=session.state.traders, turns=1, supply=(0, 0))
    assert session.over
    assert session.forced() is None
    with pytest.raises(Illegal):
        session.play(Stop(), PERSON)


def test_the_only_choice_is_forced_free_ones_counted() -> None:
    session = play(spent(begin()), FOREST, Stop())
    assert session.forced() == v.EndTurn()
    session.undo()
    play(session, WOOD)
    assert isinstance(session.state.stack[-1], v.EndOfTurn)
    assert session.forced() is None


def test_undo_puts_back_the_very_state() -> None:
    session = begin()
    before = session.state
    play(session, FOREST)
    assert session.barrier() is None
    assert session.undo() == 1
    assert session.state is before
    assert session.log == ()
    assert session.undo() == 0
    assert session.barrier() is Barrier.NOTHING


def test_undo_goes_over_automatic_answers_and_bots() -> None:
    session = spent(begin())
    play(session, FOREST)
    before = session.state
    play(session, Stop())
    play(session, v.EndTurn(), by=AUTO)
    play(session, v.GoTo(site="quarry"), v.Do(n=0), by=BOT)
    assert session.undo() == 4
    assert session.state is before


def test_undo_goes_over_the_opponent() -> None:
    session = spent(begin(players=1))
    play(session, FOREST)
    before = session.state
    play(session, Stop())
    play(session, v.EndTurn(), Proceed(), by=AUTO)
    session.undo()
    assert session.state is before


def test_undo_turn_goes_back_to_the_first_choice_of_the_turn() -> None:
    session = begin()
    play(session, FOREST, WOOD, v.EndTurn())
    before = session.state
    play(session, v.GoTo(site="quarry"), v.Do(n=0))
    assert session.turn_barrier() is None
    assert session.undo_turn() == 2
    assert session.state is before


def test_undo_turn_leaves_the_turns_before_alone() -> None:
    session = begin()
    assert session.undo_turn() == 0
    assert session.turn_barrier() is Barrier.NOTHING
    play(session, FOREST, WOOD, v.EndTurn())
    before = session.state
    assert session.undo_turn() == 0
    assert session.state is before
    assert session.turn_barrier() is Barrier.TURN_BEGINS
    assert session.barrier() is None


def test_undo_turn_goes_over_what_a_rival_answered_in_between() -> None:
    session = begin()
    session.state = before = with_trader(session.state, 1, site="forest")
    play(session, FOREST)
    assert session.decider == 1
    assert session.turn_barrier() is Barrier.TURN_BEGINS
    play(session, Pick(n=0), WOOD)
    assert session.undo_turn() == 3
    assert session.state is before


def test_undo_turn_does_not_unfinish_a_match() -> None:
    session = play(begin(), FOREST)
    session.state = v.State(seed=1, traders=session.state.traders, turns=1, supply=(0, 0))
    assert session.over
    assert session.undo_turn() == 0
    assert session.turn_barrier() is Barrier.TURN_BEGINS


def test_a_reveal_bars_undo_until_reveal() -> None:
    session = begin(take_backs=TakeBacks.UNTIL_REVEAL)
    play(session, FOREST)
    assert session.barrier() is None
    play(session, v.Scout())
    assert session.barrier() is session.turn_barrier() is Barrier.REVEALED
    assert session.undo() == 0
    assert session.undo_turn() == 0
    revealed = session.state
    play(session, WOOD, v.Sell(good="wood"))
    assert session.undo_turn() == 2
    assert session.state is revealed


def test_a_free_take_back_past_a_reveal_is_counted() -> None:
    session = play(begin(), FOREST, WOOD)
    session.undo()
    assert session.taken_back == 0
    play(session, v.Scout())
    session.undo()
    assert session.taken_back == 1


def test_redo_plays_what_was_taken_back_with_all_that_came_of_it() -> None:
    session = spent(begin())
    play(session, FOREST)
    play(session, Stop())
    play(session, v.EndTurn(), by=AUTO)
    play(session, v.GoTo(site="quarry"), by=BOT)
    after, log = session.state, session.log
    session.undo()
    again = session.redo()
    assert [played.by for played in again] == [PERSON, AUTO, BOT]
    assert session.state == after
    assert session.log == log
    assert session.redo() == ()


def test_each_take_back_is_redone_by_itself_the_last_first() -> None:
    session = play(begin(), FOREST, WOOD)
    after = session.state
    session.undo()
    session.undo()
    assert [played.choice for played in session.redo()] == [FOREST]
    assert [played.choice for played in session.redo()] == [WOOD]
    assert session.state == after
    session.undo_turn()
    assert len(session.redo()) == 2
    assert session.state == after


def test_another_choice_ends_what_could_be_redone() -> None:
    session = play(begin(), FOREST)
    session.undo()
    play(session, v.GoTo(site="quarry"))
    before = session.state
    assert session.redo() == ()
    assert session.state is before


def test_a_refused_choice_leaves_what_can_be_redone() -> None:
    session = play(begin(), FOREST)
    session.undo()
    with pytest.raises(Illegal):
        session.play(v.EndTurn(), PERSON)
    assert len(session.redo()) == 1


class Counting(Toy):
    """Tells how often a match was set up."""

    def __init__(self) -> None:
        self.begun = 0

    def new(self, setup: Setup) -> Step:
        self.begun += 1
        return super().new(setup)


def saved_and_restored(state: Any = None) -> tuple[Counting, Session, Session]:
    """A match after three choices, and the same match restored from its state and log."""
    first = play(begin(), FOREST, WOOD, v.EndTurn())
    game = Counting()
    again = Session.restore(game, first.setup, state or first.state, first.log, TakeBacks.FREE, taken_back=2)
    return game, first, again


def test_a_restored_match_reads_its_log_when_somebody_asks() -> None:
    game, first, again = saved_and_restored()
    play(again, v.GoTo(site="quarry"))
    assert len(again.log) == 4
    assert len(again.recent()) == 1
    assert again.taken_back == 2
    assert game.begun == 0
    assert again.history()[:3] == first.history()
    assert again.start == first.start
    assert game.begun == 1


def test_a_restored_match_can_be_taken_back_to_its_beginning() -> None:
    game, first, again = saved_and_restored()
    play(again, v.GoTo(site="quarry"))
    assert again.undo() == 1
    assert game.begun == 0
    assert again.undo() == 1
    assert again.state == first.history()[-1].before
    assert again.undo_turn() == 2
    assert again.barrier() is Barrier.NOTHING
    assert again.state == match()


def test_a_log_that_leads_elsewhere_is_read_only_and_play_goes_on() -> None:
    changed = with_trader(play(begin(), FOREST, WOOD, v.EndTurn()).state, money=9)
    _, _, again = saved_and_restored(changed)
    with pytest.raises(StaleHistory):
        again.history()
    assert again.barrier() is again.turn_barrier() is Barrier.STALE
    assert again.undo() == again.undo_turn() == 0
    assert again.state is changed
    play(again, v.GoTo(site="quarry"))
    assert again.undo() == 1
    assert again.state is changed


def test_a_turn_that_began_before_the_save_is_taken_back_whole() -> None:
    first = play(begin(), FOREST)
    again = Session.restore(TOY, first.setup, first.state, first.log, TakeBacks.FREE)
    play(again, WOOD)
    assert again.undo_turn() == 2
    assert again.state == match()


def test_a_match_saved_before_its_first_choice_still_tells_how_it_began() -> None:
    first = begin()
    again = Session.restore(TOY, first.setup, first.state, (), TakeBacks.FREE)
    assert again.history() == ()
    assert again.start.events == first.start.events


def test_a_position_without_any_choice_that_is_not_the_first_one_is_noticed() -> None:
    first = begin()
    again = Session.restore(TOY, first.setup, with_trader(first.state, money=9), (), TakeBacks.FREE)
    with pytest.raises(StaleHistory):
        again.history()
