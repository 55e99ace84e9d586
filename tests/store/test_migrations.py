"""Older stores come up to the newest format with a copy kept; newer ones are left alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from desktop.casework.ports import Filter
from desktop.core.errors import StoreError
from desktop.store import backup, connection, migrations
from desktop.store.connection import sqlite
from tests.store.conftest import Open
from tests.store.keep import KEPT, keep
from tests.store.work import receive

DIGEST = "3208749d4e5f036432c7c8843f41d9a7197af57570dc5c125b7df24b45e12d4e"
FIRST = "case:01a22bf2-508b-7000-95cf-a4e4cac56c1a"


def schema(path: Path) -> list[tuple[str, ...]]:
    """Every table, index and trigger of a file."""
    db = sqlite.connect(str(path))
    found = sorted(db.execute("select type, name, sql from sqlite_master where sql is not null"))
    db.close()
    return found


def test_the_steps_are_numbered_without_a_gap() -> None:
    assert sorted(migrations.steps()) == list(range(1, migrations.NEWEST + 1))


def test_who_asked_an_older_office_only_to_be_read_may_open_it_for_work(open_store: Open, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    shutil.copy(KEPT / f"format-{migrations.NEWEST - 1}.db", tmp_path / "data" / "nagardesk.db")
    (tmp_path / "data" / "in-use.lock").touch()  # as the older program left it
    with pytest.raises(StoreError) as refused:
        open_store(read_only=True)
    assert refused.value.code == "older"
    assert open_store().stats().format == migrations.NEWEST


@pytest.mark.parametrize("old", range(1, migrations.NEWEST))
def test_a_kept_older_store_comes_up_whole(open_store: Open, tmp_path: Path, old: int) -> None:
    (tmp_path / "data").mkdir()
    shutil.copy(KEPT / f"format-{old}.db", tmp_path / "data" / "nagardesk.db")
    store = open_store()
    assert store.digest() == DIGEST
    assert store.stats().format == migrations.NEWEST
    assert [entry.kind for entry in store.entries(FIRST)] == ["application.received", "note.made", "notice.issued"]
    row = store.row(FIRST)
    assert row is not None
    assert (row.number, row.status, row.due) == ("NP/12-a/187/2026-27/1", "served", "2026-12-30")
    assert store.count(Filter(text="देश")) == 1
    assert store.drafts() == {"intake": {"name": "आधा"}}
    paper = store.entries(FIRST)[-1].data["paper"]["sha256"]
    assert [fault.sha256 for fault in store.verify().faults] == [paper]  # only the file was kept, not its papers
    lived = store.dump_projections()
    store.rebuild()
    assert store.dump_projections() == lived
    assert receive(store, name="new").seq == 1
    (copy,) = (tmp_path / "data" / "backups").iterdir()
    assert copy.name.startswith(f"before-format-{old}-")
    assert schema(copy) == schema(KEPT / f"format-{old}.db")
    store.close()
    empty = open_store("empty", state="empty-pc")
    empty.close()
    assert schema(tmp_path / "data" / "nagardesk.db") == schema(tmp_path / "empty" / "nagardesk.db")


def test_a_store_of_today_is_kept_by_a_command(tmp_path: Path, open_store: Open) -> None:
    (tmp_path / "kept").mkdir()
    shutil.copy(KEPT / "format-1.db", tmp_path / "kept")
    made = keep(tmp_path / "kept")
    assert made.name == f"format-{migrations.NEWEST}.db"
    (tmp_path / "data").mkdir()
    shutil.copy(made, tmp_path / "data" / "nagardesk.db")
    assert open_store().digest() == DIGEST


def test_a_backup_of_an_older_format_is_restored(open_store: Open, tmp_path: Path) -> None:
    from datetime import UTC, datetime

    copy = tmp_path / "nagardesk-20261130T043000Z.db"
    shutil.copy(KEPT / "format-1.db", copy)
    assert backup.restore(copy, tmp_path / "data", datetime(2026, 12, 1, tzinfo=UTC)).digest == DIGEST
    assert open_store().digest() == DIGEST


def test_a_step_that_fails_leaves_the_old_format(
    open_store: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / "nagardesk.db"
    shutil.copy(KEPT / f"format-{migrations.NEWEST - 1}.db", path)
    step = migrations.steps()[migrations.NEWEST]
    apply = step.apply

    def broken(db: object) -> None:
        apply(db)
        raise sqlite.OperationalError("disk I/O error")

    monkeypatch.setattr(step, "apply", broken)
    with pytest.raises(StoreError):
        open_store()
    assert schema(path) == schema(KEPT / f"format-{migrations.NEWEST - 1}.db")
    monkeypatch.setattr(step, "apply", apply)
    assert open_store().digest() == DIGEST


def test_a_newer_store_is_left_alone(open_store: Open, tmp_path: Path) -> None:
    store = open_store()
    receive(store)
    store.close()
    path = tmp_path / "data" / "nagardesk.db"
    db = sqlite.connect(str(path))
    db.execute("pragma user_version=99")
    db.close()
    before = path.read_bytes()
    for read_only in (False, True):
        with pytest.raises(StoreError, match="newer Nagardesk") as refused:
            open_store(read_only=read_only)
        assert (refused.value.code, refused.value.params["found"]) == ("newer", 99)
    assert path.read_bytes() == before


def test_an_old_library_is_refused(open_store: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FLOOR", (99, 0, 0))
    with pytest.raises(StoreError) as refused:
        open_store()
    assert refused.value.code == "old_sqlite"


def test_an_up_to_date_store_opens_without_the_migration_library(tmp_path: Path, open_store: Open) -> None:
    import subprocess
    import sys

    open_store().close()
    code = (
        "import sys; from pathlib import Path; from desktop.core.clock import SystemClock\n"
        "from desktop.store.store import Store\n"
        "Store.open(Path(sys.argv[1]), office='o', clock=SystemClock(), projector=lambda c, e: None,"
        " state=Path(sys.argv[2])).close()\n"
        "heavy = {'sqlite_utils', 'cryptography', 'pydantic', 'requests', 'PySide6'} & set(sys.modules)\n"
        "sys.exit(str(heavy) if heavy else 0)"
    )
    where = [str(tmp_path / "data"), str(tmp_path / "pc")]
    done = subprocess.run([sys.executable, "-c", code, *where], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
