"""What is said at a question: titles, choices, warnings and refusals."""

import pytest
from msgspec.structs import replace

from core.kernel.frames import Choice, Pick, Stop
from core.space_bureau.choices import FlyTo, Give, Land, PutAgent, Redraw, Take, TakeAgent
from core.space_bureau.components import content
from core.space_bureau.effects import (
    Bureau,
    Credits,
    Flight,
    Fuel,
    Level,
    Offices,
    PaySample,
    Sample,
    UpTo,
)
from core.space_bureau.events import QueueFilled
from core.space_bureau.game import GAME
from core.space_bureau.questions import Choose, Fly, PickAgent
from core.space_bureau.state import State
from tests.space_bureau.table import (
    cell,
    doing,
    every_cell_does,
    hexes,
    in_space,
    kind,
    laid,
    match,
    play,
    putting,
    with_agents,
    with_captain,
)
from tui.space_bureau.words.game import WORDS
from tui.words.dictionary import Table
from tui.words.match import told

HERE, EAST, DOWN = (0, 0), (1, 0), 4


def table(s: State, *names: str) -> Table:
    """The match as anybody may see it."""
    return Table(WORDS, names or ("Ana", "Ben"), GAME.view(s, None))


def says(s: State, choice: Choice) -> str:
    """How a choice that is on offer is named."""
    assert choice in GAME.legal(s)
    return table(s).say(choice)


def warned(s: State, choice: Choice) -> list[str]:
    """What is said against a choice."""
    step = GAME.step(s, choice)
    said = (WORDS.dictionary.warning(event, table(s)) for event in step.events[: step.revealed_at])
    return [warning for warning in said if warning]


def refused(s: State) -> dict[str, str]:
    """What is refused now, each with the reason."""
    now = table(s)
    return {WORDS.dictionary.refused(choice, now): now.say(reason) for choice, reason in GAME.refusals(s)}


def board(s: State, *names: str) -> str:
    """All parts of the board."""
    return "\n".join(line for section in WORDS.board(table(s, *names)) for line in (section.title, *section.lines))


def east_of_here(office: int | None = None) -> State:
    """Ships at an orange planet, with a blue one to the east on which somebody's office may stand."""
    return in_space(match(), (HERE, hexes("orange")[0]), (EAST, hexes("blue")[0]), office=office)


class TestWarnings:
    """Fuel that will not fit is told on the choice that brings it and on no other."""

    def test_the_fuel_that_is_taken(self) -> None:
        s = doing(with_captain(east_of_here(), fuel=6), cell(Fuel(n=5), Flight()))
        assert warned(s, Pick(n=0)) == ["2 fuel will not fit"]
        assert warned(s, Pick(n=1)) == []

    def test_not_the_end_of_a_flight_after_which_the_last_action_comes_by_itself(self) -> None:
        s = doing(with_captain(east_of_here(), fuel=7), cell(Fuel(n=5), Flight()))
        s = play(with_agents(s, {0: laid(kind("blue"), DOWN)}), Pick(n=1), FlyTo(at=EAST))
        assert GAME.step(s, Land()).state.captains[0].fuel == 9
        assert warned(s, Land()) == []
        assert warned(s, Stop()) == []

    def test_not_a_sample_or_its_declining(self) -> None:
        s = play(doing(with_captain(match(), fuel=8), cell(Fuel(n=3), Sample())), Pick(n=1))
        assert warned(s, Take(colour="blue")) == []
        assert warned(s, Stop()) == []

    def test_not_what_an_ability_offers_before_the_cell(self, monkeypatch: pytest.MonkeyPatch) -> None:
        every_cell_does(monkeypatch, Fuel(n=9))
        s = with_captain(match(), ability="C1", reserve=(kind("orange"),) * 3)
        s = with_agents(s, dict.fromkeys((0, 1), laid(kind("orange"), DOWN)))
        s = play(s, putting(s, kind("orange"), 2))
        assert isinstance(s.stack[-1], Choose)
        assert warned(s, Stop()) == []

    def test_a_placement_in_a_cell_that_overflows(self, monkeypatch: pytest.MonkeyPatch) -> None:
        every_cell_does(monkeypatch, Fuel(n=9))
        s = match()
        assert warned(s, putting(s, kind("purple"), 0)) == ["2 fuel will not fit"]

    def test_a_room_that_the_marker_enters(self) -> None:
        s = doing(with_captain(match(), fuel=9), cell(Bureau(n=1), Credits(n=1)))
        s = with_captain(s, fuel=8)
        assert warned(s, Pick(n=0)) == ["1 fuel will not fit"]
        assert warned(s, Pick(n=1)) == []

    def test_a_sample_that_pays_for_it(self) -> None:
        s = play(doing(with_captain(match(), fuel=5, samples=(1, 1, 0)), cell(PaySample(do=Fuel(n=5)))), Pick(n=0))
        assert warned(s, Give(colour="blue")) == ["2 fuel will not fit"]


def test_equal_actions_are_counted() -> None:
    s = doing(with_captain(east_of_here(), fuel=5), cell(Flight(), Flight(), Credits(n=1)))
    assert says(s, Pick(n=0)) == "A flight (2 left)"
    s = play(s, Pick(n=0), FlyTo(at=EAST), Stop())
    assert says(s, Pick(n=1)) == "A flight"


