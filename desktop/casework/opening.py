"""Other ways in which a case begins: a complaint, the office's own motion, an old paper file entered late."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.gate import CLERKS
from desktop.casework.intake import premises_of
from desktop.casework.office import Office
from desktop.casework.ports import Draft
from desktop.casework.wording import Said, local_language, said
from desktop.core.dates import show
from desktop.core.errors import FieldError, FieldErrors, NagardeskError
from desktop.core.ids import uuid7
from desktop.core.text import clean
from desktop.forms.definition import load
from desktop.forms.validation import check
from desktop.law.model import Act

COMPLAINT, SUO_MOTU, OLD_FILE = "complaint", "suo_motu", "old_file"


def receive_complaint(desk: Desk, provision: str, answers: Mapping[str, Any], *, tie_to: str = "") -> Done:
    """Take in a complaint (form `complaint`) as a case under `provision`, or tie it to the open case `tie_to`.

    The complainant's name is kept in the entry and stands in no list, no search and on no paper. Raises
    `FieldErrors` for what is wrong in it.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    kept = _checked(desk, COMPLAINT, answers)
    complainant = {k.partition("_")[2]: kept.get(k, "") for k in kept if k.startswith("complainant_")}
    told = {"complainant": {**complainant, "says": said(kept["description"])}, "source": COMPLAINT}
    if not tie_to:
        return _open(desk, COMPLAINT, provision, kept, told, "complaint.received")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, tie_to)
        day = date.fromisoformat(kept["received_on"])
        if file.opened_on and day < file.opened_on:
            message = f"That case was opened on {show(file.opened_on)}; an earlier complaint opens its own."
            raise FieldError("received_on", message, code="after_date", date=show(file.opened_on))
        data = {**told, "provision": file.provision}
        entry = tx.add(Draft(f"case:{tie_to}", "complaint.received", day, data, file.pack))
    return Done(tie_to, (entry,))


def open_suo_motu(desk: Desk, provision: str, answers: Mapping[str, Any]) -> Done:
    """Open a case of the office's own motion (form `suo_motu`) under `provision`."""
    need_role(desk.me(), desk.today(), "inspector", "officer", "head")
    return _open(desk, SUO_MOTU, provision, _checked(desk, SUO_MOTU, answers), {"source": SUO_MOTU}, "case.opened")


def enter_old_file(
    desk: Desk, provision: str, answers: Mapping[str, Any], papers: Sequence[Mapping[str, Any]] = ()
) -> Done:
    """Enter an old paper file (form `old_file`), marked as entered late.

    `papers` are what lies in it: event, provision, dated (date), number, says. Their days are checked against the
    file's own and against each other, in their order; nothing is printed. Raises `FieldErrors`.
    """
    office, me = desk.office(), desk.me()
    need_role(me, desk.today(), "clerk", "officer", "head")
    kept = _checked(desk, OLD_FILE, answers)
    opened = date.fromisoformat(kept["received_on"])
    act = desk.act(office, opened)
    rows = old_papers(act, opened, desk.today(), papers)
    told = {"source": OLD_FILE, "back_entry": True, "old_number": kept["old_number"]}
    return _open(desk, OLD_FILE, provision, kept, told, "case.opened", rows)


def add_old_paper(desk: Desk, case: str, paper: Mapping[str, Any]) -> Done:
    """Enter one more old paper into a file, such as an order made by another office: event, provision, dated, number."""
    me = desk.me()
    need_role(me, desk.today(), "clerk", "officer", "head")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        (row,) = old_papers(desk.law.version(file.pack), file.opened_on or date.min, desk.today(), [paper])
        entry = tx.add(Draft(f"case:{case}", "paper.entered", row.pop("day"), _old(row), file.pack))
    return Done(case, (entry,))


def _old(row: Mapping[str, Any]) -> dict[str, Any]:
    return {**row, "act": "old_paper", "back_entry": True}


