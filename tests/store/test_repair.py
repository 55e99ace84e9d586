"""Damage: seen, named, and mended without losing an entry that is anywhere to be found."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from desktop.casework.ports import Draft, Filter
from desktop.core.clock import FixedClock
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.store.connection import sqlite
from desktop.store.repair import repair
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, receive, say

PAGE = 4096


def fill(store: Store, cases: int = 300) -> str:
    """Some cases, the first with a paper; the paper's hash."""
    with store.writing(OFFICER) as step:
        sha = step.put_blob(b"%PDF-1.7 paper")
        step.add(Draft("case:paper", "notice.issued", DAY, {"sha256": sha, "name": "Paper"}))
    with store.writing(OFFICER) as step:
        for n in range(cases):
            number = step.next_number("A")
            data = {"name": f"Ramesh रमेश {n}", "remarks": "x" * 200, "numbers": [["A", number]]}
            step.add(Draft(f"case:{uuid7()}", "application.received", DAY, data))
    store.save_draft("intake", {"name": "half"})
    return sha


def pages_of(path: Path, table: str) -> list[int]:
    """Leaf pages of a table or index, found by what is written in them."""
    db = sqlite.connect(str(path))
    root = db.execute("select rootpage from sqlite_master where name = ?", (table,)).fetchone()[0]
    db.close()
    content = path.read_bytes()
    start = (root - 1) * PAGE
    cells = int.from_bytes(content[start + 3 : start + 5], "big")
    found = []
    for n in range(cells):  # an interior table page: a pointer array to cells that begin with a page number
        at = int.from_bytes(content[start + 12 + 2 * n : start + 14 + 2 * n], "big")
        found.append(int.from_bytes(content[start + at : start + at + 4], "big"))
    return found


def spoil(path: Path, page: int, content: bytes = b"\xa5" * PAGE) -> None:
    """Overwrite a page."""
    with path.open("r+b") as file:
        file.seek((page - 1) * PAGE)
        file.write(content)


@pytest.fixture
def closed(open_store: Open, tmp_path: Path) -> tuple[Store, Path]:
    """A closed store with 301 entries, and its file."""
    store = open_store()
    fill(store)
    store.close()
    return store, tmp_path / "data" / "nagardesk.db"


def test_a_sound_store_has_no_fault(store: Store) -> None:
    fill(store, 20)
    seen: list[tuple[int, int]] = []
    result = store.verify(lambda done, total: seen.append((done, total)))
    assert (result.entries, result.blobs, result.faults) == (21, 1, ())
    assert seen[-1] == (22, 22)


def test_a_changed_entry_is_named_and_not_shown(open_store: Open, closed: tuple[Store, Path]) -> None:
    store, path = closed
    db = sqlite.connect(str(path))
    db.execute("drop trigger entry_no_update")
    db.execute("update entry set data = replace(data, 'Ramesh', 'Suresh') where seq = 7")
    subject = db.execute("select subject from entry where seq = 7").fetchone()[0]
    db.commit()
    db.close()
    again = open_store()
    (fault,) = again.verify().faults
    assert (fault.device, fault.seq) == (store.device, 7)
    with pytest.raises(StoreError) as refused:
        again.entries(subject)
    assert refused.value.code == "damaged"
    with pytest.raises(StoreError):
        say(again, subject)


def test_a_removed_entry_is_named(open_store: Open, closed: tuple[Store, Path]) -> None:
    _, path = closed
    db = sqlite.connect(str(path))
    db.execute("drop trigger entry_no_delete")
    db.execute("delete from entry where seq in (7, 301)")
    db.commit()
    db.close()
    messages = " / ".join(fault.message for fault in open_store().verify().faults)
    assert "Entries 7 to 7 of this PC" in messages
    assert "ends at 300, not at 301" in messages


def test_a_damaged_page_is_seen_after_an_unclean_end(open_store: Open, closed: tuple[Store, Path]) -> None:
    _, path = closed
    spoil(path, pages_of(path, "entry")[3])
    (path.parent / "not-closed").write_text("open\n")
    with pytest.raises(StoreError, match="repair") as refused:
        open_store()
    assert refused.value.code == "damaged"
    with pytest.raises(StoreError):  # and it stays so until it is repaired
        open_store()


def test_a_damaged_page_is_mended_from_the_journal(
    open_store: Open, closed: tuple[Store, Path], tmp_path: Path, clock: FixedClock
) -> None:
    store, path = closed
    for page in pages_of(path, "entry")[2:5]:
        spoil(path, page)
    mended = repair(tmp_path / "data", clock.now())
    assert mended.lost == ()
    assert mended.from_backups > 10
    assert mended.entries + mended.from_backups == 301
    again = open_store()
    assert (again.device, again.held()) == (store.device, {store.device: 301})
    assert again.verify().faults == ()
    assert again.drafts() == {"intake": {"name": "half"}}
    assert receive(again, series="A").data["number"] == "A/301"
    assert mended.aside is not None
    assert (mended.aside / "nagardesk.db").exists()


def test_two_repairs_in_one_second_put_both_files_aside(closed: tuple[Store, Path], clock: FixedClock) -> None:
    folder = closed[1].parent
    aside = {repair(folder, clock.now()).aside for _ in range(2)}
    assert len(aside) == 2
    assert all(path and (path / "nagardesk.db").is_file() for path in aside)


