"""Who may go on with a chain: the folder that left off last on this PC, and nobody else."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from desktop.casework.ports import Filter
from desktop.core.entry import GENESIS, chain_fault, from_json
from desktop.core.errors import SyncError
from desktop.store.connection import sqlite
from desktop.store.outbox import Cursor
from desktop.store.store import Store
from desktop.store.whose import OWN_OFFICES
from tests.store.conftest import Open
from tests.store.work import receive, say


def codes(store: Store) -> list[str]:
    """What the clerk is told at opening."""
    return [notice.code for notice in store.notices]


def left(store: Store) -> str:
    """Close a store with an entry in it; its device."""
    receive(store, series="A", name="x")
    store.close()
    return store.device


def test_the_same_folder_goes_on(open_store: Open) -> None:
    device = left(open_store())
    again = open_store()
    assert (again.device, codes(again)) == (device, [])
    assert receive(again, series="A").seq == 2


def test_a_moved_folder_goes_on(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    (tmp_path / "data").rename(tmp_path / "moved to D")
    again = open_store("moved to D")
    assert (again.device, codes(again)) == (device, [])


def test_a_copy_beside_its_original_is_a_new_device(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    shutil.copytree(tmp_path / "data", tmp_path / "copy")
    copy = open_store("copy")
    assert copy.device != device
    assert codes(copy) == ["copied"]
    assert receive(copy, series="A").data["number"] == "A/1"
    original = open_store()
    assert (original.device, codes(original)) == (device, [])
    assert receive(original, series="A").data["number"] == "A/2"
    original.apply(copy.own_after(0, 10))
    copy.apply(original.own_after(1, 10))
    assert copy.digest() == original.digest()


def test_a_copy_opened_after_the_original_went_on_is_a_new_device(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    shutil.copytree(tmp_path / "data", tmp_path / "copy")
    left(open_store())
    copy = open_store("copy")
    assert copy.device != device
    assert codes(copy) == ["older"]


def test_a_folder_put_back_from_a_copy_is_a_new_device(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    shutil.copytree(tmp_path / "data", tmp_path / "aside")
    left(open_store())
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "aside").rename(tmp_path / "data")
    again = open_store()
    assert again.device != device
    assert codes(again) == ["older"]
    assert again.held() == {device: 1}


def test_a_copy_made_while_open_and_put_back_is_seen_by_the_last_number(open_store: Open, tmp_path: Path) -> None:
    store = open_store()
    receive(store, name="before")
    shutil.copytree(tmp_path / "data", tmp_path / "aside")
    receive(store, name="after the copy")
    store.close()
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "aside").rename(tmp_path / "data")
    again = open_store()
    assert again.device != store.device
    assert "older" in codes(again)


def test_a_folder_on_another_pc_is_a_new_device(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    shutil.copytree(tmp_path / "data", tmp_path / "there")
    there = open_store("there", state="other-pc")
    assert there.device != device
    assert codes(there) == ["foreign"]
    assert there.count(Filter()) == 1


def test_two_users_of_one_pc_keep_a_device_each(open_store: Open) -> None:
    first = left(open_store(state="user-1"))
    second = left(open_store(state="user-2"))
    assert second != first
    for user, device in (("user-1", first), ("user-2", second), ("user-1", first)):
        store = open_store(state=user)
        assert (store.device, codes(store)) == (device, [])
        store.close()
    store = open_store(state="user-1")
    assert chain_fault(store.own_after(0, 10), 0, GENESIS) == ""


def test_a_lost_device_file_or_key_is_a_new_device(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    (tmp_path / "data" / "device.json").unlink()
    second = open_store()
    assert second.device != device
    assert codes(second) == ["foreign"]
    second.close()
    (tmp_path / "pc" / "devices" / second.device / "key").unlink()
    third = open_store()
    assert third.device not in (device, second.device)


@pytest.mark.parametrize("content", ["", "[]", "{", '{"devices": [{"device": "../../x", "nonce": "1"}, 5]}', "\x00"])
def test_a_broken_device_file_is_a_new_device(open_store: Open, tmp_path: Path, content: str) -> None:
    device = left(open_store())
    (tmp_path / "data" / "device.json").write_text(content)
    again = open_store()
    assert again.device != device
    assert receive(again).seq == 1


def test_a_break_in_the_middle_of_a_new_nonce_does_no_harm(open_store: Open, tmp_path: Path) -> None:
    store = open_store()
    device = left(store)
    record = tmp_path / "pc" / "devices" / device / "record.json"
    state = json.loads(record.read_text())
    record.write_text(json.dumps({**state, "nonces": ["newer", *state["nonces"]]}))  # cut before device.json
    again = open_store()
    assert (again.device, codes(again)) == (device, [])


def test_reading_takes_no_identity(open_store: Open, tmp_path: Path) -> None:
    device = left(open_store())
    before = (tmp_path / "data" / "device.json").read_bytes()
    reader = open_store(state="nobody", read_only=True)
    assert reader.device == device
    assert (tmp_path / "data" / "device.json").read_bytes() == before
    assert not (tmp_path / "nobody").exists()


def test_a_fork_is_healed_with_all_entries_of_both_histories(open_store: Open, tmp_path: Path) -> None:
    """A disk image put back, nonce and all: both copies go on under one id, and one of them reaches the centre."""
    device = left(open_store())
    for name in ("data", "pc"):
        shutil.copytree(tmp_path / name, tmp_path / "image" / name)
    first = open_store()
    receive(first, series="A", name="first history")
    theirs = first.own_after(0, 10)
    first.close()
    for name in ("data", "pc"):
        shutil.rmtree(tmp_path / name)
        (tmp_path / "image" / name).rename(tmp_path / name)
    here, centre = open_store(), open_store("centre", state="centre-pc")
    assert here.device == device
    centre.apply(theirs)
    shared = here.own_after(0, 1)[0].subject
    mine = [receive(here, series="A", name="second history"), say(here, shared, status="closed")]
    here.acknowledge(3, "epoch")
    here.apply([], cursor=Cursor("9", "epoch"))
    with pytest.raises(SyncError, match="Two histories"):
        centre.apply(here.own_after(0, 10))
    with pytest.raises(SyncError, match="Two histories"):
        here.apply(theirs)

    assert here.hash_at(device, 1) == centre.hash_at(device, 1)
    assert here.hash_at(device, 2) != centre.hash_at(device, 2)
    new = here.leave_fork(2)
    assert here.device == new != device
    assert here.held() == {device: 1, new: 2}
    assert here.acknowledged(device).seq == 1
    assert here.cursor() == Cursor("", "")  # the other history was left out of what was pulled so far
    moved = here.own_after(0, 10)
    assert [(e.id, e.at, e.data) for e in moved] == [(e.id, e.at, e.data) for e in mine]
    assert moved[1].after == ((device, 1),)
    assert here.waiting().entries == 2
    here.apply(theirs)
    assert here.waiting().entries == 2  # the other history was not written here
    centre.apply(moved)
    assert here.digest() == centre.digest()
    assert {row.applicant for row in here.page(Filter()).rows} == {"x", "first history", "second history"}
    assert here.verify().faults == ()
    lived = here.dump_projections()
    here.rebuild()
    assert here.dump_projections() == lived
    assert receive(here, series="A").data["number"] == "A/3"
    here.close()
    assert open_store().device == new


def test_the_original_of_a_moved_entry_is_kept(store: Store, tmp_path: Path) -> None:
    made = receive(store, name="x")
    store.leave_fork(1)
    db = sqlite.connect(str(tmp_path / "data" / "nagardesk.db"))
    ((text,),) = db.execute("select entry from forked").fetchall()
    db.close()
    assert from_json(json.loads(text)) == made
    assert store.held() == {store.device: 1}


def test_there_must_be_a_fork_to_heal(store: Store) -> None:
    receive(store)
    for first in (0, 2):
        with pytest.raises(SyncError) as refused:
            store.leave_fork(first)
        assert refused.value.code == "no_fork"
    assert store.own_devices() == [store.device]


def test_what_another_device_has_already_does_not_go_along(open_store: Open) -> None:
    here = open_store()
    case = receive(here, name="Ramesh").subject
    twin = say(here, case, text="copied with the PC")
    kept = say(here, case, text="written here")
    here.leave_fork(2, {twin.id})
    assert [(entry.id, entry.seq) for entry in here.own_after(0, 10)] == [(kept.id, 1)]
    assert [entry.id for entry in here.entries(case)] == [here.entries(case)[0].id, kept.id]
    before = here.dump_projections()
    here.rebuild()
    assert here.dump_projections() == before
    assert here.verify().faults == ()
    here.leave_fork(1, {kept.id})
    assert here.own_after(0, 10) == []
    assert here.waiting().entries == 0 or here.held()
    assert say(here, case, text="goes on").seq == 1


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"[1]", b'{"devices": 5}', b'{"devices": {"a": 1}}', b"[" * 100_000], ids=range(6)
)
def test_a_spoiled_list_of_devices_makes_a_new_one(open_store: Open, tmp_path: Path, content: bytes) -> None:
    device = left(open_store())
    (tmp_path / "data" / "device.json").write_bytes(content)
    again = open_store()
    assert again.device != device
    assert receive(again, series="A").data["number"] == "A/1", "of the new device"
    assert again.verify().faults == ()


@pytest.mark.parametrize("name", ["key", "record.json"])
@pytest.mark.parametrize("content", [b"", b"\xff", b'{"nonces": 5}', b"[" * 100_000], ids=range(4))
def test_a_spoiled_key_or_record_makes_a_new_device(
    open_store: Open, tmp_path: Path, name: str, content: bytes
) -> None:
    store = open_store()
    device, state = left(store), next(tmp_path.rglob("head")).parent
    (state / name).write_bytes(content)
    again = open_store()
    assert again.device != device and len(again.signer.sign(b"x")) == 64
    assert again.verify().faults == ()


def test_whose_a_folder_is_costs_no_look_through_all_entries(open_store: Open) -> None:
    """With 200,000 entries that look took longer than all else of the opening."""
    with open_store("one").engine.reading() as db:
        plan = [each[3] for each in db.execute(f"explain query plan {OWN_OFFICES}")]
    assert any("idx_entry_device_seq" in each for each in plan) and not any(
        each.startswith("SCAN e") for each in plan
    )
