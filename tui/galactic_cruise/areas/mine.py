"""A player's board: supplies, developments, workers, ships, launch tower, blueprints, upgrades, points."""

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import NamedTuple

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.developments import SIDES
from core.galactic_cruise.state import Player, State
from themes import Ink
from tui.board import Area, Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas import drawing, rows
from tui.galactic_cruise.areas.rows import Piece, Row
from tui.galactic_cruise.words import places, screen_launch, screen_supply, screen_yard
from tui.galactic_cruise.words import screen_mine as words
from tui.inks import BOLD, FAINT, PLAIN
from tui.words.dictionary import Table

STEP = 16
"""Columns of a resource, in the rows that tell something of each."""


class Detail(NamedTuple):
    """How much is told."""

    room: int = 0
    """Columns times rows that it takes as a board fills, so that its words stay the same from turn to turn."""
    scores: bool = True
    """What the scores tell too."""
    locked: bool = True
    """What locked upgrades do."""
    elsewhere: bool = True
    """What network and market tell too: where workers are, the stops of the cruise, and that points are per guest."""


DETAILS = (
    Detail(room=3200),
    Detail(room=2650, locked=False),
    Detail(room=1900, scores=False, locked=False),
    Detail(scores=False, locked=False, elsewhere=False),
)
"""Ever less, where room gets short; what unlocked upgrades do is told until it is done."""


class MineArea(Area):
    """Row by row, what is needed most often first."""

    id = "mine"
    per_seat = True

    def title(self, table: Table, seat: int) -> str:
        """The same for everybody; a mark of the seat stands beside it."""
        return words.MINE

    def short(self, table: Table, seat: int) -> str:
        """Whose it is."""
        return words.MINE_IN_SHORT

    def size(self, table: Table, seat: int, width: int, height: int) -> tuple[int, int]:
        """As many lines as the words need."""
        return width, rows.height(_rows(table, seat, width, height), width)

    def describe(self, what: Hashable, table: Table, seat: int) -> str:
        """A thing of the board with what it is for, what it costs and what is missing."""
        s: State = table.state
        p = s.players[seat]
        match what:
            case ("resource", "food" | "oxygen" | "fuel" as resource):
                return words.stored_in_full(resource, s, seat)
            case ("development", "food" | "oxygen" | "fuel" as resource):
                return words.development_in_full(resource, s, seat)
            case ("columns",):
                return words.columns_in_full(p)
            case ("left over",):
                return words.left_over_in_full(p)
            case ("worker", bool(expert)):
                return words.at_home_in_full(expert, s, seat)
            case ("expert", str(side)):
                return words.expert_in_full(side, s, seat)
            case ("token", str(token)):
                return words.token_in_full(token, s, seat, table)
            case ("ship", int(n)):
                return screen_yard.ship_in_full(n, s, seat, table)
            case ("plan", str(blueprint)):
                return screen_supply.blueprint_in_full(blueprint, table, seat)
            case ("upgrade", str(upgrade)):
                return words.upgrade_in_full(upgrade, s, seat, table)
            case _:
                return ""

    def paint(self, canvas: Canvas, table: Table, sight: Sight) -> None:
        """Row by row."""
        rows.paint(canvas, _rows(table, sight.seat, canvas.width, canvas.height), sight)
        drawing.keys_first(canvas, sight)


@lru_cache(maxsize=16)
def _rows(table: Table, seat: int, width: int, height: int) -> tuple[Row, ...]:
    """What is on a player's board, as much as there is room for; kept, since a cursor step changes none of it."""
    everything = _told(table, seat, DETAILS[0], width)
    # The picture of a window that is scrolled has just the height of everything.
    if height < drawing.LOW or height == rows.height(everything, width):
        return everything
    for detail in DETAILS:
        if detail.room <= width * height:
            told = _told(table, seat, detail, width)
            if rows.height(told, width) <= height:
                break
    return told


def _told(table: Table, seat: int, detail: Detail, width: int) -> tuple[Row, ...]:
    s: State = table.state
    p = s.players[seat]
    score = (
        Row(words.SO_FAR, tuple(Piece(text) for text in words.past(p)), apart=True),
        Row(words.SCORE, tuple(_points(p))),
        Row(words.AT_THE_END, tuple(_at_the_end(s, seat))),
    )
    return (
        _supplies(table, seat, width),
        Row(
            words.STORAGE, tuple(Piece(words.stored(r, s, seat), what=("resource", r)) for r in e.RESOURCES), step=STEP
        ),
        Row(words.TO_BUILD, tuple(_developments(s, seat)), step=STEP),
        Row(words.WORKERS, tuple(_workers(s, seat, detail))),
        *([Row(words.ELEVATOR, (Piece(riding, BOLD),))] if (riding := words.elevator(s, seat)) else []),
        Row(words.TO_HIRE, tuple(_experts(s, seat))),
        Row(words.CRUISE, tuple(_scheduled(s, seat, detail)), apart=True),
        *_ships(table, seat),
        *_tower(table, seat),
        Row(words.UNBUILT, tuple(_plans(p)), apart=True),
        *_upgrades(table, seat, detail),
        *(score if detail.scores else ()),
    )


