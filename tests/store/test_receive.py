"""Entries of other devices: taken once, in their chain, with their cursor; forks, gaps and forgeries refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.casework.ports import Filter
from desktop.core.clock import FixedClock, parse_instant
from desktop.core.entry import Entry
from desktop.core.errors import StoreError, SyncError
from desktop.core.ids import uuid7
from desktop.store.outbox import Acknowledged, Cursor, Waiting
from desktop.store.store import Store
from tests.store.conftest import Open, later
from tests.store.work import receive, say


@pytest.fixture
def pair(open_store: Open) -> tuple[Store, Store]:
    """A PC with five entries on three cases, and another that has none of them."""
    here, there = open_store(), open_store("other", state="other-pc")
    case = receive(here, name="Ramesh", ward="W-07").subject
    receive(here, name="सुरेश")
    say(here, case, status="closed")
    receive(here, name="Anita")
    say(here, "premises:1", street="MG Road")
    return here, there


def test_the_other_pc_shows_the_same(pair: tuple[Store, Store]) -> None:
    here, there = pair
    applied = there.apply(here.own_after(0, 100), cursor=Cursor("5", "epoch-1"))
    assert (applied.new, applied.known, len(applied.cases)) == (5, 0, 3)
    assert there.page(Filter()) == here.page(Filter())
    assert there.held() == here.held() == {here.device: 5}
    assert there.digest() == here.digest()
    assert there.cursor() == Cursor("5", "epoch-1")
    assert there.dump_projections()["case_words"] == here.dump_projections()["case_words"]


def test_what_is_held_is_passed_over(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    there.apply(own[:3])
    applied = there.apply(own)
    assert (applied.new, applied.known) == (2, 3)
    assert there.apply(own).new == 0
    assert here.apply(own).known == 5


def test_a_gap_is_refused_whole(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    with pytest.raises(SyncError) as refused:
        there.apply([own[0], own[2]], cursor=Cursor("x", "e"))
    assert (refused.value.code, refused.value.params["held"]) == ("gap", 1)
    assert there.held() == {}
    assert there.cursor() == Cursor("", "")


def test_holes_are_allowed_where_the_office_sees_a_part(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    there.apply([own[1], own[4]], holes=True)
    assert there.missing() == [(here.device, 1, 1), (here.device, 3, 4)]
    assert there.verify().faults == ()
    there.apply([own[3]], holes=True)
    with pytest.raises(SyncError) as refused:
        there.apply([own[0].__class__(**{**_fields(own[2]), "officer": "other", "hash": ""}).sealed()], holes=True)
    assert refused.value.code == "fork"
    there.apply(own)
    assert there.missing() == []
    assert there.digest() == here.digest()


def _fields(entry: Entry) -> dict[str, object]:
    return {name: getattr(entry, name) for name in Entry.__dataclass_fields__}


def test_a_fork_is_refused_and_names_the_device(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    there.apply(own)
    other = replace(own[4], officer="officer:other", hash="").sealed()
    with pytest.raises(SyncError, match=here.device) as refused:
        there.apply([other])
    assert (refused.value.code, refused.value.params["device"]) == ("fork", here.device)
    sixth = replace(own[4], id=uuid7(), seq=6, prev=other.hash, hash="").sealed()
    with pytest.raises(SyncError) as refused:
        there.apply([sixth])
    assert refused.value.code == "fork"
    assert there.held() == {here.device: 5}


def test_nobody_else_lengthens_this_pcs_chain(pair: tuple[Store, Store]) -> None:
    here, _ = pair
    last = here.own_after(4, 1)[0]
    sixth = replace(last, id=uuid7(), seq=6, prev=last.hash, hash="").sealed()
    with pytest.raises(SyncError) as refused:
        here.apply([sixth])
    assert refused.value.code == "fork"
    here.new_device()  # the way out: this PC becomes another device
    assert here.apply([sixth]).new == 1
    assert say(here, "premises:1").device != last.device


@pytest.mark.parametrize(
    "change",
    [
        {"data": {"name": "forged"}},
        {"hash": "0" * 64},
        {"seq": 0},
        {"seq": 2**63},
        {"seq": True},
        {"seq": "1"},
        {"id": "1"},
        {"id": 5},
        {"id": "018F0000-0000-7000-8000-000000000000"},
        {"at": "2026-11-30"},
        {"at": ""},
        {"prev": "x"},
        {"hash": "A" * 64},
        {"subject": "nothing"},
        {"kind": ""},
        {"device": ""},
        {"officer": None},
        {"data": []},
        {"data": {"x": "\ud800"}},
        {"data": {"x": float("nan")}},
        {"data": {"x": object()}},
    ],
)
def test_what_no_device_writes_is_refused(pair: tuple[Store, Store], change: dict[str, object]) -> None:
    here, there = pair
    forged = Entry(**{**_fields(here.own_after(0, 1)[0]), **change})  # type: ignore[arg-type]
    with pytest.raises(SyncError) as refused:
        there.apply([forged])
    assert refused.value.code == "bad_entry"
    assert there.held() == {}


def test_two_entries_cannot_bear_one_id(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    there.apply(own)
    twin = replace(own[0], device="device:x", hash="").sealed()
    with pytest.raises(SyncError) as refused:
        there.apply([twin])
    assert refused.value.code == "bad_entry"


def test_our_clock_follows_others_but_not_into_the_next_year(pair: tuple[Store, Store], clock: FixedClock) -> None:
    here, there = pair
    later(clock, hours=5)
    ahead = receive(here, name="ahead")
    later(clock, hours=-5)
    there.apply(here.own_after(0, 100))
    answer = say(there, ahead.subject)
    assert there.entries(ahead.subject)[-1] == answer
    later(clock, days=400)
    here_far = receive(here, name="far")
    later(clock, days=-400)
    there.apply([here_far])
    assert parse_instant(say(there, here_far.subject).at).year == 2026


def test_acknowledged_entries_stop_waiting(pair: tuple[Store, Store], clock: FixedClock) -> None:
    here, _ = pair
    oldest = here.own_after(0, 1)[0].at
    assert here.waiting() == Waiting(5, oldest)
    assert here.acknowledged() == Acknowledged(0, "")
    here.acknowledge(3, "epoch-1")
    assert here.acknowledged() == Acknowledged(3, "epoch-1")
    assert here.waiting() == Waiting(2, here.own_after(3, 1)[0].at)
    here.acknowledge(5, "epoch-1")
    assert here.waiting() == Waiting(0, "")
    say(here, "case:new")
    assert here.waiting().entries == 1


def test_the_centre_may_only_go_back_with_a_new_epoch(pair: tuple[Store, Store]) -> None:
    here, _ = pair
    here.acknowledge(5, "epoch-1")
    with pytest.raises(SyncError) as refused:
        here.acknowledge(2, "epoch-1")
    assert refused.value.code == "ack_back"
    here.acknowledge(2, "epoch-2")
    assert here.waiting().entries == 3
    with pytest.raises(SyncError) as refused:
        here.acknowledge(6, "epoch-2")
    assert refused.value.code == "ack_unknown"


def test_a_former_devices_entries_still_wait(pair: tuple[Store, Store]) -> None:
    here, _ = pair
    old = here.device
    here.acknowledge(2, "e")
    here.new_device()
    assert here.own_after(0, 10) == []
    say(here, "case:1")
    assert here.own_devices() == [old, here.device]
    assert here.waiting().entries == 4
    assert [entry.seq for entry in here.own_after(2, 10, old)] == [3, 4, 5]
    here.acknowledge(5, "e", old)
    assert here.waiting().entries == 1


def test_hash_at(pair: tuple[Store, Store]) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    there.apply(own[:2])
    assert there.hash_at(here.device, 2) == own[1].hash
    assert there.hash_at(here.device, 3) == there.hash_at("device:unknown", 1) == ""


def test_bulk_gives_what_apply_gives(pair: tuple[Store, Store], open_store: Open) -> None:
    here, there = pair
    own = here.own_after(0, 100)
    there.apply(own)
    third = open_store("third", state="third-pc")
    seen: list[tuple[int, int]] = []
    assert third.bulk(iter(own), lambda done, total: seen.append((done, total))) == 5
    assert seen[-1] == (5, 5)
    assert third.dump_projections() == there.dump_projections()
    assert third.bulk(iter(own)) == 0


def test_a_broken_off_bulk_is_finished_at_the_next_opening(pair: tuple[Store, Store], open_store: Open) -> None:
    here, _ = pair
    own = here.own_after(0, 100)
    third = open_store("third", state="third-pc")

    def power_cut(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        third.bulk(own, power_cut)
    assert third.held() == {here.device: 5}
    assert third.count(Filter()) == 0
    third.close()
    assert open_store("third", state="third-pc").count(Filter()) == 3


def test_a_closed_store_says_so(pair: tuple[Store, Store]) -> None:
    here, _ = pair
    here.close()
    here.close()
    for call in (here.held, lambda: receive(here), lambda: here.save_draft("x", {})):
        with pytest.raises(StoreError):
            call()


def test_a_case_of_which_another_history_leaves_nothing_is_gone_from_the_lists(pair: tuple[Store, Store]) -> None:
    here, there = pair
    hidden = receive(here).subject
    say(here, hidden, "application.withdrawn")
    everything = here.own_after(0, 99)
    there.apply(everything)
    lists = there.dump_projections()
    assert there.adopt_fork(here.device, 1, {entry.id for entry in everything}) == 0
    assert there.count(Filter()) == 0
    assert there.entries(hidden) == []
    assert there.apply(everything).new == len(everything), "they come back from the centre"
    assert there.dump_projections() == lists
