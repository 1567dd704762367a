"""What is said to bots in a process of their own and what they answer: JSON, one record a line."""

from enum import Enum

import msgspec

from core.kernel.record import Count, Id, Rec, Seed


class Request(Rec):
    """A question to a bot."""

    number: Count
    """Comes back with the answer; 0 is kept for requests that could not be read."""
    game: Id
    bot: Id
    view: msgspec.Raw
    """What the seat on top sees, in the game's own encoding."""
    seed: Seed
    n: Count
    """The number of the decision."""


class Fault(Enum):
    """Why there is no choice."""

    REQUEST = "request"
    """It could not be read."""
    GAME = "game"
    """There is no such game."""
    BOT = "bot"
    """There is no such bot."""
    VIEW = "view"
    """It is none of this game."""
    FAILED = "failed"
    """The bot or the rules raised an error."""


class Chosen(Rec, tag="chosen"):
    """A bot's answer."""

    number: Count
    choice: msgspec.Raw


class Refused(Rec, tag="refused"):
    """A request without a choice; `detail` is for those who look for the fault."""

    number: Count
    fault: Fault
    detail: str = ""


Answer = Chosen | Refused
