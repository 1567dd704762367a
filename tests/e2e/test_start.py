"""What the commands open on a terminal, and what they open where there is none that could show a screen."""

import sys
from pathlib import Path

import pytest

from saves.store import Store
from tests.e2e.terminal import CLEAN, Terminal


def command(folder: Path, *args: str) -> list[str]:
    return [sys.executable, "-m", "tui", *args, "--data-dir", str(folder)]


def test_home_leads_to_a_question_by_one_key_and_back(tmp_path: Path) -> None:
    with Terminal(command(tmp_path)) as terminal:
        terminal.wait_for("Quick match")
        terminal.press(b"2")
        terminal.wait_for("Place an agent")
        terminal.press(b"Q")
        terminal.wait_for("Go on")
        terminal.press(b"Q")
        assert terminal.wait() == 0
        assert terminal.modes == CLEAN


@pytest.mark.parametrize(
    "args", [("quick",), ("new", "space-bureau", "--seat", "Ana"), ("resume",)], ids=lambda args: args[0]
)
def test_a_command_goes_straight_into_the_match_and_leaving_it_ends_the_program(
    tmp_path: Path, args: tuple[str, ...]
) -> None:
    if args == ("resume",):
        with Terminal(command(tmp_path, "quick", "--plain")) as terminal:
            terminal.wait_for("Place an agent")
            terminal.press(b"q\n")
            assert terminal.wait() == 0
    with Terminal(command(tmp_path, *args)) as terminal:
        terminal.wait_for("F2")
        terminal.press(b"Q")
        assert terminal.wait() == 0
        assert "All is saved. `cosmodrome resume` goes on from here." in terminal.text()
    Store(tmp_path).open(Store(tmp_path).names()[0]).close()


def test_new_without_seats_opens_the_form_and_leaving_it_ends_the_program(tmp_path: Path) -> None:
    with Terminal(command(tmp_path, "new", "space-bureau", "--option", "ships=dealt", "--seed", "7")) as terminal:
        terminal.wait_for("special ships, dealt at random")
        terminal.press(b",")
        assert terminal.wait() == 0
    assert Store(tmp_path).names() == ()


@pytest.mark.parametrize(("term", "args"), [("dumb", ()), ("unknown", ()), ("xterm-256color", ("--plain",))])
def test_without_a_screen_it_is_plain(tmp_path: Path, term: str, args: tuple[str, ...]) -> None:
    with Terminal(command(tmp_path, *args), term=term) as terminal:
        terminal.wait_for("what would you like to do?")
        terminal.press(b"0\n")
        assert terminal.wait() == 0
        assert b"\x1b" not in terminal.output


def test_options_before_the_command_hold_for_it(tmp_path: Path) -> None:
    with Terminal([sys.executable, "-m", "tui", "--plain", "--data-dir", str(tmp_path), "quick"]) as terminal:
        terminal.wait_for("Place an agent")
    assert len(Store(tmp_path).names()) == 1


def test_an_unknown_theme_is_refused_with_those_there_are(tmp_path: Path) -> None:
    with Terminal(command(tmp_path, "quick", "--theme", "x\x1b[1mx")) as terminal:
        assert terminal.wait() == 2
    said = terminal.output.decode()
    assert "There is no theme x [1mx; there are cosmodrome-dark, " in said
    assert "nord" in said
    assert "\x1b" not in said
    assert not list(tmp_path.iterdir())


def test_theme_and_glyphs_hold_for_this_time(tmp_path: Path) -> None:
    with Terminal(command(tmp_path, "--theme", "nord", "--glyphs", "ascii")) as terminal:
        terminal.wait_for("Quick match")
        terminal.settle()
        assert terminal.text().isascii()
        terminal.press(b"5")
        terminal.wait_for("cosmodrome-dark")
    assert not list(tmp_path.iterdir())
