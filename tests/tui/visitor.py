"""Somebody who walks through the screens of the app by keys and reads what stands there."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from tui.house import House
from tui.lobby import Lobby
from tui.widgets.menu import About, Menu

SIZE = (80, 24)


class Visitor:
    """The app on a terminal of its own."""

    def __init__(self, house: House, pilot: Pilot[Any]) -> None:
        self.house = house
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys in one go, by character or by Textual's name, and wait until all is done."""
        for key in keys:
            self.house.simulate_key(key)
        # Screens come and go by messages of their own, which follow those of the keys.
        for _ in range(3):
            await self.pilot.pause()

    async def type(self, text: str) -> None:
        """Press the key of each character."""
        await self.press(*text)

    @property
    def screen(self) -> Screen[Any]:
        """Where the visitor is."""
        return self.house.screen

    @property
    def entry(self) -> str:
        """The entry under the cursor: its text and value."""
        entry = self.screen.query_one(Menu).entry
        return "" if entry is None else f"{entry.text} {entry.value}".strip()

    @property
    def said(self) -> str:
        """What is said under the menu."""
        return self.screen.query_one(About).text

    def text(self) -> str:
        """All that is on the screen."""
        return "\n".join(strip.text.rstrip() for strip in self.screen._compositor.render_strips())


@asynccontextmanager
async def visit(folder: Path, *, size: tuple[int, int] = SIZE, **given: Any) -> AsyncIterator[Visitor]:
    """Opens the app on this data directory."""
    house = House(Lobby(folder), glyphs="unicode", **given)
    async with house.run_test(size=size) as pilot:
        await pilot.pause()
        yield Visitor(house, pilot)
