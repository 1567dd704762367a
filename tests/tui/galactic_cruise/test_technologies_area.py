"""The technologies as they are seen: what they do, whose they are, what using them costs."""

import pytest

from core.galactic_cruise.choices import BuildAt
from core.galactic_cruise.components import content
from core.galactic_cruise.state import NEUTRAL
from tests.galactic_cruise.table import match, owned, with_player, with_turn
from tests.tui.galactic_cruise.pictures import check, painted, positions, table_of
from tests.tui.pictures import COMPACT, read
from tui.galactic_cruise.areas.technologies import TechnologiesArea

AREA = TechnologiesArea()
WELDERS, LAMPS = ("technology", 0), ("technology", 1)


def test_a_technology_tells_what_it_does_and_who_has_invented_it() -> None:
    picture = painted(AREA, owned(match(), t1=(1, 2)))
    (power,) = content().technologies["welders"].powers
    does = f"segments cost {power.amount} money less"  # type: ignore[union-attr]
    assert read(picture, WELDERS) == f"Welding Robots 4 money for access {does} ● Ben ■ Cleo"
    assert read(picture, LAMPS).endswith("not invented yet")


@pytest.mark.rule("GC-T16")
def test_it_tells_who_can_use_it_and_at_what_price() -> None:
    s = owned(match(), t1=(1, NEUTRAL))
    assert "4 money for access" in read(painted(AREA, s), WELDERS)
    assert "yours" in read(painted(AREA, s, seat=1), WELDERS)
    assert "neutral" in read(painted(AREA, s), WELDERS)
    assert "free to use" in read(painted(AREA, with_turn(s, access=(6,))), WELDERS)
    assert "2 money for access" in read(painted(AREA, with_player(s, rep=7)), WELDERS)


def test_a_technology_in_full_says_how_to_come_to_use_it() -> None:
    s = owned(match(), t1=(1,), t3=(0,))
    said = [AREA.describe(("technology", n), table_of(s), 0) for n in range(3)]
    assert said[0].startswith("2 money for this turn, or for good by building here.")
    assert "first development here gains 1 reputation" in said[1]
    assert "can always use it" in said[2]
    esteemed = table_of(with_player(s, 2, rep=15))
    assert AREA.describe(("technology", 0), esteemed, 2).startswith("Cleo can use it free of charge.")
    assert "in this turn" in AREA.describe(WELDERS, table_of(with_turn(s, access=(6,))), 0)


def test_a_development_that_would_be_built_is_seen() -> None:
    s = owned(match(), t1=(1,))
    ghost = BuildAt(row="food", area=6)
    assert read(painted(AREA, s, ghost=ghost), WELDERS).endswith("● Ben ▲")
    assert read(painted(AREA, s, ghost=ghost), LAMPS) == read(painted(AREA, s), LAMPS)


def test_keys_and_the_cursor_stand_before_the_name() -> None:
    picture = painted(AREA, match(), keys={LAMPS: "7"}, cursor=LAMPS)
    assert read(picture, LAMPS).startswith("7▸Talking Lamp-Posts")
    assert picture.spots[0].what == LAMPS


def test_the_smallest_terminal_shows_them_all() -> None:
    assert AREA.size(table_of(match()), 0, *COMPACT)[1] <= COMPACT[1]


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)
