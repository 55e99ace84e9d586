"""The exchange, stage by stage, against a real centre and real stores, over lines that break where they can."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select

from central import pages
from central.access import revoke
from central.centre import Centre, new_epoch, opened, set_setting
from central.database import connect, reading, writing
from central.schema import chain
from desktop.casework.ports import Draft
from desktop.core.errors import SyncError
from desktop.store.store import Store
from desktop.sync.client import Client, Refused, reach
from desktop.sync.progress import Progress
from desktop.sync.transport import LineCut
from tests.store.work import DAY, OFFICER, receive, say
from tests.sync.conftest import OpenStore
from tests.sync.line import Desk, Spoiled, engine, enrolment, join, quicken
from tests.sync.memory import MemoryStore

pytestmark = pytest.mark.timeout(1200)  # a hang is found; a machine at fifteen times its load is none


@pytest.fixture(scope="module", autouse=True)
def _quick() -> Iterator[None]:
    """No hops between threads, which wait for a busy machine each time."""
    undo = quicken()
    yield
    undo()


def notes(store: Store, count: int, subject: str = "case:1") -> None:
    """So many entries."""
    with store.writing(OFFICER) as step:
        for i in range(count):
            step.add(Draft(subject, "note.made", DAY, {"text": f"note {i}"}))


def picture(store: Store, content: bytes, subject: str = "case:1") -> str:
    """An entry that names an attachment; its SHA-256."""
    with store.writing(OFFICER) as step:
        sha256 = step.put_blob(content)
        step.add(Draft(subject, "photo.taken", DAY, {"sha256": sha256}))
    return sha256


def nth(wanted: str, n: int, fate: str) -> Callable[[str, str], str]:
    """A fate that comes once, to the n-th request that begins so."""
    seen = 0

    def decide(method: str, target: str) -> str:
        nonlocal seen
        if f"{method} {target}".startswith(wanted):
            seen += 1
            return fate if seen == n else "ok"
        return "ok"

    return decide


@pytest.fixture
def other(open_store: OpenStore, desk: Desk) -> Store:
    """A second enrolled PC of the same ward."""
    store = open_store("other")
    join(store, desk)
    return store


def test_what_one_pc_writes_the_other_shows(ward: Store, other: Store, desk: Desk, centre: Centre) -> None:
    case = receive(ward, name="रमेश", ward="W-07").subject
    notes(ward, 300, case)
    first = engine(ward, desk).run()
    assert (first.stage, first.error, first.pushed, first.agreed, first.resent) == ("done", None, 301, True, 0)
    assert first.waiting.entries == 0
    second = engine(other, desk).run()
    assert (second.stage, second.error, second.pulled, second.agreed) == ("done", None, 301, True)
    assert other.entries(case) == ward.entries(case)
    assert pages.digest(centre) == (301, ward.digest()) == (301, other.digest())
    again = engine(ward, desk).run()
    assert (again.pushed, again.pulled, again.resent, again.ok) == (0, 0, 0, True)


@pytest.mark.parametrize("fate", ["before", "after", "late", "twice"])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_batch_cut_before_during_or_after_its_commit(
    ward: Store, other: Store, desk: Desk, centre: Centre, fate: str, n: int
) -> None:
    notes(ward, 800)
    line = Spoiled(desk, nth("POST /v1/entries", n, fate))
    one = engine(ward, desk, line, patience=0)
    result = one.run()
    if fate != "twice":
        assert (result.stage, result.ok) == ("push", False)
        assert isinstance(result.error, LineCut)
        assert result.waiting.entries == 800 - result.pushed
        assert ward.waiting().entries == 800 - result.pushed
        result = one.run()
    assert (result.stage, result.error, result.agreed) == ("done", None, True)
    assert (result.resent > 0) == (fate in ("before", "late"))
    assert engine(other, desk).run().pulled == 800
    assert pages.digest(centre) == (800, ward.digest()) == (800, other.digest())


def test_a_cut_line_is_tried_again_at_once_as_long_as_something_gets_over(ward: Store, desk: Desk) -> None:
    notes(ward, 400)
    tries = 0

    def every_second(method: str, target: str) -> str:
        nonlocal tries
        tries += target == "/v1/entries" and method == "POST"
        return "before" if method == "POST" and target == "/v1/entries" and tries % 2 else "ok"

    pauses: list[float] = []
    result = engine(ward, desk, Spoiled(desk, every_second), sleep=pauses.append).run()
    assert (result.stage, result.agreed) == ("done", True)
    assert set(pauses) == {0.0}


def test_a_dead_line_is_given_up_after_a_few_tries(ward: Store, desk: Desk) -> None:
    notes(ward, 3)
    pauses: list[float] = []
    result = engine(ward, desk, Spoiled(desk, lambda method, target: "before"), sleep=pauses.append).run()
    assert (result.stage, result.ok, result.waiting.entries) == ("hello", False, 3)
    assert pauses == [0.0, 2.0, 6.0]


@pytest.mark.parametrize("stage", ["GET /v1/entries", "POST /v1/check", "POST /v1/done", "POST /v1/hello"])
@pytest.mark.parametrize("fate", ["before", "after"])
def test_a_pull_goes_on_where_it_was_cut(ward: Store, other: Store, desk: Desk, stage: str, fate: str) -> None:
    notes(ward, 900)
    engine(ward, desk).run()
    line = Spoiled(desk, nth(stage, 2 if stage.startswith("GET") else 1, fate))
    one = engine(other, desk, line, patience=0)
    assert not one.run().ok
    before = sum(other.held().values())
    assert before in ((900, 0) if stage.startswith("POST") else range(1, 900))
    result = one.run()
    assert (result.ok, result.agreed, result.pulled) == (True, True, 900 - before)
    assert other.digest() == ward.digest()


def test_the_progress_told_is_the_queue(ward: Store, desk: Desk) -> None:
    notes(ward, 500)
    picture(ward, b"a photograph")
    seen: list[Progress] = []
    engine(ward, desk, report=seen.append).run()
    assert [p.stage for p in seen if p.stage == "hello"][:1] == ["hello"]
    assert seen[0].waiting.entries == 501
    assert seen[0].waiting.files == 1
    assert seen[0].waiting.since == ward.own_after(0, 1)[0].at
    assert all(501 - p.pushed == p.waiting.entries for p in seen)
    assert (seen[-1].stage, seen[-1].waiting.entries, seen[-1].waiting.files) == ("done", 0, 0)


def test_a_run_can_be_stopped(ward: Store, desk: Desk) -> None:
    notes(ward, 500)

    def stop(progress: Progress) -> None:
        if progress.pushed:
            one.cancel()

    one = engine(ward, desk, report=stop)
    result = one.run()
    assert isinstance(result.error, SyncError)
    assert (result.error.code, result.stage) == ("cancelled", "push")
    assert 0 < result.pushed < 500
    assert engine(ward, desk).run().ok


# What the centre says no to


def test_a_pc_that_is_not_enrolled(open_store: OpenStore, desk: Desk) -> None:
    store = open_store("stranger")
    notes(store, 1)
    result = engine(store, desk).run()
    assert isinstance(result.error, Refused)
    assert result.error.code == "unknown_device"
    assert "one-time code" in result.error.message


def test_a_revoked_pc_goes_on_working_alone(ward: Store, desk: Desk, centre: Centre) -> None:
    revoke(centre, ward.device)
    notes(ward, 2)
    result = engine(ward, desk).run()
    assert isinstance(result.error, Refused)
    assert (result.error.code, ward.waiting().entries) == ("revoked", 2)


def test_an_old_program_is_warned_and_then_refused(ward: Store, desk: Desk, centre: Centre) -> None:
    with writing(centre.engine) as connection:
        set_setting(connection, "warn_below", "99.0")
    warned = engine(ward, desk).run()
    assert warned.ok
    assert [notice.code for notice in warned.notices] == ["upgrade_soon"]
    assert "99.0" in warned.notices[0].message
    assert warned.notices[0].params == {"version": "99.0"}
    with writing(centre.engine) as connection:
        set_setting(connection, "refuse_below", "98.0")
    refused = engine(ward, desk).run()
    assert isinstance(refused.error, Refused)
    assert (refused.error.code, refused.error.status) == ("upgrade", 426)
    notes(ward, 1)
    assert ward.waiting().entries == 1


def test_a_wrong_clock_here_is_made_up_for(ward: Store, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    notes(ward, 1)
    true = time.time
    monkeypatch.setattr("desktop.sync.client.time.time", lambda: true() - 86_400 * 400)
    desk.centre = opened(desk.centre.engine, now=true)
    assert engine(ward, desk).run().ok


def test_entries_of_a_foreign_office_do_not_stop_the_rest(ward: Store, open_store: OpenStore, desk: Desk) -> None:
    stranger = open_store("moved", office="ward-99", pc="moved")
    notes(stranger, 2)
    stranger.office = "ward-07"  # it was set up under a wrong office, wrote, and was then enrolled for the right one
    join(stranger, desk)
    notes(ward, 5)
    engine(ward, desk).run()
    result = engine(stranger, desk).run()
    assert isinstance(result.error, Refused)
    assert (result.error.code, result.stage, result.pulled) == ("scope", "files", 5)
    assert stranger.waiting().entries == 2


def test_another_centre_is_noticed(ward: Store, desk: Desk, tmp_path: Path) -> None:
    kept = replace(enrolment(ward, desk), centre_key="00" * 32)
    notes(ward, 1)
    engine(ward, desk).run()
    with pytest.raises(SyncError, match="not signed by the centre"):
        Client(desk, ward, kept).pull("", 0, 1000)


def test_is_the_centre_there(desk: Desk) -> None:
    assert reach(desk).centre == desk.centre.id
    with pytest.raises(LineCut):
        reach(Spoiled(desk, lambda method, target: "before"))


# Attachments


def test_attachments_go_after_the_entries_and_arrive_whole(
    ward: Store, other: Store, desk: Desk, tmp_path: Path
) -> None:
    content = bytes(range(256)) * 700
    sha256, empty = picture(ward, content), picture(ward, b"")
    line = Spoiled(desk)
    sent = engine(ward, desk, line).run()
    assert (sent.files_sent, sent.error) == (2, None)
    order = [target.split("/")[2].split("?")[0] for method, target, _ in line.sent if method in ("POST", "PUT")]
    assert order.index("files") > max(i for i, name in enumerate(order) if name == "entries")
    got = engine(other, desk).run()
    assert (got.files_received, got.error) == (2, None)
    assert (other.blob(sha256), other.blob(empty)) == (content, b"")


@pytest.mark.parametrize("fate", ["before", "after"])
def test_an_attachment_goes_on_where_it_was_cut(
    ward: Store, other: Store, desk: Desk, tmp_path: Path, fate: str
) -> None:
    content = bytes(range(256)) * 700
    sha256 = picture(ward, content)
    line = Spoiled(desk, nth("PUT /v1/files", 2, fate))
    one = engine(ward, desk, line, patience=0, parts=tmp_path / "parts")
    assert not one.run().ok
    first = sum(size for method, _, size in line.sent if method == "PUT")
    assert 0 < first < len(content)
    line.sent.clear()
    assert one.run().files_sent == 1
    again = sum(size for method, _, size in line.sent if method == "PUT")
    assert again < len(content)

    down = Spoiled(desk, nth("GET /v1/files", 2, fate))
    two = engine(other, desk, down, patience=0, parts=tmp_path / "down")
    assert not two.run().ok
    began = (tmp_path / "down" / f"{sha256}.part").stat().st_size
    assert 0 < began < len(content)
    two = engine(other, desk, down, patience=0, parts=tmp_path / "down")  # the program was started anew
    down.sent.clear()
    assert two.run().files_received == 1
    assert f"start={began}" in next(target for method, target, _ in down.sent if "/v1/files/" in target)
    assert other.blob(sha256) == content
    assert not list((tmp_path / "down").glob("*.part"))


def test_what_was_sent_is_not_asked_for_again(ward: Store, desk: Desk, tmp_path: Path) -> None:
    for i in range(5):
        picture(ward, b"photo %d" % i)
    assert engine(ward, desk, parts=tmp_path).run().files_sent == 5
    line = Spoiled(desk)
    result = engine(ward, desk, line, parts=tmp_path).run()
    assert (result.ok, result.files_sent, result.waiting.files) == (True, 0, 0)
    assert not [target for _, target, _ in line.sent if "files" in target]


def test_one_bad_attachment_does_not_stop_the_rest(ward: Store, other: Store, desk: Desk) -> None:
    bad, good = picture(ward, b"damaged on the disk"), picture(ward, b"good")
    blob = next(
        path for path in (Path(ward.engine.folder.blobs)).rglob("*") if path.is_file() and bad.endswith(path.name)
    )
    blob.chmod(0o600)
    blob.write_bytes(b"something else")
    result = engine(ward, desk).run()
    assert (result.ok, result.files_sent) == (True, 1)
    assert [notice.code for notice in result.notices] == ["file_kept"]
    assert result.notices[0].params["why"].code == "blob_damaged"  # type: ignore[attr-defined]
    got = engine(other, desk).run()
    assert (got.ok, got.files_received) == (True, 1)
    assert other.blob(good) == b"good"
    assert other.blobs_wanted() == [bad]


def test_a_spoiled_part_begins_anew(ward: Store, other: Store, desk: Desk, tmp_path: Path) -> None:
    sha256 = picture(ward, b"the true content" * 10)
    engine(ward, desk).run()
    (tmp_path / f"{sha256}.part").write_bytes(b"wrong begin")
    one = engine(other, desk, parts=tmp_path)
    assert [notice.code for notice in one.run().notices] == ["file_damaged"]
    (tmp_path / f"{sha256}.part").write_bytes(b"far too long a beginning" * 100)
    assert one.run().files_received == 1
    assert other.blob(sha256) == b"the true content" * 10


# Backups put back, and PCs copied


def backup(centre: Centre, path: Path) -> None:
    """A copy of the centre's database, as it stands."""
    with centre.engine.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql(f"VACUUM INTO '{path}'")


