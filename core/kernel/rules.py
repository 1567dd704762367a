"""The registries of a game and the loop that runs them."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from core.kernel.events import PassedOver
from core.kernel.frames import (
    AnyOrder,
    Choice,
    Choose,
    Effect,
    Frame,
    May,
    NotYet,
    Number,
    Offer,
    OneOf,
    Pick,
    Question,
    Reason,
    Refusal,
    Rest,
    Run,
    Seq,
    State,
    Stop,
    UpTo,
    UsedUp,
    When,
)
from core.kernel.pen import Step, Tx
from core.kernel.powers import Powers
from core.kernel.tuples import put

S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Tx[Any])
Q = TypeVar("Q", bound=Question)
C = TypeVar("C", bound=Choice)
E = TypeVar("E", bound=Effect)
N = TypeVar("N", bound=Number)
F = TypeVar("F", bound=Callable[..., Any])


def _tag(effect: Effect) -> str:
    """The tag of the effect that matters, which is not the `May` around it."""
    while isinstance(effect, May):
        effect = effect.do
    return str(effect.__struct_config__.tag)


class Decline(Enum):
    """Where a seat says no to an effect that may be declined."""

    ASKED = "asked"
    """The `May` around it asks."""
    WITHIN = "within"
    """The effect's own question can be declined."""
    POINTLESS = "pointless"
    """It can do no harm, so nobody is asked."""


