"""What goes over the line to a terminal: of a frame only the cells that change, and of their style what changes.

Textual sends every stretch that it paints anew with the whole of its style. On a slow line that is most of what is
sent.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rich.cells import get_character_cell_size

MOVE = re.compile(r"\x1b\[\d+;\d+H")
TOKEN = re.compile(r"\x1b\[(?P<y>\d+);(?P<x>\d+)H|\x1b\[(?P<style>[\d;]*)m|(?P<text>[^\x00-\x1f\x7f]+)|(?P<end>\n)")

PLAIN = ""
"""The style in which every frame begins and ends."""
OFF = {1: "22", 2: "22", 3: "23", 4: "24", 7: "27", 9: "29"}
"""What ends bold, dim, italic, underline, reverse, strike."""
UNSEEN_IN_BLANKS = {1, 2, 3}
NEAR = 4
"""So many cells that stay as they are cost less to send again than to step over."""

Cell = tuple[str, str]
"""A character, and its style as the parameters of the sequence that sets it."""
UNKNOWN: Cell = ("", PLAIN)
"""What has not been painted; whatever comes in its place is sent."""


def is_frame(data: str) -> bool:
    """Whether something paints; all else that is sent switches modes."""
    return MOVE.match(data) is not None


class Wire:
    """Knows what the terminal shows, as long as only frames are written there."""

    def __init__(self) -> None:
        self._rows: dict[int, list[Cell]] = {}

    def forget(self) -> None:
        """The terminal may show anything now, so all of the next frame is sent."""
        self._rows.clear()

    def thinned(self, frame: str) -> str:
        """The same to the eye in fewer bytes; a frame with characters that do not take one cell each stays as it is."""
        rows = self._painted(frame)
        if rows is None:
            self.forget()
            return frame
        sent = _Sent()
        for y, row in rows.items():
            sent.row(y, row, self._rows.get(y, []))
        self._rows |= rows
        return sent.text()

    def _painted(self, frame: str) -> dict[int, list[Cell]] | None:
        """The rows that a frame paints, as they are then; None where that can't be told."""
        rows: dict[int, list[Cell]] = {}
        x = y = at = 0
        style = PLAIN
        while at < len(frame):
            token = TOKEN.match(frame, at)
            if token is None:
                return None
            at = token.end()
            if token["x"]:
                x, y = int(token["x"]) - 1, int(token["y"]) - 1
            elif token["style"] is not None:
                style = PLAIN if token["style"] == "0" else token["style"]
            elif text := token["text"]:
                if not text.isascii() and any(get_character_cell_size(char) != 1 for char in text):
                    return None
                row = rows.get(y)
                if row is None:
                    row = rows[y] = list(self._rows.get(y, ()))
                row.extend([UNKNOWN] * (x - len(row)))
                blank = " ", _behind(style)
                row[x : x + len(text)] = [blank if char == " " else (char, style) for char in text]
                x += len(text)
        return rows


class _Sent:
    """A frame as it is sent."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._style = PLAIN

    def row(self, y: int, new: Sequence[Cell], old: Sequence[Cell]) -> None:
        """What differs in a row."""
        if new == old:
            return
        end = -1
        for x, cell in enumerate(new):
            if cell is UNKNOWN or (x < len(old) and cell == old[x]):
                continue
            if end < 0:
                self._parts.append(f"\x1b[{y + 1};{x + 1}H")
            elif end < x:
                same = new[end:x]
                if len(same) <= NEAR and all(self._fits(each) for each in same):
                    self._parts.extend(char for char, _style in same)
                else:
                    self._parts.append(f"\x1b[{x - end}C")
            if not self._fits(cell):
                self._parts.append(_switch(self._style, cell[1]))
                self._style = cell[1]
            self._parts.append(cell[0])
            end = x + 1

    def _fits(self, cell: Cell) -> bool:
        """Whether a cell can be sent in the style that holds."""
        char, style = cell
        return style == self._style or (char == " " and style == _behind(self._style))

    def text(self) -> str:
        """All of it, and the plain style, since nobody knows what is written next."""
        return "".join(self._parts) + _switch(self._style, PLAIN)


class _Style(NamedTuple):
    fg: str
    bg: str
    attributes: frozenset[int]


@lru_cache(4096)
def _parsed(style: str) -> _Style:
    fg = bg = ""
    attributes: set[int] = set()
    codes = iter(style.split(";") if style else ())
    for code in codes:
        number, colour = int(code), code
        if number in (38, 48):
            kind = next(codes)
            colour = ";".join((code, kind, *(next(codes) for _n in range(3 if kind == "2" else 1))))
        if 30 <= number < 40 or 90 <= number < 98:
            fg = colour
        elif 40 <= number < 50 or 100 <= number < 108:
            bg = colour
        else:
            attributes.add(number)
    return _Style(fg, bg, frozenset(attributes))


@lru_cache(4096)
def _behind(style: str) -> str:
    """What is seen of a style in a blank."""
    parsed = _parsed(style)
    return parsed.bg if parsed.attributes <= UNSEEN_IN_BLANKS else style


@lru_cache(4096)
def _switch(before: str, after: str) -> str:
    """The shortest way from one style to another."""
    old, new = _parsed(before), _parsed(after)
    if old == new:
        return ""
    anew = f"\x1b[0;{after}m" if after else "\x1b[0m"
    gone = old.attributes - new.attributes
    if not gone <= OFF.keys():
        return anew
    ended = {OFF[each] for each in gone}
    # Bold and dim end together.
    begun = [each for each in new.attributes if each not in old.attributes or OFF.get(each) in ended]
    codes = [*sorted(ended), *map(str, begun)]
    if old.fg != new.fg:
        codes.append(new.fg or "39")
    if old.bg != new.bg:
        codes.append(new.bg or "49")
    return min(f"\x1b[{';'.join(codes)}m", anew, key=len)
