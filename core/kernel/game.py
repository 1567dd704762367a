"""The contract between a game and everything that plays it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from core.kernel import frames
from core.kernel.frames import Refusal, State
from core.kernel.pen import Step
from core.kernel.record import Id, Rec, Seed
from core.kernel.rules import Rules

S = TypeVar("S", bound=State)


class Option(NamedTuple):
    """A table option: its id, its allowed values and the value that holds unless another is chosen."""

    id: str
    values: tuple[str, ...]
    default: str


class Seat(Rec):
    """Someone who plays; the name is theirs and never read by rules."""

    name: Id


class Setup(Rec):
    """What a match is made from; one seat means the printed solo mode."""

    seats: tuple[Seat, ...]
    options: Mapping[Id, Id] = {}
    seed: Seed


class BadSetup(ValueError):
    """A setup that this game doesn't know: `what` is wrong (`seats`, an option's id, `option`), and the `value`."""

    def __init__(self, what: str, value: str) -> None:
        super().__init__(what, value)
        self.what = what
        self.value = value


class Standing(NamedTuple):
    """A seat's points so far by source, its place (1 is best, ties share) and a title it has earned, if any."""

    seat: int
    score: int
    rank: int
    breakdown: tuple[tuple[str, int], ...]
    title: str = ""


class Progress(NamedTuple):
    """Where a match stands: round and turn, counted from 1, and the number of rounds where it is known."""

    round: int
    rounds: int | None
    turn: int


class Problem(NamedTuple):
    """What is wrong with a decoded state: the kind of fault, where it is, and the value found there."""

    what: str
    where: str
    value: str


class Game(ABC, Generic[S]):
    """A game. States are frozen, every function is pure, no argument is ever changed."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    State: ClassVar[Any]
    """The type of the game's states, for codecs."""
    Choice: ClassVar[Any]
    """The union of the game's choices, for codecs."""
    minted: ClassVar[frozenset[str]]
    """Things whose total may change: money, points and what is without limit."""
    breadth: ClassVar[int] = 8
    """Choices that a bot looks into, the most promising at first sight."""
    effort: ClassVar[int] = 200
    """Steps that a bot spends on looking into one choice, so that its turns stay short."""
    trusts_cut_off: ClassVar[bool] = False
    """Whether a bot counts the prospects of an action that its steps don't bring to an end; where a player can go in
    circles they would lure it on for ever."""
    alike: ClassVar[float] = 0.0
    """Points by which choices may differ and still be as good as each other to a bot that begins something; where all
    matches begin in the same way, it would open each of them with the same move."""
    rules: Rules[S, Any]

    @abstractmethod
    def new(self, setup: Setup) -> Step:
        """The first state and the log's first lines; raises BadSetup."""

    def legal(self, s: S) -> tuple[frames.Choice, ...]:
        """All choices now: no duplicates, stable order, never empty before the end, each can be completed."""
        return self.rules.legal(s)

    def only(self, s: S) -> frames.Choice | None:
        """The choice that nobody needs to be asked for: the only legal one, free ones counted."""
        return self.rules.only(s)

    def refusals(self, s: S) -> tuple[Refusal, ...]:
        """What the same offers refuse now, with typed reasons."""
        return self.rules.refusals(s)

    def step(self, s: S, choice: frames.Choice) -> Step:
        """The next state and what happened. Does not check that the choice is legal."""
        return self.rules.step(s, choice)

    def decider(self, s: S) -> int | None:
        """The seat that must answer; None when the match is over."""
        return self.rules.decider(s)

    @abstractmethod
    def view(self, s: S, seat: int | None) -> S:
        """What the seat, or for None anybody, may know; seed and counters of chance are hidden too."""

    @abstractmethod
    def resample(self, view: S, seed: int) -> S:
        """A full state that this view can't tell from the true one."""

    @abstractmethod
    def standings(self, s: S) -> tuple[Standing, ...]:
        """Points so far, by seat; equal to the final result at the end."""

    @abstractmethod
    def value(self, s: S, seat: int) -> float:
        """A seat's prospects in points, for bots."""

    @abstractmethod
    def holdings(self, s: S) -> dict[tuple[str, str], int]:
        """(place, thing) to how many lie there."""

    @abstractmethod
    def check(self, s: S) -> Problem | None:
        """What is wrong with a decoded state, or None."""

    @abstractmethod
    def progress(self, s: S) -> Progress:
        """Round and turn."""

    @abstractmethod
    def content_hash(self) -> str:
        """A short fingerprint of the content, so that a save can tell that it changed."""

    @abstractmethod
    def content_ids(self) -> frozenset[str]:
        """Every piece of content by the id under which events and states name it, for the harness and statistics."""

    def chosen(self, setup: Setup) -> dict[str, str]:
        """The value of every option, defaults filled in; raises BadSetup for what this game doesn't know."""
        if len(setup.seats) not in self.seats:
            raise BadSetup("seats", str(len(setup.seats)))
        known = {option.id: option for option in self.options}
        for key, value in setup.options.items():
            if key not in known:
                raise BadSetup("option", key)
            if value not in known[key].values:
                raise BadSetup(key, value)
        return {option.id: setup.options.get(option.id, option.default) for option in self.options}
