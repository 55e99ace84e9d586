"""Saving: all of a step or nothing, in one unbroken chain, with numbers that have no gap."""

from __future__ import annotations

import hashlib
import json
import threading
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from desktop.casework.ports import Draft, Filter
from desktop.core.clock import FixedClock
from desktop.core.entry import GENESIS, chain_fault
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.store.connection import sqlite
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, receive, say


def test_an_entry_comes_back_as_it_was_written(store: Store) -> None:
    data = {"name": "श्री रमेश 'Ram' 🙂", "parties": [{"name": "x" * 10_000}], "fee": 120000, "none": None}
    with store.writing(OFFICER) as step:
        made = step.add(Draft(f"case:{uuid7()}", "application.received", date(2026, 11, 28), data, pack="mp-1961@3"))
    assert store.entries(made.subject) == [made]
    assert made.data == data
    assert (made.day, made.seq, made.prev, made.office) == ("2026-11-28", 1, GENESIS, "office:ward-12")
    assert made.device == store.device


def test_the_chain_is_unbroken(store: Store) -> None:
    for n in range(5):
        receive(store, name=f"n{n}")
    assert chain_fault(store.own_after(0, 100), 0, GENESIS) == ""
    assert [entry.seq for entry in store.own_after(3, 100)] == [4, 5]


def test_a_failed_step_leaves_nothing(store: Store) -> None:
    kept = receive(store, series="A", name="kept")
    with pytest.raises(RuntimeError), store.writing(OFFICER) as step:
        number = step.next_number("A")
        step.add(Draft(kept.subject, "note.made", DAY, {"numbers": [["A", number]], "name": "lost"}))
        raise RuntimeError("the window crashed")
    assert store.entries(kept.subject) == [kept]
    assert store.count(Filter(text="lost")) == 0
    assert receive(store, series="A", name="next").data["number"] == "A/2"


def test_a_step_sees_its_own_entries_and_others_do_not_yet(store: Store) -> None:
    with store.writing(OFFICER) as step:
        made = step.add(Draft(f"case:{uuid7()}", "application.received", DAY, {"name": "x"}))
        assert step.entries(made.subject) == [made]
        assert store.entries(made.subject) == []
    assert store.entries(made.subject) == [made]


def test_tuples_and_number_keys_are_returned_as_they_will_be_read(store: Store) -> None:
    with store.writing(OFFICER) as step:
        made = step.add(Draft("case:1", "note.made", DAY, {"a": (1, 2), "b": {9: "x", 10: "y"}}))
    assert made.data == {"a": [1, 2], "b": {"9": "x", "10": "y"}}
    assert store.entries("case:1") == [made]


def test_numbers_have_no_gap_and_each_series_counts_by_itself(store: Store) -> None:
    taken = [receive(store, series=series, name="x").data["number"] for series in "ABAAB"]
    assert taken == ["A/1", "B/1", "A/2", "A/3", "B/2"]


def test_a_number_that_no_entry_records_is_refused(store: Store) -> None:
    with pytest.raises(StoreError) as refused, store.writing(OFFICER) as step:
        step.next_number("A")
        step.add(Draft("case:1", "note.made", DAY, {}))
    assert refused.value.code == "number_unrecorded"
    with pytest.raises(StoreError), store.writing(OFFICER) as step:
        step.add(Draft("case:1", "note.made", DAY, {"numbers": [["A", 7]]}))
    assert store.entries("case:1") == []


def test_what_waits_of_the_papers_is_found_without_a_walk_through_all_that_are_named(store: Store) -> None:
    with store.writing("officer") as step:
        for n in range(40):
            step.add(Draft(f"case:{n}", "notice.issued", DAY, {"file": {"sha256": step.put_blob(b"paper %d" % n)}}))
    with store.engine.saving() as db:
        db.executemany(
            "insert into blob_ref (sha256, pos) values (?, ?)",
            [(n.to_bytes(32), 1_000_000 + n) for n in range(5_000)],
        )
    steps = [0]

    def count() -> int:
        steps[0] += 100
        return 0

    with store.engine.reading() as db:
        db.set_progress_handler(count, 100)
        assert len(store.blobs_after(0, 1000)) == 40
        db.set_progress_handler(None, 0)
    assert steps[0] < 5_000, "each entry looked at every paper: minutes for every exchange of a large office"


