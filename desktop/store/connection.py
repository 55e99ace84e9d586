"""Connections to the store's one SQLite file: the version floor, the pragmas, and errors a clerk can act on."""

from __future__ import annotations

import errno
import shutil
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core.errors import StoreError

if TYPE_CHECKING:  # the same interface, with types
    import sqlite3 as sqlite
else:
    from pysqlite3 import dbapi2 as sqlite

FLOOR = (3, 51, 3)  # older ones can damage a WAL file when it is reset
WAIT_MS = 10_000
_ROOM = 4 << 20  # less room than this explains an I/O error

_MESSAGES = {
    "disk_full": "The disk is full. This step was not saved; everything saved before is safe. Make room on the disk "
    "(move films and pictures away, empty the bin) and save again.",
    "locked": "Another program holds the data file (perhaps a backup or an antivirus scan). This step was not saved. "
    "Wait a moment and try again.",
    "read_only": "The data folder cannot be written. Nothing was changed. Ask for write permission on {folder}, or "
    "copy the folder to a disk that can be written.",
    "damaged": "The data file is damaged; nothing more is written to it. Leave the folder as it is; run the repair "
    "(nagardesk store repair), which puts the entries together again from the file and its backups.",
    "disk_error": "The disk did not take or give the data ({detail}). This step was not saved. Check that the disk "
    "or stick is still plugged in, then open the program again.",
    "newer": "This data was last used by a newer Nagardesk (format {found}; this program knows {known}). Nothing was "
    "changed. Install the newer program.",
    "old_sqlite": "The database library is too old ({found}; {floor} or newer is needed) and could damage the data. "
    "Set the program up again.",
    "archive_missing": "An archive of old entries is missing from the data folder or damaged. Put the folder 'archive' "
    "back from a backup. Nothing was changed.",
    "gone": "The data folder is not at {folder} any more (a stick pulled out, the folder moved or deleted). This step "
    "was not saved; what was saved before is in the folder. Put it back in its place, then open the program again.",
    "closed": "The store is closed. Open the program again.",
    "no_folder": "There is no data in {folder}. Check that the disk is plugged in and the path is right.",
}


def store_error(code: str, **params: object) -> StoreError:
    """The `StoreError` for one of the known troubles."""
    return StoreError(_MESSAGES[code].format(**params), code=code, **params)


def check_version() -> None:
    """Raise `StoreError` if the SQLite library is older than the floor."""
    if sqlite.sqlite_version_info < FLOOR:
        raise store_error("old_sqlite", found=sqlite.sqlite_version, floor=".".join(map(str, FLOOR)))


class _Archives:
    """The SQL function `archived(mark, hash)`: the data that was moved to a year's file, or null if it is not there."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = folders
        self._files: dict[Path, sqlite.Connection] = {}

    def __call__(self, mark: str, hash_: bytes) -> str | None:
        for folder in self._folders:
            path = folder / f"{mark[1:5]}.db"
            try:
                if path not in self._files and path.is_file():
                    uri = f"{path.absolute().as_uri()}?mode=ro"
                    self._files[path] = sqlite.connect(uri, uri=True, check_same_thread=False)
                if file := self._files.get(path):
                    row = file.execute("select data from data where hash = ?", (hash_,)).fetchone()
                    if row:
                        return zlib.decompress(row[0]).decode()
            except (sqlite.Error, zlib.error, ValueError):  # a damaged archive is as good as none
                continue
        return None


def connect(path: Path, mode: str, *, cache_kib: int = 16_000, archives: Sequence[Path] = ()) -> sqlite.Connection:
    """Open the file with SQLite's URI `mode` (ro, rw, rwc, or 'immutable' for media that cannot be written).

    Archived data is looked for in `archive` beside the file, then in the folders `archives`.
    """
    query = "mode=ro&immutable=1" if mode == "immutable" else f"mode={mode}"
    db = sqlite.connect(
        f"{path.absolute().as_uri()}?{query}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=WAIT_MS / 1000,
        cached_statements=256,
    )
    db.create_function("archived", 2, _Archives((path.absolute().parent / "archive", *archives)))
    db.execute(f"pragma cache_size=-{cache_kib}")
    db.execute("pragma foreign_keys=on")
    db.execute("pragma trusted_schema=off")
    db.execute("pragma cell_size_check=on")
    return db


def connect_writer(path: Path) -> sqlite.Connection:
    """The one connection that writes: WAL, and every commit on the disk before it is acknowledged."""
    db = connect(path, "rwc", cache_kib=64_000)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")
    db.execute("pragma fullfsync=on")  # where the system's fsync only reaches the drive's cache
    db.execute("pragma wal_autocheckpoint=4000")  # 16 MB: a checkpoint falls on one save in some hundred
    db.execute("pragma journal_size_limit=67108864")
    return db


@contextmanager
def transaction(db: sqlite.Connection) -> Iterator[None]:
    """One transaction of a connection that nobody shares: committed at the end of the block, or rolled back."""
    db.execute("begin immediate")
    try:
        yield
        db.execute("commit")
    finally:
        if db.in_transaction:
            db.execute("rollback")


@contextmanager
def clerk_errors(folder: Path) -> Iterator[None]:
    """Turn SQLite's errors and the system's into `StoreError`s that say what to do."""
    try:
        yield
    except sqlite.Error as error:
        raise _from_sqlite(error, folder) from error
    except OSError as error:
        raise _from_system(error, folder) from error


def _from_sqlite(error: sqlite.Error, folder: Path) -> StoreError:
    name = getattr(error, "sqlite_errorname", "") or ""
    if name.startswith("SQLITE_IOERR") and _short_of_room(folder):
        return store_error("disk_full")
    for start, code in (
        ("SQLITE_FULL", "disk_full"),
        ("SQLITE_BUSY", "locked"),
        ("SQLITE_LOCKED", "locked"),
        ("SQLITE_READONLY", "read_only"),
        ("SQLITE_CANTOPEN", "read_only"),
        ("SQLITE_PERM", "read_only"),
        ("SQLITE_CORRUPT", "damaged"),
        ("SQLITE_NOTADB", "damaged"),
        ("SQLITE_IOERR", "disk_error"),
    ):
        if name.startswith(start):
            return store_error(code, folder=folder, detail=name)
    if "closed database" in str(error):
        return store_error("closed")
    return StoreError(f"The data file refused this step ({error}); nothing was saved.", code="refused", detail=name)


def _from_system(error: OSError, folder: Path) -> StoreError:
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return store_error("disk_full")
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return store_error("read_only", folder=folder)
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return store_error("no_folder", folder=folder)
    return store_error("disk_error", detail=error.strerror or str(error))


def _short_of_room(folder: Path) -> bool:
    try:
        return shutil.disk_usage(folder).free < _ROOM
    except OSError:
        return False
