"""The rulebook's long example of a turn, with its numbers."""

import pytest
from msgspec.structs import replace

from core.kernel.frames import Pick
from core.space_bureau.bureau import level
from core.space_bureau.choices import Explore, FlipAt, Land, PutAgent, Take
from core.space_bureau.effects import Bureau, Credits, Flight, Fuel, Level, Sample, UpTo
from core.space_bureau.rules import cap, free_spaces
from core.space_bureau.state import State
from tests.space_bureau.table import (
    bonus_hex,
    every_cell_does,
    hexes,
    in_space,
    kind,
    laid,
    match,
    on_top,
    play,
    room_of,
    with_agents,
    with_captain,
)

UP, DOWN = 1, 4
ORANGE_CELL, PURPLE_CELL, INSPECTOR_CELL = 0, 1, 2


def figures(s: State) -> tuple[int, tuple[int, int, int], int]:
    """Fuel, samples and credits of the Yellow captain."""
    c = s.captains[0]
    return c.fuel, c.samples, c.credits


def test_the_long_example(monkeypatch: pytest.MonkeyPatch) -> None:
    every_cell_does(monkeypatch, Flight(), Flight(), UpTo(times=Level(), do=Fuel(n=2)))
    s = in_space(match(), ((0, 0), hexes()[0]))
    s = on_top(
        s,
        monkeypatch,
        bonus_hex("two-samples", Sample(n=2)),
        bonus_hex("orange-mall", Credits(n=3), planet="orange", mall=True),
        bonus_hex("purple-planet", Sample(colour="purple"), Bureau(n=1), planet="purple"),
    )
    crew = {ORANGE_CELL: laid(kind("orange"), DOWN), PURPLE_CELL: laid(kind("purple"), DOWN)}
    s = with_captain(
        with_agents(s, crew),
        reserve=(kind(None), kind("orange"), kind("blue")),
        limiters=1,
        samples=(3, 0, 0),
        fuel=7,
        room=room_of(4) - 1,
        credits=17,
        tally=(("cell", 17),),
    )
    assert (cap(s.captains[0]), level(s.captains[0])) == (12, 3)

    inspector = laid(kind(None), DOWN)
    s = play(s, PutAgent(agent=kind(None), cell=INSPECTOR_CELL, turns=inspector.turns))
    s = play(s, Pick(n=2))  # 2 fuel for the first of three levels
    assert figures(s) == (9, (3, 0, 0), 17)

    s = play(s, Pick(n=0), Explore(at=(1, 0)), Take(colour="purple"), Take(colour="purple"))
    assert figures(s) == (6, (3, 0, 2), 17)
    s = play(s, Explore(at=(2, 0)))
    assert figures(s) == (3, (3, 0, 2), 20)
    s = play(s, Land())
    assert figures(s) == (3, (3, 0, 2), 25)

    s = play(s, Pick(n=2), Pick(n=2))
    assert figures(s) == (7, (3, 0, 2), 25)
    assert free_spaces(s.captains[0]) == 0

    s = play(s, Explore(at=(3, 0)), Pick(n=0))
    assert figures(s) == (4, (3, 0, 3), 25)
    s = play(s, Pick(n=0))  # the bureau step, the one bonus left
    assert level(s.captains[0]) == 4
    s = play(s, FlipAt(cell=INSPECTOR_CELL))
    assert figures(s) == (4, (3, 0, 3), 27)
    assert s.captains[0].cells[INSPECTOR_CELL] == replace(inspector, flipped=True)

    s = play(s, Land())
    # Level 4 opens the special action once more, and it is the only thing left to do.
    assert figures(s) == (6, (3, 0, 3), 32)
    flipped = {n for n, agent in enumerate(s.captains[0].cells) if agent is not None and agent.flipped}
    assert flipped == {ORANGE_CELL, PURPLE_CELL, INSPECTOR_CELL}
