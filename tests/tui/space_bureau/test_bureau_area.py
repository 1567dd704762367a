"""The bureau as it is seen: the track with its bonuses, the markers, and how far steps lead."""

import pytest

from core.space_bureau.components import content
from core.space_bureau.state import State
from tests.space_bureau.table import match, with_captain
from tests.tui.pictures import COMPACT, read, spot
from tests.tui.space_bureau.pictures import check, painted, positions, table_of
from tui.space_bureau.areas.bureau import BureauArea

AREA = BureauArea()
NARROW, LOW = (66, 13), (76, 8)
"""With few columns, and its corner on a terminal of 160x48."""
ROOMS = [room.id for room in content().rooms]


def room(id_: str) -> tuple[str, int]:
    return ("room", ROOMS.index(id_))


def in_rooms(*ids: str) -> State:
    """A match with each captain's marker in a room."""
    s = match(len(ids))
    for seat, id_ in enumerate(ids):
        s = with_captain(s, seat, room=ROOMS.index(id_))
    return s


def test_rooms_show_their_names_and_bonuses() -> None:
    picture = painted(AREA, match())
    assert read(picture, room("form-store")) == "□ Form store +2 credits"
    assert read(picture, room("motor-pool")) == "□ Motor pool +3 fuel or +2 credits"
    assert read(picture, room("loading-dock")) == "□ Loading dock +3 storage or +1 sample"
    assert read(picture, room("level-3")) == "≡ Level 3 Department head"


def test_in_few_columns_bonuses_stand_alone() -> None:
    picture = painted(AREA, match(), NARROW)
    assert read(picture, room("form-store")) == "□ +2 credits"
    assert read(picture, room("loading-dock")) == "□ +3 storage or +1 sample"
    assert read(picture, room("level-3")) == "≡ Level 3"
    assert "Start office" in read(picture, ("room", 0))


def test_in_few_rows_each_has_one() -> None:
    picture = painted(AREA, match(), LOW)
    assert read(picture, room("form-store")) == "□ +2 credits"
    assert read(picture, room("loading-dock")) == "□ +3 storage/+1 sample"
    assert read(picture, room("board-room")) == "□ +1 sample/+2 cr"
    assert "Numbers count" not in picture.text()


@pytest.mark.parametrize("size", [COMPACT, NARROW, LOW])
def test_all_of_it_fits(size: tuple[int, int]) -> None:
    width, height = AREA.size(table_of(match()), 0, *size)
    assert width <= size[0]
    assert height <= size[1]


@pytest.mark.parametrize("size", [COMPACT, NARROW, LOW, (100, 20)])
def test_every_part_begins_with_a_level_and_is_read_downwards(size: tuple[int, int]) -> None:
    picture = painted(AREA, match(), size)
    for n, each in enumerate(content().rooms[1:], start=1):
        before, here = spot(picture, ("room", n - 1)), spot(picture, ("room", n))
        assert (here.x, here.y) > (before.x, before.y)
        assert here.x == before.x or each.level is not None


def test_levels_stand_out() -> None:
    picture = painted(AREA, match())
    for each in content().rooms:
        at = spot(picture, room(each.id))
        assert picture.rows[at.y][at.x + 2][1].bold == (each.level is not None)


@pytest.mark.parametrize("size", [COMPACT, NARROW, LOW])
def test_numbers_count_the_rooms_ahead(size: tuple[int, int]) -> None:
    picture = painted(AREA, in_rooms("mail-room", "start"), size)
    words = [read(picture, room(id_)).split() for id_ in ROOMS[3:9]]
    assert words[0][0] == "▲"
    assert [f"+{n}" in words[n] for n in range(1, 6)] == [True] * 4 + [False]


@pytest.mark.rule("SB-50")
def test_in_the_last_rooms_one_goes_round() -> None:
    picture = painted(AREA, in_rooms("board-room", "start"))
    assert read(picture, room("board-room")).startswith("▲")
    assert [f"+{n}" in read(picture, room(id_)) for n, id_ in ((1, "fuel-desk"), (2, "level-4"), (3, "roof-garden"))]
    assert "+" not in read(picture, room("accounts")).removesuffix("+3 fuel")
    top, foot = spot(picture, room("level-4")), spot(picture, room("fuel-desk"))
    lines = picture.text().split("\n")
    assert lines[top.y].endswith("←┐")
    assert lines[foot.y].endswith("─┘")


@pytest.mark.parametrize("size", [COMPACT, NARROW])
def test_all_markers_of_a_room_are_seen(size: tuple[int, int]) -> None:
    picture = painted(AREA, in_rooms(*["canteen"] * 4), size, seat=2)
    assert read(picture, room("canteen"))[0] == "■"
    assert all(marker in read(picture, room("canteen")) for marker in "▲●■◆")
    assert "+2 fuel" in read(picture, room("canteen"))


def test_the_others_keep_their_places_when_one_leaves() -> None:
    before, after = (
        painted(AREA, in_rooms("start", "canteen", "canteen")),
        painted(AREA, in_rooms("start", "start", "canteen")),
    )
    assert find("■", before.text()) == find("■", after.text())


def find(marker: str, text: str) -> tuple[int, int]:
    """The row and column of a marker."""
    return next((y, line.index(marker)) for y, line in enumerate(text.split("\n")) if marker in line)


def test_a_room_is_told_with_who_is_there_and_how_far_it_is() -> None:
    table = table_of(in_rooms("start", "mail-room"))
    assert AREA.describe(room("mail-room"), table, 0) == "Mail room: +1 credit. Here: Ben. 3 rooms ahead of Ana."
    assert AREA.describe(room("start"), table, 1) == "Start office: where all begin. Here: Ana."
    assert AREA.describe(room("level-1"), table, 1) == (
        "Junior desk: bureau level 1; whoever enters may flip an inspector for 2 credits. 1 room ahead of Ben."
    )


def test_the_cursor_is_pointed_at_and_the_own_room_comes_first() -> None:
    picture = painted(AREA, in_rooms("copy-shop", "start"), cursor=room("canteen"))
    assert read(picture, room("canteen")).startswith("□▸Canteen")
    assert picture.spots[0].what == room("copy-shop")


def test_any_position_can_be_painted() -> None:
    for s in positions(50):
        check(AREA, s)
