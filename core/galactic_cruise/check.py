"""What a decoded state may still have wrong."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from core.galactic_cruise import effects as e
from core.galactic_cruise.agendas import SPACES
from core.galactic_cruise.components import content, content_ids
from core.galactic_cruise.holdings import holdings
from core.galactic_cruise.marketing import GUEST_SPACES
from core.galactic_cruise.questions import Choose, NpcArrives, PickGuest, Run
from core.galactic_cruise.rules import LOCATIONS, WALKWAYS, rules
from core.galactic_cruise.setup import CRUISES, DOCK, NPC_DEVELOPMENTS, PER_KIND, PLANS, TECHNOLOGIES, starred_ships
from core.galactic_cruise.state import NEUTRAL, NPC, Player, State
from core.kernel.frames import Frame, Question
from core.kernel.game import Problem

SOURCES = frozenset(
    {
        "access",
        "action",
        "agenda",
        "agm",
        "bump",
        "cockpit",
        "columns",
        "cruise",
        "development",
        "engine",
        "expert",
        "final-recall",
        "funding",
        "guests",
        "launch",
        "left-behind",
        "limit",
        "meeting",
        "progress",
        "refresh",
        "reputation",
        "reputation-track",
        "segments",
        "setup",
        "start",
        "supplies",
        "technology",
        "token",
        "turn",
        "upgrade",
    }
)
"""What a gain or a frame may come from, besides a single piece of content."""
AREAS = WALKWAYS + TECHNOLOGIES


def check(s: State) -> Problem | None:
    """The first fault found: unknown ids, broken sums, or a stack that makes no sense."""
    for find in CHECKS:
        for problem in find(s):
            return problem
    return None


def _board(s: State) -> Iterator[Problem]:
    c = content()
    seats = len(s.players)
    if not 2 <= seats <= 4:
        yield Problem("count", "players", str(seats))
        return
    if s.first >= seats:
        yield Problem("seat", "first", str(s.first))
    for where, found, wanted in (
        ("network", len(s.network), LOCATIONS),
        ("actions", len(s.actions), LOCATIONS),
        ("areas", len(s.areas), AREAS),
        ("technologies", len(set(s.technologies)), TECHNOLOGIES),
        ("agendas", len(s.agendas), SPACES),
        ("blueprints", len(s.blueprints), PLANS),
        ("cockpits", len(s.cockpits), DOCK),
        ("engines", len(s.engines), DOCK),
        ("market", len(s.market), CRUISES[seats]),
    ):
        if found != wanted:
            yield Problem("count", where, str(found))
    if Counter(action for pair in s.actions for action in pair) != Counter(e.ACTIONS):
        yield Problem("sum", "actions", str(len(s.actions)))
    for where, ids, known in (
        ("technologies", (*s.technologies, *s.spare), c.technologies),
        ("expert_tile", (s.expert_tile,), c.experts),
        ("goal_tile", (s.goal_tile,), c.goal_tiles),
        ("guest_bonus", s.guest_bonus, c.guest_bonus),
    ):
        for id_ in ids:
            if id_ not in known:
                yield Problem("unknown", where, id_)
    owners = {*range(seats), NEUTRAL, NPC}
    for area, there in enumerate(s.areas):
        if len(set(there)) != len(there) or not owners.issuperset(there):
            yield Problem("seat", f"areas[{area}]", str(there))
    for n, cubes in enumerate(s.track):
        if not owners.issuperset(cubes):
            yield Problem("seat", f"track[{n}]", str(cubes))
    if any(sum(slot.guests) > GUEST_SPACES for slot in s.market):
        yield Problem("count", "market", "guests")


def _players(s: State) -> Iterator[Problem]:
    c = content()
    for n, p in enumerate(s.players):
        where = f"players[{n}]"
        if sum(points for _, points in p.tally) != p.points:
            yield Problem("sum", f"{where}.points", str(p.points))
        for source, _ in p.tally:
            if source not in SOURCES:
                yield Problem("unknown", f"{where}.tally", source)
        for upgrade in p.upgrades:
            if upgrade not in c.upgrades:
                yield Problem("unknown", f"{where}.upgrades", upgrade)
        for name, once in (("goals", p.goals), ("unhired", p.unhired), ("upgrades", p.upgrades)):
            if len(set(once)) != len(once):
                yield Problem("count", f"{where}.{name}", str(once))
        if p.flipped and p.flipped not in p.tower:
            yield Problem("place", f"{where}.flipped", p.flipped)
        if p.scheduled and not any(slot.cruise == p.scheduled for slot in s.market):
            yield Problem("place", f"{where}.scheduled", p.scheduled)
        yield from _tokens(p, where)
        for ship in p.ships:
            if ship.pilot and not ship.cruise:
                yield Problem("place", f"{where}.ships", ship.pilot)
            if ship.cruise and ship.cruise in c.cruises and ship.stop > len(c.cruises[ship.cruise].stops):
                yield Problem("place", f"{where}.ships", str(ship.stop))


def _tokens(p: Player, where: str) -> Iterator[Problem]:
    engines = [ship.token for ship in p.ships if ship.token]
    lying = [*p.tower, *engines, *p.spent]
    for token in lying:
        if token not in content().tokens:
            yield Problem("unknown", f"{where}.tower", token)
    if len(set(lying)) != len(lying) or len(lying) + len(p.upgrades) != len(content().tokens):
        yield Problem("sum", f"{where}.tower", str(len(lying)))


def _pieces(s: State) -> Iterator[Problem]:
    """Everything of which there is a fixed number lies somewhere, and nothing else does."""
    c = content()
    seats = range(len(s.players))
    first = starred_ships()[: len(s.players)]
    drawn = [id_ for id_, tile in c.cockpits.items() if not tile.starred] + [ship.cockpit for ship in first]
    engines = [id_ for id_, tile in c.engines.items() if not tile.starred] + [ship.engine for ship in first]
    wanted: Counter[str] = Counter()
    for thing, ids in (
        ("agenda", list(c.agendas)),
        ("blueprint", list(c.blueprints)),
        ("cockpit", drawn),
        ("engine", engines),
        ("cruise", list(c.cruises)),
    ):
        wanted.update(f"{thing}:{id_}" for id_ in ids)
    wanted.update({f"guest:{kind}": PER_KIND for kind in e.KINDS})
    for seat in seats:
        wanted.update({f"development:{seat}": 9, f"worker:{seat}": 2, f"expert:{seat}": 2})
    if len(s.players) == 2:
        wanted.update({"development:npc": NPC_DEVELOPMENTS, "worker:npc": 2, "expert:npc": 2})
    found: Counter[str] = Counter()
    for (_, thing), n in holdings(s).items():
        if thing.partition(":")[0] in PIECES and thing != "development:neutral":
            found[thing] += n
    for thing in sorted(wanted.keys() | found.keys()):
        if found[thing] != wanted[thing]:
            yield Problem("sum", thing, str(found[thing]))


PIECES = frozenset({"agenda", "blueprint", "cockpit", "engine", "cruise", "guest", "development", "worker", "expert"})
"""Things of which there is a fixed number."""


def _stack(s: State) -> Iterator[Problem]:
    for n, frame in enumerate(s.stack):
        where = f"stack[{n}]"
        if frame.seat >= len(s.players):
            yield Problem("seat", where, str(frame.seat))
            return
        if isinstance(frame, Run) and not frame.todo:
            yield Problem("stack", where, "empty")
        if frame.src not in content_ids() and frame.src not in SOURCES:
            yield Problem("unknown", f"{where}.src", frame.src)
        parts: tuple[object, ...] = frame.todo if isinstance(frame, Run) else (frame,)
        for part in parts:
            if not _sound(s, frame, part):
                yield Problem("stack", where, type(part).__name__)
                return
    if s.stack and not isinstance(s.stack[-1], Question):
        yield Problem("stack", "top", type(s.stack[-1]).__name__)
    elif s.stack and not rules.legal(s):
        yield Problem("stack", "question", type(s.stack[-1]).__name__)


def _sound(s: State, frame: Frame, part: object) -> bool:
    """Whether a frame or a piece of work names only what is there."""
    p = s.players[frame.seat]
    match part:
        case Choose() | e.Rest():
            rising = all(a < b for a, b in pairwise(part.left))
            return rising and len(part.used) == len(part.todo) and (not part.left or part.left[-1] < len(part.todo))
        case PickGuest() | e.MoreGuests() | e.SellTicket():
            return any(slot.cruise == part.cruise for slot in s.market)
        case e.Install():
            return part.ship < len(p.ships) and part.blueprint in (*p.blueprints, *s.blueprints)
        case NpcArrives():
            return part.here < LOCATIONS and part.passed < LOCATIONS - 1
        case _:
            ship = getattr(part, "ship", None)
            return ship is None or ship < len(p.ships)


CHECKS: tuple[Callable[[State], Iterator[Problem]], ...] = (_board, _players, _pieces, _stack)
