"""Whatever lies where a save should be: one typed fault, and nothing on disk is touched."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core import GAMES
from core.kernel.game import Seat
from saves.record import BadSave, Fault, clean_name
from saves.store import MAX_BYTES, Store
from tests.saves.playing import GAME, begin, contents, edit, play_on, save

Change = Callable[[dict[str, Any]], object]


def refused(store: Store, which: str | Path) -> BadSave:
    """The fault that loading and verifying agree on."""
    before = contents(store.folder)
    with pytest.raises(BadSave) as verified:
        store.verify(which, GAMES)
    with pytest.raises(BadSave) as loaded, store.open(which) as match:
        match.load(GAMES)
    assert contents(store.folder) == before
    assert verified.value.args == loaded.value.args
    return loaded.value


@pytest.fixture
def name(store: Store) -> str:
    return save(store, play_on(begin(), 10))


REST = {"type": "rest", "todo": [], "left": [7], "used": []}
"""Work left at a position that there is not."""


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", Fault.EMPTY),
        (b"\0" * 4096, Fault.GARBLED),
        (Random(1).randbytes(4096), Fault.GARBLED),
        (b"[" * 1_000_000, Fault.NOT_A_SAVE),
        (b'{"schema":1,"x":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}", Fault.GARBLED),
        (b'{"schema":0,"x":' + b'{"x":' * 1_000_000, Fault.GARBLED),
        (b"null", Fault.NOT_A_SAVE),
        (b"[]", Fault.NOT_A_SAVE),
        (b"{}", Fault.NOT_A_SAVE),
        (b'{"schema":1}', Fault.NOT_A_SAVE),
        (b'{"schema":-1}', Fault.NOT_A_SAVE),
        (b'{"schema":' + b"9" * 5000 + b"}", Fault.NOT_A_SAVE),
        (b'{"schema":1e999}', Fault.NOT_A_SAVE),
        (b'{"schema":999,"app":"7.0"}', Fault.NEWER),
    ],
    ids=lambda value: value.value if isinstance(value, Fault) else f"{len(value)}-bytes",
)
def test_a_file_that_is_no_save(store: Store, name: str, data: bytes, fault: Fault) -> None:
    store.path(name).write_bytes(data)
    assert refused(store, name).fault is fault
    [entry] = store.list()
    assert isinstance(entry.header, BadSave)
    assert entry.header.path == store.path(name)


def test_a_file_that_is_cut_off_anywhere(store: Store, name: str) -> None:
    whole = store.path(name).read_bytes()
    for length in (1, 20, len(whole) // 2, len(whole) - 1):
        store.path(name).write_bytes(whole[:length])
        assert refused(store, name).fault is Fault.GARBLED


def test_single_bytes_gone_wrong_never_raise_anything_else(store: Store, name: str) -> None:
    whole = store.path(name).read_bytes()
    chance = Random(3)
    outcomes: set[bool | Fault] = set()
    for _ in range(150):
        spoiled = bytearray(whole)
        spoiled[chance.randrange(len(whole))] = chance.randrange(256)
        store.path(name).write_bytes(spoiled)
        try:
            outcomes.add(store.verify(name).replayed)
        except BadSave as bad:
            outcomes.add(bad.fault)
    assert {Fault.GARBLED, Fault.NOT_A_SAVE, Fault.LOG, Fault.STATE} <= outcomes


@pytest.mark.parametrize(
    "put",
    [
        lambda raw: raw["setup"]["seats"][0].update(name="MARK"),
        lambda raw: raw["log"][0].update(by="MARK"),
        lambda raw: raw["state"]["bag"].append("MARK"),
    ],
)
def test_bytes_that_are_no_text(store: Store, name: str, put: Change) -> None:
    edit(store.path(name), put)
    store.path(name).write_bytes(store.path(name).read_bytes().replace(b"MARK", b"\xff\xfe\xfd"))
    assert refused(store, name).fault is Fault.GARBLED


def test_two_hundred_megabytes_are_not_even_read(store: Store, name: str) -> None:
    os.truncate(store.path(name), 200_000_000)
    with pytest.raises(BadSave) as caught:
        store.verify(name)
    assert (caught.value.fault, caught.value.value) == (Fault.TOO_BIG, "200000000")


def test_brackets_up_to_the_limit(store: Store, name: str) -> None:
    store.path(name).write_bytes(b"[" * MAX_BYTES)
    assert refused(store, name).fault is Fault.NOT_A_SAVE


def test_a_newer_save_names_the_version_that_wrote_it(store: Store, name: str) -> None:
    edit(store.path(name), lambda raw: raw.update(schema=2, app="3.1", players="told otherwise"))
    bad = refused(store, name)
    assert (bad.fault, bad.what, bad.value) == (Fault.NEWER, "2", "3.1")


HUGE = 10**30


@pytest.mark.parametrize(
    ("fault", "change"),
    [
        (Fault.UNKNOWN_GAME, lambda raw: raw.update(game="chess")),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(game="../../chess")),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(app="\x1b[2J")),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(turn=-1)),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(turn=HUGE)),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(taken_back=HUGE)),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(begun="0001-01-01T00:00:00Z")),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(saved="yesterday")),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(players=["person"])),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(players=["person", "auto"])),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(players=["person", "bot:../x"])),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(take_backs="always")),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(results=[_result(seat=2)])),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(results=[_result(score=HUGE)])),
        (Fault.NOT_A_SAVE, lambda raw: raw.update(results=[_result(title="\x1b[2J")])),
        (Fault.NOT_A_SAVE, lambda raw: raw["setup"].update(seed=-1)),
        (Fault.NOT_A_SAVE, lambda raw: raw["setup"].update(seed=HUGE)),
        (Fault.NOT_A_SAVE, lambda raw: raw["setup"].update(options={"ships": "leaky"})),
        (Fault.NOT_A_SAVE, lambda raw: raw["setup"].update(options={"\x1b[2J": "00"})),
        (Fault.LOG, lambda raw: raw.update(log={})),
        (Fault.LOG, lambda raw: raw["log"][3].update(choice={"type": "bribe"})),
        (Fault.LOG, lambda raw: raw["log"][3].update(by="\x1b[2J")),
        (Fault.LOG, lambda raw: raw["log"][3].update(seat=-1)),
        (Fault.STATE, lambda raw: raw.update(state=[])),
        (Fault.STATE, lambda raw: raw["state"]["stack"][-1].update(type="bribe")),
        (Fault.STATE, lambda raw: raw["state"]["stack"][-1].update(seat=HUGE)),
        (Fault.STATE, lambda raw: raw["state"]["captains"][0].update(fuel=-1)),
        (Fault.STATE, lambda raw: raw["state"]["captains"][0].update(credits=HUGE)),
        (Fault.NONSENSE, lambda raw: raw["state"]["captains"][0].update(fuel=15)),
        (Fault.NONSENSE, lambda raw: raw["state"]["captains"][0].update(side="leaky")),
        (Fault.NONSENSE, lambda raw: raw["state"]["stack"].append(raw["state"]["stack"][-1])),
        (Fault.NONSENSE, lambda raw: raw["state"]["stack"][-1].update(seat=3)),
        (Fault.NONSENSE, lambda raw: raw["state"]["captains"][0].update(side="")),
        (Fault.NONSENSE, lambda raw: raw["state"]["captains"][0].update(tally=[["bribe", 1], ["cell", -1]])),
        (Fault.NONSENSE, lambda raw: raw["state"]["stack"][-1].update(src="cell:bribe")),
        (Fault.NONSENSE, lambda raw: raw["state"]["stack"][0]["todo"].insert(0, REST)),
        (Fault.NONSENSE, lambda raw: raw["state"].update(final_turns=0)),
        (Fault.NONSENSE, lambda raw: raw["setup"].update(seed=8)),
        (Fault.NONSENSE, lambda raw: _third_seat(raw)),
    ],
)
def test_a_save_that_was_tampered_with(store: Store, name: str, fault: Fault, change: Change) -> None:
    edit(store.path(name), change)
    bad = refused(store, name)
    assert bad.fault is fault
    assert all(part.isprintable() for part in (bad.what, bad.where, bad.value))


def _third_seat(raw: dict[str, Any]) -> None:
    raw["setup"]["seats"].append({"name": "Cleo"})
    raw["players"].append("person")


def _result(**fields: Any) -> dict[str, Any]:
    return {"seat": 0, "score": 60, "rank": 1, "title": ""} | fields


@pytest.mark.parametrize("depth", [100, 900, 100_000])
def test_work_within_work_without_end(store: Store, name: str, depth: int) -> None:
    edit(store.path(name), lambda raw: raw["state"]["stack"][0]["todo"].append("MARK"))
    nested = b'{"type":"may","do":' * depth + b'{"type":"fill-up"}' + b"}" * depth
    store.path(name).write_bytes(store.path(name).read_bytes().replace(b'"MARK"', nested))
    assert refused(store, name).fault is Fault.GARBLED


def test_a_state_that_trips_the_rules_that_look_at_it(store: Store, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "check", lambda self, state: state.captains[9])
    bad = refused(store, name)
    assert bad.fault is Fault.NONSENSE
    assert "IndexError" in bad.what


def test_a_fault_says_where_it_is(store: Store, name: str) -> None:
    edit(store.path(name), lambda raw: raw["log"][3].update(choice={"type": "bribe"}))
    bad = refused(store, name)
    assert bad.where == "log[3].choice.type"
    assert "bribe" in bad.what


def test_a_program_without_this_game(store: Store, name: str) -> None:
    other = {"another": GAME}
    with pytest.raises(BadSave) as caught:
        store.verify(name, other)
    assert (caught.value.fault, caught.value.value) == (Fault.UNKNOWN_GAME, "space-bureau")


@pytest.mark.parametrize("seat_name", ["\x1b[31mAna", "An\na", "\u202eanA", " Ana", "", "A" * 33])
def test_a_players_name_that_a_terminal_would_obey(store: Store, name: str, seat_name: str) -> None:
    edit(store.path(name), lambda raw: raw["setup"]["seats"][0].update(name=seat_name))
    bad = refused(store, name)
    assert bad.fault is Fault.NOT_A_SAVE
    assert clean_name(seat_name) != seat_name or not seat_name


@pytest.mark.parametrize("seat_name", ["[red]Ana[/red]", "../../etc/passwd", "Ánä Őri", "{0}%s", "null", "安娜"])
def test_a_players_name_is_only_a_name(store: Store, name: str, seat_name: str) -> None:
    edit(store.path(name), lambda raw: raw["setup"]["seats"][0].update(name=seat_name))
    assert store.header(name).setup.seats[0] == Seat(name=seat_name)
    assert store.verify(name).replayed


def test_a_folder_or_a_pipe_in_place_of_the_file(store: Store, name: str) -> None:
    path = store.path(name)
    path.unlink()
    path.mkdir()
    assert refused(store, name).fault is Fault.NOT_A_FILE
    path.rmdir()
    os.mkfifo(path)
    assert refused(store, name).fault is Fault.NOT_A_FILE


@pytest.mark.parametrize(
    "which", ["nothing-here", "./nothing", "/no/such/place.json", "\0", "a\0b/c.json", "../\x1b[2J"]
)
def test_what_is_not_there(store: Store, name: str, which: str) -> None:
    assert refused(store, which).fault is Fault.MISSING


def test_the_root_of_all_files_is_no_save(store: Store, name: str) -> None:
    with pytest.raises(BadSave) as caught:
        store.header("/")
    assert caught.value.fault is Fault.NOT_A_FILE


def test_a_link_that_leads_round_in_circles(store: Store, name: str) -> None:
    path = store.path(name)
    path.unlink()
    path.symlink_to(path)
    with pytest.raises(BadSave) as caught:
        store.verify(name)
    assert (caught.value.fault, caught.value.what) == (Fault.UNREADABLE, "ELOOP")
