"""Where every piece lies, for the check that events balance."""

from collections import Counter

from core.space_bureau.choices import TOKENS
from core.space_bureau.effects import COLOURS
from core.space_bureau.setup import LIMITERS, OFFICES
from core.space_bureau.state import State

MINTED = frozenset({"fuel", "points", *(f"sample:{colour}" for colour in COLOURS)})
"""Fuel and credits are marked on tracks, and the stock of samples is no limit (SB-Q14)."""


def holdings(s: State) -> dict[tuple[str, str], int]:
    """(place, thing) to how many lie there."""
    found: Counter[tuple[str, str]] = Counter()
    for seat, c in enumerate(s.captains):
        here = f"seat:{seat}"
        found[here, "points"] += c.credits
        found[here, "fuel"] += c.fuel
        found[here, "limiter"] += c.limiters
        found["box", "limiter"] += LIMITERS - c.limiters
        for colour, n in zip(COLOURS, c.samples, strict=True):
            found[here, f"sample:{colour}"] += n
        for token, start, n in zip(TOKENS, OFFICES, c.offices, strict=True):
            found[here, f"office:{token}"] += n
            found["universe", f"office:{token}"] += start - n
        found.update((f"reserve:{seat}", f"agent:{kind}") for kind in c.reserve)
        found.update((f"ship:{seat}", f"agent:{agent.kind}") for agent in c.cells if agent is not None)
    for place, agents in (("bag", s.bag), ("queue", s.queue), ("box", s.box), ("box", s.returned)):
        found.update((place, f"agent:{kind}") for kind in agents)
    found.update(("stack", f"hex:{id_}") for id_ in s.unexplored)
    found.update(("universe", f"hex:{h.id}") for h in s.universe)
    return dict(found)
