"""Connections to the store's one SQLite file: the version floor, the pragmas, and errors a clerk can act on."""

from __future__ import annotations

import errno
import shutil
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from desktop.core.errors import StoreError
from desktop.store import library, vault
from desktop.store.library import sqlite
from desktop.store.troubles import store_error

_HEADER = b"SQLite format 3\0"
BARRED = ("disk_full", "read_only")
"""Codes of the troubles in which a folder can still be read."""
FLOOR = (3, 51, 3)  # older ones can damage a WAL file when it is reset
WAIT_MS = 10_000
_ROOM = 4 << 20  # less room than this explains an I/O error
_ALONE = "vfs=unix-excl"
_QUERIES = {"immutable": "mode=ro&immutable=1", "alone": f"mode=rw&{_ALONE}", "alone-rw": f"mode=rw&{_ALONE}"}


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
                    self._files[path] = _opened(path, "mode=ro", path)
                if file := self._files.get(path):
                    row = file.execute("select data from data where hash = ?", (hash_,)).fetchone()
                    if row:
                        return zlib.decompress(row[0]).decode()
            except (*library.Error, zlib.error, ValueError):  # a damaged archive is as good as none
                continue
        return None


def connect(
    path: Path, mode: str, *, cache_kib: int = 16_000, archives: Sequence[Path] = (), like: Path | None = None
) -> sqlite.Connection:
    """Open the file with SQLite's URI `mode` (ro, rw, rwc), 'immutable' for media that cannot be written, or 'alone'.

    'alone' only reads; what connections share is kept in memory instead of a file, for a disk without room. Only this
    process can have the file then, and all its connections must be opened so.

    Archived data is looked for in `archive` beside the file, then in the folders `archives`. A new file is encrypted
    as the file `like` is, or as the folder it lies in.
    """
    db = _opened(path, _QUERIES.get(mode, f"mode={mode}"), like or path)
    db.create_function("archived", 2, _Archives((path.absolute().parent / "archive", *archives)))
    db.execute(f"pragma cache_size=-{cache_kib}")
    db.execute("pragma foreign_keys=on")
    db.execute("pragma trusted_schema=off")
    db.execute("pragma cell_size_check=on")
    if mode == "alone":
        db.execute("pragma query_only=on")
        db.execute("pragma temp_store=memory")  # the place for temporary files may be the same disk
    return db


def _opened(path: Path, query: str, like: Path) -> sqlite.Connection:
    """A connection by the library that the file asks for, with its key."""
    key = None if _plain(like) else vault.key_of(like)
    db: sqlite.Connection = (library.CIPHER if key else sqlite).connect(
        f"{path.absolute().as_uri()}?{query}",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=WAIT_MS / 1000,
        cached_statements=256,
    )
    if key is not None:
        db.execute(f"pragma key=\"x'{key.hex()}'\"")
    return db


def _plain(path: Path) -> bool:
    """Tell whether a file begins as one that is not encrypted does."""
    try:
        with path.open("rb") as file:
            return file.read(len(_HEADER)) == _HEADER
    except OSError:
        return False


def connect_writer(
    path: Path, look: Callable[[sqlite.Connection], object], *, alone: bool = False
) -> sqlite.Connection:
    """The one connection that writes: WAL, and every commit on the disk before it is acknowledged.

    `look` raises for a file that nothing may be changed in: going over to WAL would.
    """
    db = connect(path, "alone-rw" if alone else "rwc", cache_kib=64_000)
    try:
        look(db)
    except BaseException:
        db.close()
        raise
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


def why_barred(error: BaseException, folder: Path) -> str:
    """'disk_full' or 'read_only' if that is why the folder can't be written; '' for any other trouble."""
    if isinstance(error, library.Error):
        error = _from_sqlite(error, folder)
    elif isinstance(error, OSError):
        error = _from_system(error, folder)
    return error.code if isinstance(error, StoreError) and error.code in BARRED else ""


class clerk_errors:  # noqa: N801
    """Turn SQLite's errors and the system's into `StoreError`s that say what to do (`with clerk_errors(folder):`).

    No generator: a save passes through here five times, and each would cost it a microsecond more.
    """

    __slots__ = ("_folder",)

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        if isinstance(error, library.Error):
            raise _from_sqlite(error, self._folder) from error
        if isinstance(error, OSError):
            raise _from_system(error, self._folder) from error


def _from_sqlite(error: Exception, folder: Path) -> StoreError:
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
    if not name and "disk is full" in str(error):  # a copy's error bears no name
        return store_error("disk_full")
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
