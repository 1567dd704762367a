"""What bots make of positions."""

from core.bots import BOTS
from core.bots.greedy import gist
from core.space_bureau.choices import PutAgent
from core.space_bureau.game import GAME
from tests.space_bureau.table import match


def test_greedy_opens_matches_that_begin_alike_in_different_ways() -> None:
    view = GAME.view(match(players=1), 0)
    opened = [BOTS["greedy"].choose(GAME, view, seed, 0) for seed in range(8)]
    assert len({choice.cell for choice in opened if isinstance(choice, PutAgent)}) > 1


def test_turns_of_a_tile_in_a_cell_are_one_prospect_to_greedy() -> None:
    turned = [PutAgent(agent="orange-straight", cell=3, turns=turns) for turns in range(4)]
    assert len({gist(choice) for choice in turned}) == 1
    assert gist(turned[0]) != gist(PutAgent(agent="orange-straight", cell=4, turns=0))
