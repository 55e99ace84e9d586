"""The words of money on the screen; most are casework's own, which papers use too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from desktop.core import money
from desktop.ui import words
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.counter import Receipt
    from desktop.casework.money import Due

STATES = {
    "taken": (mark("taken"), "fine"),
    "waiting": (mark("not realised"), "soon"),
    "realised": (mark("realised"), "fine"),
    "cancelled": (mark("cancelled"), "late"),
    "dishonoured": (mark("dishonoured"), "late"),
    "refunded": (mark("paid back"), ""),
}
MODES = {
    "cash": mark("Cash"),
    "cheque": mark("Cheque"),
    "draft": mark("Bank draft"),
    "online": mark("Online"),
    "challan": mark("Bank challan"),
}


def case_words(group: str) -> Mapping[str, Any]:
    """A group of casework's words."""
    from desktop.casework.wording import words as found

    return found(group)


def head_text(head: str) -> str:
    """What a due is for, in a word."""
    return pick(case_words("heads")[head])


def due_text(due: Due) -> str:
    """What a due is for, as its demand says it."""
    return pick(due.told.get("purpose")) or head_text(due.head)


def twice_text(paise: int) -> str:
    """What two PCs took back of one cheque, so that nobody counts it as money."""
    return tr("₹ {amount} were taken back twice: undo one in its case", amount=money.show(paise))


def pending_text(due: Due) -> str:
    """What of a due's payments rests on cheques; less than nothing where one was taken back twice."""
    if due.pending < 0:
        return twice_text(-due.pending)
    return tr("₹ {amount} of it on cheques not realised yet", amount=money.show(due.pending))


def party_text(who: Any) -> str:
    """A person in the screen's language; a name kept in two scripts in one text shows the fitting one."""
    return words.in_script(pick(who))


def mode_choices() -> dict[str, dict[str, str]]:
    """The ways of paying as choices."""
    return {key: words.each_language(text) for key, text in MODES.items()}


def head_choices(heads: Iterable[str]) -> dict[str, dict[str, str]]:
    """Heads as choices."""
    return {head: dict(case_words("heads")[head]) for head in heads}


def receipt_state(receipt: Receipt) -> tuple[str, str]:
    """What became of a receipt, and its tone."""
    text, tone = STATES[receipt.state]
    return tr(text), tone


def kind_text(kind: str) -> str:
    """What an entry of money is called."""
    return pick(case_words("money_kinds").get(kind, {"en": kind}))
