"""A program killed while it plays has lost nothing that it called safe."""

import subprocess
import sys
from pathlib import Path
from random import Random
from time import sleep

from saves.store import Store
from tests.saves.playing import begin, play_on, save

ROOT = Path(__file__).parents[2]
KILLS, SAVES_EACH = 20, 10


def test_killed_again_and_again_in_one_match(store: Store, tmp_path: Path) -> None:
    told = begin(players=4)
    name = save(store, told)
    chance = Random(11)
    for _ in range(KILLS):
        safe = _play_and_kill(tmp_path, name, chance)
        with store.open(name) as match:
            session = match.load().session()
        assert len(session.log) >= safe
        play_on(told, len(session.log) - len(told.log))
        assert session.state == told.state
        assert session.log == told.log
    assert len(told.log) >= KILLS * SAVES_EACH // 2


def _play_and_kill(data_dir: Path, name: str, chance: Random) -> int:
    """How many choices were safe by the last word of a player that was killed in the middle of its saves."""
    command = [sys.executable, "-m", "tests.saves.player", str(data_dir), name]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        words = [player.stdout.readline() for _ in range(chance.randint(1, SAVES_EACH))]
        sleep(chance.random() / 500)
        player.kill()
        words += player.stdout.read().splitlines()
    return int(words[-1])
