"""Notices: drafted by one person, signed by the officer who holds the power, frozen at issue; to one or to several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework.acceptance import need_accepted
from desktop.casework.case import CaseFile, Notice
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.gate import CLERKS, PLAIN_NOTICE, Power, gives, need_maker, need_open, step_of
from desktop.casework.inspection import read_hour
from desktop.casework.intake import premises_text
from desktop.casework.notice_days import DAYS, called, need_days, need_guarded_days, open_time
from desktop.casework.office import Office
from desktop.casework.papers import Sheet, freeze_worded, in_own_words, preview_worded
from desktop.casework.ports import Draft, Printed, Writing
from desktop.casework.ruling import act_of, signer_of
from desktop.casework.signature import Hand, hand_of, need_checker
from desktop.casework.told import need_near, need_shapes
from desktop.casework.wording import Said, kind_words, measure, said, sentence, spread
from desktop.core.dates import show
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, LawError, NagardeskError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.law.model import Provision

_NOTICES = frozenset(("notice", "requisition", "order"))
_BY_HAND = "………………"  # where the number is written in


def draft_notice(
    desk: Desk,
    case: str,
    provision: str,
    *,
    finding: str = "",
    addressee: Mapping[str, str] | None = None,
    days: int | None = None,
    requirement: Mapping[str, str] | str = "",
    facts: Sequence[Said] = (),
    demolition: bool | None = None,
    address: Said = "",
    hearing: Mapping[str, Any] | None = None,
) -> Done:
    """Draft a notice under `provision` on a finding; nothing goes out before it is signed.

    `days` is the time the officer sets where the Act leaves it open (counted from service); `requirement` is what he
    asks for in his own words, added to the provision's wording; `facts` are what was found where no inspection
    says it; `demolition` says whether anything is to be pulled down (None: not said). Raises `FieldError` for a time
    that is missing, or shorter than the directions on demolitions allow.
    """
    to = [{"name": addressee, "address": address}] if addressee else []
    return draft_to(
        desk,
        case,
        provision,
        to,
        finding=finding,
        days=days,
        requirement=requirement,
        facts=facts,
        demolition=demolition,
        hearing=hearing,
    )


def draft_to(
    desk: Desk,
    case: str,
    provision: str,
    addressees: Sequence[Mapping[str, Any]],
    *,
    finding: str = "",
    days: int | None = None,
    requirement: Said | Mapping[str, str] = "",
    facts: Sequence[Said] = (),
    demolition: bool | None = None,
    hearing: Mapping[str, Any] | None = None,
) -> Done:
    """The same to several addressees (`{name, address}`), each with a notice of his own and his own time.

    Without addressees it goes to the first party of the case. `hearing` (day, hour, place) calls him to attend; the
    section may ask for it.
    """
    need_shapes(
        {"addressees": addressees, "days": days, "requirement": requirement, "hearing": hearing, "facts": facts}
    )
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(provision)
        need_days(row, days, today)
        if demolition:
            need_guarded_days(desk, file, row, days, today, "notice.served")
        summons = _summons(desk.office(), row, hearing, today)
        if finding and finding not in file.findings:
            raise FieldError("finding", "This finding is not in the case.", code="finding")
        group, entries = uuid7(), []
        for to in _addressees(file, addressees):
            data: dict[str, Any] = {
                "notice": uuid7(),
                "group": group,
                "provision": provision,
                "kind": "notice",
                "finding": finding,
                "addressee": to["name"],
                "address": to["address"],
                "days": days,
                "requirement": said(requirement),
                "facts": [said(each) for each in facts if said(each)],
            }
            if demolition is not None:
                data["demolition"] = demolition
            if summons:
                data["hearing"] = summons
            entries.append(tx.add(Draft(f"case:{case}", "notice.drafted", today, data, file.pack)))
    return Done(case, tuple(entries))


def _addressees(file: CaseFile, raw: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    if any(not isinstance(to.get("name"), Mapping) for to in raw):
        raise FieldError("addressee", "Name whom the paper is addressed to, in each language.", code="required")
    if not raw:
        party = file.applicant()
        raw = [party] if party.get("name") else []
    found: list[dict[str, Any]] = [{"name": dict(to["name"]), "address": said(to.get("address", ""))} for to in raw]
    if not found or any(not clean(str(to["name"].get("en", ""))) for to in found):
        raise FieldError("addressee", "Name whom the paper is addressed to, in English too.", code="required")
    return found


def _summons(office: Office, row: Provision, hearing: Mapping[str, Any] | None, today: date) -> dict[str, Any]:
    """The day, hour and place to which a notice calls. Raises `FieldError` where the section wants them and none are."""
    if not hearing:
        if called(row):
            message = f"Section {row.cite} calls him to attend; name the day, the hour and the place."
            raise FieldError("hearing", message, code="required", section=row.cite)
        return {}
    day = hearing.get("day")
    if not isinstance(day, date) or day <= today:
        raise FieldError("hearing", "Name a day after today for the hearing.", code="past")
    need_near(day, today, "hearing")
    if office.is_closed(day):
        raise FieldError("hearing", f"The office is closed on {show(day)}; name another day.", code="closed")
    if not any_of(place := said(hearing.get("place", ""))):
        raise FieldError("hearing", "Write where the hearing is.", code="required")
    hour = read_hour(str(hearing.get("hour", "")), "hearing")
    return {"on": day.isoformat(), "hour": f"{hour:%H:%M}", "place": place}


def withdraw_draft(desk: Desk, case: str, notice: str, reason: str) -> Done:
    """Take a draft back before it is issued; what was issued is corrected by a new paper instead."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
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
    file = desk.case(case)
    return _unissued(desk, file, _notice(file, notice), "—", "draft")


