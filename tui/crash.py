"""Runs the app so that it always leaves in order: with a clean terminal, an exit status and, if it failed, a report."""

import asyncio
import os
import platform
import re
import shutil
import sys
from collections.abc import Collection
from contextlib import suppress
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from traceback import format_exception
from typing import Any

from textual.app import App
from textual.worker import WorkerFailed

from saves.record import app_version
from tui.terminal import leave_on_signals, reset_if_it_dies
from tui.words.crash import crashed, crashed_unwritten

CRASHED = 1
HIDDEN = "(hidden)"


def run(app: App[Any], data_dir: Path, private: Collection[str] = ()) -> int:
    """Runs the app to its end and returns the status to exit with.

    No report tells what is private by then, such as the names of players. The status is the app's own return code;
    128 + the signal's number after SIGHUP (129) or SIGTERM (143); 1 after an unhandled exception, whose report lies in
    the data directory, as a sentence on stderr says.
    """
    # Textual would print a traceback with all local variables, and so what others may not see, into the terminal.
    last_words = StringIO()
    app.error_console.file = last_words
    error: BaseException | None = None
    try:
        with reset_if_it_dies():
            asyncio.run(_run(app))
    except Exception as escaped:
        error = escaped
    # Nothing public tells what Textual caught.
    error = app._exception or error
    told = last_words.getvalue() if error is None else _tell(error, data_dir, private)
    # Nobody is left to read it when the terminal is gone.
    with suppress(OSError):
        sys.stderr.write(told)
        sys.stderr.flush()
    return CRASHED if error else app.return_code or 0


async def _run(app: App[Any]) -> None:
    leave_on_signals(app)
    await app.run_async()


def _tell(error: BaseException, data_dir: Path, private: Collection[str]) -> str:
    """Writes the report; what to say about it."""
    text = report(error, private)
    now = datetime.now(UTC)
    path = data_dir / "crashes" / f"{now:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as unwritable:
        return f"{crashed_unwritten(path.parent, unwritable.strerror or '')}\n{text}"
    return f"{crashed(path)}\n"


def report(error: BaseException, private: Collection[str] = ()) -> str:
    """What helps to find the fault: versions, terminal and traceback, but no values of variables, and nothing private.

    An error may have a whole state in its message, and so what players are called.
    """
    from importlib.metadata import version

    if isinstance(error, WorkerFailed):
        error = error.error
    columns, rows = shutil.get_terminal_size()
    facts = {
        "cosmodrome": app_version(),
        "textual": version("textual"),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "TERM": os.environ.get("TERM", ""),
        "COLORTERM": os.environ.get("COLORTERM", ""),
        "size": f"{columns}x{rows}",
    }
    traceback = "".join(format_exception(error))
    for word in sorted(private, key=len, reverse=True):
        traceback = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", HIDDEN, traceback)
    lines = [*(f"{name}: {value}" for name, value in facts.items()), "", traceback]
    text = "\n".join(line.rstrip("\n") for line in lines) + "\n"
    # A home directory mostly bears its owner's name.
    text = text.replace(os.path.expanduser("~") + os.sep, "~/")
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)
