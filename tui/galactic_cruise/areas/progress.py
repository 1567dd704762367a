"""The progress track with its AGMs, the company goals, and the reputation track."""

from collections.abc import Hashable

from core.galactic_cruise.choices import SpendRep, TakeGoal
from core.galactic_cruise.components import Goal, content
from core.galactic_cruise.counting import count
from core.galactic_cruise.paying import steps_down
from core.galactic_cruise.progress import goals, progress_points, section_sizes
from core.galactic_cruise.rules import TOP_REP
from core.galactic_cruise.state import State
from themes import Glyphs, Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.areas.marks import coming, mark
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words import screen_progress as words
from tui.inks import BOLD, FAINT, HERE, KEY, PLAIN
from tui.words.dictionary import Table
from tui.words.i18n import _

SECTION = 25
"""Columns of a section of the progress track."""
LEAD = 2
"""Columns before everything, for key and cursor."""
ASKED, LATER, YOURS, REACHED = 20, 55, 62, 69
"""Where the columns of goals begin, after their names."""
STEP = 3
"""Columns of a space of the reputation track; as many markers have room there, and with more none stand beside them."""
LABEL = 14
"""Columns of the names of its rows."""
ROWS = words.REPUTATION, words.ON_THE_WAY, words.AT_THE_END, words.ACCESS
SIGN = 4
"""Columns of the mark before a player's figures, with the gap before it."""
WIDTH = 76
HEIGHT, LOW = 13, 11
"""Rows, and the least of them: then what the figures are is left out, and what is told of the middle of the match."""


class ProgressArea(Area):
    """Sections are ("section", n), goals ("goal", n), spaces of the reputation track ("rep", n)."""

    id = "progress"
    own = True
    least = 48, LOW

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return words.PROGRESS

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """The rows of goals and the reputation track have a width of their own."""
        return WIDTH, max(LOW, min(height, HEIGHT))

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A section with its AGM, a goal, or a space of the reputation track."""
        match what:
            case ("section", int(n)):
                return words.section_in_full(n, table)
            case ("goal", int(n)):
                return words.goal_in_full(n, table, seat)
            case ("rep", int(n)):
                return words.space_in_full(n, table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """The track, the goals, how near the end is, the reputation track."""
        spare = canvas.height - LOW
        air = max(0, min(2, (canvas.height - HEIGHT) // 2))
        y = _track(canvas, table, sight, spare) + air
        y = _goals(canvas, y, table, sight)
        if spare > 0:
            canvas.put(LEAD, y, words.middle(table.state), FAINT if table.state.phase == "open" else BOLD)
            y += 1 + air
        _reputation(canvas, y, table, sight)
        if not spare or table.state.phase != "open":
            canvas.put(WIDTH - len(words.LETTERS), y + len(ROWS), words.LETTERS, FAINT)
        drawing.keys_first(canvas, sight)


def _track(canvas: Canvas, table: Table, sight: Sight, spare: int) -> int:
    """Each section with its cubes and free spaces, and what the next AGM would bring; the row after it.

    Without a spare row the announcement of the end takes the place of that.
    """
    s: State = table.state
    for n, (cubes, size) in enumerate(zip(s.track, section_sizes(s), strict=True)):
        x = canvas.put(n * SECTION + LEAD, 0, words.agm(n), FAINT if n < s.held else BOLD) + 1
        for owner in cubes:
            x = canvas.put(x, 0, *mark(owner, sight.glyphs))
        x = canvas.put(x, 0, sight.glyphs["empty"] * (size - len(cubes)), FAINT)
        if n < s.held:
            canvas.put(x + 1, 0, words.HELD, FAINT)
        drawing.place(canvas, ("section", n), n * SECTION, 0, SECTION - 1, sight)
    if not spare and s.phase != "open":
        canvas.put(LEAD, 1, words.middle(s), BOLD)
    elif s.held < len(s.track):
        _next_agm(canvas, 1, s, sight.glyphs)
    if spare > 1 and s.held < len(s.track):
        canvas.put(LEAD, 2, words.reckoning(s), FAINT)
    return 2 + (spare > 1)


def _next_agm(canvas: Canvas, y: int, s: State, glyphs: Glyphs) -> None:
    """What it would bring everybody, and how that comes about where there is room."""
    head, seats = words.figures_now(s.held), range(len(s.players))
    told = [words.reckoned(s.held, s, seat) for seat in seats]
    if LEAD + len(head) + sum(len(text) + SIGN for text in told) > canvas.width:
        head, told = words.points_now(s.held), [places.points(progress_points(s, seat, s.held)) for seat in seats]
    x = canvas.put(LEAD, y, head, FAINT)
    for seat, text in enumerate(told):
        x = canvas.put(x + SIGN - 2, y, *mark(seat, glyphs))
        x = canvas.put(x + 1, y, text, PLAIN)


def _goals(canvas: Canvas, y: int, table: Table, sight: Sight) -> int:
    """What each takes now and later, what the seat looked at has, who has reached it; the row after them."""
    heads = (LEAD, words.GOAL), (ASKED, words.ASKED), (LATER, words.LATER), (YOURS, words.YOURS)
    for x, head in (*heads, (REACHED, words.REACHED)):
        canvas.put(x, y, head, FAINT)
    for n, goal in enumerate(goals(table.state)):
        _goal(canvas, y + 1 + n, n, goal, table, sight)
    return y + 4


def _goal(canvas: Canvas, y: int, n: int, goal: Goal, table: Table, sight: Sight) -> None:
    s: State = table.state
    have, level = count(s, sight.seat, goal.count), s.levels[n]
    canvas.put(LEAD, y, _(goal.name), BOLD)
    canvas.put(ASKED, y, words.asked(goal, level), PLAIN)
    canvas.put(LATER, y, words.later(goal, level), FAINT)
    met = have >= goal.levels[level] and n not in s.players[sight.seat].goals
    x = canvas.put(YOURS, y, str(have), BOLD if met else PLAIN)
    if met:
        canvas.put(x + 1, y, sight.glyphs["check"], BOLD)
    x = REACHED
    for seat, player in enumerate(s.players):
        if n in player.goals:
            x = canvas.put(x, y, *mark(seat, sight.glyphs))
    if isinstance(sight.ghost, TakeGoal) and sight.ghost.goal == n:
        canvas.put(x, y, *coming(table.question.seat, sight.glyphs))
    drawing.place(canvas, ("goal", n), 0, y, WIDTH, sight)


def _reputation(canvas: Canvas, y: int, table: Table, sight: Sight) -> None:
    """Everybody's marker, the spaces, what lies between them, what they are worth; then what access costs."""
    for row, label in enumerate(ROWS, start=y + 1):
        canvas.put(LEAD, row, label, FAINT)
    canvas.put(LABEL + 1, y + len(ROWS), words.access(), PLAIN)
    _markers(canvas, y, table, sight)
    worth = {step.rep: step.points for step in content().board.threshold}
    for rep in range(TOP_REP + 1):
        x = LABEL + STEP * rep
        canvas.put(x + 1, y + 1, str(rep), PLAIN)
        if rep:
            canvas.put(x, y + 2, words.icon(content().board.icons[rep - 1]), PLAIN)
        canvas.put(x + 1, y + 3, str(worth.get(rep, "")), PLAIN)
        _space(canvas, x, y, ("rep", rep), sight)


