"""The command line: what it begins, what it refuses and with which exit code, and how little it imports."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

from core import GAMES
from saves.record import Header
from saves.store import Store
from tests.saves.playing import edit
from tests.tui.scripts import ANY, begin, random_match, saved_state
from tui import settings
from tui.cli import main


class Shell:
    """Runs commands on a data directory of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *args: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, ["--data-dir", str(self.folder), *args], input=typed)

    def ok(self, *args: str, typed: str = "") -> str:
        result = self.run(*args, typed=typed)
        assert result.exit_code == 0, result.output
        return result.stdout

    def fails(self, code: int, *args: str) -> str:
        """The sentence on stderr; nothing of a traceback."""
        result = self.run(*args)
        assert result.exit_code == code, result.output
        assert isinstance(result.exception, SystemExit)
        return result.stderr.splitlines()[-1]

    def newest(self) -> Header:
        """The header of the match saved last."""
        header = Store(self.folder).list()[0].header
        assert isinstance(header, Header)
        return header


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def process(*args: str, typed: str | bytes = "") -> "subprocess.CompletedProcess[bytes]":
    data = typed if isinstance(typed, bytes) else typed.encode()
    return subprocess.run([sys.executable, "-m", "tui", *args], input=data, capture_output=True, timeout=60)


class TestPlaying:
    def test_a_match_is_played_stopped_and_gone_on_with(self, shell: Shell) -> None:
        session = begin(2)
        before, after = random_match(session, seed=9, choices=50), random_match(session, seed=10)
        seats = ("--seat", "Ana", "--seat", "Ben")
        assert "goes on from here" in shell.ok("new", "space-bureau", *seats, "--seed", "7", typed=before.text)
        assert "Final result" in shell.ok("resume", typed=after.text)
        assert saved_state(shell.folder) == session.state

    def test_the_same_in_true_processes(self, tmp_path: Path) -> None:
        script = random_match(begin(), seed=9)
        where = ("--data-dir", str(tmp_path))
        ran = process("new", "space-bureau", "--seed", "7", *where, typed=script.text)
        assert ran.returncode == 0, ran.stderr
        assert b"Rank: " in ran.stdout
        assert b"\x1b" not in ran.stdout + ran.stderr
        assert saved_state(tmp_path).captains == script.session.state.captains

    def test_quick_is_solo_at_first_and_then_like_the_last_match(self, shell: Shell) -> None:
        assert "You" not in shell.ok("quick")
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seat", "bot:random", "--option", "abilities=dealt")
        shell.ok("quick")
        newest = shell.newest()
        assert [seat.name for seat in newest.setup.seats] == ["Ana", "Random bot"]
        assert dict(newest.setup.options) == {"abilities": "dealt"}

    def test_seats_of_one_name_are_numbered(self, shell: Shell) -> None:
        shell.ok("new", "space-bureau", *("--seat", "Ana", "--seat", "bot:random") * 2)
        header = shell.newest()
        names = [seat.name for seat in header.setup.seats]
        assert names == ["Ana 1", "Random bot 1", "Ana 2", "Random bot 2"]

    def test_bytes_that_are_no_text_are_just_bad_input(self, tmp_path: Path) -> None:
        ran = process("new", "space-bureau", "--data-dir", str(tmp_path), typed=b"\xff\xfe\x00\n")
        assert ran.returncode == 0, ran.stderr
        assert b"Type a number" in ran.stdout


class TestOptions:
    def test_every_value_of_every_game_is_listed_and_can_be_given(self, shell: Shell) -> None:
        listed = re.findall(r"^ +([a-z-]+=[\w-]+) +\w", shell.ok("options"), re.MULTILINE)
        there = [
            (name, f"{each.id}={value}")
            for name, game in GAMES.items()
            for each in game.options
            for value in each.values
        ]
        assert listed == [given for _name, given in there]
        for name, given in there:
            shell.ok("new", name, "--seat", "Ana", "--seat", "Ben", "--option", given)

    def test_the_options_of_one_game_say_what_holds_by_itself(self, shell: Shell) -> None:
        shown = shell.ok("options", "galactic-cruise")
        assert re.search(r"board=standard .*\[default\]$", shown, re.MULTILINE)
        assert shown.count("[default]") == len(GAMES["galactic-cruise"].options)
        assert "ships=" not in shown

    def test_help_names_the_command_that_lists_them(self, shell: Shell) -> None:
        assert "`cosmodrome options`" in " ".join(shell.ok("new", "--help").split())


