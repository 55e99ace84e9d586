"""The store as the exchange with the centre asks for it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.entry import Entry
from desktop.store import blobs, tally
from desktop.store.outbox import Cursor
from desktop.store.receive import Applied
from desktop.store.store import Store


class Exchange:
    """The sides of a store that replication needs; reads and writes may come from any thread."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def device(self) -> str:
        """The id under which this PC writes; it changes only by `branch`."""
        return self._store.device

    @property
    def office(self) -> str:
        """The office this PC belongs to."""
        return self._store.office

    def sign(self, message: bytes) -> bytes:
        """The device's Ed25519 signature (64 bytes)."""
        return self._store.signer.sign(message)

    @property
    def public_key(self) -> bytes:
        """The device's Ed25519 public key (32 raw bytes)."""
        return self._store.signer.public

    def held(self) -> dict[str, int]:
        """The highest number held of each device's chain."""
        return self._store.held()

    def chain_after(self, device: str, seq: int, limit: int) -> list[Entry]:
        """At most `limit` entries of a device held with a number above `seq`, in order."""
        return self._store.own_after(seq, limit, device)

    def own_after(self, seq: int, limit: int) -> list[Entry]:
        """`chain_after` for this device."""
        return self._store.own_after(seq, limit)

    def acknowledged(self) -> tuple[str, int]:
        """The centre's epoch and the number of this device's last entry that it committed; ('', 0) for none."""
        known = self._store.acknowledged()
        return known.epoch, known.seq

    def acknowledge(self, epoch: str, seq: int) -> None:
        """Keep what the centre committed, also where a restored centre says less than before."""
        self._store.acknowledge(seq, epoch, lower=True)

    def cursor(self) -> str:
        """How far the centre's entries were taken over (opaque); '' at first, and again after `branch`."""
        return self._store.cursor().place

    def apply(self, entries: Sequence[Entry], cursor: str | None) -> Applied:
        """Add entries of other devices and keep `cursor` (None: leave it), in one transaction; gaps are allowed."""
        return self._store.apply(entries, cursor=None if cursor is None else Cursor(cursor, ""), holes=True)

    def digest(self, office: str, own: int) -> tuple[int, str]:
        """Count, and sum of the first 16 bytes of the hashes modulo 2^128 (32 hex digits), of an office's entries: of
        other devices all, of this one those up to number `own`."""
        with self._store.engine.reading() as db:
            return tally.of_office(db, office, self.device, own)

    def blob(self, sha256: str) -> bytes:
        """An attachment, verified; raises `StoreError` if it is missing or damaged."""
        return self._store.blob(sha256)

    def has_blob(self, sha256: str) -> bool:
        """Tell whether the attachment is here."""
        with self._store.engine.reading() as db:
            return blobs.has(db, sha256)

    def put_blob(self, content: bytes) -> str:
        """Keep an attachment; returns its hex SHA-256."""
        engine = self._store.engine
        with engine.saving() as db:
            return blobs.put(db, engine.folder.blobs, content)

    def missing_blobs(self) -> list[str]:
        """Attachments that entries held here name and that are not here, those of the newest entries first."""
        with self._store.engine.reading() as db:
            return blobs.wanted(db)

    def blobs_to_send(self) -> list[str]:
        """Attachments here of which it is not known that the centre holds them, oldest first."""
        with self._store.engine.reading() as db:
            return blobs.unsent(db)

    def blob_sent(self, sha256: str) -> None:
        """The centre holds this attachment, verified."""
        with self._store.engine.saving() as db:
            blobs.mark_sent(db, sha256)

    def branch(self, seq: int) -> None:
        """Go on under a new device id and key: the history went two ways after number `seq`."""
        self._store.leave_fork(seq + 1)
