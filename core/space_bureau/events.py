"""Facts of Space Bureau."""

from core.kernel.events import Event
from core.kernel.record import Count, Id, SeatNo
from core.space_bureau.choices import At, Token


class ShipChosen(Event):
    seat: SeatNo
    ship: Id


class AbilityChosen(Event):
    seat: SeatNo
    ability: Id


class AgentPlaced(Event):
    seat: SeatNo
    agent: Id
    cell: Count
    turns: Count


class NoPlaceFound(Event):
    """None of a captain's agents can be linked (SB-Q5)."""

    seat: SeatNo


class AbilityUsed(Event):
    """The condition of an ability came true, `times` at once (SB-100)."""

    seat: SeatNo
    ability: Id
    times: Count


class FuelLost(Event):
    """Fuel gained that found no room (SB-29); `by_itself` where it was not the answer that brought it."""

    seat: SeatNo
    n: Count
    why: Id
    by_itself: bool


class CapacityGrew(Event):
    seat: SeatNo
    cap: Count


class ShipFlew(Event):
    seat: SeatNo
    here: At
    there: At
    fuel: Count


class HexExplored(Event):
    seat: SeatNo
    hex: Id
    at: At


class AgentLanded(Event):
    seat: SeatNo
    agent: Id
    cell: Count
    at: At


class OfficeOpened(Event):
    seat: SeatNo
    at: At
    token: Token


class RoomEntered(Event):
    seat: SeatNo
    room: Id


class LevelReached(Event):
    seat: SeatNo
    level: Count


class InspectorFlipped(Event):
    seat: SeatNo
    cell: Count


class QueueFilled(Event):
    """Agents came from the bag into the queue (SB-6, SB-88)."""

    agents: tuple[Id, ...]


class QueueReturned(Event):
    """All agents of the queue went back into the bag (SB-87)."""


class LastRoundBegan(Event):
    """The queue can't be refilled: one more turn each (SB-89)."""
