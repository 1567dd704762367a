"""The curtain: what is hidden from the next person is on no part of the screen while the keyboard changes hands."""

import sys
from collections.abc import Hashable, Iterator, Mapping
from types import ModuleType
from typing import Any

import pytest

from core.kernel.events import Event
from core.kernel.frames import Choice, Effect, Number, Question, Reason
from core.kernel.game import Standing
from core.kernel.session import PERSON, Session, TakeBacks
from tests.kernel import table
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY
from tui.app import CosmodromeApp
from tui.asking import Mark
from tui.board import Area, Board, Sight
from tui.canvas import Canvas
from tui.screens.match import MatchScreen
from tui.settings import Settings
from tui.widgets.pane import Pane
from tui.words.dictionary import Dictionary, GameWords, Help, OptionWords, Section, Table
from tui.words.kernel import KERNEL

DICTIONARY = Dictionary(KERNEL)
SEED = 4
"""Deals Ana and Ben different cards."""


@DICTIONARY.says(Choice, Effect, Event, Number, Question, Reason)
def _as_it_is(thing: Any, table: Table) -> str:
    """Everything in a record is said, so that nothing hidden goes unnoticed."""
    return repr(thing)


@DICTIONARY.helps(Question)
def _help() -> Help:
    return Help("Just play.", "T-1")


class ToyWords(GameWords):
    """As few words as a match needs."""

    game = TOY
    dictionary = DICTIONARY

    def title(self) -> str:
        return "Toy"

    def options(self) -> Mapping[str, OptionWords]:
        return {}

    def gain(self, points: int) -> str:
        return str(points)

    def points(self, points: int) -> str:
        return str(points)

    def source(self, why: str) -> str:
        return why

    def standing_of(self, seat: int, table: Table) -> str:
        return ""

    def board(self, table: Table) -> list[Section]:
        return []

    def honour(self, standing: Standing, table: Table) -> str:
        return ""

    def tie_break(self, ahead: int, behind: int, table: Table) -> str:
        return ""


class Hands(Area):
    """Everybody's cards, as the view has them."""

    id = "hands"

    def title(self, table: Table, seat: int) -> str:
        return "Hands"

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        return width, height

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        for y, trader in enumerate(table.state.traders):
            canvas.put(0, y, f"{table.name(y)}: {', '.join(trader.hand)}")


class ToyBoard(Board):
    areas = (Hands(),)

    def mark(self, choice: Choice, part: str, table: Table) -> Mark:
        return Mark()

    def front(self, table: Table, part: str = "") -> str:
        return "hands"

    def strip(self, seat: int, table: Table) -> tuple[str, ...]:
        return ("",)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy on the screen, for these tests alone."""
    words, board = ModuleType("tui.toy.words"), ModuleType("tui.toy.board")
    words.WORDS = ToyWords()  # type: ignore[attr-defined]
    board.BOARD = ToyBoard()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tui.toy.words", words)
    monkeypatch.setitem(sys.modules, "tui.toy.board", board)


def hands(session: Session) -> tuple[frozenset[str], frozenset[str]]:
    """The cards of Ana and of Ben, those left out that both hold or that lie open."""
    state: v.State = session.state
    ana, ben = (frozenset(trader.hand) for trader in state.traders)
    return ana - ben, ben - ana


def texts(screen: MatchScreen) -> Iterator[str]:
    """Whatever is painted anywhere."""
    for pane in screen.query(Pane):
        if pane.picture is not None:
            yield pane.picture.text()


def seen(screen: MatchScreen, cards: frozenset[str]) -> set[str]:
    """The cards that can be read on the screen."""
    return {card for card in cards for text in texts(screen) if card in text}


@pytest.mark.asyncio
async def test_no_hand_is_on_the_screen_until_the_next_person_takes_the_keyboard() -> None:
    session = Session.new(TOY, table.setup(seed=SEED), TakeBacks.UNTIL_REVEAL)
    app = CosmodromeApp("unicode", "cosmodrome-dark", Settings(notes=False))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = MatchScreen(session, (PERSON, PERSON), None)
        await app.push_screen(screen)
        await pilot.pause()
        ana, ben = hands(session)
        assert ana, "the story needs cards that only Ana holds"
        assert ben, "the story needs cards that only Ben holds"
        assert not seen(screen, ana | ben)

        await pilot.press("enter")
        await pilot.pause()
        assert seen(screen, ana) == ana
        assert not seen(screen, ben)

        while screen.passing is None:
            assert screen.choosing is not None
            await pilot.press(screen.choosing.answers[-1].key)
        await pilot.press("L")
        await pilot.pause()
        ana, ben = hands(session)
        assert not seen(screen, ana | ben)

        await pilot.press("comma", "enter")
        await pilot.pause()
        assert seen(screen, ben) == ben
        assert not seen(screen, ana)
