"""The random bot."""

from typing import Any

from core.kernel.chance import below, stream
from core.kernel.frames import Choice
from core.kernel.game import Game


class Whim:
    """Takes any legal choice, each as likely as the others; for fuzzing and as the weakest opponent."""

    def choose(self, game: Game[Any], view: Any, seed: int, n: int) -> Choice:
        """A choice by chance."""
        legal: tuple[Choice, ...] = game.legal(view)
        return legal[below(stream(seed, "random", n), len(legal))]
