"""Galactic Cruise on the screen: its areas, and where answers stand on them."""

from collections.abc import Mapping
from typing import ClassVar

from core.galactic_cruise import choices as c
from core.galactic_cruise import questions as q
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import KINDS, RESOURCES, Resource
from core.galactic_cruise.marketing import SUPPLY, slot_of, ticket_holders
from core.galactic_cruise.paying import steps_down
from core.galactic_cruise.rules import LOCATIONS, WALKWAYS
from core.galactic_cruise.state import State
from core.galactic_cruise.turn import leads_nowhere
from core.kernel.frames import Choice, PayUp, Question
from tui.asking import KEYS, Mark
from tui.board import Area, Board
from tui.galactic_cruise.areas.agendas import AgendasArea
from tui.galactic_cruise.areas.market import MarketArea
from tui.galactic_cruise.areas.mine import MineArea
from tui.galactic_cruise.areas.network import NetworkArea
from tui.galactic_cruise.areas.progress import ProgressArea
from tui.galactic_cruise.areas.supply import SupplyArea
from tui.galactic_cruise.areas.technologies import TechnologiesArea
from tui.galactic_cruise.areas.yard import YardArea
from tui.galactic_cruise.words import screen_mine, screen_network
from tui.words.dictionary import Table

ACTIONS = "abcdfghijkns"
"""The keys of actions, two for each location; none ends the turn."""
SHIP = 6
"""Ships built come after the locations, which may be offered beside them."""
LARGE = 160, 48
"""Columns and rows of a terminal from which a wide screen shows one area more."""
PLANS = "a"
"""Own blueprints have letters, those of the display the numbers of their spaces."""
SECTIONS = "bmts"
"""The first letters of the sections, for types have numbers: from the bottom to the top, then the supply."""

ANYTIME: dict[type[Choice], str] = {c.PlayAgenda: "p", c.UseRep: "u", c.PayAccess: "w", c.Refresh: "r"}
"""The keys of what may be done at any time; nothing else has them."""
NOWHERE: dict[type[Choice], str] = {**ANYTIME, c.CallMeeting: "m", c.EndTurn: "e", PayUp: "1"}
"""The keys of other answers that stand nowhere on the board."""

FRONTS: dict[type[Question], str] = {
    q.PlaceFirst: "network",
    q.PickMain: "network",
    q.PickAction: "network",
    q.PickAccess: "network",
    q.PickWorker: "network",
    q.NpcArrives: "network",
    q.PickDevelopment: "network",
    q.EndOfTurn: "progress",
    q.PickIcon: "progress",
    q.TakeFirst: "supply",
    q.PickBlueprint: "supply",
    q.PickDiscards: "supply",
    q.PickSegment: "supply",
    q.PickFromSilo: "supply",
    q.PickFill: "supply",
    q.PickShip: "yard",
    q.MoveShip: "yard",
    q.PickLastStop: "yard",
    q.PickVisitor: "yard",
    q.PickSchedule: "market",
    q.PickAdvert: "market",
    q.PickGuest: "market",
    q.PickNewcomer: "market",
    q.Embark: "market",
    q.OverHand: "agendas",
    q.PlayCard: "agendas",
    q.PlayNow: "agendas",
    q.PickCard: "agendas",
    q.DiscardOrder: "agendas",
    q.OverPlans: "supply",
    q.PickFunding: "mine",
    q.PickResource: "mine",
    q.PickExpert: "mine",
    q.PickSupplies: "mine",
    q.FlipOne: "mine",
    q.DropToken: "mine",
    q.Bill: "mine",
}
"""The area that matters for each kind of question."""
PARTS: dict[tuple[type[Question], str], str] = {(q.PickSegment, "ship"): "yard", (q.PickFill, "card"): "agendas"}
"""The same for parts of answers that stand elsewhere."""


