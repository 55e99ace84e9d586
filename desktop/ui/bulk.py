"""Lawful acts on several cases of a list at once: papers brought out again, checklists for a round of visits, the list saved.

Nothing is decided, signed or served in bulk: each of those is of one case, read by the one who does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.core import money
from desktop.core.errors import NagardeskError
from desktop.ui.bits import Band
from desktop.ui.cases_model import COLUMNS, SIZE
from desktop.ui.outing import Tell
from desktop.ui.page import Page
from desktop.ui.span_page import nothing_to_save, saved
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.casework.ports import Filter
    from desktop.casework.printjobs import Piece
    from desktop.ui.cases_page import CasesPage

MOST = 200  # cases at once; a round of visits is never longer, and each of them is an entry


def print_newest(page: Page, cases: Sequence[str]) -> None:
    """The newest paper of each case as one job."""
    _order(page, cases, tr("The newest papers"), "batch", _newest)


def print_checklists(page: Page, cases: Sequence[str]) -> None:
    """The usual checklist of each case, made now and printed as one job."""
    _order(page, cases, tr("Checklists"), "checklist", _checklist)


def save_list(page: CasesPage, wanted: Filter, order: str) -> None:
    """All cases of a list as it is filtered, sorted and shown, as a spreadsheet."""
    from desktop.ui.printer import ask_path

    if not page.model.total:
        page.say(nothing_to_save())
        return
    path = ask_path(page, page.heading.full, "xlsx")
    if path is None:
        return
    shown, model, name = page.columns.shown(), page.model, page.scope
    read, save_table = page.shell.desk.store.page, page.shell.room.save_table
    heads = [tr(COLUMNS[column]) for column in shown]

    def rows(tell: Tell) -> Iterator[list[str]]:
        yield heads
        after, n = "", 0
        while True:
            found = read(wanted, order=order, after=after, size=SIZE)
            for row in found.rows:
                n += 1
                tell(n)
                yield [model.text(row, column) for column in shown]
            after = found.after
            if not after:
                return

    work = lambda tell: save_table(path, name, rows(tell), ())  # noqa: E731
    page.out.start(tr("Saving the table"), tr("{n} lines"), work, lambda lines: page.say(saved(path, lines)))


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
        page.shell.prints.order(page, kind, f"{title} · {money.group(len(cases))}", take)


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
