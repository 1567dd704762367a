"""The crew as it is seen: who waits in the reserve, who in the queue, with which connectors."""

import pytest
from msgspec.structs import replace

from core.space_bureau.choices import PutAgent
from core.space_bureau.components import content
from tests.space_bureau.table import match, with_captain
from tests.tui.pictures import COMPACT, WIDE, read, spot
from tests.tui.space_bureau.pictures import check, painted, positions, table_of
from tui.space_bureau.areas.crew import CrewArea

AREA = CrewArea()
CORNER = (33, 13)
"""Its corner on a terminal of 160x48."""


def test_equal_agents_are_drawn_once_with_their_number() -> None:
    s = with_captain(match(), reserve=("orange-straight", "orange-straight", "purple"))
    picture = painted(AREA, s)
    assert "x 2" in read(picture, ("agent", "orange-straight"))
    assert " x " not in read(picture, ("agent", "purple"))
    assert AREA.describe(("agent", "orange-straight"), table_of(s), 0).count("2") == 1


@pytest.mark.parametrize("kind", content().agents)
@pytest.mark.parametrize("size", [COMPACT, WIDE, CORNER])
def test_a_tile_shows_its_connectors_on_its_edge(kind: str, size: tuple[int, int]) -> None:
    picture = painted(AREA, with_captain(match(), reserve=(kind,)), size)
    _what, x, y, _width, height = spot(picture, ("agent", kind))
    width = {5: 9, 3: 5}[height]
    edge = {
        "up": (x + width // 2, y, "┃"),
        "right": (x + width - 1, y + height // 2, "━"),
        "down": (x + width // 2, y + height - 1, "┃"),
        "left": (x, y + height // 2, "━"),
    }
    found = {side for side, (column, row, line) in edge.items() if picture.rows[row][column][0] == line}
    assert found == set(content().agents[kind].connectors)


def test_colours_are_letters_too() -> None:
    s = with_captain(match(), reserve=("blue-corner", "inspector", "purple"))
    picture = painted(AREA, s, glyphs="ascii")
    assert [" B " in read(picture, ("agent", kind)) for kind in s.captains[0].reserve] == [True, False, False]
    assert [" I " in read(picture, ("agent", kind)) for kind in s.captains[0].reserve] == [False, True, False]
    assert [" P " in read(picture, ("agent", kind)) for kind in s.captains[0].reserve] == [False, False, True]


def test_keys_stand_on_the_corners_of_tiles() -> None:
    s = replace(match(), queue=("blue-straight", "inspector", "inspector"))
    picture = painted(AREA, s, keys={("queue", "blue-straight"): "3", ("queue", "inspector"): "6"})
    assert read(picture, ("queue", "blue-straight")).startswith("3")
    assert read(picture, ("queue", "inspector")).startswith("6")
    assert not read(picture, ("agent", "blue-straight"))[0].isdigit()


def test_the_cursor_and_the_agent_being_placed_are_pointed_at() -> None:
    s = match()
    assert "▸" not in painted(AREA, s).text()
    assert "▸Blue surveyor" in painted(AREA, s, cursor=("agent", "blue-straight")).text()
    assert "▸Purple envoy" in painted(AREA, s, ghost=PutAgent(agent="purple", cell=0, turns=0)).text()


def test_the_bag_tells_how_many_are_left_and_what_may_be_in_it() -> None:
    s = match()
    assert read(painted(AREA, s), ("bag",)) == f"{len(s.bag)} left in the bag"
    assert "11 Inspector" in AREA.describe(("bag",), table_of(replace(s, queue=("purple",) * 3)), 0)


def test_what_may_be_in_the_bag_stands_below_where_there_is_room_for_all_of_it() -> None:
    assert "In bag or box:" in painted(AREA, match(), WIDE).text()
    assert "In bag or box:" not in painted(AREA, match(), (48, 10)).text()


def test_the_reserve_is_that_of_the_seat_looked_at() -> None:
    s = with_captain(match(), 1, reserve=("inspector",))
    assert painted(AREA, s, seat=1).spot_of(("agent", "inspector"))
    assert painted(AREA, s, seat=0).spot_of(("agent", "inspector")) is None


def test_an_empty_reserve_says_so() -> None:
    assert "none" in painted(AREA, with_captain(match(), reserve=())).text()


def test_it_fits_where_it_stands() -> None:
    for s in positions(10):
        for size in (COMPACT, WIDE, CORNER, AREA.least):
            width, height = AREA.size(table_of(s), 0, *size)
            assert (width <= size[0], height <= size[1]) == (True, True)


def test_in_few_columns_reserve_and_queue_stand_beside_each_other() -> None:
    picture = painted(AREA, match(), CORNER)
    assert picture.text().split("\n")[0].split() == ["Reserve", "Queue"]
    agents = [spot(picture, ("agent", kind)) for kind in match().captains[0].reserve]
    waiting = [spot(picture, ("queue", kind)) for kind in match().queue]
    assert max(each.x + each.width for each in agents) <= min(each.x for each in waiting)


def test_any_position_can_be_painted() -> None:
    for s in positions(50):
        check(AREA, s)
