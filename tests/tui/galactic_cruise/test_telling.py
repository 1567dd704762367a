"""What Galactic Cruise says in positions where it depends on more than the thing that is said."""

from typing import Any

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BuildAt,
    BuyAccess,
    DiscardCard,
    Do,
    JumpTo,
    SpendRep,
    TakeCruise,
    TakeFunding,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import ACTIONS
from core.galactic_cruise.events import AccessPaid, Lost, ShipMoved, WorkerBumped
from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import (
    Bill,
    Due,
    OverHand,
    PickAccess,
    PickAction,
    PickAdvert,
    PickDevelopment,
    PickFunding,
    PickIcon,
    PickLastStop,
    PickResource,
    PickSchedule,
)
from core.galactic_cruise.reasons import Short
from core.galactic_cruise.rules import Pen
from core.galactic_cruise.scoring import reckon
from core.galactic_cruise.state import NEUTRAL, NPC, Ship, Slot, State, Worker
from core.kernel.events import Moved, PassedOver
from core.kernel.frames import PayUp, Question
from core.kernel.game import Seat, Setup
from tui.galactic_cruise.words.vocabulary import powers_briefly
from tui.words.dictionary import Table, words_of
from tui.words.match import Row, outlook, outlook_table, results

WORDS = words_of(GAME.id)
SAY = WORDS.dictionary


def first_turn() -> State:
    """Two players at the first question after the setup."""
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), options={"board": "intro"}, seed=7)
    state: State = GAME.new(setup).state
    while not state.turn.n:
        state = GAME.step(state, GAME.legal(state)[0]).state
    return state


def with_player(state: State, seat: int, **fields: Any) -> State:
    players = tuple(replace(p, **fields) if n == seat else p for n, p in enumerate(state.players))
    return replace(state, players=players)


def asking(question: Question, state: State | None = None) -> Table:
    state = state or first_turn()
    return table(replace(state, stack=(*state.stack, question)))


def table(state: State) -> Table:
    return Table(WORDS, ("Ana", "Ben"), state)


