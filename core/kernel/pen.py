"""The pen: writes one step, imperative on top and immutable below."""

from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from core.kernel.chance import shuffled, stream
from core.kernel.events import Event, Moved
from core.kernel.frames import Frame, State
from core.kernel.tuples import added

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Step(NamedTuple):
    """What came of an answer.

    `revealed_at` is the number of events that were certain before chance was used or something hidden turned up; None
    when nothing was.
    """

    state: Any
    events: tuple[Event, ...]
    revealed_at: int | None


class Tx(Generic[S]):
    """One step being written.

    The only place where things change hands, so that no event can be forgotten; games subclass it with their own
    gain, pay and score. An exception drops it whole: there is no half-done state.
    """

    __slots__ = ("agreed", "by_itself", "events", "revealed_at", "s")

    def __init__(self, s: S) -> None:
        self.s = s
        self.events: list[Event] = []
        self.revealed_at: int | None = None
        self.by_itself = False
        """Whether what the answer brings is done, and what follows by itself has begun."""
        self.agreed = False
        """Whether the effect that is being done has been picked, so that nobody need be asked whether to do it."""

    def set(self, **fields: Any) -> None:
        """Replace fields of the state."""
        self.s = replace(self.s, **fields)

    def push(self, frame: Frame) -> None:
        """Put a question or work on top of the stack."""
        self.s = replace(self.s, stack=(*self.s.stack, frame))

    def pop(self) -> Frame:
        """Take the top frame off the stack."""
        top = self.s.stack[-1]
        self.s = replace(self.s, stack=self.s.stack[:-1])
        return top

    def emit(self, event: Event) -> None:
        """Tell a fact."""
        self.events.append(event)

    def moved(self, thing: str, n: int, here: str, there: str, why: str, to: tuple[int, ...] | None = None) -> None:
        """Tell that something changed places; nothing is told when n is 0."""
        if n:
            self.events.append(Moved(thing=thing, n=n, here=here, there=there, why=why, to=to))

    def reveal(self) -> None:
        """Note that what follows could not be known before."""
        if self.revealed_at is None:
            self.revealed_at = len(self.events)

    def rng(self, name: str) -> Random:
        """The next generator of a stream of chance."""
        n = dict(self.s.chance).get(name, 0)
        self.set(chance=added(self.s.chance, name, 1))
        self.reveal()
        return stream(self.s.seed, name, n)

    def shuffled(self, items: tuple[T, ...], name: str) -> tuple[T, ...]:
        """The items in an order drawn from a stream of chance."""
        return shuffled(items, self.rng(name))

    def done(self) -> Step:
        """The finished step."""
        return Step(self.s, tuple(self.events), self.revealed_at)
