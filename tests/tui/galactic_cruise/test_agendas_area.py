"""Agenda cards as they are seen: one's own, those on offer, the discard, and never those of others."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.components import content
from core.galactic_cruise.state import State
from core.kernel.record import HIDDEN
from tests.galactic_cruise.table import match, with_player
from tests.tui.galactic_cruise.pictures import check, painted, positions, table_of
from tests.tui.pictures import COMPACT, WIDE, read, spot
from themes import glyph_sets
from tui.board import Sight
from tui.canvas import Canvas
from tui.galactic_cruise.areas.agendas import LEFT, NAME, RESOURCE, WHEN, AgendasArea
from tui.galactic_cruise.words.screen_agendas import card_text

AREA = AgendasArea()
TAILWIND = f"launches take {content().agendas['tailwind'].save.amount} fuel less"  # type: ignore[union-attr]


def dealt() -> State:
    """Ana and Ben have cards; one space of the display is empty."""
    s = with_player(match(), 0, hand=("coffee-break", "tailwind"))
    s = with_player(s, 1, hand=("fireworks",))
    return replace(s, agendas=("early-birds", "", "ribbon", "doggy-bag"), discard=())


def seen(s: State, viewer: int | None, seat: int) -> Canvas:
    """What a viewer sees who looks at the things of a seat."""
    canvas = Canvas(*COMPACT)
    AREA.paint(canvas, table_of(s, viewer), Sight(glyph_sets()["unicode"], seat=seat))
    return canvas


def test_a_card_has_its_restriction_its_text_and_its_resource() -> None:
    picture = painted(AREA, dealt())
    assert read(picture, ("agenda", "tailwind")) == f"Tailwind launch {TAILWIND}"
    assert read(picture, ("resource", "tailwind")) == "or oxygen"
    assert AREA.describe(("agenda", "tailwind"), table_of(dealt()), 0) == (
        f"Tailwind (during a launch: {TAILWIND}; or +1 oxygen)."
    )


def test_long_texts_are_told_whole() -> None:
    text = read(painted(AREA, dealt()), ("agenda", "coffee-break"))
    assert text.endswith("bring one of your workers home, with its funding bonus")


def test_empty_spaces_say_what_a_refill_brings() -> None:
    assert "Empty: whoever refills gains +1 ad" in painted(AREA, dealt()).text()


@pytest.mark.rule("GC-Q7")
def test_the_cards_of_others_are_only_counted() -> None:
    for viewer in (0, 2, None):
        picture = seen(dealt(), viewer, seat=1)
        assert "Ben 1 card" in picture.text()
        assert "Fireworks" not in picture.text()
        assert ("agenda", HIDDEN) not in [each.what for each in picture.spots]
    assert "Ana 2 cards" in seen(dealt(), None, seat=0).text()


@pytest.mark.rule("GC-Q7")
def test_ones_own_hand_stays_where_anothers_things_are_looked_at() -> None:
    picture = seen(dealt(), 0, seat=1)
    assert "Hand of Ana: 2 of 5" in picture.text()
    assert "Fireworks" not in picture.text()


@pytest.mark.rule("GC-Q7")
def test_no_card_is_shown_that_its_viewer_may_not_see() -> None:
    for s in positions(20):
        for viewer, player in enumerate(s.players):
            open_ = {*s.agendas, *s.discard, *player.hand}
            closed = [card.name for id_, card in content().agendas.items() if id_ not in open_]
            for seat in range(len(s.players)):
                text = seen(s, viewer, seat).text()
                assert not [name for name in closed if name in text]


def test_the_top_of_the_discard_lies_open() -> None:
    s = replace(dealt(), discard=("ribbon", "space-picnic"))
    picture = painted(AREA, s, keys={("discard",): "5"})
    assert read(picture, ("discard",)).startswith("5 Space Picnic day in space")
    assert "Discard: 2 cards; to draw the top one takes 1 reputation" in picture.text()
    assert "Nothing is discarded yet" in painted(AREA, dealt()).text()


def test_text_and_resource_have_keys_of_their_own() -> None:
    keys = {("agenda", "tailwind"): "1", ("resource", "tailwind"): "2"}
    picture = painted(AREA, dealt(), keys=keys, cursor=("resource", "tailwind"))
    assert read(picture, ("agenda", "tailwind")).startswith("1 Tailwind")
    assert read(picture, ("resource", "tailwind")) == "2▸or oxygen"
    assert AREA.describe(("resource", "tailwind"), table_of(dealt()), 0).startswith("Tailwind is worth +1 oxygen")


def test_where_lines_are_short_the_text_stands_below_the_name() -> None:
    picture = painted(AREA, dealt(), WIDE)
    assert read(picture, ("agenda", "tailwind")) == f"Tailwind launch {TAILWIND}"
    assert spot(picture, ("agenda", "tailwind")).height == 2
    assert spot(painted(AREA, dealt()), ("agenda", "tailwind")).height == 1


def test_the_key_of_a_resource_stands_apart_from_the_text_of_its_card() -> None:
    """A text as long as its column would run into it."""
    room = COMPACT[0] - LEFT - NAME - WHEN - RESOURCE
    fits = next(id_ for id_ in content().agendas if len(card_text(id_, table_of(dealt()))) == room)
    s = with_player(match(), hand=(fits,))
    picture = painted(AREA, s, keys={("resource", fits): "5"})
    x, y = spot(picture, ("resource", fits))[1:3]
    assert "".join(char for char, _ink in picture.rows[y][x - 1 : x + 2]) == " 5 "


def test_the_deck_is_counted() -> None:
    s = dealt()
    assert f"{len(s.deck)} cards in the deck" in painted(AREA, s).text()


def test_any_position_can_be_painted() -> None:
    for s in positions(30):
        check(AREA, s)
