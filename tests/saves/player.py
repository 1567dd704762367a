"""A program that plays a match until it is killed, telling after each save how many choices are safe."""

import sys
from pathlib import Path

from saves.store import Store
from tests.saves.playing import PLAYERS, play_on


def main(data_dir: str, name: str) -> None:
    with Store(Path(data_dir)).open(name) as match:
        session = match.load().session()
        while not session.over:
            play_on(session, 1)
            match.save(session, PLAYERS)
            print(len(session.log), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
