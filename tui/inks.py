"""How the parts of a screen are drawn that every board and every bar has."""

from themes import Ink

PLAIN = Ink()
BOLD = Ink(bold=True)
FAINT = Ink("faint")
EDGE = Ink("edge")
KEY = Ink("on-accent", "accent", bold=True)
"""The key of something that can be answered now."""
HERE = Ink("accent", bold=True)
"""What points at the thing under the cursor."""

BAR = Ink("ink", "panel")
"""On the ground of the lines above and below the board."""
BAR_BOLD = Ink("ink", "panel", bold=True)
BAR_FAINT = Ink("faint", "panel")
BAR_KEY = Ink("accent", "panel", bold=True)
