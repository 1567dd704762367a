"""How the greedy bot plays Space Bureau."""

from core.bots import BOTS
from core.kernel.game import Seat, Setup
from core.kernel.session import Session, TakeBacks
from core.space_bureau.game import GAME

LURED = 24
"""A match in which the hope of a long way further on once sent the bot to and fro between two wormholes for ever."""


def test_it_comes_to_an_end_where_flying_costs_nothing() -> None:
    session = Session.new(GAME, Setup(seats=(Seat(name="Ana"),), seed=LURED), TakeBacks.FREE)
    while not session.over:
        assert len(session.log) < 400
        choice = session.forced()
        if choice is None:
            view = GAME.view(session.state, session.decider)
            choice = BOTS["greedy"].choose(GAME, view, 7919 * LURED + 1, len(session.log))
        session.play(choice, "bot:greedy")
