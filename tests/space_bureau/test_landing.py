"""Landing agents on planets at the end of a flight."""

import pytest
from msgspec.structs import replace

from core.kernel.frames import Pick
from core.space_bureau.choices import FlyTo, Land, Take, TakeAgent
from core.space_bureau.components import content
from core.space_bureau.effects import COLOURS, Colour, Flight, MatchingSample
from core.space_bureau.game import GAME
from core.space_bureau.questions import Fly, PickAgent
from core.space_bureau.reasons import LandedHere, WrongPlanet
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
    why_not,
    with_agents,
    with_captain,
)

HERE, EAST, TWO_EAST = (0, 0), (1, 0), (2, 0)
DOWN = 4
TWO_FLIGHTS = cell(Flight(), Flight())


def with_crew(s: State, *colours: Colour | None) -> State:
    """The match with agents of these colours in the bottom row, from the left."""
    return with_agents(s, {n: laid(kind(colour), DOWN) for n, colour in enumerate(colours)})


def beside(planet: Colour | None = None, mall: bool = False, wormhole: bool = False, players: int = 2) -> State:
    """A ship with fuel on bare space, and to the east a hex with just this."""
    s = in_space(match(players), (HERE, hexes()[0]), (EAST, hexes(planet, mall, wormhole)[0]))
    return with_captain(s, fuel=5)


def flipped(s: State) -> list[int]:
    """The cells in which a tile shows its back."""
    return [n for n, agent in enumerate(s.captains[0].cells) if agent is not None and agent.flipped]


@pytest.mark.rule("SB-66")
def test_the_first_landing_ends_the_flight() -> None:
    s = with_crew(beside("orange"), "orange", "orange")
    s = play(doing(s, Flight()), FlyTo(at=EAST), Land())
    assert len(flipped(s)) == 1
    assert not isinstance(s.stack[-1], Fly)


@pytest.mark.rule("SB-67")
@pytest.mark.parametrize(("planet", "mall"), [(c, mall) for c in COLOURS for mall in (False, True) if hexes(c, mall)])
def test_agents_land_on_planets_of_their_colour_beside_a_mall_too(planet: Colour, mall: bool) -> None:
    others = [colour for colour in COLOURS if colour != planet]
    stranger = doing(with_crew(beside(planet, mall), *others), Flight())
    assert why_not(play(stranger, FlyTo(at=EAST)), Land()) == WrongPlanet()
    s = doing(with_crew(beside(planet, mall), *others, planet), Flight())
    assert flipped(play(s, FlyTo(at=EAST), Land())) == [2]


@pytest.mark.rule("SB-68")
@pytest.mark.parametrize(("mall", "wormhole"), [(True, False), (False, True), (False, False)])
def test_nobody_lands_where_there_is_no_planet(mall: bool, wormhole: bool) -> None:
    s = with_crew(beside(None, mall, wormhole), *COLOURS, None)
    assert why_not(play(doing(s, Flight()), FlyTo(at=EAST)), Land()) == WrongPlanet()


@pytest.mark.rule("SB-68")
@pytest.mark.parametrize("planet", COLOURS)
def test_inspectors_stay_on_the_ship(planet: Colour) -> None:
    s = with_crew(beside(planet), None)
    assert why_not(play(doing(s, Flight()), FlyTo(at=EAST)), Land()) == WrongPlanet()


@pytest.mark.rule("SB-69")
@pytest.mark.parametrize("place", [0, 13, 23])
def test_an_agent_lands_from_any_cell(place: int) -> None:
    s = with_agents(beside("orange"), {place: laid(kind("orange"), DOWN)})
    assert flipped(play(doing(s, Flight()), FlyTo(at=EAST), Land())) == [place]


@pytest.mark.rule("SB-69")
def test_an_agent_may_land_in_the_turn_in_which_it_came_aboard(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Flight())
    s = with_captain(beside("orange"), reserve=(kind("orange"),) * 3)
    s = play(s, putting(s, kind("orange"), 4), FlyTo(at=EAST), Land())
    assert flipped(s) == [4]


