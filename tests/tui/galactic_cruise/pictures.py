"""Pictures of areas: painted in the size they ask for, and what must hold for every one of them."""

from collections.abc import Hashable, Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from core.galactic_cruise.game import GAME
from core.galactic_cruise.state import State
from tests.galactic_cruise.table import NAMES, new
from themes import glyph_sets
from tui.board import Area, Sight
from tui.canvas import Canvas, Spot
from tui.words.dictionary import Table, words_of

COMPACT, WIDE = (80, 13), (48, 13)
"""What areas get on a terminal of 80x24, and the least they get on a wide one."""


def table_of(s: State, seat: int | None = 0) -> Table:
    """A position as a player may see it, or as everybody may."""
    return Table(words_of(GAME.id), NAMES[: len(s.players)], GAME.view(s, seat))


def painted(area: Area, s: State, size: tuple[int, int] = COMPACT, glyphs: str = "unicode", **sight: Any) -> Canvas:
    """The whole area where so much room is."""
    table = table_of(s, sight.get("seat", 0))
    wanted = area.size(table, *size)
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


def lines(canvas: Canvas) -> list[str]:
    """The rows that have something in them, without the room between."""
    return [" ".join(line.split()) for line in canvas.text().splitlines() if line.strip()]


def positions(n: int, **options: str) -> Iterator[State]:
    """So many positions out of matches played by chance."""
    rng = Random(5)
    s = new(players=3, seed=7, **options)
    for _ in range(n):
        for _ in range(25):
            if not s.stack:
                s = new(players=rng.randint(2, 4), seed=rng.randint(0, 99), **options)
            s = GAME.step(s, rng.choice(GAME.legal(s))).state
        yield s


def check(area: Area, s: State) -> None:
    """What holds for every area in every position: in both sizes, with both glyph sets, for every seat."""
    for size, glyphs, seat in product((COMPACT, WIDE), glyph_sets(), range(len(s.players))):
        table = table_of(s, seat)
        canvas = painted(area, s, size, glyphs, seat=seat)
        assert canvas.rows == painted(area, s, size, glyphs, seat=seat).rows
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
