"""What the content of Galactic Cruise may say, and the steps that only its rules push."""

from typing import Annotated, Literal

from msgspec import Meta

from core.kernel import frames as k
from core.kernel.record import Count, Id, SeatNo

Kind = Literal["adventure", "relax", "family"]
KINDS: tuple[Kind, ...] = ("adventure", "relax", "family")
"""The types of guests, destinations and segment icons; tuples follow this order."""
Resource = Literal["food", "oxygen", "fuel"]
RESOURCES: tuple[Resource, ...] = ("food", "oxygen", "fuel")
"""The resources and the rows of developments; tuples follow this order."""
Stock = tuple[Count, Count, Count]
"""How many of each resource, or of each type of guest."""
Few = Annotated[int, Meta(ge=1, le=20)]
Left = Annotated[int, Meta(ge=-20, le=20)]
"""How often something may still be done, what raises the limit not counted; below 0 once that has been used."""
Place = Annotated[int, Meta(ge=0, le=20)]
"""A position in a display, among a player's ships, on a cruise."""
Location = Annotated[int, Meta(ge=0, le=5)]
"""A location of the network, clockwise from the top middle."""
Area = Annotated[int, Meta(ge=0, le=9)]
"""Where developments stand: 0 to 5 the walkways clockwise from the top middle, 6 to 9 below the technologies."""
Icon = Literal["money", "ad", "resource"]
ICONS: tuple[Icon, ...] = ("money", "ad", "resource")
"""What lies between the spaces of the reputation track."""

Action = Literal[
    "development",
    "expert",
    "supplies",
    "blueprints",
    "segments",
    "ship",
    "resources",
    "silo",
    "schedule",
    "advertise",
    "draw",
    "refill",
]
ACTIONS: tuple[Action, ...] = (
    "development",
    "expert",
    "supplies",
    "blueprints",
    "segments",
    "ship",
    "resources",
    "silo",
    "schedule",
    "advertise",
    "draw",
    "refill",
)
Step = Action | Literal["launch", "destination", "day", "meeting"]
"""What may be under way when a card is played for its text."""
When = Step | Literal["any", "bumped"]
"""What a card is restricted to: a step, nothing but the own turn, or the bonus of a bumped worker."""
Price = Literal["development", "expert", "segment", "guest", "last-minute", "score", "food", "oxygen", "fuel"]
"""What can be made cheaper: in money the first three, in ads the guests, then what a launch takes."""
Limited = Literal["ships", "ship-size", "blueprints", "segments", "resources", "draw", "cabin", "storage"]
"""Upper limits: of ships, of their segments, of what an action gives, of guests in a ship, of each resource."""
Permission = Literal["self-bump", "expert-passage", "wild-guests"]
"""Bumping own workers; experts pass foreign walkways free; every guest matches every destination."""
Moment = Literal[
    "expert-bumps",
    "expert-placed",
    "expert-pilots",
    "expert-home",
    "expert-acted",
    "scheduled",
    "launched",
    "destination",
]
"""When a trigger may go off."""
Countable = Literal[
    "segments",
    "developments",
    "walkways",
    "technologies",
    "experts",
    "launches",
    "ships",
    "ships-launched",
    "visits",
    "visits-adventure",
    "visits-relax",
    "visits-family",
    "upgrades",
    "upgrades-adventure",
    "upgrades-relax",
    "upgrades-family",
    "guests-scored",
    "reputation",
    "cabins",
    "goals",
    "hand",
    "icons-adventure",
    "icons-relax",
    "icons-family",
    "ship-icons-adventure",
    "ship-icons-relax",
    "ship-icons-family",
    "ship-segments",
    "ship-guests",
    "columns",
]
"""What can be counted; `ship-` counts in the one ship that is meant."""


class Tally(k.Number, tag="tally"):
    """How many of something a seat has."""

    of: Countable


# What lasts.


class Discount(k.Modifier, tag="discount"):
    """So much off a price (GC-B27)."""

    of: Price
    amount: Few


class Limit(k.Modifier, tag="limit"):
    """A limit is so much higher (GC-C12)."""

    of: Limited
    plus: Few


class Allow(k.Modifier, tag="allow"):
    """Something that is forbidden otherwise (GC-B44)."""

    what: Permission


# What is done once.


class Gain(k.Effect, tag="gain"):
    """Gain all of this, so many times as `per` counts where it is given."""

    money: Count = 0
    ads: Count = 0
    points: Count = 0
    rep: Count = 0
    food: Count = 0
    oxygen: Count = 0
    fuel: Count = 0
    any: Count = 0
    """Resources of any type, chosen one by one."""
    per: Tally | None = None


class Pay(k.Effect, tag="pay"):
    """Pay all of this."""

    money: Count = 0
    ads: Count = 0
    rep: Count = 0


class Funding(k.Effect, tag="funding"):
    """A funding bonus (GC-T20)."""


