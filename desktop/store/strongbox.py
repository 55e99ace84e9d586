"""A backup under a passphrase: one file that holds the copy, its papers and archives, and tells nothing without it.

`NGDSEAL1`, the length of a JSON header (4 bytes, big-endian), the header, then the content as a tar in pieces of
64 KiB, each sealed with AES-256-GCM. A piece's nonce is the header's 7 bytes, its number (4 bytes) and whether it is
the last one, and the header is bound to all of them: no piece can be changed, moved, left out or cut off. The key is
scrypt's of the passphrase.
"""

from __future__ import annotations

import hmac
import io
import json
import os
import re
import shutil
import struct
import tarfile
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, cast

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from desktop.core import kept
from desktop.core.errors import FieldError, StoreError
from desktop.store import backup, blobs, vault
from desktop.store.connection import clerk_errors, connect
from desktop.store.folder import Folder, sync_file, sync_folder

if TYPE_CHECKING:
    import sqlite3 as sqlite

MAGIC = b"NGDSEAL1"
LEAST = 10
"""Shortest passphrase, in characters."""
_PIECE, _TAG = 64 << 10, 16
_COST = 17  # scrypt's n is 2 to this: 128 MB and about half a second for each guess
_COSTS = range(14, 19)  # what a file may ask of us
_HEX = {"salt": 32, "nonce": 14, "check": 64}
_MEMBER = re.compile(r"nagardesk-\d{8}T\d{6}Z(-\d+)?\.db|blobs/[0-9a-f]{2}/[0-9a-f]{62}|archive/\d{4}\.db")


@dataclass(frozen=True, slots=True)
class Boxed:
    """A sealed copy: its file, what is in it, and which papers (SHA-256) are missing or damaged here."""

    path: Path
    entries: int
    papers: int
    left_out: tuple[str, ...]


def seal(copy: backup.Backup, place: Folder, to: Path, passphrase: str) -> Boxed:
    """Put a copy that lies in the data folder `place`, with what belongs to it, as one sealed file into `to`.

    Raises `StoreError`, and `FieldError` for a passphrase that is too short; leaves no file that looks whole.
    """
    if len(passphrase) < LEAST:
        raise FieldError("passphrase", f"A passphrase has at least {LEAST} characters", code="passphrase_short")
    if vault.mark_of(place.root):
        raise StoreError(
            "The copies of an encrypted folder are encrypted already, with its own key. Take one without a passphrase.",
            code="sealed_twice",
        )
    path = to / f"{copy.path.stem}.sealed"
    part = path.with_suffix(".part")
    with clerk_errors(to):
        to.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            with os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file:
                held, left_out = _write(_Sealer(file, passphrase), copy.path, place)
            sync_file(part)
            part.replace(path)
            sync_folder(to)
        finally:
            part.unlink(missing_ok=True)
    return Boxed(path, copy.entries, held, left_out)


