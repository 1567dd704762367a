"""The marks of owners: players, and the colours that no player has."""

from core.galactic_cruise.state import NEUTRAL, NPC
from themes import Glyphs, Ink

SIGNS = {NEUTRAL: "hub", NPC: "office"}
"""The glyphs of colours that no player has."""


def mark(owner: int, glyphs: Glyphs) -> tuple[str, Ink]:
    """Whose a development, a worker or a cube is."""
    if owner in SIGNS:
        return glyphs[SIGNS[owner]], Ink(bold=True)
    return glyphs[f"seat-{owner + 1}"], Ink(f"seat-{owner + 1}", bold=True)


def coming(owner: int, glyphs: Glyphs) -> tuple[str, Ink]:
    """The same for a piece that is about to be placed."""
    sign, ink = mark(owner, glyphs)
    return sign, ink._replace(underline=True)
