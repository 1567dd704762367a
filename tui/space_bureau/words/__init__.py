"""The words of Space Bureau."""

from tui.space_bureau.words.game import WORDS

__all__ = ["WORDS"]
