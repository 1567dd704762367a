"""The match screen: shows a match, turns keys into answers, and lets bots play."""

import asyncio
from collections.abc import Awaitable, Hashable
from contextlib import suppress
from time import monotonic
from typing import ClassVar

from textual import events, on, work
from textual.binding import BindingType

from core.kernel.session import Barrier, Played, Session, StaleHistory
from saves.record import BadSave
from saves.store import OpenMatch
from tui import story
from tui.asking import Answer, Asking, ask
from tui.bots import ThinkerDied, ThinkerRefused
from tui.choosing import Choosing
from tui.commands import bindings
from tui.match import BotTurn, Match
from tui.screens.match_keys import COMMANDS
from tui.screens.match_pages import MatchPages
from tui.widgets.area import AreaPane
from tui.widgets.page import Page
from tui.widgets.palette import Palette
from tui.widgets.pane import Pane
from tui.widgets.question import QuestionBar
from tui.words import match as say
from tui.words import screen as words
from tui.words.errors import bad_save

PACES = {"off": 0.0, "short": 0.7, "long": 2.0}
"""Seconds after each move of a bot, so that a person can follow."""
READING = 5
"""Times as long stays what everybody should read, where only bots play and nobody need be there to close it."""
HINTS = "greedy"
"""The bot that gives hints."""


