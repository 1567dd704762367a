"""What everybody stops for, and what others' turns look like in few words."""

from random import Random

import pytest
from msgspec.structs import replace
from textual.events import Key

from core.galactic_cruise.choices import Assign, EndTurn, SpendRep, TakeFunding
from core.galactic_cruise.effects import PassTurn, Reckoning
from core.galactic_cruise.events import (
    AccessPaid,
    ActionTaken,
    AgmHeld,
    CruiseScheduled,
    DevelopmentBuilt,
    EndTriggered,
    FinalRoundBegan,
    GoalReached,
    GuestLeft,
    GuestScored,
    LastAdvanceBegan,
    ShipLaunched,
    ShipMoved,
    TicketSold,
    WorkerBumped,
    WorkerPlaced,
)
from core.galactic_cruise.game import GAME
from core.galactic_cruise.paying import steps_for
from core.galactic_cruise.progress import section_sizes
from core.galactic_cruise.questions import Bill, Due, EndOfTurn, Run
from core.galactic_cruise.rules import turn_order
from core.galactic_cruise.scoring import rep_points
from core.galactic_cruise.state import State, Worker
from core.kernel.events import Event, Moved, Scored, TurnStarted
from core.kernel.frames import Choice, Stop
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import PERSON, Session, TakeBacks
from tests.tui.galactic_cruise.test_telling import first_turn, table, with_player
from tests.tui.screen.desk import QUIET, desk, until
from tests.tui.test_match import Told
from tui import story
from tui.galactic_cruise.words.sources import source
from tui.match import Match
from tui.screens.match import PACES
from tui.settings import Settings
from tui.words import screen
from tui.words.match import Row, result_page, told

WORDS = table(first_turn()).words
NAMES = ("Ana", "Ben")


def moved(thing: str, n: int, here: str, there: str, why: str = "action:advertise") -> Moved:
    return Moved(thing=thing, n=n, here=here, there=there, why=why)


class TestAgm:
    def held(self, state: State) -> list[str]:
        section = WORDS.moment(AgmHeld(section=1), table(state), table(state))
        assert section is not None
        assert section.title == "Annual general meeting A"
        return list(section.lines)

    def test_each_player_is_told_cubes_and_wings(self) -> None:
        state = replace(first_turn(), track=((0, 0, 1), (0,), ()))
        lines = self.held(with_player(with_player(state, 0, rep=2), 1, rep=5, goals=(1,)))
        assert lines[1:3] == [
            "Ana: 2 cubes, times 1 wing: 2 VP.",
            "Ben: 1 cube and 1 for the most reputation, times 2 wings: 4 VP.",
        ]
        size = section_sizes(state)[1]
        assert lines[-1] == (
            f"The next section has {size - 1} of {size} spaces free; AGM B follows when they are taken."
        )

    def test_the_number_of_the_section_may_count_too(self) -> None:
        state = replace(first_turn(), track=((), (0,), (1, 1)), agm="by-section")
        state = with_player(with_player(state, 0, rep=0), 1, rep=1)
        reckoned = WORDS.reckoning(table(state))
        assert reckoned[1] == "In this match that counts 3 times in section 3."
        assert reckoned[3].startswith("Ben: 2 cubes and 1 for the most reputation, times 1 wing: 9 VP.")


def test_the_final_round_says_why_bonuses_are_taken_and_how_many_there_are() -> None:
    state = replace(first_turn(), network=(Worker(owner=0), None, Worker(owner=0), None, None, None))
    last = turn_order(state)[-1]
    passing = Run(seat=last, src="turn", todo=(PassTurn(),))
    final = GAME.step(replace(state, phase="last-round", stack=(passing, EndOfTurn(seat=last, src="turn"))), EndTurn())
    text = "The final round brings a worker home: which funding bonus? None is used up."
    assert table(final.state).say(final.state.stack[-1]) == f"{text} 1 more follows."
    then = GAME.step(final.state, TakeFunding(what="money")).state
    assert table(then).say(then.stack[-1]) == text


def test_the_end_is_near_only_until_the_final_round_begins() -> None:
    last, final = (table(replace(first_turn(), phase=phase)) for phase in ("last-round", "final-round"))
    near = WORDS.moment(EndTriggered(), last, last)
    assert near is not None
    assert near.title == "The end is near"
    assert WORDS.moment(EndTriggered(), last, final) is None


