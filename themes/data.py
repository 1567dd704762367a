"""Reading the data files of this package: tables by id, with errors that name file and entry."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec


class BadTheme(ValueError):
    """A palette or glyph set that can't be used: file, entry and what is wrong there."""


def text_of(file: str) -> str:
    """The text of a data file of this package."""
    return Path(__file__).with_name(file).read_text(encoding="utf-8")


def tables(file: str, text: str) -> dict[str, dict[str, Any]]:
    """The tables of a TOML text, by id. Raises BadTheme."""
    try:
        return msgspec.toml.decode(text, type=dict[str, dict[str, Any]])
    except msgspec.DecodeError as error:
        raise BadTheme(f"{file}: {error}") from error


def check_names(where: str, found: Mapping[str, object], wanted: Iterable[str]) -> None:
    """Refuse a table that lacks a name or has one too many. Raises BadTheme."""
    wanted = set(wanted)
    if missing := sorted(wanted - found.keys()):
        raise BadTheme(f"{where}: missing: {', '.join(missing)}")
    if unknown := sorted(found.keys() - wanted):
        raise BadTheme(f"{where}: unknown: {', '.join(unknown)}")