def test_a_flight_says_where_it_comes_from() -> None:
    s = doing(with_captain(east_of_here(), fuel=3), Flight(), src="cell:step-ladder")
    home = content().hexes[s.universe[0].id].name
    assert table(s).say(s.stack[-1]).startswith(f"Flight (Step-ladder) from {home}, orange planet, with 3 fuel. ")
    s = play(s, FlyTo(at=EAST))
    assert table(s).say(s.stack[-1]).startswith("Flight (Step-ladder), now at ")


def test_a_hop_says_whose_office_stands_there() -> None:
    s = doing(with_captain(east_of_here(office=1), fuel=3), Flight())
    assert says(s, FlyTo(at=EAST)).endswith(", blue planet (office: Ben): 1 fuel")
    assert "office" not in says(doing(with_captain(east_of_here(), fuel=3), Flight()), FlyTo(at=EAST))


def test_a_landing_says_what_it_brings() -> None:
    s = with_agents(with_captain(east_of_here(), samples=(0, 2, 0)), {1: laid(kind("blue"), DOWN)})
    s = play(doing(s, Flight()), FlyTo(at=EAST))
    assert says(s, Land()) == "Land Blue surveyor of B1 and end the flight: +4 credits"
    assert play(s, Land()).captains[0].credits == 4


@pytest.mark.rule("SB-Q56")
def test_the_help_says_that_agents_of_one_colour_land_alike() -> None:
    assert "equal for landing" in WORDS.dictionary.help(Fly(seat=0, src="flight", departed=True)).text


@pytest.mark.parametrize(
    ("action", "named", "reason"),
    [
        (UpTo(times=Level(), do=Fuel(n=2)), "+2 fuel per bureau level", "the bureau level is still 0"),
        (UpTo(times=Offices(), do=Fuel(n=2)), "+2 fuel per own office", "there is no office of your own yet"),
    ],
)
def test_a_special_action_without_times_is_refused_in_plain_words(action: UpTo, named: str, reason: str) -> None:
    assert refused(doing(match(), cell(action, Bureau(n=1), Credits(n=1))))[named] == reason


@pytest.mark.parametrize(("fuel", "reason"), [(1, "it takes 3 fuel and there is only 1"), (0, "there is none")])
def test_hops_are_refused_in_plain_words(fuel: int, reason: str) -> None:
    s = play(doing(with_captain(east_of_here(), fuel=2), Flight()), FlyTo(at=EAST))
    s = with_captain(s, fuel=fuel)
    assert refused(s)["explore east"].endswith(reason)
    if not fuel:
        home = content().hexes[s.universe[0].id].name
        assert refused(s)[f"fly west to {home}"] == "it takes 1 fuel and there is none"


class TestEqualAgents:
    """Agents of one kind are one line, with their number."""

    def test_in_reserve(self) -> None:
        s = with_captain(match(), reserve=(kind("blue"), kind("blue"), kind("purple")))
        blue = putting(s, kind("blue"), 0)
        assert WORDS.dictionary.part(blue, "agent", table(s)) == "Blue surveyor (two connectors, straight; 2 of them)"
        purple = putting(s, kind("purple"), 0)
        assert WORDS.dictionary.part(purple, "agent", table(s)) == "Purple envoy (three connectors)"
        assert "In reserve: Blue surveyor (two connectors, straight; 2 of them), Purple envoy" in board(s)

    def test_in_the_queue(self, monkeypatch: pytest.MonkeyPatch) -> None:
        every_cell_does(monkeypatch, Credits(n=1))
        s = replace(match(), queue=("purple", "inspector", "purple"))
        assert "Waiting: Purple envoy (three connectors; 2 of them), Inspector" in board(s)
        s = play(s, next(choice for choice in GAME.legal(s) if isinstance(choice, PutAgent)))
        assert says(s, TakeAgent(agent="purple")) == "Purple envoy (three connectors; 2 of them)"


def test_the_board_reads_well_with_any_name() -> None:
    s = in_space(match(1), (HERE, hexes("orange")[0]), (EAST, hexes("blue")[0]), office=0)
    shown = board(s, "You")
    assert "Captain: You. Ship: " in shown
    assert "Office: You." in shown


def test_a_single_bonus_is_asked_for_as_one() -> None:
    s = doing(match(), cell(Bureau(n=1)), src="hex:copper-kettle")
    assert table(s).say(s.stack[-1]).endswith(": do you take this?")


def test_a_new_queue_is_told_in_one_sentence() -> None:
    queue = ("inspector",) * 3
    s = replace(match(), queue=queue, bag=("purple", "purple", "blue-corner"))
    s = replace(s, stack=(PickAgent(seat=0, src="turn"),))
    step = GAME.step(s, Redraw())
    lines = told(step.events, table(step.state))
    assert lines[0].startswith("The whole queue goes back into the bag. New in the queue: ")
    assert len(lines) == 1
    assert told([QueueFilled(agents=("purple", "blue-corner", "purple"))], table(s)) == [
        "New in the queue: 2 Purple envoy, Blue negotiator."
    ]
