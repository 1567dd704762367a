"""A player board as it is seen: supplies, developments, workers, experts, ships, tower, upgrades, points."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import BoardGuest, Launch
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import RESOURCES, LiftOff
from core.galactic_cruise.questions import FlipOne, PickFunding, Run
from core.galactic_cruise.state import State
from tests.galactic_cruise.table import (
    STAR,
    asking,
    flying,
    match,
    owned,
    play,
    ready,
    second_ship,
    standing,
    with_player,
    with_ship,
)
from tests.tui.galactic_cruise.pictures import check, lines, painted, positions, table_of
from tests.tui.pictures import COMPACT, read, spot
from themes import glyph_sets
from tui.board import Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas.mine import MineArea
from tui.inks import FAINT

AREA = MineArea()
LARGE = 76, 21
"""What the area gets on a screen of 160x48."""
GREY = ("money-4", "ads-4", "resources-4", "development-4")


def said(s: State, *what: object, seat: int = 0) -> str:
    return AREA.describe(what, table_of(s), seat)


def test_supplies_stand_on_top_and_resources_with_the_room_there_is() -> None:
    s = with_player(match(), money=7, ads=1, rep=4, stock=(2, 0, 4), rows=(3, 3, 1))
    picture = painted(AREA, s)
    assert lines(picture)[0] == "Supplies ▲ Ana 7 money 1 ad 4 reputation ) next player's"
    assert lines(picture)[1] == "Storage food 2 of 3 oxygen 0 of 3 fuel 4 of 5"


@pytest.mark.rule("GC-B15")
def test_developments_left_and_the_price_of_the_next() -> None:
    s, (first, second, _last) = with_player(match(), rows=(3, 2, 0)), content().board.column_cost
    picture = painted(AREA, s)
    assert read(picture, ("development", "food")) == f"▪▪▪ {first} money"
    assert read(picture, ("development", "oxygen")) == f"·▪▪ {second} money"
    assert read(picture, ("development", "fuel")) == "··· all built"
    told = f"2 developments are left in the oxygen row: the next costs {second} money"
    assert said(s, "development", "oxygen").startswith(told)


def test_what_is_told_of_each_resource_stands_in_one_column() -> None:
    picture = painted(AREA, match())
    columns = [[spot(picture, (what, which)).x for which in RESOURCES] for what in ("resource", "development")]
    assert columns[0] == columns[1]


@pytest.mark.rule("GC-E22")
def test_empty_columns_say_what_they_bring() -> None:
    _, first, second, all_three = content().board.column_points
    told = {
        (3, 1, 0): f"no column built out: the first makes {first} VP at the end",
        (2, 1, 0): f"1 column built out: {first} VP at the end, {second} VP with another",
        (0, 0, 0): f"all columns built out: {all_three} VP at the end",
    }
    for rows, text in told.items():
        assert read(painted(AREA, with_player(match(), rows=rows)), ("columns",)) == text
    assert said(with_player(match(), rows=(2, 1, 0)), "columns").startswith(f"{first} VP at the end; 1, 2 or 3 columns")


def test_workers_at_home_have_their_mark_and_the_others_are_told_by_place() -> None:
    s = standing(with_player(match(), home=1, experts=1), at2=0, expert5=0)
    s = with_ship(s, pilot="worker")
    picture = painted(AREA, s)
    assert read(picture, ("worker", False)) == "▲ 1 worker at home"
    assert read(picture, ("worker", True)) == "▲ 1 expert at home"
    row = next(n for n, line in enumerate(lines(picture)) if line.startswith("Workers"))
    text = " ".join(lines(picture)[row : row + 3])
    assert "worker at 2 Dry Dock expert at 5 Memo Library worker in Old Faithful" in text


@pytest.mark.rule("GC-B19", "GC-B20")
def test_experts_have_the_price_they_have_now() -> None:
    s = with_player(match(), rows=(3, 1, 0), tower=("vp", "ads-4"), unhired=("left", "right"))
    picture = painted(AREA, s)
    assert read(picture, ("expert", "left")) == "left expert: 3 money"
    assert read(picture, ("expert", "right")) == "right expert: 8 money"
    assert read(painted(AREA, with_player(s, unhired=("left",))), ("expert", "right")) == "right expert: hired"
    assert said(s, "expert", "right") == "8 money: 2 for each development left in the food and oxygen rows."


@pytest.mark.rule("GC-T22")
def test_tokens_are_in_the_tower_flipped_or_gone_and_say_what_they_are_worth() -> None:
    s = with_player(match(), tower=("money", "ad", *GREY[1:]), flipped="ad")
    picture = painted(AREA, s)
    assert read(picture, ("token", "money")) == "▪ +1 money"
    assert read(picture, ("token", "ad")) == "· +1 ad, flipped"
    assert read(picture, ("token", "vp")) == "· gone: +2 VP"
    assert read(picture, ("token", "money-4")) == "· gone"
    assert said(s, "token", "vp").endswith("It has left the tower. Its funding bonus is +2 VP now.")
    assert "can't be taken" in said(s, "token", "ad")
    s = asking(s, PickFunding(seat=0, src="bump"))
    told = "Its funding bonus is +1 money, and twice that once its token has left the tower."
    assert said(s, "token", "money") == told
    flipping = asking(match(), FlipOne(seat=0, src="action:schedule"))
    assert said(flipping, "token", "vp") == "Its funding bonus: none until the launch, then +2 VP."
    assert said(flipping, "token", "ads-4") == "From the launch on the left expert is 3 money cheaper."


def test_a_ship_at_home_says_what_a_launch_still_lacks() -> None:
    s = ready(match(), stock=(0, 1, 9), rep=0)
    assert "missing: 2 food, 2 oxygen" in painted(AREA, s).text()
    fuel = content().cruises[STAR].fuel
    assert f"a launch with 1 guest takes 2 food, 3 oxygen, {fuel} fuel" in said(s, "ship", 0)
    assert "ready to launch" in painted(AREA, ready(match())).text()
    assert "missing: a worker" in painted(AREA, ready(match(), home=0)).text()


@pytest.mark.rule("GC-L9")
def test_before_a_cruise_is_scheduled_it_is_told_what_any_launch_takes() -> None:
    s = with_player(with_ship(match(), segments=("a-1",)), stock=(0, 1, 0))
    assert "Old Faithful, 0 cabins" in read(painted(AREA, s), ("ship", 0))
    assert "missing at least: 1 segment, a cruise, 2 food, 1 oxygen, 1 fuel" in painted(AREA, s).text()
    assert "still missing at least: 1 segment for a cabin, a scheduled cruise, 2 food" in said(s, "ship", 0)
    s = ready(match(), stock=(0, 1, 9), scheduled="")
    assert "missing at least: a cruise, 2 food, 2 oxygen" in painted(AREA, s).text()


@pytest.mark.rule("GC-L7")
def test_tickets_for_which_a_ship_has_no_cabin_are_told_with_what_they_cost() -> None:
    s = with_ship(ready(match(), guests=(1, 1, 0)), segments=("a-1", "r-1"))
    assert "ready to launch no cabin for 1 ticket: -2 reputation" in " ".join(lines(painted(AREA, s)))
    assert "no cabin for 1 ticket: -2 reputation" in said(s, "ship", 0)
    assert "no cabin for" not in painted(AREA, ready(match(), guests=(1, 1, 0))).text()
    assert "no cabin for" not in painted(AREA, with_ship(s, segments=("a-1",))).text()


@pytest.mark.rule("GC-L4", "GC-L9")
def test_the_elevator_tells_how_far_a_launch_is() -> None:
    s = play(ready(match(), stock=(2, 3, 9), rep=2), Launch(ship=0, expert=False))
    picture = painted(AREA, s)
    assert "Elevator worker on the way to Old Faithful, T-5: guests board" in lines(picture)
    assert read(picture, ("worker", False)) == f"▲ {s.players[0].home - 1} worker at home"
    s = play(s, BoardGuest(kind="adventure"))
    s = replace(s, stack=(*s.stack[:-1], Run(seat=0, src="launch", todo=(LiftOff(ship=0, expert=True),))))
    assert "Elevator expert on the way to Old Faithful, T-3: the launch is paid" in lines(painted(AREA, s))
    assert "Elevator" not in painted(AREA, s, seat=1).text()


def test_cards_of_ones_own_help_to_launch_and_those_of_others_are_not_guessed() -> None:
    s = ready(match(), stock=(2, 2, 9), hand=("tailwind",))
    assert "ready with agenda cards or reputation" in painted(AREA, s).text()
    canvas = Canvas(*COMPACT)
    AREA.paint(canvas, table_of(s, 1), Sight(glyph_sets()["unicode"], seat=0))
    assert "missing: 1 oxygen" in canvas.text()


def test_a_ship_in_space_says_where_it_is() -> None:
    s = flying(match(), "b4", stop=2, guests=(1, 1, 0))
    assert "Grand Tour 2 of 5: day, 2 guests" in painted(AREA, s).text()
    assert "leaves for Grand Tour, 0 guests" in painted(AREA, flying(match(), "b4")).text()


def test_the_scheduled_cruise_has_its_stops_fuel_and_tickets() -> None:
    text = painted(AREA, ready(match(), guests=(2, 0, 0))).text()
    assert f"Ring Road: day, adventurous, day; {content().cruises[STAR].fuel} fuel" in text
    assert "tickets: 2 adventurous guests" in text
    assert "none scheduled" in painted(AREA, match()).text()


def test_upgrades_are_told_in_words_until_they_are_done() -> None:
    s = with_player(match(), upgrades=("rope-course", "photo-booth"))
    picture = painted(AREA, s)
    assert read(picture, ("upgrade", "bath-tax")) == "· Bath Tax: +5 money, once"
    assert read(picture, ("upgrade", "rope-course")) == "√ Rope Course"
    assert read(picture, ("upgrade", "photo-booth")) == "√ Photo Booth: after you launch: +3 ads"
    assert read(picture, ("upgrade", "easy-chairs")) == "· Easy Chairs: you may bump your own workers"
    assert "A 4 VP per guest" in picture.text()
    assert said(s, "upgrade", "easy-chairs").startswith("Easy Chairs: you may bump your own workers.")
    assert said(s, "upgrade", "rope-course").startswith("Rope Course: +3 reputation, once.")


def test_where_room_gets_short_ever_less_is_told_but_always_what_unlocked_upgrades_do() -> None:
    s = second_ship(standing(ready(match(), "b8"), at2=0))
    s = with_player(s, upgrades=("photo-booth", "deep-cellar"))
    pictures = (painted(AREA, s, (80, height)).text() for height in range(40, 15, -1))
    unlocked, elsewhere, score, locked = "√ Photo Booth: after", "worker at 2", "So far", "bump your own"
    words = (unlocked, elsewhere, score, locked)
    told = (tuple(word for word in words if word in text) for text in pictures)
    assert list(dict.fromkeys(told)) == [words, words[:3], words[:2], words[:1]]


def test_a_board_keeps_its_words_while_it_fills() -> None:
    empty = match()
    full = second_ship(standing(ready(empty, "b8"), at2=0))
    full = with_player(full, upgrades=("rope-course", "photo-booth"), blueprints=("a-1", "aa-1", "f-1", "r-8"))
    for size in (LARGE, (96, 23), (116, 33)):
        pictures = [painted(AREA, s, size).text() for s in (empty, full)]
        for words in ("3 VP per guest", "bump your own", "So far"):
            assert len({words in text for text in pictures}) == 1


def test_a_full_board_is_seen_whole_on_a_large_screen() -> None:
    s = second_ship(second_ship(standing(ready(match(), "b8", home=0), at2=0, at4=0)))
    plans = ("a-1", "aa-1", "f-1", "r-8", "ff-1", "ar-1")
    s = with_player(s, blueprints=plans, rows=(1, 1, 1), flipped="ads-4", upgrades=("rope-course", "photo-booth"))
    assert AREA.size(table_of(s), 0, *LARGE)[1] <= LARGE[1]


def test_words_do_not_run_into_the_key_of_what_stands_beside_them() -> None:
    keys = {("token", id_): str(n) for n, id_ in enumerate(content().tokens, start=1)}
    picture = painted(AREA, match(), keys=keys)
    for n, id_ in enumerate(content().tokens, start=1):
        x, y = spot(picture, ("token", id_))[1:3]
        assert "".join(char for char, _ink in picture.rows[y][x - 2 : x + 2]) == f"  {n} "


def test_points_are_told_by_source_the_largest_first() -> None:
    s = with_player(match(), points=11, tally=(("start", 5), ("guests", 8), ("left-behind", -2)))
    assert "VP 11 guests 8 start 5 guests left behind -2" in lines(painted(AREA, s))


@pytest.mark.rule("GC-E23")
def test_what_else_would_count_at_the_end_is_told() -> None:
    s = with_player(match(), money=4, ads=1, stock=(1, 1, 1), rep=5, hand=(), blueprints=())
    s = with_ship(s, segments=("a-1",))
    text = " ".join(lines(painted(AREA, s)))
    points = content().blueprints["a-1"].points
    assert (
        f"At the end 5 reputation: 3 VP segments: {points} VP cockpits: -5 VP 8 things left over, 1 VP for 3: 2 VP"
        in text
    )
    s = with_player(s, blueprints=("a-1",))
    assert said(s, "left over").startswith(
        "What counts: 4 money, 1 ad, 1 food, 1 oxygen, 1 fuel, 0 agenda cards, 1 unbuilt blueprint; 1 VP for 3"
    )


def test_how_to_come_to_others_is_told_where_that_takes_no_further_row() -> None:
    rows = [lines(painted(AREA, match(), (width, 13)))[:2] for width in (76, 60)]
    assert [row[0].endswith("next player's") for row in rows] == [True, False]
    assert [row[1].startswith("Storage") for row in rows] == [True, True]


def test_every_seat_has_its_own_board() -> None:
    s = with_player(match(), 1, money=33)
    assert "33 money" in painted(AREA, s, seat=1).text()
    assert "33 money" not in painted(AREA, s, seat=0).text()


def test_what_can_be_answered_has_its_key_and_comes_first() -> None:
    picture = painted(AREA, match(), keys={("token", "vp"): "3"}, cursor=("token", "vp"))
    assert read(picture, ("token", "vp")) == "3▸▪ +1 VP"
    assert picture.spots[0].what == ("token", "vp")


def test_what_can_be_answered_is_not_faint() -> None:
    what = ("upgrade", "bath-tax")
    for keys, faint in (({}, True), ({what: "1"}, False)):
        picture = painted(AREA, match(), keys=keys)
        x, y = spot(picture, what)[1:3]
        assert (picture.rows[y][x + 5][1] == FAINT) is faint


@pytest.mark.rule("GC-B27")
def test_discounts_are_in_the_prices() -> None:
    s = replace(match(), technologies=("prefab", *match().technologies[1:]))
    full = f"▪▪▪ {content().board.column_cost[0]} money"
    assert read(painted(AREA, owned(s, t1=(0,))), ("development", "food")) != full
    assert read(painted(AREA, owned(s, t1=(1,))), ("development", "food")) == full


def test_all_supplies_workers_and_ships_are_seen_at_once_on_the_smallest_terminal() -> None:
    picture = painted(AREA, second_ship(ready(match())))
    things = [("resource", "fuel"), ("development", "fuel"), ("worker", True), ("expert", "right"), ("ship", 1)]
    assert all(spot(picture, what).y < COMPACT[1] for what in things)


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)
