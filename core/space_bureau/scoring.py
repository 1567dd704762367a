"""The last scoring, standings and solo ranks."""

from core.kernel.game import Standing
from core.space_bureau.components import Rank, content
from core.space_bureau.rules import Pen
from core.space_bureau.state import State

SET = 6
"""Credits for one sample of each colour at the end (SB-91)."""


def score_sets(t: Pen) -> None:
    """Sets of one sample of each colour (SB-91)."""
    for seat, c in enumerate(t.s.captains):
        t.score(seat, SET * min(c.samples), "sets")


def solo_rank(credits: int, with_ability: bool) -> Rank:
    """The rank of the solo game (SB-97, SB-98, SB-99, SB-Q30, SB-Q31)."""
    reached = [r for r in content().ranks if credits >= (r.with_ability if with_ability else r.plain)]
    return reached[-1]


def standings(s: State) -> tuple[Standing, ...]:
    """Most credits first, then most fuel; who is level there shares the place (SB-92, SB-Q41, SB-Q42)."""
    results = [(c.credits, c.fuel) for c in s.captains]
    solo = len(results) == 1
    return tuple(
        Standing(
            seat=seat,
            score=c.credits,
            rank=1 + sum(other > results[seat] for other in results),
            breakdown=c.tally,
            title=solo_rank(c.credits, s.with_abilities).id if solo else "",
        )
        for seat, c in enumerate(s.captains)
    )
