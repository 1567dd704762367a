"""The command line. What plays or counts is imported inside the commands, so that help and completion stay quick."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypedDict, TypeVar, Unpack

import click

from tui.words import cli as words
from tui.words.i18n import paragraph

if TYPE_CHECKING:
    from saves.store import Store
    from tui.lines import Lines
    from tui.lobby import Begun, Lobby
    from tui.screens.new import NewScreen

F = TypeVar("F", bound=Callable[..., Any])


def _clean(value: str) -> str:
    from saves.record import clean

    return clean(value)


def _game(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    from core import GAMES

    if value is not None and value not in GAMES:
        raise click.BadParameter(words.unknown_game(_clean(value), GAMES))
    return value


def _games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from core import GAMES

    return [game for game in GAMES if game.startswith(incomplete)]


def _saves(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in _store(ctx.params.get("data_dir")).names() if name.startswith(incomplete)]


def _options(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> dict[str, str]:
    found = {}
    for given in value:
        name, _equals, chosen = given.partition("=")
        if not (name and chosen):
            raise click.BadParameter(words.bad_option(_clean(given)))
        found[name] = chosen
    return found


def _version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from saves.record import app_version

        click.echo(f"cosmodrome {app_version()}")
        ctx.exit()


GAME = click.argument("game", callback=_game, shell_complete=_games)
MAYBE_GAME = click.argument("game", callback=_game, shell_complete=_games, required=False)
SAVE = click.argument("save", shell_complete=_saves)
SEATS = click.option("--seat", "seats", multiple=True, metavar="NAME", help=words.SEAT)
SEED = click.option("--seed", type=click.IntRange(0, 2**63 - 1), help=words.SEED)
OPTIONS = click.option("--option", "options", multiple=True, callback=_options, metavar="NAME=VALUE", help=words.OPTION)
BACKUP = click.option("--backup", is_flag=True, help=words.BACKUP)


def _or_before(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
    """What was given with the command, else what was given before it."""
    return value or ctx.find_root().params.get(str(param.name))


DATA_DIR = click.option(
    "--data-dir", type=click.Path(file_okay=False, path_type=Path), callback=_or_before, help=words.DATA_DIR
)


class Shown(TypedDict):
    """How a match is shown, and where it is kept."""

    plain: bool
    theme: str | None
    glyphs: str | None
    data_dir: Path | None


def _shown(command: F) -> F:
    """Give a command that plays the options of `Shown`."""
    for option in (
        DATA_DIR,
        click.option("--glyphs", type=click.Choice(("unicode", "ascii")), callback=_or_before, help=words.GLYPHS),
        click.option("--theme", metavar="NAME", callback=_or_before, help=words.THEME),
        click.option("--plain", is_flag=True, callback=_or_before, help=words.PLAIN),
    ):
        command = option(command)
    return command


@contextmanager
def _told() -> Iterator[None]:
    """What can't be played, read or written becomes one sentence and an exit code."""
    from saves.record import BadSave
    from tui.lobby import BadTable
    from tui.words.errors import bad_save, with_backup

    try:
        yield
    except BadTable as bad:
        raise click.UsageError(str(bad)) from bad
    except BadSave as bad:
        sentence = bad_save(bad)
        raise click.ClickException(sentence if bad.backup is None else with_backup(sentence)) from bad


def _lobby(shown: Shown) -> "Lobby":
    from tui.lobby import Lobby

    return Lobby(shown["data_dir"])


def _lines(lobby: "Lobby") -> "Lines":
    """For plain mode, with what the lobby has to say already said."""
    from tui.lines import Lines

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            # Neither a stray byte that comes in nor a name that this terminal can't show ends a match.
            stream.reconfigure(errors="replace")
    lines = Lines(interactive=sys.stdin.isatty())
    if lobby.notice:
        lines.put(lobby.notice)
    return lines


def _on_screen(shown: Shown) -> bool:
    """Whether a person looks at a terminal that can do more than print; what is painted goes to stderr."""
    if (
        shown["plain"]
        or os.environ.get("TERM", "") in ("", "dumb", "unknown")
        or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    ):
        return False
    from tui.looks import themes

    theme = shown["theme"]
    if theme is not None and theme not in themes():
        raise click.UsageError(words.unknown_theme(_clean(theme), themes()))
    return True


