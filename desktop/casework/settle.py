"""Correct a field by a new entry, and settle what two devices said differently by a third."""

from __future__ import annotations

from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.file import ORDERED
from desktop.casework.gate import SIGNERS
from desktop.casework.office import Officer
from desktop.casework.ports import Draft
from desktop.core.errors import FieldError
from desktop.core.text import clean


def _need_one_of(me: Officer, today: date, value: Any, numbers: list[str]) -> None:
    """Which of two orders stands is said by who signs orders, and only one of them can."""
    need_role(me, today, *SIGNERS)
    if value not in numbers:
        raise FieldError(
            "value", f"Name the order that stands: {', '.join(numbers)}.", code="choice", text=str(value)
        )


def set_field(desk: Desk, case: str, name: str, value: Any, reason: str) -> Done:
    """Set one field of a case anew, with the reason; the old entries stand.

    Having seen both sides of a disagreement, this entry settles it. Raises `FieldError` for an unknown field or a
    missing reason.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    if not clean(reason):
        raise FieldError("reason", "Say why it is changed; it stands in the note sheet.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        said = [each for u in file.unsettled if u.field == name for each in u.said]
        if name not in file.fields and not said:
            raise FieldError("field", "The case has no such field.", code="unknown_field")
        if name.startswith(ORDERED):
            _need_one_of(me, today, value, [number for _, number, _ in said])
        settles = [e for e, _, _ in said]
        data = {"fields": {name: value}, "reason": clean(reason), "settles": settles}
        entry = tx.add(Draft(f"case:{case}", "field.set", today, data, file.pack))
    return Done(case, (entry,))
