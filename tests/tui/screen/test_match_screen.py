"""The match screen as it is used: each test is a short visit to a table."""

from collections.abc import Hashable
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from core.kernel.game import Seat
from core.kernel.session import PERSON, Barrier, Session, TakeBacks
from core.space_bureau.choices import PutAgent, TakeShip
from saves.store import Store
from tests.tui.screen.desk import COMPACT, QUIET, WIDE, Desk, answer, desk, until, until_passed
from tests.tui.scripts import GAME, begin, random_match, saved_state, setup
from themes import glyph_sets, palettes
from tui.inks import BAR_KEY
from tui.screens import match as screens
from tui.widgets.lines import BarPane, LogPane
from tui.words import match as say
from tui.words import screen as words

pytestmark = pytest.mark.asyncio

BOT = "bot:random"


def nearly_over() -> Session:
    """A solo match that ends with the next answer."""
    session = random_match(begin(), seed=1).session
    assert session.over
    session.undo()
    return session


async def finish(table: Desk) -> None:
    """Take first answers to the end of the match."""
    while not table.session.over:
        await table.press(table.keys[0] if table.keys else "enter")


# Answers


async def test_a_key_takes_its_answer_at_once() -> None:
    async with desk(begin(ships="chosen")) as table:
        await table.press("2")
        [logged] = table.session.log
        assert isinstance(logged.choice, TakeShip)


async def test_a_key_that_means_nothing_says_so_and_changes_nothing() -> None:
    async with desk(begin(ships="chosen")) as table:
        before = table.asked
        await table.press("z")
        assert table.asked == before._replace(detail=words.unknown_key(table.keys), rest=words.CUT)
        assert not table.session.log


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("120", "press 1, 2, 0, or ? for all keys."),
        ("1237mpruw", "press one beside an answer, or ? for all."),
    ],
)
async def test_few_keys_are_named_one_by_one_and_many_by_where_they_stand(keys: str, told: str) -> None:
    assert words.unknown_key(keys) == f"That key means nothing now; {told}"


async def test_tab_chooses_and_enter_takes() -> None:
    async with desk(begin(ships="chosen")) as table:
        await table.press("tab", "tab")
        assert table.asked.chosen == 1
        assert not table.session.log
        meant = table.question().answers(table.board.mark)[1]
        await table.press("enter")
        assert table.session.log[0].choice == meant.choices[0]


async def test_tab_goes_round_in_both_directions() -> None:
    async with desk(begin(ships="chosen")) as table:
        last = len(table.keys) - 1
        await table.press("shift+tab")
        assert table.asked.chosen == last
        await table.press("tab")
        assert table.asked.chosen == 0


async def test_enter_takes_nothing_while_nothing_is_chosen() -> None:
    async with desk(begin()) as table:
        await table.press("enter")
        assert table.asked.detail == words.NOTHING_CHOSEN
        assert not table.session.log


async def test_what_is_typed_narrows_the_answers_and_enter_takes_the_first() -> None:
    async with desk(begin(ships="chosen")) as table:
        wanted = table.question().answers(table.board.mark)[2]
        name = table.question().say(wanted).split(".")[0]
        await table.press("/", *name.lower())
        assert table.keys == (wanted.key,)
        await table.press("enter")
        assert table.session.log[0].choice == wanted.choices[0]


@pytest.mark.parametrize("end", [("escape",), (",",), ("backspace", "backspace", "backspace")])
async def test_a_search_ends_with_all_answers_back(end: tuple[str, ...]) -> None:
    async with desk(begin(ships="chosen")) as table:
        before = table.keys
        await table.press("/", "z", "q")
        assert table.keys == ()
        await table.press(*end)
        assert table.keys == before
        assert not table.session.log


# The board


async def into_a_cell(table: Desk) -> PutAgent:
    """The first agent is taken up, and a cell is asked for; gives the choice under the cursor."""
    await table.press(table.keys[0])
    assert isinstance(table.chosen, PutAgent)
    return table.chosen


async def test_arrows_move_the_cursor_and_enter_takes_what_stands_there() -> None:
    async with desk(begin()) as table:
        cell = (await into_a_cell(table)).cell
        await table.press("right")
        await table.press("enter")
        await answer(table) if not table.session.log else None
        placed: Any = table.session.log[0].choice
        assert placed.cell == cell + 1


