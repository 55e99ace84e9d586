"""What casework needs from the store and the press; `app.py` and `cli.py` bring the real ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import date
from typing import Any, NamedTuple, Protocol

from desktop.core.entry import Entry

Value = str | int | date | Mapping[str, str] | Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class PaperOrder:
    """What a paper is to say, before it is set in type.

    `template` names a file of `resources/notices`; `languages` are printed in this order (two: as pairs on one
    sheet); `provision` is the coverage id whose wording fills the template, or ''; `values` fill placeholders:
    text, whole numbers, dates, a mapping of language to text, or rows for a table; `letterhead` is the office's
    as of the day; `qr` the signed text of the code, or ''; `mark` is '', 'draft', 'practice' or 'copy'; `body` is
    the kind of body, which tells whose delegated power it is.
    """

    template: str
    languages: tuple[str, ...]
    act: str
    values: Mapping[str, Value]
    letterhead: Mapping[str, Value]
    provision: str = ""
    file_number: str = ""
    qr: str = ""
    mark: str = ""
    body: str = ""


@dataclass(frozen=True, slots=True)
class Printed:
    """A paper set in type: its PDF bytes, the exact source text, and their digests (hex SHA-256)."""

    pdf: bytes
    text: str
    sha256: str
    text_sha256: str
    pages: int
    template_version: str


@dataclass(frozen=True, slots=True)
class BundlePart:
    """A part of a bound PDF: a PDF, or a picture (JPEG or PNG) with the sheet that tells of it as `under`.

    `name` is that of the attachment which holds the very bytes, '' for none.
    """

    content: bytes
    name: str = ""
    under: bytes = b""


class Press(Protocol):
    """Sets papers in type."""

    def source_text(self, order: PaperOrder) -> str:
        """The canonical source text of the paper (what its digest and QR code vouch for), without QR or mark.

        Raises `PaperError` naming a placeholder that is unknown or empty, or a missing translation.
        """
        ...

    def print(self, order: PaperOrder) -> Printed:
        """The paper as PDF. Raises `PaperError` where a glyph, font, placeholder or translation is missing."""
        ...

    def print_run(self, orders: Iterable[PaperOrder]) -> bytes:
        """Several papers as one PDF, each on pages of its own, made one after the other as they come."""
        ...

    def pages(self, part: BundlePart) -> int:
        """How many pages a part takes in a bound PDF."""
        ...

    def bind(self, parts: Sequence[BundlePart], says: Mapping[str, str]) -> bytes:
        """Papers bound into one PDF with page numbers running through; `says` has `{n}` and `{total}` by language.

        The bytes of parts with a name lie in the PDF unchanged as attachments.
        """
        ...


class Autograph(Protocol):
    """An officer's certificate, by which he signs digitally what he issues."""

    @property
    def name(self) -> str:
        """Whose certificate it is."""
        ...

    def put(self, pdf: bytes, officer: str, language: str, reason: str) -> bytes:
        """The paper signed, its stamp above the name `officer` as it stands on it. Raises `PaperError`."""
        ...


class Signer(Protocol):
    """Signs with the device's key."""

    def sign(self, message: bytes) -> bytes:
        """The Ed25519 signature (64 bytes) over `message`."""
        ...


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry about to be written; the store gives it its id, number in the chain, instant and hashes."""

    subject: str
    kind: str
    day: date
    data: dict[str, Any] = field(default_factory=dict)
    pack: str = ""
    corrects: str = ""


class Writing(Protocol):
    """One transaction of the store: everything in it is saved together, or nothing is."""

    def entries(self, subject: str) -> list[Entry]:
        """All entries of a subject in their order, with those added in this transaction."""
        ...

    def add(self, draft: Draft) -> Entry:
        """Write an entry into this device's chain."""
        ...

    def next_number(self, series: str) -> int:
        """Take the next number of this device's own gap-free `series`; 1 is the first. Rolled back with the rest."""
        ...

    def put_blob(self, content: bytes) -> str:
        """Keep an attachment or paper; returns its hex SHA-256, which entries name."""
        ...


@dataclass(frozen=True, slots=True)
class Mark:
    """One thing of a case that returns and reports count; `what` tells which, `day` (ISO) the period it belongs to.

    matter: the case itself, from its receipt; `met` is the day it was disposed of, `key` how. decision: how an
    application was decided. clock: a last day of the law; `key` the provision, `state` whom it binds, `met` when it
    was kept. notice: from its issue; `key` the provision, `state` what became of it, `last` the last day for
    complying, `met` the day of its end. order, removal, prosecution, appeal, demand, receipt: `key` tells which kind,
    `paise` the money. Days that are not there are ''.
    """

    what: str
    day: str
    key: str = ""
    state: str = ""
    last: str = ""
    met: str = ""
    paise: int = 0


