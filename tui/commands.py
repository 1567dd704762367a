"""The commands of a screen: one declaration gives the key, the binding, the footer, the help and the palette entry."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.binding import Binding, BindingType


class Command(NamedTuple):
    """Something that can be done by a key, whatever is asked."""

    id: str
    """The id of its binding; the screen's method is `action_` and this."""
    keys: str
    """Textual's names of its keys, separated by commas."""
    shown: str
    """The key as it stands on the keyboard."""
    says: str
    """What it does, for help and palette."""
    footer: str = ""
    """Its word in the footer, if it stands there."""
    listed: bool = True
    """Whether the palette offers it."""


def bindings(commands: Sequence[Command]) -> list[BindingType]:
    """What Textual needs to know."""
    return [
        Binding(command.keys, command.id, command.says, show=False, key_display=command.shown, id=command.id)
        for command in commands
    ]
