"""How long the window's event loop waits while an exchange, an import and a run of prints go on together.

    python -m benchmarks.stall [--rounds 10] [--cases 200000] [--dir DIR]

Each round is real work in the lanes the window does it in: an exchange with a centre in a process of its own that holds
new entries of another PC, an old register brought in from a .csv file, and notices set and written as PDF. A timer of 5
ms in the screen's thread tells its longest wait. On a busy machine every thread also waits for a processor, so `own`
tells the most processor time that the whole program took within one wait: what the wait would be on a machine of our
own, or more. `idle` is the longest wait while nothing is done.
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
OTHERS = "others.pickle"
ROUNDS = 10
LIMIT = 50.0
ENTRIES, LINES, SHEETS = 1_000, 150, 20  # a round's
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
        """The longest wait, and the most processor time in one."""
        return max(each for each, _ in self.waits), max(own for _, own in self.waits)

    def _beat(self) -> None:
        now, used = time.perf_counter(), time.process_time()
        self.waits.append(((now - self._last[0]) * 1000, (used - self._last[1]) * 1000))
        self._last = (now, used)


def serve(folder: Path, office: str) -> None:
    """The centre's process: for every line read, as many new entries of another PC lie at the centre."""
    from benchmarks.sync import Memory
    from central import embed
    from desktop.sync.client import enrol
    from desktop.sync.engine import Engine
    from desktop.sync.transport import HttpTransport

    centre = embed.start(folder / f"centre-{uuid7()}.db")
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
        (folder / "office" / "centre.json").unlink(missing_ok=True)
        clerk.window.room.enrol(url, code)
        beats = Beats()
        idle = _idle(clerk, beats)
        found = []
        for n in range(rounds):
            centre.stdin.write(f"{ENTRIES}\n")
            centre.stdin.flush()
            centre.stdout.readline()
            found.append(_round(clerk, beats, folder, n))
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


def _idle(clerk: Clerk, beats: Beats) -> float:
    beats.begin()
    end = time.perf_counter() + 2
    while time.perf_counter() < end:
        clerk.app.processEvents()
        time.sleep(0.001)
    return beats.worst()[0]


def _round(clerk: Clerk, beats: Beats, folder: Path, n: int) -> tuple[float, float]:
    from desktop.printing.specimen import specimens

    window, desk = clerk.window, clerk.window.desk
    table = folder / "register.csv"
    with table.open("w", encoding="utf-8", newline="") as stream:
        lines = [[f"{time.time_ns()}/{line}", "3.2.98", f"Ram Lal {line}", "27"] for line in range(LINES)]
        csv.writer(stream).writerows([list(REGISTER["columns"]), *lines])
    orders = [order for _, order in specimens(("sample",), ("notice",))]
    orders = (orders * (SHEETS // len(orders) + 1))[:SHEETS]
    done: list[str] = []

    def bring() -> Any:
        registers = window.room.registers
        return registers.bring(
            desk, table, REGISTER, dry_run=False, bad_rows=None, progress=lambda row: None, cancelled=lambda: False
        )

    jobs = {
        "io": lambda: window.room.sync(lambda truth: None, lambda: False),
        "write": bring,
        "print": lambda: [desk.press.print(order) for order in orders],
    }
    outcome: dict[str, Any] = {}
    beats.begin()
    for lane, work in jobs.items():

        def keep(value: Any, name: str = lane) -> None:
            outcome[name] = value
            done.append(name)

        window.lanes.run(lane, work, keep, keep)
    while len(done) < len(jobs):
        clerk.app.processEvents()
        time.sleep(0.001)
    worst = beats.worst()
    said = outcome["io"], outcome["write"]
    if any(isinstance(each, Exception) for each in outcome.values()) or said[0].last_error or said[1].saved != LINES:
        raise SystemExit(f"round {n}: the work was not done: {said}")
    return worst


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
