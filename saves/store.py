"""The files: one JSON file a match, written so that at every moment one of them can be loaded."""

import errno
import fcntl
import os
import re
import shutil
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, date, datetime
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import platformdirs

from core import GAMES
from core.kernel.game import Game
from core.kernel.session import Session, StaleHistory
from saves.record import BadSave, Fault, Header, Loaded, decode, decode_header, encode

T = TypeVar("T")

MAX_BYTES = 16 * 1024 * 1024
"""A larger file is refused unread."""

MATCH = re.compile(r"[a-z0-9][a-z0-9-]{0,79}")
"""What a match may be called; all else is taken for a path."""

BACKUP, BROKEN, NEW, LOCK = ".bak", ".broken", ".new", ".lock"
"""Files beside a save: the save before it, one that was given up for its backup, one being written, and its lock."""


class Entry(NamedTuple):
    """A match of the store; `header` is what is wrong where it can't be read."""

    name: str
    path: Path
    header: Header | BadSave


class Verified(NamedTuple):
    """A save that holds: choices in its log, and whether replaying them leads to its state."""

    choices: int
    replayed: bool


def default_data_dir() -> Path:
    """Where the user's data belongs on this system."""
    return platformdirs.user_data_path("cosmodrome", appauthor=False)


class Store:
    """The saves in a data directory.

    `which` is a match's name or the path of a file. Links are followed, so that a save may lie elsewhere. What goes
    wrong is a BadSave.
    """

    def __init__(self, data_dir: Path) -> None:
        self.folder = data_dir / "saves"

    def names(self) -> tuple[str, ...]:
        """The names of all matches, readable or not."""
        return tuple(sorted(p.stem for p in self.folder.glob("*.json") if MATCH.fullmatch(p.stem)))

    def list(self) -> tuple[Entry, ...]:
        """All matches, the one written last first."""
        entries = [Entry(name, self.path(name), self._header_or_fault(name)) for name in self.names()]
        return tuple(sorted(entries, key=lambda entry: _written(entry.path), reverse=True))

    def path(self, which: str | Path) -> Path:
        """The file of a match."""
        path = self.folder / f"{which}.json" if _is_name(which) else Path(which)
        with _about(path, Fault.UNREADABLE):
            if "\0" in str(path):
                raise BadSave(Fault.MISSING)
            return Path(os.path.realpath(path))

    def header(self, which: str | Path) -> Header:
        """What can be told without decoding the state."""
        return _or_backup(self.path(which), lambda path: decode_header(_read(path)))

    def verify(self, which: str | Path, games: Mapping[str, Game[Any]] = GAMES) -> Verified:
        """Decode everything, check it against the rules and replay its log."""
        loaded = _or_backup(self.path(which), lambda path: decode(_read(path), games))
        try:
            loaded.session().history()
        except StaleHistory:
            return Verified(len(loaded.log), replayed=False)
        return Verified(len(loaded.log), replayed=True)

    def create(self, game: str, day: date | None = None) -> str:
        """A new name for a match begun on this day (today), kept free for the caller by its lock file."""
        with _about(self.folder, Fault.UNWRITABLE):
            self.folder.mkdir(parents=True, exist_ok=True)
            names = (f"{game}-{day or date.today()}-{n}" for n in count(1))
            return next(name for name in names if self._reserved(name))

    def open(self, which: str | Path) -> "OpenMatch":
        """A match to be played; nobody else can open it until it is closed or this process is gone."""
        return OpenMatch(self.path(which))

    def delete(self, which: str | Path) -> None:
        """Remove a match with all files beside it; a path must lead to a save, a name need not."""
        if not _is_name(which):
            self.header(which)
        path = self.path(which)
        with OpenMatch(path), _about(path, Fault.UNWRITABLE):
            if not path.exists():
                raise BadSave(Fault.MISSING)
            path.unlink()
            for suffix in (BACKUP, BROKEN, NEW):
                _beside(path, suffix).unlink(missing_ok=True)

    def _reserved(self, name: str) -> bool:
        path = self.path(name)
        if path.exists():
            return False
        try:
            os.close(os.open(_beside(path, LOCK), os.O_CREAT | os.O_EXCL, 0o666))
        except FileExistsError:
            return False
        # Another program may have begun and closed a match of this name in between.
        return not path.exists()

    def _header_or_fault(self, name: str) -> Header | BadSave:
        try:
            return self.header(name)
        except BadSave as bad:
            return bad