@pytest.mark.parametrize("told", [True, False])
def test_a_centre_put_back_from_a_backup_gets_again_what_it_lost(
    ward: Store, other: Store, desk: Desk, centre: Centre, tmp_path: Path, told: bool
) -> None:
    notes(ward, 100)
    picture(ward, b"photo")
    one, two = engine(ward, desk, parts=tmp_path / "1"), engine(other, desk, parts=tmp_path / "2")
    one.run()
    two.run()
    backup(centre, tmp_path / "yesterday.db")
    notes(ward, 50)
    lost = picture(ward, b"another photo")
    notes(other, 20)
    one.run(), two.run(), one.run()
    centre.engine.dispose()
    desk.centre = restored = opened(connect(f"sqlite:///{tmp_path / 'yesterday.db'}"))
    if told:
        with writing(restored.engine) as connection:
            new_epoch(connection, restored)
    notes(other, 1)
    shutil.rmtree(tmp_path / "pc-ward" / "gone", ignore_errors=True)
    second = two.run()  # this PC calls first, and holds entries of the other that the centre lost
    assert (second.ok, second.agreed) == (True, True)
    assert "restored" in [notice.code for notice in second.notices]
    first = one.run()
    assert (first.ok, first.agreed) == (True, True)
    assert "restored" in [notice.code for notice in first.notices]
    assert two.run().agreed
    assert pages.digest(restored) == (173, ward.digest()) == (173, other.digest())
    fresh_look = Client(desk, ward, enrolment(ward, desk))
    assert fresh_look.files_lacking([lost]) == {}
    restored.engine.dispose()


