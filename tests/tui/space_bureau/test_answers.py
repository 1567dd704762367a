"""Answers as they are read: each begins with a capital, and an action keeps its key while others are done."""

from collections.abc import Iterator

from core.kernel.frames import Pick, Stop
from core.space_bureau.choices import FlyTo
from core.space_bureau.components import content
from core.space_bureau.effects import Flight, Fuel, Office
from core.space_bureau.game import GAME
from core.space_bureau.ship import UP
from core.space_bureau.state import State
from tests.space_bureau.table import (
    at_hex,
    cell,
    doing,
    hexes,
    in_space,
    kind,
    laid,
    match,
    play,
    with_agents,
    with_captain,
)
from tests.tui.space_bureau.pictures import positions, table_of
from tui.asking import Asking, ask
from tui.space_bureau.board import BOARD

HALF = 34
"""The most characters of an answer where two stand in a row of 80 columns."""


def answers(s: State) -> dict[str, str]:
    """What can be answered now, by key."""
    asking = ask(table_of(s), GAME.legal(s))
    return {answer.key: asking.say(answer) for answer in asking.answers(BOARD.mark)}


def said(asking: Asking) -> Iterator[str]:
    """Every answer in every length, part by part."""
    for answer in asking.answers():
        yield from (asking.say(answer), asking.brief(answer), asking.priced(answer))
        after = asking.take(answer)
        if isinstance(after, Asking):
            yield from said(after)


def test_equal_actions_have_one_key_until_the_last_is_done() -> None:
    s = doing(with_captain(match(), fuel=3), cell(Flight(), Flight(), Fuel(n=2)))
    assert answers(s) == {"1": "A flight (2 left)", "3": "+2 fuel", "0": "Done here"}
    s = play(s, Pick(n=0), FlyTo(at=(-1, 0)), Stop())
    assert answers(s) == {"1": "A flight", "3": "+2 fuel", "0": "Done here"}


def test_an_office_is_named_with_a_capital() -> None:
    s = doing(at_hex(match(), planet="blue"), cell(Office(), Fuel(n=1)))
    assert answers(s)["1"] == "Open an office"
    assert answers(play(s, Pick(n=0))) == {
        "2": "Blue office, +8 credits",
        "4": "Wild office, +4 credits",
        "0": "No office",
    }


def test_a_hop_to_any_hex_fits_half_a_row() -> None:
    for hex_ in content().hexes.values():
        space = in_space(match(), ((0, 0), hexes(mall=True)[0]), ((1, 0), hex_), office=1)
        asking = ask(table_of(doing(with_captain(space, fuel=3), Flight())), (FlyTo(at=(1, 0)),))
        [brief] = [asking.brief(answer) for answer in asking.answers()]
        assert brief.startswith(hex_.name)
        assert len(brief) <= HALF


def test_a_place_to_explore_is_named_by_a_point_of_the_compass() -> None:
    s = doing(with_captain(match(), fuel=3), Flight())
    asking = ask(table_of(s), GAME.legal(s))
    brief = {answer.key: asking.brief(answer) for answer in asking.answers(BOARD.mark)}
    assert (brief["1"], brief["6"], brief["9"]) == ("Explore SW: 3 fuel", "Explore E: 3 fuel", "Explore NE: 3 fuel")


def test_a_flight_tells_who_could_still_land() -> None:
    crew = {0: laid(kind("blue"), UP), 1: laid(kind("blue"), UP, flipped=True), 2: laid(kind(None), UP)}
    s = doing(with_agents(match(), crew), Flight(), src="cell:step-ladder")
    asking = ask(table_of(s), GAME.legal(s))
    assert "to land: O0 B1 P0" in asking.title(brief=True)
    assert "Agents that could land: 0 orange, 1 blue, 0 purple." in asking.title()


def test_no_answer_begins_with_a_small_letter() -> None:
    seen = [
        each
        for s in positions(60, ships="chosen", abilities="chosen")
        if len(GAME.legal(s)) > 1
        for each in said(ask(table_of(s), GAME.legal(s)))
    ]
    assert any("Connectors" in each for each in seen)
    assert not [each for each in seen if each[0].islower()]
