"""How colours look to people: contrast by the WCAG formula, difference in CIELAB, and colour-blind eyes."""

import math
from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Three: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Three, Three, Three]

DEUTERANOPIA = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
PROTANOPIA = ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
"""On linear RGB, after Machado, Oliveira and Fernandes (2009)."""

XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))


def linear(rgb: Rgb) -> Three:
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c / 255 for c in rgb))
    return red, green, blue


def times(matrix: Matrix, v: Three) -> Three:
    a, b, c = (sum(m * x for m, x in zip(row, v, strict=True)) for row in matrix)
    return a, b, c


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted(times(XYZ, linear(rgb))[1] for rgb in (one, other))
    return (light + 0.05) / (dark + 0.05)


def lab(rgb: Three) -> Three:
    """CIELAB of linear RGB."""
    x, y, z = (
        v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116
        for v in (v / white for v, white in zip(times(XYZ, rgb), (0.95047, 1.0, 1.08883), strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Rgb, other: Rgb, eyes: Matrix) -> float:
    """How far two colours are apart for such eyes; 2 is just noticeable side by side."""
    a, b = (lab(times(eyes, linear(rgb))) for rgb in (one, other))
    return math.dist(a, b)
