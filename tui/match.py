"""Plays a match: persons, bots and automatic answers, saved after each; whoever shows it is told as a listener."""

from itertools import takewhile
from typing import Any, NamedTuple, Protocol

from core.bots import BOTS
from core.kernel.chance import below, stream
from core.kernel.events import Event
from core.kernel.frames import Choice
from core.kernel.game import Progress
from core.kernel.session import AUTO, PERSON, Played, Session
from saves.record import BadSave
from saves.store import OpenMatch
from tui.asking import Given

BOT = "bot:"
"""What stands before a bot's name where a seat says who plays it."""


ADRIFT = "random"
"""The bot that answers for one that goes in circles."""


class Listener(Protocol):
    """Whoever shows a match."""

    def played(self, played: Played) -> None:
        """A choice was made, and saved where the match has a file."""

    def undone(self, choices: int) -> None:
        """So many choices were taken back."""

    def ended(self) -> None:
        """The match is over."""

    def unsaved(self, bad: BadSave) -> None:
        """The match could not be written; it goes on, and the next save holds everything."""


class Ahead(NamedTuple):
    """What comes of a choice, and of the same seat's answers after it that leave nothing to decide.

    The events end where chance or something hidden comes in, which `reveals` tells.
    """

    events: tuple[Event, ...]
    reveals: bool
    state: Any
    forced: tuple[tuple[Any, Choice], ...] = ()
    """Those answers, each after the position in which it is given."""


class Held(NamedTuple):
    """A choice that is kept back: what is certain of it, whom the keyboard goes to, and the position after it."""

    kept: Played
    to: int
    after: Any


class BotTurn(NamedTuple):
    """What a bot is asked; `n` is the number of the decision, so that an answer to an older one can be told."""

    bot: str
    seat: int
    view: Any
    seed: int
    n: int


