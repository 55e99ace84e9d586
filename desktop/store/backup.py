"""Copies of a data folder that can be trusted: taken while work goes on, proven, thinned, and put back."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.core.errors import StoreError
from desktop.store import archive, blobs, migrations, outbox, vault, verify
from desktop.store.connection import clerk_errors, connect
from desktop.store.engine import quick_check
from desktop.store.folder import Folder, FolderLock, sync_file, sync_folder, write_durably
from desktop.store.progress import Progress, quiet
from desktop.store.troubles import UNSOUND, store_error
from desktop.store.whose import office_of

if TYPE_CHECKING:
    import sqlite3 as sqlite

_NAME = re.compile(r"nagardesk-(\d{8}T\d{6}Z)(?:-\d+)?\.db")
_STAMP = "%Y%m%dT%H%M%SZ"
_PAGES = 2048  # a step of the copy: 8 MB between two reports of progress
_DAYS, _WEEKS, _MONTHS = 7, 5, 12
_SPARE = 4 << 20  # room beside the copy itself: folders, the journal of the first steps
_BLOCK = 4096  # what a paper takes beyond its size


@dataclass(frozen=True, slots=True)
class Backup:
    """A proven copy: its file, what is in it, how many papers were new to the place, which ones (SHA-256) were left
    out because they are missing or damaged here, and which old copies were removed."""

    path: Path
    entries: int
    digest: str
    new_blobs: int
    left_out: tuple[str, ...]
    removed: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Restored:
    """What was put back, and where the data that was there before lies now (None if there was none)."""

    entries: int
    digest: str
    blobs: int
    aside: Path | None


def take(source: sqlite.Connection, place: Folder, to: Path, now: datetime, progress: Progress) -> Backup:
    """Copy the store that `source` reads into the folder `to`, prove the copy, thin what is there.

    Papers and archives lie beside the copies, once for all of them; a copy inside the data folder shares the folder's
    own. Raises `StoreError`; a copy that fails leaves no file that looks like one.
    """
    if to.exists() and not to.is_dir():
        raise StoreError(f"{to} is no folder. Choose a folder on the stick or share.", code="stick_folder")
    with clerk_errors(to):
        to.mkdir(mode=0o700, parents=True, exist_ok=True)
        _mark(place, to)
        path = _free_name(to, now)
        source.execute("begin")  # one view of the data for the copy, the digest and the list of papers
        try:
            digest = outbox.digest(source)
            copy(source, path, progress, place.db)
            new: list[Path] = []
            left_out: tuple[str, ...] = ()
            if to.resolve() != place.backups.resolve():
                left_out = _copy_blobs(source, place.blobs, to / "blobs", new)
                archive.merge(place.archive, to / "archive")
        finally:
            source.execute("rollback")
        entries = prove(path, digest)
        return Backup(path, entries, digest, len(new), left_out, tuple(thin(to, now)))


def _mark(place: Folder, to: Path) -> None:
    """An encrypted folder's copies are encrypted with its key, and their folder says so."""
    ours, theirs = vault.mark_of(place.root), vault.mark_of(to)
    if ours and theirs is None:
        ours.write(to)
    elif theirs and (ours is None or theirs.id != ours.id):
        raise StoreError(
            f"{to} holds copies of other data, encrypted with another key. Choose another folder for the copies.",
            code="backup_other_key",
        )


