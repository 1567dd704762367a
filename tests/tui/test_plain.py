"""Plain mode: whole matches typed in, and everything that can be typed besides."""

import re
from typing import Any

import pytest

from core.kernel.game import Seat, Setup
from core.kernel.session import AUTO, Session, TakeBacks
from core.space_bureau.choices import PutAgent
from core.space_bureau.effects import AnyOrder, Flight, Fuel, May
from saves.store import Store
from tests.space_bureau.table import doing
from tests.tui.scripts import ANY, GAME, Keyboard, begin, random_match, saved_state, typed_for, watched
from tui.words.match import COMMANDS


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (1, {"ships": "chosen", "abilities": "chosen"}), (3, {"ships": "dealt", "abilities": "dealt"})],
)
def test_a_whole_match_is_typed_in_by_number(
    keyboard: Keyboard, store: Store, players: int, options: dict[str, Any]
) -> None:
    script = random_match(begin(players, **options), seed=3)
    played = keyboard.play(begin(players, **options), script.lines, store=store)
    assert played.session.over
    assert played.session.state == script.session.state
    assert saved_state(store.folder.parent) == script.session.state
    assert "Final result" in played.shown
    assert "Type a number" not in played.shown


def test_the_end_of_the_input_quits_and_keeps_everything(keyboard: Keyboard, store: Store) -> None:
    script = random_match(begin(), seed=1, choices=9)
    played = keyboard.play(begin(), script.lines, store=store)
    assert played.shown.rstrip().endswith("goes on from here.")
    assert saved_state(store.folder.parent) == script.session.state


def test_q_quits_before_the_rest_of_the_input(keyboard: Keyboard) -> None:
    script = random_match(begin(), seed=1, choices=4)
    played = keyboard.play(begin(), [*script.lines, "q", "1", "1"])
    assert played.session.state == script.session.state


def test_bots_play_until_a_person_is_asked(keyboard: Keyboard) -> None:
    script = random_match(begin(), seed=5, choices=6)
    played = keyboard.play(begin(2), script.lines, players=("person", "bot:random"))
    assert re.search(r"^Ben: .* placed in ", played.shown, re.MULTILINE)
    assert played.session.decider == 0


def test_u_takes_back_one_choice_and_saves_that(keyboard: Keyboard, store: Store) -> None:
    script = random_match(begin(), seed=2, choices=8)
    before = script.session.recent()[-1].before
    played = keyboard.play(begin(), [*script.lines, "u"], store=store)
    assert "taken back" in played.shown
    assert played.session.state == before == saved_state(store.folder.parent)


def test_capital_u_takes_back_the_turn(keyboard: Keyboard) -> None:
    script = random_match(begin(), seed=3, choices=2)
    assert GAME.progress(script.session.state).turn == 1
    played = keyboard.play(begin(), [*script.lines, "U"])
    assert played.session.state == begin().state


def test_capital_u_at_the_first_question_of_a_turn_leaves_the_turn_before_alone(keyboard: Keyboard) -> None:
    session = begin(2)
    lines = one_turn(session)
    played = keyboard.play(begin(2), [*lines, "U"])
    assert "nothing of this turn to take back; u takes back the last answer." in played.shown
    assert played.session.state == session.state


def test_what_an_older_version_played_is_not_taken_back(keyboard: Keyboard) -> None:
    session = random_match(begin(), seed=4, choices=6).session
    stale = Session.restore(GAME, session.setup, session.state, session.log[:-1], TakeBacks.FREE)
    shown = keyboard.play(stale, ["u"]).shown
    assert "answered before the rules or the content changed" in shown
    assert "has shown something new" not in shown


def test_nothing_can_be_taken_back_at_the_beginning(keyboard: Keyboard) -> None:
    assert "nothing to take back yet" in keyboard.play(begin(), ["u"]).shown


def one_turn(session: Session) -> list[str]:
    """Plays one turn of the first seat and gives what was typed for it."""
    lines: list[str] = []
    while session.decider == 0:
        lines += random_match(session, seed=6, choices=1).lines
    return lines


