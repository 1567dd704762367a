"""What everybody stops for: annual general meetings, the end coming up, the last scoring, each with its arithmetic."""

from collections.abc import Sequence

from core.galactic_cruise import events as ev
from core.galactic_cruise.counting import empty_columns
from core.galactic_cruise.launch import cockpit_points
from core.galactic_cruise.progress import has_most_rep, progress_points, section_sizes
from core.galactic_cruise.questions import PlaceFirst
from core.galactic_cruise.rules import turn_order, wings
from core.galactic_cruise.scoring import (
    HEAP,
    PENALTY,
    column_points,
    final_points,
    rep_points,
    segment_points,
    supplies,
)
from core.galactic_cruise.state import NOBODY, Ship, State
from core.kernel.events import Event
from core.kernel.frames import Question
from tui.galactic_cruise.words import places
from tui.words.dictionary import Section, Table
from tui.words.i18n import _, listed, ngettext, paragraph
from tui.words.match import Heading

LAST = 3
"""The section that is scored when the match is over."""


def moment(event: Event, then: Table, now: Table) -> Section | None:
    """What everybody should see with an event, as long as it is not over already."""
    match event:
        case ev.AgmHeld() if event.section < LAST:
            return _meeting(event.section, then)
        case ev.AgmHeld():
            opening = _(
                "The match is over. AGM C scores section 3 of the progress track, ships, reputation and the rest."
            )
            return Section(_("Annual general meeting C"), [opening, *_reckonings(now)])
        case ev.EndTriggered() if now.state.phase == "last-round":
            return Section(
                _("The end is near"),
                [
                    _(
                        "Section 3 of the progress track is full, though more cubes still come to it. This round is "
                        "played to its end."
                    ),
                    _(
                        "Then all workers come home from the network, each with its funding bonus, and everybody has "
                        "one last turn: the final round."
                    ),
                    _(
                        "After that each ship in space goes to one more stop of its owner's choice, and AGM C scores "
                        "all the rest. So bring home now what you can: a ship that was never launched costs {n} VP."
                    ).format(n=PENALTY),
                ],
            )
        case ev.FinalRoundBegan() if now.state.phase == "final-round":
            return Section(
                _("The final round"),
                [
                    _("All workers come home from the network with a funding bonus. Everybody has one last turn."),
                    _(
                        "A launch still brings a cube and the points of its cockpit. After the round each ship goes to "
                        "one of its remaining stops, whichever its owner likes: keep ads to score the guests there."
                    ),
                ],
            )
        case ev.LastAdvanceBegan() if now.state.stack:
            return Section(
                _("The last advance"),
                [
                    _("Every ship in space goes to one of the stops that it has left, whichever its owner likes."),
                    _("Goals that are met can be taken afterwards. Then comes AGM C."),
                ],
            )
        case _:
            return None


def _meeting(section: int, table: Table) -> Section:
    s: State = table.state
    titles = (_("Annual general meeting A"), _("Annual general meeting B"))
    free = section_sizes(s)[section] - len(s.track[section])
    nexts = (
        _("The next section has {free} of {size} spaces free; AGM B follows when they are taken."),
        _("The last section has {free} of {size} spaces free; when they are taken the end begins."),
    )
    return Section(
        titles[section - 1],
        [
            _(
                "Section {n} of the progress track is full. Each cube there counts once for each open wing of its "
                "owner; whoever has the most reputation counts one cube more."
            ).format(n=section),
            *_by_section(section, table.state),
            *[_progress(seat, section, table) for seat in turn_order(s)],
            *_npc_builds(s),
            nexts[section - 1].format(free=free, size=section_sizes(s)[section]),
        ],
    )


def _npc_builds(s: State) -> list[str]:
    if len(s.players) > 2:
        return []
    return [
        _("The NPC builds developments now, and one of its workers becomes an expert; the board and the log show it.")
    ]


def _by_section(section: int, s: State) -> list[str]:
    if s.agm == "plain":
        return []
    return [
        ngettext(
            "In this match that counts {n} time in section {n}.",
            "In this match that counts {n} times in section {n}.",
            section,
        ).format(n=section)
    ]


def _progress(seat: int, section: int, table: Table) -> str:
    s: State = table.state
    cubes = s.track[section - 1].count(seat)
    most = has_most_rep(s, seat)
    text = (
        ngettext(
            "{name}: {n} cube and 1 for the most reputation, times {wings}: {points}.",
            "{name}: {n} cubes and 1 for the most reputation, times {wings}: {points}.",
            cubes,
        )
        if most
        else ngettext(
            "{name}: {n} cube, times {wings}: {points}.",
            "{name}: {n} cubes, times {wings}: {points}.",
            cubes,
        )
    )
    open_ = wings(s.players[seat])
    return text.format(
        name=table.name(seat),
        n=cubes,
        wings=ngettext("{n} wing", "{n} wings", open_).format(n=open_),
        points=places.points(progress_points(s, seat, section - 1)),
    )


def passing(table: Table) -> str:
    """Why somebody is asked inside a turn."""
    s: State = table.state
    name = table.name(table.question.seat)
    if not s.turn.n:
        return _("In the setup the last player chooses first.") if _is_first(table.question, s) else ""
    if s.turn.seat == NOBODY:
        return _("The final round begins: all workers come home, and {name} has funding bonuses to take.").format(
            name=name
        )
    if s.turn.seat != table.question.seat:
        return _("{name}'s worker was bumped and brings a bonus; then {turn}'s turn goes on.").format(
            name=name, turn=table.name(s.turn.seat)
        )
    return "" if s.turn.at is None else _("{name}'s turn goes on.").format(name=name)


def _is_first(question: Question, s: State) -> bool:
    """Whether nobody has chosen before."""
    return isinstance(question, PlaceFirst) and question.seat == turn_order(s)[-1]


def reckoning(table: Table) -> Sequence[str]:
    """How AGM C scored each player."""
    return [Heading(_("AGM C, which is in these points:")), *_reckonings(table)]


def _reckonings(table: Table) -> list[str]:
    return [*_by_section(LAST, table.state), *[_reckoned(seat, table) for seat in turn_order(table.state)]]


def _reckoned(seat: int, table: Table) -> str:
    s: State = table.state
    p = s.players[seat]
    columns = empty_columns(p)
    parts = [
        _progress(seat, LAST, table),
        *_cockpits(seat, table),
        _("Segments: {points}.").format(points=places.points(segment_points(p))),
        _("{rep}: {points}.").format(rep=places.rep(p.rep), points=places.points(rep_points(p.rep))),
        ngettext(
            "{n} development column built out: {points}.", "{n} development columns built out: {points}.", columns
        ).format(n=columns, points=places.points(column_points(p))),
        ngettext(
            "{n} thing left over, 1 VP for {heap}: {points}.",
            "{n} things left over, 1 VP for {heap}: {points}.",
            supplies(p),
        ).format(n=supplies(p), heap=HEAP, points=places.points(supplies(p) // HEAP)),
        _("Together {points}.").format(points=places.points(final_points(s, seat))),
    ]
    return paragraph(parts)


def _cockpits(seat: int, table: Table) -> list[str]:
    ships = [_cockpit(ship, seat, table) for ship in table.state.players[seat].ships]
    return [_("Cockpits: {ships}.").format(ships=listed(ships))] if ships else []


def _cockpit(ship: Ship, seat: int, table: Table) -> str:
    text = _("{ship} {n}") if ship.launches else _("{ship} {n} - {penalty} (never launched)")
    n = cockpit_points(table.state, seat, ship)
    return text.format(ship=places.cockpit(ship.cockpit), n=n, penalty=PENALTY)
