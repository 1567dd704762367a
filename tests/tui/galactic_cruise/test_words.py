"""Words for all there is in Galactic Cruise: classes, content, and everything that comes up in matches by chance."""

import inspect
from collections.abc import Iterator
from itertools import chain
from random import Random
from types import ModuleType
from typing import Any, get_args

import pytest

from core.galactic_cruise import choices, effects, events, questions, reasons
from core.galactic_cruise.game import GAME
from core.kernel import events as kernel_events
from core.kernel.events import Event
from core.kernel.frames import Question, Reason
from core.kernel.pen import Step
from tests.harness import setup_of
from tests.points import POINT, register
from tui.asking import KEYS, Asking, ask
from tui.widgets import note
from tui.words import screen as words
from tui.words.dictionary import Table, words_of
from tui.words.match import results, told

WORDS = words_of(GAME.id)
SAY = WORDS.dictionary
NAMES = ("Ana", "Ben", "Cleo", "Dan")
POINTS = frozenset(register())
SEEDS = range(0, 48, 7)
"""Matches with every number of players and every value of every option."""
SAMPLE = 12
"""One position in so many is looked at closely."""
NOTE = 5
"""Lines of the note to a first question on a screen of 80x24."""
SCREEN = 80, 24
IN_ONE = 300
"""The whole board is read at one position in so many."""


def classes(module: ModuleType, base: type) -> list[type]:
    """The classes that a module itself defines."""
    return [
        found
        for _name, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, base) and found.__module__ == module.__name__
    ]


QUESTIONS = [kind for kind in get_args(questions.AFrame) if issubclass(kind, Question)]


@pytest.mark.parametrize(
    "kind",
    [
        *classes(events, Event),
        *(kind for kind in classes(kernel_events, Event) if kind is not Event),
        *classes(reasons, Reason),
        *get_args(effects.AnEffect),
        *get_args(effects.Power),
        effects.Tally,
        *get_args(choices.AChoice),
        *QUESTIONS,
    ],
    ids=lambda kind: kind.__name__,
)
def test_every_class_has_words(kind: type) -> None:
    assert SAY.knows(kind)


def table(state: Any, seat: int | None = None) -> Table:
    return Table(WORDS, NAMES[: len(state.players)], GAME.view(state, seat))


def match(seed: int) -> Iterator[Step]:
    """A match by whim, which seldom makes a choice that leaves the question where it is."""
    whim = Random(seed)
    step = GAME.new(setup_of(GAME, seed))
    yield step
    while step.state.stack:
        legal = GAME.legal(step.state)
        bound = [choice for choice in legal if not choice.free]
        step = GAME.step(step.state, whim.choice(bound if bound and whim.random() < 0.9 else legal))
        yield step


def is_whole(sentence: str) -> bool:
    """Nothing is left to fill in, and it ends like a sentence or a question."""
    return sentence[-1] in ".?" and "{" not in sentence


def asked(asking: Asking) -> Iterator[tuple[str, list[str]]]:
    """What is asked and the answers, then the same for all that is asked part by part."""
    answers = asking.answers()
    yield asking.title(), [asking.say(answer) for answer in answers]
    for answer in answers:
        assert asking.brief(answer)
        further = asking.take(answer)
        if isinstance(further, Asking):
            yield from asked(further)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_told_from_start_to_end(seed: int) -> None:
    for n, step in enumerate(match(seed)):
        now = table(step.state, GAME.decider(step.state))
        for event in step.events:
            sentence = now.say(event)
            assert sentence == "" or is_whole(sentence), event
            assert "{" not in SAY.warning(event, now)
        told(step.events, now)
        if n % SAMPLE == 0 and step.state.stack:
            a_question_can_be_answered(step.state, now)
        if n % IN_ONE == 0:
            the_board_can_be_read(step.state)
    standings = GAME.standings(step.state)
    assert all(results(now, standings))
    for standing in standings:
        assert all(WORDS.source(source) for source, _points in standing.breakdown)


def a_question_can_be_answered(state: Any, now: Table) -> None:
    """Everything on offer and everything refused has words, and no two answers the same."""
    legal = GAME.legal(state)
    whole = [now.say(choice) for choice in legal]
    for title, labels in chain([(now.say(now.question), whole)], asked(ask(now, legal))):
        assert is_whole(title)
        assert all(labels)
        assert len(set(labels)) == len(labels), labels
        assert "{" not in "".join(labels)
    assert max(len(labels) for _title, labels in asked(ask(now, legal))) <= len(KEYS)
    for choice, reason in GAME.refusals(state):
        assert SAY.refused(choice, now)
        assert now.say(reason)


def the_board_can_be_read(state: Any) -> None:
    """By everybody at the table and by whoever may see no hand."""
    for seat in (None, *range(len(state.players))):
        seen = table(state, seat)
        for section in WORDS.board(seen):
            assert section.lines
            assert all(is_whole(line) for line in section.lines), section
        assert is_whole(WORDS.standing_of(0, seen))


@pytest.mark.parametrize("kind", QUESTIONS, ids=lambda kind: kind.__name__)
def test_every_kind_of_question_has_a_help_of_some_sentences(kind: type[Question]) -> None:
    fields: Any = dict.fromkeys(kind.__struct_fields__, 0)
    help_ = SAY.help(kind(**fields))
    assert 3 <= help_.text.count(".") <= 6
    assert len(note.laid_out(words.FIRST_TIME, help_.note, *SCREEN)) <= NOTE
    points = POINT.findall(help_.points)
    assert points
    assert set(points) <= POINTS


def test_every_piece_of_content_is_called_by_its_name() -> None:
    for id_ in GAME.content_ids():
        assert WORDS.source(id_) != id_.partition(":")[2]


def test_every_option_and_value_is_described() -> None:
    described = WORDS.options()
    assert set(described) == {option.id for option in GAME.options}
    for option in GAME.options:
        assert set(described[option.id].values) == set(option.values)
