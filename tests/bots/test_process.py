"""`python -m core.bots` answers each line with a line, whatever the line says."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core import GAMES
from core.bots import BOTS
from core.bots.__main__ import answer
from core.bots.wire import Answer, Chosen, Fault, Refused
from core.kernel.game import Seat, Setup

GAME = GAMES["space-bureau"]
ROOT = Path(__file__).parents[2]


def view() -> Any:
    setup = Setup(seats=(Seat(name="Ana"), Seat(name="Ben")), seed=7)
    return GAME.view(GAME.new(setup).state, 0)


def request(**changes: Any) -> bytes:
    """A good request, but for the changes."""
    return msgspec.json.encode(
        {"number": 4, "game": GAME.id, "bot": "random", "view": view(), "seed": 5, "n": 3, **changes}
    )


@pytest.fixture
def child() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "core.bots"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        yield process
        process.kill()


def ask(child: subprocess.Popen[bytes], line: bytes) -> Answer:
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(line + b"\n")
    child.stdin.flush()
    found: Answer = msgspec.json.decode(child.stdout.readline(), type=Answer)
    return found


def refused(line: bytes) -> tuple[int, Fault]:
    found = answer(line)
    assert isinstance(found, Refused)
    return found.number, found.fault


def test_the_answer_is_what_the_bot_chooses_here_and_carries_the_number() -> None:
    found = answer(request())
    assert isinstance(found, Chosen)
    assert found.number == 4
    assert msgspec.json.decode(found.choice, type=GAME.Choice) == BOTS["random"].choose(GAME, view(), 5, 3)


@pytest.mark.parametrize("line", [b"", b"hello", b"\xff", b'{"number":4}', b"[" * 100_000, request(seed="five")])
def test_what_is_no_request_is_refused(line: bytes) -> None:
    assert refused(line) == (0, Fault.REQUEST)


def test_a_request_for_what_is_unknown_is_refused_under_its_number() -> None:
    assert refused(request(game="chess")) == (4, Fault.GAME)
    assert refused(request(bot="oracle")) == (4, Fault.BOT)
    assert refused(request(view={"stack": "none"})) == (4, Fault.VIEW)


def test_an_error_in_a_bot_is_passed_on_as_an_answer() -> None:
    over = msgspec.structs.replace(view(), stack=())
    found = answer(request(view=over))
    assert isinstance(found, Refused)
    assert found.fault is Fault.FAILED
    assert "Traceback" in found.detail


def test_a_bad_line_does_not_end_the_process_and_the_end_of_input_does(child: subprocess.Popen[bytes]) -> None:
    assert isinstance(ask(child, b"hello"), Refused)
    assert ask(child, request()) == answer(request())
    assert child.communicate() == (b"", b"")
    assert child.returncode == 0


def test_an_interrupt_from_the_terminal_is_ignored(child: subprocess.Popen[bytes]) -> None:
    ask(child, request())
    child.send_signal(signal.SIGINT)
    assert isinstance(ask(child, request()), Chosen)


def test_it_ends_silently_when_nobody_reads_its_answers(child: subprocess.Popen[bytes]) -> None:
    ask(child, request())
    assert child.stdout is not None
    child.stdout.close()
    _, said = child.communicate(request() + b"\n")
    assert (child.returncode, said) == (-signal.SIGPIPE, b"")
