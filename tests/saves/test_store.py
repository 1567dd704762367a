"""Matches go to disk and come back."""

import errno
import os
import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from core import GAMES
from saves.record import BadSave, Fault, Header
from saves.store import Store, Verified
from tests.saves.playing import GAME, begin, contents, edit, play_on, save


def test_a_match_goes_on_where_it_was(store: Store) -> None:
    before = play_on(begin(players=3, abilities="dealt"), 20)
    name = save(store, before)

    with store.open(name) as match:
        loaded = match.load(GAMES)
    after = loaded.session()

    assert after.state == before.state
    assert after.log == before.log
    assert not loaded.content_changed
    assert play_on(after, 500).state == play_on(before, 500).state


def test_a_choice_can_be_taken_back_after_a_restart(store: Store) -> None:
    played = play_on(begin(), 10)
    name = save(store, played)

    with store.open(name) as match:
        session = match.load().session()
        assert session.undo() == 1
        match.save(session, ("person", "person"))

    assert store.verify(name) == Verified(9, replayed=True)


def test_taken_back_choices_are_counted_across_restarts(store: Store) -> None:
    session = play_on(begin(), 10)
    session.taken_back = 3
    assert _loaded(store, save(store, session)).session().taken_back == 3


def test_the_header_tells_who_plays_and_how_far_they_are(store: Store) -> None:
    session = play_on(begin(), 30)
    header = store.header(save(store, session))

    assert header.game == "space-bureau"
    assert [seat.name for seat in header.setup.seats] == ["Ana", "Ben"]
    assert header.players == ("person", "bot:random")
    assert header.progress == GAME.progress(session.state)
    assert not header.over
    assert header.begun == header.saved


def test_saving_again_keeps_when_it_was_begun(store: Store) -> None:
    name = save(store, begin())
    edit(store.path(name), lambda raw: raw.update(begun="2020-01-01T00:00:00Z"))

    with store.open(name) as match:
        match.save(play_on(match.load().session(), 1), ("person", "person"))

    assert store.header(name).begun.year == 2020


def test_content_that_changed_is_noticed_until_the_match_is_saved_with_it(store: Store) -> None:
    name = save(store, begin())
    edit(store.path(name), lambda raw: raw.update(content="older"))

    with store.open(name) as match:
        loaded = match.load()
        assert loaded.content_changed
        match.save(play_on(loaded.session(), 1), ("person", "person"))

    assert not _loaded(store, name).content_changed


def test_the_header_of_a_match_that_is_over_tells_how_it_ended(store: Store) -> None:
    session = play_on(begin(), 10_000)
    results = store.header(save(store, session)).results
    standings = GAME.standings(session.state)
    assert [(result.seat, result.score, result.rank) for result in results] == [standing[:3] for standing in standings]


def test_the_header_of_a_solo_match_tells_the_title_earned(store: Store) -> None:
    session = play_on(begin(players=1), 10_000)
    [result] = store.header(save(store, session)).results
    assert result.title == GAME.standings(session.state)[0].title != ""


def test_a_match_that_goes_on_has_no_results_yet(store: Store) -> None:
    name = save(store, play_on(begin(), 10))
    assert store.header(name).results == ()


def test_a_save_from_before_results_were_kept_is_read(store: Store) -> None:
    name = save(store, play_on(begin(), 10_000))
    edit(store.path(name), lambda raw: raw.pop("results"))
    assert store.header(name).results == ()
    assert store.verify(name).replayed


def test_a_log_that_leads_elsewhere_keeps_nobody_from_playing(store: Store) -> None:
    name = save(store, play_on(begin(), 10))
    edit(store.path(name), lambda raw: raw["log"].pop())

    assert store.verify(name) == Verified(9, replayed=False)
    assert not play_on(_loaded(store, name).session(), 5).over


def test_names_are_readable_and_never_given_twice(store: Store) -> None:
    day = date(2026, 11, 30)
    first = store.create("space-bureau", day)
    second = store.create("space-bureau", day)
    assert (first, second) == ("space-bureau-2026-11-30-1", "space-bureau-2026-11-30-2")

    save(store, begin(), first)
    assert store.create("space-bureau", day) == "space-bureau-2026-11-30-3"


def test_a_name_is_free_again_when_its_match_was_never_saved(store: Store) -> None:
    name = store.create("space-bureau")
    store.open(name).close()
    assert store.create("space-bureau") == name


def test_matches_are_listed_newest_first_with_the_broken_among_them(store: Store) -> None:
    assert store.list() == ()
    old, broken, new = (save(store, begin(seed=seed)) for seed in (1, 2, 3))
    store.path(broken).write_bytes(b"?")
    for age, name in enumerate((new, broken, old)):
        os.utime(store.path(name), (1_000_000 - age, 1_000_000 - age))

    entries = store.list()

    assert [entry.name for entry in entries] == [new, broken, old]
    assert isinstance(entries[0].header, Header)
    assert isinstance(entries[1].header, BadSave)
    assert store.names() == tuple(sorted((old, broken, new)))


def test_a_save_is_found_by_its_path_too(store: Store, tmp_path: Path) -> None:
    elsewhere = tmp_path / "mine.json"
    elsewhere.write_bytes(store.path(save(store, begin())).read_bytes())
    assert store.header(elsewhere).game == "space-bureau"
    assert store.header(str(elsewhere)).game == "space-bureau"


def test_a_save_behind_a_link_stays_where_it_is(store: Store, tmp_path: Path) -> None:
    name = save(store, begin())
    target = tmp_path / "synced.json"
    link = store.path(name)
    link.rename(target)
    link.symlink_to(target)

    with store.open(name) as match:
        match.save(play_on(match.load().session(), 1), ("person", "person"))

    assert link.is_symlink()
    assert store.verify(target) == Verified(1, replayed=True)


