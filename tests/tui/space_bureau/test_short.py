"""Short forms: all that the content says fits into a cell of the ship, and can be told apart there."""

from itertools import chain

import pytest

from core.space_bureau import effects as e
from core.space_bureau.components import content
from tui.space_bureau.words.short import WIDTH, short, shorts, titled


def in_content() -> list[e.AnEffect]:
    c = content()
    return [
        *chain.from_iterable(cell.actions for cell in c.cells.values()),
        *chain.from_iterable(tile.bonus for tile in c.hexes.values()),
        *chain.from_iterable(ability.bonus for ability in c.abilities.values()),
        *(room.bonus for room in c.rooms if room.bonus is not None),
    ]


@pytest.mark.parametrize("effect", sorted(set(in_content()), key=repr), ids=repr)
def test_every_effect_of_the_content_has_a_short_form(effect: e.AnEffect) -> None:
    assert 0 < len(short(effect)) <= WIDTH


def test_what_differs_reads_differently() -> None:
    effects = set(in_content())
    assert len({short(effect) for effect in effects}) == len(effects)


@pytest.mark.parametrize(
    ("effect", "form"),
    [
        (e.Fuel(n=3), "+3 fuel"),
        (e.FillUp(), "full tank"),
        (e.Capacity(), "+3 storage"),
        (e.Sample(), "any sample"),
        (e.Sample(n=2), "2 samples"),
        (e.Sample(colour="blue"), "+1 blue"),
        (e.MatchingSample(), "sample here"),
        (e.PayFuel(n=1, do=e.Office()), "buy office"),
        (e.PaySample(do=e.Bureau(n=3)), "buy 3 rooms"),
        (e.UpTo(times=e.Level(), do=e.Flight()), "flight/lv"),
        (e.UpTo(times=e.Level(), do=e.OneOf(todo=(e.Fuel(n=2), e.Flight()))), "fuel/fly/lv"),
        (e.UpTo(times=e.Offices(), do=e.Credits(n=2)), "2 cr/ofc"),
    ],
)
def test_plain_words(effect: e.AnEffect, form: str) -> None:
    assert short(effect) == form


def test_flights_of_a_cell_are_counted_together() -> None:
    assert shorts((e.Flight(), e.Flight(), e.Sample(), e.Fuel(n=2))) == ("2 flights", "any sample", "+2 fuel")
    assert shorts((e.Flight(),)) == ("flight",)
    assert max(len(shorts(cell.actions)) for cell in content().cells.values()) == 3


def test_what_is_counted_stands_below_what_counts_it_where_there_is_room() -> None:
    cells = content().cells
    assert shorts(cells["twin-bridge"].actions) == ("2 flights", "per level:", "2 fuel")
    assert shorts(cells["dividends"].actions) == ("any sample", "per office:", "2 credits")
    assert shorts(cells["wardrobe"].actions) == ("per level:", "2 fuel or", "flight")
    assert shorts(cells["museum"].actions) == ("flight", "+3 fuel", "sample/lv")
    assert shorts(cells["museum"].actions, room=4) == ("flight", "+3 fuel", "per level:", "sample")


def test_what_is_paid_for_stands_below_its_price_where_there_is_room() -> None:
    cells = content().cells
    assert shorts(cells["door-plate"].actions) == ("for 1 fuel:", "office")
    assert shorts(cells["barter-bench"].actions) == ("+5 fuel", "for sample:", "3 rooms")
    assert shorts(cells["swap-shop"].actions) == ("flight", "+1 credit", "buy 5 fuel")


def test_a_name_that_needs_two_lines_gets_them_before_an_action_does() -> None:
    def shown(id_: str, height: int) -> tuple[list[str], tuple[str, ...]]:
        cell = content().cells[id_]
        return titled(cell.name, cell.actions, WIDTH + 1, height)

    assert shown("corner-office", 5) == (["Corner", "office"], ("+1 credit", "for 1 fuel:", "office"))
    assert shown("corner-office", 4) == (["Corner", "office"], ("+1 credit", "buy office"))
    assert shown("ribbon-cutting", 4) == (["Ribbon"], ("flight", "office", "+1 fuel"))
