"""Copies that can be trusted, thinned, and put back as a new device."""

from __future__ import annotations

import errno
import os
import shutil
import threading
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from desktop.casework.ports import Draft, Filter
from desktop.core.clock import FixedClock
from desktop.core.errors import StoreError
from desktop.store import backup
from desktop.store.connection import sqlite
from desktop.store.store import Store
from tests.disks import small_disk
from tests.store.conftest import Open, later
from tests.store.work import DAY, OFFICER, project, receive, say


def with_paper(store: Store) -> str:
    """A case with a paper; the paper's hash."""
    with store.writing(OFFICER) as step:
        number = step.next_number("A")
        sha = step.put_blob(b"%PDF-1.7 paper")
        step.add(Draft("case:1", "notice.issued", DAY, {"sha256": sha, "name": "रमेश", "numbers": [["A", number]]}))
    return sha


def test_a_backup_is_one_file_and_the_papers(store: Store, tmp_path: Path) -> None:
    sha = with_paper(store)
    taken = store.backup(tmp_path / "stick")
    assert (taken.entries, taken.digest, taken.new_blobs, taken.left_out) == (1, store.digest(), 1, ())
    assert sorted(p.name for p in (tmp_path / "stick").iterdir()) == ["blobs", "nagardesk-20261130T043000Z.db"]
    assert taken.path.stat().st_mode & 0o777 == 0o600
    again = store.backup(tmp_path / "stick")
    assert (again.path.name, again.new_blobs) == ("nagardesk-20261130T043000Z-2.db", 0)
    assert (tmp_path / "stick" / "blobs" / sha[:2] / sha[2:]).read_bytes() == b"%PDF-1.7 paper"


def test_work_goes_on_while_a_backup_is_taken(store: Store, tmp_path: Path) -> None:
    for n in range(200):
        receive(store, name=f"Ramesh {n}")
    go_on = threading.Event()

    def work() -> None:
        while not go_on.is_set():
            receive(store, name="meanwhile")

    worker = threading.Thread(target=work)
    worker.start()
    try:
        taken = [store.backup(tmp_path / "stick") for _ in range(3)]
    finally:
        go_on.set()
        worker.join()
    assert taken[0].entries >= 200
    assert store.held()[store.device] > 200
    for each in taken:
        assert backup.prove(each.path, each.digest) == each.entries


def test_a_restored_folder_is_a_new_device_that_has_everything(
    open_store: Open, tmp_path: Path, clock: FixedClock
) -> None:
    store = open_store()
    sha = with_paper(store)
    store.save_draft("intake", {"name": "half"})
    taken = store.backup(tmp_path / "stick")
    lost = say(store, "case:1", name="after the backup")
    store.close()
    restored = backup.restore(taken.path, tmp_path / "new", clock.now())
    assert (restored.entries, restored.digest, restored.blobs, restored.aside) == (1, taken.digest, 1, None)
    again = open_store("new", state="new-pc")
    assert again.device != store.device
    assert again.blob(sha) == b"%PDF-1.7 paper"
    assert again.drafts() == {"intake": {"name": "half"}}
    assert again.count(Filter(text="रमेश")) == 1
    assert receive(again, series="A").data["numbers"] == [["A", 1]]  # the new device's own series
    again.apply([lost])  # the centre had it
    assert again.entries("case:1")[-1] == lost
    assert again.verify().faults == ()


def test_restoring_in_place_keeps_what_was_there(open_store: Open, tmp_path: Path, clock: FixedClock) -> None:
    store = open_store()
    with_paper(store)
    taken = store.backup(tmp_path / "stick")
    say(store, "case:1", name="after")
    with pytest.raises(StoreError) as refused:
        backup.restore(taken.path, tmp_path / "data", clock.now())
    assert refused.value.code == "in_use"
    store.close()
    restored = backup.restore(taken.path, tmp_path / "data", clock.now())
    assert restored.aside is not None
    aside = sqlite.connect(str(restored.aside / "nagardesk.db"))
    assert aside.execute("select count(*) from entry").fetchone() == (2,)
    aside.close()
    again = open_store()
    assert again.held() == {store.device: 1}
    assert again.device != store.device


