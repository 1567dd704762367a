"""The match screen: shows a match, turns keys into answers, and lets bots play."""

import asyncio
import textwrap
from collections.abc import Hashable, Iterable, Sequence
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, cast

from msgspec.structs import replace
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container
from textual.screen import Screen

from core.kernel.session import Barrier, Played, Session
from saves.record import BadSave
from saves.store import OpenMatch
from themes import Ink
from tui import story
from tui.asking import Answer, Asking, ask
from tui.board import Area, Sight, board_of
from tui.bots import ThinkerDied, ThinkerRefused
from tui.commands import bindings
from tui.match import Match
from tui.screens.match_keys import COMMANDS
from tui.widgets.area import AreaPane
from tui.widgets.lines import BarPane, LinesPane, Piece
from tui.widgets.note import Note
from tui.widgets.page import Page
from tui.widgets.pane import Pane
from tui.widgets.question import Asked, Line, QuestionBar
from tui.words import match as say
from tui.words import screen as words
from tui.words.dictionary import Table
from tui.words.errors import bad_save

if TYPE_CHECKING:
    from tui.app import CosmodromeApp

PACES = {"off": 0.0, "short": 0.7, "long": 2.0}
"""Seconds after each move of a bot, so that a person can follow."""
BAR = Ink("ink", "panel")
BAR_BOLD = Ink("ink", "panel", bold=True)
BAR_FAINT = Ink("faint", "panel")
BAR_KEY = Ink("accent", "panel", bold=True)
TAB_FRONT = Ink("on-accent", "accent", bold=True)