class TestResults:
    def test_points_stand_side_by_side_and_the_last_ones_are_explained(self) -> None:
        state = with_player(first_turn(), 0, points=12, tally=(("start", 5), ("guests", 7)), money=10, rep=9)
        page = result_page(table(state), GAME.standings(state))
        assert page[:5] == [
            "Ana wins with 12 VP.",
            Row("", ("Ana", "Ben"), strong=True),
            Row("In all", ("12", "5"), strong=True),
            Row("Place", ("1", "2")),
            Row("start", ("5", "5")),
        ]
        assert f"9 reputation: {rep_points(9)} VP." in str(page[-2])
        assert "Cockpits: Old Faithful 1 - 5 (never launched)." in str(page[-2])

    def test_agm_c_tells_everybody_what_it_brought_in_all(self) -> None:
        over = replace(with_player(first_turn(), 0, money=10, rep=9), stack=(), track=((), (), (0, 0)))
        section = WORDS.moment(AgmHeld(section=3), table(over), table(over))
        assert section is not None
        assert section.title == "Annual general meeting C"
        [_opening, ana, _ben] = section.lines
        assert ana.startswith("Ana: 2 cubes and 1 for the most reputation, times 1 wing: 3 VP.")
        assert ana.endswith("Together 11 VP.")

    def test_the_last_advance_is_no_news_once_the_match_is_over(self) -> None:
        over = table(replace(first_turn(), stack=()))
        assert WORDS.moment(LastAdvanceBegan(), over, over) is None


class TestInFewWords:
    def said(self, *events: Event) -> list[str] | None:
        return WORDS.gist(events, table(first_turn()))

    def test_a_turn_is_one_paragraph_with_what_it_brought_in_all(self) -> None:
        assert self.said(
            TurnStarted(seat=1),
            WorkerPlaced(seat=1, at=0, expert=False),
            ActionTaken(seat=1, action="advertise", at=0),
            moved("ad", 2, "seat:1", "supply"),
            TicketSold(seat=1, kind="family", cruise="star-1"),
            moved("money", 1, "supply", "seat:1"),
            TicketSold(seat=1, kind="relax", cruise="star-1"),
            moved("money", 1, "supply", "seat:1"),
            DevelopmentBuilt(seat=1, row="food", area=0),
        ) == [
            "Ben: Worker to Ticket Hall. Sells 2 tickets for Ring Road. Builds a food development at walkway 1-2. "
            "+2 money, -2 ads."
        ]

    def test_a_launch_tells_guests_and_points(self) -> None:
        state = first_turn()
        ship = state.players[1].ships[0].cockpit
        events = (
            moved("guest:family", 1, "market", "ships:1"),
            moved("guest:relax", 1, "queue:1", "ships:1"),
            *[GuestLeft(seat=1, kind="family")] * 2,
            moved("rep", 4, "seat:1", "supply", "left-behind"),
            Scored(seat=1, points=4, why=f"cockpit:{ship}"),
            ShipLaunched(seat=1, ship=0, cruise="star-1"),
        )
        assert self.said(*events) == [
            "Ben: Launches Rattletrap on Ring Road with 2 guests. Leaves 2 guests with tickets behind. +4 VP, -4 rep."
        ]

    def test_whoever_is_bumped_has_a_paragraph_too(self) -> None:
        assert self.said(
            WorkerPlaced(seat=1, at=0, expert=True),
            WorkerBumped(seat=0, by=1, at=0),
            moved("food", 1, "supply", "seat:0", "bump"),
        ) == ["Ben: Expert to Ticket Hall.", "Ana: Sent home by Ben. +1 food."]

    def test_what_an_agm_brings_everybody_is_no_part_of_the_turn_in_which_it_is_held(self) -> None:
        assert self.said(
            TurnStarted(seat=1),
            *[GuestScored(seat=1, kind="family", cruise="star-1")] * 2,
            Scored(seat=1, points=8, why="guests"),
            AgmHeld(section=1),
            Scored(seat=1, points=4, why="progress"),
            AgmHeld(section=2),
            Scored(seat=0, points=12, why="progress"),
            TurnStarted(seat=0),
        ) == ["Ben: Scores 2 guests. +8 VP.", "AGM A: Ana +0 VP, Ben +4 VP.", "AGM B: Ana +12 VP, Ben +0 VP."]

    def test_the_final_round_is_told_before_what_it_brings(self) -> None:
        assert self.said(
            TurnStarted(seat=1),
            WorkerPlaced(seat=1, at=0, expert=False),
            FinalRoundBegan(),
            Scored(seat=0, points=2, why="funding"),
        ) == [
            "Ben: Worker to Ticket Hall.",
            "The final round: all workers come home, then everybody has one last turn.",
            "Ana: +2 VP.",
        ]

    def test_money_for_access_says_who_paid_it(self) -> None:
        paid = moved("money", 2, "seat:1", "seat:0", "access"), AccessPaid(seat=1, area=0, price=2)
        assert self.said(
            TurnStarted(seat=1),
            *paid,
            *paid,
            WorkerBumped(seat=0, by=1, at=0),
            moved("ad", 1, "supply", "seat:0", "funding"),
        ) == [
            "Ben: Pays for access 2 times. -4 money.",
            "Ana: Paid by Ben for access: +4 money. Sent home by Ben. +1 ad.",
        ]

    def test_a_goal_comes_before_and_access_behind_all_else_of_a_turn(self) -> None:
        assert self.said(
            AccessPaid(seat=1, area=0, price=2),
            WorkerPlaced(seat=1, at=0, expert=False),
            CruiseScheduled(seat=1, cruise="star-1"),
            GoalReached(seat=1, goal="skyline-1"),
        ) == [
            f"Ben: Reaches the goal {source('goal:skyline-1')}. Worker to Ticket Hall. Schedules Ring Road. "
            "Pays for access."
        ]

    def test_whoever_had_a_turn_is_not_told_of_by_what_others_did_to_it(self) -> None:
        assert self.said(
            WorkerPlaced(seat=1, at=0, expert=False),
            TurnStarted(seat=0),
            WorkerPlaced(seat=0, at=0, expert=False),
            WorkerBumped(seat=1, by=0, at=0),
            Scored(seat=1, points=1, why="bump"),
            moved("money", 2, "seat:0", "seat:1", "access"),
        ) == ["Ben: Worker to Ticket Hall.", "Ana: Worker to Ticket Hall. -2 money."]

    def test_a_ship_is_told_to_be_at_its_stop(self) -> None:
        ship = ShipMoved(seat=1, ship=0, cruise="star-1", stop=2)
        assert self.said(ship) == ["Ben: Rattletrap: adventurous destination."]

    def test_the_silo_is_refilled_once_a_card_is_discarded_for_it(self) -> None:
        begun = ActionTaken(seat=1, action="silo", at=2)
        assert self.said(begun) == []
        filled = moved("agenda:ribbon", 1, "hand:1", "discard", "action:silo")
        assert self.said(begun, filled, moved("money", 3, "supply", "seat:1")) == ["Ben: Refills the silo. +3 money."]


