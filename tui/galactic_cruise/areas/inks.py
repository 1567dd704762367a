"""How the parts of a board are drawn that every area has."""

from themes import Ink

PLAIN = Ink()
BOLD = Ink(bold=True)
FAINT = Ink("faint")
EDGE = Ink("edge")
KEY = Ink("on-accent", "accent", bold=True)
"""The key of something that can be answered now."""
HERE = Ink("accent", bold=True)
"""What points at the thing under the cursor."""