def test_several_people_take_nothing_back_past_a_reveal(keyboard: Keyboard) -> None:
    lines = one_turn(begin(2))
    played = keyboard.play(begin(2, take_backs=TakeBacks.UNTIL_REVEAL), [*lines, "u", "U"])
    assert played.shown.count("has shown something new") == 2
    assert played.session.decider == 1


class TestPartByPart:
    """An agent is placed in three answers: which, where, how turned."""

    def choice(self) -> tuple[PutAgent, list[str]]:
        for choice in GAME.legal(begin().state):
            typed = typed_for(watched(begin()), choice)
            if isinstance(choice, PutAgent) and len(typed) == 3 and typed[1] != "1":
                return choice, typed
        raise LookupError

    def test_three_numbers_make_one_choice(self, keyboard: Keyboard) -> None:
        choice, typed = self.choice()
        played = keyboard.play(begin(), typed)
        assert played.session.log[0].choice == choice

    def test_u_goes_back_one_part_at_a_time(self, keyboard: Keyboard) -> None:
        choice, typed = self.choice()
        agent, cell, turns = typed
        played = keyboard.play(begin(), [agent, "1", "u", cell, "u", "u", agent, cell, turns])
        assert played.session.log[0].choice == choice
        assert "taken back" not in played.shown

    def test_nothing_is_played_before_the_last_part(self, keyboard: Keyboard) -> None:
        _choice, typed = self.choice()
        assert keyboard.play(begin(), typed[:2]).session.state == begin().state


@pytest.mark.parametrize("typed", ["x", "99", "-1", "1 2", "b99", "1.0", "٣", "9" * 5000, "\x1b[2J", "\0"])
def test_bad_input_gets_one_sentence_and_loses_nothing(keyboard: Keyboard, typed: str) -> None:
    played = keyboard.play(begin(), [typed])
    said = played.shown.split("three connectors)\n")[1].splitlines()
    assert re.match(r"Type a number that stands in front of an answer|The board has 4 parts", said[0])
    assert "\x1b" not in played.shown
    assert played.session.state == begin().state


def test_an_empty_line_asks_again(keyboard: Keyboard) -> None:
    assert keyboard.play(begin(), [""]).shown.count("Place an agent. Which one?") == 2


class TestCommands:
    """What is told on the way changes nothing."""

    @pytest.fixture
    def session(self) -> Session:
        return random_match(begin(2, abilities="dealt"), seed=4, choices=30).session

    def test_all_are_listed_and_none_changes_the_match(self, keyboard: Keyboard, session: Session) -> None:
        before = session.state
        played = keyboard.play(session, ["?", "!", "r", "l", "L", "b", "b1", "s"])
        for command in COMMANDS:
            assert f"{command.key}: " in played.shown
        assert played.session.state == before

    def test_the_board_tells_every_cell_hex_and_room(self, keyboard: Keyboard, session: Session) -> None:
        shown = keyboard.play(session, ["b"]).shown
        for square in (f"{column}{row}" for column in "ABCDEF" for row in range(1, 5)):
            assert len(re.findall(rf"^{square} ", shown, re.MULTILINE)) == 2
        for name in ("Central Station, the centre: wormhole", "Violetta, 2 north-east: purple planet", "Canteen"):
            assert name in shown

    def test_a_part_of_the_board(self, keyboard: Keyboard, session: Session) -> None:
        shown = keyboard.play(session, ["b4"]).shown
        assert "Bureau track" in shown
        assert "Central Station, the centre" not in shown

    def test_the_long_log_tells_where_every_credit_came_from(self, keyboard: Keyboard) -> None:
        session = random_match(begin(), seed=8).session
        shown = keyboard.play(session, ["L"]).shown.partition("q leaves.")[2].replace("\n", " ")
        gained = sum(int(n) for n in re.findall(r"\+(\d+)\s+credits?(?:,[^(]*)?\s+\(", shown))
        assert gained == GAME.standings(session.state)[0].score > 0

    def test_the_log_knows_the_number_of_each_turn(self, keyboard: Keyboard) -> None:
        session = random_match(begin(), seed=8).session
        shown = keyboard.play(session, ["L"]).shown.partition("q leaves.")[2]
        assert re.findall(r"Turn\s+in\s+round\s+(\d+)\s+of", shown) == [str(n) for n in range(1, 15)]

    def logged(self, keyboard: Keyboard, session: Session, command: str) -> str:
        """What a command shows beyond what is shown anyway."""
        anyway = keyboard.play(session, []).shown.partition("\nAll is saved.")[0]
        return keyboard.play(session, [command]).shown.removeprefix(anyway)

    def test_the_short_log_tells_this_turn(self, keyboard: Keyboard) -> None:
        session = begin(2)
        one_turn(session)
        random_match(session, seed=1, choices=1)
        assert session.decider == 1
        shown = self.logged(keyboard, session, "l")
        assert re.match(r"Ben: .* placed in ", shown)
        assert "Ana: " not in shown
        assert "Ana: " in self.logged(keyboard, session, "L")

    def test_the_short_log_at_the_first_question_of_a_turn_tells_the_last_answer(self, keyboard: Keyboard) -> None:
        session = begin(2)
        one_turn(session)
        shown = self.logged(keyboard, session, "l")
        assert "Ben: Turn in round 1 of 14." in shown
        assert " placed in " not in shown

    def test_why_not_gives_reasons(self, keyboard: Keyboard) -> None:
        shown = keyboard.play(begin(), ["!"]).shown
        assert "because no connector leads there: A2 Coal chute" in shown

    def test_the_rule_names_its_points(self, keyboard: Keyboard) -> None:
        assert "(Rule SB-17" in keyboard.play(begin(), ["r"]).shown


