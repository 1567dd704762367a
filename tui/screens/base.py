"""What the screens around a match have in common: a menu, a few lines under it, and a page of help over it."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, cast

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.widget import Widget

from saves.record import BadSave
from tui.commands import Command, bindings
from tui.inks import BAR_BOLD
from tui.lobby import BadTable, Begun, Lobby
from tui.screens.drawn import REDRAW, DrawnScreen
from tui.widgets.lines import BarPane, Piece, footer
from tui.widgets.menu import About, Entry, Menu
from tui.widgets.page import Page
from tui.widgets.pane import Pane
from tui.words import home_screen as words
from tui.words.errors import bad_save

FAR = 10_000
"""More entries or lines than there are."""

R = TypeVar("R")
T = TypeVar("T")

COMMANDS = (
    Command("keys", "question_mark,f1", "?", words.SAYS["keys"], words.KEYS),
    Command("take", "enter,space", "Enter", words.SAYS["take"], words.TAKE),
    Command("close", "comma,escape,backspace", ",", words.SAYS["close"], words.BACK),
    Command("quit", "Q,ctrl+q", "Q", words.SAYS["quit"], words.QUIT),
    Command("up", "up,shift+tab", "Up", words.SAYS["up"]),
    Command("down", "down,tab", "Down", words.SAYS["down"]),
    Command("page_up", "pageup", "PgUp", words.SAYS["page_up"]),
    Command("page_down", "pagedown", "PgDn", words.SAYS["page_down"]),
    Command("first", "home", "Home", words.SAYS["first"]),
    Command("last", "end", "End", words.SAYS["last"]),
    REDRAW,
)
TURN = (
    Command("turn_back", "left", "Left", words.SAYS["turn_back"], words.BEFORE),
    Command("turn_on", "right", "Right", words.SAYS["turn_on"], words.NEXT),
)
"""Further commands of screens whose entries have values."""


class Host(Protocol):
    """What menus need of the app besides what all screens do."""

    lobby: Lobby

    def play(self, begun: Begun) -> None:
        """To a match, and back when somebody leaves it."""


class Row(NamedTuple):
    """An entry with what it does."""

    entry: Entry
    take: Callable[[], None]
    turn: Callable[[int], None] | None = None
    """The next value of an entry that has one, or the one before."""
    is_set: bool = False
    """Whether it holds a value, which a slip of the finger must not change: its key first puts the cursor there."""
    clear: Callable[[], None] | None = None
    """Empties a value that may be empty."""


def beside(values: Sequence[T], now: T, by: int) -> T:
    """The next of some values, or the one before; the first where the present one is none of them."""
    return values[(values.index(now) + by) % len(values)] if now in values else values[0]


class MenuScreen(DrawnScreen[R]):
    """A screen that is a menu. Its entries are asked for anew whenever it comes to the front."""

    commands: ClassVar[tuple[Command, ...]] = COMMANDS
    BINDINGS: ClassVar[list[BindingType]] = bindings(COMMANDS)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (18, "-high"), (36, "-tall")]

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[Row] = ()
        self._asked: Callable[[], None] | None = None
        """What is done when a question is answered with yes."""

    @property
    def host(self) -> Host:
        """The app, as the menus around a match see it."""
        return cast(Host, self.app)

    @property
    def menu(self) -> Menu:
        """The entries on the screen."""
        return self.query_one(Menu)

    @property
    def _page(self) -> Page:
        return self.query_one(Page)

    @abstractmethod
    def heading(self) -> str:
        """The name of the screen."""

    @abstractmethod
    def rows(self) -> Iterable[Row]:
        """The entries as they are now."""

    def help(self) -> Iterable[str]:
        """What this screen is for, before its keys are listed."""
        return ()

    def above(self) -> Iterable[Widget]:
        """What stands over the menu."""
        return ()

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield BarPane(id="header")
        yield Container(*self.above(), Menu(), About(), Page(id="page"), id="list")
        yield BarPane(id="footer")

    def on_screen_resume(self) -> None:
        """What was done on another screen shows."""
        self.fill()

    def fill(self, at: int | None = None) -> None:
        """Show the entries as they are now, with the cursor on one of them."""
        self._rows = tuple(self.rows())
        self.menu.show([row.entry for row in self._rows], at)
        self.query_one("#header", BarPane).show((Piece(f" {self.heading()}", BAR_BOLD),))
        self.query_one("#footer", BarPane).show(footer(self.commands))
        self.say("")

    def say(self, text: str) -> None:
        """Tell something until the next step; nothing means what the entry under the cursor is about."""
        entry = self.menu.entry
        self.query_one(About).show(text or (entry.about if entry else ""), loud=bool(text))

    def ask(self, question: str, yes: Callable[[], None]) -> None:
        """Ask something that a key answers; only that for yes does anything."""
        self._asked = yes
        self.say(question)

    def resume(self, name: str, backup: bool = False) -> None:
        """Go on with a match, or with the save before it where that one is sound and wanted."""
        try:
            begun = self.host.lobby.resume(name, backup=backup)
        except BadTable as bad:
            self.say(str(bad))
        except BadSave as bad:
            if bad.backup is None or backup:
                self.say(bad_save(bad))
            else:
                self.ask(words.offer_backup(bad_save(bad)), lambda: self.resume(name, backup=True))
        else:
            self.host.play(begun)

    def move(self, by: int) -> None:
        """The cursor, or the page of help."""
        if self._page.is_open:
            self._page.scroll_by(by)
        else:
            self.menu.move(by)
            self.say("")

    # Keys and mouse

    async def on_key(self, event: events.Key) -> None:
        """The key of an entry takes it.

        Commands are run from here too: bindings would come later than keys that were pressed after them, for those keys
        are here before the bindings get their turn in the app.
        """
        if self.app.screen is not self or self.takes(event):
            # What was pressed before another screen came up was not meant for that one, so it goes no further either.
            event.stop()
        elif event.character and not self._page.is_open and (place := self.menu.place(event.character)) is not None:
            event.stop()
            self._pick(place)
        elif (bound := self.active_bindings.get(event.key)) is not None:
            event.stop()
            await self.app.run_action(bound.binding.action, bound.node)

    def takes(self, event: events.Key) -> bool:
        """Whether a key means something else than usual, which is done then: after a question every key answers it."""
        if self._asked is None:
            return False
        yes, self._asked = self._asked, None
        self.say("")
        if event.character == words.YES_KEY:
            yes()
        return True

    @on(Pane.Clicked)
    def _clicked(self, event: Pane.Clicked) -> None:
        event.stop()
        match event.what:
            case int(place) if place == self.menu.at:
                self.action_take()
            case int(place) if self._rows[place].entry.key:
                self._pick(place)
            case str(what) if what.startswith("do:"):
                self.call_later(self.run_action, what.removeprefix("do:"))

    def _pick(self, place: int) -> None:
        """What the key of an entry does."""
        again = place == self.menu.at
        self.menu.go(place)
        self.say("")
        if again or not self._rows[place].is_set:
            self.action_take()

    def _turn(self, by: int) -> None:
        row = self._rows[self.menu.at]
        if row.turn is not None and not self._page.is_open:
            row.turn(by)

    def action_take(self) -> None:
        """What is under the cursor."""
        if self._page.is_open:
            self.action_close()
        elif self._rows and self._rows[self.menu.at].entry.key:
            self.say("")
            self._rows[self.menu.at].take()

    def action_close(self) -> None:
        """The page of help first, then the screen."""
        if self._page.is_open:
            self._page.close()
        else:
            self.leave()

    def leave(self, result: Any = None) -> None:
        """Back to the screen before."""
        self.cosmodrome.one_frame()
        self.dismiss(result)

    def action_keys(self) -> None:
        """What can be done here."""
        keys = [(command.shown, command.says) for command in self.commands]
        self._page.open(words.SAYS["keys"], [*self.help(), *words.key_list(keys)])

    def action_up(self) -> None:
        """One entry up."""
        self.move(-1)

    def action_down(self) -> None:
        """One entry down."""
        self.move(1)

    def action_page_up(self) -> None:
        """A whole page up."""
        self.move(-self._window())

    def action_page_down(self) -> None:
        """A whole page down."""
        self.move(self._window())

    def action_first(self) -> None:
        """To the beginning."""
        self.move(-FAR)

    def action_last(self) -> None:
        """To the end."""
        self.move(FAR)

    def _window(self) -> int:
        return max(2, (self._page if self._page.is_open else self.menu).size.height - 1)

    def action_turn_on(self) -> None:
        """The next value."""
        self._turn(1)

    def action_turn_back(self) -> None:
        """The value before."""
        self._turn(-1)

    def action_quit(self) -> None:
        """Out of the program; there is nothing to ask, since all is saved."""
        self.app.exit()
