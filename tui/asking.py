"""A question being answered: its choices, part by part, each under one key."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, NamedTuple

from core.kernel.frames import Choice, Stop
from tui.words.dictionary import Table
from tui.words.i18n import paragraph

STOP = "0"
"""The key that always means done, no more, decline."""
KEYS = "123456789" + "".join(letter for letter in ascii_lowercase if letter not in "lo")
"""The keys of answers, in the order in which they are given out; two letters look too much like digits."""
NUMBERS = {STOP: 0, **{key: n for n, key in enumerate(KEYS, start=1)}}
"""What stands for a key where letters are commands, so that a thing on the board has one number as it has one key."""


class Mark(NamedTuple):
    """What an answer means on the board: a thing of an area, and its key where that is the same in every question."""

    area: str = ""
    what: Hashable = None
    key: str = ""
    onward: str = KEYS[0]
    """Where it has no such key, it gets one from here on."""
    late: bool = False
    """Whether it stands behind the others, whatever their keys."""


Marker = Callable[[Choice, str, Table], Mark]
"""Gives the mark of a choice, or of one part of it where the name of a part is given."""
Given = dict[tuple[type, str], dict[Hashable, str]]
"""The keys that things have been given, by the kind of question and the part that is asked for."""


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
    def optional(self) -> bool:
        """Whether what led here is best taken back by whoever has thought again, since nothing here says no."""
        return self.table.question.always and not any(isinstance(choice, Stop) for choice in self.left)

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

    def answers(self, mark: Marker = unmarked, given: Given | None = None) -> tuple[Answer, ...]:
        """What can be answered, free choices last; `given` grows by the keys that are new."""
        groups: dict[Hashable, list[Choice]] = {}
        for choice in self.left:
            groups.setdefault(self._settled(choice), []).append(choice)
        marks = [mark(group[0], _part(group[0], self.depth), self.table) for group in groups.values()]
        had = {} if given is None else given.setdefault((type(self.table.question), self.part), {})
        keyed = zip(_keys(groups, marks, had), groups.values(), marks, strict=True)
        return tuple(sorted((Answer(key, tuple(group), where) for key, group, where in keyed), key=_order))

    def say(self, answer: Answer) -> str:
        """An answer in words."""
        choice, part = answer.choices[0], _part(answer.choices[0], self.depth)
        return self.table.words.dictionary.part(choice, part, self.table) if part else self.table.say(choice)

    def brief(self, answer: Answer) -> str:
        """An answer in few words."""
        choice = answer.choices[0]
        return self.table.words.dictionary.brief(choice, _part(choice, self.depth), self.table)

    def priced(self, answer: Answer) -> str:
        """An answer in few words, with what it costs or brings."""
        choice = answer.choices[0]
        return self.table.words.dictionary.priced(choice, _part(choice, self.depth), self.table)

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


def _keys(
    groups: Mapping[Hashable, Sequence[Choice]], marks: Sequence[Mark], had: dict[Hashable, str]
) -> Iterator[str]:
    """A key for each answer, whose choices are a group.

    A fixed key goes to the first that wants it. Other answers keep what they `had` before, and new ones get a key that
    nothing has had, as long as there are such keys and something else to choose; `had` grows by them.
    """
    fixed = {where.key for where in marks if where.key}
    kept = {had[each] for each in groups if each in had}
    alone = sum(not group[0].free and not isinstance(group[0], Stop) for group in groups.values()) == 1
    spent = set() if alone else set(had.values())
    taken = {""}
    for (each, group), where in zip(groups.items(), marks, strict=True):
        if isinstance(group[0], Stop):
            key = STOP
        elif where.key and where.key not in taken:
            key = where.key
        else:
            if had.get(each, "") in fixed | taken:
                closed = fixed | taken | kept
                had[each] = _free_key(where.onward, closed | spent) or _free_key(KEYS[0], closed)
            key = had[each]
        taken.add(key)
        yield key


def _free_key(onward: str, closed: set[str]) -> str:
    """The first key from there on that is not closed; empty where there is none."""
    return next((key for key in KEYS[KEYS.index(onward) :] if key not in closed), "")


def _order(answer: Answer) -> tuple[bool, bool, int]:
    order = KEYS + STOP
    return answer.free, answer.mark.late, order.index(answer.key) if answer.key else len(order)


def _part(choice: Choice, depth: int) -> str:
    return choice.parts[depth] if depth < len(choice.parts) else ""


def _skip(asking: Asking) -> Asking:
    """Past the parts that have one value in all the choices left."""
    while len(asking.left) > 1 and len(asking.answers()) == 1 and asking.part:
        asking = asking._replace(depth=asking.depth + 1)
    return asking