def copy(source: sqlite.Connection, path: Path, progress: Progress, like: Path) -> None:
    """A copy of the database as one file, whole on the disk before it bears its name; encrypted if the file `like` is."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))
        target = connect(part, "rw", like=like)
        try:
            source.backup(target, pages=_PAGES, progress=lambda _, left, total: progress(total - left, total))
            target.execute("pragma journal_mode=delete")  # no second file beside it
        finally:
            target.close()
        sync_file(part)
        part.replace(path)
        sync_folder(path.parent)
    finally:
        part.unlink(missing_ok=True)


def prove(path: Path, digest: str = "", archives: Sequence[Path] = ()) -> int:
    """Check a copy's structure and walk its chains; returns the number of entries. Raises `StoreError`.

    Archived data is looked for beside the copy (for one inside a data folder: in that folder) and in `archives`.
    """
    with clerk_errors(path.parent):
        db = connect(path, "immutable", archives=archives or [home / "archive" for home in _homes(path)])
        try:
            if not migrations.version(db):
                raise store_error("damaged")
            quick_check(db)
            seen = verify.verify_entries(db)
            same = not digest or outbox.digest(db) == digest
        finally:
            db.close()
    if seen.faults or not same:
        raise StoreError(
            f"The backup {path.name} is not sound; take another one, to another disk.",
            code="backup_bad",
            path=path,
            faults=[fault.message for fault in seen.faults],
        )
    return seen.entries


def before_migration(folder: Folder, old: int) -> None:
    """Keep a copy of the file as it is before its format changes."""
    folder.backups.mkdir(mode=0o700, exist_ok=True)
    stamp = datetime.now(UTC).strftime(_STAMP)
    db = connect(folder.db, "ro")
    try:
        copy(db, folder.backups / f"before-format-{old}-{stamp}.db", quiet, folder.db)
    finally:
        db.close()


def all_in(place: Path) -> list[Path]:
    """The copies in a folder, the newest first."""
    found = (path for path in place.iterdir() if _NAME.fullmatch(path.name)) if place.is_dir() else ()
    return sorted(found, key=lambda path: (taken_at(path), path.name), reverse=True)


def taken_at(path: Path) -> datetime:
    """When a copy was taken, by its name."""
    found = _NAME.fullmatch(path.name)
    if not found:
        raise StoreError(f"{path.name} is not the name of a backup", code="backup_name", path=path)
    return datetime.strptime(found.group(1), _STAMP).replace(tzinfo=UTC)


def thin(place: Path, now: datetime) -> list[Path]:
    """Keep the newest three, and the newest of each of 7 days, 5 weeks and 12 months; returns what was removed."""
    copies = all_in(place)
    keep = set(copies[:3])
    for span, most in (("%Y-%m-%d", _DAYS), ("%G-%V", _WEEKS), ("%Y-%m", _MONTHS)):
        newest: dict[str, Path] = {}
        for path in copies:
            newest.setdefault(taken_at(path).strftime(span), path)
        keep |= set(sorted(newest.values(), key=taken_at, reverse=True)[:most])
    gone = [path for path in copies if path not in keep and taken_at(path) < now - timedelta(hours=1)]
    for path in gone:
        path.unlink()
    return gone


def restore(path: Path, folder: Path, now: datetime) -> Restored:
    """Put a copy back as the data folder `folder`; what was there is moved aside, nothing is deleted.

    The restored folder has no device of its own: who opens it next writes as a new device, so that numbers given
    since the copy are not given again. Raises `StoreError` if the copy is not sound, the folder is in use or the disk
    has too little room; whatever breaks it off, what was there before is there still.
    """
    place = Folder(folder)
    try:
        if not path.is_file():  # SQLite would wait for a pipe without end
            raise store_error("damaged")
        entries = prove(path, archives=[*(home / "archive" for home in _homes(path)), place.archive])
    except StoreError as error:
        if error.code not in UNSOUND:
            raise
        raise StoreError(
            f"{path.name} is no copy of a data folder, or it is damaged. Nothing was changed; choose another copy.",
            code="backup_bad",
            path=path,
        ) from error
    theirs, ours = office_of(path), office_of(place.db)
    if theirs and ours and theirs != ours:
        raise StoreError(
            f"{path.name} is a copy of another office's data than {folder} holds. Nothing was changed. Choose a copy of this "
            "office, or put this one back into a folder of its own (--data FOLDER).",
            code="other_office",
        )
    new = not folder.exists()
    try:
        with clerk_errors(folder):
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            require_room(folder, _needed(path, place))
            lock = FolderLock(place.lock)
            try:
                return _put_back(path, place, entries, f"replaced-{now.strftime(_STAMP)}")
            finally:
                lock.release()
    except BaseException:
        if new:
            shutil.rmtree(folder, ignore_errors=True)
        raise


def require_room(folder: Path, needed: int) -> None:
    """Raise `StoreError` if the disk of the folder has less than `needed` bytes free, and some for the work itself."""
    free = shutil.disk_usage(folder).free
    if free < needed + _SPARE:
        told = {"needed": _megabytes(needed + _SPARE), "free": free >> 20}
        raise StoreError(
            f"To put this copy back takes {told['needed']} MB, and the disk of {folder} has {told['free']} MB free. "
            "Nothing was changed. Make room (move films and pictures away, empty the bin), then do it again.",
            code="no_room",
            **told,
        )


def _megabytes(size: int) -> int:
    return -(-size >> 20)


def _needed(path: Path, place: Folder) -> int:
    """How many bytes the copy takes with the papers and archives that the folder lacks."""
    with closing(connect(path, "immutable")) as db:
        papers = sum(
            size + _BLOCK
            for sha256, size in blobs.held(db)
            if not blobs.path_of(place.blobs, sha256).is_file()
            and any(blobs.path_of(home / "blobs", sha256).is_file() for home in _homes(path))
        )
    years = [year for home in _homes(path) for year in (home / "archive").glob("[0-9][0-9][0-9][0-9].db")]
    lacking = [year.stat().st_size for year in years if not _same(year, place.archive / year.name)]
    return path.stat().st_size + papers + sum(lacking)


def _same(one: Path, other: Path) -> bool:
    return other.is_file() and other.stat().st_size == one.stat().st_size


def _put_back(path: Path, place: Folder, entries: int, name: str) -> Restored:
    """Bring in what the copy needs, which only adds; then let it take the data file's place in a few renamings."""
    part = place.root / "restoring.part"
    brought: list[Path] = []
    small = _SetAside([place.device, place.root / vault.NAME])

    def undo() -> None:
        small.put_back()
        for each in (part, *brought):  # on a full disk they would take the last room
            with suppress(OSError):
                each.unlink(missing_ok=True)

    try:
        _copy_file(path, part)
        if mark := vault.mark_of(path):
            small.take(place.root / vault.NAME)
            mark.write(place.root)
        with closing(connect(part, "immutable", like=path)) as db:
            digest = outbox.digest(db)
            for home in _homes(path):
                _copy_blobs(db, home / "blobs", place.blobs, brought)
        for home in _homes(path):
            archive.merge(home / "archive", place.archive)
    except BaseException:
        undo()
        raise
    try:
        small.take(place.device)
        aside = swap(place, part, name)
    except Exception:  # one that is stopped here is finished at the next opening
        undo()
        raise
    small.forget()
    return Restored(entries, digest, len(brought), aside)


