"""What a seat may know, and full states that fit it."""

from collections import Counter

from msgspec.structs import replace

from core.kernel.chance import shuffled, stream
from core.kernel.record import HIDDEN
from core.space_bureau.setup import all_bag_agents, stack_hexes, starting_agents
from core.space_bureau.state import State


def view(s: State) -> State:
    """Everything is open but the bag, the box and the hex stack; the solo game shows its top hex (SB-Q27, SB-Q53)."""
    seen = 1 if len(s.captains) == 1 else 0
    return replace(
        s,
        seed=0,
        chance=(),
        bag=(HIDDEN,) * len(s.bag),
        box=(HIDDEN,) * len(s.box),
        unexplored=(*s.unexplored[:seen], *(HIDDEN,) * len(s.unexplored[seen:])),
    )


def unseen_agents(s: State) -> tuple[str, ...]:
    """The agents that must be in bag and box, by what lies open."""
    left = Counter(all_bag_agents())
    for _ in s.captains:
        left.update(starting_agents())
    for c in s.captains:
        left.subtract(c.reserve)
        left.subtract(agent.kind for agent in c.cells if agent is not None)
    left.subtract(s.queue)
    left.subtract(s.returned)
    return tuple(left.elements())


def resample(s: State, seed: int) -> State:
    """Hidden pieces dealt anew from what can't be seen."""
    agents = shuffled(unseen_agents(s), stream(seed, "bag", 0))
    known = tuple(h for h in s.unexplored if h != HIDDEN)
    open_ = {h.id for h in s.universe}.union(known)
    hidden = tuple(h for h in stack_hexes(len(s.captains)) if h not in open_)
    hexes = shuffled(hidden, stream(seed, "hexes", 0))
    bag = len(s.bag)
    return replace(s, seed=seed, bag=agents[:bag], box=agents[bag:], unexplored=(*known, *hexes))
