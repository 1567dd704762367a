"""Old schemas come up to date while they are read; golden saves of each stay playable."""

from pathlib import Path
from typing import Any

import pytest

from saves.migrations import MIGRATIONS, SCHEMA
from saves.record import BadSave, Fault
from saves.store import Store, Verified
from tests.saves.playing import PLAYERS, begin, edit, play_on, save

GOLDEN = Path(__file__).parents[1] / "golden" / "saves"


def age(raw: dict[str, Any]) -> None:
    """Make it a save of schema 0, an invented one that told all about a seat in one place."""
    raw["schema"] = 0
    names = [seat["name"] for seat in raw["setup"].pop("seats")]
    raw["table"] = [{"name": name, "who": who} for name, who in zip(names, raw.pop("players"), strict=True)]


def from_0_to_1(raw: dict[str, Any]) -> dict[str, Any]:
    seats = [{"name": seat["name"]} for seat in raw["table"]]
    return raw | {"setup": raw["setup"] | {"seats": seats}, "players": [seat["who"] for seat in raw["table"]]}


@pytest.fixture
def old(store: Store) -> str:
    name = save(store, play_on(begin(), 10))
    edit(store.path(name), age)
    return name


def test_an_old_save_is_played_on_in_todays_schema(store: Store, old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIGRATIONS, 0, from_0_to_1)
    written = store.path(old).read_bytes()

    assert [seat.name for seat in store.header(old).setup.seats] == ["Ana", "Ben"]
    with store.open(old) as match:
        loaded = match.load()
        assert store.path(old).read_bytes() == written
        match.save(play_on(loaded.session(), 1), loaded.header.players)

    assert store.path(old).read_bytes().startswith(b'{"schema":%d,' % SCHEMA)
    assert store.verify(old) == Verified(11, replayed=True)
    assert store.verify(store.folder / f"{old}.json.bak") == Verified(10, replayed=True)


def test_an_old_save_that_no_step_leads_from_is_refused(store: Store, old: str) -> None:
    assert _fault(store, old) is Fault.NOT_A_SAVE


def test_an_old_save_that_breaks_its_schema_is_refused(store: Store, old: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MIGRATIONS, 0, from_0_to_1)
    edit(store.path(old), lambda raw: raw.update(table=[1, 2]))
    assert _fault(store, old) is Fault.NOT_A_SAVE


def test_every_schema_has_its_golden_save() -> None:
    assert {path.stem.rpartition("-")[2] for path in GOLDEN.iterdir()} == {str(n + 1) for n in range(SCHEMA)}


@pytest.mark.parametrize("golden", sorted(GOLDEN.iterdir()), ids=lambda path: path.stem)
def test_golden_saves_are_played_to_their_end(store: Store, golden: Path) -> None:
    store.folder.mkdir()
    (store.folder / golden.name).write_bytes(golden.read_bytes())
    with store.open(golden.stem) as match:
        loaded = match.load()
        session = loaded.session()
        assert len(session.log) > 10
        assert play_on(session, 10_000).over
        match.save(session, PLAYERS[: len(session.setup.seats)])
    assert store.header(golden.stem).over


def _fault(store: Store, name: str) -> Fault:
    with pytest.raises(BadSave) as caught:
        store.verify(name)
    return caught.value.fault
