"""What keys change before an answer is taken: which answer is chosen, where the cursor stands, what is searched for."""

from collections.abc import Hashable

from core.kernel.frames import Choice
from tui.asking import Answer, Asking, Given, Marker


class Choosing:
    """The answers to a question, and a person's way among them. The screen shows it and takes what it gives."""

    def __init__(self, asking: Asking, mark: Marker, hinted: Choice | None = None, given: Given | None = None) -> None:
        """A hinted choice stays the chosen one from part to part, and things keep the keys that they were given."""
        self.asking = asking
        self.answers = asking.answers(mark, given)
        self.chosen: Answer | None = None
        self.cursor: tuple[str, Hashable] | None = None
        """The area and the thing under the cursor."""
        self.typed: str | None = None
        """What has been typed to find an answer; None while nobody searches."""
        self._hinted = hinted
        if hinted is not None and self.hint(hinted):
            return
        if asking.before is not None:
            # A later part is seen in place at once, such as the turn of a tile; a question begins with what happened.
            self.choose(self.answers[0])

    def hint(self, choice: Choice) -> bool:
        """The answer that leads to this choice is the chosen one; False where none does."""
        self._hinted = choice
        answer = next((answer for answer in self.answers if choice in answer.choices), None)
        if answer is not None:
            self.choose(answer)
        return answer is not None

    @property
    def ghost(self) -> Choice | None:
        """The choice that is seen in place: of those behind the chosen answer the hinted one, else the first."""
        if self.chosen is None:
            return None
        return self._hinted if self._hinted in self.chosen.choices else self.chosen.choices[0]

    @property
    def found(self) -> list[Answer]:
        """The answers that fit what has been typed."""
        if not self.typed:
            return list(self.answers)
        wanted = self.typed.casefold()
        return [a for a in self.answers if wanted in self.asking.say(a).casefold() or a.key == wanted]

    def by_key(self, key: str) -> Answer | None:
        """The answer with this key."""
        return next((answer for answer in self.answers if answer.key == key), None)

    def choose(self, answer: Answer | None) -> None:
        """This answer is the chosen one, and the cursor goes to where it stands on the board."""
        self.chosen = answer
        stands = answer is not None and answer.mark.area
        self.cursor = (answer.mark.area, answer.mark.what) if answer is not None and stands else None

    def step(self, by: int) -> None:
        """To the next answer, or the one before; from none to the first or last."""
        found = self.found
        if found:
            at = found.index(self.chosen) + by if self.chosen in found else 0 if by > 0 else -1
            self.choose(found[at % len(found)])

    def point(self, area: str, what: Hashable) -> None:
        """The cursor stands on a thing; the answer that it stands for, if any, is the chosen one."""
        self.cursor = (area, what)
        self.chosen = next((a for a in self.answers if (a.mark.area, a.mark.what) == self.cursor), None)

    def search(self, typed: str | None) -> None:
        """What has been typed so far; the first answer that fits is the chosen one."""
        self.typed = typed
        self.choose(next(iter(self.found), None) if typed else None)