def test_a_choice_that_wastes_something_says_so(keyboard: Keyboard) -> None:
    session = begin(2)
    both = AnyOrder(todo=(May(do=Fuel(n=9)), May(do=Flight())))
    session.state = doing(session.state, both, src="cell:boiler")
    shown = keyboard.play(session, []).shown
    assert "1 +9 fuel (2 fuel will not fit)" in shown
    assert "2 A flight\n" in shown


class TestHandOver:
    """Two people at one keyboard."""

    def test_a_person_is_asked_to_pass_the_keyboard(self, keyboard: Keyboard) -> None:
        shown = keyboard.play(begin(2), [*one_turn(begin(2)), ""], interactive=True).shown
        before, after = shown.split("Pass to Ben. Enter: go on, u: take back.")
        assert "Ben: Place an agent" not in before
        assert "Ben: Place an agent" in after

    def test_the_last_choice_may_be_taken_back_instead(self, keyboard: Keyboard) -> None:
        played = keyboard.play(begin(2), [*one_turn(begin(2)), "u"], interactive=True)
        assert played.session.decider == 0
        assert "Ana: " in played.shown.rpartition("taken back.")[2]

    def test_even_a_choice_that_shows_something_new_may_be_taken_back_until_the_next_person_takes_over(
        self, keyboard: Keyboard
    ) -> None:
        session = begin(2, take_backs=TakeBacks.UNTIL_REVEAL)
        played = keyboard.play(session, [*one_turn(begin(2)), "u"], interactive=True)
        assert played.session.decider == 0
        assert "New in the queue" not in played.shown.partition("Which agent of the queue")[2]

    def test_once_taken_over_it_stands(self, keyboard: Keyboard) -> None:
        session = begin(2, take_backs=TakeBacks.UNTIL_REVEAL)
        shown = keyboard.play(session, [*one_turn(begin(2)), "", "u"], interactive=True).shown
        assert "The last answer can't be taken back: it has shown something new." in shown

    def test_whoever_leaves_at_the_hand_over_has_chosen(self, keyboard: Keyboard) -> None:
        played = keyboard.play(begin(2), [*one_turn(begin(2)), "q"], interactive=True)
        assert played.session.decider == 1

    def test_what_else_is_typed_gets_one_sentence(self, keyboard: Keyboard) -> None:
        played = keyboard.play(begin(2), [*one_turn(begin(2)), "?", "1", ""], interactive=True)
        assert played.shown.count("Enter goes on, u takes back the last answer, q leaves.") == 2
        assert played.session.decider == 1

    def test_a_match_that_is_gone_on_with_says_whose_turn_it_is(self, keyboard: Keyboard) -> None:
        session = begin(2)
        one_turn(session)
        again = Session.restore(GAME, session.setup, session.state, session.log, TakeBacks.FREE)
        shown = keyboard.play(again, [""], interactive=True).shown
        before, after = shown.split("It is Ben's turn. Enter: go on, u: take back.")
        assert "Place an agent" not in before
        assert "Ben: Place an agent" in after

    def test_one_person_goes_on_at_once(self, keyboard: Keyboard) -> None:
        session = random_match(begin(), seed=4, choices=6).session
        assert "turn. Enter" not in keyboard.play(session, [], interactive=True).shown

    @pytest.mark.parametrize("options", [{"ships": "chosen"}, {"abilities": "chosen"}])
    def test_what_is_chosen_before_the_first_turn_is_handed_over_too(
        self, keyboard: Keyboard, options: dict[str, Any]
    ) -> None:
        shown = keyboard.play(begin(2, **options), ["1", "", "2"], interactive=True).shown
        asked = re.findall(r"^(?:> )?((?:Ana|Ben): Which|(?:> )?Pass to \w+)", shown, re.MULTILINE)
        assert asked == ["Ana: Which", "Pass to Ben", "Ben: Which", "Pass to Ana"]

    def test_a_script_is_not_asked(self, keyboard: Keyboard) -> None:
        assert "Pass to" not in keyboard.play(begin(2), one_turn(begin(2))).shown