def test_a_paper_that_no_entry_names_is_refused(store: Store) -> None:
    with pytest.raises(StoreError) as refused, store.writing(OFFICER) as step:
        step.add(Draft("case:1", "notice.issued", DAY, {"file": step.put_blob(b"paper")}))
    assert refused.value.code == "blob_unnamed"
    with store.writing(OFFICER) as step:
        papers = [step.put_blob(b"paper"), step.put_blob(b"text"), step.put_blob(b"photo")]
        data = {"papers": [{"sha256": papers[0], "text_sha256": papers[1]}], "blobs": [papers[2]]}
        step.add(Draft("case:1", "notice.issued", DAY, data))
    assert {sha for _, sha in store.blobs_after(0, 10)} == set(papers)


def test_a_step_inside_a_step_is_refused(store: Store) -> None:
    with pytest.raises(StoreError) as refused, store.writing(OFFICER) as step:
        step.add(Draft("case:1", "note.made", DAY, {}))
        store.save_draft("form", {})
    assert refused.value.code == "nested"
    assert store.entries("case:1") == []


def test_a_step_cannot_be_used_after_its_end(store: Store) -> None:
    with store.writing(OFFICER) as step:
        pass
    with pytest.raises(StoreError, match="ended"):
        step.add(Draft("case:1", "note.made", DAY, {}))


def test_a_caught_trouble_with_the_file_still_voids_the_step(store: Store) -> None:
    with pytest.raises(StoreError), store.writing(OFFICER) as step:
        step.add(Draft("case:1", "note.made", DAY, {}))
        step._db.execute("pragma query_only=on")  # stands for a file that takes no more
        with pytest.raises(StoreError):
            step.add(Draft("case:1", "note.made", DAY, {}))
        step._db.execute("pragma query_only=off")
    assert store.entries("case:1") == []
    assert say(store, "case:1").seq == 1


def test_text_with_a_broken_character_is_refused(store: Store) -> None:
    with pytest.raises(StoreError) as refused, store.writing(OFFICER) as step:
        step.add(Draft("case:1", "note.made", DAY, {"name": "\ud800"}))
    assert refused.value.code == "text"


