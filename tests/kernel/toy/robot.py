"""The opponent of a trader who plays alone: it walks on, bumps, and salvages what was discarded."""

from collections.abc import Iterator

from core.kernel.frames import Frame, Offer, Proceed, Reason
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import content
from tests.kernel.toy.rules import Pen, rules


def turn_of(s: v.State, seat: int) -> v.Run:
    """The turn of a seat: the robot's goes step by step."""
    if seat == s.robot:
        middle: tuple[v.AWork, ...] = (v.Paced(step=v.Walk()), v.Paced(step=v.Salvage()))
    else:
        middle = (v.Send(), v.Act(), v.Finish())
    return v.Run(seat=seat, src="turn", todo=(v.StartTurn(), *middle, v.PassTurn()))


def consolation(s: v.State, seat: int) -> v.AnEffect:
    """What a bumped worker gets."""
    if seat == s.robot:
        return v.Gain(points=1)
    return v.OneOf(todo=(v.Gain(money=1), v.Gain(rep=1)))


@rules.does(v.Paced)
def announce(t: Pen, f: Frame, e: v.Paced) -> None:
    """A question with a single answer, so that the match can be followed."""
    t.push(v.Watch(seat=f.seat, src=f.src, step=e.step))


@rules.offers(v.Watch)
def proceed(s: v.State, q: v.Watch) -> Iterator[Offer]:
    """The robot decides nothing."""
    yield Proceed()


@rules.answers(v.Watch, Proceed)
def take_step(t: Pen, q: v.Watch, c: Proceed) -> None:
    """A step that can't be done is passed over."""
    rules.do(t, q, q.step)


def nothing_discarded(s: v.State, f: Frame, e: v.Salvage) -> Reason | None:
    """The pile is empty."""
    return None if s.discard else v.NothingDiscarded()


@rules.does(v.Salvage, nothing_discarded)
def salvage(t: Pen, f: Frame, e: v.Salvage) -> None:
    """The card leaves the match."""
    card = t.s.discard[-1]
    t.set(discard=t.s.discard[:-1], box=(*t.s.box, card))
    t.moved(f"card:{card}", 1, "discard", "box", "salvage")
    t.score(f.seat, 1, "salvage")


def next_site(site: str) -> str:
    """The one after this, round and round; from home the first."""
    ring = tuple(content().sites)
    return ring[(ring.index(site) + 1) % len(ring)] if site else ring[0]