class TestQuestions:
    def test_a_location_says_who_stands_there_however_little_room_there_is(self) -> None:
        network = (Worker(owner=1), Worker(owner=NPC), None, None, None, None)
        now = table(replace(first_turn(), network=network))
        assert [SAY.part(Assign(at=at, expert=False), "at", now) for at in range(3)] == [
            "Ticket Hall: Schedule a cruise, Advertise (bumps Ben)",
            "Dry Dock: New ship, Buy supplies (moves the NPC on to 3)",
            "Cold Store: Gain resources, Refill the silo",
        ]
        assert [SAY.brief(Assign(at=at, expert=False), "at", now) for at in range(3)] == [
            "Ticket Hall (Ben)",
            "Dry Dock (NPC)",
            "Cold Store",
        ]

    def test_a_location_says_whom_the_npc_bumps_from_there(self) -> None:
        network = (Worker(owner=NPC, expert=True), Worker(owner=0), None, Worker(owner=1), None, None)
        now = table(replace(first_turn(), network=network))
        ticket_hall = "Ticket Hall: Schedule a cruise, Advertise"
        said = SAY.part(Assign(at=0, expert=False), "at", now)
        assert said == f"{ticket_hall} (moves the NPC on to 4, which bumps Ben)"
        assert SAY.brief(Assign(at=0, expert=False), "at", now) == "Ticket Hall (NPC bumps Ben)"

    def test_refilling_the_agendas_says_what_the_empty_spaces_bring(self) -> None:
        refill = Do(at=4, action="refill")
        state = replace(first_turn(), agendas=("ribbon", "", "", "tailwind"))
        now = asking(PickAction(seat=0, src="turn"), state)
        assert now.say(refill) == "Refill agendas at Memo Library: +1 ad, +1 reputation"
        full = replace(state, agendas=("ribbon", "wheelbarrow", "fireworks", "tailwind"))
        assert asking(PickAction(seat=0, src="turn"), full).say(refill) == "Refill agendas at Memo Library"

    def test_the_whole_discard_is_open(self) -> None:
        state = replace(first_turn(), discard=("tailwind", "fireworks", "ribbon"))
        agendas = WORDS.board(table(state))[0].lines
        assert agendas[-2].startswith("The discard has 3 cards; on top: Ribbon and Scissors")
        assert agendas[-1] == "Below it: Fireworks, Tailwind."

    def test_a_cruise_to_advertise_says_that_it_is_ones_own(self) -> None:
        state = with_player(first_turn(), 0, scheduled="star-1")
        state = replace(state, market=(Slot(cruise="star-1", guests=(1, 0, 0)), Slot(cruise="b1")))
        now = asking(PickAdvert(seat=0, src="action:advertise"), state)
        assert now.say(TakeCruise(cruise="star-1")).endswith(", scheduled by you, with tickets: 1 adventurous guest")
        assert "scheduled" not in now.say(TakeCruise(cruise="b1"))

    def test_access_names_the_price_and_whom_it_is_paid_to(self) -> None:
        state = replace(first_turn(), areas=((1, NEUTRAL), *((),) * 9))
        now = asking(PickAccess(seat=0, src="access"), state)
        assert now.say(BuyAccess(area=0)) == "Walkway 1-2, Ticket Hall to Dry Dock: 4 money (Ben, neutral)"

    def test_a_funding_bonus_is_worth_two_once_its_token_has_left(self) -> None:
        state = first_turn()
        tower = tuple(token for token in state.players[0].tower if token != "ad")
        now = asking(PickFunding(seat=0, src="bump"), with_player(state, 0, tower=tower))
        assert [now.say(TakeFunding(what=what)) for what in ("money", "ad")] == ["+1 money", "+2 ads"]

    def test_a_bumped_worker_says_who_bumped_it(self) -> None:
        question = PickFunding(seat=1, src="bump", bumped=True)
        assert asking(question).say(question) == "Ana bumped your worker home: which funding bonus? None is used up."
        waited = PickFunding(seat=0, src="bump", bumped=True)
        assert asking(waited).say(waited).startswith("Your worker was bumped home:")

    def test_a_funding_bonus_says_what_it_comes_from(self) -> None:
        question = PickFunding(seat=0, src="expert:tip-hat")
        assert asking(question).say(question) == "Which funding bonus (experts, Charming Veterans)? None is used up."

    def test_more_resources_than_fit_are_counted_after_the_first(self) -> None:
        question = PickResource(seat=0, src="funding", left=2)
        assert SAY.warning(Lost(seat=0, resource="food", n=1, why="funding"), asking(question)) == "1 more will not fit"
        assert SAY.warning(Lost(seat=0, resource="food", n=2, why="funding"), asking(question)) == "2 food will not fit"

    def test_reputation_is_told_with_the_way_down(self) -> None:
        now = asking(PickIcon(seat=0, src="reputation"), with_player(first_turn(), 0, rep=5))
        assert now.say(SpendRep(icon="ad", n=2)) == "+2 ads for 4 reputation"

    def test_a_bill_says_what_made_it_cheaper(self) -> None:
        due = Due(money=3, rep=1)
        bill = Bill(seat=0, src="action:segments", due=due, of=("segment",), helped=("technology:welders",))
        assert asking(bill).say(bill) == "To pay: 3 money, 1 reputation (Build segments), cheaper by Welding Robots."

    def test_a_development_may_be_paid_with_its_resource(self) -> None:
        bill = Bill(seat=0, src="action:development", due=Due(money=4, flex="food"), of=("development",))
        assert asking(bill).say(bill) == "To pay: 4 money or food (Development)."

    @pytest.mark.parametrize(
        ("due", "said"),
        [
            (Due(money=2, rep=1), "Pay 2 money, 1 reputation"),
            (Due(money=4, flex="food"), "Pay 3 money, 1 food"),
            (Due(money=3, flex="food", wild=2), "Pay 1 money"),
            (Due(goods=(2, 1, 0), wild=1), "Pay 1 food, 1 oxygen"),
            (Due(goods=(0, 0, 2), wild=2), "Pay with what reputation brought"),
        ],
        ids=str,
    )
    def test_paying_from_the_board_says_what_it_takes(self, due: Due, said: str) -> None:
        state = with_player(first_turn(), 0, money=3, stock=(1, 1, 0), rep=3)
        bill = Bill(seat=0, src="action:development", due=due, of=("development",))
        assert asking(bill, state).say(PayUp()) == said

    def test_whose_developments_are_there_is_said_however_little_room_there_is(self) -> None:
        state = replace(first_turn(), areas=((1, NEUTRAL), *((),) * 9))
        now = asking(PickDevelopment(seat=0, src="action:development", off=0), state)
        assert [SAY.priced(BuildAt(row="food", area=area), "area", now) for area in range(2)] == [
            "walkway 1-2 (Ben, neutral)",
            "walkway 2-3 (+1 rep)",
        ]
        assert SAY.brief(BuildAt(row="food", area=0), "area", now) == "1-2 (Ben, neutral)"

    def test_a_card_over_the_limit_says_what_its_discard_brings(self) -> None:
        now = asking(OverHand(seat=0, src="turn"))
        assert SAY.brief(DiscardCard(card="tailwind"), "", now) == "Tailwind: +1 oxygen"

    def test_the_last_stop_to_choose_says_what_a_guest_is_worth_there(self) -> None:
        ship = Ship(cockpit="old-faithful", engine="", cruise="star-1", stop=1, guests=(1, 0, 0))
        state = with_player(first_turn(), 0, ships=(ship,), upgrades=("bigger-hangar",))
        now = asking(PickLastStop(seat=0, src="final"), state)
        assert [SAY.part(JumpTo(ship=0, stop=stop), "stop", now) for stop in (2, 3, 4)] == [
            "Stop 2: adventurous destination, 4 VP per guest",
            "Stop 3: day in space",
            "Stop 4: Earth",
        ]

    def test_a_technology_to_be_bought_says_what_it_does(self) -> None:
        state = replace(first_turn(), areas=(*((),) * 6, (1,), *((),) * 3), technologies=("greenhouse",) * 4)
        now = asking(PickAccess(seat=0, src="access"), state)
        assert now.say(BuyAccess(area=6)) == (
            "Technology Roof Greenhouse: 2 money (Ben): launches take 1 food less, launches take 1 oxygen less"
        )
        assert SAY.brief(BuyAccess(area=6), "", now) == "Roof Greenhouse: 2 money (-1 food, -1 oxygen a launch)"

    @pytest.mark.parametrize("id_", content().technologies)
    def test_every_technology_has_few_words_too(self, id_: str) -> None:
        powers = content().technologies[id_].powers
        assert len(powers_briefly(powers, table(first_turn()))) < 45