class ExtraAction(k.Effect, tag="extra-action"):
    """One more action in this turn."""


class Boost(k.Effect, tag="boost"):
    """A limit or permission that lasts to the end of the action or step under way."""

    power: Limit | Allow


class Recall(k.Effect, tag="recall"):
    """One own worker comes home from the network, with its funding bonus (GC-T20)."""


class Redraw(k.Effect, tag="redraw"):
    """Refresh the display of blueprints without losing reputation (GC-T26)."""


class Develop(k.Effect, tag="develop"):
    """Build a development, so much cheaper (GC-B1)."""

    off: Count = 0


class Hire(k.Effect, tag="hire"):
    """Hire an expert (GC-B2)."""


class Purchase(k.Effect, tag="purchase"):
    """Purchase supplies (GC-B3)."""


class Acquire(k.Effect, tag="acquire"):
    """Take up to so many blueprints from the display (GC-B4)."""

    n: Few = 2


class BuildSegments(k.Effect, tag="build-segments"):
    """Build up to so many segments, each so much cheaper (GC-B5)."""

    n: Few = 2
    off: Count = 0


class NewShip(k.Effect, tag="new-ship"):
    """Acquire a ship (GC-B7)."""


class FromSilo(k.Effect, tag="from-silo"):
    """Take up to so many resources from the silo (GC-B8, GC-B31)."""

    n: Few = 3


class FillSilo(k.Effect, tag="fill-silo"):
    """Refill the silo (GC-B9)."""


class Schedule(k.Effect, tag="schedule"):
    """Schedule a cruise (GC-B10)."""


class Advertise(k.Effect, tag="advertise"):
    """Advertise for a cruise (GC-B11)."""


class Draw(k.Effect, tag="draw"):
    """Draw up to so many agenda cards (GC-B12)."""

    n: Few = 2


class RefillAgendas(k.Effect, tag="refill-agendas"):
    """Refill the display of agenda cards (GC-B13)."""


class Seq(k.Seq, tag="seq"):
    todo: tuple["AnEffect", ...]


class AnyOrder(k.AnyOrder, tag="any-order"):
    todo: tuple["AnEffect", ...]


class OneOf(k.OneOf, tag="one-of"):
    todo: tuple["AnEffect", ...]


class May(k.May, tag="may"):
    do: "AnEffect"


AnEffect = (
    Gain
    | Pay
    | Funding
    | ExtraAction
    | Boost
    | Recall
    | Redraw
    | Develop
    | Hire
    | Purchase
    | Acquire
    | BuildSegments
    | NewShip
    | FromSilo
    | FillSilo
    | Schedule
    | Advertise
    | Draw
    | RefillAgendas
    | Seq
    | AnyOrder
    | OneOf
    | May
)
"""What content may say."""


class On(k.On, tag="on"):
    moment: Moment
    do: AnEffect


Power = Discount | Limit | Allow | On


# Steps that only rules push.


class FirstDevelopment(k.Effect, tag="first-development"):
    """The free development of the setup (GC-S25)."""


class FirstBlueprint(k.Effect, tag="first-blueprint"):
    """The free blueprint of the setup (GC-S26)."""


class Slide(k.Effect, tag="slide"):
    """Blueprints slide down and the display is filled (GC-B22)."""


class StartTurn(k.Effect, tag="start-turn"):
    """A turn begins, or with `last` only a seat's last advance (GC-T1, GC-Q57)."""

    last: bool = False


class Advance(k.Effect, tag="advance"):
    """Step 1: ships in space advance (GC-A1)."""


class Main(k.Effect, tag="main"):
    """Step 2: assign, launch or call a meeting (GC-T1)."""


class Act(k.Effect, tag="act"):
    """Actions of the worker just placed, as many as the turn allows (GC-T6)."""


class Finish(k.Effect, tag="finish"):
    """Step 3: company goals, and the last moment of a turn (GC-E5)."""


class Limits(k.Effect, tag="limits"):
    """Hand limits (GC-T24, GC-T25)."""


class CloseTurn(k.Effect, tag="close-turn"):
    """AGMs that have come due, and the trigger of the end (GC-E10, GC-E13)."""


class HoldAgm(k.Effect, tag="hold-agm"):
    """Score a section that is full (GC-E10)."""

    section: Place


class PassTurn(k.Effect, tag="pass-turn"):
    """On to the next seat, the final round or the last advance (GC-T2, GC-E13)."""


class LastAdvance(k.Effect, tag="last-advance"):
    """A seat's ships go to a last stop of choice (GC-E16)."""


class Reckoning(k.Effect, tag="reckoning"):
    """AGM C (GC-E18 to GC-E24)."""


class Begin(k.Effect, tag="begin"):
    """A step begins in which cards of its restriction may be played."""

    step: Step


class End(k.Effect, tag="end"):
    """That step ends: slides and refills, and what lasted as long (GC-T11)."""

    step: Step


