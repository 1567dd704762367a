"""What others have done since the last turn of whoever looks is marked on the board."""

import pytest

from core.bots import BOTS
from core.galactic_cruise.choices import Assign, EndTurn
from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import PickMain
from core.kernel.frames import Stop
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import PERSON, Session, TakeBacks
from core.space_bureau.questions import PickAbility
from tests.galactic_cruise.table import NAMES, match
from tests.tui.pictures import read
from tests.tui.screen.desk import COMPACT, WIDE, Desk, desk
from tests.tui.scripts import begin, watched
from tui import story
from tui.asking import Asking, ask, unmarked
from tui.choosing import Choosing
from tui.screens.match_view import MatchView
from tui.widgets.answers import Line
from tui.widgets.question import Asked, QuestionBar
from tui.words import screen as words

BOT = "bot:random"
SIGN = "*"


def first_turn() -> Session:
    """A match of three at Ana's first turn."""
    state = match(3)
    setup = Setup(seats=tuple(Seat(name=name) for name in NAMES[:3]), options={}, seed=7)
    return Session(GAME, setup, state, Step(state, (), None), TakeBacks.FREE)


def places(session: Session, at: int) -> None:
    """A turn in which a worker is placed at a location, counted from 0, and nothing else is done."""
    seat = session.decider
    session.play(Assign(at=at, expert=False), PERSON)
    while session.decider == seat:
        legal = session.game.legal(session.state)
        session.play(next(choice for choice in legal if isinstance(choice, Stop | EndTurn)), PERSON)


def marked(table: Desk) -> list[int]:
    """The locations that are marked, by their numbers."""
    picture = table.pane("network").picture
    assert picture is not None
    return [n + 1 for n in range(6) if SIGN in read(picture, ("location", n))]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [COMPACT, WIDE])
async def test_where_others_have_placed_workers_is_marked_until_they_play_again(size: tuple[int, int]) -> None:
    session = first_turn()
    for at in (0, 2, 4):
        places(session, at)
    async with desk(session, (PERSON, BOT, BOT), size=size) as table:
        assert marked(table) == [3, 5]
        await table.press("2")
        assert marked(table) == [3, 5]


@pytest.mark.asyncio
async def test_at_a_shared_keyboard_everybody_sees_what_came_after_their_own_turn() -> None:
    session = first_turn()
    for at in (0, 2, 4):
        places(session, at)
    places(session, 1)
    async with desk(session) as table:
        await table.press("enter")
        assert marked(table) == [2, 5]


@pytest.mark.asyncio
@pytest.mark.parametrize("size", [COMPACT, WIDE])
async def test_nothing_is_marked_before_others_have_played(size: tuple[int, int]) -> None:
    async with desk(first_turn(), (PERSON, BOT, BOT), size=size) as table:
        assert marked(table) == []
    async with desk(begin(), size=size) as table:
        assert SIGN not in table.text()


@pytest.mark.asyncio
async def test_what_was_done_in_the_setup_is_no_news_once_turns_are_played() -> None:
    session = Session.new(GAME, Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), options={}, seed=7), TakeBacks.FREE)
    while not isinstance(session.state.stack[-1], PickMain):
        session.play(session.game.legal(session.state)[0], PERSON)
    async with desk(session) as table:
        assert not table.asked.told
        await table.press("enter")
        assert marked(table) == []
        places(session, 1)
        table.screen.go_on()
        assert [line.split(":")[0] for line in table.asked.told] == ["Ana"]


@pytest.mark.asyncio
async def test_what_comes_up_for_the_first_time_is_not_marked_as_a_whole() -> None:
    session = begin(2, ships="chosen", abilities="chosen")
    while not isinstance(session.state.stack[-1], PickAbility):
        session.play(session.game.legal(session.state)[0], PERSON)
    async with desk(session) as table:
        await table.press("enter")
        await table.settle()
        assert table.pane("abilities").picture is not None
        assert SIGN not in table.text()


