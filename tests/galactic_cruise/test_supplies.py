"""Purchasing supplies, and the silo."""

import pytest

from core.galactic_cruise.choices import Buy
from core.galactic_cruise.effects import FillSilo, FromSilo, Gain, Purchase
from core.galactic_cruise.reasons import NoCard, StorageFull
from core.kernel.events import PassedOver
from core.kernel.frames import PayUp, Stop
from tests.galactic_cruise.table import begun, doing, match, play, with_player


@pytest.mark.rule("GC-B3")
def test_one_half_is_enough() -> None:
    s = play(doing(match(), Purchase()), Buy(what="ads"), PayUp(), Stop())
    assert (s.players[0].money, s.players[0].ads) == (9, 4)


@pytest.mark.rule("GC-B31")
def test_all_other_gains_leave_the_silo_alone() -> None:
    s = begun(match(), Gain(food=1, fuel=1)).state
    assert (s.silo, s.players[0].stock) == ((2, 2, 2), (2, 1, 2))


@pytest.mark.rule("GC-Q22")
def test_with_full_stores_or_no_card_the_silo_is_left_alone() -> None:
    full = with_player(match(), stock=(3, 3, 3))
    assert [e.reason for e in begun(full, FromSilo()).events if isinstance(e, PassedOver)] == [StorageFull()]
    assert [e.reason for e in begun(match(), FillSilo()).events if isinstance(e, PassedOver)] == [NoCard()]
