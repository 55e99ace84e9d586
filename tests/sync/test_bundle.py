"""Sticks: the same batches in a file, through other people's hands, in any order and any number of times."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from central import bundles, pages
from central.access import revoke
from central.centre import Centre, Refusal
from desktop.core.errors import SyncError
from desktop.core.ids import uuid7
from desktop.store.store import Store
from desktop.sync.bundle import Register, Stick, Taken, export_bundles, import_bundle, read_bundle, take_reply
from desktop.sync.client import Client, Refused
from tests.sync.conftest import OpenStore
from tests.sync.line import Desk, engine, enrolment, join
from tests.sync.test_engine import notes, picture


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """The stick."""
    folder = tmp_path / "stick"
    folder.mkdir()
    return folder


@pytest.fixture
def register(tmp_path: Path) -> Register:
    """The ward's register of sticks."""
    return Register(tmp_path / "sticks.jsonl")


def export(store: Store, desk: Desk, folder: Path, register: Register) -> list[Path]:
    """What waits, on the stick."""
    return export_bundles(store, enrolment(store, desk), folder, register)


def test_there_and_back_on_a_stick(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre, stick: Path, register: Register
) -> None:
    other = open_store("other")
    join(other, desk)
    notes(other, 7)
    sha256 = picture(other, b"from the other PC")
    engine(other, desk).run()
    notes(ward, 1200)
    photo = picture(ward, b"photo")
    (path,) = export(ward, desk, stick, register)
    assert ward.waiting().entries == 1201, "the queue is not closed by writing a stick"
    reply = stick / "reply.ngd"
    reply.write_bytes(bundles.take(centre, path.read_bytes(), None))
    taken = take_reply(ward, enrolment(ward, desk), reply, register)
    assert (taken.seq, taken.added, taken.files, taken.refused) == (1201, 8, 0, ())
    assert ward.waiting().entries == 0
    assert pages.digest(centre) == (1209, ward.digest())

    (second,) = export(ward, desk, stick, register)  # the next one asks for what is still missing
    assert second.stat().st_size < 2000, "what the centre confirmed is not sent again"
    reply.write_bytes(bundles.take(centre, second.read_bytes(), None))
    assert take_reply(ward, enrolment(ward, desk), reply, register).files == 1
    assert ward.blob(sha256) == b"from the other PC"
    engine(other, desk).run()
    assert other.blob(photo) == b"photo"
    assert [each.direction for each in register.sticks()] == ["sent", "acknowledged", "sent", "acknowledged"]
    assert [each.entries for each in register.sticks()] == [1201, 1201, 0, 0]
    assert taken.sha256 == register.sticks()[1].sha256


def test_any_order_and_any_number_of_times(
    ward: Store, desk: Desk, centre: Centre, stick: Path, register: Register
) -> None:
    notes(ward, 5)
    (first,) = export(ward, desk, stick, register)
    notes(ward, 5)
    (second,) = export(ward, desk, stick, register)
    replies = [bundles.take(centre, path.read_bytes(), None) for path in (second, first, second, first)]
    for i in (2, 0, 3, 1, 0, 2):
        path = stick / f"r{i}.ngd"
        path.write_bytes(replies[i])
        take_reply(ward, enrolment(ward, desk), path, register)
        assert ward.waiting().entries == 0
    assert pages.digest(centre) == (10, ward.digest())


def test_a_gap_is_told_in_the_reply_and_the_rest_comes_later(
    ward: Store, desk: Desk, centre: Centre, stick: Path, register: Register
) -> None:
    notes(ward, 5)
    (first,) = export(ward, desk, stick, register)
    ward.acknowledge(5, "0")  # as if the centre had them
    notes(ward, 5)
    (second,) = export(ward, desk, stick, register)
    reply = stick / "reply.ngd"
    reply.write_bytes(bundles.take(centre, second.read_bytes(), None))
    taken = take_reply(ward, enrolment(ward, desk), reply, register)
    assert [line.split(":")[0] for line in taken.refused] == ["gap"]
    bundles.take(centre, first.read_bytes(), None)
    bundles.take(centre, second.read_bytes(), None)
    assert pages.digest(centre) == (10, ward.digest())


