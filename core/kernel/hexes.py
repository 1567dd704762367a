"""Hexes in axial coordinates (q, r), pointy tops: +q is east, +r is south-east."""

Place = tuple[int, int]

DIRECTIONS: tuple[Place, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""East, south-east, south-west, west, north-west, north-east."""


def neighbours(place: Place) -> tuple[Place, ...]:
    """The six places around, clockwise from the east."""
    q, r = place
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(a: Place, b: Place) -> int:
    """Borders to cross on the shortest way."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2
