"""The toy passes what every game must pass."""

from tests.harness import GameContract
from tests.kernel.toy.game import TOY


class TestToy(GameContract):
    game = TOY
    # The matches of true games go through the same kernel.
    share = 2
