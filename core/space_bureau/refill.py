"""Phase 3: an agent from the queue, the queue refilled; then the next turn, or the end."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.events import MatchEnded, TurnStarted
from core.kernel.frames import Frame, Offer, Refusal
from core.kernel.tuples import less
from core.space_bureau.choices import Redraw, TakeAgent
from core.space_bureau.components import content
from core.space_bureau.effects import PassTurn, Place, Refill, RefillQueue, StartTurn
from core.space_bureau.events import LastRoundBegan, QueueFilled, QueueReturned
from core.space_bureau.questions import PickAgent, Run
from core.space_bureau.reasons import BagEmpty, MixedQueue, RedrawnAlready
from core.space_bureau.rules import Pen, rules
from core.space_bureau.scoring import score_sets
from core.space_bureau.state import State, Turn

QUEUE = 3
"""Agents in the queue (SB-6)."""
ROUNDS = {1: 14, 2: 14, 3: 13, 4: 13}
"""Turns of each captain by number of players; in the solo game they are a rule, else they follow (SB-90, SB-96)."""


@rules.does(StartTurn)
def start_turn(t: Pen, f: Frame, e: StartTurn) -> None:
    """Place an agent and use its cell, refill, pass (SB-15); what lasted the former turn is gone (SB-73, SB-85)."""
    t.set(turn=Turn(n=t.s.turn.n + 1))
    t.emit(TurnStarted(seat=f.seat))
    rules.do(t, f, Place(), Refill(), RefillQueue(), PassTurn())


@rules.does(Refill)
def ask_for_recruit(t: Pen, f: Frame, e: Refill) -> None:
    """SB-86; nobody takes an agent that can't be placed any more (SB-Q2)."""
    if t.s.final_turns is None:
        t.push(PickAgent(seat=f.seat, src=f.src))


@rules.offers(PickAgent)
def recruits(s: State, q: PickAgent) -> Iterator[Offer]:
    """The agents of the queue; three of one type may be redrawn once a turn (SB-86, SB-87, SB-Q25, SB-Q26)."""
    for kind in sorted(set(s.queue)):
        yield TakeAgent(agent=kind)
    if s.turn.redrawn:
        yield Refusal(Redraw(), RedrawnAlready())
    elif len({content().agents[kind].type for kind in s.queue}) > 1:
        yield Refusal(Redraw(), MixedQueue())
    elif not s.bag:
        yield Refusal(Redraw(), BagEmpty())
    else:
        yield Redraw()


@rules.answers(PickAgent, TakeAgent)
def take_agent(t: Pen, q: PickAgent, choice: TakeAgent) -> None:
    """SB-86."""
    reserve = (*t.s.captains[q.seat].reserve, choice.agent)
    t.set(queue=less(t.s.queue, choice.agent))
    t.captain(q.seat, reserve=tuple(sorted(reserve)))
    t.moved(f"agent:{choice.agent}", 1, "queue", f"reserve:{q.seat}", q.src)


@rules.answers(PickAgent, Redraw)
def redraw(t: Pen, q: PickAgent, choice: Redraw) -> None:
    """SB-87, SB-Q25: first all three go back, then three are drawn."""
    for kind in t.s.queue:
        t.moved(f"agent:{kind}", 1, "queue", "bag", "redraw")
    t.emit(QueueReturned())
    bag = t.shuffled((*t.s.bag, *t.s.queue), "bag")
    t.set(queue=(), bag=bag, turn=replace(t.s.turn, redrawn=True))
    draw(t, QUEUE, "redraw")
    t.push(q)


def draw(t: Pen, n: int, why: str) -> None:
    """The next tiles of the bag join the queue."""
    t.reveal()
    drawn = t.s.bag[:n]
    t.set(bag=t.s.bag[n:], queue=(*t.s.queue, *drawn))
    for kind in drawn:
        t.moved(f"agent:{kind}", 1, "bag", "queue", why)
    t.emit(QueueFilled(agents=drawn))


@rules.does(RefillQueue)
def refill_queue(t: Pen, f: Frame, e: RefillQueue) -> None:
    """A tile for the queue; where there is none, everybody has one more turn (SB-88, SB-89, SB-96, SB-Q1).

    The solo game is over after its printed number of turns, when the bag has just been emptied.
    """
    s = t.s
    if s.final_turns is not None:
        return
    if s.bag:
        draw(t, 1, "refill")
    last = s.turn.n == ROUNDS[1] - 1 if len(s.captains) == 1 else not s.bag
    if last:
        t.set(final_turns=len(s.captains) + 1)
        t.emit(LastRoundBegan())


@rules.does(PassTurn)
def pass_turn(t: Pen, f: Frame, e: PassTurn) -> None:
    """The token goes left; after the last turn the sets are scored (SB-13, SB-16, SB-89 to SB-91)."""
    left = t.s.final_turns
    if left is not None:
        t.set(final_turns=left - 1)
    if left == 1:
        score_sets(t)
        t.emit(MatchEnded())
    else:
        following = (f.seat + 1) % len(t.s.captains)
        t.push(Run(seat=following, src="turn", todo=(StartTurn(),)))
