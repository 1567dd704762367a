"""What a player's position is worth, for bots."""

from collections.abc import Hashable
from functools import lru_cache

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import count, icons
from core.galactic_cruise.launch import cockpit_points
from core.galactic_cruise.paying import LAUNCH
from core.galactic_cruise.progress import goals, section_sizes
from core.galactic_cruise.questions import (
    Bill,
    Choose,
    DropToken,
    Embark,
    FlipOne,
    PickAction,
    PickAdvert,
    PickBlueprint,
    PickCard,
    PickDevelopment,
    PickExpert,
    PickFill,
    PickFromSilo,
    PickFunding,
    PickGuest,
    PickResource,
    PickSchedule,
    PickSegment,
    PickShip,
    PickSupplies,
    PickVisitor,
    Run,
)
from core.galactic_cruise.rules import POWERS, WALKWAYS, cabins, in_force, wings
from core.galactic_cruise.scoring import HEAP, PENALTY, rep_points, supplies
from core.galactic_cruise.state import Player, Ship, Slot, State
from core.kernel.frames import Frame

# Worth in points, with the whole match still to come; most of it fades as the progress track fills.
MONEY, RICH = 0.6, 9
NEEDED = 4
"""Money counts twice up to here: without any a player can do next to nothing."""
ADS, MANY_ADS = 0.6, 6
RESOURCE, STOCKED = 0.4, 4
REP = 0.5
CARD, MANY_CARDS = 0.4, 3
PLAN = 0.6
WALKWAY = 3.0
TECHNOLOGY = 4.0
ROW, FUEL_ROW = 0.6, 1.6
EXPERT = 5.0
UPGRADE, LASTING = 3.0, 4.0
TOKEN = 4.0
WING = 3.2
GOAL = 4.0
CABIN = 2.2
AT_HOME, MORE_AT_HOME = 0.5, 0.1
GUEST = 3.4
SCHEDULED = 2.5
READY = 0.75
UNSCHEDULED = 0.6
DAY = 0.6
SEGMENT = 2.0
ACTION = 2.5
LONG, LONGER = 26, 8
"""Turns of a player in a match that drags on, and how many more take away all prospects."""
QUESTIONS: dict[type[Frame], float] = {
    DropToken: 2.5,
    Embark: 9.0,
    FlipOne: 2.0,
    PickAdvert: 2.5,
    PickBlueprint: 0.5,
    PickCard: 0.7,
    PickDevelopment: 4.0,
    PickExpert: 4.0,
    PickFill: 1.5,
    PickFromSilo: 0.5,
    PickFunding: 0.7,
    PickGuest: 1.2,
    PickResource: 0.5,
    PickSchedule: 4.0,
    PickSegment: 2.5,
    PickShip: 0.5,
    PickSupplies: 0.9,
    PickVisitor: 2.0,
}
"""What answering a question brings, roughly; so much for each time that it will be asked."""
WORK: dict[type[e.AWork], float] = {
    e.Boarding: 9.0,
    e.Countdown: 12.0,
    e.LiftOff: 12.0,
    e.TakeAboard: 1.5,
    e.PutDevelopment: 7.0,
    e.SellTicket: 2.0,
    e.MoreGuests: 1.0,
    e.ScoreGuest: 3.5,
    e.Visit: 0.0,
    e.Deliver: 1.2,
    e.MoreSegments: 1.5,
    e.MoreBlueprints: 0.8,
    e.MoreCards: 0.7,
    e.PickToken: 2.0,
    e.Funding: 0.8,
    e.Draw: 0.7,
    e.Acquire: 0.8,
    e.BuildSegments: 4.0,
    e.FromSilo: 0.5,
    e.Develop: 5.0,
}
"""What a piece of work brings, roughly."""


MANY = 8192
_weighed: dict[Hashable, float] = {}
"""What `standing` has found, so many at most: most steps of a search change nothing that it reads."""


