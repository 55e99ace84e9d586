"""A data folder that somebody, or a dying disk, has laid traps in: it is told by name, nothing is changed, nothing hangs."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from desktop.core import kept
from desktop.core.clock import FixedClock
from desktop.core.errors import StoreError, SyncError
from desktop.handover import Wishes
from desktop.store import backup
from desktop.store.connection import sqlite
from desktop.store.device import _claims
from desktop.store.repair import repair
from desktop.store.store import Store
from desktop.sync.enrolment import Enrolment
from tests.store.work import project, say

pytestmark = [
    pytest.mark.timeout(60),
    pytest.mark.skipif(os.name == "nt", reason="no pipes, devices and links as these"),
]
Trap = Callable[[Path], object]
NOW = datetime(2026, 11, 30, 4, 30, tzinfo=UTC)
CLOCK = FixedClock(NOW)


def opened(place: Path, *, office: str = "ward-7", read_only: bool = False) -> Store:
    return Store.open(
        place / "data", office=office, clock=CLOCK, projector=project, read_only=read_only, state=place / "state"
    )


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed folder of three entries, moved from where it was made."""
    place = tmp_path_factory.mktemp("made") / "first"
    with opened(place) as store:
        for n in range(3):
            say(store, "office:x", n=n)
    return place.rename(place.with_name("moved"))


@pytest.fixture
def place(made: Path, tmp_path: Path) -> Iterator[Path]:
    home = tmp_path / "pc"
    shutil.copytree(made, home)
    made.rename(made.with_name("away"))  # else the copy would be one beside its original
    yield home
    made.with_name("away").rename(made)


def tree(place: Path) -> dict[str, object]:
    """What lies below: the kind of each, and what a file holds."""
    below = sorted(place.rglob("*"))
    return {
        each.relative_to(place).as_posix(): (each.lstat().st_mode, each.read_bytes() if each.is_file() else b"")
        for each in below
    }


def loop(path: Path) -> None:
    path.symlink_to(path.name)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def nowhere(path: Path) -> None:
    path.symlink_to("/nowhere/at/all")


def spring(path: Path, trap: Trap) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    trap(path)


def refused(place: Path, code: str, says: str, **more: str) -> None:
    """To read and to work, with the true reason, and with nothing changed."""
    before = tree(place)
    for read_only in (True, False):
        with pytest.raises(StoreError) as error:
            opened(place, read_only=read_only, **more)
        assert (error.value.code, says in error.value.message) == (code, True), error.value.message
    after = tree(place)
    after.pop("data/in-use.lock", None)
    before.pop("data/in-use.lock", None)
    assert after == before


FILES = ("nagardesk.db", "nagardesk.db-wal", "device.json", "in-use.lock", "not-closed", "journal.jsonl")


@pytest.mark.parametrize("trap", [os.mkfifo, loop, nowhere, device, Path.mkdir])
@pytest.mark.parametrize("name", FILES)
def test_what_is_no_file_is_named_and_laid_aside_by_the_repair(place: Path, name: str, trap: Trap) -> None:
    spring(place / "data" / name, trap)
    refused(place, "strange", name)
    assert repair(place / "data", NOW).lost == ()
    with opened(place) as store:
        assert len(store.entries("office:x")) == 3


@pytest.mark.parametrize("trap", [os.mkfifo, loop, Path.touch])
def test_what_is_no_folder_is_named_too(place: Path, trap: Trap) -> None:
    spring(place / "data" / "blobs", trap)
    refused(place, "strange", "blobs")


def foreign(path: Path) -> None:
    db = sqlite.connect(str(path))
    db.execute("create table moz_places (id integer)")
    db.close()


def of_same_number(path: Path) -> None:
    foreign(path)
    db = sqlite.connect(str(path))
    db.execute("pragma user_version=7")
    db.close()


