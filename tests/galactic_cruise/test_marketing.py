"""Scheduling and advertising cruises."""

import pytest

from core.galactic_cruise.choices import Assign, BuildAt, Do, FlipToken, TakeCruise, TakeGuest
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import Advertise, Develop, Gain, Schedule
from core.galactic_cruise.questions import FlipOne, PickAction, PickDevelopment
from core.galactic_cruise.reasons import Taken
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import STAR, TOUR, crowd, doing, match, offered, play, top, why_not, with_player

SHOP = BuildAt(row="food", area=0)


# Scheduling


@pytest.mark.rule("GC-B10", "GC-B34", "GC-B35")
def test_a_cruise_is_scheduled_and_a_token_flipped() -> None:
    s = with_player(offered(match()), 1, scheduled="star-2")
    s = doing(s, Schedule())
    assert why_not(s, TakeCruise(cruise="star-2")) == Taken()
    s = play(s, TakeCruise(cruise=STAR))
    assert top(s) == FlipOne(seat=0, src="action:test")
    s = play(s, FlipToken(token="money-4"))
    p = s.players[0]
    assert (p.scheduled, p.flipped, p.money) == (STAR, "money-4", 14)
    assert "money-4" in p.tower


@pytest.mark.rule("GC-B35")
def test_what_the_tokens_give() -> None:
    bonus = {id_: token.bonus for id_, token in content().tokens.items()}
    assert bonus == {
        "money": Gain(money=1),
        "ad": Gain(ads=1),
        "vp": Gain(points=1),
        "resource": Gain(any=1),
        "money-4": Gain(money=4),
        "ads-4": Gain(ads=4),
        "resources-4": Gain(any=4),
        "development-4": Develop(off=4),
    }


@pytest.mark.rule("GC-Q25", "GC-Q31")
def test_the_building_permit_counts_as_no_action_and_may_lapse() -> None:
    s = play(offered(match()), Assign(at=0, expert=False), Do(at=0, action="schedule"), TakeCruise(cruise=STAR))
    asked = play(s, FlipToken(token="development-4"))
    assert top(asked) == PickDevelopment(seat=0, src="token:development-4", off=4)
    built = play(asked, SHOP)
    assert (built.areas[0], built.players[0].money, built.turn.actions) == ((0,), 10, 1)
    assert play(asked, Stop()).players[0].flipped == "development-4"
    nothing = play(with_player(s, rows=(0, 0, 0)), FlipToken(token="development-4"))
    assert (nothing.players[0].flipped, isinstance(top(nothing), PickAction)) == ("development-4", True)


@pytest.mark.rule("GC-Q32")
def test_guests_beside_a_cruise_belong_to_whoever_schedules_it() -> None:
    s = play(doing(offered(match(), guests=(1, 1, 0)), Schedule()), TakeCruise(cruise=STAR), FlipToken(token="vp"))
    assert s.market[0].guests == (1, 1, 0)


# Advertising


@pytest.mark.rule("GC-B11", "GC-B37", "GC-B38", "GC-C14")
@pytest.mark.parametrize(
    ("kind", "section", "ads"), [("adventure", 1, 1), ("relax", 2, 2), ("family", 3, 3), ("relax", 4, 4)]
)
def test_a_ticket_costs_ads_and_brings_money_and_reputation(kind: str, section: int, ads: int) -> None:
    s = crowd(with_player(offered(match(), TOUR), ads=9), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    s = play(doing(s, Advertise()), TakeCruise(cruise=TOUR), TakeGuest(kind=kind, section=section), PayUp())  # type: ignore[arg-type]
    p = s.players[0]
    assert (p.ads, p.money, p.rep) == (9 - ads, 13, 1)
    assert sum(s.market[0].guests) == 1


@pytest.mark.rule("GC-Q33")
def test_the_second_guest_may_be_dropped() -> None:
    s = crowd(with_player(offered(match(), STAR), ads=9), (2, 0, 0))
    s = play(doing(s, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="adventure", section=1), PayUp(), Stop())
    assert s.market[0].guests == (1, 0, 0)
