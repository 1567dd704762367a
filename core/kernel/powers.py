"""What lasts: the modifiers and triggers of the content in play."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from core.kernel.frames import Effect, Modifier, On

M = TypeVar("M", bound=Modifier)
Says = Callable[[str], tuple[Modifier | On, ...]]


class Powers:
    """Looks up what is in force, memoised on the ids in play: content is never scanned in play."""

    def __init__(self, says: Says) -> None:
        """`says` gives what the content with an id says that lasts."""
        self._says = says
        self._modifiers = lru_cache(maxsize=4096)(self._find_modifiers)
        self._triggers = lru_cache(maxsize=4096)(self._find_triggers)

    def modifiers(self, ids: tuple[str, ...], kind: type[M]) -> tuple[tuple[str, M], ...]:
        """Modifiers of a kind, each with the id that says it, in the order of the ids."""
        return self._modifiers(ids, kind)

    def triggers(self, ids: tuple[str, ...], moment: str) -> tuple[tuple[str, Effect], ...]:
        """Effects that the moment sets off, each with the id that says it, in the order of the ids."""
        return self._triggers(ids, moment)

    def _find_modifiers(self, ids: tuple[str, ...], kind: type[M]) -> tuple[tuple[str, M], ...]:
        return tuple((i, power) for i in ids for power in self._says(i) if isinstance(power, kind))

    def _find_triggers(self, ids: tuple[str, ...], moment: str) -> tuple[tuple[str, Effect], ...]:
        return tuple(
            (i, power.do) for i in ids for power in self._says(i) if isinstance(power, On) and power.moment == moment
        )
