"""What is asked in a position, and the keys that its answers have on the board."""

from collections.abc import Hashable

from core.galactic_cruise.game import GAME
from core.galactic_cruise.state import State
from tests.tui.galactic_cruise.pictures import table_of
from tui.asking import Asking, ask
from tui.board import Area
from tui.galactic_cruise.board import BOARD


def asked(s: State) -> Asking:
    """What must be answered now, as whoever is asked sees it."""
    return ask(table_of(s, GAME.decider(s)), GAME.legal(s))


def bar(asking: Asking) -> list[str]:
    """The answers in the order of the bar with their keys, without what may be done at any time."""
    return [f"{answer.key} {asking.priced(answer)}" for answer in asking.answers(BOARD.mark) if not answer.free]


def keys(area: Area, asking: Asking) -> dict[Hashable, str]:
    """What can be answered in an area, with the keys."""
    return {answer.mark.what: answer.key for answer in asking.answers(BOARD.mark) if answer.mark.area == area.id}
