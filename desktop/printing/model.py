"""A paper as a document: what stands on it and in which order, apart from how it is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Run:
    """Text of one weight; no line breaks in it."""

    text: str
    bold: bool = False


Runs = tuple[Run, ...]
Said = Mapping[str, Runs]
"""The same thing in each language of the paper, in their order; one entry where it needs no translation."""


@dataclass(frozen=True, slots=True)
class Letterhead:
    """The office at the top of the first page: its name, lines below it, an emblem (PNG or JPEG) if it has one."""

    name: Said
    lines: tuple[Said, ...] = ()
    emblem: bytes = b""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: `level` 1 is the paper's title, 2 a part of it, 3 the law under a title, 4 the power."""

    says: Said
    level: int = 2


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, set side by side if it stands in two languages; `number` hangs before it.

    `style` is body, small, to, name, address, matter, copies, strong or centre.
    """

    says: Said
    number: str = ""
    style: str = "body"


@dataclass(frozen=True, slots=True)
class Facts:
    """Names and values in two columns, each row once."""

    rows: tuple[tuple[Said, Said], ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A table column: heading, share of the width, and where its text stands (left, right, centre)."""

    head: Said
    share: float = 1.0
    align: str = "left"


@dataclass(frozen=True, slots=True)
class Table:
    """A table whose head is repeated on each page; `tall` gives rows room to be filled in by hand (points)."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Said, ...], ...]
    tall: float = 0.0


@dataclass(frozen=True, slots=True)
class Register:
    """Pages of a register: entries in columns, those in `struck` struck through, sums carried from page to page.

    `amounts` holds for each row what it adds to the sum of each of the columns in `summed`, in paise; the last row is
    their total. `over` and `forward` name the rows that carry the sums over and bring them forward.
    """

    columns: tuple[Column, ...]
    rows: tuple[tuple[Said, ...], ...]
    struck: frozenset[int] = frozenset()
    summed: tuple[int, ...] = ()
    amounts: tuple[tuple[int, ...], ...] = ()
    over: Said = field(default_factory=dict)
    forward: Said = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checks:
    """A checklist: each row a number, a question and either an answer or boxes for `options`, and a remark."""

    rows: tuple[tuple[str, Said, Said | None, Said | None], ...]
    options: tuple[Said, ...]
    heads: tuple[Said, Said, Said, Said]


@dataclass(frozen=True, slots=True)
class Signature:
    """Where an officer signs: room for the hand, then his name, title and office; a place for the seal if `seal`.

    It never stands alone on a page. `code` is the text of the paper's QR code, or ''.
    """

    lines: tuple[Said, ...]
    seal: Said | None = None
    code: str = ""
    code_says: Said | None = None


@dataclass(frozen=True, slots=True)
class Hands:
    """Places for several people to sign, each with what stands below the line."""

    places: tuple[tuple[Said, ...], ...]


@dataclass(frozen=True, slots=True)
class Split:
    """Two short things on one line, one at each edge, such as the file number and the date."""

    left: Said
    right: Said


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line across the page."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Blocks that stay on one page."""

    blocks: tuple[Block, ...]


Block = Letterhead | Heading | Paragraph | Facts | Table | Register | Checks | Signature | Hands | Split | Rule | Keep


@dataclass(frozen=True, slots=True)
class Paper:
    """A whole paper. `title` and `language` go into its metadata, `file_number` onto every page.

    `landscape` lays the sheet on its long side; with `own_digits` what is counted while it is laid out (pages, sums
    carried over) is written in the digits of its language, as its blocks are already.
    """

    title: str
    languages: tuple[str, ...]
    file_number: str
    blocks: tuple[Block, ...]
    running: Said = field(default_factory=dict)
    landscape: bool = False
    own_digits: bool = False


def widest(columns: Sequence[Column], but: Sequence[int]) -> int:
    """The widest column, save those in `but`: where the word "total" stands. The first if there is no other."""
    return max((n for n in range(len(columns)) if n not in but), key=lambda n: columns[n].share, default=0)


def plain(runs: Runs) -> str:
    """The text of runs, one space between words."""
    return " ".join("".join(run.text for run in runs).split())


def joined(said: Said) -> Runs:
    """A short word in all its languages on one line: हाँ / Yes."""
    return (Run(" / ".join(dict.fromkeys(plain(runs) for runs in said.values()))),)
