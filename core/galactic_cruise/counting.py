"""What can be counted: for goals, cockpits and gains."""

from functools import lru_cache

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.rules import WALKWAYS, cabins, rules
from core.galactic_cruise.state import Player, Ship, State


@rules.reads(e.Tally)
def tally(s: State, seat: int, number: e.Tally) -> int:
    """The number as it stands now."""
    return count(s, seat, number.of)


def empty_columns(p: Player) -> int:
    """Columns from the left without a development (GC-E22)."""
    return 3 - max(p.rows)


@lru_cache(maxsize=4096)
def icons(segments: tuple[str, ...], kind: e.Kind) -> int:
    """Icons of a type on segments (GC-A11)."""
    blueprints = content().blueprints
    return sum(blueprints[id_].icons.count(kind) for id_ in segments)


def upgrades_at(p: Player, kind: e.Kind) -> int:
    """Tokens on a destination (GC-A10)."""
    upgrades = content().upgrades
    return sum(upgrades[id_].at == kind for id_ in p.upgrades)


def count(s: State, seat: int, of: e.Countable, ship: Ship | None = None) -> int:
    """How many of something a seat has, `ship-` numbers in that ship (0 without one)."""
    p = s.players[seat]
    head, _, kind = of.rpartition("-")
    match of:
        case "segments":
            return sum(len(each.segments) for each in p.ships)
        case "developments":
            return 9 - sum(p.rows)
        case "walkways":
            return sum(seat in there for there in s.areas[:WALKWAYS])
        case "technologies":
            return sum(seat in there for there in s.areas[WALKWAYS:])
        case "experts":
            return 2 - len(p.unhired)
        case "launches":
            return sum(each.launches for each in p.ships)
        case "ships":
            return len(p.ships)
        case "ships-launched":
            return sum(each.launches > 0 for each in p.ships)
        case "visits":
            return sum(p.visits)
        case "upgrades":
            return len(p.upgrades)
        case "guests-scored":
            return p.scored
        case "reputation":
            return p.rep
        case "cabins":
            return sum(cabins(each) for each in p.ships)
        case "goals":
            return len(p.goals)
        case "hand":
            return len(p.hand)
        case "columns":
            return empty_columns(p)
        case "ship-segments":
            return 0 if ship is None else len(ship.segments)
        case "ship-guests":
            return 0 if ship is None else sum(ship.guests)
    i = e.KINDS.index(kind)
    match head:
        case "visits":
            return p.visits[i]
        case "upgrades":
            return upgrades_at(p, e.KINDS[i])
        case "icons":
            return sum(icons(each.segments, e.KINDS[i]) for each in p.ships)
        case _:
            return 0 if ship is None else icons(ship.segments, e.KINDS[i])
