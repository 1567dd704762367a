"""What counts at the end: what it would bring everybody now, and how each part is reckoned in this match."""

from core.galactic_cruise.components import content
from core.galactic_cruise.progress import progress_points
from core.galactic_cruise.scoring import (
    HEAP,
    LAST,
    PENALTY,
    column_points,
    final_cockpits,
    rep_points,
    segment_points,
    supplies,
)
from core.galactic_cruise.state import State
from tui.galactic_cruise.words import places
from tui.words.dictionary import Outlook, Table
from tui.words.i18n import _, listed


def outlook(table: Table) -> Outlook:
    """AGM C as it would be now."""
    s: State = table.state
    seats = range(len(s.players))
    return Outlook(
        [
            (_("Cubes in section 3 times wings"), [progress_points(s, seat, LAST) for seat in seats]),
            (_("Cockpits"), [final_cockpits(s, seat) for seat in seats]),
            (_("Segments"), [segment_points(p) for p in s.players]),
            (_("Reputation"), [rep_points(p.rep) for p in s.players]),
            (_("Columns of developments built out"), [column_points(p) for p in s.players]),
            (_("Left over"), [supplies(p) // HEAP for p in s.players]),
        ],
        [_cubes(s), *_rest()],
    )


def _cubes(s: State) -> str:
    if s.agm == "by-section":
        return _(
            "Cubes: each in section 3 counts three times for each open wing; the most reputation counts as a cube more."
        )
    return _("Cubes: each in section 3 counts once for each open wing; the most reputation counts as a cube more.")


def _rest() -> list[str]:
    board = content().board
    steps = [_("{points} from {rep} on").format(points=step.points, rep=step.rep) for step in board.threshold]
    columns = [
        _("{points} for {n}").format(points=points, n=n) for n, points in enumerate(board.column_points) if points
    ]
    return [
        _("Cockpits: what each says, once more; {points} for a ship that was never launched.").format(
            points=places.gain_points(-PENALTY)
        ),
        _("Segments: the VP on each of them, launched or not."),
        _("Reputation: {steps}.").format(steps=listed(steps)),
        _("Columns: {columns}; one is built out once its food, oxygen and fuel developments are.").format(
            columns=listed(columns)
        ),
        _("Left over: 1 for {heap} of money, ads, resources, agenda cards and blueprints together.").format(heap=HEAP),
    ]
