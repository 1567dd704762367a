"""Names from outside, and how little a save costs."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

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


@given(st.text(alphabet=st.characters(codec=None), max_size=60))
def test_a_clean_name_is_printable_short_and_clean(raw: str) -> None:
    name = clean_name(raw)
    assert name.isprintable()
    assert len(name) <= MAX_NAME
    assert clean_name(name) == name


def test_a_name_that_could_not_be_loaded_again_is_not_saved(store: Store) -> None:
    session = begin()
    session.setup = msgspec.structs.replace(session.setup, seats=(Seat(name="\x1b[2J"), Seat(name="Ben")))
    with store.open(store.create("space-bureau")) as match, pytest.raises(ValueError, match="name"):
        match.save(session, ("person", "person"))
    assert store.names() == ()