def test_a_match_is_played_in_one_place_at_a_time(store: Store) -> None:
    name = save(store, begin())
    with store.open(name):
        for attempt in (lambda: store.open(name), lambda: store.open(store.path(name)), lambda: store.delete(name)):
            assert _fault(attempt) is Fault.IN_USE
        assert store.verify(name).replayed
    store.open(name).close()


def test_deleting_leaves_nothing_behind(store: Store) -> None:
    name = save(store, begin())
    save(store, play_on(begin(), 1), name)
    store.delete(name)
    assert list(store.folder.iterdir()) == []


def test_a_broken_match_can_be_deleted_by_name(store: Store) -> None:
    name = save(store, begin())
    store.path(name).write_bytes(b"")
    store.delete(name)
    assert store.names() == ()


def test_deleting_by_path_spares_what_is_no_save(store: Store, tmp_path: Path) -> None:
    diary = tmp_path / "diary.json"
    diary.write_text('{"monday": "played"}')
    assert _fault(lambda: store.delete(diary)) is Fault.NOT_A_SAVE
    assert diary.exists()


def test_the_save_before_is_offered_and_the_broken_one_kept(store: Store) -> None:
    name = save(store, play_on(begin(), 5))
    save(store, play_on(begin(), 6), name)
    store.path(name).write_bytes(b"broken")

    with store.open(name) as match:
        with pytest.raises(BadSave) as caught:
            match.load()
        assert caught.value.backup == store.folder / f"{name}.json.bak"
        session = match.load(backup=True).session()
        assert len(session.log) == 5
        match.save(play_on(session, 1), ("person", "person"))

    assert store.verify(name).choices == 6
    assert (store.folder / f"{name}.json.broken").read_bytes() == b"broken"
    assert store.verify(store.folder / f"{name}.json.bak").choices == 5


def test_a_backup_that_is_no_better_is_not_offered(store: Store) -> None:
    name = save(store, begin())
    for path in (store.path(name), store.folder / f"{name}.json.bak"):
        path.write_bytes(b"broken")
    with store.open(name) as match, pytest.raises(BadSave) as caught:
        match.load()
    assert caught.value.backup is None


STEPS = ("open", "fsync", "unlink", "link", "replace")


class _PowerCut(BaseException):
    """Nothing after it runs."""


@pytest.mark.parametrize("survived", range(8))
def test_a_crash_between_any_two_steps_of_a_save_loses_no_choice(
    store: Store, monkeypatch: pytest.MonkeyPatch, survived: int
) -> None:
    session = play_on(begin(), 5)
    name = save(store, session)
    save(store, session, name)
    play_on(session, 1)
    left = [survived]

    def until_the_cut(step: Any) -> Any:
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            if not left[0]:
                raise _PowerCut
            left[0] -= 1
            return step(*args, **kwargs)

        return wrapped

    match = store.open(name)
    with monkeypatch.context() as patched:
        for step in STEPS:
            patched.setattr(os, step, until_the_cut(getattr(os, step)))
        with pytest.raises(_PowerCut) if survived < 7 else _nothing():
            match.save(session, ("person", "person"))
    match.close()

    # The sixth step puts the new file in place.
    assert store.verify(name) == Verified(6 if survived >= 5 else 5, replayed=True)


def test_a_disk_that_fills_up_in_the_middle_of_a_save_costs_nothing(store: Store) -> None:
    session = play_on(begin(), 5)
    with store.open(store.create("space-bureau")) as match:
        match.save(session, ("person", "person"))
        before = contents(store.folder)
        play_on(session, 1)
        with _room_for(1000):
            assert _fault(lambda: match.save(session, ("person", "person"))) is Fault.UNWRITABLE
        assert contents(store.folder) == before
        match.save(session, ("person", "person"))
        assert len(match.load().log) == 6


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.ENOSPC])
def test_a_folder_that_refuses_says_why_and_keeps_what_it_has(
    store: Store, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    session = play_on(begin(), 5)
    name = save(store, session)
    before = contents(store.folder)
    real_open = os.open

    def refuse(path: Any, flags: int, *args: Any, **kwargs: Any) -> int:
        if flags & os.O_CREAT:
            raise OSError(code, os.strerror(code))
        return real_open(path, flags, *args, **kwargs)

    monkeypatch.setattr(os, "open", refuse)
    for attempt in (lambda: store.open(name), lambda: store.create("space-bureau"), lambda: store.delete(name)):
        with pytest.raises(BadSave) as caught:
            attempt()
        assert (caught.value.fault, caught.value.what) == (Fault.UNWRITABLE, errno.errorcode[code])
    assert contents(store.folder) == before
    assert store.verify(name).replayed


def test_a_file_system_without_links_keeps_a_backup_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: Any) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", refuse)
    name = save(store, begin())
    save(store, play_on(begin(), 1), name)
    assert store.verify(store.folder / f"{name}.json.bak").choices == 0


def test_a_folder_that_is_gone_says_so(store: Store) -> None:
    name = save(store, begin())
    with store.open(name) as match:
        session = match.load().session()
        shutil.rmtree(store.folder)
        assert _fault(lambda: match.save(session, ("person", "person"))) is Fault.UNWRITABLE
    assert _fault(lambda: store.open(name)) is Fault.MISSING


def _loaded(store: Store, name: str) -> Any:
    with store.open(name) as match:
        return match.load()


def _fault(attempt: Any) -> Fault:
    with pytest.raises(BadSave) as caught:
        attempt()
    return caught.value.fault


@contextmanager
def _nothing() -> Iterator[None]:
    yield


@contextmanager
def _room_for(size: int) -> Iterator[None]:
    """No file may grow beyond the size, as on a disk that is nearly full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
