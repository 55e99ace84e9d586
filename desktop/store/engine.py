"""The open file: one writer behind a lock, a reader for each thread, and a note on the disk while it is in use."""

from __future__ import annotations

import os
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core.errors import StoreError
from desktop.store import library, migrations
from desktop.store.connection import WAIT_MS, check_version, clerk_errors, connect, connect_writer, why_barred
from desktop.store.folder import Folder, FolderLock, require, write_durably
from desktop.store.troubles import store_error

if TYPE_CHECKING:
    import sqlite3 as sqlite


class _Reader:
    """A thread's own connection; it closes when the thread is gone."""

    def __init__(self, db: sqlite.Connection) -> None:
        self.db = db


class Engine:
    """Opens, locks, checks and migrates the file of a folder; hands out transactions and readers."""

    def __init__(self, folder: Folder, *, read_only: bool, before_migration: Callable[[Folder, int], None]) -> None:
        """Raises `StoreError`: in use, damaged, newer than this program, not writable, no data there."""
        check_version()
        self.folder = folder
        self.read_only = read_only
        self.unclean = False
        self.barred = ""  # 'disk_full' or 'read_only': what was opened for work can only be read
        self._marked = False
        self._mode = "ro"
        self._lock = threading.Lock()
        self._owner = 0
        self._closed = False
        self._local = threading.local()
        self._readers: weakref.WeakSet[_Reader] = weakref.WeakSet()
        self._held: FolderLock | None = None
        self._writer: sqlite.Connection | None = None
        self._file = (0, 0)
        with clerk_errors(folder.root):
            if not read_only:
                self._open_as_can_be(before_migration)
                return
            try:
                self._open_to_read()
            except BaseException:
                self._let_go()  # who then opens it for work, as an older format asks, must not find it in use
                raise

    def _open_as_can_be(self, before_migration: Callable[[Folder, int], None]) -> None:
        """For work; on a disk that can't be written, an office that is there is opened to be read."""
        try:
            self._open_to_write(before_migration)
        except Exception as error:
            self.barred = why_barred(error, self.folder.root) if _has_data(self.folder.db) else ""
            if not self.barred:
                raise
            try:
                if self.barred == "disk_full":  # nobody begins to write meanwhile
                    self._held = FolderLock(self.folder.lock)
                self._open_to_read()
            except Exception:  # noqa: BLE001 (what barred the writing is the trouble to tell)
                self._let_go()
                raise error from None

    def _open_to_read(self) -> None:
        require(self.folder)
        wal = self.folder.db.with_name(self.folder.db.name + "-wal")
        if self._nobody_writes() and not wal.exists():
            self._mode = "immutable"  # nothing can change under us, and SQLite lays no file beside it
        try:
            self._check_format()
        except library.OperationalError:
            if _has_data(wal) or (not self.barred and _writable(self.folder.root)):
                raise
            self._mode = "immutable"  # media that cannot be written, left cleanly: nothing can change under us
            self._check_format()

    def _nobody_writes(self) -> bool:
        """Whether nobody has the folder open for work, or can while it is open here."""
        try:
            self._held = self._held or FolderLock(self.folder.lock, reading=True)
        except (StoreError, OSError):
            return False
        return True

    def _check_format(self) -> None:
        db = connect(self.folder.db, self._mode)
        try:
            found = migrations.version(db)
        finally:
            db.close()
        if found < migrations.NEWEST:
            raise StoreError("The data is of an older format; open it once for work first", code="older", found=found)

    def _open_to_write(self, before_migration: Callable[[Folder, int], None]) -> None:
        self.folder.root.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._held = FolderLock(self.folder.lock)
        try:
            self.folder.make()
            self.unclean = self.folder.marker.exists()
            self._writer = self._connect_writer()
            if self.unclean:
                quick_check(self._writer)
            migrations.migrate(self._writer, lambda old: before_migration(self.folder, old))
            try:
                self._mark()
            except OSError as error:
                if why_barred(error, self.folder.root) != "disk_full":
                    raise
            self._file = _identity(self.folder.db)
        except BaseException:
            self._let_go()
            raise

    def _connect_writer(self) -> sqlite.Connection:
        """The writer; without room for the file that connections share, alone, with that kept in memory."""
        try:
            return connect_writer(self.folder.db)
        except library.Error as error:
            if sys.platform == "win32" or why_barred(error, self.folder.root) != "disk_full":
                raise
        if not _has_data(self.folder.db):
            raise store_error("disk_full")
        self._mode = "alone"
        return connect_writer(self.folder.db, alone=True)

    def _mark(self) -> None:
        """Note on the disk that the folder is in use, before the first write."""
        if not self._marked:
            write_durably(self.folder.marker, b"open\n")
            self._marked = True

    @contextmanager
    def transaction(self) -> Iterator[sqlite.Connection]:
        """The writer inside a transaction, committed at the end or rolled back whole; never within another."""
        writer = self._writer
        if writer is None or self._closed:
            why = "closed" if self._closed else self.barred or "read_only"
            raise store_error(why, folder=self.folder.root)
        me = threading.get_ident()
        if self._owner == me:
            raise StoreError("A step of work was begun inside another one; nothing was saved", code="nested")
        if not self._lock.acquire(timeout=WAIT_MS / 1000):
            raise store_error("locked")
        self._owner = me
        try:
            with clerk_errors(self.folder.root):
                if _identity(self.folder.db) != self._file:
                    raise store_error("gone", folder=self.folder.root)
                self._mark()
                writer.execute("begin immediate")
            yield writer
            with clerk_errors(self.folder.root):
                writer.execute("commit")
        finally:
            if writer.in_transaction:
                writer.execute("rollback")
            self._owner = 0
            self._lock.release()

    @contextmanager
    def saving(self) -> Iterator[sqlite.Connection]:
        """A transaction in which only the store's own code runs: every trouble comes out as a `StoreError`."""
        with self.transaction() as db, clerk_errors(self.folder.root):
            yield db

    def shrink(self) -> None:
        """Give the room of removed rows back to the disk; writers wait meanwhile."""
        with self._lock, clerk_errors(self.folder.root):
            if self._writer:
                self._writer.execute("vacuum")
                self._writer.execute("pragma wal_checkpoint(truncate)")

    @contextmanager
    def reading(self) -> Iterator[sqlite.Connection]:
        """This thread's reader; what it sees is what was last committed when each statement began."""
        if self._closed:
            raise store_error("closed")
        with clerk_errors(self.folder.root):
            reader: _Reader | None = getattr(self._local, "reader", None)
            if reader is None:
                reader = self._local.reader = _Reader(self.connect_reader())
                self._readers.add(reader)
            yield reader.db

    def connect_reader(self) -> sqlite.Connection:
        """A connection that cannot write, for the caller to close."""
        return connect(self.folder.db, self._mode)

    def close(self) -> None:
        """Bring everything into the one file and let go of the folder; a second call does nothing."""
        if self._closed:
            return
        with self._lock:
            self._closed = True
            for reader in list(self._readers):
                reader.db.close()
            with clerk_errors(self.folder.root):
                self._let_go()

    def _let_go(self) -> None:
        """Close the writer, say that it was closed cleanly (only if it could be), then free the folder."""
        try:
            if self._writer:
                self._writer.close()
                if self._closed:
                    self.folder.marker.unlink(missing_ok=True)
        finally:
            self._writer = None
            if self._held:
                self._held.release()
                self._held = None


def _identity(path: Path) -> tuple[int, int]:
    """Which file lies at `path`; (0, 0) for none. An open one that was moved away would go on taking what nobody finds."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def _has_data(path: Path) -> bool:
    try:
        return path.stat().st_size > 0
    except OSError:
        return False


def _writable(folder: Path) -> bool:
    return os.access(folder, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def quick_check(db: sqlite.Connection) -> None:
    """Raise `StoreError` if the file's structure is damaged."""
    faults = [text for (text,) in db.execute("pragma quick_check(5)") if text != "ok"]
    if faults:
        raise store_error("damaged", faults=faults)
