"""A PC as a process that works and calls until it is killed: `python -m tests.sync.pc FOLDER URL [--last]`.

Every entry that is saved is printed, so that whoever killed it knows what must be there.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from desktop.casework.ports import Draft
from desktop.core.clock import SystemClock
from desktop.store.store import Store
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.transport import HttpTransport
from tests.store.work import DAY, OFFICER, project


def main(folder: Path, url: str, last: bool) -> int:
    """Work, or with `last` only call until everything agrees."""
    kept = Enrolment.load(folder / "centre.json")
    assert kept is not None
    rng = random.Random()
    clock = SystemClock()
    with Store.open(folder / "data", office="ward-07", clock=clock, projector=project, state=folder / "pc") as store:
        engine = Engine(store, HttpTransport(url, quiet=5), kept, parts=folder / "parts")
        while True:
            if not last:
                _work(store, rng)
            result = engine.run()
            if last:
                print(f"end {result.ok} {result.agreed} {store.digest()} {result.error}", flush=True)
                return 0


def _work(store: Store, rng: random.Random) -> None:
    for _ in range(rng.randrange(1, 20)):
        with store.writing(OFFICER) as step:
            data = {"n": rng.getrandbits(40)}
            if rng.random() < 0.2:
                data["sha256"] = step.put_blob(rng.randbytes(rng.randrange(40_000)))  # type: ignore[assignment]
            entry = step.add(Draft("case:1", "note.made", DAY, data))
        print(entry.id, flush=True)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2], "--last" in sys.argv))
