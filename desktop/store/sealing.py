"""Encrypting a data folder in place, and back, file by file; a break in between is finished by doing it again."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from desktop.core import kept
from desktop.core.errors import StoreError
from desktop.store import backup, device, journal, library, vault
from desktop.store.connection import clerk_errors
from desktop.store.folder import Folder, FolderLock, require, sync_file, sync_folder, write_durably

_HEADER = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Sealed:
    """The key to print and lock away, where it lies on this PC ('keyring' or 'file'), how many papers were encrypted,
    and older copies that are still plain: take a new backup, then destroy them."""

    recovery: str
    kept_in: str
    papers: int
    plain_copies: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """How many papers, and copies in the folder's own `backups`, are plain again; copies elsewhere stay encrypted."""

    papers: int
    copies: int


def encrypt(folder: Path, state: Path, now: datetime) -> Sealed:
    """Encrypt everything of a folder that is not open. Raises `StoreError`: in use, no data there."""
    place = Folder(folder)
    require(place)
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
            _data_file(place, key, f"plain-{now:%Y%m%dT%H%M%SZ}", seal=True)
            for path in sorted(place.archive.glob("*.db")):
                _copy(path, key, seal=True)
            papers = sum(_paper(path, key) for path in sorted(place.blobs.rglob("*")) if path.is_file())
            for name in device.named(place):
                _paper(device.key_path(state, name), key)
            journal.recode(folder, key)
        finally:
            lock.release()
    plain = tuple(path for path in backup.all_in(place.backups) if _is_plain(path))
    return Sealed(vault.recovery_text(key), kept_in, papers, plain)


def decrypt(folder: Path, state: Path, now: datetime) -> Opened:
    """Make everything of an encrypted folder that is not open plain again; its mark goes last, so that whatever was
    done by then is read. Raises `StoreError`: in use, not encrypted, its key is not on this PC."""
    place = Folder(folder)
    require(place)
    with clerk_errors(folder):
        lock = FolderLock(place.lock)
        try:
            vault.open_from(folder, state)
            key = vault.key_of(folder)
            if key is None:
                raise StoreError("This data is not encrypted; there is nothing to do.", code="not_sealed")
            papers = sum(_plain_paper(path, key) for path in sorted(place.blobs.rglob("*")) if path.is_file())
            for name in device.named(place):
                _plain_paper(device.key_path(state, name), key)
            for path in sorted(place.archive.glob("*.db")):
                _copy(path, key, seal=False)
            copies = sum(_copy(path, key, seal=False) for path in backup.all_in(place.backups))
            _data_file(place, key, f"sealed-{now:%Y%m%dT%H%M%SZ}", seal=False)
            journal.recode(folder, None)
            (folder / vault.NAME).unlink()
            sync_folder(folder)
        finally:
            lock.release()
    return Opened(papers, copies)


def unlock(place: Path, recovery: str, state: Path) -> str:
    """Keep the key of the recovery sheet on this PC, for the folder or copy at `place`; returns where it lies now."""
    mark = vault.mark_of(place)
    if mark is None:
        raise StoreError("This data is not encrypted; it needs no key.", code="not_sealed")
    return vault.keep(mark, vault.from_recovery(recovery), state)


def _data_file(place: Folder, key: bytes, name: str, *, seal: bool) -> None:
    if _is_plain(place.db) != seal:
        return
    part = place.root / "sealing.part"
    try:
        _export(place.db, part, key, seal=seal)
    except (*library.Error, OSError):
        part.unlink(missing_ok=True)  # on a full disk it would take the last room
        raise
    aside = backup.swap(place, part, name)
    if aside:
        shutil.rmtree(aside)


def _copy(path: Path, key: bytes, *, seal: bool) -> int:
    """Encrypt an archive or a copy, or make it plain; 1 if it was not yet."""
    if _is_plain(path) != seal:
        return 0
    part = path.with_suffix(".part")
    seen = path.stat()
    _export(path, part, key, seal=seal)
    sync_file(part)
    part.replace(path)
    os.utime(path, (seen.st_atime, seen.st_mtime))
    sync_folder(path.parent)
    return 1


def _export(source: Path, target: Path, key: bytes, *, seal: bool) -> None:
    """A copy of a database: of a plain one encrypted, of an encrypted one plain."""
    with suppress(FileNotFoundError):
        target.unlink()
    os.close(os.open(target, os.O_CREAT | os.O_RDWR, 0o600))
    db = library.CIPHER.connect(str(source), isolation_level=None)
    raw = f"x'{key.hex()}'"
    try:
        if not seal:
            db.execute(f'pragma key="{raw}"')
        db.execute("pragma wal_checkpoint(truncate)")
        version = db.execute("pragma user_version").fetchone()[0]
        db.execute(f'attach ? as other key "{raw if seal else ""}"', (str(target),))
        db.execute("select sqlcipher_export('other')")
        db.execute(f"pragma other.user_version={int(version)}")
        db.execute("detach other")
    finally:
        db.close()


def _paper(path: Path, key: bytes) -> int:
    """Encrypt one small file; 1 if it was plain."""
    content = kept.content(path)
    if path.suffix == ".part" or _sealed(key, content):
        return 0
    write_durably(path, vault.seal(key, content))
    return 1


def _plain_paper(path: Path, key: bytes) -> int:
    """Make one small file plain; 1 if it was encrypted."""
    content = kept.content(path)
    if path.suffix == ".part" or not _sealed(key, content):
        return 0
    write_durably(path, vault.unseal(key, content))
    return 1


def _sealed(key: bytes, content: bytes) -> bool:
    """Tell whether content was encrypted with the key; a paper may well begin as if it had been."""
    with suppress(ValueError):
        return vault.unseal(key, content) != content
    return False


def _is_plain(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_HEADER)) == _HEADER
