"""What a case owes: each due with what is demanded, paid and still open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QFrame, QWidget

from desktop.core import money
from desktop.ui.bits import badge, card, column, label, line
from desktop.ui.theme import M, S
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.money import Due
    from desktop.ui.case_view import CaseView


def dues_card(view: CaseView) -> QFrame | None:
    """Every due of the case, the newest first; None where nothing was ever demanded."""
    from desktop.casework.money import doubled, dues

    found = list(dues(view.file).values())[::-1]
    if not found:
        return None
    parts: list[Any] = [label(tr("Dues"), "heading"), *(_due(each) for each in found)]
    if doubled(view.file.entries):
        text = tr(
            "Two PCs did the same to one receipt without knowing of each other; one of the two is to be undone."
        )
        parts.append(label(text, "small", tone="late", wrap=True))
    return card(*parts, gap=S)


def _due(due: Due) -> QWidget:
    from desktop.casework.wording import words as casework_words

    named = pick(due.told.get("purpose")) or pick(casework_words("heads")[due.head])
    if due.open < 0:
        return _row(named, badge(tr("₹ {amount} too much", amount=money.show(-due.open)), "late"), due)
    state = (
        badge(tr("₹ {amount} open", amount=money.show(due.open)), "accent")
        if due.open > 0
        else badge(tr("settled"), "fine")
    )
    return _row(named, state, due)


def _row(named: str, state: QWidget, due: Due) -> QWidget:
    sums = tr("Demanded ₹ {demanded}, paid ₹ {paid}", demanded=money.show(due.demanded), paid=money.show(due.paid))
    more: list[Any] = [label(sums, "small", wrap=True)]
    if due.remitted:
        more.append(label(tr("Let go ₹ {amount}", amount=money.show(due.remitted)), "small", wrap=True))
    if due.pending:
        text = tr("₹ {amount} of it on cheques not realised yet", amount=money.show(due.pending))
        more.append(label(text, "small", tone="soon", wrap=True))
    head = line(label(named, wrap=True), state, gap=M)
    head.setStretch(0, 1)
    made = QWidget()
    made.setLayout(column(head, *more, gap=2))
    return made
