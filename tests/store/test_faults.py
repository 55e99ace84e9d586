"""What goes wrong in an office: full disks, folders that cannot be written, two programs, kills."""

from __future__ import annotations

import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from desktop.casework.ports import Draft, Filter
from desktop.core.clock import FixedClock
from desktop.core.entry import GENESIS, chain_fault
from desktop.core.errors import StoreError
from desktop.store import backup
from desktop.store.connection import connect, connect_writer, sqlite
from desktop.store.repair import repair
from desktop.store.sealing import encrypt
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, project, receive, say

WORKER = Path(__file__).with_name("worker.py")
KILLS = int(os.environ.get("NAGARDESK_KILLS", "24"))


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Let no file grow beyond `size` bytes: what a full disk does to a write."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Act as a user without rights, if the tests run as root (to whom no folder is read-only)."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_the_writer_flushes_every_commit(tmp_path: Path) -> None:
    db = connect_writer(tmp_path / "x.db", lambda db: None)
    assert db.execute("pragma journal_mode").fetchone() == ("wal",)
    assert db.execute("pragma synchronous").fetchone() == (2,)
    assert db.execute("pragma foreign_keys").fetchone() == (1,)
    db.close()


def test_a_full_disk_saves_nothing_of_the_step_and_all_before(open_store: Open) -> None:
    store = open_store()
    kept = receive(store, series="A", name="kept")
    with largest_file(1 << 20), pytest.raises(StoreError) as refused:
        for _ in range(1000):
            receive(store, series="A", name="more", remarks="x" * 5000)
    assert refused.value.code in ("disk_full", "disk_error")
    held = store.held()[store.device]
    assert held > 1
    assert chain_fault(store.own_after(0, 5000), 0, GENESIS) == ""
    assert receive(store, series="A").data["number"] == f"A/{held + 1}"  # room again: no number was used up
    store.close()
    again = open_store()
    assert again.entries(kept.subject) == [kept]
    assert again.verify().faults == ()


def test_a_full_disk_is_named(store: Store, tmp_path: Path) -> None:
    pages = store.engine._writer.execute("pragma page_count").fetchone()[0]  # type: ignore[union-attr]
    store.engine._writer.execute(f"pragma max_page_count={pages + 2}")  # type: ignore[union-attr]
    with pytest.raises(StoreError, match="disk is full") as refused:
        say(store, "case:1", remarks="x" * 100_000)
    assert refused.value.code == "disk_full"
    assert store.held() == {}


def test_a_paper_that_does_not_fit_voids_its_step(store: Store, tmp_path: Path) -> None:
    with largest_file(300_000), pytest.raises(StoreError) as refused, store.writing(OFFICER) as step:
        step.add(Draft("case:1", "notice.issued", DAY, {}))
        step.put_blob(b"x" * 400_000)
    assert refused.value.code == "disk_full"
    assert store.held() == {}
    assert [path for path in (tmp_path / "data" / "blobs").rglob("*") if path.is_file()] == []


def test_a_folder_that_cannot_be_written_can_still_be_read(open_store: Open, tmp_path: Path) -> None:
    store = open_store()
    receive(store, name="Ramesh")
    store.close()
    folder = tmp_path / "data"
    for path in (tmp_path, *tmp_path.parents):
        if path.stat().st_mode & 0o055 != 0o055:  # what everybody may enter already is none of ours
            path.chmod(0o755)
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        with as_nobody():
            for reader in (open_store(), open_store(read_only=True)):
                assert reader.count(Filter(text="ram")) == 1
                with pytest.raises(StoreError, match="cannot be written") as refused:
                    receive(reader)
                assert refused.value.code == "read_only"
                reader.close()
                assert [notice.code for notice in reader.notices] in (["read_only"], [])
    finally:
        for path in (folder, *folder.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)


