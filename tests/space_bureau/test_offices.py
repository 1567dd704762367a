"""Offices on planets, and the actions that count them."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.kernel.frames import Pick, Stop, UsedUp
from core.space_bureau.choices import TOKENS, Land, OpenWith, Token
from core.space_bureau.effects import COLOURS, Colour, Credits, FlyOn, Fuel, Office, Offices, UpTo
from core.space_bureau.events import OfficeOpened
from core.space_bureau.game import GAME
from core.space_bureau.reasons import NoPlanet, NoToken, OfficeThere
from core.space_bureau.state import Agent, State
from tests.space_bureau.table import (
    at_hex,
    cell,
    declining,
    doing,
    kind,
    match,
    play,
    told,
    why_not,
    with_agents,
    with_captain,
)


def at_the_desk(s: State) -> State:
    """The match when an office is one of the actions that may be chosen."""
    return doing(s, cell(Office(), Fuel(n=1), Credits(n=1)))


def office_here(s: State, seat: int = 0) -> int | None:
    """Whose office stands on the hex under a captain's ship."""
    return next(h.office for h in s.universe if h.at == s.captains[seat].at)


def less_tokens(s: State, *gone: Token) -> State:
    """The match with some tokens of the first captain already placed somewhere."""
    left = tuple(n - gone.count(token) for token, n in zip(TOKENS, s.captains[0].offices, strict=True))
    return with_captain(s, offices=left)


@pytest.mark.rule("SB-40")
@pytest.mark.parametrize("colour", COLOURS)
def test_an_office_needs_a_token_of_the_planets_colour_or_a_wild_one(colour: Colour) -> None:
    s = play(at_the_desk(at_hex(match(), planet=colour)), Pick(n=0))
    assert set(GAME.legal(s)) == {OpenWith(token=colour), OpenWith(token="wild"), Stop()}
    s = play(s, OpenWith(token=colour))
    assert office_here(s) == 0
    assert s.captains[0].offices == tuple(n - (token == colour) for token, n in zip(TOKENS, (1, 1, 1, 2), strict=True))


@pytest.mark.rule("SB-41")
@pytest.mark.parametrize("under", [{"mall": True}, {"wormhole": True}, {}])
def test_no_office_where_there_is_no_planet(under: dict[str, Any]) -> None:
    assert why_not(at_the_desk(at_hex(match(), **under)), Pick(n=0)) == NoPlanet()


@pytest.mark.rule("SB-42")
@pytest.mark.parametrize(("token", "credits"), [("purple", 8), ("wild", 4)])
def test_a_token_pays_its_credits_at_once(token: Token, credits: int) -> None:
    s = play(doing(at_hex(match(), planet="purple"), Office()), OpenWith(token=token))
    assert s.captains[0].credits == credits
    assert dict(s.captains[0].tally) == {"office": credits}


@pytest.mark.rule("SB-Q38")
@pytest.mark.parametrize("colour", COLOURS)
def test_every_coloured_token_is_worth_8(colour: Colour) -> None:
    s = play(doing(at_hex(match(), planet=colour), Office()), OpenWith(token=colour))
    assert s.captains[0].credits == 8


@pytest.mark.rule("SB-43")
def test_a_rivals_office_keeps_everybody_else_off_the_hex() -> None:
    s = play(doing(at_hex(match(), planet="blue"), Office()), OpenWith(token="blue"))
    s = declining(s)
    s = play(s, GAME.legal(s)[0])
    assert GAME.decider(s) == 1
    s = doing(with_captain(s, 1, at=s.captains[0].at), cell(Office(), Fuel(n=1), Credits(n=1)), seat=1)
    assert why_not(s, Pick(n=0)) == OfficeThere()


@pytest.mark.rule("SB-Q40")
def test_an_own_office_keeps_a_second_one_off_too() -> None:
    assert why_not(at_the_desk(at_hex(match(), planet="blue", office=0)), Pick(n=0)) == OfficeThere()


@pytest.mark.rule("SB-44")
def test_without_a_token_that_fits_there_is_no_office() -> None:
    spent = less_tokens(at_hex(match(), planet="orange"), "orange", "wild", "wild")
    assert why_not(at_the_desk(spent), Pick(n=0)) == NoToken()
    one_wild_left = less_tokens(at_hex(match(), planet="orange"), "orange", "wild")
    s = play(at_the_desk(one_wild_left), Pick(n=0))
    assert set(GAME.legal(s)) == {OpenWith(token="wild"), Stop()}
    assert why_not(s, OpenWith(token="orange")) == NoToken()


@pytest.mark.rule("SB-Q39")
def test_a_wild_token_may_go_where_the_coloured_one_would_fit() -> None:
    s = play(doing(at_hex(match(), planet="purple"), Office()), OpenWith(token="wild"))
    assert dict(zip(TOKENS, s.captains[0].offices, strict=True))["purple"] == 1
    assert office_here(s) == 0


@pytest.mark.rule("SB-Q20")
def test_a_planet_with_a_megamall_takes_offices_and_landings() -> None:
    s = at_hex(match(), planet="orange", mall=True)
    opened = doing(s, Office())
    there = s.captains[0].at
    assert OfficeOpened(seat=0, at=there, token="orange") in told(opened, OpenWith(token="orange"))
    s = doing(with_agents(s, {0: Agent(kind=kind("orange"), turns=0)}), FlyOn())
    assert Land() in GAME.legal(s)


@pytest.mark.rule("SB-Q10")
def test_an_office_opened_in_between_adds_a_time() -> None:
    s = at_hex(match(), planet="blue")
    first, *others = s.universe
    s = replace(s, universe=(replace(first, office=0), *others))
    s = doing(s, cell(UpTo(times=Offices(), do=Credits(n=1)), Office(), Fuel(n=1)))
    s = play(s, Pick(n=0))
    assert why_not(s, Pick(n=0)) == UsedUp(number=Offices(), times=1)
    s = play(s, Pick(n=1), OpenWith(token="wild"), Pick(n=0))
    assert s.captains[0].credits == 1 + 4 + 1
    assert why_not(s, Pick(n=0)) == UsedUp(number=Offices(), times=2)
