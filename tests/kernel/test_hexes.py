"""Hexes in axial coordinates."""

from core.kernel.hexes import DIRECTIONS, distance, neighbours


def test_six_neighbours_lie_at_distance_one() -> None:
    around = neighbours((2, -1))
    assert len(set(around)) == 6
    assert {distance((2, -1), place) for place in around} == {1}


def test_neighbours_go_round() -> None:
    around = neighbours((0, 0))
    assert all(distance(a, b) == 1 for a, b in zip(around, around[1:] + around[:1], strict=True))


def test_opposite_directions_cancel() -> None:
    for (q, r), (opposite_q, opposite_r) in zip(DIRECTIONS[:3], DIRECTIONS[3:], strict=True):
        assert (q + opposite_q, r + opposite_r) == (0, 0)


def test_distance_goes_the_shortest_way() -> None:
    assert distance((0, 0), (3, -3)) == 3
    assert distance((0, 0), (2, 1)) == 3
    assert distance((-1, 2), (-1, 2)) == 0
