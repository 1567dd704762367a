"""Placing workers: whom it sends home, and where NPC workers go."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import BumpOwn, SkipOn
from core.galactic_cruise.events import NpcMoved, WorkerBumped, WorkerPlaced
from core.galactic_cruise.gains import come_home, leave_network
from core.galactic_cruise.questions import NpcArrives
from core.galactic_cruise.rules import LOCATIONS, Pen, allowed, fire, rules
from core.galactic_cruise.state import NPC, State, Worker
from core.kernel.frames import Frame, Offer
from core.kernel.tuples import put


def place_worker(t: Pen, f: Frame, at: int, expert: bool) -> None:
    """A worker goes to a location (GC-T4).

    First whoever stood there goes, with bonus or on to the next location, then the expert's ability (GC-Q18).
    """
    p = t.s.players[f.seat]
    there = t.s.network[at]
    t.player(f.seat, home=p.home - (not expert), experts=p.experts - expert)
    t.set(network=put(t.s.network, at, Worker(owner=f.seat, expert=expert)))
    t.turn(at=at, expert=expert)
    t.moved(f"{'expert' if expert else 'worker'}:{f.seat}", 1, f"home:{f.seat}", f"network:{at}", f.src)
    t.emit(WorkerPlaced(seat=f.seat, at=at, expert=expert))
    if expert:
        fire(t, f.seat, "expert-placed", expert=True)
    if there is None:
        return
    if there.owner == NPC:
        rules.do(t, f, e.NpcMoves(here=at, passed=0, expert=there.expert))
    else:
        bump(t, f.seat, there, at)


def bump(t: Pen, by: int, worker: Worker, at: int) -> None:
    """A worker goes home and its owner gains a funding bonus (GC-T5, GC-25); experts may like it (GC-B21, GC-Q21)."""
    if t.s.turn.expert:
        fire(t, by, "expert-bumps", expert=True)
    t.emit(WorkerBumped(seat=worker.owner, by=by, at=at, expert=worker.expert))
    come_home(t, worker.owner, worker.expert, f"network:{at}", "bump", e.Bonus(by=by))


# NPC workers. The newly placed worker has taken the place that they leave.


def npc_passes(s: State, seat: int, here: int, passed: int, expert: bool) -> int:
    """How many locations an NPC worker has passed, these counted, when it comes to the next that is open to it.

    A seat has made it move (GC-22, GC-23, GC-26, GC-27, GC-Q63).
    """
    ways = range(LOCATIONS - 1)
    for n in ways[passed:]:
        there = s.network[npc_place(here, n)]
        if there is None:
            if not expert:
                return n
        elif there.owner not in (seat, NPC) or (there.owner == seat and allowed(s, seat, "self-bump")):
            return n
    return next(n for n in ways if s.network[npc_place(here, n)] is None)


def npc_place(here: int, passed: int) -> int:
    """The location to which an NPC worker comes, clockwise, after passing so many (GC-22)."""
    return (here + passed + 1) % LOCATIONS


def npc_goes(s: State, seat: int, here: int, npc: Worker) -> tuple[int, Worker | None]:
    """Where an NPC worker goes when a seat places here, and the rival's worker that it bumps there (GC-22, GC-25).

    Passing own workers is up to the seat and isn't foreseen.
    """
    at = npc_place(here, npc_passes(s, seat, here, 0, npc.expert))
    there = s.network[at]
    return at, None if there is None or there.owner == seat else there


@rules.does(e.NpcMoves)
def npc_moves(t: Pen, f: Frame, effect: e.NpcMoves) -> None:
    """On to the next location, where the placing player decides about an own worker (GC-22, GC-Q62)."""
    passed = npc_passes(t.s, f.seat, effect.here, effect.passed, effect.expert)
    at = npc_place(effect.here, passed)
    there = t.s.network[at]
    if there is not None and there.owner == f.seat:
        t.push(NpcArrives(seat=f.seat, src=f.src, here=effect.here, passed=passed, expert=effect.expert))
    else:
        npc_stops(t, f, effect, at)


def npc_stops(t: Pen, f: Frame, effect: e.NpcMoves | NpcArrives, at: int) -> None:
    """The NPC worker stays here; a worker it finds is bumped as if by the placing player (GC-25)."""
    there = t.s.network[at]
    if there is not None:
        leave_network(t, at)
        bump(t, f.seat, there, at)
    t.set(network=put(t.s.network, at, Worker(owner=NPC, expert=effect.expert)))
    thing = "expert:npc" if effect.expert else "worker:npc"
    t.moved(thing, 1, f"network:{effect.here}", f"network:{at}", "bump")
    t.emit(NpcMoved(here=effect.here, there=at, expert=effect.expert))


@rules.offers(NpcArrives)
def stay_or_skip(s: State, q: NpcArrives) -> Iterator[Offer]:
    """GC-Q62."""
    yield BumpOwn()
    yield SkipOn()


@rules.answers(NpcArrives, BumpOwn)
def bump_own(t: Pen, q: NpcArrives, c: BumpOwn) -> None:
    """GC-27."""
    npc_stops(t, q, q, npc_place(q.here, q.passed))


@rules.answers(NpcArrives, SkipOn)
def skip_on(t: Pen, q: NpcArrives, c: SkipOn) -> None:
    """GC-27."""
    rules.do(t, q, e.NpcMoves(here=q.here, passed=q.passed + 1, expert=q.expert))


def nearest_npc(s: State) -> int | None:
    """The location of the NPC worker nearest to the top middle, clockwise from it (GC-30, GC-Q64)."""
    return next(
        (at for at, w in enumerate(s.network) if w is not None and w.owner == NPC and not w.expert),
        None,
    )