class GalacticCruiseBoard(Board):
    """The main board, the marketing board and the player boards."""

    areas: ClassVar[tuple[Area, ...]] = (
        NetworkArea(),
        MineArea(),
        MarketArea(),
        YardArea(),
        SupplyArea(),
        TechnologiesArea(),
        AgendasArea(),
        ProgressArea(),
    )
    below: ClassVar[Mapping[str, str]] = {"network": "progress"}

    def steady(self, width: int, height: int) -> tuple[str, ...]:
        """The network and the own board; on a large screen the progress track too."""
        return ("network", "mine", "progress") if width >= LARGE[0] and height >= LARGE[1] else ("network", "mine")

    def mark(self, choice: Choice, part: str, table: Table) -> Mark:
        """Places have the same key in every question; what comes and goes, such as cards, has the next free one."""
        return _mark(choice, part, table)

    def front(self, table: Table, part: str = "") -> str:
        """Where the answers stand, or what they are about."""
        kind = type(table.question)
        return PARTS.get((kind, part)) or FRONTS.get(kind, "")

    def strip(self, seat: int, table: Table) -> tuple[str, ...]:
        """Who begins, points, reputation, money and ads."""
        return screen_network.strip(seat, table.state)

    def supplies(self, seat: int, table: Table) -> str:
        """Money, ads, resources and workers at home."""
        return screen_mine.supplies(table.state, seat)


def _mark(choice: Choice, part: str, table: Table) -> Mark:
    """Where an answer stands, kind by kind."""
    match choice, part:
        case (c.Assign(at=at), "at") | (c.BringHome(at=at), _):
            return _location(at)
        case c.BumpOwn(), _:
            question: q.NpcArrives = table.question
            return _location((question.here + question.passed + 1) % LOCATIONS)
        case c.Assign() | c.Launch(), "expert":
            return Mark("mine", ("worker", choice.expert), "2" if choice.expert else "1")
        case c.Do(), _:
            n = table.state.actions[choice.at].index(choice.action)
            return Mark("network", ("action", choice.at, n), ACTIONS[2 * choice.at + n])
        case c.BuildAt(), "row":
            n = RESOURCES.index(choice.row)
            return Mark("mine", ("development", choice.row), KEYS[n])
        case c.BuildAt(area=area), "area":
            return _area(area)
        case c.BuyAccess(area=area), _:
            return _area(area)._replace(late=leads_nowhere(table.state, area))
        case c.TakeGoal(), _:
            return Mark("progress", ("goal", choice.goal), KEYS[choice.goal])
        case c.SpendRep(), _:
            return _down_the_track(choice, table)
        case _:
            return _of_supplies(choice, part, table) or _of_marketing(choice, part, table) or _of_player(choice, table)


def _of_supplies(choice: Choice, part: str, table: Table) -> Mark | None:
    """Blueprints, silo, ships, agenda cards; None for others."""
    match choice, part:
        case (c.TakeBlueprint(blueprint=id_) | c.DropBlueprint(blueprint=id_), _) | (
            c.BuildSegment(blueprint=id_),
            "blueprint",
        ):
            return _blueprint(id_, table.state)
        case c.TakeResource(), _ if isinstance(table.question, q.PickFromSilo):
            return _resource("supply", choice.resource)
        case c.FillWith(), "resource":
            return _resource("supply", choice.resource)
        case c.TakeShip(), _:
            n = table.state.cockpits.index(choice.cockpit)
            return Mark("yard", ("ship", n), KEYS[n])
        case (c.BuildSegment(ship=n) | c.Launch(ship=n) | c.JumpTo(ship=n), "ship") | (c.Sail(ship=n), _):
            return Mark("yard", ("built", table.question.seat, n), KEYS[SHIP + n])
        case c.JumpTo(), "stop":
            return Mark("yard", ("stop", choice.ship, choice.stop), KEYS[choice.stop - 1])
        case c.Score(), _:
            n = KINDS.index(choice.kind)
            return Mark("yard", ("aboard", table.question.ship, choice.kind), KEYS[n])
        case c.PlayResource(), _:
            return Mark("agendas", ("resource", choice.card))
        case (c.DrawCard(card=id_) | c.DiscardNext(card=id_) | c.DiscardCard(card=id_) | c.PlayText(card=id_), _) | (
            c.FillWith(card=id_),
            "card",
        ):
            return Mark("agendas", ("agenda", id_))
        case c.DrawDiscarded(), _:
            return Mark("agendas", ("discard",))
        case _:
            return None


