"""Old saves brought up to date: numbered pure functions on raw dicts, each from its schema to the next."""

from collections.abc import Callable
from typing import Any

Raw = dict[str, Any]

SCHEMA = 1
"""The schema that is written. It grows whenever the vocabulary of a game or the header changes its meaning."""

MIGRATIONS: dict[int, Callable[[Raw], Raw]] = {}
"""The step from each schema to the one after it; each comes with a golden save of its old schema."""


def migrated(raw: Raw, schema: int) -> Raw:
    """A save of an older schema in the present one; raises KeyError where no step leads on."""
    for n in range(schema, SCHEMA):
        raw = MIGRATIONS[n](raw)
    return raw | {"schema": SCHEMA}
