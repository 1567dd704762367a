"""Words for all there is: every class of the vocabulary, every id of the content, every word of every question."""

import inspect
import re
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, get_args

import pytest

import tui
from core.kernel import events as kernel_events
from core.kernel import frames
from core.kernel.events import Event
from core.kernel.frames import Number, Question, Reason, Refusal
from core.kernel.game import BadSetup
from core.kernel.hexes import DIRECTIONS, distance
from core.space_bureau import choices, effects, events, questions, reasons
from core.space_bureau.state import State
from saves.record import BadSave, Fault
from tests.space_bureau.table import match, with_captain
from tests.tui.scripts import GAME, begin, setup
from tui.space_bureau.words.places import place
from tui.words.dictionary import Table, words_of
from tui.words.errors import bad_save, bad_setup, with_backup
from tui.words.i18n import either, in_order, listed, signed
from tui.words.match import Row, choice, result_page, results

WORDS = words_of(GAME.id)
SAY = WORDS.dictionary


def classes(module: ModuleType, base: type) -> list[type]:
    """The classes that a module itself defines."""
    return [
        found
        for _name, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, base) and found.__module__ == module.__name__
    ]


@pytest.mark.parametrize(
    "kind",
    [
        *classes(events, Event),
        *(kind for kind in classes(kernel_events, Event) if kind is not Event),
        *classes(reasons, Reason),
        frames.UsedUp,
        frames.NotYet,
        *get_args(effects.AnEffect),
        *get_args(choices.AChoice),
        *(kind for kind in get_args(questions.AFrame) if issubclass(kind, Question)),
        *(kind for kind in get_args(effects.ANumber) if issubclass(kind, Number)),
    ],
    ids=lambda kind: kind.__name__,
)
def test_every_class_has_words(kind: type) -> None:
    assert SAY.knows(kind)


@cache
def walked() -> tuple[tuple[Any, tuple[Event, ...]], ...]:
    """Positions of matches played by chance, each with the events that led there."""
    found = []
    for seed in range(16):
        rng = Random(seed)
        ways = {"ships": rng.choice(("00", "chosen", "dealt")), "abilities": rng.choice(("none", "chosen", "dealt"))}
        step = GAME.new(setup(seed % 4 + 1, seed, **ways))
        found.append((step.state, step.events))
        while step.state.stack:
            step = GAME.step(step.state, rng.choice(GAME.legal(step.state)))
            found.append((step.state, step.events))
    return tuple(found)


def table(state: Any) -> Table:
    return Table(WORDS, ("Ana", "Ben", "Cleo", "Dan")[: len(state.captains)], GAME.view(state, None))


def test_everything_that_comes_up_has_words() -> None:
    for state, happened in walked():
        now = table(state)
        for event in happened:
            sentence = now.say(event)
            assert sentence == "" or sentence.endswith("."), event
        if state.stack:
            assert now.say(now.question)
            assert SAY.help(now.question).points.startswith("SB-")
            labels = [now.say(choice) for choice in GAME.legal(state)]
            assert all(labels)
            if not isinstance(now.question, questions.Choose):  # a cell may have the same action twice
                assert len(set(labels)) == len(labels), labels
            for refusal in GAME.refusals(state):
                assert isinstance(refusal, Refusal)
                assert SAY.refused(refusal.choice, now)
                assert now.say(refusal.reason)


def test_every_source_of_points_has_a_name() -> None:
    for state, _happened in walked():
        if not state.stack:
            for standing in GAME.standings(state):
                for source, _points in standing.breakdown:
                    assert WORDS.source(source) != source
                if standing.title:
                    assert WORDS.honour(standing, table(state)).startswith("Rank: ")


def test_every_piece_of_content_is_called_by_its_name() -> None:
    for id_ in GAME.content_ids():
        if id_.partition(":")[0] in ("cell", "room", "hex", "ability"):
            assert WORDS.source(id_) != id_.partition(":")[2]


def test_every_option_and_value_is_described() -> None:
    described = WORDS.options()
    for option in GAME.options:
        assert set(described[option.id].values) == set(option.values)


def test_every_part_of_a_choice_can_be_asked_and_said() -> None:
    now = table(begin().state)
    for kind in get_args(choices.AChoice):
        for part in kind.parts:
            example = next(choice for choice in GAME.legal(now.state) if isinstance(choice, kind))
            assert SAY.ask(example, part, now)
            assert SAY.part(example, part, now)


