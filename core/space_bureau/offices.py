"""Offices on planets."""

from collections.abc import Iterator

from msgspec.structs import replace

from core.kernel.frames import Frame, Offer, Reason, Refusal, Stop
from core.kernel.rules import Decline
from core.kernel.tuples import put
from core.space_bureau.actions import paid_for
from core.space_bureau.choices import TOKENS, OpenWith, Token
from core.space_bureau.effects import Office
from core.space_bureau.events import OfficeOpened
from core.space_bureau.questions import OpenOffice
from core.space_bureau.reasons import NoPlanet, NoToken, OfficeThere
from core.space_bureau.rules import Pen, rules
from core.space_bureau.state import State
from core.space_bureau.universe import hex_under, tile

CREDITS: dict[Token, int] = {"orange": 8, "blue": 8, "purple": 8, "wild": 4}
"""What a token brings when it is placed (SB-42, SB-Q38)."""


def fitting(s: State, seat: int) -> tuple[Token, ...]:
    """Tokens that fit the planet under the ship, left or not: its colour, and the wild ones (SB-40, SB-Q39)."""
    planet = tile(hex_under(s, seat)).planet
    return (planet, "wild") if planet else ()


def tokens_left(s: State, seat: int, token: Token) -> int:
    """How many of a captain's tokens of this kind are still on the ship (SB-10)."""
    return s.captains[seat].offices[TOKENS.index(token)]


def no_office(s: State, f: Frame, effect: Office) -> Reason | None:
    """SB-40, SB-41, SB-43, SB-44, SB-Q20, SB-Q40: a planet without any office, and a token that fits."""
    fits = fitting(s, f.seat)
    if not fits:
        return NoPlanet()
    if hex_under(s, f.seat).office is not None:
        return OfficeThere()
    return None if any(tokens_left(s, f.seat, token) for token in fits) else NoToken()


@rules.does(Office, no_office, Decline.WITHIN)
def choose_token(t: Pen, f: Frame, effect: Office) -> None:
    """SB-40."""
    t.push(OpenOffice(seat=f.seat, src=f.src))


@rules.offers(OpenOffice)
def tokens(s: State, q: OpenOffice) -> Iterator[Offer]:
    """SB-40, SB-Q39: the planet's colour or a wild one, by free choice; none unless it was paid for."""
    for token in fitting(s, q.seat):
        choice = OpenWith(token=token)
        yield choice if tokens_left(s, q.seat, token) else Refusal(choice, NoToken())
    if not paid_for(s, q):
        yield Stop()


@rules.answers(OpenOffice, OpenWith)
def open_office(t: Pen, q: OpenOffice, choice: OpenWith) -> None:
    """SB-42, SB-43: the printed credits at once; no second office here for the whole match."""
    c = t.s.captains[q.seat]
    n = TOKENS.index(choice.token)
    t.captain(q.seat, offices=put(c.offices, n, c.offices[n] - 1))
    universe = tuple(replace(h, office=q.seat) if h.at == c.at else h for h in t.s.universe)
    t.set(universe=universe)
    t.emit(OfficeOpened(seat=q.seat, at=c.at, token=choice.token))
    t.moved(f"office:{choice.token}", 1, f"seat:{q.seat}", "universe", q.src)
    t.score(q.seat, CREDITS[choice.token], "office")


@rules.answers(OpenOffice, Stop)
def decline_office(t: Pen, q: OpenOffice, choice: Stop) -> None:
    """SB-26."""