def test_a_centre_that_grew_again_past_a_cursor_is_still_found_out(
    ward: Store, other: Store, desk: Desk, centre: Centre, tmp_path: Path
) -> None:
    notes(ward, 10)
    engine(ward, desk).run()
    backup(centre, tmp_path / "old.db")
    notes(ward, 10)
    engine(ward, desk).run()
    engine(other, desk).run()
    centre.engine.dispose()
    desk.centre = restored = opened(connect(f"sqlite:///{tmp_path / 'old.db'}"))
    third = Store.open(
        tmp_path / "third",
        office="ward-07",
        clock=ward._clock,
        projector=ward._projector,
        state=tmp_path / "pc-third",
    )
    join(third, desk)
    notes(third, 40)
    engine(third, desk).run()  # now the centre's position is beyond the cursors of old, with another history below
    third.close()
    result = engine(other, desk).run()
    assert (result.ok, result.agreed, result.pulled) == (True, True, 40)
    assert "restored" in [notice.code for notice in result.notices]
    assert engine(ward, desk).run().agreed
    assert pages.digest(restored) == (60, other.digest())
    restored.engine.dispose()


def cloned(store: Store, tmp_path: Path, name: str) -> None:
    """Copy a PC's whole disk: the data folder, and the place of nonces and keys."""
    shutil.copytree(tmp_path / name, tmp_path / f"{name}-image" / name)
    shutil.copytree(tmp_path / f"pc-{name}", tmp_path / f"{name}-image" / f"pc-{name}")


