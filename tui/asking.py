"""A question being answered: its choices, part by part, each under one key."""

from collections.abc import Callable, Hashable, Sequence
from string import ascii_lowercase
from typing import Any, NamedTuple

from core.kernel.frames import Choice, Stop
from tui.words.dictionary import Table
from tui.words.i18n import paragraph

STOP = "0"
"""The key that always means done, no more, decline."""
KEYS = "123456789" + "".join(letter for letter in ascii_lowercase if letter not in "lo")
"""The keys of answers, in the order in which they are given out; two letters look too much like digits."""


class Mark(NamedTuple):
    """What an answer means on the board: a thing of an area, and its key where that is the same in every question."""

    area: str = ""
    what: Hashable = None
    key: str = ""


Marker = Callable[[Choice, str, Table], Mark]
"""Gives the mark of a choice, or of one part of it where the name of a part is given."""


def unmarked(choice: Choice, part: str, table: Table) -> Mark:
    """Answers that stand nowhere on a board."""
    return Mark()


class Answer(NamedTuple):
    """One answer to what is asked now: the choices that are left when it is taken."""

    key: str
    choices: tuple[Choice, ...]
    mark: Mark

    @property
    def free(self) -> bool:
        """Whether it leaves the question where it is."""
        return self.choices[0].free


class Asking(NamedTuple):
    """The present question, some parts of its choice already settled; `before` is how it was asked before the last."""

    table: Table
    left: tuple[Choice, ...]
    depth: int = 0
    before: "Asking | None" = None

    @property
    def part(self) -> str:
        """The part that is asked for; empty where choices are whole."""
        return _part(self._example, self.depth)

    def title(self, *, brief: bool = False) -> str:
        """What is asked; briefly where a board shows the rest."""
        table, part = self.table, self.part
        asked = table.words.dictionary.ask(self._example, part, table) if part else ""
        if self.depth:
            return asked
        question = table.question
        return paragraph([table.words.dictionary.brief(question, "", table) if brief else table.say(question), asked])

    def answers(self, mark: Marker = unmarked) -> tuple[Answer, ...]:
        """What can be answered, free choices last.

        A fixed key goes to the first that wants it, other answers get the next free ones.
        """
        groups: dict[Any, list[Choice]] = {}
        for choice in self.left:
            groups.setdefault(self._settled(choice), []).append(choice)
        marks = [mark(group[0], _part(group[0], self.depth), self.table) for group in groups.values()]
        fixed = {where.key for where in marks if where.key}
        free = iter([key for key in KEYS if key not in fixed])
        taken: set[str] = set()
        answers = []
        for group, where in zip(groups.values(), marks, strict=True):
            if isinstance(group[0], Stop):
                key = STOP
            elif where.key and where.key not in taken:
                key = where.key
            else:
                key = next(free, "")
            taken.add(key)
            answers.append(Answer(key, tuple(group), where))
        order = KEYS + STOP
        return tuple(
            sorted(answers, key=lambda answer: (answer.free, order.index(answer.key) if answer.key else len(order)))
        )

    def say(self, answer: Answer) -> str:
        """An answer in words."""
        choice, part = answer.choices[0], _part(answer.choices[0], self.depth)
        return self.table.words.dictionary.part(choice, part, self.table) if part else self.table.say(choice)

    def brief(self, answer: Answer) -> str:
        """An answer in few words."""
        choice = answer.choices[0]
        return self.table.words.dictionary.brief(choice, _part(choice, self.depth), self.table)

    def take(self, answer: Answer) -> "Choice | Asking":
        """The choice when nothing is left to ask, else what is asked next."""
        if len(answer.choices) == 1 or not _part(answer.choices[0], self.depth + 1):
            return answer.choices[0]
        return _skip(Asking(self.table, answer.choices, self.depth + 1, self))

    @property
    def _example(self) -> Choice:
        """A choice that has parts, where one has."""
        return next((choice for choice in self.left if choice.parts), self.left[0])

    def _settled(self, choice: Choice) -> Any:
        part = _part(choice, self.depth)
        return (type(choice), getattr(choice, part)) if part else choice


def ask(table: Table, legal: Sequence[Choice]) -> Asking:
    """The question on top, at its first part that leaves something to decide."""
    return _skip(Asking(table, tuple(legal)))


def _part(choice: Choice, depth: int) -> str:
    return choice.parts[depth] if depth < len(choice.parts) else ""


def _skip(asking: Asking) -> Asking:
    """Past the parts that have one value in all the choices left."""
    while len(asking.left) > 1 and len(asking.answers()) == 1 and asking.part:
        asking = asking._replace(depth=asking.depth + 1)
    return asking