def value(s: State, seat: int) -> float:
    """Prospects in points: what is scored, what the end will bring, and what all that is owned promises."""
    p = s.players[seat]
    if not s.stack:
        return p.points
    left = time_left(s, p)
    access = (s.turn.all_open, s.turn.access) if seat == s.turn.seat else ()
    place = (seat, p, left, s.phase, s.held, s.areas, s.market, s.track, s.levels, s.technologies, s.goal_tile, access)
    worth = _weighed.get(place)
    if worth is None:
        if len(_weighed) >= MANY:
            _weighed.clear()
        worth = _weighed[place] = standing(s, seat, left)
    return worth + sum([promise(s, frame, left) for frame in s.stack[1:] if frame.seat == seat])


def standing(s: State, seat: int, left: float) -> float:
    """The prospects without what is under way."""
    p = s.players[seat]
    ups = upgrades_by_kind(p.upgrades)
    worth = p.points + end_points(p, left) + stores(p, left)
    worth += progress(s, seat, p, left) + places(s.areas, seat, left)
    worth += left * (
        ROW * (6 - p.rows[0] - p.rows[1])
        + FUEL_ROW * (3 - p.rows[2])
        + EXPERT * (2 - len(p.unhired))
        + UPGRADE * len(p.upgrades)
        + LASTING * lasting_upgrades(p.upgrades)
        + WING * wings(p)
        + at_home(p)
        + goals_in_sight(s, seat, p)
    )
    cockpits = [cockpit_points(s, seat, ship) for ship in p.ships]
    worth += sum(cockpits) + sum([ship_worth(ship, ups, left) for ship in p.ships])
    if s.phase == "open":
        worth += preparation(s, seat, cockpits, ups) * min(1.0, 0.4 + 2 * left)
    return worth + SCHEDULED * left * bool(p.scheduled)


# What is under way. A turn's own steps lie at the bottom of the stack and promise nothing.


def promise(s: State, frame: Frame, left: float) -> float:
    """What a question or the work waiting below it will bring, a bill's cost deducted."""
    if type(frame) is Run:
        return sum([actions(s, left) if type(effect) is e.Act else work(effect, left) for effect in frame.todo])
    if type(frame) is Bill:
        due = frame.due
        return -(1.5 * MONEY * due.money + ADS * due.ads + RESOURCE * (sum(due.goods) - due.wild) + REP * due.rep)
    if type(frame) is PickAction:
        return actions(s, left)
    if type(frame) is Choose:
        return max([work(effect, left) for effect in frame.todo], default=0.0)
    return QUESTIONS.get(type(frame), 0.0) * times(frame)


def actions(s: State, left: float) -> float:
    """What the actions still to come in this turn will bring."""
    return ACTION * s.turn.actions * (0.4 + 0.6 * left)


def times(asked: Frame | e.AWork) -> int:
    """How often it will be asked or done."""
    left = getattr(asked, "n", getattr(asked, "left", 1))
    return sum(n if isinstance(n, int) else 1 for n in left) if isinstance(left, tuple) else left


@lru_cache(maxsize=4096)
def work(effect: e.AWork, left: float) -> float:
    """What a piece of work will bring."""
    match effect:
        case e.Gain():
            return (
                MONEY * effect.money
                + ADS * effect.ads
                + effect.points
                + REP * effect.rep
                + RESOURCE * (effect.food + effect.oxygen + effect.fuel + effect.any)
            )
        case e.Pay():
            return -(MONEY * effect.money + ADS * effect.ads + REP * effect.rep)
        case e.Seq() | e.AnyOrder():
            return sum(work(part, left) for part in effect.todo)
        case e.OneOf():
            return max(work(part, left) for part in effect.todo)
        case e.Install():
            return content().blueprints[effect.blueprint].points + SEGMENT * left
        case e.Welcome():
            return EXPERT * left + 1.0
        case e.ExtraAction():
            return ACTION
        case _:
            return WORK.get(type(effect), 0.0) * times(effect)


@lru_cache(maxsize=4096)
def upgrades_by_kind(upgrades: tuple[str, ...]) -> tuple[int, int, int]:
    """Tokens on each destination."""
    found = [content().upgrades[id_].at for id_ in upgrades]
    return (found.count("adventure"), found.count("relax"), found.count("family"))


@lru_cache(maxsize=4096)
def lasting_upgrades(upgrades: tuple[str, ...]) -> int:
    """Those that go on helping; what others do once shows at once."""
    return sum(bool(content().upgrades[id_].powers) for id_ in upgrades)


