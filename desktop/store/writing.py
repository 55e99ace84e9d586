"""One transaction of the store: everything in it is saved together, or nothing is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.casework.ports import Draft, Projector
from desktop.core.clock import HybridClock
from desktop.core.entry import Entry, canonical, canonical_text
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.core.turns import turn
from desktop.store import blobs, projection
from desktop.store import entries as rows
from desktop.store.connection import clerk_errors

if TYPE_CHECKING:
    import sqlite3 as sqlite


class Transaction:
    """What casework writes through (`ports.Writing`), in the chain of one device, for one officer."""

    def __init__(
        self,
        db: sqlite.Connection,
        blob_root: Path,
        clock: HybridClock,
        *,
        device: str,
        office: str,
        officer: str,
    ) -> None:
        self._db = db
        self._blobs = blob_root
        self._clock = clock
        self._device = device
        self._office = office
        self._officer = officer
        self._head = rows.head_or_new(db, device)
        self._taken: list[tuple[str, int]] = []
        self._recorded: list[tuple[str, int]] = []
        self._kept: set[bytes] = set()
        self._held: dict[str, list[Entry]] = {}  # read in this step: nobody else writes meanwhile
        self.added: list[Entry] = []
        self._ended = False

    def entries(self, subject: str) -> list[Entry]:
        """All entries of a subject in their order, with those added in this transaction."""
        with self._step():
            if subject not in self._held:
                self._held[subject] = rows.of_subject(self._db, subject)
            return list(self._held[subject])

    def add(self, draft: Draft) -> Entry:
        """Write an entry into this device's chain. Raises `StoreError` for text that cannot be kept."""
        turn()
        with self._step():
            entry, data = self._entry(draft)
            pos = rows.insert(self._db, self._head.n, entry, data=data)
            self._head = rows.Head(self._head.n, entry.seq, entry.hash, entry.at)
            projection.note(self._db, entry, pos, self._head.n, data, own=True)
            self._recorded += projection.numbers(entry)
            self.added.append(entry)
            if entry.subject in self._held:
                self._held[entry.subject] = rows.in_order((*self._held[entry.subject], entry))
            return entry

    def next_number(self, series: str) -> int:
        """Take the next number of this device's own gap-free `series`; 1 is the first.

        The transaction must record it in an entry, as `[series, number]` in the list `data['numbers']`.
        """
        with self._step():
            number = projection.last_number(self._db, self._head.n, series) + 1
            projection.take(self._db, self._head.n, series, number)
            self._taken.append((series, number))
            return number

    def put_blob(self, content: bytes) -> str:
        """Keep an attachment or paper; returns its hex SHA-256.

        The transaction must name it in an entry, under a key that ends in `sha256` or in a list `blobs`.
        """
        with self._step():
            sha256 = blobs.put(self._db, self._blobs, content)
        self._kept.add(bytes.fromhex(sha256))
        return sha256

    def finish(self, projector: Projector) -> int:
        """Bring the projections up to date before the commit; returns the chain's last number."""
        if sorted(self._taken) != sorted(self._recorded):
            raise StoreError(
                "A number was taken without an entry that records it; nothing was saved", code="number_unrecorded"
            )
        if self._kept - {sha for entry in self.added for sha in projection.blobs_named(entry)}:
            raise StoreError("A paper was kept that no entry names; nothing was saved", code="blob_unnamed")
        with self._step():
            rows.set_head(self._db, self._head, own=True)
            projection.refresh(self._db, projector, {entry.subject for entry in self.added}, self._held)
        return self._head.seq

    def end(self) -> None:
        """Refuse any further use."""
        self._ended = True

    def _entry(self, draft: Draft) -> tuple[Entry, str]:
        """The entry that a draft becomes, and the canonical text of its data."""
        if ":" not in draft.subject or not draft.kind:
            raise StoreError(
                f"An entry needs a subject and a kind, not '{draft.subject}', '{draft.kind}'", code="draft"
            )
        data = _plain(draft)
        text = canonical_text(data)
        after, office = rows.seen(self._db, draft.subject, self._head.n)
        entry = Entry(
            id=uuid7(),
            device=self._device,
            seq=self._head.seq + 1,
            at=self._clock.tick(),
            day=draft.day.isoformat(),
            office=office or self._office,  # a head of office who writes into a ward's file leaves it the ward's
            officer=self._officer,
            subject=draft.subject,
            kind=draft.kind,
            data=data,
            pack=draft.pack,
            corrects=draft.corrects,
            after=after,
            prev=self._head.hash,
        )
        return entry.sealed(text), text

    @contextmanager
    def _step(self) -> Iterator[None]:
        """One call of the caller: a trouble with the file makes the whole transaction void, even if it is caught."""
        if self._ended or not self._db.in_transaction:
            raise StoreError("This step has ended already; nothing more of it is saved. Begin again.", code="ended")
        try:
            with clerk_errors(self._blobs.parent):
                yield
        except StoreError as error:
            self._ended = self._ended or error.code != "draft"
            raise


def _plain(draft: Draft) -> dict[str, object]:
    """The data as it will be read back: lists for tuples, text keys."""
    try:
        return dict(json.loads(canonical(draft.data)))
    except UnicodeEncodeError as error:
        raise StoreError("The text holds a broken character; type it again", code="text") from error