class TestRules:
    def test_a_location_is_explained_by_the_rules_of_its_two_actions(self) -> None:
        helps = SAY.explained(Assign(at=0, expert=False), table(first_turn()))
        assert helps == [
            ("Schedule a cruise", SAY.help(PickSchedule(seat=0, src="turn"))),
            ("Advertise", SAY.help(PickAdvert(seat=0, src="turn"))),
        ]

    def test_every_action_has_a_rule(self) -> None:
        now = table(first_turn())
        assert all(SAY.explained(Do(action=action, at=0), now) for action in ACTIONS)

    def test_what_the_question_says_anyway_needs_no_rule_of_its_own(self) -> None:
        assert SAY.explained(TakeFunding(what="money"), table(first_turn())) == []


class TestLog:
    def test_access_is_told_with_all_owners(self) -> None:
        now = table(replace(first_turn(), areas=((0, 1, NEUTRAL), *((),) * 9)))
        assert now.say(AccessPaid(seat=0, area=0, price=1)) == (
            "Access to walkway 1-2: pays 1 money to each owner (Ben, neutral)."
        )
        paid = Moved(thing="money", n=1, here="seat:0", there="seat:1", why="access")
        assert now.say(paid) == ""

    def test_the_last_stop_is_earth(self) -> None:
        now = table(first_turn())
        there = [now.say(ShipMoved(seat=0, ship=0, cruise="star-1", stop=stop)) for stop in (2, 4)]
        assert there[0].endswith("reaches stop 2 of Ring Road: adventurous destination.")
        assert there[1].endswith("is back on Earth from Ring Road.")

    def test_an_action_that_has_come_to_its_end_is_not_called_a_loss(self) -> None:
        now = table(first_turn())
        short = Short(money=2)
        over = PassedOver(seat=0, what="more-segments", reason=short, why="action:segments")
        assert now.say(over) == ""
        lapsed = PassedOver(seat=0, what="develop", reason=short, why="token:development-4")
        assert now.say(lapsed) == "Building permit: nothing gained, you are short of 2 money."

    def test_what_is_wasted_is_said_beforehand(self) -> None:
        now = table(first_turn())
        assert SAY.warning(Lost(seat=0, resource="food", n=2, why="action:supplies"), now) == "2 food will not fit"


