"""The centre on a real PostgreSQL: parallel offices, two processes behind one address, dumps put back.

`.ci/postgres.sh start` prints the URL for NAGARDESK_TEST_POSTGRES.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, text
from sqlalchemy.exc import DBAPIError

from central import pages
from central.access import new_code
from central.centre import Centre, found, opened
from central.database import connect, insert, reading, writing
from central.schema import PARTITIONS, chain, entries, nonces
from desktop.sync.client import Client, enrol
from desktop.sync.engine import Engine
from desktop.sync.transport import HttpTransport
from tests.central.test_cli import Served
from tests.sync.conftest import OpenStore
from tests.sync.histories import play
from tests.sync.line import Desk, engine, enrolment, join
from tests.sync.memory import MemoryStore
from tests.sync.test_engine import notes, picture

SERVER = os.environ.get("NAGARDESK_TEST_POSTGRES", "")
pytestmark = [
    pytest.mark.postgres,
    pytest.mark.skipif(not SERVER, reason="NAGARDESK_TEST_POSTGRES names no PostgreSQL"),
]


@pytest.fixture
def url() -> Iterator[str]:
    """An empty database of its own."""
    name = f"test_{uuid.uuid4().hex}"
    with connect(SERVER).connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield SERVER.replace("/nagardesk?", f"/{name}?")
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def centre(url: str) -> Iterator[Centre]:
    """A new centre in it."""
    db = connect(url)
    found(db)
    yield opened(db)
    db.dispose()


def enrolled(centre: Centre, desk: Desk, office: str = "ward-1", **scope: object) -> MemoryStore:
    """A device of an office."""
    store = MemoryStore(office)
    code = new_code(centre, office, body="body-1", **scope)  # type: ignore[arg-type]
    enrol(desk, code, store.device, store.signer.public, "pc", store.signer.sign)
    return store


def test_the_exchange_as_on_sqlite(centre: Centre, desk: Desk, open_store: OpenStore) -> None:
    one, two = open_store("one"), open_store("two")
    join(one, desk)
    join(two, desk)
    notes(one, 600)
    sha256 = picture(one, b"z" * 100_000)
    assert engine(one, desk).run().agreed
    result = engine(two, desk).run()
    assert (result.agreed, result.pulled, result.files_received) == (True, 601, 1)
    assert two.blob(sha256) == b"z" * 100_000
    assert pages.digest(centre) == (601, one.digest()) == (601, two.digest())


def test_entries_are_split_by_office(centre: Centre, desk: Desk) -> None:
    for n in range(6):
        store = enrolled(centre, desk, f"ward-{n}")
        store.write()
        engine(store, desk).run()  # type: ignore[arg-type]
    with reading(centre.engine) as connection:
        parts = connection.scalars(text("SELECT tableoid::regclass::text FROM entries")).all()
        count = connection.scalar(text("SELECT count(*) FROM pg_inherits WHERE inhparent = 'entries'::regclass"))
    assert count == PARTITIONS
    assert len(set(parts)) > 1
    assert len(parts) == 6


def test_a_connection_that_ends_in_the_middle_of_a_copy(centre: Centre) -> None:
    def rows(pid: int) -> Iterator[tuple[int, bytes, int]]:
        yield 1, bytes(16), 0
        with centre.engine.connect() as other:
            other.execute(text(f"SELECT pg_terminate_backend({pid})"))
        for n in range(200_000):
            yield 1, n.to_bytes(16), 0

    with pytest.raises(DBAPIError), writing(centre.engine) as connection:
        pid = connection.scalar(text("SELECT pg_backend_pid()"))
        insert(connection, nonces, ("device", "nonce", "expires"), rows(pid))  # type: ignore[arg-type]
    with reading(centre.engine) as connection:
        assert connection.scalars(select(nonces.c.nonce)).all() == []


@pytest.mark.parametrize("offices", [1, 3])
def test_no_entry_appears_below_a_cursor_that_was_handed_out(url: str, centre: Centre, offices: int) -> None:
    """Eight devices push at once while one reads on by cursor alone, never going back and never checking."""
    names = [f"ward-{n}" for n in range(offices)]
    with Desk(centre) as desk:
        writers = [enrolled(centre, desk, names[i % offices], whole_body=True) for i in range(8)]
        reader = enrolled(centre, desk, names[0], whole_body=True)
    started, done = threading.Barrier(9), threading.Event()

    def push(store: MemoryStore) -> None:
        with Desk(opened(connect(url))) as desk:
            client = Client(desk, store, enrolment(store, desk))  # type: ignore[arg-type]
            started.wait()
            from desktop.sync.wire.envelope import seal_entries

            for n in range(12):
                for k in range(4):
                    store.write(office=names[(n + k) % offices])
                client.push(seal_entries(store.own_after(4 * n, 4), store.device, store.signer.sign))
            desk.centre.engine.dispose()

    seen: list[str] = []

    def read() -> None:
        with Desk(opened(connect(url))) as desk:
            client = Client(desk, reader, enrolment(reader, desk))  # type: ignore[arg-type]
            started.wait()
            cursor, last_round = "", False
            while True:
                page = client.pull(cursor, 0, 20_000)
                seen.extend(entry.id for entry in page.entries())
                cursor = page.head.cursor
                if last_round and not page.head.more:
                    break
                last_round = done.is_set()
            desk.centre.engine.dispose()

    threads = [threading.Thread(target=push, args=(store,)) for store in writers]
    watcher = threading.Thread(target=read)
    for thread in (*threads, watcher):
        thread.start()
    for thread in threads:
        thread.join()
    done.set()
    watcher.join()
    written = {entry.id for store in writers for entry in store.entries()}
    assert len(written) == 384
    assert len(seen) == len(set(seen)) == 384
    assert set(seen) == written


def test_the_same_batch_at_the_same_moment_is_stored_once(url: str, centre: Centre) -> None:
    with Desk(centre) as desk:
        store = enrolled(centre, desk)
    for _ in range(50):
        store.write()
    from desktop.sync.wire.envelope import seal_entries

    batch = seal_entries(store.own_after(0, 50), store.device, store.signer.sign)
    together, answers = threading.Barrier(6), []

    def push() -> None:
        with Desk(opened(connect(url))) as desk:
            client = Client(desk, store, enrolment(store, desk))  # type: ignore[arg-type]
            together.wait()
            answers.append(client.push(batch))
            desk.centre.engine.dispose()

    threads = [threading.Thread(target=push) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answer.stored for answer in answers) == [0, 0, 0, 0, 0, 50]
    assert {answer.seq for answer in answers} == {50}
    with reading(centre.engine) as connection:
        assert len(connection.execute(select(chain)).all()) == len(connection.execute(select(entries)).all()) == 50


class _Alternating:
    """A balancer that hands every request to the next process."""

    def __init__(self, urls: list[str]) -> None:
        self._lines = [HttpTransport(url) for url in urls]
        self._n = 0

    def send(self, *request: object) -> object:
        self._n += 1
        return self._lines[self._n % len(self._lines)].send(*request)  # type: ignore[arg-type]


def test_two_processes_behave_as_one(url: str, centre: Centre, open_store: OpenStore, tmp_path: Path) -> None:
    one, two = open_store("one"), open_store("two")
    served = [Served(url), Served(url)]
    line = _Alternating([each.url for each in served])
    kept = {}
    for store in (one, two):
        code = new_code(centre, "ward-07")
        kept[store.device] = enrol(line, code, store.device, store.signer.public, "pc", store.signer.sign)  # type: ignore[arg-type]
    notes(one, 500)
    picture(one, os.urandom(50_000))
    assert Engine(one, line, kept[one.device]).run().agreed  # type: ignore[arg-type]
    result = Engine(two, line, kept[two.device]).run()  # type: ignore[arg-type]
    assert (result.agreed, result.pulled, result.files_received) == (True, 501, 1)
    served[0].end(signal.SIGKILL)
    notes(two, 5)
    assert Engine(two, HttpTransport(served[1].url), kept[two.device]).run().agreed
    served[1].end()
    assert pages.digest(centre)[0] == 506


def test_a_dump_put_back(url: str, centre: Centre, open_store: OpenStore, tmp_path: Path) -> None:
    one, two = open_store("one"), open_store("two")
    with Desk(centre) as desk:
        join(one, desk)
        join(two, desk)
        notes(one, 30)
        engine(one, desk).run()
        dump = tmp_path / "yesterday.dump"
        subprocess.run([_tool("pg_dump"), "-Fc", "-f", dump, url], check=True)
        notes(one, 10)
        lost = picture(one, b"photo")
        engine(one, desk).run()
        engine(two, desk).run()
        centre.engine.dispose()
        with connect(url).begin() as connection:  # a dump goes into an empty database
            connection.execute(text("DROP SCHEMA public CASCADE"))
            connection.execute(text("CREATE SCHEMA public"))
        subprocess.run([_tool("pg_restore"), "--exit-on-error", "--no-owner", "-d", url, dump], check=True)
        desk.centre = opened(connect(url))
        second = engine(two, desk).run()  # it hands back what the other PC wrote
        assert (second.ok, second.agreed) == (True, True)
        assert "restored" in [notice.code for notice in second.notices]
        assert engine(one, desk).run().agreed
        assert pages.digest(desk.centre) == (41, one.digest()) == (41, two.digest())
        assert Client(desk, one, enrolment(one, desk)).files_lacking([lost]) == {}
        desk.centre.engine.dispose()


@pytest.mark.parametrize("seed", range(2))
def test_random_histories(url: str, tmp_path: Path, seed: int) -> None:
    play(seed, tmp_path, steps=25, clones=True, restores=False, url=url)


def _tool(name: str) -> str:
    """The server's own version of a tool, which Debian keeps beside it."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else name
