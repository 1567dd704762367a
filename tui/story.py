"""A match in words, as whoever looks at it may know it: what happened, what is refused, what a choice wastes."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from core.kernel.events import Event, TurnStarted
from core.kernel.frames import Choice, PayUp, Proceed
from core.kernel.session import AUTO, PERSON, Played, StaleHistory, TakeBacks
from saves.record import clean_name
from tui.match import Ahead, Match
from tui.words import match as say
from tui.words import screen
from tui.words.dictionary import Section, Table, words_of


class Caution(NamedTuple):
    """What should be known before some choices are made."""

    against: tuple[str, ...] = ()
    """What speaks against every one of them."""
    final: bool = False
    """Whether none of them can be taken back."""


def table(match: Match, state: Any = None) -> Table:
    """A position, mostly the present one, as the viewer may see it."""
    session = match.session
    view = session.game.view(match.state if state is None else state, match.viewer())
    return Table(words_of(session.game.id), names(match), view)


def names(match: Match) -> tuple[str, ...]:
    """Who sits where, as it may be shown."""
    return tuple(clean_name(seat.name) for seat in match.session.setup.seats)


def named(match: Match, seat: int, text: str) -> str:
    """A text with the name of whom it is for, where several people play."""
    return say.of(names(match)[seat], text) if len(match.persons) > 1 else text


def told(match: Match, events: Iterable[Event], state: Any) -> list[str]:
    """What these events say to the viewer, the position after them given."""
    return say.told(_seen(match, events), table(match, state))


def account(match: Match, played: Played, after: Any) -> list[str]:
    """What came of a choice, and to a person who had no other, which it was."""
    lines = _outcome(match, played, after)
    if played.by != AUTO or played.seat != match.viewer() or isinstance(played.choice, Proceed | PayUp):
        return lines
    by_itself = say.by_itself(table(match, played.before).say(played.choice))
    return [named(match, played.seat, by_itself), *lines]


def _outcome(match: Match, played: Played, after: Any) -> list[str]:
    return [*_deed(match, played.choice, played.before), *told(match, played.events, after)]


def _deed(match: Match, choice: Choice, before: Any) -> list[str]:
    """What a choice did, where its events leave out what it was for."""
    if not words_of(match.session.game.id).dictionary.has_deed(choice):
        return []
    then = table(match, before)
    text = then.words.dictionary.deed(choice, then)
    return [text if len(then.names) == 1 else say.of(then.name(then.question.seat), text)]


def latest(match: Match) -> Iterator[str]:
    """The lines of this session from the last one back; whose turn has just begun is said by the bar."""
    session = match.session
    after = match.state
    for n, played in enumerate(reversed(_recent(match))):
        begun = not n and isinstance(next(reversed(played.events), None), TurnStarted)
        events = played.events[:-1] if begun else played.events
        yield from reversed(account(match, played._replace(events=events), after))
        after = played.before
    yield from reversed(told(match, session.start.events, session.start.state))


def whole(match: Match) -> list[str]:
    """All that happened; where older choices can't be told any more, a line says so."""
    session, (past, lost) = match.session, _past(match)
    return [*lost, *told(match, session.start.events, session.start.state), *_accounts(match, past, 0)]


def lately(match: Match) -> list[str]:
    """What happened in this turn, and at least since a person answered last."""
    progress = match.session.game.progress
    now = progress(match.session.state)
    past, _lost = _past(match)
    of_turn = [n for n, played in enumerate(past) if progress(played.before) == now]
    answers = [n for n, played in enumerate(past) if played.by == PERSON]
    first = min(of_turn[:1] + answers[-1:], default=0)
    return _accounts(match, past, first) if first else whole(match)


