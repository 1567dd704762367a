"""The yard: the ships of the seat looked at, at home or on their way, and the new ones that may be acquired."""

import textwrap
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.choices import BuildSegment
from core.galactic_cruise.components import content
from core.galactic_cruise.rules import cabins
from core.galactic_cruise.state import Ship, State
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing
from tui.galactic_cruise.words import pieces, places, screen_launch, screen_mine, screen_supply
from tui.galactic_cruise.words import screen_yard as words
from tui.inks import BOLD, FAINT, PLAIN
from tui.words.dictionary import Table

LEAD = 2
"""Columns before everything, for key and cursor."""
GAP = 1
"""Columns between two things, besides."""
GHOST = Ink(underline=True)


class Piece(NamedTuple):
    """A thing of a row."""

    text: str = ""
    ink: Ink = PLAIN
    kinds: tuple[e.Kind, ...] = ()
    """Letters before the text."""
    cabin: bool = False
    """The letter of a guest, if one is there, stands in brackets."""
    sign: str = ""
    """A glyph before everything."""
    what: Hashable = None
    """What it stands for."""

    @property
    def width(self) -> int:
        """With the columns for key and cursor."""
        letters = 3 if self.cabin else len(self.kinds) + bool(self.kinds and self.text)
        return LEAD + self.before + letters + len(self.text)

    @property
    def before(self) -> int:
        """Columns of the glyph, which stands apart from words."""
        return bool(self.sign) + bool(self.sign and self.text)


Line = tuple[Piece, ...]


