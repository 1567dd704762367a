"""What stays true of ships, rooms, hexes and agents however their numbers are tuned."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from shutil import copytree

import msgspec
import pytest

from core.kernel.content import BadContent, Entry
from core.space_bureau import effects as e
from core.space_bureau.bureau import room_after
from core.space_bureau.components import PACKAGE, HexTile, content
from core.space_bureau.effects import COLOURS, AnEffect
from core.space_bureau.setup import STANDARD, reverse_sides
from core.space_bureau.state import CELLS, COLUMNS
from tests.space_bureau.table import room_of

SHIPS = pytest.mark.parametrize("ship", content().ships)


def parts(effect: AnEffect) -> Iterator[AnEffect]:
    """An effect and all effects in it."""
    yield effect
    match effect:
        case e.May() | e.UpTo() | e.PayFuel() | e.PaySample():
            yield from parts(effect.do)
        case e.AnyOrder() | e.OneOf():
            for part in effect.todo:
                yield from parts(part)


# Ships


@SHIPS
def test_a_ship_has_24_cells(ship: str) -> None:
    assert len(content().ships[ship].cells) == CELLS


def test_the_cells_of_the_standard_ship_all_do_something_else() -> None:
    does = [content().cells[cell].actions for cell in content().ships[STANDARD].cells]
    assert len(set(does)) == CELLS
    assert all(does)


def test_there_are_four_reverse_sides_that_differ() -> None:
    assert len(reverse_sides()) == 4
    assert len({content().ships[side].cells for side in content().ships}) == 5


PROVEN: tuple[tuple[AnEffect, ...], ...] = (
    (e.Flight(), e.Flight(), e.UpTo(times=e.Level(), do=e.Fuel(n=2))),
    (e.Flight(), e.UpTo(times=e.Offices(), do=e.Fuel(n=2))),
    (e.UpTo(times=e.Offices(), do=e.Credits(n=1)),),
    (e.UpTo(times=e.Level(), do=e.OneOf(todo=(e.Fuel(n=2), e.Flight()))),),
    (e.UpTo(times=e.Level(), do=e.Flight()),),
    (e.PaySample(do=e.Fuel(n=5)),),
    (e.PayFuel(n=1, do=e.Office()),),
    (e.Bureau(n=4),),
    (e.FillUp(),),
    (e.Capacity(),),
    (e.MatchingSample(),),
    (e.Sample(),),
    (e.Office(),),
)


@pytest.mark.parametrize("proven", PROVEN)
def test_the_cells_that_the_rulebook_shows_are_on_the_standard_ship(proven: tuple[AnEffect, ...]) -> None:
    cells = [Counter(content().cells[cell].actions) for cell in content().ships[STANDARD].cells]
    assert any(Counter(proven) <= cell for cell in cells)


KINDS: dict[str, tuple[type[AnEffect], ...]] = {
    "fuel": (e.Fuel, e.FillUp),
    "capacity": (e.Capacity,),
    "sample": (e.Sample, e.MatchingSample),
    "office": (e.Office,),
    "bureau": (e.Bureau,),
    "flight": (e.Flight,),
}
HALVES = {
    "left": [cell for cell in range(CELLS) if cell % COLUMNS < COLUMNS // 2],
    "right": [cell for cell in range(CELLS) if cell % COLUMNS >= COLUMNS // 2],
}


@SHIPS
@pytest.mark.parametrize("half", HALVES)
def test_every_kind_of_action_is_in_either_half_of_every_ship(ship: str, half: str) -> None:
    side = content().ships[ship].cells
    does = [part for n in HALVES[half] for action in content().cells[side[n]].actions for part in parts(action)]
    missing = [kind for kind, types in KINDS.items() if not any(isinstance(part, types) for part in does)]
    assert missing == []


@SHIPS
def test_both_types_of_special_actions_are_on_every_ship_one_of_them_at_the_top(ship: str) -> None:
    cells = [content().cells[cell].actions for cell in content().ships[ship].cells]
    does = [[type(action.times) for action in actions if isinstance(action, e.UpTo)] for actions in cells]
    assert {times for cell in does for times in cell} == {e.Level, e.Offices}
    assert any(does[-COLUMNS:])


# The bureau track


def test_the_track_leads_through_four_levels_into_a_loop_of_four_rooms() -> None:
    rooms = content().rooms
    assert rooms[0].level is None
    assert rooms[0].bonus is None
    assert [room.level for room in rooms if room.level is not None] == [1, 2, 3, 4]
    assert len(rooms) - content().loop == 4
    assert rooms[content().loop].level == 4


def test_the_loop_comes_back_to_level_4_in_four_steps() -> None:
    place = room_of(4)
    for _ in range(4):
        place = room_after(place)
    assert place == room_of(4)


def test_every_room_stands_for_a_level_or_has_a_bonus() -> None:
    assert all((room.level is None) != (room.bonus is None) for room in content().rooms[1:])


def test_there_is_a_fork_on_every_stretch_of_the_track() -> None:
    starts = [0, room_of(1), room_of(2), room_of(3), room_of(4), len(content().rooms)]
    for start, end in pairwise(starts):
        assert any(isinstance(room.bonus, e.OneOf) and len(room.bonus.todo) == 2 for room in content().rooms[start:end])


# Hexes


def stack(players: int) -> list[HexTile]:
    """The hexes that join the stack with so many players."""
    return [tile for tile in content().hexes.values() if tile.at is None and tile.players == players]


def test_there_are_4_starting_hexes_and_24_more_in_lots_of_12_6_and_6() -> None:
    assert len(content().hexes) == 28
    assert sum(tile.at is not None for tile in content().hexes.values()) == 4
    assert [len(stack(players)) for players in (2, 3, 4)] == [12, 6, 6]


def test_planets_of_the_three_colours_malls_and_wormholes_are_in_the_stack_in_the_planned_numbers() -> None:
    tiles = [*stack(2), *stack(3), *stack(4)]
    planets = Counter(tile.planet for tile in tiles)
    assert len({planets[colour] for colour in COLOURS}) == 1
    assert sum(tile.mall and tile.planet is None for tile in tiles) == 3
    assert sum(tile.mall and tile.planet is not None for tile in tiles) == 3
    assert sum(tile.wormhole for tile in tiles) == 4


def test_every_hex_of_the_stack_has_a_bonus_and_no_starting_hex_has_one() -> None:
    assert all((tile.at is None) == bool(tile.bonus) for tile in content().hexes.values())


@pytest.mark.parametrize(
    ("planet", "mall", "bonus"),
    [
        ("orange", True, (e.Credits(n=3),)),
        ("purple", False, (e.Sample(colour="purple"), e.Bureau(n=1))),
        (None, None, (e.Sample(n=2),)),
        (None, None, (e.Sample(), e.Bureau(n=2))),
    ],
)
def test_the_hexes_that_the_rulebook_shows_are_in_the_stack_of_two(
    planet: str | None, mall: bool | None, bonus: tuple[AnEffect, ...]
) -> None:
    shown = [tile for tile in stack(2) if Counter(tile.bonus) == Counter(bonus)]
    assert any(planet is None or (tile.planet, tile.mall) == (planet, mall) for tile in shown)


@pytest.mark.rule("SB-Q21")
def test_no_hex_and_no_room_gives_a_flight() -> None:
    bonuses = [bonus for tile in content().hexes.values() for bonus in tile.bonus]
    bonuses += [room.bonus for room in content().rooms if room.bonus is not None]
    assert not any(isinstance(part, e.Flight) for bonus in bonuses for part in parts(bonus))


# Agents and abilities


def test_there_are_50_agents_for_the_bag_and_three_for_each_captain() -> None:
    bag: Counter[str] = Counter()
    for agent in content().agents.values():
        bag[agent.type] += agent.bag
    assert bag == {"orange": 16, "blue": 13, "purple": 10, "gray": 11}
    assert sorted(agent.type for agent in content().agents.values() for _ in range(agent.start)) == sorted(COLOURS)


def test_agents_keep_their_connectors_when_they_land_and_inspectors_grow_to_four() -> None:
    for agent in content().agents.values():
        if agent.colour is None:
            assert (len(agent.connectors), len(set(agent.flipped))) == (1, 4)
        else:
            assert agent.flipped == agent.connectors
            assert len(set(agent.connectors)) == (3 if agent.colour == "purple" else 2)


def test_of_the_six_abilities_two_are_hard() -> None:
    assert list(content().abilities) == ["C1", "C2", "C3", "C4", "C5", "C6"]
    assert sum(ability.hard for ability in content().abilities.values()) == 2


# The files


def entries() -> list[Entry]:
    """Everything in the content files."""
    c = content()
    tables = (c.cells, c.ships, c.hexes, c.agents, c.abilities)
    return [*(entry for table in tables for entry in table.values()), *c.rooms, *c.ranks]


def test_every_entry_says_where_it_comes_from() -> None:
    assert {entry.source for entry in entries()} == {"official", "derived", "own"}


FIRST, SECOND = content().ships[STANDARD].rows[0][:2]
CELL = '[[cell]]\nid = "twin"\nsource = "own"\nname = ""\nactions = []\n'


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("ships.toml", "[[cell]]", "[[cell", "ships.toml: "),
        ("ships.toml", 'source = "own"', 'source = "hearsay"', "ships.toml: Invalid enum value 'hearsay'"),
        ("ships.toml", 'source = "own"\n', "", "ships.toml: Object missing required field `source`"),
        ("ships.toml", 'type = "flight"', 'type = "flute"', "ships.toml: Invalid value 'flute'"),
        ("ships.toml", 'type = "fuel", n = ', 'type = "fuel", n = -', "ships.toml: Expected `int` >= 1"),
        ("ships.toml", "", CELL * 2, "ships.toml: cell twin stands there twice"),
        ("ships.toml", f'["{FIRST}"', '["nowhere"', "ships.toml: ship 00 has an unknown cell nowhere"),
        ("ships.toml", f'["{FIRST}"', f'["{SECOND}"', f"ships.toml: ship 00 has the cell {SECOND} twice"),
        ("bureau.toml", 'loop = "', 'loop = "no-', "bureau.toml: loop leads to an unknown room no-level-4"),
        ("bureau.toml", "bonus = {", 'bonus = { type = "flight" } # {', "bureau.toml: the bonus of room "),
        ("universe.toml", "bonus = [", 'bonus = [{ type = "flight" }, ', "universe.toml: the bonus of hex "),
    ],
)
def test_broken_content_is_refused_with_file_and_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    copytree(str(files(PACKAGE) / "content"), tmp_path / "content")
    monkeypatch.setattr("core.kernel.content.files", lambda package: tmp_path)
    path = tmp_path / "content" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=re.escape(fault)):
        content.__wrapped__()


def test_a_mistyped_field_is_refused() -> None:
    """Else a planet could vanish from a hex without a word."""
    entry = {"id": "x", "source": "own", "name": "X", "planett": "blue"}
    with pytest.raises(msgspec.ValidationError, match="planett"):
        msgspec.convert(entry, HexTile)
    with pytest.raises(msgspec.ValidationError, match="colr"):
        msgspec.convert({"type": "sample", "colr": "blue"}, e.Sample)
