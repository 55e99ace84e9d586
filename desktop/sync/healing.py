"""A history that went two ways (a cloned PC, one put back from a backup) becomes two devices; nothing is mixed or lost."""

from __future__ import annotations

import platform
from collections.abc import Collection
from pathlib import Path

from desktop.core.entry import GENESIS
from desktop.core.errors import StoreError, SyncError
from desktop.core.notice import Notice
from desktop.sync.client import Client, Refused, enrol
from desktop.sync.enrolment import write_whole
from desktop.sync.ports import SyncStore
from desktop.sync.transport import Transport


class Healer:
    """Finds where two histories part, and lets this PC go on under a new device id from there.

    The one-time code for the new id is kept in `parts` until it was used, in case the line breaks in between.
    """

    def __init__(self, store: SyncStore, transport: Transport, client: Client, parts: Path | None) -> None:
        self._store = store
        self._transport = transport
        self._client = client
        self._path = parts / "successor" if parts else None
        self._code = ""

    def common(self, own: int, theirs: int) -> int:
        """The last number up to which this device's chain here, of length `own`, and the centre's agree."""
        low, high = 0, min(own, theirs)
        while low < high:
            middle = (low + high + 1) // 2
            if self._hash_at(middle) == self._client.hash_at(middle):
                low = middle
            else:
                high = middle - 1
        return low

    def part(self, own: int, theirs: int, common: int) -> Notice:
        """Take a new device id; own entries after number `common` go with it. Returns what to tell the clerk."""
        top = min(own, theirs)
        self._keep(self._client.successor(top, self._hash_at(top)))
        if own > common:
            self._store.leave_fork(common + 1, self._elsewhere(common))
        else:
            self._store.new_device()
        self.go_on()
        told = "This PC goes on under a new device id; no entry was lost, and what was printed under the old id keeps its number"
        return Notice("new_device", f"{said(common)}. {told}", {"seq": common})

    def part_twice(self, seq: int) -> Notice | None:
        """Take a new device id for the own entries after number `seq`: the centre has some under another device,
        since another PC that held them brought them there. Returns what to tell the clerk; None if it has none."""
        gone = self._elsewhere(seq)
        if not gone:
            return None
        self._keep(self._client.successor(seq, self._hash_at(seq), min(gone)))
        self._store.leave_fork(seq + 1, gone)
        self.go_on()
        told = "The centre had some of this PC's entries already from another PC. It goes on under a new device id"
        return Notice("brought_elsewhere", told)

    def other(self, device: str, clash: int = 0) -> Notice | None:
        """Give up what is held here of another device's history where the centre holds another one: entries that the
        centre has nowhere go over to a new chain. From number `clash` on if that is not 0. Returns what to tell
        the clerk; None if the two histories do not part."""
        numbers = self._numbers(device)
        low, high = 0, len(numbers)
        while low < high:
            middle = (low + high + 1) // 2
            seq = numbers[middle - 1]
            if self._client.hash_at(seq, device) == self._store.hash_at(device, seq):
                low = middle
            else:
                high = middle - 1
        first = numbers[low] if low < len(numbers) else 0
        parted = first and self._client.hash_at(first, device)
        if clash and (not parted or clash < first):
            first, parted = clash, "clash"
        if not first or not parted:
            return None
        saved = self._store.adopt_fork(device, first, self._elsewhere(first - 1, device))
        told = (
            f"Two histories were held of another PC (…{device[-6:]}) after entry {first - 1}: it was copied, or put "
            f"back from a backup, and so was the centre. The centre's was taken over; {saved} entries that it did "
            "not have are sent to it again. Nothing was lost"
        )
        return Notice("two_histories", told, {"device": device[-6:], "seq": first - 1, "saved": saved})

    def stray(self, device: str, after: int, offices: Collection[str]) -> int:
        """The first number after `after` of another device's entry that the centre has nowhere; 0 if there is none.

        0 also if one is of none of `offices`, which we may see: the centre would not say whether it has that one.
        """
        first = 0
        while entries := self._store.own_after(after, 1000, device):
            if any(entry.office not in offices for entry in entries):
                return 0
            known = set(self._client.known([entry.id for entry in entries]))
            first = first or next((entry.seq for entry in entries if entry.id not in known), 0)
            after = entries[-1].seq
        return first

    def _numbers(self, device: str) -> list[int]:
        """The numbers held of a device's chain."""
        gone = {
            seq for name, first, last in self._store.missing() if name == device for seq in range(first, last + 1)
        }
        return [seq for seq in range(1, self._store.held().get(device, 0) + 1) if seq not in gone]

    def _elsewhere(self, common: int, device: str = "") -> set[str]:
        """Entries after number `common` that the centre has under another device: this PC was copied with them."""
        found: set[str] = set()
        while entries := self._store.own_after(common, 1000, device):
            found.update(self._client.known([entry.id for entry in entries]))
            common = entries[-1].seq
        return found

    def go_on(self) -> bool:
        """Enrol the new id with the code kept for it; False if there is none, or the centre knows it no more."""
        code = self._code or self._kept()
        if not code:
            return False
        signer = self._store.signer
        try:
            enrol(self._transport, code, self._store.device, signer.public, platform.node() or "PC", signer.sign)
        except Refused as refusal:
            if refusal.code != "code":
                raise
            self._keep("")  # the centre was put back to before it gave the code: the administrator gives another
            return False
        self._keep("")
        return True

    def _hash_at(self, seq: int) -> str:
        return self._store.hash_at(self._store.device, seq) if seq else GENESIS

    def _keep(self, code: str) -> None:
        self._code = code
        if self._path is None:
            return
        try:
            if code:
                write_whole(self._path, code.encode())
            else:
                self._path.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError(f"The code for a new device id can't be kept: {error.strerror}", code="parts") from None

    def _kept(self) -> str:
        return self._path.read_text("ascii", errors="replace") if self._path and self._path.is_file() else ""


def forked(common: int) -> SyncError:
    """The loud refusal, for a program that may not heal by itself."""
    return SyncError(f"{said(common)}. Nothing was mixed; let this PC take a new device id", code="fork", seq=common)


def said(common: int) -> str:
    """What happened, in a clerk's words."""
    return (
        f"The centre holds another history of this PC after entry {common}: it was copied, or put back from a backup"
    )
