"""Attachments to and from the centre, by their hash, piece by piece; what has got over once is not sent again."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from desktop.core import kept
from desktop.core.errors import StoreError
from desktop.sync.client import Client, Refused
from desktop.sync.line import Gauge, Pace
from desktop.sync.marks import SENT, Marks, own
from desktop.sync.ports import SyncStore
from desktop.sync.progress import Tally
from desktop.sync.transport import LineCut

MAX_FILE = 64 << 20
"""Largest attachment that travels, in bytes."""
MAX_PIECE = 1 << 20
"""Largest piece of one, in bytes."""
_HASH = re.compile(r"[0-9a-f]{64}")
_ASK = 500  # attachments in one question; no entry names that many
_PASS = ("not_named", "not_held", "too_large", "malformed")  # one bad attachment never stops the rest


class Files:
    """Sends and fetches attachments. `parts` keeps half-loaded ones and marks between runs; None: only within one."""

    def __init__(
        self,
        store: SyncStore,
        client: Client,
        up: Gauge,
        down: Gauge,
        parts: Path | None,
        step: Callable[[str], None],
    ) -> None:
        self._store = store
        self._client = client
        self._up = up
        self._down = down
        self._parts = parts
        self._step = step
        self.marks = Marks(parts / SENT if parts else None)

    def send(self, epoch: str, tally: Tally) -> None:
        """Send what the centre lacks of what acknowledged entries name; `tally` counts it and takes the notices."""
        for device in own(self._store):
            mark, clean = self.marks.at(epoch, device), True
            limit = self._store.acknowledged(device).seq
            for pairs in named(self._store, device, mark):
                wanted = [sha256 for seq, sha256 in pairs if seq <= limit]
                clean = self._send_some(wanted, tally) and clean
                if clean and wanted:
                    with _told():
                        self.marks.set(epoch, device, min(pairs[-1][0], limit))
                if len(wanted) < len(pairs):
                    break

    def hand_back(self, epoch: str, tally: Tally) -> None:
        """Send what the centre lacks of other devices' attachments, once in each of its epochs: it was put back from a
        backup, and so may the PCs have been that brought them. What it does not take is left to others; after a
        break it goes on where it stopped."""
        if self.marks.others(epoch):
            return
        mine = set(own(self._store))
        for device in self._store.held():
            if device not in mine:
                for pairs in named(self._store, device, self.marks.passed(epoch, device)):
                    self._send_some([sha256 for _, sha256 in pairs], tally)
                    with _told():
                        self.marks.set_passed(epoch, device, pairs[-1][0])
        with _told():
            self.marks.set_others(epoch)

    def came_back(self) -> None:
        """Entries of another device were sent: their attachments are looked after anew."""
        with _told():
            self.marks.set_others("")

    def _send_some(self, files: list[str], tally: Tally) -> bool:
        """Send those of `files` that the centre lacks; tells whether it has all of them now."""
        missing = self._client.files_lacking(files)
        clean = True
        for sha256 in dict.fromkeys(files):
            if sha256 not in missing:
                continue
            try:
                self._send_one(sha256, missing[sha256], tally)
            except StoreError as error:
                clean = False
                tally.note("file_kept", f"An attachment did not go: {error.message}", why=error)
            except Refused as refusal:
                if refusal.code not in _PASS:
                    raise
                clean = False
                told = f"The centre did not take an attachment: {refusal.problem.message}"
                tally.note("file_refused", told, why=refusal)
            self._step("files")
        return clean

    def _send_one(self, sha256: str, held: int, tally: Tally) -> None:
        content = self._store.blob(sha256)
        if len(content) > MAX_FILE:
            raise StoreError(f"it is larger than {MAX_FILE >> 20} MB", code="file_too_large")
        whole, pace = False, Pace()
        while not whole:
            piece = content[held : held + min(self._up.size(), MAX_PIECE)]
            started = time.monotonic()
            try:
                answer = self._client.put_file(sha256, held, len(content), piece)
            except LineCut:
                self._up.cut(started, time.monotonic())
                raise
            self._up.moved(len(piece), time.monotonic() - started)
            if not answer.whole and answer.held <= held:
                raise StoreError("the centre could not put its pieces together; they are sent again", code="pieces")
            if fault := pace.moved(max(answer.held - held, 0)):
                raise LineCut(f"An attachment: {fault}", code="timeout")
            held, whole = answer.held, answer.whole
            self.marks.counted(answer.files)
            tally.pieces += 1
        tally.files_sent += 1

    def receive(self, tally: Tally) -> None:
        """Fetch what entries here name and the centre has; what it lacks itself goes on waiting."""
        for sha256 in filter(_HASH.fullmatch, self._store.blobs_wanted()):
            try:
                self._receive_one(sha256, tally)
            except Refused as refusal:
                if refusal.code not in _PASS:
                    raise
            self._step("files")

    def _receive_one(self, sha256: str, tally: Tally) -> None:
        content, pace = self._begun(sha256), Pace()
        total = len(content) + 1
        while len(content) < total:
            started = time.monotonic()
            try:
                piece, total = self._client.get_file(sha256, len(content), min(self._down.size(), MAX_PIECE))
            except LineCut:
                self._down.cut(started, time.monotonic())
                raise
            if total > MAX_FILE or len(content) + len(piece) > total or (not piece and len(content) < total):
                self._forget(sha256)
                raise LineCut("The centre's answer does not fit the attachment", code="answer")
            self._down.moved(len(piece), time.monotonic() - started)
            content += piece
            self._keep(sha256, piece)
            tally.pieces += 1
            if (fault := pace.moved(len(piece))) and len(content) < total:
                raise LineCut(f"An attachment: {fault}. What came of it is kept", code="timeout")
        self._forget(sha256)
        if hashlib.sha256(content).hexdigest() != sha256:
            tally.note("file_damaged", "An attachment came damaged and will be fetched again")
            return
        self._store.keep_blob(bytes(content), sha256)
        tally.files_received += 1

    def _begun(self, sha256: str) -> bytearray:
        part = self._part(sha256)
        with _told():
            return bytearray(kept.content(part) if part and part.is_file() else b"")

    def _keep(self, sha256: str, piece: bytes) -> None:
        if part := self._part(sha256):
            with _told():
                part.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                with part.open("ab") as file:
                    file.write(piece)

    def _forget(self, sha256: str) -> None:
        if part := self._part(sha256):
            part.unlink(missing_ok=True)

    def _part(self, sha256: str) -> Path | None:
        return self._parts / f"{sha256}.part" if self._parts else None


def named(store: SyncStore, device: str, after: int) -> Iterator[list[tuple[int, str]]]:
    """(entry number, SHA-256) of the attachments that a device's entries above `after` name, some at a time.

    All that one entry names come together.
    """
    while pairs := store.blobs_after(after, _ASK, device):
        if len(pairs) == _ASK and pairs[0][0] < pairs[-1][0]:
            pairs = [pair for pair in pairs if pair[0] < pairs[-1][0]]  # the last entry may name more
        yield pairs
        after = pairs[-1][0]


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StoreError(f"Half-loaded attachments can't be kept: {error.strerror}", code="parts") from None
