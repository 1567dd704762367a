"""Frames on their way to a terminal, which `pyte` plays."""

from random import Random
from typing import Any

import pyte
import pytest

from tui.wire import Wire, is_frame

RED, BLUE, GREY = "38;2;215;0;0", "38;2;0;0;215", "48;2;38;38;38"
COLS, ROWS = 12, 4


def painted(x: int, y: int, *stretches: tuple[str, str]) -> str:
    """A stretch of a frame as Textual sends it."""
    return f"\x1b[{y + 1};{x + 1}H" + "".join(f"\x1b[{style}m{text}\x1b[0m" for style, text in stretches)


class Screen:
    """A terminal's."""

    def __init__(self) -> None:
        self._screen = pyte.Screen(COLS, ROWS)
        self._stream = pyte.Stream(self._screen)

    def after(self, frame: str) -> list[list[tuple[Any, ...]]]:
        """What is seen then; of a blank only its ground, where nothing is drawn on it."""
        self._stream.feed(frame)
        cells = [[self._screen.buffer[y][x] for x in range(COLS)] for y in range(ROWS)]
        return [
            [(c.bg,) if c.data == " " and not (c.underscore or c.reverse) else tuple(c) for c in row] for row in cells
        ]


def test_what_is_shown_already_is_not_sent_again() -> None:
    wire = Wire()
    frame = painted(2, 1, (RED, "Ana"), (BLUE, "7"))
    assert "Ana" in wire.thinned(frame)
    assert wire.thinned(frame) == ""


def test_of_a_word_only_the_letters_that_differ_are_sent() -> None:
    wire = Wire()
    wire.thinned(painted(0, 0, (RED, "12 credits")))
    assert wire.thinned(painted(0, 0, (RED, "15 credits"))) == f"\x1b[1;2H\x1b[{RED}m5\x1b[0m"


def test_of_a_style_only_what_differs_is_sent() -> None:
    sent = Wire().thinned(painted(0, 0, (f"1;{RED};{GREY}", "A"), (f"1;{BLUE};{GREY}", "b"), (f"{BLUE};{GREY}", "c")))
    assert sent == f"\x1b[1;1H\x1b[1;{RED};{GREY}mA\x1b[{BLUE}mb\x1b[22mc\x1b[0m"


def test_a_blank_has_no_colour_but_that_of_its_ground() -> None:
    sent = Wire().thinned(painted(0, 0, (f"{RED};{GREY}", "A"), (f"{BLUE};{GREY}", " "), (f"{RED};{GREY}", "A")))
    assert sent == f"\x1b[1;1H\x1b[{RED};{GREY}mA A\x1b[0m"


def test_an_underlined_blank_is_seen() -> None:
    frame = painted(0, 0, (RED, "A"), (f"4;{RED}", " "))
    assert Screen().after(Wire().thinned(frame)) == Screen().after(frame) != Screen().after(painted(0, 0, (RED, "A ")))


def test_what_has_been_forgotten_is_sent_again() -> None:
    wire = Wire()
    frame = painted(0, 0, (RED, "Ana"))
    wire.thinned(frame)
    wire.forget()
    assert "Ana" in wire.thinned(frame)


@pytest.mark.parametrize("odd", ["漢", "e\u0301", "\x1b]8;id=1;http://x\x1b\\"])
def test_what_does_not_take_one_cell_each_goes_as_it_is_and_leaves_nothing_certain(odd: str) -> None:
    wire = Wire()
    name, with_odd = painted(0, 0, (RED, "Ana")), painted(0, 1, (RED, odd))
    wire.thinned(name)
    assert wire.thinned(with_odd) == with_odd
    assert "Ana" in wire.thinned(name)


def test_switches_of_modes_are_no_frames() -> None:
    assert is_frame(painted(0, 0, (RED, "A")))
    assert not is_frame("\x1b[?2026h")
    assert not is_frame("\x1b[?1049h")


@pytest.mark.parametrize("seed", range(10))
def test_a_terminal_shows_the_same_after_every_frame(seed: int) -> None:
    rng, wire, fat, thin = Random(seed), Wire(), Screen(), Screen()
    styles = [
        ";".join([*rng.sample(["1", "2", "3", "4", "7", "9"], rng.randrange(3)), *colours])
        for colours in ([RED], [BLUE, GREY], ["31", "44"], ["97"], ["38;5;60", "48;5;18"], ["39", "49"], ["5", RED])
    ]
    for _frame in range(30):
        frame = ""
        for _stretch in range(rng.randrange(1, 4)):
            x, y = rng.randrange(COLS), rng.randrange(ROWS - 1)
            texts = ["".join(rng.choices("ab ─", k=2)) for _ in range(rng.randrange((COLS - x) // 2 + 1))]
            frame += painted(x, y, *((rng.choice(styles), text) for text in texts)) + "\n"
        assert thin.after(wire.thinned(frame)) == fat.after(frame)