def test_what_is_done_by_itself_is_said_in_words(keyboard: Keyboard) -> None:
    script = random_match(begin(), seed=20)
    done = [entry for entry in script.session.log if entry.by == AUTO]
    assert done
    assert keyboard.play(begin(), script.lines).shown.count("\n(done by itself: ") == len(done)


def test_what_a_bot_could_not_choose_is_not_said(keyboard: Keyboard) -> None:
    played = keyboard.play(begin(2), ANY * 30, players=("person", "bot:random"))
    done = [entry.seat for entry in played.session.log if entry.by == AUTO]
    assert set(done) == {0, 1}
    assert played.shown.count("(done by itself: ") == done.count(0)


def test_capital_u_after_the_end_takes_nothing_back(keyboard: Keyboard) -> None:
    script = random_match(begin(), seed=3)
    played = keyboard.play(begin(), [*script.lines, "U"])
    assert played.session.over


def test_after_the_end_the_last_choice_can_still_be_taken_back(keyboard: Keyboard) -> None:
    script = random_match(begin(), seed=3)
    played = keyboard.play(begin(), [*script.lines, "u"])
    assert not played.session.over


def test_names_are_shown_harmless(keyboard: Keyboard) -> None:
    seats = (Seat(name="\x1b[31mAna\x07[bold]"), Seat(name="Be\u202en\r\n{0}"))
    session = Session.new(GAME, Setup(seats=seats, seed=7), TakeBacks.FREE)
    shown = keyboard.play(session, ["b", "s", "L"]).shown
    assert re.search(r"[^\n -~\u00a0-\uffff]", shown) is None
    assert "\u202e" not in shown
    assert "[31mAna [bold]" in shown


def test_lines_fit_a_small_terminal(keyboard: Keyboard) -> None:
    session = random_match(begin(4, abilities="dealt"), seed=4, choices=60).session
    shown = keyboard.play(session, ["b", "L", "s", "?", "!", "r"]).shown
    assert max(len(line) for line in shown.splitlines()) <= 78


def test_a_full_disk_is_told_and_the_match_goes_on(
    keyboard: Keyboard, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    script = random_match(begin(), seed=1, choices=5)
    monkeypatch.setattr("saves.store._write", full)
    played = keyboard.play(begin(), script.lines, store=store)
    assert "can't be written (ENOSPC)" in played.shown.replace("\n", " ")
    assert played.shown.rstrip().endswith("could not be saved.")
    assert played.session.state == script.session.state


def test_every_command_has_a_letter_of_its_own() -> None:
    assert len({command.key for command in COMMANDS}) == len(COMMANDS)
