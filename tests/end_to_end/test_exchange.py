"""What the window is told of the exchange is what the queue holds; a stop stops."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from central import embed
from desktop.app import Program, open_program
from desktop.casework.ports import Draft
from desktop.core.clock import SystemClock, today
from desktop.core.errors import NagardeskError
from desktop.exchange import Exchange
from desktop.room_parts import room_of
from desktop.sync.transport import Answer, HttpTransport, LineCut
from desktop.ui.room import SyncTruth


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    made = open_program(tmp_path / "data", office="ward-07", state=tmp_path / "state")
    yield made
    made.close()


@pytest.fixture
def centre(tmp_path: Path) -> Iterator[embed.Embedded]:
    made = embed.start(tmp_path / "centre.db")
    yield made
    made.stop()


def work(program: Program, papers: int) -> None:
    for n in range(papers):
        with program.store.writing("officer:1") as step:
            sha256 = step.put_blob(f"paper {n}".encode())
            step.add(Draft("office:notes", "note.made", today(SystemClock()), {"sha256": sha256}))


class Cut:
    """A line that is not there while `down`."""

    def __init__(self, url: str) -> None:
        self.line = HttpTransport(url)
        self.down = False

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        if self.down:
            raise LineCut("The centre can't be reached", code="unreachable")
        return self.line.send(method, target, body, headers)


def test_the_screen_is_told_what_the_queue_holds(program: Program, centre: embed.Embedded) -> None:
    line = Cut(centre.url)
    exchange = Exchange(program, lambda url, pin: line)
    work(program, 3)
    assert exchange.truth() == SyncTruth(0, 0), "what goes nowhere waits for nothing"
    room = room_of(program, exchange)
    assert room.enrol is not None
    room.enrol(centre.url, centre.code("ward-07"), "")
    before = exchange.truth()
    assert before.next_try, "an enrolled PC calls by itself"
    assert before.entries_waiting >= 3 and before.files_waiting == 3 and before.waiting_since
    assert (before.centre, before.stage, before.last_done) == (centre.url, "idle", "")
    line.down = True
    truth = room.sync(lambda told: None, lambda: True)  # cancelled: no waiting between the tries
    assert truth.last_error
    assert not truth.reached
    assert (truth.files_waiting, truth.stage) == (3, "idle")
    line.down = False
    seen: list[SyncTruth] = []
    truth = room.sync(seen.append, lambda: False)
    assert (truth.entries_waiting, truth.files_waiting, truth.last_error, truth.stage) == (0, 0, "", "done")
    assert truth.reached
    assert [each.stage for each in seen][:1] == ["hello"]
    assert {"push", "files", "check", "done"} <= {each.stage for each in seen}
    assert [seen[0].files_waiting, seen[-1].files_waiting] == [3, 0]
    assert Exchange(program).truth().last_done == truth.last_done, "known after a restart"


def test_a_stop_ends_the_run_at_its_next_step(program: Program, centre: embed.Embedded) -> None:
    exchange = Exchange(program, lambda url, pin: HttpTransport(centre.url))
    exchange.enrol(centre.url, centre.code("ward-07"))
    work(program, 2)
    stages: list[str] = []

    def report(truth: SyncTruth) -> None:
        stages.append(truth.stage)
        if truth.stage == "files":
            exchange.cancel()

    truth = room_of(program, exchange).sync(report, lambda: False)
    assert truth.last_error
    assert truth.files_waiting > 0
    assert "done" not in stages


def test_without_a_centre_a_run_says_what_to_do(program: Program) -> None:
    with pytest.raises(NagardeskError) as told:
        Exchange(program).run()
    assert told.value.code == "not_enrolled"
