"""A match with its persons and bots: who plays when, who sees what, what is saved and told."""

from typing import Any

import pytest

from core import GAMES
from core.bots import BOTS
from core.kernel.frames import Choice
from core.kernel.session import AUTO, PERSON, Played, Session, TakeBacks
from saves.record import BadSave, decode
from saves.store import Store
from tests.tui.scripts import GAME, begin, saved_state
from tui.match import Match


class Told:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.by: list[str] = []
        self.taken_back: list[int] = []
        self.ends = 0
        self.faults: list[BadSave] = []

    def played(self, played: Played) -> None:
        self.by.append(played.by)

    def undone(self, choices: int) -> None:
        self.taken_back.append(choices)

    def ended(self) -> None:
        self.ends += 1

    def unsaved(self, bad: BadSave) -> None:
        self.faults.append(bad)


def first(match: Match) -> Choice:
    legal: tuple[Choice, ...] = GAME.legal(match.session.state)
    return legal[0]


def until(match: Match, seat: int) -> None:
    """Let everybody take the first choice until this seat is asked."""
    while match.session.decider != seat:
        match.choose(first(match))


def test_bots_alone_play_to_the_end_and_the_end_is_told_once() -> None:
    told = Told()
    match = Match(begin(3, seed=2), ("bot:random",) * 3, told)
    match.go_on()
    assert match.session.over
    assert told.ends == 1
    assert set(told.by) == {"bot:random", AUTO}


def test_bots_stop_where_a_person_is_asked() -> None:
    match = Match(begin(2), ("bot:random", PERSON), Told())
    match.go_on()
    assert match.session.decider == 1


def test_the_same_seed_brings_the_same_match() -> None:
    ends = []
    for _time in range(2):
        match = Match(begin(2, seed=11), ("bot:random",) * 2, Told())
        match.go_on()
        ends.append(match.session.state)
    assert ends[0] == ends[1]


def test_each_choice_is_saved_with_its_automatic_answers_before_it_is_told(store: Store) -> None:
    seen: list[bool] = []

    class Reads(Told):
        def played(self, played: Played) -> None:
            seen.append(saved_state_in(store) == match.session.state)

    with store.open(store.create(GAME.id)) as file:
        match = Match(begin(), (PERSON,), Reads(), file)
        match.start()
        for _n in range(6):
            match.choose(first(match))
            assert match.session.forced() is None
    assert seen
    assert all(seen)


def saved_state_in(store: Store) -> Any:
    """The saved position while the match is still open."""
    [name] = store.names()
    return decode(store.path(name).read_bytes(), GAMES).state


def test_undo_is_saved_too(store: Store) -> None:
    told = Told()
    with store.open(store.create(GAME.id)) as file:
        match = Match(begin(), (PERSON,), told, file)
        match.start()
        match.choose(first(match))
        match.choose(first(match))
        assert match.undo_turn()
    assert saved_state(store.folder.parent) == begin().state
    assert len(told.taken_back) == 1


def test_undo_takes_back_what_bots_did_since() -> None:
    match = Match(begin(2), (PERSON, "bot:random"), Told())
    while match.session.decider == 0:
        before = match.session.state
        match.choose(first(match))
    match.go_on()
    assert match.undo()
    assert match.session.state == before


def test_undo_at_the_beginning_does_nothing() -> None:
    told = Told()
    match = Match(begin(), (PERSON,), told)
    assert not match.undo()
    assert not match.undo_turn()
    assert told.taken_back == []


def test_the_viewer_is_the_one_person() -> None:
    match = Match(begin(2), ("bot:random", PERSON), Told())
    assert match.session.decider == 0
    assert match.viewer() == 1


def test_at_a_shared_keyboard_the_viewer_is_whoever_decides_and_nobody_while_it_is_passed_on() -> None:
    match = Match(begin(3), (PERSON, PERSON, "bot:random"), Told())
    assert match.viewer() == 0
    until(match, 1)
    assert match.viewer() is None
    match.taken_over()
    assert match.viewer() == 1
    until(match, 2)
    assert match.viewer() is None


