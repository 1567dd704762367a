"""Bots see a view and answer for whichever seat is asked."""

from typing import Any

import pytest

from core.bots import BOTS
from core.bots.greedy import wanted
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


def test_greedy_gives_what_it_has_thought_out_without_another_search(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []
    resample = TOY.resample

    def noted(view: Any, seed: int) -> Any:
        searched.append(seed)
        return resample(view, seed)

    monkeypatch.setattr(TOY, "resample", noted)
    bot, state, n, given = BOTS["greedy"], match(), 0, 0
    while state.stack:
        view = TOY.view(state, TOY.decider(state))
        searched.clear()
        choice = bot.choose(TOY, view, 5, n)
        assert choice in TOY.legal(state)
        if not searched and len(wanted(TOY, view)) > 1:
            given += 1
            # Without its history it finds an answer too.
            assert BOTS["greedy"].choose(TOY, view, 5, n) in TOY.legal(state)
            assert searched
        state, n = TOY.step(state, choice).state, n + 1
    assert given


def test_an_unknown_bot_is_not_there() -> None:
    assert "planner" not in BOTS
    with pytest.raises(KeyError):
        BOTS["planner"]
