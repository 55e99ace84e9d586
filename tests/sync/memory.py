"""A small store in memory, as strict as the real one, quick enough for ten thousand histories."""

from __future__ import annotations

import copy
import hashlib
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from desktop.core.entry import GENESIS, Entry, canonical, digest
from desktop.core.errors import StoreError, SyncError
from desktop.core.ids import uuid7
from desktop.sync.ports import Cursor

_NAMED = re.compile(r'"([0-9a-f]{64})"')


@dataclass(frozen=True)
class Acknowledged:
    """See `desktop.sync.ports`."""

    seq: int
    epoch: str


@dataclass(frozen=True)
class Queue:
    """See `desktop.sync.ports`."""

    entries: int
    since: str


@dataclass(frozen=True)
class Applied:
    """See `desktop.sync.ports`."""

    new: int


class MemoryKey:
    """A key pair; the same object in a clone, as on a copied disk."""

    def __init__(self) -> None:
        self._key = Ed25519PrivateKey.generate()
        self.public = self._key.public_key().public_bytes_raw()

    def __deepcopy__(self, memo: object) -> MemoryKey:
        return self

    def sign(self, message: bytes) -> bytes:
        """The signature."""
        return self._key.sign(message)


class MemoryStore:
    """What `desktop.sync.ports.SyncStore` asks for."""

    def __init__(self, office: str) -> None:
        self.device, self.office, self.signer = uuid7(), office, MemoryKey()
        self.chains: dict[str, dict[int, Entry]] = {}
        self.ids: set[str] = set()
        self.blobs: dict[str, bytes] = {}
        self._own: list[str] = [self.device]
        self._acknowledged: dict[str, Acknowledged] = {}
        self._cursor = Cursor("", "")
        self._ticks = 0

    def copied(self) -> MemoryStore:
        """The same again, as a copied disk has it."""
        return copy.deepcopy(self)

    def write(self, office: str = "", data: dict[str, Any] | None = None, blob: bytes = b"") -> Entry:
        """One more entry of this device, with an attachment if there is one."""
        values = dict(data or {})
        if blob:
            values["file"] = hashlib.sha256(blob).hexdigest()
            self.blobs[values["file"]] = blob
        chain = self.chains.setdefault(self.device, {})
        self._ticks += 1
        entry = Entry(
            id=uuid7(),
            device=self.device,
            seq=len(chain) + 1,
            at=f"2027-01-04T04:{self._ticks // 60000 % 60:02d}:{self._ticks // 1000 % 60:02d}.{self._ticks % 1000:06d}Z",
            day="2027-01-04",
            office=office or self.office,
            officer="officer:1",
            subject="case:1",
            kind="note.made",
            data=values,
            prev=chain[len(chain)].hash if chain else GENESIS,
        ).sealed()
        chain[entry.seq] = entry
        self.ids.add(entry.id)
        return entry

    def entries(self) -> list[Entry]:
        """All of them."""
        return [entry for chain in self.chains.values() for entry in chain.values()]

    def held(self) -> dict[str, int]:
        return {device: max(chain) for device, chain in self.chains.items() if chain}

    def missing(self) -> list[tuple[str, int, int]]:
        return [
            (device, seq, seq)
            for device, chain in self.chains.items()
            for seq in range(1, max(chain, default=0))
            if seq not in chain
        ]

    def hash_at(self, device: str, seq: int) -> str:
        entry = self.chains.get(device, {}).get(seq)
        return entry.hash if entry else ""

    def own_devices(self) -> list[str]:
        return [device for device in self._own if self.chains.get(device)]

    def own_after(self, seq: int, limit: int, device: str = "") -> list[Entry]:
        chain = self.chains.get(device or self.device, {})
        return [chain[n] for n in sorted(chain) if n > seq][:limit]

    def acknowledge(self, seq: int, epoch: str, device: str = "") -> None:
        known = self.acknowledged(device)
        if seq > self.held()[device or self.device] or (epoch == known.epoch and seq < known.seq):
            raise SyncError("the centre's word can't be right", code="ack")
        self._acknowledged[device or self.device] = Acknowledged(seq, epoch)

    def acknowledged(self, device: str = "") -> Acknowledged:
        return self._acknowledged.get(device or self.device, Acknowledged(0, ""))

    def waiting(self) -> Queue:
        held = self.held()
        return Queue(sum(held[device] - self.acknowledged(device).seq for device in self.own_devices()), "")

    def cursor(self) -> Cursor:
        return self._cursor

    def settle(self) -> None:
        return None

    def apply(
        self, entries: Iterable[Entry], *, cursor: Any = None, holes: bool = False, later: bool = False
    ) -> Applied:
        taken: dict[tuple[str, int], Entry] = {}

        def at(device: str, seq: int) -> Entry | None:
            return taken.get((device, seq)) or self.chains.get(device, {}).get(seq)

        for entry in entries:
            before, known, behind = (at(entry.device, entry.seq + step) for step in (-1, 0, 1))
            if digest(entry) != entry.hash:
                raise SyncError("not what its device wrote", code="bad_entry")
            if known is not None:
                if known.hash != entry.hash:
                    raise SyncError("two histories", code="fork")
                continue
            own = entry.device == self.device
            if own or (before and before.hash != entry.prev) or (behind and behind.prev != entry.hash):
                raise SyncError("two histories", code="fork")
            if entry.seq > 1 and before is None and not holes:
                raise SyncError("an earlier one is missing", code="gap")
            if entry.id in self.ids or any(entry.id == other.id for other in taken.values()):
                raise SyncError("the id of another entry", code="bad_entry")
            taken[entry.device, entry.seq] = entry
        for (device, seq), entry in taken.items():
            self.chains.setdefault(device, {})[seq] = entry
            self.ids.add(entry.id)
        self._cursor = Cursor(cursor.place, cursor.epoch) if cursor else self._cursor
        return Applied(len(taken))

    def blob(self, sha256: str) -> bytes:
        if hashlib.sha256(self.blobs[sha256]).hexdigest() != sha256:
            raise StoreError("damaged", code="blob")
        return self.blobs[sha256]

    def keep_blob(self, content: bytes, sha256: str) -> None:
        self.blobs[sha256] = content

    def named(self, entry: Entry) -> list[str]:
        """The attachments that an entry names."""
        return _NAMED.findall(canonical(entry.data).decode())

    def blobs_wanted(self, limit: int = 1000) -> list[str]:
        return sorted({sha for e in self.entries() for sha in self.named(e) if sha not in self.blobs})[:limit]

    def blobs_after(self, seq: int, limit: int, device: str = "") -> list[tuple[int, str]]:
        own = self.own_after(seq, 1 << 30, device)
        return [(e.seq, sha) for e in own for sha in sorted(set(self.named(e))) if sha in self.blobs][:limit]

    def new_device(self) -> str:
        self.device, self.signer = uuid7(), MemoryKey()
        self._own.append(self.device)
        return self.device

    def leave_fork(self, first: int, without: Collection[str] = ()) -> str:
        old, chain = self.device, self.chains[self.device]
        if first not in chain:
            raise SyncError("no fork there", code="no_fork")
        moved = [chain.pop(seq) for seq in sorted(chain) if seq >= first]
        known = self.acknowledged(old)
        self._acknowledged[old] = replace(known, seq=min(known.seq, first - 1))
        self.new_device()
        self.ids -= set(without)
        self._lengthen(self.device, [entry for entry in moved if entry.id not in without])
        return self.device

    def adopt_fork(self, device: str, first: int, without: Collection[str] = ()) -> int:
        chain = self.chains[device]
        moved = [chain.pop(seq) for seq in sorted(chain) if seq >= first]
        known = self.acknowledged(device)
        self._acknowledged[device] = replace(known, seq=min(known.seq, max(chain, default=0)))
        self.ids -= {entry.id for entry in moved if entry.id in without}
        gone = [entry for entry in moved if entry.id not in without]
        if gone:
            self._own.insert(0, uuid7())
            self._lengthen(self._own[0], gone)
        self._cursor = Cursor("", "")
        return len(gone)

    def places(self, ids: Collection[str]) -> dict[str, tuple[str, int]]:
        return {entry.id: (entry.device, entry.seq) for entry in self.entries() if entry.id in ids}

    def _lengthen(self, device: str, moved: list[Entry]) -> None:
        """The moved entries as a device's next."""
        goal = self.chains.setdefault(device, {})
        for entry in moved:
            seq = len(goal) + 1
            prev = goal[seq - 1].hash if goal else GENESIS
            goal[seq] = replace(entry, device=device, seq=seq, prev=prev, hash="").sealed()
