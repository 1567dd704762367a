"""The state of a match of Space Bureau."""

from typing import Annotated

from msgspec import Meta

from core.kernel import frames as k
from core.kernel.record import Count, Id, Rec, SeatNo
from core.space_bureau.choices import At, Turns
from core.space_bureau.questions import AFrame

CELLS, COLUMNS = 24, 6


class Agent(Rec):
    """A tile on a ship; flipped once it has landed, or as an inspector at work."""

    kind: Id
    turns: Turns
    flipped: bool = False


class Captain(Rec):
    """A captain with ship, storage and standing; all of it is open to everybody (SB-Q53)."""

    side: Id = ""
    """Empty until it is chosen."""
    ability: Id = ""
    """Empty where there is none."""
    at: At
    fuel: Annotated[int, Meta(ge=0, le=15)]
    limiters: Annotated[int, Meta(ge=0, le=2)]
    samples: tuple[Count, Count, Count] = (0, 0, 0)
    """Stored samples, in the order of COLOURS."""
    offices: tuple[Count, Count, Count, Count]
    """Office tokens left, in the order of TOKENS."""
    reserve: tuple[Id, ...]
    cells: tuple[Agent | None, ...] = (None,) * CELLS
    room: Count = 0
    """The place on the bureau track; 0 is the start office."""
    lines: tuple[Count, ...] = ()
    """Rows (0 to 3) and columns (4 to 9) that hold a line of three; for C1 (SB-101)."""
    credits: Count = 0
    tally: tuple[tuple[Id, int], ...] = ()
    """Credits by source; their sum is `credits`."""


class Hex(Rec):
    """An open hex and whose office stands on it."""

    id: Id
    at: At
    office: SeatNo | None = None


class Turn(Rec):
    """What lasts a turn; replaced whole when a turn starts."""

    n: Count = 0
    """Turns begun in the match, this one counted."""
    landed: tuple[At, ...] = ()
    redrawn: bool = False


class State(k.State):
    """The whole truth; hidden are bag, box and the order of the unexplored hexes."""

    stack: tuple[AFrame, ...] = ()
    captains: tuple[Captain, ...]
    first: SeatNo
    """Who began."""
    with_abilities: bool
    universe: tuple[Hex, ...]
    unexplored: tuple[Id, ...]
    """Hexes face down, the top first; in the solo game the top one is seen."""
    bag: tuple[Id, ...]
    """Agents in the order in which they will be drawn."""
    queue: tuple[Id, ...]
    box: tuple[Id, ...] = ()
    """Agents that were left in the box, unseen."""
    returned: tuple[Id, ...] = ()
    """Agents that went back to the box in a dead end (SB-Q5)."""
    final_turns: Count | None = None
    """Turns still to be finished, the present one counted, once the last round is rung in; None before."""
    turn: Turn = Turn()
