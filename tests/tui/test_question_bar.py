"""How the question bar lays out its answers, and what is told below them."""

from random import Random

import pytest

from tui.widgets.answers import BEFORE, BELOW, MARKS, Layout, Line, laid_out
from tui.widgets.lines import begun, newest
from tui.words import screen as words

WIDTH, ROWS = 78, 4
HEIGHT = ROWS + 1
"""With a row for what stands below the answers."""


def lines(*lengths: int) -> tuple[Line, ...]:
    return tuple(Line("1", "x" * length) for length in lengths)


def aside(*texts: str) -> tuple[Line, ...]:
    return tuple(Line(text[0], text, aside=True) for text in texts)


def columns(layout: Layout) -> list[int]:
    """Where the columns of answers begin."""
    return sorted({place.x for place in layout.places if not place.line.aside})


def rows(layout: Layout, *, are_aside: bool) -> list[int]:
    return [place.y for place in layout.places if place.line.aside == are_aside]


def texts(layout: Layout) -> list[str]:
    return [place.line.text for place in layout.places]


def cut(layout: Layout) -> list[str]:
    """What does not stand there in full."""
    return [place.line.text for place in layout.places if len(place.line.text) > place.width]


def test_columns_are_equal_where_all_answers_fit_so() -> None:
    assert columns(laid_out(lines(*[10] * 8), None, WIDTH, HEIGHT)) == [0, 19, 38, 57]


def test_else_each_is_as_wide_as_its_words() -> None:
    layout = laid_out(lines(*[12] * 4, *[14] * 4, *[30] * 4), None, WIDTH, HEIGHT)
    assert columns(layout) == [0, 12 + BEFORE + 1, 12 + 14 + 2 * (BEFORE + 1)]
    assert len(layout.places) == 12
    assert (layout.page, layout.before, layout.after) == (0, False, False)


def test_a_page_has_all_rows_and_as_many_columns_as_fit() -> None:
    layout = laid_out(lines(*[10] * 5, *[40] * 5, *[20] * 5), None, WIDTH, HEIGHT)
    assert columns(layout) == [0, 20 + BEFORE + 1]
    assert (layout.page, layout.after) == (10, True)


@pytest.mark.parametrize(("answers", "said"), [(4, "long"), (8, "long"), (9, "brief")])
def test_answers_say_all_where_one_page_has_room_for_that(answers: int, said: str) -> None:
    both = {"long": "x" * 34, "brief": "x" * 6}
    layout = laid_out([Line("1", both["long"], brief=both["brief"])] * answers, None, WIDTH, HEIGHT)
    assert set(texts(layout)) == {both[said]}


def test_answers_of_one_kind_say_all_where_another_kind_has_no_room_for_that() -> None:
    places = tuple(Line("1", "x" * length, brief="x" * 10, kind="place") for length in (10, 10, 10, 10, 10, 25))
    meeting = Line("m", "m" * 40, brief="m" * 15, kind="meeting")
    layout = laid_out((*places, meeting), None, WIDTH, 4)
    assert texts(layout) == [*(line.text for line in places), meeting.brief]
    wide = laid_out((*places, meeting), None, WIDTH + 20, 4)
    assert texts(wide) == [line.text for line in (*places, meeting)]
    narrow = laid_out((*places, meeting), None, WIDTH - 20, 4)
    assert texts(narrow) == [*["x" * 10] * 6, meeting.brief]


def test_what_ends_the_question_or_can_be_done_at_any_time_shares_the_row_below_the_others() -> None:
    layout = laid_out((*lines(60, 60, 60), *aside("No more", "Play card", "Refresh")), None, WIDTH, HEIGHT)
    assert rows(layout, are_aside=False) == [0, 1, 2]
    assert rows(layout, are_aside=True) == [3, 3, 3]
    assert [place.x for place in layout.places[3:]] == [0, 7 + BEFORE, 7 + 9 + 2 * BEFORE]


def test_nothing_is_left_between_few_answers_and_that_row() -> None:
    layout = laid_out((*lines(60), *aside("No more")), None, WIDTH, HEIGHT)
    assert [place.y for place in layout.places] == [0, 1]
    assert layout.rows == 2


def test_it_joins_the_columns_where_one_page_shows_all_only_so() -> None:
    layout = laid_out((*lines(*[30] * 7), *aside("No more")), None, WIDTH, HEIGHT)
    assert columns(layout) == [0, 39]
    assert (texts(layout)[-1], layout.page, layout.rows) == ("No more", 0, ROWS)


