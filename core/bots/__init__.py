"""Players that nobody has to be: `BOTS` is the way in."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from core.bots.contract import Bot


class _Bots(Mapping[str, Bot]):
    """The bots by name, each imported when first asked for."""

    _classes = {"random": ("core.bots.random_bot", "Whim"), "greedy": ("core.bots.greedy", "Greedy")}

    def __getitem__(self, name: str) -> Bot:
        module, cls = self._classes[name]
        found: Bot = getattr(import_module(module), cls)()
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._classes

    def __iter__(self) -> Iterator[str]:
        return iter(self._classes)

    def __len__(self) -> int:
        return len(self._classes)


BOTS: Mapping[str, Bot] = _Bots()