class YardArea(Area):
    """What can be pointed at, with places and ships counted from 0.

    Ships are ("built", seat, n), stops ahead ("stop", n, stop), guests ("aboard", n, kind), new ships ("ship", place).
    """

    id = "yard"
    per_seat = True

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody."""
        return words.YARD

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """As many rows as the words need."""
        return width, sum(map(len, _blocks(table, seat, width, height, None)))

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A ship with all that is in it, what it scores, what a launch takes; a stop; a guest."""
        s: State = table.state
        ships = s.players[seat].ships
        match what:
            case ("built", int(owner), int(n)):
                return words.ship_in_full(n, s, owner, table)
            case ("stop", int(n), int(stop)):
                return words.stop_in_full(ships[n], stop, table, seat)
            case ("aboard", int(n), "adventure" | "relax" | "family" as kind):
                return words.aboard_in_full(ships[n], kind, s, seat)
            case ("ship", int(n)):
                return words.dock_in_full(n, table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Whose ships they are, ship by ship, then the new ones; apart from each other where there is room."""
        ghost = sight.ghost if isinstance(sight.ghost, BuildSegment) else None
        mine = bool(table.state.stack) and table.question.seat == sight.seat
        blocks = _blocks(table, sight.seat, canvas.width, canvas.height, ghost if mine else None)
        spare = canvas.height - sum(map(len, blocks))
        y = 0
        for block in blocks:
            for line in block:
                _line(canvas, y, line, sight)
                y += 1
            if spare > 0:
                y, spare = y + 1, spare - 1
        drawing.keys_first(canvas, sight)


def _blocks(table: Table, seat: int, width: int, height: int, ghost: BuildSegment | None) -> list[list[Line]]:
    """Ship by ship, then the new ones: as much as there is room for, first of all what all their engines do."""
    ships = _ships(table, seat, width, ghost)
    dock = _dock(table, width, in_full=True)
    spare = height - sum(map(len, ships)) - sum(map(len, dock))
    if spare >= len(ships) + len(dock) - 1:
        return [*ships, *dock]
    if height >= drawing.LOW and spare < 0:
        dock = _dock(table, width, in_full=False)
    return [*ships, [line for block in dock for line in block]]


def _ships(table: Table, seat: int, width: int, ghost: BuildSegment | None) -> list[list[Line]]:
    """The rows of each ship as it would be, first of all whose they are."""
    s: State = table.state
    blocks: list[list[Line]] = []
    for n, ship in enumerate(s.players[seat].ships):
        coming = ghost is not None and ghost.ship == n
        if ghost is not None and coming:
            ship = replace(ship, segments=(*ship.segments, ghost.blueprint))
        found = [_head(n, ship, table, seat), _body(n, ship, table, seat, coming), _course(n, ship, table, seat)]
        blocks.append([line for pieces in found for line in _flowed(pieces, width)])
    mark = f"seat-{seat + 1}"
    owner = Piece(words.ships_of(table.name(seat)), Ink(mark, bold=True), sign=mark)
    blocks[0].insert(0, (owner, Piece(screen_mine.OTHERS, FAINT)))
    return blocks


def _dock(table: Table, width: int, *, in_full: bool) -> list[list[Line]]:
    """The new ships from the first space on, as their keys go; in full each has a row for what its engine does."""
    s: State = table.state
    dock: list[list[Line]] = []
    for n, (cockpit, engine) in enumerate(zip(s.cockpits, s.engines, strict=True)):
        if cockpit:
            name = Piece(places.cockpit(cockpit), BOLD, what=("ship", n))
            ship = [name, Piece(pieces.criterion(cockpit))]
            if in_full:
                dock.append(_flowed(ship, width) + _flowed([Piece(words.engine(engine, table), FAINT)], width))
            else:
                dock.append(_flowed([*ship, Piece(words.engine_name(engine), FAINT)], width))
    head = (Piece(words.DOCK, FAINT),)
    return [[head, *dock[0]], *dock[1:]] if dock else [[head]]


def _head(n: int, ship: Ship, table: Table, seat: int) -> list[Piece]:
    """Its name and what its cockpit is worth."""
    return [
        Piece(places.cockpit(ship.cockpit), BOLD, what=("built", seat, n)),
        Piece(screen_mine.scores(ship, table.state, seat), FAINT),
    ]


def _body(n: int, ship: Ship, table: Table, seat: int, coming: bool) -> list[Piece]:
    """Segments with cabins between them, guests in the cabins, and how much more can be built."""
    guests: list[e.Kind] = [kind for kind, held in zip(e.KINDS, ship.guests, strict=True) for _ in range(held)]
    built = [Piece(places.blueprint(id_), kinds=content().blueprints[id_].icons) for id_ in ship.segments]
    if coming:
        built[-1] = built[-1]._replace(ink=GHOST)
    between = [_guest(n, guests, at) for at in range(max(cabins(ship), len(guests)))]
    body: list[Piece] = []
    for at, segment in enumerate(built):
        body += [segment, *between[at : at + 1]]
    body += between[len(built) :]
    room = words.room(ship, table, seat)
    told = [*([room] if room else []), *([] if ship.launches else [screen_mine.never_launched()])]
    return [*body, *(Piece(text, FAINT) for text in told)]


def _guest(n: int, guests: list[e.Kind], at: int) -> Piece:
    """A cabin; the first guest of a type stands for all of them."""
    if at >= len(guests):
        return Piece(cabin=True, ink=FAINT)
    kind = guests[at]
    return Piece(cabin=True, kinds=(kind,), what=("aboard", n, kind) if guests.index(kind) == at else None)


def _course(n: int, ship: Ship, table: Table, seat: int) -> list[Piece]:
    """The stops of its cruise with the ship at one of them; at home, what a launch still lacks."""
    if not ship.cruise:
        can, state = screen_launch.launch_state(ship, table.state, seat)
        more = screen_launch.launch_takes(ship, table.state, seat), screen_launch.without_cabin(ship, table.state, seat)
        return [Piece(words.at_home(state), Ink("good") if can else PLAIN), *(Piece(text) for text in more if text)]
    start = Piece(places.cruise(ship.cruise), sign="" if ship.stop else "ship")
    stops = content().cruises[ship.cruise].stops
    course = [start]
    for at in range(1, len(stops) + 2):
        kind = stops[at - 1] if at <= len(stops) else "day"
        word = words.EARTH if at > len(stops) else screen_supply.DAY if kind == "day" else ""
        course.append(
            Piece(
                word,
                FAINT if at < ship.stop else PLAIN,
                kinds=() if kind == "day" else (kind,),
                sign="ship" if at == ship.stop else "",
                what=("stop", n, at) if at > ship.stop else None,
            )
        )
    return [*course, Piece(words.token_aboard(), FAINT)] if ship.token else course


def _flowed(pieces: Iterable[Piece], width: int) -> list[Line]:
    """Things side by side in as many lines as they need; what is too long for a line goes on in the next."""
    lines: list[list[Piece]] = [[]]
    x, room = 0, width - GAP
    for piece in pieces:
        if x and x + piece.width > room:
            lines.append([])
            x = 0
        if piece.width > room:
            texts = textwrap.wrap(piece.text, room - LEAD)
            lines[-1:] = [[piece._replace(text=text)] for text in texts]
        else:
            lines[-1].append(piece)
        x += piece.width + GAP
    return [tuple(line) for line in lines]


def _line(canvas: Canvas, y: int, line: Line, sight: Sight) -> None:
    x = 0
    for piece in line:
        at = x + LEAD
        if piece.sign:
            canvas.put(at, y, sight.glyphs[piece.sign], Ink(f"seat-{sight.seat + 1}", bold=True))
            at += piece.before
        if piece.cabin:
            canvas.put(at, y, screen_supply.SPACE, piece.ink)
            at += 1
        at = drawing.icons(canvas, at, y, piece.kinds)
        canvas.put(at + bool(piece.kinds), y, piece.text, piece.ink)
        if piece.what is not None:
            drawing.place(canvas, piece.what, x, y, piece.width, sight)
        x += piece.width + GAP
