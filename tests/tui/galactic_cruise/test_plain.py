"""Galactic Cruise played by typing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from core.galactic_cruise.game import GAME
from core.kernel.frames import Choice
from core.kernel.game import Seat, Setup
from core.kernel.session import AUTO, PERSON, Session, TakeBacks
from tests.tui.scripts import Keyboard
from tui.asking import STOP, Asking, ask
from tui.words.dictionary import Table, words_of

NAMES = ("Ana", "Ben")
CHOICES = 100


def begin(seed: int) -> Session:
    setup = Setup(seats=tuple(Seat(name=name) for name in NAMES), seed=seed)
    return Session.new(GAME, setup, TakeBacks.FREE)


def numbers_for(state: Any, choice: Choice) -> Iterator[str]:
    """What leads to a choice: a number for each of its parts that is asked."""
    asking = ask(Table(words_of(GAME.id), NAMES, state), GAME.legal(state))
    further: Choice | Asking = asking
    while isinstance(further, Asking):
        answers = further.answers()
        answer = next(answer for answer in answers if choice in answer.choices)
        numbered = [other for other in answers if other.key != STOP]
        yield "0" if answer.key == STOP else str(1 + numbered.index(answer))
        further = further.take(answer)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)


def go_on(session: Session) -> None:
    """Make the choices that leave nothing to decide, as a match does by itself."""
    while (forced := session.forced()) is not None:
        session.play(forced, AUTO)


def test_choices_are_made_by_typing_numbers(keyboard: Keyboard) -> None:
    session, whim = begin(seed=3), Random(3)
    lines: list[str] = []
    for _ in range(CHOICES):
        choice = whim.choice(GAME.legal(session.state))
        lines += numbers_for(session.state, choice)
        session.play(choice, PERSON)
        go_on(session)
    played = keyboard.play(begin(seed=3), [*lines, "b", "s", "L"])
    assert played.session.state == session.state
    assert "Player board: Ben" in played.shown


def test_the_game_in_short_can_be_read(keyboard: Keyboard) -> None:
    shown = keyboard.play(begin(seed=3), ["g"]).shown
    assert "Aim: You run a company" in shown


def test_the_rule_and_the_refusals_of_a_question_can_be_read(keyboard: Keyboard) -> None:
    shown = keyboard.play(begin(seed=3), ["r", "!"]).shown
    assert "(Rule GC-S25, GC-B17, GC-T8)" in shown.replace("\n", " ")
    assert "Not now, because a development stands there already" in shown