def _put_back(open_store: OpenStore, tmp_path: Path, name: str) -> Store:
    """The image comes back in the same place, nonce and all: nothing on the PC shows it."""
    shutil.rmtree(tmp_path / name)
    shutil.rmtree(tmp_path / f"pc-{name}")
    shutil.copytree(tmp_path / f"{name}-image" / name, tmp_path / name)
    shutil.copytree(tmp_path / f"{name}-image" / f"pc-{name}", tmp_path / f"pc-{name}")
    return open_store(name)


@pytest.mark.parametrize("wrote", [0, 3])
def test_a_pc_put_back_from_an_image_takes_a_new_id(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre, tmp_path: Path, wrote: int
) -> None:
    notes(ward, 10)
    engine(ward, desk).run()
    ward.close()
    cloned(ward, tmp_path, "ward")
    ward = open_store("ward")
    old = ward.device
    notes(ward, 5)
    engine(ward, desk).run()
    ward.close()
    again = _put_back(open_store, tmp_path, "ward")
    assert again.device == old
    notes(again, wrote, "case:2")
    loud = engine(again, desk, heal=False).run()
    assert isinstance(loud.error, SyncError)
    assert (loud.error.code, loud.stage, again.device) == ("fork", "hello", old)
    assert sum(again.held().values()) == 10 + wrote

    result = engine(again, desk, parts=tmp_path / "parts").run()
    assert (result.ok, result.agreed, result.pulled) == (True, True, 5)
    assert [notice.code for notice in result.notices] == ["new_device"]
    assert again.device != old
    assert again.waiting().entries == 0
    assert pages.digest(centre) == (15 + wrote, again.digest())
    assert [entry.data for entry in again.entries("case:2")] == [{"text": f"note {i}"} for i in range(wrote)]
    assert not (tmp_path / "parts" / "successor").exists()