@pytest.mark.rule("SB-Q56")
def test_of_agents_of_one_colour_the_first_unflipped_one_lands_unasked() -> None:
    orange = [agent.id for agent in content().agents.values() if agent.colour == "orange"]
    tiles = {3: laid(orange[0], DOWN, flipped=True), 7: laid(orange[-1], DOWN), 9: laid(orange[0], DOWN)}
    s = play(doing(with_agents(beside("orange"), tiles), Flight()), FlyTo(at=EAST))
    assert GAME.legal(s).count(Land()) == 1
    assert flipped(play(s, Land())) == [3, 7]


@pytest.mark.rule("SB-70")
@pytest.mark.parametrize(("orange", "credits"), [(0, 2), (2, 4), (3, 5)])
def test_a_landing_pays_two_and_one_for_each_sample_of_the_colour(orange: int, credits: int) -> None:
    s = with_captain(with_crew(beside("orange"), "orange"), fuel=1, samples=(orange, 1, 2))
    s = play(doing(s, Flight()), FlyTo(at=EAST), Land())
    assert flipped(s) == [0]
    assert s.captains[0].credits == credits
    assert s.captains[0].samples == (orange, 1, 2)


@pytest.mark.rule("SB-71")
def test_nobody_lands_twice() -> None:
    s = with_agents(beside("orange"), {0: laid(kind("orange"), DOWN, flipped=True)})
    assert why_not(play(doing(s, Flight()), FlyTo(at=EAST)), Land()) == WrongPlanet()


@pytest.mark.rule("SB-72")
def test_two_flights_land_two_agents_but_not_on_one_hex() -> None:
    s = in_space(match(), (HERE, hexes()[0]), (EAST, hexes("orange")[0]), (TWO_EAST, hexes("blue")[0]))
    s = with_crew(with_captain(s, fuel=5), "orange", "orange", "blue")
    s = play(doing(s, TWO_FLIGHTS), Pick(n=0), FlyTo(at=EAST), Land())
    s = play(s, FlyTo(at=HERE), FlyTo(at=EAST))
    assert why_not(s, Land()) == LandedHere()
    assert flipped(play(s, FlyTo(at=TWO_EAST), Land())) == [0, 2]


@pytest.mark.rule("SB-Q19")
def test_two_planets_of_one_colour_take_an_agent_each_in_one_turn() -> None:
    first, second = hexes("orange")[:2]
    s = in_space(match(), (HERE, hexes()[0]), (EAST, first), (TWO_EAST, second))
    s = with_crew(with_captain(s, fuel=5), "orange", "orange")
    s = play(doing(s, TWO_FLIGHTS), Pick(n=0), FlyTo(at=EAST), Land(), FlyTo(at=TWO_EAST), Land())
    assert flipped(s) == [0, 1]


@pytest.mark.rule("SB-73")
def test_a_planet_is_open_again_in_the_next_turn() -> None:
    s = with_crew(beside("orange", players=1), "orange", "orange")
    s = play(doing(s, Flight()), FlyTo(at=EAST), Land())
    assert isinstance(s.stack[-1], PickAgent)
    s = play(s, TakeAgent(agent=s.queue[0]))
    s = play(doing(s, Flight()), FlyTo(at=HERE), FlyTo(at=EAST), Land())
    assert flipped(s) == [0, 1]


@pytest.mark.rule("SB-74")
@pytest.mark.parametrize("office", [None, 0, 1])
def test_offices_change_nothing_for_landing_and_samples(office: int | None) -> None:
    s = with_crew(beside("orange"), "orange")
    s = replace(s, universe=(*s.universe[:-1], replace(s.universe[-1], office=office)))
    s = play(doing(s, cell(Flight(), MatchingSample())), FlyTo(at=EAST), Land(), Take(colour="orange"))
    assert s.captains[0].credits == 2
    assert s.captains[0].samples == (1, 0, 0)