class CaseRow(NamedTuple):  # a list makes them by the hundred: a fifth of a dataclass's time
    """What a list shows of a case; worked out from its entries alone.

    `words` is what search looks in (names in both scripts, premises, file numbers); `due` the next last day that
    the law or the office asks for ('' if none), with its name in `due_name`; `flags` marks such as 'to_settle';
    `marks` what the case brings to reports, which lists leave out.
    """

    case: str
    number: str
    office: str
    ward: str
    kind: str
    title: str
    applicant: str
    premises: str
    status: str
    received: str
    due: str
    due_name: str
    updated: str
    words: str
    flags: str = ""
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a list and where the next begins (opaque; '' at the end)."""

    rows: list[CaseRow]
    after: str


@dataclass(frozen=True, slots=True)
class Posted:
    """One line of the ledger (`casework.ledger`): its account, the day of its cash book, paise, and its entry."""

    account: str
    book: str
    paise: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cases a list shows; empty fields do not limit. `text` is searched word by word, each as a beginning, or
    where `sounds` is not empty by what sounds like it or has a slip of the hand, in any script."""

    text: str = ""
    sounds: str = ""
    ward: str = ""
    kind: str = ""
    status: str = ""
    due_by: str = ""
    flag: str = ""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which entries a register holds: their kinds, the days on which they happened (both included), the ward.

    `corrections` asks for entries of whatever kind that correct another one, beside those of `kinds`. `order` is number (series, then
    number; those without one first) or day.
    """

    kinds: tuple[str, ...]
    since: date
    until: date
    ward: str = ""
    order: str = "number"
    corrections: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """One entry of a register with the row of its case (None outside cases) and what corrected it, if anything."""

    entry: Entry
    row: CaseRow | None = None
    corrected: Entry | None = None


@dataclass(frozen=True, slots=True)
class Count:
    """Which marks are counted, and by what.

    `since` and `until` limit their day (ISO, included; '' is open). `by` groups them: ward, kind, key, state, month
    (of the day), met_month, age (days open on `as_of`, as the lower bound in `AGES`) and outcome as of `as_of`: met,
    late, missed, running, open (no last day). `only` limits a group to a value.
    """

    what: str
    since: str = ""
    until: str = ""
    ward: str = ""
    as_of: str = ""
    by: tuple[str, ...] = ()
    only: tuple[tuple[str, str], ...] = ()


AGES = (0, 31, 61, 91, 181, 366)


@dataclass(frozen=True, slots=True)
class Counted:
    """How many marks fall together under `values` (in the order of `Count.by`), and their money in paise."""

    values: tuple[str, ...]
    number: int
    paise: int


@dataclass(frozen=True, slots=True)
class Marked:
    """One mark with its case: what stands behind a number."""

    case: str
    number: str
    ward: str
    kind: str
    mark: Mark


class Store(Protocol):
    """The offline store, as casework and the window see it. Every read may come from any thread."""

    device: str
    office: str

    def writing(self, officer: str) -> AbstractContextManager[Writing]:
        """Open a transaction in which `officer` acts; raises `StoreError` (disk full, locked …) and saves nothing."""
        ...

    def mark(self, subject: str) -> tuple[int, int]:
        """Something that is another whenever an entry of the subject has come."""
        ...

    def entries(self, subject: str) -> list[Entry]:
        """All entries of a subject in their order (instant, device, number)."""
        ...

    def subjects(self, prefix: str) -> list[str]:
        """Every subject that begins with `prefix` (such as 'officer:'), for the small registers an office keeps."""
        ...

    def page(self, filter: Filter, order: str = "updated", after: str = "", size: int = 100) -> Page:
        """A page of cases by keyset; `order` is updated, received, due or number."""
        ...

    def place(self, filter: Filter, order: str, at: int, total: int) -> str:
        """The place (a page's `after`) from which row `at` of the `total` in that order can be read at once."""
        ...

    def count(self, filter: Filter) -> int:
        """How many cases match."""
        ...

    def tally(self) -> list[tuple[str, str, str, int]]:
        """How many cases stand in each (ward, kind, status)."""
        ...

    def row(self, case: str) -> CaseRow | None:
        """The list row of a case."""
        ...

    def balances(self, prefix: str, until: str = "") -> dict[str, int]:
        """The balance in paise of every account of the ledger under `prefix` that is not empty, to the end of a day."""
        ...

    def posted(self, prefix: str, since: str = "", until: str = "") -> list[Posted]:
        """What moved on the accounts under `prefix` from day `since` to day `until` (ISO), with its entries, in order."""
        ...

    def lines(self, wanted: Wanted) -> Iterator[Line]:
        """The lines of a register one by one, whatever their number; memory holds a few hundred."""
        ...

    def counted(self, asked: Count) -> list[Counted]:
        """How many marks there are in each group, in the order of the groups."""
        ...

    def marked(self, asked: Count) -> Iterator[Marked]:
        """The marks that a number counted, by their day."""
        ...

    def blob(self, sha256: str) -> bytes:
        """An attachment or paper, verified against its hash. Raises `StoreError` if missing or damaged."""
        ...


class Projector(Protocol):
    """Works out list rows from entries; the store calls it for each case an entry touches."""

    def __call__(self, case: str, entries: Iterable[Entry]) -> CaseRow | None:
        """The row of a case from all its entries in order; None if it is not a case that lists show."""
        ...
