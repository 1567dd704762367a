"""Tables on pages."""

from collections.abc import Sequence

from tui.canvas import Canvas
from tui.inks import PLAIN
from tui.widgets.menu import columns
from tui.widgets.page import aligned
from tui.words.match import Row

SCORES = (
    Row("In all", ("61", "60", "7", "-15"), strong=True),
    Row("Columns of developments built out", ("30", "15", "5", "0")),
)


def table(names: Sequence[str], width: int = 76) -> list[str]:
    """The scores of four people in so many columns."""
    return [line for row in aligned([Row("", tuple(names)), *SCORES], width) for line in row]


def painted(lines: list[str]) -> list[str]:
    canvas = Canvas(60, len(lines), PLAIN)
    for y, line in enumerate(lines):
        canvas.put(0, y, line, PLAIN)
    return canvas.text().split("\n")


def test_a_table_stays_in_columns_whatever_people_are_called() -> None:
    shown = painted(
        [line for row in aligned([Row("", ("漢字太郎", "Zoe\u0308")), Row("Points", ("12", "3"))], 60) for line in row]
    )
    assert [len(line) for line in shown] == [len(shown[0])] * 2
    assert shown[1].endswith("3")


def test_every_seat_keeps_its_column_by_names_that_go_on_below() -> None:
    first, second, total, *about = table(["Random bot 1", "Random bot 2", "Ana", "Bartholomew"])
    assert first.split() == ["Random", "bot", "Random", "bot"]
    assert second.split() == ["1", "2", "Ana", "Bartholomew"]
    assert total.split() == ["In", "all", "61", "60", "7", "-15"]
    assert " ".join(" ".join(about).split()) == "Columns of developments built out 30 15 5 0"
    assert {len(line) for line in (first, second, total, *about)} == {76}


def test_names_without_a_space_are_told_whole_too() -> None:
    lines = table(["A" * 40, "B" * 40, "C" * 40, "D" * 40])
    assert [sum(line.count(letter) for line in lines[:4]) for letter in "ABCD"] == [40] * 4
    assert max(map(len, lines)) == 76


def test_names_stand_in_one_line_where_there_is_room() -> None:
    first, second, *_rest = table(["Random bot 1", "Random bot 2", "Ana", "Bartholomew"], 90)
    assert first.split()[-2:] == ["Ana", "Bartholomew"]
    assert second.startswith("In all")


def test_values_of_a_menu_stay_in_columns_whatever_people_are_called() -> None:
    first, second = painted(columns(["Zoe\u0308\tturn 3", "Anna\tturn 4"]))
    assert first.index("turn") == second.index("turn")
