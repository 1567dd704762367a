"""Tables on pages."""

from tui.canvas import Canvas
from tui.inks import PLAIN
from tui.widgets.menu import columns
from tui.widgets.page import aligned
from tui.words.match import Row


def painted(lines: list[str]) -> list[str]:
    canvas = Canvas(60, len(lines), PLAIN)
    for y, line in enumerate(lines):
        canvas.put(0, y, line, PLAIN)
    return canvas.text().split("\n")


def test_a_table_stays_in_columns_whatever_people_are_called() -> None:
    shown = painted(list(aligned([Row("", ("漢字太郎", "Zoe\u0308")), Row("Points", ("12", "3"))])))
    assert [len(line) for line in shown] == [len(shown[0])] * 2
    assert shown[1].endswith("3")


def test_values_of_a_menu_stay_in_columns_whatever_people_are_called() -> None:
    first, second = painted(columns(["Zoe\u0308\tturn 3", "Anna\tturn 4"]))
    assert first.index("turn") == second.index("turn")
