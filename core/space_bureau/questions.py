"""The questions of Space Bureau and the work between them: all that may lie on the stack."""

from core.kernel import frames as k
from core.kernel.record import Count
from core.space_bureau.effects import AnEffect, AWork, Colour


class Run(k.Run, tag="run"):
    todo: tuple[AWork, ...]


class Choose(k.Choose, tag="choose"):
    """Which action or bonus next."""

    todo: tuple[AnEffect, ...]


class PickShip(k.Question, tag="pick-ship"):
    """Which side of the ship will you fly (SB-8)."""

    public = True


class PickAbility(k.Question, tag="pick-ability"):
    """Which ability does your captain have (SB-14)."""

    public = True


class PlaceAgent(k.Question, tag="place-agent"):
    """Which agent goes where, and how is it turned (SB-18)."""


class DeadEnd(k.Question, tag="dead-end"):
    """No agent can be linked: which one goes back to the box (SB-Q5)."""


class TakeSample(k.Question, tag="take-sample"):
    """Which sample do you take, if any; `left` says how many may still be taken, this one counted (SB-35)."""

    colours: tuple[Colour, ...]
    left: Count


class PickPayment(k.Question, tag="pick-payment"):
    """Which sample do you discard as payment (SB-76)."""


class OpenOffice(k.Question, tag="open-office"):
    """Which office token goes on the planet, if any (SB-40)."""


class FlipInspector(k.Question, tag="flip-inspector"):
    """Which inspector do you flip, if any (SB-51)."""


class Fly(k.Question, tag="fly"):
    """Where to fly next, or whom to land; `departed` says that the ship has left the hex where it started (SB-59)."""

    departed: bool


class PickAgent(k.Question, tag="pick-agent"):
    """Which agent of the queue joins your reserve (SB-86)."""


AFrame = (
    Run
    | Choose
    | PickShip
    | PickAbility
    | PlaceAgent
    | DeadEnd
    | TakeSample
    | PickPayment
    | OpenOffice
    | FlipInspector
    | Fly
    | PickAgent
)
