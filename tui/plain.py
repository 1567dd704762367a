"""Plain mode: a match line by line, for screen readers, dumb terminals and scripts."""

from collections.abc import Callable, Sequence
from typing import Any

from core.kernel.events import Event
from core.kernel.frames import Choice, Proceed, Stop
from core.kernel.session import AUTO, PERSON, Barrier, Played, StaleHistory
from saves.record import BadSave, clean_name
from tui.lines import Lines, Quit
from tui.match import Match
from tui.words import match as say
from tui.words.dictionary import Table, words_of
from tui.words.errors import bad_save
from tui.words.i18n import paragraph


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
        self._commands: dict[str, Callable[[], None]] = {
            say.UNDO.key: self._undo,
            say.UNDO_TURN.key: self._undo_turn,
            say.WHY_NOT.key: self._why_not,
            say.RULE.key: self._rule,
            say.LOG.key: lambda: self.lines.put_all(self._log(whole=False)),
            say.LONG_LOG.key: lambda: self.lines.put_all(self._log(whole=True)),
            say.BOARD.key: self._board,
            say.SCORES.key: lambda: self.lines.put_all(say.scores(self.table(), self._standings())),
            say.KEYS.key: lambda: self.lines.put_all(say.keys(self._sections())),
            say.QUIT.key: self._quit,
        }

    def run(self, match: Match) -> None:
        """Play until somebody quits or the input ends; after the end one can still look around and take back."""
        self.match = match
        session = match.session
        self.lines.put(say.hello(self.table()))
        self.lines.put_all(self._told(session.start.events, session.state))
        begun = bool(session.log)
        if not begun or session.forced() is not None:
            # A match that was only opened keeps the time at which it was last played.
            match.start()
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

    def table(self, state: Any = None) -> Table:
        """A position, mostly the present one, as whoever reads along may see it."""
        session = self.match.session
        names = tuple(clean_name(seat.name) for seat in session.setup.seats)
        seen = session.state if state is None else state
        return Table(words_of(session.game.id), names, session.game.view(seen, self.match.viewer()))

    # What the match tells

    def played(self, played: Played) -> None:
        """Short lines on what came of a choice."""
        self.lines.put_all(self._account(played, self.match.session.state))

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
        self._hand_over()
        table, seat = self.table(), session.decider
        assert seat is not None
        self.lines.gap()
        past = session.recent()
        begins = not past or session.game.progress(past[-1].before) != session.game.progress(session.state)
        if begins and not table.question.public:
            self.lines.put(self._named(seat, table.words.standing_of(seat, table)))
        match.choose(self._choice(table, session.game.legal(session.state), 0, asked_before=False))

    def _hand_over(self) -> None:
        """Wait for the person that the keyboard goes to, also when a match of several people is gone on with."""
        match, session = self.match, self.match.session
        resumed, self._resumed = self._resumed, False
        to = match.passes_to()
        if resumed and len(match.persons) > 1 and not session.state.stack[-1].public:
            to = session.decider
        if to is None or not self.lines.interactive:
            return
        goes_on = say.turn_of if resumed else say.pass_to
        may_undo = session.barrier() is None
        self.lines.put(goes_on(self.table().name(to), may_undo))
        while typed := self.lines.get():
            if typed in (say.UNDO.key, say.QUIT.key):
                self._commands[typed]()
            else:
                self.lines.put(say.at_hand_over(may_undo))
        match.taken_over()

    def _choice(self, table: Table, left: Sequence[Choice], depth: int, asked_before: bool) -> Choice:
        """One of the choices left, asked part by part from this depth on; a part with one value is not asked."""
        groups: dict[Any, list[Choice]] = {}
        for choice in left:
            groups.setdefault(_settled(choice, depth), []).append(choice)
        asked = len(groups) > 1
        while True:
            group = self._pick(table, list(groups.values()), depth, asked_before) if asked else list(left)
            if len(group[0].parts) <= depth + 1:
                return group[0]
            try:
                return self._choice(table, group, depth + 1, asked or asked_before)
            except PartBack:
                if not asked:
                    raise

    def _pick(self, table: Table, groups: list[list[Choice]], depth: int, asked_before: bool) -> list[Choice]:
        """The group of choices whose number is typed; commands are done meanwhile."""
        offered: dict[str, list[Choice]] = {}
        for group in groups:
            offered["0" if isinstance(group[0], Stop) else str(len(offered) + ("0" not in offered))] = group
        labels = {key: self._label(table, group, depth) for key, group in offered.items()}
        title = self._named(table.question.seat, self._title(table, groups, depth))
        self.lines.pick(title, labels)
        while True:
            typed = self.lines.get()
            if typed in offered:
                return offered[typed]
            if typed == say.UNDO.key and asked_before:
                raise PartBack
            if not typed:
                self.lines.pick(title, labels)
            elif not self._command(typed):
                self.lines.put(say.bad_input(list(offered)))

    def _title(self, table: Table, groups: list[list[Choice]], depth: int) -> str:
        first = groups[0][0]
        part = table.words.dictionary.ask(first, first.parts[depth], table) if first.parts else ""
        return part if depth else paragraph([table.say(table.question), part])

    def _label(self, table: Table, group: list[Choice], depth: int) -> str:
        """A choice, or a part that several choices share, with the warnings that hold for all of them."""
        first = group[0]
        part = table.words.dictionary.part(first, first.parts[depth], table) if first.parts else table.say(first)
        warnings = self._warnings(table, first)
        for choice in group[1:]:
            if not warnings:
                break
            others = self._warnings(table, choice)
            warnings = [warning for warning in warnings if warning in others]
        return say.choice(part, warnings)

    def _warnings(self, table: Table, choice: Choice) -> list[str]:
        found = (table.words.dictionary.warning(event, table) for event in self.match.preview(choice))
        return list(dict.fromkeys(warning for warning in found if warning))

    def _named(self, seat: int, text: str) -> str:
        """A text with the name of whom it is for, where several people play."""
        return say.of(self.table().name(seat), text) if len(self.match.persons) > 1 else text

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
        self._take_back(self.match.session.barrier(), self.match.undo)

    def _undo_turn(self) -> None:
        self._take_back(self.match.session.turn_barrier(), self.match.undo_turn)

    def _take_back(self, barrier: Barrier | None, undo: Callable[[], bool]) -> None:
        if barrier is None:
            undo()
            raise TakenBack
        self.lines.put(say.barred(barrier, say.UNDO.key))

    def _why_not(self) -> None:
        table, session = self.table(), self.match.session
        by_reason: dict[str, list[str]] = {}
        for choice, reason in session.game.refusals(session.state):
            by_reason.setdefault(table.say(reason), []).append(table.words.dictionary.refused(choice, table))
        lines = [say.refusal(reason, choices) for reason, choices in by_reason.items()]
        self.lines.put_all(lines or [say.NOTHING_REFUSED])

    def _rule(self) -> None:
        table = self.table()
        self.lines.put(say.rule(table.words.dictionary.help(table.question)))

    def _board(self) -> None:
        self._show(self._sections())

    def _quit(self) -> None:
        raise Quit

    def _sections(self) -> list[Any]:
        table = self.table()
        return table.words.board(table)

    def _show(self, sections: Sequence[Any]) -> None:
        for section in sections:
            self.lines.gap()
            self.lines.put(section.title)
            self.lines.put_all(section.lines)

    def _log(self, whole: bool) -> list[str]:
        """What happened: all of it, or what happened lately."""
        session = self.match.session
        try:
            past, lost = session.history(), []
        except StaleHistory:
            past, lost = session.recent(), [say.HISTORY_LOST]
        first = 0 if whole else self._lately(past)
        lines = [] if first else [*lost, *self._told(session.start.events, session.start.state)]
        after = [*(played.before for played in past[1:]), session.state]
        for played, state in zip(past[first:], after[first:], strict=False):
            lines += self._account(played, state)
        return lines

    def _lately(self, past: Sequence[Played]) -> int:
        """Where this turn began in the history, or where a person answered last when that was before it."""
        progress = self.match.session.game.progress
        now = progress(self.match.session.state)
        of_turn = [n for n, played in enumerate(past) if progress(played.before) == now]
        answers = [n for n, played in enumerate(past) if played.by == PERSON]
        return min(of_turn[:1] + answers[-1:], default=0)

    def _account(self, played: Played, after: Any) -> list[str]:
        """What came of a choice, and which it was where a person would have made it but had no other."""
        told = self._told(played.events, after)
        if played.by != AUTO or played.seat not in self.match.persons or isinstance(played.choice, Proceed):
            return told
        by_itself = say.by_itself(self.table(played.before).say(played.choice))
        return [self._named(played.seat, by_itself), *told]

    def _told(self, events: Sequence[Event], state: Any) -> list[str]:
        viewer = self.match.viewer()
        return say.told((e for e in events if e.to is None or viewer in e.to), self.table(state))

    def _standings(self) -> Any:
        return self.match.session.game.standings(self.match.session.state)


def _settled(choice: Choice, depth: int) -> Any:
    """What a choice is asked as at this depth: one of its parts, or itself."""
    return (type(choice), getattr(choice, choice.parts[depth])) if choice.parts else choice
