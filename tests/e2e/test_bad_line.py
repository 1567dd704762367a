"""What a bad line does to the app."""

from tests.e2e.terminal import Terminal


def test_stray_bytes_and_old_mouse_reports_are_survived(small: Terminal) -> None:
    small.press("é".encode("latin-1") + b"a")
    small.wait_for("replacement_character a")
    small.press(b"\x1b[M" + bytes([32, 32 + 10, 33]))
    small.wait_for("a MouseDown(9,0)")
    small.press(b"\x1b[M" + bytes([32, *"é".encode()]) + b"\x1b[99999999999u\x1b[:A" + b"b")
    small.wait_for("MouseDown(9,0) b")


def test_clicks_are_wanted_but_neither_motion_nor_focus_reports_and_idling_is_silent(small: Terminal) -> None:
    assert {1000, 1006} < small.modes
    assert not {1003, 1004} & small.modes
    small.settle()
    assert small.read(2) == b""
    small.press(b"\x1b[<0;5;1M\x1b[<0;5;1m")
    small.wait_for("MouseDown(4,0) MouseUp(4,0)")


def test_a_window_dragged_down_to_one_cell_and_back_loses_nothing(small: Terminal) -> None:
    for size in range(20, 0, -1):
        small.resize(size * 4, size)
        small.read(0.01)
    small.resize(1, 1)
    small.settle()
    small.press(b"a")
    small.resize(80, 24)
    small.wait_for("a")
    small.press(b"b")
    small.wait_for("a b")


def test_what_a_short_squeeze_of_the_window_took_away_is_painted_again(small: Terminal) -> None:
    small.press(b"\x1b[D")
    small.wait_for("left")
    small.resize(1, 1)
    small.resize(80, 24)
    small.press(b"b")
    small.wait_for("left b")
