"""Real processes, killed at any moment: PCs that work and call, and the centre that serves them."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from sqlalchemy import select

from central import pages
from central.access import new_code
from central.centre import found, opened
from central.database import connect, reading
from central.schema import entries
from desktop.core.clock import SystemClock
from desktop.store.store import Store
from desktop.sync.client import enrol
from desktop.sync.transport import HttpTransport
from desktop.sync.wire.columns import id_text
from tests.central.test_cli import Served
from tests.store.work import project


class Worker:
    """A PC's process, and what it said was saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.saved: list[str] = []
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None

    def start(self, url: str) -> None:
        """Let it work."""
        command = [sys.executable, "-m", "tests.sync.pc", str(self.folder), url]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self._reader = threading.Thread(target=self._read, args=(self._process,))
        self._reader.start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.saved += [line.strip() for line in process.stdout if line.endswith("\n")]

    def kill(self) -> None:
        """In the middle of whatever it is doing."""
        assert self._process is not None
        assert self._reader is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._reader.join()

    def last_call(self, url: str) -> str:
        """One exchange to the end; what it says then."""
        command = [sys.executable, "-m", "tests.sync.pc", str(self.folder), url, "--last"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
        return done.stdout.strip().split("\n")[-1]


def kill_often(seed: int, folder: Path, kills: int) -> int:
    """Kill two PCs and the centre so often; raises AssertionError if anything saved is missing, or is there twice.

    Returns how many entries were saved.
    """
    rng = random.Random(seed)
    db = f"sqlite:///{folder / 'centre.db'}"
    found(connect(db))
    served = Served(db)
    workers = [_worker(folder / f"pc-{i}", db, served.url) for i in range(2)]
    for worker in workers:
        worker.start(served.url)
    for _ in range(kills):
        time.sleep(rng.uniform(0.2, 2.5))
        victim = rng.choice((*workers, None))
        if victim is None:
            served.end(signal.SIGKILL)
            served = Served(db, port=served.port)
        else:
            victim.kill()
            victim.start(served.url)
    for worker in workers:
        worker.kill()
    for worker in workers:
        worker.last_call(served.url)
    ends = [worker.last_call(served.url).split()[:4] for worker in workers]
    served.end()
    centre = opened(connect(db))
    count, digest = pages.digest(centre)
    assert ends == [["end", "True", "True", digest]] * 2, f"seed {seed}: {ends}"
    with reading(centre.engine) as connection:
        held = [id_text(row.id) for row in connection.execute(select(entries.c.id))]
    assert len(held) == len(set(held)) == count
    missing = {entry for worker in workers for entry in worker.saved} - set(held)
    assert not missing, f"seed {seed}: {len(missing)} saved entries are missing"
    return count


def _worker(folder: Path, db: str, url: str) -> Worker:
    folder.mkdir()
    code = new_code(opened(connect(db)), "ward-07")
    clock = SystemClock()
    with Store.open(folder / "data", office="ward-07", clock=clock, projector=project, state=folder / "pc") as store:
        kept = enrol(HttpTransport(url), code, store.device, store.signer.public, "pc", store.signer.sign)
    kept.save(folder / "centre.json")
    return Worker(folder)
