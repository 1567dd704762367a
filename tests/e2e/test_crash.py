"""An app that fails."""

from pathlib import Path

import pytest

from tests.e2e.terminal import CLEAN, Terminal
from tui.crash import report


def reports(data_dir: Path) -> list[Path]:
    return list((data_dir / "crashes").iterdir())


@pytest.mark.parametrize(("key", "fault"), [(b"c", "LookupError: no such hex"), (b"w", "LookupError: no such bot")])
def test_it_says_where_the_report_lies_and_exits_with_one(
    small: Terminal, tmp_path: Path, key: bytes, fault: str
) -> None:
    small.press(key)
    assert small.wait() == 1
    assert small.modes == CLEAN
    [path] = reports(tmp_path)
    after = small.output.rpartition(b"\x1b[?1006l")[2].decode()
    assert str(path) in after
    assert after.count("\n") == 1
    report = path.read_text()
    assert report.splitlines()[-1] == fault
    assert "in action_crash" in report
    for fact in ("cosmodrome: ", "textual: 8", "python: 3", "platform: ", "TERM: xterm-256color", "size: 80x24"):
        assert fact in report
    assert "Annabel" not in report + after


def test_a_report_that_cannot_be_written_is_shown(small: Terminal, tmp_path: Path) -> None:
    (tmp_path / "crashes").touch()
    small.press(b"c")
    assert small.wait() == 1
    assert f"{tmp_path}/crashes can't be written (File exists)" in small.output.decode()
    assert "LookupError: no such hex" in small.output.decode()


def test_no_name_is_told_that_an_error_has_in_its_message() -> None:
    error = LookupError("no legal choice in State(names=('Ana', 'Ana Bel'), banana=1)")
    assert report(error, {"Ana", "Ana Bel"}).endswith("State(names=('(hidden)', '(hidden)'), banana=1)\n")
