"""The print queue: jobs outlive a restart, faults stop one job only, nothing is printed twice unasked."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.casework.printjobs import Job, Piece, Settings
from desktop.core.errors import PaperError, StoreError
from desktop.printing.queue import Queue

PAPERS = {"aa": b"one", "bb": b"two", "cc": b"three"}
PIECES = [Piece(sha256, sha256) for sha256 in PAPERS]


def stored(piece: Piece) -> bytes:
    """The bytes of a paper."""
    return PAPERS[piece.sha256]


class Printer:
    """Keeps what it prints; breaks at one paper if told to."""

    def __init__(self, breaks_at: str = "") -> None:
        self.sheets: list[tuple[bytes, int]] = []
        self.breaks_at = breaks_at

    def __call__(self, pdf: bytes, piece: Piece, settings: Settings) -> None:
        if piece.name == self.breaks_at:
            raise OSError("the printer is out of paper")
        self.sheets.append((pdf, settings.copies))


def test_jobs_are_printed_in_their_order_and_told_of(tmp_path: Path) -> None:
    queue, printer, heard = Queue(tmp_path), Printer(), list[Job]()
    first = queue.add("Notices", PIECES, Settings(copies=2))
    queue.add("Receipt", PIECES[:1], Settings())
    summary = queue.run(stored, printer, heard.append)
    assert (summary.papers, summary.done, summary.stopped) == (4, 2, ())
    assert printer.sheets == [(b"one", 2), (b"two", 2), (b"three", 2), (b"one", 1)]
    assert [job.came_out for job in heard if job.id == first.id] == [1, 2, 3]
    assert queue.run(stored, printer).papers == 0
    assert queue.forget() == 2 and queue.jobs() == []


def test_a_fault_stops_its_job_and_the_next_follows(tmp_path: Path) -> None:
    queue, printer = Queue(tmp_path), Printer("bb")
    broken = queue.add("Notices", PIECES, Settings())
    queue.add("Receipt", PIECES[:1], Settings())
    summary = queue.run(stored, printer)
    assert (summary.papers, summary.done) == (2, 1)
    assert summary.stopped == (("Notices", "the printer is out of paper"),)
    job = queue.job(broken.id)
    assert (job.state, job.came_out, job.unsure) == ("stopped", 1, True)
    queue.resume(broken.id, again=True)
    printer.breaks_at = ""
    queue.run(stored, printer)
    assert [pdf for pdf, _ in printer.sheets] == [b"one", b"one", b"two", b"three"]


def test_a_paper_that_is_not_there_stops_the_job_for_sure(tmp_path: Path) -> None:
    def missing(piece: Piece) -> bytes:
        raise StoreError("The paper is missing", code="blob_missing")

    queue = Queue(tmp_path)
    job = queue.add("Notices", PIECES, Settings())
    queue.run(missing, Printer())
    assert queue.job(job.id).fault == "The paper is missing" and not queue.job(job.id).unsure


@pytest.mark.parametrize("again", [True, False])
def test_a_job_cut_short_waits_for_the_clerk_after_a_restart(tmp_path: Path, again: bool) -> None:
    def power_cut(pdf: bytes, piece: Piece, settings: Settings) -> None:
        raise KeyboardInterrupt

    job = Queue(tmp_path).add("Notices", PIECES, Settings())
    with pytest.raises(KeyboardInterrupt):
        Queue(tmp_path).run(stored, power_cut)
    queue, printer = Queue(tmp_path), Printer()
    assert (queue.job(job.id).state, queue.job(job.id).unsure) == ("stopped", True)
    assert queue.run(stored, printer).papers == 0
    queue.resume(job.id, again)
    queue.run(stored, printer)
    assert [pdf for pdf, _ in printer.sheets] == list(PAPERS.values())[0 if again else 1 :]
    assert queue.job(job.id).state == "done"


def test_a_job_may_be_cancelled_also_while_it_prints(tmp_path: Path) -> None:
    queue = Queue(tmp_path)
    job = queue.add("Notices", PIECES, Settings())

    def cancelling(pdf: bytes, piece: Piece, settings: Settings) -> None:
        queue.cancel(job.id)

    assert queue.run(stored, cancelling).papers == 1
    assert (queue.job(job.id).state, queue.job(job.id).came_out) == ("cancelled", 1)


def test_a_run_may_be_broken_off_and_goes_on_later(tmp_path: Path) -> None:
    queue, printer = Queue(tmp_path), Printer()
    queue.add("Notices", PIECES, Settings())
    assert queue.run(stored, printer, wanted=lambda: len(printer.sheets) < 2).papers == 2
    assert queue.run(stored, printer).papers == 1
    assert [pdf for pdf, _ in printer.sheets] == list(PAPERS.values())


def test_how_a_kind_of_paper_is_printed_is_remembered(tmp_path: Path) -> None:
    Queue(tmp_path).remember("notice", Settings("Office", duplex=True, tray="2", copies=3))
    assert Queue(tmp_path).settings("notice") == Settings("Office", duplex=True, tray="2", copies=3)
    assert Queue(tmp_path).settings("receipt") == Settings()


DAMAGES = {
    "torn": lambda told: told[: len(told) // 2],
    "empty": lambda told: b"",
    "zeros": lambda told: bytes(len(told)),
    "a list": lambda told: b"[]",
    "another state": lambda told: told.replace(b'"waiting"', b'"nowhere"'),
    "another id": lambda told: told.replace(b'"id": "0', b'"id": "1'),
    "no number": lambda told: told.replace(b'"came_out": 0', b'"came_out": "0"'),
    "more than there are": lambda told: told.replace(b'"came_out": 0', b'"came_out": 9'),
    "no pieces": lambda told: told.replace(b'"pieces"', b'"places"'),
    "no hash": lambda told: told.replace(b'"sha256": "aa"', b'"sha256": 7'),
    "of a newer program": lambda told: told.replace(b'"unsure"', b'"colour": 1, "unsure"'),
}


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_job_is_put_aside_by_name_and_the_rest_is_printed(tmp_path: Path, how: str) -> None:
    queue, printer = Queue(tmp_path), Printer()
    queue.add("Before", PIECES[:1], Settings())
    bad = queue.add("Notices", PIECES, Settings())
    queue.add("After", PIECES[1:2], Settings())
    path = tmp_path / f"{bad.id}.job"
    told = DAMAGES[how](path.read_bytes())
    assert told != path.read_bytes()
    path.write_bytes(told)
    queue = Queue(tmp_path)
    summary = queue.run(stored, printer)
    assert [pdf for pdf, _ in printer.sheets] == [b"one", b"two"]
    assert (summary.papers, summary.done) == (2, 2)
    assert [(title, f"{bad.id}.damaged" in said) for title, said in summary.stopped] == [(f"{bad.id}.damaged", True)]
    assert not path.exists() and (tmp_path / f"{bad.id}.damaged").read_bytes() == told
    assert [job.state for job in queue.jobs()] == ["damaged", "done", "done"]
    assert queue.forget() == 3 and queue.jobs() == [] and not any(tmp_path.iterdir())


def test_a_job_that_is_damaged_while_others_are_printed_stops_none_of_them(tmp_path: Path) -> None:
    queue, printer = Queue(tmp_path), Printer()
    first, second = queue.add("First", PIECES, Settings()), queue.add("Second", PIECES[:1], Settings())

    def damaging(pdf: bytes, piece: Piece, settings: Settings) -> None:
        printer(pdf, piece, settings)
        (tmp_path / f"{first.id}.job").write_bytes(b"{")

    summary = queue.run(stored, damaging)
    assert [title for title, _ in summary.stopped] == ["First"]
    assert queue.job(second.id).state == "done"


def test_nothing_or_a_job_that_is_gone_is_told(tmp_path: Path) -> None:
    queue = Queue(tmp_path)
    with pytest.raises(PaperError):
        queue.add("Nothing", [], Settings())
    with pytest.raises(PaperError, match="no longer"):
        queue.job("none")
