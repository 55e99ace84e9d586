"""Objections to a proposal, considered one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.casework.desk import Desk, Done
from desktop.casework.gate import need_maker
from desktop.casework.notices import any_of
from desktop.casework.ports import Draft
from desktop.casework.ruling import act_of
from desktop.casework.wording import Said, said
from desktop.core.errors import FieldError, LawError, NagardeskError
from desktop.law.shapes import ShapeAct


def consider(
    desk: Desk,
    case: str,
    objection: str,
    finding: Said,
    accepted: bool,
    *,
    by_order_of: Mapping[str, Any] | None = None,
) -> Done:
    """Answer one objection, with the finding that stands in the file; by the officer who decides in the matter.

    `by_order_of` is the paper of an authority outside the office that considered it (a Council's resolution).
    """
    me, today = desk.me(), desk.today()
    office = desk.office()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        known = file.objections.get(objection)
        if known is None:
            raise NagardeskError("There is no such objection in this case.", code="objection_missing")
        row = act_of(desk, file).provision(known["provision"])
        if "considered" in known:
            raise LawError("This objection has its answer already.", section=row.cite, code="done")
        if not any_of(said(finding)):
            raise FieldError("finding", "Write how the objection was considered.", code="required")
        step = ShapeAct("consider_objections", "body", "objection.considered")
        told = {"by_order_of": by_order_of or {}}
        power = need_maker(desk, office, me, row, step, today, told)
        data = {"objection": objection, "finding": said(finding), "accepted": bool(accepted), "power": power.source}
        entry = tx.add(Draft(f"case:{case}", "objection.considered", today, data, file.pack))
    return Done(case, (entry,))
