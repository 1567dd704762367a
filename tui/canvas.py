"""A picture of characters: what a part of the screen shows, painted without Textual, and what differs between two."""

import unicodedata
from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple

from rich.cells import cell_len

from themes import Ink

BLANK = Ink()
SIGNS = {"·": "-", "–": "-", "×": "x"}
"""Signs of our words that have no letter of ASCII in them."""


class Spot(NamedTuple):
    """A rectangle of a picture that stands for something: a cell of the ship, a hex, an answer."""

    what: Hashable
    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre; a character is about twice as high as wide, so rows count double."""
        return self.x + self.width / 2, 2 * self.y + self.height


class Canvas:
    """A grid of characters, each with its ink; what falls outside is not painted."""

    def __init__(self, width: int, height: int, ink: Ink = BLANK) -> None:
        self.width = width
        self.height = height
        self.rows: list[list[tuple[str, Ink]]] = [[(" ", ink)] * width for _ in range(height)]
        self.spots: list[Spot] = []

    def put(self, x: int, y: int, text: str, ink: Ink = BLANK) -> int:
        """A text from here to the right, every character in one cell; returns the column after it."""
        text = narrow(text)
        if 0 <= y < self.height:
            row = self.rows[y]
            for n, char in enumerate(text, start=x):
                if 0 <= n < self.width:
                    row[n] = (char, ink)
        return x + len(text)

    def middle(self, x: int, y: int, width: int, text: str, ink: Ink = BLANK) -> None:
        """A text in the middle of a stretch."""
        self.put(x + max(0, (width - len(text)) // 2), y, text, ink)

    def fill(self, x: int, y: int, width: int, height: int, ink: Ink, char: str = " ") -> None:
        """A rectangle of one character."""
        for row in range(y, y + height):
            self.put(x, row, char * width, ink)

    def tint(self, x: int, y: int, width: int, bg: str) -> None:
        """Another ground for what is written in a stretch."""
        row = self.rows[y] if 0 <= y < self.height else []
        for n in range(max(0, x), min(x + width, len(row))):
            char, ink = row[n]
            row[n] = (char, ink._replace(bg=bg))

    def column(self, x: int, y: int, height: int, char: str, ink: Ink = BLANK) -> None:
        """One character downwards."""
        for row in range(y, y + height):
            self.put(x, row, char, ink)

    def spot(self, what: Hashable, x: int, y: int, width: int, height: int) -> None:
        """Name a rectangle, for cursor and mouse."""
        self.spots.append(Spot(what, x, y, width, height))

    def spot_of(self, what: Hashable) -> Spot | None:
        """Where something stands."""
        return next((spot for spot in self.spots if spot.what == what), None)

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What stands at a place; the smallest where several do."""
        here = [s for s in self.spots if s.x <= x < s.x + s.width and s.y <= y < s.y + s.height]
        return min(here, key=lambda s: s.width * s.height, default=None)

    def window(self, x: int, y: int, width: int, height: int) -> "Canvas":
        """A part of the picture as one of its own."""
        part = Canvas(width, height)
        part.rows = [row[x : x + width] for row in self.rows[y : y + height]]
        part.spots = [spot._replace(x=spot.x - x, y=spot.y - y) for spot in self.spots]
        return part

    def words(self, spot: Spot) -> list[str]:
        """The words that stand in a rectangle."""
        rows = self.rows[spot.y : spot.y + spot.height]
        return [word for row in rows for word in "".join(c for c, _ in row[spot.x : spot.x + spot.width]).split()]

    def text(self) -> str:
        """The characters alone, without spaces at the ends of lines."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self.rows)

    def changes(self, before: "Canvas") -> Iterator[int]:
        """The rows that differ from those of another picture of the same size."""
        return (y for y, (new, old) in enumerate(zip(self.rows, before.rows, strict=True)) if new != old)


@lru_cache(4096)
def narrow(text: str) -> str:
    """A text with every character that is not one cell wide replaced, so that columns hold (names may have any)."""
    if text.isascii():
        return text
    return "".join(char if cell_len(char) == 1 else "?" for char in unicodedata.normalize("NFC", text))


def plain(text: str) -> str:
    """A text of the same length in ASCII: letters lose their accents, and signs have a counterpart."""
    return "".join(char if char.isascii() else SIGNS.get(char) or _letter(char) for char in text)


def _letter(char: str) -> str:
    base = unicodedata.normalize("NFKD", char)[0]
    return base if base.isascii() else "?"
