"""Chance: streams of random numbers that grow from the seed, equal on every Python version."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, name: str, n: int) -> Random:
    """The generator for the n-th use of a stream; one stream a purpose, so that none shifts another."""
    return Random(f"{seed}:{name}:{n}")


def below(rng: Random, n: int) -> int:
    """A number from 0 to n - 1. Only `Random.random` is promised to stay the same between Python versions."""
    return int(rng.random() * n)


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The items in random order."""
    out = list(items)
    for a in range(len(out) - 1, 0, -1):
        b = below(rng, a + 1)
        out[a], out[b] = out[b], out[a]
    return tuple(out)
