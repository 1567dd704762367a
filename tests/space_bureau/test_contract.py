"""Space Bureau passes what every game must pass."""

from core.space_bureau.game import GAME
from tests.harness import GameContract


class TestSpaceBureau(GameContract):
    game = GAME