def since(match: Match, seat: int) -> list[str]:
    """What the others did last, in few words where the game has them, below what the seat's turn set off at its end.

    While a seat goes on choosing that stays the same, so that it can look it up all through its turn.
    """
    past, now = _recent(match), table(match)
    first, end = _others(match, past, seat)
    gist = now.words.gist(_seen(match, (event for played in past[first:end] for event in played.events)), now)
    return [*_set_off(match, past[:first], seat), *(_accounts(match, past, first, end) if gist is None else gist)]


def others_played_last(match: Match, seat: int) -> bool:
    """Whether a seat has chosen nothing since others played; what it did by itself after that is no choice."""
    log = reversed(match.session.log)
    last = next((entry for entry in log if entry.seat != seat or entry.by != AUTO), None)
    return match.held or (last is not None and last.seat != seat)


def so_far(match: Match, seat: int) -> list[str]:
    """The sum of the turn that a seat has, or has just ended, where something large has come of it."""
    now, events = table(match), _seen(match, _turn(_recent(match), seat))
    return (now.words.gist(events, now) or []) if any(map(now.words.large, events)) else []


def _set_off(match: Match, past: Sequence[Played], seat: int) -> list[str]:
    """What everybody has seen of the last turn, if that was the seat's own: its other deeds are no news to it."""
    now, events = table(match), _seen(match, _turn(past, seat))
    shown = (n for n, event in enumerate(events) if now.words.moment(event, now, now) is not None)
    return now.words.gist(events[next(shown, len(events)) :], now) or []


def _turn(past: Sequence[Played], seat: int) -> list[Event]:
    """What happened in the last turn in which somebody has chosen, if that is the seat's own."""
    found: list[Event] = []
    others = False
    for played in reversed(past):
        for event in reversed(played.events):
            if isinstance(event, TurnStarted):
                if event.seat == seat:
                    return found[::-1]
                if others:
                    return []
                found = []
            else:
                found.append(event)
        others = others or played.seat != seat
    return []


def unasked(match: Match) -> list[str]:
    """What came of answers that one is warned of and that gave themselves after the last one of a person."""
    lines: list[str] = []
    after = match.state
    for played in takewhile(lambda played: played.by == AUTO, reversed(_recent(match))):
        then = table(match, played.before)
        if then.words.dictionary.warning(played.choice, then):
            lines = [*_outcome(match, played, after), *lines]
        after = played.before
    return lines


def why_passed(match: Match) -> str:
    """Why the keyboard goes to somebody else inside a turn; mostly nothing."""
    now = table(match, match.coming)
    return now.words.passing(now)


def moments(match: Match, choices: int) -> list[Section]:
    """What everybody should see of so many choices that were played last, in this session."""
    past = match.session.recent()[-choices:] if choices > 0 else ()
    found, now = [], table(match)
    for played, state in zip(past, _after(match, past), strict=True):
        then = table(match, state)
        found += [section for event in played.events if (section := now.words.moment(event, then, now)) is not None]
    return found


def meanwhile(match: Match, seat: int) -> tuple[Table, Table] | None:
    """The positions before and after what the others did last; None while nobody else has played in this session."""
    past = _recent(match)
    first, end = _others(match, past, seat)
    if first == end:
        return None
    return table(match, past[first].before), table(match, _after(match, past)[end - 1])


def _others(match: Match, past: Sequence[Played], seat: int) -> tuple[int, int]:
    """Where what the others did last begins and ends: after the last choice of a seat in a turn of its own before.

    Before there was one it begins with the first turn, for the setup is no news once that is over. What others chose
    inside a turn of the seat that goes on, such as a bonus, doesn't take the place of what they did before it.
    """
    end = _before_own_turn(past, seat)
    while end and past[end - 1].seat == seat:
        end -= 1
    own = 0
    for n in range(end - 1, -1, -1):
        for event in reversed(past[n].events):
            if isinstance(event, TurnStarted):
                if event.seat == seat and own:
                    return own, end
                own = 0
        if not own and past[n].seat == seat:
            own = n + 1
    begun = max(own, _setup(match, past))
    return begun, max(begun, end)


