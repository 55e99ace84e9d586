"""`nagardesk demo`: one whole job without a screen, through the code the window uses, with a line that breaks twice."""

from __future__ import annotations

import json
import shutil
import socket
import threading
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from desktop.app import Program, open_program
from desktop.casework.case import CaseFile
from desktop.casework.clockwork import why
from desktop.casework.ruling import clocks_of
from desktop.core.clock import IST, FixedClock
from desktop.core.errors import NagardeskError
from desktop.exchange import Exchange
from desktop.law import packs
from desktop.sample import Job, found_office, read
from desktop.sync.enrolment import write_whole
from desktop.sync.progress import Result

if TYPE_CHECKING:
    from central.embed import Embedded

BEGIN = datetime(2026, 8, 1, 10, tzinfo=IST)


def run(out: Path, say: Callable[[str], None]) -> dict[str, Any]:
    """Do the job and leave every paper in `out`; returns what the command prints as its last line.

    The data folders lie in `out`/data; after a break the demo goes on where the saved entries end.
    """
    out.mkdir(parents=True, exist_ok=True)
    data = out / "data"
    law, clock = packs.load(), FixedClock(BEGIN)
    first = open_program(data / "device-1", clock=clock, state=data / "state-1", law=law)
    try:
        found_office(first)
        job = Job(first, clock, read("job.yaml"))
        _work(job, say)
        _write_papers(first, job.file(), out)
        exchanged = _exchange(first, data, say)
        return _told(first, job, out, exchanged)
    finally:
        first.close()


def _work(job: Job, say: Callable[[str], None]) -> None:
    for number, step in enumerate(job.steps(), 1):
        if job.case and step.done(job.file()):
            say(f"{number:2}  {step.name} (saved before)")
            continue
        step.do()
        say(f"{number:2}  {step.name}")


def _write_papers(program: Program, file: CaseFile, out: Path) -> None:
    for number, paper in enumerate(file.papers, 1):
        write_whole(out / f"{number:02d}-{paper.kind}.pdf", program.store.blob(paper.sha256))


@dataclass(frozen=True, slots=True)
class Exchanged:
    """What the exchange came to: entries held by each, those that went over twice, lost and doubled ones."""

    device: int
    centre: int
    second_device: int
    equal: bool
    resent: int
    lost: int
    doubled: int


def _exchange(first: Program, data: Path, say: Callable[[str], None]) -> Exchanged:
    """Send the day's entries over a line that is cut in the middle of the batch, then over a whole one."""
    from central import embed

    centre = embed.start(data / "centre.db")
    try:
        exchange = Exchange(first)
        if exchange.enrolment() is None:
            exchange.enrol(centre.url, centre.code(first.store.office))
            waiting = first.store.waiting().entries
            say(f"    {waiting} entries wait for the centre")
        resent = _over_a_bad_line(exchange, centre.url, say)
        exchange.move_centre(centre.url)
        result = exchange.run()
        _need_done(result)
        resent += result.resent
        say(f"    the line is back: {result.pushed} entries and {result.files_sent} papers went over")
        return _compare(first, centre, data, resent, say)
    finally:
        centre.stop()


def _over_a_bad_line(exchange: Exchange, url: str, say: Callable[[str], None]) -> int:
    """Two tries over a broken line: the batch is cut in its middle, then the answer to it is lost."""
    resent = 0
    for cut, words in (("request", "in the middle of the batch"), ("answer", "before the answer came")):
        with BadLine(url, cut) as line:
            exchange.move_centre(line.url)
            result = exchange.run(patience=0)
            resent += result.resent
            if result.error:
                say(f"    the line was cut {words}: {result.waiting.entries} entries wait")
    return resent


def _need_done(result: Result) -> None:
    if result.error:
        raise result.error
    if not result.agreed:
        raise NagardeskError("The centre and this PC do not agree after the exchange.", code="not_agreed")


def _compare(first: Program, centre: Embedded, data: Path, resent: int, say: Callable[[str], None]) -> Exchanged:
    """A second device of the same office pulls; the entries of all three are compared one by one."""
    second = open_program(
        data / "device-2",
        clock=first.desk.clock,
        office=first.store.office,
        state=data / "state-2",
        law=first.desk.law,
    )
    try:
        exchange = Exchange(second)
        if exchange.enrolment() is None:
            exchange.enrol(centre.url, centre.code(first.store.office))
        exchange.move_centre(centre.url)
        _need_done(exchange.run())
        _need_done(exchange.run())  # it has learnt of its office now, and tells its own key
        back = Exchange(first)
        _need_done(back.run())
        here, there, centred = _ids(first), _ids(second), _centre_ids(centre)
        same = _same_cases(first, second)
        say(f"    a second device of the office shows the same file: {'yes' if same else 'no'}")
        return Exchanged(
            device=len(here),
            centre=len(centred),
            second_device=len(there),
            equal=same and first.store.digest() == second.store.digest(),
            resent=resent,
            lost=len(set(here) - set(centred)) + len(set(here) - set(there)),
            doubled=sum(len(ids) - len(set(ids)) for ids in (here, there, centred)),
        )
    finally:
        second.close()


