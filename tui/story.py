"""What happened in a match, in words, as whoever looks at it may know it."""

from collections.abc import Iterable, Iterator
from typing import Any

from core.kernel.events import Event
from core.kernel.session import Played, StaleHistory
from saves.record import clean_name
from tui.match import Match
from tui.words import match as say
from tui.words.dictionary import Table, words_of


def table(match: Match, state: Any = None) -> Table:
    """A position, mostly the present one, as the viewer may see it."""
    session = match.session
    names = tuple(clean_name(seat.name) for seat in session.setup.seats)
    view = session.game.view(session.state if state is None else state, match.viewer())
    return Table(words_of(session.game.id), names, view)


def told(match: Match, events: Iterable[Event], state: Any) -> list[str]:
    """What these events say to the viewer, the position after them given."""
    viewer = match.viewer()
    return say.told((e for e in events if e.to is None or viewer in e.to), table(match, state))


def latest(match: Match, since: int = 0) -> Iterator[str]:
    """The lines of this session from the last one back, down to the choice with this number in the log."""
    session = match.session
    after = session.state
    for _n, played in zip(range(len(session.log) - 1, since - 1, -1), reversed(session.recent()), strict=False):
        yield from reversed(told(match, played.events, after))
        after = played.before
    if since == 0:
        yield from reversed(told(match, session.start.events, session.start.state))


def whole(match: Match) -> list[str]:
    """All that happened; what was before the last change of rules or content is replaced by one line that says so."""
    session = match.session
    lines: list[str] = []
    past: tuple[Played, ...]
    try:
        past = session.history()
    except StaleHistory:
        past = session.recent()
        lines.append(say.HISTORY_LOST)
    after = [*(played.before for played in past[1:]), session.state]
    lines += told(match, session.start.events, session.start.state)
    for played, state in zip(past, after, strict=False):
        lines += told(match, played.events, state)
    return lines


def refused(match: Match) -> list[str]:
    """What is refused now, by its reasons."""
    seen, session = table(match), match.session
    by_reason: dict[str, list[str]] = {}
    for choice, reason in session.game.refusals(session.state):
        by_reason.setdefault(seen.say(reason), []).append(seen.words.dictionary.refused(choice, seen))
    return [say.refusal(reason, choices) for reason, choices in by_reason.items()] or [say.NOTHING_REFUSED]
