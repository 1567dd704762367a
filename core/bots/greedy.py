"""The greedy bot: plays its choices on to the end of the action and takes the best prospects."""

from typing import Any

from core.kernel.chance import below, stream
from core.kernel.frames import Choice
from core.kernel.game import Game
from core.kernel.pen import Step

BRANCHES = 4
"""Answers that are tried at each question of its own on the way."""
BLIND = 25.0
"""What a free choice must promise besides, when it turns something up or leads too far."""
DELAY = 0.001
"""What a further answer costs, so that of two ways to the same end the shorter is taken and none goes in circles."""


class Greedy:
    """Takes the choice that leads to the best `value` at the end of the action.

    It sees a view only and plays on in one full state that fits the view; its own questions on the way are answered
    depth first. Choices that may be made at any time are held back: only for the next answer are they looked into, and
    only when something is refused.
    """

    def choose(self, game: Game[Any], view: Any, seed: int, n: int) -> Choice:
        """The choice for the question on top; `n` is the number of the decision."""
        legal = wanted(game, view)
        if len(legal) == 1:
            return legal[0]
        state = game.resample(view, below(stream(seed, "greedy", n), 2**53))
        search = _Search(game, state)
        first_sight = sorted(
            ((game.value(step.state, search.seat), i, step) for i, step in enumerate(search.after(state, legal))),
            key=lambda sight: (-sight[0], sight[1]),
        )
        reached = [(search.best(step, worth, legal[i].free), i) for worth, i, step in first_sight[: game.breadth]]
        ends = [(worth, -i) for worth, i in reached if worth is not None]
        return legal[-max(ends)[1] if ends else first_sight[0][1]]


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

    def best(self, step: Step, worth: float, blind: bool) -> float | None:
        """The best value at an end of the action, or where the steps are used up if the game trusts that; else None."""
        self.left = self.game.effort
        self.blind = blind
        # Coming back to where it stands would only put the decision off, for ever if that looks best each time.
        self.seen = {self.root}
        return self._best(step, worth)

    def _best(self, step: Step, worth: float) -> float | None:
        state, stack = step.state, step.state.stack
        if not stack or stack[-1].seat != self.seat or stack[0] != self.lowest:
            return worth
        if self.left <= 0 or (self.blind and step.revealed_at is not None):
            if self.blind:
                return worth - BLIND
            return worth if self.game.trusts_cut_off else None
        if state in self.seen:
            return None
        self.seen.add(state)
        legal = self.game.legal(state)
        choices = tuple(choice for choice in legal if not choice.free) or legal
        self.left -= len(choices)
        nexts = [(self.game.value(after.state, self.seat), after) for after in self.after(state, choices)]
        if len(nexts) > BRANCHES:
            nexts.sort(key=lambda each: -each[0])
        ends = [reached for worth, after in nexts[:BRANCHES] if (reached := self._best(after, worth)) is not None]
        return max(ends) - DELAY if ends else None