async def test_enter_on_a_thing_that_is_no_answer_takes_nothing() -> None:
    async with desk(begin()) as table:
        await into_a_cell(table)
        await table.press("up")
        assert table.asked.chosen is None
        before = table.keys
        await table.press("enter")
        assert table.asked.detail == words.NOTHING_CHOSEN
        assert table.keys == before


async def test_keys_of_answers_stand_at_their_places_on_the_board() -> None:
    async with desk(begin()) as table:
        await table.press(table.keys[0])
        await table.settle()
        picture = table.pane("ship").picture
        assert picture is not None
        for key, found in zip(table.keys, table.choosing.answers, strict=True):
            spot = picture.spot_of(found.mark.what)
            assert spot is not None
            assert key in "".join(char for char, _ in picture.rows[spot.y][spot.x : spot.x + spot.width])


async def test_areas_come_to_the_front_by_their_keys_and_one_by_one() -> None:
    async with desk(begin()) as table:
        shown = [area.id for area in table.board.shown(table.question().table)]
        await table.press("f3")
        assert table.screen.front == shown[1]
        await table.press("-")
        assert table.screen.front == shown[0]
        await table.press("-", "+", "+")
        assert table.screen.front == shown[1]
        await table.press("f9")
        assert table.screen.front == shown[1]


async def test_the_ship_of_another_is_looked_at_and_left_again() -> None:
    async with desk(begin(2, ships="dealt")) as table:
        own = table.pane("ship").picture
        await table.press(")")
        others = table.pane("ship").picture
        assert own is not None
        assert others is not None
        assert others.text() != own.text()
        await table.press("(")
        again = table.pane("ship").picture
        assert again is not None
        assert again.text() == own.text()


# Taking back


async def test_backspace_takes_back_a_part_and_then_the_last_answer() -> None:
    async with desk(begin()) as table:
        first = table.asked
        await answer(table)
        after = table.asked
        await table.press("tab", "backspace")
        assert not table.session.log
        assert table.keys == tuple(line.key for line in first.lines)
        assert after != first
        await table.press(table.keys[0])
        part = table.asked
        assert part.title != first.title
        await table.press("backspace")
        assert table.asked == first


async def test_the_turn_is_taken_back_and_done_again() -> None:
    async with desk(begin()) as table:
        start = table.session.state
        for _n in range(2):
            await answer(table)
        after = table.session.state
        await table.press("U")
        assert table.session.state == start
        await table.press("Y")
        assert table.session.state == after


@pytest.mark.parametrize(
    ("key", "says"), [("backspace", say.barred(Barrier.NOTHING, "")), ("Y", words.NOTHING_TO_REDO)]
)
async def test_what_can_not_be_taken_back_says_why(key: str, says: str) -> None:
    async with desk(begin()) as table:
        before = table.keys
        await table.press(key)
        assert table.asked.detail == says
        assert table.keys == before


async def test_what_has_shown_something_new_is_not_taken_back_at_a_table_of_several() -> None:
    async with desk(begin(2, take_backs=TakeBacks.UNTIL_REVEAL)) as table:
        while not table.session.history() or not table.session.history()[-1].revealed:
            await (answer(table) if table.keys else table.press("enter"))
        log = table.session.log
        await table.press("backspace")
        assert table.session.log == log
        assert say.barred(Barrier.REVEALED, "") in table.text() or table.asked.title.startswith("Pass")


# Others


async def test_the_keyboard_is_handed_over() -> None:
    async with desk(begin(2)) as table:
        await until_passed(table)
        assert table.asked.title == say.pass_to("Ben", words.BACKSPACE)
        before = table.session.log
        await table.press("1", "tab", "H", "R")
        assert table.session.log == before
        assert table.asked.detail == words.unknown_key([])
        await table.press("enter")
        assert len(table.session.log) > len(before)
        assert table.asked.title.startswith("Ben")
        await table.press("backspace")
        assert table.asked.title.startswith("Ana")


