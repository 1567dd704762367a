"""Everything that a game offers can be chosen on a screen of 80x24 by the keys of the question bar.

Each game is met in 50 matches by whim, over all seat counts and options. Those of Galactic Cruise take two to four
thousand answers: whoever plays by chance seldom launches. So the core plays them up to a moment, later from match to
match, or up to the last stretch where they end before that. From there on so many answers are given by keys, or as many
as there are. `pytest --whole` plays all 50 by keys from start to end, which takes half an hour.
"""

from contextlib import ExitStack
from functools import partialmethod
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from core import GAMES
from core.kernel.frames import Choice
from core.kernel.game import Game, Setup
from core.kernel.pen import Step
from core.kernel.session import Session, TakeBacks
from tests.harness import run, setups
from tests.tui.screen.desk import SHOWN, Desk, desk
from tui.asking import Answer, Asking
from tui.widgets.area import AreaPane
from tui.widgets.pane import Pane

MATCHES = 50
STRETCH = {"galactic-cruise": 50}
"""Games whose matches take thousands of answers, and how many of them are given by keys."""
LATEST = 4_000
"""The latest moment at which such a stretch begins, in answers; matches that end sooner are met at their end."""
BLOCK = 2
"""Matches of one test, so that several processes share them."""
PAINTED = 25
"""Of so many matches one is painted as in a terminal."""
SKETCHED = 0.2
"""How often an area that has changed is painted in the others; nothing is read off it here."""
STEPS = 12_000
"""No match takes more answers than this."""
BACK, BY_TAB = 0.03, 0.1
"""How often somebody takes back, and how often an answer is taken by Tab and Enter."""


def setup_of(game: Game[Any], n: int) -> Setup:
    """The setups of the matches lie evenly among all seat counts and options."""
    every = setups(game)
    return replace(every[n * len(every) // MATCHES], seed=n)


class Whim:
    """Somebody who answers by chance: by the key in the bar, by Tab and Enter, and who sometimes thinks again."""

    def __init__(self, table: Desk, seed: int) -> None:
        self.table = table
        self.chance = Random(seed)
        self.meant: Asking | None = None
        """What is being asked, part by part, as worked out without the screen."""
        self.waits: Choice | Asking | None = None
        """The answer that waits for the next person to take over."""

    async def play(self, answers: int) -> None:
        """So many answers, or to the end of the match."""
        while not self.table.session.over and len(self.table.session.log) < answers:
            await self.step()

    async def step(self) -> None:
        """One answer or part of one, the handing over of the keyboard, or a step back."""
        back = self.chance.random() < BACK
        if not self.table.keys:
            await self.hand_over(back)
            return
        asking = self.meant = self.meant or self.table.question()
        answers = asking.answers(self.table.board.mark, self.table.screen.match.given)
        assert self.table.keys == tuple(answer.key for answer in answers)
        if back:
            await self.table.press("backspace")
            self.meant = asking.before
        else:
            await self.take(asking, self.chance.choice(answers))

    async def take(self, asking: Asking, answer: Answer) -> None:
        """Answer so, and see that the screen took nothing else."""
        before = len(self.table.session.log)
        if self.chance.random() < BY_TAB:
            await self.step_to(self.table.keys.index(answer.key))
            await self.table.press("enter")
        else:
            await self.table.press(answer.key)
        taken = asking.take(answer)
        self.meant = taken if isinstance(taken, Asking) else None
        if self.meant is None and len(self.table.session.log) == before:
            # An answer that passes the keyboard on is made when the next person takes over.
            assert not self.table.keys
            self.waits = taken
        else:
            self.check(before, taken)

    async def hand_over(self, back: bool) -> None:
        """The next person takes over, or the one before thinks again."""
        waits, self.waits = self.waits, None
        before = len(self.table.session.log)
        await self.table.press("backspace" if back else "enter")
        if waits is not None and not back:
            self.check(before, waits)

    def check(self, before: int, taken: Choice | Asking) -> None:
        """What has been played since is this, and nothing where there are more parts to settle."""
        played = [logged.choice for logged in self.table.session.log[before:][:1]]
        assert played == ([] if isinstance(taken, Asking) else [taken])

    async def step_to(self, n: int) -> None:
        """With Tab or Shift+Tab; a step too few or too many is a fault."""
        count, at = len(self.table.keys), self.table.asked.chosen
        if self.chance.random() < 0.5:
            key, steps = "tab", n + 1 if at is None else (n - at) % count
        else:
            key, steps = "shift+tab", count - n if at is None else (at - n) % count
        await self.table.press(*[key] * steps)
        assert self.table.asked.chosen == n


def begun(game: Game[Any], n: int, whole: bool) -> tuple[Session, int]:
    """A match at the moment from which it is played by keys, and how many answers are then given at most."""
    setup = setup_of(game, n)
    take_backs = TakeBacks.UNTIL_REVEAL if len(setup.seats) > 1 else TakeBacks.FREE
    if whole or game.id not in STRETCH:
        return Session.new(game, setup, take_backs), STEPS
    stretch, moment = STRETCH[game.id], LATEST * n // MATCHES
    whim, states = Random(n), [game.new(setup).state]
    while states[-1].stack and len(states) <= moment:
        states.append(game.step(states[-1], whim.choice(game.legal(states[-1]))).state)
    state = states[-1 - stretch] if not states[-1].stack else states[-1]
    return Session(game, setup, state, Step(state, (), None), take_backs), stretch


def paint_seldom(pane: AreaPane, chance: Random) -> None:
    """What an area does instead of painting each change, which takes a third of the time."""
    if chance.random() < SKETCHED:
        Pane.repaint(pane)


@pytest.mark.asyncio
@pytest.mark.parametrize(("game", "block"), [(game, block) for game in SHOWN for block in range(MATCHES // BLOCK)])
async def test_matches_are_played_by_the_keys_of_the_bar(
    game: str, block: int, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = GAMES[game]
    for n in range(BLOCK * block, BLOCK * (block + 1)):
        session, answers = begun(rules, n, pytestconfig.getoption("whole"))
        first = session.state
        async with desk(session) as table:
            with ExitStack() as painting:
                if n % PAINTED:
                    # What Textual spends on painting is as much again; only some matches pay for it.
                    painting.enter_context(table.app.batch_update())
                    patch = painting.enter_context(monkeypatch.context())
                    patch.setattr(AreaPane, "repaint", partialmethod(paint_seldom, Random(n)))
                await Whim(table, seed=n).play(answers)
        assert session.over or (len(session.log) >= answers and answers < STEPS)
        assert run(rules, first, [entry.choice for entry in session.log]).state == session.state