def test_the_new_id_is_enrolled_even_if_the_line_breaks_in_between(
    ward: Store, open_store: OpenStore, desk: Desk, tmp_path: Path
) -> None:
    notes(ward, 4)
    engine(ward, desk).run()
    ward.close()
    cloned(ward, tmp_path, "ward")
    ward = open_store("ward")
    notes(ward, 1)
    engine(ward, desk).run()
    ward.close()
    again = _put_back(open_store, tmp_path, "ward")
    notes(again, 2)
    line = Spoiled(desk, nth("POST /v1/enrol", 1, "before"))
    assert not engine(again, desk, line, patience=0, parts=tmp_path / "parts").run().ok
    result = engine(again, desk, parts=tmp_path / "parts").run()
    assert (result.ok, result.agreed) == (True, True)
    assert again.waiting().entries == 0


@pytest.mark.parametrize("moment", ["POST /v1/entries", "GET /v1/entries"])
def test_a_clone_that_writes_during_the_exchange_is_noticed_in_it(desk: Desk, centre: Centre, moment: str) -> None:
    store, colleague = MemoryStore("ward-07"), MemoryStore("ward-07")
    join(store, desk)  # type: ignore[arg-type]
    join(colleague, desk)  # type: ignore[arg-type]
    store.write()
    assert engine(store, desk).run().ok  # type: ignore[arg-type]
    clone = store.copied()
    if moment.startswith("POST"):
        store.write()
    wrote = False

    def meanwhile(method: str, target: str) -> str:
        nonlocal wrote
        if f"{method} {target}".startswith(moment) and not wrote:
            wrote = True
            clone.write()
            assert engine(clone, desk).run().ok  # type: ignore[arg-type]
        return "ok"

    result = engine(store, desk, Spoiled(desk, meanwhile)).run()  # type: ignore[arg-type]
    assert (result.ok, result.agreed) == (True, True)
    assert [notice.code for notice in result.notices] == ["new_device"]
    assert clone.device in store.chains
    assert len(store.entries()) == pages.digest(centre)[0] == (3 if moment.startswith("POST") else 2)


