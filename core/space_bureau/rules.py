"""The pen of Space Bureau and the `Rules` object in which its chapters register."""

from typing import Any

from msgspec.structs import replace

from core.kernel.events import Scored
from core.kernel.frames import On
from core.kernel.pen import Tx
from core.kernel.powers import Powers
from core.kernel.rules import Rules
from core.kernel.tuples import added, put
from core.space_bureau import effects as e
from core.space_bureau.components import content
from core.space_bureau.events import FuelLost
from core.space_bureau.questions import Choose, Run
from core.space_bureau.state import Captain, State

TRACK = 15
LIMITER = 3
"""Spaces of the fuel track that a limiter covers (SB-9)."""


def cap(c: Captain) -> int:
    """The usable length of the fuel track: 9, then 12, then 15 (SB-9, SB-39)."""
    return TRACK - LIMITER * c.limiters


def free_spaces(c: Captain) -> int:
    """Free spaces between fuel and samples (SB-33)."""
    return cap(c) - c.fuel - sum(c.samples)


class Pen(Tx[State]):
    """Writes a step of Space Bureau."""

    __slots__ = ()

    def captain(self, seat: int, **fields: Any) -> None:
        """Replace fields of a captain."""
        all_ = self.s.captains
        self.s = replace(self.s, captains=put(all_, seat, replace(all_[seat], **fields)))

    def gain_fuel(self, seat: int, n: int, why: str) -> None:
        """Fuel up to the room there is; the rest is lost (SB-29)."""
        c = self.s.captains[seat]
        gained = min(n, free_spaces(c))
        self.captain(seat, fuel=c.fuel + gained)
        self.moved("fuel", gained, "supply", f"seat:{seat}", why)
        if gained < n:
            self.emit(FuelLost(seat=seat, n=n - gained, why=why, by_itself=self.by_itself))

    def pay_fuel(self, seat: int, n: int, why: str) -> None:
        """Fuel goes back to the supply (SB-31)."""
        self.captain(seat, fuel=self.s.captains[seat].fuel - n)
        self.moved("fuel", n, f"seat:{seat}", "supply", why)

    def samples(self, seat: int, colour: e.Colour, n: int, why: str) -> None:
        """One sample more (n = 1) or less (n = -1); samples stay packed to the right by themselves (SB-Q12)."""
        c = self.s.captains[seat]
        i = e.COLOURS.index(colour)
        self.captain(seat, samples=put(c.samples, i, c.samples[i] + n))
        here, there = ("supply", f"seat:{seat}") if n > 0 else (f"seat:{seat}", "supply")
        self.moved(f"sample:{colour}", abs(n), here, there, why)

    def score(self, seat: int, n: int, why: str) -> None:
        """Credits, told by source (SB-45)."""
        if n:
            c = self.s.captains[seat]
            self.captain(seat, credits=c.credits + n, tally=added(c.tally, why.partition(":")[0], n))
            self.emit(Scored(seat=seat, points=n, why=why))


def _says(source: str) -> tuple[On, ...]:
    return (content().abilities[source.removeprefix("ability:")].trigger,)


POWERS = Powers(_says)
rules: Rules[State, Pen] = Rules(Pen, Run, Choose, e.Rest)
rules.carriers(e.AnyOrder, e.OneOf, e.May, e.UpTo, e.Rest)