@lru_cache(maxsize=64)
def route(cruise: str) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Fuel, destinations and stops of a cruise, a day in space as -1."""
    found = content().cruises[cruise]
    stops = tuple(-1 if stop == "day" else e.KINDS.index(stop) for stop in found.stops)
    return found.fuel, tuple(stop for stop in stops if stop >= 0), stops


def at_home(p: Player) -> float:
    """Who is at home can be sent out; the first is worth most."""
    n = p.home + p.experts
    return AT_HOME * min(n, 1) + MORE_AT_HOME * max(0, n - 1)


def time_left(s: State, p: Player) -> float:
    """The part of the match still to come, by the spaces of the track that are free, never quite nothing.

    Own goals count as taken from the start: taking one is no loss of time. In a match that drags on nothing is put off
    any more, or two who both wait would do so for ever.
    """
    if s.phase == "last-advance":
        return 0.0
    one, two, three = s.track
    free = part_free((len(one), len(two), len(three)), section_sizes(s), 3 - len(p.goals))
    beyond = s.turn.n / len(s.players) - LONG
    return max(0.03, free * (1 - beyond / LONGER) if beyond > 0 else free)


@lru_cache(maxsize=1024)
def part_free(cubes: tuple[int, int, int], sizes: tuple[int, int, int], goals_to_come: int) -> float:
    """The part of the track that is free for others' cubes and one's own launches."""
    free = sum(max(0, size - n) for size, n in zip(sizes, cubes, strict=True))
    return (free - goals_to_come) / (sum(sizes) - 3)


@lru_cache(maxsize=4096)
def places(areas: tuple[tuple[int, ...], ...], seat: int, left: float) -> float:
    """What developments open up, by where they stand."""
    walkways = sum(seat in there for there in areas[:WALKWAYS])
    technologies = sum(seat in there for there in areas[WALKWAYS:])
    return left * (WALKWAY * walkways + TECHNOLOGY * technologies)


def end_points(p: Player, left: float) -> float:
    """What the end brings as things stand; most supplies are used up before it."""
    return columns(p.rows, left) + rep_points(p.rep) + supplies(p) / HEAP * (1 - left)


@lru_cache(maxsize=4096)
def columns(rows: tuple[int, int, int], left: float) -> float:
    """Points for empty columns; one that is nearly empty counts a little too."""
    fullest = max(rows)
    nearly = 3 - rows.count(fullest) if fullest else 0
    by_columns = content().board.column_points
    empty = 3 - fullest
    step = by_columns[min(empty + 1, 3)] - by_columns[empty]
    return by_columns[empty] + (1.0 if left > 0.1 else 0.3) * step * nearly / 3


@lru_cache(maxsize=4096)
def printed(segments: tuple[str, ...]) -> int:
    """Points on a ship's segments."""
    blueprints = content().blueprints
    return sum(blueprints[id_].points for id_ in segments)


def progress(s: State, seat: int, p: Player, left: float) -> float:
    """Cubes that are not scored yet, with some of the wings still to come."""
    open_wings = wings(p) + left * (3 - len(p.goals)) * 0.5
    return open_wings * sum([section.count(seat) for section in s.track[s.held :]])


def stores(p: Player, left: float) -> float:
    """Supplies, up to what one can use; more than that counts for the end only."""
    money = MONEY * (min(p.money, RICH) + min(p.money, NEEDED)) + 0.15 * max(0, p.money - RICH)
    ads = ADS * min(p.ads, MANY_ADS) + 0.15 * max(0, p.ads - MANY_ADS)
    goods = RESOURCE * sum([n if n <= STOCKED else STOCKED + 0.3 * (n - STOCKED) for n in p.stock])
    plans = PLAN * min(len(p.blueprints), 3)
    fade = 0.35 + 0.65 * min(1.0, 2 * left)
    return fade * (money + ads + goods + CARD * min(len(p.hand), MANY_CARDS)) + left * (plans + REP * p.rep)


def goals_in_sight(s: State, seat: int, p: Player) -> float:
    """How near the goals are that are still open."""
    found = 0.0
    for n, goal in enumerate(goals(s)):
        if n not in p.goals:
            found += GOAL * min(1.0, count(s, seat, goal.count) / goal.levels[s.levels[n]])
    return found


