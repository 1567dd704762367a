"""Galactic Cruise passes what every game must pass."""

from core.galactic_cruise.game import GAME
from tests.harness import GameContract


class TestGalacticCruise(GameContract):
    game = GAME
