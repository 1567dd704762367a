"""Galactic Cruise passes what every game must pass."""

from core.galactic_cruise.game import GAME
from tests.harness import GameContract


class TestGalacticCruise(GameContract):
    game = GAME
    # By whim a match takes some 4,000 decisions.
    dense = 20
    sparse = 200
    share = 5
    curious = False