def _ids(program: Program) -> list[str]:
    """The ids of all entries in a store, device by device."""
    held = program.store.held()
    return [entry.id for device, seq in held.items() for entry in program.store.own_after(0, seq, device)]


def _centre_ids(centre: Embedded) -> list[str]:
    from central.export import write_entries

    lines = StringIO()
    write_entries(centre.centre, lines, None)
    return [json.loads(line)["id"] for line in lines.getvalue().splitlines()]


def _same_cases(first: Program, second: Program) -> bool:
    cases = first.store.subjects("case:")
    return bool(cases) and all(first.store.entries(case) == second.store.entries(case) for case in cases)


def _told(program: Program, job: Job, out: Path, exchanged: Exchanged) -> dict[str, Any]:
    job.at(job.plan["order"]["day"], 18)
    file = job.file()
    papers = [
        {"kind": p.kind, "language": "+".join(p.languages), "file": f"{n:02d}-{p.kind}.pdf", "sha256": p.sha256}
        for n, p in enumerate(file.papers, 1)
    ]
    clocks = [
        {
            "name": c.name,
            "section": c.section,
            "starts": c.starts.isoformat(),
            "last_day": c.last_day.isoformat() if c.last_day else None,
            "why": why(c, "en"),
        }
        for c in clocks_of(program.desk, file)
    ]
    return {
        "case": file.id,
        "papers": papers,
        "clocks": clocks,
        "entries": {
            "device": exchanged.device,
            "centre": exchanged.centre,
            "second_device": exchanged.second_device,
        },
        "digests_equal": exchanged.equal,
        "resent_entries": exchanged.resent,
        "lost": exchanged.lost,
        "duplicated": exchanged.doubled,
    }


def command(out: Path, as_json: bool) -> int:
    """The command: what happens line by line, and the result as one JSON object in the last line."""
    told = run(out, print if not as_json else _quiet)
    if not as_json:
        print(f"The papers are in {out.resolve()}")
    print(json.dumps(told, ensure_ascii=False))
    return 0 if told["digests_equal"] and not told["lost"] and not told["duplicated"] else 1


def _quiet(line: str) -> None:
    """With --json only the object is printed."""


def clear(out: Path) -> None:
    """Forget an earlier demo in `out`."""
    shutil.rmtree(out / "data", ignore_errors=True)


class BadLine:
    """A line to the centre that breaks once while a batch goes over: in its middle, or before its answer comes."""

    def __init__(self, url: str, cut: str) -> None:
        parts = urlsplit(url)
        self._to = (str(parts.hostname), int(parts.port or 80))
        self._cut = cut
        self._door = socket.create_server(("127.0.0.1", 0))
        self._broken = threading.Event()
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> BadLine:
        threading.Thread(target=self._serve, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:  # the door was closed
                return
            threading.Thread(target=self._carry, args=(caller,), daemon=True).start()

    def _carry(self, caller: socket.socket) -> None:
        """Carry one connection; once broken, nothing gets through any more."""
        with caller, socket.create_connection(self._to) as centre:
            threading.Thread(target=self._back, args=(centre, caller), daemon=True).start()
            while not self._broken.is_set():
                try:
                    piece = caller.recv(65_536)
                except OSError:
                    return
                if not piece:
                    return
                if piece.startswith(b"POST /v1/entries"):
                    self._meet_batch(_whole(piece, caller), caller, centre)
                    return
                centre.sendall(piece)

    def _meet_batch(self, request: bytes, caller: socket.socket, centre: socket.socket) -> None:
        if self._cut == "request":
            head = request.index(b"\r\n\r\n") + 4
            centre.sendall(request[: head + (len(request) - head) // 2])
        else:
            self._broken.set()
            centre.sendall(request)
            centre.recv(65_536)  # the centre has committed; its answer goes nowhere
        self._broken.set()
        for end in (caller, centre):
            end.shutdown(socket.SHUT_RDWR)

    def _back(self, centre: socket.socket, caller: socket.socket) -> None:
        try:
            while (piece := centre.recv(65_536)) and not self._broken.is_set():
                caller.sendall(piece)
        except OSError:
            return


def _whole(piece: bytes, caller: socket.socket) -> bytes:
    """A request read to its end."""
    while b"\r\n\r\n" not in piece:
        piece += caller.recv(65_536)
    head, _, body = piece.partition(b"\r\n\r\n")
    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
    length = int(fields.get(b"content-length", b"0"))
    while len(body) < length:
        body += caller.recv(65_536)
    return head + b"\r\n\r\n" + body
