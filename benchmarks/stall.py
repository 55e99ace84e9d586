"""How long the window's event loop waits while an exchange, an import and a run of prints go on together.

    python -m benchmarks.stall [--rounds 10] [--cases 200000] [--dir DIR]

Each round is real work in the lanes the window does it in, begun as the window begins it: an exchange with a centre in
a process of its own that holds new entries of another PC, an old register brought in from a .csv file, notices set in
type, and then a job of the print queue whose pages are drawn for a printer at 300 dots to the inch (which writes them
into a file). The list of all cases is shown meanwhile, is painted ten times a second as somebody scrolls in it, and reads
itself anew when the exchange is over. A timer of 5 ms in the screen's thread tells its longest wait. On a busy machine
every thread also waits for a processor, so `own` takes of each wait no more than the processor time of the whole program
within it: what the wait would be on a machine of our own, or more. `idle` is the longest wait while nothing is done.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.core.clock import instant_text
from desktop.core.entry import GENESIS, Entry
from desktop.core.ids import uuid7

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if TYPE_CHECKING:
    from benchmarks.window import Clerk

BEAT = 5  # milliseconds
SCROLL = 0.1  # seconds after which the list is painted anew, all of it
OTHERS = "others.pickle"
ROUNDS = 10
LIMIT = 50.0
ENTRIES, LINES, SHEETS = 1_000, 150, 20  # a round's; as many sheets are set in type as are printed
REGISTER = {
    "form": "building_notice",
    "register": "Building permissions 1998",
    "columns": {"Old number": "old_number", "Received": "received_on", "Name": "applicant_latin", "Ward": "ward"},
    "key": ["old_number", "received_on"],
}


class Beats:
    """The waits of the screen's thread between two beats, in milliseconds, each with the processor time of the program
    in it."""

    def __init__(self) -> None:
        from PySide6.QtCore import QTimer

        self.waits: list[tuple[float, float]] = []
        self._last = (time.perf_counter(), time.process_time())
        self._timer = QTimer()
        self._timer.timeout.connect(self._beat)
        self._timer.start(BEAT)

    def begin(self) -> None:
        """Forget what was."""
        self.waits.clear()
        self._last = (time.perf_counter(), time.process_time())

    def worst(self) -> tuple[float, float]:
        """The longest wait, and the longest of which no more is counted than the program's processor time within it."""
        return max(each for each, _ in self.waits), max(map(min, self.waits))

    def _beat(self) -> None:
        now, used = time.perf_counter(), time.process_time()
        self.waits.append(((now - self._last[0]) * 1000, (used - self._last[1]) * 1000))
        self._last = (now, used)


def serve(folder: Path, office: str) -> None:
    """The centre's process: for every line read, as many new entries of another PC lie at the centre; it is kept for
    another run, as it holds what the office has."""
    from benchmarks.sync import Memory
    from central import embed
    from desktop.sync.client import enrol
    from desktop.sync.engine import Engine
    from desktop.sync.transport import HttpTransport

    centre = embed.start(folder / "centre.db")
    entries = pickle.loads((folder / OTHERS).read_bytes())  # our own, written a moment ago
    there = Memory(entries[0].device, office, [])
    transport = HttpTransport(centre.url)
    kept = enrol(transport, centre.code(office), there.device, there.signer.public, "bench", there.signer.sign)
    engine = Engine(there, transport, kept)
    print(json.dumps([centre.url, centre.code(office)]), flush=True)
    given = 0
    for line in sys.stdin:
        given += int(line)
        there.entries[there.device] = entries[:given]
        print(json.dumps(engine.run().ok), flush=True)
    centre.stop()


def _others(clerk: Clerk, case: str, count: int) -> list[Entry]:
    """Applications as another PC of the office received them, after the pattern of one of ours."""
    first = clerk.window.desk.store.entries(f"case:{case}")[0]
    device, prev, at, found = uuid7(), GENESIS, datetime.now(UTC) - timedelta(hours=1), []
    for n in range(count):
        at += timedelta(milliseconds=50)
        made = replace(
            first, id=uuid7(), device=device, seq=n + 1, subject=f"case:{uuid7()}", prev=prev, at=instant_text(at),
            data={**first.data, "number": f"{first.data['number']}-{device[-4:]}-{n}"},
        ).sealed()  # fmt: skip
        prev = made.hash
        found.append(made)
    return found


