"""Words of the command line: help, and one sentence for each mistake. Imports nothing heavy, since `--help` does."""

from collections.abc import Iterable

from tui.words.games import TITLES
from tui.words.i18n import _, either, listed

PROGRAM = _("Space board games for one terminal. Without a command: the home menu.")
NEW = _("Begin a match of GAME: {games}. One seat means the solo game.").format(games=either(list(TITLES)))
QUICK = _("Begin a match like the last one. It has new chance; the first time it is solo Space Bureau.")
RESUME = _("Go on with a match. Without SAVE it is the one played last that is not over.")
OPTIONS = _("List the table options and their values. Without GAME those of all games.")
SIMULATE = _("Let bots play many matches of GAME and print what came out.")
SAVES = _("List, show, check and delete saved matches.")
SAVES_LIST = _("List all matches, the one played last first.")
SAVES_SHOW = _("Show what is known about a match.")
SAVES_VERIFY = _("Check a whole save and replay its choices.")
SAVES_DELETE = _("Delete a match for good.")

SEAT = _("Who sits there: a name, bot:random or bot:greedy; once for each seat.")
SEED = _("What all chance grows from; drawn at random unless given.")
OPTION = _("A table option as `cosmodrome options` lists them; once for each.")
PLAIN = _("Play line by line: for screen readers, simple terminals and scripts.")
THEME = _("The colours of the screen this time, by the name that the settings show.")
GLYPHS = _("Which characters the boards are drawn with this time.")
DATA_DIR = _("Where saves and settings lie instead of the user's own folders.")
VERSION = _("Print the version.")
FIRST_SEED = _("The seed of the first match; the others follow.")
DELETE_UNASKED = _("Do not ask.")
BACKUP = _("Go on from the save before the last one.")
MATCHES = _("How many matches.")
JOBS = _("How many processes play.")
JSON = _("Print the figures as JSON.")
DELETE_SURE = _("Delete this match for good?")

SAVE_SOUND = _("The save is sound and its choices lead to its position.")
SAVE_CHANGED = _("The save is sound; its choices lead elsewhere now, since the rules or the content have changed.")
NO_SAVES = _("There are no saves yet.")
NOTHING_TO_RESUME = _("No match is waiting.")
BEGIN_ONE = _("Begin one: cosmodrome new space-bureau")
BOTS_ONLY = _("Give bots only, such as --seat bot:greedy.")


def unknown_game(value: str, known: Iterable[str]) -> str:
    """There is no game of this id."""
    return _("There is no game {value}; there are {known}.").format(value=value, known=listed(list(known)))


def bad_option(value: str) -> str:
    """A table option that is not NAME=VALUE."""
    return _("{value} is not of the form NAME=VALUE; `cosmodrome options` lists what there is.").format(value=value)


def meaning(value: str, default: bool) -> str:
    """What a value of a table option means, marked where it holds unless another is given."""
    return _("{value}  [default]").format(value=value) if default else value


def unknown_bot(value: str, known: Iterable[str]) -> str:
    """A seat for a bot that doesn't exist."""
    bots = listed([f"bot:{name}" for name in known])
    return _("There is no bot {value}; there are {known}.").format(value=value, known=bots)


def unknown_theme(value: str, known: Iterable[str]) -> str:
    """There is no theme of this name."""
    return _("There is no theme {value}; there are {known}.").format(value=value, known=listed(list(known)))


EMPTY_NAME = _("A seat has no name that can be shown; give it letters.")


def bad_settings(names: Iterable[str]) -> str:
    """Settings that could not be used."""
    return _("Settings that can't be read and have their default instead: {names}.").format(names=listed(list(names)))


def settings_unwritten(error: str) -> str:
    """Settings could not be written."""
    return _("The settings can't be written ({error}), so the next start will not know them.").format(error=error)
