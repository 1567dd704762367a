"""The lines above and below the board of a match, as pieces with their inks."""

from collections.abc import Sequence

from textual.geometry import Size

from core.kernel.session import Session
from themes import Glyphs, Ink
from tui.board import Area, Board
from tui.inks import BAR, BAR_BOLD, BAR_KEY
from tui.widgets.lines import Piece, newest
from tui.words import screen as words
from tui.words.dictionary import Table

FRONT = Ink("ink", bold=True, underline=True)
FRONT_KEY = Ink("accent", bold=True)
PLAIN = Ink("ink")
LOG = Ink("faint")

Line = tuple[Piece, ...]


def header(session: Session, table: Table, size: Size, least: Size, beside: Line) -> Line:
    """The game and how far it has come, in short beside much; in a window that is too small, how large it should be."""
    if size.width < least.width or size.height < least.height:
        return (Piece(words.needs(*size, *least), BAR_BOLD),)
    progress = session.game.progress(session.state)
    text = f" {words.header(table.words.title(), progress)} "
    if len(text) + _width(beside) > size.width:
        text = f" {words.header_in_short(progress)} "
    return (Piece(text, BAR_BOLD),)


def supplies(board: Board, table: Table, seat: int, glyphs: Glyphs, size: Size, least: Size) -> Line:
    """What whoever looks has at hand, where the window is large enough."""
    told = board.supplies(seat, table)
    if not told or size.width < least.width:
        return ()
    mark = f"seat-{seat + 1}"
    return Piece(f" {glyphs[mark]} ", Ink(mark, "panel", bold=True)), Piece(f"{told} ", BAR)


def strip(
    session: Session, table: Table, board: Board, own: int | None, looking: int | None, glyphs: Glyphs, width: int
) -> Line:
    """Everybody's figures, as full as the width allows; mainly those of whoever looks, if they stand nowhere else.

    Where the shortest don't fit, names are cut: no figure is.
    """
    figures = [board.strip(seat, table) for seat in range(len(table.names))]
    levels = range(len(figures[0]))
    pairs = [
        (mine, others) for mine in levels for others in levels if mine == others or (mine < others and own is not None)
    ]
    elsewhere = own is not None and board.supplies(own, table)
    for mine, others in sorted(pairs, key=lambda pair: pair[::-1] if elsewhere else (sum(pair), pair[1])):
        shown = [each[mine if seat == own else others] for seat, each in enumerate(figures)]
        line = _strip(session.decider, looking, table.names, shown, glyphs)
        if _width(line) <= width:
            return line
    room = max(len(name) for name in table.names)
    while _width(line) > width and room > 1:
        room -= 1
        line = _strip(session.decider, looking, [_cut(name, room, glyphs) for name in table.names], shown, glyphs)
    return line


def _strip(
    decider: int | None, looking: int | None, names: Sequence[str], figures: Sequence[str], glyphs: Glyphs
) -> Line:
    """Who decides is underlined; a rival whose things are looked at stands out."""
    pieces: list[Piece] = []
    for seat, (name, figure) in enumerate(zip(names, figures, strict=True)):
        ink = Ink("ink", "panel", bold=True, reverse=seat == looking, underline=seat == decider)
        pieces.append(Piece(f" {glyphs[f'seat-{seat + 1}']} ", Ink(f"seat-{seat + 1}", "panel", bold=True)))
        pieces.append(Piece(name, ink, f"seat:{seat}"))
        pieces.append(Piece(f" {figure} ", BAR))
    return tuple(pieces)


def _width(line: Line) -> int:
    return sum(len(piece.text) for piece in line)


def _cut(name: str, room: int, glyphs: Glyphs) -> str:
    return name if len(name) <= room else name[: room - 1] + glyphs["ellipsis"]


def tabs(areas: Sequence[Area], front: str, table: Table, seat: int, width: int) -> Line:
    """The areas with their keys, as full as there is room; the one in front has the ground of the board."""
    full, short = [area.title(table, seat) for area in areas], [area.short(table, seat) for area in areas]
    spread = (_tabs(areas, names, front, gap=" ") for names in (full, short))
    return next((line for line in spread if _width(line) <= width), _tabs(areas, short, front, gap=""))


def _tabs(areas: Sequence[Area], names: Sequence[str], front: str, *, gap: str) -> Line:
    pieces: list[Piece] = []
    for n, (area, name) in enumerate(zip(areas, names, strict=True), start=2):
        key = f" F{n} " if gap else f"F{n} " if n == 2 else f" {n} "
        key_ink, ink, around = (FRONT_KEY, FRONT, PLAIN) if area.id == front else (BAR_KEY, BAR, BAR)
        what = f"area:{n - 2}"
        pieces += [Piece(key, key_ink, what), Piece(name, ink, what)]
        pieces += [Piece(gap, around, what), Piece(gap, BAR)]
    return tuple(pieces)


def log(lines: Sequence[str], width: int, height: int) -> list[Line]:
    """The last of them, each whole as far as there is room; the newest stands out."""
    last, _whole = newest(lines[-1:], width, height)
    before, _whole = newest(lines[:-1], width, height - len(last))
    return [*((Piece(text, LOG),) for text in before), *((Piece(text, PLAIN),) for text in last)]
