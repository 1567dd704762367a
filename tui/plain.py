"""Plain mode: a match line by line, for screen readers, dumb terminals and scripts."""

from collections.abc import Callable, Sequence
from typing import Any

from core.kernel.frames import Choice
from core.kernel.session import Barrier, Played
from saves.record import BadSave
from tui import story
from tui.asking import NUMBERS, STOP, Answer, Asking, ask
from tui.board import board_of
from tui.lines import Lines, Quit
from tui.match import Match
from tui.words import match as say
from tui.words.dictionary import Table
from tui.words.errors import bad_save


class PartBack(Exception):
    """The part of a choice that was answered before is to be asked again."""


class TakenBack(Exception):
    """Choices were taken back, so the present question is asked no more."""


class Plain:
    """Shows a match as lines and takes its answers; the listener of its match."""

    def __init__(self, lines: Lines, menu: bool = False) -> None:
        """`menu` says whether one follows the match, so that quitting doesn't leave the program."""
        self.lines = lines
        self.match: Match
        self._all_saved = say.ALL_SAVED if menu else say.GOES_ON
        self._resumed = False
        self._seen = 0
        """How many choices have been searched for what everybody should see."""
        self._commands: dict[str, Callable[[], None]] = {
            say.UNDO.key: self._undo,
            say.UNDO_TURN.key: self._undo_turn,
            say.WHY_NOT.key: self._why_not,
            say.RULE.key: self._rule,
            say.PRIMER.key: lambda: self.lines.put_all(say.primer(self.table())),
            say.LOG.key: lambda: self.lines.put_all(story.lately(self.match)),
            say.LONG_LOG.key: lambda: self.lines.put_all(story.whole(self.match)),
            say.BOARD.key: self._board,
            say.SCORES.key: lambda: self.lines.put_all(
                [*say.scores(self.table(), self._standings()), *say.outlook(self.table())]
            ),
            say.KEYS.key: lambda: self.lines.put_all(say.keys(self._sections())),
            say.QUIT.key: self._quit,
        }

    def run(self, match: Match) -> None:
        """Play until somebody quits or the input ends; after the end one can still look around and take back."""
        self.match = match
        session = match.session
        self.lines.put(say.hello(self.table()))
        self.lines.put_all(story.told(match, session.start.events, session.state))
        begun = bool(session.log)
        if not begun or session.forced() is not None:
            # A match that was only opened keeps the time at which it was last played.
            match.start()
        self._seen = len(session.log)
        self._resumed = begun and not session.over
        if session.over:
            self.ended()
        try:
            while True:
                match.go_on()
                try:
                    if session.over:
                        self._linger()
                    else:
                        self._ask()
                except TakenBack:
                    continue
        except (Quit, KeyboardInterrupt):
            if not session.over or not match.saved:
                self.lines.put(self._all_saved if match.saved else say.NOT_SAVED)

    def table(self) -> Table:
        """The position as whoever reads along may see it."""
        return story.table(self.match)

    # What the match tells

    def played(self, played: Played) -> None:
        """Short lines on what came of a choice."""
        self.lines.put_all(story.account(self.match, played, self.match.session.state))

    def undone(self, choices: int) -> None:
        """One line."""
        self.lines.put(say.undone(choices))

    def ended(self) -> None:
        """The results."""
        self.lines.gap()
        self.lines.put_all(say.results(self.table(), self._standings()))

    def unsaved(self, bad: BadSave) -> None:
        """Why, and what happens now."""
        self.lines.put(say.unsaved(bad_save(bad)))

    # Asking

    def _ask(self) -> None:
        match, session = self.match, self.match.session
        seen, self._seen = self._seen, len(session.log)
        self._show(story.moments(match, self._seen - seen))
        kept = match.held
        self._hand_over()
        if kept:
            # The choice that was kept has been made just now; somebody else may have to answer.
            return
        table, seat = self.table(), session.decider
        assert seat is not None
        self.lines.gap()
        past = session.recent()
        begins = not past or session.game.progress(past[-1].before) != session.game.progress(session.state)
        if begins and not table.question.public:
            self.lines.put(story.named(match, seat, table.words.standing_of(seat, table)))
        choice = self._choice(ask(table, session.game.legal(session.state)))
        if not (self.lines.interactive and match.hold(choice)):
            match.choose(choice)

    def _hand_over(self) -> None:
        """Wait for the person that the keyboard goes to, also when a match of several people is gone on with."""
        match, session = self.match, self.match.session
        resumed, self._resumed = self._resumed, False
        to = match.passes_to()
        if to is None or not self.lines.interactive:
            return
        may_undo = match.held or session.barrier() is None
        name, undo = self.table().name(to), say.UNDO.key if may_undo else ""
        self.lines.put(say.turn_of(name, undo) if resumed else say.pass_to(name, undo, story.why_passed(match)))
        while typed := self.lines.get():
            if typed in (say.UNDO.key, say.QUIT.key):
                self._commands[typed]()
            else:
                self.lines.put(say.at_hand_over(may_undo))
        match.taken_over()

    def _choice(self, asking: Asking) -> Choice:
        """A choice, asked part by part; the part before is asked again on demand."""
        while True:
            try:
                taken = asking.take(self._pick(asking))
            except PartBack:
                assert asking.before is not None
                asking = asking.before
                continue
            if not isinstance(taken, Asking):
                return taken
            asking = taken

    def _pick(self, asking: Asking) -> Answer:
        """The answer whose number is typed; commands are done meanwhile."""
        offered: dict[str, Answer] = {}
        answers = asking.answers(board_of(self.match.session.game.id).mark, self.match.given)
        for answer in sorted(answers, key=lambda answer: answer.key == STOP):
            # One for which no key was left has a number beyond those of all keys.
            offered[str(NUMBERS.get(answer.key, len(NUMBERS) + len(offered)))] = answer
        labels = {
            key: say.choice(asking.say(answer), *story.caution(self.match, asking.table, answer.choices))
            for key, answer in offered.items()
        }
        title = story.named(self.match, asking.table.question.seat, asking.title())
        self.lines.pick(title, labels)
        while True:
            typed = self.lines.get()
            if typed in offered:
                return offered[typed]
            if typed == say.UNDO.key and asking.before is not None:
                raise PartBack
            if not typed:
                self.lines.pick(title, labels)
            elif not self._command(typed):
                self.lines.put(say.BAD_INPUT)

    # Commands

    def _command(self, typed: str) -> bool:
        """Do what a letter stands for; False for what is no command."""
        if typed in self._commands:
            self._commands[typed]()
            return True
        part = typed.removeprefix(say.BOARD.key)
        if part == typed or not part.isdecimal() or len(part) > 2:
            return False
        sections = self._sections()
        if 1 <= int(part) <= len(sections):
            self._show(sections[int(part) - 1 : int(part)])
        else:
            self.lines.put(say.no_section(len(sections)))
        return True

    def _linger(self) -> None:
        self.lines.put(say.AT_THE_END)
        while True:
            typed = self.lines.get()
            if typed in (say.WHY_NOT.key, say.RULE.key, say.UNDO_TURN.key) or not self._command(typed):
                self.lines.put(say.AT_THE_END)

    def _undo(self) -> None:
        if self.match.held:
            self.match.undo()
            raise TakenBack
        self._take_back(self.match.session.barrier(), self.match.undo)

    def _undo_turn(self) -> None:
        self._take_back(self.match.session.turn_barrier(), self.match.undo_turn)

    def _take_back(self, barrier: Barrier | None, undo: Callable[[], bool]) -> None:
        if barrier is None:
            undo()
            raise TakenBack
        self.lines.put(say.barred(barrier, say.UNDO.key))

    def _why_not(self) -> None:
        self.lines.put_all(story.refused(self.match))

    def _rule(self) -> None:
        table = self.table()
        self.lines.put(say.rule(table.words.dictionary.help(table.question)))

    def _board(self) -> None:
        self._show(self._sections())

    def _quit(self) -> None:
        if self.match.held:
            # Whoever leaves has chosen; only who stays can take it back.
            self.match.taken_over()
        raise Quit

    def _sections(self) -> list[Any]:
        table = self.table()
        return table.words.board(table)

    def _show(self, sections: Sequence[Any]) -> None:
        for section in sections:
            self.lines.gap()
            self.lines.put(section.title)
            self.lines.put_all(section.lines)

    def _standings(self) -> Any:
        return self.match.session.game.standings(self.match.session.state)
