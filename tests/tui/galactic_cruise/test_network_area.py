"""The network as it is seen: locations with actions and workers, walkways with owners and prices, what is in reach."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import Assign, BuildAt, CallMeeting
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import PickAccess, PickAction, PickDevelopment
from core.galactic_cruise.state import NEUTRAL, NPC, State, Worker
from core.kernel.tuples import put
from tests.galactic_cruise.table import PLACE, asking, match, owned, play, standing, with_player, with_turn
from tests.tui.galactic_cruise.answers import asked, keys
from tests.tui.galactic_cruise.pictures import check, lines, painted, positions, table_of
from tests.tui.pictures import COMPACT, WIDE, read, spot
from tui.galactic_cruise.areas.network import NetworkArea
from tui.inks import HERE

AREA = NetworkArea()


def at(n: int) -> tuple[str, int]:
    """A location by its number in the rulebook."""
    return ("location", n - 1)


def way(n: int) -> tuple[str, int]:
    """The walkway that begins at a location."""
    return ("walkway", n - 1)


def in_reach(s: State, seat: int = 0, **sight: Any) -> str:
    """The signs before the actions of each location, clockwise; a dot where there is none."""
    picture = painted(AREA, s, seat=seat, **sight)
    found = []
    for n in range(6):
        x, y = spot(picture, ("action", n, 0))[1:3]
        found.append(picture.rows[y][x + 2][0].replace(" ", "."))
    return "".join(found)


def test_a_location_shows_its_number_its_name_and_its_actions() -> None:
    picture = painted(AREA, match())
    assert read(picture, at(1)).startswith("1 Ticket Hall")
    assert [read(picture, ("action", 0, n)) for n in (0, 1)] == ["Schedule a cruise", "Advertise"]
    assert [read(picture, ("action", 4, n)) for n in (0, 1)] == ["Draw agendas", "Refill agendas"]


@pytest.mark.parametrize("size", [COMPACT, WIDE, (120, 30)])
def test_locations_stand_in_a_ring_clockwise_from_the_top_middle(size: tuple[int, int]) -> None:
    picture = painted(AREA, match(), size)
    one, two, three, four, five, six = (spot(picture, at(n)) for n in range(1, 7))
    assert six.x < one.x < two.x
    assert five.x < four.x < three.x
    assert six.y == one.y == two.y < five.y == four.y == three.y


def test_workers_and_experts_are_told_apart_by_mark_and_word() -> None:
    picture = painted(AREA, standing(match(), at1=0, expert3=1))
    assert "▲ worker" in read(picture, at(1))
    assert "● expert" in read(picture, at(3))
    assert "worker" not in read(picture, at(2))


def test_the_npc_is_named() -> None:
    s = match(2)
    s = replace(s, network=put(s.network, 4, Worker(owner=NPC)))
    assert "NPC worker" in read(painted(AREA, s), at(5))


def test_signs_are_explained() -> None:
    two, three = (painted(AREA, match(players)).text() for players in (2, 3))
    assert ("▣ NPC" in two, "▣ NPC" in three) == (True, False)
    assert "• in reach" in two


def test_walkways_show_their_owners_and_what_crossing_costs() -> None:
    s = owned(match(), w1=(0, 1), w2=(1, NEUTRAL), w5=(2,))
    picture = painted(AREA, s)
    assert read(picture, way(1)) == "▲● ═══════ yours"
    assert read(picture, way(2)) == "║ ●▪ ║ 4 money"
    assert read(picture, way(5)) == "║ ■ ║ 2 money"
    assert read(picture, way(6)) == "┄┄┄┄┄┄┄"


@pytest.mark.rule("GC-T13")
def test_reputation_makes_walkways_cheaper_and_at_last_free() -> None:
    s = owned(match(), w1=(1,))
    assert read(painted(AREA, with_player(s, rep=7)), way(1)).endswith("1 money")
    assert read(painted(AREA, with_player(s, rep=15)), way(1)).endswith("free")


def test_a_worker_that_would_be_placed_is_seen() -> None:
    picture = painted(AREA, standing(match(), at1=1), ghost=Assign(at=0, expert=False))
    assert read(picture, at(1)).startswith("1 Ticket Hall")
    x, y, width = spot(picture, at(1))[1:4]
    assert "".join(char for char, _ in picture.rows[y][x + width : x + width + 2]) == "→▲"


def test_while_a_worker_acts_its_reach_stays_in_view() -> None:
    s = owned(match(), w1=(0,), w6=(1,))
    s = play(with_player(s, home=2), Assign(at=0, expert=False))
    assert in_reach(s) == "••...¤"
    s = with_turn(s, access=(5,))
    assert in_reach(s) == "••...•"
    assert in_reach(s, 1) == "......"
    assert in_reach(with_turn(s, actions=0)) == "......"


@pytest.mark.rule("GC-T9")
def test_a_location_under_the_cursor_shows_what_a_worker_there_would_reach_and_over_which_walkways() -> None:
    s = owned(match(), w1=(0,), w2=(0,), w6=(1,))
    assert in_reach(s, cursor=at(1)) == in_reach(s, ghost=Assign(at=0, expert=False)) == "••...¤"
    picture = painted(AREA, s, cursor=at(1))
    ways = [spot(picture, way(n)) for n in (1, 2, 6)]
    bridges = [picture.rows[each.y + 1][each.x] for each in ways]
    assert [char for char, _ink in bridges] == ["═", " ", "═"]
    assert [bridges[n][1] == HERE for n in (0, 2)] == [True, True]
    assert HERE not in [ink for _char, ink in picture.rows[ways[1].y]]


@pytest.mark.rule("GC-B21")
def test_an_expert_would_cross_free_where_experts_may() -> None:
    s = replace(owned(match(), w6=(1,)), expert_tile="keyring")
    assert in_reach(s, ghost=Assign(at=0, expert=False)) == "•....¤"
    assert in_reach(s, ghost=Assign(at=0, expert=True)) == "•....•"


@pytest.mark.rule("GC-E2")
def test_in_a_meeting_all_locations_at_own_walkways_are_in_reach() -> None:
    s = play(owned(match(), w1=(0,), w4=(0, 1), w5=(1,)), CallMeeting())
    assert in_reach(s) == "••.••."


def test_an_action_is_told_with_why_it_cannot_be_done_now() -> None:
    s = with_player(match(), money=0, stock=(0, 0, 0))
    told = AREA.describe(("action", 3, 0), table_of(s), 0)
    assert told == (
        "Ana can't do it now: you are short of 4 money. "
        "Build on a walkway, or under a technology, to use it from now on."
    )
    refills = "The bonuses of the empty spaces, then four new cards."
    assert AREA.describe(("action", 4, 1), table_of(s), 1) == refills


@pytest.mark.rule("GC-B32")
def test_refilling_the_silo_is_told_as_the_source_of_money_that_it_is() -> None:
    told = AREA.describe(("action", 2, 1), table_of(replace(match(), silo=(1, 5, 3))), 1)
    assert "for money, now up to 4 money, and 1 reputation" in told


def test_a_development_that_would_be_built_is_seen() -> None:
    s = owned(match(), w1=(1,))
    assert read(painted(AREA, s, ghost=BuildAt(row="food", area=0)), way(1)).startswith("●▲")
    assert read(painted(AREA, s, ghost=BuildAt(row="food", area=1)), way(2)).startswith("┆ ▲")


@pytest.mark.rule("GC-B16")
def test_a_walkway_on_which_the_first_development_can_be_built_says_what_that_brings() -> None:
    s = owned(match(), w1=(1,))
    keys = {way(1): "a", way(2): "b"}
    told = [read(painted(AREA, s, keys=keys), way(n)).split()[-1] for n in (1, 2, 3)]
    assert told == ["money", "rep", "┄┄┄┄┄┄┄"]


def test_a_walkway_to_build_on_tells_what_it_would_join_and_not_what_crossing_costs() -> None:
    s = owned(match(), w1=(1,))
    assert "may cross it for" in AREA.describe(way(1), table_of(s), 0)
    s = asking(s, PickDevelopment(seat=0, src="action:development", off=0))
    joined = "At 1: Schedule a cruise, Advertise. At 2: New ship, Buy supplies."
    assert AREA.describe(way(1), table_of(s), 0) == joined


def test_locations_are_chosen_by_their_numbers_and_actions_by_letters() -> None:
    s = owned(match(), w1=(0,))
    assert keys(AREA, asked(s)) == {at(n): str(n) for n in range(1, 7)}
    s = asking(with_turn(s, at=0, actions=2), PickAction(seat=0, src="turn"))
    shown = keys(AREA, asked(s))
    assert shown["action", 1, 1] == "d"
    assert ("action", 5, 0) not in shown
    assert read(painted(AREA, s, keys=shown), ("action", 1, 1)) == "d •Buy supplies"


def test_walkways_for_which_access_can_be_paid_have_letters() -> None:
    s = owned(with_player(match(), money=9), w2=(1,), w5=(0, 1))
    shown = keys(AREA, asked(asking(s, PickAccess(seat=0, src="access"))))
    assert shown == {way(2): "b"}


@pytest.mark.rule("GC-T9")
def test_a_location_is_told_with_all_that_is_in_reach_and_at_what_price() -> None:
    table = table_of(owned(standing(match(), at1=1), w1=(0,), w6=(2, NEUTRAL)))
    assert AREA.describe(at(1), table, 0) == (
        "Bumps a worker of Ben. On to 2 free of charge, 6 for 4 money. "
        "At 1: Schedule a cruise, Advertise. At 2: New ship, Buy supplies. "
        "At 6: Blueprints, Build segments."
    )
    assert AREA.describe(at(4), table, 0) == "It leads nowhere else. At 4: Development, Hire an expert."


@pytest.mark.rule("GC-B21")
def test_experts_that_cross_free_are_told_where_it_matters() -> None:
    table = table_of(replace(owned(match(), w1=(1,)), expert_tile="keyring"))
    assert AREA.describe(at(1), table, 0).endswith("Experts cross free of charge.")
    assert not AREA.describe(at(1), table, 1).endswith("Experts cross free of charge.")


def test_a_walkway_is_told_with_whom_it_takes_to_be_paid() -> None:
    table = table_of(owned(match(), w1=(1, NEUTRAL), w2=(0,)))
    assert AREA.describe(way(1), table, 0) == (
        "Ana may cross it for 4 money, paid to Ben, neutral. "
        "At 1: Schedule a cruise, Advertise. At 2: New ship, Buy supplies."
    )
    placed = play(owned(match(), w1=(1,)), PLACE)
    assert AREA.describe(way(1), table_of(placed), 0).endswith("paid to Ben. At 2: New ship, Buy supplies.")
    assert AREA.describe(way(2), table, 0).startswith("Ana may always cross it.")
    esteemed = table_of(with_player(table.state, 2, rep=15))
    assert AREA.describe(way(1), esteemed, 2).startswith("Cleo may cross it free of charge.")
    assert AREA.describe(way(3), table, 0).startswith("+1 reputation for the first development here.")


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("storytellers", "Experts (Storytellers): when your expert comes home: +1 ad"),
        ("overtime", "Experts: after an expert acts"),
    ],
)
def test_what_experts_can_do_is_told_in_one_line_with_their_name_if_that_fits(tile: str, told: str) -> None:
    *_, frames, below = lines(painted(AREA, replace(match(), expert_tile=tile)))
    assert frames.startswith("└")
    assert below.startswith(told)


def test_the_cursor_is_pointed_at() -> None:
    assert read(painted(AREA, match(), cursor=at(2)), at(2)).startswith("2▸Dry Dock")


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)


@pytest.mark.parametrize("tile", content().experts)
def test_the_network_has_room_on_the_smallest_screen_whatever_experts_can_do(tile: str) -> None:
    table = table_of(replace(match(), expert_tile=tile))
    assert AREA.size(table, 0, *COMPACT) == COMPACT
