"""Palettes and glyph sets of the screen: plain data, which know nothing of Textual or of any game."""

from themes.data import BadTheme
from themes.glyphs import GLYPHS, Glyphs, default_glyphs, glyph_sets
from themes.palette import NAMES, Ink, Palette, Shade, palettes

__all__ = [
    "GLYPHS",
    "NAMES",
    "BadTheme",
    "Glyphs",
    "Ink",
    "Palette",
    "Shade",
    "default_glyphs",
    "glyph_sets",
    "palettes",
]
