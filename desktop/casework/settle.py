"""Correct a field by a new entry, and settle what two devices said differently by a third."""

from __future__ import annotations

from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.ports import Draft
from desktop.core.errors import FieldError
from desktop.core.text import clean


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
        if name not in file.fields:
            raise FieldError("field", "The case has no such field.", code="unknown_field")
        settles = [e for u in file.unsettled if u.field == name for e, _, _ in u.said]
        data = {"fields": {name: value}, "reason": clean(reason), "settles": settles}
        entry = tx.add(Draft(f"case:{case}", "field.set", today, data, file.pack))
    return Done(case, (entry,))
