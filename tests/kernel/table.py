"""A table to tell short stories at: matches of the toy in just the position that a story needs."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from core.kernel.frames import Run
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.components import whole_deck
from tests.kernel.toy.game import TOY
from tests.kernel.toy.rules import Pen, rules

NAMES = ("Ana", "Ben", "Cleo")


def setup(players: int = 2, seed: int = 7) -> Setup:
    """The setup of a short match."""
    return Setup(seats=tuple(Seat(name=name) for name in NAMES[:players]), seed=seed)


def match(players: int = 2, seed: int = 7) -> v.State:
    """A fresh match at its first question: the first seat sends its worker."""
    state: v.State = TOY.new(setup(players, seed)).state
    return state


def with_trader(s: v.State, seat: int = 0, **fields: Any) -> v.State:
    """The match with fields of a trader replaced."""
    traders = list(s.traders)
    traders[seat] = replace(traders[seat], **fields)
    return replace(s, traders=tuple(traders))


def with_cards(s: v.State, hand: tuple[str, ...] = (), built: tuple[str, ...] = (), seat: int = 0) -> v.State:
    """The match with just these cards in a trader's hand and built; all others lie in the deck."""
    s = with_trader(s, seat, hand=tuple(sorted(hand)), built=built)
    held = Counter(card for trader in s.traders for card in (*trader.hand, *trader.built))
    return replace(s, deck=tuple((Counter(whole_deck()) - held).elements()), discard=())


def begun(s: v.State, *todo: v.AWork, seat: int = 0) -> Step:
    """The step that begins to do this, with the rest of the turn waiting below."""
    below = tuple(frame for frame in s.stack if isinstance(frame, Run))
    t = Pen(replace(s, stack=(*below, v.Run(seat=seat, src="test", todo=todo))))
    rules.settle(t)
    return t.done()


def doing(s: v.State, *todo: v.AWork, seat: int = 0) -> v.State:
    """The match once a trader has begun to do this."""
    state: v.State = begun(s, *todo, seat=seat).state
    return state
