"""Ships in space: destinations, days in space and the return to Earth."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    CallMeeting,
    Launch,
    PlayAgenda,
    PlayText,
    Sail,
    Score,
    TakeFunding,
    TakeResource,
    Unlock,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import Advance, Gain
from core.galactic_cruise.events import GuestsUnscored, ShipMoved, UpgradeUnlocked
from core.galactic_cruise.questions import (
    DropToken,
    MoveShip,
    PickFunding,
    PickMain,
    PickResource,
    PickVisitor,
    PlayNow,
)
from core.galactic_cruise.reasons import Unlocked
from core.galactic_cruise.rules import cabins, discount, storage
from core.galactic_cruise.state import State
from core.kernel.events import Moved, Scored
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import (
    STAR,
    TOUR,
    asking,
    doing,
    flying,
    legal,
    match,
    owned,
    play,
    ready,
    second_ship,
    told,
    top,
    why_not,
    with_player,
    with_ship,
)


def at(cruise: str, stop: int, **fields: object) -> State:
    """The first player's ship has just moved on to this stop."""
    s = flying(match(), cruise, stop=stop - 1, **fields)  # type: ignore[arg-type]
    return play(doing(with_player(s, ads=9), Advance(), src="turn"), Sail(ship=0))


@pytest.mark.rule("GC-A1")
def test_every_ship_must_move() -> None:
    s = doing(flying(match(), STAR), Advance(), src="turn")
    assert isinstance(top(s), MoveShip)
    assert [choice for choice in legal(s) if not choice.free] == [Sail(ship=0)]
    assert ShipMoved(seat=0, ship=0, cruise=STAR, stop=1) in told(s, Sail(ship=0))


@pytest.mark.rule("GC-A2")
def test_two_ships_in_an_order_of_choice_stop_by_stop() -> None:
    s = second_ship(flying(match(), TOUR, guests=(0, 1, 0)), segments=("a-2", "r-2"), cruise="b1", pilot="worker")
    s = doing(s, Advance(), src="turn")
    assert set(legal(s, Sail)) == {Sail(ship=0), Sail(ship=1)}
    s = play(s, Sail(ship=0))
    assert isinstance(top(s), PickVisitor)
    s = play(s, Stop())
    assert legal(s, Sail) == (Sail(ship=1),)


# Destinations


@pytest.mark.rule("GC-A4", "GC-Q47")
def test_first_the_token_then_the_guests_and_both_may_be_left() -> None:
    s = at(TOUR, 1, token="vp", guests=(0, 1, 0))
    assert top(s) == DropToken(seat=0, src=f"cruise:{TOUR}", ship=0)
    s = play(s, Stop())
    assert isinstance(top(s), PickVisitor)
    assert told(s, Stop())[0] == GuestsUnscored(seat=0, guests=(0, 1, 0))
    s = play(s, Stop())
    assert (s.players[0].ads, s.players[0].points) == (9, 5)


@pytest.mark.rule("GC-A5")
def test_the_token_unlocks_any_free_upgrade_of_the_destination() -> None:
    s = flying(with_player(match(), upgrades=("easy-chairs",)), TOUR, token="vp", guests=(0, 1, 0))
    s = play(doing(s, Advance(), src="turn"), Sail(ship=0))
    assert why_not(s, Unlock(upgrade="easy-chairs")) == Unlocked()
    assert set(legal(s, Unlock)) == {Unlock(upgrade="deep-cellar"), Unlock(upgrade="bath-tax")}
    assert UpgradeUnlocked(seat=0, upgrade="bath-tax") in told(s, Unlock(upgrade="bath-tax"))
    s = play(s, Unlock(upgrade="bath-tax"))
    assert (s.players[0].upgrades, s.players[0].ships[0].token) == (("easy-chairs", "bath-tax"), "")


@pytest.mark.rule("GC-A6")
def test_the_token_may_wait_for_a_later_destination() -> None:
    s = play(at(TOUR, 1, token="vp", guests=(0, 0, 0)), Stop())
    assert s.players[0].ships[0].token == "vp"
    s = with_ship(s, stop=2)
    s = play(doing(replace(s, turn=replace(s.turn, moved=())), Advance(), src="turn"), Sail(ship=0))
    assert set(legal(s, Unlock)) == {Unlock(upgrade=id_) for id_ in ("word-of-mouth", "photo-booth", "suggestion-box")}


