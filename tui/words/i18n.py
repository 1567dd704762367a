"""The way to catalogues of other languages, and the only ways to join whole messages.

Every message is a literal with named placeholders, so that catalogues can be extracted.
"""

import gettext
from collections.abc import Sequence
from functools import reduce
from pathlib import Path

_catalogue = gettext.translation("cosmodrome", Path(__file__).parents[1] / "locale", fallback=True)
_ = _catalogue.gettext
ngettext = _catalogue.ngettext


def listed(messages: Sequence[str]) -> str:
    """All of them: "A, B"."""
    return reduce(lambda a, b: _("{a}, {b}").format(a=a, b=b), messages)


def brought(gains: Sequence[str], source: str) -> str:
    """What came from one source."""
    return _("{gain} ({source}).").format(gain=listed(gains), source=source)


def in_order(messages: Sequence[str]) -> str:
    """One after another: "A, then B"."""
    return reduce(lambda a, b: _("{a}, then {b}").format(a=a, b=b), messages)


def either(messages: Sequence[str]) -> str:
    """One of them: "A or B"."""
    return reduce(lambda a, b: _("{a} or {b}").format(a=a, b=b), messages)


def paragraph(sentences: Sequence[str]) -> str:
    """Whole sentences one after another."""
    return " ".join(sentence for sentence in sentences if sentence)


def signed(n: int) -> str:
    """A change as a sign and a number: +3, -1."""
    return f"{n:+d}"
