"""The data folder: where its files lie, who holds it, whether it was left cleanly, and writes that last."""

from __future__ import annotations

import errno
import os
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path

from desktop.core.errors import StoreError
from desktop.store.troubles import store_error

_FOLDERS = ("blobs", "archive", "backups")
_FILES = ("nagardesk.db", "device.json", "in-use.lock", "not-closed", "journal", "office.json")
_LONGEST = 440  # bytes: SQLite takes 512 in all
_PATIENCE = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds between tries
_LOCKED_BYTE = 1 << 20  # apart from the text, so that Windows lets others read who holds the lock


class Folder:
    """Paths inside a data folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.db = root / "nagardesk.db"
        self.new = root / "nagardesk.db.new"  # complete, on its way to take the place of `db`
        self.blobs = root / "blobs"
        self.archive = root / "archive"
        self.backups = root / "backups"
        self.device = root / "device.json"
        self.lock = root / "in-use.lock"
        self.marker = root / "not-closed"

    def make(self) -> None:
        """Make what is missing inside the folder, for the owner alone; what is there stays."""
        self.blobs.mkdir(mode=0o700, exist_ok=True)
        if not self.db.exists() and self.new.exists():
            self.new.replace(self.db)  # a repair or restore was broken off at its last step
        if not self.db.exists():
            os.close(os.open(self.db, os.O_CREAT | os.O_RDWR, 0o600))
            sync_folder(self.root)


class FolderLock:
    """The operating system's lock on a data folder; it goes when the process goes, however it ends."""

    def __init__(self, path: Path, *, reading: bool = False) -> None:
        """Take the lock; for `reading` it is shared, and nothing is written.

        Raises `StoreError` if another program (or window) has the folder, OSError if the file is out of reach.
        """
        self._file = os.open(path, os.O_RDONLY if reading else os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._file, shared=reading)
        except OSError:
            holder = os.pread(self._file, 20, 0).decode(errors="replace").strip() if hasattr(os, "pread") else ""
            os.close(self._file)
            raise _in_use(path.parent, holder) from None
        if reading:
            return
        with suppress(OSError):  # the lock holds on a full disk too; only who has it is told wrongly then
            os.ftruncate(self._file, 0)
            os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Give the folder free."""
        os.close(self._file)


def _in_use(folder: Path, holder: str) -> StoreError:
    return StoreError(
        f"Nagardesk is already open on {folder} (process {holder or 'unknown'}). Go to that window, or close it "
        "first. Nothing was changed.",
        code="in_use",
        folder=folder,
        process=holder,
    )


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int, *, shared: bool) -> None:
        os.lseek(file, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    def sync_folder(path: Path) -> None:
        """Windows keeps directories with its journal; there is nothing to flush."""

else:
    import fcntl

    def _lock(file: int, *, shared: bool) -> None:
        fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    def sync_folder(path: Path) -> None:
        """Bring a directory's names to the disk."""
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # shares and sticks that know no such thing
                raise
        finally:
            os.close(handle)


def state_home() -> Path:
    """Where nonces and keys lie when the program names no other place: the user's state folder."""
    from platformdirs import user_state_path

    return user_state_path("nagardesk", appauthor=False)


def write_durably(path: Path, content: bytes) -> None:
    """Put `content` at `path` so that after a power cut the old file is there or the new one, whole (mode 0600)."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    handle = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _take_place(part, path)
    except OSError:
        part.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _take_place(part: Path, path: Path) -> None:
    """Give a written file its name. On Windows a virus scanner holds a new file for a moment: it is waited for."""
    for wait in _PATIENCE:
        try:
            part.replace(path)
            return
        except PermissionError:
            time.sleep(wait)
    part.replace(path)


def sync_file(path: Path) -> None:
    """Bring a file's content to the disk."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def require_short(root: Path) -> None:
    """Raise `StoreError` if a folder's path leaves no room for the names of its files and backups."""
    found = len(os.fsencode(root.absolute()))
    if sys.platform != "win32" and found > _LONGEST:
        raise store_error("path_long", found=found, most=_LONGEST)


def strange(root: Path) -> list[Path]:
    """What bears one of our names in a data folder and is no file (or no folder) as it should be, but a pipe, a device, a
    link to nothing or to itself: SQLite and we would wait for it without end, or write to what is none of ours."""
    return [
        each for each in sorted(root.iterdir()) if each.name.startswith((*_FILES, *_FOLDERS)) and not _plain(each)
    ]


def _plain(path: Path) -> bool:
    try:
        mode = path.stat().st_mode
    except PermissionError:
        return True  # whoever opens it says so
    except OSError:
        return False
    return stat.S_ISDIR(mode) if path.name in _FOLDERS else stat.S_ISREG(mode)


def need_plain(root: Path) -> None:
    """Raise `StoreError` where something in a data folder is no file, or no folder, that should be one."""
    if there := strange(root):
        raise store_error("strange", folder=root, name=there[0].name)


def require(folder: Folder) -> None:
    """Raise `StoreError` if the folder holds no data file."""
    if not folder.db.is_file():
        raise store_error("no_folder", folder=folder.root)
