"""A terminal for tests: runs a command on a pty, shows what it paints, and can be a bad one."""

import contextlib
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import pyte

ROOT = Path(__file__).parents[2]
FRAME = b"\x1b[?2026h"
PATIENCE = 60
"""Seconds after which nothing more is expected, even of a machine that is busy with other things."""
CLEAN = {7, 25}
"""The modes in which a terminal is found and must be left: lines wrap, the cursor shows."""
ASKS_FOR_FRAMES, HAS_FRAMES = b"\x1b[?2026$p", b"\x1b[?2026;2$y"

# The emulator takes these for text: keyboard protocol and questions about modes.
UNKNOWN_TO_PYTE = re.compile(rb"\x1b\[[<>=?][0-9;]*u|\x1b\[\?[0-9;]*\$p")
MODE = re.compile(rb"\x1b\[\?([0-9]+)([hl])")
UNFINISHED = re.compile(rb"\x1b(\[[0-9;?<>=$]*)?\Z")


class Terminal:
    """A command on a terminal of its own, which reads only while a method here waits.

    `output` is all that it was sent.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        cols: int = 80,
        rows: int = 24,
        term: str = "xterm-256color",
        colorterm: str | None = "truecolor",
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.output = b""
        self.screen = pyte.Screen(cols, rows)
        self._stream = pyte.ByteStream(self.screen)
        self._unshown = b""
        self._fd, theirs = os.openpty()
        _set_size(theirs, cols, rows)
        kept = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "PYTHONPATH", "VIRTUAL_ENV")}
        colours = {} if colorterm is None else {"COLORTERM": colorterm}
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=ROOT,
            env={**kept, "LANG": "C.UTF-8", "TERM": term, **colours, **(env or {})},
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        self.hang_up()

    def read(self, timeout: float) -> bytes:
        """Takes in what comes next within so many seconds; nothing if nothing comes."""
        if not select.select([self._fd], [], [], timeout)[0]:
            return b""
        try:
            data = os.read(self._fd, 65536)
        except OSError:
            # Linux says so when nobody holds the other end any more.
            return b""
        self.output += data
        self._show(data)
        return data

    def _show(self, data: bytes) -> None:
        data = self._unshown + data
        unfinished = UNFINISHED.search(data)
        end = unfinished.start() if unfinished else len(data)
        self._unshown = data[end:]
        if ASKS_FOR_FRAMES in data[:end]:
            self.press(HAS_FRAMES)
        self._stream.feed(UNKNOWN_TO_PYTE.sub(b"", data[:end]))

    def settle(self, quiet: float = 0.35, timeout: float = PATIENCE) -> bytes:
        """Reads until nothing comes for so many seconds; what came."""
        start = len(self.output)
        end = time.monotonic() + timeout
        while self.read(quiet):
            assert time.monotonic() < end, "it never stops painting"
        return self.output[start:]

    def wait_for(self, text: str, timeout: float = PATIENCE) -> None:
        """Reads until the text stands on the screen."""
        end = time.monotonic() + timeout
        while text not in self.text():
            assert time.monotonic() < end, f"no {text!r} in:\n{self.text()}"
            self.read(0.05)

    def wait(self, timeout: float = PATIENCE) -> int:
        """Reads until the command has ended; its exit status, negative for a signal that killed it."""
        end = time.monotonic() + timeout
        while self.process.poll() is None:
            assert time.monotonic() < end, f"it never ends:\n{self.text()}"
            self.read(0.02)
        while self.read(0):
            pass
        return self.process.returncode

    def stop_reading(self, seconds: float) -> None:
        """Is a line that is stuck for so long."""
        time.sleep(seconds)

    def press(self, keys: bytes) -> None:
        """Sends bytes as a keyboard or mouse would."""
        os.write(self._fd, keys)

    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.screen.display)

    @property
    def modes(self) -> set[int]:
        """The terminal's private modes that are switched on."""
        on = set(CLEAN)
        for mode, switch in MODE.findall(self.output):
            (on.add if switch == b"h" else on.discard)(int(mode))
        return on

    @property
    def frames(self) -> int:
        """How many frames were painted so far."""
        return self.output.count(FRAME)

    def resize(self, cols: int, rows: int) -> None:
        """Changes the size of the window."""
        self.screen.resize(rows, cols)
        _set_size(self._fd, cols, rows)

    def signal(self, number: signal.Signals) -> None:
        """Sends the command a signal."""
        self.process.send_signal(number)

    def hang_up(self) -> None:
        """Goes away, as a closed window or a dropped line does."""
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1

    def cpu(self) -> float | None:
        """Seconds of processor time that the command has used; None where the system doesn't tell so exactly."""
        try:
            tasks = list(Path(f"/proc/{self.process.pid}/task").iterdir())
            return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
        except OSError:
            return None


def _set_size(fd: int, cols: int, rows: int) -> None:
    fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
