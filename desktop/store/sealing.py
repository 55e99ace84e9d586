"""Encrypting a data folder in place, file by file; a break in between is finished by doing it again."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from desktop.core.errors import StoreError
from desktop.store import backup, device, library, vault
from desktop.store.connection import clerk_errors
from desktop.store.folder import Folder, FolderLock, require, sync_file, sync_folder, write_durably
from desktop.store.troubles import store_error

_HEADER = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Sealed:
    """The key to print and lock away, where it lies on this PC ('keyring' or 'file'), how many papers were encrypted,
    and older copies that are still plain: take a new backup, then destroy them."""

    recovery: str
    kept_in: str
    papers: int
    plain_copies: tuple[Path, ...]


def encrypt(folder: Path, state: Path, now: datetime) -> Sealed:
    """Encrypt everything of a folder that is not open. Raises `StoreError`: in use, no SQLCipher, no data there."""
    place = Folder(folder)
    require(place)
    if library.CIPHER is None:
        raise store_error("no_cipher")
    with clerk_errors(folder):
        lock = FolderLock(place.lock)
        try:
            vault.open_from(folder, state)
            mark = vault.mark_of(folder)
            if mark is None:
                mark, key = vault.new()
            else:
                key = vault.key_of(folder) or b""
            kept_in = vault.keep(mark, key, state)
            mark.write(folder)
            _data_file(place, key, f"plain-{now:%Y%m%dT%H%M%SZ}")
            for path in sorted(place.archive.glob("*.db")):
                _archive(path, key)
            papers = sum(_paper(path, key) for path in sorted(place.blobs.rglob("*")) if path.is_file())
            for name in device.named(place):
                _paper(device.key_path(state, name), key)
            for path in folder.glob("journal*.jsonl"):
                path.unlink()  # a second copy for repairs only; it begins anew
        finally:
            lock.release()
    plain = tuple(path for path in backup.all_in(place.backups) if _is_plain(path))
    return Sealed(vault.recovery_text(key), kept_in, papers, plain)


def unlock(place: Path, recovery: str, state: Path) -> str:
    """Keep the key of the recovery sheet on this PC, for the folder or copy at `place`; returns where it lies now."""
    mark = vault.mark_of(place)
    if mark is None:
        raise StoreError("This data is not encrypted; it needs no key.", code="not_sealed")
    return vault.keep(mark, vault.from_recovery(recovery), state)


def _data_file(place: Folder, key: bytes, name: str) -> None:
    if not _is_plain(place.db):
        return
    part = place.root / "sealing.part"
    _export(place.db, part, key)
    aside = backup.swap(place, part, name)
    if aside:
        shutil.rmtree(aside)


def _archive(path: Path, key: bytes) -> None:
    if _is_plain(path):
        part = path.with_suffix(".part")
        seen = path.stat()
        _export(path, part, key)
        sync_file(part)
        part.replace(path)
        os.utime(path, (seen.st_atime, seen.st_mtime))
        sync_folder(path.parent)


def _export(source: Path, target: Path, key: bytes) -> None:
    """A copy of a plain database, encrypted."""
    with suppress(FileNotFoundError):
        target.unlink()
    os.close(os.open(target, os.O_CREAT | os.O_RDWR, 0o600))
    db = library.CIPHER.connect(str(source), isolation_level=None)
    try:
        db.execute("pragma wal_checkpoint(truncate)")
        version = db.execute("pragma user_version").fetchone()[0]
        db.execute(f"attach ? as sealed key \"x'{key.hex()}'\"", (str(target),))
        db.execute("select sqlcipher_export('sealed')")
        db.execute(f"pragma sealed.user_version={int(version)}")
        db.execute("detach sealed")
    finally:
        db.close()


def _paper(path: Path, key: bytes) -> int:
    """Encrypt one small file; 1 if it was plain."""
    content = path.read_bytes()
    if path.suffix == ".part" or _sealed(key, content):
        return 0
    write_durably(path, vault.seal(key, content))
    return 1


def _sealed(key: bytes, content: bytes) -> bool:
    """Tell whether content was encrypted with the key; a paper may well begin as if it had been."""
    with suppress(ValueError):
        return vault.unseal(key, content) != content
    return False


def _is_plain(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_HEADER)) == _HEADER
