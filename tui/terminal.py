"""Leaving a terminal in order, whatever makes the app leave."""

import asyncio
import os
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from signal import SIGHUP, SIGINT, SIGTERM, Signals
from typing import Any

from textual.app import App

RESET = (
    b"\x1b[?2026l"  # painting is no longer held back
    b"\x1b[?1000l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?1016l"  # no mouse reports
    b"\x1b[?1004l\x1b[?2004l\x1b[?2048l"  # no reports of focus and size, no marks around what is pasted
    b"\x1b[<u\x1b[?7h\x1b[0m"  # ordinary keys, wrapped lines, plain colours
    b"\x1b[?1049l\x1b[?25h"  # the screen and the cursor that were there before
)


def left_by(signal: Signals) -> int:
    """The exit status after a signal, as shells give it: 129 for a closed terminal, 143 for a request to end."""
    return 128 + signal


def leave_on_signals(app: App[Any]) -> None:
    """From now on SIGHUP, SIGINT and SIGTERM make the app leave by its own exit, with `left_by` as its return code.

    Call it in the loop that runs the app. SIGHUP is never ignored: without its terminal an app would spin for ever.
    """
    loop = asyncio.get_running_loop()
    for signal in (SIGHUP, SIGINT, SIGTERM):
        loop.add_signal_handler(signal, partial(app.exit, return_code=left_by(signal)))


@contextmanager
def reset_if_it_dies() -> Iterator[None]:
    """Puts the terminal back as it was before when an exception comes out of what runs inside.

    Stdin and stderr must be a terminal.
    """
    assert sys.__stdin__ is not None
    assert sys.__stderr__ is not None
    keyboard, screen = sys.__stdin__.fileno(), sys.__stderr__.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        yield
    except BaseException:
        # A terminal that is gone needs no care.
        with suppress(OSError, termios.error):
            os.write(screen, RESET)
            termios.tcsetattr(keyboard, termios.TCSANOW, before)
        raise