def test_places_are_counted_in_steps_from_the_centre() -> None:
    assert [place(at) for at in ((0, 0), (-1, 0), (2, -2), (1, 1), (-1, 2))] == [
        "the centre",
        "1 west",
        "2 north-east",
        "1 east, 1 south-east",
        "1 south-east, 1 south-west",
    ]


def test_every_place_has_a_name_of_its_own_that_leads_there() -> None:
    ways = dict(zip(("east", "south-east", "south-west", "west", "north-west", "north-east"), DIRECTIONS, strict=True))
    for q in range(-7, 8):
        for r in range(-7, 8):
            if (q, r) != (0, 0):
                steps = [(int(n), ways[way]) for n, way in re.findall(r"(\d+) ([a-z-]+)", place((q, r)))]
                assert sum(n * dq for n, (dq, _) in steps) == q
                assert sum(n * dr for n, (_, dr) in steps) == r
                assert sum(n for n, _ in steps) == distance((0, 0), (q, r))


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_of_a_save_is_one_sentence(fault: Fault) -> None:
    bad = BadSave(fault, "what", "where", "value")
    bad.path = Path("/tmp/a\x1b[2Jb\n.json")
    sentence = bad_save(bad)
    assert sentence.isprintable()
    assert sentence.endswith(".")
    bad.backup = Path("/tmp/b.bak")
    assert "--backup" in with_backup(bad_save(bad))


@pytest.mark.parametrize(
    ("bad", "says"),
    [
        (BadSetup("seats", "9"), "1, 2, 3, 4"),
        (BadSetup("option", "x"), "ships, abilities, first"),
        (BadSetup("ships", "x"), "00, chosen, dealt"),
    ],
)
def test_a_bad_setup_says_what_can_be_given(bad: BadSetup, says: str) -> None:
    assert says in bad_setup(bad, GAME)


class TestResults:
    """Two captains level on credits."""

    def ended(self, fuel: tuple[int, int]) -> State:
        state = match(2)
        for seat in (0, 1):
            state = with_captain(state, seat, credits=9, tally=(("landing", 5), ("office", 4)), fuel=fuel[seat])
        return state

    def results(self, fuel: tuple[int, int]) -> list[str]:
        state = self.ended(fuel)
        return results(table(state), GAME.standings(state))

    def test_a_table_has_a_column_for_each_captain_with_sources_total_and_place(self) -> None:
        state = self.ended((3, 5))
        assert result_page(table(state), GAME.standings(state))[:6] == [
            "Ben wins with 9 credits.",
            Row("", ("Ben", "Ana"), strong=True),
            Row("In all", ("9", "9"), strong=True),
            Row("Place", ("1", "2")),
            Row("landing agents", ("5", "5")),
            Row("offices", ("4", "4")),
        ]

    def test_more_fuel_breaks_the_tie(self) -> None:
        assert self.results((3, 5)) == [
            "Final result",
            "Ben wins with 9 credits.",
            "1. Ben: 9 credits. Of these: landing agents 5, offices 4.",
            "2. Ana: 9 credits. Of these: landing agents 5, offices 4.",
            "Ben has more fuel left than Ana: 5 against 3.",
        ]

    def test_who_is_level_in_fuel_too_shares_the_place(self) -> None:
        lines = self.results((5, 5))
        assert lines[1] == "Ana, Ben share the win with 9 credits."
        assert lines[-1] == "Ana and Ben share the place."


def test_messages_are_joined_in_three_ways() -> None:
    assert listed(["a", "b", "c"]) == "a, b, c"
    assert in_order(["a", "b"]) == "a, then b"
    assert either(["a", "b"]) == "a or b"
    assert (signed(3), signed(-1)) == ("+3", "-1")


def test_no_message_is_made_before_it_is_looked_up() -> None:
    """Only literals go through gettext, and names of content, which are looked up as they stand."""
    for path in Path(tui.__file__).parent.rglob("*.py"):
        for call in re.findall(r"\b(?:_|ngettext)\(\s*(\S+)", path.read_text()):
            assert not call.startswith(("f'", 'f"')), f"{path}: {call}"


def test_an_answer_begins_with_a_capital_whatever_is_named_first() -> None:
    assert choice("walkway 1-2", (), final=False) == "Walkway 1-2"
    assert choice("2 money", ("-1 VP",), final=False) == "2 money (-1 VP)"
