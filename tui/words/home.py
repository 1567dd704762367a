"""Words of the home menu, of setting up a match and of the list of saves."""

from contextlib import suppress

from core import GAMES
from core.kernel.game import Standing
from saves.record import BadSave, Header, clean
from saves.store import Entry
from tui.words.dictionary import Table, words_of
from tui.words.errors import bad_save
from tui.words.games import TITLES
from tui.words.i18n import _, listed, ngettext, paragraph

TITLE = _("Cosmodrome: what would you like to do?")
GO_ON = _("Go on with the match played last")
QUICK = _("Quick match: like the last one")
FIRST = _("Quick match: Space Bureau alone")
NEW = _("New match")
SAVES = _("Saved matches")
HELP = _("Help")
QUIT = _("Quit")
BACK = _("Back")
YES = _("Yes")
FROM_BACKUP = _("The save before it is sound. Play on from there?")

YOU = _("You")
"""The name of somebody who plays alone and gave none."""

WHICH_GAME = _("Which game?")
WHICH_SAVE = _("Which match do you go on with?")
WHO_PLAYS = _(
    "Who plays? Type a name for each seat, or bot:greedy or bot:random, each on a line of its own; "
    "an empty line when all are there. One seat is the solo game. ? says this again, q leaves."
)
ALONE = _("Nobody is named yet. Do you play alone?")
NAMES = _("No, names follow")

HELP_TEXT = (
    _("Every question lists its answers by number: type the number and Enter. 0 is always done, none or no."),
    _("Letters are commands: u takes back, r says the rule, b the board, ? lists them all."),
    _("Everything is saved after each answer, so you may stop at any moment, even by closing the terminal."),
    _("The same from a shell: cosmodrome quick, cosmodrome new, cosmodrome resume, cosmodrome --help."),
)


def bad_number(last: int) -> str:
    """What was typed is not on the menu."""
    return _("Type a number from 0 to {last}, ? for the list again or q to leave.").format(last=last)


def bot_name(bot: str) -> str:
    """The name under which a bot plays."""
    return {"greedy": _("Greedy bot"), "random": _("Random bot")}.get(bot, bot)


def numbered(name: str, n: int) -> str:
    """The n-th of several with the same name."""
    return _("{name} {n}").format(name=name, n=n)


def entry(found: Entry) -> str:
    """A match in one line."""
    if isinstance(found.header, BadSave):
        return _("{name}: {fault}").format(name=found.name, fault=bad_save(found.header))
    header = found.header
    return _("{name}: {names}; {progress}; saved {when}").format(
        name=found.name, names=result(header) or players(header), progress=progress(header), when=when(header)
    )


def progress(header: Header) -> str:
    """How far a match has come."""
    if header.over:
        return _("over")
    if header.rounds is None:
        return _("round {n}").format(n=header.round)
    return _("round {n} of {rounds}").format(n=header.round, rounds=header.rounds)


def details(name: str, header: Header) -> list[str]:
    """All that a header tells."""
    options = [f"{option}={value}" for option, value in sorted(header.setup.options.items())]
    lines = [
        paragraph([_("Match: {name}.").format(name=name), _("Game: {game}.").format(game=title(header.game))]),
        _("Players: {names}.").format(names=players(header)),
        _("Progress: {progress}.").format(progress=progress(header)),
        _("Begun {begun}, saved {saved}.").format(
            begun=f"{header.begun.astimezone():%Y-%m-%d %H:%M}", saved=when(header)
        ),
        _("Seed: {seed}.").format(seed=header.setup.seed),
        ngettext(
            "{n} take-back after something was revealed.",
            "{n} take-backs after something was revealed.",
            header.taken_back,
        ).format(n=header.taken_back),
        _("Written by version {version}.").format(version=header.app),
    ]
    if options:
        lines.append(_("Options: {options}.").format(options=listed(options)))
    if header.results and header.game in GAMES:
        lines += [_("Result: {result}.").format(result=result(header)), *_honours(header)]
    return lines


def title(game: str) -> str:
    """The name of a game, or its id where this version doesn't have it."""
    return TITLES.get(game) or clean(game)


def result(header: Header) -> str:
    """Places and points of a match that is over; empty where they are not known."""
    if not header.results or header.game not in GAMES:
        return ""
    words = words_of(header.game)
    placed = _("{place}. {name} {points}") if len(header.players) > 1 else _("{name} {points}")
    return listed(
        [
            placed.format(
                place=result.rank, name=header.setup.seats[result.seat].name, points=words.points(result.score)
            )
            for result in sorted(header.results, key=lambda result: (result.rank, result.seat))
        ]
    )


def _honours(header: Header) -> list[str]:
    """The titles earned; one that only another version knows is left out."""
    table = Table(words_of(header.game), tuple(seat.name for seat in header.setup.seats), None)
    honours = []
    for result in header.results:
        if result.title:
            with suppress(LookupError, StopIteration):
                honours.append(
                    table.words.honour(Standing(result.seat, result.score, result.rank, (), result.title), table)
                )
    return honours


def players(header: Header) -> str:
    """Who plays."""
    return listed([seat.name for seat in header.setup.seats])


def when(header: Header) -> str:
    """When it was saved, by the clock of this place."""
    return f"{header.saved.astimezone():%Y-%m-%d %H:%M}"


def option(name: str, about: str) -> str:
    """A table option is asked for, with what it is about."""
    return paragraph([_("{option}: which?").format(option=name), about])


def usual(value: str) -> str:
    """The value of an option that holds unless another is chosen."""
    return _("the usual: {value}").format(value=value)
