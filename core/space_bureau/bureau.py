"""The bureau track: rooms, levels and inspectors."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.frames import Frame, Offer, Stop
from core.kernel.tuples import put
from core.space_bureau.choices import FlipAt
from core.space_bureau.components import content
from core.space_bureau.effects import Bureau, Level, May, Walk
from core.space_bureau.events import InspectorFlipped, LevelReached, RoomEntered
from core.space_bureau.questions import FlipInspector
from core.space_bureau.rules import Pen, rules
from core.space_bureau.state import Captain, State

FLIP_CREDITS = 2
"""What a flipped inspector brings (SB-51)."""


def level(c: Captain) -> int:
    """The highest level room entered so far, 0 to 4 (SB-49)."""
    return content().levels[c.room]


@rules.reads(Level)
def level_reached(s: State, seat: int, number: Level) -> int:
    """SB-78, SB-79, SB-Q54: the level at this moment."""
    return level(s.captains[seat])


def room_after(room: int) -> int:
    """The next room along the arrows; the last one leads back into the final loop (SB-46, SB-50)."""
    rooms = content()
    return room + 1 if room + 1 < len(rooms.rooms) else rooms.loop


@rules.does(Bureau)
def move_marker(t: Pen, f: Frame, e: Bureau) -> None:
    """SB-46, SB-Q23: the full number of rooms once it is accepted."""
    rules.do(t, f, Walk(left=e.n))


@rules.does(Walk)
def enter_next_room(t: Pen, f: Frame, e: Walk) -> None:
    """One room on; its bonus, one of two at a fork, or its level comes at once, then the walk goes on.

    SB-47, SB-48, SB-49, SB-50, SB-51, SB-52, SB-63, SB-Q3, SB-Q22.
    """
    c = t.s.captains[f.seat]
    before, place = level(c), room_after(c.room)
    room = content().rooms[place]
    t.captain(f.seat, room=place)
    t.emit(RoomEntered(seat=f.seat, room=room.id))
    if e.left > 1:
        rules.do(t, f, Walk(left=e.left - 1))
    if room.level is not None and room.level > before:
        t.emit(LevelReached(seat=f.seat, level=room.level))
    if room.level is not None and inspectors(t.s.captains[f.seat]):
        t.push(FlipInspector(seat=f.seat, src=f"room:{room.id}"))
    if room.bonus is not None:
        rules.do(t, f, May(do=room.bonus), src=f"room:{room.id}")


def inspectors(c: Captain) -> tuple[int, ...]:
    """Cells with an inspector that has not been flipped yet (SB-53, SB-Q51)."""
    return tuple(
        n for n, a in enumerate(c.cells) if a is not None and not a.flipped and content().agents[a.kind].colour is None
    )


@rules.offers(FlipInspector)
def inspectors_to_flip(s: State, q: FlipInspector) -> Iterator[Offer]:
    """SB-51, SB-53, SB-55, SB-Q4, SB-Q24: one for each level room entered, if the captain likes."""
    for cell in inspectors(s.captains[q.seat]):
        yield FlipAt(cell=cell)
    yield Stop()


@rules.answers(FlipInspector, FlipAt)
def flip(t: Pen, q: FlipInspector, choice: FlipAt) -> None:
    """SB-51, SB-54: 2 credits, and four connectors from now on."""
    flip_tile(t, q.seat, choice.cell)
    t.emit(InspectorFlipped(seat=q.seat, cell=choice.cell))
    t.score(q.seat, FLIP_CREDITS, "inspector")


@rules.answers(FlipInspector, Stop)
def let_it_wait(t: Pen, q: FlipInspector, choice: Stop) -> None:
    """SB-Q24."""


def flip_tile(t: Pen, seat: int, cell: int) -> None:
    """Turn a tile on the ship to its back; it keeps the way it lies (SB-24)."""
    cells = t.s.captains[seat].cells
    tile = cells[cell]
    assert tile is not None
    t.captain(seat, cells=put(cells, cell, replace(tile, flipped=True)))
