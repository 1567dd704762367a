"""Effects in so few characters that they fit into a cell of the ship; the long forms stand in `vocabulary`."""

import textwrap
from collections.abc import Sequence

from core.space_bureau import effects as e
from core.space_bureau.rules import LIMITER
from tui.space_bureau.words import places
from tui.space_bureau.words.vocabulary import gain_credits, gain_fuel
from tui.words.i18n import _, ngettext, signed

WIDTH = 11
"""The most characters of a short form."""
LINES = 3
"""The lines of the lowest cells."""


def shorts(actions: Sequence[e.AnEffect], room: int = LINES) -> tuple[str, ...]:
    """The actions of a cell in so many lines; flights are counted together, what is counted or paid for comes last."""
    flights = sum(isinstance(action, e.Flight) for action in actions)
    lines = [ngettext("flight", "{n} flights", flights).format(n=flights)] if flights else []
    last = [action for action in actions if isinstance(action, e.UpTo | e.PayFuel | e.PaySample)]
    lines += [short(action) for action in actions if not isinstance(action, e.Flight) and action not in last]
    whole = [line for action in last for line in _headed(action)]
    return (*lines, *(whole if len(lines) + len(whole) <= room else map(short, last)))


def titled(name: str, actions: Sequence[e.AnEffect], width: int, height: int) -> tuple[list[str], tuple[str, ...]]:
    """A cell in so many lines: its name, if any, of which a long one loses its last words, and its actions."""
    whole = textwrap.wrap(name, width)
    lines = shorts(actions, height - len(whole))
    return whole[: height - len(lines)], lines


def _headed(effect: e.UpTo | e.PayFuel | e.PaySample) -> tuple[str, ...]:
    """An effect below what it costs, or below what counts how often it may be done."""
    match effect:
        case e.PayFuel(n=n):
            head = ngettext("for {n} fuel:", "for {n} fuel:", n).format(n=n)
        case e.PaySample():
            head = _("for sample:")
        case e.UpTo(times=e.Level()):
            head = _("per level:")
        case _:
            head = _("per office:")
    match effect.do:
        case e.OneOf(todo=(first, second)):
            return head, _("{first} or").format(first=_bare(first)), _bare(second)
        case e.Credits(n=n):
            return head, places.credits(n)
        case do:
            return head, _bare(do)


def short(effect: e.AnEffect) -> str:
    """An action or bonus of the content, in at most WIDTH characters."""
    match effect:
        case e.Fuel():
            return gain_fuel(effect.n)
        case e.Credits():
            return gain_credits(effect.n)
        case e.Bureau():
            return ngettext("{n} room", "{n} rooms", effect.n).format(n=signed(effect.n))
        case e.Capacity():
            return _("{n} storage").format(n=signed(LIMITER))
        case e.Sample(colour=None):
            return ngettext("any sample", "{n} samples", effect.n).format(n=effect.n)
        case e.Sample(colour="orange"):
            return _("{n} orange").format(n=signed(effect.n))
        case e.Sample(colour="blue"):
            return _("{n} blue").format(n=signed(effect.n))
        case e.Sample():
            return _("{n} purple").format(n=signed(effect.n))
        case e.MatchingSample():
            return _("sample here")
        case e.OneOf():
            first, second = effect.todo
            return _("{first}/{second}").format(first=_word(first), second=_word(second))
        case e.UpTo(times=e.Level()):
            return _("{effect}/lv").format(effect=_bare(effect.do))
        case e.UpTo():
            return _("{effect}/ofc").format(effect=_bare(effect.do))
        case _:
            return _bare(effect)


def _bare(effect: e.AnEffect) -> str:
    """An effect without sign, to be paid for or to be counted."""
    match effect:
        case e.Fuel():
            return places.fuel(effect.n)
        case e.Credits():
            return _("{n} cr").format(n=effect.n)
        case e.Bureau():
            return ngettext("{n} room", "{n} rooms", effect.n).format(n=effect.n)
        case e.PayFuel() | e.PaySample():
            return _("buy {effect}").format(effect=_bare(effect.do))
        case e.OneOf():
            return short(effect)
        case e.Flight():
            return _("flight")
        case e.FillUp():
            return _("full tank")
        case _:
            return _word(effect)


def _word(effect: e.AnEffect) -> str:
    """An effect by its kind alone."""
    match effect:
        case e.Fuel():
            return _("fuel")
        case e.Credits():
            return _("cr")
        case e.Sample() | e.MatchingSample():
            return _("sample")
        case e.Capacity():
            return _("tank")
        case e.Office():
            return _("office")
        case _:
            return _("fly")
