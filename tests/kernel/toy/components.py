"""The components of the toy: frozen types of the content file, read once at first use."""

from functools import lru_cache
from typing import NamedTuple

from core.kernel.content import Entry, fingerprint, load
from core.kernel.record import Rec
from tests.kernel.toy.vocabulary import AnEffect, Cost, Discount, Good, On

PACKAGE = "tests.kernel.toy"
FILE = "market.toml"
COPIES = 4
"""Cards of each kind in the deck."""


class Site(Entry):
    actions: tuple[AnEffect, ...]


class Card(Entry):
    stands_for: Good
    """The good that it pays when it is discarded."""
    cost: Cost
    once: AnEffect | None = None
    lasting: tuple[Discount | On, ...] = ()


class Market(Rec):
    site: tuple[Site, ...]
    card: tuple[Card, ...]


class Content(NamedTuple):
    sites: dict[str, Site]
    cards: dict[str, Card]


@lru_cache(maxsize=1)
def content() -> Content:
    """The components. Raises BadContent."""
    found = load(PACKAGE, FILE, Market)
    return Content({site.id: site for site in found.site}, {card.id: card for card in found.card})


def content_hash() -> str:
    """A short fingerprint of the content file."""
    return fingerprint(PACKAGE, (FILE,))


def whole_deck() -> tuple[str, ...]:
    """Every card of the match."""
    return tuple(card for card in content().cards for _ in range(COPIES))