def test_another_office_carries_it_over_its_line(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre, stick: Path, register: Register, tmp_path: Path
) -> None:
    head = open_store("head", office="head-office")
    join(head, desk, whole_body=True)
    notes(head, 1)
    notes(ward, 3)
    (path,) = export(ward, desk, stick, register)
    client, theirs = Client(desk, head, enrolment(head, desk)), Register(tmp_path / "head.jsonl")
    with pytest.raises(SyncError, match="needs a line"):
        import_bundle(head, enrolment(head, desk), None, path, theirs)
    reply = import_bundle(head, enrolment(head, desk), client, path, theirs)
    assert isinstance(reply, Path)
    assert reply.parent == stick
    assert [each.direction for each in theirs.sticks()] == ["carried"]
    with pytest.raises(SyncError, match="another PC"):
        import_bundle(head, enrolment(head, desk), client, reply, theirs)
    taken = import_bundle(ward, enrolment(ward, desk), None, reply, register)
    assert isinstance(taken, Taken)
    assert (taken.seq, ward.waiting().entries) == (3, 0)


def test_who_may_not_read_the_office_carries_the_receipt_alone(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre, stick: Path, register: Register
) -> None:
    other = open_store("other")
    join(other, desk)
    notes(other, 9)
    engine(other, desk).run()
    stranger = open_store("stranger", office="ward-99")
    join(stranger, desk)
    notes(ward, 3)
    (path,) = export(ward, desk, stick, register)
    client = Client(desk, stranger, enrolment(stranger, desk))
    reply = stick / "reply.ngd"
    reply.write_bytes(client.bundle(path.read_bytes()))
    assert read_bundle(reply).of_kind("page") == []
    taken = take_reply(ward, enrolment(ward, desk), reply, register)
    assert (taken.seq, taken.added) == (3, 0)


