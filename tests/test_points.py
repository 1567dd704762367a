"""Every rule point is shown by a test and cited by the code; run as a script, it prints those that aren't."""

from pathlib import Path

import pytest

from core import GAMES
from tests.points import POINT, Mark, cited, game_of, marks, register


def unproved() -> list[str]:
    """The points that a test could show and none does, in the register's order."""
    proved = {point for mark in marks() if mark.fault is None for point in mark.points}
    return [number for number, point in register().items() if point.why is None and number not in proved]


def uncited() -> list[str]:
    """The points that a test can show and that no file of the rules cites, in the register's order."""
    found = cited()
    return [number for number, point in register().items() if point.why is None and number not in found]


def in_play(points: list[str]) -> list[str]:
    """Those of the points whose game can be played."""
    games = set(GAMES)
    return [point for point in points if game_of(point) in games]


def test_register_is_well_formed() -> None:
    points = register()
    assert [number for number in points if not POINT.fullmatch(number)] == []
    assert [number for number, point in points.items() if not (point.chapter.strip() and point.says.strip())] == []
    assert [number for number, point in points.items() if point.why is not None and not point.why.strip()] == []


def test_every_game_has_its_points() -> None:
    assert set(GAMES) <= {game_of(number) for number in register()}


def test_every_point_has_a_test() -> None:
    assert in_play(unproved()) == []


def test_every_point_is_cited_in_core() -> None:
    assert in_play(uncited()) == []


def test_marks_are_sound() -> None:
    known = register()
    assert [mark for mark in marks() if mark.fault is not None] == []
    assert [(mark.place, point) for mark in marks() for point in mark.points if point not in known] == []


def test_core_cites_no_unknown_point() -> None:
    known = register()
    games = {game_of(number) for number in known}
    assert {point: file for point, file in cited().items() if game_of(point) in games and point not in known} == {}


def test_marks_are_read_off_the_source(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_some.py").write_text(
        """
import pytest
pytestmark = pytest.mark.rule("SB-1")
@pytest.mark.rule("SB-2", "SB-Q3")
def test_a(): ...
@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("SB-4"))])
def test_b(n): ...
@pytest.mark.rule("SB-5")
class TestC: ...
@pytest.mark.rule("SB-6")
def helper(): ...
@pytest.mark.rule(POINT)
def test_d(): ...
@pytest.mark.rule
def test_e(): ...
""",
        encoding="utf-8",
    )
    (folder / "harness.py").write_text(
        'import pytest\n@pytest.mark.rule("SB-7")\ndef test_f(): ...\n', encoding="utf-8"
    )
    found = marks(folder)
    proved = {point for mark in found if mark.fault is None for point in mark.points}
    assert proved == {"SB-1", "SB-2", "SB-Q3", "SB-4", "SB-5"}
    assert [mark for mark in found if mark.fault is not None] == [
        Mark("tests/harness.py:2", ("SB-7",), "marks nothing that pytest collects"),
        Mark("tests/test_some.py:10", ("SB-6",), "marks nothing that pytest collects"),
        Mark("tests/test_some.py:12", (), "names points other than by literal numbers"),
        Mark("tests/test_some.py:14", (), "names no point"),
    ]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ('"""Fuel stops at the cap (SB-29, SB-Q13)."""', {"SB-29", "SB-Q13"}),
        ("# SB-1..5 and SB-7 to SB-9", {"SB-1", "SB-7", "SB-9"}),
        ("# USB-3, SB-4x, SB-05", set()),
        ("# GC-B11.", {"GC-B11"}),
    ],
)
def test_citations_are_whole_numbers(tmp_path: Path, text: str, points: set[str]) -> None:
    (tmp_path / "rules.py").write_text(text, encoding="utf-8")
    assert set(cited(tmp_path)) == points


def _report() -> None:
    known = register()
    for title, points in (("without a test", unproved()), ("not cited in core", uncited())):
        print(f"{len(points)} {title}")
        for chapter in dict.fromkeys(known[point].chapter for point in points):
            print(f"  {chapter}: {' '.join(point for point in points if known[point].chapter == chapter)}")


if __name__ == "__main__":
    _report()
