"""What stays true of the contents however their numbers are tuned."""

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from shutil import copytree

import pytest

from core.galactic_cruise import components
from core.galactic_cruise.components import AGENDAS, BOARD, FILES, PACKAGE, POWERS, content
from core.galactic_cruise.counting import count
from core.galactic_cruise.effects import KINDS, RESOURCES, Allow, Boost, Gain, Limit
from core.kernel.content import BadContent
from tests.galactic_cruise.table import match

KNOWN = {
    **dict.fromkeys(("b1", "b7"), "A"),
    **dict.fromkeys(("b2", "b11"), "R"),
    **dict.fromkeys(("b10", "b14"), "F"),
    "b3": "RA",
    "b13": "AR",
    "b6": "FR",
    **dict.fromkeys(("b8", "b15"), "FA"),
    "b12": "AF",
    **dict.fromkeys(("b4", "b5", "b9"), "RFA"),
}
"""Destinations of the cruises without a star."""
LAYOUTS = {(3, 0, 9), (1, 4, 7), (5, 3, 8), (4, 5, 7), (3, 1, 8), (2, 0, 6), (5, 2, 9), (0, 4, 6)}
"""First walkway, second walkway and technology of the eight pictures."""


def test_how_much_there_is_of_everything() -> None:
    c = content()
    assert [len(found) for found in (c.agendas, c.blueprints, c.cruises, c.upgrades)] == [36, 48, 18, 9]
    for tiles in (c.cockpits, c.engines):
        assert Counter(tile.starred for tile in tiles.values()) == {True: 4, False: 15}
    assert Counter(cruise.starred for cruise in c.cruises.values()) == {True: 3, False: 15}
    assert [len(found) for found in (c.technologies, c.experts, c.goal_tiles, c.guest_bonus)] == [8, 6, 6, 5]


def test_agenda_cards_are_spread_over_resources_and_moments() -> None:
    cards = content().agendas.values()
    assert Counter(card.resource for card in cards) == dict.fromkeys(RESOURCES, 12)
    when = Counter(card.when for card in cards)
    assert when["bumped"] == 4
    assert when["any"] >= 6
    assert sum(n for step, n in when.items() if step in ("launch", "destination", "day", "meeting")) >= 10
    assert all(card.do is not None for card in cards if card.when in ("any", "bumped"))


def test_one_card_makes_a_cabin_for_three() -> None:
    assert sum(card.do == Boost(power=Limit(of="cabin", plus=2)) for card in content().agendas.values()) == 1


def test_icons_are_even_and_points_rise_with_cost() -> None:
    blueprints = content().blueprints.values()
    assert Counter(kind for each in blueprints for kind in each.icons) == dict.fromkeys(KINDS, 24)
    for icons in (1, 2):
        by_cost = sorted((each.cost, each.points) for each in blueprints if len(each.icons) == icons)
        assert all(a[1] <= b[1] for a, b in pairwise(by_cost))
    assert {each.cost for each in blueprints} == {1, 2, 3, 4, 5, 6}


def test_cruises_go_where_they_are_known_to_go() -> None:
    for id_, cruise in content().cruises.items():
        assert 3 <= len(cruise.stops) + 1 <= 7
        assert 1 <= cruise.fuel <= 6
        if not cruise.starred:
            assert "".join(kind[0].upper() for kind in cruise.destinations) == KNOWN[id_]
        assert len(set(cruise.destinations)) == len(cruise.destinations)


def test_pictures_are_as_known() -> None:
    found = {(t.layout.first, t.layout.second, t.layout.technology) for t in content().technologies.values()}
    assert found == LAYOUTS


def test_the_intro_side_has_one_of_everything_it_needs() -> None:
    c = content()
    assert sum(tile.intro for tile in c.technologies.values()) == 4
    assert sum(tile.intro for tile in c.experts.values()) == sum(tile.intro for tile in c.goal_tiles.values()) == 1


def test_upgrades_hold_what_is_known_of_them() -> None:
    powers = [power for upgrade in content().upgrades.values() for power in upgrade.powers]
    assert Allow(what="self-bump") in powers
    hangar = next(u for u in content().upgrades.values() if Limit(of="ships", plus=1) in u.powers)
    assert Limit(of="ship-size", plus=1) in hangar.powers
    assert hangar.at == "adventure"
    assert any(upgrade.once is not None for upgrade in content().upgrades.values())


def test_goals_never_get_easier() -> None:
    for tile in content().goal_tiles.values():
        assert len({goal.count for goal in tile.goals}) == 3
        for goal in tile.goals:
            assert sorted(goal.levels) == list(goal.levels)


def test_all_that_goals_and_cockpits_count_can_be_counted() -> None:
    s = match()
    counted = {goal.count for tile in content().goal_tiles.values() for goal in tile.goals}
    counted |= {cockpit.per for cockpit in content().cockpits.values()}
    for of in counted:
        assert count(s, 0, of, s.players[0].ships[0]) == (1 if of == "ships" else 0)


def test_empty_spaces_pay_a_little_of_everything() -> None:
    assert content().board.agenda_space == (Gain(money=1), Gain(ads=1), Gain(rep=1), Gain(any=1))


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (AGENDAS, 'when = "any"', 'when = "never"', "agendas.toml"),
        (BOARD, 'intro = ["draw", "refill"]', 'intro = ["draw", "draw"]', "every action once"),
        (POWERS, 'at = "family"', 'at = "relax"', "needs three upgrades"),
        (AGENDAS, 'save = { type = "discount", of = "development", amount = 4 }\n', "", "one of save and do"),
    ],
)
def test_mistakes_in_the_files_are_named(
    file: str,
    old: str,
    new: str,
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "content"
    copytree(str(files(PACKAGE) / "content"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    where: Callable[[str], Path] = lambda package: tmp_path  # noqa: E731
    monkeypatch.setattr("core.kernel.content.files", where)
    with pytest.raises(BadContent, match=re.escape(says)):
        components.content.__wrapped__()


def test_every_file_is_read() -> None:
    assert sorted(FILES) == sorted(path.name for path in (files(PACKAGE) / "content").iterdir())
