"""Setting up a match, and records."""

import msgspec
import pytest

from core.kernel.game import BadSetup, Seat, Setup
from tests.kernel.table import match, setup
from tests.kernel.toy import vocabulary as v
from tests.kernel.toy.game import TOY


@pytest.mark.parametrize(
    ("seats", "options", "what", "value"),
    [
        (4, {}, "seats", "4"),
        (0, {}, "seats", "0"),
        (2, {"colour": "red"}, "option", "colour"),
        (2, {"length": "endless"}, "length", "endless"),
    ],
)
def test_a_setup_that_the_game_does_not_know(seats: int, options: dict[str, str], what: str, value: str) -> None:
    with pytest.raises(BadSetup) as fault:
        TOY.new(Setup(seats=(Seat(name="Ana"),) * seats, options=options, seed=1))
    assert (fault.value.what, fault.value.value) == (what, value)


def test_options_have_defaults() -> None:
    assert TOY.chosen(setup()) == {"length": "short"}


def test_records_are_frozen_and_named() -> None:
    with pytest.raises(AttributeError):
        match().turns = 3  # type: ignore[misc]
    with pytest.raises(TypeError):
        v.Gain(3)  # type: ignore[call-arg]


def test_a_hostile_number_is_refused_while_decoding() -> None:
    raw = msgspec.json.encode(match())
    with pytest.raises(msgspec.ValidationError, match="turns"):
        msgspec.json.decode(raw.replace(b'"turns":12', b'"turns":-1'), type=v.State)
