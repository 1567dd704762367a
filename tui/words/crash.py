"""What is said when the program itself failed."""

import os
from pathlib import Path

from saves.record import clean
from tui.words.i18n import _


def crashed(path: Path) -> str:
    """The app failed; where the report lies."""
    return _(
        "Cosmodrome made a mistake and had to stop; every choice up to then is saved. "
        "What happened is in {path}: please send it to the authors."
    ).format(path=clean(os.fspath(path), 1000))


def crashed_unwritten(folder: Path, what: str) -> str:
    """The app failed, and so did writing the report, which follows."""
    return _(
        "Cosmodrome made a mistake and had to stop; every choice up to then is saved. "
        "{folder} can't be written ({what}), so please send these lines to the authors:"
    ).format(folder=clean(os.fspath(folder), 1000), what=clean(what))
