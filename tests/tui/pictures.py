"""Pictures of areas: painted in the size they ask for, and what must hold for every one of them."""

from collections.abc import Hashable
from itertools import combinations
from typing import Any

from themes import glyph_sets
from tui.board import Area, Sight
from tui.canvas import Canvas, Spot
from tui.words.dictionary import Table

COMPACT, WIDE = (80, 13), (48, 13)
"""What areas get on a terminal of 80x24, and the least they get on a wide one."""


def painted_for(area: Area, table: Table, size: tuple[int, int], glyphs: str, **sight: Any) -> Canvas:
    """The whole area where so much room is."""
    wanted = area.size(table, sight.get("seat", 0), *size)
    canvas = Canvas(max(size[0], wanted[0]), max(size[1], wanted[1]))
    area.paint(canvas, table, Sight(**{"seat": 0, "glyphs": glyph_sets()[glyphs], **sight}))
    return canvas


def spot(canvas: Canvas, what: Hashable) -> Spot:
    """Where something stands, which must be there."""
    found = canvas.spot_of(what)
    assert found is not None, what
    return found


def read(canvas: Canvas, what: Hashable) -> str:
    """The characters of something's rectangle, its lines one after another."""
    x, y, width, height = spot(canvas, what)[1:]
    lines = ["".join(char for char, _ in row[x : x + width]) for row in canvas.rows[y : y + height]]
    return " ".join(" ".join(lines).split())


def check_in(area: Area, table: Table, size: tuple[int, int], seat: int) -> None:
    """What holds for every area in every position and size: with both glyph sets, for every seat."""
    pictures = {glyphs: painted_for(area, table, size, glyphs, seat=seat) for glyphs in glyph_sets()}
    # Nothing that was painted in between is left in it.
    assert painted_for(area, table, size, "unicode", seat=seat).rows == pictures["unicode"].rows
    for glyphs, canvas in pictures.items():
        # Letters lose their accents only on their way to the terminal.
        assert glyphs == "unicode" or all(char.isascii() or char.isalpha() for char in canvas.text())
        for here, there in combinations(canvas.spots, 2):
            assert _apart(here, there), (here, there)
        for each in canvas.spots:
            assert 0 <= each.x < each.x + each.width <= canvas.width
            assert 0 <= each.y < each.y + each.height <= canvas.height
            assert area.describe(each.what, table, seat), each


def _apart(a: Spot, b: Spot) -> bool:
    beside = a.x + a.width <= b.x or b.x + b.width <= a.x
    return beside or a.y + a.height <= b.y or b.y + b.height <= a.y
