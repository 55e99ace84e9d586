"""What the exchange reads: each device's chain, what waits for the centre, which papers are wanted."""

from __future__ import annotations

from collections.abc import Collection

from desktop.core.entry import Entry
from desktop.store import blobs, outbox, verify
from desktop.store import entries as rows
from desktop.store.engine import Engine
from desktop.store.outbox import Acknowledged, Cursor, Waiting


class Chains:
    """The chains of a data folder. Where a `device` may be given, '' means this one."""

    engine: Engine
    device: str

    def held(self) -> dict[str, int]:
        """The highest number held of each device."""
        with self.engine.reading() as db:
            return {device: seq for device, seq, _ in rows.heads(db)}

    def missing(self) -> list[tuple[str, int, int]]:
        """(device, first, last) of the numbers below the highest that are not held."""
        with self.engine.reading() as db:
            return verify.missing(db)

    def digest(self) -> str:
        """SHA-256 (hex) over the canonical JSON of [[device, seq, hash], …] of all heads: equal where all is."""
        with self.engine.reading() as db:
            return outbox.digest(db)

    def hash_at(self, device: str, seq: int) -> str:
        """The hash of an entry; '' if it is not held."""
        with self.engine.reading() as db:
            found = rows.chain(db, device, seq - 1, 1)
            return found[0].hash if found and found[0].seq == seq else ""

    def places(self, ids: Collection[str]) -> dict[str, tuple[str, int]]:
        """Of these entries, those held here: under which device and number."""
        with self.engine.reading() as db:
            return rows.places(db, ids)

    def own_devices(self) -> list[str]:
        """Every device that wrote in this folder; the present one, once it has written, is the last."""
        with self.engine.reading() as db:
            return list(rows.written(db))

    def own_after(self, seq: int, limit: int, device: str = "") -> list[Entry]:
        """At most `limit` entries of this device (or a former one) from number `seq` + 1 on, for the push."""
        with self.engine.reading() as db:
            return rows.chain(db, device or self.device, seq, limit)

    def acknowledged(self, device: str = "") -> Acknowledged:
        """What the centre acknowledged of this device (or a former one)."""
        with self.engine.reading() as db:
            return outbox.acknowledged(db, device or self.device)

    def cursor(self) -> Cursor:
        """Where the next pull goes on."""
        with self.engine.reading() as db:
            return outbox.cursor(db)

    def waiting(self) -> Waiting:
        """How many entries the centre has not acknowledged, and since when."""
        with self.engine.reading() as db:
            return outbox.waiting(db)

    def blobs_wanted(self, limit: int = 1000) -> list[str]:
        """Papers that entries name and this folder lacks, those of the newest entries first."""
        with self.engine.reading() as db:
            return blobs.wanted(db, limit)

    def blobs_after(self, seq: int, limit: int, device: str = "") -> list[tuple[int, str]]:
        """(number of the entry, SHA-256) of papers held here that own entries from `seq` + 1 on name."""
        with self.engine.reading() as db:
            return blobs.named_by(db, device or self.device, seq, limit)
