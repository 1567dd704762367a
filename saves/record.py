"""What a save holds, how it is decoded and doubted, and what may be wrong with it."""

import re
import unicodedata
from collections.abc import Mapping
from datetime import datetime
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import msgspec
from msgspec import Meta

from core.kernel.game import BadSetup, Game, Progress, Setup
from core.kernel.record import Count, Id, Rec, SeatNo
from core.kernel.session import Logged, Session, TakeBacks
from saves.migrations import SCHEMA, migrated

T = TypeVar("T")

MAX_NAME = 32
"""Characters in a player's name."""

MAX_SCORE = 1_000_000
"""Points either way; true scores stay far below."""

MAX_DEPTH = 64
"""Brackets within brackets of a state; true ones stay below 20, and rules that walk through deeper ones may give up."""

Word = Annotated[str, Meta(pattern=r"\A[\w.+-]*\Z", max_length=80)]
Player = Annotated[str, Meta(pattern=r"\A(person|bot:[a-z0-9-]{1,40})\Z")]
Author = Annotated[str, Meta(pattern=r"\A(person|auto|bot:[a-z0-9-]{1,40})\Z")]
Moment = Annotated[datetime, Meta(tz=True)]


class Fault(Enum):
    """Why a save can't be used."""

    MISSING = "missing"
    """There is no such match or file."""
    NOT_A_FILE = "not-a-file"
    """A folder or a device stands in its place."""
    TOO_BIG = "too-big"
    """Larger than any save; it was not read."""
    EMPTY = "empty"
    GARBLED = "garbled"
    """No JSON, or cut off, or nested too deeply."""
    NOT_A_SAVE = "not-a-save"
    """JSON, but the header is not one of ours: `what` is wrong at `where`."""
    NEWER = "newer"
    """Written by a later version: `what` is its schema, `value` the version."""
    UNKNOWN_GAME = "unknown-game"
    """`value` is the game."""
    LOG = "log"
    """A choice in the log is damaged or unknown: `what` is wrong at `where`."""
    STATE = "state"
    """The state is damaged or has something unknown in it: `what` is wrong at `where`."""
    NONSENSE = "nonsense"
    """Each part can be read, but the whole breaks the rules: `what`, `where` and `value` as in `Problem`."""
    IN_USE = "in-use"
    """Another program plays this match."""
    UNREADABLE = "unreadable"
    """The system refuses to read it: `what` is the name of its error, such as EACCES."""
    UNWRITABLE = "unwritable"
    """The system refuses to write it: `what` is the name of its error, such as ENOSPC."""


class BadSave(Exception):
    """A save that can't be used; the file is as it was. `backup` is set when the copy before it can be used."""

    def __init__(self, fault: Fault, what: str = "", where: str = "", value: str = "") -> None:
        super().__init__(fault.value, what, where, value)
        self.fault = fault
        self.what, self.where, self.value = clean(what), clean(where), clean(value)
        self.path = Path()
        self.backup: Path | None = None


def clean(text: str, limit: int = 200) -> str:
    """Text from outside without anything that a terminal would obey, in one line of at most `limit` characters."""
    words = "".join(c if c.isprintable() else " " for c in text).split()
    return unicodedata.normalize("NFC", " ".join(words))[:limit].rstrip()


def clean_name(raw: str) -> str:
    """A player's name as it may be shown and saved; empty when nothing is left of it."""
    return clean(raw, MAX_NAME)


class Result(Rec):
    """How a match ended for a seat, as in `Standing`."""

    seat: SeatNo
    score: Annotated[int, Meta(ge=-MAX_SCORE, le=MAX_SCORE)]
    rank: Count
    title: Word


class Header(Rec):
    """What can be told about a save without decoding its state."""

    schema: Count
    app: Word
    """The version that wrote it."""
    game: Word
    setup: Setup
    players: tuple[Player, ...]
    """Who plays each seat of the setup."""
    take_backs: TakeBacks
    taken_back: Count
    round: Count
    rounds: Count | None
    turn: Count
    over: bool
    begun: Moment
    saved: Moment
    content: Word
    """Fingerprint of the content that the match was last played with."""
    results: tuple[Result, ...] = ()
    """Of the seats of the setup once the match is over; saves from before this was kept have none."""

    def __post_init__(self) -> None:
        """Refuse what types can't: ValueError says which field, and decoding turns that into its own error."""
        if len(self.players) != len(self.setup.seats):
            raise ValueError("players")
        if any(result.seat >= len(self.players) for result in self.results):
            raise ValueError("results")
        if any(not seat.name or seat.name != clean_name(seat.name) for seat in self.setup.seats):
            raise ValueError("name")
        if not all(text.isprintable() for option in self.setup.options.items() for text in option):
            raise ValueError("options")
        # Further out, local time can't be told.
        if not all(1970 <= moment.year < 3000 for moment in (self.begun, self.saved)):
            raise ValueError("date")

    @property
    def progress(self) -> Progress:
        """Round and turn."""
        return Progress(self.round, self.rounds, self.turn)


class Save(Header):
    """A whole save; log and state stay encoded until somebody plays on."""

    log: msgspec.Raw
    state: msgspec.Raw


