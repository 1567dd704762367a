"""The rules of the games: pure, typed, without a word of prose; `GAMES` is the way in."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from core.kernel.game import Game


class _Games(Mapping[str, Game[Any]]):
    """The games by id, each imported when first asked for."""

    _modules = {
        "space-bureau": "core.space_bureau.game",
        "galactic-cruise": "core.galactic_cruise.game",
    }

    def __getitem__(self, game: str) -> Game[Any]:
        found: Game[Any] = import_module(self._modules[game]).GAME
        return found

    def __contains__(self, game: object) -> bool:
        return game in self._modules

    def __iter__(self) -> Iterator[str]:
        return iter(self._modules)

    def __len__(self) -> int:
        return len(self._modules)


GAMES: Mapping[str, Game[Any]] = _Games()
