"""What of Galactic Cruise is seen at once: areas on a wide screen, answers and figures on the smallest."""

from collections.abc import Hashable, Sequence

import pytest

from core import GAMES
from core.galactic_cruise.choices import BuildAt, Sail
from core.galactic_cruise.effects import Advance, Develop
from core.galactic_cruise.questions import Bill, DropToken, Embark, PickGuest, PickMain, PickSchedule, PickShip
from core.galactic_cruise.rules import LOCATIONS
from core.galactic_cruise.state import State
from core.kernel.frames import Question
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import PERSON, Session, TakeBacks
from tests.galactic_cruise.table import (
    GO,
    NAMES,
    STAR,
    TOUR,
    asking,
    crowd,
    doing,
    flying,
    match,
    owned,
    play,
    ready,
    second_ship,
    top,
    with_player,
)
from tests.harness import setup_of
from tests.tui.screen.desk import COMPACT, WIDE, Desk, desk
from tui.galactic_cruise.board import ANYTIME
from tui.settings import Settings
from tui.widgets.lines import BarPane
from tui.widgets.question import QuestionBar
from tui.words import screen as words

pytestmark = pytest.mark.asyncio

GAME = GAMES["galactic-cruise"]
BOT = "bot:random"

HAND = ("coffee-break", "toll-gate", "press-release")


def busy(s: State) -> State:
    """A position in which all that may be done at any time is possible."""
    return owned(with_player(s, hand=HAND, money=9, rep=9), w1=(1,))


MATCH = busy(match())
QUEUE = crowd(MATCH, (1, 1, 1), (1, 1, 1))
MANY_ANSWERS = (
    (PickMain, second_ship(ready(MATCH))),
    (PickSchedule, asking(MATCH, PickSchedule(seat=0, src="action:schedule"))),
    (PickGuest, asking(QUEUE, PickGuest(seat=0, src="action:advertise", cruise=STAR, left=2))),
    (Embark, play(ready(QUEUE, guests=(1, 1, 0)), GO)),
    (DropToken, play(doing(flying(MATCH, TOUR, token="vp", guests=(0, 1, 0)), Advance(), src="turn"), Sail(ship=0))),
    (Bill, play(doing(MATCH, Develop(), src="action:development"), BuildAt(row="food", area=2))),
)


def first_question() -> Session:
    return Session.new(GAME, setup_of(GAME, 0), TakeBacks.FREE)


def at(state: State, names: Sequence[str] = NAMES) -> Session:
    """A match in this position."""
    setup = Setup(seats=tuple(Seat(name=name) for name in names[: len(state.players)]), options={}, seed=7)
    return Session(GAME, setup, state, Step(state, (), None), TakeBacks.FREE)


def seen(table: Desk) -> list[str]:
    """The areas of which at least a part is on the screen."""
    return [area.id for area in table.board.areas if table.pane(area.id).size.area]


@pytest.mark.parametrize(
    ("size", "areas"),
    [
        (COMPACT, ["network"]),
        ((120, 36), ["network", "progress"]),
        ((150, 44), ["network", "mine", "market"]),
        (WIDE, ["network", "mine", "market", "progress"]),
    ],
)
async def test_the_more_room_there_is_the_more_areas_are_seen(size: tuple[int, int], areas: list[str]) -> None:
    async with desk(first_question(), size=size) as table:
        await table.settle()
        assert seen(table) == areas


@pytest.mark.parametrize("size", [(150, 44), WIDE])
async def test_every_area_has_its_turn_on_a_wide_screen_and_stays_until_the_next(size: tuple[int, int]) -> None:
    async with desk(first_question(), size=size) as table:
        for n, area in enumerate(table.board.areas):
            await table.press(f"f{n + 2}")
            await table.settle()
            assert {"network", "mine", area.id} <= set(seen(table))
        await table.press("f6", "f2")
        await table.settle()
        assert "supply" in seen(table)


@pytest.mark.parametrize("size", [(150, 44), WIDE])
async def test_a_wide_screen_shows_the_technologies_beside_the_network_while_both_have_answers(
    size: tuple[int, int],
) -> None:
    async with desk(at(doing(with_player(match(), money=30), Develop(), src="action:development")), size=size) as table:
        await table.press("enter", "1")
        await table.settle()
        assert table.screen.front == "network"
        assert "technologies" in seen(table)


async def test_on_a_large_screen_every_area_is_seen_whole_at_the_start() -> None:
    async with desk(first_question(), size=WIDE) as table:
        for n, area in enumerate(table.board.areas):
            await table.press(f"f{n + 2}")
            await table.settle()
            pane = table.pane(area.id)
            assert pane.whole is not None
            assert (pane.whole.width, pane.whole.height) == pane.size, area.id


async def test_all_that_can_be_answered_is_in_view_where_there_is_room_for_it() -> None:
    s = second_ship(second_ship(match()))
    async with desk(at(asking(s, PickShip(seat=0, src="action:ship")))) as table:
        await table.press("enter")
        picture = table.pane("yard").picture
        assert picture is not None
        spots = [spot for spot in picture.spots if spot.what[0] == "ship"]  # type: ignore[index]
        assert all(0 <= spot.y < picture.height for spot in spots)


