from pathlib import Path

import pytest

from saves.store import Store
from tests.tui.scripts import Keyboard


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Keyboard:
    return Keyboard(monkeypatch, capsys)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path)
