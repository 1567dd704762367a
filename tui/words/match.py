"""Words around a match: what can be typed, the log, results."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from core.kernel.events import Event, Moved
from core.kernel.game import Standing
from core.kernel.session import Barrier
from tui.words.dictionary import Help, Outlook, Section, Table
from tui.words.i18n import _, brought, listed, ngettext, paragraph

ALL_SAVED = _("All is saved.")
GOES_ON = _("All is saved. `cosmodrome resume` goes on from here.")
NOT_SAVED = _("The last choices could not be saved.")
NOTHING_REFUSED = _("Nothing is refused here.")
IF_IT_ENDED_NOW = _("What the end would bring if it came now:")
HISTORY_LOST = _(
    "The log before this session is not available, since the rules or the content have changed since then."
)
CONTENT_CHANGED = _(
    "The content of this game has changed since the match was last played; it goes on with the new one."
)
MANY = 8
"""As many refused choices are named as can be taken in at a glance."""
BAD_INPUT = _("Type a number that stands in front of an answer, or ? for what else can be typed.")
AT_THE_END = _("u takes back the last choice; l, L, b and s tell about the match; q leaves.")


class Command(NamedTuple):
    """Something that can be typed at every question."""

    key: str
    says: str


UNDO = Command("u", _("take back the last answer"))
UNDO_TURN = Command("U", _("take back the whole turn"))
WHY_NOT = Command("!", _("why not: what is refused now, and why"))
RULE = Command("r", _("the rule of this question"))
PRIMER = Command("g", _("the game in short"))
LOG = Command("l", _("what happened in this turn, or since the last answer"))
LONG_LOG = Command("L", _("all that happened"))
BOARD = Command("b", _("the whole board; b1, b2 and so on for one part of it"))
SCORES = Command("s", _("scores by source"))
KEYS = Command("?", _("this list"))
QUIT = Command("q", _("quit; all is saved"))


class Heading(str):
    """A line over what belongs to it."""

    __slots__ = ()


class Row(NamedTuple):
    """A row of a table: what it is about, and a cell for each column."""

    about: str
    cells: tuple[str, ...]
    strong: bool = False
    """Whether it stands out: names at the top, sums at the end."""


COMMANDS = (UNDO, UNDO_TURN, WHY_NOT, RULE, PRIMER, LOG, LONG_LOG, BOARD, SCORES, KEYS, QUIT)


def keys(sections: Sequence[Section]) -> list[str]:
    """All that can be typed at a question."""
    lines = [_("A number takes that choice; 0 is always done, none or no.")]
    lines += [_("{key}: {meaning}").format(key=command.key, meaning=command.says) for command in COMMANDS]
    lines.append(_("Enter alone: the question again"))
    lines += [_("b{n}: {section}").format(n=n, section=section.title) for n, section in enumerate(sections, start=1)]
    return lines


def no_section(n: int) -> str:
    """The board has fewer parts than was asked for."""
    return ngettext("The board has {n} part.", "The board has {n} parts: type b1 to b{n}.", n).format(n=n)


def hello(table: Table) -> str:
    """The first line of a match."""
    return _("{game}. Type ? for the keys, r for the rule of a question.").format(game=table.words.title())


def of(name: str, text: str) -> str:
    """What is asked of somebody or told about them."""
    return _("{name}: {text}").format(name=name, text=text)


def choice(label: str, against: Sequence[str], final: bool) -> str:
    """A choice with what speaks against it, and whether it can't be taken back; as a line it begins with a capital."""
    label = label[:1].upper() + label[1:]
    warnings = [*against, _("no undo")] if final else against
    return _("{choice} ({warnings})").format(choice=label, warnings=listed(warnings)) if warnings else label


def refusal(reason: str, choices: Sequence[str]) -> str:
    """Choices that are refused for one reason; of very many the first ones."""
    named = listed(choices[:MANY])
    more = len(choices) - MANY
    if more > 0:
        named = ngettext("{choices} and {n} more", "{choices} and {n} more", more).format(choices=named, n=more)
    return _("Not now, because {reason}: {choices}.").format(reason=reason, choices=named)


