"""How the question bar lays out its answers."""

from random import Random

import pytest

from tui.widgets.lines import newest
from tui.widgets.question import BEFORE, Layout, Line, laid_out, worded

WIDTH, ROWS = 78, 4


def lines(*lengths: int) -> tuple[Line, ...]:
    return tuple(Line("1", "x" * length) for length in lengths)


def aside(*texts: str) -> tuple[Line, ...]:
    return tuple(Line(text[0], text, aside=True) for text in texts)


def columns(layout: Layout) -> list[int]:
    """Where the columns of answers begin."""
    return sorted({place.x for place in layout.places if not place.line.aside})


def rows(layout: Layout, *, are_aside: bool) -> list[int]:
    return [place.y for place in layout.places if place.line.aside == are_aside]


def test_columns_are_equal_where_all_answers_fit_so() -> None:
    assert columns(laid_out(lines(*[10] * 8), None, WIDTH, ROWS)) == [0, 39]


def test_else_each_is_as_wide_as_its_words() -> None:
    layout = laid_out(lines(*[12] * 4, *[14] * 4, *[30] * 4), None, WIDTH, ROWS)
    assert columns(layout) == [0, 12 + BEFORE + 1, 12 + 14 + 2 * (BEFORE + 1)]
    assert len(layout.places) == 12
    assert (layout.page, layout.before, layout.after) == (0, False, False)


def test_a_page_has_as_many_columns_as_fit() -> None:
    layout = laid_out(lines(*[10] * 4, *[40] * 4, *[20] * 4), None, WIDTH, ROWS)
    assert columns(layout) == [0, 20 + BEFORE + 1]
    assert (layout.page, layout.after) == (8, True)


@pytest.mark.parametrize(("answers", "said"), [(4, "long"), (8, "long"), (9, "brief")])
def test_answers_say_all_where_one_page_has_room_for_that(answers: int, said: str) -> None:
    texts = {"long": "x" * 34, "brief": "x" * 6}
    shown = worded([Line("1", texts["long"], brief=texts["brief"])] * answers, WIDTH, ROWS)
    assert {line.text for line in shown} == {texts[said]}


def test_what_ends_the_question_or_can_be_done_at_any_time_shares_the_row_below_the_others() -> None:
    layout = laid_out((*lines(60, 60, 60), *aside("No more", "Play card", "Refresh")), None, WIDTH, ROWS)
    assert rows(layout, are_aside=False) == [0, 1, 2]
    assert rows(layout, are_aside=True) == [3, 3, 3]
    assert [place.x for place in layout.places[3:]] == [0, 7 + BEFORE, 7 + 9 + 2 * BEFORE]


def test_nothing_is_left_between_few_answers_and_that_row() -> None:
    layout = laid_out((*lines(60), *aside("No more")), None, WIDTH, ROWS)
    assert [place.y for place in layout.places] == [0, 1]
    assert layout.rows == 2


def test_that_row_stands_on_every_page() -> None:
    answers = (*lines(*[60] * 7), *aside("No more"))
    for chosen, shown in ((0, 3), (3, 3), (6, 1), (7, 1)):
        layout = laid_out(answers, chosen, WIDTH, ROWS)
        assert (len(rows(layout, are_aside=False)), len(rows(layout, are_aside=True))) == (shown, 1)
        assert layout.page == 3


def test_rows_are_left_for_what_is_told_as_long_as_all_answers_are_on_one_page() -> None:
    answers = (*lines(*[15] * 6), *aside("No more"))
    assert [laid_out(answers, None, WIDTH, ROWS, spare).rows for spare in (0, 1, 2, 3)] == [4, 3, 3, 3]
    wide = [laid_out(answers, None, 2 * WIDTH, ROWS, spare).rows for spare in (0, 1, 2, 3)]
    assert wide == [4, 3, 2, 2]


def test_what_happened_last_is_told_whole_and_the_oldest_is_left_out() -> None:
    texts = ("Ana: " + "a " * 30, "Ben: " + "b " * 30, "Cleo: " + "c " * 30)
    ana, ben, cleo = (newest((text,), 40, 2)[0] for text in texts)
    assert newest(texts, 40, 6) == ([*ana, *ben, *cleo], True)
    told, all_of_it = newest(texts, 40, 3)
    assert told[1:] == cleo
    assert told[0].startswith("Ben: b")
    assert told[0].endswith("…")
    assert not all_of_it
    assert newest(texts, 40, 0) == ([], False)


@pytest.mark.parametrize("seed", range(20))
def test_words_are_cut_only_where_one_alone_is_too_long(seed: int) -> None:
    rng = Random(seed)
    answers = (
        *lines(*(rng.randint(1, 60) for _ in range(rng.randint(1, 20)))),
        *aside(*("x" * rng.randint(1, 30) for _ in range(rng.randint(0, 5)))),
    )
    layout = laid_out(answers, None, WIDTH, ROWS)
    assert all(len(line.text) <= width and x + BEFORE + width <= WIDTH for line, x, _y, width in layout.places)
    assert len({(place.x, place.y) for place in layout.places}) == len(layout.places)
    assert max(place.y for place in layout.places) < layout.rows <= ROWS