class TestHome:
    def test_the_menu_begins_a_match_and_comes_back(self, shell: Shell) -> None:
        shown = shell.ok(typed="1\n1\nq\n0\n")
        assert shown.count("what would you like to do?") == 2
        assert "Go on with the match played last" in shown.rpartition("what would you like")[2]

    def test_a_new_match_is_set_up_by_questions(self, shell: Shell) -> None:
        shell.ok(typed="2\n1\nAna\nbot:nobody\nbot:random\n\n2\n0\n0\nq\n0\n")
        header = shell.newest()
        assert header.players == ("person", "bot:random")
        assert dict(header.setup.options) == {"ships": "dealt"}

    def test_saves_are_listed_and_played(self, shell: Shell) -> None:
        shell.ok("quick")
        assert "Place an agent" in shell.ok(typed="4\n1\nq\n0\n")

    def test_bad_input_and_the_end_of_the_input(self, shell: Shell) -> None:
        assert "Type a number from 0 to 4, ? for the list again or q to leave." in shell.ok(typed="x\n")

    def test_a_question_mark_shows_the_menu_again(self, shell: Shell) -> None:
        assert shell.ok(typed="?\n").count("2 New match") == 2

    def test_q_leaves_wherever_a_match_is_set_up(self, shell: Shell) -> None:
        for typed in ("q", "2\nq", "2\n1\nq", "2\n1\nAna\nq", "2\n1\nAna\n\nq"):
            assert shell.ok(typed=f"{typed}\n1\n").count("what would you like to do?") == 1
        assert Store(shell.folder).names() == ()

    def test_a_list_without_names_is_no_solo_match_before_that_is_said(self, shell: Shell) -> None:
        shown = shell.ok(typed="2\n1\n?\n\n0\nAna\n\n0\n0\n0\nq\n0\n")
        assert shown.count("Who plays?") == 3
        assert [seat.name for seat in shell.newest().setup.seats] == ["Ana"]
        shell.ok(typed="3\n1\n\n1\n0\n0\n0\nq\n0\n")
        assert [seat.name for seat in shell.newest().setup.seats] == ["You"]

    def test_only_leaving_the_program_names_the_way_back(self, shell: Shell) -> None:
        shown = shell.ok(typed="1\nq\n0\n")
        assert "All is saved.\n" in shown
        assert "cosmodrome resume" not in shown
        assert "`cosmodrome resume` goes on from here." in shell.ok("resume", typed="q\n")


class TestRefusals:
    """One sentence on stderr, the right exit code, nothing written."""

    @pytest.mark.parametrize(
        ("args", "sentence"),
        [
            (("options", "chess"), "There is no game chess; there are space-bureau, galactic-cruise."),
            (("new", "chess"), "There is no game chess; there are space-bureau, galactic-cruise."),
            (("new", "space-bureau", *("--seat", "A") * 5), "5 can't play this game; give 1, 2, 3, 4 seats."),
            (("new", "space-bureau", "--seat", "bot:x"), "There is no bot bot:x; there are bot:random, bot:greedy."),
            (("new", "space-bureau", "--seat", "\x1b\x07"), "A seat has no name that can be shown"),
            (("new", "space-bureau", "--option", "ships"), "of the form NAME=VALUE; `cosmodrome options` lists"),
            (("new", "space-bureau", "--option", "ships=x"), "Option ships can't be x; give 00, chosen, dealt."),
            (("new", "space-bureau", "--option", "x=y"), "There is no option x; there are ships, abilities, first."),
            (("simulate", "space-bureau", "--seat", "Ana"), "Give bots only"),
            (("simulate", "space-bureau", "-n", "1", "--option", "x=y"), "There is no option x"),
        ],
    )
    def test_usage(self, shell: Shell, args: tuple[str, ...], sentence: str) -> None:
        assert sentence in shell.fails(2, *args)
        assert not list(shell.folder.iterdir())

    def test_nothing_to_resume(self, shell: Shell) -> None:
        assert "No match is waiting." in shell.fails(1, "resume")

    @pytest.mark.parametrize("command", [("resume",), ("saves", "show"), ("saves", "verify")])
    def test_a_save_that_is_not_there(self, shell: Shell, command: tuple[str, ...]) -> None:
        assert "There is no save" in shell.fails(1, *command, "nothing")

    def test_a_damaged_save_offers_the_one_before(self, shell: Shell) -> None:
        shell.ok("new", "space-bureau", typed="1\n1\n1\n1\n")
        [name] = Store(shell.folder).names()
        Store(shell.folder).path(name).write_text("{")
        assert "--backup" in shell.fails(1, "resume", name)
        assert "goes on from here" in shell.ok("resume", name, "--backup")

    def test_exit_codes_of_a_true_process(self, tmp_path: Path) -> None:
        where = ("--data-dir", str(tmp_path))
        assert process("saves", "list", *where).returncode == 0
        failed = process("saves", "show", "nothing", *where)
        assert (failed.returncode, failed.stderr.count(b"\n")) == (1, 1)
        assert process("saves", "nonsense").returncode == 2


