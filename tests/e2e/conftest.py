import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.terminal import Terminal


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Terminal]:
    """The small app on a terminal, with `tmp_path` for its data."""
    with Terminal([sys.executable, "-m", "tests.e2e.small_app", str(tmp_path)]) as terminal:
        terminal.wait_for("ready")
        yield terminal
