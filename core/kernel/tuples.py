"""Tuples with one item changed, since nothing in a state is ever changed in place."""

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], n: int, item: T) -> tuple[T, ...]:
    """The items with another one at place n."""
    return (*items[:n], item, *items[n + 1 :])


def less(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items without the first that equals this one; raises ValueError where there is none."""
    n = items.index(item)
    return (*items[:n], *items[n + 1 :])


def added(pairs: tuple[tuple[str, int], ...], key: str, n: int) -> tuple[tuple[str, int], ...]:
    """A tally, sorted by key, with n more under one of them."""
    found = dict(pairs)
    found[key] = found.get(key, 0) + n
    return tuple(sorted(found.items()))
