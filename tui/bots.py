"""Lets bots think in a process of their own, so that whoever waits for them stays awake and can stop them."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any

import msgspec

from core.bots.wire import Answer, Fault, Refused, Request
from core.kernel.frames import Choice
from core.kernel.game import Game


class ThinkerDied(Exception):
    """The bots' process ended, talked nonsense or could not be started; the next question starts another."""


class ThinkerRefused(Exception):
    """The bots gave no choice: `fault` says why, `detail` is for those who look for the error."""

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault.value, detail)
        self.fault = fault
        self.detail = detail


class Thinker:
    """Asks bots in one child process, which starts at the first question; further questions wait their turn."""

    def __init__(self) -> None:
        self._child: Process | None = None
        self._asked = 0
        self._turn = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process number of the child; None while none lives."""
        child = self._child
        return child.pid if child is not None and child.returncode is None else None

    async def choose(self, game: Game[Any], bot: str, view: Any, seed: int, n: int) -> Choice:
        """What the bot of this name chooses, as in `Bot.choose`; cancelling kills the child that thinks about it.

        Raises ThinkerDied and ThinkerRefused.
        """
        async with self._turn:
            self._asked += 1
            raw = msgspec.Raw(msgspec.json.encode(view))
            request = Request(number=self._asked, game=game.id, bot=bot, view=raw, seed=seed, n=n)
            try:
                found = await self._answer(request, game)
            except BaseException:
                await self.close()
                raise
        if isinstance(found, Refused):
            raise ThinkerRefused(found.fault, found.detail)
        return found

    async def close(self) -> None:
        """End the child, whatever it does; a question that it thinks about raises ThinkerDied."""
        child, self._child = self._child, None
        if child is not None:
            with suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def _answer(self, request: Request, game: Game[Any]) -> Choice | Refused:
        try:
            if self._child is None or self._child.returncode is not None:
                self._child = await _started()
            stdin, stdout = self._child.stdin, self._child.stdout
            assert stdin is not None
            assert stdout is not None
            stdin.write(msgspec.json.encode(request) + b"\n")
            await stdin.drain()
            answer: Answer = msgspec.json.decode(await stdout.readline(), type=Answer)
            if answer.number != request.number:
                raise ThinkerDied
            if isinstance(answer, Refused):
                return answer
            choice: Choice = msgspec.json.decode(answer.choice, type=game.Choice)
            return choice
        except (OSError, ValueError, msgspec.DecodeError) as error:
            raise ThinkerDied from error


async def _started() -> Process:
    """A new child that finds its modules where this program did, wherever it stands and however it was installed."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        "core.bots",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        start_new_session=True,
    )
