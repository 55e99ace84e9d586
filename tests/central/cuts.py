"""Power cuts at the centre, replayed on its SQLite file as `tests/store/cuts.py` does on a PC's."""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, event, func, select

from central.access import new_code
from central.centre import found, opened
from central.database import connect, reading
from central.schema import chain, devices, entries, files, shares
from desktop.sync.client import enrol
from desktop.sync.transport import Answer
from desktop.sync.wire.columns import id_text
from tests.store.cuts import Moment, copied, cut
from tests.sync.line import Desk, engine
from tests.sync.memory import MemoryStore

ROUNDS = 14


@dataclass
class Seen:
    """The files as a write began, and what the centre had acknowledged by then."""

    files: Moment
    acknowledged: frozenset[str]


class Recorder:
    """The line to the centre; copies its files before each write."""

    def __init__(self, desk: Desk, db: Path) -> None:
        self._desk, self._db = desk, db
        self.stores: list[MemoryStore] = []
        self.seen: list[Seen] = []

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """See `desktop.sync.transport.Transport`."""
        return self._desk.send(method, target, body, headers)

    def begin(self, connection: Connection) -> None:
        """A transaction begins: if it writes, the one before it is committed by now."""
        if connection.get_execution_options().get("nagardesk_write"):
            self.note()

    def note(self) -> None:
        """Copy the files, and what was acknowledged."""
        known = {
            entry.id for store in self.stores for entry in store.own_after(0, 10_000)[: store.acknowledged().seq]
        }
        self.seen.append(Seen(copied(self._db), frozenset(known)))


def live(root: Path, dice: random.Random) -> tuple[list[Seen], list[MemoryStore]]:
    """Two PCs work and call; every state of the centre's files on the way."""
    path = root / "centre.db"
    db = connect(f"sqlite:///{path}")

    @event.listens_for(db, "connect")
    def small(connection: object, record: object) -> None:
        connection.execute("PRAGMA wal_autocheckpoint=25")  # type: ignore[attr-defined]

    found(db)
    centre = opened(db)
    with Desk(centre) as desk:
        line = Recorder(desk, path)
        for office in ("ward-1", "ward-1"):
            store = MemoryStore(office)
            enrol(desk, new_code(centre, office), store.device, store.signer.public, "pc", store.signer.sign)
            line.stores.append(store)
        engines = [engine(store, desk, line, largest=4000) for store in line.stores]  # type: ignore[arg-type]
        event.listen(db, "begin", line.begin)
        for n in range(ROUNDS):
            store, calls = line.stores[n % 2], engines[n % 2]
            for _ in range(dice.randrange(1, 40)):
                store.write(data={"text": "x" * dice.randrange(400)})
            store.write(blob=dice.randbytes(dice.randrange(1, 9000)))
            assert calls.run().ok
        line.note()
        event.remove(db, "begin", line.begin)
    db.dispose()
    return line.seen, line.stores


def replay(root: Path, cuts: int, seed: int) -> set[tuple[bool, bool]]:
    """Cut the power so often; raises AssertionError if anything acknowledged is gone, or anything half there.

    Returns the kinds of end that were met: (in a checkpoint, more held than was acknowledged).
    """
    dice = random.Random(seed)
    seen, stores = live(root, dice)
    last = len(seen) - 1
    checkpoints = [k for k in range(last) if seen[k].files.db != seen[k + 1].files.db]
    assert len(checkpoints) > 5
    outcomes = set()
    for n in range(cuts):
        in_checkpoint = n % 3 == 0
        k = dice.choice(checkpoints) if in_checkpoint else dice.randrange(last)
        left = cut(seen[k].files, seen[k + 1].files, in_checkpoint, dice)
        held = recover(root / f"cut-{n}", left, [store.copied() for store in stores], full=n % 5 == 0)
        lost = seen[k].acknowledged - held
        assert not lost, f"seed {seed}, cut {n}: {len(lost)} acknowledged entries are gone"
        outcomes.add((in_checkpoint, held > seen[k].acknowledged))
    return outcomes


def recover(root: Path, left: Moment, stores: list[MemoryStore], *, full: bool) -> set[str]:
    """Open what the cut left and prove it; with `full` let the PCs call, after which all is there. Ids held at first."""
    root.mkdir()
    path = root / "centre.db"
    path.write_bytes(left.db)
    path.with_name("centre.db-wal").write_bytes(left.wal)
    db = connect(f"sqlite:///{path}")
    centre = opened(db)
    with reading(db) as connection:
        assert connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        held = {id_text(raw) for raw in connection.scalars(select(entries.c.id))}
        assert held == {id_text(raw) for raw in connection.scalars(select(chain.c.id))}, "half a batch is there"
        assert (connection.scalar(select(func.sum(devices.c.seq))) or 0) == len(held)
        assert (connection.scalar(select(func.sum(shares.c.count))) or 0) == len(held)
    if full:
        with Desk(centre) as desk:
            for store in [*stores, *stores]:
                result = engine(store, desk).run()  # type: ignore[arg-type]
                assert result.ok, result
                assert result.agreed
        with reading(db) as connection:
            ids = list(connection.scalars(select(entries.c.id)))
            whole = {sha.hex() for sha in connection.scalars(select(files.c.sha256))}
        assert sorted(map(id_text, ids)) == sorted({entry.id for store in stores for entry in store.entries()})
        assert whole == {sha for store in stores for sha in store.blobs}
    db.dispose()
    shutil.rmtree(root)
    return held