@pytest.mark.asyncio
async def test_a_map_that_says_its_hexes_in_fewer_words_as_it_grows_marks_no_others_for_it() -> None:
    session = begin(3)
    for n in range(34):
        game, seat = session.game, session.decider
        session.play(BOTS["random"].choose(game, game.view(session.state, seat), 7, n), PERSON)
    pictures = []
    for size in (COMPACT, WIDE):
        async with desk(session, size=size) as table:
            await table.press("enter", "f3")
            await table.settle()
            picture = table.pane("universe").picture
            assert picture is not None
            pictures.append({spot.what for spot in picture.spots if SIGN in read(picture, spot.what)})
    assert pictures[0] == pictures[1] != set()


def test_a_bonus_that_somebody_takes_inside_a_turn_does_not_take_the_place_of_the_news() -> None:
    session = first_turn()
    for at in (0, 2, 4):
        places(session, at)
    news = story.since(watched(session), 0)
    assert [line.split(":")[0] for line in news] == ["Ben", "Cleo"]
    session.play(Assign(at=2, expert=False), PERSON)
    assert session.decider == 1
    session.play(session.game.legal(session.state)[0], PERSON)
    assert session.decider == 0
    assert story.since(watched(session), 0) == news


def test_the_last_lines_leave_out_a_turn_in_which_nothing_has_happened_yet() -> None:
    session = first_turn()
    places(session, 2)
    assert next(story.latest(watched(session))).startswith("Ana: ")
    places(session, 4)
    assert "Ben: Turn in round 1." in story.latest(watched(session))


@pytest.mark.asyncio
async def test_what_the_log_would_cut_is_told_whole_in_the_bar_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    long = "the news " + "word " * 20 + "end"
    monkeypatch.setattr(story, "latest", lambda match: iter([long, "what came before"]))
    async with desk(begin()) as table:
        await table.settle()
        text = table.text()
        assert (text.count("the news"), text.count("what came before")) == (1, 1)
        assert "end" in text.split("what came before")[1]


def test_a_question_begins_with_what_happened_also_where_its_first_part_is_settled() -> None:
    session = begin()
    table, legal = story.table(watched(session)), session.game.legal(session.state)
    whole = ask(table, legal)
    further = whole.take(whole.answers()[0])
    assert isinstance(further, Asking)
    assert Choosing(further, unmarked).chosen is not None
    settled = ask(table, further.left)
    assert settled == further._replace(before=None)
    assert Choosing(settled, unmarked).chosen is None


@pytest.mark.asyncio
async def test_a_description_that_is_cut_says_where_the_rest_is_and_there_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    long = "It is " + "very " * 60 + "long."
    monkeypatch.setattr(MatchView, "_described", lambda screen, choosing: long)
    async with desk(begin()) as table:
        await table.press("up")
        await table.settle()
        assert words.REST_IN_PREVIEW in table.text()
        assert "long." not in table.text()
        await table.press("=")
        await table.settle()
        assert "long." in table.text()


@pytest.mark.asyncio
async def test_the_rule_begins_before_a_long_question_and_goes_on_where_it_ends() -> None:
    async with desk(begin()) as table:
        bar = table.screen.query_one(QuestionBar)
        bar.show(Asked("Which? " * 14, (Line("1", "This"),)))
        await table.settle()
        first, second = table.lines()[-7:-5]
        rule = table.app.glyphs["h"]
        assert (first[0], first[-1]) == (rule, " ")
        assert second.startswith("  Which?")
        assert second.endswith(rule)


@pytest.mark.asyncio
async def test_no_answer_moves_for_what_is_told_and_none_is_hidden_for_what_is_said_about_one() -> None:
    answers = tuple(Line(key, "x" * 70) for key in "12345")
    async with desk(begin()) as table:
        bar = table.screen.query_one(QuestionBar)
        seen = []
        for asked in (
            Asked("Which?", answers),
            Asked("Which?", answers, told=("news",)),
            Asked("Which?", answers, 1, "because of it"),
        ):
            bar.show(asked)
            await table.settle()
            assert bar.picture is not None
            seen.append([(spot.what, spot.x, spot.y) for spot in bar.picture.spots])
            assert ("because of it" in table.text()) == bool(asked.detail)
        assert [len(spots) for spots in seen] == [5, 5, 5]
        assert seen[0] == seen[1] == seen[2]
