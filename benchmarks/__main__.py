"""`make bench`: every benchmark in turn, each against its floor in the same run; the output goes to results.md too."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

from desktop.core.clock import SystemClock, today

RESULTS = Path(__file__).with_name("results.md")
RUNS = {
    "The law: packs from their cache, clocks of 10,000 cases": ["benchmarks.law"],
    "Papers: pages a second": ["benchmarks.printing"],
    "The store: search, pages, saving, rebuilding": ["benchmarks.store", "--cases", "10000", "100000"],
    "The window: start, pages, leaps, stalls, a soak": ["benchmarks.window", "--cases", "200000"],
    "The map: 50,000 parcels": ["benchmarks.map"],
    "The exchange: entries to the centre and back": ["benchmarks.sync"],
}


def main() -> int:
    """Run all; returns 1 if any ended with a fault."""
    told = [
        f"# Speed, {today(SystemClock()).isoformat()}",
        "",
        f"Python {platform.python_version()}, {platform.machine()}.",
        "",
    ]
    failed = False
    for title, command in RUNS.items():
        print(f"== {title}", flush=True)
        ran = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, check=False)
        failed |= ran.returncode != 0
        print(ran.stdout + ran.stderr, flush=True)
        told += [f"## {title}", "", "```", ran.stdout.strip(), "```", ""]
    RESULTS.write_text("\n".join(told), encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
