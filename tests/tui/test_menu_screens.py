"""Setting up a match, saved matches, and settings."""

from pathlib import Path

import pytest
from textual.events import Paste

from core.kernel.session import PERSON
from saves.record import Header
from saves.store import Store
from tests.saves.playing import begin, play_on, save
from tests.tui.visitor import visit
from tui import settings
from tui.looks import DARK, LIGHT, themes
from tui.screens.home import HomeScreen
from tui.screens.match import MatchScreen
from tui.screens.new import NewScreen
from tui.screens.saves import SavesScreen
from tui.words.dictionary import words_of

pytestmark = pytest.mark.asyncio


def newest(folder: Path) -> Header:
    header = Store(folder).list()[0].header
    assert isinstance(header, Header)
    return header


class TestNewMatch:
    async def test_people_are_typed_and_all_else_is_turned(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *"Ana", "enter")
            await visitor.press("right", "down", "enter", *"Cleo", "down")
            assert visitor.entry == "Seat 4 nobody"
            await visitor.press("7", "enter", "9", "enter", *"42", "enter")
            assert visitor.entry == "Begin"
            await visitor.press("enter")
            assert isinstance(visitor.screen, MatchScreen)
        header = newest(tmp_path)
        assert [seat.name for seat in header.setup.seats] == ["Ana", "Random bot", "Cleo"]
        assert header.players == (PERSON, "bot:random", PERSON)
        assert dict(header.setup.options) == {"abilities": "chosen"}
        assert header.setup.seed == 42

    async def test_after_the_match_comes_the_home_screen(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("0")
            await visitor.press("Q")
            assert isinstance(visitor.screen, HomeScreen)

    async def test_keys_that_come_in_one_burst_are_taken_in_order(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *"Q,?5", "enter", "enter", *"0", "enter", "right")
            text = visitor.text()
            assert "2 Seat 1                Q,?5" in text
            assert "3 Seat 2                0" in text
            assert "4 Seat 3              ← Random bot →" in text

    async def test_what_is_typed_replaces_the_old_text_and_escape_brings_it_back(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *"Zoe", "escape")
            assert visitor.entry == "Seat 1 You"
            await visitor.press("enter", *"Zof", "backspace", "e", "enter", "up")
            assert visitor.entry == "Seat 1 Zoe"
            assert isinstance(visitor.screen, NewScreen)

    @pytest.mark.parametrize("keys", [["backspace"], ["x", "y", "ctrl+u"]])
    async def test_the_old_text_and_all_that_is_typed_go_by_one_key(self, tmp_path: Path, keys: list[str]) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *keys, *"Ki", "enter", "up")
            assert visitor.entry == "Seat 1 Ki"

    async def test_what_is_pasted_replaces_the_old_text_too(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter")
            visitor.house.post_message(Paste("Zoe"))
            await visitor.press("enter", "up")
            assert visitor.entry == "Seat 1 Zoe"

    async def test_the_key_of_a_value_puts_the_cursor_there_and_changes_nothing(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("7")
            assert visitor.entry == "Captains' abilities none"
            await visitor.press("space")
            assert visitor.entry != "Captains' abilities none"

    async def test_an_option_says_what_it_is_about_before_how_it_is_changed(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("7")
            about = words_of("space-bureau").options()["abilities"].about
            assert about
            assert visitor.said == f"{about} Left and Right or Enter change it."

    async def test_the_key_of_the_entry_under_the_cursor_takes_it(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("7", "7")
            assert visitor.entry != "Captains' abilities none"
            await visitor.press("3", "3", *"Ben", "enter", "up")
            assert visitor.entry == "Seat 2 Ben"

    @pytest.mark.parametrize("key", ["backspace", "delete"])
    async def test_a_name_and_a_seed_go_by_one_key_which_never_leaves_the_form(self, tmp_path: Path, key: str) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *"Ana", "enter", "up", key)
            assert visitor.entry == "Seat 1 nobody"
            await visitor.press("9", "enter", "7", "enter", "up", key)
            assert visitor.entry == "Seed drawn at random"
            await visitor.press("1", key)
            assert isinstance(visitor.screen, NewScreen)

    async def test_a_seat_goes_round_people_bots_and_nobody(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            seen = []
            for _n in range(4):
                seen.append(visitor.entry)
                await visitor.press("right")
            assert seen == ["Seat 1 You", "Seat 1 Random bot", "Seat 1 Greedy bot", "Seat 1 nobody"]
            assert visitor.entry == "Seat 1 You"

    async def test_an_empty_table_begins_nothing(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("left", "0")
            assert visitor.said.startswith("Nobody plays yet")
        assert Store(tmp_path).names() == ()

    @pytest.mark.parametrize("seed", ["x", "-1", "9223372036854775808", "²"])
    async def test_a_bad_seed_is_told_and_can_be_mended(self, tmp_path: Path, seed: str) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("9", "enter", *seed, "enter")
            assert visitor.said.startswith("A seed is a whole number")
            await visitor.press(*["backspace"] * len(seed), "7", "enter", "up")
            assert visitor.entry == "Seed 7"

    async def test_a_bot_that_does_not_exist_is_told(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *"bot:x", "enter")
            assert "There is no bot bot:x" in visitor.said
            await visitor.press("backspace", *"greedy", "enter", "up")
            assert visitor.entry == "Seat 1 Greedy bot"

    async def test_nothing_that_a_terminal_would_obey_gets_into_a_name(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter")
            visitor.house.post_message(Paste("A\x1b[31mna\nand more"))
            await visitor.press("enter", "0")
        assert newest(tmp_path).setup.seats[0].name == "A [31mna and more"

    async def test_the_form_is_filled_in_as_last_time(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("3")
            await visitor.press("enter", *"Ana", "enter", "right", "6", "enter", "0")
            await visitor.press("Q")
            await visitor.press("3")
            for shown in ("Seat 1              ← Ana →", "Seat 2                Random bot", "each captain chooses"):
                assert shown in visitor.text()


class TestSaves:
    async def test_none_yet(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            assert visitor.said.startswith("No match is saved yet.")
            await visitor.press("enter", "D", "down", "comma")
            assert isinstance(visitor.screen, HomeScreen)

    async def test_what_is_known_of_each_stands_there(self, tmp_path: Path) -> None:
        save(Store(tmp_path), play_on(begin(), 10_000))
        save(Store(tmp_path), begin(3))
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            playing, over = visitor.text().splitlines()[2:4]
            assert "   round 1 of 13   Ana, Ben, Cleo" in playing
            assert "   over            1. " in over
            assert "Enter plays on" in visitor.said
            await visitor.press("down")
            assert "Enter looks at it once more" in visitor.said

    async def test_one_is_played_on_and_left_again(self, tmp_path: Path) -> None:
        save(Store(tmp_path), begin(1))
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            await visitor.press("enter")
            assert isinstance(visitor.screen, MatchScreen)
            await visitor.press("Q")
            assert isinstance(visitor.screen, SavesScreen)

    async def test_deleting_asks_once(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        kept, deleted = save(store, begin(1)), save(store, begin(2))
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            await visitor.press("D")
            assert f"Delete {deleted} for good?" in visitor.said
            await visitor.press("1")
            assert isinstance(visitor.screen, SavesScreen)
            assert len(store.names()) == 2
            await visitor.press("D", "y")
            assert visitor.said == "The match is deleted."
        assert store.names() == (kept,)

    async def test_a_match_in_use_is_not_deleted(self, tmp_path: Path) -> None:
        name = save(Store(tmp_path), begin())
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            with Store(tmp_path).open(name):
                await visitor.press("D", "y")
                assert "is being played by another program" in visitor.said

    async def test_a_broken_save_is_named_and_its_one_sentence_said(self, tmp_path: Path) -> None:
        name = save(Store(tmp_path), begin())
        Store(tmp_path).path(name).write_bytes(b"")
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            assert visitor.entry == f"{name} can't be read"
            assert visitor.said.endswith("is empty.")
            await visitor.press("enter")
            assert isinstance(visitor.screen, SavesScreen)

    async def test_the_save_before_a_broken_one_is_played_on(self, tmp_path: Path) -> None:
        store = Store(tmp_path)
        name = save(store, begin())
        save(store, play_on(begin(), 3), name)
        store.path(name).write_bytes(b"{")
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            await visitor.press("1")
            assert "The save before it is sound: y plays on from there" in visitor.said
            await visitor.press("y")
            assert isinstance(visitor.screen, MatchScreen)

    async def test_more_than_there_are_keys_for(self, tmp_path: Path) -> None:
        for _n in range(40):
            save(Store(tmp_path), begin(1))
        async with visit(tmp_path) as visitor:
            await visitor.press("4")
            await visitor.press("up")
            assert "Ana" in visitor.text()
            await visitor.press("enter")
            assert isinstance(visitor.screen, MatchScreen)


class TestSettings:
    async def test_a_theme_is_tried_out_and_kept_at_once(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.delenv("NO_COLOR", raising=False)
        async with visit(tmp_path) as visitor:
            assert visitor.house.theme == DARK
            await visitor.press("5")
            await visitor.press("right")
            assert visitor.house.theme == LIGHT
            assert settings.read(tmp_path).settings.theme == LIGHT
            await visitor.press("left", "left")
            assert visitor.house.theme not in (DARK, LIGHT)
            assert "25 of 25" in visitor.entry

    async def test_all_themes_stand_in_a_list_that_shows_the_one_under_the_cursor(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.delenv("NO_COLOR", raising=False)
        async with visit(tmp_path) as visitor:
            await visitor.press("5")
            await visitor.press("enter")
            assert visitor.entry == f"{DARK} dark"
            await visitor.press("end")
            assert visitor.house.theme == [*themes()][-1]
            await visitor.press("comma")
            assert visitor.house.theme == visitor.house.settings.theme == DARK
            await visitor.press("enter")
            await visitor.press("2")
            assert visitor.house.theme == LIGHT
            await visitor.press("enter")
            assert visitor.house.settings.theme == LIGHT
            assert visitor.entry.startswith(f"Theme {LIGHT}")

    async def test_characters_change_everywhere(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("5")
            await visitor.press("2", "enter", "enter")
            assert visitor.entry == "Characters ASCII"
            assert visitor.text().isascii()
            await visitor.press("comma")
            assert visitor.text().isascii()

    async def test_pace_and_notes(self, tmp_path: Path) -> None:
        settings.write(tmp_path, settings.Settings(seen=("space-bureau:fly", "space-bureau:place")))
        async with visit(tmp_path) as visitor:
            await visitor.press("5")
            assert "2 explained so far" in visitor.text()
            await visitor.press("3", "enter", "4", "enter")
            assert settings.read(tmp_path).settings.pace == "long"
            assert not settings.read(tmp_path).settings.notes
            await visitor.press("5")
        kept = settings.read(tmp_path).settings
        assert kept.notes
        assert kept.seen == ()

    async def test_a_match_begun_later_does_not_bring_old_settings_back(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("5")
            await visitor.press("3", "enter", "comma")
            await visitor.press("2")
            await visitor.press("Q")
            await visitor.press("5")
            await visitor.press("4", "enter")
        kept = settings.read(tmp_path).settings
        assert (kept.pace, kept.notes) == ("long", False)
        assert kept.last is not None

    async def test_bad_values_are_named_and_defaulted(self, tmp_path: Path) -> None:
        (tmp_path / settings.FILE).write_text('{"theme": "of-another-version", "pace": "fast"}')
        async with visit(tmp_path) as visitor:
            assert visitor.house.settings.pace == "short"
            told = [notification.message for notification in visitor.house._notifications]
        assert any("pace" in message for message in told)
        assert any("theme" in message for message in told)

    async def test_settings_that_cannot_be_written_hold_for_now(self, tmp_path: Path) -> None:
        async with visit(tmp_path) as visitor:
            await visitor.press("5")
            (tmp_path / f"{settings.FILE}.new").mkdir()
            await visitor.press("3", "right")
            assert visitor.house.settings.pace == "long"
            [told] = visitor.house._notifications
            assert told.message.startswith("The settings can't be written")
