"""Printing a paper once issued: the first print is the original, each later one a copy with its number, all on record."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.ports import Draft
from desktop.core.errors import NagardeskError


def record_prints(desk: Desk, case: str, papers: Sequence[str]) -> list[int]:
    """Record that papers of a case go to the printer; gives for each 0 for the original or the number of its copy.

    The person must be of the office; nothing else is asked, for a print changes nothing.
    """
    me, today = desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        if strange := set(papers) - {paper.id for paper in file.papers}:
            raise NagardeskError("There is no such paper in this case.", code="paper_missing", paper=min(strange))
        numbers = [printed(file, paper) for paper in papers]
        told = [{"paper": paper, "copy": number} for paper, number in zip(papers, numbers, strict=True)]
        tx.add(Draft(f"case:{case}", "papers.printed", today, {"prints": told}, file.pack))
    return numbers


def printed(file: CaseFile, paper: str) -> int:
    """How often a paper was printed so far."""
    return sum(
        each["paper"] == paper
        for entry in file.entries
        if entry.kind == "papers.printed"
        for each in entry.data["prints"]
    )
