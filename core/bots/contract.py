"""What a bot is."""

from typing import Any, Protocol

from core.kernel.frames import Choice
from core.kernel.game import Game


class Bot(Protocol):
    """Answers for whichever seat is asked. It keeps nothing from one decision to the next."""

    def choose(self, game: Game[Any], view: Any, seed: int, n: int) -> Choice:
        """A legal choice for the question on top of what its seat sees.

        All its randomness comes from the seed and `n`, the number of the decision, so that a match can be told again.
        """
        ...
