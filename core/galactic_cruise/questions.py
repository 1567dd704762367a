"""The questions of Galactic Cruise and the work between them: all that may lie on the stack."""

from typing import Literal

from core.galactic_cruise.effects import AnEffect, AWork, Kind, Left, Place, Price, Resource, Stock
from core.kernel import frames as k
from core.kernel.record import Count, Id, Rec


class Run(k.Run, tag="run"):
    todo: tuple[AWork, ...]


class Choose(k.Choose, tag="choose"):
    """Which of several effects, or which next."""

    anytime = True
    todo: tuple[AnEffect, ...]


# Setup


class PlaceFirst(k.Question, tag="place-first"):
    """Which row's first development goes on which walkway (GC-S25)."""


class TakeFirst(k.Question, tag="take-first"):
    """Which blueprint to begin with (GC-S26)."""


# The turn


class MoveShip(k.Question, tag="move-ship"):
    """Which ship advances next (GC-A2)."""

    anytime = True


class PickMain(k.Question, tag="pick-main"):
    """Assign a worker, launch a ship or call a meeting (GC-T1)."""

    anytime = True


class PickAction(k.Question, tag="pick-action"):
    """Which action, if any (GC-T6, GC-E2)."""

    anytime = True


class EndOfTurn(k.Question, tag="end-of-turn"):
    """Company goals, and the last moment for what may be done at any time (GC-E5)."""

    anytime = True


class OverHand(k.Question, tag="over-hand"):
    """Which card goes over the hand limit (GC-T24)."""


class OverPlans(k.Question, tag="over-plans"):
    """Which blueprint goes over the limit (GC-T25)."""


class PickLastStop(k.Question, tag="pick-last-stop"):
    """Which ship goes to which of its remaining stops (GC-E16)."""

    anytime = True


# Gains


class PickFunding(k.Question, tag="pick-funding"):
    """Which funding bonus; `bumped` when a rival sent the worker home (GC-T21)."""

    anytime = True
    bumped: bool = False


class PickResource(k.Question, tag="pick-resource"):
    """Which resource is gained, so many still (GC-Q6)."""

    anytime = True
    left: Count


# Any time


class PlayCard(k.Question, tag="play-card"):
    """Which agenda card, for its text or its resource (GC-B14, GC-B42)."""

    always = True


class PickIcon(k.Question, tag="pick-icon"):
    """How far down the reputation track, and for what (GC-T17)."""

    always = True


class PickAccess(k.Question, tag="pick-access"):
    """Access to which area is paid for (GC-T13)."""

    always = True


class PickDiscards(k.Question, tag="pick-discards"):
    """Which blueprint of the display is discarded next in a refresh, from this space on (GC-T26)."""

    always = True
    next: Place = 0


class PickWorker(k.Question, tag="pick-worker"):
    """Which worker comes home (GC-T20)."""

    anytime = True


class NpcArrives(k.Question, tag="npc-arrives"):
    """Whether a moved NPC worker, having passed so many locations, sends the own worker home (GC-Q62)."""

    anytime = True
    here: Place
    passed: Count
    expert: bool


# Actions


class PickDevelopment(k.Question, tag="pick-development"):
    """Which row's development goes where; so much cheaper (GC-B1)."""

    anytime = True
    off: Count


class PickExpert(k.Question, tag="pick-expert"):
    """Which expert is hired (GC-B2)."""

    anytime = True


class PickSupplies(k.Question, tag="pick-supplies"):
    """Which supplies are bought; these can still be (GC-B3)."""

    anytime = True
    left: tuple[Literal["resources", "ads"], ...]


class PickBlueprint(k.Question, tag="pick-blueprint"):
    """Which blueprint of the display is taken; so many still may be (GC-B4)."""

    anytime = True
    left: Left


class PickSegment(k.Question, tag="pick-segment"):
    """Which blueprint becomes a segment of which ship; so many still may (GC-B5)."""

    anytime = True
    left: Left
    off: Count


