"""Galactic Cruise, as everything that plays it sees it."""

from core.galactic_cruise import (
    agendas,
    anytime,
    blueprints,
    counting,
    developments,
    gains,
    launch,
    marketing,
    paying,
    progress,
    setup,
    shipyard,
    state,
    stops,
    supplies,
    turn,
    workers,
)
from core.galactic_cruise.check import check
from core.galactic_cruise.choices import AChoice
from core.galactic_cruise.components import content_hash, content_ids
from core.galactic_cruise.holdings import MINTED, holdings
from core.galactic_cruise.rules import rules
from core.galactic_cruise.scoring import standings
from core.galactic_cruise.value import value
from core.galactic_cruise.view import resample, view
from core.kernel.game import Game, Problem, Progress, Setup, Standing
from core.kernel.pen import Step

CHAPTERS = (
    counting,
    paying,
    gains,
    developments,
    supplies,
    blueprints,
    shipyard,
    marketing,
    agendas,
    launch,
    stops,
    workers,
    progress,
    anytime,
    turn,
    setup,
)
"""The chapters of the rulebook; each registers its questions and effects when it is imported."""


class GalacticCruise(Game[state.State]):
    """The game of Galactic Cruise for two to four players."""

    id = "galactic-cruise"
    seats = (2, 3, 4)
    options = setup.OPTIONS
    State = state.State
    Choice = AChoice
    minted = MINTED
    breadth = 8
    effort = 12
    trusts_cut_off = True
    rules = rules

    def new(self, setup_: Setup) -> Step:
        """GC-S1 to GC-S26."""
        return setup.new(setup_, self.chosen(setup_))

    def view(self, s: state.State, seat: int | None) -> state.State:
        """GC-Q7."""
        return view(s, seat)

    def resample(self, view: state.State, seed: int) -> state.State:
        """Hands, decks and trays dealt anew."""
        return resample(view, seed)

    def standings(self, s: state.State) -> tuple[Standing, ...]:
        """GC-E24."""
        return standings(s)

    def value(self, s: state.State, seat: int) -> float:
        """Prospects in points."""
        return value(s, seat)

    def holdings(self, s: state.State) -> dict[tuple[str, str], int]:
        """Every piece."""
        return holdings(s)

    def check(self, s: state.State) -> Problem | None:
        """The first fault of a decoded state."""
        return check(s)

    def progress(self, s: state.State) -> Progress:
        """A round is one turn of every seat (GC-T2); how many there will be is open."""
        turn_ = max(s.turn.n, 1)
        return Progress(round=(turn_ - 1) // len(s.players) + 1, rounds=None, turn=s.turn.n)

    def content_hash(self) -> str:
        """Of all content files."""
        return content_hash()

    def content_ids(self) -> frozenset[str]:
        """Every piece of content as events and states name it."""
        return content_ids()


GAME = GalacticCruise()
