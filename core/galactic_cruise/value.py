"""What a player's position is worth, for bots."""

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.counting import count, empty_columns, icons, upgrades_at
from core.galactic_cruise.launch import cockpit_points, launch_due
from core.galactic_cruise.progress import goals, section_sizes
from core.galactic_cruise.rules import cabins, wings
from core.galactic_cruise.scoring import HEAP, PENALTY, column_points, rep_points, segment_points, supplies
from core.galactic_cruise.state import Player, Ship, State

# Worth in points, with the whole match still to come; most of it fades as the progress track fills.
MONEY, RICH = 0.55, 12
ADS, MANY_ADS = 0.8, 7
RESOURCE, STOCKED = 0.55, 4
REP = 0.5
CARD = 0.8
PLAN = 0.9
WALKWAY = 1.6
TECHNOLOGY = 2.4
ROW = 0.5
EXPERT = 5.0
UPGRADE = 3.0
TOKEN = 3.0
WING = 3.2
GOAL = 4.0
CABIN = 2.2
AT_HOME, MORE_AT_HOME = 1.5, 0.3
GUEST = 3.4
SCHEDULED = 2.5
READY = 0.85


def value(s: State, seat: int) -> float:
    """Prospects in points: what is scored, what the end will bring, and what all that is owned promises."""
    p = s.players[seat]
    if not s.stack:
        return p.points
    left = time_left(s)
    worth = p.points + end_points(s, p, left)
    worth += progress(s, seat, p, left)
    worth += stores(p, left)
    worth += left * (
        WALKWAY * count(s, seat, "walkways")
        + TECHNOLOGY * count(s, seat, "technologies")
        + ROW * (9 - sum(p.rows))
        + EXPERT * (2 - len(p.unhired))
        + UPGRADE * len(p.upgrades)
        + WING * wings(p)
        + at_home(p)
        + goals_in_sight(s, seat, p)
    )
    worth += sum(ship_worth(s, seat, p, ship, left) for ship in p.ships)
    return worth + launch_in_sight(s, seat, p, left)


def at_home(p: Player) -> float:
    """Who is at home can be sent out; the first is worth most."""
    n = p.home + p.experts
    return AT_HOME * min(n, 1) + MORE_AT_HOME * max(0, n - 1)


def time_left(s: State) -> float:
    """The part of the match still to come, by the spaces of the track that are free."""
    if s.phase == "last-advance":
        return 0.0
    free = sum(max(0, size - len(cubes)) for size, cubes in zip(section_sizes(s), s.track, strict=True))
    return max(0.03, free / sum(section_sizes(s)))


def end_points(s: State, p: Player, left: float) -> float:
    """What the end brings as things stand; a column that is nearly empty counts a little too."""
    nearly = (3 - sum(rows >= max(p.rows) for rows in p.rows)) if max(p.rows) else 0
    gap = content().board.column_points
    empty = empty_columns(p)
    step = gap[min(empty + 1, 3)] - gap[empty]
    return (
        segment_points(p)
        + column_points(p)
        + (0.8 if left > 0.1 else 0.3) * step * nearly / 4
        + rep_points(p.rep)
        + supplies(p) / HEAP * (1 - left)
    )


def progress(s: State, seat: int, p: Player, left: float) -> float:
    """Cubes that are not scored yet, with some of the wings still to come."""
    open_wings = wings(p) + left * (3 - len(p.goals)) * 0.5
    return open_wings * sum(s.track[n].count(seat) for n in range(s.held, 3))


def stores(p: Player, left: float) -> float:
    """Supplies, up to what one can use; more than that counts for the end only."""
    money = MONEY * min(p.money, RICH) + 0.2 * max(0, p.money - RICH)
    ads = ADS * min(p.ads, MANY_ADS) + 0.2 * max(0, p.ads - MANY_ADS)
    goods = RESOURCE * sum(min(n, STOCKED) + 0.3 * max(0, n - STOCKED) for n in p.stock)
    plans = PLAN * min(len(p.blueprints), 4)
    fade = 0.35 + 0.65 * min(1.0, 2 * left)
    return fade * (money + ads + goods + CARD * min(len(p.hand), 5)) + left * (plans + REP * p.rep)


def goals_in_sight(s: State, seat: int, p: Player) -> float:
    """How near the goals are that are still open."""
    found = 0.0
    for n, goal in enumerate(goals(s)):
        if n not in p.goals:
            need = goal.levels[s.levels[n]]
            found += GOAL * min(1.0, count(s, seat, goal.count) / need)
    return found


def per_guest(p: Player, kind: e.Kind) -> float:
    """What scoring a guest at a destination brings, ads deducted."""
    return GUEST + upgrades_at(p, kind) - ADS


def ship_worth(s: State, seat: int, p: Player, ship: Ship, left: float) -> float:
    """A ship's cockpit, its cabins for launches to come, and what its present cruise still brings."""
    cockpit = cockpit_points(s, seat, ship)
    worth = cockpit - (0 if ship.launches else PENALTY * (1 - 0.7 * left))
    worth += left * (CABIN * cabins(ship) + 0.5 * len(ship.segments))
    if not ship.cruise:
        return worth
    stops = content().cruises[ship.cruise].stops[ship.stop :]
    guests = sum(ship.guests)
    reach = 1.0 if left > 0.1 else 0.6
    for stop in stops:
        if stop == "day":
            worth += 0.6 * sum(n * icons(ship.segments, kind) for n, kind in zip(ship.guests, e.KINDS, strict=True))
        else:
            worth += reach * guests * per_guest(p, stop)
    if ship.token and any(stop != "day" for stop in stops):
        worth += TOKEN * (0.4 + left)
    return worth


def launch_in_sight(s: State, seat: int, p: Player, left: float) -> float:
    """The best launch that is being prepared, by how much of what it takes is there."""
    if left <= 0.05:
        return 0.0
    best = 0.0
    for ship in p.ships:
        if not ship.cruise:
            best = max(best, preparation(s, seat, p, ship))
    return SCHEDULED * left * bool(p.scheduled) + best * min(1.0, 0.4 + 2 * left)


def preparation(s: State, seat: int, p: Player, ship: Ship) -> float:
    """What launching this ship would bring, by how near it is; without a scheduled cruise by the best on offer."""
    built = (0.2, 0.5, 1.0)[min(2, len(ship.segments))]
    before = wings(p) + cockpit_points(s, seat, ship) + TOKEN
    room = max(1, cabins(ship))
    best = 0.0
    for slot in s.market:
        if slot.cruise and (not p.scheduled or slot.cruise == p.scheduled):
            tickets = sum(slot.guests)
            guests = min(room, max(1, tickets))
            due = launch_due(s, seat, ship, slot.cruise, guests)[0].goods
            have = sum(min(n, need) for n, need in zip(p.stock, due, strict=True)) + 0.3 * min(3, len(p.hand))
            ready = (0.3 + 0.7 * min(1.0, have / max(1, sum(due)))) * built
            ready *= 0.7 + 0.3 * min(1.0, tickets / room)
            gain = before + guests * sum(per_guest(p, kind) for kind in content().cruises[slot.cruise].destinations)
            best = max(best, READY * ready * gain * (1.0 if p.scheduled else 0.5))
    return best
