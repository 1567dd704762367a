"""The pen of the toy and the `Rules` object in which its chapters register."""

from typing import Any

from msgspec.structs import replace

from core.kernel.events import Scored
from core.kernel.pen import Tx
from core.kernel.powers import Powers
from core.kernel.rules import Rules
from core.kernel.tuples import added
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import content

STORE = 4
"""Room for each good."""


def changed(stock: v.Stock, good: int, n: int) -> v.Stock:
    """The stock with so many more of one good."""
    wood, stone = stock
    return (wood + n, stone) if good == 0 else (wood, stone + n)


class Pen(Tx[v.State]):
    """Writes a step of the toy."""

    __slots__ = ()

    def trader(self, seat: int, **fields: Any) -> None:
        """Replace fields of a trader."""
        all_ = self.s.traders
        self.s = replace(self.s, traders=(*all_[:seat], replace(all_[seat], **fields), *all_[seat + 1 :]))

    def money(self, seat: int, n: int, why: str) -> None:
        """From the bank, or to it when n is negative."""
        self.trader(seat, money=self.s.traders[seat].money + n)
        self._between("money", n, "bank", seat, why)

    def rep(self, seat: int, n: int, why: str) -> None:
        """Reputation is a mark on a track."""
        self.trader(seat, rep=self.s.traders[seat].rep + n)
        self._between("rep", n, "track", seat, why)

    def good(self, seat: int, good: int, n: int, why: str) -> None:
        """From the supply as far as there are some and room for them, or back to it when n is negative."""
        have = self.s.traders[seat].goods
        n = min(n, STORE - have[good], self.s.supply[good])
        self.trader(seat, goods=changed(have, good, n))
        self.set(supply=changed(self.s.supply, good, -n))
        self._between(v.GOODS[good], n, "supply", seat, why)

    def score(self, seat: int, n: int, why: str) -> None:
        """Points, told by source."""
        if n:
            trader = self.s.traders[seat]
            self.trader(seat, points=trader.points + n, tally=added(trader.tally, why.partition(":")[0], n))
            self.emit(Scored(seat=seat, points=n, why=why))

    def leave_hand(self, seat: int, card: str, there: str, why: str) -> None:
        """A card goes from the hand to a place where all see it."""
        hand = list(self.s.traders[seat].hand)
        hand.remove(card)
        self.trader(seat, hand=tuple(hand))
        self.moved(f"card:{card}", 1, f"hand:{seat}", there, why)

    def _between(self, thing: str, n: int, stock: str, seat: int, why: str) -> None:
        here, there = (stock, f"seat:{seat}") if n > 0 else (f"seat:{seat}", stock)
        self.moved(thing, abs(n), here, there, why)


POWERS = Powers(lambda card: content().cards[card].lasting)
rules: Rules[v.State, Pen] = Rules(Pen, v.Run, v.Choose, v.Rest)
rules.carriers(v.Seq, v.AnyOrder, v.OneOf, v.May, v.When, v.UpTo, v.Rest)


@rules.reads(v.Built)
def built(s: v.State, seat: int, number: v.Built) -> int:
    """The cards that a seat has built."""
    return len(s.traders[seat].built)
