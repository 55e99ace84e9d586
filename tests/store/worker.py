"""A program of its own that works on a store until it is done or killed; says what was saved, a line each."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from desktop.casework.ports import Draft
from desktop.core.clock import SystemClock
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.store.store import Store
from tests.store.work import DAY, OFFICER, project


def main() -> int:
    """Open, work, close."""
    options = argparse.ArgumentParser()
    options.add_argument("root", type=Path)
    options.add_argument("--steps", type=int, default=1_000_000)
    options.add_argument("--stay", action="store_true")
    given = options.parse_args()
    try:
        store = Store.open(
            given.root / "data",
            office="office:ward-12",
            clock=SystemClock(),
            projector=project,
            state=given.root / "pc",
        )
    except StoreError as error:
        print(json.dumps({"code": error.code, "message": error.message}), file=sys.stderr)
        return 1
    for _ in range(given.steps):
        step_of_work(store)
    if given.stay:
        time.sleep(2)
    store.close()
    return 0


def step_of_work(store: Store) -> None:
    """Two entries, a number and a paper in one step; then the line that acknowledges it."""
    subject = f"case:{uuid7()}"
    with store.writing(OFFICER) as step:
        number = step.next_number("A")
        step.add(Draft(subject, "application.received", DAY, {"name": "रमेश Ramesh", "numbers": [["A", number]]}))
        sha256 = step.put_blob(os.urandom(40_000))
        step.add(Draft(subject, "notice.issued", DAY, {"sha256": sha256}))
    os.write(1, f"{subject} {sha256}\n".encode())


if __name__ == "__main__":
    sys.exit(main())
