"""What went wrong, in one sentence that says what to do."""

import os
from typing import Any

from core.kernel.game import BadSetup, Game
from saves.record import BadSave, Fault, clean
from tui.words.i18n import _, listed


def bad_setup(bad: BadSetup, game: Game[Any]) -> str:
    """A match that can't be begun like this."""
    if bad.what == "seats":
        return _("{value} can't play this game; give {seats} seats.").format(
            value=clean(bad.value), seats=listed([str(n) for n in game.seats])
        )
    if bad.what == "option":
        known = listed([option.id for option in game.options])
        return _("There is no option {value}; there are {known}.").format(value=clean(bad.value), known=known)
    values = next(option.values for option in game.options if option.id == bad.what)
    return _("Option {option} can't be {value}; give {known}.").format(
        option=bad.what, value=clean(bad.value), known=listed(values)
    )


def bad_save(bad: BadSave) -> str:
    """A save that can't be read or written."""
    message = _faults()[bad.fault]
    return message.format(path=clean(os.fspath(bad.path)), what=bad.what, where=bad.where, value=bad.value)


def with_backup(sentence: str) -> str:
    """The save before the broken one can be played on, from the command line."""
    return _("{sentence} The save before it is sound: add --backup to play on from there.").format(sentence=sentence)


def _faults() -> dict[Fault, str]:
    return {
        Fault.MISSING: _("There is no save {path}; `cosmodrome saves list` shows what there is."),
        Fault.NOT_A_FILE: _("{path} is not a file; give the name of a save."),
        Fault.TOO_BIG: _("{path} is far larger than any save and was not read."),
        Fault.EMPTY: _("{path} is empty."),
        Fault.GARBLED: _("{path} is cut off or damaged and can't be read."),
        Fault.NOT_A_SAVE: _("{path} is not a save of this program ({where} {what} {value})."),
        Fault.NEWER: _("{path} was written by a later version ({value}); update to play it."),
        Fault.UNKNOWN_GAME: _("{path} is a match of {value}, a game that this version doesn't have."),
        Fault.LOG: _("{path} has a damaged list of choices ({where} {what})."),
        Fault.STATE: _("{path} has a damaged position ({where} {what})."),
        Fault.NONSENSE: _("{path} has a position that can't occur ({where} {what} {value})."),
        Fault.IN_USE: _("{path} is being played by another program; close that one first."),
        Fault.UNREADABLE: _("{path} can't be read ({what})."),
        Fault.UNWRITABLE: _("{path} can't be written ({what}); the last save is unchanged."),
    }
