"""The pen of Galactic Cruise, what lasts, and the `Rules` object in which its chapters register."""

from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from core.galactic_cruise import effects as e
from core.galactic_cruise.components import content
from core.galactic_cruise.events import Lost
from core.galactic_cruise.questions import AFrame, Choose, Run
from core.galactic_cruise.state import NEUTRAL, NPC, Player, Ship, State
from core.kernel.events import Scored
from core.kernel.pen import Tx
from core.kernel.powers import Powers
from core.kernel.rules import Rules
from core.kernel.tuples import added, put

TOP_REP = 18
SILO_FULL = 5
WALKWAYS = 6
LOCATIONS = 6
SHIPS = 3
SHIP_SIZE = 3
HAND = 5
PLANS = 5
"""Limits of ships, segments in a ship, agenda cards and unbuilt blueprints (GC-C12, GC-T24, GC-T25)."""


class Pen(Tx[State]):
    """Writes a step of Galactic Cruise."""

    __slots__ = ()

    def player(self, seat: int, **fields: Any) -> None:
        """Replace fields of a player."""
        all_ = self.s.players
        self.s = replace(self.s, players=put(all_, seat, replace(all_[seat], **fields)))

    def turn(self, **fields: Any) -> None:
        """Replace fields of what lasts a turn."""
        self.s = replace(self.s, turn=replace(self.s.turn, **fields))

    def ship(self, seat: int, n: int, **fields: Any) -> None:
        """Replace fields of a ship."""
        ships = self.s.players[seat].ships
        self.player(seat, ships=put(ships, n, replace(ships[n], **fields)))

    def money(self, seat: int, n: int, why: str) -> None:
        """From the supply, which never runs out, or to it when n is negative (GC-Q8)."""
        self.player(seat, money=self.s.players[seat].money + n)
        self._traded("money", n, seat, why)

    def ads(self, seat: int, n: int, why: str) -> None:
        """From the supply, which never runs out, or to it when n is negative (GC-Q8)."""
        self.player(seat, ads=self.s.players[seat].ads + n)
        self._traded("ad", n, seat, why)

    def resource(self, seat: int, i: int, n: int, why: str) -> None:
        """A resource up to the room there is, the rest is lost; or back to the supply (GC-T23, GC-B31, GC-Q8)."""
        p = self.s.players[seat]
        fits = min(n, room_for(self.s, seat, i))
        self.player(seat, stock=put(p.stock, i, p.stock[i] + fits))
        self._traded(e.RESOURCES[i], fits, seat, why)
        if fits < n:
            self.emit(Lost(seat=seat, resource=e.RESOURCES[i], n=n - fits, why=why))

    def rep(self, seat: int, n: int, why: str) -> None:
        """Up or down the track; beyond its ends every step is a point won or lost (GC-T18, GC-Q9)."""
        p = self.s.players[seat]
        after = min(max(p.rep + n, 0), TOP_REP)
        self.player(seat, rep=after)
        self._traded("rep", after - p.rep, seat, why)
        self.score(seat, p.rep + n - after, why)
        if seat == self.s.turn.seat and access_price(after) == 0:
            self.turn(all_open=True)

    def score(self, seat: int, n: int, why: str) -> None:
        """Points, told by source; only the last scoring takes them below 0 (GC-Q10)."""
        if n:
            p = self.s.players[seat]
            self.player(seat, points=p.points + n, tally=added(p.tally, why.partition(":")[0], n))
            self.emit(Scored(seat=seat, points=n, why=why))

    def leave_hand(self, seat: int, card: str, why: str) -> None:
        """A card goes face up on top of the discard (GC-B45)."""
        hand = self.s.players[seat].hand
        n = hand.index(card)
        self.player(seat, hand=(*hand[:n], *hand[n + 1 :]))
        self.set(discard=(*self.s.discard, card))
        self.moved(f"agenda:{card}", 1, f"hand:{seat}", "discard", why)

    def guest(self, kind: e.Kind, n: int, here: str, there: str, why: str) -> None:
        """Tell that guests went from one place to another."""
        self.moved(f"guest:{kind}", n, here, there, why)

    def end_step(self) -> None:
        """The innermost step under way is over, and with it what cards have changed for it."""
        self.turn(doing=self.s.turn.doing[:-1], boosts=())

    def _traded(self, thing: str, n: int, seat: int, why: str) -> None:
        here, there = ("supply", f"seat:{seat}") if n > 0 else (f"seat:{seat}", "supply")
        self.moved(thing, abs(n), here, there, why)


def _says(source: str) -> tuple[e.Power, ...]:
    kind, _, id_ = source.partition(":")
    c = content()
    match kind:
        case "technology":
            return c.technologies[id_].powers
        case "expert":
            return c.experts[id_].powers
        case _:
            return c.upgrades[id_].powers


POWERS = Powers(_says)
rules: Rules[State, Pen] = Rules(Pen, Run, Choose, e.Rest)
rules.carriers(e.Seq, e.AnyOrder, e.OneOf, e.May, e.Rest)


# What is in force for a seat.


def access_price(rep: int) -> int:
    """The price X of access, by reputation (GC-T13)."""
    return 2 if rep <= 6 else 1 if rep <= 14 else 0


