"""The PC sleeps in the middle of an exchange and wakes up with other clocks and a dead line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from central import embed, pages
from central.embed import Embedded
from desktop.sync import transport
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.transport import HttpTransport, LineCut
from tests.sync.conftest import OpenStore
from tests.sync.test_engine import notes

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Embedded]:
    one = embed.start(tmp_path / "embedded.db")
    yield one
    one.stop()


def test_hours_pass_in_the_middle_of_an_answer(
    open_store: OpenStore, running: Embedded, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the steady clock runs on in sleep (Windows), the request is given up, and the next try ends it."""
    store = open_store("one")
    line = HttpTransport(running.url)
    kept = enrol(line, running.code(store.office), store.device, store.signer.public, "x", store.signer.sign)
    notes(store, 500)
    asked = [0]

    class Slept(transport._Clock):
        """The clock of a request, in the fourth of which hours have passed."""

        def __init__(self, seconds: float) -> None:
            asked[0] += 1
            super().__init__(0.0 if asked[0] == 4 else seconds)

    with monkeypatch.context() as patched:
        patched.setattr(transport, "_Clock", Slept)
        first = Engine(store, line, kept, sleep=lambda seconds: None).run()
    assert asked[0] >= 4
    assert first.ok or isinstance(first.error, LineCut)
    last = Engine(store, line, kept).run()
    assert last.ok and last.agreed
    assert pages.digest(running.centre) == (500, store.digest())


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP there")
def test_a_stopped_program_goes_on_or_begins_again(tmp_path: Path, running: Embedded) -> None:
    """The process is stopped while entries go over, and woken later; whatever it says, the next exchange agrees."""
    env = {
        **os.environ,
        "HOME": str(tmp_path),
        "NAGARDESK_DATA": str(tmp_path / "data"),
        "XDG_STATE_HOME": str(tmp_path / "s"),
    }
    job = [sys.executable, "-c", _JOB, running.url, running.code("ward-07"), str(tmp_path / "pc")]
    with subprocess.Popen(job, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as one:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
        for _ in range(2000):
            if pages.digest(running.centre)[0]:
                break
            time.sleep(0.005)
        os.kill(one.pid, signal.SIGSTOP)
        time.sleep(0.7)
        os.kill(one.pid, signal.SIGCONT)
        said = one.stdout.read().split()
        assert one.wait(60) == 0
    assert said[-2:] == ["True", "0"], said
    count, _ = pages.digest(running.centre)
    assert count == 3000


_JOB = """
import sys
from pathlib import Path
from types import SimpleNamespace
from desktop.core.clock import SystemClock
from desktop.store.store import Store
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.transport import HttpTransport
from tests.store.work import project
from tests.sync.test_engine import notes
url, code, place = sys.argv[1:]
store = Store.open(Path(place), office="ward-07", clock=SystemClock(), projector=project, state=Path(place + "-state"))
line = HttpTransport(url)
kept = enrol(line, code, store.device, store.signer.public, "x", store.signer.sign)
notes(store, 3000)
print("ready", flush=True)
Engine(store, line, kept, largest=20_000).run()
last = Engine(store, line, kept).run()
print(last.ok and last.agreed, store.waiting().entries, flush=True)
"""
