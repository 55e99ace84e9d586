"""What is printed together: papers as they were frozen, the set of a notice, and how a kind of paper is printed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from desktop.casework.file import CaseFile, Paper

STATES = ("waiting", "printing", "stopped", "done", "cancelled")
PASTED = frozenset(("notice", "order", "public_notice", "declaration", "auction_notice", "hearing_notice"))


@dataclass(frozen=True, slots=True)
class Settings:
    """How a kind of paper is printed: printer, both sides, tray (as the printer names it) and copies."""

    printer: str = ""
    duplex: bool = False
    tray: str = ""
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Piece:
    """One copy of a paper in a job: the hash of its stored bytes, what the list calls it, and which copy it is.

    `mark` is '' (the paper itself), office, pasting or `copy:N`; `order` and `text_sha256` are the hashes of what
    the paper was made from and of its words, for copies that are set anew.
    """

    sha256: str
    name: str
    mark: str = ""
    order: str = ""
    text_sha256: str = ""


@dataclass(frozen=True, slots=True)
class Job:
    """Papers that are printed together.

    `came_out` of its `pieces` are on paper; `state` is waiting, printing, stopped, done or cancelled; `fault` tells why
    it stopped, and `unsure` that the next piece may have come out already.
    """

    id: str
    title: str
    pieces: tuple[Piece, ...]
    settings: Settings
    state: str = "waiting"
    came_out: int = 0
    fault: str = ""
    unsure: bool = False


@dataclass(frozen=True, slots=True)
class Summary:
    """What a run of the queue did: papers that came out, jobs finished, jobs stopped with their faults."""

    papers: int
    done: int
    stopped: tuple[tuple[str, str], ...]


def piece_of(paper: Paper, mark: str = "") -> Piece:
    """One copy of a paper."""
    return Piece(paper.sha256, paper.number or paper.kind, mark, paper.order_sha256, paper.text_sha256)


def pieces_of(papers: Iterable[Paper]) -> list[Piece]:
    """The papers themselves, one each."""
    return [piece_of(paper) for paper in papers]


def set_of(file: CaseFile, paper: Paper) -> list[Piece]:
    """The set of a paper in one job: the addressee's, one for pasting in large type, the office's, and the panchnamas
    made when it was served."""
    marks = ("", "pasting", "office") if paper.kind in PASTED and paper.order_sha256 else ("", "office")
    return [*(piece_of(paper, mark) for mark in marks), *pieces_of(_panchnamas(file, paper))]


def _panchnamas(file: CaseFile, paper: Paper) -> Sequence[Paper]:
    notice = next((n.id for n in file.notices.values() if n.paper == paper.id), "")
    about = {entry.id for entry in file.entries if notice and entry.data.get("notice") == notice}
    return [each for each in file.papers if each.kind == "panchnama" and each.entry in about]
