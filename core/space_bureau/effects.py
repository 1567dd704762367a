"""What the content of Space Bureau may say, and the steps that only its rules push."""

from typing import Annotated, Literal

from msgspec import Meta

from core.kernel import frames as k
from core.kernel.record import Count

Colour = Literal["orange", "blue", "purple"]
COLOURS: tuple[Colour, ...] = ("orange", "blue", "purple")
"""The colours of planets, samples and the agents that land, pink being purple (SB-Q37); tuples follow this order."""

Few = Annotated[int, Meta(ge=1, le=15)]


class Level(k.Number, tag="level"):
    """The bureau level reached, 0 to 4 (SB-78)."""


class Offices(k.Number, tag="offices"):
    """Own offices on planets, 0 to 5 (SB-80)."""


ANumber = Level | Offices


class Fuel(k.Effect, tag="fuel"):
    """Gain fuel as far as there is room (SB-29)."""

    n: Few


class FillUp(k.Effect, tag="fill-up"):
    """Gain all the fuel there is room for (SB-30)."""


class Capacity(k.Effect, tag="capacity"):
    """Remove the left-most storage limiter (SB-39)."""


class Credits(k.Effect, tag="credits"):
    """Gain credits (SB-45)."""

    n: Few


class Sample(k.Effect, tag="sample"):
    """Take samples of a colour, or of any colours where none is named (SB-38)."""

    n: Few = 1
    colour: Colour | None = None


class MatchingSample(k.Effect, tag="matching-sample"):
    """Take a sample that fits the ship's hex: the planet's colour, any on a megamall (SB-37)."""


class Office(k.Effect, tag="office"):
    """Open an office on the planet under the ship (SB-40)."""


class Bureau(k.Effect, tag="bureau"):
    """Move the bureau marker by so many rooms (SB-46)."""

    n: Few


class Flight(k.Effect, tag="flight"):
    """Start a flight (SB-56 to SB-73)."""


class PayFuel(k.Effect, tag="pay-fuel"):
    """Pay fuel, then do this once (SB-75)."""

    n: Few
    do: "AnEffect"


class PaySample(k.Effect, tag="pay-sample"):
    """Discard one sample of any colour, then do this once (SB-76)."""

    do: "AnEffect"


class AnyOrder(k.AnyOrder, tag="any-order"):
    todo: tuple["AnEffect", ...]


class OneOf(k.OneOf, tag="one-of"):
    todo: tuple["AnEffect", ...]


class May(k.May, tag="may"):
    do: "AnEffect"


class UpTo(k.UpTo, tag="up-to"):
    """A special action: once or more, each time chosen anew, other actions in between (SB-81, SB-82, SB-83, SB-84)."""

    times: ANumber
    do: "AnEffect"


AnEffect = (
    Fuel
    | FillUp
    | Capacity
    | Credits
    | Sample
    | MatchingSample
    | Office
    | Bureau
    | Flight
    | PayFuel
    | PaySample
    | AnyOrder
    | OneOf
    | May
    | UpTo
)


class ShipChoice(k.Effect, tag="ship-choice"):
    """A captain chooses a side of the ship (SB-8)."""


class AbilityChoice(k.Effect, tag="ability-choice"):
    """A captain chooses an ability (SB-14)."""


class StartTurn(k.Effect, tag="start-turn"):
    """A captain's turn begins (SB-15)."""


class Place(k.Effect, tag="place"):
    """Phase 1 of a turn: place an agent (SB-15)."""


class Walk(k.Effect, tag="walk"):
    """Rooms still to go on the bureau track (SB-47)."""

    left: Count


class FlyOn(k.Effect, tag="fly-on"):
    """The flight goes on from the hex where the ship is now (SB-58)."""


class Paid(k.Effect, tag="paid"):
    """Lies below what has been paid for, which nobody is offered to decline any more (SB-Q11)."""


class Refill(k.Effect, tag="refill"):
    """Phase 3 of a turn: take an agent from the queue and refill it (SB-86)."""


class RefillQueue(k.Effect, tag="refill-queue"):
    """A tile from the bag goes into the queue, or the last round is rung in (SB-88)."""


class PassTurn(k.Effect, tag="pass-turn"):
    """The token goes on to the next captain, or the match ends (SB-89)."""


class Rest(k.Rest, tag="rest"):
    todo: tuple[AnEffect, ...]


AWork = (
    AnEffect
    | ShipChoice
    | AbilityChoice
    | StartTurn
    | Place
    | Walk
    | FlyOn
    | Paid
    | Refill
    | RefillQueue
    | PassTurn
    | Rest
)
