"""The answers of Galactic Cruise."""

from typing import Literal

from core.galactic_cruise.effects import Action, Area, Few, Icon, Kind, Location, Place, Resource
from core.kernel.frames import Choice, PayUp, Pick, Stop
from core.kernel.record import Id


class BuildAt(Choice, tag="build-at"):
    """The leftmost development of a row goes to an area."""

    parts = ("row", "area")
    row: Resource
    area: Area


class TakeBlueprint(Choice, tag="take-blueprint"):
    blueprint: Id


class Sail(Choice, tag="sail"):
    """This ship advances to its next stop."""

    ship: Place


class JumpTo(Choice, tag="jump-to"):
    """This ship goes to a stop that lies ahead, the first being 1."""

    parts = ("ship", "stop")
    ship: Place
    stop: Place


class Assign(Choice, tag="assign"):
    """A worker, or an expert, goes to a location."""

    parts = ("at", "expert")
    at: Location
    expert: bool


class Launch(Choice, tag="launch"):
    """A ship is launched by a worker or an expert."""

    parts = ("ship", "expert")
    ship: Place
    expert: bool


class CallMeeting(Choice, tag="call-meeting"): ...


class Do(Choice, tag="do"):
    """An action of a location."""

    at: Location
    action: Action


class TakeGoal(Choice, tag="take-goal"):
    """A company goal by its place from the left, from 0."""

    goal: Place


class EndTurn(Choice, tag="end-turn"): ...


class DiscardCard(Choice, tag="discard-card"):
    card: Id


class DropBlueprint(Choice, tag="drop-blueprint"):
    blueprint: Id


class TakeFunding(Choice, tag="take-funding"):
    """A funding bonus by the brown token it is printed under."""

    what: Literal["money", "ad", "vp", "resource"]


class TakeResource(Choice, tag="take-resource"):
    resource: Resource


class HireExpert(Choice, tag="hire-expert"):
    side: Literal["left", "right"]


class Buy(Choice, tag="buy"):
    what: Literal["resources", "ads"]


class BuildSegment(Choice, tag="build-segment"):
    parts = ("blueprint", "ship")
    blueprint: Id
    ship: Place


class TakeShip(Choice, tag="take-ship"):
    """The cockpit with this id and the engine beside it."""

    cockpit: Id


class FillWith(Choice, tag="fill-with"):
    """Discard a card to fill up a resource of the silo."""

    parts = ("resource", "card")
    resource: Resource
    card: Id


class TakeCruise(Choice, tag="take-cruise"):
    cruise: Id


class FlipToken(Choice, tag="flip-token"):
    token: Id


class TakeGuest(Choice, tag="take-guest"):
    """A guest of the queue's section 1 to 3 from the bottom, or of the supply as section 4."""

    parts = ("kind", "section")
    kind: Kind
    section: Place


class BoardGuest(Choice, tag="board-guest"):
    """A guest who has a ticket boards."""

    kind: Kind


class DrawCard(Choice, tag="draw-card"):
    """A card of the display."""

    card: Id


class DrawDiscarded(Choice, tag="draw-discarded"):
    """The top card of the discard."""


class DiscardNext(Choice, tag="discard-next"):
    card: Id


class KeepOrder(Choice, tag="keep-order"):
    """The rest from bottom to top."""


class PickKind(Choice, tag="pick-kind"):
    kind: Kind


class Unlock(Choice, tag="unlock"):
    upgrade: Id


class Score(Choice, tag="score"):
    """A guest of this type scores."""

    kind: Kind


class PlayText(Choice, tag="play-text"):
    """An agenda card for its text."""

    card: Id


class PlayResource(Choice, tag="play-resource"):
    """An agenda card for its resource."""

    card: Id


class SpendRep(Choice, tag="spend-rep"):
    """Down the reputation track past so many icons of a type."""

    icon: Icon
    n: Few


class BuyAccess(Choice, tag="buy-access"):
    area: Area


class BringHome(Choice, tag="bring-home"):
    at: Location


class BumpOwn(Choice, tag="bump-own"):
    """The NPC worker stays here and sends the own one home."""


class SkipOn(Choice, tag="skip-on"):
    """The NPC worker goes on."""


class GiveGood(Choice, tag="give-good"):
    """One resource from the board in place of money."""

    resource: Resource


class PlayAgenda(Choice, tag="play-agenda"):
    """Play an agenda card; which one comes next."""

    free = True


class UseRep(Choice, tag="use-rep"):
    """Use the reputation track; how comes next."""

    free = True


class PayAccess(Choice, tag="pay-access"):
    """Pay for access; where comes next."""

    free = True


class Refresh(Choice, tag="refresh"):
    """Refresh the display of blueprints for a reputation."""

    free = True


AChoice = (
    Pick
    | Stop
    | PayUp
    | BuildAt
    | TakeBlueprint
    | Sail
    | JumpTo
    | Assign
    | Launch
    | CallMeeting
    | Do
    | TakeGoal
    | EndTurn
    | DiscardCard
    | DropBlueprint
    | TakeFunding
    | TakeResource
    | HireExpert
    | Buy
    | BuildSegment
    | TakeShip
    | FillWith
    | TakeCruise
    | FlipToken
    | TakeGuest
    | BoardGuest
    | DrawCard
    | DrawDiscarded
    | DiscardNext
    | KeepOrder
    | PickKind
    | Unlock
    | Score
    | PlayText
    | PlayResource
    | SpendRep
    | BuyAccess
    | BringHome
    | BumpOwn
    | SkipOn
    | GiveGood
    | PlayAgenda
    | UseRep
    | PayAccess
    | Refresh
)
