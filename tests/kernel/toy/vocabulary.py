"""All that a save of the toy can hold, and the facts it tells."""

from typing import Annotated, Literal

from msgspec import Meta

from core.kernel import frames as k
from core.kernel.events import Event
from core.kernel.record import Count, Id, Rec, SeatNo

Good = Literal["wood", "stone"]
GOODS: tuple[Good, ...] = ("wood", "stone")
Stock = tuple[Count, Count]
"""How many of each good, in the order of GOODS."""
Few = Annotated[int, Meta(ge=1, le=9)]
Moment = Literal["built", "bumped"]


class Built(k.Number, tag="built"):
    """The cards that a seat has built."""


class Gain(k.Effect, tag="gain"):
    money: Count = 0
    goods: Stock = (0, 0)
    rep: Count = 0
    points: Count = 0


class Cost(k.Effect, tag="cost"):
    """Goods, and `flex` which money, any good or reputation may pay."""

    goods: Stock = (0, 0)
    flex: Count = 0


class Draw(k.Effect, tag="draw"):
    n: Few = 1


class Build(k.Effect, tag="build"):
    """Build a card from hand."""


class ExtraAction(k.Effect, tag="extra-action"): ...


class Seq(k.Seq, tag="seq"):
    todo: tuple["AnEffect", ...]


class AnyOrder(k.AnyOrder, tag="any-order"):
    todo: tuple["APart", ...]


class OneOf(k.OneOf, tag="one-of"):
    todo: tuple["AnEffect", ...]


class May(k.May, tag="may"):
    do: "AnEffect"


class When(k.When, tag="when"):
    number: Built
    do: "AnEffect"


class UpTo(k.UpTo, tag="up-to"):
    times: Built
    do: "AnEffect"


APart = Gain | Draw | Build | ExtraAction | Seq | AnyOrder | OneOf | May | When | UpTo
"""What may stand in an `AnyOrder`: no bare cost, which would be paid for nothing."""
AnEffect = APart | Cost


class On(k.On, tag="on"):
    moment: Moment
    do: AnEffect


class Discount(k.Modifier, tag="discount"):
    """So much off the flexible part of what a card costs."""

    amount: Few


class Raise(k.Effect, tag="raise"):
    """The planned card is paid for and goes up."""


class StartTurn(k.Effect, tag="start-turn"): ...


class Send(k.Effect, tag="send"):
    """Send the worker to a site."""


class Act(k.Effect, tag="act"):
    """Actions at the worker's site, as many as the turn allows."""


class Finish(k.Effect, tag="finish"):
    """The last moment of a turn."""


class PassTurn(k.Effect, tag="pass-turn"): ...


class Walk(k.Effect, tag="walk"):
    """The robot's worker goes on to the next site."""


class Salvage(k.Effect, tag="salvage"):
    """The robot takes the last discarded card out of the match and scores."""


RobotStep = Walk | Salvage


class Paced(k.Effect, tag="paced"):
    """A step of the robot, once somebody has seen it coming."""

    step: RobotStep


class Rest(k.Rest, tag="rest"):
    todo: tuple[APart, ...]


AWork = AnEffect | Raise | StartTurn | Send | Act | Finish | PassTurn | RobotStep | Paced | Rest


class Run(k.Run, tag="run"):
    todo: tuple[AWork, ...]


class Choose(k.Choose, tag="choose"):
    todo: tuple[AnEffect, ...]


class PickSite(k.Question, tag="pick-site"):
    anytime = True


class PickAction(k.Question, tag="pick-action"):
    anytime = True


class PickCard(k.Question, tag="pick-card"):
    """Which card from hand is built."""


class Bill(k.Question, tag="bill"):
    """How the rest of this is paid; `discounts` names the cards that made it cheaper."""

    goods: Stock
    flex: Count
    discounts: tuple[Id, ...] = ()


class EndOfTurn(k.Question, tag="end-of-turn"):
    anytime = True


class Watch(k.Question, tag="watch"):
    """The robot is about to do this."""

    public = True
    step: RobotStep


AFrame = Run | Choose | PickSite | PickAction | PickCard | Bill | EndOfTurn | Watch


class GoTo(k.Choice, tag="go-to"):
    site: Id


class Do(k.Choice, tag="do"):
    """The action at this position of the worker's site."""

    n: Count


class BuildCard(k.Choice, tag="build-card"):
    card: Id


class GiveMoney(k.Choice, tag="give-money"): ...


class GiveGood(k.Choice, tag="give-good"):
    good: Good


class GiveCard(k.Choice, tag="give-card"):
    """Discard a card for the good it stands for."""

    card: Id


class GiveRep(k.Choice, tag="give-rep"): ...


class EndTurn(k.Choice, tag="end-turn"): ...


class Sell(k.Choice, tag="sell"):
    free = True
    good: Good


class Scout(k.Choice, tag="scout"):
    """Draw a card for reputation."""

    free = True


AChoice = (
    k.Pick
    | k.Stop
    | k.Proceed
    | k.PayUp
    | GoTo
    | Do
    | BuildCard
    | GiveMoney
    | GiveGood
    | GiveCard
    | GiveRep
    | EndTurn
    | Sell
    | Scout
)


class Short(k.Reason):
    """So much of a bill can't be met."""

    goods: Stock
    flex: Count


class StandingThere(k.Reason): ...


class NoCard(k.Reason):
    """The hand is empty."""


class TooDear(k.Reason):
    """No card in hand can be paid for."""


class DeckEmpty(k.Reason): ...


class NothingDiscarded(k.Reason): ...


class NoRep(k.Reason): ...


class Bumped(Event):
    seat: SeatNo
    by: SeatNo
    site: Id


class Drew(Event):
    """Everybody sees how many cards were drawn, only the seat sees which."""

    seat: SeatNo
    n: Count


class Trader(Rec):
    money: Count = 4
    goods: Stock = (0, 0)
    rep: Count = 2
    hand: tuple[Id, ...] = ()
    """In alphabetical order."""
    plan: Id = ""
    """The card on the table that is being paid for."""
    built: tuple[Id, ...] = ()
    site: Id = ""
    """Where the worker stands; empty at home."""
    points: Count = 0
    tally: tuple[tuple[Id, Count], ...] = ()


class Turn(Rec):
    """What lasts a turn; replaced whole when a turn starts."""

    n: Count = 0
    actions: Count = 1


class State(k.State):
    stack: tuple[AFrame, ...] = ()
    traders: tuple[Trader, ...]
    robot: SeatNo | None = None
    turns: Count
    """Turns in the whole match."""
    supply: Stock
    deck: tuple[Id, ...] = ()
    discard: tuple[Id, ...] = ()
    """The last one on top."""
    box: tuple[Id, ...] = ()
    """Cards that are out of the match."""
    turn: Turn = Turn()