def _before_own_turn(past: Sequence[Played], seat: int) -> int:
    """How many choices were made before a turn of the seat that goes on; all of them while it has none."""
    for n in range(len(past), 0, -1):
        for event in reversed(past[n - 1].events):
            if isinstance(event, TurnStarted):
                return n if event.seat == seat else len(past)
    return len(past)


def _setup(match: Match, past: Sequence[Played]) -> int:
    """How many of these choices were made before the first turn; none while that has not come."""
    progress = match.session.game.progress
    if not progress(match.session.state).turn:
        return 0
    return next((n for n, played in enumerate(past) if progress(played.before).turn), len(past))


def _seen(match: Match, events: Iterable[Event]) -> list[Event]:
    """What of these events the viewer may know."""
    viewer = match.viewer()
    return [event for event in events if event.to is None or viewer in event.to]


def _after(match: Match, past: Sequence[Played]) -> list[Any]:
    """The position after each choice, the last of them being the latest of the match."""
    return [*(played.before for played in past[1:]), match.state][: len(past)]


def _past(match: Match) -> tuple[tuple[Played, ...], list[str]]:
    try:
        return (*match.session.history(), *match.kept), []
    except StaleHistory:
        return _recent(match), [say.HISTORY_LOST]


def _recent(match: Match) -> tuple[Played, ...]:
    return (*match.session.recent(), *match.kept)


def _accounts(match: Match, past: Sequence[Played], first: int, end: int | None = None) -> list[str]:
    pairs = zip(past[first:end], _after(match, past)[first:end], strict=True)
    return [line for played, state in pairs for line in account(match, played, state)]


def refused(match: Match) -> list[str]:
    """What is refused now, by its reasons."""
    seen, session = table(match), match.session
    by_reason: dict[str, list[str]] = {}
    for choice, reason in session.game.refusals(session.state):
        by_reason.setdefault(seen.say(reason), []).append(seen.words.dictionary.refused(choice, seen))
    named = {reason: list(dict.fromkeys(choices)) for reason, choices in by_reason.items()}
    return [say.refusal(reason, choices) for reason, choices in named.items()] or [say.NOTHING_REFUSED]


def caution(match: Match, seen: Table, choices: Sequence[Choice]) -> Caution:
    """What should be known before one of these choices is made."""
    common: list[str] | None = None
    final = match.session.take_backs is TakeBacks.UNTIL_REVEAL
    for choice in choices:
        ahead = match.preview(choice)
        final = final and ahead.reveals
        said = _warned(match, seen, ahead)
        common = [each for each in (said if common is None else common) if each in said]
        if not common and not final:
            break
    return Caution(tuple(dict.fromkeys(common or ())), final)


def _warned(match: Match, seen: Table, ahead: Ahead) -> list[str]:
    """What speaks against it: what is certain to come, answers that then give themselves, and what is asked then."""
    dictionary = seen.words.dictionary
    said = [dictionary.warning(event, seen) for event in ahead.events]
    said += [dictionary.warning(answer, table(match, state)) for state, answer in ahead.forced]
    if not ahead.reveals and ahead.state.stack:
        then = table(match, ahead.state)
        said.append(dictionary.warning(then.question, then))
    return [each for each in said if each]


def preview(match: Match, choices: Sequence[Choice]) -> list[str]:
    """What all of these choices are certain to bring, and whether chance or another part of the question follows."""
    ahead = [match.preview(choice) for choice in choices]
    first, *others = ahead
    common = [event for event in first.events if all(event in other.events for other in others)]
    deed = [] if others else _deed(match, choices[0], match.session.state)
    certain = [*deed, *told(match, common, first.state)] or [screen.NOTHING_CERTAIN]
    if others:
        return [*certain, screen.MORE_IS_ASKED]
    return [*certain, screen.AND_THEN] if first.reveals else certain
