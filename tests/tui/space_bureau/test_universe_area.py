"""The universe as it is seen: what lies where, whose ships and offices are there, and where one can go now."""

from collections.abc import Hashable
from typing import Any

import pytest
from msgspec.structs import replace

from core.space_bureau.choices import Explore, FlyTo, Land
from core.space_bureau.components import content
from core.space_bureau.effects import Flight
from core.space_bureau.game import GAME
from core.space_bureau.state import Hex, State
from tests.space_bureau.table import doing, match, play, with_captain
from tests.tui.pictures import COMPACT, read, spot
from tests.tui.space_bureau.pictures import check, painted, positions, table_of
from tui.space_bureau.areas.universe import BRICKS, UniverseArea
from tui.space_bureau.board import BOARD
from tui.space_bureau.words.screen_universe import name_on_map

AREA = UniverseArea()
CENTRE, ORANGE, VIOLETTA, EAST = ("hex", 0, 0), ("hex", -1, 0), ("hex", 2, -2), ("hex", 1, 0)
HUGE = (2000, 200)
WIDE, LOW = (76, 22), (76, 18)
"""Its room on a terminal of 160x48, and what is left of it on one of 44 rows."""


def keys(s: State) -> dict[Hashable, str]:
    """The keys of this area, as the board gives them."""
    marks = [BOARD.mark(choice, "", table_of(s)) for choice in GAME.legal(s)]
    return {mark.what: mark.key for mark in marks if mark.area == AREA.id}


def with_office(s: State, at: tuple[int, int], seat: int) -> State:
    return replace(s, universe=tuple(replace(h, office=seat) if h.at == at else h for h in s.universe))


def everything(**fields: Any) -> State:
    """All hexes there are, open in a row that begins under the ships."""
    hexes = tuple(Hex(id=id_, at=(n, 0)) for n, id_ in enumerate(content().hexes))
    return replace(match(4), universe=hexes, unexplored=(), **fields)


def test_open_hexes_say_what_lies_on_them() -> None:
    picture = painted(AREA, match(), WIDE)
    assert read(picture, CENTRE) == "Central Station ◌ wormhole ▲●"
    assert read(picture, ORANGE) == "Marmalade ◉ orange"
    assert read(picture, VIOLETTA) == "Violetta ◉ purple"


def test_in_little_room_a_planet_has_a_letter() -> None:
    picture = painted(AREA, match())
    assert read(picture, CENTRE) == "Central Station ◌ ▲●"
    assert read(picture, ORANGE) == "Marmalade ◉O"
    assert read(picture, VIOLETTA) == "Violetta ◉P"


