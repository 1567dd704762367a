"""Pictures of areas: painted in the size they ask for, and what must hold for every one of them."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from core.galactic_cruise.game import GAME
from core.galactic_cruise.state import State
from tests.galactic_cruise.table import NAMES, new
from tests.tui.pictures import COMPACT, WIDE, check_in, painted_for
from tui.board import Area
from tui.canvas import Canvas
from tui.words.dictionary import Table, words_of


def table_of(s: State, seat: int | None = 0) -> Table:
    """A position as a player may see it, or as everybody may."""
    return Table(words_of(GAME.id), NAMES[: len(s.players)], GAME.view(s, seat))


def painted(area: Area, s: State, size: tuple[int, int] = COMPACT, glyphs: str = "unicode", **sight: Any) -> Canvas:
    """The whole area where so much room is."""
    return painted_for(area, table_of(s, sight.get("seat", 0)), size, glyphs, **sight)


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
    for size, seat in product((COMPACT, WIDE), range(len(s.players))):
        check_in(area, table_of(s, seat), size, seat)