def test_a_pc_that_found_out_by_itself_still_hands_over_what_it_wrote(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre
) -> None:
    notes(ward, 3)
    old = ward.device
    ward.new_device()
    join(ward, desk)
    notes(ward, 2)
    result = engine(ward, desk).run()
    assert (result.ok, result.agreed, result.waiting.entries) == (True, True, 0)
    assert ward.acknowledged(old).seq == 3
    assert pages.digest(centre) == (5, ward.digest())


def forked_at_third(ward: Store, other: Store, desk: Desk, open_store: OpenStore) -> Store:
    """`other` holds another history of the ward's device than the centre, as after a clone and a centre put back."""
    notes(ward, 3)
    engine(ward, desk).run()
    lost = open_store("lost")
    notes(lost, 2, "case:2")
    other.apply(list(_as_device(lost, ward.device)))
    third = open_store("third")
    join(third, desk)
    notes(third, 4)
    engine(third, desk).run()
    return third


def test_a_third_pc_between_two_histories_is_healed_and_loses_nothing(
    ward: Store, other: Store, desk: Desk, open_store: OpenStore, centre: Centre
) -> None:
    third = forked_at_third(ward, other, desk, open_store)
    before = {entry.id for entry in other.own_after(0, 9, ward.device)}
    result = engine(other, desk).run()
    assert (result.ok, result.agreed, result.waiting.entries) == (True, True, 0)
    assert [notice.code for notice in result.notices][-1] == "two_histories"
    assert other.held()[third.device] == 4
    assert other.own_after(0, 9, ward.device) == ward.own_after(0, 9)
    saved = [entry for entry in other.entries("case:2") if entry.id in before]
    assert {entry.id for entry in saved} == before, "what only this PC still held went to the centre"
    assert len({entry.device for entry in saved} - {other.device, ward.device}) == 1, "in a chain of its own"
    for store in (ward, third):
        assert engine(store, desk).run().agreed
    assert pages.digest(centre) == (9, ward.digest()) == (9, other.digest()) == (9, third.digest())
    assert other.verify().faults == ()
    lived = other.dump_projections()
    other.rebuild()
    assert other.dump_projections() == lived


