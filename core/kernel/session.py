"""A running match with its history: legality at the door, automatic answers, undo and take-backs."""

from collections.abc import Iterable
from contextlib import suppress
from enum import Enum
from itertools import takewhile
from typing import Any, NamedTuple

from core.kernel.events import Event
from core.kernel.frames import Choice
from core.kernel.game import Game, Setup
from core.kernel.pen import Step
from core.kernel.record import Id, Rec, SeatNo

PERSON = "person"
AUTO = "auto"
"""Who made a choice: a person, the session itself, or `bot:` and the bot's name."""


class TakeBacks(Enum):
    """How far a choice may be taken back."""

    FREE = "free"
    UNTIL_REVEAL = "until-reveal"


class Barrier(Enum):
    """Why nothing can be taken back."""

    NOTHING = "nothing"
    """No person has answered yet."""
    TURN_BEGINS = "turn-begins"
    """No person has answered in this turn; what was answered before it is no part of the turn."""
    REVEALED = "revealed"
    """The answer has shown something new, and a table of several people plays on from there."""
    STALE = "stale"
    """The answer was given before rules or content changed."""


class Illegal(ValueError):
    """A choice that the question on top does not offer, or an answer to a match that is over."""


class StaleHistory(ValueError):
    """The log doesn't lead to the saved state, since rules or content changed: what was before is read-only."""


class Logged(Rec):
    """A choice as the log keeps it."""

    seat: SeatNo
    by: Id
    choice: Choice


class Played(NamedTuple):
    """A choice in the history: the state before it, who made it, and what came of it."""

    before: Any
    seat: int
    by: str
    choice: Choice
    events: tuple[Event, ...]
    revealed: bool


