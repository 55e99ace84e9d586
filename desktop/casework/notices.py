"""Notices: drafted by one person, signed by the officer who holds the power, frozen at issue."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile, Notice
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.intake import premises_text
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze, preview
from desktop.casework.ports import Draft, Printed
from desktop.casework.ruling import need_power, signer_of
from desktop.casework.wording import measure, said
from desktop.core.errors import FieldError, NagardeskError, PowerError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.model import Provision


def open_time(provision: Provision) -> str:
    """The name of the period that the Act leaves to the notice or the office, or '' where it fixes every time."""
    for period in provision.periods:
        if period.length is None and period.set_by in ("notice", "office"):
            return period.name
    return ""


def draft_notice(
    desk: Desk,
    case: str,
    provision: str,
    *,
    finding: str = "",
    addressee: Mapping[str, str] | None = None,
    days: int | None = None,
    requirement: Mapping[str, str] | str = "",
) -> Done:
    """Draft a notice under `provision` on a finding; nothing goes out before it is signed.

    `days` is the time the officer sets where the Act leaves it open (counted from service); `requirement` is what he
    asks for in his own words, added to the provision's wording. Raises `FieldError` for a time that is missing.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "inspector", "officer", "head")
    row = desk.law.provision(provision)
    if open_time(row) and days is None:
        raise FieldError(
            "days",
            f"Section {row.cite} fixes no time; set the number of days that is reasonable here.",
            code="days_open",
            section=row.cite,
        )
    if days is not None and not 1 <= days <= 3650:
        raise FieldError("days", "Set a time of at least one day, counted from service.", code="days")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        if finding and finding not in file.findings:
            raise FieldError("finding", "This finding is not in the case.", code="finding")
        notice = uuid7()
        data: dict[str, Any] = {
            "notice": notice,
            "provision": provision,
            "kind": "notice",
            "finding": finding,
            "addressee": dict(addressee or file.applicant()["name"]),
            "days": days,
            "requirement": said(requirement),
        }
        entry = tx.add(Draft(f"case:{case}", "notice.drafted", today, data, file.pack))
    return Done(case, (entry,))


def withdraw_draft(desk: Desk, case: str, notice: str, reason: str) -> Done:
    """Take a draft back before it is issued; what was issued is corrected by a new paper instead."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "inspector", "officer", "head")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        if _notice(file, notice).state != "drafted":
            raise NagardeskError(
                "This notice is issued; it can't be taken back, only answered by another.", code="issued"
            )
        data = {"notice": notice, "reason": clean(reason)}
        entry = tx.add(Draft(f"case:{case}", "notice.withdrawn", today, data, file.pack))
    return Done(case, (entry,))


def preview_notice(desk: Desk, case: str, notice: str) -> Printed:
    """The paper as it would go out, marked as a draft, with the officer who would sign it."""
    office, file = desk.office(), desk.case(case)
    draft = _notice(file, notice)
    authority = signer_of(desk, office, draft.provision, desk.today()).authority
    return preview(desk, office, office.holder(authority, desk.today()), _sheet(desk, office, file, draft, "—"))


def issue_notice(desk: Desk, case: str, notice: str) -> Done:
    """Sign and issue a drafted notice: number, bytes, text and data are frozen.

    Raises `PowerError` for an officer who does not hold the provision's power today, or who drafted it himself
    (unless the office has recorded that maker and checker may be one: setting `one_officer`).
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        draft = _notice(file, notice)
        if draft.state != "drafted":
            raise NagardeskError("This notice is already issued.", code="issued")
        signer = need_power(desk, office, me, draft.provision, today)
        _need_checker(office, me, draft)
        ward = file.fields["premises"]["ward"]
        number, numbers = take_number(tx, series(office, desk.store.device, "NT", ward, today))
        paper = freeze(tx, desk, office, me, _sheet(desk, office, file, draft, number))
        data: dict[str, Any] = {
            "notice": notice,
            "provision": draft.provision,
            "number": number,
            "numbers": numbers,
            "power": signer.source,
            "addressee": dict(draft.data["addressee"]),
            "papers": [paper],
        }
        if draft.days is not None:
            name = open_time(desk.law.provision(draft.provision))
            data["set"] = {name: {"length": draft.days, "unit": "day"}}
            data["days_set_by"] = me.id
        entry = tx.add(Draft(f"case:{case}", "notice.issued", today, data, file.pack))
    return Done(case, (entry,), (paper["id"],))


def _need_checker(office: Office, me: Officer, draft: Notice) -> None:
    if draft.drafted_by != me.id or any(s.key == "one_officer" for s in office.settings):
        return
    raise PowerError(
        "Who drafts a notice does not sign it. Let another person draft it, or record the order by which one officer "
        "may do both (Settings, one_officer).",
        section="",
        code="maker_checker",
    )


def _notice(file: CaseFile, notice: str) -> Notice:
    if notice not in file.notices:
        raise NagardeskError("There is no such notice in this case.", code="notice_missing")
    return file.notices[notice]


def _sheet(desk: Desk, office: Office, file: CaseFile, draft: Notice, number: str) -> Sheet:
    row = desk.law.provision(draft.provision)
    finding = file.findings.get(draft.finding, {})
    inspected = next((i for i in file.inspections if finding in i.get("findings", ())), {})
    party = file.applicant()
    values: dict[str, Any] = {
        "addressee": draft.data["addressee"],
        "address": party["address"],
        "premises": premises_text(file.fields["premises"]),
    }
    optional = {
        "days": draft.days,
        "findings": _found(finding),
        "inspected_on": date.fromisoformat(inspected["day"]) if inspected else None,
        "requirement": draft.data.get("requirement"),
    }
    return Sheet(
        template="notice",
        title={"hi": "सूचना", "en": "Notice"},
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=draft.data["addressee"]["en"],
        provision=draft.provision,
        section=row.cite,
        values=values | {k: v for k, v in optional.items() if v},
    )


def _found(finding: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of what was found: the finding, then each measure under it and the inspector's remark."""
    if not finding:
        return []
    rows: list[dict[str, Any]] = [{"says": finding["text"]}]
    rows += [{"says": m["label"], "measure": measure(m["value"], m["unit"])} for m in finding["measures"]]
    if finding["remark"]:
        rows.append({"says": finding["remark"]})
    return rows
