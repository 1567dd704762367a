"""What is remembered from one start to the next: `settings.json`, for now what a quick match repeats."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

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