class Match:
    """A session with everybody who plays it.

    `players` says who plays each seat: `person`, or `bot:` and the bot's name. Without a file nothing is saved.
    """

    def __init__(
        self, session: Session, players: tuple[str, ...], listener: Listener, file: OpenMatch | None = None
    ) -> None:
        self.session = session
        self.players = players
        self.saved = True
        """Whether the file holds all that was played."""
        self._listener = listener
        self._file = file
        self._bots = {seat: who.removeprefix(BOT) for seat, who in enumerate(players) if who.startswith(BOT)}
        self._bot_seed = below(stream(session.setup.seed, "bots", 0), 2**53)
        """Bots get no number from which the hidden pieces could be dealt again."""
        self._held: Held | None = None
        self._given: tuple[Progress | None, Given] = None, {}
        self._last = None if session.log or self._hides(session.state, session.decider, None) else self._turn()
        """The turn in which the keyboard was taken last; None when nobody has taken it since the match was opened."""

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.players) if who == PERSON)

    def start(self) -> None:
        """Save the match as it stands after its automatic answers, so that it can be gone on with from here."""
        self._end_step(self._automatic())

    def go_on(self) -> None:
        """Let bots play until a person must answer or the match is over."""
        bots = {name: BOTS[name] for name in (*self._bots.values(), ADRIFT)}
        while (turn := self.bot_turn()) is not None:
            self.answer(turn, bots[turn.bot].choose(self.session.game, turn.view, turn.seed, turn.n))

    def bot_turn(self) -> BotTurn | None:
        """What the bot that must answer now is asked; None where a person must, or nobody any more."""
        session = self.session
        seat = session.decider
        if seat is None or seat not in self._bots:
            return None
        # No bot remembers where it has been, so one that comes there again would go in circles for ever; a position of
        # an earlier turn never comes again.
        progress = session.game.progress
        now = progress(session.state)
        of_turn = takewhile(lambda played: progress(played.before) == now, reversed(session.recent()))
        circles = any(played.before == session.state for played in of_turn)
        view = session.game.view(session.state, seat)
        return BotTurn(ADRIFT if circles else self._bots[seat], seat, view, self._bot_seed, len(session.log))

    def answer(self, turn: BotTurn, choice: Choice) -> bool:
        """A bot's answer; False, with nothing done, when the match has moved on since the bot was asked."""
        if turn.n != len(self.session.log) or turn.seat != self.session.decider:
            return False
        self._play(choice, self.players[turn.seat])
        return True

    def choose(self, choice: Choice) -> None:
        """A person's answer. Raises Illegal, with nothing changed, for what is not offered."""
        self._last = self._turn()
        self._play(choice, PERSON)

    def hold(self, choice: Choice) -> bool:
        """Keep back a choice that passes the keyboard to another person, so that it can still be taken back.

        It is made when they take over. False, with nothing kept, for one after which nobody else is asked.
        """
        session = self.session
        ahead = self.preview(choice)
        asker, seat = session.decider, session.game.decider(ahead.state)
        if asker is None or seat is None or seat == asker or seat not in self.persons:
            return False
        same_turn = session.game.progress(ahead.state) == session.game.progress(session.state)
        if same_turn and not ahead.state.stack[-1].public and not self._hides(ahead.state, seat, asker):
            return False
        kept = Played(session.state, asker, PERSON, choice, ahead.events, ahead.reveals)
        self._held = Held(kept, seat, ahead.state)
        return True

    @property
    def held(self) -> bool:
        """Whether a choice is kept back."""
        return self._held is not None

    @property
    def kept(self) -> tuple[Played, ...]:
        """The choice that is kept back, if there is one, with as much as is certain of it."""
        return () if self._held is None else (self._held.kept,)

    @property
    def coming(self) -> Any:
        """The position in which whoever has or gets the keyboard is asked."""
        return self.session.state if self._held is None else self._held.after

    @property
    def state(self) -> Any:
        """The position to be shown: that after a choice that is kept back, if it shows nothing new."""
        return self.session.state if self._held is None or self._held.kept.revealed else self._held.after

    def drop(self) -> bool:
        """Take back the choice that is kept; False when none is."""
        held, self._held = self._held, None
        return held is not None

    def undo(self) -> bool:
        """Take back the last choice of a person, and all that came of it; False when that can't be done."""
        return self._taken_back(1 if self.drop() else self.session.undo())

    def undo_turn(self) -> bool:
        """Take back all choices of the turn in which a person chose last; False when that can't be done."""
        return self._taken_back(self.drop() + self.session.undo_turn())

    def redo(self) -> bool:
        """Play again what was taken back last; False when something else has been played since."""
        played = list(self.session.redo())
        if played:
            self.drop()
            self._end_step(played)
        return bool(played)

    def preview(self, choice: Choice) -> Ahead:
        """What a choice is certain to lead to."""
        game, state, events = self.session.game, self.session.state, list[Event]()
        seat, following = game.decider(state), choice
        forced: list[tuple[Any, Choice]] = []
        while True:
            step = game.step(state, following)
            state = step.state
            events += step.events[: step.revealed_at]
            only = game.only(state) if game.decider(state) == seat else None
            if only is None or step.revealed_at is not None:
                return Ahead(tuple(events), step.revealed_at is not None, state, tuple(forced))
            forced.append((state, only))
            following = only

    @property
    def given(self) -> Given:
        """The keys that things have been given on the screen in this turn."""
        progress = self.session.game.progress(self.session.state)
        if self._given[0] != progress:
            self._given = progress, {}
        return self._given[1]

    def viewer(self) -> int | None:
        """The seat for whose eyes the match is shown: the one person, or the person that decides; None is nobody.

        While the keyboard changes hands it is nobody, so that no hidden thing is on the screen.
        """
        persons = self.persons
        if len(persons) == 1:
            return persons[0]
        if self.session.over or self.session.state.stack[-1].public or self.passes_to() is not None:
            return None
        seat = self.session.decider
        return seat if seat in persons else None

    def view(self) -> Any:
        """The position as the viewer may see it."""
        return self.session.game.view(self.state, self.viewer())

    def passes_to(self) -> int | None:
        """The person that the keyboard goes to: another one than at the last choice, and in another turn.

        Within a turn it goes only to who may see what the last one may not, and where all choose in turn before the
        first. Whoever goes on with a match of several people takes the keyboard.
        """
        if self._held is not None:
            return self._held.to
        now = self._turn()
        if len(self.persons) < 2 or now is None or now[1] not in self.persons:
            return None
        if self._last is None:
            return now[1]
        if now[1] == self._last[1]:
            return None
        state = self.session.state
        passes = now[0] != self._last[0] or state.stack[-1].public or self._hides(state, now[1], self._last[1])
        return now[1] if passes else None

    def taken_over(self) -> None:
        """The next person has the keyboard; a choice that was kept for that is made now."""
        if self._held is not None:
            choice = self._held.kept.choice
            self._held = None
            self.choose(choice)
        self._last = self._turn()

    def _turn(self) -> tuple[Any, int] | None:
        session = self.session
        seat = session.decider
        return None if seat is None else (session.game.progress(session.state), seat)

    def _hides(self, state: Any, seat: int | None, other: int | None) -> bool:
        """Whether a seat may see what another, or for None just anybody, may not."""
        game = self.session.game
        return seat is not None and bool(game.view(state, seat) != game.view(state, other))

    def _play(self, choice: Choice, by: str) -> None:
        self._end_step([self.session.play(choice, by), *self._automatic()])

    def _automatic(self) -> list[Played]:
        played = []
        while (forced := self.session.forced()) is not None:
            played.append(self.session.play(forced, AUTO))
        return played

    def _end_step(self, played: list[Played]) -> None:
        self._save()
        for each in played:
            self._listener.played(each)
        if played and self.session.over:
            self._listener.ended()

    def _taken_back(self, choices: int) -> bool:
        if choices:
            self._save()
            self.taken_over()
            self._listener.undone(choices)
        return choices > 0

    def _save(self) -> None:
        if self._file is None:
            return
        try:
            self._file.save(self.session, self.players)
            self.saved = True
        except BadSave as bad:
            self.saved = False
            self._listener.unsaved(bad)
