"""What the match screen shows: header, board, log and the question, each brought up to date from the match."""

from collections.abc import Hashable, Iterator
from itertools import islice

from msgspec.structs import replace
from textual import on
from textual.app import ComposeResult
from textual.containers import Container
from textual.geometry import Size

from core.kernel.frames import Choice
from tui import story
from tui.asking import STOP, Answer, Asking
from tui.board import Area, Sight, board_of
from tui.choosing import Choosing
from tui.commands import Command
from tui.match import Match
from tui.screens import match_bars as bars
from tui.screens.drawn import DrawnScreen
from tui.screens.match_keys import ABOUT_THE_QUESTION, AT_THE_END, COMMANDS
from tui.widgets.answers import Line
from tui.widgets.area import AreaPane
from tui.widgets.lines import BarPane, LogPane, footer, newest
from tui.widgets.note import Note
from tui.widgets.page import Page
from tui.widgets.palette import Palette
from tui.widgets.question import Asked, QuestionBar
from tui.words import match as say
from tui.words import screen as words
from tui.words.dictionary import Table
from tui.words.i18n import paragraph

LEAST = Size(80, 24)
"""Columns and rows in which every answer can be given with ease."""


class Room(Container):
    """A container of which nothing is seen, so that nothing is rendered."""

    BLANK = True


