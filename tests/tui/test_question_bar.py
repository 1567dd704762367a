"""How the question bar lays out its answers."""

from random import Random

import pytest

from tui.widgets.question import BEFORE, Line, _page

WIDTH, ROWS = 78, 4


def lines(*lengths: int) -> tuple[Line, ...]:
    return tuple(Line("1", "x" * length) for length in lengths)


def test_columns_are_equal_where_all_answers_fit_so() -> None:
    assert _page(lines(*[10] * 8), None, WIDTH, ROWS)[1] == [39, 39]


def test_else_each_is_as_wide_as_its_words() -> None:
    page, columns, before, after = _page(lines(*[12] * 4, *[14] * 4, *[30] * 4), None, WIDTH, ROWS)
    assert len(page) == 12
    assert columns[:2] == [12 + BEFORE + 1, 14 + BEFORE + 1]
    assert (before, after) == (False, False)


@pytest.mark.parametrize("seed", range(20))
def test_words_are_cut_only_where_one_alone_is_too_long(seed: int) -> None:
    rng = Random(seed)
    answers = lines(*(rng.randint(1, 60) for _ in range(rng.randint(1, 20))))
    page, columns, _before, _after = _page(answers, None, WIDTH, ROWS)
    assert sum(columns) <= WIDTH + 1
    assert all(len(line.text) <= columns[n // ROWS] - BEFORE - 1 for n, line in enumerate(page))
