"""Lines to a person or a program, and lines from it: all that plain mode knows of a terminal."""

import textwrap
from collections.abc import Iterable, Mapping

WIDTH = 78


class Quit(Exception):
    """Somebody wants to stop, or the input has ended."""


class Lines:
    """No cursor movement and no colour: paragraphs out, lines in."""

    def __init__(self, interactive: bool) -> None:
        self.interactive = interactive
        """Whether a person types."""

    def put(self, text: str) -> None:
        """A paragraph, wrapped."""
        print(textwrap.fill(text, WIDTH, break_on_hyphens=False), flush=self.interactive)

    def put_all(self, texts: Iterable[str]) -> None:
        """Paragraphs, each wrapped with its further lines set in, so that its beginning is seen at a glance."""
        for text in texts:
            print(textwrap.fill(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False))

    def gap(self) -> None:
        """An empty line."""
        print()

    def get(self) -> str:
        """The next line without spaces around it; raises Quit at the end of the input and at Ctrl-C."""
        try:
            return input("> " if self.interactive else "").strip()
        except (EOFError, KeyboardInterrupt):
            self.gap()
            raise Quit from None

    def pick(self, title: str, labels: Mapping[str, str]) -> None:
        """A question with its choices, each after what is typed for it."""
        self.put(title)
        self.put_all(f"{key} {label}" for key, label in labels.items())
