"""What casework needs from the store and the press; `app.py` and `cli.py` bring the real ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Protocol

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
class CaseRow:
    """What a list shows of a case; worked out from its entries alone.

    `words` is what search looks in (names in both scripts, premises, file numbers); `due` the next last day that
    the law or the office asks for ('' if none), with its name in `due_name`; `flags` marks such as 'to_settle'.
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


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a list and where the next begins (opaque; '' at the end)."""

    rows: list[CaseRow]
    after: str


@dataclass(frozen=True, slots=True)
class Filter:
    """Which cases a list shows; empty fields do not limit. `text` is searched word by word, each as a beginning."""

    text: str = ""
    ward: str = ""
    kind: str = ""
    status: str = ""
    due_by: str = ""
    flag: str = ""


class Store(Protocol):
    """The offline store, as casework and the window see it. Every read may come from any thread."""

    device: str
    office: str

    def writing(self, officer: str) -> AbstractContextManager[Writing]:
        """Open a transaction in which `officer` acts; raises `StoreError` (disk full, locked …) and saves nothing."""
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

    def row(self, case: str) -> CaseRow | None:
        """The list row of a case."""
        ...

    def blob(self, sha256: str) -> bytes:
        """An attachment or paper, verified against its hash. Raises `StoreError` if missing or damaged."""
        ...


class Projector(Protocol):
    """Works out list rows from entries; the store calls it for each case an entry touches."""

    def __call__(self, case: str, entries: Iterable[Entry]) -> CaseRow | None:
        """The row of a case from all its entries in order; None if it is not a case that lists show."""
        ...