def _open(lobby: "Lobby", shown: Shown, first: "Begun | NewScreen | None" = None) -> NoReturn:
    """Open the screen and leave with its exit code."""
    from tui.crash import run
    from tui.house import House

    house = House(lobby, glyphs=shown["glyphs"], theme=shown["theme"], first=first)
    status = run(house, lobby.data_dir, house.names)
    if status == 0 and lobby.waiting() is not None:
        from tui.words.match import GOES_ON

        click.echo(GOES_ON)
    sys.exit(status)


def _play(shown: Shown, begin: "Callable[[Lobby, Lines | None], Begun]") -> None:
    """Begin a match and play it; there are no lines where it is played on the screen."""
    from tui.lines import Quit

    on_screen = _on_screen(shown)
    lobby = _lobby(shown)
    lines = None if on_screen else _lines(lobby)
    try:
        with _told():
            begun = begin(lobby, lines)
    except Quit:
        return
    if lines is None:
        _open(lobby, shown, begun)
    else:
        from tui.home import play

        play(lines, begun)


def _store(data_dir: Path | None) -> "Store":
    from saves.store import Store, default_data_dir

    return Store(data_dir or default_data_dir())


@click.group(invoke_without_command=True, help=words.PROGRAM, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_version, help=words.VERSION)
@_shown
@click.pass_context
def main(ctx: click.Context, **shown: Unpack[Shown]) -> None:
    """Everything starts here; without a command, the home screen."""
    if ctx.invoked_subcommand is not None:
        return
    on_screen = _on_screen(shown)
    lobby = _lobby(shown)
    if on_screen:
        _open(lobby, shown)
    else:
        from tui.home import Home

        Home(lobby, _lines(lobby)).run()


@main.command(help=words.NEW)
@GAME
@SEATS
@SEED
@OPTIONS
@_shown
def new(game: str, seats: tuple[str, ...], seed: int | None, options: dict[str, str], **shown: Unpack[Shown]) -> None:
    """A new match; without seats a person is asked who plays."""
    if not seats and _on_screen(shown):
        _set_up(game, options, seed, shown)
    else:
        _play(shown, lambda lobby, lines: lobby.begin(game, seats or _asked(lobby, lines, game), options, seed))


def _set_up(game: str, options: dict[str, str], seed: int | None, shown: Shown) -> NoReturn:
    """Open the form of a new match."""
    from core import GAMES
    from tui.screens.new import NewScreen
    from tui.settings import Last
    from tui.words.home import YOU

    lobby = _lobby(shown)
    with _told():
        lobby.set_up(game, [YOU] * min(GAMES[game].seats), options, seed)
    _open(lobby, shown, NewScreen(Last(game=game, seats=lobby.last.seats, options=options), seed))


def _asked(lobby: "Lobby", lines: "Lines | None", game: str) -> Sequence[str]:
    from tui.home import Home
    from tui.words.home import YOU

    return Home(lobby, lines).seats(game) if lines is not None and lines.interactive else (YOU,)


@main.command(help=words.QUICK)
@_shown
def quick(**shown: Unpack[Shown]) -> None:
    """The shortest way to a first question."""
    _play(shown, lambda lobby, lines: lobby.quick())


@main.command(help=words.RESUME)
@click.argument("save", required=False, shell_complete=_saves)
@BACKUP
@_shown
def resume(save: str | None, backup: bool, **shown: Unpack[Shown]) -> None:
    """Back to a match."""

    def begin(lobby: "Lobby", lines: "Lines | None") -> "Begun":
        if save is not None:
            return lobby.resume(save, backup=backup)
        waiting = lobby.waiting()
        if waiting is None:
            raise click.ClickException(paragraph([words.NOTHING_TO_RESUME, words.BEGIN_ONE]))
        return lobby.resume(waiting.name, backup=backup)

    _play(shown, begin)


