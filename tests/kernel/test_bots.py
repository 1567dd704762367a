"""Bots see a view and answer for whichever seat is asked."""

import pytest

from core.bots import BOTS
from core.bots.random_bot import Whim
from core.kernel.session import Session, TakeBacks
from tests.kernel.table import match, setup
from tests.kernel.toy.game import TOY


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_match_from_views(name: str) -> None:
    bot = BOTS[name]
    session = Session.new(TOY, setup(), TakeBacks.FREE)
    while not session.over:
        view = TOY.view(session.state, session.decider)
        session.play(bot.choose(TOY, view, 5, len(session.log)), f"bot:{name}")
    assert len(session.log) > 20


def test_a_bot_decides_by_seed_and_number_alone() -> None:
    view = TOY.view(match(), 0)
    first = [Whim().choose(TOY, view, 1, n) for n in range(30)]
    assert [Whim().choose(TOY, view, 1, n) for n in range(30)] == first
    assert [Whim().choose(TOY, view, 2, n) for n in range(30)] != first
    assert set(first) == set(TOY.legal(view))


def test_an_unknown_bot_is_not_there() -> None:
    assert "planner" not in BOTS
    with pytest.raises(KeyError):
        BOTS["planner"]
