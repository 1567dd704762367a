"""Palettes, glyph sets and style sheets of the screen."""
