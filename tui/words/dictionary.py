"""How a game's ids become words: one registry from class to message, and what every game must have words for."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from core.kernel.events import Event
from core.kernel.frames import Choice, Question
from core.kernel.game import Game, Standing
from tui.words.games import TITLES

F = TypeVar("F", bound=Callable[..., str])
L = TypeVar("L", bound=Callable[..., "Sequence[Lead]"])
C = TypeVar("C", bound=Callable[..., "Change | None"])


class Help(NamedTuple):
    """The rule behind a kind of question: what it is for and what a sensible answer looks like."""

    text: str
    points: str
    """The rule points it stands on, such as `SB-56 to SB-65`."""
    first: str = ""
    """What is said when the question comes up for the first time, where the rule is too long for that."""

    @property
    def note(self) -> str:
        """What is said when the question comes up for the first time."""
        return self.first or self.text


class Lead(NamedTuple):
    """What a choice is about, and the kind of question that it leads to."""

    about: str
    to: type[Question]


class Change(NamedTuple):
    """What an event brought or took; changes that come from the same source are told together."""

    gain: str
    source: str


class Section(NamedTuple):
    """A part of the board in words."""

    title: str
    lines: Sequence[str]


class Outlook(NamedTuple):
    """What the end would bring if it came now: what for, with the points of every seat, and how each is reckoned."""

    rows: Sequence[tuple[str, Sequence[int]]]
    notes: Sequence[str]


class OptionWords(NamedTuple):
    """A table option: its title, each of its values, and what it is about where these don't say that."""

    title: str
    values: Mapping[str, str]
    about: str = ""


class Dictionary:
    """Message functions by class; a class without its own is said like its nearest base.

    Each function takes the thing and the table and gives a whole message. An event may give an empty one where another
    event tells the same.
    """

    def __init__(self, base: "Dictionary | None" = None) -> None:
        self._says: dict[type, Callable[[Any, Table], str]] = dict(base._says) if base else {}
        self._warns: dict[type, Callable[[Any, Table], str]] = dict(base._warns) if base else {}
        self._refused: dict[type, Callable[[Any, Table], str]] = {}
        self._parts: dict[tuple[type, str], Callable[[Any, Table], str]] = {}
        self._asks: dict[tuple[type, str], Callable[[Any, Table], str]] = {}
        self._briefs: dict[tuple[type, str], Callable[[Any, Table], str]] = {}
        self._priced: dict[tuple[type, str], Callable[[Any, Table], str]] = {}
        self._helps: dict[type[Question], Callable[[], Help]] = {}
        self._leads: dict[type[Choice], Callable[[Any, Table], Sequence[Lead]]] = {}
        self._deeds: dict[type[Choice], Callable[[Any, Table], str]] = {}
        self._changes: dict[type[Event], Callable[[Any, Table], Change | None]] = dict(base._changes) if base else {}

    def says(self, *kinds: type) -> Callable[[F], F]:
        """Registers the message for an event, effect, number, reason or choice, or the title of a question."""

        def put(fn: F) -> F:
            self._says.update(dict.fromkeys(kinds, fn))
            return fn

        return put

    def says_refused(self, kind: type[Choice]) -> Callable[[F], F]:
        """Registers how a choice is named among the refused ones, where that differs."""

        def put(fn: F) -> F:
            self._refused[kind] = fn
            return fn

        return put

    def warns(self, kind: type[Event] | type[Question] | type[Choice]) -> Callable[[F], F]:
        """Registers what to say beforehand about a choice that leads to this event, question or forced choice.

        It may be empty.
        """

        def put(fn: F) -> F:
            self._warns[kind] = fn
            return fn

        return put

    def says_part(self, kind: type[Choice], part: str) -> Callable[[F], F]:
        """Registers how one part of a choice is named, the parts before it being settled."""

        def put(fn: F) -> F:
            self._parts[kind, part] = fn
            return fn

        return put

    def asks_part(self, kind: type[Choice], part: str) -> Callable[[F], F]:
        """Registers the question for one part of a choice, the parts before it being settled."""

        def put(fn: F) -> F:
            self._asks[kind, part] = fn
            return fn

        return put

    def says_brief(self, kind: type[Choice] | type[Question], part: str = "") -> Callable[[F], F]:
        """Registers the short form of a question, a choice or a part of one, where the rest stands on the board."""

        def put(fn: F) -> F:
            self._briefs[kind, part] = fn
            return fn

        return put

    def says_priced(self, kind: type[Choice], part: str = "") -> Callable[[F], F]:
        """Registers the short form with what the choice, or a part of it, costs or brings."""

        def put(fn: F) -> F:
            self._priced[kind, part] = fn
            return fn

        return put

    def helps(self, kind: type[Question]) -> Callable[[Callable[[], Help]], Callable[[], Help]]:
        """Registers the rule behind a kind of question."""

        def put(fn: Callable[[], Help]) -> Callable[[], Help]:
            self._helps[kind] = fn
            return fn

        return put

    def says_change(self, kind: type[Event]) -> Callable[[C], C]:
        """Registers what an event brought, so that several from one source become one sentence; may be None."""

        def put(fn: C) -> C:
            self._changes[kind] = fn
            return fn

        return put

    def says_deed(self, kind: type[Choice]) -> Callable[[F], F]:
        """Registers what a choice did, where its events leave out what it was for; the position before it is given."""

        def put(fn: F) -> F:
            self._deeds[kind] = fn
            return fn

        return put

    def leads(self, *kinds: type[Choice]) -> Callable[[L], L]:
        """Registers to which kinds of questions a choice leads, whose rules explain it."""

        def put(fn: L) -> L:
            self._leads.update(dict.fromkeys(kinds, fn))
            return fn

        return put

    def knows(self, kind: type) -> bool:
        """Whether there is a message for this class."""
        return any(base in self._says for base in kind.__mro__)

    def say(self, thing: Any, table: "Table") -> str:
        """The message for a thing."""
        return next(self._says[base] for base in type(thing).__mro__ if base in self._says)(thing, table)

    def change(self, event: Event, table: "Table") -> Change | None:
        """What an event brought, where it is of that kind."""
        change = self._changes.get(type(event))
        return change(event, table) if change else None

    def has_deed(self, choice: Choice) -> bool:
        """Whether a choice itself says what it did."""
        return type(choice) in self._deeds

    def deed(self, choice: Choice, table: "Table") -> str:
        """What such a choice did."""
        return self._deeds[type(choice)](choice, table)

    def refused(self, choice: Choice, table: "Table") -> str:
        """A choice among the refused ones."""
        named = self._refused.get(type(choice))
        return named(choice, table) if named else self.say(choice, table)

    def warning(self, thing: Event | Question | Choice, table: "Table") -> str:
        """What to say beforehand about a choice that leads to this event, question or forced choice; mostly nothing."""
        warn = self._warns.get(type(thing))
        return warn(thing, table) if warn else ""

    def part(self, choice: Choice, part: str, table: "Table") -> str:
        """One part of a choice."""
        return self._parts[type(choice), part](choice, table)

    def brief(self, thing: Choice | Question, part: str, table: "Table") -> str:
        """The short form of a question, a choice or a part of one; the long one where none is registered."""
        short = self._briefs.get((type(thing), part))
        if short is not None:
            return short(thing, table)
        return self.part(thing, part, table) if part and isinstance(thing, Choice) else self.say(thing, table)

    def priced(self, choice: Choice, part: str, table: "Table") -> str:
        """The short form of a choice or a part of one, with what it costs or brings where that is registered."""
        priced = self._priced.get((type(choice), part))
        return priced(choice, table) if priced else self.brief(choice, part, table)

    def ask(self, choice: Choice, part: str, table: "Table") -> str:
        """The question for one part of a choice."""
        return self._asks[type(choice), part](choice, table)

    def help(self, question: Question) -> Help:
        """The rule behind a question."""
        return self._help(type(question))

    def _help(self, kind: type[Question]) -> Help:
        return next(self._helps[base] for base in kind.__mro__ if base in self._helps)()

    def explained(self, choice: Choice, table: "Table") -> list[tuple[str, Help]]:
        """What a choice is about and the rules of what it leads to; none where the question says all."""
        leads = self._leads.get(type(choice))
        return [(lead.about, self._help(lead.to)) for lead in leads(choice, table)] if leads else []


