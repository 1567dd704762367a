"""The keys of every screen: commands never meet answers, and every keyboard has them."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from string import ascii_lowercase, ascii_uppercase, digits, punctuation
from typing import Any

import pytest
from textual.binding import Binding
from textual.keys import _character_to_key
from textual.screen import Screen

from core import GAMES
from core.kernel.frames import Stop
from tests.harness import setup_of
from tests.tui.screen.desk import SHOWN
from tests.tui.scripts import NAMES
from tui import screens
from tui.asking import KEYS, STOP, Answer, Asking, ask
from tui.board import board_of
from tui.commands import Command
from tui.screens import match_keys
from tui.screens.base import MenuScreen
from tui.words.dictionary import Table, words_of

POSITIONS = 2_000
COLUMNS = 80

US = set(punctuation)
SPANISH = set("!\"$%&/()=?'*+,;.:-_<>")
HUNGARIAN = set("'\"+!%/=()?:.,-_")
"""The signs that each keyboard types with nothing but Shift, dead keys left out."""

EVERYWHERE = US & SPANISH & HUNGARIAN | set(ascii_uppercase)
NAMED = {
    *("enter", "tab", "shift+tab", "backspace", "escape", "delete", "pageup", "pagedown", "up", "down", "left"),
    *("right", "space", "home", "end", "ctrl+l", "ctrl+p", "ctrl+q", *(f"f{n}" for n in range(1, 10))),
}
"""Keys without a sign that every terminal passes on."""

WAYS = {("space-bureau", "universe"), ("galactic-cruise", "progress")}
"""Areas whose keys tell the way from where one stands, and so change with that."""


def all_screens() -> list[type[Screen[Any]]]:
    """What somebody can come to; what only others are made from has no keys of its own."""
    found: dict[str, type[Screen[Any]]] = {}
    for module in iter_modules(screens.__path__):
        for kind in vars(import_module(f"tui.screens.{module.name}")).values():
            if isinstance(kind, type) and issubclass(kind, Screen) and kind.__module__.startswith(screens.__name__):
                found[kind.__name__] = kind
    return [kind for kind in found.values() if not kind.__subclasses__()]


def commands(screen: type[Screen[Any]]) -> tuple[Command, ...]:
    return screen.commands if issubclass(screen, MenuScreen) else match_keys.COMMANDS


def keys_of(screen: type[Screen[Any]]) -> list[str]:
    return [key for command in commands(screen) for key in command.keys.split(",")]


def bound(screen: type[Screen[Any]]) -> dict[str, list[Binding]]:
    """What Textual does at each key, what screens inherit counted."""
    assert screen._merged_bindings is not None
    return screen._merged_bindings.key_to_bindings


every_screen = pytest.mark.parametrize("screen", all_screens())
every_game = pytest.mark.parametrize("game", SHOWN)


@every_screen
def test_no_command_takes_the_key_of_an_answer(screen: type[Screen[Any]]) -> None:
    assert not {*digits, *ascii_lowercase} & {*keys_of(screen), *bound(screen)}


@every_screen
def test_no_two_commands_share_a_key(screen: type[Screen[Any]]) -> None:
    assert [key for key, n in Counter(keys_of(screen)).items() if n > 1] == []
    assert [name for name, n in Counter(command.id for command in commands(screen)).items() if n > 1] == []


@every_screen
def test_every_command_has_words_and_does_something_at_each_of_its_keys(screen: type[Screen[Any]]) -> None:
    for command in commands(screen):
        assert command.says
        assert command.shown
        assert callable(getattr(screen, f"action_{command.id}", None)), command.id
        for key in command.keys.split(","):
            [binding] = bound(screen)[key]
            assert (binding.id, binding.action) == (command.id, command.id)


@every_screen
def test_every_keyboard_has_every_key(screen: type[Screen[Any]]) -> None:
    typed = {_character_to_key(sign) for sign in EVERYWHERE}
    assert set(keys_of(screen)) <= typed | NAMED


@every_screen
def test_the_footer_fits_and_begins_with_the_list_of_keys(screen: type[Screen[Any]]) -> None:
    shown = [command for command in commands(screen) if command.footer]
    assert shown[0].shown == "?"
    assert sum(len(f" {command.shown} {command.footer} ") for command in shown) <= COLUMNS


# Keys of answers


def questions(game: str) -> Iterator[tuple[Asking, tuple[Answer, ...]]]:
    """What is asked in so many positions of matches by chance, every part that comes up on the way to one choice."""
    rules, board, words, positions = GAMES[game], board_of(game), words_of(game), 0
    chance = Random(1)
    for seed in range(POSITIONS):
        setup = setup_of(rules, seed)
        state = rules.new(setup).state
        while state.stack:
            if positions == POSITIONS:
                return
            positions += 1
            legal = rules.legal(state)
            asking: Any = ask(Table(words, NAMES[: len(setup.seats)], rules.view(state, rules.decider(state))), legal)
            while isinstance(asking, Asking):
                answers = asking.answers(board.mark)
                yield asking, answers
                asking = asking.take(chance.choice(answers))
            state = rules.step(state, asking).state


@every_game
def test_every_answer_has_a_key_of_its_own(game: str) -> None:
    for asking, answers in questions(game):
        crowd = f"{len(answers)} answers to {asking.title()!r}, which no part divides"
        assert all(answer.key for answer in answers), crowd
        assert len({answer.key for answer in answers}) == len(answers), asking.title()


@every_game
def test_0_is_always_done_none_or_no(game: str) -> None:
    for _asking, answers in questions(game):
        for answer in answers:
            assert (answer.key == STOP) == isinstance(answer.choices[0], Stop)
            assert answer.key in KEYS + STOP


@every_game
def test_a_place_has_the_same_key_in_every_question(game: str) -> None:
    keys = defaultdict(set)
    for _asking, answers in questions(game):
        for answer in answers:
            if answer.mark.key:
                assert answer.key == answer.mark.key, f"{answer.mark.what} has lost its key"
                if answer.mark.area and (game, answer.mark.area) not in WAYS:
                    keys[answer.mark.area, answer.mark.what].add(answer.key)
    assert keys
    assert {place: found for place, found in keys.items() if len(found) > 1} == {}


@every_game
def test_a_key_stands_for_one_place_of_an_area_at_a_time(game: str) -> None:
    for _asking, answers in questions(game):
        places = [(answer.mark.area, answer.mark.what) for answer in answers if answer.mark.area]
        assert len(set(places)) == len(places), "two answers stand at one place, which shows one key"


@every_game
def test_every_answer_that_stands_on_the_board_is_seen_there(game: str) -> None:
    known = {area.id for area in board_of(game).areas}
    for _asking, answers in questions(game):
        assert {answer.mark.area for answer in answers} <= known | {""}
