"""Progress as it is seen: the track with its AGMs, goals with what they take, the reputation track."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import SpendRep, TakeGoal
from core.galactic_cruise.components import content
from core.galactic_cruise.progress import goals, section_sizes
from core.galactic_cruise.questions import PickIcon
from core.galactic_cruise.scoring import rep_points
from core.galactic_cruise.state import NEUTRAL, State
from tests.galactic_cruise.table import asking, at_end_of_turn, match, with_player
from tests.tui.galactic_cruise.answers import asked, keys
from tests.tui.galactic_cruise.pictures import check, lines, painted, positions, table_of
from tests.tui.pictures import read, spot
from tui.canvas import Canvas
from tui.galactic_cruise.areas.progress import ProgressArea

AREA = ProgressArea()


def with_cubes(s: State, *sections: tuple[int, ...], held: int = 0) -> State:
    """The match with these cubes on the track."""
    track = (*sections, *((),) * (3 - len(sections)))
    return replace(s, track=track, held=held)


def test_sections_show_cubes_and_free_spaces() -> None:
    s = with_cubes(match(), (0, NEUTRAL, 1))
    first, _second, third = section_sizes(s)
    picture = painted(AREA, s)
    assert read(picture, ("section", 0)) == "AGM A ▲▪●" + "·" * (first - 3)
    assert read(picture, ("section", 2)) == "AGM C " + "·" * third


def test_a_section_that_was_scored_says_so_and_the_overflow_is_seen() -> None:
    first, second, third = section_sizes(match())
    picture = painted(AREA, with_cubes(match(), (0,) * first, (1,) * second, (2,) * (third + 1), held=2))
    assert read(picture, ("section", 0)) == "AGM A " + "▲" * first + " held"
    assert read(picture, ("section", 2)) == "AGM C " + "■" * (third + 1)


@pytest.mark.rule("GC-E11", "GC-E12")
def test_what_the_next_agm_would_bring_now_is_told() -> None:
    s = with_player(with_cubes(match(), (0, 0, 1)), 0, goals=(1,))
    s = with_player(s, 1, rep=3)
    assert "AGM A now ▲ 2 x 2 = 4 VP ● (1+1) x 1 = 2 VP ■ 0 x 1 = 0 VP" in lines(painted(AREA, s))
    s = with_cubes(match(4), (0, 0, 1))
    assert "AGM A would bring now ▲ 3 VP ● 2 VP ■ 1 VP ◆ 1 VP" in lines(painted(AREA, s))


@pytest.mark.rule("GC-C7")
def test_where_sections_count_differently_the_figures_say_so() -> None:
    s = replace(with_player(with_cubes(match(), (), (1,), held=1), 0, rep=3), agm="by-section")
    assert "AGM B now ▲ (0+1) x 1 x 2 = 2 VP ● 1 x 1 x 2 = 2 VP ■ 0 x 1 x 2 = 0 VP" in lines(painted(AREA, s))


def test_after_the_last_agm_nothing_more_is_promised() -> None:
    s = replace(with_cubes(match(), (0,), (1,), (2,), held=3), stack=())
    assert "would bring" not in painted(AREA, s).text()


def test_goals_show_what_they_take_and_what_one_has() -> None:
    s = with_player(match(), 0, rows=(0, 2, 3))
    s = replace(with_player(s, 2, goals=(1,)), levels=(0, 1, 0))
    builder, planner, _ = goals(s)
    picture = painted(AREA, s)
    now, *later = builder.levels
    assert read(picture, ("goal", 0)) == f"Ship Builder {now} segments built {later[0]}, {later[1]} 0"
    _, now, last = planner.levels
    assert read(picture, ("goal", 1)) == f"Town Planner {now} developments built {last} 4 √ ■"
    picture = painted(AREA, replace(s, levels=(0, 2, 0)))
    assert read(picture, ("goal", 1)).startswith(f"Town Planner {last} developments built same 4")


@pytest.mark.rule("GC-E5")
def test_a_goal_that_is_met_can_be_taken_from_the_board() -> None:
    s = at_end_of_turn(with_player(match(), 0, rows=(0, 2, 3)))
    shown = keys(AREA, asked(s))
    assert shown == {("goal", 1): "2"}
    assert read(painted(AREA, s, keys=shown), ("goal", 1)).startswith("2 Town Planner")
    assert read(painted(AREA, s, ghost=TakeGoal(goal=1)), ("goal", 1)).endswith("√ ▲")


def markers(canvas: Canvas, rep: int) -> str:
    """What stands above the number of a space of the reputation track."""
    x, y = spot(canvas, ("rep", rep))[1:3]
    return "".join(char for char, _ in canvas.rows[y - 1][x : x + 3])


@pytest.mark.parametrize(
    ("reps", "told"), [((5, 5, 5, 0), "▲●■"), ((5, 5, 0, 0), " ▲●"), ((0, 0, 0, 5), " ◆ ")], ids=str
)
def test_markers_stand_above_their_reputation(reps: tuple[int, ...], told: str) -> None:
    s = match(4)
    for seat, rep in enumerate(reps):
        s = with_player(s, seat, rep=rep)
    assert markers(painted(AREA, s), 5) == told


def test_four_markers_have_room_in_one_place() -> None:
    s = match(4)
    for seat in range(4):
        s = with_player(s, seat, rep=5)
    assert "▲●■◆" in lines(painted(AREA, s))


def test_spaces_tell_what_they_are_worth_and_from_where_access_is_cheaper() -> None:
    picture = painted(AREA, match())
    worth = {step.rep: step.points for step in content().board.threshold}
    assert read(picture, ("rep", 5)).split()[:2] == ["5", "a"]
    assert [read(picture, ("rep", rep)).split()[2] for rep in worth] == [str(points) for points in worth.values()]
    assert "Access costs 2 money, 1 from 7, free from 15" in lines(picture)


@pytest.mark.parametrize("height", [11, 12, 13, 20])
def test_nothing_that_counts_is_left_out_where_rows_are_few(height: int) -> None:
    text = painted(AREA, match(), (76, height)).text()
    assert all(word in text for word in ("AGM A", "Way down", "VP at end", "Access costs"))
    assert "m money, a ad, r resource" in text or "m (money), a (ads) or r (resources)" in text


@pytest.mark.rule("GC-T17")
def test_spending_reputation_shows_where_each_step_leads() -> None:
    s = asking(with_player(match(), 0, rep=6), PickIcon(seat=0, src="reputation"))
    assert keys(AREA, asked(s)) == {("rep", 6 - steps): str(steps) for steps in range(1, 7)}
    assert markers(painted(AREA, s, ghost=SpendRep(icon="money", n=1)), 3) == " ▲ "


@pytest.mark.parametrize(
    ("there", "above"), [((), "1  "), ((1,), "1● "), ((1, 2, 3), "1●■◆")], ids=["nobody", "one", "all"]
)
def test_keys_stand_above_the_numbers_and_the_cursor_before_them(there: tuple[int, ...], above: str) -> None:
    s = with_player(match(4), 0, rep=6)
    for seat in there:
        s = with_player(s, seat, rep=3)
    picture = painted(AREA, s, keys={("rep", 3): "1"}, cursor=("rep", 3))
    x, y = spot(picture, ("rep", 3))[1:3]
    assert "".join(char for char, _ in picture.rows[y - 1][x : x + len(above)]) == above
    assert "".join(char for char, _ in picture.rows[y][x : x + 6]) == "▸3  4 "


def test_the_end_is_announced() -> None:
    s = replace(match(), phase="last-round")
    assert "The end is triggered: after this round comes the final round." in lines(painted(AREA, s))


def test_things_are_told_in_words() -> None:
    s = with_player(with_cubes(match(), (0,)), 1, rep=3)
    table = table_of(s)
    assert AREA.describe(("section", 0), table, 0) == (
        f"AGM A, 1 of {section_sizes(s)[0]} spaces taken, would bring Ana 1 x 1 = 1 VP, Ben (0+1) x 1 = 1 VP, "
        "Cleo 0 x 1 = 0 VP. Cubes, +1 for the most reputation, times open wings (1, +1 for each goal). "
        "It is held at the end of the turn in which it fills up."
    )
    first, second, third = goals(s)[0].levels
    assert AREA.describe(("goal", 0), table, 0) == (
        "It brings a cube for AGM A and opens a wing, so that every cube counts once more. "
        f"It takes {first} segments built; Ana has 0. After that it takes {second}, {third}."
    )
    assert AREA.describe(("rep", 3), table, 0) == (
        f"3 reputation: access costs 2 money for each owner; {rep_points(3)} VP at the end. Here: Ben. "
        "The step down from here is worth +1 resource of any type, once in a turn."
    )
    assert AREA.describe(("rep", 15), table, 0).startswith("15 reputation: access is free;")


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)
