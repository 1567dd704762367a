"""The twelve actions of the board."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BuildAt,
    BuildSegment,
    Buy,
    DiscardNext,
    Do,
    DrawCard,
    DrawDiscarded,
    FillWith,
    FlipToken,
    GiveGood,
    HireExpert,
    KeepOrder,
    PlayAgenda,
    PlayResource,
    PlayText,
    SpendRep,
    TakeBlueprint,
    TakeCruise,
    TakeFunding,
    TakeGuest,
    TakeResource,
    TakeShip,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.developments import expert_cost
from core.galactic_cruise.effects import (
    Acquire,
    Advertise,
    Begin,
    BuildSegments,
    Develop,
    Draw,
    End,
    FillSilo,
    FromSilo,
    Gain,
    Hire,
    NewShip,
    Purchase,
    RefillAgendas,
    Schedule,
)
from core.galactic_cruise.events import Lost, TechnologyInvented
from core.galactic_cruise.questions import (
    Bill,
    FlipOne,
    PickAction,
    PickDevelopment,
    PickFunding,
    PickGuest,
    PickMain,
    PickResource,
    PickSegment,
    PickSupplies,
)
from core.galactic_cruise.reasons import (
    AllHired,
    CruiseFull,
    NoCard,
    NoDevelopmentLeft,
    NoRep,
    NoRoomInShip,
    NothingToTake,
    OwnDevelopment,
    PlayedThisTurn,
    ScheduledAlready,
    ShipAway,
    Short,
    SiloFull,
    StorageFull,
    Taken,
    TooManyShips,
    WrongMoment,
)
from core.galactic_cruise.rules import cabins, discount, storage
from core.galactic_cruise.state import NEUTRAL, NPC, Ship
from core.kernel.events import PassedOver
from core.kernel.frames import PayUp, Pick, Stop
from tests.galactic_cruise.table import (
    STAR,
    TOUR,
    asking,
    begun,
    crowd,
    doing,
    flying,
    full_sections,
    legal,
    match,
    offered,
    owned,
    play,
    second_ship,
    to_next_turn,
    told,
    top,
    why_not,
    with_player,
    with_ship,
    with_turn,
)

SHOP = BuildAt(row="food", area=0)


# Building a development


@pytest.mark.rule("GC-B1")
def test_the_leftmost_of_any_row_goes_where_there_is_none_of_ones_own() -> None:
    s = doing(with_player(owned(match(), w1=(0, 1)), rows=(0, 3, 3), money=20), Develop())
    assert why_not(s, BuildAt(row="oxygen", area=0)) == OwnDevelopment()
    assert why_not(s, BuildAt(row="food", area=1)) == NoDevelopmentLeft()
    assert {choice.area for choice in legal(s, BuildAt)} == set(range(1, 10))


@pytest.mark.rule("GC-B15")
@pytest.mark.parametrize(("left", "cost"), [(3, 4), (2, 6), (1, 8)])
def test_the_column_says_the_cost(left: int, cost: int) -> None:
    s = with_player(match(), rows=(left, 3, 3), money=20)
    s = play(doing(s, Develop()), SHOP, PayUp())
    assert s.players[0].money == 20 - cost


@pytest.mark.rule("GC-B15", "GC-B14")
def test_money_and_the_rows_resource_mix_freely() -> None:
    s = with_player(match(), stock=(2, 3, 3), money=1, hand=("bring-a-shovel", "old-classmates"))
    resource = content().agendas["bring-a-shovel"].resource
    assert resource == "food"
    s = play(doing(s, Develop()), SHOP, GiveGood(resource="food"))
    assert GiveGood(resource="oxygen") not in legal(s)
    s = play(s, PlayResource(card="bring-a-shovel"), PayUp())
    assert (s.players[0].money, s.players[0].stock[0], s.players[0].hand) == (0, 0, ("old-classmates",))
    assert s.areas[0] == (0,)


@pytest.mark.rule("GC-B16")
@pytest.mark.parametrize(("there", "rep"), [((), 1), ((1,), 0), ((NEUTRAL,), 0), ((NPC,), 0)])
def test_only_the_first_of_any_colour_brings_reputation(there: tuple[int, ...], rep: int) -> None:
    s = play(doing(owned(match(), w1=there), Develop()), SHOP, PayUp())
    assert s.players[0].rep == rep
    assert s.areas[0] == (*there, 0)


@pytest.mark.rule("GC-B17")
def test_storage_grows_with_every_development_gone() -> None:
    s = match()
    assert [storage(s, 0, i) for i in range(3)] == [3, 3, 3]
    s = play(doing(s, Develop()), SHOP, PayUp())
    assert [storage(s, 0, i) for i in range(3)] == [4, 3, 3]


@pytest.mark.rule("GC-B18")
def test_the_first_below_a_technology_invents_it() -> None:
    s = doing(match(), Develop())
    assert TechnologyInvented(technology="welders") in told(s, BuildAt(row="food", area=6), PayUp())
    s = play(s, BuildAt(row="food", area=6), PayUp())
    assert discount(s, 0, "segment") == (2, ("technology:welders",))
    s = doing(owned(match(), t1=(1,)), Develop())
    assert TechnologyInvented(technology="welders") not in told(s, BuildAt(row="food", area=6), PayUp())


@pytest.mark.rule("GC-Q24", "GC-B27")
def test_a_discount_comes_off_before_the_cost_is_split_and_never_below_nothing() -> None:
    s = doing(with_player(match(), money=0, stock=(3, 0, 0), hand=("bring-a-shovel",)), Develop(off=4))
    s = play(s, SHOP)
    assert (s.areas[0], s.players[0].stock, s.players[0].hand) == ((0,), (3, 0, 0), ("bring-a-shovel",))
    s = with_player(match(), money=0, stock=(0, 0, 0), hand=("bring-a-shovel",))
    s = play(doing(s, Develop()), SHOP, PlayText(card="bring-a-shovel"))
    assert (s.areas[0], s.players[0].money) == ((0,), 0)


# Hiring


@pytest.mark.rule("GC-B2", "GC-T20")
def test_a_hired_expert_is_at_home_for_good() -> None:
    s = with_player(match(), money=12)
    s = play(doing(s, Hire()), HireExpert(side="left"), PayUp(), TakeFunding(what="money"))
    p = s.players[0]
    assert (p.experts, p.unhired, p.money) == (1, ("right",), 1)
    assert why_not(doing(with_player(s, money=20), Hire()), HireExpert(side="left")) == AllHired()
    assert Assign(at=2, expert=True) in legal(asking(s, PickMain(seat=0, src="turn")))


@pytest.mark.rule("GC-B19", "GC-B20")
def test_what_experts_cost() -> None:
    p = match().players[0]
    assert [expert_cost(p, side) for side in ("left", "right")] == [12, 12]
    p = replace(p, rows=(1, 2, 0), tower=("money", "ad", "ads-4", "money-4"), flipped="ads-4")
    assert [expert_cost(p, side) for side in ("left", "right")] == [6, 6]
    p = replace(p, rows=(0, 0, 3), tower=("money", "ad"))
    assert [expert_cost(p, side) for side in ("left", "right")] == [0, 0]


@pytest.mark.rule("GC-B2")
def test_an_expert_that_costs_nothing_comes_without_a_bill() -> None:
    s = with_player(match(), money=0, rows=(0, 0, 3))
    assert isinstance(top(play(doing(s, Hire()), HireExpert(side="right"))), PickFunding)


# Supplies and the silo


@pytest.mark.rule("GC-B3", "GC-T23")
def test_each_half_of_a_purchase_once() -> None:
    s = with_player(match(), stock=(3, 3, 2), money=2, ads=0)
    s = play(doing(s, Purchase()), Buy(what="resources"), PayUp())
    assert top(s) == PickResource(seat=0, src="action:test", left=2)
    events = told(s, TakeResource(resource="fuel"))
    assert Lost(seat=0, resource="food", n=1, why="action:test") in events or len(events) == 2
    s = play(s, TakeResource(resource="fuel"))
    assert top(s) == PickSupplies(seat=0, src="action:test", left=("ads",))
    s = play(s, Buy(what="ads"), PayUp())
    assert (s.players[0].money, s.players[0].ads, s.players[0].stock, s.silo) == (0, 2, (3, 3, 3), (2, 2, 2))
    assert not isinstance(top(s), PickSupplies)


@pytest.mark.rule("GC-B3")
def test_one_half_is_enough() -> None:
    s = play(doing(match(), Purchase()), Buy(what="ads"), PayUp(), Stop())
    assert (s.players[0].money, s.players[0].ads) == (9, 4)


@pytest.mark.rule("GC-B8", "GC-B31")
def test_the_silo_gives_what_it_holds_and_what_fits() -> None:
    s = with_player(replace(match(), silo=(1, 5, 0)), stock=(0, 2, 0))
    s = doing(s, FromSilo())
    assert why_not(s, TakeResource(resource="fuel")) == NothingToTake()
    s = play(s, TakeResource(resource="food"))
    assert why_not(s, TakeResource(resource="food")) == NothingToTake()
    s = play(s, TakeResource(resource="oxygen"))
    assert (s.silo, s.players[0].stock) == ((0, 4, 0), (1, 3, 0))
    assert not isinstance(top(s), PickResource)
    full = with_player(match(), stock=(3, 3, 3))
    assert [e.reason for e in begun(full, FromSilo()).events if isinstance(e, PassedOver)] == [StorageFull()]


@pytest.mark.rule("GC-B8")
def test_three_from_the_silo_at_most() -> None:
    s = with_player(match(), stock=(0, 0, 0))
    s = play(doing(s, FromSilo()), *(TakeResource(resource=name) for name in ("food", "food", "fuel")))
    assert (s.players[0].stock, s.silo) == ((2, 0, 1), (0, 2, 1))


@pytest.mark.rule("GC-B31")
def test_all_other_gains_leave_the_silo_alone() -> None:
    s = begun(match(), Gain(food=1, fuel=1)).state
    assert (s.silo, s.players[0].stock) == ((2, 2, 2), (2, 1, 2))


@pytest.mark.rule("GC-B9", "GC-B32", "GC-Q26")
def test_a_card_fills_one_resource_of_the_silo() -> None:
    s = with_player(replace(match(), silo=(2, 5, 4)), hand=("ribbon", "tailwind"))
    s = doing(s, FillSilo())
    assert why_not(s, FillWith(resource="oxygen", card="ribbon")) == SiloFull()
    s = play(s, FillWith(resource="food", card="ribbon"))
    p = s.players[0]
    assert (s.silo, p.money, p.rep, p.hand, s.discard) == ((5, 5, 4), 13, 1, ("tailwind",), ("ribbon",))
    assert p.stock == (1, 1, 1)
    assert [e.reason for e in begun(match(), FillSilo()).events if isinstance(e, PassedOver)] == [NoCard()]


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


@pytest.mark.rule("GC-B24", "GC-Q28")
def test_the_display_asks_for_more_money_and_reputation() -> None:
    s = with_player(replace(match(), blueprints=("a-1", "a-2", "a-3", "a-4", "f-8")), rep=4, money=12)
    s = doing(s, BuildSegments())
    bill = top(play(s, BuildSegment(blueprint="f-8", ship=0)))
    assert isinstance(bill, Bill)
    assert (bill.due.money, bill.due.rep) == (8, 2)
    s = play(s, BuildSegment(blueprint="f-8", ship=0), PayUp())
    assert (s.players[0].money, s.players[0].rep) == (4, 2)
    s = play(
        doing(with_player(match(), blueprints=("f-8",), money=12), BuildSegments()),
        BuildSegment(blueprint="f-8", ship=0),
    )
    bill = top(s)
    assert isinstance(bill, Bill)
    assert (bill.due.money, bill.due.rep) == (6, 0)


@pytest.mark.rule("GC-B22", "GC-Q28")
def test_the_display_slides_after_the_action_and_not_between_two_segments() -> None:
    s = with_player(replace(match(), blueprints=("a-1", "a-2", "a-3", "a-4", "f-8")), rep=4, money=12)
    s = doing(s, Begin(step="segments"), BuildSegments(), End(step="segments"))
    s = play(s, BuildSegment(blueprint="a-1", ship=0), PayUp())
    assert s.blueprints == ("", "a-2", "a-3", "a-4", "f-8")
    s = play(s, Stop())
    assert s.blueprints[:4] == ("a-2", "a-3", "a-4", "f-8")


@pytest.mark.rule("GC-B25", "GC-A14")
def test_no_segment_for_a_ship_on_a_cruise_and_three_at_most() -> None:
    s = doing(with_player(second_ship(flying(match(), STAR)), blueprints=("a-2",)), BuildSegments())
    assert why_not(s, BuildSegment(blueprint="a-2", ship=0)) == ShipAway()
    s = second_ship(with_ship(with_player(match(), blueprints=("a-2",)), segments=("a-1", "r-1", "f-1")))
    assert why_not(doing(s, BuildSegments()), BuildSegment(blueprint="a-2", ship=0)) == NoRoomInShip()


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


@pytest.mark.rule("GC-B6")
@pytest.mark.parametrize(
    ("segments", "rooms"), [((), 0), (("a-1",), 0), (("a-1", "r-1"), 1), (("a-1", "r-1", "f-1"), 2)]
)
def test_each_segment_after_the_first_makes_a_cabin(segments: tuple[str, ...], rooms: int) -> None:
    assert cabins(Ship(cockpit="brainbox", engine="kettle", segments=segments)) == rooms


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


@pytest.mark.rule("GC-B33")
def test_one_cruise_at_a_time() -> None:
    s = with_player(match(), scheduled=STAR)
    assert [e.reason for e in begun(s, Schedule()).events if isinstance(e, PassedOver)] == [ScheduledAlready()]


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


@pytest.mark.rule("GC-B36")
def test_with_an_empty_tower_one_still_schedules() -> None:
    s = with_player(offered(match()), tower=())
    s = play(doing(s, Schedule()), TakeCruise(cruise=STAR))
    assert (s.players[0].scheduled, s.players[0].flipped) == (STAR, "")
    assert not isinstance(top(s), FlipOne)


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


@pytest.mark.rule("GC-B37", "GC-B38", "GC-A12")
def test_a_guest_of_another_type_brings_money_only_and_days_in_space_count_nothing() -> None:
    s = crowd(with_player(offered(match(), STAR), ads=9), (1, 1, 0))
    assert content().cruises[STAR].stops.count("day") == 2
    s = play(doing(s, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="relax", section=1), PayUp())
    assert (s.players[0].money, s.players[0].rep) == (11, 0)


@pytest.mark.rule("GC-B11")
def test_no_advertising_for_a_rivals_cruise_or_a_full_one() -> None:
    s = with_player(offered(match(), STAR), 1, scheduled=STAR)
    assert why_not(doing(s, Advertise()), TakeCruise(cruise=STAR)) == Taken()
    s = with_player(offered(match(), STAR), scheduled=STAR)
    assert TakeCruise(cruise=STAR) in legal(doing(s, Advertise()))
    s = offered(match(), STAR, guests=(1, 1, 0))
    assert why_not(doing(s, Advertise()), TakeCruise(cruise=STAR)) == CruiseFull()


@pytest.mark.rule("GC-Q33", "GC-Q5")
def test_guest_by_guest_and_what_the_first_brings_may_pay_for_the_second() -> None:
    # The first guest lifts the reputation above an icon with an ad, which then buys the second guest.
    s = crowd(with_player(offered(match(), STAR), ads=1, rep=1), (2, 0, 0))
    s = play(doing(s, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="adventure", section=1), PayUp())
    assert (top(s), s.players[0].rep, s.players[0].ads) == (
        PickGuest(seat=0, src="action:test", cruise=STAR, left=1),
        2,
        0,
    )
    s = play(s, UseRep(), SpendRep(icon="ad", n=1), TakeGuest(kind="adventure", section=1), PayUp())
    assert s.market[0].guests == (2, 0, 0)
    assert not isinstance(top(s), PickGuest)


@pytest.mark.rule("GC-Q33")
def test_the_second_guest_may_be_dropped() -> None:
    s = crowd(with_player(offered(match(), STAR), ads=9), (2, 0, 0))
    s = play(doing(s, Advertise()), TakeCruise(cruise=STAR), TakeGuest(kind="adventure", section=1), PayUp(), Stop())
    assert s.market[0].guests == (1, 0, 0)


# Agendas


CARDS = ("ribbon", "tailwind", "fireworks", "souvenirs")


@pytest.mark.rule("GC-B12", "GC-B39", "GC-B40", "GC-Q34")
def test_two_cards_from_display_and_discard_but_never_from_the_deck() -> None:
    s = with_player(replace(match(), agendas=CARDS, discard=("wheelbarrow", "test-drive")), rep=3)
    s = doing(s, Draw())
    assert set(legal(s, DrawCard, DrawDiscarded)) == {*(DrawCard(card=card) for card in CARDS), DrawDiscarded()}
    mixed = play(s, DrawCard(card="tailwind"), DrawDiscarded())
    assert mixed.players[0].hand == ("tailwind", "test-drive")
    assert (mixed.agendas, mixed.players[0].rep) == (("ribbon", "", "fireworks", "souvenirs"), 2)
    twice = play(s, DrawDiscarded(), DrawDiscarded())
    assert (twice.players[0].hand, twice.players[0].rep, twice.discard) == (("test-drive", "wheelbarrow"), 1, ())


@pytest.mark.rule("GC-B12", "GC-T19")
def test_the_discard_costs_reputation() -> None:
    s = with_player(replace(match(), agendas=CARDS, discard=("test-drive",)), rep=0, points=0)
    assert why_not(doing(s, Draw()), DrawDiscarded()) == NoRep(need=1, have=0)
    assert why_not(doing(replace(s, discard=()), Draw()), DrawDiscarded()) == NothingToTake()


@pytest.mark.rule("GC-B39", "GC-Q35", "GC-B45")
def test_no_card_comes_back_that_was_played_in_this_turn() -> None:
    s = with_player(replace(match(), agendas=CARDS), rep=3, hand=("open-house",), stock=(0, 0, 0))
    s = doing(s, Draw())
    s = play(s, PlayAgenda(), PlayResource(card="open-house"))
    assert s.discard[-1] == "open-house"
    assert why_not(s, DrawDiscarded()) == PlayedThisTurn()
    filled = with_player(replace(match(), agendas=CARDS), rep=3, hand=("ribbon",))
    filled = play(doing(filled, FillSilo(), Draw()), FillWith(resource="food", card="ribbon"))
    assert DrawDiscarded() in legal(filled)


@pytest.mark.rule("GC-B13", "GC-Q36")
def test_refilling_gives_the_empty_spaces_bonuses_first() -> None:
    s = replace(match(), agendas=("", "tailwind", "", "souvenirs"))
    deck = s.deck
    s = play(doing(s, RefillAgendas()), KeepOrder())
    assert (s.players[0].money, s.players[0].rep) == (11, 1)
    assert s.agendas == deck[:4]
    assert s.discard[-2:] == ("tailwind", "souvenirs")


@pytest.mark.rule("GC-B13")
def test_the_order_of_discarding_is_free() -> None:
    s = replace(match(), agendas=CARDS)
    s = play(doing(s, RefillAgendas()), DiscardNext(card="souvenirs"), DiscardNext(card="tailwind"), KeepOrder())
    assert s.discard[-4:] == ("souvenirs", "tailwind", "ribbon", "fireworks")
    s = replace(match(), agendas=("", "", "", "souvenirs"))
    s = doing(s, RefillAgendas())
    assert s.discard[-1] == "souvenirs"


@pytest.mark.rule("GC-B41", "GC-Q36")
def test_an_empty_deck_is_renewed_from_the_discard() -> None:
    s = replace(match(), agendas=CARDS, deck=("test-drive",), discard=("wheelbarrow",))
    s = play(doing(s, RefillAgendas()), KeepOrder())
    assert s.agendas[0] == "test-drive"
    assert set(s.agendas[1:]) < {*CARDS, "wheelbarrow"}
    assert len(s.deck) == 2
    s = replace(match(), agendas=("ribbon", "", "", ""), deck=(), discard=())
    s = doing(s, RefillAgendas())
    s = play(s, TakeResource(resource="food"))
    assert s.agendas == ("ribbon", "", "", "")


# Playing agendas


@pytest.mark.rule("GC-B14", "GC-Q37")
def test_a_card_gives_its_resource_where_it_fits() -> None:
    s = with_player(match(), hand=("bring-a-shovel", "test-drive"), stock=(3, 0, 0))
    s = play(s, PlayAgenda())
    assert why_not(s, PlayResource(card="bring-a-shovel")) == StorageFull()
    s = play(s, PlayResource(card="test-drive"))
    assert sum(s.players[0].stock) == 4
    assert isinstance(top(s), PickMain)


@pytest.mark.rule("GC-B42")
def test_a_text_works_only_in_the_step_it_names() -> None:
    s = with_player(match(), hand=("bulk-discount", "jumble-sale"), stock=(0, 0, 0))
    asked = play(s, PlayAgenda())
    assert why_not(asked, PlayText(card="bulk-discount")) == WrongMoment()
    assert PlayText(card="jumble-sale") in legal(asked)
    s = play(owned(s, w1=(0,)), Assign(at=0, expert=False), Do(at=1, action="supplies"), PlayAgenda())
    s = play(s, PlayText(card="bulk-discount"), TakeResource(resource="food"), TakeResource(resource="fuel"))
    assert s.players[0].stock == (1, 0, 1)
    assert isinstance(top(s), PickSupplies)


@pytest.mark.rule("GC-B43", "GC-B45")
def test_several_cards_are_combined() -> None:
    plans = ("a-1", "r-1", "f-1")
    s = with_player(match(), hand=("night-shift", "scrap-yard"), blueprints=plans, money=2)
    s = play(owned(s, w6=(0,)), Assign(at=5, expert=False), PlayAgenda())
    assert why_not(s, PlayText(card="night-shift")) == WrongMoment()
    s = with_player(match(), hand=("night-shift", "scrap-yard"), blueprints=plans, money=2)
    s = play(s, Assign(at=5, expert=False), Do(at=5, action="segments"), BuildSegment(blueprint="a-1", ship=0))
    s = play(s, PlayText(card="scrap-yard"))
    assert (s.players[0].money, s.discard[-1]) == (2, "scrap-yard")
    assert isinstance(top(s), PickSegment)


@pytest.mark.rule("GC-Q3", "GC-Q4")
def test_a_source_that_would_leave_the_rest_unpaid_is_refused() -> None:
    # The one money icon within reach must pay, so the resource icon can't be used.
    s = with_player(match(), money=0, stock=(0, 0, 0), blueprints=("a-1",), rep=1)
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-1", ship=0))
    assert legal(s) == (SpendRep(icon="money", n=1),)
    s = with_player(match(), money=3, stock=(1, 0, 0), rows=(3, 3, 3), hand=())
    s = play(doing(s, Develop()), SHOP)
    assert PayUp() in legal(s)
    s = with_player(match(), money=0, stock=(0, 0, 0), hand=("scrap-yard",), blueprints=("a-4",), rep=0)
    s = play(doing(s, BuildSegments()), BuildSegment(blueprint="a-4", ship=0))
    assert legal(s) == (PlayText(card="scrap-yard"),)


@pytest.mark.rule("GC-Q4")
def test_what_can_not_be_paid_is_not_begun() -> None:
    s = with_player(match(), money=0, blueprints=("f-8",), rep=0)
    s = doing(with_player(s, upgrades=("field-workshop",)), BuildSegments())
    assert isinstance(top(s), PickMain) or why_not(s, BuildSegment(blueprint="f-8", ship=0)) == Short(money=4)


def test_an_engine_may_leave_the_order_to_its_owner() -> None:
    s = replace(match(), engines=("tidy-desk", "brass-band", "purring-cat", "show-pony"))
    s = play(doing(s, Begin(step="ship"), NewShip(), End(step="ship")), TakeShip(cockpit=s.cockpits[0]), Pick(n=1))
    s = play(s, legal(s, TakeBlueprint)[0])
    s = play(s, legal(s, DrawCard)[0])
    assert (len(s.players[0].hand), len(s.players[0].blueprints)) == (1, 1)


def test_a_seat_in_mid_turn_leaves_no_trace_in_the_next() -> None:
    s = with_turn(with_player(full_sections(match(), 1), hand=()), rep_used=True, access=(0,))
    s = to_next_turn(s)
    assert (s.turn.rep_used, s.turn.access) == (False, ())
