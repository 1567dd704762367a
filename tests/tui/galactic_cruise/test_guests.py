"""How guests are sold tickets and scored: by type, then by section, with what each costs, and what a stop unlocks."""

import pytest

from core.galactic_cruise.choices import Sail, Unlock
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import Advance, Advertise, MoreGuests
from core.galactic_cruise.state import State
from core.kernel.frames import Stop
from tests.galactic_cruise.table import STAR, TOUR, crowd, doing, flying, match, offered, owned, play, told, with_player
from tests.tui.galactic_cruise.answers import asked, bar
from tests.tui.galactic_cruise.pictures import table_of
from tui.asking import Asking
from tui.galactic_cruise.board import BOARD
from tui.words import match as say

ROW = 73
"""Columns that an answer has on a screen of 80."""


def selling(s: State) -> State:
    """Somebody with two ads sells tickets while one adventurous guest waits in the bottom and one in the top."""
    s = crowd(with_player(offered(s), ads=2), (1, 0, 0), (0, 0, 0), (1, 0, 0))
    return doing(s, MoreGuests(cruise=STAR, left=2), src="action:advertise")


def sections(s: State) -> Asking:
    """What is asked once an adventurous guest has been chosen."""
    first = asked(s)
    then = first.take(first.answers(BOARD.mark)[0])
    assert isinstance(then, Asking)
    return then


def scoring(ads: int) -> State:
    """A family guest and an adventurous one are at an adventurous destination."""
    s = with_player(flying(match(), STAR, stop=1, guests=(1, 0, 1)), ads=ads)
    return play(doing(s, Advance(), src="turn"), Sail(ship=0))


class TestSelling:
    def test_the_own_cruise_is_told_from_those_of_nobody(self) -> None:
        s = doing(offered(with_player(match(), scheduled=STAR)), Advertise(), src="action:advertise")
        assert bar(asked(s))[0] == "1 Ring Road, yours: +1 money a ticket"
        assert "yours" not in bar(asked(s))[1]

    def test_each_type_says_what_it_costs_at_least_and_brings(self) -> None:
        assert bar(asked(with_player(selling(match()), ads=9)))[:2] == [
            "1 Adventurous guest for 1 ad: +1 money, +1 reputation",
            "2 Relaxing guest for 4 ads: +1 money",
        ]

    def test_sections_have_letters_and_the_dearest_comes_last(self) -> None:
        then = sections(with_player(selling(match()), ads=9))
        assert then.title() == "Adventurous guest: from where? Only prices differ."
        assert bar(then) == ["b Bottom section: 1 ad", "t Top section: 3 ads", "s Supply: 4 ads"]

    def test_what_a_technology_pays_is_free(self) -> None:
        s = selling(owned(match(), t2=(0,)))
        assert bar(asked(s))[0] == "1 Adventurous guest for free: +1 money, +1 reputation"
        assert bar(sections(s))[0] == "b Bottom section: free"


class TestScoring:
    def test_whoever_is_too_dear_is_named_with_the_price(self) -> None:
        first = asked(scoring(ads=1))
        assert first.title(brief=True) == "Which guest do you score? Too dear: family guest (2 ads)."
        assert bar(first) == ["1 Adventurous guest for 1 ad: +3 VP", "0 Score nobody"]
        none = asked(scoring(ads=0)).title(brief=True)
        assert none.endswith("Too dear: adventurous guest (1 ad), family guest (2 ads).")
        assert "Too dear" not in asked(scoring(ads=3)).title()

    def test_an_upgrade_that_helps_once_says_so(self) -> None:
        s = flying(match(), TOUR, token="vp")
        first = asked(play(doing(s, Advance(), src="turn"), Sail(ship=0)))
        assert "6 Bath Tax: +5 money, once" in bar(first)

    def test_whoever_was_not_scored_is_told(self) -> None:
        s = scoring(ads=1)
        assert say.told(told(s, Stop()), table_of(s)) == ["Ana: Not scored: 1 adventurous guest, 1 family guest."]


@pytest.mark.parametrize("id_", content().upgrades)
def test_an_upgrade_to_unlock_says_what_it_does_in_one_row(id_: str) -> None:
    table = table_of(match(), 0)
    upgrade, _colon, effect = table.words.dictionary.brief(Unlock(upgrade=id_), "", table).partition(": ")
    assert effect
    assert len(upgrade) + len(effect) <= ROW