@pytest.mark.parametrize(("trap", "says"), [
    (foreign, "another program"), (of_same_number, "another program"), (Path.touch, "empty or gone"), (Path.unlink, "empty or gone"),
])  # fmt: skip
def test_a_data_file_that_is_not_ours_is_not_filled_as_a_new_office(place: Path, trap: Trap, says: str) -> None:
    path = place / "data" / "nagardesk.db"
    path.unlink()
    if trap is not Path.unlink:
        trap(path)
    before = path.read_bytes() if path.exists() else b""
    with pytest.raises(StoreError, match=says) as refusal:
        opened(place)
    assert refusal.value.code == ("emptied" if says == "empty or gone" else "foreign")
    assert (path.read_bytes() if path.exists() else b"") == before
    assert repair(place / "data", NOW).from_backups == 3
    with opened(place) as store:
        assert len(store.entries("office:x")) == 3


def test_what_a_newer_program_wrote_is_not_repaired_by_an_older_one(place: Path) -> None:
    path = place / "data" / "nagardesk.db"
    db = sqlite.connect(str(path))
    db.execute("pragma user_version=999")
    db.close()
    refused(place, "newer", "999")
    with pytest.raises(StoreError, match="newer"):
        repair(place / "data", NOW)
    assert path.is_file() and not list(path.parent.glob("damaged-*"))


def test_another_offices_data_file_is_not_taken_for_ours(place: Path) -> None:
    refused(place, "other_data", "another office", office="ward-8")


def test_a_copy_of_another_office_is_not_put_back_over_ours(place: Path, tmp_path: Path) -> None:
    with opened(tmp_path / "other", office="ward-8") as store:
        say(store, "office:y")
        copy = store.backup().path
    with pytest.raises(StoreError, match="another office"):
        backup.restore(copy, place / "data", NOW)
    with opened(place) as store:
        assert len(store.entries("office:x")) == 3


def test_a_file_that_lies_beside_the_copies_is_none(place: Path, tmp_path: Path) -> None:
    for name, content in (("a.db", b""), ("b.db", b"SQLite format 3\0" + bytes(5000)), ("c.db", b"PK\3\4")):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(StoreError) as error:
            backup.restore(tmp_path / name, place / "data", NOW)
        assert error.value.code == "backup_bad", error.value.message
    foreign(tmp_path / "d.db")
    with pytest.raises(StoreError, match="no copy"):
        backup.restore(tmp_path / "d.db", place / "data", NOW)
    with opened(place) as store:
        assert len(store.entries("office:x")) == 3


SPOILS = {
    "pipe": os.mkfifo, "loop": loop, "device": device, "folder": Path.mkdir,
    "huge": lambda path: (path.touch(), os.truncate(path, 1 << 40)),
    "deep": lambda path: path.write_bytes(b"[" * 200_000),
    "half letters": lambda path: path.write_text('{"devices": [{"device": "\\ud800", "nonce": "\\ud800"}], "nonces": ["\\udfff"]}'),
    "no number": lambda path: path.write_text('{"devices": NaN, "nonces": Infinity}'),
    "other types": lambda path: path.write_text('{"devices": {"a": 1}, "nonces": 7, "folder": []}'),
    "utf-16": lambda path: path.write_bytes('{"devices": []}'.encode("utf-16")),
}  # fmt: skip


@pytest.mark.parametrize("trap", SPOILS.values(), ids=list(SPOILS))
def test_a_spoiled_record_of_the_device_makes_a_new_one(place: Path, trap: Trap) -> None:
    (home,) = (place / "state" / "devices").iterdir()
    for name in ("record.json", "key", "head"):
        spring(home / name, trap)
    with opened(place) as store:
        assert store.device != home.name
        say(store, "office:x")


@pytest.mark.parametrize("trap", SPOILS.values(), ids=list(SPOILS))
def test_a_small_file_of_the_program_itself_is_as_good_as_none(tmp_path: Path, trap: Trap) -> None:
    path = tmp_path / "x.json"
    spring(path, trap)
    assert not [value for value in kept.mapping(path).values() if value != value]
    assert _claims(path) == []
    with pytest.raises(SyncError, match="enrol this PC again"):
        Enrolment.load(path)
    wishes = Wishes(tmp_path)
    spring(wishes.folder / "wish-1", trap)
    assert all(len(told) < 10_000 for told in wishes.take())
