"""The base of every record, and the bounded numbers that records are made of."""

from typing import Annotated, Any, dataclass_transform

import msgspec
from msgspec import Meta, Struct, StructMeta

Count = Annotated[int, Meta(ge=0, le=100_000)]
"""How many of something: never negative, never absurd, so that a hostile save is refused while decoding."""

SeatNo = Annotated[int, Meta(ge=0, le=7)]
"""The number of a seat, scripted opponents included."""

Seed = Annotated[int, Meta(ge=0, le=2**63 - 1)]
"""What all chance of a match grows from; fits the integers of every save format."""

Id = Annotated[str, Meta(max_length=80)]
"""The name of a piece of content, of a place or of a source."""


class _Meta(StructMeta):
    """Makes every record keyword-only: msgspec hands down `frozen` and `gc` to subclasses, but not `kw_only`."""

    def __new__(mcls, name: str, bases: tuple[type, ...], ns: dict[str, Any], **config: Any) -> "_Meta":
        config.setdefault("kw_only", True)
        return super().__new__(mcls, name, bases, ns, **config)


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Rec(Struct, metaclass=_Meta, frozen=True, gc=False):
    """A frozen record.

    Fields are ints, strings, bools, None, records and tuples of these, so that states and all that stands in them can
    be compared, hashed, saved and shared; only a setup holds a mapping, of its options. Tags are literal and stable:
    renaming a class breaks no save.
    """


HIDDEN = "?"
"""Stands in a view for the id of a piece that lies face down."""
