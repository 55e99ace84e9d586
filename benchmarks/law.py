"""Speed of the law: loading every pack from its compiled cache, and the clocks of 10,000 open cases.

`python -m benchmarks.law [FOLDER]`: FOLDER holds the packs (the program's own by default). Exits 1 above a floor.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

from desktop.law.clocks import clocks
from desktop.law.files import ACTS
from desktop.law.model import Fact
from desktop.law.overlays import office_overlay
from desktop.law.packs import Act, load

LOAD_FLOOR = 0.150  # seconds
CLOCKS_FLOOR = 1.0
CASES = 10_000
TODAY = date(2026, 11, 30)


def measure(job: Callable[[], object], times: int) -> tuple[float, float, float]:
    """The shortest, middle and longest run of `job`, in seconds."""
    runs = []
    for _ in range(times):
        begun = time.perf_counter()
        job()
        runs.append(time.perf_counter() - begun)
    return min(runs), statistics.median(runs), max(runs)


def open_cases(act: Act) -> list[list[Fact]]:
    """Cases as an office has them: notices of intention to build, some with demands, notices, causes and orders."""
    chance = random.Random(187)
    cases = []
    for n in range(CASES):
        day = TODAY - timedelta(days=chance.randrange(120))
        facts = [Fact("application.received", day, f"a{n}", {"provision": f"{act.id}:187:2", "about": f"app{n}"})]
        if n % 3 == 0:
            demand = {"provision": f"{act.id}:187:5b", "about": f"app{n}"}
            facts.append(Fact("particulars.demanded", day + timedelta(days=20), f"d{n}", demand))
        if n % 6 == 0:
            facts.append(Fact("particulars.received", day + timedelta(days=33), f"p{n}", demand))
        if n % 2 == 0:
            told = {"": {"length": 15, "unit": "day"}}
            notice = {"provision": f"{act.id}:187:8b", "about": f"n{n}", "set": told}
            facts += [
                Fact("notice.issued", day + timedelta(days=5), f"i{n}", notice),
                Fact("notice.served", day + timedelta(days=9), f"s{n}", notice),
            ]
        if n % 4 == 0:
            facts.append(Fact("cause.shown", day + timedelta(days=20), f"c{n}", {"about": f"n{n}"}))
        cases.append(facts)
    return cases


def main(folder: Path) -> int:
    """Measure, print, and say whether the floors hold."""
    with tempfile.TemporaryDirectory() as kept:
        cache = Path(kept)
        begun = time.perf_counter()
        act = load(folder, cache=cache).act("mp-1961")
        print(f"compile every pack: {time.perf_counter() - begun:.2f} s")
        loads = measure(lambda: load(folder, cache=cache), 15)
    print(f"load every pack from cache (min / median / max): {' / '.join(f'{t * 1000:.1f}' for t in loads)} ms")
    provisions = tuple(id for id in act.ids if id.startswith(("mp-1961:187:", "mp-1961:194:")))
    office = office_overlay({"weekly_off": [6, "second_saturday"]})
    cases = open_cases(act)
    found = sum(len(clocks(act, provisions, facts, TODAY, office, "nagar_panchayat")) for facts in cases)

    def all_clocks() -> None:
        for facts in cases:
            clocks(act, provisions, facts, TODAY, office, "nagar_panchayat")

    runs = measure(all_clocks, 5)
    print(f"{found} clocks of {CASES} cases (min / median / max): {' / '.join(f'{t:.2f}' for t in runs)} s")
    return int(loads[0] > LOAD_FLOOR or runs[0] > CLOCKS_FLOOR)  # the best run: other work on the machine is not ours


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else ACTS))
