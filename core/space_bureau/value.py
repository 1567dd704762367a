"""What a captain's position is worth, for bots."""

from functools import lru_cache

from core.space_bureau import effects as e
from core.space_bureau.bureau import level
from core.space_bureau.components import content
from core.space_bureau.offices import fitting, tokens_left
from core.space_bureau.questions import Choose, Fly, Run
from core.space_bureau.refill import ROUNDS
from core.space_bureau.rules import rules
from core.space_bureau.scoring import SET
from core.space_bureau.ship import Cells, open_sides
from core.space_bureau.state import CELLS, State
from core.space_bureau.universe import hex_under

# Prospects in credits, with the whole match still to come; they fade with the turns that are left.
FUEL = 0.55
SAMPLE = 1.1
SET_READY = 0.55
LEVEL = 3.0
ROOM = 0.75
TO_LAND = 1.5
CAPACITY = 1.6
OFFICE_SITE = 3.0
FLIGHT = 2.0
REACH = 0.25
CONNECTED = 0.7
DEAD_END = 1.5


def value(s: State, seat: int) -> float:
    """Prospects in credits: what is scored, and what fuel, samples, level, agents and reachable cells promise."""
    c = s.captains[seat]
    if not s.stack:
        return c.credits + c.fuel / 100
    turns = ROUNDS[len(s.captains)]
    to_land, placed = _crew(c.cells)
    left = max(0, turns - placed)
    fade = left / turns
    reached, opened = level(c), rules.number(s, seat, e.Offices())
    worth = c.credits + SET * min(c.samples) * (1 - fade * (1 - SET_READY))
    worth += fade * (
        FUEL * c.fuel * (1.5 - c.fuel / 15)
        + SAMPLE * sum(min(n, 3) for n in c.samples)
        + LEVEL * reached
        + ROOM * c.room
        + CAPACITY * (2 - c.limiters)
        + TO_LAND * min(to_land, left)
        + CONNECTED * sum(len(content().agents[kind].flipped) > 2 for kind in c.reserve)
    )
    worth += REACH * _reach(c.cells, c.side, reached, opened, fade)
    if hex_under(s, seat).office is None and any(tokens_left(s, seat, token) for token in fitting(s, seat)):
        worth += OFFICE_SITE * fade
    return worth + _pending(s, seat, reached, opened) * (0.5 + 0.5 * fade)


@lru_cache(maxsize=8192)
def _crew(cells: Cells) -> tuple[int, int]:
    """Agents on the ship that may still be landed, and all of them."""
    aboard = [a for a in cells if a is not None]
    return sum(not a.flipped and content().agents[a.kind].colour is not None for a in aboard), len(aboard)


@lru_cache(maxsize=8192)
def _reach(cells: Cells, side: str, reached: int, opened: int, fade: float) -> float:
    """What the best cells promise that an agent could be linked to."""
    if not side:
        return 0.0
    ids = content().ships[side].cells
    free = [n for n in range(CELLS) if cells[n] is None and open_sides(cells, n)]
    found = sorted((_cell(ids[n], reached, opened) for n in free), reverse=True)
    return fade * sum(found[:4]) - (DEAD_END if len(found) < 3 and fade > 0.1 else 0.0)


@lru_cache(maxsize=1024)
def _cell(cell: str, reached: int, opened: int) -> float:
    return sum(_promise(effect, reached, opened) for effect in content().cells[cell].actions)


@lru_cache(maxsize=8192)
def _promise(effect: e.AWork, reached: int, opened: int) -> float:
    """What doing this brings, roughly, in credits."""
    match effect:
        case e.Fuel():
            return FUEL * effect.n
        case e.FillUp():
            return FUEL * 6
        case e.Capacity():
            return CAPACITY
        case e.Credits():
            return effect.n
        case e.Sample():
            return 1.6 * effect.n
        case e.MatchingSample():
            return 1.3
        case e.Office():
            return 4.0
        case e.Bureau():
            return 1.3 * effect.n
        case e.Flight():
            return FLIGHT
        case e.PayFuel():
            return 0.8 * _promise(effect.do, reached, opened) - FUEL * effect.n
        case e.PaySample():
            return _promise(effect.do, reached, opened) - 1.2
        case e.May():
            return max(0.0, _promise(effect.do, reached, opened))
        case e.OneOf():
            return max(_promise(do, reached, opened) for do in effect.todo)
        case e.AnyOrder():
            return sum(_promise(do, reached, opened) for do in effect.todo)
        case e.UpTo():
            times = reached if isinstance(effect.times, e.Level) else opened
            return 0.85 * times * _promise(effect.do, reached, opened)
        case e.Rest():
            return sum(_promise(effect.todo[n], reached, opened) for n in effect.left)
        case e.Walk():
            return 1.3 * effect.left
        case _:
            return 0.0


def _pending(s: State, seat: int, reached: int, opened: int) -> float:
    """What the work on the stack still promises the seat."""
    worth = 0.0
    for frame in s.stack:
        if frame.seat != seat:
            continue
        if isinstance(frame, Run):
            worth += sum(_promise(do, reached, opened) for do in frame.todo)
        elif isinstance(frame, Choose):
            worth += sum(_promise(frame.todo[n], reached, opened) for n in frame.left)
        elif isinstance(frame, Fly) and not frame.departed:
            worth += FLIGHT
    return worth