async def test_what_goes_on_beyond_a_window_is_marked_in_its_last_row_and_in_its_first() -> None:
    async with desk(at(match())) as table:
        await table.press("enter", "f3")
        assert await marked(table) == ("", "↓")
        await table.press("pagedown")
        assert await marked(table) == ("↑", "↓")
        await table.press("pagedown", "pagedown", "pagedown")
        assert await marked(table) == ("↑", "")


async def test_an_area_is_scrolled_by_a_key_that_came_before_it_was_ever_painted() -> None:
    async with desk(at(match())) as table:
        await table.press("enter", "f3", "pagedown")
        assert await marked(table) == ("↑", "↓")


async def marked(table: Desk) -> tuple[str, str]:
    """The signs at the ends of the first and the last row of the board."""
    await table.settle()
    picture = table.pane("mine").picture
    assert picture is not None
    first, *_, last = ("".join(char for char, _ink in row[-2:]).strip() for row in picture.rows)
    return first, last


async def test_another_question_shows_the_board_from_its_top_again() -> None:
    async with desk(at(match())) as table:
        await table.press("enter", "f3")
        await table.settle()
        await table.press("pagedown", "tab", ",")
        assert await marked(table) == ("↑", "↓")
        await table.press("1", "f3")
        assert await marked(table) == ("", "↓")


@pytest.mark.parametrize(("question", "s"), MANY_ANSWERS, ids=lambda given: getattr(given, "__name__", ""))
async def test_all_answers_are_seen_at_once(question: type[Question], s: State) -> None:
    assert isinstance(top(s), question)
    async with desk(at(s)) as table:
        await table.press("enter")
        bar = table.screen.query_one(QuestionBar)
        assert bar.picture is not None
        assert {spot.what for spot in bar.picture.spots} == set(table.keys)
        if question is not Bill:
            assert set(ANYTIME.values()) <= set(table.keys)


async def test_what_may_be_done_at_any_time_stands_together_below_the_answers() -> None:
    async with desk(at(MATCH)) as table:
        await table.press("enter")
        assert "   p Play card  r Refresh blueprints: 1 rep  u Use rep  w Buy access" in table.text()


@pytest.mark.parametrize("size", [COMPACT, WIDE])
async def test_a_note_has_rows_of_its_own_and_hides_nothing_that_can_be_answered(size: tuple[int, int]) -> None:
    async with desk(at(match()), size=size, settings=Settings(seen=("galactic-cruise:primer",))) as table:
        await table.settle()
        assert words.FIRST_TIME in table.text()
        noted = things(table)
        assert {("location", at) for at in range(LOCATIONS)} <= noted
        await table.press("tab", ",")
        await table.settle()
        assert words.FIRST_TIME not in table.text()
        assert things(table) == noted


def things(table: Desk) -> set[Hashable]:
    """What is in view of the network, from top to bottom."""
    picture = table.pane("network").picture
    assert picture is not None
    return {spot.what for spot in picture.spots if 0 <= spot.y <= picture.height - spot.height}


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_whoever_looks_sees_their_supplies_beside_everybodys_figures(players: int) -> None:
    s = match(players)
    for seat in range(players):
        s = with_player(s, seat, money=10 + seat, points=30 + seat)
    async with desk(at(s), (PERSON, *(BOT,) * (players - 1))) as table:
        head, strip = table.lines()[:2]
        assert "Round 1 · turn 1" in head
        assert "▲ 10 money, 2 ads, 1 food, 1 oxygen, 1 fuel, 2 at home" in head
        assert all(f"{30 + seat} VP" in strip for seat in range(players))
        assert "0 rep" in strip


async def test_names_give_way_to_figures_where_four_have_long_ones() -> None:
    s = match(4)
    for seat in range(4):
        s = with_player(s, seat, points=100 + seat)
    names = ("Pe", "Greedy bot of mine", "Greedy bot of yours", "Greedy bot of theirs")
    async with desk(at(s, names), (PERSON, BOT, BOT, BOT)) as table:
        strip = table.lines()[1]
        assert all(f"· {100 + seat}" in strip for seat in range(4))
        assert "Greedy bot … · 103" in strip


async def test_while_a_rival_is_looked_at_the_network_still_tells_what_is_ones_own() -> None:
    async with desk(at(owned(match(3), w1=(0,), w2=(1,))), (PERSON, BOT, BOT)) as table:
        before = table.text()
        await table.press(")")
        await table.settle()
        assert " yours " in table.text()
        assert table.text().count("2 money") == before.count("2 money")


async def test_a_rival_whose_things_are_looked_at_stands_out_in_the_strip() -> None:
    async with desk(at(match(3)), (PERSON, BOT, BOT)) as table:
        assert standing_out(table) == ""
        await table.press(")")
        assert standing_out(table) == "Ben"
        await table.press(",")
        assert standing_out(table) == ""


def standing_out(table: Desk) -> str:
    """What is drawn in reverse in the line of everybody's figures."""
    picture = table.screen.query_one("#strip", BarPane).picture
    assert picture is not None
    return "".join(char for char, ink in picture.rows[0] if ink.reverse)
