"""The toy, as everything that plays it sees it."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.chance import shuffled, stream
from core.kernel.frames import Question
from core.kernel.game import Game, Option, Problem, Progress, Setup, Standing
from core.kernel.pen import Step
from core.kernel.record import HIDDEN
from tests.kernel.toy import cards, paying, robot, turns
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import content, content_hash, whole_deck
from tests.kernel.toy.rules import Pen, rules

CHAPTERS = (paying, cards, robot, turns)
"""Each registers its questions and effects when it is imported."""

TURNS = {"short": 6, "long": 12}
"""Turns of each seat."""
SUPPLY = (8, 8)
HAND = 2
"""Cards in hand at the start."""


class Toy(Game[v.State]):
    """The toy for two or three traders, or for one against the robot."""

    id = "toy"
    seats = (1, 2, 3)
    options = (Option("length", ("short", "long"), "short"),)
    State = v.State
    Choice = v.AChoice
    minted = frozenset({"money", "rep", "points"})
    rules = rules

    def new(self, setup: Setup) -> Step:
        """Hands are dealt from one shuffled deck; the robot has none."""
        chosen = self.chosen(setup)
        people = len(setup.seats)
        seats = max(people, 2)
        t = Pen(
            v.State(
                seed=setup.seed,
                traders=(v.Trader(),) * seats,
                robot=1 if people == 1 else None,
                turns=TURNS[chosen["length"]] * seats,
                supply=SUPPLY,
            )
        )
        t.set(deck=t.shuffled(whole_deck(), "deck"))
        for seat in range(people):
            cards.draw(t, seat, HAND, "setup")
        t.push(robot.turn_of(t.s, 0))
        rules.settle(t)
        return t.done()

    def view(self, s: v.State, seat: int | None) -> v.State:
        """Hidden are the deck and the hands of the others."""
        traders = tuple(
            trader if n == seat else replace(trader, hand=(HIDDEN,) * len(trader.hand))
            for n, trader in enumerate(s.traders)
        )
        return replace(s, seed=0, chance=(), traders=traders, deck=(HIDDEN,) * len(s.deck))

    def resample(self, view: v.State, seed: int) -> v.State:
        """Hidden cards dealt anew."""
        unseen = Counter(whole_deck()) - Counter(_seen(view))
        deck = shuffled(tuple(unseen.elements()), stream(seed, "deck", 0))
        traders = []
        for trader in view.traders:
            if HIDDEN in trader.hand:
                hand, deck = deck[: len(trader.hand)], deck[len(trader.hand) :]
                trader = replace(trader, hand=tuple(sorted(hand)))
            traders.append(trader)
        return replace(view, seed=seed, traders=tuple(traders), deck=deck)

    def standings(self, s: v.State) -> tuple[Standing, ...]:
        """Most points win; ties share."""
        scores = [trader.points for trader in s.traders]
        return tuple(
            Standing(seat, trader.points, 1 + sum(score > trader.points for score in scores), trader.tally)
            for seat, trader in enumerate(s.traders)
        )

    def value(self, s: v.State, seat: int) -> float:
        """Points, and a little for what may become points."""
        trader = s.traders[seat]
        return trader.points + 0.5 * len(trader.hand) + 0.4 * sum(trader.goods) + 0.2 * (trader.money + trader.rep)

    def holdings(self, s: v.State) -> dict[tuple[str, str], int]:
        """Every card, worker, good and coin."""
        found = Counter((place, f"card:{card}") for place, cards_ in _piles(s) for card in cards_)
        for good, n in zip(v.GOODS, s.supply, strict=True):
            found["supply", good] = n
        for seat, trader in enumerate(s.traders):
            here = f"seat:{seat}"
            found.update({(here, good): n for good, n in zip(v.GOODS, trader.goods, strict=True)})
            found.update({(here, "money"): trader.money, (here, "rep"): trader.rep, (here, "points"): trader.points})
            found[trader.site or "home", f"worker:{seat}"] = 1
        return found

    def check(self, s: v.State) -> Problem | None:
        """The first fault of a decoded state."""
        return next(_problems(s), None)

    def progress(self, s: v.State) -> Progress:
        """A round is one turn of everybody."""
        seats = len(s.traders)
        return Progress(round=(s.turn.n - 1) // seats + 1, rounds=s.turns // seats, turn=s.turn.n)

    def content_hash(self) -> str:
        """Of the one content file."""
        return content_hash()

    def content_ids(self) -> frozenset[str]:
        """Cards and sites."""
        return frozenset([f"card:{card}" for card in content().cards] + [f"site:{site}" for site in content().sites])


def _piles(s: v.State) -> Iterator[tuple[str, tuple[str, ...]]]:
    yield from (("deck", s.deck), ("discard", s.discard), ("box", s.box))
    for seat, trader in enumerate(s.traders):
        yield f"hand:{seat}", trader.hand
        yield f"plan:{seat}", (trader.plan,) if trader.plan else ()
        yield f"built:{seat}", trader.built


def _seen(s: v.State) -> tuple[str, ...]:
    return tuple(card for _, cards_ in _piles(s) for card in cards_ if card != HIDDEN)


def _problems(s: v.State) -> Iterator[Problem]:
    if not 2 <= len(s.traders) <= 3:
        yield Problem("count", "traders", str(len(s.traders)))
    if Counter(_seen(s)) != Counter(whole_deck()):
        yield Problem("sum", "cards", str(len(_seen(s))))
    for seat, trader in enumerate(s.traders):
        if trader.site and trader.site not in content().sites:
            yield Problem("unknown", f"trader {seat + 1}, site", trader.site)
        if sum(points for _, points in trader.tally) != trader.points:
            yield Problem("sum", f"trader {seat + 1}, points", str(trader.points))
    for good, name in enumerate(v.GOODS):
        if s.supply[good] + sum(trader.goods[good] for trader in s.traders) != SUPPLY[good]:
            yield Problem("sum", name, str(s.supply[good]))
    for n, frame in enumerate(s.stack):
        if frame.seat >= len(s.traders):
            yield Problem("seat", f"stack {n + 1}", str(frame.seat))
        if isinstance(frame, Question) != (n == len(s.stack) - 1):
            yield Problem("stack", f"stack {n + 1}", type(frame).__name__)


TOY = Toy()
