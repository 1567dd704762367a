"""How things are drawn that stand in several areas: keys and the cursor, icons, owners, paragraphs."""

from collections.abc import Hashable, Iterable

from core.galactic_cruise import effects as e
from themes import Glyphs, Ink
from tui.board import Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas.marks import mark
from tui.galactic_cruise.words import places
from tui.galactic_cruise.words.screen_supply import letter
from tui.inks import HERE, KEY, PLAIN
from tui.words.dictionary import Table

COLOURS: dict[e.Kind, str] = {"adventure": "red", "relax": "teal", "family": "purple"}
"""The colour of each type of guest, icon and destination; all have a letter too."""
POINTED = "raised"
"""The ground of the row under the cursor."""
LOW = 16
"""A window of fewer rows is scrolled anyway, so all is told in it."""


def place(canvas: Canvas, what: Hashable, x: int, y: int, width: int, sight: Sight, height: int = 1) -> None:
    """Something that can be pointed at, once it is painted: its key in the first column, the cursor in the second."""
    canvas.spot(what, x, y, width, height)
    if what == sight.cursor:
        canvas.tint(x, y, width, POINTED)
        canvas.put(x + 1, y, sight.glyphs["here"], HERE._replace(bg=POINTED))
    if what in sight.keys:
        canvas.put(x, y, sight.keys[what], KEY)


def keys_first(canvas: Canvas, sight: Sight) -> None:
    """What can be answered comes first, so that a small window shows it."""
    canvas.spots.sort(key=lambda spot: spot.what not in sight.keys)


def icons(canvas: Canvas, x: int, y: int, kinds: Iterable[e.Kind]) -> int:
    """Types as letters in their colours; returns the column after them."""
    for kind in kinds:
        x = canvas.put(x, y, letter(kind), Ink(COLOURS[kind], bold=True, reverse=True))
    return x


def owner(canvas: Canvas, x: int, y: int, who: int, table: Table, glyphs: Glyphs) -> int:
    """Whose something is, mark and name; returns the column after it."""
    x = canvas.put(x, y, *mark(who, glyphs)) + 1
    return canvas.put(x, y, places.owner(who, table), PLAIN)
