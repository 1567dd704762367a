"""AGM C and the standings."""

from collections.abc import Iterator
from functools import lru_cache

from core.galactic_cruise.components import content
from core.galactic_cruise.counting import empty_columns
from core.galactic_cruise.launch import cockpit_points
from core.galactic_cruise.progress import progress_points, score_section
from core.galactic_cruise.rules import Pen, turn_order
from core.galactic_cruise.state import Player, State
from core.kernel.game import Standing

LAST = 2
"""The section of the progress track that AGM C scores, from 0 (GC-E18)."""
PENALTY = 5
"""Points off a cockpit whose ship was never launched (GC-E19)."""
HEAP = 3
"""Supplies for a point (GC-E23)."""


@lru_cache(maxsize=32)
def rep_points(rep: int) -> int:
    """The value of the highest threshold reached (GC-E21)."""
    return max((step.points for step in content().board.threshold if step.rep <= rep), default=0)


def column_points(p: Player) -> int:
    """The value of the rightmost empty column, that one only (GC-E22, GC-C15)."""
    return content().board.column_points[empty_columns(p)]


def supplies(p: Player) -> int:
    """Resources, money, ads, agenda cards and unbuilt blueprints as one heap (GC-E23)."""
    return sum(p.stock) + p.money + p.ads + len(p.hand) + len(p.blueprints)


def final_cockpits(s: State, seat: int) -> int:
    """All cockpits of a seat at AGM C, penalties included (GC-E19, GC-Q29, GC-Q59)."""
    return sum(cockpit_points(s, seat, ship) - (0 if ship.launches else PENALTY) for ship in s.players[seat].ships)


def segment_points(p: Player) -> int:
    """The points printed on all segments, launched or not (GC-B28, GC-E20)."""
    blueprints = content().blueprints
    return sum(blueprints[id_].points for ship in p.ships for id_ in ship.segments)


def besides_cubes(s: State, seat: int) -> Iterator[tuple[str, int]]:
    """What AGM C brings a seat for all but its cubes, by source (GC-E19 to GC-E23)."""
    p = s.players[seat]
    for ship in p.ships:
        why = f"cockpit:{ship.cockpit}"
        yield why, cockpit_points(s, seat, ship)
        if not ship.launches:
            yield why, -PENALTY
    yield "segments", segment_points(p)
    yield "reputation-track", rep_points(p.rep)
    yield "columns", column_points(p)
    yield "supplies", supplies(p) // HEAP


def final_points(s: State, seat: int) -> int:
    """All that AGM C brings a seat (GC-E18 to GC-E23)."""
    return progress_points(s, seat, LAST) + sum(points for _why, points in besides_cubes(s, seat))


def reckon(t: Pen) -> None:
    """AGM C (GC-E18 to GC-E23)."""
    score_section(t, LAST)
    for seat in turn_order(t.s):
        for why, points in besides_cubes(t.s, seat):
            t.score(seat, points, why)


def standings(s: State) -> tuple[Standing, ...]:
    """Most points; then cubes on the track, reputation, points from cockpits, later in turn order (GC-E24, GC-Q59)."""
    order = turn_order(s)
    results = []
    for seat, p in enumerate(s.players):
        cubes = sum(section.count(seat) for section in s.track)
        results.append((p.points, cubes, p.rep, final_cockpits(s, seat), order.index(seat)))
    return tuple(
        Standing(
            seat=seat,
            score=p.points,
            rank=1 + sum(other > results[seat] for other in results),
            breakdown=p.tally,
        )
        for seat, p in enumerate(s.players)
    )
