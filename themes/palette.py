"""Palettes: the colours of the screen by name, each an xterm-256 entry with its counterpart among the sixteen."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from themes.data import BadTheme, check_names, tables, text_of

FILE = "palettes.toml"

SURFACES = ("ground", "panel", "raised")
"""What lies under the text: the board, bars around it, cells and tiles on it."""
TEXT = ("ink", "faint", "accent", "on-accent", "mark", "warn", "good", "edge")
"""Text and lines; `accent` is what can be pressed, and nothing else; `mark` is what just happened."""
SEATS = ("seat-1", "seat-2", "seat-3", "seat-4")
PIECES = ("orange", "blue", "purple", "gray", "red", "green", "yellow", "teal")
"""Agents, samples, planets, terrains and guests, by the colour they are called."""
NAMES = (*SURFACES, *TEXT, *SEATS, *PIECES)
"""The names that every palette has."""


class Ink(NamedTuple):
    """How a character of a board is drawn, by the names of colours."""

    fg: str = "ink"
    bg: str = "ground"
    bold: bool = False
    reverse: bool = False
    underline: bool = False


class Shade(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A colour as an xterm-256 entry, and the one among sixteen that stands in for it on plain terminals.

    The first sixteen entries of xterm differ from terminal to terminal, hence `x256` starts after them.
    """

    x256: Annotated[int, Meta(ge=16, le=255)]
    x16: Annotated[int, Meta(ge=0, le=15)]

    @property
    def rgb(self) -> tuple[int, int, int]:
        """Red, green and blue (0 to 255) of the xterm-256 entry."""
        if self.x256 >= 232:
            grey = 8 + 10 * (self.x256 - 232)
            return grey, grey, grey
        red, rest = divmod(self.x256 - 16, 36)
        green, blue = divmod(rest, 6)
        return _level(red), _level(green), _level(blue)


def _level(step: int) -> int:
    """The strength of a step of xterm's colour cube."""
    return 55 + 40 * step if step else 0


class Palette(Struct, frozen=True, forbid_unknown_fields=True):
    """The shades of one look of the screen, by name."""

    id: str
    dark: bool
    shades: dict[str, Shade]

    def __getitem__(self, name: str) -> Shade:
        return self.shades[name]


def read_palettes(text: str) -> dict[str, Palette]:
    """The palettes of a TOML text, by id. Raises BadTheme."""
    found = {}
    for id, table in tables(FILE, text).items():
        try:
            palette = msgspec.convert({**table, "id": id}, Palette)
        except msgspec.ValidationError as error:
            raise BadTheme(f"{FILE}: {id}: {error}") from error
        check_names(f"{FILE}: {id}", palette.shades, NAMES)
        found[id] = palette
    return found


@cache
def palettes() -> Mapping[str, Palette]:
    """Our own palettes by id, read once. Raises BadTheme."""
    return MappingProxyType(read_palettes(text_of(FILE)))
