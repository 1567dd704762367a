"""Ships as they are seen: segments, cabins, guests, the stop reached, what a launch lacks, and the new ones."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import BuildSegment
from core.galactic_cruise.components import content
from core.galactic_cruise.questions import PickSegment, PickVisitor
from tests.galactic_cruise.table import STAR, asking, flying, match, ready, second_ship, with_player, with_ship
from tests.tui.galactic_cruise.pictures import check, lines, painted, positions, table_of
from tests.tui.pictures import read, spot
from tui.galactic_cruise.areas.yard import YardArea
from tui.galactic_cruise.words import pieces, places

AREA = YardArea()
FIRST = ("built", 0, 0)


def test_guests_stand_in_the_cabins_between_the_segments() -> None:
    s = flying(match(), STAR, 1, segments=("a-1", "rr-1", "f-1"), guests=(0, 1, 0))
    assert "A Climbing Wall [R] RR Slow Corner [ ] F Ball Pit" in lines(painted(AREA, s))
    s = with_ship(s, guests=(1, 1, 0))
    assert "A Climbing Wall [A] RR Slow Corner [R] F Ball Pit" in lines(painted(AREA, s))
    s = with_ship(s, guests=(2, 1, 0))
    assert "A Climbing Wall [A] RR Slow Corner [A] F Ball Pit [R]" in lines(painted(AREA, s))


def test_a_ship_in_space_stands_at_its_stop() -> None:
    s = flying(match(), STAR)
    assert "△ Ring Road day A day Earth" in lines(painted(AREA, s))
    assert "Ring Road day △A day Earth" in lines(painted(AREA, with_ship(s, stop=2)))
    assert "^ Ring Road day A day Earth" in lines(painted(AREA, s, glyphs="ascii"))


def test_stops_ahead_can_be_chosen_and_those_behind_cannot() -> None:
    s = flying(match(), STAR, 2)
    keys = {("stop", 0, 3): "3", ("stop", 0, 4): "4"}
    assert "Ring Road day △A 3 day 4 Earth" in lines(painted(AREA, s, keys=keys))
    assert [painted(AREA, s).spot_of(("stop", 0, n)) is not None for n in range(1, 5)] == [False, False, True, True]


def test_a_ship_at_home_tells_what_a_launch_still_lacks() -> None:
    text = painted(AREA, match()).text()
    assert "still missing at least: 2 segments for a cabin, a scheduled cruise" in text
    text = painted(AREA, with_ship(ready(match(), guests=(1, 1, 0)), segments=("a-1", "r-1"))).text()
    assert "no cabin for 1 ticket: -2 reputation" in text
    text = painted(AREA, ready(match(), stock=(5, 1, 9), rows=(0, 0, 0))).text()
    assert "still missing: 2 oxygen" in text
    text = painted(AREA, ready(match())).text()
    assert "ready to launch" in text
    assert f"2 food, 3 oxygen, {content().cruises[STAR].fuel} fuel" in text


def test_the_pilot_that_a_launch_lacks_is_told_by_its_part() -> None:
    s = with_player(ready(match()), home=0, experts=0)
    assert "At home, still missing: a worker as pilot" in lines(painted(AREA, s))


def test_room_for_segments_and_the_penalty_are_told() -> None:
    picture = painted(AREA, with_ship(match(), segments=("a-1",)))
    assert "A Climbing Wall room for 2 segments never launched: -5 VP at the end" in lines(picture)
    s = with_ship(match(), segments=("a-1", "r-1", "f-1"), launches=1)
    assert "A Climbing Wall [ ] R Quiet Room [ ] F Ball Pit" in lines(painted(AREA, s))


def test_a_segment_that_would_be_built_is_seen_in_its_ship() -> None:
    s = with_player(match(), blueprints=("r-8",))
    ghost = BuildSegment(blueprint="r-8", ship=0)
    assert "R Grand Spa room for 2 segments never launched: -5 VP at the end" in lines(painted(AREA, s, ghost=ghost))
    assert "Grand Spa" not in painted(AREA, s, ghost=ghost, seat=1).text()
    s = with_ship(s, segments=("a-1", "f-1"), launches=1)
    assert "A Climbing Wall [ ] F Ball Pit [ ] R Grand Spa" in lines(painted(AREA, s, ghost=ghost))


def test_the_cockpit_tells_what_it_is_worth_now() -> None:
    s, found = with_ship(match(), cockpit="rattletrap", segments=("a-1", "r-1")), content().cockpits["rattletrap"]
    now = min(2 * found.points, found.most)
    told = f"Rattletrap {found.points} VP per segment in this ship, at most {found.most} VP; now {now} VP"
    assert told in lines(painted(AREA, s))


@pytest.mark.parametrize(("token", "told"), [("money-4", True), ("", False)])
def test_what_the_token_on_an_engine_is_for_is_told(token: str, told: bool) -> None:
    s = flying(match(), STAR, 1, token=token)
    assert ("its token unlocks an upgrade" in painted(AREA, s).text()) is told
    assert ("unlocks an upgrade" in AREA.describe(FIRST, table_of(s), 0)) is told


def test_new_ships_tell_both_their_bonuses() -> None:
    s = match()
    picture = painted(AREA, s, keys={("ship", 0): "1"})
    assert read(picture, ("ship", 0)).startswith("1 ")
    assert picture.spots[0].what == ("ship", 0)
    assert picture.text().count("engine ") == 4
    scores, brings = (pieces.criterion(s.cockpits[0]), pieces.engine(s.engines[0], table_of(s)))
    assert AREA.describe(("ship", 0), table_of(s), 0) == (
        f"At each launch and at the end: {scores}. Now, by its engine: {brings}."
    )


@pytest.mark.rule("GC-A9")
def test_guests_aboard_tell_what_scoring_one_takes() -> None:
    s = flying(match(), STAR, 2, guests=(1, 0, 1))
    picture = painted(AREA, s, keys={("aboard", 0, "adventure"): "1", ("aboard", 0, "family"): "3"})
    assert "A Climbing Wall 1 [A] R Quiet Room 3 [F] F Ball Pit" in lines(picture)
    said = [AREA.describe(("aboard", 0, kind), table_of(s), 0) for kind in ("adventure", "family")]
    assert ["1 ad" in said[0], "2 ads" in said[1]] == [True, True]
    asked = asking(s, PickVisitor(seat=0, src="cruise:ring-road", ship=0, left=(1, 0, 1)))
    assert AREA.describe(("aboard", 0, "family"), table_of(asked), 0).startswith("A guest that is scored stays aboard")


def test_stops_ahead_tell_what_they_bring() -> None:
    s = replace(flying(match(), STAR, 1, guests=(1, 0, 2)), guest_bonus=("money", "ad", "vp"))
    said = [AREA.describe(("stop", 0, n), table_of(s), 0) for n in (2, 3, 4)]
    assert said[0].startswith(
        "Each guest brings 3 VP: 1 adventurous guest for 1 ad each, 2 family guests for 2 ads each."
    )
    assert said[1].startswith("Its guests bring +1 money, +2 VP.")
    assert said[2].startswith("A funding bonus")
    assert AREA.describe(FIRST, table_of(s), 0).startswith(
        "Next stop: adventurous destination. Each guest brings 3 VP: 1 adventurous guest for 1 ad each"
    )
    empty = with_ship(s, segments=("r-1", "r-1", "r-1"))
    assert AREA.describe(("stop", 0, 3), table_of(empty), 0).startswith("Its guests bring nothing")


def test_while_segments_are_built_a_ship_tells_what_it_scores_and_not_what_it_lacks() -> None:
    s = asking(with_ship(match(), segments=("a-1",)), PickSegment(seat=0, src="action:segments", left=2, off=0))
    told = AREA.describe(FIRST, table_of(s), 0)
    assert told.startswith("Scores ")
    assert "Climbing Wall" in told
    assert "missing" in AREA.describe(FIRST, table_of(match()), 0)
    assert "missing" not in told


def test_ships_are_those_of_the_seat_looked_at() -> None:
    s = second_ship(match(), 1)
    for seat, told, n in ((0, "▲ Ships of Ana ) next player's", 1), (1, "● Ships of Ben ) next player's", 2)):
        picture = painted(AREA, s, seat=seat)
        assert lines(picture)[0] == told
        assert [picture.spot_of(("built", seat, each)) is not None for each in (0, 1)] == [True, n == 2]


def test_keys_and_the_cursor_stand_before_the_name() -> None:
    assert read(painted(AREA, match(), keys={FIRST: "7"}, cursor=FIRST), FIRST).startswith("7▸")


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)


def test_where_room_is_short_engines_of_new_ships_have_only_their_names() -> None:
    s = match()
    text, short = (painted(AREA, s, (48, height)).text() for height in (30, 16))
    name = places.engine(s.engines[0])
    assert f"engine {name} (" in text
    assert f"engine {name}" in short
    assert f"engine {name} (" not in short


def test_new_ships_stand_apart_where_there_is_room_for_all() -> None:
    roomy, tight = (painted(AREA, match(), (80, height)) for height in (24, 14))
    gaps = [spot(picture, ("ship", 1)).y - spot(picture, ("ship", 0)).y for picture in (roomy, tight)]
    assert gaps == [3, 2]
