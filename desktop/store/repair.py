"""Putting a damaged data file together again: every entry that can still be proven, from the file and its backups.

The damaged file is kept. What neither it nor a backup holds is named, and comes back from the centre with the next
exchange, since the pull begins anew; if this device's own last entries are among it, the folder goes on as a new
device (its chain may not be written twice), which `Store.open` sees by itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.core.entry import Entry, digest
from desktop.core.errors import StoreError
from desktop.store import backup, blobs, device, journal, library, migrations, outbox, projection, verify
from desktop.store import entries as rows
from desktop.store.connection import clerk_errors, connect, connect_writer, transaction
from desktop.store.folder import Folder, FolderLock, strange
from desktop.store.progress import Progress, batches, quiet
from desktop.store.troubles import store_error

if TYPE_CHECKING:
    import sqlite3 as sqlite

_CHUNK = 500
_COMMIT = 20_000


@dataclass(frozen=True, slots=True)
class Repaired:
    """What a repair saved: entries from the file, entries only a backup had, papers put back from a backup; what is
    `lost` here as (device, first, last) numbers; and where the damaged file lies now."""

    entries: int
    from_backups: int
    blobs_back: int
    lost: tuple[tuple[str, int, int], ...]
    aside: Path | None


def repair(folder: Path, now: datetime, backups: Sequence[Path] = (), progress: Progress = quiet) -> Repaired:
    """Build a new data file from what can be proven; `backups` are folders with copies (the folder's own is one).

    The next `Store.open` builds the projections. Raises `StoreError` if the folder is in use or nothing can be read.
    """
    place = Folder(Path(folder))
    stocks = [Path(each) for each in (place.backups, *backups)]
    with clerk_errors(place.root):
        if not (place.lock.exists() or os.path.lexists(place.db) or any(backup.all_in(stock) for stock in stocks)):
            raise store_error("no_folder", folder=place.root)  # nothing is made in a folder that is none of ours
        with _laid_aside(place, f"strange-{now.strftime('%Y%m%dT%H%M%SZ')}"):
            lock = FolderLock(place.lock)
            try:
                return _repair(place, now, stocks, progress)
            finally:
                lock.release()


def _repair(place: Folder, now: datetime, stocks: list[Path], progress: Progress) -> Repaired:
    mender = _Mender(place.root / "mending.part", device.named(place))
    try:
        saved = mender.gather(place.db, progress)
        if not mender.knows_devices:
            mender.claim_all()
        added = sum(mender.gather(copy, progress) for stock in stocks for copy in backup.all_in(stock))
        added += mender.gather_lines(journal.read(place.root))
        if not saved + added:
            raise StoreError(
                "Nothing in the damaged file can be read, and no backup was found. Name the folder that has one.",
                code="repair_nothing",
            )
        back = _mend_blobs(place, [stock / "blobs" for stock in stocks], mender.db)
        lost = tuple(mender.finish())
    except (*library.Error, OSError, StoreError):
        mender.close()
        mender.remove()  # on a full disk it would take the last room
        raise
    mender.close()
    aside = backup.swap(place, mender.path, f"damaged-{now.strftime('%Y%m%dT%H%M%SZ')}")
    return Repaired(saved, added, back, lost, aside)


@contextmanager
def _laid_aside(place: Folder, name: str) -> Iterator[None]:
    """What is no plain file lies in the folder `name` from now on; where it was, if the repair comes to nothing."""
    odd = strange(place.root)
    aside = place.root / name
    if odd:
        aside.mkdir(mode=0o700)
    for path in odd:
        path.rename(aside / path.name)
    try:
        yield
    except BaseException:
        for path in odd:
            if not os.path.lexists(path):
                (aside / path.name).rename(path)
        with suppress(OSError):
            aside.rmdir()
        raise


class _Mender:
    """The new file, and the entries it has come to hold."""

    def __init__(self, path: Path, own: list[str]) -> None:
        self.path = path
        self.remove()
        self.db = connect_writer(path, migrations.version)
        try:
            migrations.migrate(self.db, lambda old: None)
        except (*library.Error, OSError, StoreError):
            self.close()
            self.remove()
            raise
        self._devices: dict[str, int] = {}
        self._claimed = own
        self._own: dict[str, int] = {}
        self._tails: dict[str, int] = {}

    def gather(self, path: Path, progress: Progress) -> int:
        """Take in every sound entry of a file that is not held yet; returns how many. What cannot be read is left."""
        if not path.is_file():
            return 0
        try:
            source = connect(path, "ro")
        except library.DatabaseError:
            return 0
        try:
            _need_known(source)
            names, ends = self._read_devices(source)
            added = self._take_all(_proven(_salvage(source, ends, progress), names))
            self._read_rest(source)
        finally:
            source.close()
        return added

    def gather_lines(self, entries: Iterator[Entry]) -> int:
        """Take in entries of the journal; returns how many were not held yet."""
        return self._take_all(self._written(entry) for entry in entries if digest(entry) == entry.hash)

    def claim_all(self) -> None:
        """Take the devices that the folder names for its own up to their ends; the damaged file could not say."""
        self._own.update(dict.fromkeys(self._claimed, 1 << 62))

    @property
    def knows_devices(self) -> bool:
        """Tell whether a file said which devices wrote in this folder."""
        return bool(self._own)

    def _written(self, entry: Entry) -> Entry:
        self._own[entry.device] = max(entry.seq, self._own.get(entry.device, 0))
        return entry

    def _take_all(self, entries: Iterator[Entry]) -> int:
        added = 0
        for batch in batches(entries, _COMMIT):
            with transaction(self.db):
                added += sum([self._take(entry) for entry in batch])
        return added

    def _take(self, entry: Entry) -> bool:
        n = self._devices.get(entry.device)
        if n is None:
            n = self._devices[entry.device] = rows.head_or_new(self.db, entry.device).n
        self._tails[entry.device] = max(entry.seq, self._tails.get(entry.device, 0))
        try:
            rows.insert(self.db, n, entry)
        except library.IntegrityError:  # held already, from a better file
            return False
        return True

    def _read_devices(self, source: sqlite.Connection) -> tuple[dict[int, str], int]:
        try:
            found = source.execute("select n, device, own, seq from device").fetchall()
        except library.DatabaseError:
            return {}, 0
        for _, name, own, seq in found:
            self._tails[name] = max(seq, self._tails.get(name, 0))
            if own:
                self._own[name] = max(own, self._own.get(name, 0))
        return {n: name for n, name, _, _ in found}, sum(seq for _, _, _, seq in found)

    def _read_rest(self, source: sqlite.Connection) -> None:
        """Drafts and set-aside originals, if they can be read; the first file that has them counts."""
        for table in ("draft", "forked"):
            try:
                found = source.execute(f"select * from {table}").fetchall()
            except library.DatabaseError:
                continue
            for row in found:
                self.db.execute(f"insert or ignore into {table} values ({', '.join('?' * len(row))})", row)

    def finish(self) -> list[tuple[str, int, int]]:
        """Set the heads; returns what is missing of each chain, at its end too."""
        with transaction(self.db):
            for n in self._devices.values():
                (last,) = rows.select(self.db, "where e.device = ? order by e.seq desc limit 1", (n,))
                rows.set_head(self.db, rows.Head(n, last.seq, last.hash, last.at))
            for name in self._own.keys() & self._devices.keys():
                self.db.execute("update device set own = min(seq, ?) where device = ?", (self._own[name], name))
            outbox.set_meta(self.db, "stale", "1")
        self.db.execute("pragma journal_mode=delete")
        held = {device: seq for device, seq, _ in rows.heads(self.db)}
        tails = [(name, held.get(name, 0) + 1, seq) for name, seq in self._tails.items() if held.get(name, 0) < seq]
        return verify.missing(self.db) + tails

    def remove(self) -> None:
        """Remove the new file, and what SQLite lays beside it."""
        for end in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + end).unlink(missing_ok=True)

    def close(self) -> None:
        """Close the new file."""
        self.db.close()


def _need_known(source: sqlite.Connection) -> None:
    """Raise `StoreError` for a file of a newer program: what this one does not know of it would be lost."""
    with suppress(*library.DatabaseError):
        try:
            migrations.version(source)
        except StoreError as error:
            if error.code == "newer":
                raise


def _salvage(source: sqlite.Connection, total: int, progress: Progress) -> Iterator[tuple[Any, ...]]:
    """Rows of the entry table by position; where a stretch cannot be read, each position is tried."""
    sql = (
        f"select id, device, seq, at, day, office, officer, subject, kind, {rows.DATA}, pack, corrects, after, prev,"
        " hash, pos from entry e where pos > ? and pos <= ? order by pos"
    )
    end = _end(source, total)
    for start in range(0, end, _CHUNK):
        progress(start, end)
        try:
            yield from source.execute(sql, (start, start + _CHUNK)).fetchall()
        except library.DatabaseError:
            for pos in range(start, start + _CHUNK):
                try:
                    yield from source.execute(sql, (pos, pos + 1)).fetchall()
                except library.DatabaseError:
                    continue
    progress(end, end)


def _end(source: sqlite.Connection, total: int) -> int:
    """The last position, or far enough where even that cannot be read."""
    try:
        return int(source.execute("select coalesce(max(pos), 0) from entry").fetchone()[0])
    except library.DatabaseError:
        return 2 * total + 10 * _CHUNK


def _proven(salvaged: Iterator[tuple[Any, ...]], names: dict[int, str]) -> Iterator[Entry]:
    """The entries among rows that are what their device wrote."""
    for row in salvaged:
        try:
            entry = rows.decode((row[0], names.get(row[1], ""), *row[2:]))
            if digest(entry) == entry.hash:
                yield entry
        except (StoreError, TypeError, AttributeError, ValueError):  # a torn row may hold anything
            continue


def _mend_blobs(place: Folder, stocks: list[Path], db: sqlite.Connection) -> int:
    """Give a row to every sound paper; put a damaged or missing one back from a backup; returns how many."""
    back = 0
    wanted = {path.parent.name + path.name for path in place.blobs.glob("??/*")}
    for entry in rows.select(db, ""):
        wanted.update(sha.hex() for sha in projection.blobs_named(entry))
    for sha256 in sorted(name for name in wanted if blobs.is_name(name)):
        for stock in (place.blobs, *stocks):
            try:
                content = blobs.read(stock, sha256)
            except StoreError:
                continue
            with transaction(db):
                blobs.put(db, place.blobs, content)
            back += stock != place.blobs
            break
    return back
