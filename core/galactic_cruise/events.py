"""Facts of Galactic Cruise."""

from typing import Literal

from core.galactic_cruise.effects import Action, Kind, Resource, Stock
from core.kernel.events import Event
from core.kernel.record import Count, Id, SeatNo


class WorkerPlaced(Event):
    seat: SeatNo
    at: Count
    expert: bool


class WorkerBumped(Event):
    """A worker of a seat was sent home from a location by another seat's placing, or by its own."""

    seat: SeatNo
    by: SeatNo
    at: Count
    expert: bool = False


class NpcMoved(Event):
    here: Count
    there: Count
    expert: bool


class NpcHired(Event):
    """The NPC worker at a location became an expert (GC-30)."""

    at: Count


class NpcBuilt(Event):
    area: Count


class NpcSkipped(Event):
    """The NPC has a development there already (GC-28)."""

    area: Count


class AccessPaid(Event):
    """A seat paid `price` to each owner in an area (GC-T13)."""

    seat: SeatNo
    area: Count
    price: Count


class ActionTaken(Event):
    seat: SeatNo
    action: Action
    at: Count


class DevelopmentBuilt(Event):
    seat: SeatNo
    row: Resource
    area: Count


class TechnologyInvented(Event):
    technology: Id


class ExpertHired(Event):
    seat: SeatNo
    side: Literal["left", "right"]


class SegmentBuilt(Event):
    seat: SeatNo
    blueprint: Id
    ship: Count


class ShipAcquired(Event):
    seat: SeatNo
    cockpit: Id
    engine: Id


class CruiseScheduled(Event):
    seat: SeatNo
    cruise: Id


class TokenFlipped(Event):
    seat: SeatNo
    token: Id


class TicketSold(Event):
    seat: SeatNo
    kind: Kind
    cruise: Id


class CardPlayed(Event):
    """An agenda card was played, for its text or for its resource."""

    seat: SeatNo
    agenda: Id
    text: bool


class MeetingCalled(Event):
    seat: SeatNo


class ShipLaunched(Event):
    seat: SeatNo
    ship: Count
    cruise: Id


class GuestLeft(Event):
    """A guest with a ticket was left behind (GC-L7)."""

    seat: SeatNo
    kind: Kind


class ShipMoved(Event):
    """A ship reached a stop of its cruise, counted from 1."""

    seat: SeatNo
    ship: Count
    cruise: Id
    stop: Count


class GuestScored(Event):
    seat: SeatNo
    kind: Kind
    cruise: Id


class GuestsUnscored(Event):
    """Guests aboard whom a seat did not score, or could not pay for, at a destination (GC-A4, GC-A9)."""

    seat: SeatNo
    guests: Stock


class UpgradeUnlocked(Event):
    seat: SeatNo
    upgrade: Id


class CubePlaced(Event):
    """A progress cube went to a section, 1 to 3; the overflow belongs to the third."""

    seat: SeatNo
    section: Count


class GoalReached(Event):
    seat: SeatNo
    goal: Id


class AgmHeld(Event):
    """A section of the track was scored: 1 and 2 in AGM A and B, 3 in AGM C."""

    section: Count


class EndTriggered(Event):
    """Section 3 is full: the round is finished, then comes the final round (GC-E13)."""


class FinalRoundBegan(Event):
    """All workers come home for one last turn each (GC-E14)."""


class LastAdvanceBegan(Event):
    """Every ship in space goes to a last stop (GC-E16)."""


class Lost(Event):
    """Resources gained that found no room (GC-T23)."""

    seat: SeatNo
    resource: Resource
    n: Count
    why: Id


class BonusOwed(Event):
    """A funding bonus waits for the start of the owner's next turn (GC-C4)."""

    seat: SeatNo
