"""Names from outside, and how little a save costs."""

import sys
from random import Random

import msgspec
import pytest

from core.kernel.game import Seat
from saves.record import MAX_NAME, clean_name
from saves.store import Store
from tests.saves.playing import begin


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("  Ana \t Lee\n", "Ana Lee"),
        ("\x1b[31mAna\x1b[0m", "[31mAna [0m"),
        ("a\u0301", "á"),
        ("\udcff\u200b", ""),
        ("[b]Ana[/b]", "[b]Ana[/b]"),
    ],
)
def test_a_name_keeps_only_what_can_be_shown(raw: str, name: str) -> None:
    assert clean_name(raw) == name


def test_a_clean_name_is_printable_short_and_clean() -> None:
    chance = Random(1)
    for _ in range(2_000):
        # Controls, accents and what only looks like a space lie close together; the rest is seldom met.
        last = chance.choice((0x7F, 0x300, 0x3000, sys.maxunicode))
        name = clean_name("".join(chr(chance.randint(0, last)) for _ in range(chance.randint(0, 60))))
        assert name.isprintable()
        assert len(name) <= MAX_NAME
        assert clean_name(name) == name


def test_a_name_that_could_not_be_loaded_again_is_not_saved(store: Store) -> None:
    session = begin()
    session.setup = msgspec.structs.replace(session.setup, seats=(Seat(name="\x1b[2J"), Seat(name="Ben")))
    with store.open(store.create("space-bureau")) as match, pytest.raises(ValueError, match="name"):
        match.save(session, ("person", "person"))
    assert store.names() == ()