class MatchScreen(Screen[None]):
    """Plays one match; the listener of its match. Ends with None when somebody leaves it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *bindings(COMMANDS),
        *((f"f{n}", f"area({n - 2})", "") for n in range(2, 10)),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-compact"), (110, "-medium"), (150, "-wide")]
    AUTO_FOCUS = ""

    def __init__(self, session: Session, players: tuple[str, ...], file: OpenMatch | None) -> None:
        super().__init__()
        self.match = Match(session, players, self, file)
        self.board = board_of(session.game.id)
        self.asking: Asking | None = None
        self.answers: tuple[Answer, ...] = ()
        self.chosen: int | None = None
        self.front = self.board.areas[0].id
        self.cursor: Hashable = None
        """The thing under the cursor in the area at the front."""
        self.looking: int | None = None
        """Whose things are looked at; None is the viewer's own."""
        self.typed: str | None = None
        """What has been typed to find an answer; None while nobody searches."""
        self.passing: int | None = None
        """The person that the keyboard goes to, until they take over."""
        self.message = ""
        self._skip = asyncio.Event()
        self._warnings: dict[Answer, list[str]] = {}

    @property
    def cosmodrome(self) -> "CosmodromeApp":
        """The app."""
        return cast("CosmodromeApp", self.app)

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield BarPane(id="header")
        yield BarPane(id="strip")
        with Container(id="middle"):
            with Container(id="table", classes=self.match.session.game.id):
                for area in self.board.areas:
                    yield AreaPane(area)
                yield Page(id="page")
                yield Note(id="note")
            yield LinesPane(id="side")
        yield BarPane(id="tabs")
        yield LinesPane(id="log")
        yield QuestionBar(id="question")
        yield BarPane(id="footer")

    def on_mount(self) -> None:
        """Everything is shown in one frame."""
        self.cosmodrome.one_frame()
        if not self.match.session.log or self.match.session.forced() is not None:
            self.match.start()
        self.go_on()

    # What the match tells

    def played(self, played: Played) -> None:
        """Whatever stands on the screen is painted when all is played."""

    def undone(self, choices: int) -> None:
        """Told in the bar."""
        self.message = say.undone(choices)

    def ended(self) -> None:
        """The page of results comes up with the next painting."""
        self.query_one(Page).close()

    def unsaved(self, bad: BadSave) -> None:
        """The match goes on."""
        self.notify(say.unsaved(bad_save(bad)), severity="error", timeout=15)

    # The flow of a match

    def go_on(self) -> None:
        """Ask whoever must answer now, or show the results."""
        match, session = self.match, self.match.session
        self._warnings.clear()
        self.asking, self.answers, self.chosen, self.typed, self.passing = None, (), None, None, None
        self.cursor, self.looking = None, None
        if session.over:
            self._results()
        elif (to := match.passes_to()) is not None:
            self.passing = to
        elif match.bot_turn() is not None:
            self._bots()
        else:
            self._ask(ask(self._table(), session.game.legal(session.state)))
        self.show()

    def _ask(self, asking: Asking) -> None:
        self.asking = asking
        self.answers = asking.answers(self.board.mark)
        self.typed = None
        self.chosen = None
        self.cursor = None
        if asking.before is None:
            self.front = self.board.front(asking.table) or self.front
        if asking.depth:
            self._choose(0)

    @work(exclusive=True, group="bots")
    async def _bots(self) -> None:
        """Let bots play, each move to be seen; a key ends the pauses."""
        self._skip.clear()
        while (turn := self.match.bot_turn()) is not None:
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
            if not self._skip.is_set() and self.match.bot_turn() is not None:
                self.show()
                try:
                    await asyncio.wait_for(self._skip.wait(), PACES[self.cosmodrome.settings.pace])
                except TimeoutError:
                    continue
        self.go_on()

    def _take(self, answer: Answer) -> None:
        assert self.asking is not None
        taken = self.asking.take(answer)
        self.message = ""
        if isinstance(taken, Asking):
            self._ask(taken)
            self.show()
            return
        self.query_one(Page).close()
        self._seen()
        self.match.choose(taken)
        self.go_on()

    # What is shown

    def _table(self) -> Table:
        return story.table(self.match)

    @property
    def _seat(self) -> int:
        """Whose things are shown: the looked at, the viewer's, the asked."""
        if self.looking is not None:
            return self.looking
        viewer = self.match.viewer()
        decider = self.match.session.decider
        return viewer if viewer is not None else decider if decider is not None else 0

    def show(self) -> None:
        """Bring every part up to date; each sends only what differs."""
        table = self.asking.table if self.asking else self._table()
        self._show_header(table)
        self._show_areas(table)
        self._show_tabs(table)
        self._show_log()
        self._show_question(table)
        self._show_note()

    def _show_header(self, table: Table) -> None:
        session = self.match.session
        title = words.header(table.words.title(), session.game.progress(session.state))
        self.query_one("#header", BarPane).show((Piece(f" {title}", BAR_BOLD),))
        bar = self.query_one("#strip", BarPane)
        figures = [self.board.strip(seat, table) for seat in range(len(table.names))]
        lines = [self._strip(table, [each[n] for each in figures]) for n in range(len(figures[0]))]
        bar.show(next((line for line in lines if _width(line) <= self.app.size.width), lines[-1]))

    def _strip(self, table: Table, figures: Sequence[str]) -> tuple[Piece, ...]:
        decider = self.match.session.decider
        pieces: list[Piece] = []
        for seat, (name, figure) in enumerate(zip(table.names, figures, strict=True)):
            glyph = self.cosmodrome.glyphs[f"seat-{seat + 1}"]
            pieces.append(Piece(f" {glyph} ", Ink(f"seat-{seat + 1}", "panel", bold=True), f"seat:{seat}"))
            pieces.append(Piece(name, Ink("ink", "panel", bold=True, underline=seat == decider), f"seat:{seat}"))
            pieces.append(Piece(f" {figure} ", BAR))
        return tuple(pieces)

    def _show_areas(self, table: Table) -> None:
        shown = self.board.shown(table)
        if self.front not in [area.id for area in shown]:
            self.front = shown[0].id
        for pane in self.query(AreaPane):
            pane.set_class(pane.area.id == self.front, "-front")
            pane.set_class(pane.area not in shown, "-hidden")
            title = pane.area.title(table, self._seat)
            if pane.border_title != title:
                # Textual paints the whole widget anew for a title, even for the same one.
                pane.border_title = title
            if pane.area in shown:
                pane.show(table, self._sight(pane.area))

    def _sight(self, area: Area) -> Sight:
        keys: dict[Hashable, str] = {}
        for answer in self._found():
            if answer.mark.area == area.id:
                keys.setdefault(answer.mark.what, answer.key)
        chosen = self.answers[self.chosen] if self.chosen is not None else None
        return Sight(
            glyphs=self.cosmodrome.glyphs,
            seat=self._seat,
            keys=keys,
            cursor=self.cursor if area.id == self.front else None,
            ghost=chosen.choices[0] if chosen else None,
        )

    def _show_tabs(self, table: Table) -> None:
        pieces = []
        for n, area in enumerate(self.board.shown(table), start=2):
            front = area.id == self.front and not self.query_one(Page).is_open
            pieces.append(Piece(f" F{n} ", TAB_FRONT if front else BAR_KEY, f"area:{n - 2}"))
            title = area.title(table, self._seat)
            pieces.append(Piece(f"{title} ", TAB_FRONT if front else BAR, f"area:{n - 2}"))
            pieces.append(Piece(" ", BAR))
        self.query_one("#tabs", BarPane).show(tuple(pieces))
        footer: list[Piece] = []
        for command in COMMANDS:
            if command.footer:
                footer.append(Piece(f" {command.shown} ", BAR_KEY, f"do:{command.id}"))
                footer.append(Piece(f"{command.footer} ", BAR_FAINT, f"do:{command.id}"))
        self.query_one("#footer", BarPane).show(tuple(footer))

    def _show_log(self) -> None:
        log, side = self.query_one("#log", LinesPane), self.query_one("#side", LinesPane)
        lines = list(islice(story.latest(self.match), max(1, log.size.height, side.size.height)))[::-1]
        width = self.app.size.width - 2
        log.show(
            *((Piece(f" {textwrap.shorten(line, max(20, width), placeholder=' …')}", Ink("faint")),) for line in lines)
        )
        if side.size.width:
            folded = [part for line in lines for part in textwrap.wrap(line, side.size.width, subsequent_indent=" ")]
            side.show(*((Piece(line, BAR),) for line in folded))

    def _show_question(self, table: Table) -> None:
        bar = self.query_one(QuestionBar)
        session = self.match.session
        if self.passing is not None:
            may_undo = session.barrier() is None
            bar.show(Asked(title=words.pass_to(table.name(self.passing), may_undo), detail=self.message))
        elif self.asking is None:
            title = words.MATCH_OVER
            if not session.over and session.decider is not None:
                title = words.THINKING.format(name=table.name(session.decider))
            bar.show(Asked(title=title, detail=self.message))
        else:
            seat = self.asking.table.question.seat
            title = self.asking.title()
            if len(self.match.persons) > 1:
                title = say.of(table.name(seat), title)
            found = self._found()
            lines = tuple(Line(answer.key, self._label(answer)) for answer in found)
            chosen = self.answers[self.chosen] if self.chosen is not None else None
            hint = words.PART_BACK if self.asking.before else ""
            if self.typed is not None:
                hint = words.filtered(self.typed)
            bar.show(
                Asked(
                    title=title,
                    lines=lines,
                    chosen=found.index(chosen) if chosen in found else None,
                    detail=self.message or self._detail(table),
                    hint=hint,
                )
            )

    def _show_note(self) -> None:
        """The first question of a kind explains itself; it counts as seen once it has been answered."""
        note, settings = self.query_one(Note), self.cosmodrome.settings
        if self.asking is None or not settings.notes or self._kind() in settings.seen:
            note.show("", "")
        else:
            help_ = self.asking.table.words.dictionary.help(self.asking.table.question)
            note.show(words.FIRST_TIME, help_.text)

    def _kind(self) -> str:
        assert self.asking is not None
        return f"{self.match.session.game.id}:{type(self.asking.table.question).__struct_config__.tag}"

    def _seen(self) -> None:
        """No note for this kind of question any more."""
        settings = self.cosmodrome.settings
        if self.asking is not None and settings.notes and self._kind() not in settings.seen:
            self.cosmodrome.change(replace(settings, seen=(*settings.seen, self._kind())))

    def _found(self) -> list[Answer]:
        """The answers that fit what has been typed."""
        if not self.typed or self.asking is None:
            return list(self.answers)
        wanted = self.typed.casefold()
        return [a for a in self.answers if wanted in self.asking.say(a).casefold() or a.key == wanted]

    def _label(self, answer: Answer) -> str:
        assert self.asking is not None
        return say.choice(self.asking.brief(answer), self._warned(answer))

    def _warned(self, answer: Answer) -> list[str]:
        """What speaks against an answer; looking ahead costs time, so it is done once for each answer."""
        assert self.asking is not None
        if answer not in self._warnings:
            self._warnings[answer] = story.warnings(self.match, self.asking.table, answer.choices)
        return self._warnings[answer]

    def _detail(self, table: Table) -> str:
        if self.cursor is not None:
            area = next(area for area in self.board.areas if area.id == self.front)
            described = area.describe(self.cursor, table, self._seat)
            if described:
                return described
        if self.chosen is not None and self.asking is not None:
            answer = self.answers[self.chosen]
            said = self.asking.say(answer)
            return "" if said == self.asking.brief(answer) else said
        return "" if self.answers else words.NOTHING_CHOSEN

    def _results(self) -> None:
        session = self.match.session
        table = self._table()
        standings = session.game.standings(session.state)
        self.query_one(Page).open(words.RESULT, say.results(table, standings))

    def _open(self, title: str, texts: Iterable[str]) -> None:
        self.query_one(Page).open(title, list(texts))
        self._show_tabs(self._table())

    # Choosing

    def _choose(self, n: int | None) -> None:
        self.chosen = n
        mark = self.answers[n].mark if n is not None else None
        if mark is not None and mark.area and self.has_class("-wide"):
            self.front = mark.area
        self.cursor = mark.what if mark is not None and mark.area == self.front else None

    def _step(self, by: int) -> None:
        found = self._found()
        if not found:
            return
        chosen = self.answers[self.chosen] if self.chosen is not None else None
        at = found.index(chosen) + by if chosen in found else 0 if by > 0 else -1
        self.message = ""
        self._choose(self.answers.index(found[at % len(found)]))
        self.show()

    def _move(self, dx: int, dy: int) -> None:
        page = self.query_one(Page)
        if page.is_open:
            page.scroll_by(dy)
            return
        pane = self.query_one(f"#area-{self.front}", AreaPane)
        self.cursor = pane.beside(self.cursor, (dx, dy))
        self._point()

    def _point(self) -> None:
        """The answer that the thing under the cursor stands for, if any, is the chosen one."""
        self.message = ""
        self.chosen = next(
            (n for n, a in enumerate(self.answers) if a.mark.area == self.front and a.mark.what == self.cursor), None
        )
        self.show()

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
                self.looking = int(what.removeprefix("seat:"))
                self.show()
            case what if isinstance(event.pane, AreaPane):
                again = self.front == event.pane.area.id and self.cursor == what
                self.front, self.cursor = event.pane.area.id, what
                self._point()
                if again and self.chosen is not None:
                    self.action_take()

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Letters and digits are answers; while somebody searches they are what is sought.

        Whatever else is pressed, the note has been read.
        """
        self._skip.set()
        if self.query_one(Note).has_class("-open"):
            self._seen()
            self._show_note()
        character = event.character
        if self.typed is not None and self._search(event):
            event.stop()
            event.prevent_default()
        elif character and len(character) == 1 and (character.isdigit() or character.islower()):
            event.stop()
            self._press(character)

    def _press(self, key: str) -> None:
        answer = next((answer for answer in self.answers if answer.key == key), None)
        if answer is not None:
            self._take(answer)
        elif self.asking is not None:
            self.message = words.unknown_key([answer.key for answer in self.answers if answer.key])
            self._show_question(self._table())

    def _search(self, event: events.Key) -> bool:
        """A key of a search; False for one that does what it always does."""
        assert self.typed is not None
        if event.key in ("escape", "comma"):
            self.typed = None
        elif event.key == "backspace":
            self.typed = self.typed[:-1] if self.typed else None
        elif event.is_printable and event.character:
            self.typed += event.character
        else:
            return False
        found = self._found()
        self._choose(self.answers.index(found[0]) if self.typed and found else None)
        self.show()
        return True

    def action_take(self) -> None:
        """Enter."""
        if self.passing is not None:
            self.match.taken_over()
            self.message = ""
            self.go_on()
        elif self.chosen is not None:
            self._take(self.answers[self.chosen])
        elif self.asking is not None:
            self.message = words.NOTHING_CHOSEN
            self._show_question(self._table())

    def action_back(self) -> None:
        """A part of the present answer, else the last answer."""
        if self.asking is not None and self.asking.before is not None:
            self._ask(self.asking.before)
            self.message = ""
            self.show()
            return
        barrier = self.match.session.barrier()
        self._take_back(self.match.undo(), barrier)

    def action_undo_turn(self) -> None:
        """All of this turn."""
        barrier = self.match.session.turn_barrier()
        self._take_back(self.match.undo_turn(), barrier)

    def _take_back(self, done: bool, barrier: Barrier | None) -> None:
        if done:
            self.workers.cancel_group(self, "bots")
            self.query_one(Page).close()
            self.go_on()
        elif barrier is not None:
            self.message = say.barred(barrier, words.BACKSPACE)
            self._show_question(self._table())

    def action_redo(self) -> None:
        """What was taken back."""
        if self.match.redo():
            self.message = ""
            self.go_on()
        else:
            self.message = words.NOTHING_TO_REDO
            self._show_question(self._table())

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
            self.front, self.cursor = areas[n].id, None
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
        self.looking = (self._seat + by) % len(self.match.players)
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
        if page.is_open:
            page.scroll_by(int(page.size.height * 2 * windows))
        else:
            self.query_one(f"#area-{self.front}", AreaPane).scroll_by(windows)

    def action_filter(self) -> None:
        """Begin a search."""
        if self.asking is not None:
            self.typed = ""
            self.message = words.PRESS_FILTER
            self.show()

    def action_close(self) -> None:
        """The page first, then the cursor."""
        page = self.query_one(Page)
        if page.is_open:
            page.close()
        elif self.query_one(Note).has_class("-open"):
            self._seen()
        else:
            self.chosen, self.cursor, self.looking = None, None, None
        self.message = ""
        self.show()

    def action_keys(self) -> None:
        """All keys of this screen."""
        self._open(words.SAYS["keys"], words.key_list([(c.shown, c.says) for c in COMMANDS]))

    def action_rule(self) -> None:
        """The rule behind the question."""
        if self.asking is not None:
            table = self.asking.table
            self._open(words.SAYS["rule"], [say.rule(table.words.dictionary.help(table.question))])

    def action_why_not(self) -> None:
        """What is refused."""
        if self.asking is not None:
            self._open(words.SAYS["why_not"], story.refused(self.match))

    def action_preview(self) -> None:
        """What is certain."""
        if self.asking is None or self.chosen is None:
            self.message = words.NO_PREVIEW
            self._show_question(self._table())
            return
        choices = self.answers[self.chosen].choices
        step = self.match.session.game.step(self.match.session.state, choices[0])
        told = story.told(self.match, step.events[: step.revealed_at], step.state)
        lines = told or [words.NOTHING_CERTAIN]
        if step.revealed_at is not None:
            lines.append(words.AND_THEN)
        self._open(self.asking.say(self.answers[self.chosen]), lines)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What the greedy bot would choose, as the cursor; nothing is taken."""
        if self.asking is None:
            return
        session = self.match.session
        n = len(session.log)
        self.message = words.THINKING_HINT
        self._show_question(self._table())
        try:
            choice = await self.cosmodrome.thinker.choose(
                session.game, "greedy", session.game.view(session.state, session.decider), 0, n
            )
        except (ThinkerDied, ThinkerRefused):
            self.message = words.NO_HINT
            self._show_question(self._table())
            return
        if len(session.log) == n and self.asking is not None:
            self.message = words.hint(self._table().say(choice))
            self._choose(next((k for k, a in enumerate(self.answers) if choice in a.choices), None))
            self.show()

    def action_log(self) -> None:
        """From the beginning, the end in view."""
        self.query_one(Page).open(words.SAYS["log"], story.whole(self.match), from_the_end=True)
        self._show_tabs(self._table())

    def action_scores(self) -> None:
        """Everybody's points so far."""
        session = self.match.session
        self._open(words.SAYS["scores"], say.scores(self._table(), session.game.standings(session.state)))

    def action_quit(self) -> None:
        """Nothing is asked: all is saved."""
        self.workers.cancel_all()
        self.dismiss(None)


def _width(line: Sequence[Piece]) -> int:
    return sum(len(piece.text) for piece in line)
