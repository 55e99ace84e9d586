"""Money that comes in: what is taken, by what mode and instrument, and what its entry keeps for the ledger."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.ledger import CHEQUE, MODES, moved, place, taken
from desktop.casework.office import Officer
from desktop.casework.till import book_for
from desktop.casework.wording import Said
from desktop.core.dates import show as show_day
from desktop.core.errors import FieldError
from desktop.core.ids import uuid7
from desktop.core.text import clean


@dataclass(frozen=True, slots=True)
class Taking:
    """Money about to be taken: in paise, on which due, by what mode, from whom and for what.

    `total` is what is demanded with it where nothing was demanded before; `manual` the book and number of a receipt
    that was written by hand, which is then not printed again.
    """

    paise: int
    due: str
    mode: str
    payer: Said
    purpose: Said
    authority: Said = ""
    demanded: bool = True
    total: int = 0
    instrument: Mapping[str, str] | None = None
    provision: str = ""
    section: str = ""
    notice: str = ""
    manual: Mapping[str, Any] | None = None

    def but(self, **changed: Any) -> Taking:
        """The same with some of it told anew."""
        return replace(self, **changed)


def read_instrument(mode: str, told: Mapping[str, Any], day: date, faults: list[FieldError]) -> dict[str, str]:
    """Number, bank and date of what was paid with, as it is kept; its faults go to `faults`."""
    if mode not in MODES:
        faults.append(FieldError("mode", f"It is paid by {', '.join(MODES)}.", code="pay_mode"))
        return {}
    if mode == "cash":
        return {}
    kept = {"number": clean(str(told.get("number", "") or told.get("reference", "")))}
    if not kept["number"]:
        faults.append(FieldError("number", "Write the number of the cheque, draft or transfer.", code="required"))
    if MODES[mode] != CHEQUE:
        return kept
    kept["bank"] = clean(str(told.get("bank", "")))
    if not kept["bank"]:
        faults.append(FieldError("bank", "Write the bank it is drawn on.", code="required"))
    dated = told.get("dated")
    if not isinstance(dated, date):
        faults.append(FieldError("dated", "Write the date on the cheque or draft.", code="required"))
    elif dated > day:
        faults.append(FieldError("dated", "A cheque of a later date is not taken.", code="post_dated"))
    else:
        kept["dated"] = dated.isoformat()
    return kept


def reference_of(instrument: Mapping[str, str]) -> str:
    """Number, bank and date of a cheque, draft or transfer in one line; '' for cash."""
    parts = [instrument[key] for key in ("number", "bank") if instrument.get(key)]
    if instrument.get("dated"):
        parts.append(show_day(date.fromisoformat(instrument["dated"])))
    return ", ".join(parts)


def booked(desk: Desk, me: Officer, taking: Taking, day: date) -> dict[str, Any]:
    """What the entry of any money taken keeps for the ledger: receipt, due, paise, mode, postings and book."""
    receipt, (head, _, name) = uuid7(), taking.due.partition("/")
    into = place(desk.store.device, me.id, receipt, taking.mode)
    lines = taken(into, head, name, taking.paise, demanded=taking.demanded)
    if not taking.demanded and taking.total > taking.paise:
        rest = taking.total - taking.paise
        lines += [[f"due/{taking.due}", rest], [f"demand/{head}", -rest]]
    kept = {"receipt": receipt, "due": taking.due, "paise": taking.paise, "mode": taking.mode}
    return {**kept, "postings": moved(*(tuple(line) for line in lines)), "book": book_for(desk, day)}
