"""Old entries of closed cases lie apart and are still found, opened, proven, sent, backed up and mended."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from desktop.casework.ports import Filter
from desktop.core.clock import FixedClock
from desktop.core.entry import Entry
from desktop.core.errors import StoreError
from desktop.store import archive as archives
from desktop.store import backup
from desktop.store.connection import sqlite
from desktop.store.repair import repair
from desktop.store.store import Store
from tests.store.conftest import Open, later
from tests.store.work import receive, say

OLD = date(2027, 6, 1)


@pytest.fixture
def aged(store: Store, clock: FixedClock) -> Store:
    """Sixty closed cases of 2026 and 2027, one open one, one closed yesterday."""
    for n in range(60):
        case = receive(store, series="A", name=f"Ramesh रमेश {n}", remarks="x" * 6000).subject
        say(store, case, status="closed")
        if n == 29:
            later(clock, days=100)
    receive(store, name="Anita open")
    later(clock, days=365)
    say(store, receive(store, name="Sunita late").subject, status="closed")
    return store


def marks(folder: Path) -> dict[str, int]:
    """How many entries of the data file stand for archived data, by mark."""
    db = sqlite.connect(str(folder / "nagardesk.db"))
    found = dict(db.execute("select data, count(*) from entry where data like '@%' group by data"))
    db.close()
    return found


def everything(store: Store) -> list[Entry]:
    """All own entries."""
    return store.own_after(0, 10_000)


def test_archived_entries_are_found_and_open_as_ever(aged: Store, tmp_path: Path) -> None:
    before = (everything(aged), aged.digest(), aged.dump_projections())
    aged.engine.shrink()
    size = (tmp_path / "data" / "nagardesk.db").stat().st_size
    seen: list[tuple[int, int]] = []
    moved = aged.archive(OLD, ["closed", "refused"], lambda done, total: seen.append((done, total)))
    assert (moved.cases, moved.entries, moved.years) == (60, 120, ("2026", "2027"))
    assert seen[-1] == (60, 60)
    assert marks(tmp_path / "data") == {"@2026": 60, "@2027": 60}
    assert (tmp_path / "data" / "nagardesk.db").stat().st_size < size * 0.7
    assert (tmp_path / "data" / "archive" / "2026.db").stat().st_mode & 0o777 == 0o600
    assert (everything(aged), aged.digest(), aged.dump_projections()) == before
    assert aged.count(Filter(text="रमेश")) == 60
    case = before[0][0].subject
    assert aged.entries(case) == before[0][:2]
    assert aged.verify().faults == ()
    aged.rebuild()
    assert aged.dump_projections() == before[2]
    assert aged.archive(OLD, ["closed"]) == archives.Archived(0, 0, ())
    assert aged.archive(OLD, []) == archives.Archived(0, 0, ())


def test_an_archived_case_is_taken_up_again(aged: Store, tmp_path: Path) -> None:
    aged.archive(OLD, ["closed"])
    case = everything(aged)[0].subject
    noted = say(aged, case, status="open")
    assert len(aged.entries(case)) == 3
    row = aged.row(case)
    assert row is not None
    assert (row.status, row.applicant) == ("open", "Ramesh रमेश 0")
    say(aged, case, status="closed")
    assert aged.archive(date(2030, 1, 1), ["closed"]).years == ("2028",)
    assert aged.entries(case)[2] == noted
    assert receive(aged, series="A").data["number"] == "A/61"


def test_another_pc_gets_whole_entries(aged: Store, open_store: Open) -> None:
    aged.archive(OLD, ["closed"])
    other = open_store("other", state="other-pc")
    other.apply(everything(aged))
    assert other.digest() == aged.digest()
    aged.apply(everything(other) + other.own_after(0, 10_000, aged.device))


def test_a_missing_archive_is_named_and_the_rest_goes_on(aged: Store, open_store: Open, tmp_path: Path) -> None:
    aged.archive(OLD, ["closed"])
    own = everything(aged)
    aged.close()
    (tmp_path / "data" / "archive" / "2026.db").rename(tmp_path / "2026.db")
    (tmp_path / "data" / "archive" / "2027.db").write_bytes(b"spoiled" * 1000)
    again = open_store()
    assert again.count(Filter(text="ram")) == 60
    for entry in (own[0], own[-5]):
        with pytest.raises(StoreError) as refused:
            again.entries(entry.subject)
        assert refused.value.code == "archive_missing"
    assert again.entries(own[-1].subject)
    assert again.verify().faults
    again.close()
    (tmp_path / "2026.db").rename(tmp_path / "data" / "archive" / "2026.db")
    assert open_store().entries(own[0].subject) == own[:2]


def test_a_break_between_the_files_loses_nothing(
    aged: Store, open_store: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = everything(aged)
    fill = archives._fill

    def cut(path: Path, content: list[tuple[bytes, bytes]]) -> None:
        fill(path, content)
        if path.name == "2027.db":
            raise KeyboardInterrupt

    monkeypatch.setattr(archives, "_fill", cut)
    with pytest.raises(KeyboardInterrupt):
        aged.archive(OLD, ["closed"])
    assert marks(tmp_path / "data") == {"@2026": 60}
    aged.close()
    monkeypatch.undo()
    again = open_store()
    assert everything(again) == own
    assert again.archive(OLD, ["closed"]).entries == 60
    assert everything(again) == own
    assert again.verify().faults == ()


def test_backups_carry_archives_once(aged: Store, open_store: Open, tmp_path: Path, clock: FixedClock) -> None:
    aged.backup(tmp_path / "stick")
    aged.archive(date(2027, 1, 1), ["closed"])
    aged.backup(tmp_path / "stick")
    aged.archive(OLD, ["closed"])
    noted = say(aged, everything(aged)[0].subject, status="closed")
    aged.archive(date(2030, 1, 1), ["closed"])
    own = everything(aged)
    taken = aged.backup(tmp_path / "stick")
    inside = aged.backup()
    assert sorted(path.name for path in (tmp_path / "stick" / "archive").iterdir()) == [
        "2026.db",
        "2027.db",
        "2028.db",
    ]
    assert [path.name for path in inside.path.parent.iterdir()] == [inside.path.name]
    aged.close()
    for copy in (taken.path, inside.path):
        name = copy.parent.name
        backup.restore(copy, tmp_path / f"from {name}", clock.now())
        again = open_store(f"from {name}", state=f"{name}-pc")
        assert again.own_after(0, 10_000, noted.device) == own
        assert again.verify().faults == ()
        again.close()
    backup.restore(inside.path, tmp_path / "data", clock.now())
    assert open_store().own_after(0, 10_000, noted.device) == own


def test_archives_that_went_two_ways_are_brought_together(tmp_path: Path) -> None:
    a, b = tmp_path / "a", tmp_path / "b"
    archives._fill(a / "2026.db", [(b"1", b"one"), (b"2", b"two")])
    archives._fill(b / "2026.db", [(b"3", b"three" * 5000)])
    archives.merge(a, b)
    db = sqlite.connect(str(b / "2026.db"))
    assert [hash_ for (hash_,) in db.execute("select hash from data order by hash")] == [b"1", b"2", b"3"]
    db.close()


def test_a_repair_brings_archived_entries_back(
    aged: Store, open_store: Open, tmp_path: Path, clock: FixedClock
) -> None:
    aged.archive(OLD, ["closed"])
    own = everything(aged)
    aged.close()
    for name in ("journal.jsonl", "journal.old.jsonl"):
        (tmp_path / "data" / name).unlink(missing_ok=True)
    assert repair(tmp_path / "data", clock.now()).lost == ()
    again = open_store()
    assert everything(again) == own
    assert again.verify().faults == ()