@pytest.mark.parametrize("how", ["moved", "deleted", "replaced"])
def test_a_folder_that_goes_while_at_work_takes_nothing_that_nobody_would_find(
    open_store: Open, tmp_path: Path, how: str
) -> None:
    store = open_store()
    kept = receive(store, name="kept")
    folder, away = tmp_path / "data", tmp_path / "away"
    if how == "deleted":
        shutil.copytree(folder, away)
        shutil.rmtree(folder)
    else:
        folder.rename(away)
    if how == "replaced":
        shutil.copytree(away, folder)
    for _ in range(2):
        with pytest.raises(StoreError, match="Put it back in its place") as refused:
            say(store, kept.subject, name="into the void")
        assert refused.value.code == "gone"
    if how == "moved":
        away.rename(folder)
        assert say(store, kept.subject, name="back again").seq == 2
    store.close()
    there = open_store("data" if how == "moved" else "away")
    assert [entry.data["name"] for entry in there.entries(kept.subject)][:1] == ["kept"]
    assert there.verify().faults == ()


def test_any_name_of_a_folder_will_do(open_store: Open, tmp_path: Path) -> None:
    name = "ward 12 # माझे? 100% 'data'"
    store = open_store(name)
    case = receive(store, name="Ramesh").subject
    store.backup()
    store.close()
    assert len(open_store(name, read_only=True).entries(case)) == 1
    assert [path.name for path in tmp_path.iterdir()].count(name) == 1


