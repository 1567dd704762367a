"""What a bot is."""

from typing import Any, Protocol

from core.kernel.frames import Choice
from core.kernel.game import Game


class Bot(Protocol):
    """Answers for whichever seat is asked.

    It may keep what it has thought out from one decision to the next, but needs nothing of that: it can be asked about
    any position at any time.
    """

    def choose(self, game: Game[Any], view: Any, seed: int, n: int) -> Choice:
        """A legal choice for the question on top of what its seat sees.

        All its randomness comes from the seed and `n`, the number of the decision, so that a match played from its
        start can be told again.
        """
        ...
