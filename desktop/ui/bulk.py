"""Lawful acts on several cases of a list at once: papers brought out again, checklists for a round of visits.

Nothing is decided, signed or served in bulk: each of those is of one case, read by the one who does it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from desktop.core.errors import NagardeskError
from desktop.ui.bits import Band
from desktop.ui.page import Page
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.printjobs import Piece

MOST = 200  # cases at once; a round of visits is never longer, and each of them is an entry


def print_newest(page: Page, cases: Sequence[str]) -> None:
    """The newest paper of each case as one job."""
    _order(page, cases, tr("The newest papers"), "batch", _newest)


def print_checklists(page: Page, cases: Sequence[str]) -> None:
    """The usual checklist of each case, made now and printed as one job."""
    _order(page, cases, tr("Checklists"), "checklist", _checklist)


def _order(page: Page, cases: Sequence[str], title: str, kind: str, make: Callable[[Desk, str], list[Piece]]) -> None:
    if len(cases) > MOST:
        text = trn("Choose at most %n cases at once.", MOST)
        page.say(Band(text, tr("Shift and the arrows choose; a filter makes the list shorter."), drawing="warning"))
        return
    desk = page.shell.desk

    def take() -> list[Piece]:
        found = [piece for case in cases for piece in make(desk, case)]
        if not found:
            raise NagardeskError("None of these cases has such a paper. Choose others.", code="none_chosen")
        return found

    if cases:
        page.shell.prints.order(page, kind, f"{title} · {len(cases)}", take)


def _newest(desk: Desk, case: str) -> list[Piece]:
    from desktop.casework.printjobs import take_pieces

    papers = desk.case(case).papers
    return take_pieces(desk, case, [papers[-1].id]) if papers else []


def _checklist(desk: Desk, case: str) -> list[Piece]:
    from desktop.casework.inspection import print_checklist
    from desktop.casework.printjobs import take_pieces
    from desktop.ui.acts.inspection import PLAIN

    form = PLAIN.get(desk.case(case).kind)
    return take_pieces(desk, case, print_checklist(desk, case, form).papers) if form else []