def primer(table: Table) -> list[str]:
    """The game in short, in paragraphs."""
    paragraphs = [of(about, text) for about, text in table.words.primer()]
    return paragraphs or [_("Of this game there is none; r explains the question.")]


def rule(help_: Help) -> str:
    """The rule of a question with its points."""
    return _("{rule} (Rule {points})").format(rule=help_.text, points=help_.points)


def undone(n: int) -> str:
    """So many choices were taken back, automatic and bots' ones counted."""
    return ngettext("{n} choice taken back.", "{n} choices taken back.", n).format(n=n)


def barred(barrier: Barrier, undo: str) -> str:
    """Why nothing is taken back; `undo` is the key that takes back one answer."""
    return {
        Barrier.NOTHING: _("There is nothing to take back yet."),
        Barrier.TURN_BEGINS: _("There is nothing of this turn to take back; {key} takes back the last answer."),
        Barrier.REVEALED: _("The last answer can't be taken back: it has shown something new."),
        Barrier.STALE: _("What was answered before the rules or the content changed can't be taken back."),
    }[barrier].format(key=undo)


def by_itself(choice: str) -> str:
    """The only choice that there was, made without asking."""
    return _("(done by itself: {choice})").format(choice=choice)


def turn_of(name: str, undo: str) -> str:
    """Who goes on with a match of several people; the key that takes back is named, if there is one."""
    text = (
        _("It is {name}'s turn. Enter: go on, {undo}: take back.") if undo else _("It is {name}'s turn. Enter: go on.")
    )
    return text.format(name=name, undo=undo)


def at_hand_over(may_undo: bool) -> str:
    """What can be typed while the keyboard goes to somebody else."""
    return _("Enter goes on, u takes back the last answer, q leaves.") if may_undo else _("Enter goes on, q leaves.")


def pass_to(name: str, undo: str, why: str = "") -> str:
    """The keyboard goes to somebody else, perhaps for a reason; the key that takes back is named, if there is one."""
    keys = _("Enter: go on, {undo}: take back.") if undo else _("Enter: go on.")
    return paragraph([_("Pass to {name}.").format(name=name), why, keys.format(undo=undo)])


def unsaved(sentence: str) -> str:
    """The match could not be written."""
    return _("Not saved: {sentence} The match goes on and is saved as soon as that works.").format(sentence=sentence)


def told(events: Iterable[Event], table: Table) -> list[str]:
    """What happened: one paragraph for each stretch of events that are about one seat."""
    lines = []
    for seat, group in groupby(events, key=lambda event: _whose(event, table.words.shared_places)):
        text = paragraph(list(_sentences(group, table)))
        if text:
            lines.append(text if seat is None or len(table.names) == 1 else of(table.name(seat), text))
    return lines


def _sentences(events: Iterable[Event], table: Table) -> Iterator[str]:
    """One for each event, but one for all that came from the same source one after another."""
    changes = [(event, table.words.dictionary.change(event, table)) for event in events]
    for source, run in groupby(changes, key=lambda each: each[1] and each[1].source):
        if source is None:
            yield from (table.say(event) for event, _change in run)
        else:
            yield brought([change.gain for _event, change in run if change is not None], source)


def _whose(event: Event, shared: frozenset[str]) -> int | None:
    """The seat that an event is about, if any; the numbers of shared places are no seats."""
    if isinstance(event, Moved):
        for where in (event.there, event.here):
            kind, _colon, seat = where.partition(":")
            if seat.isdigit() and kind not in shared:
                return int(seat)
        return None
    found: Any = getattr(event, "seat", None)
    return found if isinstance(found, int) else None


def scores(table: Table, standings: Sequence[Standing]) -> list[str]:
    """Everybody's points by source, best first."""
    return [_score(standing, table) for standing in _placed(standings)]


def _score(standing: Standing, table: Table) -> str:
    words = table.words
    total = _("{place}. {name}: {points}.") if len(table.names) > 1 else _("{name}: {points}.")
    text = total.format(place=standing.rank, name=table.name(standing.seat), points=words.points(standing.score))
    parts = [
        _("{source} {n}").format(source=words.source(source), n=points)
        for source, points in sorted(standing.breakdown, key=lambda part: -part[1])
    ]
    return paragraph([text, _("Of these: {parts}.").format(parts=listed(parts))]) if parts else text