def test_what_comes_from_one_source_is_one_sentence_in_the_log() -> None:
    events = (moved("money", 2, "supply", "seat:0"), moved("rep", 1, "supply", "seat:0"))
    paid = moved("ad", 1, "seat:0", "supply", "action:schedule")
    assert told([*events, paid], table(first_turn())) == [
        "Ana: +2 money, +1 reputation (Advertise). -1 ad (Schedule a cruise)."
    ]


def test_what_was_paid_for_says_so_where_its_source_is_a_cruise_or_was_empty() -> None:
    events = (
        moved("ad", 1, "seat:0", "supply", "cruise:star-1"),
        Scored(seat=0, points=3, why="guests"),
        moved("rep", 1, "seat:0", "supply", "action:segments"),
        Scored(seat=0, points=-1, why="action:segments"),
    )
    assert told(events, table(first_turn())) == [
        "Ana: -1 ad (a guest of Ring Road). +3 VP (guests). -1 reputation (Build segments). -1 VP (no reputation left)."
    ]


# In a match


def test_what_a_rival_did_before_and_after_a_bump_is_told_together() -> None:
    match = Match(begun(7), (PERSON, PERSON), Told())

    def choose(wanted: Choice | None = None) -> None:
        """This, or whatever comes first and goes on; what has only one answer is passed by itself."""
        legal = GAME.legal(match.session.state)
        match.choose(wanted if wanted in legal else next(choice for choice in legal if not choice.free))

    match.start()
    while not match.session.state.turn.n:
        choose()
    for _seat in (0, 1):  # who comes second bumps who came first
        choose(Assign(at=2, expert=False))
        while match.session.decider == 0 and match.session.state.turn.seat == 1:
            choose()  # the bumped worker's bonus
        while EndTurn() not in GAME.legal(match.session.state):
            choose(Stop())
        match.choose(EndTurn())
    [ben, ana] = story.since(match, 0)
    assert ben.startswith("Ben: Worker to Cold Store.")
    assert ana.startswith("Ana: Sent home by Ben.")


def test_use_of_reputation_says_what_it_brought_also_where_that_paid_a_bill() -> None:
    state = with_player(first_turn(), 0, rep=3, money=2)
    bill = Bill(seat=0, src="action:supplies", due=Due(money=3), of=())
    state = replace(state, stack=(*state.stack[:-1], bill))
    match = Match(Session(GAME, begun(7).setup, state, Step(state, (), None), TakeBacks.FREE), (PERSON, PERSON), Told())
    use = SpendRep(icon="money", n=1)
    assert use in GAME.legal(state)
    deed = f"Ana: Uses reputation: +1 money for {steps_for(3, 'money', 1)} reputation."
    assert story.preview(match, [use])[0] == deed
    match.choose(use)
    told_now = story.account(match, match.session.recent()[0], match.session.state)
    assert told_now[0] == deed
    assert "use of reputation" not in " ".join(told_now)


# On the screen


