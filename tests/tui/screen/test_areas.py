"""Every area shows the present position, whatever was answered and taken back on the way to it."""

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import cycle, product
from random import Random

import pytest
from rich.cells import cell_len

from core import GAMES
from core.kernel.session import Session, TakeBacks
from tests.harness import setup_of, walk
from tests.tui.screen.desk import COMPACT, SHOWN, WIDE, Desk, desk
from tests.tui.scripts import NAMES
from themes import glyph_sets
from tui import story
from tui.board import Sight, board_of
from tui.canvas import Canvas
from tui.widgets.area import AreaPane
from tui.words.dictionary import Table, words_of

STEPS = {COMPACT: 150, WIDE: 40}
"""On a wide screen all areas are seen at each of them."""
PAINTED = {COMPACT: 1, WIDE: 10}
"""Textual's painting takes most of the time; on a wide screen it waits for so many steps."""
MOUNTED_ANEW = 50
"""After every so many steps the whole screen is made anew, to be the same."""
TAKEN_BACK = ("backspace", "U", "Y")


def seen(table: Desk) -> Iterator[AreaPane]:
    """The areas that are on the screen now."""
    return (table.pane(area.id) for area in table.board.areas if table.pane(area.id).region)


def newly_painted(table: Desk, pane: AreaPane) -> str:
    """The whole area on a clean canvas."""
    assert pane.whole is not None
    canvas = Canvas(pane.whole.width, pane.whole.height, pane.INK)
    pane.area.paint(canvas, story.table(table.screen.match), table.screen._sight(pane.area))
    return canvas.text()


def on_the_screen(table: Desk) -> dict[str, str]:
    """The parts of the screen that are the areas'."""
    lines = table.lines()
    found = {}
    for pane in seen(table):
        where = pane.content_region
        rows = lines[where.y : where.bottom]
        found[pane.area.id] = "\n".join(row[where.x : where.right].rstrip() for row in rows)
    return found


def check_pictures(table: Desk) -> None:
    """Every picture is the position."""
    for pane in seen(table):
        assert pane.whole is not None
        assert pane.whole.text() == newly_painted(table, pane), pane.id


async def check_screen(table: Desk) -> None:
    """What is sent to the terminal are the pictures, once a page that came up by itself is closed."""
    if table.page.is_open:
        await table.press("comma")
    await table.settle()
    pictures = {pane.area.id: pane.picture.text() for pane in seen(table) if pane.picture is not None}
    assert on_the_screen(table) == pictures


async def check_anew(table: Desk, size: tuple[int, int]) -> None:
    """A second screen that comes to this position at once shows the same."""
    async with desk(table.session, size=size) as other:
        if not other.keys:
            # Whoever opens a match of several people takes the keyboard first.
            await other.press("enter")
        shown = [area.id for area in table.board.shown(story.table(table.screen.match))]
        await other.press(f"f{2 + shown.index(table.screen.front)}")
        await other.settle()
        assert on_the_screen(other) == on_the_screen(table)


async def step(table: Desk, chance: Random) -> None:
    """An answer, a step back or forth; most answers go on, so that the match gets somewhere."""
    if not table.keys:
        await table.press("enter")
    elif chance.random() < 0.2:
        await table.press(chance.choice(TAKEN_BACK))
    else:
        await table.press(chance.choice(table.keys))


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [COMPACT, WIDE], ids=["compact", "wide"])
@pytest.mark.parametrize("game", SHOWN)
async def test_areas_show_the_position_after_every_answer_and_take_back(game: str, size: tuple[int, int]) -> None:
    chance, steps, wanted = Random(size[0]), 0, STEPS[size]
    while steps < wanted:
        session = Session.new(GAMES[game], setup_of(GAMES[game], chance.randrange(1000)), TakeBacks.FREE)
        async with desk(session, size=size) as table:
            while steps < wanted and not session.over:
                if steps % MOUNTED_ANEW == 0 and table.keys and not table.asked.hint:
                    await check_anew(table, size)
                steps += 1
                painted = steps % PAINTED[size] == 0
                with nullcontext() if painted else table.app.batch_update():
                    await step(table, chance)
                    if painted:
                        await check_screen(table)
                    check_pictures(table)


@pytest.mark.parametrize("game", SHOWN)
def test_areas_are_painted_in_windows_of_every_size(game: str) -> None:
    rules, board, words = GAMES[game], board_of(game), words_of(game)
    for seed in range(0, 72, 18):
        positions = [step.state for _legal, step in walk(rules, seed) if step.state.stack]
        for state, glyphs in zip(Random(seed).sample(positions, 6), cycle(glyph_sets().values()), strict=False):
            table = Table(words, NAMES[: len(setup_of(rules, seed).seats)], rules.view(state, None))
            for area, width, height in product(board.shown(table), (0, 58, 80, 200), (0, 21, 60)):
                width, height = max(width, area.least[0]), max(height, area.least[1])
                wanted = area.size(table, 0, width, height)
                canvas = Canvas(max(width, wanted[0]), max(height, wanted[1]))
                area.paint(canvas, table, Sight(glyphs, seat=0))
                assert all(cell_len(line) <= canvas.width for line in canvas.text().splitlines())
                for spot in canvas.spots:
                    assert 0 <= spot.x < spot.x + spot.width <= canvas.width, (area.id, spot)
                    assert 0 <= spot.y < spot.y + spot.height <= canvas.height, (area.id, spot)