@lru_cache(maxsize=8192)
def ship_worth(ship: Ship, ups: tuple[int, int, int], left: float) -> float:
    """A ship's cabins for launches to come, and what its present cruise still brings."""
    worth = printed(ship.segments) + left * (CABIN * cabins(ship) + 0.5 * len(ship.segments))
    if not ship.launches:
        worth -= PENALTY * (1 - 0.7 * left)
    if not ship.cruise:
        return worth
    ahead = route(ship.cruise)[2][ship.stop :]
    guests = sum(ship.guests)
    reach = 1.0 if left > 0.1 else 0.6
    for stop in ahead:
        if stop < 0:
            worth += DAY * sum(
                [n * icons(ship.segments, kind) for n, kind in zip(ship.guests, e.KINDS, strict=True) if n]
            )
        else:
            worth += reach * guests * (GUEST + ups[stop] - ADS)
    if ship.token and any(stop >= 0 for stop in ahead):
        worth += TOKEN * (0.4 + left)
    return worth


def preparation(s: State, seat: int, cockpits: list[int], ups: tuple[int, int, int]) -> float:
    """What the best launch in sight would bring, by how near it is; without a scheduled cruise by the best on offer."""
    p = s.players[seat]
    off, plus = lasting(in_force(s, seat))
    a, b, c = p.rows
    room = (plus - a, plus - b, plus - c)
    best = 0.0
    for ship, cockpit in zip(p.ships, cockpits, strict=True):
        if not ship.cruise:
            before = wings(p) + cockpit + TOKEN
            size, aboard = len(ship.segments), sum(ship.guests)
            for cruise, guests, ready in able(
                s.market, p.scheduled, size, aboard, p.stock, off, room, len(p.hand), p.rep // 3
            ):
                worth = ready * (before + guests * gain_each(cruise, ups))
                if worth > best:
                    best = worth
    return READY * best * (1.0 if p.scheduled else UNSCHEDULED)


@lru_cache(maxsize=1024)
def lasting(ids: tuple[str, ...]) -> tuple[tuple[int, ...], int]:
    """How much less a launch takes of each resource, and the room for each with all developments built."""
    discounts = [power for _, power in POWERS.modifiers(ids, e.Discount)]
    limits = [power for _, power in POWERS.modifiers(ids, e.Limit)]
    off = tuple(sum(power.amount for power in discounts if power.of == price) for price in LAUNCH)
    return off, content().board.storage + 3 + sum(power.plus for power in limits if power.of == "storage")


@lru_cache(maxsize=256)
def gain_each(cruise: str, ups: tuple[int, int, int]) -> float:
    """What a guest scores at all destinations of a cruise, the ads deducted."""
    return sum(GUEST + ups[kind] - ADS for kind in route(cruise)[1])


@lru_cache(maxsize=32768)
def able(
    market: tuple[Slot, ...],
    scheduled: str,
    size: int,
    aboard: int,
    stock: e.Stock,
    less: tuple[int, ...],
    room_for: tuple[int, ...],
    hand: int,
    tips: int,
) -> tuple[tuple[str, int, float], ...]:
    """For each cruise that a ship of so many segments could take: the guests, and how near the launch is, up to 1."""
    found = []
    built = (0.2, 0.5, 1.0)[min(2, size)]
    room = max(1, size - 1)
    for slot in market:
        if slot.cruise and (not scheduled or slot.cruise == scheduled):
            tickets = sum(slot.guests) + aboard
            guests = min(room, tickets or 1)
            needs = [max(0, n - off) for n, off in zip((guests + 1, size, route(slot.cruise)[0]), less, strict=True)]
            have = sum(map(min, stock, needs)) + 0.3 * min(3, hand)
            ready = (0.3 + 0.7 * min(1.0, have / (sum(needs) or 1))) * built * (0.7 + 0.3 * min(1.0, tickets / room))
            beyond = sum(max(0, need - most) for need, most in zip(needs, room_for, strict=True)) - hand // 2 - tips
            found.append((slot.cruise, guests, ready * 0.3 ** max(0, beyond)))
    return tuple(found)
