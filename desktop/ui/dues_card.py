"""What a case owes and has paid: each due with what is demanded, paid and still open, and the receipts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QFrame, QWidget

from desktop.core import money
from desktop.ui import words
from desktop.ui.bits import Elided, badge, button, card, column, label, line, picture
from desktop.ui.case_cards import RowButton
from desktop.ui.money.said import due_text, pending_text, receipt_state
from desktop.ui.next_steps import CASHIERS
from desktop.ui.page import Route
from desktop.ui.theme import M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.counter import Receipt
    from desktop.casework.money import Due
    from desktop.ui.case_view import CaseView


def dues_card(view: CaseView, go: Callable[[Route], None]) -> QFrame | None:
    """Every due of the case and every receipt, the newest first; None where nothing was ever demanded or taken.

    An open due leads to taking money, a receipt to its page.
    """
    from desktop.casework.counter import receipts_of
    from desktop.casework.money import doubled, dues

    found = list(dues(view.file).values())[::-1]
    if not found:
        return None
    parts: list[Any] = [label(tr("Dues and receipts"), "heading"), *(_due(view, each, go) for each in found)]
    parts += [_receipt(each, go) for each in receipts_of(view.file.entries, view.file.id)[::-1]]
    if doubled(view.file.entries):
        text = tr(
            "Two PCs did the same to one receipt without knowing of each other; one of the two is to be undone."
        )
        parts.append(label(text, "small", tone="late", wrap=True))
        undo = Route("undo_double", (view.file.id,))
        parts.append(
            line(button(tr("Undo what was done twice"), lambda: go(undo), kind="link", drawing="settle"), -1)
        )
    return card(*parts, gap=S)


def _due(view: CaseView, due: Due, go: Callable[[Route], None]) -> QWidget:
    named = due_text(due)
    if due.open < 0:
        state = badge(tr("₹ {amount} too much", amount=money.show(-due.open)), "late")
    elif due.open > 0:
        state = badge(tr("₹ {amount} open", amount=money.show(due.open)), "accent")
    else:
        state = badge(tr("settled"), "fine")
    made, along = _row(named, state, due), (view.file.id, *due.name.split("/"))
    ways = [(tr("Its page"), "next", Route("due", along))]
    if due.open > 0 and set(view.me.roles) & set(CASHIERS):
        ways.insert(0, (tr("Take money"), "counter", Route("take", along)))
    links = [button(text, lambda r=route: go(r), kind="link", drawing=drawing) for text, drawing, route in ways]
    made.layout().addLayout(line(*links, -1, gap=M))
    return made


def _receipt(receipt: Receipt, go: Callable[[Route], None]) -> QWidget:
    state, tone = receipt_state(receipt)
    said = f"{words.rupees(receipt.paise)} · {receipt.number}"
    told = column(Elided(words.rupees(receipt.paise)), Elided(receipt.number, "small"), gap=0)
    row = line(picture("paper", 18, "muted"), told, badge(state, tone), gap=M)
    row.setStretch(1, 1)
    return RowButton(row, lambda: go(Route("receipt", (receipt.id, receipt.case))), f"{said}, {state}")


def _row(named: str, state: QWidget, due: Due) -> QWidget:
    sums = tr("Demanded ₹ {demanded}, paid ₹ {paid}", demanded=money.show(due.demanded), paid=money.show(due.paid))
    more: list[Any] = [label(sums, "small", wrap=True)]
    if due.remitted:
        more.append(label(tr("Let go ₹ {amount}", amount=money.show(due.remitted)), "small", wrap=True))
    if due.pending:
        more.append(label(pending_text(due), "small", tone="soon" if due.pending > 0 else "late", wrap=True))
    made = QWidget()
    made.setLayout(column(label(named, wrap=True), line(state, -1), *more, gap=2))
    return made