class MatchView(DrawnScreen[None]):
    """Shows one match; what keys do is its subclasses'."""

    HORIZONTAL_BREAKPOINTS = [(0, "-compact"), (110, "-medium"), (150, "-wide")]

    def __init__(self, match: Match) -> None:
        super().__init__(classes=match.session.game.id)
        self.match = match
        self.board = board_of(match.session.game.id)
        self.choosing: Choosing | None = None
        """The answers to the question, while a person is asked."""
        self.passing: int | None = None
        """The person that the keyboard goes to, until they take over."""
        self.front = self.board.areas[0].id
        """The area with the focus; on a small screen the only one that is seen."""
        self.beside = ""
        """The area that a wide screen shows beside those it always shows: one with answers, or the last in front."""
        self.looking: int | None = None
        """Whose things are looked at; None is the viewer's own."""
        self.stopped = False
        """Whether bots wait until a page is closed that came up by itself."""
        self._result_due = False
        """Whether the results come up once that page is closed."""
        self.message = ""
        self._idle_cursor: tuple[str, Hashable] | None = None
        """The cursor while nothing is asked, and on others' boards."""
        self._hinted: Choice | None = None
        """What a bot would choose, until the question is answered."""
        self._news: tuple[str, ...] = ()
        """What the others did last."""
        self._told: tuple[str, ...] = ()
        """What has happened since the person was asked last."""
        self._logged: tuple[str, ...] = ()
        """As many of the newest lines as the log may show, and one more."""
        self._cut: tuple[str, ...] = ()
        """The last of them, where the log has too little room for it."""
        self._meanwhile: tuple[Table, Table] | None = None
        """The positions before and after that."""
        self._notice = ""
        """What stands above the question until a key is pressed."""
        self._known: tuple[str, ...] = ()
        """What had been explained before the match was opened."""
        self._explained: set[tuple[int | None, str]] = set()
        """What has been explained to whom since then."""
        self._cautions: dict[Answer, story.Caution] = {}

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield BarPane(id="header")
        yield BarPane(id="strip")
        with Room(id="middle"):
            with Room(id="table"):
                for area in self.board.areas:
                    yield AreaPane(area)
                yield Page(id="page")
                yield Palette(id="palette")
            yield LogPane(id="side")
        yield Note(id="note")
        yield BarPane(id="tabs")
        yield LogPane(id="log")
        yield QuestionBar(id="question")
        yield BarPane(id="footer")

    def on_resize(self) -> None:
        """Lines are cut to the width."""
        if self.query("#question"):
            self.show()

    @on(LogPane.Resized)
    def _log_resized(self) -> None:
        self._read_log()
        self._show_question()

    # What is shown

    def _table(self) -> Table:
        return story.table(self.match)

    @property
    def _seat(self) -> int:
        """Whose things are shown: the looked at, else those of whoever looks."""
        return self._own if self.looking is None else self.looking

    @property
    def _own(self) -> int:
        """Who looks: the viewer, the person that is asked now or next; in the end the winner."""
        viewer, session = self.match.viewer(), self.match.session
        if viewer is not None:
            return viewer
        if session.decider is None:
            return min(session.game.standings(session.state), key=lambda standing: standing.rank).seat
        seats = [(session.decider + n) % len(self.match.players) for n in range(len(self.match.players))]
        return next((seat for seat in seats if seat in self.match.persons), session.decider)

    def _seat_in(self, area: Area) -> int:
        """For whom an area is drawn and described."""
        return self._own if area.own else self._seat

    def show(self) -> None:
        """Bring every part up to date; each sends only what differs."""
        table = self._shown_table()
        session, width, glyphs = self.match.session, self.app.size.width, self.cosmodrome.glyphs
        strip = bars.strip(session, table, self.board, self.match.viewer(), self.looking, glyphs, width)
        held = bars.supplies(self.board, table, self._own, glyphs, self.app.size, LEAST)
        self.query_one("#header", BarPane).show(bars.header(session, table, self.app.size, LEAST, held), right=held)
        self.query_one("#strip", BarPane).show(strip)
        self._read_log()
        self._show_note()
        self.query_one("#footer", BarPane).show(footer(self._footer()))
        self._show_board(table)

    def _footer(self) -> Iterator[Command]:
        over = self.match.session.over
        for command in filter(self._works, COMMANDS):
            yield command._replace(footer=AT_THE_END.get(command.id, command.footer)) if over else command

    def _works(self, command: Command) -> bool:
        """Whether a command does anything now, as far as the footer should know."""
        if self.choosing is not None:
            return True
        match command.id:
            case "back":
                return self._may_undo
            case "rule":
                return self.match.session.over
            case _:
                return command.id not in ABOUT_THE_QUESTION

    @property
    def _may_undo(self) -> bool:
        return self.match.held or self.match.session.barrier() is None

    def show_cursor(self) -> None:
        """Bring up to date what depends on where the cursor is and whose things are looked at."""
        self._show_board(self._shown_table())

    def _shown_table(self) -> Table:
        return self.choosing.asking.table if self.choosing else self._table()

    def _show_board(self, table: Table) -> None:
        self._show_areas(table)
        self._show_tabs(table)
        self._show_question()

    def _show_areas(self, table: Table) -> None:
        shown = self.board.shown(table)
        if self.front not in [area.id for area in shown]:
            self.front = shown[0].id
        steady = self.board.steady(*self.app.size)
        others = [area.id for area in shown if area.id not in steady]
        if self.front in others:
            self.beside = self.front
        else:
            answered = {answer.mark.area for answer in self.choosing.found} if self.choosing else set()
            best = sorted(others, key=lambda area: (area in answered, area == self.beside), reverse=True)
            self.beside = best[0] if best else ""
        for area in self.board.areas:
            self.set_class(area.id in steady, f"-steady-{area.id}")
        for pane in self.query_one("#table").query_children(AreaPane):
            pane.set_class(pane.area.id == self.front, "-front")
            pane.set_class(pane.area.id in (*steady, self.beside), "-seen")
            pane.set_class(pane.area.id == self.board.below.get(self.front), "-below")
            pane.set_class(pane.area not in shown, "-hidden")
            title = pane.area.title(table, self._seat_in(pane.area))
            if pane.border_title != title:
                # Textual paints the whole widget anew for a title, even for the same one.
                pane.border_title = title
            if pane.area in shown:
                pane.show(table, self._sight(pane.area))

    def _sight(self, area: Area) -> Sight:
        # Another's board says nothing about what can be answered on one's own.
        choosing = self.choosing if self.looking is None or not area.per_seat else None
        keys: dict[Hashable, str] = {}
        for answer in choosing.found if choosing else ():
            if answer.mark.area == area.id:
                keys.setdefault(answer.mark.what, answer.key)
        return Sight(
            glyphs=self.cosmodrome.glyphs,
            seat=self._seat_in(area),
            keys=keys,
            cursor=self.cursor[1] if self.cursor is not None and self.cursor[0] == area.id else None,
            ghost=choosing.ghost if choosing else None,
            meanwhile=self._meanwhile,
        )

    def _show_tabs(self, table: Table) -> None:
        covered = self.query_one(Page).is_open or self.query_one(Palette).is_open
        front = "" if covered else self.front
        line = bars.tabs(self.board.shown(table), front, table, self._seat, self.app.size.width)
        self.query_one("#tabs", BarPane).show(line)

    def _read_log(self) -> None:
        log, side = self.query_one("#log", LogPane), self.query_one("#side", LogPane)
        rows = max(1, log.size.height, side.size.height)
        self._logged = tuple(islice(story.latest(self.match), rows + 1))[::-1]
        last = self._logged[-1:]
        self._cut = () if newest(last, *(log if log.size.width else side).size)[1] else last

    def _show_log(self) -> None:
        """What the log would cut is left out where the bar tells it."""
        bar = self.query_one(QuestionBar)
        told = self._cut and bar.asked.told[-1:] == self._cut and bar.tells
        lines = self._logged[:-1] if told else self._logged
        for pane in self.query(LogPane):
            if pane.size.width:
                pane.show(*bars.log(lines, *pane.size))

    def _show_question(self) -> None:
        bar, names, session = self.query_one(QuestionBar), story.names(self.match), self.match.session
        if self.choosing is not None:
            bar.show(self._asked(self.choosing))
        elif self.passing is not None:
            undo, why = words.BACKSPACE if self._may_undo else "", story.why_passed(self.match)
            told = () if self.query_one(Page).is_open else self._told
            bar.show(Asked(say.pass_to(names[self.passing], undo, why), detail=self.message, told=told))
        elif session.decider is not None:
            text = words.STOPPED if self.stopped and self.query_one(Page).is_open else words.THINKING
            title = text.format(name=names[session.decider])
            bar.show(Asked(title, detail=self.message, told=self._told))
        else:
            winner = say.winner(self._table(), session.game.standings(session.state))
            bar.show(Asked(paragraph([words.MATCH_OVER, winner]), detail=self.message))
        self._show_log()

    def _asked(self, choosing: Choosing) -> Asked:
        asking, found = choosing.asking, choosing.found
        # What holds for every answer is said once, beside the question.
        all_final = bool(found) and all(answer.free or self._caution(answer).final for answer in found)
        back = words.PART_BACK if asking.before else words.NOT_NOW if asking.optional else ""
        return Asked(
            title=story.named(self.match, asking.table.question.seat, asking.title(brief=True)),
            lines=self._lines(choosing, all_final),
            chosen=found.index(choosing.chosen) if choosing.chosen in found else None,
            detail=self.message or self._detail(choosing),
            rest=words.CUT if self.message else words.REST_IN_PREVIEW,
            told=self._told or (*story.unasked(self.match), *self._cut),
            hint=words.beside(back, all_final) if choosing.typed is None else words.filtered(choosing.typed),
        )

    def _lines(self, choosing: Choosing, all_final: bool) -> tuple[Line, ...]:
        # What ends the question stands aside of other answers, not of what can be done at any time.
        ends = any(not answer.free and answer.key != STOP for answer in choosing.found)
        said = self._said(choosing)
        return tuple(
            self._line(choosing.asking, answer, said, all_final, aside=answer.free or (ends and answer.key == STOP))
            for answer in choosing.found
        )

    def _said(self, choosing: Choosing) -> set[str]:
        """What speaks against every answer of a later part: the answer that led here has said it."""
        if choosing.asking.before is None:
            return set()
        return set.intersection(*(set(self._caution(answer).against) for answer in choosing.answers))

    def _line(self, asking: Asking, answer: Answer, said: set[str], all_final: bool, *, aside: bool) -> Line:
        against, final = self._caution(answer)
        new = [each for each in against if each not in said]
        texts = asking.brief(answer), asking.priced(answer)
        brief, priced = (say.choice(text, new, final and not all_final) for text in texts)
        return Line(answer.key, priced, aside=aside, brief=brief, kind=type(answer.choices[0]))

    def _say(self, message: str) -> None:
        """One sentence in the bar, until the next key that changes something."""
        self.message = message
        self._show_question()

    def tell(self, notice: str) -> None:
        """It must not lie over the question, and nobody should have to read it in a hurry."""
        self._notice = paragraph([self._notice, notice])
        if self.is_mounted:
            self._show_note()

    def _show_note(self) -> None:
        """A notice, else the first question of a kind explains itself, until something is pressed."""
        note, covered = self.query_one(Note), self.query_one(Page).is_open
        if self._notice:
            note.show(words.NOTICE, self._notice)
        elif self.choosing is None or covered or not self._is_new(self._kind(self.choosing)):
            note.show("", "")
        else:
            table = self.choosing.asking.table
            note.show(words.FIRST_TIME, table.words.dictionary.help(table.question).note, rule=True)
        self.set_class(note.is_open, "-noted")

    def _kind(self, choosing: Choosing) -> str:
        return f"{self.match.session.game.id}:{type(choosing.asking.table.question).__struct_config__.tag}"

    def _note_read(self) -> None:
        """No notice, or no note for this kind of question any more."""
        if self._notice:
            self._notice = ""
            self._show_note()
        elif self.choosing is not None and self.query_one(Note).is_open:
            self._now_known(self._kind(self.choosing))
            self._show_note()

    def _is_new(self, what: str) -> bool:
        """Whether something is still to be explained to whoever is asked; at a table of several to each of them."""
        return (
            self.cosmodrome.settings.notes
            and what not in self._known
            and (self.match.session.decider, what) not in self._explained
        )

    def _now_known(self, what: str) -> None:
        settings = self.cosmodrome.settings
        self._explained.add((self.match.session.decider, what))
        if what not in settings.seen:
            self.cosmodrome.change(replace(settings, seen=(*settings.seen, what)))

    def _caution(self, answer: Answer) -> story.Caution:
        """What should be known before an answer; looking ahead costs time, so it is done once for each answer."""
        if answer not in self._cautions:
            self._cautions[answer] = story.caution(self.match, self._table(), answer.choices)
        return self._cautions[answer]

    def _detail(self, choosing: Choosing) -> str:
        """More about what is under the cursor or chosen; a hint as long as it is followed."""
        if not choosing.found:
            return words.NOTHING_FOUND
        if self.looking is not None and self._idle_cursor is None:
            return words.looking(story.names(self.match)[self.looking])
        if self._hinted is not None and choosing.ghost == self._hinted:
            return words.hint(choosing.asking.table.say(self._hinted))
        described = self._described(choosing)
        if described or choosing.chosen is None:
            return described
        said = choosing.asking.say(choosing.chosen)
        return "" if said == choosing.asking.brief(choosing.chosen) else said

    def _described(self, choosing: Choosing) -> str:
        """The thing under the cursor, as its area describes it."""
        if self.cursor is None:
            return ""
        area = next(area for area in self.board.areas if area.id == self.cursor[0])
        return area.describe(self.cursor[1], choosing.asking.table, self._seat_in(area))

    @property
    def cursor(self) -> tuple[str, Hashable] | None:
        """The area and the thing under the cursor."""
        if self.choosing is None or self.looking is not None:
            return self._idle_cursor
        return self.choosing.cursor