class TestBoard:
    def test_hands_of_others_stay_face_down(self) -> None:
        state = with_player(first_turn(), 1, hand=("tailwind", "ribbon"))
        for viewer, said in ((0, "Agenda cards: 2, face down."), (None, "Agenda cards: 2, face down.")):
            sections = WORDS.board(table(GAME.view(state, viewer)))
            assert said in sections[-1].lines
            assert "Tailwind" not in "".join(line for section in sections for line in section.lines)

    def test_an_own_hand_can_be_read(self) -> None:
        state = with_player(first_turn(), 1, hand=("tailwind",))
        (hand,) = (
            line for line in WORDS.board(table(GAME.view(state, 1)))[-1].lines if line.startswith("Agenda cards")
        )
        assert hand.startswith("Agenda cards: Tailwind (during a launch: launches take ")


class TestTieBreak:
    """Two players level on points."""

    def last_line(self, state: State) -> str:
        level = with_player(with_player(state, 0, points=9), 1, points=9)
        return results(table(level), GAME.standings(level))[-1]

    def test_cubes_come_first(self) -> None:
        state = replace(first_turn(), track=((0, 1, 1), (), ()))
        assert self.last_line(state) == "Ben has more cubes on the progress track than Ana: 2 against 1."

    def test_then_reputation(self) -> None:
        state = with_player(with_player(first_turn(), 0, rep=4), 1, rep=3)
        assert self.last_line(state) == "Ana has more reputation than Ben: 4 against 3."

    def test_then_cockpits(self) -> None:
        state = with_player(with_player(first_turn(), 0, rep=4), 1, rep=4)
        ship = state.players[0].ships[0]
        launched = with_player(state, 0, ships=(replace(ship, launches=1),))
        assert self.last_line(launched).startswith("Ana has more VP from cockpits than Ben")

    def test_then_the_later_seat(self) -> None:
        state = with_player(with_player(first_turn(), 0, rep=4, ships=()), 1, rep=4, ships=())
        assert self.last_line(state) == "Ben comes later in turn order than Ana."


def test_what_the_end_would_bring_now_is_what_it_brings() -> None:
    flown = Ship(cockpit="daredevil", engine="brass-band", segments=("f-8",), launches=1)
    state = with_player(first_turn(), 0, rep=9, rows=(2, 1, 2), ships=(flown,))
    state = replace(state, track=((), (), (0, 0, 1)))
    found = WORDS.outlook(table(state))
    assert found is not None
    pen = Pen(state)
    reckon(pen)
    for seat, standing in enumerate(GAME.standings(pen.s)):
        before = state.players[seat].points
        assert before + sum(points[seat] for _about, points in found.rows) == standing.score


def test_what_the_end_would_bring_is_told_in_columns_and_in_lines_until_it_has_come() -> None:
    now = table(with_player(with_player(first_turn(), 0, rep=0), 1, rep=5))
    assert Row("Reputation", ("3", "0")) in outlook_table(now, GAME.standings(now.state))
    assert "Reputation: Ana 0, Ben 3" in outlook(now)
    over = table(replace(now.state, stack=()))
    assert outlook_table(over, GAME.standings(over.state)) == outlook(over) == []


def test_ones_own_worker_that_is_bumped_is_called_what_it_is() -> None:
    now = table(first_turn())
    assert now.say(WorkerBumped(seat=0, by=0, at=0, expert=True)) == "The expert that stood at Ticket Hall goes home."
    assert now.say(WorkerBumped(seat=0, by=0, at=0)) == "The worker that stood at Ticket Hall goes home."
