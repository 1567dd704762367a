"""The greedy bot: plays its choices on to the end of the action and takes the best prospects."""

from collections.abc import Hashable
from typing import Any, NamedTuple

from core.kernel.chance import below, stream
from core.kernel.frames import Choice
from core.kernel.game import Game
from core.kernel.pen import Step

BRANCHES = 4
"""Answers that are tried at each question of its own on the way."""
BLIND = 25.0
"""What a free choice must promise besides, when it turns something up or leads too far."""
TURN = 2
"""Frames on the stack at a choice that starts something: the turn and its question."""
DELAY = 0.001
"""What a further answer costs, so that of two ways to the same end the shorter is taken and none goes in circles."""


class Way(NamedTuple):
    """The best that was found from a position on, and what it is worth."""

    worth: float
    whole: bool
    """Whether it was followed to its end."""
    answers: tuple[tuple[Any, Choice], ...] = ()
    """The positions on it and the answers there, of a whole one."""


class Greedy:
    """Takes the choice that leads to the best `value` at the end of the action.

    It sees a view only and plays on in one full state that fits the view; its own questions on the way are answered
    depth first. Choices that may be made at any time are held back: only for the next answer are they looked into, and
    only when something is refused.

    At the start of something it takes any of the choices that are about alike (`Game.alike`), so that matches differ.
    A way that was followed to its end is taken again without a new search, as long as the positions are those foreseen.
    """

    def __init__(self) -> None:
        self._kept: dict[tuple[int, Any], Choice] = {}

    def choose(self, game: Game[Any], view: Any, seed: int, n: int) -> Choice:
        """The choice for the question on top; `n` is the number of the decision."""
        kept = self._kept.get((seed, view))
        if kept is not None:
            return kept
        legal = wanted(game, view)
        if len(legal) == 1:
            return legal[0]
        state = game.resample(view, below(stream(seed, "greedy", n), 2**53))
        search = _Search(game, state)
        first_sight = sorted(
            ((game.value(step.state, search.seat), i, step) for i, step in enumerate(search.after(state, legal))),
            key=lambda sight: (-sight[0], sight[1]),
        )
        apart: dict[Hashable, tuple[float, int, Step]] = {}
        for sight in first_sight:
            apart.setdefault(gist(legal[sight[1]]), sight)
        promising = list(apart.values())[: game.breadth]
        reached = [(search.best(step, worth, legal[i].free), i) for worth, i, step in promising]
        ends = [(way, i) for way, i in reached if way is not None]
        if not ends:
            return legal[first_sight[0][1]]
        best = max(way.worth for way, _i in ends)
        spread = game.alike if len(state.stack) <= TURN else 0.0
        alike = [end for end in ends if end[0].worth >= best - spread]
        way, chosen = alike[below(stream(seed, "alike", n), len(alike))]
        self._kept = {(seed, game.view(ahead, search.seat)): choice for ahead, choice in way.answers}
        return legal[chosen]


def gist(choice: Choice) -> Hashable:
    """A choice without what is asked third or later: of those alike up to there only the best is looked into."""
    return (type(choice), *(getattr(choice, part) for part in choice.parts[:2])) if len(choice.parts) > 2 else choice


def wanted(game: Game[Any], state: Any) -> tuple[Choice, ...]:
    """The legal choices, without the free ones unless something is refused that they could help with."""
    legal = game.legal(state)
    bound = tuple(choice for choice in legal if not choice.free)
    return legal if not bound or (len(bound) < len(legal) and game.refusals(state)) else bound


class _Search:
    """One decision: an action ends when the lowest frame of the stack has changed or somebody else must answer."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.seat: int = state.stack[-1].seat
        self.root = state
        self.lowest = state.stack[0]
        self.left = 0
        self.blind = False
        """Whether the search ends where something turns up: nobody sets chance in motion for what it may bring."""
        self.seen: set[Any] = set()

    def after(self, state: Any, choices: tuple[Choice, ...]) -> list[Step]:
        """The steps to which the choices lead."""
        return [self.game.step(state, choice) for choice in choices]

    def best(self, step: Step, worth: float, blind: bool) -> Way | None:
        """The best way to an end of the action, or to where the steps are used up if the game trusts that; else None.

        `worth` is the value of the position that the step leads to.
        """
        self.left = self.game.effort
        self.blind = blind
        # Coming back to where it stands would only put the decision off, for ever if that looks best each time.
        self.seen = {self.root}
        return self._best(step, worth)

    def _best(self, step: Step, worth: float) -> Way | None:
        state, stack = step.state, step.state.stack
        if not stack or stack[-1].seat != self.seat or stack[0] != self.lowest:
            return Way(worth, whole=True)
        if self.left <= 0 or (self.blind and step.revealed_at is not None):
            if self.blind:
                return Way(worth - BLIND, whole=False)
            return Way(worth, whole=False) if self.game.trusts_cut_off else None
        if state in self.seen:
            return None
        self.seen.add(state)
        legal = self.game.legal(state)
        choices = tuple(choice for choice in legal if not choice.free) or legal
        self.left -= len(choices)
        steps = self.after(state, choices)
        nexts = [(self.game.value(s.state, self.seat), choice, s) for choice, s in zip(choices, steps, strict=True)]
        if len(nexts) > BRANCHES:
            nexts.sort(key=lambda each: -each[0])
        tried = [(self._best(s, worth), choice) for worth, choice, s in nexts[:BRANCHES]]
        ways = [(way, choice) for way, choice in tried if way is not None]
        if not ways:
            return None
        way, choice = max(ways, key=lambda each: each[0].worth)
        answers = ((state, choice), *way.answers) if way.whole else ()
        return Way(way.worth - DELAY, way.whole, answers)