def winner(table: Table, standings: Sequence[Standing]) -> str:
    """Who wins, with how many points."""
    placed = _placed(standings)
    points = table.words.points(placed[0].score)
    if len(placed) == 1:
        return _("The match ends with {points}.").format(points=points)
    winners = [table.name(standing.seat) for standing in placed if standing.rank == 1]
    if len(winners) > 1:
        return _("{names} share the win with {points}.").format(names=listed(winners), points=points)
    return _("{name} wins with {points}.").format(name=winners[0], points=points)


def results(table: Table, standings: Sequence[Standing]) -> list[str]:
    """The end of a match: who wins, places, points by source, tie-breaks and titles."""
    placed = _placed(standings)
    return [
        _("Final result"),
        winner(table, standings),
        *scores(table, standings),
        *table.words.reckoning(table),
        *_verdict(table, placed),
    ]


def result_page(table: Table, standings: Sequence[Standing]) -> list[str | Row]:
    """The end of a match with everybody's points side by side, and how the last of them came about."""
    placed = _placed(standings)
    return [
        winner(table, standings),
        *score_table(table, standings),
        *_verdict(table, placed),
        *table.words.reckoning(table),
    ]


def _placed(standings: Sequence[Standing]) -> list[Standing]:
    return sorted(standings, key=lambda s: (s.rank, s.seat))


def score_table(table: Table, standings: Sequence[Standing]) -> list[str | Row]:
    """Everybody's points, best first, and below the sums what they came from, the greatest sources on top."""
    placed = _placed(standings)
    by_source = [dict(standing.breakdown) for standing in placed]
    sources = {source: sum(points.get(source, 0) for points in by_source) for points in by_source for source in points}
    rows = [
        Row(table.words.source(source), tuple(str(points.get(source, 0) or "") for points in by_source))
        for source in sorted(sources, key=lambda source: -sources[source])
        if any(points.get(source) for points in by_source)
    ]
    return [
        Row("", tuple(table.name(standing.seat) for standing in placed), strong=True),
        Row(_("In all"), tuple(str(standing.score) for standing in placed), strong=True),
        *([Row(_("Place"), tuple(str(standing.rank) for standing in placed))] if len(placed) > 1 else []),
        *rows,
    ]


def outlook_table(table: Table, standings: Sequence[Standing]) -> list[str | Row]:
    """What the end would bring everybody if it came now, in the columns of the score table."""
    found = _outlook(table)
    if found is None:
        return []
    seats = [standing.seat for standing in _placed(standings)]
    sums = [sum(points[seat] for _about, points in found.rows) for seat in seats]
    return [
        Heading(IF_IT_ENDED_NOW),
        *[Row(about, tuple(str(points[seat]) for seat in seats)) for about, points in found.rows],
        Row(_("All this"), tuple(map(str, sums)), strong=True),
        *found.notes,
    ]


def outlook(table: Table) -> list[str]:
    """The same for everybody who plays, in lines."""
    found = _outlook(table)
    if found is None:
        return []
    lines = [
        of(
            about,
            listed([_("{source} {n}").format(source=name, n=n) for name, n in zip(table.names, points, strict=True)]),
        )
        for about, points in found.rows
    ]
    return [IF_IT_ENDED_NOW, *lines, *found.notes]


def _outlook(table: Table) -> Outlook | None:
    """Nothing once it has come."""
    return table.words.outlook(table) if table.state.stack else None


def _verdict(table: Table, placed: Sequence[Standing]) -> list[str]:
    """Tie-breaks and titles."""
    lines = []
    for ahead, behind in pairwise(placed):
        if ahead.score == behind.score:
            level = ahead.rank == behind.rank
            lines.append(
                _("{a} and {b} share the place.").format(a=table.name(ahead.seat), b=table.name(behind.seat))
                if level
                else table.words.tie_break(ahead.seat, behind.seat, table)
            )
    lines += [table.words.honour(standing, table) for standing in placed if standing.title]
    return lines


def sections(found: Sequence[Section]) -> list[str]:
    """What stands under the first title, then every further title with what belongs to it."""
    first, *others = found
    return [*first.lines, *[line for section in others for line in (Heading(section.title), *section.lines)]]