def fair_copy(desk: Desk, case: str, notice: str) -> Printed:
    """The paper clean, to be signed in ink and recorded with `ink`: it bears no mark, and its number is written in.

    Raises `LawError` where the procedure does not allow its issue yet, `PaperError` where the office has not accepted
    the texts: nothing that could not be issued is signed.
    """
    office, file = desk.office(), desk.case(case)
    draft = _notice(file, notice)
    if draft.state != "drafted":
        raise NagardeskError("This notice is already issued or was taken back.", code="issued")
    _need_time(desk, office, file, draft, desk.today())
    need_accepted(office, office.languages)
    return _unissued(desk, file, draft, _BY_HAND, "")


def _unissued(desk: Desk, file: CaseFile, draft: Notice, number: str, mark: str) -> Printed:
    office, today = desk.office(), desk.today()
    signer = office.holder(signer_of(desk, office, draft.provision, today).authority, today)
    sheet = _sheet(desk, file, draft, number)
    return preview_worded(desk, office, signer, sheet, _own(desk, file, draft, sheet), mark)


def issue_notice(
    desk: Desk,
    case: str,
    notice: str,
    *,
    by_order_of: Mapping[str, Any] | None = None,
    ink: Mapping[str, Any] | None = None,
) -> Done:
    """Sign and issue a drafted notice: number, bytes, text and data are frozen.

    `by_order_of` records the paper of an authority outside the office whose power it is (a Council's resolution):
    authority, number, dated. `ink` tells of a print that an officer signed elsewhere: officer, day, hour, scan (see
    `signature.hand_of`). Raises `PowerError` for an officer who does not hold the provision's power today, or who
    drafted it himself (unless the office has recorded that maker and checker may be one: setting `one_officer`),
    and `LawError` where the procedure does not allow it yet.
    """
    with desk.store.writing(desk.officer) as tx:
        told = {"by_order_of": by_order_of or {}, "ink": ink or {}}
        entry = _issue(tx, desk, desk.office(), case, notice, told)
    return Done(case, (entry,), (entry.data["papers"][0]["id"],))


def issue_group(desk: Desk, case: str, group: str, *, by_order_of: Mapping[str, Any] | None = None) -> Done:
    """Issue together every draft that was made for several addressees; all of them go out, or none."""
    with desk.store.writing(desk.officer) as tx:
        file = desk.open_case(tx, case)
        mine = [n.id for n in file.notices.values() if n.group == group and n.state == "drafted"]
        if not mine:
            raise NagardeskError("There are no such drafts in this case.", code="notice_missing")
        told = {"by_order_of": by_order_of or {}}
        entries = tuple(_issue(tx, desk, desk.office(), case, each, told) for each in mine)
    return Done(case, entries, tuple(p["id"] for e in entries for p in e.data["papers"]))


def _issue(tx: Writing, desk: Desk, office: Office, case: str, notice: str, told: Mapping[str, Any]) -> Entry:
    file = desk.open_case(tx, case)
    draft = _notice(file, notice)
    if draft.state != "drafted":
        raise NagardeskError("This notice is already issued or was taken back.", code="issued")
    hand = hand_of(desk, office, file, told.get("ink"))
    power = _need_power(desk, office, file, hand, draft, told)
    need_checker(office, hand, draft.drafted_by)
    number, numbers = take_number(tx, series(office, desk.store.device, "NT", ward_of(file), hand.day))
    sheet = replace(_sheet(desk, file, draft, number), day=hand.day)
    row = act_of(desk, file).provision(draft.provision)
    data: dict[str, Any] = {
        "notice": notice,
        "provision": draft.provision,
        "number": number,
        "numbers": numbers,
        "power": power.source,
        "addressee": dict(draft.data["addressee"]),
        "papers": [freeze_worded(tx, desk, office, hand.officer, sheet, _own(desk, file, draft, sheet))],
        **hand.record,
    }
    if "demolition" in draft.data:
        data["demolition"] = draft.data["demolition"]
    if power.paper:
        data["by_order_of"] = dict(power.paper)
    if summons := draft.data.get("hearing"):
        data["hearing"] = summons
        data["set"] = {called(row): {"day": summons["on"]}} if called(row) else {}
    if draft.days is not None and not called(row):
        name = open_time(row)
        data["set"] = {name: {"length": draft.days, "unit": "day"}}
        data["days_set_by"] = hand.officer.id
    return tx.add(Draft(f"case:{case}", "notice.issued", hand.day, data, file.pack))


