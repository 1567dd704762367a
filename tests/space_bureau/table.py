"""A table to tell short stories at: matches of Space Bureau in just the position that a story needs."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from core.kernel.events import Event
from core.kernel.frames import Choice, Reason, Run, Stop
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.space_bureau.choices import At, PutAgent
from core.space_bureau.components import Cell, HexTile, content
from core.space_bureau.effects import AnEffect, AWork, Colour
from core.space_bureau.game import GAME
from core.space_bureau.questions import Run as OurRun
from core.space_bureau.rules import Pen, rules
from core.space_bureau.ship import connectors
from core.space_bureau.state import Agent, Hex, State
from tests import harness

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def match(players: int = 2, seed: int = 7, **options: str) -> State:
    """A fresh match at its first question."""
    seats = tuple(Seat(name=name) for name in NAMES[:players])
    state: State = GAME.new(Setup(seats=seats, options=options, seed=seed)).state
    return state


def with_captain(s: State, seat: int = 0, **fields: Any) -> State:
    """The match with fields of a captain replaced."""
    captains = list(s.captains)
    captains[seat] = replace(captains[seat], **fields)
    return replace(s, captains=tuple(captains))


def with_agents(s: State, tiles: dict[int, Agent], seat: int = 0) -> State:
    """The match with tiles in cells of a captain's ship."""
    cells = list(s.captains[seat].cells)
    for cell, tile in tiles.items():
        cells[cell] = tile
    return with_captain(s, seat, cells=tuple(cells))


def at_hex(s: State, seat: int = 0, office: int | None = None, **wanted: Any) -> State:
    """The match with the ship on a far hex that has just what is wanted, such as planet="blue", mall=True."""
    plain = {"planet": None, "mall": False, "wormhole": False}
    for tile in content().hexes.values():
        found = {"planet": tile.planet, "mall": tile.mall, "wormhole": tile.wormhole}
        if found == {**plain, **wanted}:
            universe = tuple(h for h in s.universe if h.id != tile.id)
            universe = (*universe, Hex(id=tile.id, at=(9, 9), office=office))
            unexplored = tuple(h for h in s.unexplored if h != tile.id)
            return with_captain(replace(s, universe=universe, unexplored=unexplored), seat, at=(9, 9))
    raise LookupError(wanted)


def doing(s: State, *todo: AWork, seat: int = 0, src: str = "cell:test") -> State:
    """The match once a captain has begun to do this, with the rest of the turn waiting below."""
    return begun(s, *todo, seat=seat, src=src).state  # type: ignore[no-any-return]


def begun(s: State, *todo: AWork, seat: int = 0, src: str = "cell:test") -> Step:
    """The step that begins to do this."""
    below = tuple(frame for frame in s.stack if isinstance(frame, Run))
    t = Pen(replace(s, stack=(*below, OurRun(seat=seat, src=src, todo=todo))))
    rules.settle(t)
    return t.done()


def play(s: State, *choices: Choice) -> State:
    """The match after these choices, each of which must be legal."""
    state: State = harness.run(GAME, s, choices).state
    return state


def why_not(s: State, choice: Choice) -> Reason:
    """The reason for which a choice is refused now."""
    return harness.why_not(GAME, s, choice)


def cell(*actions: AnEffect) -> AWork:
    """What a cell with these actions lets a captain do."""
    return Cell(id="test", source="own", name="", actions=actions).effect


def kind(colour: Colour | None) -> str:
    """A kind of agent of this colour; of none for inspectors."""
    return next(agent.id for agent in content().agents.values() if agent.colour == colour)


def laid(kind: str, sides: int, flipped: bool = False) -> Agent:
    """A tile of this kind, turned so that it has connectors on these sides."""
    ways = (Agent(kind=kind, turns=turns, flipped=flipped) for turns in range(4))
    return next(tile for tile in ways if connectors(tile) & sides == sides)


def told(s: State, *choices: Choice) -> tuple[Event, ...]:
    """What happens on these choices, each of which must be legal."""
    return harness.run(GAME, s, choices).events


def declining(s: State) -> State:
    """The match once everything that can be declined has been, one after another."""
    while Stop() in GAME.legal(s):
        s = GAME.step(s, Stop()).state
    return s


def in_space(s: State, *hexes: tuple[At, HexTile], office: int | None = None) -> State:
    """The match with just these hexes open and all ships on the first; somebody's office may stand on the last."""
    ids = {tile.id for _, tile in hexes}
    universe = [Hex(id=tile.id, at=at) for at, tile in hexes]
    universe[-1] = replace(universe[-1], office=office)
    s = replace(s, universe=tuple(universe), unexplored=tuple(h for h in s.unexplored if h not in ids))
    for seat in range(len(s.captains)):
        s = with_captain(s, seat, at=hexes[0][0])
    return s


def hexes(planet: Colour | None = None, mall: bool = False, wormhole: bool = False) -> tuple[HexTile, ...]:
    """All hexes that have just this."""
    wanted = (planet, mall, wormhole)
    return tuple(tile for tile in content().hexes.values() if (tile.planet, tile.mall, tile.wormhole) == wanted)


def on_top(s: State, monkeypatch: pytest.MonkeyPatch, *tiles: HexTile) -> State:
    """The match with these hexes on top of the stack."""
    for tile in tiles:
        monkeypatch.setitem(content().hexes, tile.id, tile)
    return replace(s, unexplored=(*(tile.id for tile in tiles), *s.unexplored))


def bonus_hex(id_: str, *bonus: AnEffect, **lies_there: Any) -> HexTile:
    """A hex that isn't in the box, with an exploration bonus of our own and such as wormhole=True."""
    return HexTile(id=id_, source="own", name="", bonus=bonus, **lies_there)


def room_of(level: int) -> int:
    """The place of a level room on the bureau track."""
    return next(n for n, room in enumerate(content().rooms) if room.level == level)


def every_cell_does(monkeypatch: pytest.MonkeyPatch, *actions: AnEffect) -> None:
    """Put these actions into every cell of every ship."""
    for name, old in tuple(content().cells.items()):
        monkeypatch.setitem(content().cells, name, replace(old, actions=actions))


def putting(s: State, kind: str, cell: int) -> PutAgent:
    """A legal way to place an agent of this kind in a cell."""
    ways = (choice for choice in GAME.legal(s) if isinstance(choice, PutAgent))
    return next(choice for choice in ways if (choice.agent, choice.cell) == (kind, cell))


def played_out(s: State, seed: int = 1) -> Step:
    """The match at its end after random choices, with all that happened on the way."""
    rng = Random(seed)
    events: list[Event] = []
    while s.stack:
        step = GAME.step(s, rng.choice(GAME.legal(s)))
        s = step.state
        events += step.events
    return Step(s, tuple(events), None)
