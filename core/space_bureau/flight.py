"""Flights: moving, exploring, landing."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.hexes import neighbours
from core.kernel.rules import Decline
from core.space_bureau.actions import paid_for
from core.space_bureau.bureau import flip_tile
from core.space_bureau.choices import At, Explore, FlyTo, Land
from core.space_bureau.components import content
from core.space_bureau.effects import COLOURS, Flight, FlyOn
from core.space_bureau.events import AgentLanded, HexExplored, ShipFlew
from core.space_bureau.questions import Fly
from core.space_bureau.reasons import AllExplored, LandedHere, NoFuel, NotLeftYet, NowhereToFly, WrongPlanet
from core.space_bureau.rules import Pen, rules
from core.space_bureau.state import Captain, Hex, State
from core.space_bureau.universe import hex_under, tile

BORDER = 1
"""Fuel for crossing a border (SB-56)."""
EXPLORE = 2
"""Fuel for opening a hex, on top of the border (SB-61)."""
LANDING = 2
"""Credits for a landed agent, besides those for samples of its colour (SB-70)."""


def ways(s: State, seat: int) -> Iterator[tuple[At, int, bool]]:
    """Where a ship could go next: the place, the fuel it takes, and whether it must be explored.

    One unit a border, nothing between wormholes however far apart, 1 + 2 into unexplored space beside the ship
    (SB-56, SB-57, SB-61, SB-Q17, SB-Q18).
    """
    here = hex_under(s, seat)
    beside = neighbours(here.at)
    jump = tile(here).wormhole
    for h in s.universe:
        if h is here:
            continue
        if jump and tile(h).wormhole:
            yield h.at, 0, False
        elif h.at in beside:
            yield h.at, BORDER, False
    taken = {h.at for h in s.universe}
    for at in beside:
        if at not in taken:
            yield at, BORDER + EXPLORE, True


def fuel_to(s: State, seat: int, there: At) -> int:
    """The fuel that the next hop to a place takes; raises StopIteration where no hop leads (SB-56, SB-57, SB-61)."""
    return next(fuel for at, fuel, _ in ways(s, seat) if at == there)


def refused(s: State, seat: int, fuel: int, unexplored: bool) -> Reason | None:
    """SB-31, SB-Q15, SB-Q16: all the fuel must be there before, and a hex to open."""
    if unexplored and not s.unexplored:
        return AllExplored()
    have = s.captains[seat].fuel
    return NoFuel(need=fuel, have=have) if fuel > have else None


def nowhere(s: State, f: Frame, effect: Flight) -> Reason | None:
    """SB-59, SB-Q46: a flight must be able to leave its hex."""
    for _, fuel, unexplored in ways(s, f.seat):
        if refused(s, f.seat, fuel, unexplored) is None:
            return None
    return NowhereToFly(fuel=s.captains[f.seat].fuel)


@rules.does(Flight, nowhere, Decline.WITHIN)
def start_flight(t: Pen, f: Frame, effect: Flight) -> None:
    """SB-56, SB-59."""
    t.push(Fly(seat=f.seat, src=f.src, departed=False))


@rules.does(FlyOn)
def fly_on(t: Pen, f: Frame, effect: FlyOn) -> None:
    """SB-64: after exploring, the flight may go on."""
    t.push(Fly(seat=f.seat, src=f.src, departed=True))


@rules.offers(Fly)
def next_hexes(s: State, q: Fly) -> Iterator[Offer]:
    """Fly, explore, land or end the flight; before leaving, to stay means that there was none (SB-58 to SB-60).

    A flight that was paid for leaves its hex.
    """
    for at, fuel, unexplored in ways(s, q.seat):
        choice = Explore(at=at) if unexplored else FlyTo(at=at)
        why = refused(s, q.seat, fuel, unexplored)
        yield choice if why is None else Refusal(choice, why)
    why = no_landing(s, q)
    yield Land() if why is None else Refusal(Land(), why)
    if q.departed or not paid_for(s, q):
        yield Stop()


def no_landing(s: State, q: Fly) -> Reason | None:
    """SB-60, SB-67, SB-68, SB-72, SB-Q19, SB-Q20: after leaving, on a planet of an agent's colour, once a turn."""
    if not q.departed:
        return NotLeftYet()
    here = hex_under(s, q.seat)
    if here.at in s.turn.landed:
        return LandedHere()
    return None if to_land(s.captains[q.seat], here) is not None else WrongPlanet()


def to_land(c: Captain, h: Hex) -> int | None:
    """The cell of an unflipped agent of the planet's colour, or None.

    Agents of one colour differ in nothing once they have landed, so the first is taken (SB-69, SB-71, SB-Q56).
    """
    planet = tile(h).planet
    if planet is not None:
        for cell, agent in enumerate(c.cells):
            if agent is not None and not agent.flipped and content().agents[agent.kind].colour == planet:
                return cell
    return None


def landing_credits(s: State, seat: int) -> int:
    """What landing on the planet under the ship brings (SB-70)."""
    planet = tile(hex_under(s, seat)).planet
    assert planet is not None, "nobody lands elsewhere"
    return LANDING + s.captains[seat].samples[COLOURS.index(planet)]


@rules.answers(Fly, FlyTo)
def fly_to(t: Pen, q: Fly, choice: FlyTo) -> None:
    """SB-56, SB-57, SB-65: several ships may share a hex."""
    here = t.s.captains[q.seat].at
    fuel = fuel_to(t.s, q.seat, choice.at)
    t.pay_fuel(q.seat, fuel, "flight")
    t.captain(q.seat, at=choice.at)
    t.emit(ShipFlew(seat=q.seat, here=here, there=choice.at, fuel=fuel))
    t.push(replace(q, departed=True))


@rules.answers(Fly, Explore)
def explore(t: Pen, q: Fly, choice: Explore) -> None:
    """SB-61 to SB-64, SB-Q49: the top hex is placed, its bonuses come at once, then the flight may go on."""
    here = t.s.captains[q.seat].at
    t.pay_fuel(q.seat, BORDER + EXPLORE, "flight")
    t.emit(ShipFlew(seat=q.seat, here=here, there=choice.at, fuel=BORDER + EXPLORE))
    t.reveal()
    found, *rest = t.s.unexplored
    t.set(universe=(*t.s.universe, Hex(id=found, at=choice.at)), unexplored=tuple(rest))
    t.captain(q.seat, at=choice.at)
    t.emit(HexExplored(seat=q.seat, hex=found, at=choice.at))
    t.moved(f"hex:{found}", 1, "stack", "universe", q.src)
    rules.do(t, q, FlyOn())
    bonus = content().hexes[found].effect
    if bonus.todo:
        rules.do(t, q, bonus, src=f"hex:{found}")


@rules.answers(Fly, Land)
def land(t: Pen, q: Fly, choice: Land) -> None:
    """SB-66, SB-70, SB-72 to SB-74: 2 credits and 1 for each sample of the colour; the samples stay."""
    c = t.s.captains[q.seat]
    cell = to_land(c, hex_under(t.s, q.seat))
    assert cell is not None
    agent = c.cells[cell]
    assert agent is not None
    flip_tile(t, q.seat, cell)
    t.set(turn=replace(t.s.turn, landed=(*t.s.turn.landed, c.at)))
    t.emit(AgentLanded(seat=q.seat, agent=agent.kind, cell=cell, at=c.at))
    t.score(q.seat, landing_credits(t.s, q.seat), "landing")


@rules.answers(Fly, Stop)
def end_flight(t: Pen, q: Fly, choice: Stop) -> None:
    """SB-58, SB-Q47: anywhere, without landing."""