def is_sealed(path: Path) -> bool:
    """Whether the file is a sealed copy."""
    with clerk_errors(path.parent), path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def restore(path: Path, folder: Path, now: datetime, passphrase: str) -> backup.Restored:
    """Put a sealed copy back as the data folder `folder`; see `backup.restore`. Raises `StoreError`.

    A wrong passphrase, or a file with one changed byte, changes nothing.
    """
    opened = folder / "unsealing.part"
    with clerk_errors(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        backup.require_room(folder, 2 * path.stat().st_size)  # unsealed, then put in its place
        shutil.rmtree(opened, ignore_errors=True)
        opened.mkdir(mode=0o700)
        try:
            with path.open("rb") as file:
                _unpack(_Opener(file, path.name, passphrase), path.name, opened)
            found = backup.all_in(opened)
            if len(found) != 1:
                raise _damaged(path.name)
            return backup.restore(found[0], folder, now)
        finally:
            shutil.rmtree(opened, ignore_errors=True)


def _write(out: _Sealer, copy: Path, place: Folder) -> tuple[int, tuple[str, ...]]:
    held, left_out = 0, []
    with tarfile.open(fileobj=cast(BinaryIO, out), mode="w|", format=tarfile.USTAR_FORMAT, bufsize=_PIECE) as tar:
        tar.add(copy, copy.name, filter=_plain)
        for archive in sorted(place.archive.glob("[0-9][0-9][0-9][0-9].db")):
            tar.add(archive, f"archive/{archive.name}", filter=_plain)
        db = connect(copy, "immutable")
        try:
            for sha256, _ in blobs.held(db):
                content = _paper(db, place.blobs, sha256)
                if content is None:
                    left_out.append(sha256)
                    continue
                member = tarfile.TarInfo(f"blobs/{sha256[:2]}/{sha256[2:]}")
                member.size = len(content)
                tar.addfile(member, io.BytesIO(content))
                held += 1
        finally:
            db.close()
    out.close()
    return held, tuple(left_out)


def _paper(db: sqlite.Connection, root: Path, sha256: str) -> bytes | None:
    try:
        return blobs.read(root, sha256)
    except StoreError as error:
        if error.code not in ("blob_missing", "blob_damaged"):
            raise
        return None


def _plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without whose it was and how it could be read."""
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = 0o600
    return member


def _unpack(source: _Opener, name: str, into: Path) -> None:
    try:
        with tarfile.open(fileobj=cast(BinaryIO, source), mode="r|", bufsize=_PIECE) as tar:
            for member in tar:
                content = tar.extractfile(member) if member.isreg() and _MEMBER.fullmatch(member.name) else None
                if content is None:
                    raise _damaged(name)
                target = into / member.name
                target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                with os.fdopen(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                    shutil.copyfileobj(content, file)
    except tarfile.TarError as error:
        raise _damaged(name) from error
    source.require_end()


class _Sealer:
    """Takes the content and writes it sealed."""

    def __init__(self, file: BinaryIO, passphrase: str) -> None:
        self._file = file
        salt, self._nonce = os.urandom(16).hex(), os.urandom(7)
        key, check = _keys(passphrase, salt, _COST)
        told = {"v": 1, "cost": _COST, "salt": salt, "nonce": self._nonce.hex(), "check": check.hex()}
        self._head = head = json.dumps(told).encode()
        self._cipher = AESGCM(key)
        self._held, self._number = bytearray(), 0
        file.write(MAGIC + struct.pack(">I", len(head)) + head)

    def write(self, content: bytes) -> int:
        """Take more of the content."""
        self._held += content
        while len(self._held) > _PIECE:  # the last piece is sealed as such, so one is always held back
            self._put(bytes(self._held[:_PIECE]), last=False)
            del self._held[:_PIECE]
        return len(content)

    def close(self) -> None:
        """Seal the last piece."""
        self._put(bytes(self._held), last=True)

    def _put(self, piece: bytes, *, last: bool) -> None:
        self._file.write(self._cipher.encrypt(_nonce(self._nonce, self._number, last), piece, self._head))
        self._number += 1


class _Opener:
    """Gives the content of a sealed file, each piece proven before a byte of it is given."""

    def __init__(self, file: BinaryIO, name: str, passphrase: str) -> None:
        self._name = name
        self._head, told = _head(file, name)
        key, check = _keys(passphrase, told["salt"], told["cost"])
        if not hmac.compare_digest(check.hex(), told["check"]):
            raise StoreError("The passphrase is not the one that this copy was sealed with.", code="passphrase")
        self._pieces = self._all(file, bytes.fromhex(told["nonce"]), AESGCM(key))
        self._held = b""

    def read(self, size: int) -> bytes:
        """The next `size` bytes, fewer at the end."""
        found = bytearray()
        while len(found) < size:
            self._held = self._held or next(self._pieces, b"")
            if not self._held:
                break
            part, self._held = self._held[: size - len(found)], self._held[size - len(found) :]
            found += part
        return bytes(found)

    def require_end(self) -> None:
        """Prove all that is left; a tar's end is not the file's."""
        while self.read(_PIECE):
            pass

    def _all(self, file: BinaryIO, nonce: bytes, cipher: AESGCM) -> Iterator[bytes]:
        number, ahead = 0, file.read(_PIECE + _TAG)
        while True:
            piece, ahead = ahead, file.read(_PIECE + _TAG)
            try:
                plain = cipher.decrypt(_nonce(nonce, number, not ahead), piece, self._head)
            except (InvalidTag, ValueError):
                raise _damaged(self._name) from None
            number += 1
            if plain:
                yield plain
            if not ahead:
                return


def _head(file: BinaryIO, name: str) -> tuple[bytes, dict[str, Any]]:
    start = file.read(len(MAGIC) + 4)
    if len(start) < len(MAGIC) + 4 or not start.startswith(MAGIC):
        raise _damaged(name)
    (length,) = struct.unpack(">I", start[len(MAGIC) :])
    head = file.read(min(length, 1000))
    try:
        told = kept.parsed(head)
        right = (
            len(head) == length
            and told["v"] == 1
            and type(told["cost"]) is int
            and told["cost"] in _COSTS
            and all(re.fullmatch(rf"[0-9a-f]{{{n}}}", told[key]) for key, n in _HEX.items())
        )
    except (ValueError, KeyError, TypeError):
        right = False
    if not right:
        raise _damaged(name)
    return head, told


def _keys(passphrase: str, salt: str, cost: int) -> tuple[bytes, bytes]:
    """The key, and what tells the right passphrase from a wrong one without it."""
    both = Scrypt(bytes.fromhex(salt), 64, 2**cost, 8, 1).derive(
        unicodedata.normalize("NFC", passphrase).encode("utf-8", "surrogatepass")
    )
    return both[:32], both[32:]


def _nonce(prefix: bytes, number: int, last: bool) -> bytes:
    return prefix + struct.pack(">IB", number, last)


def _damaged(name: str) -> StoreError:
    return StoreError(f"{name} is damaged, or no sealed copy. Use another one.", code="backup_bad", path=name)
