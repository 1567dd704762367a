"""Bots that think in a child process: the same choices as here, stopped at once, started again when needed."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from core.bots import BOTS
from core.bots.wire import Fault
from core.kernel.frames import Choice
from tests.tui.scripts import GAME, begin
from tui.bots import Thinker, ThinkerDied, ThinkerRefused

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def thinker() -> AsyncIterator[Thinker]:
    thinker = Thinker()
    yield thinker
    await thinker.close()


def first_view() -> Any:
    return GAME.view(begin(2).state, 0)


async def whim(thinker: Thinker) -> Choice:
    return await thinker.choose(GAME, "random", first_view(), 5, 0)


WHIM = BOTS["random"].choose(GAME, first_view(), 5, 0)


async def asleep(thinker: Thinker) -> int:
    """The child, stopped, so that it will think about the next question for ever."""
    await whim(thinker)
    assert thinker.pid is not None
    os.kill(thinker.pid, signal.SIGSTOP)
    return thinker.pid


async def asked(thinker: Thinker) -> asyncio.Task[Choice]:
    """A question that the child has."""
    task = asyncio.create_task(whim(thinker))
    await asyncio.sleep(0)
    return task


def lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("bot", ["greedy", "random"])
async def test_ten_choices_are_the_same_as_in_this_process(thinker: Thinker, bot: str) -> None:
    session, here = begin(2), BOTS[bot]
    for n in range(10):
        view = GAME.view(session.state, session.decider)
        choice = await thinker.choose(GAME, bot, view, 5, n)
        assert choice == here.choose(GAME, view, 5, n)
        session.play(choice, f"bot:{bot}")


async def test_there_is_no_child_before_the_first_question_and_one_for_all(thinker: Thinker) -> None:
    assert thinker.pid is None
    await whim(thinker)
    first = thinker.pid
    await whim(thinker)
    assert first is not None
    assert thinker.pid == first


async def test_signals_of_the_terminal_do_not_reach_the_child(thinker: Thinker) -> None:
    await whim(thinker)
    assert thinker.pid is not None
    assert os.getsid(thinker.pid) == thinker.pid


async def test_cancelling_kills_the_child_and_the_next_question_is_answered(thinker: Thinker) -> None:
    pid = await asleep(thinker)
    task = await asked(thinker)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not lives(pid)
    assert await whim(thinker) == WHIM


async def test_a_question_cancelled_while_the_child_starts_leaves_none(thinker: Thinker) -> None:
    task = await asked(thinker)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert thinker.pid is None
    assert await whim(thinker) == WHIM


async def test_a_question_that_waits_its_turn_is_cancelled_without_harm(thinker: Thinker) -> None:
    pid = await asleep(thinker)
    thinking, waiting = await asked(thinker), await asked(thinker)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    os.kill(pid, signal.SIGCONT)
    assert await thinking == WHIM
    assert thinker.pid == pid


@pytest.mark.parametrize("killed", [True, False])
async def test_a_child_that_dies_while_thinking_is_told_once(thinker: Thinker, killed: bool) -> None:
    pid = await asleep(thinker)
    task = await asked(thinker)
    if killed:
        os.kill(pid, signal.SIGKILL)
    else:
        await thinker.close()
    with pytest.raises(ThinkerDied):
        await task
    assert not lives(pid)
    assert await whim(thinker) == WHIM


async def test_a_child_that_died_idle_is_replaced(thinker: Thinker) -> None:
    pid = await asleep(thinker)
    os.kill(pid, signal.SIGKILL)
    while thinker.pid is not None:
        await asyncio.sleep(0.01)
    assert await whim(thinker) == WHIM


async def test_closing_ends_the_child(thinker: Thinker) -> None:
    await whim(thinker)
    pid = thinker.pid
    await thinker.close()
    assert pid is not None
    assert not lives(pid)


async def test_a_bot_that_is_unknown_is_refused_and_the_child_goes_on(thinker: Thinker) -> None:
    await whim(thinker)
    pid = thinker.pid
    with pytest.raises(ThinkerRefused) as refused:
        await thinker.choose(GAME, "oracle", first_view(), 5, 0)
    assert (refused.value.fault, refused.value.detail) == (Fault.BOT, "oracle")
    assert await whim(thinker) == WHIM
    assert thinker.pid == pid


def another_program(folder: Path, text: str) -> None:
    """Modules in the folder that have the names of the bots."""
    (folder / "core" / "bots").mkdir(parents=True)
    for path in ("core/__init__.py", "core/bots/__init__.py"):
        (folder / path).touch()
    (folder / "core/bots/__main__.py").write_text(text)


async def test_modules_in_the_working_directory_are_not_taken_for_ours(
    thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    another_program(tmp_path, "")
    monkeypatch.chdir(tmp_path)
    assert await whim(thinker) == WHIM


NONSENSE = {
    "nothing": "",
    "no answer": "hello",
    "another number": '{"type":"refused","number":9,"fault":"bot"}',
    "no choice": '{"type":"chosen","number":1,"choice":{}}',
    "too long": "x" * 100_000,
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=NONSENSE)
async def test_a_child_that_talks_nonsense_is_ended(
    thinker: Thinker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    another_program(tmp_path, f"input(); print({said!r}, flush=True); input()")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ThinkerDied):
        await whim(thinker)
    assert thinker.pid is None


async def test_a_child_that_cannot_be_started_is_told(thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/python")
    with pytest.raises(ThinkerDied):
        await whim(thinker)
