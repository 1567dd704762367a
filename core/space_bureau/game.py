"""Space Bureau, as everything that plays it sees it."""

from core.kernel.game import Game, Problem, Progress, Setup, Standing
from core.kernel.pen import Step
from core.space_bureau import actions, bureau, flight, offices, placement, refill, setup, state
from core.space_bureau.check import check
from core.space_bureau.choices import AChoice
from core.space_bureau.components import content_hash, content_ids
from core.space_bureau.holdings import MINTED, holdings
from core.space_bureau.rules import rules
from core.space_bureau.scoring import standings
from core.space_bureau.value import value
from core.space_bureau.view import resample, view

CHAPTERS = (setup, placement, actions, offices, bureau, flight, refill)
"""The chapters of the rulebook; each registers its questions and effects when it is imported."""


class SpaceBureau(Game[state.State]):
    """The game of Space Bureau for one to four captains (SB-1)."""

    id = "space-bureau"
    seats = (1, 2, 3, 4)
    options = setup.OPTIONS
    State = state.State
    Choice = AChoice
    minted = MINTED
    effort = 400
    alike = 0.35
    rules = rules

    def new(self, setup_: Setup) -> Step:
        """SB-1 to SB-14."""
        return setup.new(setup_, self.chosen(setup_))

    def view(self, s: state.State, seat: int | None) -> state.State:
        """The same for every seat (SB-Q53)."""
        return view(s)

    def resample(self, view: state.State, seed: int) -> state.State:
        """Bag, box and hex stack dealt anew."""
        return resample(view, seed)

    def standings(self, s: state.State) -> tuple[Standing, ...]:
        """SB-92, SB-97."""
        return standings(s)

    def value(self, s: state.State, seat: int) -> float:
        """Prospects in credits."""
        return value(s, seat)

    def holdings(self, s: state.State) -> dict[tuple[str, str], int]:
        """Every piece."""
        return holdings(s)

    def check(self, s: state.State) -> Problem | None:
        """The first fault of a decoded state."""
        return check(s)

    def progress(self, s: state.State) -> Progress:
        """A round is one turn of everybody (SB-90)."""
        players = len(s.captains)
        return Progress(round=(max(s.turn.n, 1) - 1) // players + 1, rounds=refill.ROUNDS[players], turn=s.turn.n)

    def content_hash(self) -> str:
        """Of all four content files."""
        return content_hash()

    def content_ids(self) -> frozenset[str]:
        """Cells, rooms but the start office, hexes, abilities, agents and ships, as events and states name them."""
        return content_ids()


GAME = SpaceBureau()
