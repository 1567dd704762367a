"""Each way of leaving the app."""

from pathlib import Path
from signal import SIGINT, SIGTERM, Signals

import pytest

from tests.e2e.terminal import CLEAN, Terminal
from tui.terminal import RESET


def left_in_order(data_dir: Path) -> bool:
    return (data_dir / "unmounted").exists() and (data_dir / "ran-on").exists()


def test_quitting(small: Terminal, tmp_path: Path) -> None:
    assert small.modes != CLEAN
    small.press(b"q")
    assert small.wait() == 0
    assert small.modes == CLEAN
    assert left_in_order(tmp_path)


@pytest.mark.parametrize(("signal", "status"), [(SIGTERM, 143), (SIGINT, 130)])
def test_a_signal(small: Terminal, tmp_path: Path, signal: Signals, status: int) -> None:
    small.signal(signal)
    assert small.wait() == status
    assert small.modes == CLEAN
    assert left_in_order(tmp_path)


def test_a_closed_terminal(small: Terminal, tmp_path: Path) -> None:
    small.hang_up()
    assert small.process.wait(10) == 129
    assert left_in_order(tmp_path)


def test_a_signal_while_the_line_is_stuck_holds_when_it_flows_again(small: Terminal, tmp_path: Path) -> None:
    small.press(b"f")
    small.stop_reading(1)
    small.signal(SIGTERM)
    small.stop_reading(2)
    assert small.process.poll() is None
    assert small.wait() == 143
    assert small.modes == CLEAN
    assert left_in_order(tmp_path)


def test_a_stuck_line_that_is_cut(small: Terminal, tmp_path: Path) -> None:
    small.press(b"f")
    small.stop_reading(1.5)
    small.hang_up()
    assert small.process.wait(10) == 129
    assert left_in_order(tmp_path)


def test_what_dies_of_more_than_an_exception_leaves_a_clean_terminal_too(small: Terminal) -> None:
    small.press(b"x")
    assert small.wait() == 3
    assert RESET in small.output
    assert small.modes == CLEAN
