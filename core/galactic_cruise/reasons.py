"""Why something can't be done in Galactic Cruise: what is missing and how much."""

from core.galactic_cruise.effects import Stock
from core.kernel.frames import Reason
from core.kernel.record import Count


class Short(Reason):
    """So much of a payment can't be met from anything within reach (GC-Q4)."""

    money: Count = 0
    ads: Count = 0
    goods: Stock = (0, 0, 0)
    rep: Count = 0


class NoRep(Reason):
    """Reputation and points together are less than what would be lost (GC-T19)."""

    need: Count
    have: Count


class OwnWorker(Reason):
    """An own worker stands there (GC-T4)."""


class NobodyHome(Reason):
    """No worker in the break room (GC-T3)."""


class NoConnection(Reason):
    """No own development leads there (GC-T8, GC-E2)."""


class NeedsAccess(Reason):
    """The walkway is others': access has to be paid for first (GC-T9)."""

    price: Count


class NoAccessInMeetings(Reason):
    """Access can't be bought for the action of a meeting (GC-E2)."""


class AlreadyOpen(Reason):
    """The area can be used anyway (GC-T14)."""


class NobodyThere(Reason):
    """No development in the area (GC-T16)."""


class NoDevelopmentLeft(Reason):
    """The row, or all of them, is empty (GC-B1)."""


class OwnDevelopment(Reason):
    """An own development stands there (GC-B1)."""


class NotFree(Reason):
    """Somebody's development stands there already (GC-S25)."""


class AllHired(Reason):
    """That expert works already (GC-B2)."""


class NothingToTake(Reason):
    """The display, the silo, the queue or the section is empty."""


class StorageFull(Reason):
    """No room for that resource (GC-T23)."""


class NoRoomInShip(Reason):
    """The ship has all the segments it may have (GC-B25)."""


class ShipAway(Reason):
    """The ship is on a cruise (GC-B25)."""


class NoBlueprint(Reason):
    """Neither stock nor display has a blueprint."""


class TooManyShips(Reason):
    """No further ship is allowed (GC-B7)."""


class NoCard(Reason):
    """No agenda card in hand (GC-B9)."""


class SiloFull(Reason):
    """The silo is at 5 (GC-Q26)."""


class NothingScheduled(Reason):
    """No own cruise is scheduled (GC-L1)."""


class ScheduledAlready(Reason):
    """An own cruise is scheduled already (GC-B33)."""


class Taken(Reason):
    """Another player has scheduled that cruise (GC-B10, GC-B11)."""


class CruiseFull(Reason):
    """Both guest spaces are taken (GC-B11)."""


class NoCabin(Reason):
    """The ship has no cabin, or none free (GC-L1)."""


class NobodyBoards(Reason):
    """Nobody is aboard yet (GC-L4)."""


class CantFinish(Reason):
    """The launch under way could not be finished after it (GC-Q3)."""


class PlayedThisTurn(Reason):
    """The card on top of the discard was played in this turn (GC-B39)."""


class RepUsed(Reason):
    """The reputation track was used in this turn (GC-T17)."""


class NoCardFits(Reason):
    """No card in hand can be played now (GC-B42)."""


class WrongMoment(Reason):
    """The card is restricted to something else (GC-B42)."""


class GoalTaken(Reason):
    """Each goal only once (GC-E6)."""


class GoalOpen(Reason):
    """The requirement is not met (GC-E5)."""

    have: Count
    need: Count


class OptionFlipped(Reason):
    """The token of that bonus is flipped (GC-T22)."""


class Unlocked(Reason):
    """A token lies on that upgrade already (GC-A5)."""


class NoActionAhead(Reason):
    """No action of this turn is still to be chosen or under way (GC-B44)."""


class NoneOfThem(Reason):
    """No own worker in the network."""