def stalls(clerk: Clerk, folder: Path, case: str, rounds: int = ROUNDS) -> dict[str, Any]:
    """The worst waits of each round; the longest of all is `stall`."""
    from desktop.ui.page import Route

    (folder / OTHERS).write_bytes(pickle.dumps(_others(clerk, case, rounds * ENTRIES)))
    words = [
        sys.executable,
        "-m",
        "benchmarks.stall",
        "--serve",
        clerk.window.desk.store.office,
        "--dir",
        str(folder),
    ]
    centre = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    if centre.stdin is None or centre.stdout is None:
        raise SystemExit("the centre's process has no pipes")
    try:
        url, code = json.loads(centre.stdout.readline())
        _join(clerk, folder / "office" / "centre.json", url, code)
        _to_file(folder)
        clerk.window.go_home(Route("list", ("cases",)))
        clerk.rest()
        beats = Beats()
        idle = _idle(clerk, beats)
        found = []
        for n in range(rounds):
            centre.stdin.write(f"{ENTRIES}\n")
            centre.stdin.flush()
            centre.stdout.readline()
            found.append(_round(clerk, beats, folder, case, n))
    finally:
        centre.stdin.close()
        centre.wait(60)
    own = [each for _, each in found]
    return {
        "stall_idle": round(idle, 1),
        "stall": round(max(wait for wait, _ in found), 1),
        "stalls": [round(wait, 1) for wait, _ in found],
        "stall_own": round(max(own), 1),
        "stalls_own": [round(each, 1) for each in own],
    }


def _join(clerk: Clerk, kept: Path, url: str, code: str) -> None:
    """Enrol, unless that was done in an earlier run, and bring everything to the centre that the office holds."""
    from desktop.sync.enrolment import Enrolment

    room = clerk.window.room
    if known := Enrolment.load(kept):
        replace(known, url=url).save(kept)
    else:
        room.enrol(url, code, "")
    truth = room.sync(lambda truth: None, lambda: False)
    if truth.last_error:
        raise SystemExit(f"the first exchange did not go through: {truth}")


def _idle(clerk: Clerk, beats: Beats) -> float:
    beats.begin()
    end = time.perf_counter() + 2
    while time.perf_counter() < end:
        clerk.app.processEvents()
        time.sleep(0.001)
    return beats.worst()[0]


def _round(clerk: Clerk, beats: Beats, folder: Path, case: str, n: int) -> tuple[float, float]:
    from desktop.casework.printjobs import Settings, piece_of
    from desktop.printing.specimen import specimens

    window, desk = clerk.window, clerk.window.desk
    table = folder / "register.csv"
    with table.open("w", encoding="utf-8", newline="") as stream:
        lines = [[f"{time.time_ns()}/{line}", "3.2.98", f"Ram Lal {line}", "27"] for line in range(LINES)]
        csv.writer(stream).writerows([list(REGISTER["columns"]), *lines])
    orders = [order for _, order in specimens(("sample",), ("notice",))]
    orders = (orders * (SHEETS // len(orders) + 1))[:SHEETS]
    for left in window.room.prints.jobs():  # by a run that was broken off
        window.room.prints.cancel(left.id)
    window.room.prints.add("Sheets", [piece_of(desk.case(case).papers[0])] * SHEETS, Settings())
    outcome: dict[str, Any] = {}

    def bring() -> Any:
        registers = window.room.registers
        return registers.bring(
            desk, table, REGISTER, dry_run=False, bad_rows=None, progress=lambda row: None, cancelled=lambda: False
        )

    def keep(name: str) -> Callable[..., None]:
        return lambda *found: outcome.__setitem__(name, next(each for each in found if each is not None))

    over = [window.sync.over.connect(keep("sync")), window.prints.over.connect(keep("prints"))]
    beats.begin()
    window.sync.start(window.room)
    window.lanes.run("write", bring, keep("register"), keep("register"))
    window.lanes.run("print", lambda: [desk.press.print(order) for order in orders], keep("set"), keep("set"))
    window.prints.start(window.room)
    scrolled = time.perf_counter()
    while len(outcome) < 4 or window.lanes.busy():
        clerk.app.processEvents()
        time.sleep(0.001)
        if time.perf_counter() - scrolled > SCROLL:
            scrolled = time.perf_counter()
            window.page.view.viewport().update()
    worst = beats.worst()
    window.sync.over.disconnect(over[0])
    window.prints.over.disconnect(over[1])
    faults = [each for each in outcome.values() if isinstance(each, Exception)]
    if (
        faults
        or outcome["sync"].last_error
        or outcome["register"].saved != LINES
        or outcome["prints"].papers != SHEETS
    ):
        raise SystemExit(f"round {n}: the work was not done: {str(outcome)[:2000]}")
    return worst


def _to_file(folder: Path) -> None:
    """A printer that writes files, as every PC has one."""
    from desktop.ui import printer

    real = printer.make_printer

    def make(settings: Any) -> Any:
        made = real(settings)
        made.setOutputFormat(made.OutputFormat.PdfFormat)
        made.setOutputFileName(str(folder / "sheet.pdf"))
        return made

    printer.make_printer = make


def main() -> int:
    """Measure; 1 if the limit is missed."""
    from benchmarks.window import Clerk, fill

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--cases", type=int, default=200_000)
    parser.add_argument("--dir", type=Path, default=None)
    parser.add_argument("--serve", default="", help="the centre's process, for an office")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as throwaway:
        folder = options.dir or Path(throwaway)
        if options.serve:
            serve(folder, options.serve)
            return 0
        folder.mkdir(parents=True, exist_ok=True)
        case = fill(folder, options.cases)
        clerk = Clerk(folder)
        told = stalls(clerk, folder, case, options.rounds)
        clerk.window.close()
    print(json.dumps(told, indent=1))
    return int(told["stall_own"] > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