def begun(seed: int) -> Session:
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), options={"board": "intro"}, seed=seed)
    return Session.new(GAME, setup, TakeBacks.FREE)


def before_an_agm() -> Session:
    """A match of chance in which the end of the present turn fills a section of the track."""
    session, whim = begun(7), Random(7)
    while True:
        while (forced := session.forced()) is not None:
            session.play(forced, "auto")
        legal = session.game.legal(session.state)
        if EndTurn() in legal:
            events = session.game.step(session.state, EndTurn()).events
            if any(isinstance(event, AgmHeld) for event in events):
                return session
        bound = [choice for choice in legal if not choice.free or choice == EndTurn()]
        session.play(whim.choice(bound), PERSON)


def before_the_end() -> Session:
    """Ana still has to end her last advance; Ben has more points."""
    todo = Run(seat=0, src="agm", todo=(Reckoning(),))
    state = replace(first_turn(), phase="last-advance", stack=(todo, EndOfTurn(seat=0, src="turn")))
    state = with_player(state, 1, points=20, tally=(("start", 20),))
    return Session(GAME, begun(7).setup, state, Step(state, (), None), TakeBacks.FREE)


def test_an_agm_that_the_end_of_a_turn_sets_off_is_news_also_to_whose_turn_it_was() -> None:
    session = before_an_agm()
    seat = session.state.turn.seat
    match = Match(session, (PERSON, PERSON), Told())
    assert not story.so_far(match, seat)
    match.choose(EndTurn())
    own, agm = story.so_far(match, seat)
    assert own.startswith(f"{NAMES[seat]}: ")
    assert agm.startswith("AGM A: ")
    match.choose(next(choice for choice in GAME.legal(session.state) if isinstance(choice, Assign)))
    assert story.so_far(match, seat) == []
    assert story.since(match, seat)[0] == agm
    assert own not in story.since(match, seat)
    assert story.since(match, 1 - seat) == [own, agm]


@pytest.mark.asyncio
async def test_an_agm_lies_over_the_board_when_the_next_person_has_the_keyboard() -> None:
    async with desk(before_an_agm()) as here:
        await here.press("enter", "e")
        assert not here.page.is_open
        await here.press("enter")
        await here.settle()
        assert "Annual general meeting A" in here.text()
        await here.press("enter")
        assert not here.page.is_open


@pytest.mark.asyncio
async def test_what_was_pressed_before_an_agm_came_up_leaves_it_open() -> None:
    async with desk(before_an_agm()) as here:
        await here.press("enter", "e")
        impatient = Key("enter", "\r")
        await here.press("enter")
        here.app.post_message(impatient)
        await here.settle()
        assert here.page.is_open


@pytest.mark.asyncio
async def test_bots_wait_until_an_agm_has_been_read() -> None:
    session = before_an_agm()
    bot = 1 - session.state.turn.seat
    async with desk(session, tuple("bot:random" if seat == bot else PERSON for seat in (0, 1))) as here:
        await here.press("e")
        await here.settle()
        assert "Annual general meeting A" in here.text()
        assert here.asked.title == screen.STOPPED.format(name=NAMES[bot])
        played = len(session.log)
        await here.press("x")
        assert not here.page.is_open
        await until(lambda: len(session.log) > played)


@pytest.mark.asyncio
async def test_where_only_bots_play_an_agm_goes_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, QUIET.pace, 0.1)
    session = before_an_agm()
    async with desk(session, ("bot:random", "bot:random")) as here:
        await until(lambda: here.page.is_open)
        played = len(session.log)
        await until(lambda: len(session.log) > played)
        assert not here.page.is_open


@pytest.mark.asyncio
async def test_a_page_that_came_up_is_closed_by_the_first_answer() -> None:
    async with desk(before_an_agm()) as here:
        await here.press("enter", "e", "enter")
        assert here.page.is_open
        await here.press(here.keys[0])
        assert not here.page.is_open


@pytest.mark.asyncio
async def test_agm_c_has_its_page_before_the_results() -> None:
    async with desk(before_the_end()) as here:
        await here.press("enter", "e")
        await here.settle()
        assert "Annual general meeting C" in here.text()
        await here.press("enter")
        await here.settle()
        assert screen.RESULT in here.text()
        await here.press("enter")
        assert not here.page.is_open
        assert here.pane("mine").border_title == here.pane("mine").area.title(table(here.session.state), 1)


@pytest.mark.asyncio
async def test_the_game_in_short_comes_before_the_first_question_and_then_at_its_key() -> None:
    async with desk(begun(7), settings=Settings()) as here:
        await here.press("enter")
        await here.settle()
        assert "Aim" in here.text()
        assert here.app.settings.seen == ("galactic-cruise:primer",)
        await here.press("comma")
        assert not here.page.is_open
        await here.press("G")
        assert here.page.is_open