def _supplies(table: Table, seat: int, width: int) -> Row:
    """Whose board it is, and what lies in front of it; in the same line, how to come to others'."""
    p, mark = table.state.players[seat], f"seat-{seat + 1}"
    pieces = [Piece(table.name(seat), Ink(mark, bold=True), signs=(mark,))]
    pieces += [Piece(text, BOLD) for text in (places.money(p.money), places.ads(p.ads), places.rep(p.rep))]
    if p.owed:
        pieces.append(Piece(words.owed(p.owed)))
    row = Row(words.SUPPLIES, tuple(pieces))
    more = row._replace(pieces=(*row.pieces, Piece(words.OTHERS, FAINT)))
    return more if rows.height([more], width) == 1 else row


def _developments(s: State, seat: int) -> Iterator[Piece]:
    """The developments that are left in each row, and what the next costs."""
    p = s.players[seat]
    for resource, left in zip(e.RESOURCES, p.rows, strict=True):
        signs = ("empty",) * (3 - left) + ("hub",) * left
        ink = PLAIN if left else FAINT
        yield Piece(words.cost_of_next(resource, s, seat), ink, ("development", resource), signs)
    yield Piece(words.columns(p), what=("columns",))


def _workers(s: State, seat: int, detail: Detail) -> Iterator[Piece]:
    mark = f"seat-{seat + 1}"
    for expert, n in zip((False, True), words.workers_at_home(s, seat), strict=True):
        ink = Ink(mark, bold=expert) if n else FAINT
        yield Piece(words.at_home(expert, n), ink, ("worker", expert), (mark,) * n)
    if detail.elsewhere:
        yield from (Piece(text, FAINT) for text in words.away(s, seat))


def _experts(s: State, seat: int) -> Iterator[Piece]:
    unhired = s.players[seat].unhired
    for side in SIDES:
        yield Piece(words.expert(side, s, seat), PLAIN if side in unhired else FAINT, ("expert", side))


def _scheduled(s: State, seat: int, detail: Detail) -> Iterator[Piece]:
    """The cruise, in full with its stops."""
    cruise = s.players[seat].scheduled
    told, *tickets = words.scheduled(s, seat)
    yield Piece(told if detail.elsewhere or not cruise else places.cruise(cruise))
    yield from map(Piece, tickets)


def _ships(table: Table, seat: int) -> Iterator[Row]:
    """In few words where each is, or what a launch still lacks; the yard has more of it."""
    s: State = table.state
    for n, ship in enumerate(s.players[seat].ships):
        found = [Piece(words.ship(ship), BOLD, ("ship", n))]
        if ship.cruise:
            found.append(Piece(words.on_its_way(ship)))
        else:
            can, state = screen_launch.launch_state(ship, s, seat, brief=True)
            found.append(Piece(state, Ink("good") if can else PLAIN))
            if lost := screen_launch.without_cabin(ship, s, seat):
                found.append(Piece(lost))
        yield Row("" if n else words.SHIPS, tuple(found))


def _tower(table: Table, seat: int) -> Iterator[Row]:
    """The upper four, which are funding bonuses too, and the lower four."""
    s: State = table.state
    p = s.players[seat]
    for brown in (True, False):
        pieces = []
        for id_, token in content().tokens.items():
            if token.brown == brown:
                standing = id_ in p.tower and id_ != p.flipped
                text = words.token(id_, s, seat, table)
                ink = PLAIN if standing else FAINT
                pieces.append(Piece(text, ink, ("token", id_), ("hub" if standing else "empty",)))
        yield Row(words.TOWER if brown else "", tuple(pieces), apart=brown)


def _plans(p: Player) -> Iterator[Piece]:
    blueprints = content().blueprints
    for id_ in p.blueprints:
        yield Piece(places.blueprint(id_), what=("plan", id_), icons=blueprints[id_].icons)
    if not p.blueprints:
        yield Piece(words.NO_PLANS, FAINT)


def _upgrades(table: Table, seat: int, detail: Detail) -> Iterator[Row]:
    """By destination."""
    p: Player = table.state.players[seat]
    for kind in e.KINDS:
        pieces = [Piece(words.per_guest(p, kind, brief=not detail.elsewhere), FAINT, icons=(kind,))]
        for id_, upgrade in content().upgrades.items():
            if upgrade.at == kind:
                mine = id_ in p.upgrades
                done = mine and upgrade.once is not None
                told = not done if mine else detail.locked
                text = words.upgrade(id_, table) if told else places.upgrade(id_)
                pieces.append(Piece(text, BOLD if mine else FAINT, ("upgrade", id_), ("check" if mine else "empty",)))
        first = kind == e.KINDS[0]
        yield Row(words.UPGRADES if first else "", tuple(pieces), apart=first)


def _points(p: Player) -> Iterator[Piece]:
    yield Piece(str(p.points), BOLD)
    for why, n in sorted(p.tally, key=lambda each: (-each[1], each[0])):
        yield Piece(words.points_from(why, n))


def _at_the_end(s: State, seat: int) -> Iterator[Piece]:
    yield from map(Piece, words.at_the_end(s, seat))
    yield Piece(words.left_over(s.players[seat]), what=("left over",))
