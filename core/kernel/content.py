"""Reading content files: TOML into frozen types, with errors that name file and entry."""

import hashlib
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

from core.kernel.record import Id, Rec

R = TypeVar("R", bound=Rec)

Source = Literal["official", "community", "derived", "own"]
"""Where an entry comes from: in the rulebook, noted in public, forced by the numbers, or designed here."""


class Entry(Rec, forbid_unknown_fields=True):
    """Base of every piece of content; a mistyped field is refused."""

    id: Id
    source: Source


class BadContent(ValueError):
    """A content file that can't be read: file, entry and what is wrong there."""


def load(package: str, file: str, kind: type[R]) -> R:
    """The content of a TOML file in a package's `content` folder. Raises BadContent."""
    raw = (files(package) / "content" / file).read_bytes()
    try:
        found = msgspec.toml.decode(raw, type=kind)
    except msgspec.MsgspecError as error:
        raise BadContent(f"{file}: {error}") from error
    for field in kind.__struct_fields__:
        entries = getattr(found, field)
        if isinstance(entries, tuple):
            ids = [entry.id for entry in entries if isinstance(entry, Entry)]
            for n, one in enumerate(ids):
                if one in ids[:n]:
                    raise BadContent(f"{file}: {field} {one} stands there twice")
    return found


def fingerprint(package: str, names: tuple[str, ...]) -> str:
    """A short hash of content files, equal wherever the same files lie."""
    digest = hashlib.sha256()
    for name in names:
        digest.update((files(package) / "content" / name).read_bytes())
    return digest.hexdigest()[:16]