class _SetAside:
    """Small files of a folder that give way to others, and can come back without taking any room."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self._paths = paths
        self._taken: set[Path] = set()

    def take(self, path: Path) -> None:
        """Let one give way."""
        with suppress(FileNotFoundError):
            path.replace(self._aside(path))
        self._taken.add(path)

    def put_back(self) -> None:
        """Put back what gave way."""
        for path in self._taken:
            with suppress(OSError):
                path.unlink(missing_ok=True)
                self._aside(path).replace(path)

    def forget(self) -> None:
        """Remove what gave way."""
        for path in self._paths:
            self._aside(path).unlink(missing_ok=True)

    def _aside(self, path: Path) -> Path:
        return path.with_name(f"{path.name}.before")


def swap(place: Folder, part: Path, name: str) -> Path | None:
    """Put the file `part` of the folder in place of the data file, which goes into the folder `name` with its WAL.

    The WAL goes first: left beside the new file it would be played into it. The mark of an unclean end stands
    meanwhile, so that a break in the middle is checked. What the system refuses leaves all as it was.
    """
    sync_file(part)
    aside = _free(place.root, name) if place.db.exists() else None
    marked, moved = place.marker.exists(), list[tuple[Path, Path]]()
    try:
        if aside:
            aside.mkdir(mode=0o700)
            write_durably(place.marker, b"open\n")
        _move(part, place.new, moved)
        sync_folder(place.root)
        for end in ("-wal", "-shm", "") if aside else ():
            old = place.db.with_name(place.db.name + end)
            if old.exists() and aside:
                _move(old, aside / old.name, moved)
        if aside:
            sync_folder(aside)
        _move(place.new, place.db, moved)
        sync_folder(place.root)
    except OSError:
        for old, now in reversed(moved):
            now.replace(old)
        if aside and aside.is_dir():
            aside.rmdir()
        if not marked:
            place.marker.unlink(missing_ok=True)
        raise
    place.marker.unlink(missing_ok=True)
    return aside


def _move(old: Path, now: Path, moved: list[tuple[Path, Path]]) -> None:
    old.replace(now)
    moved.append((old, now))


def _homes(path: Path) -> list[Path]:
    """Where a copy's papers and archives may lie: beside it, or in the data folder whose `backups` it is in."""
    return [path.parent, path.parent.parent] if path.parent.name == "backups" else [path.parent]


def _copy_blobs(db: sqlite.Connection, source: Path, target: Path, copied: list[Path]) -> tuple[str, ...]:
    """Copy the papers that the target lacks, told in `copied`; returns which are missing or damaged in the source."""
    left_out = []
    for sha256, _ in blobs.held(db):
        path = blobs.path_of(target, sha256)
        if path.is_file():
            continue
        try:
            content = blobs.read(source, sha256)
        except StoreError as error:
            if error.code not in ("blob_missing", "blob_damaged"):
                raise
            left_out.append(sha256)
            continue
        blobs.write(target, path, content)
        copied.append(path)
    return tuple(left_out)


def _copy_file(source: Path, target: Path) -> None:
    os.close(os.open(target, os.O_CREAT | os.O_TRUNC | os.O_RDWR, 0o600))
    shutil.copyfile(source, target)


def _free_name(to: Path, now: datetime) -> Path:
    return _free(to, f"nagardesk-{now.strftime(_STAMP)}", ".db")


def _free(to: Path, name: str, end: str = "") -> Path:
    """A name that nothing in the folder has yet: two of one second both stay."""
    names = (f"{name}{end}", *(f"{name}-{n}{end}" for n in range(2, 1000)))
    return next(path for each in names if not (path := to / each).exists())
