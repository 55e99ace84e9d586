"""What is printed together: papers as they were frozen, the set of a notice, and how a kind of paper is printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.casework.desk import Desk
from desktop.casework.file import CaseFile, Paper
from desktop.casework.ports import Draft

STATES = ("waiting", "printing", "stopped", "done", "cancelled", "damaged")
PASTED = frozenset(("notice", "order", "public_notice", "declaration", "auction_notice", "hearing_notice"))


@dataclass(frozen=True, slots=True)
class Settings:
    """How a kind of paper is printed: printer, both sides, tray (as the printer names it) and copies.

    `file` is where the papers go as PDF instead of to a printer, for this once; with several its name begins theirs.
    """

    printer: str = ""
    duplex: bool = False
    tray: str = ""
    copies: int = 1
    file: str = ""


@dataclass(frozen=True, slots=True)
class Piece:
    """One copy of a paper in a job: the hash of its stored bytes, what the list calls it, and which copy it is.

    `mark` is '' (the paper itself), office, pasting, panchnama (a blank one) or `copy:N`; `order` and `text_sha256` are the hashes of what
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

    `came_out` of its `pieces` are on paper; `state` is waiting, printing, stopped, done, cancelled, or damaged where its
    file can't be read; `fault` tells why it stopped, and `unsure` that the next piece may have come out already.
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


def take_pieces(desk: Desk, case: str, papers: Sequence[str], *, whole_set: bool = False) -> list[Piece]:
    """What is printed of a case's papers now, recorded in its note sheet.

    A paper comes out as it was issued once; after that it is a copy, with its mark and count. `whole_set` adds one
    for pasting, the office's own, and the panchnamas made when it was served; before that a blank one to take along.
    """
    me = desk.me()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        found = [each for each in file.papers if each.id in papers]
        if whole_set:
            found += [each for paper in found for each in _panchnamas(file, paper) if each not in found]
        counts = {paper.id: file.printed[paper.id] + 1 if paper.id in file.printed else 0 for paper in found}
        told = [{"paper": paper.id, "copy": counts[paper.id]} for paper in found]
        tx.add(Draft(f"case:{case}", "paper.printed", desk.today(), {"printed": told}, file.pack))
    recorded = any(paper.kind == "panchnama" for paper in found)
    return [piece for paper in found for piece in _copies(paper, counts[paper.id], whole_set, recorded)]


def _copies(paper: Paper, count: int, whole_set: bool, recorded: bool) -> Iterator[Piece]:
    yield piece_of(paper, f"copy:{count}" if count else "")
    if whole_set and paper.kind != "panchnama" and paper.order_sha256:
        if paper.kind in PASTED:
            yield piece_of(paper, "pasting")
        yield piece_of(paper, "office")
        if paper.kind in PASTED and not recorded:
            yield piece_of(paper, "panchnama")


def piece_of(paper: Paper, mark: str = "") -> Piece:
    """One copy of a paper."""
    return Piece(paper.sha256, paper.number or paper.kind, mark, paper.order_sha256, paper.text_sha256)


def _panchnamas(file: CaseFile, paper: Paper) -> Sequence[Paper]:
    notice = next((n.id for n in file.notices.values() if n.paper == paper.id), "")
    about = {entry.id for entry in file.entries if notice and entry.data.get("notice") == notice}
    return [each for each in file.papers if each.kind == "panchnama" and each.entry in about]
