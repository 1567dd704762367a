"""A small app to try a terminal with: keys and clicks show on the screen, and each way of leaving has its key.

Run as `python -m tests.e2e.small_app DATA_DIR`; unmounting is noted in that directory.
"""

import sys
from itertools import cycle
from pathlib import Path

from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.events import Key, MouseDown, MouseUp, Unmount
from textual.message import Message
from textual.widgets import Static

from tui.crash import run
from tui.driver import CosmodromeDriver


class Line(Static):
    class Clicked(Message):
        def __init__(self, click: MouseDown | MouseUp) -> None:
            super().__init__()
            self.text = f"{type(click).__name__}({click.x},{click.y})"

    @on(MouseDown)
    @on(MouseUp)
    def tell(self, click: MouseDown | MouseUp) -> None:
        self.post_message(self.Clicked(click))


class SmallApp(App[None]):
    ENABLE_COMMAND_PALETTE = False
    # With scrollbars a window of two cells would make them come and go for ever.
    CSS = "Screen { overflow: hidden }"
    BINDINGS = [
        Binding("q", "quit"),
        Binding("c", "crash"),
        Binding("w", "crash_in_worker"),
        Binding("x", "die"),
        Binding("f", "flood"),
    ]

    def __init__(self, data_dir: Path) -> None:
        super().__init__(driver_class=CosmodromeDriver)
        self.data_dir = data_dir
        self.seen: list[str] = []
        self.letters = cycle("ab")

    def compose(self) -> ComposeResult:
        yield Line("ready")

    @on(Key)
    def see_key(self, key: Key) -> None:
        self.see(key.key)

    @on(Line.Clicked)
    def see_click(self, click: Line.Clicked) -> None:
        self.see(click.text)

    def see(self, what: str) -> None:
        self.seen.append(what)
        self.query_one(Line).update(" ".join(self.seen))

    def action_crash(self) -> None:
        _names_of_players = ["Annabel"]
        raise LookupError("no such hex")

    @work
    async def action_crash_in_worker(self) -> None:
        raise LookupError("no such bot")

    def action_die(self) -> None:
        raise SystemExit(3)

    def action_flood(self) -> None:
        """Paints more than a terminal that reads nothing can hold, until something makes the app leave."""
        self.set_interval(0.01, self.paint)

    def paint(self) -> None:
        # All of it changes each time, since only what differs is sent.
        self.query_one(Line).update(next(self.letters) * 1600)

    @on(Unmount)
    def note(self) -> None:
        self.data_dir.joinpath("unmounted").touch()


if __name__ == "__main__":
    data_dir = Path(sys.argv[1])
    status = run(SmallApp(data_dir), data_dir)
    data_dir.joinpath("ran-on").touch()
    sys.exit(status)