class PutDevelopment(k.Effect, tag="put-development"):
    """A development that is paid for goes to its area (GC-B1)."""

    row: Resource
    area: Area


class Welcome(k.Effect, tag="welcome"):
    """An expert that is paid for goes home (GC-B2)."""

    side: Literal["left", "right"]


class Deliver(k.Effect, tag="deliver"):
    """Supplies that are paid for arrive (GC-B3)."""

    what: Literal["resources", "ads"]


class Supplies(k.Effect, tag="supplies"):
    """What is left of a purchase (GC-B3)."""

    left: tuple[Literal["resources", "ads"], ...]


class MoreBlueprints(k.Effect, tag="more-blueprints"):
    """So many blueprints may still be taken (GC-B4)."""

    left: Left


class MoreSegments(k.Effect, tag="more-segments"):
    """So many segments may still be built (GC-B5)."""

    left: Left
    off: Count


class Install(k.Effect, tag="install"):
    """A segment that is paid for goes into a ship (GC-B5)."""

    blueprint: Id
    ship: Place


class PickToken(k.Effect, tag="pick-token"):
    """A token of the tower is flipped (GC-B34)."""


class MoreGuests(k.Effect, tag="more-guests"):
    """So many guests may still be sold a ticket (GC-B11)."""

    cruise: Id
    left: Count


class SellTicket(k.Effect, tag="sell-ticket"):
    """A guest whose ticket is paid for goes to the cruise (GC-B11)."""

    cruise: Id
    kind: Kind
    section: Place


class MoreCards(k.Effect, tag="more-cards"):
    """So many cards may still be drawn (GC-B12)."""

    left: Left


class ClearAgendas(k.Effect, tag="clear-agendas"):
    """The remaining cards of the display are discarded, and four new ones laid out (GC-B13)."""


class Boarding(k.Effect, tag="boarding"):
    """T-5: guests board a ship (GC-L4)."""

    ship: Place
    expert: bool


class TakeAboard(k.Effect, tag="take-aboard"):
    """A last-minute guest that is paid for boards (GC-L6)."""

    ship: Place
    kind: Kind
    section: Place


class Countdown(k.Effect, tag="countdown"):
    """T-4 and T-3: the cube, then the bill (GC-L8, GC-L9)."""

    ship: Place
    expert: bool


class LiftOff(k.Effect, tag="lift-off"):
    """T-2 to T-0 (GC-L11 to GC-L18)."""

    ship: Place
    expert: bool


class NewGuests(k.Effect, tag="new-guests"):
    """Guests join the queue, one after another, of these types or of any (GC-L17, GC-Q43)."""

    kinds: tuple[Kind | Literal["any"], ...]


class Arrive(k.Effect, tag="arrive"):
    """A ship is at its stop (GC-A4, GC-A11, GC-A13)."""

    ship: Place


class Unload(k.Effect, tag="unload"):
    """The engine's token may be dropped (GC-A5)."""

    ship: Place


class Visit(k.Effect, tag="visit"):
    """Guests may be scored, each once: so many of each type are still to come (GC-A9)."""

    ship: Place
    left: Stock


class ScoreGuest(k.Effect, tag="score-guest"):
    """A guest that is paid for scores (GC-A10)."""

    ship: Place
    kind: Kind


class NpcBuilds(k.Effect, tag="npc-builds"):
    """Developments of the unused colour, and its next expert, after an AGM (GC-24, GC-30)."""


class NpcMoves(k.Effect, tag="npc-moves"):
    """An NPC worker leaves a location and has passed so many others (GC-22)."""

    here: Location
    passed: Count
    expert: bool


class Window(k.Effect, tag="window"):
    """A step without a question of its own, in which cards may be played for their text (GC-B42)."""


class Bonus(k.Effect, tag="bonus"):
    """The funding bonus of a bumped worker (GC-T5)."""

    by: SeatNo


class Owed(k.Effect, tag="owed"):
    """The funding bonus of a bumped worker that has waited (GC-Q19)."""


class Rest(k.Rest, tag="rest"):
    todo: tuple[AnEffect, ...]


AWork = (
    AnEffect
    | FirstDevelopment
    | FirstBlueprint
    | Slide
    | StartTurn
    | Advance
    | Main
    | Act
    | Finish
    | Limits
    | CloseTurn
    | HoldAgm
    | PassTurn
    | LastAdvance
    | Reckoning
    | Begin
    | End
    | PutDevelopment
    | Welcome
    | Deliver
    | Supplies
    | MoreBlueprints
    | MoreSegments
    | Install
    | PickToken
    | MoreGuests
    | SellTicket
    | MoreCards
    | ClearAgendas
    | Boarding
    | TakeAboard
    | Countdown
    | LiftOff
    | NewGuests
    | Arrive
    | Unload
    | Visit
    | ScoreGuest
    | NpcBuilds
    | NpcMoves
    | Window
    | Bonus
    | Owed
    | Rest
)
