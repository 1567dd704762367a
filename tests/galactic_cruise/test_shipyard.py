"""Blueprints, segments and ships."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import Assign, BuildSegment, Do, DrawCard, PlayText, TakeBlueprint, TakeShip
from core.galactic_cruise.effects import Acquire, Begin, BuildSegments, End, NewShip
from core.galactic_cruise.questions import Bill, PickAction, PickSegment, PlayNow
from core.galactic_cruise.reasons import NothingToTake, TooManyShips
from core.galactic_cruise.rules import cabins
from core.kernel.events import PassedOver
from core.kernel.frames import PayUp, Pick, Stop
from tests.galactic_cruise.table import (
    begun,
    doing,
    legal,
    match,
    owned,
    play,
    second_ship,
    top,
    with_player,
    with_ship,
)

# Blueprints


@pytest.mark.rule("GC-B4", "GC-B22", "GC-T25")
def test_two_blueprints_free_and_the_rest_slides() -> None:
    s = with_player(match(), blueprints=("a-1", "a-2", "a-3", "a-4", "a-5"))
    one, two, three, four, five = s.blueprints
    s = doing(s, Begin(step="blueprints"), Acquire(), End(step="blueprints"))
    s = play(s, TakeBlueprint(blueprint=two), TakeBlueprint(blueprint=four))
    assert s.blueprints[:3] == (one, three, five)
    assert all(s.blueprints)
    assert len(s.players[0].blueprints) == 7
    assert s.players[0].money == 10


@pytest.mark.rule("GC-B23", "GC-C2")
def test_an_empty_tray_is_renewed_and_spaces_stay_empty_when_nothing_is_left() -> None:
    s = match()
    one, two, three, four, five = s.blueprints
    take = (TakeBlueprint(blueprint=one), TakeBlueprint(blueprint=two))
    renewed = play(doing(replace(s, tray=(), dropped=("a-1", "f-1")), Acquire()), *take)
    assert set(renewed.blueprints) == {three, four, five, "a-1", "f-1"}
    assert renewed.dropped == ()
    short = play(doing(replace(s, tray=(), dropped=("a-1",)), Acquire()), *take)
    assert short.blueprints == (three, four, five, "a-1", "")


@pytest.mark.rule("GC-B5", "GC-B26")
def test_two_segments_into_any_own_ships() -> None:
    s = second_ship(with_player(match(), blueprints=("a-1", "r-1", "f-1")))
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-1", ship=0), PayUp())
    s = play(s, BuildSegment(blueprint="f-1", ship=1), PayUp())
    p = s.players[0]
    assert [ship.segments for ship in p.ships] == [("a-1",), ("f-1",)]
    assert (p.blueprints, p.money) == (("r-1",), 8)
    assert not isinstance(top(s), PickSegment)


@pytest.mark.rule("GC-B22", "GC-Q28")
def test_the_display_slides_after_the_action_and_not_between_two_segments() -> None:
    s = with_player(replace(match(), blueprints=("a-1", "a-2", "a-3", "a-4", "f-8")), rep=4, money=12)
    s = doing(s, Begin(step="segments"), BuildSegments(), End(step="segments"))
    s = play(s, BuildSegment(blueprint="a-1", ship=0), PayUp())
    assert s.blueprints == ("", "a-2", "a-3", "a-4", "f-8")
    s = play(s, Stop())
    assert s.blueprints[:4] == ("a-2", "a-3", "a-4", "f-8")


@pytest.mark.rule("GC-C12", "GC-B25", "GC-B7", "GC-Q30")
def test_the_hangar_upgrade_lifts_both_limits() -> None:
    s = with_ship(
        with_player(match(), blueprints=("a-2",), upgrades=("bigger-hangar",)), segments=("a-1", "r-1", "f-1")
    )
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-2", ship=0), PayUp())
    assert cabins(s.players[0].ships[0]) == 3
    three = second_ship(second_ship(match()))
    assert [e.reason for e in begun(three, NewShip()).events if isinstance(e, PassedOver)] == [TooManyShips()]
    four = play(doing(with_player(three, upgrades=("bigger-hangar",)), NewShip()), TakeShip(cockpit=three.cockpits[1]))
    assert len(four.players[0].ships) == 4


@pytest.mark.rule("GC-B27", "GC-B43")
def test_discounts_add_up_and_stop_at_nothing() -> None:
    s = with_player(owned(match(), t1=(0,)), blueprints=("f-8",), upgrades=("field-workshop",), hand=("scrap-yard",))
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="f-8", ship=0))
    bill = top(s)
    assert isinstance(bill, Bill)
    assert (bill.due.money, bill.helped) == (2, ("technology:welders", "upgrade:field-workshop"))
    s = play(s, PlayText(card="scrap-yard"))
    assert (s.players[0].money, s.players[0].ships[0].segments) == (10, ("f-8",))


# Ships


@pytest.mark.rule("GC-B7", "GC-B29", "GC-B30")
def test_a_new_ship_brings_its_engines_bonus_once() -> None:
    s = replace(match(), engines=("red-carpet", "brass-band", "purring-cat", "show-pony"))
    cockpit, others = s.cockpits[1], (s.cockpits[0], *s.cockpits[2:])
    s = play(doing(s, Begin(step="ship"), NewShip(), End(step="ship")), TakeShip(cockpit=cockpit))
    p = s.players[0]
    assert (p.ships[1].cockpit, p.ships[1].engine, p.ships[1].launches, p.ads) == (cockpit, "brass-band", 0, 6)
    assert (s.cockpits[0], *s.cockpits[2:]) == others
    assert s.cockpits[1] not in ("", cockpit)
    empty = replace(match(), cockpit_tray=(), engine_tray=(), engines=("red-carpet", "brass-band", "kettle", "puffer"))
    empty = play(doing(empty, Begin(step="ship"), NewShip(), End(step="ship")), TakeShip(cockpit=empty.cockpits[0]))
    assert (empty.cockpits[0], empty.engines[0]) == ("", "")


@pytest.mark.rule("GC-C2")
def test_cockpits_and_engines_really_end() -> None:
    s = replace(match(), cockpits=("",) * 4, engines=("",) * 4)
    assert [e.reason for e in begun(s, NewShip()).events if isinstance(e, PassedOver)] == [NothingToTake()]


def test_an_engine_may_leave_the_order_to_its_owner() -> None:
    s = replace(match(), engines=("tidy-desk", "brass-band", "purring-cat", "show-pony"))
    s = play(doing(s, Begin(step="ship"), NewShip(), End(step="ship")), TakeShip(cockpit=s.cockpits[0]), Pick(n=1))
    s = play(s, legal(s, TakeBlueprint)[0])
    s = play(s, legal(s, DrawCard)[0])
    assert (len(s.players[0].hand), len(s.players[0].blueprints)) == (1, 1)


@pytest.mark.rule("GC-B42", "GC-B29")
def test_a_card_may_be_played_on_the_ship_just_acquired() -> None:
    s = replace(match(), engines=("red-carpet", "brass-band", "purring-cat", "show-pony"))
    s = with_player(s, hand=("test-drive",), blueprints=("a-1",))
    s = play(s, Assign(at=1, expert=False), Do(at=1, action="ship"), TakeShip(cockpit=s.cockpits[0]))
    assert isinstance(top(s), PlayNow)
    s = play(s, PlayText(card="test-drive"), BuildSegment(blueprint="a-1", ship=1))
    assert s.players[0].ships[1].segments == ("a-1",)
    assert isinstance(top(s), PickAction)