class PickShip(k.Question, tag="pick-ship"):
    """Which cockpit and engine become a ship (GC-B7)."""

    anytime = True


class PickFromSilo(k.Question, tag="pick-from-silo"):
    """Which resource of the silo; so many still may be taken (GC-B8)."""

    anytime = True
    left: Left


class PickFill(k.Question, tag="pick-fill"):
    """Which card goes, and which resource of the silo rises (GC-B9)."""

    anytime = True


class PickSchedule(k.Question, tag="pick-schedule"):
    """Which cruise is scheduled (GC-B10)."""

    anytime = True


class FlipOne(k.Question, tag="flip-one"):
    """Which token of the tower is flipped for its bonus (GC-B34)."""

    anytime = True


class PickAdvert(k.Question, tag="pick-advert"):
    """Which cruise is advertised (GC-B11)."""

    anytime = True


class PickGuest(k.Question, tag="pick-guest"):
    """Which guest buys a ticket for the cruise; so many still may (GC-B11)."""

    anytime = True
    cruise: Id
    left: Count


class PickCard(k.Question, tag="pick-card"):
    """Which agenda card is drawn; so many still may be (GC-B12)."""

    anytime = True
    left: Left


class DiscardOrder(k.Question, tag="discard-order"):
    """Which of the remaining agenda cards is discarded next (GC-B13)."""

    anytime = True


# Launch and stops


class Embark(k.Question, tag="embark"):
    """Who boards the ship (GC-L4)."""

    anytime = True
    ship: Place
    expert: bool


class PlayNow(k.Question, tag="play-now"):
    """Whether to play a card for its text in this step (GC-B42)."""


class PickNewcomer(k.Question, tag="pick-newcomer"):
    """Which type joins the queue in place of one that is used up; these come after it (GC-L18)."""

    anytime = True
    kinds: tuple[Kind | Literal["any"], ...]


class DropToken(k.Question, tag="drop-token"):
    """Which upgrade the engine's token unlocks, if any (GC-A5)."""

    anytime = True
    ship: Place


class PickVisitor(k.Question, tag="pick-visitor"):
    """Which guest aboard scores; these still may (GC-A9)."""

    anytime = True
    ship: Place
    left: Stock


# Payments


class Due(Rec):
    """What is owed.

    `flex` names the resource that may stand in for money, `wild` counts resources of any type that are given already,
    `lost` the reputation that goes before the resources are paid.
    """

    money: Count = 0
    ads: Count = 0
    goods: Stock = (0, 0, 0)
    rep: Count = 0
    flex: Resource | None = None
    wild: Count = 0
    lost: Count = 0


class Bill(k.Question, tag="bill"):
    """How the rest is paid (GC-L10, GC-Q4).

    `of` are the prices that cards may lower here, `then` what must still be payable afterwards, `helped` the content
    that has made it cheaper.
    """

    due: Due
    of: tuple[Price, ...]
    then: Due = Due()
    helped: tuple[Id, ...] = ()


AFrame = (
    Run
    | Choose
    | PlaceFirst
    | TakeFirst
    | MoveShip
    | PickMain
    | PickAction
    | EndOfTurn
    | OverHand
    | OverPlans
    | PickLastStop
    | PickFunding
    | PickResource
    | PlayCard
    | PickIcon
    | PickAccess
    | PickDiscards
    | PickWorker
    | NpcArrives
    | PickDevelopment
    | PickExpert
    | PickSupplies
    | PickBlueprint
    | PickSegment
    | PickShip
    | PickFromSilo
    | PickFill
    | PickSchedule
    | FlipOne
    | PickAdvert
    | PickGuest
    | PickCard
    | DiscardOrder
    | Embark
    | PlayNow
    | PickNewcomer
    | DropToken
    | PickVisitor
    | Bill
)
