"""The words of Galactic Cruise."""

from tui.galactic_cruise.words.game import WORDS

__all__ = ["WORDS"]
