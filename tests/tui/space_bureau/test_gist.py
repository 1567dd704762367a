"""What others did since, in few words."""

from core.kernel.events import Event, Scored, TurnStarted
from core.kernel.frames import Choice
from core.space_bureau.choices import Explore, FlyTo, Land, TakeAgent
from core.space_bureau.effects import Bureau, Flight
from core.space_bureau.events import AgentPlaced, LastRoundBegan
from core.space_bureau.game import GAME
from core.space_bureau.questions import PickAgent
from core.space_bureau.state import State
from tests.harness import run
from tests.space_bureau.table import begun, doing, laid, match, play, with_agents, with_captain
from tests.tui.space_bureau.pictures import table_of
from tui.space_bureau.words.gist import gist


def told(s: State, *choices: Choice) -> list[str]:
    step = run(GAME, s, choices)
    return gist(step.events, table_of(step.state))


def test_a_flight_is_told_by_where_it_ended_and_what_it_brought() -> None:
    s = with_captain(with_agents(match(), {0: laid("orange-straight", 1)}), fuel=3, samples=(1, 0, 0))
    assert told(doing(s, Flight()), FlyTo(at=(-1, 0)), Land()) == [
        "Ana: Flies to Marmalade. Lands an agent. +3 credits."
    ]


def test_what_was_explored_is_named() -> None:
    [line] = told(doing(with_captain(match(), fuel=9), Flight()), Explore(at=(1, 0)))
    assert line.startswith("Ana: Explores ")
    assert "fuel" not in line


def test_of_all_rooms_the_last_is_told() -> None:
    step = begun(match(), Bureau(n=3))
    assert gist(step.events, table_of(step.state))[0].startswith("Ana: Bureau: on to ")


def test_each_turn_has_a_paragraph_and_the_last_round_a_line_of_its_own() -> None:
    turn: list[Event] = [Scored(seat=0, points=2, why="office"), TurnStarted(seat=1), LastRoundBegan()]
    turn += [Scored(seat=1, points=1, why="cell:boiler"), Scored(seat=1, points=3, why="landing")]
    assert gist(turn, table_of(match())) == ["Ana: +2 credits.", "Ben: +4 credits.", "The last round begins."]


def test_a_turn_ends_with_who_was_recruited() -> None:
    s = match()
    s = play(s, GAME.legal(s)[0])
    while not isinstance(s.stack[-1], PickAgent):
        s = play(s, GAME.legal(s)[-1])
    placed = AgentPlaced(seat=0, agent="purple", cell=0, turns=0)
    step = GAME.step(s, TakeAgent(agent="purple"))
    assert gist([placed, *step.events], table_of(step.state)) == [
        "Ana: Purple envoy into A1 Specimen shelf. Recruits Purple envoy."
    ]
