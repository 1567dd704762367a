"""Pictures of areas: painted in the size they ask for, and what must hold for every one of them."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from core.space_bureau.game import GAME
from core.space_bureau.state import State
from tests.space_bureau.table import NAMES, match
from tests.tui.pictures import COMPACT, WIDE, check_in, painted_for
from tui.board import Area
from tui.canvas import Canvas
from tui.words.dictionary import Table, words_of


def table_of(s: State, names: tuple[str, ...] = NAMES) -> Table:
    """A position as everybody may see it."""
    return Table(words_of(GAME.id), names[: len(s.captains)], GAME.view(s, None))


def painted(area: Area, s: State, size: tuple[int, int] = COMPACT, glyphs: str = "unicode", **sight: Any) -> Canvas:
    """The whole area where so much room is."""
    return painted_for(area, table_of(s), size, glyphs, **sight)


def positions(n: int, **options: str) -> Iterator[State]:
    """So many positions out of matches played by chance."""
    rng = Random(5)
    s = match(players=3, seed=7, **options)
    for _ in range(n):
        for _ in range(7):
            if not s.stack:
                s = match(players=rng.randint(1, 4), seed=rng.randint(0, 99), **options)
            s = GAME.step(s, rng.choice(GAME.legal(s))).state
        yield s


def check(area: Area, s: State) -> None:
    """What holds for every area in every position: in both sizes, with both glyph sets, for every seat."""
    table = table_of(s)
    for size, seat in product((COMPACT, WIDE), range(len(s.captains))):
        check_in(area, table, size, seat)
