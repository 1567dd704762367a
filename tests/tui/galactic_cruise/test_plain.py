"""Galactic Cruise played by typing."""

import re

import pytest
from msgspec.structs import replace

from core.galactic_cruise.game import GAME
from core.galactic_cruise.state import Worker
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import Session, TakeBacks
from core.kernel.tuples import put
from tests.tui.galactic_cruise.test_telling import first_turn, with_player
from tests.tui.scripts import Keyboard, random_match

NAMES = ("Ana", "Ben")
CHOICES = 100


def begin(seed: int) -> Session:
    setup = Setup(seats=tuple(Seat(name=name) for name in NAMES), seed=seed)
    return Session.new(GAME, setup, TakeBacks.FREE)


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)


def test_choices_are_made_by_typing_numbers(keyboard: Keyboard) -> None:
    script = random_match(begin(seed=3), seed=3, choices=CHOICES)
    played = keyboard.play(begin(seed=3), [*script.lines, "b", "s", "L"])
    assert played.session.state == script.session.state
    assert "Player board: Ben" in played.shown


@pytest.mark.parametrize(("stands", "offered"), [(None, "123456"), (1, "13456")])
def test_a_location_has_its_number_whatever_else_can_be_chosen(
    keyboard: Keyboard, stands: int | None, offered: str
) -> None:
    state = first_turn()
    if stands is not None:
        state = with_player(replace(state, network=put(state.network, stands, Worker(owner=0))), 0, home=1)
    session = Session(GAME, begin(seed=3).setup, state, Step(state, (), None), TakeBacks.FREE)
    shown = keyboard.play(session, []).shown
    assert "".join(re.findall(r"^([1-6]) ", shown, re.MULTILINE)) == offered
    for n, name in ((1, "Ticket Hall"), (6, "Sketch Foundry")):
        assert re.search(rf"^{n} {name}", shown, re.MULTILINE)


def test_the_game_in_short_can_be_read(keyboard: Keyboard) -> None:
    shown = keyboard.play(begin(seed=3), ["g"]).shown
    assert "Aim: You run a company" in shown


def test_the_rule_and_the_refusals_of_a_question_can_be_read(keyboard: Keyboard) -> None:
    shown = keyboard.play(begin(seed=3), ["r", "!"]).shown
    assert "(Rule GC-S25, GC-B17, GC-T8)" in shown.replace("\n", " ")
    assert "Not now, because a development stands there already" in shown
