"""What a decoded state may still have wrong."""

from core.galactic_cruise.state import State
from core.kernel.game import Problem


def check(s: State) -> Problem | None:
    """The first fault found."""
    return None