class Rules(Generic[S, T]):
    """One game's registries.

    Offers and answers of a question stand side by side in the module of their chapter and register themselves here.
    """

    def __init__(self, pen: type[T], run: type[Run], choose: type[Choose], rest: type[Rest]) -> None:
        self.pen, self.run, self.choose, self.rest = pen, run, choose, rest
        self.offers_of: dict[type[Question], Callable[[S, Any], Iterable[Offer]]] = {}
        self.answer_to: dict[tuple[type[Question], type[Choice]], Callable[[T, Any, Any], None]] = {}
        self.free_offers: list[Callable[[S, Question], Iterable[Offer]]] = []
        self.free_answer: dict[type[Choice], Callable[[T, Question, Any], None]] = {}
        self.does_effect: dict[type[Effect], Callable[[T, Frame, Any], None]] = {}
        self.bars: dict[type[Effect], Callable[[S, Frame, Any], Reason | None]] = {}
        self.declines: dict[type[Effect], Decline] = {}
        self.reads_number: dict[type[Number], Callable[[S, int, Any], int]] = {}
        self._control()

    # Registering.

    def offers(self, question: type[Q]) -> Callable[[F], F]:
        """Registers the choices of a question: a function of (state, question) that yields choices and refusals."""

        def put(fn: F) -> F:
            self.offers_of[question] = fn
            return fn

        return put

    def answers(self, question: type[Q], choice: type[C]) -> Callable[[F], F]:
        """Registers what a choice does, as (pen, question, choice); the question has left the stack by then."""

        def put(fn: F) -> F:
            self.answer_to[question, choice] = fn
            return fn

        return put

    def anytime(self, choice: type[C], offer: Callable[[S, Question], Iterable[Offer]]) -> Callable[[F], F]:
        """Registers an any-time choice and its offers; answering finds the question still on top."""

        def put(fn: F) -> F:
            self.free_offers.append(offer)
            self.free_answer[choice] = fn
            return fn

        return put

    def does(
        self,
        effect: type[E],
        bar: Callable[[S, Frame, E], Reason | None] | None = None,
        decline: Decline = Decline.ASKED,
    ) -> Callable[[F], F]:
        """Registers what an effect does, as (pen, frame, effect), and where it can fail, what bars it."""

        def put(fn: F) -> F:
            self.does_effect[effect] = fn
            self.declines[effect] = decline
            if bar is not None:
                self.bars[effect] = bar
            return fn

        return put

    def reads(self, number: type[N]) -> Callable[[F], F]:
        """Registers how a number is read, as (state, seat, number)."""

        def put(fn: F) -> F:
            self.reads_number[number] = fn
            return fn

        return put

    # Asking and answering.

    def legal(self, s: S) -> tuple[Choice, ...]:
        """All that may be answered now; empty only when the match is over."""
        return tuple([o for o in self._all(s) if type(o) is not Refusal])  # type: ignore[misc]

    def only(self, s: S) -> Choice | None:
        """The single legal choice, where the question on top need not be asked for it."""
        if not s.stack:
            return None
        q, found = s.stack[-1], None
        assert isinstance(q, Question)
        if q.always:
            return None
        for offer in self._all(s):
            if type(offer) is not Refusal:
                if found is not None:
                    return None
                found = offer
        return found  # type: ignore[return-value]

    def refusals(self, s: S) -> tuple[Refusal, ...]:
        """What is known here but can't be done now, with the reasons."""
        return tuple([o for o in self._all(s) if type(o) is Refusal])

    def decider(self, s: S) -> int | None:
        """The seat of the question on top; None when the match is over."""
        return s.stack[-1].seat if s.stack else None

    def step(self, s: S, choice: Choice) -> Step:
        """The answer and all that follows up to the next question. Does not check that the choice is legal."""
        t = self.pen(s)
        q = s.stack[-1]
        answer = self.answer_to.get((type(q), type(choice)))  # type: ignore[arg-type]
        if answer is not None:
            t.pop()
            answer(t, q, choice)
        else:
            self.free_answer[type(choice)](t, q, choice)  # type: ignore[arg-type]
        self.settle(t, len(s.stack) - 1, q.src)
        return t.done()

    def settle(self, t: T, below: int = 0, src: str = "") -> None:
        """Do everything that needs no decision, until a question is on top or the stack is empty.

        What is barred when its turn comes is passed over, so no handler runs into something it can't do. The `below`
        lowest frames were there before the answer: they follow by themselves unless they have its source, `src`.
        """
        run = self.run
        while (stack := t.s.stack) and type(stack[-1]) is run:
            frame = stack[-1]
            todo = frame.todo
            if len(stack) <= below and frame.src != src:
                t.by_itself = True
            if len(todo) > 1:
                t.set(stack=(*stack[:-1], replace(frame, todo=todo[1:])))
            else:
                t.pop()
            if not todo:
                continue
            why = self.bar(t.s, frame, todo[0])
            if why is None:
                self.does_effect[type(todo[0])](t, frame, todo[0])
                t.agreed = False
            else:
                t.emit(PassedOver(seat=frame.seat, what=_tag(todo[0]), reason=why, why=frame.src))

    def do(self, t: T, frame: Frame, *todo: Effect, src: str | None = None) -> None:
        """Push work for the seat of a frame."""
        t.push(self.run(seat=frame.seat, src=frame.src if src is None else src, todo=todo))

    def fire(self, t: T, seat: int, powers: Powers, ids: tuple[str, ...], moment: str, times: int = 1) -> None:
        """Push what a moment sets off, so that the first id comes first.

        What came several `times` at once is done so often; what is done in any order is one list then.
        """
        for source, effect in reversed(powers.triggers(ids, moment)):
            if isinstance(effect, AnyOrder):
                t.push(self.run(seat=seat, src=source, todo=(replace(effect, todo=effect.todo * times),)))
            else:
                for _ in range(times):
                    t.push(self.run(seat=seat, src=source, todo=(effect,)))

    def bar(self, s: S, frame: Frame, effect: Effect) -> Reason | None:
        """Why an effect can't be done now, or None."""
        fn = self.bars.get(type(effect))
        return None if fn is None else fn(s, frame, effect)

    def number(self, s: S, seat: int, number: Number) -> int:
        """The number as it stands now."""
        return self.reads_number[type(number)](s, seat, number)

    def _all(self, s: S) -> Iterator[Offer]:
        if not s.stack:
            return
        q = s.stack[-1]
        assert isinstance(q, Question)
        yield from self.offers_of[type(q)](s, q)
        if q.anytime:
            for offer in self.free_offers:
                yield from offer(s, q)

    # Control flow.

    def carriers(self, *effects: type[Effect]) -> None:
        """Registers a game's own `Seq`, `AnyOrder`, `OneOf`, `May`, `When`, `UpTo` and `Rest`."""
        for effect in effects:
            for base, (do, bar) in self._flow.items():
                if issubclass(effect, base):
                    self.does(effect, bar)(do)

    def declinable(self, effect: Effect) -> Decline:
        """Where a seat says no to this effect, once it may."""
        if isinstance(effect, May):
            inner = self.declinable(effect.do)
            return Decline.WITHIN if inner is Decline.ASKED else inner
        if isinstance(effect, UpTo):
            pointless = self.declinable(effect.do) is Decline.POINTLESS
            return Decline.POINTLESS if pointless else Decline.WITHIN
        if isinstance(effect, AnyOrder):
            return Decline.WITHIN if all(isinstance(e, May | UpTo) for e in effect.todo) else Decline.ASKED
        return self.declines[type(effect)]

    def _control(self) -> None:
        self._flow: dict[type[Effect], tuple[Callable[[T, Frame, Any], None], Any]] = {
            Seq: (lambda t, f, e: self.do(t, f, *e.todo), lambda s, f, e: self.bar(s, f, e.todo[0])),
            AnyOrder: (lambda t, f, e: self._open(t, f, self._whole(e.todo)), self._bar_all),
            OneOf: (lambda t, f, e: self._choose(t, f, e.todo), self._bar_all),
            May: (self._may, lambda s, f, e: self.bar(s, f, e.do)),
            When: (lambda t, f, e: self.do(t, f, e.do), self._bar_when),
            UpTo: (lambda t, f, e: self._open(t, f, self._whole((e,))), lambda s, f, e: self._bar_up_to(s, f, e, 0)),
            Rest: (self._go_on, None),
        }
        self.offers_of[self.choose] = self._choose_offers
        self.answer_to[self.choose, Pick] = self._choose_pick
        self.answer_to[self.choose, Stop] = lambda t, q, c: None

    def _bar_all(self, s: S, f: Frame, e: AnyOrder | OneOf) -> Reason | None:
        first = None
        for part in e.todo:
            why = self.bar(s, f, part)
            if why is None:
                return None
            first = first or why
        return first

    def _bar_when(self, s: S, f: Frame, e: When) -> Reason | None:
        have = self.number(s, f.seat, e.number)
        return NotYet(number=e.number, have=have, need=e.at_least) if have < e.at_least else self.bar(s, f, e.do)

    def _bar_up_to(self, s: S, f: Frame, e: UpTo, used: int) -> Reason | None:
        times = self.number(s, f.seat, e.times)
        return UsedUp(number=e.times, times=times) if used >= times else self.bar(s, f, e.do)

    def _bar_at(self, s: S, f: Frame, e: Effect, used: int) -> Reason | None:
        return self._bar_up_to(s, f, e, used) if isinstance(e, UpTo) else self.bar(s, f, e)

    def _may(self, t: T, f: Frame, e: May) -> None:
        if self.declinable(e.do) is not Decline.ASKED:
            self.do(t, f, e.do)
        else:
            self._choose(t, f, e.do.todo if isinstance(e.do, OneOf) else (e.do,), may_stop=True)

    def _whole(self, todo: tuple[Effect, ...]) -> Rest:
        return self.rest(todo=todo, left=tuple(range(len(todo))), used=(0,) * len(todo))

    def _go_on(self, t: T, f: Frame, e: Rest) -> None:
        if e.left:
            t.by_itself = True
            self._open(t, f, e)

    def _open(self, t: T, f: Frame, e: Rest) -> None:
        """Ask for the next of what is left, unless none can be done or the only one needs no asking here.

        Where all others are barred, the one that asks a question of its own needs none: to decline it there is to be
        done, since nothing has changed for the others.
        """
        able = [n for n in e.left if self._bar_at(t.s, f, e.todo[n], e.used[n]) is None]
        if not able:
            return
        only = e.todo[able[0]]
        if len(able) == 1 and (self._asks_itself(only) or (len(e.left) == 1 and self._unasked(only))):
            self._use(t, f, e, able[0], asked=False)
        else:
            t.push(self.choose(seat=f.seat, src=f.src, todo=e.todo, left=e.left, used=e.used, again=True))

    def _unasked(self, part: Effect) -> bool:
        where = self.declinable(part)
        return where is Decline.POINTLESS or (where is Decline.WITHIN and not isinstance(part, UpTo))

    def _asks_itself(self, part: Effect) -> bool:
        once = part.do if isinstance(part, May) else part
        return not isinstance(once, UpTo) and self.declinable(once) is Decline.WITHIN

    def _use(self, t: T, f: Frame, e: Rest, n: int, asked: bool = True) -> None:
        part = e.todo[n]
        # A `May` that was picked has been agreed to; one that is next without a question still has to ask.
        once = part.do if isinstance(part, UpTo) or (asked and isinstance(part, May)) else part
        left = e.left if isinstance(part, UpTo) else tuple(m for m in e.left if m != n)
        used = put(e.used, n, e.used[n] + 1)
        self.do(t, f, once, replace(e, left=left, used=used))

    def _choose(self, t: T, f: Frame, todo: tuple[Effect, ...], may_stop: bool = False) -> None:
        able = [part for part in todo if self.bar(t.s, f, part) is None]
        if len(able) == 1 and self._asks_itself(able[0]):
            self.do(t, f, able[0])
            return
        n = len(todo)
        left, used = tuple(range(n)), (0,) * n
        t.push(self.choose(seat=f.seat, src=f.src, todo=todo, left=left, used=used, may_stop=may_stop))

    def _choose_offers(self, s: S, q: Choose) -> Iterator[Offer]:
        """Equal parts that are equally used are one choice, the first of them."""
        able, must = False, not q.again and not q.may_stop
        named: list[tuple[Effect, int]] = []
        for n in q.left:
            part = q.todo[n]
            if (part, q.used[n]) in named:
                continue
            named.append((part, q.used[n]))
            why = self._bar_at(s, q, part, q.used[n])
            if why is None:
                able = True
                must = must or (q.again and not isinstance(part, May | UpTo))
                yield Pick(n=n)
            else:
                yield Refusal(Pick(n=n), why)
        if not (able and must):
            yield Stop()

    def _choose_pick(self, t: T, q: Choose, c: Pick) -> None:
        t.agreed = True
        if q.again:
            self._use(t, q, self.rest(todo=q.todo, left=q.left, used=q.used), c.n)
        else:
            part = q.todo[c.n]
            self.do(t, q, part.do if isinstance(part, May) else part)
