"""Why something can't be done in Space Bureau: what is missing and how much."""

from core.kernel.frames import Reason
from core.kernel.record import Count


class NoFuel(Reason):
    need: Count
    have: Count


class TankFull(Reason):
    """No room for fuel."""


class StorageFull(Reason):
    """No room for a sample and no fuel to burn for it (SB-34)."""


class NoPlanet(Reason):
    """The hex under the ship has no planet."""


class NothingToSample(Reason):
    """The hex under the ship has neither planet nor megamall (SB-37)."""


class OfficeThere(Reason):
    """Somebody's office stands on this hex (SB-43)."""


class NoToken(Reason):
    """No office token left that fits this planet (SB-44)."""


class FullCapacity(Reason):
    """Both limiters are gone (SB-39)."""


class NoSample(Reason):
    """No sample to pay with (SB-77)."""


class NowhereToFly(Reason):
    """Neither fuel nor a wormhole leads away (SB-Q46)."""

    fuel: Count


class NotLeftYet(Reason):
    """Nobody lands before the ship has left its hex (SB-60)."""


class WrongPlanet(Reason):
    """The planet under the ship is not of the agent's colour, or there is none (SB-67)."""


class LandedHere(Reason):
    """An agent has landed on this planet in this turn (SB-72)."""


class AllExplored(Reason):
    """The hex stack is empty (SB-Q15)."""


class NoLink(Reason):
    """No connector of an agent in reserve would meet one of this cell's neighbours (SB-19)."""


class MixedQueue(Reason):
    """The three agents of the queue are not all of one type (SB-87)."""


class RedrawnAlready(Reason):
    """The queue was redrawn in this turn (SB-87)."""


class BagEmpty(Reason):
    """Nothing to draw from (SB-Q25)."""


class Chosen(Reason):
    """Another captain has it."""