def test_neighbours_lie_beside_each_other_and_half_a_brick_apart() -> None:
    picture = painted(AREA, match())
    centre, west, south = spot(picture, CENTRE), spot(picture, ORANGE), spot(picture, ("hex", 0, 1))
    assert (west.x + west.width + 1, west.y) == (centre.x, centre.y)
    assert (south.x - centre.x, south.y) == ((centre.width + 1) // 2, centre.y + centre.height + 1)


def test_a_planet_with_a_megamall_has_both_glyphs() -> None:
    n = list(content().hexes).index("tangerine-dream")
    assert read(painted(AREA, everything(), HUGE), ("hex", n, 0)) == "Tangerine Dream ◉⌂ orange"
    assert read(painted(AREA, everything()), ("hex", n, 0)) == "◉⌂O"


def test_no_word_is_cut_where_there_is_room() -> None:
    s = everything()
    picture = painted(AREA, s, HUGE)
    for h in s.universe:
        tile = content().hexes[h.id]
        kind = tile.planet or ("megamall" if tile.mall else "wormhole" if tile.wormhole else "empty")
        assert tile.name in read(picture, ("hex", *h.at))
        assert kind in read(picture, ("hex", *h.at))


def test_where_a_name_has_little_room_a_part_of_it_stands_for_it() -> None:
    for brick in (brick for brick in BRICKS if brick.names):
        room = brick.width - 2
        shown = [name_on_map(tile, brick.names, room) for tile in content().hexes.values()]
        assert all(len(lines) <= brick.names and len(line) <= room for lines in shown for line in lines)
        assert len({*map(tuple, shown)}) == len(content().hexes)
    assert name_on_map(content().hexes["copper-kettle"], 1, 12) == ["Copper"]
    assert name_on_map(content().hexes["copper-kettle"], 2, 10) == ["Copper", "Kettle"]


@pytest.mark.parametrize("size", [HUGE, WIDE, COMPACT])
def test_offices_carry_the_sign_of_their_owner(size: tuple[int, int]) -> None:
    s = with_office(everything(), (0, 0), 3)
    assert all(sign in read(painted(AREA, s, size), CENTRE) for sign in ("▲●■◆", "▣◆"))


def test_the_hex_of_the_ship_looked_at_is_framed_and_comes_first() -> None:
    s = with_captain(match(), 1, at=(-1, 0))
    for seat, what in ((0, CENTRE), (1, ORANGE)):
        picture = painted(AREA, s, seat=seat)
        assert picture.spots[0].what == what
        _what, x, y, _width, _height = picture.spots[0]
        assert [picture.rows[y][x - 1][0], picture.rows[y - 1][x][0]] == ["┃", "━"]
        assert picture.text().count("┃") == 2 * picture.spots[0].height


def test_a_flight_shows_its_keys_and_the_price_of_exploring() -> None:
    s = doing(with_captain(match(), fuel=3), Flight())
    found = keys(s)
    picture = painted(AREA, s, WIDE, keys=found)
    assert read(picture, ORANGE) == f"Marmalade ◉ orange {found[ORANGE]}"
    assert read(picture, EAST) == f"? explore {found[EAST]} 3 fuel"
    assert read(painted(AREA, s, keys=found), ORANGE) == f"Marmalade {found[ORANGE]}◉O"
    assert VIOLETTA not in found
    assert len(found) == 6


def test_landing_stands_on_the_hex_of_the_ship() -> None:
    s = with_captain(match(), at=(-1, 0))
    mark = BOARD.mark(Land(), "", table_of(doing(s, Flight())))
    assert read(painted(AREA, s, WIDE, keys={mark.what: mark.key}), ORANGE) == f"Marmalade ◉ orange {mark.key} ▲"


def test_only_the_captain_who_must_answer_sees_where_to_explore() -> None:
    s = with_captain(match(), 1, at=(2, -2))
    assert read(painted(AREA, s, seat=0), EAST) == "? 3 fuel"
    assert read(painted(AREA, s, seat=1), EAST) == ""
    assert painted(AREA, s, seat=1).spot_of(("hex", 3, -2)) is None


@pytest.mark.parametrize("choice", [FlyTo(at=(-1, 0)), Explore(at=(1, 0))])
def test_the_ship_is_seen_where_it_would_fly(choice: FlyTo | Explore) -> None:
    s = doing(with_captain(match(), fuel=3), Flight())
    what = ("hex", *choice.at)
    assert "→▲" in read(painted(AREA, s, ghost=choice, cursor=what), what)
    assert "→" not in painted(AREA, s).text()


def test_the_cursor_is_pointed_at() -> None:
    assert read(painted(AREA, match(), cursor=ORANGE), ORANGE).startswith("▸Marmalade")
    assert read(painted(AREA, match(), WIDE, cursor=EAST), EAST).startswith("▸?")


def test_where_all_is_explored_nothing_is_left_to_explore() -> None:
    picture = painted(AREA, replace(match(), unexplored=()))
    assert "?" not in picture.text()
    assert "All of space is explored." in picture.text()


def test_the_line_about_the_stack_covers_no_hex() -> None:
    """Where the row of hexes in the north begins too far left, the map goes down by a row."""
    s = everything()
    low = (80, 4)
    assert AREA.size(table_of(s), 0, *low)[1] == low[1] + 1
    assert painted(AREA, s, low).text().lstrip().startswith("All of space is explored.\n┌")


@pytest.mark.rule("SB-Q27")
def test_alone_one_sees_the_next_hex() -> None:
    for id_ in content().hexes:
        s = replace(match(1), unexplored=(id_, "heather"))
        line = painted(AREA, s).text().split("\n")[0]
        assert content().hexes[id_].name in line
        assert len(line) <= COMPACT[0]
    assert "Heather" not in painted(AREA, replace(match(2), unexplored=("heather",))).text()


def test_what_comes_next_takes_two_lines_before_it_takes_a_row_of_the_map() -> None:
    s = replace(match(1), unexplored=("tangerine-dream",))
    south = with_captain(replace(s, universe=(*s.universe, Hex(id="blue-lagoon", at=(-1, 1)))), at=(-1, 1))
    assert AREA.size(table_of(south), 0, *COMPACT)[1] == COMPACT[1]
    first, second = painted(AREA, south).text().split("\n")[:2]
    assert "next Tangerine Dream" in first
    assert second.lstrip().startswith("orange planet with a megamall, +3 credits")


def test_a_hex_is_told_with_all_that_is_there() -> None:
    s = with_office(with_captain(match(), 1, at=(-1, 0)), (-1, 0), 0)
    said = AREA.describe(ORANGE, table_of(s), 0)
    assert said == "Marmalade, 1 west of the centre: orange planet. Office of Ana. Ships here: Ben. 1 fuel from Ana."
    assert AREA.describe(EAST, table_of(s), 0) == "Unexplored space, 1 east of the centre. To explore it takes 3 fuel."
    assert AREA.describe(EAST, table_of(match(1)), 0).startswith(
        "Unexplored space, 1 east of the centre. To explore it takes 3 fuel. "
    )


def test_the_first_map_fits_a_terminal_of_eighty_columns() -> None:
    for players in (2, 3, 4):
        assert AREA.size(table_of(match(players)), 0, *COMPACT)[1] <= COMPACT[1]


@pytest.mark.parametrize(
    ("size", "columns", "rows"), [(WIDE, 3, 4), (WIDE, 5, 6), (WIDE, 8, 6), (LOW, 10, 4), (COMPACT, 5, 5)]
)
def test_hexes_become_smaller_before_the_map_is_cut(size: tuple[int, int], columns: int, rows: int) -> None:
    """The ships are in a corner, so that there is a column and a row more to explore."""
    places = [*((q, 0) for q in range(columns)), *((-r // 2, r) for r in range(1, rows))]
    hexes = tuple(Hex(id=id_, at=at) for id_, at in zip(content().hexes, places, strict=False))
    assert AREA.size(table_of(replace(match(), universe=hexes)), 0, *size) <= size


def test_where_not_all_fits_there_is_no_room_for_what_others_could_explore() -> None:
    places = [*((-r // 2, r) for r in range(7)), *((q, 3) for q in range(-1, 6))]
    hexes = tuple(Hex(id=id_, at=at) for id_, at in zip(content().hexes, places, strict=False))
    s = replace(with_captain(with_captain(match(), at=places[3]), 1, at=places[6]), universe=hexes)
    assert AREA.size(table_of(s), 0, *WIDE) <= WIDE
    assert AREA.size(table_of(with_captain(s, 0, at=places[6])), 0, *WIDE)[1] > WIDE[1]


def test_the_map_stays_where_it_is_when_the_turn_passes_and_with_enough_room_when_a_ship_flies() -> None:
    s = with_captain(match(), 1, at=(2, -2))
    places = [
        {h.at: spot(painted(AREA, each, seat=seat), ("hex", *h.at)) for h in s.universe}
        for seat, each in ((0, doing(s, Flight())), (1, doing(s, Flight(), seat=1)))
    ]
    assert places[0] == places[1]
    flying = doing(with_captain(match(), fuel=3), Flight())
    before, after = (painted(AREA, each, HUGE) for each in (flying, play(flying, FlyTo(at=(-1, 0)))))
    assert spot(before, VIOLETTA) == spot(after, VIOLETTA)


def test_any_position_can_be_painted() -> None:
    for s in positions(50):
        check(AREA, s)
        picture = painted(AREA, s)
        assert {("hex", *h.at) for h in s.universe} <= {each.what for each in picture.spots}