def _need_power(
    desk: Desk, office: Office, file: CaseFile, hand: Hand, draft: Notice, told: Mapping[str, Any]
) -> Power:
    """The power under which the notice is signed, where the procedure allows it today."""
    row, me, today = act_of(desk, file).provision(draft.provision), hand.officer, hand.day
    if not gives(row, "issue_notice"):
        if _NOTICES.isdisjoint(row.instruments):
            raise LawError(f"Section {row.cite} gives no notice.", section=row.cite, code="not_given")
        return need_maker(desk, office, me, row, PLAIN_NOTICE, today, told)
    _need_time(desk, office, file, draft, today)
    return need_maker(desk, office, me, row, step_of(row, "issue_notice"), today, told)


def _need_time(desk: Desk, office: Office, file: CaseFile, draft: Notice, day: date) -> None:
    """Raise `LawError` unless the procedure lets the notice be issued on this day, or one of its group was."""
    row = act_of(desk, file).provision(draft.provision)
    begun = any(n.group and n.group == draft.group and n.number for n in file.notices.values())
    if gives(row, "issue_notice") and not begun:
        need_open(desk, office, file, row.id, "issue_notice", day)


def _notice(file: CaseFile, notice: str) -> Notice:
    if notice not in file.notices:
        raise NagardeskError("There is no such notice in this case.", code="notice_missing")
    return file.notices[notice]


def ward_of(file: CaseFile) -> str:
    """The ward in which the case's numbers are given."""
    return str(file.fields.get("premises", {}).get("ward", ""))


def address_of(file: CaseFile, notice: Notice) -> Said:
    """Where the addressee is found: his own address, or that of the first party."""
    found: Said = notice.data.get("address") or file.applicant().get("address", "")
    return found


def _sheet(desk: Desk, file: CaseFile, draft: Notice, number: str) -> Sheet:
    row = act_of(desk, file).provision(draft.provision)
    finding = file.findings.get(draft.finding, {})
    inspected = next((i for i in file.inspections if finding in i.get("findings", ())), {})
    found = _found(finding) + [{"says": each} for each in draft.data.get("facts", ())]
    values: dict[str, Any] = {
        "addressee": draft.data["addressee"],
        "premises": premises_text(file.fields.get("premises", {})),
    }
    optional = {
        "address": address_of(file, draft),
        "days": draft.days or _act_days(row),
        "findings": found,
        "inspected_on": date.fromisoformat(inspected["day"]) if inspected else None,
        "requirement": draft.data.get("requirement"),
    }
    if summons := draft.data.get("hearing"):
        at = {lang: f"{summons['hour']}, {text}" for lang, text in spread(summons["place"]).items()}
        optional |= {"hearing_on": date.fromisoformat(summons["on"]), "hearing_at": at}
    return Sheet(
        template="notice",
        title=kind_words("notice"),
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=draft.data["addressee"]["en"],
        provision=draft.provision,
        section=row.cite,
        values=values | {k: v for k, v in optional.items() if v},
    )


def _act_days(row: Provision) -> int | None:
    """The days that the Act itself gives the addressee."""
    return next((p.length for p in row.periods if p.length and p.unit in DAYS and p.runs_for == "addressee"), None)


def _own(desk: Desk, file: CaseFile, draft: Notice, sheet: Sheet) -> Sheet:
    """The notice in the officer's own words."""
    findings: Any = sheet.values.get("findings", ())
    body: list[Said] = []
    if any_of(sheet.values["premises"]):
        body.append(sentence("premises", premises=sheet.values["premises"]))
    body += [row["says"] for row in findings]
    body.append(said(draft.data.get("requirement") or ""))
    if draft.days:
        body.append(sentence("days", days=draft.days))
    return in_own_words(act_of(desk, file), sheet, "notice", body)


def any_of(words: object) -> bool:
    """Whether a saying holds anything in any language."""
    return any(words.values()) if isinstance(words, Mapping) else bool(words)


def _found(finding: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of what was found: the finding, then each measure under it and the inspector's remark."""
    if not finding:
        return []
    rows: list[dict[str, Any]] = [{"says": finding["text"]}]
    rows += [{"says": m["label"], "measure": measure(m["value"], m["unit"])} for m in finding["measures"]]
    if finding["remark"]:
        rows.append({"says": finding["remark"]})
    return rows