@pytest.mark.parametrize(("length", "fits"), [(440, True), (441, False), (700, False), (3000, False)])
def test_a_long_path_works_with_its_backups_or_is_told_as_what_it_is(
    open_store: Open, tmp_path: Path, length: int, fits: bool
) -> None:
    left = length - len(os.fsencode(tmp_path)) - 1
    parts = [50] * (left // 51)
    name = "/".join("x" * part for part in parts)
    name += ("/" if name else "") + "y" * (left - len(name) - bool(name))
    name = name.removesuffix("/") + ("z" if name.endswith("/") else "")
    if not fits:
        with pytest.raises(StoreError, match="path of the data folder is too long") as refused:
            open_store(name)
        assert refused.value.code == "path_long" and not any(tmp_path.iterdir())
        return
    store = open_store(name)
    assert len(os.fsencode(store.engine.folder.root)) in (length, length + 1)
    case = receive(store, name="Ramesh").subject
    assert store.backup().entries == 1
    store.close()
    assert len(open_store(name, read_only=True).entries(case)) == 1


def test_a_missing_folder_is_not_made_by_reading(open_store: Open, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        open_store("none", read_only=True)
    assert refused.value.code == "no_folder"
    assert not (tmp_path / "none").exists()


def test_another_program_holding_the_file_is_waited_for_then_named(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    receive(store)
    other = sqlite.connect(str(tmp_path / "data" / "nagardesk.db"), isolation_level=None)
    other.execute("begin immediate")
    store.engine._writer.execute("pragma busy_timeout=50")  # type: ignore[union-attr]
    with pytest.raises(StoreError, match="Another program") as refused:
        receive(store)
    assert refused.value.code == "locked"
    other.execute("rollback")
    other.close()
    assert receive(store).seq == 2


def test_a_second_program_is_turned_away_and_the_first_goes_on(open_store: Open, tmp_path: Path) -> None:
    store = open_store()
    receive(store)
    done = work(tmp_path, "--steps", "1")
    assert done.returncode == 1
    error = json.loads(done.stderr)
    assert error["code"] == "in_use"
    assert str(os.getpid()) in error["message"]
    assert receive(store).seq == 2
    reader = open_store(read_only=True)
    assert reader.count(Filter()) == 2
    store.close()
    assert work(tmp_path, "--steps", "1").returncode == 0


def test_only_one_of_two_programs_started_together_gets_in(tmp_path: Path) -> None:
    programs = [start(tmp_path, "--steps", "20", "--stay") for _ in range(3)]
    codes = sorted(program.wait(timeout=60) for program in programs)
    for program in programs:
        program.communicate()
    assert codes == [0, 1, 1]


def work(root: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the worker on the folder to its end."""
    return subprocess.run(
        [sys.executable, str(WORKER), str(root), *options], capture_output=True, text=True, timeout=60, check=False
    )


def start(root: Path, *options: str) -> subprocess.Popen[str]:
    """Start the worker on the folder."""
    return subprocess.Popen(
        [sys.executable, str(WORKER), str(root), *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_nothing_acknowledged_is_lost_by_a_kill(tmp_path: Path, clock: FixedClock) -> None:
    """The worker saves steps of two entries, a number and a paper; it is killed at random moments, in opening too."""
    dice = random.Random(20261130)
    acknowledged: list[str] = []
    waited = 0
    for _ in range(KILLS):
        worker = start(tmp_path)
        assert worker.stdout is not None
        first = ""
        if dice.random() < 0.6:
            first = worker.stdout.readline()
            waited += 1
            time.sleep(dice.expovariate(1 / 0.06))
        else:
            time.sleep(dice.uniform(0.05, 0.3))
        worker.send_signal(signal.SIGKILL)
        rest, trouble = worker.communicate()
        assert trouble == ""
        acknowledged += [line for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]
    store = Store.open(
        tmp_path / "data", office="office:ward-12", clock=clock, projector=project, state=tmp_path / "pc"
    )
    assert len(acknowledged) >= waited > 5
    assert store.own_devices() == [store.device]  # a kill is no reason for a new device
    assert "unclean" in [notice.code for notice in store.notices]
    own = store.own_after(0, 1_000_000)
    assert chain_fault(own, 0, GENESIS) == ""
    by_subject = {entry.subject: entry for entry in own if entry.kind == "notice.issued"}
    for line in acknowledged:
        subject, sha256 = line.split()
        assert by_subject[subject].data["sha256"] == sha256
        assert store.blob(sha256)
    assert len(by_subject) * 2 == len(own)  # no half step
    assert len(by_subject) - len(acknowledged) <= KILLS  # at most the one under way at each kill
    numbers = [entry.data["numbers"][0][1] for entry in own if "numbers" in entry.data]
    assert numbers == list(range(1, len(numbers) + 1))
    assert store.verify().faults == ()
    lived = store.dump_projections()
    store.rebuild()
    assert store.dump_projections() == lived
    store.close()


def test_a_copy_onto_a_full_disk_says_so_and_leaves_nothing(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for n in range(60):
        say(store, f"case:{n}", remarks="x" * 4000)

    def small(path: Path, mode: str, **how: Any) -> Any:
        db = connect(path, mode, **how)
        db.execute("pragma max_page_count=5")
        return db

    monkeypatch.setattr(backup, "connect", small)
    with pytest.raises(StoreError) as refused:
        store.backup(tmp_path / "stick")
    assert refused.value.code == "disk_full"
    assert not [path for path in (tmp_path / "stick").rglob("*") if path.is_file()]


@pytest.mark.parametrize("job", ["repair", "encrypt"])
def test_what_does_not_fit_leaves_no_half_file_in_the_folder(open_store: Open, tmp_path: Path, job: str) -> None:
    store = open_store()
    for n in range(60):
        say(store, f"case:{n}", remarks="x" * 4000)
    store.close()
    folder, now = tmp_path / "data", datetime(2026, 11, 30, tzinfo=UTC)
    before = {path.name for path in folder.iterdir()}
    with largest_file(100_000), pytest.raises(StoreError):
        repair(folder, now) if job == "repair" else encrypt(folder, tmp_path / "pc", now)
    assert {path.name for path in folder.iterdir()} - before <= {"sealed.json"}
    assert open_store().verify().faults == ()


def test_a_copy_that_does_not_fit_is_not_put_back(open_store: Open, tmp_path: Path) -> None:
    store = open_store()
    for n in range(60):
        say(store, f"case:{n}", remarks="x" * 4000)
    copy = store.backup(tmp_path / "stick").path
    store.close()
    folder = tmp_path / "data"
    before = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    with largest_file(100_000), pytest.raises(StoreError) as refused:
        backup.restore(copy, folder, datetime(2026, 11, 30, tzinfo=UTC))
    assert refused.value.code == "disk_full"
    after = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    assert {name for name in after if after[name] != before.get(name)} <= {"in-use.lock"}
    assert open_store().device == store.device, "it goes on as the device it was"
