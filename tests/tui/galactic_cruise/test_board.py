"""Where answers stand on the board of Galactic Cruise, which area comes to the front, and the figures in the strip."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import Launch
from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import AFrame, Choose, PickAction, PickSegment, PlayCard, Run
from core.galactic_cruise.rules import LOCATIONS
from core.galactic_cruise.state import State
from tests.galactic_cruise.table import asking, match, new, owned, play, ready, with_player, with_turn
from tests.tui.galactic_cruise.answers import asked, keys
from tests.tui.galactic_cruise.pictures import painted, table_of
from tui.asking import Asking, Given
from tui.galactic_cruise.board import ACTIONS, ANYTIME, BOARD, FRONTS, NOWHERE
from tui.screens.match_bars import tabs

AREAS = {area.id: area for area in BOARD.areas}
QUESTIONS = 1_500
EVERY = 7


def questions(seed: int) -> Iterator[tuple[State, Asking]]:
    """What is asked in matches by chance, every part that comes up on the way to one choice."""
    chance = Random(seed)
    while True:
        s = new(players=chance.randint(2, 4), seed=chance.randint(0, 99))
        while s.stack:
            asking: Any = asked(s)
            while isinstance(asking, Asking):
                yield s, asking
                asking = asking.take(chance.choice(asking.answers(BOARD.mark)))
            s = GAME.step(s, asking).state


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_that_stands_on_the_board_is_painted_there(seed: int) -> None:
    for s, question in islice(questions(seed), 0, QUESTIONS, EVERY):
        seat = question.table.question.seat
        for area in {answer.mark.area for answer in question.answers(BOARD.mark)} - {""}:
            picture = painted(AREAS[area], s, seat=seat)
            missing = [what for what in keys(AREAS[area], question) if picture.spot_of(what) is None]
            assert not missing, (type(question.table.question).__name__, question.part, area, missing)


def test_every_kind_of_question_brings_an_area_to_the_front() -> None:
    assert set(FRONTS) == set(get_args(AFrame)) - {Run, Choose}
    assert set(FRONTS.values()) <= set(AREAS)


def test_a_part_of_an_answer_that_stands_elsewhere_brings_that_area_to_the_front() -> None:
    s = table_of(asking(match(), PickSegment(seat=0, src="action:segments", left=1, off=0)))
    assert [BOARD.front(s, part) for part in ("blueprint", "ship")] == ["supply", "yard"]


def test_where_workers_go_and_act_the_network_is_in_front() -> None:
    s = match()
    assert BOARD.front(table_of(s)) == "network"
    s = asking(with_turn(s, at=0, actions=2), PickAction(seat=0, src="turn"))
    assert BOARD.front(table_of(s)) == "network"


def test_own_blueprints_keep_their_letters_and_new_ones_never_get_that_of_one_that_is_gone() -> None:
    given: Given = {}
    question = PickSegment(seat=0, src="x", left=1, off=0)
    for plans, letters in ((("a-1", "r-1"), "ab"), (("r-1",), "b"), (("r-1", "f-1"), "bc"), (("a-1", "f-1"), "ac")):
        s = asking(with_player(match(), blueprints=plans, money=9), question)
        keys = {answer.mark.what: answer.key for answer in asked(s).answers(BOARD.mark, given)}
        assert "".join(keys["plan", id_] for id_ in plans) == letters


def test_the_only_card_to_play_has_the_first_key_although_another_had_it_in_this_turn() -> None:
    given: Given = {}
    question = PlayCard(seat=0, src="agenda")
    for hand, pressed in ((("press-release", "toll-gate"), "1234"), (("toll-gate",), "34"), (("tailwind",), "1")):
        s = asking(with_player(match(), hand=hand), question)
        answers = [answer for answer in asked(s).answers(BOARD.mark, given) if not answer.free]
        assert "".join(answer.key for answer in answers) == pressed


def test_what_may_be_done_at_any_time_has_letters_that_nothing_else_has() -> None:
    s = owned(with_player(match(), money=9, rep=5, hand=("toll-gate",)), w1=(1,))
    answers = {type(answer.choices[0]): answer.key for answer in asked(s).answers(BOARD.mark)}
    assert {kind: answers[kind] for kind in ANYTIME} == ANYTIME
    others = {key for kind, key in answers.items() if kind not in ANYTIME}
    assert not others & set(ANYTIME.values())


def test_no_key_of_an_action_ends_the_turn_or_does_anything_else_when_pressed_too_late() -> None:
    assert not set(ACTIONS) & set(NOWHERE.values())
    assert len(set(ACTIONS)) == 2 * LOCATIONS


@pytest.mark.parametrize(
    ("width", "names"),
    [
        (160, ("F3 Player board", "F4 Cruises and queue", "F6 Silo and blueprints")),
        (110, ("F3 Player", "F4 Cruises", "F6 Silo")),
        (80, ("3 Player", "4 Cruises", "6 Silo")),
    ],
    ids=str,
)
def test_tabs_name_the_areas_as_fully_as_there_is_room(width: int, names: tuple[str, ...]) -> None:
    row = "".join(piece.text for piece in tabs(BOARD.areas, "network", table_of(match()), 0, width))
    assert len(row) <= width
    assert [name for name in names if f"{name} " in row] == list(names)


@pytest.mark.parametrize(
    ("players", "told"), [(2, "7 VP · 3 rep · 12 money"), (3, "7 VP · 3 rep"), (4, "7 VP")], ids=str
)
def test_the_strip_tells_what_fits_beside_each_other_on_80_columns(players: int, told: str) -> None:
    table = table_of(replace(with_player(match(players), points=7, rep=3, money=12, ads=4), first=1))
    room = 80 // players - len(" ▲ Ana  ")
    assert next(figure for figure in BOARD.strip(0, table) if len(figure) <= room).rstrip() == told


def test_the_strip_tells_who_begins() -> None:
    table = table_of(replace(match(3), first=2))
    assert ["begins" in BOARD.strip(seat, table)[-2] for seat in range(3)] == [False, False, True]


def test_what_one_has_at_hand_is_told_without_whoever_is_in_the_elevator() -> None:
    s = ready(match(), home=2, experts=1, money=4, ads=1, stock=(2, 3, 9))
    assert BOARD.supplies(0, table_of(s)) == "4 money, 1 ad, 2 food, 3 oxygen, 9 fuel, 3 at home"
    assert BOARD.supplies(0, table_of(play(s, Launch(ship=0, expert=False)))).endswith("2 at home")


def test_figures_in_the_strip_keep_their_places_while_they_grow() -> None:
    few, many = (BOARD.strip(0, table_of(with_player(match(), points=n, money=n % 90, rep=9))) for n in (1, 123))
    assert list(map(len, few)) == list(map(len, many))
