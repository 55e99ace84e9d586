"""What a case owes: demanded, paid and still open, in whole paise; nothing is erased, only added to."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.casework.file import CaseFile
from desktop.core.errors import FieldError
from desktop.core.money import show

_DEMANDS = ("demand_expenses",)
_PAYMENTS = ("release_things", "pay_demand")


@dataclass(frozen=True, slots=True)
class Account:
    """A case's account in paise; `owed` is what was demanded less what was paid on it."""

    demanded: int
    paid: int

    @property
    def owed(self) -> int:
        """What is still open."""
        return self.demanded - self.paid


def owed(file: CaseFile) -> Account:
    """The account of a case from its demands and payments; entries that were undone count no more."""
    deeds = [d for d in file.deeds if d["entry"] not in file.void]
    demanded = sum(d["paise"] for d in deeds if d.get("act") in _DEMANDS)
    return Account(demanded, sum(d["paise"] for d in deeds if d.get("act") in _PAYMENTS))


def need_payable(file: CaseFile, paise: int) -> None:
    """Raise `FieldError` where more would be paid than is owed on a demand."""
    account = owed(file)
    if account.demanded and paise > account.owed:
        raise FieldError("paise", f"Only ₹ {show(account.owed)} are owed; take no more.", code="overpaid")