async def test_the_footer_names_only_keys_that_do_something() -> None:
    async with desk(begin(2)) as table:
        assert named(table) == ["?", "R", "Backspace", "!", "=", "H", "L", "Q"]
        await until_passed(table)
        assert named(table) == ["?", "Backspace", "L", "Q"]
    async with desk(nearly_over()) as table:
        await finish(table)
        assert named(table) == ["?", "R", "Backspace", "L", "Q", "S"]


def named(table: Desk) -> list[str]:
    """The keys in the footer."""
    pieces = table.screen.query_one("#footer", BarPane).lines[0]
    return [piece.text.strip() for piece in pieces if piece.ink == BAR_KEY]


@pytest.mark.parametrize(("key", "left"), [("backspace", 2), ("U", 0)])
async def test_the_last_answer_or_the_turn_is_taken_back_at_the_hand_over(key: str, left: int) -> None:
    async with desk(begin(2)) as table:
        await until_passed(table)
        await table.press(key)
        assert table.asked.title.startswith("Ana")
        assert len(table.session.log) == left


async def test_what_was_taken_back_is_done_again_instead_of_an_answer_that_waits_for_the_hand_over() -> None:
    async with desk(begin(2)) as table:
        await until_passed(table)
        await table.press("enter")
        log = table.session.log
        await table.press("backspace")
        await table.press(table.keys[-1], "Y")
        assert table.session.log == log
        assert table.asked.title == say.pass_to("Ben", words.BACKSPACE)
        await table.press("enter")
        assert table.session.log == log
        assert table.asked.title.startswith("Ben")


async def test_moves_of_bots_are_seen_one_by_one_until_a_key_ends_the_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(screens.PACES, "long", 3600)
    settings = replace(QUIET, pace="long")
    async with desk(begin(3), (PERSON, BOT, BOT), settings=settings) as table:
        session = table.session
        while session.decider == 0:
            await answer(table)
        await until(lambda: session.log[-1].by == BOT)
        await table.settle()
        assert table.asked.title == words.THINKING.format(name="Ben")
        moves = [logged.by for logged in session.log].count(BOT)
        assert moves == 1
        assert table.screen.looking == 1, "the board shows the bot's ship"
        await table.press("f4")
        assert [logged.by for logged in session.log].count(BOT) == 1, "looking around does not hurry anybody"
        await table.press("x")
        await until(lambda: bool(table.keys))
        assert session.decider == 0
        assert table.screen.looking is None


async def test_an_undo_while_bots_think_goes_back_to_the_last_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(screens.PACES, "long", 3600)
    async with desk(begin(2), (PERSON, BOT), settings=replace(QUIET, pace="long")) as table:
        session = table.session
        while session.decider == 0:
            before = session.state
            await answer(table)
        await until(lambda: session.log[-1].by == BOT)
        await table.press("backspace")
        assert session.state == before
        assert table.keys


# The mouse


def place(table: Desk, area: str, what: Hashable) -> tuple[int, int]:
    """Where a thing of an area is on the screen."""
    pane = table.pane(area)
    assert pane.picture is not None
    spot = pane.picture.spot_of(what)
    assert spot is not None
    return pane.content_region.x + spot.x + spot.width // 2, pane.content_region.y + spot.y + spot.height // 2


async def test_a_click_chooses_and_a_second_one_takes() -> None:
    async with desk(begin()) as table:
        cell = (await into_a_cell(table)).cell + 1
        await table.settle()
        await table.pilot.click(offset=place(table, "ship", ("cell", cell)))
        assert not table.session.log
        assert table.chosen.cell == cell
        await table.pilot.click(offset=place(table, "ship", ("cell", cell)))
        if not table.session.log:
            await answer(table)
        placed: Any = table.session.log[0].choice
        assert placed.cell == cell


async def test_a_click_in_the_bar_takes_an_answer_and_one_in_the_footer_does_a_command() -> None:
    async with desk(begin(ships="chosen")) as table:
        await table.pilot.click("#footer", offset=(1, 0))
        assert table.page.is_open
        await table.pilot.click("#question", offset=(5, 2))
        assert len(table.session.log) > 0


# The end


