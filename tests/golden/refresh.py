"""Records the golden files anew: `python -m tests.golden.refresh` shows what would change, `--write` writes it."""

import difflib
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from saves.migrations import SCHEMA
from saves.record import encode
from tests.saves.playing import PLAYERS, begin, play_on

HERE = Path(__file__).parent


def space_bureau() -> bytes:
    """A match of three in its middle, with abilities and four kinds of ships."""
    session = play_on(begin(players=3, ships="dealt", abilities="dealt"), 60)
    day = datetime(2026, 1, 1, tzinfo=UTC)
    return msgspec.json.format(encode(session, PLAYERS[:3], day, day), indent=1)


FILES: dict[str, Callable[[], bytes]] = {f"saves/space-bureau-{SCHEMA}.json": space_bureau}
"""Every golden file that can be recorded; those of older schemas can't, and stay as they are."""


def main(write: bool) -> None:
    for name, record in FILES.items():
        path = HERE / name
        old = path.read_text() if path.exists() else ""
        new = record().decode()
        sys.stdout.writelines(
            line.rstrip("\n") + "\n"
            for line in difflib.unified_diff(old.splitlines(), new.splitlines(), f"{name} (old)", f"{name} (new)", n=1)
        )
        if write:
            path.parent.mkdir(exist_ok=True)
            path.write_text(new)


if __name__ == "__main__":
    main("--write" in sys.argv[1:])