def test_that_row_stands_on_every_page() -> None:
    answers = (*lines(*[60] * 9), *aside("No more"))
    for chosen, shown in ((0, 4), (4, 4), (8, 1), (9, 1)):
        layout = laid_out(answers, chosen, WIDTH, HEIGHT)
        assert (len(rows(layout, are_aside=False)), len(rows(layout, are_aside=True))) == (shown, 1)
        assert layout.page == 4


def test_rows_are_left_for_what_stands_below_as_long_as_all_answers_are_on_one_page() -> None:
    answers = (*lines(*[15] * 6), *aside("No more"))
    left = {width: HEIGHT - laid_out(answers, None, width, HEIGHT).rows for width in (40, WIDTH, 2 * WIDTH)}
    assert left == {40: 1, WIDTH: 2, 2 * WIDTH: BELOW}


def test_one_long_answer_is_cut_where_the_others_are_seen_only_so() -> None:
    answers = (*lines(30, 24, 18, 45, 25, 18, 24), *aside("End the flight"))
    layout = laid_out(answers, None, WIDTH, HEIGHT)
    assert texts(layout) == [line.text for line in answers]
    assert cut(layout) == ["x" * 45]
    assert (layout.page, layout.rows) == (0, ROWS)


def test_answers_take_all_rows_before_two_are_cut_or_there_is_a_second_page() -> None:
    answers = (*lines(70, 70, 70, 70), *aside("No more"))
    layout = laid_out(answers, None, WIDTH, HEIGHT)
    assert (cut(layout), layout.page, layout.rows) == ([], 0, HEIGHT)


def test_what_happened_last_is_told_whole_and_the_oldest_is_left_out() -> None:
    texts = ("Ana: " + "a " * 30, "Ben: " + "b " * 30, "Cleo: " + "c " * 30)
    ana, ben, cleo = (newest((text,), 40, 2)[0] for text in texts)
    assert newest(texts, 40, 6) == ([*ana, *ben, *cleo], True)
    told, all_of_it = newest(texts, 40, 3)
    assert told[1:] == cleo
    assert told[0].startswith("Ben: b")
    assert told[0].endswith(words.REST_IN_LOG)
    assert not all_of_it
    assert newest(texts, 40, 0) == ([], False)


def test_of_everybody_the_beginning_is_told_before_more_of_the_newest() -> None:
    texts = ("Ana: " + "a " * 30, "Ben: " + "b " * 30, "Cleo: " + "c " * 30)
    rest = words.REST_IN_LOG
    cut = {rows: [line.endswith(rest) for line in begun(texts, 40, rows)] for rows in range(3, 7)}
    assert cut == {3: [True] * 3, 4: [True, True, False, False], 5: [True, *[False] * 4], 6: [False] * 6}
    assert [line[:3] for line in begun(texts, 40, 4)] == ["Ana", "Ben", "Cle", "  c"]
    assert begun(texts, 40, 0) == []


def test_of_texts_that_are_left_out_the_next_one_says_where_they_are() -> None:
    assert begun(("one", "two", "three"), 40, 2) == [f"two{words.REST_IN_LOG}", "three"]
    assert begun(("one", "two", "three"), 40, 3) == ["one", "two", "three"]


@pytest.mark.parametrize("seed", range(20))
def test_at_most_one_answer_is_cut_where_each_has_room_alone(seed: int) -> None:
    rng = Random(seed)
    answers = (
        *lines(*(rng.randint(1, 60) for _ in range(rng.randint(1, 20)))),
        *aside(*("x" * rng.randint(1, 30) for _ in range(rng.randint(0, 5)))),
    )
    layout = laid_out(answers, None, WIDTH, HEIGHT)
    assert len(cut(layout)) <= 1
    assert all(x + BEFORE + min(len(line.text), width) <= WIDTH for line, x, _y, width in layout.places)
    assert len({(place.x, place.y) for place in layout.places}) == len(layout.places)
    assert max(place.y for place in layout.places) + 1 == layout.rows <= HEIGHT


@pytest.mark.parametrize("seed", range(20))
def test_no_row_is_empty_where_answers_are_hidden_below(seed: int) -> None:
    rng = Random(seed)
    answers = lines(*(rng.randint(30, 90) for _ in range(rng.randint(7, 20))))
    layout = laid_out(answers, None, WIDTH, HEIGHT)
    assert layout.after
    assert layout.rows == HEIGHT
    assert all(x + BEFORE + width <= WIDTH - MARKS for _line, x, _y, width in layout.places)