class MatchScreen(MatchPages):
    """Plays one match; the listener of its match. Ends with None when somebody leaves it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(COMMANDS),
        *((f"f{n}", f"area({n - 2})", "") for n in range(2, 10)),
    ]

    def __init__(self, session: Session, players: tuple[str, ...], file: OpenMatch | None) -> None:
        super().__init__(Match(session, players, self, file))
        self._seen = len(session.log)
        """How many choices have been searched for what everybody should see."""
        self._skip = asyncio.Event()
        self._laid = 0.0
        """When a page last came up by itself; keys pressed before that were not meant for it."""

    def on_mount(self) -> None:
        """Everything is shown in one frame."""
        self.cosmodrome.one_frame()
        self._known = self.cosmodrome.settings.seen
        self.set_class(self.cosmodrome.glyphs.id == "ascii", "-ascii")
        if not self.match.session.log or self.match.session.forced() is not None:
            self.match.start()
        self.go_on()
        self.call_after_refresh(self._recall)

    def _recall(self) -> None:
        """What was played before the match was opened; nobody waits for it, and a changed game can't tell it."""
        with suppress(StaleHistory):
            self.match.session.history()
        self._look_back()
        self.show()

    # What the match tells

    def played(self, played: Played) -> None:
        """Whatever stands on the screen is painted when all is played."""

    def undone(self, choices: int) -> None:
        """Told in the bar."""
        self.message = say.undone(choices)

    def ended(self) -> None:
        """Nothing lies over the board any more when what belongs to the end comes up."""
        self.query_one(Page).close()

    def unsaved(self, bad: BadSave) -> None:
        """The match goes on."""
        self.tell(say.unsaved(bad_save(bad)))

    # The flow of a match

    def go_on(self) -> None:
        """Ask whoever must answer now, or show the results."""
        match, session = self.match, self.match.session
        self._cautions.clear()
        self._look_back()
        self.choosing, self.passing, self.looking, self._idle_cursor, self._hinted = None, None, None, None, None
        self.stopped = self._stop_for_moments()
        self._result_due = session.over and self.stopped
        if session.over:
            if not self.stopped:
                self._results()
        elif (to := match.passes_to()) is not None:
            self.passing = to
            self._show_news()
        elif (turn := match.bot_turn()) is not None:
            self._bots(turn)
        else:
            self._ask(ask(self._table(), session.game.legal(session.state)))
            self._introduce()
        self.show()

    def _stop_for_moments(self) -> bool:
        """What everybody should see of what has just been played lies over the board, until somebody closes it.

        False where there is no such thing.
        """
        seen, self._seen = self._seen, len(self.match.session.log)
        sections = story.moments(self.match, self._seen - seen)
        if sections:
            self._open(sections[0].title, say.sections(sections))
            self._laid = monotonic()
        return bool(sections)

    def _show_news(self) -> None:
        """Whoever gets the keyboard reads on a page of its own what the bar has no room for."""
        if not self.query_one(Page).is_open and not self.query_one(QuestionBar).has_room(self._told):
            self._open(words.SINCE, self._told)

    def _introduce(self) -> None:
        """The game in short, before the first question of somebody's first match."""
        primer = f"{self.match.session.game.id}:primer"
        if self._is_new(primer) and self._table().words.primer():
            self._now_known(primer)
            self.action_primer()
            self._laid = monotonic()

    def _look_back(self) -> None:
        """To when the person was asked last who gets the keyboard, has it, or is to answer."""
        to, viewer, decider = self.match.passes_to(), self.match.viewer(), self.match.session.decider
        person = next((seat for seat in (to, viewer, decider) if seat is not None), 0)
        self._news = tuple(story.since(self.match, person))
        others = story.others_played_last(self.match, person)
        self._told = self._news if others else tuple(story.so_far(self.match, person))
        self._meanwhile = story.meanwhile(self.match, person)

    def _ask(self, asking: Asking) -> None:
        self.choosing = Choosing(asking, self.board.mark, self._hinted, self.match.given)
        self.front = self.board.front(asking.table, asking.part) or self.front

    @work(exclusive=True, group="bots")
    async def _bots(self, first: BotTurn) -> None:
        """Let bots play, each move to be seen; a key ends the pauses, but for what everybody should read."""
        self._skip.clear()
        turn: BotTurn | None = first
        while turn is not None:
            if self.stopped:
                await self._read()
            try:
                choice = await self.cosmodrome.thinker.choose(
                    self.match.session.game, turn.bot, turn.view, turn.seed, turn.n
                )
            except (ThinkerDied, ThinkerRefused):
                # The same bot plays on in this process: slower to the touch, but nobody is stuck.
                self.match.go_on()
                break
            if not self.match.answer(turn, choice):
                return
            seat, turn = turn.seat, self.match.bot_turn()
            if turn is None:
                break
            self.stopped = self._stop_for_moments()
            if self._skip.is_set() and not self.stopped:
                continue
            await self._watch(seat)
        self.go_on()

    async def _watch(self, seat: int) -> None:
        """What a bot has done: its ship, or where the next question will be answered."""
        self._look_back()
        self.looking = seat
        self.front = self.board.front(self._table()) or self.front
        self.show()
        if not self.stopped:
            await self._pause(self._skip.wait())

    async def _read(self) -> None:
        """Until somebody has closed the page; where nobody plays, it closes by itself after a while."""
        page = self.query_one(Page)
        if self.match.persons:
            await page.closed()
        else:
            await self._pause(page.closed(), READING)
            page.close()

    async def _pause(self, end: Awaitable[object], paces: int = 1) -> None:
        """As long as a person needs to follow, unless this comes first."""
        with suppress(TimeoutError):
            await asyncio.wait_for(end, paces * PACES[self.cosmodrome.settings.pace])

    def _take(self, answer: Answer) -> None:
        assert self.choosing is not None
        taken = self.choosing.asking.take(answer)
        self.message, self.looking = "", None
        self.query_one(Page).close()
        if isinstance(taken, Asking):
            self._ask(taken)
            self.show()
        else:
            if not self.match.hold(taken):
                self.match.choose(taken)
            self.go_on()

    # Choosing

    def _point(self, area: str, what: Hashable) -> None:
        """The cursor to a thing."""
        self.message = ""
        if self.choosing is not None and self.looking is None:
            self.choosing.point(area, what)
        else:
            self._idle_cursor = (area, what)
        self.show_cursor()

    def _follow(self) -> None:
        """On a wide screen the area under the cursor has the focus; elsewhere none pushes itself forward."""
        if self.cursor is not None and self.has_class("-wide"):
            self.front = self.cursor[0]
        self.show_cursor()

    def _step(self, by: int) -> None:
        if self.choosing is not None:
            self.message, self.looking = "", None
            self.query_one(Page).close()
            self.choosing.step(by)
            self._follow()

    def _move(self, dx: int, dy: int) -> None:
        page = self.query_one(Page)
        if page.is_open:
            page.scroll_by(dy)
            return
        pane = self.query_one(f"#area-{self.front}", AreaPane)
        here = self.cursor[1] if self.cursor is not None and self.cursor[0] == self.front else None
        self._point(self.front, pane.beside(here, (dx, dy)))

    @on(Pane.Clicked)
    def _clicked(self, event: Pane.Clicked) -> None:
        """The mouse does what the keys do: a first click points, a second takes."""
        event.stop()
        match event.what:
            case str(what) if isinstance(event.pane, QuestionBar):
                self._press(what)
            case str(what) if what.startswith("area:"):
                self.action_area(int(what.removeprefix("area:")))
            case str(what) if what.startswith("do:"):
                self.call_later(self.run_action, what.removeprefix("do:"))
            case str(what) if what.startswith("seat:"):
                self._look(int(what.removeprefix("seat:")))
            case what if isinstance(event.pane, AreaPane):
                again = self.cursor == (event.pane.area.id, what)
                self.front = event.pane.area.id
                self._point(self.front, what)
                if again:
                    self.action_take()

    # Keys

    async def on_key(self, event: events.Key) -> None:
        """Letters and digits are answers; while somebody searches they are what is sought.

        Commands are run from here too: bindings would come later than keys that were pressed after them. Whatever is
        pressed, the note has been read.
        """
        event.stop()
        if self.app.screen is not self:
            # What was pressed before another screen came up was not meant for that one.
            return
        if self.query_one(Page).is_open and event.time < self._laid:
            return
        self._note_read()
        character = event.character or ""
        if not self.query_one(Page).is_open and (event.key in ("enter", "space") or character.isalnum()):
            self._skip.set()
        if self.query_one(Palette).is_open:
            self.query_one(Palette).key(event)
            self._show_tabs(self._table())
        elif self.choosing is not None and self.choosing.typed is not None and self._search(event, self.choosing):
            self._follow()
        elif len(character) == 1 and (character.isdigit() or character.islower()):
            self._press(character)
        elif (bound := self.active_bindings.get(event.key)) is not None:
            await self.app.run_action(bound.binding.action, bound.node)

    def _press(self, key: str) -> None:
        if self.choosing is None:
            if self.passing is not None or self.match.session.over:
                self._say(words.unknown_key([]))
            elif self.stopped:
                self.query_one(Page).close()
            return
        answer = self.choosing.by_key(key)
        if answer is not None:
            self._take(answer)
        else:
            self._say(words.unknown_key([answer.key for answer in self.choosing.answers if answer.key]))

    def _search(self, event: events.Key, choosing: Choosing) -> bool:
        """A key of a search; False for one that does what it always does."""
        typed = choosing.typed or ""
        if event.key in ("escape", "comma"):
            choosing.search(None)
        elif event.key == "backspace":
            choosing.search(typed[:-1] if typed else None)
        elif event.is_printable and event.character:
            choosing.search(typed + event.character)
        else:
            return False
        self.message = ""
        return True

    def action_take(self) -> None:
        """Enter."""
        if self.passing is not None:
            self.query_one(Page).close()
            self.match.taken_over()
            self.message = ""
            self.go_on()
        elif self.choosing is not None and self.choosing.chosen is not None:
            self._take(self.choosing.chosen)
        elif self.query_one(Page).is_open:
            self.action_close()
        elif self.choosing is not None:
            self._say(words.NOTHING_CHOSEN)

    def action_back(self) -> None:
        """A part of the present answer, else the last answer."""
        if self.choosing is not None and self.choosing.asking.before is not None:
            self.message = ""
            self._ask(self.choosing.asking.before)
            self.show()
            return
        if self._may_reopen(words.BACKSPACE):
            barrier = self.match.session.barrier()
            self._take_back(self.match.undo(), barrier)

    def action_undo_turn(self) -> None:
        """All of this turn."""
        if self._may_reopen(words.UNDO_TURN):
            barrier = self.match.session.turn_barrier()
            self._take_back(self.match.undo_turn(), barrier)

    def _may_reopen(self, key: str) -> bool:
        """Whether the match goes on anyway, or the key that takes back its end was pressed a second time."""
        warning = words.reopens(key)
        if not self.match.session.over or self.message == warning:
            return True
        self._say(warning)
        return False

    def _take_back(self, done: bool, barrier: Barrier | None) -> None:
        if done:
            self.workers.cancel_group(self, "bots")
            self.query_one(Page).close()
            self.go_on()
        elif barrier is not None:
            self._say(say.barred(barrier, words.BACKSPACE))

    def action_redo(self) -> None:
        """What was taken back."""
        if self.match.redo():
            self.message = words.DONE_AGAIN
            self.go_on()
        else:
            self._say(words.NOTHING_TO_REDO)

    def action_next_answer(self) -> None:
        """Tab."""
        self._step(1)

    def action_previous_answer(self) -> None:
        """Shift+Tab."""
        self._step(-1)

    def action_move_up(self) -> None:
        """The cursor, or the page."""
        self._move(0, -1)

    def action_move_down(self) -> None:
        """The cursor, or the page."""
        self._move(0, 1)

    def action_move_left(self) -> None:
        """The cursor."""
        self._move(-1, 0)

    def action_move_right(self) -> None:
        """The cursor."""
        self._move(1, 0)

    def action_area(self, n: int) -> None:
        """One area to the front."""
        areas = self.board.shown(self._table())
        if n < len(areas):
            self.query_one(Page).close()
            self.front = areas[n].id
            self.show()

    def _next_area(self, by: int) -> None:
        ids = [area.id for area in self.board.shown(self._table())]
        self.action_area((ids.index(self.front) + by) % len(ids))

    def action_next_area(self) -> None:
        """To the right in the row of tabs."""
        self._next_area(1)

    def action_previous_area(self) -> None:
        """To the left in the row of tabs."""
        self._next_area(-1)

    def _next_seat(self, by: int) -> None:
        self._look((self._seat + by) % len(self.match.players))

    def _look(self, seat: int) -> None:
        self.looking = self._idle_cursor = None
        if seat != self._seat:
            self.looking = seat
        self.message = ""
        self.show()

    def action_next_seat(self) -> None:
        """Another's ship."""
        self._next_seat(1)

    def action_previous_seat(self) -> None:
        """Another's ship."""
        self._next_seat(-1)

    def action_page_up(self) -> None:
        """By half a window."""
        self._page(-0.5)

    def action_page_down(self) -> None:
        """By half a window."""
        self._page(0.5)

    def _page(self, windows: float) -> None:
        page = self.query_one(Page)
        bar = self.query_one(QuestionBar)
        if page.is_open:
            page.turn(1 if windows > 0 else -1)
        elif bar.paged and self.choosing is not None:
            self._step(bar.paged if windows > 0 else -bar.paged)
        else:
            self.query_one(f"#area-{self.front}", AreaPane).scroll_by(windows)

    def action_filter(self) -> None:
        """Begin a search."""
        if self.choosing is not None:
            self.choosing.search("")
            self._say(words.PRESS_FILTER)

    def action_close(self) -> None:
        """The page first, then the cursor."""
        page = self.query_one(Page)
        if page.is_open:
            page.close()
            if self._result_due:
                self._results()
        else:
            self.looking, self._idle_cursor = None, None
            if self.choosing is not None:
                self.choosing.choose(None)
        self.message = ""
        self.show()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the greedy bot would choose, as the chosen answer; nothing is taken."""
        choosing, session = self.choosing, self.match.session
        if choosing is None:
            return
        self._say(words.THINKING_HINT)
        view, n = session.game.view(session.state, session.decider), len(session.log)
        try:
            choice = await self.cosmodrome.thinker.choose(session.game, HINTS, view, 0, n)
        except (ThinkerDied, ThinkerRefused):
            self._say(words.NO_HINT)
            return
        if self.choosing is choosing:
            self.message, self._hinted = "", choice
            choosing.hint(choice)
            self._follow()

    def action_palette(self) -> None:
        """All commands."""
        self.query_one(Page).close()
        self.query_one(Palette).open(tuple(command for command in COMMANDS if command.listed))
        self._show_tabs(self._table())

    @on(Palette.Chosen)
    async def _command_chosen(self, event: Palette.Chosen) -> None:
        await self.run_action(event.command.id)

    def action_quit(self) -> None:
        """Nothing is asked: all is saved."""
        self.workers.cancel_all()
        if self.match.held:
            # Whoever leaves has chosen; only who stays can take it back.
            self.match.taken_over()
        self.dismiss(None)