def test_a_wal_left_by_a_power_cut_is_not_played_into_the_restored_file(
    open_store: Open, tmp_path: Path, clock: FixedClock
) -> None:
    import shutil

    store = open_store()
    for n in range(50):
        receive(store, name=f"Ramesh {n}")
    taken = store.backup(tmp_path / "stick")
    receive(store, name="late")
    shutil.copytree(tmp_path / "data", tmp_path / "cut")  # the folder as a power cut leaves it
    assert (tmp_path / "cut" / "nagardesk.db-wal").stat().st_size
    backup.restore(taken.path, tmp_path / "cut", clock.now())
    again = open_store("cut", state="cut-pc")
    assert again.digest() == taken.digest
    assert again.verify().faults == ()


def test_a_restore_broken_off_at_its_last_step_is_finished_at_opening(
    open_store: Open, tmp_path: Path, clock: FixedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store()
    with_paper(store)
    taken = store.backup(tmp_path / "stick")
    say(store, "case:1")
    store.close()
    calls = []

    def cut(path: Path) -> None:
        calls.append(path)
        if path.name.startswith("replaced"):
            raise KeyboardInterrupt

    monkeypatch.setattr(backup, "sync_folder", cut)
    with pytest.raises(KeyboardInterrupt):
        backup.restore(taken.path, tmp_path / "data", clock.now())
    assert not (tmp_path / "data" / "nagardesk.db").exists()
    again = open_store()
    assert "unclean" in [notice.code for notice in again.notices]  # so the file was checked
    assert again.held() == {store.device: 1}
    assert again.device != store.device


def test_a_spoiled_backup_is_refused(open_store: Open, tmp_path: Path, clock: FixedClock) -> None:
    store = open_store()
    with_paper(store)
    taken = store.backup(tmp_path / "stick")
    store.close()
    content = bytearray(taken.path.read_bytes())
    place = content.index("रमेश".encode())
    content[place : place + 3] = "स".encode()
    taken.path.write_bytes(content)
    with pytest.raises(StoreError) as refused:
        backup.restore(taken.path, tmp_path / "data", clock.now())
    assert refused.value.code == "backup_bad"
    assert open_store().held() == {store.device: 1}
    taken.path.write_bytes(content[:8192])
    with pytest.raises(StoreError):
        backup.restore(taken.path, tmp_path / "data2", clock.now())
    with pytest.raises(StoreError):
        backup.restore(tmp_path / "stick" / "none.db", tmp_path / "data2", clock.now())


def test_a_backup_names_the_papers_it_could_not_take(store: Store, tmp_path: Path) -> None:
    sha = with_paper(store)
    (tmp_path / "data" / "blobs" / sha[:2] / sha[2:]).write_bytes(b"%PDF-1.7 papex")
    assert store.backup(tmp_path / "stick").left_out == (sha,)


def test_a_stick_pulled_out_leaves_no_copy_that_looks_whole(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_paper(store)

    def pulled(path: Path) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(backup, "sync_file", pulled)
    with pytest.raises(StoreError) as refused:
        store.backup(tmp_path / "stick")
    assert refused.value.code == "disk_error"
    assert backup.all_in(tmp_path / "stick") == []
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError):
        store.backup(tmp_path / "file" / "folder")
    assert say(store, "case:1").seq == 2


def test_thinning_keeps_days_weeks_and_months(tmp_path: Path) -> None:
    now = datetime(2027, 6, 30, 12, tzinfo=UTC)
    for back in range(400):
        for hour in (6, 12):
            day = (now - timedelta(days=back)).replace(hour=hour)
            (tmp_path / f"nagardesk-{day.strftime('%Y%m%dT%H%M%SZ')}.db").write_text("")
    (tmp_path / "before-format-1-20200101T000000Z.db").write_text("")
    (tmp_path / "notes.txt").write_text("")
    removed = backup.thin(tmp_path, now)
    kept = [backup.taken_at(path) for path in backup.all_in(tmp_path)]
    assert len(removed) + len(kept) == 800
    assert len(kept) <= 3 + 7 + 5 + 12
    ages = [(now - at).days for at in kept]
    assert set(range(7)) <= set(ages)
    assert max(ages) >= 330
    for older, span in (((7, 35), 7), ((35, 330), 31)):
        between = sorted(age for age in ages if older[0] <= age < older[1])
        assert all(b - a <= span for a, b in pairwise(between))
    assert len(list(tmp_path.iterdir())) == len(kept) + 2
    assert backup.thin(tmp_path, now) == []


def test_a_backup_is_due_once_a_day(store: Store, tmp_path: Path, clock: FixedClock) -> None:
    assert store.backup_due()
    store.backup()
    assert not store.backup_due()
    assert store.stats().last_backup == "nagardesk-20261130T043000Z.db"
    assert store.backup_due(tmp_path / "stick")
    clock.at -= timedelta(days=400)
    assert store.backup_due(), "the clock ran ahead when that copy was taken"
    clock.at += timedelta(days=400)
    later(clock, days=1)
    assert store.backup_due()


def everything(folder: Path) -> dict[str, bytes]:
    """Every file of a folder but the lock."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != "in-use.lock")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_too_little_room_is_told_before_anything_is_copied(
    open_store: Open, tmp_path: Path, clock: FixedClock
) -> None:
    store = open_store()
    with store.writing("clerk") as step:
        step.add(Draft("case:1", "photo.taken", DAY, {"sha256": step.put_blob(os.urandom(9 << 20))}))
    taken = store.backup(tmp_path / "stick")
    store.close()
    with small_disk(tmp_path / "disk", megabytes=12) as disk:
        with pytest.raises(StoreError, match=r"takes 1\d MB, and the disk of .* has 1\d MB free") as refused:
            backup.restore(taken.path, disk.place / "office", clock.now())
        assert refused.value.code == "no_room"
        assert refused.value.params["needed"] > refused.value.params["free"] > 0
        assert list(disk.place.iterdir()) == []


def test_room_that_others_take_meanwhile_leaves_what_was_there(
    open_store: Open, tmp_path: Path, clock: FixedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The room was enough when it was looked at; the papers do not fit any more when they come."""
    store = open_store()
    for n in range(30):
        with store.writing("clerk") as step:
            step.add(Draft(f"case:{n}", "photo.taken", DAY, {"sha256": step.put_blob(os.urandom(400_000))}))
    taken = store.backup(tmp_path / "stick")
    store.close()
    monkeypatch.setattr(backup, "require_room", lambda *_: None)
    with small_disk(tmp_path / "disk", megabytes=6) as disk:
        there = Store.open(
            disk.place / "data", office="office:ward-12", clock=clock, projector=project, state=tmp_path / "pc"
        )
        kept = say(there, "case:1", name="kept")
        there.close()
        before = everything(disk.place / "data")
        with pytest.raises(StoreError) as refused:
            backup.restore(taken.path, disk.place / "data", clock.now())
        assert refused.value.code == "disk_full"
        assert everything(disk.place / "data") == before
        again = Store.open(
            disk.place / "data", office="office:ward-12", clock=clock, projector=project, state=tmp_path / "pc"
        )
        assert (again.device, again.entries("case:1")) == (there.device, [kept])
        again.close()


@pytest.mark.parametrize("at", range(1, 8))
def test_whatever_the_system_refuses_in_the_middle_leaves_what_was_there(
    open_store: Open, tmp_path: Path, clock: FixedClock, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    store = open_store()
    with_paper(store)
    taken = store.backup(tmp_path / "stick")
    say(store, "case:1", name="after")
    store.close()
    (tmp_path / "stick" / "archive").mkdir()
    shutil.rmtree(tmp_path / "data" / "blobs")
    before = everything(tmp_path / "data")
    calls = iter(range(1, 100))
    real = Path.replace

    def refuse(path: Path, target: Path) -> Path:
        if next(calls) == at:
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(path, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", refuse)
        if at == 7:
            assert backup.restore(taken.path, tmp_path / "data", clock.now()).aside, "there are six renamings"
            return
        with pytest.raises(StoreError, match="disk is full"):
            backup.restore(taken.path, tmp_path / "data", clock.now())
    assert everything(tmp_path / "data") == before
    again = open_store()
    assert (again.device, again.held()) == (store.device, {store.device: 2})
