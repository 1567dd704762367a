"""What a player's position is worth, for bots."""

from core.galactic_cruise.state import State


def value(s: State, seat: int) -> float:
    """Prospects in points."""
    return float(s.players[seat].points)