async def test_results_come_up_and_the_last_answer_can_still_be_taken_back() -> None:
    async with desk(nearly_over()) as table:
        await finish(table)
        await table.settle()
        assert f" {words.RESULT} " in table.text()
        assert table.asked.title.startswith(words.MATCH_OVER)
        assert "The match ends with" in table.asked.title
        assert "R result" in table.lines()[-1]
        await table.press(",")
        await table.settle()
        assert f" {words.RESULT} " not in table.text()
        await table.press("backspace")
        assert table.session.over
        assert table.asked.detail == words.reopens(words.BACKSPACE)
        await table.press("U")
        assert table.session.over
        await table.press("backspace", "backspace")
        assert not table.session.over
        assert table.keys


async def test_leaving_keeps_the_match(store: Store) -> None:
    session = begin()
    with store.open(store.create(GAME.id)) as file:
        async with desk(session, file=file) as table:
            await answer(table)
            await table.press("Q")
            await table.settle()
            assert table.app.screen is not table.screen
    assert saved_state(store.folder.parent) == session.state


# Sizes and looks


async def test_question_and_cursor_live_through_every_size() -> None:
    async with desk(begin()) as table:
        await into_a_cell(table)
        await table.press("right")
        await table.settle()
        asked, cursor, text = table.asked, table.screen.cursor, table.text()
        for size in (WIDE, (120, 36), (1, 1), (79, 5), (20, 60), COMPACT):
            await table.pilot.resize_terminal(*size)
            await table.settle()
            # What the log has no room for is told as well.
            assert (table.asked._replace(told=()), table.screen.cursor) == (asked, cursor)
        assert table.text() == text


@pytest.mark.parametrize("size", [(79, 23), (40, 10), (1, 1)])
async def test_a_screen_that_is_too_small_says_what_it_needs_and_can_be_left(size: tuple[int, int]) -> None:
    async with desk(begin(), size=size) as table:
        if size[0] >= 40:
            assert "80x24" in table.text()
        await table.press("Q")
        await table.settle()
        assert table.app.screen is not table.screen


@pytest.mark.parametrize(("size", "where", "least"), [(COMPACT, "log", 1), ((120, 36), "side", 15), (WIDE, "log", 3)])
async def test_a_match_that_is_gone_on_with_shows_as_much_of_its_log_as_fits(
    size: tuple[int, int], where: str, least: int
) -> None:
    async with desk(random_match(begin(), seed=1, choices=40).session, size=size) as table:
        await table.settle()
        log = table.screen.query_one(f"#{where}", LogPane)
        assert least <= len(log.lines) <= log.size.height
        assert not log.lines[0][0].text.startswith("  ")


@pytest.mark.parametrize("size", [COMPACT, (120, 36), WIDE])
@pytest.mark.parametrize("theme", [*palettes(), "nord"])
async def test_every_theme_shows_the_same_text(theme: str, size: tuple[int, int]) -> None:
    async with desk(begin(2), size=size) as plain, desk(begin(2), size=size, theme=theme) as table:
        await plain.settle()
        await table.settle()
        assert table.text() == plain.text()


@pytest.mark.parametrize("size", [COMPACT, WIDE])
@pytest.mark.parametrize("glyphs", glyph_sets())
async def test_every_glyph_set_fills_the_screen(glyphs: str, size: tuple[int, int]) -> None:
    async with desk(begin(2), size=size, glyphs=glyphs) as table:
        for _n in range(8):
            await (answer(table) if table.keys else table.press("enter"))
            await table.settle()
            assert {cell_len(line) for line in table.lines()} == {size[0]}
            if glyphs == "ascii":
                assert table.text().isascii()


@pytest.mark.parametrize("name", ["[bold]Ana[/]", "漢字かな", "a\u0301b\u200dc", "Ana Maria Josefa Theresia"])
async def test_a_name_is_shown_as_it_is_and_breaks_no_column(name: str) -> None:
    seats = (Seat(name=name), Seat(name="Ben"))
    session = Session.new(GAME, replace(setup(2), seats=seats), TakeBacks.FREE)
    for size in (COMPACT, WIDE):
        async with desk(session, size=size) as table:
            await table.press("enter")
            await table.settle()
            lines = table.lines()
            assert {cell_len(line) for line in lines} == {size[0]}
            assert "Ben" in lines[1]
            if name.isascii():
                assert name[:10] in lines[1]
