"""The answers of Space Bureau."""

from typing import Annotated, Literal

from msgspec import Meta

from core.kernel.frames import Choice, Pick, Stop
from core.kernel.record import Id
from core.space_bureau.effects import Colour

Cell = Annotated[int, Meta(ge=0, le=23)]
"""A cell of the ship: 0 to 5 in the bottom row from the left, 18 to 23 in the top row."""
Turns = Annotated[int, Meta(ge=0, le=3)]
"""Quarter turns clockwise."""
Axis = Annotated[int, Meta(ge=-99, le=99)]
At = tuple[Axis, Axis]
"""A place of the universe, in axial coordinates."""
Token = Literal["orange", "blue", "purple", "wild"]
TOKENS: tuple[Token, ...] = ("orange", "blue", "purple", "wild")


class TakeShip(Choice, tag="take-ship"):
    side: Id


class TakeAbility(Choice, tag="take-ability"):
    ability: Id


class PutAgent(Choice, tag="put-agent"):
    """Place an agent of this kind in a cell, turned so often."""

    parts = ("agent", "cell", "turns")
    agent: Id
    cell: Cell
    turns: Turns


class ReturnAgent(Choice, tag="return-agent"):
    agent: Id


class Take(Choice, tag="take"):
    """Take a sample, burning a unit of fuel for it where there is no other room."""

    colour: Colour


class Give(Choice, tag="give"):
    """Discard a sample as payment."""

    colour: Colour


class OpenWith(Choice, tag="open-with"):
    token: Token


class FlipAt(Choice, tag="flip-at"):
    cell: Cell


class FlyTo(Choice, tag="fly-to"):
    at: At


class Explore(Choice, tag="explore"):
    at: At


class Land(Choice, tag="land"):
    """End the flight and land an agent; which of several of one colour makes no difference (SB-69)."""


class TakeAgent(Choice, tag="take-agent"):
    agent: Id


class Redraw(Choice, tag="redraw"):
    """Return the queue to the bag and draw three new agents."""


AChoice = (
    Pick
    | Stop
    | TakeShip
    | TakeAbility
    | PutAgent
    | ReturnAgent
    | Take
    | Give
    | OpenWith
    | FlipAt
    | FlyTo
    | Explore
    | Land
    | TakeAgent
    | Redraw
)
