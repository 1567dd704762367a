"""The first screen, help, and the way into a match and out of it."""

import subprocess
import sys
from pathlib import Path

import pytest

from saves.record import BadSave
from saves.store import Store
from tests.saves.playing import begin, play_on, save
from tests.tui.visitor import SIZE, visit
from tui import settings
from tui.house import House
from tui.lobby import Lobby
from tui.screens import base, match_keys
from tui.screens.home import HomeScreen
from tui.screens.match import MatchScreen
from tui.widgets.page import Page
from tui.widgets.question import QuestionBar
from tui.words.match import CONTENT_CHANGED

pytestmark = pytest.mark.asyncio


async def test_the_first_visit_leads_to_a_question_by_one_key(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        assert "no match is waiting" in visitor.text()
        assert "not affiliated with the publishers" in visitor.text()
        assert visitor.entry == "Quick match Space Bureau: You"
        await visitor.press("2")
        assert visitor.screen.query_one(QuestionBar).asked.lines


async def test_the_first_screen_waits_for_no_game_to_load(tmp_path: Path) -> None:
    code = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from tui.house import House\n"
        "from tui.lobby import Lobby\n"
        "async def look():\n"
        f"    async with House(Lobby(Path({str(tmp_path)!r}))).run_test() as pilot:\n"
        "        await pilot.pause()\n"
        "        print(pilot.app.screen.menu.entry.value)\n"
        "asyncio.run(look())\n"
        "print([name for name in sys.modules if name.startswith(('core.space_bureau', 'core.galactic_cruise'))])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert ran.stdout.splitlines() == ["Space Bureau: You", "[]"], ran.stderr


async def test_a_key_that_repeats_begins_one_match_and_answers_nothing(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press("enter", "enter", "2", "2")
        assert isinstance(visitor.screen, MatchScreen)
        assert not visitor.screen.match.session.log
        await visitor.press("Q")
        assert isinstance(visitor.screen, HomeScreen)
    assert len(Store(tmp_path).names()) == 1


async def test_what_is_not_there_has_no_key(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press("1")
        assert isinstance(visitor.screen, HomeScreen)
        await visitor.press("up")
        assert visitor.entry == "Quit"
        await visitor.press("down")
        assert visitor.entry.startswith("Quick match")


async def test_leaving_a_match_comes_back_with_the_match_first(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press("2")
        await visitor.press("Q")
        assert isinstance(visitor.screen, HomeScreen)
        assert visitor.entry == "Go on Space Bureau, round 1 of 14: You"
        await visitor.press("enter")
        assert isinstance(visitor.screen, MatchScreen)
    assert len(Store(tmp_path).names()) == 1


async def test_a_match_that_was_left_can_be_opened_by_others(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press("2")
        [name] = Store(tmp_path).names()
        with pytest.raises(BadSave):
            Store(tmp_path).open(name)
        await visitor.press("Q")
        Store(tmp_path).open(name).close()


async def test_a_match_is_free_when_the_app_ends_in_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press("2")
    [name] = Store(tmp_path).names()
    Store(tmp_path).open(name).close()


async def test_a_match_is_free_when_the_app_fails_in_it(tmp_path: Path) -> None:
    with pytest.raises(LookupError):
        await _fail_in_a_match(tmp_path)
    [name] = Store(tmp_path).names()
    Store(tmp_path).open(name).close()


async def _fail_in_a_match(folder: Path) -> None:
    async with visit(folder) as visitor:
        await visitor.press("2")
        visitor.screen.call_later(_fail)
        await visitor.press()


def _fail() -> None:
    raise LookupError


async def test_what_comes_first_is_also_last(tmp_path: Path) -> None:
    lobby = Lobby(tmp_path)
    house = House(lobby, first=lobby.quick())
    async with house.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(house.screen, MatchScreen)
        house.simulate_key("Q")
        await pilot.pause()
        await pilot.pause()
        assert house.return_code == 0
    assert Store(tmp_path).open(Store(tmp_path).names()[0]).load().header.game == "space-bureau"


async def test_what_is_to_be_said_of_a_match_stands_there_when_it_opens(tmp_path: Path) -> None:
    lobby = Lobby(tmp_path)
    async with visit(tmp_path, first=lobby.quick()._replace(notice=CONTENT_CHANGED)) as visitor:
        assert " ".join(CONTENT_CHANGED.split()[:8]) in visitor.text()
        assert not visitor.house._notifications


async def test_a_quick_match_is_like_the_last_one(tmp_path: Path) -> None:
    Lobby(tmp_path).begin("space-bureau", ["Ana", "bot:random"], {"abilities": "dealt"}, 3).file.close()
    async with visit(tmp_path) as visitor:
        assert visitor.entry == "Quick match Space Bureau: Ana, Random bot"
        await visitor.press("2")
        assert isinstance(visitor.screen, MatchScreen)
        setup = visitor.screen.match.session.setup
        assert dict(setup.options) == {"abilities": "dealt"}
        assert setup.seed != 3


async def test_a_last_match_that_makes_no_sense_is_no_obstacle(tmp_path: Path) -> None:
    last = settings.Last(game="space-bureau", seats=("bot:of-another-version",))
    settings.write(tmp_path, settings.Settings(last=last))
    async with visit(tmp_path) as visitor:
        assert "Space Bureau: You" in visitor.text()


async def test_a_damaged_save_is_told_and_the_one_before_it_offered(tmp_path: Path) -> None:
    store = Store(tmp_path)
    name = save(store, begin())
    save(store, play_on(begin(), 3), name)
    async with visit(tmp_path) as visitor:
        store.path(name).write_bytes(store.path(name).read_bytes().replace(b'"seed":7', b'"seed":"7'))
        await visitor.press("1")
        assert "The save before it is sound" in visitor.said
        await visitor.press("n")
        assert isinstance(visitor.screen, HomeScreen)
        await visitor.press("1", "y")
        assert isinstance(visitor.screen, MatchScreen)
        assert not visitor.screen.match.session.log


async def test_a_match_in_use_says_so(tmp_path: Path) -> None:
    name = save(Store(tmp_path), begin())
    async with visit(tmp_path) as visitor:
        with Store(tmp_path).open(name):
            await visitor.press("1")
            assert "is being played by another program" in visitor.said


async def test_help_lists_every_key_and_where_saves_lie(tmp_path: Path) -> None:
    async with visit(tmp_path, size=(100, 120)) as visitor:
        await visitor.press("6")
        shown = visitor.text()
        for command in (*base.COMMANDS, *base.TURN, *match_keys.COMMANDS):
            assert f"{command.shown} {command.says}" in " ".join(shown.split())
        assert "ssh -C -t" in shown
        assert "saves" in shown.rpartition("Where saves lie")[2]
        await visitor.press("comma")
        assert isinstance(visitor.screen, HomeScreen)


@pytest.mark.parametrize("key", ["3", "4", "5", "6"])
async def test_every_screen_has_its_keys_and_a_way_back(tmp_path: Path, key: str) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press(key)
        footer = visitor.text().splitlines()[-1]
        assert all(word in footer for word in ("? keys", ", back", "Q quit"))
        await visitor.press("question_mark")
        assert visitor.screen.query_one(Page).is_open
        await visitor.press("comma")
        await visitor.press("escape")
        assert isinstance(visitor.screen, HomeScreen)


@pytest.mark.parametrize("key", ["0", "Q"])
async def test_leaving_the_program(tmp_path: Path, key: str) -> None:
    async with visit(tmp_path) as visitor:
        await visitor.press("escape")
        assert "Q leaves" in visitor.said
        await visitor.press(key)
        assert visitor.house.return_code == 0


async def test_the_mouse_does_what_the_keys_do(tmp_path: Path) -> None:
    async with visit(tmp_path) as visitor:
        lines = visitor.text().splitlines()
        row = next(y for y, line in enumerate(lines) if "Settings" in line)
        await visitor.pilot.click(offset=(8, row))
        await visitor.press()
        assert visitor.text().startswith(" Settings")
        await visitor.pilot.click(offset=(visitor.text().splitlines()[-1].index("back"), SIZE[1] - 1))
        await visitor.press()
        assert isinstance(visitor.screen, HomeScreen)


@pytest.mark.parametrize("keys", ["", "3", "4", "5", "6", "3?", "?"])
async def test_no_size_is_too_small(tmp_path: Path, keys: str) -> None:
    save(Store(tmp_path), begin())
    async with visit(tmp_path) as visitor:
        for key in keys:
            await visitor.press("question_mark" if key == "?" else key)
        for size in ((1, 1), (4, 3), (20, 6), (200, 60), (80, 24)):
            await visitor.pilot.resize_terminal(*size)
            await visitor.press("down", "pagedown", "up")
        await visitor.pilot.resize_terminal(20, 6)
        await visitor.press("Q")
        assert visitor.house.return_code == 0


async def test_every_entry_can_be_reached_on_a_small_terminal(tmp_path: Path) -> None:
    async with visit(tmp_path, size=(30, 6)) as visitor:
        await visitor.press("up")
        assert "0 Quit" in visitor.text()
