"""The store of one data folder, as every other part sees it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, time, timedelta
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from desktop.casework.ports import Projector
from desktop.core.clock import IST, Clock, HybridClock, instant_text
from desktop.core.entry import Entry
from desktop.core.ids import uuid7
from desktop.core.notice import Notice
from desktop.store import (
    archive,
    backup,
    blobs,
    drafts,
    fork,
    outbox,
    projection,
    vault,
)
from desktop.store import device as devices
from desktop.store import entries as rows
from desktop.store.archive import Archived
from desktop.store.backup import Backup
from desktop.store.chains import Chains
from desktop.store.connection import clerk_errors, why_barred
from desktop.store.engine import Engine
from desktop.store.folder import Folder, require_short, state_home
from desktop.store.journal import Journal
from desktop.store.lists import Lists
from desktop.store.network import network_of
from desktop.store.notices import on_open
from desktop.store.outbox import Cursor, Place
from desktop.store.progress import Progress, batches, quiet
from desktop.store.receive import Applied, Receiver
from desktop.store.troubles import store_error
from desktop.store.whose import OWN_OFFICES
from desktop.store.writing import Transaction

if TYPE_CHECKING:
    import sqlite3 as sqlite

_AHEAD = timedelta(hours=-1)  # a copy may seem this much younger than now: clocks are put right by seconds
_BELIEVED = timedelta(days=1)  # another device's clock may be this far ahead before ours stops following it
_BULK = 20_000  # entries a commit while loading


class Store(Lists, Chains):
    """Entries, what is worked out from them, papers, drafts and the state of exchange; see `docs/store.md`.

    Reads may come from any thread; writing steps wait for each other. Every method raises `StoreError` with a
    message for the clerk when the disk, the file or the folder is in the way, and then has saved nothing.
    """

    device: str
    office: str

    def __init__(
        self,
        engine: Engine,
        office: str,
        clock: Clock,
        projector: Projector,
        begin: Callable[[Store], devices.Identity] | None = None,
    ) -> None:
        """Use `Store.open`; `begin` takes up the folder's identity, without it the store only reads."""
        self.engine = engine
        self._identity: devices.Identity | None = None
        self._begin = begin
        self._beginning = threading.Lock()
        self._clock = clock
        self._hybrid = HybridClock(clock)
        self._projector = projector
        self._journal: Journal | None = None
        self.office = office
        self.device = next(iter(devices.named(engine.folder)), "")
        self.notices: tuple[Notice, ...] = ()

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        office: str,
        clock: Clock,
        projector: Projector,
        read_only: bool = False,
        state: Path | None = None,
        progress: Progress = quiet,
    ) -> Store:
        """Open the data folder, made if need be; one program at a time may write, others may read.

        `state` is where nonces and keys lie (the user's state folder if None). If `projector` has a text attribute
        `version`, the projections are built anew when it changes. `notices` then says what the clerk should know.

        No new office is made on a network drive; one that is there is opened with a notice.
        An office on a disk that is full or can't be written is opened to be read; every writing step is refused, on
        a full disk until there is room again.
        """
        place = Folder(Path(folder))
        require_short(place.root)
        if not read_only and not place.db.exists() and (kind := network_of(place.root)):
            raise store_error("network", folder=place.root, kind=kind)
        vault.open_from(place.root, state or state_home())
        engine = Engine(place, read_only=read_only, before_migration=backup.before_migration)
        try:
            with clerk_errors(place.root):
                _need_own(engine, office)
                if read_only:
                    return cls(engine, office, clock, projector)
                return cls._open_to_write(engine, office, clock, projector, state or state_home(), progress)
        except BaseException:
            engine.close()
            raise

    @classmethod
    def _open_to_write(
        cls, engine: Engine, office: str, clock: Clock, projector: Projector, state: Path, progress: Progress
    ) -> Store:
        with engine.reading() as db:
            held = {device: seq for device, seq, _ in rows.heads(db)}
            last = _latest(db, "own > 0")
            seen = _latest(db, "at <= ?", instant_text(clock.now() + _BELIEVED))

        def begin(store: Store) -> devices.Identity:
            identity = devices.identify(engine.folder, state, lambda device: held.get(device, 0))
            told(identity.change)
            return identity

        def told(change: str, barred: str = "") -> None:
            store.notices = on_open(
                unclean=engine.unclean,
                change=change,
                had_data=bool(held),
                last=last,
                clock=clock,
                key_in_file=vault.in_file(engine.folder.root, state),
                barred=barred,
                network=network_of(engine.folder.root),
            )

        store = cls(engine, office, clock, projector, begin)
        store._hybrid.witness(max(last, seen))
        try:
            store._own()
            if store.outdated():
                store.rebuild(progress)
        except BaseException as error:
            why = why_barred(error, engine.folder.root)
            if not why or not held:
                store._let_go()
                raise
            told("", why)
        return store

    def close(self) -> None:
        """Bring everything into the one file and let go of the folder. No other thread may be reading."""
        self.engine.close()
        self._let_go()

    def _let_go(self) -> None:
        self._begin = None
        if self._identity:
            self._identity.close()
            self._identity = None
        if self._journal:
            self._journal.close()
            self._journal = None

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()

    @property
    def signer(self) -> devices.DeviceKey:
        """This device's key. Raises `StoreError` if the store was opened for reading only."""
        return self._own().key

    # What casework and the window use

    @contextmanager
    def writing(self, officer: str) -> Iterator[Transaction]:
        """Open a transaction in which `officer` acts: all of it is saved when the block ends, or nothing."""
        identity = self._own()
        with self.engine.transaction() as db:
            step = Transaction(
                db, self.engine.folder.blobs, self._hybrid, device=self.device, office=self.office, officer=officer
            )
            try:
                yield step
                seq = step.finish(self._projector)
            finally:
                step.end()
        identity.wrote(seq)
        if self._journal:
            self._journal.append(step.added)

    def save_draft(self, key: str, data: dict[str, Any]) -> None:
        """Keep a half-filled form on this PC, in place of an earlier one under `key`; it is no entry."""
        with self.engine.saving() as db:
            drafts.save(db, key, data, instant_text(self._clock.now()))

    def drop_draft(self, key: str) -> None:
        """Forget a half-filled form; one that is not there is no trouble."""
        with self.engine.saving() as db:
            drafts.drop(db, key)

    # What the exchange with the centre uses

    def apply(
        self, entries: Iterable[Entry], *, cursor: Place | None = None, holes: bool = False, later: bool = False
    ) -> Applied:
        """Take in entries of other devices, and the cursor behind them, in one transaction.

        Entries of one device come in rising order. Held ones are passed over. Raises `SyncError` and takes nothing:
        code 'fork' (two histories under one id), 'gap' (an earlier batch is missing; with `holes` a chain may have
        some, where this office sees only a part of it), 'bad_entry' (not what its device wrote). With `later` the
        lists are left to `settle`, or to the next opening if it never comes to that.
        """
        with self.engine.saving() as db:
            receiver = Receiver(db, self.device, believe=self._believed(), holes=holes, later=later)
            new, known = receiver.take_all(entries)
            if later:
                outbox.set_meta(db, "stale", "1")
            else:
                projection.refresh(db, self._projector, receiver.touched)
            if cursor:
                outbox.set_cursor(db, cursor)
        self._hybrid.witness(receiver.latest)
        return Applied(new, known, receiver.cases)

    def bulk(self, entries: Iterable[Entry], progress: Progress = quiet, *, holes: bool = False) -> int:
        """Take in a great many entries (a first load), checked as `apply` does, and build the projections at the end.

        Commits every 20,000; after a break it goes on when called again, since held entries are passed over.
        Returns how many were new.
        """
        new = 0
        for batch in batches(entries, _BULK):
            with self.engine.saving() as db:
                receiver = Receiver(db, self.device, believe=self._believed(), holes=holes, later=True)
                new += receiver.take_all(batch)[0]
                outbox.set_meta(db, "stale", "1")
            self._hybrid.witness(receiver.latest)
        self.rebuild(progress)
        return new

    def acknowledge(self, seq: int, epoch: str, device: str = "") -> None:
        """Keep that the centre has committed up to `seq`. Raises `SyncError` if that was never written here, or is
        less than before without a new `epoch`."""
        with self.engine.saving() as db:
            outbox.acknowledge(db, device or self.device, seq, epoch)

    def keep_blob(self, content: bytes, sha256: str) -> None:
        """Keep a paper that came from elsewhere. Raises `StoreError` if the content is not what the hash names."""
        if blobs.digest(content) != sha256:
            raise blobs.damaged(sha256)
        with self.engine.saving() as db:
            blobs.put(db, self.engine.folder.blobs, content)

    # Care

    def rebuild(self, progress: Progress = quiet) -> None:
        """Drop every projection and build it from the entries; readers see the old ones until it is done."""
        with self.engine.saving() as db:
            projection.rebuild(db, self._projector, progress)
            outbox.set_meta(db, "stale", "")
            outbox.set_meta(db, "projector", _version(self._projector))

    def settle(self) -> None:
        """Build the lists if entries were applied without."""
        with self.engine.reading() as db:
            stale = outbox.meta(db, "stale")
        if stale:
            self.rebuild()

    def outdated(self) -> bool:
        """Whether the lists are of an older program, or of before some entries; opening for work mends that."""
        with self.engine.reading() as db:
            return bool(outbox.meta(db, "stale")) or outbox.meta(db, "projector") != _version(self._projector)

    def backup(self, to: Path | None = None, progress: Progress = quiet) -> Backup:
        """Take a proven copy into the folder `to` (a stick, a share; `backups` in the data folder if None)."""
        with clerk_errors(self.engine.folder.root):
            db = self.engine.connect_reader()
        try:
            place = Path(to) if to else self.engine.folder.backups
            taken = backup.take(db, self.engine.folder, place, self._clock.now(), progress)
        finally:
            db.close()
        if self._journal:
            self._journal.rotate()
        return taken

    def backup_taken(self, to: Path | None = None) -> datetime | None:
        """When the newest backup in that place was taken; None if there is none."""
        return next(self._taken(to), None)

    def backup_due(self, to: Path | None = None) -> bool:
        """Tell whether a day has passed since the last backup in that place."""
        now = self._clock.now()
        # a copy of a clock that ran ahead does not count
        return not any(_AHEAD < now - taken < timedelta(days=1) for taken in self._taken(to))

    def _taken(self, to: Path | None) -> Iterator[datetime]:
        """When each backup in that place was taken, the newest first."""
        with clerk_errors(self.engine.folder.root):
            return map(backup.taken_at, backup.all_in(Path(to) if to else self.engine.folder.backups))

    def archive(self, before: date, statuses: Collection[str], progress: Progress = quiet) -> Archived:
        """Move the entries of cases that stand at one of `statuses`, untouched since `before` (a day in India), into
        files by year. They stay in lists, search and chains, and open as ever."""
        start = instant_text(datetime.combine(before, time.min, IST))
        with self.engine.reading() as db:
            cases = archive.due(db, start, statuses)
        moved = archive.move(self.engine.saving, self.engine.folder.archive, cases, progress)
        if moved.entries:
            self.engine.shrink()
        return moved

    def sweep(self) -> int:
        """Remove files of papers that were never saved with an entry; returns how many."""
        with self.engine.saving() as db:
            return blobs.sweep(db, self.engine.folder.blobs)

    def new_device(self) -> str:
        """Go on as a new device with its own chain and series; the chain so far stays. Returns the new id.

        The pull begins anew: what another PC wrote under the old id was left out of it so far.
        """
        with self.engine.saving() as db:
            outbox.set_cursor(db, Cursor("", ""))
            return self._renew()

    def leave_fork(self, first: int, without: Collection[str] = ()) -> str:
        """Heal a fork: own entries from number `first` on, where another history stands under this id at the centre,
        go on as a new device's; the originals are kept aside. Returns the new id. Then the other history may come.
        """
        with self.engine.saving() as db:
            old = self.device
            fork.check(db, old, first)
            projection.refresh(db, self._projector, fork.move(db, old, self._renew(), first, without)[0])
            outbox.set_cursor(db, Cursor("", ""))
        self._own().wrote(self.held().get(self.device, 0))
        return self.device

    def adopt_fork(self, device: str, first: int, without: Collection[str] = ()) -> int:
        """Heal a fork of another device whose other history stands at the centre: what is held here of it from
        number `first` on goes over to a new chain that is sent from here, as those of former devices are (a chain of
        its own, since its writer had not seen what this PC wrote). The originals are kept aside; returns how many
        went over."""
        with self.engine.saving() as db:
            fork.check(db, device, first)
            subjects, moved = fork.move(db, device, uuid7(), first, without)
            projection.refresh(db, self._projector, subjects)
            outbox.set_cursor(db, Cursor("", ""))
        return moved

    def _renew(self) -> str:
        old = self._own()
        self._identity = devices.renew(self.engine.folder, old.state, "renewed")
        self.device = self._identity.device
        old.close()
        return self.device

    def _own(self) -> devices.Identity:
        """The device this folder writes as, taken up when it is first needed: a full disk takes no new nonce."""
        with self._beginning, clerk_errors(self.engine.folder.root):
            if self._identity is None:
                if self._begin is None or self.engine.barred:
                    raise store_error(self.engine.barred or "read_only", folder=self.engine.folder.root)
                self._identity = self._begin(self)
                self.device = self._identity.device
                self._journal = Journal(self.engine.folder.root)
            return self._identity

    def _believed(self) -> str:
        return instant_text(self._clock.now() + _BELIEVED)


def _need_own(engine: Engine, office: str) -> None:
    """Raise `StoreError` if what was written in this folder was written for other offices alone."""
    with engine.reading() as db:
        found = {name for (name,) in db.execute(OWN_OFFICES)}
    if found and office not in found:
        raise store_error("other_data", folder=engine.folder.root)


def _latest(db: sqlite.Connection, where: str, *values: str) -> str:
    return str(db.execute(f"select coalesce(max(at), '') from device where {where}", values).fetchone()[0])


def _version(projector: Projector) -> str:
    return f"{projection.VERSION} {getattr(projector, 'version', '')}"
