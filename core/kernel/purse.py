"""Payments: one description of what each source does to a bill, used by offers and answers alike."""

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

from core.kernel.frames import Choice, Offer, PayUp, Reason, Refusal

P = TypeVar("P")
D = TypeVar("D")


class Till(Generic[P, D]):
    """How a game pays.

    A purse says what a seat can reach, a due what it owes; both are small tuples. `spend` gives purse and due after one
    unit from a source; `lacking` says what can't be met from a purse, or None, and is best memoised.
    """

    def __init__(self, spend: Callable[[P, D, Choice], tuple[P, D]], lacking: Callable[[P, D], Reason | None]) -> None:
        self.spend = spend
        self.lacking = lacking

    def offer(self, purse: P, due: D, source: Choice) -> Offer:
        """The source, if the rest can still be paid after it; otherwise its refusal."""
        why = self.lacking(*self.spend(purse, due, source))
        return source if why is None else Refusal(source, why)

    def offers(self, purse: P, plain: P, due: D, sources: Iterable[Choice]) -> Iterator[Offer]:
        """All ways to go on with a bill: at once when the plain purse is enough, then source by source."""
        if self.lacking(plain, due) is None:
            yield PayUp()
        for source in sources:
            yield self.offer(purse, due, source)
