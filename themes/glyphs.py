"""Glyph sets: one character for each thing on a board, in Unicode and in ASCII."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Literal

import msgspec

from themes.data import BadTheme, check_names, tables, text_of

FILE = "glyphs.toml"

GlyphSet = Literal["unicode", "ascii"]
GLYPHS: tuple[GlyphSet, ...] = ("unicode", "ascii")
"""The ids of the glyph sets; both have the same names."""


class Glyphs(Mapping[str, str]):
    """A glyph set: one character of one cell for each name."""

    def __init__(self, id: str, characters: Mapping[str, str]) -> None:
        self.id = id
        self._characters = dict(characters)

    def __getitem__(self, name: str) -> str:
        return self._characters[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._characters)

    def __len__(self) -> int:
        return len(self._characters)


def read_glyphs(text: str) -> dict[str, Glyphs]:
    """The glyph sets of a TOML text, by id. Raises BadTheme."""
    found = tables(FILE, text)
    check_names(FILE, found, GLYPHS)
    sets = {}
    for id, table in found.items():
        try:
            characters = msgspec.convert(table, dict[str, str])
        except msgspec.ValidationError as error:
            raise BadTheme(f"{FILE}: {id}: {error}") from error
        check_names(f"{FILE}: {id}", characters, found["unicode"])
        for name, character in characters.items():
            if len(character) != 1 or not character.isprintable():
                raise BadTheme(f"{FILE}: {id}: {name}: needs exactly one visible character")
            if id == "ascii" and not character.isascii():
                raise BadTheme(f"{FILE}: {id}: {name}: {character} is not ASCII")
        sets[id] = Glyphs(id, characters)
    return sets


@cache
def glyph_sets() -> Mapping[str, Glyphs]:
    """The glyph sets by id, read once. Raises BadTheme."""
    return MappingProxyType(read_glyphs(text_of(FILE)))


def default_glyphs(environ: Mapping[str, str], encoding: str) -> GlyphSet:
    """The glyph set that a terminal can show, by its environment and the encoding of its output."""
    utf8 = encoding.lower().replace("-", "").replace("_", "") == "utf8"
    return "unicode" if utf8 and environ.get("TERM") != "linux" else "ascii"