def _space(canvas: Canvas, x: int, y: int, what: Hashable, sight: Sight) -> None:
    """Its key stands above beside the markers, the cursor before its number: neither is read as a part of it."""
    canvas.spot(what, x, y + 1, STEP, len(ROWS) - 1)
    if what == sight.cursor:
        canvas.tint(x, y + 1, STEP, drawing.POINTED)
        canvas.put(x, y + 1, sight.glyphs["here"], HERE._replace(bg=drawing.POINTED))
    if what in sight.keys:
        canvas.put(x, y, sight.keys[what], KEY)


def _markers(canvas: Canvas, y: int, table: Table, sight: Sight) -> None:
    """Above their spaces, with the one that is about to be moved where it would stand."""
    there: dict[int, list[tuple[str, Ink]]] = {}
    for seat, player in enumerate(table.state.players):
        there.setdefault(player.rep, []).append(mark(seat, sight.glyphs))
    ghost = _ghost(table, sight)
    if ghost is not None:
        there.setdefault(ghost, []).append(coming(table.question.seat, sight.glyphs))
    for rep, markers in there.items():
        x = LABEL + STEP * rep + (len(markers) < STEP or ("rep", rep) in sight.keys)
        for sign, ink in markers:
            x = canvas.put(x, y, sign, ink)


def _ghost(table: Table, sight: Sight) -> int | None:
    """Where the marker would stand after what is about to be chosen."""
    if not isinstance(sight.ghost, SpendRep):
        return None
    rep: int = table.state.players[table.question.seat].rep
    return rep - steps_down(rep, sight.ghost.icon, sight.ghost.n)