def test_where_nothing_may_be_healed_it_is_refused_loudly(
    ward: Store, other: Store, desk: Desk, open_store: OpenStore
) -> None:
    third = forked_at_third(ward, other, desk, open_store)
    result = engine(other, desk, heal=False).run()
    assert isinstance(result.error, SyncError)
    assert result.error.code == "fork"
    assert other.held()[third.device] == 4, "the others' entries still come"
    assert other.cursor().place == ""


def test_entries_that_another_pc_brought_under_another_id_are_not_sent_again(
    ward: Store, desk: Desk, centre: Centre
) -> None:
    """Another PC rescued entries of ours that a restored centre had lost, before we called again."""
    notes(ward, 3)
    helper = MemoryStore("ward-07")
    join(helper, desk)  # type: ignore[arg-type]
    helper.apply(ward.own_after(0, 2))
    helper.adopt_fork(ward.device, 1)
    assert engine(helper, desk).run().ok  # type: ignore[arg-type]
    old = ward.device
    result = engine(ward, desk).run()
    assert (result.ok, result.agreed) == (True, True)
    assert "brought_elsewhere" in [notice.code for notice in result.notices]
    assert ward.device != old
    assert pages.digest(centre) == (3, ward.digest())


def _seen_by(ward: Store, desk: Desk) -> tuple[MemoryStore, set[str], MemoryStore]:
    """The head of office's PC as put back, two entries of it that only the ward still has, and it as it was."""
    head = MemoryStore("head-office")
    join(head, desk, whole_body=True)  # type: ignore[arg-type]
    was = head.copied()
    written = [was.write(office) for office in ("head-office", "ward-07", "head-office", "ward-07", "head-office")]
    ward.apply([written[1], written[3]], holes=True)
    return head, {written[1].id, written[3].id}, was


@pytest.mark.parametrize("goes_on", [0, 3, 9])
def test_scattered_entries_of_another_pc_come_back_to_a_centre_that_lost_them(
    ward: Store, desk: Desk, centre: Centre, goes_on: int
) -> None:
    """The PC that wrote them and the centre were both put back; what a ward saw of them has no chain before it."""
    head, seen, _ = _seen_by(ward, desk)
    assert engine(ward, desk).run().ok
    assert ward.held()[head.device] == 4, "the PC that wrote them may bring them yet"
    for _ in range(goes_on):
        head.write("head-office")  # under the same numbers, and where the ward does not see it
    old = head.device
    assert engine(head, desk).run().agreed  # type: ignore[arg-type]
    result = engine(ward, desk).run()
    assert (result.ok, result.agreed, result.waiting.entries) == (True, True, 0)
    assert "two_histories" in [notice.code for notice in result.notices]
    assert engine(head, desk).run().agreed  # type: ignore[arg-type]
    assert head.device == old
    assert seen <= {entry.id for entry in head.entries()}
    assert {entry.id for entry in ward.entries("case:1")} == seen
    result = engine(ward, desk).run()
    assert (result.agreed, result.pulled, result.notices) == (True, 0, ())
    with reading(centre.engine) as connection:
        assert len(connection.execute(select(chain)).all()) == len(seen) + goes_on
    assert ward.verify().faults == ()


def test_scattered_entries_are_left_to_the_pc_that_still_has_them(ward: Store, desk: Desk, centre: Centre) -> None:
    _, seen, head = _seen_by(ward, desk)
    assert engine(ward, desk).run().ok
    old = head.device
    assert engine(head, desk).run().agreed  # type: ignore[arg-type]
    result = engine(ward, desk).run()
    assert (result.agreed, result.notices, head.device) == (True, (), old)
    assert {entry.id for entry in ward.entries("case:1")} == seen
    assert pages.digest(centre)[0] == 5


def _as_device(store: Store, device: str):  # type: ignore[no-untyped-def]
    from dataclasses import replace

    from desktop.core.entry import GENESIS

    prev = GENESIS
    for entry in store.own_after(0, 100):
        sealed = replace(entry, device=device, prev=prev, hash="").sealed()
        prev = sealed.hash
        yield sealed