def test_writers_wait_for_each_other(store: Store) -> None:
    threads = [threading.Thread(target=lambda: [receive(store, series="A") for _ in range(20)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    own = store.own_after(0, 1000)
    assert chain_fault(own, 0, GENESIS) == ""
    assert sorted(entry.data["numbers"][0][1] for entry in own) == list(range(1, 81))


def test_entries_are_never_changed_or_deleted(store: Store, tmp_path: Path) -> None:
    receive(store, name="x")
    other = sqlite.connect(str(tmp_path / "data" / "nagardesk.db"))
    for sql in ("update entry set officer = 'x'", "delete from entry"):
        with pytest.raises(sqlite.IntegrityError, match="never"):
            other.execute(sql)
    other.close()


def test_a_clock_set_back_does_not_turn_the_order(store: Store, clock: FixedClock) -> None:
    first = receive(store, name="x")
    clock.at -= timedelta(days=400)
    second = say(store, first.subject)
    assert store.entries(first.subject) == [first, second]
    assert second.at > first.at


def test_the_order_holds_over_a_restart_and_the_clerk_is_told(open_store: Open, clock: FixedClock) -> None:
    store = open_store()
    first = receive(store, name="x")
    store.close()
    clock.at -= timedelta(days=400)
    again = open_store()
    assert [notice.code for notice in again.notices] == ["clock_back"]
    assert "30-11-2026 10:00" in again.notices[0].message
    assert say(again, first.subject).at > first.at
    again.close()
    clock.at += timedelta(days=900)
    assert [notice.code for notice in open_store().notices] == ["clock_ahead"]


def test_after_names_what_was_seen_from_others(open_store: Open) -> None:
    here, there = open_store(), open_store("other", state="other-pc")
    first = receive(here, name="x")
    there.apply(here.own_after(0, 10))
    answer = say(there, first.subject)
    assert answer.after == ((here.device, 1),)
    here.apply(there.own_after(0, 10))
    assert say(here, first.subject).after == ((there.device, 1),)
    assert say(here, "case:other").after == ()


def test_an_entry_stays_in_the_scope_of_its_file(open_store: Open) -> None:
    ward, head = open_store(), open_store("head", state="head-pc")
    head.office = "office:body"
    first = receive(ward, name="x")
    head.apply(ward.own_after(0, 10))
    assert say(head, first.subject).office == "office:ward-12"
    assert say(head, "case:new").office == "office:body"


def test_subjects_by_prefix(store: Store) -> None:
    for subject in ("officer:2", "officer:1", "officers:3", "case:1", "officer:2"):
        say(store, subject)
    assert store.subjects("officer:") == ["officer:1", "officer:2"]


def test_drafts_are_kept_and_are_no_entries(open_store: Open, clock: FixedClock) -> None:
    store = open_store()
    store.save_draft("intake", {"name": "रमेश", "half": True})
    clock.at += timedelta(seconds=1)
    store.save_draft("finding", {"n": 1})
    store.save_draft("finding", {"n": 2})
    store.close()
    again = open_store()
    assert list(again.drafts().items()) == [("finding", {"n": 2}), ("intake", {"name": "रमेश", "half": True})]
    again.drop_draft("finding")
    again.drop_draft("finding")
    assert list(again.drafts()) == ["intake"]
    assert again.held() == {}


@pytest.mark.parametrize("data", ["{half", "[" * 100_000, "[1]", "null", '{"n": NaN}'])
def test_a_draft_that_was_spoilt_on_the_disk_keeps_no_other_back(open_store: Open, tmp_path: Path, data: str) -> None:
    store = open_store()
    store.save_draft("intake", {"name": "रमेश"})
    store.save_draft("finding", {"n": 1})
    store.close()
    with closing(sqlite.connect(str(tmp_path / "data" / "nagardesk.db"))) as db, db:
        db.execute("update draft set data = ? where key = 'finding'", (data,))
    again = open_store()
    assert again.drafts() == {"intake": {"name": "रमेश"}}
    again.save_draft("finding", {"n": 2})
    assert again.drafts()["finding"] == {"n": 2}


def test_blobs_are_kept_with_their_step(store: Store, tmp_path: Path) -> None:
    with store.writing(OFFICER) as step:
        sha = step.put_blob(b"%PDF-1.7 paper")
        assert step.put_blob(b"%PDF-1.7 paper") == sha
        step.add(Draft("case:1", "notice.issued", DAY, {"paper": {"sha256": sha}}))
    assert store.blob(sha) == b"%PDF-1.7 paper"
    assert store.blobs_after(0, 10) == [(1, sha)]
    assert store.blobs_after(1, 10) == store.blobs_wanted() == []
    with pytest.raises(RuntimeError), store.writing(OFFICER) as step:
        step.put_blob(b"never kept")
        raise RuntimeError
    assert store.stats().blobs == 1


def test_sweep_takes_only_what_no_entry_needs(store: Store, tmp_path: Path) -> None:
    import os

    with store.writing(OFFICER) as step:
        kept = step.put_blob(b"kept")
        step.add(Draft("case:1", "paper.kept", DAY, {"blobs": [kept]}))
    with pytest.raises(RuntimeError), store.writing(OFFICER) as step:
        orphan = step.put_blob(b"orphan")
        raise RuntimeError
    assert store.sweep() == 0  # both are young
    for path in (tmp_path / "data" / "blobs").rglob("*"):
        os.utime(path, (1, 1))
    assert store.sweep() == 1
    assert store.blob(kept) == b"kept"
    with pytest.raises(StoreError, match="not on this PC"):
        store.blob(orphan)


def test_a_blob_from_elsewhere_is_checked(store: Store) -> None:
    sha = hashlib.sha256(b"photo").hexdigest()
    say(store, "case:1", photos=[{"sha256": sha}])
    assert store.blobs_wanted() == [sha]
    with pytest.raises(StoreError) as refused:
        store.keep_blob(b"something else", sha)
    assert refused.value.code == "blob_damaged"
    store.keep_blob(b"photo", sha)
    assert store.blobs_wanted() == []


def test_a_name_that_is_no_hash_reaches_no_file(store: Store) -> None:
    for name in ("../../etc/passwd", "", "g" * 63):
        with pytest.raises(StoreError) as refused:
            store.blob(name)
        assert refused.value.code == "blob_name"


def test_the_key_signs_and_stays_the_same(open_store: Open, tmp_path: Path) -> None:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    store = open_store()
    public, signature = store.signer.public, store.signer.sign(b"batch")
    Ed25519PublicKey.from_public_bytes(public).verify(signature, b"batch")
    store.close()
    again = open_store()
    assert again.signer.public == public
    key = tmp_path / "pc" / "devices" / again.device / "key"
    assert key.stat().st_mode & 0o777 == 0o600
    assert "key" not in json.dumps([path.name for path in (tmp_path / "data").rglob("*")])
