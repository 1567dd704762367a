"""Silo and blueprints as they are seen: what is there, what it costs from where it lies."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.components import content
from core.galactic_cruise.questions import PickBlueprint, PickSegment
from tests.galactic_cruise.table import asking, match, owned, with_player
from tests.tui.galactic_cruise.pictures import check, painted, positions, table_of
from tests.tui.pictures import COMPACT, WIDE, read, spot
from tui.galactic_cruise.areas.supply import SupplyArea

AREA = SupplyArea()
DARE, SOFA, STAGE, LOUNGE = (
    next(blueprint for blueprint in content().blueprints.values() if blueprint.name == name)
    for name in ("Double Dare", "Story Sofa", "Puppet Stage", "Summit Lounge")
)


def test_the_silo_is_a_bar_for_each_resource_above_what_is_stored() -> None:
    s = replace(with_player(match(), stock=(2, 0, 1), rows=(1, 3, 3)), silo=(5, 0, 2))
    picture = painted(AREA, s)
    assert read(picture, ("resource", "food")) == "food ▪▪▪▪▪ 2 of 5"
    assert read(picture, ("resource", "oxygen")) == "oxygen ····· 0 of 3"
    assert read(picture, ("resource", "fuel")) == "fuel ▪▪··· 1 of 3"


@pytest.mark.rule("GC-B32")
def test_a_resource_in_full_tells_what_filling_the_silo_brings() -> None:
    said = [
        AREA.describe(("resource", which), table_of(replace(match(), silo=(2, 5, 5))), 0) for which in ("food", "fuel")
    ]
    assert "brings 3 money and 1 reputation" in said[0]
    assert "brings" not in said[1]


@pytest.mark.rule("GC-B24")
def test_the_display_shows_icons_and_what_building_from_each_space_costs() -> None:
    picture = painted(AREA, match())
    assert "On display money to build" in " ".join(picture.text().split())
    assert read(picture, ("blueprint", 0)) == f"Double Dare AA {DARE.cost} {DARE.cost}, 1 rep {DARE.points}"
    assert read(picture, ("blueprint", 4)) == f"Story Sofa RF {SOFA.cost} {SOFA.cost + 2}, 2 rep {SOFA.points}"
    assert spot(picture, ("blueprint", 0)).y < spot(picture, ("blueprint", 4)).y


def test_technologies_and_actions_that_make_segments_cheaper_are_counted() -> None:
    s = owned(match(), t1=(0,))
    (welders,) = content().technologies["welders"].powers
    taken, here = (max(0, cost - welders.amount) for cost in (SOFA.cost, SOFA.cost + 2))  # type: ignore[union-attr]
    assert read(painted(AREA, s), ("blueprint", 4)) == f"Story Sofa RF {taken} {here}, 2 rep {SOFA.points}"
    assert "Cheaper by Welding Robots" in AREA.describe(("blueprint", 4), table_of(s), 0)
    s = asking(match(), PickSegment(seat=0, src="engine:swiss-knife", left=1, off=9))
    told = [read(painted(AREA, s, seat=seat), ("blueprint", 4)) for seat in (0, 1)]
    assert told == [
        f"Story Sofa RF 0 0, 2 rep {SOFA.points}",
        f"Story Sofa RF {SOFA.cost} {SOFA.cost + 2}, 2 rep {SOFA.points}",
    ]


def test_a_blueprint_in_full_tells_what_matters_where_it_is_asked_for() -> None:
    said = [
        AREA.describe(("blueprint", 4), table_of(s), 0)
        for s in (match(), asking(match(), PickBlueprint(seat=0, src="action:blueprints", left=2)))
    ]
    brings = f"Icons: relaxing, family; {SOFA.points} VP."
    later, here = f"{SOFA.cost} money", f"{SOFA.cost + 2} money, 2 reputation"
    assert said[0] == f"{brings} From here {here}; later {later}."
    assert said[1] == f"{brings} Free to take, to build later {later}."


def test_an_empty_space_says_what_building_from_it_costs_more() -> None:
    s = match()
    s = replace(s, blueprints=("", *s.blueprints[1:]))
    assert read(painted(AREA, s), ("blueprint", 0)) == "empty; surcharge 1 reputation"
    assert AREA.describe(("blueprint", 0), table_of(s), 0).startswith("Space 1: empty")


def test_unbuilt_blueprints_are_those_of_the_seat_looked_at() -> None:
    s = with_player(with_player(match(), 1, blueprints=("a-8",)), blueprints=("f-3", "r-4"))
    picture = painted(AREA, s)
    assert read(picture, ("plan", "f-3")) == f"Puppet Stage F {STAGE.cost} {STAGE.points}"
    assert "▲ Unbuilt, 2 of 5" in picture.text()
    assert read(painted(AREA, s, seat=1), ("plan", "a-8")) == f"Summit Lounge A {LOUNGE.cost} {LOUNGE.points}"
    assert "none" in painted(AREA, s, seat=2).text()


def test_they_stand_beside_the_display_or_below_it() -> None:
    s = with_player(match(), blueprints=("f-3",))
    beside, below = painted(AREA, s, COMPACT), painted(AREA, s, WIDE)
    assert spot(beside, ("plan", "f-3")).y == spot(beside, ("blueprint", 0)).y
    assert spot(below, ("plan", "f-3")).y > spot(below, ("blueprint", 4)).y
    assert AREA.size(table_of(s), 0, *COMPACT)[1] <= COMPACT[1]


@pytest.mark.rule("GC-T26")
def test_the_tray_is_counted_and_the_price_of_a_refresh_is_told() -> None:
    s = match()
    text = " ".join(painted(AREA, s).text().split())
    assert f"{len(s.tray)} more to come." in text
    assert "costs 1 reputation" in text


def test_keys_and_the_cursor_stand_before_the_name() -> None:
    s = with_player(match(), blueprints=("f-3",))
    keys = {("blueprint", 2): "3", ("plan", "f-3"): "6", ("resource", "fuel"): "9"}
    assert read(painted(AREA, s, keys=keys, cursor=("blueprint", 2)), ("blueprint", 2)).startswith("3▸Noisy Nursery")
    assert read(painted(AREA, s, keys=keys, cursor=("plan", "f-3")), ("plan", "f-3")).startswith("6▸Puppet Stage")
    assert read(painted(AREA, s, keys=keys), ("resource", "fuel")).startswith("9 fuel")


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)
