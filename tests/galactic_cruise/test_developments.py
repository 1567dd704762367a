"""Building developments and hiring experts."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import Assign, BuildAt, GiveGood, HireExpert, PlayResource, PlayText, TakeFunding
from core.galactic_cruise.components import content
from core.galactic_cruise.developments import expert_cost
from core.galactic_cruise.effects import Develop, Hire
from core.galactic_cruise.events import TechnologyInvented
from core.galactic_cruise.questions import PickFunding, PickMain
from core.galactic_cruise.reasons import AllHired, NoDevelopmentLeft, OwnDevelopment
from core.galactic_cruise.rules import discount, storage
from core.galactic_cruise.state import NEUTRAL, NPC
from core.kernel.frames import PayUp
from tests.galactic_cruise.table import asking, doing, legal, match, owned, play, told, top, why_not, with_player

SHOP = BuildAt(row="food", area=0)


# Building a development


@pytest.mark.rule("GC-B1")
def test_the_leftmost_of_any_row_goes_where_there_is_none_of_ones_own() -> None:
    s = doing(with_player(owned(match(), w1=(0, 1)), rows=(0, 3, 3), money=20), Develop())
    assert why_not(s, BuildAt(row="oxygen", area=0)) == OwnDevelopment()
    assert why_not(s, BuildAt(row="food", area=1)) == NoDevelopmentLeft()
    assert {choice.area for choice in legal(s, BuildAt)} == set(range(1, 10))


@pytest.mark.rule("GC-B15")
@pytest.mark.parametrize("left", [3, 2, 1])
def test_the_column_says_the_cost(left: int) -> None:
    s = with_player(match(), rows=(left, 3, 3), money=20)
    s = play(doing(s, Develop()), SHOP, PayUp())
    assert s.players[0].money == 20 - content().board.column_cost[3 - left]


@pytest.mark.rule("GC-B15", "GC-B14")
def test_money_and_the_rows_resource_mix_freely() -> None:
    s = with_player(match(), stock=(2, 3, 3), money=1, hand=("bring-a-shovel", "old-classmates"))
    resource = content().agendas["bring-a-shovel"].resource
    assert resource == "food"
    s = play(doing(s, Develop()), SHOP, GiveGood(resource="food"))
    assert GiveGood(resource="oxygen") not in legal(s)
    s = play(s, PlayResource(card="bring-a-shovel"), PayUp())
    assert (s.players[0].money, s.players[0].stock[0], s.players[0].hand) == (0, 0, ("old-classmates",))
    assert s.areas[0] == (0,)


@pytest.mark.rule("GC-B16")
@pytest.mark.parametrize(("there", "rep"), [((), 1), ((NEUTRAL,), 0), ((NPC,), 0)])
def test_only_the_first_of_any_colour_brings_reputation(there: tuple[int, ...], rep: int) -> None:
    s = play(doing(owned(match(), w1=there), Develop()), SHOP, PayUp())
    assert s.players[0].rep == rep
    assert s.areas[0] == (*there, 0)


@pytest.mark.rule("GC-B17")
def test_storage_grows_with_every_development_gone() -> None:
    s = match()
    assert [storage(s, 0, i) for i in range(3)] == [3, 3, 3]
    s = play(doing(s, Develop()), SHOP, PayUp())
    assert [storage(s, 0, i) for i in range(3)] == [4, 3, 3]


@pytest.mark.rule("GC-B18")
def test_the_first_below_a_technology_invents_it() -> None:
    s = doing(match(), Develop())
    assert TechnologyInvented(technology="welders") in told(s, BuildAt(row="food", area=6), PayUp())
    s = play(s, BuildAt(row="food", area=6), PayUp())
    assert discount(s, 0, "segment") == (2, ("technology:welders",))
    s = doing(owned(match(), t1=(1,)), Develop())
    assert TechnologyInvented(technology="welders") not in told(s, BuildAt(row="food", area=6), PayUp())


@pytest.mark.rule("GC-Q24", "GC-B27")
def test_a_discount_comes_off_before_the_cost_is_split_and_never_below_nothing() -> None:
    s = doing(with_player(match(), money=0, stock=(3, 0, 0), hand=("bring-a-shovel",)), Develop(off=4))
    s = play(s, SHOP)
    assert (s.areas[0], s.players[0].stock, s.players[0].hand) == ((0,), (3, 0, 0), ("bring-a-shovel",))
    s = with_player(match(), money=0, stock=(0, 0, 0), hand=("bring-a-shovel",))
    s = play(doing(s, Develop()), SHOP, PlayText(card="bring-a-shovel"))
    assert (s.areas[0], s.players[0].money) == ((0,), 0)


# Hiring


@pytest.mark.rule("GC-B2", "GC-T20")
def test_a_hired_expert_is_at_home_for_good() -> None:
    s = with_player(match(), money=12)
    s = play(doing(s, Hire()), HireExpert(side="left"), PayUp(), TakeFunding(what="money"))
    p = s.players[0]
    assert (p.experts, p.unhired, p.money) == (1, ("right",), 1)
    assert why_not(doing(with_player(s, money=20), Hire()), HireExpert(side="left")) == AllHired()
    assert Assign(at=2, expert=True) in legal(asking(s, PickMain(seat=0, src="turn")))


@pytest.mark.rule("GC-B19", "GC-B20")
def test_what_experts_cost() -> None:
    p = match().players[0]
    assert [expert_cost(p, side) for side in ("left", "right")] == [12, 12]
    p = replace(p, rows=(1, 2, 0), tower=("money", "ad", "ads-4", "money-4"), flipped="ads-4")
    assert [expert_cost(p, side) for side in ("left", "right")] == [6, 6]
    p = replace(p, rows=(0, 0, 3), tower=("money", "ad"))
    assert [expert_cost(p, side) for side in ("left", "right")] == [0, 0]


@pytest.mark.rule("GC-B2")
def test_an_expert_that_costs_nothing_comes_without_a_bill() -> None:
    s = with_player(match(), money=0, rows=(0, 0, 3))
    assert isinstance(top(play(doing(s, Hire()), HireExpert(side="right"))), PickFunding)
