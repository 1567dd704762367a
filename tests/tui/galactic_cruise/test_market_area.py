"""The marketing board as it is seen: cruises, tickets, the queue, what guests cost and bring."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import TakeGuest
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import Embark, PickAdvert
from core.galactic_cruise.state import Slot
from tests.galactic_cruise.table import STAR, TOUR, asking, crowd, match, offered, owned, ready, with_player, with_ship
from tests.tui.galactic_cruise.pictures import check, painted, positions, table_of
from tests.tui.pictures import COMPACT, WIDE, read, spot
from tui.galactic_cruise.areas.market import MarketArea

AREA = MarketArea()
CRUISE = ("cruise", 0)
BOARDING = Embark(seat=0, src="launch", ship=0, expert=False)


def test_a_cruise_tells_its_stops_its_fuel_and_what_a_ticket_pays() -> None:
    fuel = content().cruises[TOUR].fuel
    assert (
        read(painted(AREA, offered(match(), TOUR)), CRUISE) == f"Grand Tour takes {fuel} fuel R day F A +3 money each"
    )


def test_tickets_stand_beside_their_cruise() -> None:
    assert "[A]   [F]" in painted(AREA, offered(match(), guests=(1, 0, 1))).text()
    assert "[R]   [ ]" in painted(AREA, offered(match(), guests=(0, 1, 0))).text()


def test_a_scheduled_cruise_has_the_mark_of_its_player() -> None:
    s = with_player(offered(match(), TOUR), 1, scheduled=TOUR)
    assert "scheduled ●" in painted(AREA, s).text()
    assert "Scheduled by Ben." in AREA.describe(CRUISE, table_of(s), 0)
    assert "scheduled" not in painted(AREA, match()).text()


def test_keys_of_sections_leave_the_mark_of_a_scheduled_cruise_beside_them() -> None:
    s = match()
    s = replace(with_player(s, 1, scheduled=TOUR), market=tuple(replace(slot, cruise=TOUR) for slot in s.market))
    picture = painted(AREA, s, keys={("section", n): "bmts"[n - 1] for n in range(1, 5)})
    assert picture.text().count("scheduled ●") == len(s.market)


@pytest.mark.rule("GC-B38")
def test_a_cruise_in_full_tells_what_a_ticket_pays_while_one_is_left() -> None:
    said = AREA.describe(CRUISE, table_of(offered(match(), TOUR, guests=(1, 0, 0))), 0)
    assert "pays 3 money, and 1 reputation" in said
    assert "pays" not in AREA.describe(CRUISE, table_of(offered(match(), TOUR, guests=(1, 1, 0))), 0)
    advertised = asking(offered(match()), PickAdvert(seat=0, src="action:advertise"))
    assert AREA.describe(CRUISE, table_of(advertised), 0).startswith("1 reputation more for adventurous guests.")


def test_an_empty_space_says_so() -> None:
    s = match()
    s = replace(s, market=(Slot(cruise=""), *s.market[1:]))
    assert read(painted(AREA, s), CRUISE) == "no cruise"
    assert AREA.describe(CRUISE, table_of(s), 0)


@pytest.mark.rule("GC-B11")
def test_the_queue_is_a_table_of_sections_and_types_with_prices() -> None:
    s = crowd(match(), (1, 0, 0), (0, 2, 0), (0, 0, 3))
    picture = painted(AREA, s)
    assert read(picture, ("section", 3)) == "top 3 · · 3"
    assert read(picture, ("section", 2)) == "middle 2 · 2 ·"
    assert read(picture, ("section", 1)) == "bottom 1 1 · ·"
    assert read(picture, ("section", 4)).startswith("supply 4")
    assert "Bottom section, 1 ad each for Ana: 1 adventurous guest." in AREA.describe(("section", 1), table_of(s), 0)


def test_prices_are_those_of_the_seat_looked_at() -> None:
    s = owned(match(), t2=(1,))
    assert read(painted(AREA, s), ("section", 3)).startswith("top 3")
    assert not read(painted(AREA, s, seat=1), ("section", 3)).startswith("top 3")


def test_types_are_named_beside_what_they_bring() -> None:
    s = replace(match(), guest_bonus=("resource", "vp", "rep"))
    text = painted(AREA, s).text()
    assert "A adventurous +1 resource" in text
    assert "R relaxing    +1 VP" in text
    assert "F family      +1 reputation" in text
    assert "+1 reputation for each family icon" in AREA.describe(("guest", "family"), table_of(s), 0)


def test_a_guest_that_would_be_taken_is_marked() -> None:
    s = crowd(match(), (1, 0, 0), (0, 2, 0))
    picture = painted(AREA, s, ghost=TakeGuest(kind="relax", section=2))
    marked = [char for row in picture.rows for char, ink in row if ink.underline]
    assert marked == ["2"]


def test_while_guests_board_the_ship_tells_how_full_it_is_and_what_it_takes() -> None:
    s = asking(ready(match(), guests=(1, 1, 0), ads=2), BOARDING)
    assert "0 of 2 aboard." in painted(AREA, s).text()
    s = with_ship(s, guests=(1, 0, 0))
    text = " ".join(painted(AREA, s).text().split())
    assert "1 of 2 aboard." in text
    assert "A ticket also brings" not in text
    told = " ".join(painted(AREA, s, WIDE).text().split())
    fuel = content().cruises[STAR].fuel
    assert f"With 1 guest the launch takes 2 food, 3 oxygen, {fuel} fuel." in told


@pytest.mark.rule("GC-L7")
def test_own_tickets_can_be_chosen_while_guests_board() -> None:
    s = ready(match(), guests=(1, 1, 0))
    assert painted(AREA, s).spot_of(("ticket", "relax")) is None
    s = asking(s, BOARDING)
    assert read(painted(AREA, s, keys={("ticket", "relax"): "5"}), ("ticket", "relax")) == "5 [R]"
    assert "costs 2 reputation" in AREA.describe(("ticket", "relax"), table_of(s), 0)


@pytest.mark.rule("GC-A11")
def test_while_guests_board_each_type_tells_what_it_brings_in_this_ship() -> None:
    s = replace(asking(ready(match(), guests=(1, 1, 0)), BOARDING), guest_bonus=("money", "ad", "vp"))
    s = with_ship(s, segments=("aa-1", "a-1", "f-1"))
    assert AREA.describe(("guest", "adventure"), table_of(s), 0).startswith("+3 money on a day in space")
    assert AREA.describe(("ticket", "relax"), table_of(s), 0).startswith("Nothing on a day in space")


def test_keys_and_the_cursor_stand_before_things() -> None:
    keys = {CRUISE: "1", ("section", 2): "2", ("guest", "family"): "3"}
    picture = painted(AREA, offered(match(), TOUR), keys=keys, cursor=CRUISE)
    assert read(picture, CRUISE).startswith("1▸Grand Tour")
    assert read(picture, ("section", 2)).startswith("2 middle")
    assert read(picture, ("guest", "family")) == "3 F"


def test_the_queue_stands_beside_the_cruises_or_below_them() -> None:
    beside, below = painted(AREA, match(), COMPACT), painted(AREA, match(), WIDE)
    assert spot(beside, ("guest", "family")).y == 0
    assert spot(below, ("guest", "family")).y > spot(below, ("cruise", 4)).y


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cruises_stand_apart_where_there_is_room(players: int) -> None:
    picture = painted(AREA, match(players), (80, 20))
    first, second = (spot(picture, ("cruise", n)) for n in (0, 1))
    assert second.y - first.y == first.height + 1


def test_the_smallest_terminal_shows_all_of_it() -> None:
    for players in (2, 3, 4):
        s = ready(match(players), guests=(1, 1, 0))
        for shown in (s, asking(s, BOARDING)):
            assert AREA.size(table_of(shown), 0, *COMPACT)[1] <= COMPACT[1]


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)
