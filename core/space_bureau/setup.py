"""Setting up a match."""

from collections.abc import Iterator, Mapping

from core.kernel.frames import Frame, Offer, Refusal
from core.kernel.game import Option, Setup
from core.kernel.pen import Step
from core.space_bureau.choices import TakeAbility, TakeShip
from core.space_bureau.components import HexTile, content
from core.space_bureau.effects import AbilityChoice, ShipChoice, StartTurn
from core.space_bureau.events import AbilityChosen, ShipChosen
from core.space_bureau.questions import PickAbility, PickShip, Run
from core.space_bureau.reasons import Chosen
from core.space_bureau.refill import QUEUE, draw
from core.space_bureau.rules import Pen, rules
from core.space_bureau.state import Captain, Hex, State

OPTIONS = (
    Option("ships", ("00", "chosen", "dealt"), "00"),
    Option("abilities", ("none", "chosen", "dealt"), "none"),
    Option("first", ("seat-1", "random"), "seat-1"),
)
"""Sides of the ships (SB-8), captains' abilities (SB-14), and who begins (SB-13)."""

STANDARD = "00"
BAG = {1: 16, 2: 28, 3: 38, 4: 50}
"""Agents in the bag by number of players (SB-5, SB-95)."""
FUEL = 2
LIMITERS = 2
OFFICES = (1, 1, 1, 2)
"""Office tokens of a captain: one of each colour and two wild (SB-10)."""


def reverse_sides() -> tuple[str, ...]:
    """The four sides that differ (SB-8)."""
    return tuple(side for side in content().ships if side != STANDARD)


def starting_place(tile: HexTile, players: int) -> tuple[int, int] | None:
    """Where a hex lies open at the start, if it does (SB-2, SB-93, SB-Q28, SB-Q29)."""
    return tile.solo_at if players == 1 else tile.at


def stack_hexes(players: int) -> tuple[str, ...]:
    """The hexes of the stack for so many players; the solo game uses those of two (SB-3, SB-94)."""
    return tuple(h.id for h in content().hexes.values() if h.at is None and h.players <= max(players, 2))


def all_bag_agents() -> tuple[str, ...]:
    """The agents from which the bag is filled (SB-4)."""
    return tuple(kind.id for kind in content().agents.values() for _ in range(kind.bag))


def starting_agents() -> tuple[str, ...]:
    """The same three for every captain, open to all (SB-11)."""
    return tuple(sorted(kind.id for kind in content().agents.values() for _ in range(kind.start)))


def new(setup: Setup, chosen: Mapping[str, str]) -> Step:
    """The first state: ships in the centre, markers at their start (SB-12; SB-1 to SB-14, SB-93 to SB-95)."""
    players = len(setup.seats)
    places = {h.id: starting_place(h, players) for h in content().hexes.values()}
    centre = (0, 0)
    captain = Captain(
        at=centre, fuel=FUEL, limiters=LIMITERS, offices=OFFICES, reserve=starting_agents(), side=STANDARD
    )
    t = Pen(
        State(
            seed=setup.seed,
            captains=(captain,) * players,
            first=0,
            with_abilities=chosen["abilities"] != "none",
            universe=tuple(Hex(id=id_, at=at) for id_, at in places.items() if at is not None),
            unexplored=(),
            bag=(),
            queue=(),
        )
    )
    agents = t.shuffled(all_bag_agents(), "bag")
    t.set(bag=agents[: BAG[players]], box=agents[BAG[players] :])
    t.set(unexplored=t.shuffled(stack_hexes(players), "hexes"))
    if chosen["first"] == "random":
        t.set(first=t.shuffled(tuple(range(players)), "first")[0])
    draw(t, QUEUE, "setup")
    deal(t, chosen)
    ask(t, chosen)
    rules.settle(t)
    return t.done()


def deal(t: Pen, chosen: Mapping[str, str]) -> None:
    """Sides and abilities drawn at random, one each (SB-14, SB-Q44, SB-Q45)."""
    seats = range(len(t.s.captains))
    if chosen["ships"] == "dealt":
        for seat, side in zip(seats, t.shuffled(reverse_sides(), "ships"), strict=False):
            t.captain(seat, side=side)
            t.emit(ShipChosen(seat=seat, ship=side))
    if chosen["abilities"] == "dealt":
        for seat, ability in zip(seats, t.shuffled(tuple(content().abilities), "abilities"), strict=False):
            t.captain(seat, ability=ability)
            t.emit(AbilityChosen(seat=seat, ability=ability))


def ask(t: Pen, chosen: Mapping[str, str]) -> None:
    """What is chosen in turn order, then the first turn; the last pushed comes first."""
    players = len(t.s.captains)
    order = [(t.s.first + n) % players for n in range(players)]
    t.push(Run(seat=t.s.first, src="turn", todo=(StartTurn(),)))
    if chosen["abilities"] == "chosen":
        for seat in reversed(order):
            t.push(Run(seat=seat, src="setup", todo=(AbilityChoice(),)))
    if chosen["ships"] == "chosen":
        for seat in reversed(order):
            t.captain(seat, side="")
            t.push(Run(seat=seat, src="setup", todo=(ShipChoice(),)))


@rules.does(ShipChoice)
def ask_for_ship(t: Pen, f: Frame, e: ShipChoice) -> None:
    """SB-8."""
    t.push(PickShip(seat=f.seat, src=f.src))


@rules.offers(PickShip)
def ships(s: State, q: PickShip) -> Iterator[Offer]:
    """The standard side, which every board has, or a reverse side that nobody has taken (SB-8, SB-Q45)."""
    taken = {c.side for c in s.captains} - {STANDARD}
    for side in content().ships:
        choice = TakeShip(side=side)
        yield Refusal(choice, Chosen()) if side in taken else choice


@rules.answers(PickShip, TakeShip)
def take_ship(t: Pen, q: PickShip, choice: TakeShip) -> None:
    """SB-8."""
    t.captain(q.seat, side=choice.side)
    t.emit(ShipChosen(seat=q.seat, ship=choice.side))


@rules.does(AbilityChoice)
def ask_for_ability(t: Pen, f: Frame, e: AbilityChoice) -> None:
    """SB-14."""
    t.push(PickAbility(seat=f.seat, src=f.src))


@rules.offers(PickAbility)
def abilities(s: State, q: PickAbility) -> Iterator[Offer]:
    """One of the six that nobody has (SB-14, SB-Q44)."""
    taken = {c.ability for c in s.captains}
    for ability in content().abilities:
        choice = TakeAbility(ability=ability)
        yield Refusal(choice, Chosen()) if ability in taken else choice


@rules.answers(PickAbility, TakeAbility)
def take_ability(t: Pen, q: PickAbility, choice: TakeAbility) -> None:
    """SB-14."""
    t.captain(q.seat, ability=choice.ability)
    t.emit(AbilityChosen(seat=q.seat, ability=choice.ability))