def test_a_damaged_page_is_mended_from_a_backup(open_store: Open, tmp_path: Path, clock: FixedClock) -> None:
    store = open_store()
    sha = fill(store)
    store.backup(tmp_path / "stick")
    store.backup(tmp_path / "stick")  # twice: the journal holds nothing of it any more
    late = receive(store, series="A", name="after the backup")
    store.close()
    path = tmp_path / "data" / "nagardesk.db"
    spoil(path, pages_of(path, "entry")[4])
    (tmp_path / "data" / "blobs" / sha[:2] / sha[2:]).write_bytes(b"spoiled")
    mended = repair(tmp_path / "data", clock.now(), [tmp_path / "stick"])
    assert (mended.lost, mended.blobs_back) == ((), 1)
    again = open_store()
    assert again.entries(late.subject) == [late]
    assert again.blob(sha) == b"%PDF-1.7 paper"
    assert again.count(Filter(text="रमेश")) == 300
    assert again.verify().faults == ()


def test_what_is_lost_is_named_and_comes_back_from_the_centre(
    open_store: Open, closed: tuple[Store, Path], tmp_path: Path, clock: FixedClock
) -> None:
    store, path = closed
    reader = open_store(read_only=True)
    everything = reader.own_after(0, 1000)
    reader.close()
    (tmp_path / "data" / "journal.jsonl").unlink()
    spoil(path, pages_of(path, "entry")[4])
    mended = repair(tmp_path / "data", clock.now())
    ((device, first, last),) = mended.lost
    assert (device, mended.from_backups) == (store.device, 0)
    assert 0 < last - first < 40
    again = open_store()
    assert again.device == device  # its end is whole, so the chain may go on
    assert again.missing() == [(device, first, last)]
    assert again.cursor().place == ""
    again.apply(everything)
    assert again.missing() == []
    assert again.verify().faults == ()
    assert receive(again, series="A").data["number"] == "A/301"


def test_a_lost_end_makes_a_new_device(
    open_store: Open, closed: tuple[Store, Path], tmp_path: Path, clock: FixedClock
) -> None:
    store, path = closed
    (tmp_path / "data" / "journal.jsonl").unlink()
    db = sqlite.connect(str(path))
    db.execute("drop trigger entry_no_update")
    db.execute("update entry set data = '{}' where seq >= 299")
    db.commit()
    db.close()
    assert repair(tmp_path / "data", clock.now()).lost == ((store.device, 299, 301),)
    again = open_store()
    assert again.device != store.device
    assert receive(again).seq == 1


def test_a_file_that_is_no_database_is_mended_from_copies(
    open_store: Open, closed: tuple[Store, Path], tmp_path: Path, clock: FixedClock
) -> None:
    store, path = closed
    path.write_bytes(b"not a database at all" * 1000)
    with pytest.raises(StoreError) as refused:
        open_store()
    assert refused.value.code == "damaged"
    mended = repair(tmp_path / "data", clock.now())
    assert (mended.entries, mended.from_backups, mended.lost) == (0, 301, ())
    again = open_store()
    assert again.held() == {store.device: 301}
    assert again.count(Filter(text="ramesh")) == 300


@pytest.mark.parametrize("table", ["device", "meta", "series", "draft", "case_row", "sqlite_autoindex_draft_1"])
def test_a_spoiled_table_root_is_mended(
    open_store: Open, closed: tuple[Store, Path], tmp_path: Path, clock: FixedClock, table: str
) -> None:
    store, path = closed
    db = sqlite.connect(str(path))
    root = db.execute("select rootpage from sqlite_master where name = ?", (table,)).fetchone()[0]
    db.close()
    spoil(path, root)
    assert repair(tmp_path / "data", clock.now()).lost == ()
    again = open_store()
    assert again.held() == {store.device: 301}
    assert again.own_devices() == [store.device]
    assert again.verify().faults == ()
    assert receive(again, series="A").data["number"] == "A/301"


def test_nothing_to_mend_from_is_said(tmp_path: Path, clock: FixedClock) -> None:
    (tmp_path / "data" / "blobs").mkdir(parents=True)
    (tmp_path / "data" / "nagardesk.db").write_bytes(b"x" * 10_000)
    with pytest.raises(StoreError) as refused:
        repair(tmp_path / "data", clock.now())
    assert refused.value.code == "repair_nothing"
    assert (tmp_path / "data" / "nagardesk.db").read_bytes() == b"x" * 10_000


def test_any_damaged_page_is_seen_or_harmless_and_nothing_is_lost(
    open_store: Open, closed: tuple[Store, Path], tmp_path: Path, clock: FixedClock
) -> None:
    """Random pages, one at a time: opening, verifying and repairing never end in a raw error or in silence."""
    store, path = closed
    sound = path.read_bytes()
    dice = random.Random(11)
    for n in range(12):
        path.write_bytes(sound)
        spoil(path, dice.randrange(1, len(sound) // PAGE + 1), dice.randbytes(PAGE))
        (path.parent / "not-closed").write_text("open\n")
        try:
            opened = open_store()
            opened.verify()
            opened.close()
        except StoreError as error:
            assert error.code == "damaged"
        mended = repair(tmp_path / "data", clock.now())
        clock.at = clock.at.replace(minute=(clock.at.minute + 1) % 60)
        assert mended.lost == ()
        again = open_store()
        assert again.held() == {store.device: 301 + n}  # the journal also knows those of the rounds before
        assert again.verify().faults == ()
        assert receive(again, series="A").data["number"] == f"A/{301 + n}"
        again.close()