@pytest.mark.rule("GC-A8", "GC-Q47")
def test_an_upgrade_works_at_once_and_before_the_guests() -> None:
    s = at("b10", 1, token="vp", guests=(0, 0, 1))
    s = play(with_player(s, ads=0), Unlock(upgrade="word-of-mouth"))
    assert discount(s, 0, "score")[0] == 1
    assert Scored(seat=0, points=4, why="guests") in told(s, Score(kind="family"))
    before = at(TOUR, 1, token="vp")
    tax = content().upgrades["bath-tax"].once
    assert isinstance(tax, Gain)
    assert play(before, Unlock(upgrade="bath-tax")).players[0].money == before.players[0].money + tax.money
    s = play(at(TOUR, 1, token="vp"), Unlock(upgrade="deep-cellar"))
    assert storage(s, 0, 0) == 5
    assert cabins(s.players[0].ships[0]) == 2


# Days in space


@pytest.mark.rule("GC-A11", "GC-Q48")
def test_guests_times_icons() -> None:
    s = replace(match(), guest_bonus=("money", "ad", "resource"))
    s = doing(flying(s, STAR, segments=("aa-2", "r-1", "f-1"), guests=(2, 0, 2)), Advance(), src="turn")
    assert [e.n for e in told(s, Sail(ship=0)) if isinstance(e, Moved)] == [4]
    s = play(s, Sail(ship=0))
    assert s.players[0].money == 14
    assert top(s) == PickResource(seat=0, src=f"cruise:{STAR}", left=2)
    s = play(s, TakeResource(resource="fuel"), TakeResource(resource="food"))
    assert (s.players[0].stock, s.players[0].ads) == ((2, 1, 2), 2)


@pytest.mark.rule("GC-B42")
def test_a_card_for_a_day_in_space_is_offered_there() -> None:
    s = with_player(flying(match(), STAR, guests=(0, 0, 0)), hand=("space-picnic", "ribbon"), stock=(0, 0, 0))
    s = play(doing(s, Advance(), src="turn"), Sail(ship=0))
    assert isinstance(top(s), PlayNow)
    s = play(s, PlayText(card="space-picnic"), *(TakeResource(resource="food"),) * 3)
    assert (s.players[0].stock, s.players[0].hand) == ((3, 0, 0), ("ribbon",))
    assert not isinstance(top(s), PlayNow)


# Earth


@pytest.mark.rule("GC-A13", "GC-Q46", "GC-T20")
def test_home_again() -> None:
    s = flying(match(), STAR, stop=3, guests=(1, 1, 0), token="vp")
    guests = s.guests
    s = play(doing(s, Advance(), src="turn"), Sail(ship=0))
    p = s.players[0]
    assert isinstance(top(s), PickFunding)
    assert (p.home, p.ships[0].cruise, p.ships[0].pilot, p.ships[0].guests) == (2, "", "", (0, 0, 0))
    assert (s.flown[-1], s.guests) == (STAR, (guests[0] + 1, guests[1] + 1, guests[2]))
    assert (p.ships[0].token, p.spent) == ("", ("vp",))
    assert play(s, TakeFunding(what="money")).players[0].money == 11


@pytest.mark.rule("GC-A14")
def test_a_ship_that_is_back_can_be_launched_in_the_same_turn() -> None:
    s = flying(ready(match(), "star-2", (0, 1, 0)), STAR, stop=3)
    s = play(doing(s, Advance(), src="turn"), Sail(ship=0), TakeFunding(what="money"))
    s = asking(s, PickMain(seat=0, src="turn"))
    assert Launch(ship=0, expert=False) in legal(s)
    assert CallMeeting() in legal(s)


def test_a_local_guide_finds_something_for_everybody() -> None:
    s = with_player(at(TOUR, 1, guests=(1, 0, 0)), hand=("local-guide",), ads=1)
    s = play(s, PlayAgenda(), PlayText(card="local-guide"), Score(kind="adventure"), PayUp())
    assert s.players[0].points == 8


def test_technologies_may_reward_visits() -> None:
    s = owned(replace(match(), technologies=("reporters", "loudspeakers", "greenhouse", "slingshot")), t1=(0,))
    s = play(doing(flying(s, TOUR), Advance(), src="turn"), Sail(ship=0))
    assert s.players[0].rep == 1