@main.command(help=words.OPTIONS)
@MAYBE_GAME
@click.pass_context
def options(ctx: click.Context, game: str | None) -> None:
    """What can be given with --option, by game, as help lists options."""
    from core import GAMES
    from tui.words.dictionary import words_of
    from tui.words.home import title

    formatter = ctx.make_formatter()
    for each in (game,) if game else GAMES:
        described = words_of(each).options()
        with formatter.section(title(each)):
            for option in GAMES[each].options:
                named = described[option.id]
                with formatter.section(named.title):
                    formatter.write_dl(
                        [
                            (f"{option.id}={value}", words.meaning(named.values[value], value == option.default))
                            for value in option.values
                        ]
                    )
    click.echo(formatter.getvalue().strip())


@main.command(help=words.SIMULATE)
@GAME
@click.option("-n", "matches", type=click.IntRange(1, 1_000_000), default=100, show_default=True, help=words.MATCHES)
@SEATS
@click.option("--seed", type=click.IntRange(0, 2**62), default=1, show_default=True, help=words.FIRST_SEED)
@OPTIONS
@click.option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help=words.JOBS)
@click.option("--json", "as_json", is_flag=True, help=words.JSON)
@DATA_DIR
def simulate(
    game: str,
    matches: int,
    seats: tuple[str, ...],
    seed: int,
    options: dict[str, str],
    jobs: int,
    as_json: bool,
    data_dir: Path | None,
) -> None:
    """Figures on stdout; progress and speed on stderr."""
    import json
    from time import perf_counter

    from core import GAMES
    from core.kernel.game import BadSetup
    from core.kernel.session import PERSON
    from tui import simulate as work
    from tui.lobby import seated
    from tui.words import simulate as report
    from tui.words.errors import bad_setup

    with _told():
        bots = tuple(who.player for who in seated(seats or ("bot:greedy",)))
    if PERSON in bots:
        raise click.UsageError(words.BOTS_ONLY)
    plan = work.Plan(game, bots, options, seed, matches)
    begun = perf_counter()
    try:
        with _progress(matches) as tick:
            results = work.run(plan, jobs, tick)
    except BadSetup as bad:
        raise click.UsageError(bad_setup(bad, GAMES[game])) from bad
    seconds = perf_counter() - begun
    figures = work.figures(plan, results)
    click.echo(report.speed(matches, figures["decisions"], seconds), err=True)
    click.echo(json.dumps(figures, indent=2) if as_json else "\n".join(report.report(figures)))


@contextmanager
def _progress(total: int) -> Iterator[Callable[[], object]]:
    """A progress bar on stderr where a person looks at it."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    from tui.words.simulate import PLAYING

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(PLAYING, total=total)
        yield lambda: bar.advance(task)


@main.group(help=words.SAVES)
def saves() -> None:
    """What can be done with saves."""


@saves.command("list", help=words.SAVES_LIST)
@DATA_DIR
def list_(data_dir: Path | None) -> None:
    """One line a match."""
    from tui.words.home import entry

    found = [entry(each) for each in _store(data_dir).list()]
    click.echo("\n".join(found or [paragraph([words.NO_SAVES, words.BEGIN_ONE])]))


@saves.command(help=words.SAVES_SHOW)
@SAVE
@DATA_DIR
def show(save: str, data_dir: Path | None) -> None:
    """What the header tells."""
    from tui.words.home import details

    with _told():
        store = _store(data_dir)
        click.echo("\n".join(details(store.path(save).stem, store.header(save))))


@saves.command(help=words.SAVES_VERIFY)
@SAVE
@DATA_DIR
def verify(save: str, data_dir: Path | None) -> None:
    """Sound or not."""
    with _told():
        verified = _store(data_dir).verify(save)
    click.echo(words.SAVE_SOUND if verified.replayed else words.SAVE_CHANGED)


@saves.command(help=words.SAVES_DELETE)
@SAVE
@click.option("--yes", "unasked", is_flag=True, help=words.DELETE_UNASKED)
@DATA_DIR
def delete(save: str, unasked: bool, data_dir: Path | None) -> None:
    """For good."""
    with _told():
        store = _store(data_dir)
        if not unasked and store.path(save).exists():
            click.confirm(words.DELETE_SURE, abort=True)
        store.delete(save)
