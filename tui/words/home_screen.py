"""Words of the screens around a match: home, new match, saved matches, settings, help."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from saves.record import Header, clean
from tui.words import home
from tui.words.i18n import _, listed, ngettext, paragraph
from tui.words.match import Heading

KEYS = _("keys")
TAKE = _("take")
BACK = _("back")
QUIT = _("quit")
BEFORE = _("before")
NEXT = _("next")
DELETE = _("delete")

SAYS = {
    "keys": _("All keys of this screen"),
    "take": _("Take the entry under the cursor"),
    "close": _("Back to the screen before"),
    "quit": _("Leave the program; all is saved"),
    "up": _("One entry up"),
    "down": _("One entry down"),
    "page_up": _("A page up"),
    "page_down": _("A page down"),
    "first": _("The first entry"),
    "last": _("The last entry"),
    "turn_back": _("The value before"),
    "turn_on": _("The next value"),
    "delete": _("Delete the match under the cursor; asks once"),
}

YES_KEY = _("y")
"""The key that answers a question with yes."""

NAME = _("Cosmodrome")
TITLE = _("C O S M O D R O M E")
SUBTITLE = _("Space board games in one terminal")
UNOFFICIAL = _("Unofficial: made by fans, not affiliated with the publishers of these games.")

GO_ON = _("Go on")
QUICK = _("Quick match")
NEW = _("New match")
SAVES = _("Saved matches")
SETTINGS = _("Settings")
HELP = _("Help")
LEAVE = _("Quit")

NOTHING_WAITS = _("no match is waiting")
ABOUT_GO_ON = _("The match played last goes on from where it stopped.")
ABOUT_QUICK = _("The game and the table that stand there, with new chance. The first question comes at once.")
ABOUT_NEW = _("Choose the game, who plays, its options and the seed.")
ABOUT_SAVES = _("All matches: play on, look at results, delete.")
ABOUT_SETTINGS = _("Colours, characters, pace of bots, explanations.")
ABOUT_HELP = _("How to play, keys, playing over SSH, where saves lie.")
ABOUT_LEAVE = _("Nothing is lost: every answer is saved at once.")
LEAVE_BY = _("This is the first screen; Q leaves the program.")

GAME = _("Game")
SEED = _("Seed")
BEGIN = _("Begin")
NOBODY = _("nobody")
DRAWN = _("drawn at random")
ABOUT_GAME = _("Left and Right or Enter change the game.")
ABOUT_SEAT = _(
    "Enter types a name, Backspace takes it away; Left and Right put a bot there, or nobody. "
    "One seat in all is the solo game."
)
ABOUT_SEED = _("What all chance grows from: the same seed deals the same match. Enter types one.")
ABOUT_BEGIN = _("To the first question.")
TYPE_NAME = _("Type a name, or Ctrl+U and Enter for nobody. Enter keeps it, Esc leaves it as it was.")
TYPE_SEED = _("Type a number, or Ctrl+U and Enter to have one drawn. Enter keeps it, Esc leaves it as it was.")
NOBODY_PLAYS = _("Nobody plays yet: give at least one seat a name or a bot.")
BAD_SEED = _("A seed is a whole number from 0 to 9223372036854775807; leave it empty to have one drawn.")

NO_SAVES = _("No match is saved yet. Every match is saved by itself from its first answer on.")
DAMAGED = _("can't be read")
DELETED = _("The match is deleted.")

THEME = _("Theme")
GLYPHS = _("Characters")
PACE = _("Pace of bots")
NOTES = _("First-time explanations")
NOTES_AGAIN = _("Explain everything again")
ABOUT_THEME = _(
    "Enter lists them all, Left and Right go on by one. Our own come first; a terminal of sixteen colours shows ansi "
    "themes only."
)
ABOUT_THEMES = _("Enter keeps it, the comma or Esc goes back to the one before.")
ABOUT_GLYPHS = _("Unicode draws finer boards; ASCII shows in every terminal.")
ABOUT_PACE = _("How long a bot's move is shown before the next one; Enter ends the pauses.")
ABOUT_NOTES = _("The first time that a kind of question comes up, three sentences say what it is for.")
ABOUT_NOTES_AGAIN = _("As if each kind of question came up for the first time.")
EXPLAINED_AGAIN = _("Every kind of question is explained again when it comes up.")


def dark(is_dark: bool) -> str:
    """The ground of a theme."""
    return _("dark") if is_dark else _("light")


def explained(n: int) -> str:
    """How many kinds of question have been explained."""
    return ngettext("{n} explained so far", "{n} explained so far", n).format(n=n)


def glyph_set(id_: str) -> str:
    """The name of a glyph set."""
    return {"auto": _("as the terminal allows"), "unicode": _("Unicode"), "ascii": _("ASCII")}[id_]


def on_off(on: bool) -> str:
    """Whether something is on."""
    return _("on") if on else _("off")


def pace(id_: str) -> str:
    """A pace of bots."""
    return {"off": _("no pauses"), "short": _("short pauses"), "long": _("long pauses")}[id_]


def about_option(about: str) -> str:
    """What a table option is about, and how it is changed."""
    return paragraph([about, _("Left and Right or Enter change it.")])


def theme_of(name: str, n: int, all_: int) -> str:
    """A theme, the n-th of all."""
    return _("{name} ({n} of {all})").format(name=name, n=n, all=all_)


def seat(n: int) -> str:
    """A place at the table."""
    return _("Seat {n}").format(n=n)


def table(game: str, names: Sequence[str]) -> str:
    """A game and who plays it."""
    return _("{game}: {names}").format(game=home.title(game), names=listed(names))


def waiting(header: Header) -> str:
    """A match that can be gone on with."""
    return _("{game}, {progress}: {names}").format(
        game=home.title(header.game), progress=home.progress(header), names=home.players(header)
    )


def saved(header: Header) -> str:
    """A match in the list, in columns: when it was played last, how far it is, who plays or how it ended."""
    return "\t".join((home.when(header), home.progress(header), home.result(header) or home.players(header)))


def about_save(name: str, header: Header) -> str:
    """The whole of a match in the list, how it is called, and what Enter does with it."""
    text = _("{name}, {names}. Enter looks at it once more.") if header.over else _("{name}, {names}. Enter plays on.")
    return text.format(name=name, names=home.result(header) or home.players(header))


def how_many(n: int) -> str:
    """So many matches are saved."""
    return ngettext("{n} match", "{n} matches", n).format(n=n)


def sure_to_delete(name: str) -> str:
    """Asked before a match is gone."""
    return _("Delete {name} for good? y deletes it, any other key keeps it.").format(name=clean(name))


def offer_backup(sentence: str) -> str:
    """A save is broken and the one before it is not."""
    return _("{sentence} The save before it is sound: y plays on from there, any other key goes back.").format(
        sentence=sentence
    )


def key_list(keys: Iterable[tuple[str, str]]) -> list[str]:
    """All keys, each with what it does after a tab."""
    return [
        *[f"{key}\t{meaning}" for key, meaning in keys],
        _(
            "A digit or small letter takes the entry beside it; to one that holds a value it first brings the cursor, "
            "and takes it when pressed once more."
        ),
        _("Mouse: a click takes an entry or a word of the last line."),
    ]


NEW_HELP = (
    _("A match needs at least one seat; the rest may stay empty. One seat in all is the solo game."),
    _("Several people at one keyboard are told when to pass it on, and see nothing that is not theirs."),
)
SAVES_HELP = (
    _("The match played last stands first. Those that are over can still be looked at."),
    _("A save that can't be read says why and is never changed; the save before it is offered where it is sound."),
)
THEMES_HELP = (_("The theme under the cursor is shown at once, and kept by Enter."),)
SETTINGS_HELP = (_("What is changed here holds at once and is kept for the next start."),)


def help_page(menu_keys: Sequence[str], match_keys: Sequence[str], saves: Path) -> list[str]:
    """All there is to know, on one page."""
    return [
        Heading(_("How to play")),
        _("The bar at the bottom says whose question it is, what is asked, and the answers with their keys."),
        _("The same key stands on the board where the answer is, so it can be read there and pressed at once."),
        _("Tab and the arrows choose, Enter takes, 0 is always done, none or no."),
        _("R tells the rule of the question, = what an answer brings, ! why something is refused, H gives a hint."),
        _("Backspace takes the last answer back and U the whole turn, so nothing is decided by a slip of the finger."),
        _("Quick match on the first screen begins alone, and each kind of question is explained when it first comes."),
        "",
        Heading(_("Keys in a match")),
        *match_keys,
        "",
        Heading(_("Keys in menus")),
        *menu_keys,
        "",
        Heading(_("Over SSH")),
        _("ssh -C -t HOST cosmodrome: the C squeezes what is sent to about a tenth, which slow lines thank you for."),
        _("Nothing is sent while nobody plays. When the line drops, nothing is lost: go on from the first screen."),
        _("For all colours send COLORTERM along (SendEnv COLORTERM), or choose an ansi theme in the settings."),
        _("For screen readers and terminals that can only print: cosmodrome --plain is the same line by line."),
        "",
        Heading(_("Where saves lie")),
        paragraph(
            [
                _("Every answer is saved at once, in {folder}.").format(folder=clean(str(saves), 1000)),
                _("cosmodrome saves list shows the matches from a shell."),
            ]
        ),
    ]
