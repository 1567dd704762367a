"""Chance grows from the seed, stream by stream, and stays the same for ever."""

from core.kernel.chance import below, shuffled, stream
from tests.kernel.table import match
from tests.kernel.toy.rules import Pen


def test_streams_are_the_same_on_every_machine() -> None:
    rng = stream(7, "deck", 0)
    assert [below(rng, 100) for _ in range(8)] == [25, 77, 22, 46, 50, 91, 6, 29]
    assert "".join(shuffled("abcdefgh", stream(7, "deck", 1))) == "heacdgfb"


def test_a_stream_does_not_shift_another() -> None:
    alone, mixed = Pen(match()), Pen(match())
    for _ in range(3):
        mixed.rng("die")
    assert alone.rng("deck").random() == mixed.rng("deck").random()
    assert alone.rng("deck").random() != alone.rng("deck").random()


def test_uses_are_counted_in_the_state() -> None:
    t = Pen(match())
    uses = dict(t.s.chance)
    t.rng("deck")
    assert dict(t.s.chance) == {**uses, "deck": uses["deck"] + 1}


def test_chance_is_a_reveal() -> None:
    t = Pen(match())
    t.moved("money", 1, "bank", "seat:0", "test")
    t.rng("die")
    t.moved("money", 1, "bank", "seat:0", "test")
    assert t.done().revealed_at == 1


def test_below_reaches_every_number() -> None:
    rng = stream(1, "die", 0)
    assert {below(rng, 6) for _ in range(200)} == {0, 1, 2, 3, 4, 5}
