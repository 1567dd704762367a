"""The small universe: open hexes and what lies on them."""

from core.space_bureau.choices import At
from core.space_bureau.components import HexTile, content
from core.space_bureau.state import Hex, State


def tile(h: Hex) -> HexTile:
    """What lies on an open hex."""
    return content().hexes[h.id]


def hex_at(s: State, at: At) -> Hex | None:
    """The open hex at a place, or None where space is unexplored."""
    for h in s.universe:
        if h.at == at:
            return h
    return None


def hex_under(s: State, seat: int) -> Hex:
    """The hex under a captain's ship."""
    found = hex_at(s, s.captains[seat].at)
    assert found is not None, "ships stand on open hexes only"
    return found
