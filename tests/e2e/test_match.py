"""A match on a real terminal with a bad line: nothing that was answered is lost, and the terminal is left clean."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from core import GAMES
from core.space_bureau.choices import PutAgent
from saves.store import Store
from tests.e2e.terminal import CLEAN, PATIENCE, Terminal


def command(folder: Path, *args: str) -> list[str]:
    return [sys.executable, "-m", "tui", *args, "--data-dir", str(folder)]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    """Ana's solo match at its first question."""
    with Terminal(command(tmp_path, "new", "space-bureau", "--seat", "Ana", "--seed", "7")) as terminal:
        terminal.wait_for("Which one?")
        yield terminal


def place(terminal: Terminal) -> None:
    """The purple envoy into the first cell, in its first turn: one choice, answered part by part."""
    for key, shown in ((b"5", "into which cell?"), (b"1", "how is it turned?"), (b"1", "Backspace undo")):
        terminal.press(key)
        terminal.wait_for(shown)
    terminal.settle()


def placed(folder: Path) -> bool:
    """Whether the save holds a placement."""
    store = Store(folder)
    with store.open(store.names()[0]) as file:
        return any(isinstance(entry.choice, PutAgent) for entry in file.load(GAMES).log)


def test_killed_after_an_answer_it_is_on_the_disk(terminal: Terminal, tmp_path: Path) -> None:
    place(terminal)
    terminal.signal(signal.SIGKILL)
    terminal.wait()
    assert placed(tmp_path)
    with Terminal(command(tmp_path)) as again:
        again.wait_for("Go on")
        again.press(b"1")
        again.wait_for("placed in")


def test_a_closed_line_is_left_in_order(terminal: Terminal, tmp_path: Path) -> None:
    place(terminal)
    terminal.hang_up()
    assert terminal.process.wait(10) == 128 + signal.SIGHUP
    assert placed(tmp_path)


def test_a_stuck_line_loses_nothing_and_a_polite_end_leaves_it_clean(terminal: Terminal, tmp_path: Path) -> None:
    terminal.press(b"511")
    terminal.stop_reading(2)
    assert placed_while_open(tmp_path)
    terminal.signal(signal.SIGTERM)
    assert terminal.wait() == 128 + signal.SIGTERM
    assert terminal.modes == CLEAN


def placed_while_open(folder: Path) -> bool:
    """The same, read beside the program that has the match open."""
    return b'"put-agent"' in next((folder / "saves").glob("*.json")).read_bytes()


def test_any_size_is_survived_with_the_half_given_answer_kept_and_idling_is_silent(terminal: Terminal) -> None:
    terminal.press(b"5")
    terminal.wait_for("into which cell?")
    for cols, rows in ((160, 48), (40, 10), (3, 2), (1, 1), (110, 34), (1, 1), (80, 24)):
        terminal.resize(cols, rows)
        terminal.read(0.05)
    terminal.resize(81, 24)
    terminal.wait_for("into which cell?")
    terminal.settle()
    assert terminal.read(1.5) == b""
    terminal.resize(1, 1)
    terminal.settle()
    assert terminal.read(1) == b""


def test_stray_bytes_change_nothing(terminal: Terminal) -> None:
    terminal.press("é".encode("latin-1") + b"\x00\x1b[M" + bytes([32, 200, 200]))
    terminal.settle()
    terminal.press(b"5")
    terminal.wait_for("into which cell?")


@pytest.mark.parametrize("keys", [b"\t\r1", b"5\x7f51"])
def test_keys_that_come_in_one_burst_are_done_in_their_order(terminal: Terminal, keys: bytes) -> None:
    terminal.press(keys)
    terminal.wait_for("what do you do next?" if keys.startswith(b"\t") else "how is it turned?")


def test_what_something_else_wrote_over_the_screen_goes_by_one_key(terminal: Terminal) -> None:
    terminal.screen.erase_in_display(2)
    terminal.press(b"\t")
    terminal.settle()
    assert "Which one?" not in terminal.text()
    terminal.press(b"\x0c")
    terminal.wait_for("Which one?")


def test_little_goes_over_the_line(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"notes": false}')
    with Terminal(command(tmp_path, "new", "space-bureau", "--seat", "Ana", "--seed", "7")) as terminal:
        terminal.wait_for("Which one?")
        terminal.settle()
        steps = []
        for key in (b"\x1b[A", b"\x1b[A", b"\x1b[C", b"\x1b[B", b"\t", b"\t"):
            terminal.press(key)
            steps.append(len(terminal.read(PATIENCE)) + len(terminal.settle()))
        assert min(steps) > 0
        assert max(steps) < 600
        terminal.press(b"\x1bOR")
        assert 600 < len(terminal.read(PATIENCE)) + len(terminal.settle()) < 6000