def test_many_attachments_go_on_several_bundles(
    ward: Store, desk: Desk, centre: Centre, stick: Path, register: Register, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.sync.bundle._AIM", 20_000)
    names = [picture(ward, bytes([n]) * 9000) for n in range(6)]
    paths = export(ward, desk, stick, register)
    assert len(paths) > 2
    for path in reversed(paths):
        bundles.take(centre, path.read_bytes(), None)
    for path in paths:
        bundles.take(centre, path.read_bytes(), None)
    assert Client(desk, ward, enrolment(ward, desk)).files_lacking(names) == {}


@pytest.mark.parametrize("at", [3, 9, 100, 700, -1])
def test_tampering_is_seen_on_the_way_there(
    ward: Store, desk: Desk, centre: Centre, stick: Path, register: Register, at: int
) -> None:
    notes(ward, 3)
    (path,) = export(ward, desk, stick, register)
    raw = bytearray(path.read_bytes())
    raw[at] ^= 0x20
    with pytest.raises(Refusal):
        bundles.take(centre, bytes(raw), None)
    assert pages.digest(centre)[0] == 0


@pytest.mark.parametrize("at", [3, 9, 100, 500, -1])
def test_tampering_is_seen_on_the_way_back(
    ward: Store, desk: Desk, centre: Centre, stick: Path, register: Register, at: int
) -> None:
    notes(ward, 3)
    (path,) = export(ward, desk, stick, register)
    raw = bytearray(bundles.take(centre, path.read_bytes(), None))
    raw[at] ^= 0x20
    reply = stick / "reply.ngd"
    reply.write_bytes(bytes(raw))
    with pytest.raises(SyncError):
        take_reply(ward, enrolment(ward, desk), reply, register)
    assert ward.waiting().entries == 3


def test_a_forged_sender_and_a_revoked_one(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre, stick: Path, register: Register
) -> None:
    stranger = open_store("stranger", office="ward-99")
    notes(stranger, 2)
    (path,) = export(stranger, desk, stick, register)
    with pytest.raises(Refusal, match="not enrolled"):
        bundles.take(centre, path.read_bytes(), None)
    notes(ward, 2)
    (path,) = export(ward, desk, stick, register)
    revoke(centre, ward.device)
    with pytest.raises(Refusal, match="no longer"):
        bundles.take(centre, path.read_bytes(), None)


def test_paths_that_play_tricks(ward: Store, desk: Desk, stick: Path, register: Register, tmp_path: Path) -> None:
    notes(ward, 1)
    (path,) = export(ward, desk, stick, register)
    (stick / "link.ngd").symlink_to(path)
    (stick / "folder.ngd").mkdir()
    os.mkfifo(stick / "pipe.ngd")
    for name in ("link.ngd", "folder.ngd", "pipe.ngd"):
        with pytest.raises(SyncError, match="no plain file"):
            read_bundle(stick / name)
    with pytest.raises(SyncError, match="can't be read"):
        read_bundle(stick / "gone.ngd")
    with pytest.raises(SyncError, match="no folder"):
        export(ward, desk, stick / "nowhere", register)
    huge = stick / "huge.ngd"
    with huge.open("wb") as file:
        file.truncate(1 << 33)
    with pytest.raises(SyncError, match="too large"):
        read_bundle(huge)
    assert sorted(each.name for each in tmp_path.iterdir() if each.name.startswith("nagardesk")) == []


def test_a_stick_pulled_out_leaves_no_half_bundle(
    ward: Store, desk: Desk, stick: Path, register: Register, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes(ward, 1)

    def gone(number: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("desktop.sync.enrolment.os.fsync", gone)
    with pytest.raises(SyncError, match="can't be written"):
        export(ward, desk, stick, register)
    assert [path for path in stick.iterdir() if path.suffix == ".ngd"] == []
    assert register.sticks() == []


def test_a_torn_line_of_the_register_is_left_out(
    ward: Store, desk: Desk, stick: Path, register: Register, tmp_path: Path
) -> None:
    notes(ward, 1)
    export(ward, desk, stick, register)
    file = tmp_path / "sticks.jsonl"
    file.write_bytes(file.read_bytes() + b'{"direction": "se')
    assert len(register.sticks()) == 1
    export(ward, desk, stick, register)
    assert len(register.sticks()) == 2


def test_a_stick_too_large_for_the_line_is_refused(ward: Store, desk: Desk) -> None:
    with pytest.raises(Refused, match="too large"):
        Client(desk, ward, enrolment(ward, desk)).bundle(b"x" * (81 << 20))


def test_a_bundle_for_another_centre(
    ward: Store, desk: Desk, centre: Centre, stick: Path, register: Register, tmp_path: Path
) -> None:
    other = replace(enrolment(ward, desk), centre="018f0000-0000-7000-8000-000000000000")
    (path,) = export_bundles(ward, other, stick, register)
    with pytest.raises(Refusal, match="not meant"):
        bundles.take(centre, path.read_bytes(), None)
    (path,) = export(ward, desk, stick, register)
    reply = stick / "reply.ngd"
    reply.write_bytes(bundles.take(centre, path.read_bytes(), None))
    with pytest.raises(SyncError, match="no reply of our centre"):
        take_reply(ward, other, reply, register)
    shutil.rmtree(stick)


@pytest.mark.parametrize(
    "line", [b"\xff\xfe", b"[1]", b"5", b'{"a": 1}', b'{"direction": "se', b"[" * 100_000], ids=range(6)
)
def test_a_spoiled_line_of_the_register_takes_no_other_with_it(register: Register, line: bytes) -> None:
    sticks = [
        Stick("sent", uuid7(), "", uuid7(), uuid7(), "2026-11-30T04:30:00.000000Z", n, 0, "0" * 64, f"{n}.ngd")
        for n in range(3)
    ]
    register.add(sticks[0])
    with register._path.open("ab") as file:
        file.write(line + b"\n")
    register.add(sticks[1])
    with register._path.open("ab") as file:  # by a newer program
        file.write(json.dumps({**asdict(sticks[2]), "weight": 1}).encode() + b"\n")
    assert register.sticks() == sticks
