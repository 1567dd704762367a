"""The progress track, company goals and AGMs."""

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import Goal, content
from core.galactic_cruise.counting import count
from core.galactic_cruise.developments import occupy
from core.galactic_cruise.events import AgmHeld, CubePlaced, EndTriggered, GoalReached, NpcBuilt, NpcHired, NpcSkipped
from core.galactic_cruise.reasons import GoalOpen, GoalTaken
from core.galactic_cruise.rules import Pen, rules, wings
from core.galactic_cruise.state import NPC, State, Worker
from core.galactic_cruise.workers import nearest_npc
from core.kernel.frames import Frame, Reason
from core.kernel.tuples import put

TOP_LEVEL = 2


def section_sizes(s: State) -> tuple[int, int, int]:
    """Spaces of the sections, by number of players (GC-S6)."""
    players = len(s.players)
    return content().board.sections["4" if players == 4 else "3" if players == 3 else "2"]


def open_section(s: State) -> int:
    """The section of the lowest free space; what the track can't take overflows from the last (GC-E9)."""
    sizes = section_sizes(s)
    return next((n for n in (0, 1) if len(s.track[n]) < sizes[n]), 2)


def fills(s: State) -> bool:
    """Whether the next cube fills a section, for an AGM or the end (GC-E10, GC-E13)."""
    n = open_section(s)
    return len(s.track[n]) + 1 == section_sizes(s)[n]


def place_cube(t: Pen, seat: int, why: str) -> None:
    """A cube on the lowest free space (GC-L8, GC-E7, GC-E9)."""
    n = open_section(t.s)
    t.set(track=put(t.s.track, n, (*t.s.track[n], seat)))
    t.moved(f"cube:{seat}", 1, "supply", f"section:{n + 1}", why)
    t.emit(CubePlaced(seat=seat, section=n + 1))


# Goals


def goals(s: State) -> tuple[Goal, Goal, Goal]:
    """The three goals of this match."""
    return content().goal_tiles[s.goal_tile].goals


def goal_barred(s: State, seat: int, n: int) -> Reason | None:
    """Each once (GC-E6), at the requirement that the tracker shows at that moment (GC-E5)."""
    if n in s.players[seat].goals:
        return GoalTaken()
    goal = goals(s)[n]
    have, need = count(s, seat, goal.count), goal.levels[s.levels[n]]
    return None if have >= need else GoalOpen(have=have, need=need)


def take_goal(t: Pen, seat: int, n: int) -> None:
    """Cube to the track, wing open (GC-E7); the tracker rises, on the top it stays (GC-E8)."""
    t.player(seat, goals=(*t.s.players[seat].goals, n))
    t.emit(GoalReached(seat=seat, goal=goals(t.s)[n].id))
    place_cube(t, seat, "goal")
    t.set(levels=put(t.s.levels, n, min(t.s.levels[n] + 1, TOP_LEVEL)))


# AGMs


def has_most_rep(s: State, seat: int) -> bool:
    """Also at 0, and in a tie (GC-E12, GC-Q52)."""
    return s.players[seat].rep == max(other.rep for other in s.players)


def progress_points(s: State, seat: int, section: int) -> int:
    """Own cubes of a section x wings (GC-E11), one more for the most reputation (GC-E12).

    The option counts the section's number too (GC-C7).
    """
    cubes = s.track[section].count(seat) + has_most_rep(s, seat)
    return cubes * wings(s.players[seat]) * (section + 1 if s.agm == "by-section" else 1)


def score_section(t: Pen, section: int) -> None:
    """All players score it at the same time (GC-E11)."""
    points = [progress_points(t.s, seat, section) for seat in range(len(t.s.players))]
    t.emit(AgmHeld(section=section + 1))
    for seat, n in enumerate(points):
        t.score(seat, n, "progress")
    t.set(held=section + 1)


@rules.does(e.CloseTurn)
def close_turn(t: Pen, f: Frame, effect: e.CloseTurn) -> None:
    """Sections filled in this turn are scored one after another, then the end is triggered (GC-E10, GC-E13, GC-Q51)."""
    sizes = section_sizes(t.s)
    if t.s.held < 2 and len(t.s.track[t.s.held]) >= sizes[t.s.held]:
        rules.do(t, f, e.HoldAgm(section=t.s.held), e.CloseTurn())
    elif len(t.s.track[2]) >= sizes[2] and t.s.phase == "open":
        t.set(phase="last-round")
        t.emit(EndTriggered())


@rules.does(e.HoldAgm)
def hold_agm(t: Pen, f: Frame, effect: e.HoldAgm) -> None:
    """AGM A or B (GC-E10), with two players followed by the NPC's steps (GC-24)."""
    score_section(t, effect.section)
    if len(t.s.players) == 2:
        rules.do(t, f, e.NpcBuilds())


@rules.does(e.NpcBuilds)
def npc_builds(t: Pen, f: Frame, effect: e.NpcBuilds) -> None:
    """The next picture says where (GC-24); where the colour stands already, one is out (GC-28, GC-Q61)."""
    if t.s.spare:
        t.reveal()
        tile, *spare = t.s.spare
        t.set(spare=tuple(spare))
        layout = content().technologies[tile].layout
        for area in (layout.first, layout.second, layout.technology):
            t.set(npc_left=t.s.npc_left - 1)
            if NPC in t.s.areas[area]:
                t.set(npc_out=t.s.npc_out + 1)
                t.moved("development:npc", 1, "npc", "box", "agm")
                t.emit(NpcSkipped(area=area))
            else:
                t.moved("development:npc", 1, "npc", "areas", "agm")
                t.emit(NpcBuilt(area=area))
                occupy(t, NPC, area)
    at = nearest_npc(t.s)
    if at is not None:
        t.set(network=put(t.s.network, at, Worker(owner=NPC, expert=True)))
        t.moved("worker:npc", 1, f"network:{at}", "box", "agm")
        t.moved("expert:npc", 1, "npc", f"network:{at}", "agm")
        t.emit(NpcHired(at=at))