def _of_marketing(choice: Choice, part: str, table: Table) -> Mark | None:
    """Cruises and guests; None for others."""
    match choice, part:
        case c.TakeCruise(), _:
            n = slot_of(table.state, choice.cruise)
            return Mark("market", ("cruise", n), KEYS[n])
        case (c.TakeGuest(kind=kind), "kind") if isinstance(table.question, q.Embark):
            # Whoever has a ticket boards free and comes first.
            first = sum(map(bool, ticket_holders(table.state, table.question.seat)))
            return Mark("market", ("guest", kind), onward=KEYS[first + KINDS.index(kind)])
        case (c.TakeGuest(kind=kind), "kind") | (c.PickKind(kind=kind), _):
            return Mark("market", ("guest", kind), KEYS[KINDS.index(kind)])
        case c.TakeGuest(section=section), "section":
            return Mark("market", ("section", section), SECTIONS[section - 1], late=section == SUPPLY)
        case c.BoardGuest(), _:
            return Mark("market", ("ticket", choice.kind))
        case _:
            return None


def _of_player(choice: Choice, table: Table) -> Mark:
    """What lies on a player board; the rest stands nowhere."""
    match choice:
        case c.TakeResource():
            return _resource("mine", choice.resource)
        case c.GiveGood():
            return _resource("mine", choice.resource)._replace(key="")
        case c.TakeFunding():
            return _token(choice.what)
        case c.FlipToken():
            return _token(choice.token)
        case c.Unlock():
            return Mark("mine", ("upgrade", choice.upgrade), KEYS[list(content().upgrades).index(choice.upgrade)])
        case c.HireExpert():
            return Mark("mine", ("expert", choice.side), "1" if choice.side == "left" else "2")
        case c.Buy():
            return Mark(key="1" if choice.what == "resources" else "2")
        case _:
            return Mark(key=NOWHERE.get(type(choice), ""))


def _location(at: int) -> Mark:
    return Mark("network", ("location", at), KEYS[at])


def _area(n: int) -> Mark:
    """A walkway, or a technology by its place."""
    key = KEYS[len("123456789") + n]
    if n < WALKWAYS:
        return Mark("network", ("walkway", n), key)
    return Mark("technologies", ("technology", n - WALKWAYS), key)


def _down_the_track(choice: c.SpendRep, table: Table) -> Mark:
    """The space that it leads to, by the number of steps; in a bill other answers have those keys."""
    rep = table.state.players[table.question.seat].rep
    steps = steps_down(rep, choice.icon, choice.n)
    return Mark("progress", ("rep", rep - steps), KEYS[steps - 1] if isinstance(table.question, q.PickIcon) else "")


def _resource(area: str, which: Resource) -> Mark:
    return Mark(area, ("resource", which), KEYS[RESOURCES.index(which)])


def _token(id_: str) -> Mark:
    return Mark("mine", ("token", id_), KEYS[list(content().tokens).index(id_)])


def _blueprint(id_: str, s: State) -> Mark:
    """On the display, or with a player."""
    if id_ not in s.blueprints:
        return Mark("supply", ("plan", id_), onward=PLANS)
    n = s.blueprints.index(id_)
    return Mark("supply", ("blueprint", n), KEYS[n])


BOARD = GalacticCruiseBoard()
"""The board areas of Galactic Cruise, one module each."""