class Session:
    """A match being played.

    The state is the truth. The history holds the states before each choice, so undo puts the old object back. A session
    restored from a save starts with the log alone and replays it when somebody first asks for the history.
    """

    def __init__(
        self, game: Game[Any], setup: Setup, state: Any, start: Step, take_backs: TakeBacks, taken_back: int = 0
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.start = start
        self.take_backs = take_backs
        self.taken_back = taken_back
        """How often something was taken back although something had been revealed since."""
        self._log: tuple[Logged, ...] = ()
        self._past: list[Played] = []
        self._undone: list[list[Played]] = []
        """What was taken back since the last choice, the last take-back at the end."""
        self._unread: int | None = None

    @classmethod
    def new(cls, game: Game[Any], setup: Setup, take_backs: TakeBacks) -> "Session":
        """A match at its first question; raises BadSetup."""
        start = game.new(setup)
        return cls(game, setup, start.state, start, take_backs)

    @classmethod
    def restore(
        cls,
        game: Game[Any],
        setup: Setup,
        state: Any,
        log: Iterable[Logged],
        take_backs: TakeBacks,
        taken_back: int = 0,
    ) -> "Session":
        """A match from a snapshot and the log that led there; the log is not replayed before somebody asks."""
        session = cls(game, setup, state, Step(state, (), None), take_backs, taken_back)
        session._log = tuple(log)
        session._unread = len(session._log)
        return session

    @property
    def log(self) -> tuple[Logged, ...]:
        """All choices so far."""
        return self._log

    @property
    def over(self) -> bool:
        """True when nobody has anything left to decide."""
        return not self.state.stack

    @property
    def decider(self) -> int | None:
        """The seat that must answer; None when the match is over."""
        return self.game.decider(self.state)

    def forced(self) -> Choice | None:
        """The choice that nobody needs to be asked for."""
        return self.game.only(self.state)

    def play(self, choice: Choice, by: str) -> Played:
        """Answer the question on top. Raises Illegal, with nothing changed, for what is not offered."""
        seat = self.decider
        if seat is None or choice not in self.game.legal(self.state):
            raise Illegal(choice)
        self._undone.clear()
        return self._play(seat, choice, by)

    def _play(self, seat: int, choice: Choice, by: str) -> Played:
        step = self.game.step(self.state, choice)
        played = Played(self.state, seat, by, choice, step.events, step.revealed_at is not None)
        self._past.append(played)
        self._log = (*self._log, Logged(seat=seat, by=by, choice=choice))
        self.state = step.state
        return played

    def history(self) -> tuple[Played, ...]:
        """All that was played, from the start. Raises StaleHistory when a restored log leads elsewhere."""
        if self._unread is not None:
            self._read()
        return tuple(self._past)

    def recent(self) -> tuple[Played, ...]:
        """What was played since this session began or was restored, or all of it once the log has been read."""
        return tuple(self._past)

    def _read(self) -> None:
        """Replay the part of the log that stands before what this session has seen itself."""
        step = start = self.game.new(self.setup)
        read: list[Played] = []
        for entry in self._log[: self._unread]:
            if self.game.decider(step.state) != entry.seat or entry.choice not in self.game.legal(step.state):
                raise StaleHistory
            before = step.state
            step = self.game.step(before, entry.choice)
            revealed = step.revealed_at is not None
            read.append(Played(before, entry.seat, entry.by, entry.choice, step.events, revealed))
        if step.state != (self._past[0].before if self._past else self.state):
            raise StaleHistory
        self.start = start
        self._past[:0] = read
        self._unread = None

    def undo(self) -> int:
        """Put back the state before the last choice of a person; bots' and automatic answers after it go with it.

        Returns how many choices were taken back, 0 where `barrier` says why.
        """
        return self._back(self._last_choice())

    def undo_turn(self) -> int:
        """Put back the state at the first choice that a person made for the deciding seat in this turn.

        Past a reveal it goes back as far as it may. Returns how many choices were taken back, 0 where `turn_barrier`
        says why.
        """
        own = self._choices_of_turn()
        return self._back(next((n for n in own if not self._barred(n)), None))

    def redo(self) -> tuple[Played, ...]:
        """Play once more what the last take-back took back, automatic and bots' answers with it.

        Gives what was played: nothing when nothing was taken back since the last choice.
        """
        if not self._undone:
            return ()
        return tuple(self._play(gone.seat, gone.choice, gone.by) for gone in self._undone.pop())

    def barrier(self) -> Barrier | None:
        """Why `undo` would take nothing back; None when it would."""
        last = self._last_choice()
        if last is not None:
            return Barrier.REVEALED if self._barred(last) else None
        return Barrier.STALE if any(entry.by == PERSON for entry in self._log) else Barrier.NOTHING

    def turn_barrier(self) -> Barrier | None:
        """Why `undo_turn` would take nothing back; None when it would."""
        own = self._choices_of_turn()
        if own:
            return Barrier.REVEALED if self._barred(own[-1]) else None
        return self.barrier() or Barrier.TURN_BEGINS

    def _choices_of_turn(self) -> list[int]:
        """The places of what people chose for the deciding seat in this turn, others' answers in between left out."""
        with suppress(StaleHistory):
            self.history()
        now, seat = self.game.progress(self.state), self.decider
        backwards = range(len(self._past) - 1, -1, -1)
        turn = takewhile(lambda n: self.game.progress(self._past[n].before) == now, backwards)
        return [n for n in turn if self._past[n].by == PERSON and self._past[n].seat == seat][::-1]

    def _last_choice(self) -> int | None:
        """The place of the last choice of a person in the history, the log being read when it lies before."""
        for n in range(len(self._past) - 1, -1, -1):
            if self._past[n].by == PERSON:
                return n
        if self._unread is None:
            return None
        try:
            self._read()
        except StaleHistory:
            return None
        return self._last_choice()

    def _barred(self, n: int) -> bool:
        return self.take_backs is TakeBacks.UNTIL_REVEAL and any(p.revealed for p in self._past[n:])

    def _back(self, n: int | None) -> int:
        if n is None or self._barred(n):
            return 0
        gone = self._past[n:]
        if any(p.revealed for p in gone):
            self.taken_back += 1
        self.state = gone[0].before
        del self._past[n:]
        self._log = self._log[: len(self._log) - len(gone)]
        self._undone.append(gone)
        return len(gone)