class TestSaves:
    @pytest.fixture
    def name(self, shell: Shell) -> str:
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seed", "7", typed="1\n1\n")
        return Store(shell.folder).names()[0]

    def test_list(self, shell: Shell, name: str) -> None:
        assert shell.ok("saves", "list").startswith(f"{name}: Ana; round 1 of 14; saved ")

    @pytest.mark.parametrize("command", ["show", "verify", "delete"])
    def test_where_there_is_none_that_is_said_and_nothing_asked(self, shell: Shell, command: str) -> None:
        assert shell.ok("saves", "list") == "There are no saves yet. Begin one: cosmodrome new space-bureau\n"
        assert "There is no save" in shell.fails(1, "saves", command, "nothing")

    def test_a_match_that_is_over_tells_places_and_scores(self, shell: Shell) -> None:
        session = begin(2)
        lines = random_match(session, seed=9).text
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seat", "Ben", "--seed", "7", typed=lines)
        first, second = sorted(session.game.standings(session.state), key=lambda standing: standing.rank)
        names = [seat.name for seat in session.setup.seats]
        placed = f"1. {names[first.seat]} {first.score} credits, 2. {names[second.seat]} {second.score} credits"
        assert f": {placed}; over; saved " in shell.ok("saves", "list")
        assert f"Result: {placed}." in shell.ok("saves", "show", Store(shell.folder).names()[0])

    def test_a_solo_match_that_is_over_tells_its_rank(self, shell: Shell) -> None:
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seed", "7", typed=random_match(begin(), seed=9).text)
        [name] = Store(shell.folder).names()
        assert "\nRank: " in shell.ok("saves", "show", name)
        edit(Store(shell.folder).path(name), lambda raw: raw["results"][0].update(title="of-another-version"))
        assert "Rank: " not in shell.ok("saves", "show", name)

    def test_a_match_that_is_only_opened_keeps_the_time_of_its_last_choice(self, shell: Shell, name: str) -> None:
        before = Store(shell.folder).path(name).read_bytes()
        shell.ok("resume", name, typed="s\nL\nq\n")
        assert Store(shell.folder).path(name).read_bytes() == before

    def test_changed_content_is_told_until_something_is_played(self, shell: Shell, name: str) -> None:
        edit(Store(shell.folder).path(name), lambda raw: raw.update(content="older"))
        assert "content of this game has changed" in shell.ok("resume", name, typed="\n".join(ANY * 3))
        assert "content of this game has changed" not in shell.ok("resume", name)

    def test_changed_content_is_nothing_to_a_match_that_is_over(self, shell: Shell) -> None:
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seed", "7", typed=random_match(begin(), seed=9).text)
        [name] = Store(shell.folder).names()
        edit(Store(shell.folder).path(name), lambda raw: raw.update(content="older"))
        assert "has changed" not in shell.ok("resume", name)

    def test_list_tells_what_is_damaged(self, shell: Shell, name: str) -> None:
        Store(shell.folder).path(name).write_bytes(b"")
        assert "is empty." in shell.ok("saves", "list")

    def test_show(self, shell: Shell, name: str) -> None:
        shown = shell.ok("saves", "show", name)
        for words in (f"Match: {name}. Game: Space Bureau.", "Players: Ana.", "Seed: 7.", "0 take-backs"):
            assert words in shown

    def test_verify(self, shell: Shell, name: str) -> None:
        assert "sound" in shell.ok("saves", "verify", name)

    def test_delete_asks_first(self, shell: Shell, name: str) -> None:
        assert shell.run("saves", "delete", name, typed="n\n").exit_code == 1
        assert Store(shell.folder).names() == (name,)
        shell.ok("saves", "delete", name, "--yes")
        assert Store(shell.folder).names() == ()


