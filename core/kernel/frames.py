"""What a match is made of: the state with its stack, questions and their choices, work, effects, reasons.

Everything pending is data in `State.stack`: a frame is a question (some seat must answer it) or a `Run` (work still to
do); the last frame is on top. Each game closes the unions by re-declaring the carriers with its own types.
"""

from typing import ClassVar, NamedTuple

from core.kernel.record import Count, Id, Rec, SeatNo, Seed


class Effect(Rec, forbid_unknown_fields=True):
    """Something that is done once: what a card, tile or space says, or a step that only rules push."""


class Number(Rec, forbid_unknown_fields=True):
    """A number read off the state, for scores, conditions and how often something may be done."""


class Modifier(Rec):
    """Something lasting, asked where a cost, a limit or a permission is computed."""


class Reason(Rec):
    """Why something can't be done now: what is missing and how much; never prose."""


class Choice(Rec):
    """One possible answer to a question."""

    free: ClassVar[bool] = False
    """True for choices that may be made at any time and leave the question where it is."""

    parts: ClassVar[tuple[str, ...]] = ()
    """The fields that are asked one after another when the choice has several parts."""


class Refusal(NamedTuple):
    """A choice that the rules know here but refuse now."""

    choice: Choice
    reason: Reason


Offer = Choice | Refusal


class Frame(Rec):
    """An entry of the stack. `src` names what led here, such as `cell:00-5`; it goes into every event."""

    seat: SeatNo
    src: Id


class Run(Frame):
    """Work left, done from the front by the rules loop. Games re-declare `todo` with their own closed union."""

    todo: tuple[Effect, ...]


class Question(Frame):
    """Something that a seat must answer before the match goes on."""

    anytime: ClassVar[bool] = False
    """True where the game's any-time choices are offered too."""

    public: ClassVar[bool] = False
    """True where everybody at the keyboard decides together, so that nobody's hidden cards are shown."""

    always: ClassVar[bool] = False
    """True where a single choice is asked for too, since what led here said nothing about it."""


class State(Rec):
    """The whole truth of a match.

    `seed` and `chance` (uses so far of each stream of chance) are hidden in views. The stack is empty exactly when the
    match is over.
    """

    seed: Seed
    chance: tuple[tuple[Id, Count], ...] = ()
    stack: tuple[Frame, ...] = ()


# Control flow as data. Leaves are the games' own.


class Seq(Effect):
    """All of it, in this order. It is barred by its first part, so a cost stands first."""

    todo: tuple[Effect, ...]


class AnyOrder(Effect):
    """All of it in the order the seat likes; what may be declined is wrapped in `May` or `UpTo`."""

    todo: tuple[Effect, ...]


class OneOf(Effect):
    """One of these, the seat's choice among what can be done."""

    todo: tuple[Effect, ...]


class May(Effect):
    """This, if the seat wishes."""

    do: Effect


class When(Effect):
    """This, once the number has reached the threshold; otherwise nothing."""

    number: Number
    at_least: Count
    do: Effect


class UpTo(Effect):
    """This, up to as many times as the number says at each moment; inside an `AnyOrder` it may be interrupted."""

    times: Number
    do: Effect


class On(Rec):
    """A trigger: whenever the moment comes, the effect. Moments are a closed list per game."""

    moment: str
    do: Effect


class Rest(Effect):
    """What is left of an `AnyOrder` or `UpTo`: the positions still open and how often each was done; rules only."""

    todo: tuple[Effect, ...]
    left: tuple[Count, ...]
    used: tuple[Count, ...]


class Choose(Question):
    """Which of the effects next.

    `left` holds the printed positions still open, which never shift, and `used` how often each was done. `again` says
    that the question comes back until nothing can be done, `may_stop` that it can be declined in any case.
    """

    todo: tuple[Effect, ...]
    left: tuple[Count, ...]
    used: tuple[Count, ...]
    again: bool = False
    may_stop: bool = False


class Pick(Choice, tag="pick"):
    """Do the effect at this printed position."""

    n: Count


class Stop(Choice, tag="stop"):
    """Decline, or be done."""


class Proceed(Choice, tag="proceed"):
    """The one thing a scripted opponent can do next."""


class PayUp(Choice, tag="pay-up"):
    """Pay all of a bill that is left from board and money."""


class UsedUp(Reason):
    """Done as often as the number allows, `times` in all."""

    number: Number
    times: Count


class NotYet(Reason):
    """The number that a condition asks for is still too small."""

    number: Number
    have: Count
    need: Count
