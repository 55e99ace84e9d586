"""The centre's PostgreSQL is really restarted, stopped and started in the middle of exchanges: nothing is lost by it.

A cluster of its own, since others would be disturbed; it needs NAGARDESK_TEST_POSTGRES as a sign that there may be one.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from sqlalchemy import select, text

from central import pages
from central.access import new_code
from central.centre import found, opened
from central.database import connect, reading
from central.schema import entries
from desktop.store.store import Store
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.transport import Answer, HttpTransport, Transport
from desktop.sync.wire.columns import id_text
from tests.central.test_cli import Served
from tests.sync.conftest import OpenStore
from tests.sync.kills import Worker, _worker
from tests.sync.test_engine import notes, picture

ROOT = Path(__file__).resolve().parents[2]
SAID = "The centre is busy; the next try comes by itself"
pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not os.environ.get("NAGARDESK_TEST_POSTGRES"), reason="no PostgreSQL to be started here"),
    pytest.mark.timeout(1200),
]


class Cluster:
    """A PostgreSQL that can be taken down."""

    def __init__(self, place: Path) -> None:
        self.place = place
        said = subprocess.run(
            [ROOT / ".ci" / "postgres.sh", "start", str(place)], check=True, capture_output=True, text=True
        )
        self.url = said.stdout.strip()

    def do(self, *what: str) -> None:
        """`pg_ctl` with these words, as the user who may."""
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        command = [str(programs / "pg_ctl"), "-D", str(self.place / "data"), "-w", *what]
        if what[0] != "stop":
            command += ["-l", str(self.place / "data" / "server.log"), "-o", f"-k '{self.place}' -h ''"]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]
        subprocess.run(command, check=True, capture_output=True, cwd="/")

    def end(self) -> None:
        """Stop it and remove its folder."""
        subprocess.run([ROOT / ".ci" / "postgres.sh", "stop", str(self.place)], check=False, capture_output=True)
        shutil.rmtree(self.place, ignore_errors=True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster of its own, in a folder that the user postgres can enter."""
    made = Cluster(Path(tempfile.mkdtemp(prefix="nagardesk-restarts-")))
    yield made
    made.end()


@pytest.fixture
def db(cluster: Cluster) -> str:
    """The URL of an empty database with a centre in it."""
    name = f"test_{random.randrange(1 << 40)}"
    with connect(cluster.url).connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    url = cluster.url.replace("/nagardesk?", f"/{name}?")
    engine = connect(url)
    found(engine)
    engine.dispose()
    return url


class Falling:
    """A line to the centre, whose database is down from one request on until `rise`."""

    def __init__(self, line: Transport, cluster: Cluster, at: str, how: str) -> None:
        self._line, self._cluster, self._at, self._how = line, cluster, at, how
        self.fallen = False

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The centre's answer."""
        if not self.fallen and f"{method} {target}".startswith(self._at):
            self.fallen = True
            self._cluster.do("stop", "-m", self._how)
        return self._line.send(method, target, body, headers)

    def rise(self) -> None:
        """Let the database be there again."""
        self._cluster.do("start")


def _held(db: str) -> tuple[list[str], str]:
    """Every entry's id at the centre, and its digest."""
    centre = opened(connect(db))
    with reading(centre.engine) as connection:
        ids = [id_text(row.id) for row in connection.execute(select(entries.c.id))]
    count, digest = pages.digest(centre)
    centre.engine.dispose()
    assert len(ids) == len(set(ids)) == count
    return ids, digest


def _join(store: Store, db: str, url: str) -> Enrolment:
    centre = opened(connect(db))
    code = new_code(centre, "ward-07")
    centre.engine.dispose()
    return enrol(HttpTransport(url), code, store.device, store.signer.public, "pc", store.signer.sign)


POINTS = ("POST /v1/hello", "POST /v1/entries", "PUT /v1/files", "GET /v1/entries", "POST /v1/check", "POST /v1/done")


def test_a_database_that_goes_at_any_stage_is_told_and_the_next_exchange_goes_on(
    cluster: Cluster, db: str, open_store: OpenStore, tmp_path: Path
) -> None:
    one, two = open_store("one"), open_store("two")
    served = Served(db)
    try:
        joined = {store.device: _join(store, db, served.url) for store in (one, two)}
        for n, point in enumerate(POINTS):
            notes(one, 30)
            notes(two, 5)
            sha256 = picture(one, b"picture %d" % n * 3000)
            quiet = Engine(two, HttpTransport(served.url), joined[two.device], parts=tmp_path / "two", patience=0)
            assert quiet.run().ok
            line = Falling(HttpTransport(served.url), cluster, point, ("immediate", "fast")[n % 2])
            calling = Engine(one, line, joined[one.device], parts=tmp_path / "one", patience=0)
            broken = calling.run()
            line.rise()
            assert line.fallen and broken.error is not None, point
            assert broken.error.message == SAID, (point, broken.error.message)
            again = calling.run()
            assert (again.ok, again.agreed, again.waiting.entries) == (True, True, 0), point
            assert quiet.run().ok and two.blob(sha256), point
        assert served.process.poll() is None, "the centre itself went on"
    finally:
        log = served.end()
    assert "Traceback" not in log
    ids, digest = _held(db)
    assert len(ids) == len(POINTS) * 36
    assert one.digest() == two.digest() == digest


def test_restarts_at_random_moments_under_two_pcs_that_work_lose_nothing(
    cluster: Cluster, db: str, tmp_path: Path
) -> None:
    dice = random.Random(20261130)
    served = Served(db)
    workers: list[Worker] = []
    try:
        for n in range(2):
            workers.append(_worker(tmp_path / f"pc-{n}", db, served.url))
            workers[-1].start(served.url)
        for how in ("restart immediate", "stop immediate", "restart fast", "stop fast", "restart immediate"):
            time.sleep(dice.uniform(0.4, 1.6))
            deed, mode = how.split()
            cluster.do(deed, "-m", mode)
            if deed == "stop":
                time.sleep(dice.uniform(0.2, 1))
                cluster.do("start")
        time.sleep(1)
        for worker in workers:
            worker.kill()
        ends = [worker.last_call(served.url) for worker in (*workers, *workers)]
    finally:
        served.end()
    ids, digest = _held(db)
    assert [end.split()[:4] for end in ends[2:]] == [["end", "True", "True", digest]] * 2
    saved = {entry for worker in workers for entry in worker.saved}
    assert len(saved) > 20 and saved <= set(ids)
