"""All classes of a game's vocabulary, read off its types, and the faults that can be found there."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType
from typing import Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from core.kernel.events import Event
from core.kernel.frames import Choice, Effect, Frame, Number, Question, Reason
from core.kernel.game import Game
from core.kernel.record import Rec

R = TypeVar("R", bound=Rec)

PLAIN = (int, str, bool, NoneType, tuple)
"""What a field may be made of, besides records."""


@cache
def _types(root: Any) -> frozenset[Any]:
    """All types that an annotation is made of, the fields of records included."""
    found: set[Any] = set()
    waiting = [root]
    while waiting:
        hint = waiting.pop()
        if get_origin(hint) is Literal:
            waiting += map(type, get_args(hint))
        elif get_args(hint):
            waiting += (part for part in get_args(hint) if part is not Ellipsis)
            if get_origin(hint) in (tuple, list, dict, set, frozenset):
                found.add(get_origin(hint))
        elif hint not in found:
            found.add(hint)
            if _is_record(hint):
                hints = get_type_hints(hint)
                waiting += (hints[field] for field in hint.__struct_fields__)
    return frozenset(found)


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Rec)


def saved(game: Game[Any], base: type[R]) -> frozenset[type[R]]:
    """The classes of a kind that states and logs of a game can hold."""
    types = _types(game.State) | _types(game.Choice)
    return frozenset(cls for cls in types if isinstance(cls, type) and issubclass(cls, base))


def told(game: Game[Any], base: type[R]) -> frozenset[type[R]]:
    """The classes of a kind, of the kernel or of the game's package, that no union lists: events and reasons."""
    homes = ("core.kernel.", type(game).__module__.rpartition(".")[0] + ".")
    return frozenset(cls for cls in _below(base) if f"{cls.__module__}.".startswith(homes))


def _below(base: type[R]) -> Iterator[type[R]]:
    for cls in base.__subclasses__():
        yield cls
        yield from _below(cls)


def unworded(game: Game[Any], has_words: Callable[[type[Rec]], bool]) -> list[str]:
    """The classes that a screen must have words for and has none."""
    spoken: frozenset[type[Rec]] = told(game, Event) | told(game, Reason)
    spoken = spoken.union(*(saved(game, base) for base in (Effect, Number, Choice, Question)))
    return sorted(cls.__qualname__ for cls in spoken if not has_words(cls))


def faults(game: Game[Any]) -> Iterator[str]:
    """Classes that nothing handles, handlers of classes that no save can hold, tags and fields that don't serve."""
    rules = game.rules
    questions, choices = saved(game, Question), saved(game, Choice)
    effects, numbers = saved(game, Effect), saved(game, Number)
    answered = {question for question, _ in rules.answer_to}
    bound = {choice for _, choice in rules.answer_to}
    for what, classes in (
        ("question without offers", questions - rules.offers_of.keys()),
        ("question without answers", questions - answered),
        ("choice without answer", choices - bound - rules.free_answer.keys()),
        ("effect without handler", effects - rules.does_effect.keys()),
        ("number that nothing reads", numbers - rules.reads_number.keys()),
        ("question outside the union", (rules.offers_of.keys() | answered) - questions),
        ("choice outside the union", (bound | rules.free_answer.keys()) - choices),
        ("effect outside the union", (rules.does_effect.keys() | rules.bars.keys()) - effects),
        ("number outside the union", rules.reads_number.keys() - numbers),
        ("choice that is free and not marked so", {c for c in rules.free_answer if not c.free}),
        ("choice that is marked free and bound to a question", {c for c in bound if c.free}),
    ):
        yield from sorted(f"{cls.__qualname__}: {what}" for cls in classes)
    for base in (Frame, Effect, Choice, Number):
        tags = Counter(cls.__struct_config__.tag for cls in saved(game, base))
        yield from sorted(f"{base.__name__}: tag {tag} x {n}" for tag, n in tags.items() if tag is None or n > 1)
    for cls in saved(game, Rec):
        if cls.__struct_config__.omit_defaults:
            yield f"{cls.__qualname__}: leaves out defaults"
    for kind in _types(game.State) | _types(game.Choice):
        if kind not in PLAIN and not _is_record(kind):
            yield f"a field is a {kind}"
