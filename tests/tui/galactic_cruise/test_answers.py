"""What stands beside the answers of Galactic Cruise before one is given: what it costs unseen, and that it is final."""

import pytest
from msgspec.structs import replace

from core.galactic_cruise.choices import (
    Assign,
    BuildSegment,
    DrawDiscarded,
    PlayAgenda,
    PlayText,
    Refresh,
    TakeBlueprint,
)
from core.galactic_cruise.effects import Acquire, BuildSegments, Draw, End
from core.galactic_cruise.game import GAME
from core.galactic_cruise.state import State
from core.kernel.frames import Choice, Stop
from core.kernel.game import Seat, Setup
from core.kernel.pen import Step
from core.kernel.session import PERSON, Played, Session, TakeBacks
from saves.record import BadSave
from tests.galactic_cruise.table import doing, match, play, with_player
from tui import story
from tui.match import Match
from tui.words.match import FINAL


class Nobody:
    """A listener that looks away."""

    def played(self, played: Played) -> None: ...

    def undone(self, choices: int) -> None: ...

    def ended(self) -> None: ...

    def unsaved(self, bad: BadSave) -> None: ...


def warnings(s: State, *choices: Choice, take_backs: TakeBacks = TakeBacks.FREE) -> list[str]:
    """What is said beside the answer that leads to these choices."""
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben"), Seat(name="Cleo")), seed=7)
    session = Session(GAME, setup, s, Step(s, (), None), take_backs)
    seen = Match(session, (PERSON,) * 3, Nobody())
    return story.warnings(seen, story.table(seen), choices)


class TestReputationThatOneDoesNotHave:
    """It is paid in points (GC-T19), which every answer that takes it says beforehand."""

    @pytest.mark.parametrize(("hand", "rep"), [((), 1), (("scrap-yard",), 1), ((), 0)], ids=str)
    def test_building_from_the_display(self, hand: tuple[str, ...], rep: int) -> None:
        s = replace(with_player(match(), money=9, rep=rep, hand=hand), blueprints=("aa-1", "a-2", "a-3", "a-4", "f-8"))
        s = doing(s, BuildSegments())
        short = 2 - rep
        assert warnings(s, BuildSegment(blueprint="f-8", ship=0)) == [f"costs {short} VP"]
        assert not warnings(with_player(s, rep=2), BuildSegment(blueprint="f-8", ship=0))

    def test_a_card_that_takes_reputation(self) -> None:
        s = with_player(match(), hand=("double-shift",), rep=0)
        s = play(s, Assign(at=0, expert=False), PlayAgenda())
        assert warnings(s, PlayText(card="double-shift")) == ["costs 1 VP"]

    def test_refreshing_and_the_discard(self) -> None:
        s = with_player(replace(match(), discard=("ribbon",)), rep=0)
        assert warnings(s, Refresh()) == ["costs 1 VP"]
        assert warnings(doing(s, Draw()), DrawDiscarded()) == ["costs 1 VP"]


class TestWhatShowsSomethingNew:
    def test_is_final_where_several_people_play(self) -> None:
        s = doing(match(), Acquire(), End(step="blueprints"))
        first, second = TakeBlueprint(blueprint="aa-1"), TakeBlueprint(blueprint="rr-1")
        assert not warnings(s, first, take_backs=TakeBacks.UNTIL_REVEAL)
        then = play(s, first)
        assert warnings(then, second, take_backs=TakeBacks.UNTIL_REVEAL) == [FINAL]
        assert warnings(then, Stop(), take_backs=TakeBacks.UNTIL_REVEAL) == [FINAL]
        assert not warnings(then, second)
