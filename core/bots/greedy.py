"""The greedy bot: plays its choices on to the end of the action and takes the best prospects."""

from typing import Any

from core.kernel.chance import below, stream
from core.kernel.frames import Choice
from core.kernel.game import Game

WIDTH = 8
"""Choices that are looked into, the most promising at first sight; the others are dropped."""
BRANCHES = 4
"""Answers that are tried at each question of its own on the way."""
STEPS = 200
"""Steps spent on one choice."""
DELAY = 0.001
"""What a further answer costs, so that of two ways to the same end the shorter is taken and none goes in circles."""


class Greedy:
    """Takes the choice that leads to the best `value` at the end of the action.

    It sees a view only and plays on in one full state that fits the view; its own questions on the way are answered
    depth first. Choices that may be made at any time are held back unless something is refused.
    """

    def choose(self, game: Game[Any], view: Any, seed: int, n: int) -> Choice:
        """The choice for the question on top; `n` is the number of the decision."""
        legal = wanted(game, view)
        if len(legal) == 1:
            return legal[0]
        state = game.resample(view, below(stream(seed, "greedy", n), 2**53))
        search = _Search(game, state)
        first_sight = sorted(
            ((game.value(after, search.seat), i, after) for i, after in enumerate(search.after(state, legal))),
            key=lambda sight: (-sight[0], sight[1]),
        )
        reached = [(search.best(after), i) for _, i, after in first_sight[:WIDTH]]
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
        self.lowest = state.stack[0]
        self.left = 0
        self.seen: set[Any] = set()

    def after(self, state: Any, choices: tuple[Choice, ...]) -> list[Any]:
        """The states to which the choices lead."""
        return [self.game.step(state, choice).state for choice in choices]

    def best(self, state: Any) -> float | None:
        """The best value at an end of the action; None when the steps reach none."""
        self.left = STEPS
        self.seen = set()
        return self._best(state)

    def _best(self, state: Any) -> float | None:
        stack = state.stack
        if not stack or stack[-1].seat != self.seat or stack[0] != self.lowest:
            return self.game.value(state, self.seat)
        if state in self.seen or self.left <= 0:
            return None
        self.seen.add(state)
        choices = wanted(self.game, state)
        self.left -= len(choices)
        nexts = self.after(state, choices)
        if len(nexts) > BRANCHES:
            nexts.sort(key=lambda s: -self.game.value(s, self.seat))
        ends = [worth for s in nexts[:BRANCHES] if (worth := self._best(s)) is not None]
        return max(ends) - DELAY if ends else None
