"""The display of blueprints: taking from it, sliding and refilling (GC-B4, GC-B22, GC-B23)."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import TakeBlueprint
from core.galactic_cruise.questions import PickBlueprint
from core.galactic_cruise.reasons import NothingToTake
from core.galactic_cruise.rules import Pen, acting, limit, rules
from core.galactic_cruise.state import State
from core.kernel.frames import Frame, Offer, Reason, Stop
from core.kernel.rules import Decline


def draw_blueprint(t: Pen) -> str:
    """The next one of the tray, which the discarded ones renew; empty when there are none left (GC-B23)."""
    if not t.s.tray and t.s.dropped:
        for id_ in t.s.dropped:
            t.moved(f"blueprint:{id_}", 1, "discard", "tray", "reshuffle")
        t.set(tray=t.shuffled(t.s.dropped, "blueprints"), dropped=())
    if not t.s.tray:
        return ""
    t.reveal()
    id_, *rest = t.s.tray
    t.set(tray=tuple(rest))
    t.moved(f"blueprint:{id_}", 1, "tray", "display", "refill")
    return id_


def fill_gaps(t: Pen) -> None:
    """Empty spaces from bottom to top, without sliding (GC-T26)."""
    for n, id_ in enumerate(t.s.blueprints):
        if not id_:
            drawn = draw_blueprint(t)
            t.set(blueprints=(*t.s.blueprints[:n], drawn, *t.s.blueprints[n + 1 :]))


def slide(t: Pen) -> None:
    """What is left slides down, then the spaces above are filled (GC-B22)."""
    if "" in t.s.blueprints:
        left = tuple(id_ for id_ in t.s.blueprints if id_)
        t.set(blueprints=(*left, *("",) * (len(t.s.blueprints) - len(left))))
        fill_gaps(t)


@rules.does(e.Slide)
def slide_now(t: Pen, f: Frame, effect: e.Slide) -> None:
    """GC-S26, GC-B22."""
    slide(t)


def leave_display(t: Pen, blueprint: str, there: str, why: str) -> None:
    """A gap stays until the end of the action (GC-B22)."""
    t.set(blueprints=tuple("" if id_ == blueprint else id_ for id_ in t.s.blueprints))
    t.moved(f"blueprint:{blueprint}", 1, "display", there, why)


def to_stock(t: Pen, seat: int, blueprint: str, why: str) -> None:
    """From the display to a player's stock."""
    leave_display(t, blueprint, f"plans:{seat}", why)
    t.player(seat, blueprints=(*t.s.players[seat].blueprints, blueprint))


def empty_display(s: State, f: Frame, effect: e.Acquire) -> Reason | None:
    """GC-Q22."""
    return None if any(s.blueprints) else NothingToTake()


@rules.does(e.Acquire, empty_display, Decline.WITHIN)
def acquire(t: Pen, f: Frame, effect: e.Acquire) -> None:
    """GC-B4."""
    rules.do(t, f, e.MoreBlueprints(left=effect.n))


@rules.does(e.MoreBlueprints)
def more_blueprints(t: Pen, f: Frame, effect: e.MoreBlueprints) -> None:
    """More, also by what has raised the limit since the first; outside an action the slide follows (GC-B22)."""
    if limit(t.s, f.seat, "blueprints", effect.left) > 0 and any(t.s.blueprints):
        t.push(PickBlueprint(seat=f.seat, src=f.src, left=effect.left))
    else:
        _enough(t)


def _enough(t: Pen) -> None:
    if not acting(t.s):
        slide(t)


@rules.offers(PickBlueprint)
def blueprints(s: State, q: PickBlueprint) -> Iterator[Offer]:
    """Free of charge (GC-B4)."""
    for blueprint in s.blueprints:
        if blueprint:
            yield TakeBlueprint(blueprint=blueprint)
    yield Stop()


@rules.answers(PickBlueprint, TakeBlueprint)
def take_blueprint(t: Pen, q: PickBlueprint, c: TakeBlueprint) -> None:
    """GC-B4: no limit within the turn (GC-T25)."""
    to_stock(t, q.seat, c.blueprint, q.src)
    rules.do(t, q, e.MoreBlueprints(left=q.left - 1))


@rules.answers(PickBlueprint, Stop)
def enough_blueprints(t: Pen, q: PickBlueprint, c: Stop) -> None:
    """GC-B22."""
    _enough(t)
