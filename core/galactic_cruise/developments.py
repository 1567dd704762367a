"""Building developments, and hiring experts."""

from collections.abc import Iterator

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import BuildAt, HireExpert
from core.galactic_cruise.components import content
from core.galactic_cruise.events import DevelopmentBuilt, ExpertHired, TechnologyInvented
from core.galactic_cruise.gains import come_home
from core.galactic_cruise.paying import charge, lacking, purse_of
from core.galactic_cruise.questions import Due, PickDevelopment, PickExpert
from core.galactic_cruise.reasons import AllHired, NoDevelopmentLeft, OwnDevelopment
from core.galactic_cruise.rules import WALKWAYS, Pen, discount, rules
from core.galactic_cruise.state import Player, State
from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import put

SIDES = ("left", "right")
GREY_PRICE = 3
"""Money for each token in the tower's lower four spaces (GC-B20)."""
ROW_PRICE = 2
"""Money for each development left in the food and oxygen rows (GC-B19)."""


# Developments


def development_due(s: State, seat: int, row: int, off: int) -> tuple[Due, tuple[str, ...]]:
    """What the leftmost development of a row costs, and what makes it cheaper (GC-B15, GC-B27, GC-Q24)."""
    less, helped = discount(s, seat, "development")
    cost = content().board.column_cost[3 - s.players[seat].rows[row]]
    return Due(money=max(0, cost - less - off), flex=e.RESOURCES[row]), helped


def row_barred(s: State, seat: int, row: int, off: int) -> Reason | None:
    """No development left there, or too dear."""
    if not s.players[seat].rows[row]:
        return NoDevelopmentLeft()
    return lacking(purse_of(s, seat, ("development",)), development_due(s, seat, row, off)[0])


def no_development(s: State, f: Frame, effect: e.Develop) -> Reason | None:
    """GC-Q22: some row can be built from. Nine developments never fill all ten areas."""
    why = None
    for row in range(3):
        this = row_barred(s, f.seat, row, effect.off)
        if this is None:
            return None
        why = this if why is None or isinstance(why, NoDevelopmentLeft) else why
    return why


@rules.does(e.Develop, no_development, Decline.WITHIN)
def develop(t: Pen, f: Frame, effect: e.Develop) -> None:
    """GC-B1."""
    t.push(PickDevelopment(seat=f.seat, src=f.src, off=effect.off))


@rules.offers(PickDevelopment)
def developments(s: State, q: PickDevelopment) -> Iterator[Offer]:
    """Any row's leftmost, to any area without an own one; building may be declined (GC-B1, GC-Q25)."""
    for row, name in enumerate(e.RESOURCES):
        why = row_barred(s, q.seat, row, q.off)
        for area, there in enumerate(s.areas):
            choice = BuildAt(row=name, area=area)
            if q.seat in there:
                yield Refusal(choice, OwnDevelopment())
            else:
                yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickDevelopment, BuildAt)
def pay_for_development(t: Pen, q: PickDevelopment, c: BuildAt) -> None:
    """GC-B15: money and the row's resource, in any mix."""
    due, helped = development_due(t.s, q.seat, e.RESOURCES.index(c.row), q.off)
    rules.do(t, q, e.PutDevelopment(row=c.row, area=c.area))
    charge(t, q, due, ("development",), helped=helped)


@rules.answers(PickDevelopment, Stop)
def no_building(t: Pen, q: PickDevelopment, c: Stop) -> None:
    """GC-Q25."""


@rules.does(e.PutDevelopment)
def put_development(t: Pen, f: Frame, effect: e.PutDevelopment) -> None:
    """The first in an area brings a reputation (GC-B16); storage grows by itself (GC-B17)."""
    seat, row = f.seat, e.RESOURCES.index(effect.row)
    rows = t.s.players[seat].rows
    first = not t.s.areas[effect.area]
    t.player(seat, rows=put(rows, row, rows[row] - 1))
    t.moved(f"development:{seat}", 1, f"rows:{seat}", "areas", f.src)
    t.emit(DevelopmentBuilt(seat=seat, row=effect.row, area=effect.area))
    occupy(t, seat, effect.area)
    if first:
        t.rep(seat, 1, "development")


def occupy(t: Pen, owner: int, area: int) -> None:
    """A development of any colour; the first below a technology invents it (GC-B18, GC-29, GC-Q23).

    There is room for any number of colours (GC-C19).
    """
    if area >= WALKWAYS and not t.s.areas[area]:
        t.emit(TechnologyInvented(technology=t.s.technologies[area - WALKWAYS]))
    t.set(areas=put(t.s.areas, area, (*t.s.areas[area], owner)))


# Experts


def expert_cost(p: Player, side: str) -> int:
    """12 to 0: by the lower tokens in the tower, either side up, or by the food and oxygen rows (GC-B19, GC-B20)."""
    if side == "left":
        return GREY_PRICE * sum(not content().tokens[id_].brown for id_ in p.tower)
    return ROW_PRICE * (p.rows[0] + p.rows[1])


def expert_due(s: State, seat: int, side: str) -> tuple[Due, tuple[str, ...]]:
    """The cost with all discounts (GC-B27)."""
    less, helped = discount(s, seat, "expert")
    return Due(money=max(0, expert_cost(s.players[seat], side) - less)), helped


def expert_barred(s: State, seat: int, side: str) -> Reason | None:
    """Works already, or too dear."""
    if side not in s.players[seat].unhired:
        return AllHired()
    return lacking(purse_of(s, seat, ("expert",)), expert_due(s, seat, side)[0])


def no_expert(s: State, f: Frame, effect: e.Hire) -> Reason | None:
    """GC-Q22."""
    barred = [expert_barred(s, f.seat, side) for side in SIDES]
    if None in barred:
        return None
    return next((why for why in barred if not isinstance(why, AllHired)), barred[0])


@rules.does(e.Hire, no_expert, Decline.WITHIN)
def hire(t: Pen, f: Frame, effect: e.Hire) -> None:
    """GC-B2."""
    t.push(PickExpert(seat=f.seat, src=f.src))


@rules.offers(PickExpert)
def experts(s: State, q: PickExpert) -> Iterator[Offer]:
    """GC-B2."""
    for side in SIDES:
        choice = HireExpert(side=side)  # type: ignore[arg-type]
        why = expert_barred(s, q.seat, side)
        yield choice if why is None else Refusal(choice, why)
    yield Stop()


@rules.answers(PickExpert, HireExpert)
def pay_expert(t: Pen, q: PickExpert, c: HireExpert) -> None:
    """GC-B19, GC-B20."""
    due, helped = expert_due(t.s, q.seat, c.side)
    rules.do(t, q, e.Welcome(side=c.side))
    charge(t, q, due, ("expert",), helped=helped)


@rules.answers(PickExpert, Stop)
def nobody_hired(t: Pen, q: PickExpert, c: Stop) -> None:
    """The action is spent."""


@rules.does(e.Welcome)
def welcome(t: Pen, f: Frame, effect: e.Welcome) -> None:
    """It goes home with a funding bonus and is a worker from now on (GC-B2)."""
    unhired = t.s.players[f.seat].unhired
    t.player(f.seat, unhired=tuple(side for side in unhired if side != effect.side))
    t.emit(ExpertHired(seat=f.seat, side=effect.side))
    come_home(t, f.seat, True, f"unhired:{f.seat}", f.src)
