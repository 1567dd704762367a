"""The captain as it is seen: storage, samples, offices, credits, and the others."""

import pytest

from core.space_bureau.choices import Take
from core.space_bureau.effects import Sample
from tests.space_bureau.table import doing, match, with_captain
from tests.tui.pictures import WIDE, read
from tests.tui.space_bureau.pictures import check, painted, positions, table_of
from tui.canvas import Canvas
from tui.space_bureau.areas.captain import CaptainArea

AREA = CaptainArea()
SOURCES = tuple((why, 10) for why in ("landing", "office", "inspector", "hex", "room", "cell"))


def lines(picture: Canvas) -> list[str]:
    return [" ".join(line.split()) for line in picture.text().splitlines()]


def test_fuel_fills_the_track_from_the_left_and_samples_from_the_right() -> None:
    s = with_captain(match(), fuel=4, samples=(1, 0, 2))
    assert lines(painted(AREA, s))[0] == "Storage ▮ ▮ ▮ ▮ · · O P P 9 ╳ ╳ ╳ 12 ╳ ╳ ╳ 15 4 fuel, 2 free"


@pytest.mark.rule("SB-39")
def test_the_left_limiter_goes_first() -> None:
    s = with_captain(match(), fuel=1, limiters=1)
    assert lines(painted(AREA, s, glyphs="ascii"))[0] == "Storage = . . . . . . . . 9 . . . 12 X X X 15 1 fuel, 11 free"
    s = with_captain(s, limiters=0)
    assert "X" not in lines(painted(AREA, s, glyphs="ascii"))[0]


def test_a_narrow_area_draws_the_whole_track() -> None:
    s = with_captain(match(), fuel=9)
    assert lines(painted(AREA, s, WIDE))[:2] == ["Storage ▮▮▮▮▮▮▮▮▮ 9 ╳╳╳ 12 ╳╳╳ 15", "9 fuel, 0 free"]


def test_a_sample_is_seen_in_storage_before_it_is_taken() -> None:
    s = doing(with_captain(match(), fuel=2, samples=(0, 1, 0)), Sample())
    ghost = Take(colour="orange")
    assert "· O B 9" in lines(painted(AREA, s, ghost=ghost))[0]
    assert "O" not in lines(painted(AREA, s, ghost=ghost, seat=1))[0]


def test_in_a_full_storage_it_takes_the_place_of_fuel() -> None:
    s = doing(with_captain(match(), fuel=9), Sample())
    assert "▮ ▮ P 9" in lines(painted(AREA, s, ghost=Take(colour="purple")))[0]


def test_samples_are_counted_by_colour_and_sets_are_told() -> None:
    s = with_captain(match(), samples=(2, 1, 3))
    picture = painted(AREA, s)
    assert [read(picture, ("sample", c)) for c in ("orange", "blue", "purple")] == [
        "O orange 2",
        "B blue 1",
        "P purple 3",
    ]
    assert "1 set, +6" in picture.text()


def test_office_tokens_say_what_they_bring_and_which_are_gone() -> None:
    s = with_captain(match(), offices=(0, 1, 1, 2))
    picture = painted(AREA, s)
    assert read(picture, ("token", "orange")) == "O orange gone"
    assert read(picture, ("token", "blue")) == "B blue +8"
    assert read(picture, ("token", "wild")) == "W any +4 x 2"
    assert "1 opened" in picture.text()
    assert AREA.describe(("token", "wild"), table_of(s), 0).startswith("2 wild offices left")


def test_keys_stand_before_samples_and_tokens() -> None:
    keys = {("sample", "blue"): "2", ("token", "wild"): "4"}
    picture = painted(AREA, match(), keys=keys, cursor=("sample", "blue"))
    assert read(picture, ("sample", "blue")) == "2▸B blue 0"
    assert read(picture, ("token", "wild")).startswith("4 W")
    assert read(picture, ("sample", "orange")).startswith("O")


def test_credits_are_told_by_source_the_largest_first() -> None:
    s = with_captain(match(), credits=15, tally=(("landing", 5), ("office", 8), ("hex", 2)))
    assert "Credits 15 offices 8 landing agents 5 exploring 2" in lines(painted(AREA, s))


def test_the_ability_is_told_with_its_condition() -> None:
    assert "Ability" not in painted(AREA, match()).text()
    text = " ".join(lines(painted(AREA, with_captain(match(), ability="C2"))))
    assert "Ability Window seat (harder to use). Placing in column A or F: +2 fuel." in text


def test_others_have_a_line_each_with_their_mark() -> None:
    s = with_captain(match(3), 2, credits=12, fuel=1)
    others = [line for line in lines(painted(AREA, s, seat=1)) if "▲" in line or "■" in line]
    assert others == ["Others ▲ Ana 0 credits level 0 2 fuel", "■ Cleo 12 credits level 0 1 fuel"]
    assert "Others" not in painted(AREA, match(1)).text()


def test_what_is_told_elsewhere_is_left_out_where_room_is_short() -> None:
    s = match(4)
    for seat in range(4):
        s = with_captain(s, seat, ability="C1", credits=40, tally=(("landing", 20), ("office", 16), ("inspector", 4)))
    corner = (45, 13)
    text = painted(AREA, s, corner).text()
    assert AREA.size(table_of(s), 0, *corner) <= corner
    assert "Others" not in text
    assert "Bureau" in text
    assert "free" in text
    assert AREA.size(table_of(with_captain(s, 0, tally=SOURCES, samples=(1, 1, 1))), 0, *corner) <= corner
    assert "Bureau" not in painted(AREA, s, (45, 9)).text()


def test_any_position_can_be_painted() -> None:
    for s in positions(50, abilities="dealt"):
        check(AREA, s)
