"""What may be read of a data folder: cases and their lists, registers, the ledger, papers, drafts."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import date
from typing import Any

from desktop.casework.ports import CaseRow, Count, Counted, Filter, Line, Marked, Page, Posted, Wanted
from desktop.core.entry import Entry
from desktop.store import blobs, books, drafts, ledger, projection, search, stats, verify
from desktop.store import entries as rows
from desktop.store.engine import Engine
from desktop.store.progress import Progress, quiet
from desktop.store.stats import Stats
from desktop.store.verify import Verified


class Lists:
    """What casework and the window read. From any thread; each sees what was last committed."""

    engine: Engine
    office: str

    def entries(self, subject: str) -> list[Entry]:
        """All entries of a subject in their order (instant, device, number), each checked against its hash."""
        with self.engine.reading() as db:
            return rows.of_subject(db, subject)

    def mark(self, subject: str) -> tuple[int, int]:
        """Something that is another whenever an entry of the subject has come, and quickly told."""
        with self.engine.reading() as db:
            return rows.mark(db, subject)

    def subjects(self, prefix: str) -> list[str]:
        """Every subject that begins with `prefix` (such as 'officer:'), in order."""
        with self.engine.reading() as db:
            return rows.subjects(db, prefix)

    def page(self, filter: Filter, order: str = "updated", after: str = "", size: int = 100) -> Page:
        """A page of cases by keyset; `order` is updated or received (latest first), due or number (rising).

        With text to search, the newest cases come first whatever the order.
        """
        with self.engine.reading() as db:
            return search.page(db, filter, order, after, size)

    def place(self, filter: Filter, order: str, at: int, total: int) -> str:
        """The place (a page's `after`) from which row `at` of the `total` in that order can be read at once."""
        with self.engine.reading() as db:
            return search.place(db, filter, order, at, total)

    def count(self, filter: Filter) -> int:
        """How many cases match."""
        with self.engine.reading() as db:
            return search.count(db, filter)

    def tally(self) -> list[tuple[str, str, str, int]]:
        """How many cases stand in each (ward, kind, status)."""
        with self.engine.reading() as db:
            return search.tally(db)

    def pendency(self, day: date, settled: Collection[str], ages: Collection[int]) -> list[tuple[str, int, int, int]]:
        """(ward, band of age, cases, overdue ones) of this office's cases that stand at none of `settled` on `day`;
        band n ends at the n-th of `ages` (days since receipt), the last has no end."""
        with self.engine.reading() as db:
            return search.pendency(db, self.office, day, settled, ages)

    def row(self, case: str) -> CaseRow | None:
        """The list row of a case, by its id or its subject; its `words` are as search sees them."""
        with self.engine.reading() as db:
            return search.row(db, case)

    def lines(self, wanted: Wanted) -> Iterator[Line]:
        """The lines of a register one by one; memory holds a few hundred, whatever their number."""
        with self.engine.reading() as db:
            yield from books.lines(db, wanted)

    def counted(self, asked: Count) -> list[Counted]:
        """How many marks there are in each group, in the order of the groups."""
        with self.engine.reading() as db:
            return books.counted(db, asked)

    def marked(self, asked: Count) -> Iterator[Marked]:
        """The marks that a number counted, with their cases, by their day."""
        with self.engine.reading() as db:
            yield from books.marked(db, asked)

    def blob(self, sha256: str) -> bytes:
        """An attachment or paper, verified against its hash. Raises `StoreError` if missing or damaged."""
        return blobs.read(self.engine.folder.blobs, sha256)

    def balances(self, prefix: str, until: str = "") -> dict[str, int]:
        """The balance in paise of every account of the ledger under `prefix` that is not empty, to the end of a day."""
        with self.engine.reading() as db:
            return ledger.balances(db, prefix, until)

    def posted(self, prefix: str, since: str = "", until: str = "") -> list[Posted]:
        """What moved on the accounts under `prefix` from day `since` to day `until` (ISO), with its entries."""
        with self.engine.reading() as db:
            return ledger.posted(db, prefix, since, until)

    def drafts(self) -> dict[str, dict[str, Any]]:
        """Every half-filled form by its key, the last saved first."""
        with self.engine.reading() as db:
            return drafts.all_of(db)

    def dump_projections(self) -> dict[str, list[tuple[Any, ...]]]:
        """Every projection row by row in a fixed order, for comparing a rebuilt store with a lived one."""
        with self.engine.reading() as db:
            return projection.dump(db)

    def verify(self, progress: Progress = quiet) -> Verified:
        """Check the file, every chain, every paper and the lists; what is wrong is named, nothing is changed."""
        with self.engine.reading() as db:
            return verify.verify(db, self.engine.folder.blobs, progress)

    def stats(self) -> Stats:
        """What is in the folder."""
        with self.engine.reading() as db:
            return stats.stats(db, self.engine.folder)