def is_open(s: State, seat: int, area: int) -> bool:
    """Whether a seat can use an area now: an own development, access paid for, or the price 0 (GC-T14, GC-Q14).

    On others' turns only an own development counts (GC-Q15).
    """
    there = s.areas[area]
    if seat in there:
        return True
    return bool(there) and seat == s.turn.seat and (s.turn.all_open or area in s.turn.access)


def in_force(s: State, seat: int) -> tuple[str, ...]:
    """The technologies that a seat can use and the upgrades it has unlocked (GC-T16, GC-A8)."""
    mine = seat == s.turn.seat
    access = s.turn.access if mine else ()
    return _in_force(s.technologies, s.areas, seat, mine and s.turn.all_open, access, s.players[seat].upgrades)


@lru_cache(maxsize=4096)
def _in_force(
    technologies: tuple[str, ...],
    areas: tuple[tuple[int, ...], ...],
    seat: int,
    all_open: bool,
    access: tuple[int, ...],
    upgrades: tuple[str, ...],
) -> tuple[str, ...]:
    known = [
        f"technology:{id_}"
        for n, (id_, there) in enumerate(zip(technologies, areas[WALKWAYS:], strict=True))
        if seat in there or (there and (all_open or WALKWAYS + n in access))
    ]
    return (*known, *(f"upgrade:{id_}" for id_ in upgrades))


@lru_cache(maxsize=4096)
def _discounts(ids: tuple[str, ...], of: e.Price) -> tuple[int, tuple[str, ...]]:
    found = [(source, power.amount) for source, power in POWERS.modifiers(ids, e.Discount) if power.of == of]
    return sum(amount for _, amount in found), tuple(source for source, _ in found)


@lru_cache(maxsize=4096)
def _limits(ids: tuple[str, ...], of: e.Limited) -> int:
    return sum(power.plus for _, power in POWERS.modifiers(ids, e.Limit) if power.of == of)


@lru_cache(maxsize=4096)
def _allowed(ids: tuple[str, ...], what: e.Permission) -> bool:
    return any(power.what == what for _, power in POWERS.modifiers(ids, e.Allow))


def discount(s: State, seat: int, of: e.Price) -> tuple[int, tuple[str, ...]]:
    """How much off a price, and the content that gives it; discounts add up (GC-B27)."""
    return _discounts(in_force(s, seat), of)


def limit(s: State, seat: int, of: e.Limited, base: int) -> int:
    """A limit with all that raises it (GC-C12)."""
    raised = _limits(in_force(s, seat), of)
    if s.turn.boosts and seat == s.turn.seat:
        raised += sum(p.plus for p in s.turn.boosts if isinstance(p, e.Limit) and p.of == of)
    return base + raised


def allowed(s: State, seat: int, what: e.Permission) -> bool:
    """Whether something that is forbidden otherwise is allowed (GC-B44)."""
    if _allowed(in_force(s, seat), what):
        return True
    return seat == s.turn.seat and any(isinstance(p, e.Allow) and p.what == what for p in s.turn.boosts)


def acting(s: State) -> bool:
    """Whether an action of the board is under way, at whose end slides and refills come (GC-T11)."""
    return any(step in e.ACTIONS for step in s.turn.doing)


def expert_ability(s: State) -> tuple[str, ...]:
    """The tile that says what everybody's experts can do (GC-B21)."""
    return (f"expert:{s.expert_tile}",)


def fire(t: Pen, seat: int, moment: e.Moment, expert: bool = False) -> None:
    """Push what a moment sets off among what is in force, or in the experts' ability."""
    rules.fire(t, seat, POWERS, expert_ability(t.s) if expert else in_force(t.s, seat), moment)


def storage(s: State, seat: int, i: int) -> int:
    """Room for a resource: 3 and 1 for every development taken from its row (GC-B17)."""
    taken = 3 - s.players[seat].rows[i]
    return limit(s, seat, "storage", content().board.storage) + taken


def room_for(s: State, seat: int, i: int) -> int:
    """Free room for a resource (GC-T23)."""
    return max(0, storage(s, seat, i) - s.players[seat].stock[i])


# Small readings that several chapters need.


def more(stock: e.Stock, i: int, n: int) -> e.Stock:
    """The stock with so many more in one place."""
    a, b, c = stock
    return (a + n, b, c) if i == 0 else (a, b + n, c) if i == 1 else (a, b, c + n)


def cabins(ship: Ship) -> int:
    """One fewer than segments (GC-B6)."""
    return max(0, len(ship.segments) - 1)


def on_top(s: State) -> AFrame | None:
    """The question to be answered; None when the match is over."""
    return s.stack[-1] if s.stack else None


def free_workers(p: Player) -> tuple[bool, ...]:
    """Who is at home: False for a plain worker, True for an expert."""
    return (*((False,) if p.home else ()), *((True,) if p.experts else ()))


def wings(p: Player) -> int:
    """Open wings: one, and one more for each goal (GC-S22, GC-E7)."""
    return 1 + len(p.goals)


def afford_rep(p: Player, n: int) -> bool:
    """Whether so much reputation can be lost: below 0 points go instead (GC-T19, GC-Q9)."""
    return n == 0 or p.rep + p.points >= n


def colour(owner: int) -> str:
    """The name of a colour in places and things of events."""
    return {NEUTRAL: "neutral", NPC: "npc"}.get(owner, str(owner))


def turn_order(s: State) -> tuple[int, ...]:
    """The seats from the first player on (GC-T2)."""
    players = len(s.players)
    return tuple((s.first + n) % players for n in range(players))