class Loaded(NamedTuple):
    """A save, decoded and checked."""

    header: Header
    game: Game[Any]
    state: Any
    log: tuple[Logged, ...]
    content_changed: bool
    """Whether the game's content differs from what the match was last played with."""

    def session(self) -> Session:
        """The match, ready to be played on."""
        header = self.header
        return Session.restore(self.game, header.setup, self.state, self.log, header.take_backs, header.taken_back)


class _Stamp(Rec):
    """The part of a header that holds in every schema."""

    schema: Annotated[int, Meta(ge=0)]
    app: Id = ""


class _Entry(Rec):
    """An entry of the log whose choice waits for the game's own decoder."""

    seat: SeatNo
    by: Author
    choice: msgspec.Raw


@cache
def app_version() -> str:
    """The version of this program; `source` when it runs from a checkout that was never installed."""
    # Only saving needs it, and importing it takes longer than the rest of this module.
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("cosmodrome")
    except PackageNotFoundError:
        return "source"


def encode(session: Session, players: tuple[str, ...], begun: datetime, saved: datetime) -> bytes:
    """A match as it is saved; raises ValueError for players or names that could not be loaded again."""
    progress = session.game.progress(session.state)
    msgspec.convert(players, tuple[Player, ...])
    return msgspec.json.encode(
        Save(
            schema=SCHEMA,
            app=app_version(),
            game=session.game.id,
            setup=session.setup,
            players=players,
            take_backs=session.take_backs,
            taken_back=session.taken_back,
            round=progress.round,
            rounds=progress.rounds,
            turn=progress.turn,
            over=session.over,
            begun=begun,
            saved=saved,
            content=session.game.content_hash(),
            results=_results(session),
            log=msgspec.Raw(msgspec.json.encode(session.log)),
            state=msgspec.Raw(msgspec.json.encode(session.state)),
        )
    )


def _results(session: Session) -> tuple[Result, ...]:
    if not session.over:
        return ()
    return tuple(
        Result(seat=standing.seat, score=standing.score, rank=standing.rank, title=standing.title)
        for standing in session.game.standings(session.state)
        if standing.seat < len(session.setup.seats)
    )


def decode_header(data: bytes) -> Header:
    """The header alone. Raises BadSave."""
    return _decode(_current(data), Header, Fault.NOT_A_SAVE)


def decode(data: bytes, games: Mapping[str, Game[Any]]) -> Loaded:
    """A whole save, decoded within bounds and then checked against the rules. Raises BadSave."""
    save = _decode(_current(data), Save, Fault.NOT_A_SAVE)
    if save.game not in games:
        raise BadSave(Fault.UNKNOWN_GAME, value=save.game)
    game = games[save.game]
    if _too_deep(bytes(save.state)):
        raise BadSave(Fault.GARBLED)
    state = _decode(save.state, game.State, Fault.STATE, "state")
    entries = _decode(save.log, tuple[_Entry, ...], Fault.LOG, "log")
    log = tuple(
        Logged(seat=entry.seat, by=entry.by, choice=_decode(entry.choice, game.Choice, Fault.LOG, f"log[{n}].choice"))
        for n, entry in enumerate(entries)
    )
    _doubt(game, save.setup, state)
    changed = save.content != game.content_hash()
    return Loaded(save, game, state, log, changed)


def _current(data: bytes) -> bytes:
    """A save in the present schema."""
    if not data:
        raise BadSave(Fault.EMPTY)
    stamp = _decode(data, _Stamp, Fault.NOT_A_SAVE)
    if stamp.schema > SCHEMA:
        raise BadSave(Fault.NEWER, what=str(stamp.schema), value=stamp.app)
    if stamp.schema == SCHEMA:
        return data
    raw = _decode(data, dict[str, Any], Fault.NOT_A_SAVE)
    try:
        return msgspec.json.encode(migrated(raw, stamp.schema))
    except Exception as error:  # a migration trusts its schema, a file need not keep to it
        raise BadSave(Fault.NOT_A_SAVE, what=repr(error), where="schema", value=str(stamp.schema)) from error


def _decode(data: bytes | msgspec.Raw, kind: type[T], fault: Fault, root: str = "") -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise BadSave(fault, what=what, where=root + where.strip("`").removeprefix("$")) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadSave(Fault.GARBLED) from error


def _too_deep(data: bytes) -> bool:
    depth = 0
    for found in re.finditer(rb'"(?:[^"\\]|\\.)*"|[][{}]', data):
        depth += (found[0] in b"[{") - (found[0] in b"]}")
        if depth > MAX_DEPTH:
            return True
    return False


def _doubt(game: Game[Any], setup: Setup, state: Any) -> None:
    """Refuse a state that breaks the rules or was not made from this setup."""
    try:
        problem = game.check(state)
        seats = [standing.seat for standing in game.standings(state)]
        expected = [standing.seat for standing in game.standings(game.new(setup).state)]
    except BadSetup as bad:
        raise BadSave(Fault.NOT_A_SAVE, what=bad.what, where="setup", value=bad.value) from bad
    except Exception as error:  # absurd states may trip any rule that looks at them
        raise BadSave(Fault.NONSENSE, what=repr(error)) from error
    if problem is not None:
        raise BadSave(Fault.NONSENSE, problem.what, problem.where, problem.value)
    if state.seed != setup.seed:
        raise BadSave(Fault.NONSENSE, "seed", "setup", str(setup.seed))
    if seats != expected:
        raise BadSave(Fault.NONSENSE, "seats", "setup", str(len(setup.seats)))