class TestStart:
    """Help, version and completion come without what plays."""

    @pytest.mark.parametrize("args", [["--help"], ["new", "--help"], ["simulate", "--help"], ["saves", "--help"]])
    def test_help_imports_nothing_heavy(self, args: list[str]) -> None:
        code = (
            "import sys\nfrom tui.cli import main\n"
            f"main({args!r}, standalone_mode=False)\n"
            "print([m for m in sys.modules if m.partition('.')[0] in ('rich', 'textual', 'core', 'saves')])"
        )
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
        assert ran.stdout.splitlines()[-1] == "[]", ran.stdout + ran.stderr

    @pytest.mark.parametrize(
        "args",
        [
            ["saves", "list"],
            ["simulate", "space-bureau", "-n", "1", "--seat", "bot:random"],
            ["new", "space-bureau", "--seat", "Ana"],
            ["quick", "--plain"],
            ["options"],
            [],
        ],
        ids=lambda args: " ".join(args[:1]),
    )
    def test_what_opens_no_screen_does_without_textual(self, tmp_path: Path, args: list[str]) -> None:
        code = (
            "import sys\nfrom tui.cli import main\n"
            f"main(['--data-dir', {str(tmp_path)!r}, *{args!r}], standalone_mode=False)\n"
            "print('textual' in sys.modules)"
        )
        ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, input="", timeout=60)
        assert ran.stdout.splitlines()[-1] == "False", ran.stdout + ran.stderr

    def test_version(self, shell: Shell) -> None:
        assert shell.ok("--version").startswith("cosmodrome ")

    def test_games_and_saves_complete(self, shell: Shell) -> None:
        shell.ok("quick")
        complete = ShellComplete(main, {}, "cosmodrome", "_COSMODROME_COMPLETE")
        assert [item.value for item in complete.get_completions(["new"], "space")] == ["space-bureau"]
        saves = complete.get_completions(["resume", "--data-dir", str(shell.folder)], "space")
        assert [item.value for item in saves] == list(Store(shell.folder).names())


class TestSimulate:
    ARGS = ("simulate", "space-bureau", "-n", "6", "--seat", "bot:random", "--seat", "bot:random", "--json")

    def test_figures_are_the_same_for_any_number_of_jobs(self, tmp_path: Path) -> None:
        alone, together = (process(*self.ARGS, "--jobs", jobs) for jobs in "12")
        assert alone.returncode == together.returncode == 0, together.stderr
        assert alone.stdout == together.stdout
        assert json.loads(alone.stdout)["matches"] == 6

    def test_progress_is_not_drawn_where_nobody_looks(self) -> None:
        ran = process(*self.ARGS)
        assert b"\x1b" not in ran.stderr
        assert ran.stderr.startswith(b"6 matches in ")

    def test_words_for_the_figures(self, shell: Shell) -> None:
        shown = shell.ok("simulate", "space-bureau", "-n", "4", "--seat", "bot:random")
        assert "seat 1 in turn order: wins 100.0%, 1.00 times its fair share" in shown
        assert "turns: 14.0 a match" in shown
        assert "rooms of the bureau" in shown
        assert "Coal chute" in shown
        assert "cell:" not in shown


class TestSettings:
    def test_bad_settings_are_named_and_defaulted(self, shell: Shell) -> None:
        (shell.folder / settings.FILE).write_text('{"last": {"game": 3}}')
        shown = shell.ok("quick")
        assert "have their default instead: last." in shown.replace("\n", " ")
        assert "Turn in round 1 of 14." in shown

    @pytest.mark.parametrize("raw", [b"", b"\xff", b"[1]", b"[" * 100_000])
    def test_a_file_that_is_no_settings(self, shell: Shell, raw: bytes) -> None:
        (shell.folder / settings.FILE).write_bytes(raw)
        assert settings.read(shell.folder) == settings.Read(settings.Settings(), (settings.FILE,))
        assert settings.FILE in shell.ok("quick")

    def test_what_is_written_is_read_again(self, tmp_path: Path) -> None:
        kept = settings.Settings(last=settings.Last(game="space-bureau", seats=("Ana",), options={"ships": "dealt"}))
        settings.write(tmp_path / "new" / "folder", kept)
        assert settings.read(tmp_path / "new" / "folder") == settings.Read(kept, ())


class TestWhatComesFromOutside:
    def test_deleting_what_is_not_there_says_so(self, shell: Shell) -> None:
        assert "can't be written" not in shell.fails(1, "saves", "delete", "nothere")

    def test_a_save_with_a_bot_of_another_version_names_the_bots_that_there_are(self, shell: Shell) -> None:
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seat", "bot:random", typed="q\n")
        name = Store(shell.folder).names()[0]
        path = Store(shell.folder).path(name)
        path.write_bytes(path.read_bytes().replace(b"bot:random", b"bot:planner"))
        assert "bot:random" in shell.fails(2, "resume", name)

    @pytest.mark.parametrize("args", [("--option", "ships=\x1b[31mx\a"), ("--option", "\x1b[31mx\a=00")])
    def test_an_option_with_control_characters_is_named_without_them(self, shell: Shell, args: tuple[str, ...]) -> None:
        assert shell.fails(2, "new", "space-bureau", "--seat", "Ana", *args).isprintable()

    def test_the_home_menu_offers_the_save_before_a_broken_one(self, shell: Shell) -> None:
        shell.ok("new", "space-bureau", "--seat", "Ana", "--seed", "7", typed="1\n1\nq\n")
        path = Store(shell.folder).path(Store(shell.folder).names()[0])
        path.write_bytes(b"{")
        assert "Place an agent" in shell.ok(typed="3\n1\n1\nq\n")
