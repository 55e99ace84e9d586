"""`make bench`: every benchmark, each against its floor in the same run; one table, kept in results.md as well, the
growth with the cases drawn in scale.svg.

    python -m benchmarks [--cases 10000 100000 1000000] [--only store sync …]

A million cases take some twenty minutes and 4 GB of disk; `--cases 10000 100000` is the quick form.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path

from benchmarks import plots
from benchmarks.table import Row, rest_of, rows_of, table
from desktop.core.clock import SystemClock, today

RESULTS = Path(__file__).with_name("results.md")
RUNS = {
    "law": "The law: packs from their cache, clocks of 10,000 cases",
    "printing": "Papers: pages a second",
    "store": "The store: search, pages, saving, rebuilding",
    "map": "The map: 50,000 parcels",
    "sync": "The exchange: entries to the centre and back",
    "first_load": "A new PC",
    "line": "The exchange on a poor line",
    "window": "The window: start, pages, leaps, stalls, a soak",
}


def main() -> int:
    """Run them; returns 1 if any missed a goal or ended with a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--only", nargs="+", choices=list(RUNS), default=list(RUNS))
    options = parser.parse_args()
    rows: list[Row] = []
    texts: list[str] = []
    failed = False
    for name in options.only:
        print(f"== {RUNS[name]}", flush=True)
        more = ["--cases", *map(str, options.cases)] if name == "store" else []
        command = [sys.executable, "-m", f"benchmarks.{name}", *more]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        failed |= ran.returncode != 0
        rows += rows_of(ran.stdout)
        text = rest_of(ran.stdout)
        print(text + ran.stderr, flush=True)
        texts += [f"## {RUNS[name]}", "", "```", text, "```", ""] if text else []
    head = [
        f"# Speed, {today(SystemClock()).isoformat()}",
        "",
        f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} processors. Ours and floor are of "
        "the same run; other work on the machine moves both, so the ratio counts.",
        "",
        "![how the store's times, memory and disk grow with the cases](scale.svg)",
        "",
        table(rows),
        "",
    ]
    print(table(rows))
    RESULTS.write_text("\n".join([*head, *texts]), encoding="utf-8")
    if "store" in options.only and len(options.cases) > 1:
        failed |= plots.main() != 0
    return int(failed or any("no" in row.met for row in rows))


if __name__ == "__main__":
    sys.exit(main())
