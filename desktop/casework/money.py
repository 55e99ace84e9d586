"""What is owed: each due with what was demanded, let go, paid and still open, in whole paise; nothing is erased."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from desktop.casework.file import CaseFile
from desktop.casework.ledger import postings
from desktop.core.entry import Entry
from desktop.core.errors import FieldError
from desktop.core.money import show

HEADS = (
    "fee",
    "charge",
    "expenses",
    "compounding",
    "penalty",
    "fine",
    "interest",
    "rent",
    "licence",
    "deposit",
    "sale",
    "surcharge",
    "other",
)
# Entries that give back what an earlier one took, let a due go, or lay it out anew.
_UNDOING = frozenset(["receipt.cancelled", "cheque.dishonoured", "money.refunded"])
_ONCE = frozenset(["receipt.cancelled", "cheque.dishonoured", "cheque.realised"])
_LESS = {
    "due.remitted": "remitted",
    "audit.step": "remitted",
    "money.refunded": "remitted",
    "due.spread": "demanded",
    "receipt.cancelled": "demanded",
}


@dataclass(frozen=True, slots=True)
class Account:
    """An account in paise; `owed` is what was demanded less what was paid on it."""

    demanded: int
    paid: int

    @property
    def owed(self) -> int:
        """What is still open."""
        return self.demanded - self.paid


@dataclass(frozen=True, slots=True)
class Due:
    """One due, named `<head>/<id>`, in paise.

    `pending` is the part of `paid` that rests on cheques or drafts not yet realised; `falls` tells when its parts
    fall due where it was laid out in instalments; `told` is what its demand says (payer, provision, section, days).
    """

    name: str
    demanded: int = 0
    remitted: int = 0
    paid: int = 0
    pending: int = 0
    entry: str = ""
    day: str = ""
    falls: tuple[tuple[str, int], ...] = ()
    told: dict[str, Any] = field(default_factory=dict)

    @property
    def head(self) -> str:
        """What it is for."""
        return self.name.partition("/")[0]

    @property
    def open(self) -> int:
        """What is still to be paid."""
        return self.demanded - self.remitted - self.paid

    def fallen(self, today: date) -> int:
        """What is open of the parts that have fallen due by `today`; all of it where there are no instalments."""
        later = sum(paise for day, paise in self.falls if day > today.isoformat())
        return max(0, self.open - later)


def dues_of(entries: Iterable[Entry]) -> dict[str, Due]:
    """Every due that the entries speak of, by its name, in the order in which they arose."""
    found: dict[str, Due] = {}
    cheques: dict[str, str] = {}
    for entry in entries:
        for line in postings(entry):
            kind, _, name = line.account.partition("/")
            if kind == "due":
                due = found.get(name) or Due(name, entry=entry.id, day=entry.day, told=entry.data)
                found[name] = _with(due, entry, line.paise, line.book)
            elif kind == "cheque":
                receipt = name.rpartition("/")[2]
                cheques.setdefault(receipt, str(entry.data.get("due", "")))
                if due_of := found.get(cheques[receipt]):
                    found[due_of.name] = replace(due_of, pending=due_of.pending + line.paise)
    return found


def effect(entry: Entry, name: str, paise: int) -> tuple[str, int]:
    """What a line on a due does to it: `demanded`, `remitted` or `paid`, and by how many paise."""
    if paise > 0 and entry.kind in _UNDOING and name == entry.data.get("due"):
        return "paid", -paise
    if paise > 0:
        return "demanded", paise
    side = _LESS.get(entry.kind, "paid")
    return side, paise if side == "demanded" else -paise


def _with(due: Due, entry: Entry, paise: int, book: str) -> Due:
    side, by = effect(entry, due.name, paise)
    falls = (*due.falls, (book, paise)) if entry.kind == "due.spread" and paise > 0 else due.falls
    changed: dict[str, Any] = {side: getattr(due, side) + by, "falls": falls}
    return replace(due, **changed)


def doubled(entries: Iterable[Entry]) -> list[Entry]:
    """What was done to a receipt a second time, by PCs that had not heard of each other; to be undone by a person."""
    seen: set[tuple[str, str]] = set()
    found: list[Entry] = []
    undone: set[str] = set()
    for entry in entries:
        if entry.kind == "entry.undone":
            undone.add(entry.corrects)
        if entry.kind in _ONCE:
            key = (entry.kind if entry.kind == "cheque.realised" else "taken back", str(entry.data.get("of")))
            found += [entry] if key in seen else []
            seen.add(key)
    return [entry for entry in found if entry.id not in undone]


def dues(file: CaseFile) -> dict[str, Due]:
    """The dues of a case by their names."""
    return dues_of(file.entries)


def due_in(found: dict[str, Due], name: str) -> Due:
    """The due of this name. Raises `FieldError` where there is none."""
    if name not in found:
        known = ", ".join(found) or "none"
        raise FieldError("due", f"There is no such due here; there are: {known}.", code="due_missing", known=known)
    return found[name]


def owed(file: CaseFile) -> Account:
    """The account of a case over all its dues."""
    found = dues(file).values()
    return Account(sum(d.demanded - d.remitted for d in found), sum(d.paid for d in found))


def need_payable(due: Due | None, paise: int) -> None:
    """Raise `FieldError` where more would be paid than is owed on a due; one that is only now arising takes any sum."""
    if due and due.entry and paise > due.open:
        message = f"Only ₹ {show(due.open)} are owed; take no more."
        raise FieldError("paise", message, code="overpaid", owed=show(due.open))


def need_paise(told: Any, field_name: str = "paise") -> int:
    """An amount above nothing, in whole paise. Raises `FieldError` for anything else."""
    if type(told) is not int or told <= 0:
        raise FieldError(field_name, "Give the amount, above nothing.", code="amount")
    return told
