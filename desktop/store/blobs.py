"""Papers and attachments by their SHA-256: one file each, whole and on the disk before the entry that names it.

Files, not rows: an office's photographs outgrow its entries a hundredfold, and a daily copy of the data file should
not carry them all again. A file never changes, so copies only ever add.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core import kept
from desktop.core.errors import StoreError
from desktop.store import vault
from desktop.store.connection import clerk_errors
from desktop.store.folder import sync_folder, write_durably

if TYPE_CHECKING:
    import sqlite3 as sqlite

_HEX = frozenset("0123456789abcdef")
_YOUNG = 24 * 3600.0  # seconds; a file without a row may belong to a save going on


def path_of(root: Path, sha256: str) -> Path:
    """Where the blob lies under a blobs folder."""
    return root / sha256[:2] / sha256[2:]


def put(db: sqlite.Connection, root: Path, content: bytes) -> str:
    """Write the content, and its row in the caller's transaction; returns its hex SHA-256.

    A rolled back transaction leaves a file without a row, which `sweep` removes.
    """
    sha256 = digest(content)
    path = path_of(root, sha256)
    with clerk_errors(root):
        if not path.is_file() or _content(root, path) != content:
            write(root, path, content)
    db.execute("insert or ignore into blob (sha256, size) values (?, ?)", (bytes.fromhex(sha256), len(content)))
    return sha256


def write(root: Path, path: Path, content: bytes) -> None:
    """Write a paper's file durably; encrypted if the folder is."""
    if not path.parent.is_dir():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        sync_folder(root)
    key = vault.key_of(root)
    write_durably(path, vault.seal(key, content) if key else content)


def _content(root: Path, path: Path) -> bytes:
    """What a paper's file holds; as it lies there if it can't be decrypted, so that its hash tells."""
    raw = kept.content(path)
    key = vault.key_of(root)
    try:
        return vault.unseal(key, raw) if key else raw
    except ValueError:
        return raw


def read(root: Path, sha256: str) -> bytes:
    """The content, checked against its hash. Raises `StoreError` if it is missing or damaged."""
    if not is_name(sha256):
        raise StoreError(f"'{sha256}' names no paper or attachment", code="blob_name", sha256=sha256)
    try:
        with clerk_errors(root):
            content = _content(root, path_of(root, sha256))
    except StoreError as error:
        if error.code != "no_folder":
            raise
        raise StoreError(
            f"A paper or attachment is not on this PC ({sha256[:12]}…). It comes with the next exchange with the "
            "centre, or from a backup.",
            code="blob_missing",
            sha256=sha256,
        ) from None
    if digest(content) != sha256:
        raise damaged(sha256)
    return content


def is_name(text: str) -> bool:
    """Tell whether `text` is a hex SHA-256, and so safe as a file's name."""
    return len(text) == 64 and set(text) <= _HEX


def digest(content: bytes) -> str:
    """The hex SHA-256 under which content is kept."""
    return hashlib.sha256(content).hexdigest()


def damaged(sha256: str) -> StoreError:
    """The error for content that is not what its hash names."""
    return StoreError(
        f"A paper or attachment is damaged ({sha256[:12]}…) and is not used. Put it back from a backup (nagardesk "
        "store repair) or fetch it from the centre again.",
        code="blob_damaged",
        sha256=sha256,
    )


def held(db: sqlite.Connection) -> Iterator[tuple[str, int]]:
    """(hex SHA-256, size in bytes) of every blob kept here."""
    for sha256, size in db.execute("select sha256, size from blob order by sha256"):
        yield sha256.hex(), size


def wanted(db: sqlite.Connection, limit: int) -> list[str]:
    """Blobs that entries name and that are not here, those of the newest entries first."""
    rows = db.execute(
        "select sha256 from blob_ref r where not exists (select 1 from blob b where b.sha256 = r.sha256)"
        " group by sha256 order by max(pos) desc limit ?",
        (limit,),
    )
    return [sha256.hex() for (sha256,) in rows]


def named_by(db: sqlite.Connection, device: str, after: int, limit: int) -> list[tuple[int, str]]:
    """(seq, hex SHA-256) of what a device's entries from number `after` + 1 on name and this folder holds."""
    rows = db.execute(
        "select e.seq, r.sha256 from entry e cross join blob_ref r on r.pos = e.pos"
        " cross join blob b on b.sha256 = r.sha256"
        " where e.device = (select n from device where device = ?) and e.seq > ? order by e.seq, r.sha256 limit ?",
        (device, after, limit),
    )
    return [(seq, sha256.hex()) for seq, sha256 in rows]


def sweep(db: sqlite.Connection, root: Path) -> int:
    """Remove files that no transaction came to keep and no entry names; returns how many."""
    oldest = time.time() - _YOUNG
    removed = 0
    for folder in root.iterdir() if root.is_dir() else ():
        for path in folder.iterdir() if folder.is_dir() else ():
            if path.stat().st_mtime < oldest and not _needed(db, folder.name + path.name):
                path.unlink()
                removed += 1
    return removed


def _needed(db: sqlite.Connection, name: str) -> bool:
    try:
        key = bytes.fromhex(name)
    except ValueError:
        return not name.endswith(".part")
    sql = "select exists (select 1 from blob where sha256 = ?) or exists (select 1 from blob_ref where sha256 = ?)"
    return bool(db.execute(sql, (key, key)).fetchone()[0])
