"""What lies between Textual and the terminal on a bad line.

Textual reads input and opens its output in ways that leave no other place to step in, so this overrides a few of its
private methods; the exact pin of its version makes that safe.
"""

import os
import re
import selectors
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterable
from io import BufferedWriter, FileIO, TextIOWrapper
from signal import SIGHUP
from typing import Any

from textual import events
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.keys import Keys
from textual.message import Message

from tui.terminal import left_by
from tui.wire import Wire, is_frame

# Focus reports repaint everything at each switch of windows; motion reports send bytes up the line at each movement.
UNWANTED_MODES = frozenset({"\x1b[?1004h", "\x1b[?1003h"})

OTHER_SCREEN = "\x1b[?1049"
"""Leaves what is painted for what was there before, and the other way round."""

_X10_REPORT = re.compile(rb"\x1b\[M(.)(.)(.)", re.DOTALL)
_X10_BEGUN = re.compile(rb"\x1b\[M.{0,2}\Z", re.DOTALL)


class InputDecoder:
    """Makes text of whatever bytes a terminal sends; what is no UTF-8 becomes U+FFFD.

    Mouse reports of the X10 form carry raw bytes for numbers, as some terminals send them after a reconnect. They
    become reports of the SGR form, since decoding could join two of their bytes and spill the rest as keys.
    """

    def __init__(self) -> None:
        self._held = b""
        self._utf8 = getincrementaldecoder("utf-8")(errors="replace")

    def decode(self, data: bytes) -> str:
        """The text of the next bytes; a mouse report of which a part is missing waits for the rest."""
        data = self._held + data
        begun = _X10_BEGUN.search(data)
        end = begun.start() if begun else len(data)
        self._held = data[end:]
        return self._utf8.decode(_X10_REPORT.sub(_sgr_report, data[:end]))


def _sgr_report(report: re.Match[bytes]) -> bytes:
    button, x, y = (group[0] - 32 for group in report.groups())
    # X10 has one code for the release of any button; SGR says which, with a small m.
    released = button & 3 == 3 and not button & 64
    return b"\x1b[<%d;%d;%d%c" % (button & ~3 if released else button, x, y, b"m" if released else b"M")


class InputParser(XTermParser):
    """Passes over keys whose numbers mean nothing."""

    def _sequence_to_key_events(self, sequence: str, alt: bool = False) -> Iterable[events.Key]:
        try:
            yield from super()._sequence_to_key_events(sequence, alt)
        except (ValueError, OverflowError):
            yield events.Key(Keys.Ignore, sequence)


class _Line(FileIO):
    """A terminal's output, which takes everything without complaint once the terminal is gone.

    Otherwise the thread that writes would die of it and the app wait for ever for room in that thread's queue.
    """

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except OSError:
            return len(data)


class CosmodromeDriver(LinuxDriver):
    """Survives any input bytes and a terminal that goes away, sends no more than changes, wants no focus reports."""

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        stderr = sys.__stderr__
        assert stderr is not None, "without a terminal there is no screen to drive"
        line = BufferedWriter(_Line(stderr.fileno(), "w", closefd=False))
        self._file = TextIOWrapper(line, stderr.encoding, "backslashreplace")
        self._wire = Wire()
        self._painted = Size()
        """The size of the last frame."""
        self._resized = False
        """Whether the window has changed since, if only for a moment."""

    def write(self, data: str) -> None:
        """Sends what the terminal does not show yet, and no requests for unwanted reports."""
        if data in UNWANTED_MODES:
            return
        if is_frame(data):
            size = self._app.screen.size
            if self._resized or size != self._painted:
                self._resized, self._painted = False, size
                self._wire.forget()
            data = self._wire.thinned(data)
        elif OTHER_SCREEN in data:
            self._wire.forget()
        super().write(data)

    def forget(self) -> None:
        """The terminal may show anything."""
        self._wire.forget()

    def _get_terminal_size(self) -> tuple[int, int]:
        """What is asked for when a signal tells of another size."""
        self._resized = True
        return super()._get_terminal_size()

    def process_message(self, message: Message) -> None:
        """Passes on what came; some terminals tell of another size by their input."""
        if isinstance(message, events.Resize):
            self._resized = True
        super().process_message(message)

    def run_input_thread(self) -> None:
        """Reads until the app leaves, and makes it leave when the terminal is gone."""
        decoder = InputDecoder()
        parser = InputParser(self._debug)
        with selectors.SelectSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(0.1):
                    data = self._read()
                    if not data:
                        self._app.call_later(self._app.exit, return_code=left_by(SIGHUP))
                        return
                    for message in parser.feed(decoder.decode(data)):
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)

    def _read(self) -> bytes:
        """What the terminal sent; nothing when it is gone."""
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""