def test_head_of_office_sees_the_body_and_a_ward_only_itself(
    ward: Store, open_store: OpenStore, desk: Desk, centre: Centre
) -> None:
    second = open_store("ward-8", office="ward-08")
    join(second, desk)
    head = open_store("head", office="head-office")
    join(head, desk, whole_body=True)
    foreign = open_store("foreign", office="ward-f")
    join(foreign, desk, body="another-body")
    for store, count in ((ward, 3), (second, 4), (foreign, 5)):
        notes(store, count, f"case:{store.office.replace('ward-0', 'ward-')}")
        assert engine(store, desk).run().ok
    result = engine(head, desk).run()
    assert (result.pulled, result.agreed) == (7, True)
    say(head, "case:ward-8", text="from the head")  # into a ward's file, between two of its own office
    say(head, "case:head", text="of the head's own")
    assert engine(head, desk).run().agreed
    assert engine(second, desk).run().pulled == 1
    assert engine(ward, desk).run().pulled == 0
    assert second.held()[head.device] == 1
    say(head, "case:head", text="later")
    say(head, "case:ward-8", text="again")
    assert engine(head, desk).run().agreed
    result = engine(second, desk).run()
    assert (result.pulled, result.agreed) == (1, True)
    assert second.missing() == [(head.device, 2, 3)]


def test_attachments_that_a_centre_lost_without_an_entry_are_sent_again(
    ward: Store, desk: Desk, centre: Centre, tmp_path: Path
) -> None:
    lost = picture(ward, b"came just after the backup was taken")
    one = engine(ward, desk, Spoiled(desk, nth("PUT /v1/files", 1, "before")), patience=0, parts=tmp_path / "parts")
    assert not one.run().ok
    backup(centre, tmp_path / "old.db")  # all entries are in it, and every cursor holds
    assert one.run().files_sent == 1
    centre.engine.dispose()
    desk.centre = restored = opened(connect(f"sqlite:///{tmp_path / 'old.db'}"))
    again = engine(ward, desk, parts=tmp_path / "parts").run()  # the program was started anew
    assert (again.ok, again.files_sent) == (True, 1)
    assert Client(desk, ward, enrolment(ward, desk)).files_lacking([lost]) == {}
    restored.engine.dispose()


def test_a_centre_put_back_twice_into_the_same_epoch_is_found_out(
    ward: Store, other: Store, desk: Desk, centre: Centre, tmp_path: Path
) -> None:
    notes(ward, 2)
    engine(ward, desk).run()
    engine(other, desk).run()
    backup(centre, tmp_path / "first.db")
    shutil.copy(tmp_path / "first.db", tmp_path / "second.db")
    notes(ward, 3)
    engine(ward, desk).run()
    centre.engine.dispose()
    epochs = set()
    for name in ("first.db", "second.db"):
        desk.centre = restored = opened(connect(f"sqlite:///{tmp_path / name}"))
        result = engine(ward, desk).run()
        assert (result.ok, result.agreed) == (True, True)
        assert "restored" in [notice.code for notice in result.notices]
        epochs.add(ward.cursor().epoch)
        assert engine(other, desk).run().agreed
        restored.engine.dispose()
    assert len(epochs) == 2
    assert other.digest() == ward.digest()


def test_a_clone_of_a_clone_does_not_bring_an_entry_twice(desk: Desk, centre: Centre) -> None:
    store = MemoryStore("ward-07")
    join(store, desk)  # type: ignore[arg-type]
    store.write()
    first = store.copied()
    store.write()
    first.write(data={"text": "in both copies of the copy"})
    second = first.copied()
    first.write()
    second.write()
    for each in (store, first, second):
        assert engine(each, desk).run().ok  # type: ignore[arg-type]
    for each in (store, first, second):
        result = engine(each, desk).run()  # type: ignore[arg-type]
        assert (result.ok, result.agreed) == (True, True)
    assert pages.digest(centre)[0] == 5
    assert {len(each.entries()) for each in (store, first, second)} == {5}
    assert len({each.device for each in (store, first, second)}) == 3