def old_papers(act: Act, opened: date, today: date, papers: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Old papers as their entries keep them, with `day`. Raises `FieldErrors` for dates that contradict each other."""
    rows: list[dict[str, Any]] = []
    faults: list[FieldError] = []
    last = opened
    for n, paper in enumerate(papers):
        day = paper.get("dated")
        if not isinstance(day, date) or day > today:
            faults.append(
                FieldError(f"papers.{n}.dated", "Write the date that stands on the paper.", code="required")
            )
            continue
        if day < last:
            message = f"This paper is of {show(day)}, before the one it follows ({show(last)})."
            faults.append(FieldError(f"papers.{n}.dated", message, code="after_date", date=show(last)))
        if paper.get("provision") not in act:
            faults.append(FieldError(f"papers.{n}.provision", "The Act has no such provision.", code="provision"))
        if paper.get("event") not in _events():
            faults.append(FieldError(f"papers.{n}.event", "Say what kind of paper it is.", code="event"))
        last = max(last, day)
        kept = {
            "event": paper.get("event"),
            "provision": paper.get("provision"),
            "number": clean(paper.get("number", "")),
        }
        rows.append({**kept, "day": day, "says": said(paper.get("says", ""))})
    if faults:
        raise FieldErrors(faults)
    return rows


def _events() -> frozenset[str]:
    from desktop.law.words import catalogue

    return frozenset(catalogue("en")["events"])


def _checked(desk: Desk, form: str, answers: Mapping[str, Any]) -> dict[str, Any]:
    office = desk.office()
    faults: list[FieldError] = []
    kept: dict[str, Any] = {}
    try:
        kept = check(load(form), answers, desk.today())
    except FieldErrors as found:
        faults = found.errors
    if answers.get("ward") and office.ward(str(answers["ward"])) is None:
        faults.append(FieldError("ward", "This office has no such ward.", code="ward"))
    if kept.get("applicant_local") and not kept.get("applicant_latin"):
        faults.append(FieldError("applicant_latin", "Write the name in English too.", code="required"))
    if faults:
        raise FieldErrors(faults)
    return kept


def _open(
    desk: Desk,
    form: str,
    provision: str,
    kept: Mapping[str, Any],
    told: Mapping[str, Any],
    kind: str,
    papers: Sequence[Mapping[str, Any]] = (),
) -> Done:
    office, me = desk.office(), desk.me()
    day = date.fromisoformat(kept["received_on"])
    act = desk.act(office, day)
    if provision not in act:
        raise FieldError("provision", f"The Act has no provision '{provision}'.", code="provision")
    if kind == "case.opened" and form == SUO_MOTU and day != desk.today():
        raise FieldError("received_on", "A case of the office's own motion is opened on its day.", code="today")
    case = uuid7()
    with desk.store.writing(me.id) as tx:
        name = series(office, desk.store.device, load(form).series, kept.get("ward", ""), desk.today())
        number, numbers = take_number(tx, name)
        data: dict[str, Any] = {
            "kind": form,
            "act": office.act,
            "provision": provision,
            "governs": [provision],
            "number": number,
            "numbers": numbers,
            "fields": _fields(office, kept),
            "event": kind,
            **told,
        }
        entries = [tx.add(Draft(f"case:{case}", kind, day, data, act.pack))]
        for row in papers:
            plain = {k: v for k, v in row.items() if k != "day"}
            entries.append(tx.add(Draft(f"case:{case}", "paper.entered", row["day"], _old(plain), act.pack)))
    return Done(case, tuple(entries))


def _fields(office: Office, kept: Mapping[str, Any]) -> dict[str, Any]:
    parties = []
    if kept.get("applicant_latin"):
        name = {local_language(office.languages): kept.get("applicant_local") or kept["applicant_latin"]}
        name["en"] = kept["applicant_latin"]
        parties = [{"role": "owner", "name": name, **{k: kept.get(k, "") for k in ("address", "relation", "phone")}}]
    details = {"description": said(kept.get("description", ""))}
    return {"parties": parties, "premises": premises_of(office, kept), "details": details}


def transfer(desk: Desk, case: str, ward: str, reason: Said) -> Done:
    """Hand a case over to another ward of the office, with the reason; its numbers stay as they were given."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "officer", "head")
    if office.ward(ward) is None:
        raise FieldError("ward", "This office has no such ward.", code="ward")
    if not said(reason):
        raise FieldError("reason", "Say why the case goes to another ward.", code="required")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        premises = file.fields["premises"]
        if str(premises["ward"]) == ward:
            raise NagardeskError("The case is in that ward already.", code="same_ward")
        moved = {**premises, "ward": ward, "ward_name": dict((office.ward(ward) or {}).get("name", {}))}
        data = {"fields": {"premises": moved}, "reason": said(reason), "from_ward": premises["ward"]}
        entry = tx.add(Draft(f"case:{case}", "case.transferred", today, data, file.pack))
    return Done(case, (entry,))
