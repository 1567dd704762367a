"""What is remembered from one start to the next: `settings.json`."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import platformdirs

from core.kernel.record import Id, Rec

FILE = "settings.json"


class Last(Rec):
    """The match that was begun last: its game, who sat where, and its options."""

    game: Id
    seats: tuple[Id, ...]
    options: Mapping[Id, Id] = {}


class Settings(Rec):
    """All settings."""

    last: Last | None = None
    theme: Id = "cosmodrome-dark"
    glyphs: Literal["auto", "unicode", "ascii"] = "auto"
    """`auto` goes by the terminal."""
    pace: Literal["off", "short", "long"] = "short"
    """How long each move of a bot stays in view."""
    notes: bool = True
    """Whether the first question of each kind explains itself."""
    seen: tuple[Id, ...] = ()
    """The kinds of questions that have explained themselves, each after its game: `space-bureau:fly`."""


class Read(NamedTuple):
    """Settings as read, with the names of those that could not be used and have their default instead."""

    settings: Settings
    bad: tuple[str, ...]


def default_folder() -> Path:
    """Where the user's settings belong on this system."""
    return platformdirs.user_config_path("cosmodrome", appauthor=False)


def read(folder: Path) -> Read:
    """The settings; a file that can't be read at all counts as one bad setting, and none as no setting."""
    try:
        raw = msgspec.json.decode((folder / FILE).read_bytes(), type=dict[str, Any])
    except FileNotFoundError:
        return Read(Settings(), ())
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Read(Settings(), (FILE,))
    good, bad = {}, []
    for field in msgspec.structs.fields(Settings):
        if field.name in raw:
            try:
                good[field.name] = msgspec.convert(raw[field.name], field.type)
            except msgspec.ValidationError:
                bad.append(field.name)
    return Read(Settings(**good), tuple(bad))


def write(folder: Path, settings: Settings) -> None:
    """Keep the settings; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    new = folder / f"{FILE}.new"
    new.write_bytes(msgspec.json.format(msgspec.json.encode(settings)))
    os.replace(new, folder / FILE)
