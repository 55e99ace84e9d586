"""`nagardesk-central`, command by command, and as a process that serves."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from central.cli import main
from desktop.core.entry import chain_fault, from_json
from desktop.sync.bundle import Register, export_bundles, take_reply
from desktop.sync.client import enrol, reach
from desktop.sync.engine import Engine
from desktop.sync.transport import HttpTransport, LineCut
from tests.sync.conftest import OpenStore
from tests.sync.test_engine import notes


@pytest.fixture
def db(tmp_path: Path) -> str:
    """The URL of a database that `init` made."""
    url = f"sqlite:///{tmp_path / 'centre.db'}"
    assert main(["init", "--db", url]) == 0
    return url


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """The last line printed."""
    return capsys.readouterr().out.strip().split("\n")[-1]


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


class Served:
    """`nagardesk-central serve` in a process of its own."""

    def __init__(self, db: str, port: int = 0) -> None:
        self.port = port or _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "central.cli", "serve", "--db", db, "--port", str(self.port)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        deadline = time.monotonic() + 90  # a loaded machine takes its time
        while True:
            try:
                reach(HttpTransport(self.url))
                return
            except LineCut:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Stop it; what it wrote on standard error."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=30)[1]


def test_a_day_with_the_centre(
    db: str, open_store: OpenStore, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    store = open_store("ward")
    assert main(["enrol", "--db", db, "--office", "ward-07", "--body", "body-1"]) == 0
    code = said(capsys)
    served = Served(db)
    transport = HttpTransport(served.url)
    kept = enrol(transport, code, store.device, store.signer.public, "Ramesh's PC", store.signer.sign)
    notes(store, 20)
    assert Engine(store, transport, kept).run().agreed
    log = served.end()
    assert "POST /v1/entries 200" in log
    assert "Ramesh" not in log

    assert main(["devices", "--db", db, "--json"]) == 0
    listed = json.loads(said(capsys))
    assert (listed["device"], listed["office"], listed["entries"]) == (store.device, "ward-07", 20)
    assert main(["devices", "--db", db]) == 0
    assert "20 entries" in said(capsys)

    out = tmp_path / "all.jsonl"
    assert main(["export", "--db", db, "--out", str(out)]) == 0
    entries = [from_json(json.loads(line)) for line in out.read_text().splitlines()]
    assert entries == store.own_after(0, 100)
    assert chain_fault(entries, 0, "0" * 64) == ""
    capsys.readouterr()
    assert main(["export", "--db", db, "--office", "ward-99"]) == 0
    assert capsys.readouterr().out == ""

    assert main(["user", "cmo", "--db", db, "--body", "body-1"]) == 0
    assert len(said(capsys)) >= 16
    assert main(["restored", "--db", db]) == 0
    epoch = said(capsys)
    assert main(["init", "--db", db, "--refuse-below", "99"]) == 0
    assert main(["init", "--db", db, "--refuse-below", ""]) == 0
    assert kept.centre in said(capsys), "init keeps what is there"
    assert main(["restored", "--db", db]) == 0
    assert said(capsys) != epoch

    notes(store, 3)
    register = Register(tmp_path / "sticks.jsonl")
    (path,) = export_bundles(store, kept, tmp_path, register)
    assert main(["bundle", "--db", db, str(path)]) == 0
    reply = Path(said(capsys))
    assert take_reply(store, kept, reply, register).seq == 23
    assert main(["sticks", "--db", db]) == 0
    assert "3 entries" in said(capsys)

    assert main(["revoke", "--db", db, store.device]) == 0
    assert store.device in said(capsys)


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["devices", "--db", "mysql://x"], "sqlite:///FILE or postgresql://"),
        (["devices", "--db", "nonsense"], "sqlite:///FILE or postgresql://"),
        (["devices", "--db", "sqlite:////nowhere/at/all.db"], "There is no /nowhere/at/all.db"),
        (["init", "--db", "sqlite:////nowhere/at/all.db"], "can't be opened"),
        (["devices", "--db", "sqlite://"], "sqlite:///FILE or postgresql://"),
        (["devices", "--db", "sqlite:///%00"], "sqlite:///FILE or postgresql://"),
        (["init", "--db", "{db}", "--refuse-below", "rubbish"], "takes a version"),
        (["enrol", "--db", "{db}", "--office", "a\nb"], "1 to 200 characters"),
        (["enrol", "--db", "{db}", "--office", "a", "--body", "x" * 201], "1 to 200 characters"),
        (["user", "--db", "{db}", "x" * 201], "1 to 100 characters"),
        (["user", "--db", "{db}", "a\u202eb"], "1 to 100 characters"),
        (["export", "--db", "{db}", "--out", "/"], "is a folder"),
        (["export", "--db", "{db}", "--out", "/nowhere/x"], "No such file or directory"),
        (["serve", "--db", "{db}", "--tls-cert", "/nowhere"], "can't be read"),
        (["serve", "--db", "{db}", "--tls-cert", __file__, "--tls-key", __file__], "PEM certificate"),
        (["serve", "--db", "{db}", "--host", "192.0.2.1"], "can't listen on 192.0.2.1"),
        (["bundle", "--db", "{db}", "/dev/zero"], "no plain file"),
        (["enrol", "--db", "{db}", "--office", " "], "1 to 200 characters"),
        (["revoke", "--db", "{db}", "nobody"], "no device"),
        (["bundle", "--db", "{db}", "/etc"], "is a folder"),
        (["bundle", "--db", "{db}", __file__], "no bundle"),
    ],
)
def test_what_can_not_be_done_is_said(argv: list[str], why: str, db: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([each.replace("{db}", db) for each in argv]) == 1
    assert why in capsys.readouterr().err


def test_without_the_driver_of_postgresql(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert main(["init", "--db", "postgresql://nagardesk@/nagardesk"]) != 0
    assert "comes with the package nagardesk-central" in capsys.readouterr().err


def test_what_was_refused_left_nothing(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(path.name for path in tmp_path.iterdir())
    assert main(["devices", "--db", f"sqlite:///{tmp_path / 'mistyped.db'}"]) == 1
    assert main(["export", "--db", db, "--out", str(tmp_path / "no" / "x")]) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == before
    assert "init" in capsys.readouterr().err
    assert (tmp_path / "centre.db").stat().st_mode & 0o077 == 0, "it holds the centre's key"


def test_a_port_that_another_program_has(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["serve", "--db", db, "--port", str(taken.getsockname()[1])]) == 1
    assert "another --port" in capsys.readouterr().err


def test_a_reader_of_the_list_who_has_had_enough(db: str, open_store: OpenStore) -> None:
    from central.access import enrol as let_in
    from central.access import new_code
    from central.centre import opened
    from central.database import connect
    from desktop.core.ids import uuid7
    from desktop.sync.wire import signing
    from desktop.sync.wire.models import EnrolRequest

    centre, signer = opened(connect(db)), open_store("ward").signer
    for _ in range(600):
        code, device, key = new_code(centre, "ward-07"), uuid7(), signer.public.hex()
        proof = signer.sign(signing.enrolment_text(code, device, key)).hex()
        let_in(centre, EnrolRequest(code=code, device=device, public_key=key, name="x" * 90, proof=proof))
    command = [sys.executable, "-m", "central.cli", "devices", "--db", db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout and running.stderr
        running.stdout.readline()
        running.stdout.close()
        said = running.stderr.read()
    assert (running.returncode, said) == (0, b"")


def test_a_database_without_a_centre(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty.db").touch()
    assert main(["devices", "--db", f"sqlite:///{tmp_path / 'empty.db'}"]) == 1
    assert "init" in capsys.readouterr().err


def test_a_newer_database_is_left_alone(db: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from pysqlite3 import dbapi2

    with dbapi2.connect(str(tmp_path / "centre.db")) as connection:
        connection.execute("UPDATE settings SET value = '99' WHERE name = 'schema'")
    assert main(["devices", "--db", db]) == 1
    assert "newer version" in capsys.readouterr().err


def test_durable_as_it_has_to_be(db: str) -> None:
    from central.database import connect

    with connect(db).connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}