class GameWords(ABC):
    """All that is said about one game."""

    game: Game[Any]
    dictionary: Dictionary
    shared_places: frozenset[str] = frozenset()
    """The kinds of places that are everybody's although they have numbers: `network` where there is a `network:4`."""

    def title(self) -> str:
        """The name of the game."""
        return TITLES[self.game.id]

    @abstractmethod
    def options(self) -> Mapping[str, OptionWords]:
        """The table options by id."""

    @abstractmethod
    def gain(self, points: int) -> str:
        """Points as a change, with their sign."""

    @abstractmethod
    def points(self, points: int) -> str:
        """Points as an amount."""

    @abstractmethod
    def source(self, why: str) -> str:
        """What an event or a frame came from, or a kind of source in a score breakdown."""

    @abstractmethod
    def standing_of(self, seat: int, table: "Table") -> str:
        """What a seat has, in a line or two, to be said when it is asked."""

    @abstractmethod
    def board(self, table: "Table") -> list[Section]:
        """The whole state in words."""

    @abstractmethod
    def honour(self, standing: Standing, table: "Table") -> str:
        """What a title means that a seat has earned."""

    @abstractmethod
    def tie_break(self, ahead: int, behind: int, table: "Table") -> str:
        """Why one seat is placed before another with the same score."""

    def primer(self) -> Sequence[tuple[str, str]]:
        """The game in short for who has never played it: what each paragraph is about, and the paragraph."""
        return ()

    def gist(self, events: Sequence[Event], table: "Table") -> list[str] | None:
        """What others did, in few words; None where there are none but all that is told anyway."""
        return None

    def large(self, event: Event) -> bool:
        """Whether so much comes of it that whoever's turn it is has that summed up too; mostly not."""
        return False

    def moment(self, event: Event, then: "Table", now: "Table") -> Section | None:
        """What everybody should see with an event, the position after it and the present one given; mostly nothing."""
        return None

    def passing(self, table: "Table") -> str:
        """Why the keyboard goes to whoever is asked now, where it goes there inside a turn."""
        return ""

    def outlook(self, table: "Table") -> Outlook | None:
        """What counts at the end, where the standings don't say it."""
        return None

    def reckoning(self, table: "Table") -> Sequence[str]:
        """How the last points of a match came about."""
        return ()


class Table(NamedTuple):
    """What words need to know besides the thing itself: the game, who sits where, and the position."""

    words: GameWords
    names: tuple[str, ...]
    state: Any

    def say(self, thing: Any) -> str:
        """The message for a thing."""
        return self.words.dictionary.say(thing, self)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    @property
    def question(self) -> Any:
        """The question on top, about which choices speak."""
        return self.state.stack[-1]


def words_of(game: str) -> GameWords:
    """The words of a game by its id."""
    found: GameWords = import_module(f"tui.{game.replace('-', '_')}.words").WORDS
    return found
