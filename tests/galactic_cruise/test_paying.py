"""What bills can be paid: the closed form against trying everything."""

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import Assign, BuildAt, BuildSegment, DrawDiscarded, PlayText, SpendRep, TakeFunding
from core.galactic_cruise.effects import ICONS, RESOURCES, BuildSegments, Develop, Icon
from core.galactic_cruise.gains import options
from core.galactic_cruise.paying import (
    ADS,
    GOODS,
    MONEY,
    Help,
    Purse,
    by_track,
    cheaper,
    lacking,
    owed,
    plain_purse,
    steps_for,
    with_resource,
)
from core.galactic_cruise.questions import Bill, Due, PickFunding
from core.galactic_cruise.reasons import PlayedThisTurn, Short
from core.kernel.frames import Choice, PayUp
from tests.galactic_cruise.table import doing, legal, match, play, standing, top, why_not, with_player


@cache
def payable(purse: Purse, due: Due) -> bool:
    """By trying every source in every order."""
    plain = purse._replace(cards=(), track=False)
    if lacking(plain, due) is None and simply(plain, due):
        return True
    for n, card in enumerate(purse.cards):
        rest = purse._replace(cards=(*purse.cards[:n], *purse.cards[n + 1 :]))
        if card.currency >= 0 and owed(due)[card.currency] and payable(rest, cheaper(due, card.currency, card.amount)):
            return True
        flex = due.flex == RESOURCES[card.resource] and due.money
        if (due.goods[card.resource] or flex) and payable(rest, with_resource(due, card.resource)):
            return True
    if purse.track:
        for icon in ICONS:
            n = 1
            while steps_for(purse.rep, icon, n) is not None:
                if payable(*by_track(purse, due, icon, n)):
                    return True
                n += 1
    return False


def simply(purse: Purse, due: Due) -> bool:
    """From the board alone, with what was given already."""
    goods = [max(0, need - have) for need, have in zip(due.goods, purse.goods, strict=True)]
    wild = due.wild - sum(goods)
    money = due.money - purse.money
    if due.flex is not None:
        i = RESOURCES.index(due.flex)
        money -= max(0, purse.goods[i] - due.goods[i]) + max(0, wild)
    return wild >= 0 and money <= 0 and due.ads <= purse.ads and purse.rep + purse.points >= due.rep


def dues(rng: Random) -> Due:
    """A bill such as the rules make."""
    match rng.randrange(4):
        case 0:
            return Due(money=rng.randrange(6), flex=rng.choice(RESOURCES))
        case 1:
            return Due(money=rng.randrange(6), rep=rng.randrange(3))
        case 2:
            return Due(ads=rng.randrange(5))
        case _:
            return Due(goods=(rng.randrange(4), rng.randrange(4), rng.randrange(4)))


def purses(rng: Random) -> Purse:
    """A small purse."""
    cards = tuple(
        sorted(
            Help(rng.randrange(3), currency, rng.randrange(1, 4) if currency >= 0 else 0)
            for currency in rng.choices((-1, MONEY, ADS, GOODS, GOODS + 1, GOODS + 2), k=rng.randrange(4))
        )
    )
    goods = (rng.randrange(3), rng.randrange(3), rng.randrange(3))
    return Purse(
        rng.randrange(4), rng.randrange(3), goods, rng.randrange(9), rng.randrange(4), cards, rng.random() < 0.6
    )


@pytest.mark.rule("GC-Q4", "GC-Q3", "GC-L10")
def test_what_is_lacking_agrees_with_trying_everything() -> None:
    rng = Random(5)
    found = set()
    for _ in range(20_000):
        purse, due = purses(rng), dues(rng)
        assert (lacking(purse, due) is None) == payable(purse, due), (purse, due)
        found.add(lacking(purse, due) is None)
    assert found == {True, False}


def test_the_plain_purse_has_neither_cards_nor_track() -> None:
    p = with_player(match(), hand=("ribbon",), rep=5).players[0]
    assert plain_purse(p) == Purse(10, 2, (1, 1, 1), 5, 5)


@pytest.mark.rule("GC-Q11")
@pytest.mark.parametrize(
    ("rep", "icon", "n", "steps"), [(1, "money", 1, 1), (2, "ad", 1, 1), (2, "money", 1, 2), (6, "resource", 2, 4)]
)
def test_the_way_down_passes_one_icon_between_two_spaces(rep: int, icon: Icon, n: int, steps: int) -> None:
    assert steps_for(rep, icon, n) == steps
    assert steps_for(rep, "resource", 3) is None


