"""What the screen costs on a line: time to the first content, bytes and processor time of keys, help and idling.

The terminal has 80x24 cells and all colours. What is measured stands in the plan at the top.
"""

import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median

from tests.e2e.terminal import Terminal

RIGHT, LEFT, UP, DOWN = b"\x1b[C", b"\x1b[D", b"\x1b[A", b"\x1b[B"


@dataclass(frozen=True)
class Plan:
    """A match to measure."""

    new: tuple[str, ...]
    """How it is begun from a shell."""
    keys: Mapping[str, tuple[bytes, ...]]
    """By what they do: each is pressed after the one before has settled."""


HELP = {"help opens": (b"?",), "help closes": (b",",)}
PLANS = {
    "Space Bureau": Plan(
        new=("space-bureau", "--seat", "Ana"),
        keys={
            "cursor step": (UP, UP, RIGHT, RIGHT, DOWN, LEFT, LEFT, *[b"\t"] * 4),
            "choice": (b"5", b"1", b"1", b"1", *[b"\t\r"] * 6),
            "another area": (b"\x1bOR", b"\x1bOS", b"\x1bOQ"),
        },
    ),
    "Galactic Cruise": Plan(
        new=("galactic-cruise", "--seat", "Ana", "--seat", "bot:random"),
        keys={
            "cursor step": (UP, UP, RIGHT, RIGHT, DOWN, LEFT, LEFT, *[b"\t"] * 4),
            "choice": (b"\t\r",) * 10,
            "another area": (b"\x1bOR", b"\x1bOS", b"\x1bOQ"),
        },
    ),
}
HOME = (sys.executable, "-m", "tui", "--data-dir", "{data}")
MINIMAL = """
from textual.app import App
from textual.widgets import Static

class Minimal(App[None]):
    def compose(self):
        yield Static("ready")

    def on_key(self, event):
        self.query_one(Static).update(event.key)

Minimal().run()
"""
STARTS = 7
IDLE = 10.0
"""Seconds."""


def figures() -> Iterator[tuple[str, str]]:
    """Everything, as it is measured."""
    with tempfile.TemporaryDirectory() as data:
        yield from _start(tuple(part.format(data=data) for part in HOME))
        with Terminal((sys.executable, "-c", MINIMAL)) as terminal:
            terminal.wait_for("ready")
            terminal.settle(0.5)
            yield from _pressed(terminal, "a minimal app's key", (UP, DOWN, LEFT, RIGHT) * 4)
        # The notes of a first match would come and go between the keys.
        Path(data, "settings.json").write_text('{"notes": false}')
        for game, plan in PLANS.items():
            for what, value in _match(plan, data):
                yield f"{game}: {what}", value


def _match(plan: Plan, data: str) -> Iterator[tuple[str, str]]:
    command = (sys.executable, "-m", "tui", "new", *plan.new, "--seed", "7", "--data-dir", data)
    with Terminal(command) as terminal:
        while not terminal.text().strip():
            terminal.read(0.05)
        terminal.settle(1)
        assert terminal.frames, "this is no screen, but plain mode"
        yield "until settled", f"{len(terminal.output):,} bytes, {terminal.frames} frames"
        for what, keys in {**plan.keys, **HELP}.items():
            yield from _pressed(terminal, what, keys)
        yield from _idle(terminal)


def _start(command: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Turn by turn with the smallest app there can be, so that a busy machine slows both."""
    ours, minimal = [], []
    for _ in range(STARTS):
        ours.append(_first_content(command))
        minimal.append(_first_content((sys.executable, "-c", MINIMAL)))
    ratio = median(ours) / median(minimal)
    yield "first content", f"{1e3 * median(ours):.0f} ms, {ratio:.2f} x a minimal app's {1e3 * median(minimal):.0f} ms"


def _first_content(command: tuple[str, ...]) -> float:
    with Terminal(command) as terminal:
        while not terminal.text().strip():
            assert terminal.process.poll() is None, "it ended before it showed anything"
            terminal.read(0.005)
        return time.perf_counter() - terminal.started


def _pressed(terminal: Terminal, what: str, keys: tuple[bytes, ...]) -> Iterator[tuple[str, str]]:
    sent, waits, spent, frames = [], [], [], []
    for key in keys:
        frames_before, cpu_before = terminal.frames, terminal.cpu()
        begun = time.perf_counter()
        terminal.press(key)
        first = terminal.read(1)
        if first:
            waits.append(1e3 * (time.perf_counter() - begun))
        sent.append(len(first) + len(terminal.settle(0.25)))
        frames.append(terminal.frames - frames_before)
        cpu = terminal.cpu()
        if cpu is not None and cpu_before is not None:
            spent.append(1e3 * (cpu - cpu_before))
    yield f"{what}, bytes", f"mean {mean(sent):,.0f}, worst {max(sent):,} in {max(frames)} frames, of {len(keys)}"
    yield f"{what}, first byte after", f"mean {mean(waits):.1f} ms, worst {max(waits):.1f} ms"
    if spent:
        yield f"{what}, processor", f"mean {mean(spent):.1f} ms, worst {max(spent):.1f} ms"


def _idle(terminal: Terminal) -> Iterator[tuple[str, str]]:
    before, cpu_before = len(terminal.output), terminal.cpu()
    end = time.monotonic() + IDLE
    while (left := end - time.monotonic()) > 0:
        terminal.read(left)
    yield "idle", f"{(len(terminal.output) - before) / IDLE:,.0f} bytes a second"
    cpu = terminal.cpu()
    if cpu is not None and cpu_before is not None:
        yield "idle, processor", f"{100 * (cpu - cpu_before) / IDLE:.2f} %"
