"""Pages that lie over the board of a match, and notes above the question."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from core.bots import BOTS
from tests.tui.screen.desk import desk, until, until_passed
from tests.tui.scripts import GAME, begin
from tui import story
from tui.settings import Settings
from tui.words import screen as words

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("?", words.SAYS["keys"]),
        ("R", words.RULES),
        ("f1", words.RULES),
        ("!", words.SAYS["why_not"]),
        ("L", words.SAYS["log"]),
        ("S", words.SAYS["scores"]),
    ],
)
async def test_a_page_opens_and_a_comma_closes_it(key: str, title: str) -> None:
    async with desk(begin()) as table:
        before = table.text()
        await table.press(key)
        await table.settle()
        assert f" {title} " in table.text()
        await table.press(",")
        await table.settle()
        assert table.text() == before


async def test_a_question_is_answered_while_a_page_is_open() -> None:
    async with desk(begin(ships="chosen")) as table:
        await table.press("R", "1")
        assert len(table.session.log) > 0
        assert not table.page.is_open


async def test_the_preview_tells_what_the_chosen_answer_brings_and_takes_nothing() -> None:
    async with desk(begin(ships="chosen")) as table:
        await table.press("=")
        assert table.asked.detail == words.NO_PREVIEW
        await table.press("tab", "=")
        await table.settle()
        assert table.page.is_open
        assert not table.session.log


async def test_the_preview_of_a_part_tells_what_is_certain_whatever_comes_after_it() -> None:
    session = begin()
    captain = replace(session.state.captains[0], reserve=("orange-corner",))
    session.state = replace(session.state, captains=(captain,))
    async with desk(session) as table:
        cell = next(answer for answer in table.choosing.answers if "Boiler" in table.choosing.asking.say(answer))
        table.choosing.choose(cell)
        certain, more = story.preview(table.screen.match, cell.choices)
        assert certain.endswith(" fuel (Boiler).")
        assert more == words.MORE_IS_ASKED
        await table.press("=")
        await table.settle()
        assert words.MORE_IS_ASKED in table.text()
        assert " placed in " not in table.text()


async def test_a_page_is_turned_without_passing_over_a_line() -> None:
    async with desk(begin()) as table:
        await table.press("?")
        await table.settle()
        shown: list[list[str]] = []
        while len(shown) < 2 or shown[-1] != shown[-2]:
            page = table.page.region
            shown.append([line[: page.right - 3] for line in table.lines()[page.y + 1 : page.bottom]])
            await table.press("pagedown")
            await table.settle()
        assert len(shown) > 2, "all of it fits on one page"
        assert all(after[0] in before for before, after in pairwise(shown))


async def test_arrows_scroll_a_page() -> None:
    async with desk(begin()) as table:
        await table.press("?")
        await table.settle()
        first = table.text()
        await table.press("down")
        await table.settle()
        second = table.text()
        assert second != first
        await table.press("pagedown", "pageup", "up", "up")
        await table.settle()
        assert table.text() == first


async def test_a_command_is_found_by_its_name() -> None:
    async with desk(begin()) as table:
        await table.press(":", *"scores", "enter")
        await table.settle()
        assert table.page.is_open
        assert f" {words.SAYS['scores']} " in table.text()


async def test_a_hint_chooses_what_the_bot_would_do_and_takes_nothing() -> None:
    async with desk(begin(ships="chosen")) as table:
        session = table.session
        best = BOTS["greedy"].choose(GAME, GAME.view(session.state, 0), 0, 0)
        await table.press("H")
        await until(lambda: table.asked.chosen is not None)
        assert not session.log
        await table.press("enter")
        assert session.log[0].choice == best


async def test_the_game_introduces_itself_then_the_first_question_of_a_kind_explains_itself_once() -> None:
    async with desk(begin(2, ships="chosen"), settings=Settings()) as table:
        await table.settle()
        assert table.page.is_open
        assert "Aim" in table.text()
        await table.press(",")
        await table.settle()
        assert words.FIRST_TIME in table.text()
        await table.press("1")
        await table.settle()
        assert words.FIRST_TIME not in table.text()
        assert table.app.settings.seen == ("space-bureau:primer", "space-bureau:pick-ship")


async def test_everybody_at_a_table_gets_each_note_once() -> None:
    async with desk(begin(2), settings=Settings(seen=("space-bureau:primer",))) as table:
        for told in (True, True, False):
            await table.settle()
            assert (words.FIRST_TIME in table.text()) == told
            await until_passed(table)
            await table.press("enter")


async def test_a_notice_is_read_whole_also_where_it_is_longer_than_a_rule_may_be() -> None:
    async with desk(begin(ships="chosen")) as table:
        table.screen.tell("Something has changed. " * 25 + "That is all.")
        await table.settle()
        assert "That is all." in table.text()
        assert words.ANY_KEY in table.text()
        assert table.asked.title in table.text()


async def test_a_notice_stands_above_the_question_until_a_key_is_pressed() -> None:
    async with desk(begin(ships="chosen")) as table:
        before = table.lines()[-7:-1]
        table.screen.tell("Something has changed.")
        await table.settle()
        assert f"{words.NOTICE} Something has changed." in table.text()
        assert table.lines()[-6:] == before
        await table.press("tab")
        await table.settle()
        assert words.NOTICE not in table.text()