class OpenMatch:
    """A match that this process alone may write; closes as a context manager or by `close`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: int | None = _locked(path)
        self._begun: datetime | None = None
        self._aside = BACKUP

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let others open the match."""
        if self._lock is not None:
            # Gone before it is free: whoever waits for this file sees that it is not the one on disk any more.
            with suppress(OSError):
                _beside(self.path, LOCK).unlink()
            os.close(self._lock)
            self._lock = None

    def load(self, games: Mapping[str, Game[Any]] = GAMES, *, backup: bool = False) -> Loaded:
        """The match as it was last saved, or the save before that. Raises BadSave, with nothing changed.

        A match that goes on from its backup keeps the file it gave up under another name when it is next saved.
        """
        if backup:
            with _about(_beside(self.path, BACKUP), Fault.UNREADABLE):
                loaded = decode(_read(_beside(self.path, BACKUP)), games)
        else:
            loaded = _or_backup(self.path, lambda path: decode(_read(path), games))
        self._begun = loaded.header.begun
        self._aside = BROKEN if backup else BACKUP
        return loaded

    def save(self, session: Session, players: tuple[str, ...]) -> None:
        """Write the match; once this returns it survives a power cut. Raises BadSave, with the last save in place.

        `players` says who plays each seat: `person`, or `bot:` and the bot's name.
        """
        now = datetime.now(UTC)
        self._begun = self._begun or now
        data = encode(session, players, self._begun, now)
        with _about(self.path, Fault.UNWRITABLE):
            _write(self.path, data, _beside(self.path, self._aside))
        self._aside = BACKUP


def _is_name(which: str | Path) -> bool:
    return isinstance(which, str) and MATCH.fullmatch(which) is not None


@contextmanager
def _about(path: Path, fault: Fault) -> Iterator[None]:
    """Turns every failure into a BadSave that names the file."""
    try:
        yield
    except BadSave as bad:
        bad.path = path
        raise
    except OSError as error:
        refused = BadSave(fault, what=errno.errorcode.get(error.errno or 0, ""))
        refused.path = path
        raise refused from error


def _or_backup(path: Path, read: Callable[[Path], T]) -> T:
    """What `read` finds at the path; a failure names the backup when that one can be read."""
    try:
        with _about(path, Fault.UNREADABLE):
            return read(path)
    except BadSave as bad:
        spare = _beside(path, BACKUP)
        with suppress(BadSave), _about(spare, Fault.UNREADABLE):
            read(spare)
            bad.backup = spare
        raise


def _beside(path: Path, suffix: str) -> Path:
    return Path(f"{path}{suffix}")


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _read(path: Path) -> bytes:
    try:
        # Non-blocking, since opening a pipe would wait for somebody to write into it.
        fd = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except FileNotFoundError as error:
        raise BadSave(Fault.MISSING) from error
    try:
        found = os.fstat(fd)
        if not stat.S_ISREG(found.st_mode):
            raise BadSave(Fault.NOT_A_FILE)
        if found.st_size > MAX_BYTES:
            raise BadSave(Fault.TOO_BIG, value=str(found.st_size))
        with open(fd, "rb", closefd=False) as file:
            return file.read(MAX_BYTES)
    finally:
        os.close(fd)


def _locked(path: Path) -> int:
    """The open and locked file that keeps others out."""
    lock = _beside(path, LOCK)
    with _about(path, Fault.UNWRITABLE):
        while True:
            try:
                fd = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o666)
            except FileNotFoundError as error:
                raise BadSave(Fault.MISSING) from error
            try:
                fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                os.close(fd)
                raise BadSave(Fault.IN_USE) from error
            # Whoever held it may have removed the file since it was opened here.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(fd), os.stat(lock)):
                    return fd
            os.close(fd)


def _write(path: Path, data: bytes, aside: Path) -> None:
    """Replace a file in one step, keeping the one before it aside; a crash at any point leaves one of the two."""
    new = _beside(path, NEW)
    try:
        with open(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW, 0o666), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            _keep(path, aside)
        os.replace(new, path)
        _sync(path.parent)
    except OSError:
        # On a full disk even the half-written file is in the way.
        with suppress(OSError):
            new.unlink()
        raise


def _keep(path: Path, aside: Path) -> None:
    aside.unlink(missing_ok=True)
    try:
        os.link(path, aside)
    except OSError:  # not every file system has hard links
        shutil.copyfile(path, aside)


def _sync(folder: Path) -> None:
    fd = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
