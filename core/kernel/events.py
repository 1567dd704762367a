"""Facts that happened: ids and deltas, never prose."""

from core.kernel.frames import Reason
from core.kernel.record import Count, Id, Rec, SeatNo


class Event(Rec):
    """A fact, told in the past tense. `to` names the seats that may know it; None means everybody."""

    to: tuple[SeatNo, ...] | None = None


class Moved(Event):
    """`n` of a thing went from one place to another; supply, bank and box are places too."""

    thing: Id
    n: Count
    here: Id
    there: Id
    why: Id


class Scored(Event):
    """A seat gained (or lost) points from a source."""

    seat: SeatNo
    points: int
    why: Id


class TurnStarted(Event):
    """The turn of a seat began."""

    seat: SeatNo


class PassedOver(Event):
    """A step came to nothing: `what` names it by the tag of its effect, `reason` says why."""

    seat: SeatNo
    what: Id
    reason: Reason
    why: Id


class MatchEnded(Event):
    """The last scoring is done."""
