"""Matches on the screen: the app without a terminal, keys that go the whole way through Textual, and what is shown."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from typing import Any

from textual import events
from textual.keys import _character_to_key
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from core import GAMES
from core.kernel.session import PERSON, Session
from saves.store import OpenMatch
from tui import story
from tui.app import CosmodromeApp
from tui.asking import Asking, ask
from tui.board import Board, board_of
from tui.choosing import Choosing
from tui.looks import DARK
from tui.screens.match import MatchScreen
from tui.settings import Settings
from tui.widgets.area import AreaPane
from tui.widgets.page import Page
from tui.widgets.question import Asked, QuestionBar

COMPACT, WIDE = (80, 24), (160, 48)
STUCK = 30
"""Seconds after which a key that was not dealt with is a fault."""
SHOWN = [game for game in GAMES if find_spec(f"tui.{game.replace('-', '_')}.board")]
"""The games that have a board; the others are played line by line."""
QUIET = Settings(notes=False)
"""Settings under which nothing explains itself."""
CHARACTERS = {"enter": "\r", "tab": "\t", "backspace": "\x7f", "escape": "\x1b"}


class Desk:
    """A match screen, and somebody who presses keys and looks."""

    def __init__(self, pilot: Pilot[None], screen: MatchScreen) -> None:
        self.pilot = pilot
        self.app = screen.cosmodrome
        self.screen = screen

    @property
    def session(self) -> Session:
        """The match being played."""
        return self.screen.match.session

    async def press(self, *keys: str) -> None:
        """Press keys, by character or by Textual's name, each once all that came of the one before is done.

        A key is posted to the app as its driver would do, and finds its way by itself: to the screen, and from there up
        to the bindings. Nobody waits for painting, which is what makes `Pilot.press` slow.
        """
        for key in keys:
            name = _character_to_key(key) if len(key) == 1 else key
            event = events.Key(name, key if len(key) == 1 else CHARACTERS.get(key))
            event.set_sender(self.app)
            self.app.post_message(event)
            for pump in (self.app, self.screen, self.app):
                await _done(pump)

    async def settle(self) -> None:
        """Wait until all is painted; an area that has just come up is so only once it knows its size."""
        await self.pilot.pause()
        while any(pane.region and pane.picture is None for pane in self.screen.query(AreaPane)):
            await self.pilot.pause()

    @property
    def board(self) -> Board:
        """The board of the game."""
        return board_of(self.session.game.id)

    def question(self) -> Asking:
        """What must be answered, worked out without the screen."""
        return ask(story.table(self.screen.match), self.session.game.legal(self.session.state))

    @property
    def asked(self) -> Asked:
        """What stands in the question bar."""
        return self.screen.query_one(QuestionBar).asked

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the answers in the question bar."""
        return tuple(line.key for line in self.asked.lines)

    @property
    def choosing(self) -> Choosing:
        """Where somebody is among the answers."""
        assert self.screen.choosing is not None
        return self.screen.choosing

    @property
    def chosen(self) -> Any:
        """The choice that is about to be made, the first one where more parts are open."""
        assert self.choosing.chosen is not None
        return self.choosing.chosen.choices[0]

    @property
    def page(self) -> Page:
        """The page over the board, open or not."""
        return self.screen.query_one(Page)

    def pane(self, area: str) -> AreaPane:
        """An area on the screen."""
        return self.screen.query_one(f"#area-{area}", AreaPane)

    def lines(self) -> list[str]:
        """The screen as a terminal would show it."""
        return [strip.text for strip in self.screen._compositor.render_strips()]

    def text(self) -> str:
        """The screen in one text."""
        return "\n".join(self.lines())


async def _done(pump: MessagePump) -> None:
    """Until everything that waited for this part of the app has been dealt with."""
    done = asyncio.Event()
    if pump.call_later(done.set):
        async with asyncio.timeout(STUCK):
            await done.wait()


@asynccontextmanager
async def desk(
    session: Session,
    players: Sequence[str] = (),
    *,
    size: tuple[int, int] = COMPACT,
    glyphs: str = "unicode",
    theme: str = DARK,
    settings: Settings = QUIET,
    file: OpenMatch | None = None,
) -> AsyncIterator[Desk]:
    """A match on the screen; people play all seats unless something else is said."""
    app: Any = CosmodromeApp(glyphs, theme, settings)
    async with app.run_test(size=size) as pilot:
        screen = MatchScreen(session, tuple(players) or (PERSON,) * len(session.setup.seats), file)
        await app.push_screen(screen)
        await pilot.pause()
        yield Desk(pilot, screen)


async def until(true: Callable[[], bool]) -> None:
    """Wait for what others do: bots, hints."""
    async with asyncio.timeout(STUCK):
        while not true():
            await asyncio.sleep(0.01)


async def answer(table: Desk) -> None:
    """Take first answers until a whole choice has been made, or waits for the next person to take over."""
    before = len(table.session.log)
    while table.keys and len(table.session.log) == before:
        await table.press(table.keys[0])


async def until_passed(table: Desk) -> None:
    """Play on until the keyboard goes to somebody else."""
    while table.keys:
        await answer(table)
