"""A content file that can't be read says where."""

import sys
from pathlib import Path

import pytest

from core.kernel.content import BadContent, load
from tests.kernel.toy.components import Market

GOOD = """
[[site]]
id = "forest"
source = "own"
actions = [{ type = "gain", goods = [2, 0] }]

[[card]]
id = "mill"
source = "own"
stands_for = "wood"
cost = { flex = 1 }
"""


def read(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Market:
    """The text as the content file of a package."""
    package = folder / "invented"
    (package / "content").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "content" / "market.toml").write_text(text)
    monkeypatch.syspath_prepend(folder)
    monkeypatch.delitem(sys.modules, "invented", raising=False)
    return load("invented", "market.toml", Market)


def test_a_sound_file_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = read(tmp_path, monkeypatch, GOOD)
    assert [card.id for card in found.card] == ["mill"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('type = "gain"', 'type = "raise"', "market.toml: Invalid value 'raise' - at `$.site[0].actions[0].type`"),
        (
            '"gain", goods = [2, 0]',
            '"any-order", todo = [{ type = "cost", flex = 1 }]',
            "market.toml: Invalid value 'cost'",
        ),
        ("flex = 1", "flex = -1", "market.toml: Expected `int` >= 0 - at `$.card[0].cost.flex`"),
        ('stands_for = "wood"', "", "market.toml: Object missing required field `stands_for` - at `$.card[0]`"),
        ("[[site]]", "[[site", "market.toml: "),
        ("[[card]]", '[[card]]\nid = "mill"\nsource = "own"\nstands_for = "wood"\ncost = {}\n\n[[card]]', "card mill"),
    ],
)
def test_a_fault_is_named_with_file_and_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, says: str
) -> None:
    with pytest.raises(BadContent) as fault:
        read(tmp_path, monkeypatch, GOOD.replace(old, new, 1))
    assert says in str(fault.value)
    assert str(fault.value).startswith("market.toml")
