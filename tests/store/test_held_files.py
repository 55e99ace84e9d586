"""A virus scanner that holds a new file, a disk that takes its time, two people of one PC."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from desktop.casework.ports import Draft, Filter
from desktop.core.errors import StoreError
from desktop.store import folder
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, receive


def paper(store: Store, content: bytes) -> str:
    with store.writing(OFFICER) as step:
        sha = step.put_blob(content)
        step.add(Draft("case:1", "notice.issued", DAY, {"sha256": sha}))
    return sha


def scanner(monkeypatch: pytest.MonkeyPatch, times: int) -> list[Path]:
    """Refuses to let a new file be renamed so many times, as Windows does while another program holds it."""
    held: list[Path] = []
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if self.suffix == ".part" and len(held) < times:
            held.append(self)
            raise PermissionError(13, "The process cannot access the file", str(self))
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(folder, "_PATIENCE", (0.01, 0.01, 0.01))
    return held


def test_a_file_held_for_a_moment_is_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    held = scanner(monkeypatch, 3)
    assert store.blob(paper(store, b"%PDF-1.7 held")) == b"%PDF-1.7 held"
    assert len(held) == 3


def test_a_file_held_for_good_voids_its_step_and_nothing_else(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    receive(store, name="Ramesh")
    before = store.stats().entries
    with monkeypatch.context() as patched:
        scanner(patched, 1_000)
        with pytest.raises(StoreError) as refused:
            paper(store, b"%PDF-1.7 held")
    assert refused.value.code in ("read_only", "disk_error", "locked")
    assert store.stats().entries == before
    assert not list((tmp_path / "data" / "blobs").rglob("*.part"))
    assert store.blob(paper(store, b"%PDF-1.7 held")) == b"%PDF-1.7 held"


def test_on_a_slow_disk_a_step_is_acknowledged_late_and_reading_goes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    receive(store, name="Ramesh")
    real, slow, told = os.fsync, threading.Event(), []

    def fsync(handle: int) -> None:
        slow.set()
        time.sleep(0.6)
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    worker = threading.Thread(target=lambda: told.append(paper(store, b"%PDF-1.7 slow")))
    worker.start()
    assert slow.wait(10)
    began = time.monotonic()
    assert store.count(Filter(text="Ramesh")) == 1
    assert time.monotonic() - began < 0.5, "reading does not wait for the disk"
    assert told == [], "not acknowledged before it is on the disk"
    worker.join(20)
    assert store.blob(told[0]) == b"%PDF-1.7 slow"


def test_two_people_of_one_pc_have_each_their_own(open_store: Open) -> None:
    one, two = open_store("asha/office", state="asha"), open_store("ravi/office", state="ravi")
    receive(one, name="Ramesh")
    receive(two, name="Suresh")
    assert one.device != two.device
    assert (one.count(Filter(text="Ramesh")), two.count(Filter(text="Ramesh"))) == (1, 0)
    with pytest.raises(StoreError) as refused:
        open_store("asha/office", state="ravi")
    assert refused.value.code == "in_use"
