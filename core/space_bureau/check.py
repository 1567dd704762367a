"""What a decoded state may still have wrong."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from core.kernel.frames import Question
from core.kernel.game import Problem
from core.space_bureau.components import content, content_ids
from core.space_bureau.effects import Rest, ShipChoice
from core.space_bureau.questions import Choose, PickShip, Run
from core.space_bureau.refill import QUEUE
from core.space_bureau.rules import cap, rules
from core.space_bureau.setup import OFFICES, all_bag_agents, stack_hexes, starting_agents, starting_place
from core.space_bureau.state import CELLS, State

SOURCES = frozenset(
    [
        "ability",
        "cell",
        "dead-end",
        "flight",
        "hex",
        "inspector",
        "landing",
        "office",
        "redraw",
        "refill",
        "room",
        "sets",
        "setup",
        "storage",
        "turn",
    ]
)
"""What a gain or a frame may come from, besides a single piece of content."""


def check(s: State) -> Problem | None:
    """The first fault found: unknown ids, broken sums, or a stack that makes no sense."""
    for find in CHECKS:
        for problem in find(s):
            return problem
    return None


def _captains(s: State) -> Iterator[Problem]:
    known = content()
    if not 1 <= len(s.captains) <= 4:
        yield Problem("count", "captains", str(len(s.captains)))
    if s.first >= len(s.captains):
        yield Problem("seat", "first", str(s.first))
    for n, c in enumerate(s.captains):
        where = f"captains[{n}]"
        if c.side not in known.ships and (c.side or not _choosing(s, n)):
            yield Problem("unknown", f"{where}.side", c.side)
        if c.ability and c.ability not in known.abilities:
            yield Problem("unknown", f"{where}.ability", c.ability)
        if len(c.cells) != CELLS:
            yield Problem("count", f"{where}.cells", str(len(c.cells)))
        if c.room >= len(known.rooms):
            yield Problem("unknown", f"{where}.room", str(c.room))
        if c.fuel + sum(c.samples) > cap(c):
            yield Problem("sum", f"{where}.fuel", str(c.fuel + sum(c.samples)))
        if sum(points for _, points in c.tally) != c.credits:
            yield Problem("sum", f"{where}.credits", str(c.credits))
        for source, _ in c.tally:
            if source not in SOURCES:
                yield Problem("unknown", f"{where}.tally", source)
        if any(have > start for have, start in zip(c.offices, OFFICES, strict=True)):
            yield Problem("count", f"{where}.offices", str(c.offices))
        if not any(h.at == c.at for h in s.universe):
            yield Problem("place", f"{where}.at", str(c.at))
        if any(line >= 10 for line in c.lines):
            yield Problem("unknown", f"{where}.lines", str(c.lines))


def _agents(s: State) -> Iterator[Problem]:
    known = content().agents
    found = Counter((*s.bag, *s.queue, *s.box, *s.returned))
    for c in s.captains:
        found.update(c.reserve)
        found.update(agent.kind for agent in c.cells if agent is not None)
    for kind in found:
        if kind not in known:
            yield Problem("unknown", "agent", kind)
    wanted = Counter(all_bag_agents())
    for _ in s.captains:
        wanted.update(starting_agents())
    if found != wanted:
        yield Problem("sum", "agents", str(found.total()))
    if len(s.queue) > QUEUE:
        yield Problem("count", "queue", str(len(s.queue)))


def _hexes(s: State) -> Iterator[Problem]:
    known = content().hexes
    players = len(s.captains)
    ids = [h.id for h in s.universe] + list(s.unexplored)
    for id_ in ids:
        if id_ not in known:
            yield Problem("unknown", "hex", id_)
    starting = [h.id for h in known.values() if starting_place(h, players) is not None]
    if Counter(ids) != Counter([*starting, *stack_hexes(players)]):
        yield Problem("sum", "hexes", str(len(ids)))
    if len({h.at for h in s.universe}) != len(s.universe):
        yield Problem("place", "hexes", str(len(s.universe)))
    if any(h.office is not None and h.office >= players for h in s.universe):
        yield Problem("seat", "offices", str(players))


def _choosing(s: State, seat: int) -> bool:
    """Whether this captain has still to choose a ship."""
    return any(
        frame.seat == seat
        and (
            isinstance(frame, PickShip)
            or (isinstance(frame, Run) and any(isinstance(e, ShipChoice) for e in frame.todo))
        )
        for frame in s.stack
    )


def _positions(e: Choose | Rest) -> bool:
    """Whether what is left names parts that there are, each once and in order."""
    rising = all(a < b for a, b in pairwise(e.left))
    return rising and len(e.used) == len(e.todo) and (not e.left or e.left[-1] < len(e.todo))


def _turns(s: State) -> Iterator[Problem]:
    if s.final_turns is not None and s.stack and not 1 <= s.final_turns <= len(s.captains) + 1:
        yield Problem("count", "final_turns", str(s.final_turns))


def _stack(s: State) -> Iterator[Problem]:
    for n, frame in enumerate(s.stack):
        where = f"stack[{n}]"
        if frame.seat >= len(s.captains):
            yield Problem("seat", where, str(frame.seat))
        if isinstance(frame, Question) != (n == len(s.stack) - 1):
            yield Problem("stack", where, type(frame).__name__)
        if isinstance(frame, Run) and not frame.todo:
            yield Problem("stack", where, "empty")
        if frame.src not in SOURCES and frame.src not in content_ids():
            yield Problem("unknown", f"{where}.src", frame.src)
        parts: tuple[object, ...] = frame.todo if isinstance(frame, Run) else (frame,)
        if not all(_positions(part) for part in parts if isinstance(part, Choose | Rest)):
            yield Problem("stack", where, "positions")
    if s.stack and not rules.legal(s):
        yield Problem("stack", "question", type(s.stack[-1]).__name__)


CHECKS: tuple[Callable[[State], Iterator[Problem]], ...] = (_captains, _agents, _hexes, _turns, _stack)