@pytest.mark.rule("GC-Q39", "GC-B42")
def test_a_card_for_a_rivals_turn_is_played_at_the_bonus_of_the_bumped_worker() -> None:
    s = with_player(standing(match(), at1=1), 1, hand=("compensation", "ribbon"))
    s = play(s, Assign(at=0, expert=False))
    assert legal(s, PlayText) == (PlayText(card="compensation"),)
    money = s.players[1].money
    s = play(s, PlayText(card="compensation"))
    assert (s.players[1].money, s.players[1].hand, s.discard[-1]) == (money + 2, ("ribbon",), "compensation")
    assert isinstance(top(s), PickFunding)
    s = play(s, TakeFunding(what="vp"))
    assert top(s).seat == 0
    assert options(replace(s), 1)["vp"] == 1


@pytest.mark.rule("GC-Q38", "GC-Q35")
def test_a_card_drawn_on_a_rivals_turn_stays_until_the_own_turns_end() -> None:
    hand = ("bring-a-shovel", "bulk-discount", "long-way-home", "old-classmates", "open-house", "ribbon")
    s = with_player(standing(match(), at1=1), 1, hand=hand)
    s = play(s, Assign(at=0, expert=False), PlayText(card="long-way-home"))
    assert why_not(s, DrawDiscarded()) == PlayedThisTurn()
    s = play(s, legal(s)[0], TakeFunding(what="vp"))
    assert len(s.players[1].hand) == 6
    assert (top(s).seat, s.turn.played) == (0, ())


@pytest.mark.rule("GC-Q3", "GC-Q4")
def test_a_source_that_would_leave_the_rest_unpaid_is_refused() -> None:
    # The one money icon within reach must pay, so the resource icon can't be used.
    s = with_player(match(), money=0, stock=(0, 0, 0), blueprints=("a-1",), rep=1)
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-1", ship=0))
    assert legal(s) == (SpendRep(icon="money", n=1),)
    s = with_player(match(), money=3, stock=(1, 0, 0), rows=(3, 3, 3), hand=())
    s = play(doing(s, Develop()), BuildAt(row="food", area=0))
    assert PayUp() in legal(s)
    s = with_player(match(), money=0, stock=(0, 0, 0), hand=("scrap-yard",), blueprints=("a-4",), rep=0)
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-4", ship=0))
    assert legal(s) == (PlayText(card="scrap-yard"),)


@pytest.mark.rule("GC-Q4")
def test_a_bill_asks_nothing_unless_a_source_makes_it_cheaper_or_is_needed() -> None:
    def ways(money: int, *hand: str) -> set[type[Choice]]:
        s = with_player(match(), money=money, hand=hand, blueprints=("a-4",), rep=5)
        return {type(way) for way in legal(play(doing(s, BuildSegments()), BuildSegment(blueprint="a-4", ship=0)))}

    assert ways(9, "ribbon") == {PayUp}
    assert ways(9, "scrap-yard") == {PayUp, PlayText, SpendRep}
    assert ways(1, "ribbon") == {SpendRep}


@pytest.mark.rule("GC-B42")
def test_a_card_played_for_its_text_is_named_among_what_made_the_bill_cheaper() -> None:
    s = with_player(match(), money=9, hand=("scrap-yard",), blueprints=("f-8",))
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="f-8", ship=0), PlayText(card="scrap-yard"))
    bill = top(s)
    assert isinstance(bill, Bill)
    assert (bill.due.money, bill.helped) == (2, ("agenda:scrap-yard",))


@pytest.mark.rule("GC-B15", "GC-Q12")
def test_a_resource_from_the_track_stands_in_for_money_though_there_is_enough() -> None:
    s = with_player(match(), money=9, stock=(1, 1, 1), rep=9)
    s = play(doing(s, Develop()), BuildAt(row="food", area=0))
    bill = top(s)
    assert isinstance(bill, Bill)
    s = play(s, SpendRep(icon="resource", n=1), PayUp())
    assert (s.players[0].money, s.players[0].stock) == (9 - bill.due.money + 1, (1, 1, 1))


@pytest.mark.rule("GC-Q4")
def test_what_can_not_be_paid_is_not_begun() -> None:
    s = with_player(match(), money=0, blueprints=("f-8", "a-1"), upgrades=("field-workshop",))
    s = doing(s, BuildSegments())
    assert why_not(s, BuildSegment(blueprint="f-8", ship=0)) == Short(money=4)
    assert BuildSegment(blueprint="a-1", ship=0) in legal(s)
