"""Drawing, refilling and playing agenda cards."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BuildSegment,
    BuyAccess,
    DiscardNext,
    Do,
    DrawCard,
    DrawDiscarded,
    DropBlueprint,
    FillWith,
    KeepOrder,
    PayAccess,
    PlayAgenda,
    PlayResource,
    PlayText,
    Refresh,
    SpendRep,
    TakeResource,
    UseRep,
)
from core.galactic_cruise.components import content
from core.galactic_cruise.effects import Action, Boost, Draw, FillSilo, Limit, RefillAgendas
from core.galactic_cruise.game import GAME
from core.galactic_cruise.questions import Bill, PickMain, PickSegment, PickSupplies
from core.galactic_cruise.reasons import NoRep, NothingToTake, PlayedThisTurn, StorageFull, WrongMoment
from core.galactic_cruise.state import State
from core.kernel.frames import Choice, PayUp
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import Session, TakeBacks
from tests.galactic_cruise.table import doing, legal, match, owned, play, second_ship, top, why_not, with_player

# Agendas


CARDS = ("ribbon", "tailwind", "fireworks", "souvenirs")


@pytest.mark.rule("GC-B12", "GC-B39", "GC-B40", "GC-Q34")
def test_two_cards_from_display_and_discard_but_never_from_the_deck() -> None:
    s = with_player(replace(match(), agendas=CARDS, discard=("wheelbarrow", "test-drive")), rep=3)
    s = doing(s, Draw())
    assert set(legal(s, DrawCard, DrawDiscarded)) == {*(DrawCard(card=card) for card in CARDS), DrawDiscarded()}
    mixed = play(s, DrawCard(card="tailwind"), DrawDiscarded())
    assert mixed.players[0].hand == ("tailwind", "test-drive")
    assert (mixed.agendas, mixed.players[0].rep) == (("ribbon", "", "fireworks", "souvenirs"), 2)
    twice = play(s, DrawDiscarded(), DrawDiscarded())
    assert (twice.players[0].hand, twice.players[0].rep, twice.discard) == (("test-drive", "wheelbarrow"), 1, ())


@pytest.mark.rule("GC-B12", "GC-T19")
def test_the_discard_costs_reputation() -> None:
    s = with_player(replace(match(), agendas=CARDS, discard=("test-drive",)), rep=0, points=0)
    assert why_not(doing(s, Draw()), DrawDiscarded()) == NoRep(need=1, have=0)
    assert why_not(doing(replace(s, discard=()), Draw()), DrawDiscarded()) == NothingToTake()


@pytest.mark.rule("GC-B39", "GC-Q35", "GC-B45")
def test_no_card_comes_back_that_was_played_in_this_turn() -> None:
    s = with_player(replace(match(), agendas=CARDS), rep=3, hand=("open-house",), stock=(0, 0, 0))
    s = doing(s, Draw())
    s = play(s, PlayAgenda(), PlayResource(card="open-house"))
    assert s.discard[-1] == "open-house"
    assert why_not(s, DrawDiscarded()) == PlayedThisTurn()
    filled = with_player(replace(match(), agendas=CARDS), rep=3, hand=("ribbon",))
    filled = play(doing(filled, FillSilo(), Draw()), FillWith(resource="food", card="ribbon"))
    assert DrawDiscarded() in legal(filled)


@pytest.mark.rule("GC-B13")
def test_the_order_of_discarding_is_free() -> None:
    s = replace(match(), agendas=CARDS)
    s = play(doing(s, RefillAgendas()), DiscardNext(card="souvenirs"), DiscardNext(card="tailwind"), KeepOrder())
    assert s.discard[-4:] == ("souvenirs", "tailwind", "ribbon", "fireworks")
    s = replace(match(), agendas=("", "", "", "souvenirs"))
    s = doing(s, RefillAgendas())
    assert s.discard[-1] == "souvenirs"


@pytest.mark.rule("GC-B41", "GC-Q36")
def test_an_empty_deck_is_renewed_from_the_discard() -> None:
    s = replace(match(), agendas=CARDS, deck=("test-drive",), discard=("wheelbarrow",))
    s = play(doing(s, RefillAgendas()), KeepOrder())
    assert s.agendas[0] == "test-drive"
    assert set(s.agendas[1:]) < {*CARDS, "wheelbarrow"}
    assert len(s.deck) == 2
    s = replace(match(), agendas=("ribbon", "", "", ""), deck=(), discard=())
    s = doing(s, RefillAgendas())
    s = play(s, TakeResource(resource="food"))
    assert s.agendas == ("ribbon", "", "", "")


# Playing agendas


@pytest.mark.rule("GC-B14", "GC-Q37")
def test_a_card_gives_its_resource_where_it_fits() -> None:
    s = with_player(match(), hand=("bring-a-shovel", "test-drive"), stock=(3, 0, 0))
    s = play(s, PlayAgenda())
    assert why_not(s, PlayResource(card="bring-a-shovel")) == StorageFull()
    s = play(s, PlayResource(card="test-drive"))
    assert sum(s.players[0].stock) == 4
    assert isinstance(top(s), PickMain)


@pytest.mark.parametrize(
    ("free", "only"),
    [
        (PlayAgenda(), PlayResource(card="bring-a-shovel")),
        (UseRep(), SpendRep(icon="money", n=1)),
        (PayAccess(), BuyAccess(area=3)),
        (Refresh(), DropBlueprint(blueprint="aa-1")),
    ],
    ids=lambda choice: type(choice).__name__,
)
def test_what_is_done_at_any_time_never_goes_on_by_itself(free: Choice, only: Choice) -> None:
    s = owned(with_player(match(), hand=("bring-a-shovel",), stock=(0, 3, 3), rep=1, money=9), w4=(1,))
    s = play(replace(s, blueprints=("aa-1", "", "", "", "")), free)
    assert legal(s) == (only,)
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben"), Seat(name="Cleo")), seed=7)
    assert Session(GAME, setup, s, Step(s, (), None), TakeBacks.FREE).forced() is None


@pytest.mark.rule("GC-B42")
def test_a_text_works_only_in_the_step_it_names() -> None:
    s = with_player(match(), hand=("bulk-discount", "jumble-sale"), stock=(0, 0, 0))
    asked = play(s, PlayAgenda())
    assert why_not(asked, PlayText(card="bulk-discount")) == WrongMoment()
    assert PlayText(card="jumble-sale") in legal(asked)
    s = play(owned(s, w1=(0,)), Assign(at=0, expert=False), Do(at=1, action="supplies"), PlayAgenda())
    s = play(s, PlayText(card="bulk-discount"), TakeResource(resource="food"), TakeResource(resource="fuel"))
    assert s.players[0].stock == (1, 0, 1)
    assert isinstance(top(s), PickSupplies)


@pytest.mark.rule("GC-B43", "GC-B45")
def test_several_cards_are_combined() -> None:
    plans = ("a-1", "r-1", "f-1")
    s = with_player(match(), hand=("night-shift", "scrap-yard"), blueprints=plans, money=2)
    s = play(owned(s, w6=(0,)), Assign(at=5, expert=False), PlayAgenda())
    assert why_not(s, PlayText(card="night-shift")) == WrongMoment()
    s = with_player(match(), hand=("night-shift", "scrap-yard"), blueprints=plans, money=2)
    s = play(s, Assign(at=5, expert=False), Do(at=5, action="segments"), BuildSegment(blueprint="a-1", ship=0))
    s = play(s, PlayText(card="scrap-yard"))
    assert (s.players[0].money, s.discard[-1]) == (2, "scrap-yard")
    assert isinstance(top(s), PickSegment)


@pytest.mark.rule("GC-B42", "GC-B44")
@pytest.mark.parametrize(
    ("at", "action", "card", "most"),
    [
        (2, "resources", "wheelbarrow", 3),
        (5, "blueprints", "open-drawers", 2),
        (5, "segments", "night-shift", 2),
        (4, "draw", "open-house", 2),
    ],
)
def test_a_card_raises_the_limit_of_the_action_under_way(at: int, action: Action, card: str, most: int) -> None:
    boost = content().agendas[card].do
    assert isinstance(boost, Boost)
    assert isinstance(boost.power, Limit)
    plans = ("a-1", "a-2", "r-1", "r-2", "f-1")
    s = second_ship(with_player(match(), hand=(card,), stock=(0, 0, 0), blueprints=plans))
    s = play(replace(s, silo=(5, 5, 5)), Assign(at=at, expert=False), Do(at=at, action=action))
    asked, taken = type(top(s)), 1
    s = play(one_more(s), PlayAgenda(), PlayText(card=card))
    while isinstance(top(s), asked):
        s, taken = one_more(s), taken + 1
    assert taken == most + boost.power.plus


def one_more(s: State) -> State:
    """The match after the first thing on offer was taken and paid."""
    s = play(s, next(choice for choice in legal(s) if not choice.free))
    return play(s, PayUp()) if isinstance(top(s), Bill) else s