def test_nobody_views_a_public_question_or_a_match_of_bots() -> None:
    assert Match(begin(2, ships="chosen"), (PERSON, PERSON), Told()).viewer() is None
    assert Match(begin(2), ("bot:random",) * 2, Told()).viewer() is None


def test_the_view_hides_the_seed() -> None:
    assert Match(begin(seed=7), (PERSON,), Told()).view().seed == 0


def test_the_keyboard_passes_to_the_person_whose_turn_comes() -> None:
    match = Match(begin(2), (PERSON, PERSON), Told())
    assert match.passes_to() is None
    until(match, 1)
    assert match.passes_to() == 1
    match.taken_over()
    assert match.passes_to() is None


def test_nobody_is_passed_the_keyboard_in_a_match_of_one_person() -> None:
    alone = Match(begin(2), (PERSON, "bot:random"), Told())
    until(alone, 1)
    assert alone.passes_to() is None


def test_what_is_chosen_before_the_first_turn_passes_the_keyboard_from_person_to_person() -> None:
    match = Match(begin(2, ships="chosen"), (PERSON, PERSON), Told())
    assert match.passes_to() is None
    assert match.hold(first(match))
    assert match.passes_to() == 1
    match.taken_over()
    assert match.passes_to() is None
    assert match.hold(first(match))
    assert match.passes_to() == 0


def test_a_preview_ends_where_something_is_revealed() -> None:
    session: Session = begin(take_backs=TakeBacks.FREE)
    match = Match(session, (PERSON,), Told())
    for _n in range(40):
        for choice in GAME.legal(session.state):
            step = GAME.step(session.state, choice)
            ahead = match.preview(choice)
            certain = step.events[: step.revealed_at]
            assert ahead.events[: len(certain)] == certain
            assert ahead.reveals or step.revealed_at is None
        match.choose(first(match))


def test_a_disk_that_is_full_for_a_while_costs_nothing(store: Store, monkeypatch: Any) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    told = Told()
    with store.open(store.create(GAME.id)) as file:
        match = Match(begin(), (PERSON,), told, file)
        match.start()
        with monkeypatch.context() as broken:
            broken.setattr("saves.store._write", full)
            match.choose(first(match))
            assert not match.saved
        match.choose(first(match))
        assert match.saved
        after = match.session.state
    assert len(told.faults) == 1
    assert saved_state(store.folder.parent) == after


def test_a_choice_that_passes_the_keyboard_on_is_made_when_the_next_person_takes_over() -> None:
    match = Match(begin(2), (PERSON, PERSON), Told())
    while not match.hold(choice := match.session.game.legal(match.session.state)[-1]):
        match.choose(choice)
    assert (match.session.decider, match.passes_to(), match.viewer()) == (0, 1, None)
    match.taken_over()
    assert (match.session.decider, match.passes_to(), match.viewer()) == (1, None, 1)


def test_a_choice_that_is_kept_can_be_dropped() -> None:
    match = Match(begin(2), (PERSON, PERSON), Told())
    while not match.hold(choice := match.session.game.legal(match.session.state)[-1]):
        match.choose(choice)
    before = match.session.log
    assert match.drop()
    assert (match.session.log, match.passes_to(), match.viewer()) == (before, None, 0)


def test_nothing_is_kept_where_one_person_plays() -> None:
    match = Match(begin(2), (PERSON, "bot:random"), Told())
    for _turn in range(3):
        while match.session.decider == 0:
            choice = match.session.game.legal(match.session.state)[-1]
            assert not match.hold(choice)
            match.choose(choice)
        match.go_on()


@pytest.mark.parametrize("lured", [19, 24])
def test_a_bot_does_not_go_in_circles_where_flying_costs_nothing(lured: int) -> None:
    match = Match(begin(seed=lured), ("bot:greedy",), Told())
    while (turn := match.bot_turn()) is not None:
        assert len(match.session.log) < 400
        match.answer(turn, BOTS[turn.bot].choose(match.session.game, turn.view, turn.seed, turn.n))
