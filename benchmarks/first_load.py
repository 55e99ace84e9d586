"""A new PC: everything of its office over the line into a real store with its lists built, against rows alone.

    python -m benchmarks.first_load [--cases 60000]

The centre runs in a process of its own on loopback; the floor writes the same entries as bare rows into one table.
"""

from __future__ import annotations

import argparse
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.store import chain, project
from benchmarks.sync import Memory, Took, serve_ours, timed, with_server
from benchmarks.table import Row, say
from central.access import new_code
from central.centre import found, opened
from central.database import connect
from desktop.core.clock import FixedClock
from desktop.core.ids import uuid7
from desktop.store.store import Store
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.ports import SyncStore
from desktop.sync.transport import HttpTransport

GOAL_SECONDS = 300.0


def main() -> int:
    """Measure; 1 if a new PC is not at work within the goal."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=60_000)
    options = parser.parse_args()
    entries = list(chain(options.cases))
    office = entries[0].office
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path = folder / "centre.db"
        db = connect(f"sqlite:///{path}")
        found(db)
        centre = opened(db)

        def exchange(url: str, store: SyncStore) -> Took:
            line = HttpTransport(url)
            code = new_code(centre, office)
            kept = enrol(line, code, store.device, store.signer.public, "bench", store.signer.sign)

            def run() -> None:
                result = Engine(store, line, kept).run()
                if not result.ok or not result.agreed:
                    raise SystemExit(f"the exchange failed: {result}")

            return timed(run, len(entries))

        def work(url: str) -> float:
            exchange(url, Memory(entries[0].device, office, entries))
            bare = min((exchange(url, Memory(uuid7(), office, [])) for _ in range(2)), key=lambda took: took.clock)
            clock = FixedClock(datetime(2026, 11, 30, tzinfo=UTC))
            with Store.open(
                folder / "new", office=office, clock=clock, projector=project, state=folder / "pc"
            ) as store:
                took = exchange(url, store)
                cases = len(store.subjects("case:"))
            taken = took.clock
            print(f"{len(entries)} entries, {cases} cases: {taken:.1f} s, everything searchable")
            say(Row(f"first load, {len(entries):,} entries, searchable", f"{took.rate:,.0f}/s",
                    f"{bare.rate:,.0f}/s (line alone)", round(took.rate / bare.rate, 2), None))  # fmt: skip
            say(Row("an entry of a first load, processors of both sides", f"{took.each:.0f} µs",
                    f"{bare.each:.0f} µs (line alone)", round(took.each / bare.each, 2), None))  # fmt: skip
            say(Row("a new PC of a ward at work", f"{taken:.0f} s", f"goal {GOAL_SECONDS:.0f} s", round(taken / GOAL_SECONDS, 2),
                    1.0))  # fmt: skip
            return taken

        taken = with_server(serve_ours, path, work)
        db.dispose()
    return int(taken > GOAL_SECONDS)


if __name__ == "__main__":
    raise SystemExit(main())
