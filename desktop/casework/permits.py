"""Permits as open data after the Building & Land Development Specification (BLDS), without anything of a person."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from desktop.casework.book_words import Span
from desktop.casework.case import CaseFile
from desktop.casework.decisions import GRANTS, REFUSALS
from desktop.casework.desk import Desk
from desktop.casework.exact import exact_marks
from desktop.casework.marks import APPLIED
from desktop.casework.office import Office
from desktop.casework.ports import Mark, Wanted
from desktop.casework.register_cells import form_words
from desktop.casework.ruling import act_of
from desktop.forms.definition import load

COLUMNS = (
    "PermitNum",
    "Description",
    "AppliedDate",
    "IssuedDate",
    "CompletedDate",
    "StatusCurrent",
    "StatusCurrentMapped",
    "StatusDate",
    "OriginalAddress1",
    "OriginalAddress2",
    "OriginalCity",
    "OriginalState",
    "OriginalZip",
    "Jurisdiction",
    "PermitClass",
    "PermitClassMapped",
    "WorkClass",
    "WorkClassMapped",
    "PermitType",
    "PermitTypeMapped",
    "PermitTypeDesc",
    "ExpiresDate",
    "Latitude",
    "Longitude",
)
_MAPPED = {
    "": "In Review",
    "sanctioned": "Permit Issued",
    "deemed": "Permit Issued",
    "refused": "Permit Cancelled",
    "completed": "Permit Finaled",
}
_STATES = {"mp-1961": "MP", "ga-1968": "GA", "pb-1976": "PB", "py-1973": "PY", "rj-2009": "RJ"}
_HOMES = ("residential",)
_NEW = ("erect", "new", "build")


def permits(desk: Desk, span: Span) -> Iterator[Mapping[str, str]]:
    """The rows that go out, without the cases they are of; see `permits_with_cases`."""
    return (row for _, row in permits_with_cases(desk, span))


def permits_with_cases(desk: Desk, span: Span) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The id of the case, which stays in the office, and one row for each application for leave to build received in the span, by its number.

    Of the premises only the ward is told: a house number, a plot number or a landmark would lead to a person. What
    the applicant wrote in his own words is left out. Dates are ISO.
    """
    office, today = desk.office(), desk.today()
    wanted = Wanted(("application.received",), span.since, span.until, span.ward)
    for line in desk.store.lines(wanted):
        if line.row is None or not line.entry.data.get("number"):
            continue
        file = desk.case(line.row.case)
        if _builds(desk, file):
            decided = _decision(exact_marks(desk, office, file, today))
            yield line.row.case, _permit(office, file, line.row.ward, decided, today)


def _builds(desk: Desk, file: CaseFile) -> bool:
    """Whether the case asks for leave under a provision that gives a permission or sanction."""
    act = act_of(desk, file)
    rows = [act.provision(id) for id in (file.provision, *file.governs) if id in act]
    return file.source == APPLIED and any(
        row.procedure == "permission" and {"permission", "sanction", "notice"} & set(row.instruments) for row in rows
    )


def _decision(marks: tuple[Mark, ...]) -> Mark | None:
    return next((mark for mark in marks if mark.what == "decision"), None)


def _permit(office: Office, file: CaseFile, ward: str, decision: Mark | None, today: date) -> dict[str, str]:
    how = decision.key if decision and decision.day <= today.isoformat() else ""
    decided = decision.day if decision and how else ""
    completed = next(
        (f.day.isoformat() for f in file.facts if f.event in ("work.completed", "completion.notified")), ""
    )
    details = file.fields.get("details", {})
    status = "completed" if completed and how in ("sanctioned", "deemed") else how
    purpose, work = (_chosen(file.kind, name, str(details.get(name, ""))) for name in ("purpose", "work"))
    name = form_words(file.kind)
    title = name["en"] if isinstance(name, dict) else name
    found = office.ward(ward)
    return {
        **dict.fromkeys(COLUMNS, ""),
        "PermitNum": file.number,
        "Description": title,
        "AppliedDate": file.opened_on.isoformat() if file.opened_on else "",
        "IssuedDate": decided if how in ("sanctioned", "deemed") else "",
        "CompletedDate": completed if status == "completed" else "",
        "StatusCurrent": status or "pending",
        "StatusCurrentMapped": _MAPPED[status],
        "StatusDate": completed if status == "completed" else decided,
        "OriginalAddress1": f"Ward {ward} {found['name'].get('en', '')}".strip() if found else f"Ward {ward}",
        "OriginalCity": str(office.body.get("en", "")),
        "OriginalState": _STATES.get(office.act, ""),
        "Jurisdiction": str(office.body.get("en", "")),
        "PermitClass": purpose,
        "PermitClassMapped": "Residential" if purpose in _HOMES else "Non-Residential" if purpose else "Unknown",
        "WorkClass": work,
        "WorkClassMapped": "New" if work in _NEW else "Existing" if work else "Unknown",
        "PermitType": file.kind,
        "PermitTypeMapped": "Building",
        "PermitTypeDesc": title,
        "ExpiresDate": _expires(file),
    }


def _chosen(kind: str, name: str, value: str) -> str:
    """A value that was chosen from a list of the form; what was written freely may name a person."""
    field = next((each for each in load(kind).fields if each.name == name), None)
    return value if field and field.choices and value in field.choices else ""


def _expires(file: CaseFile) -> str:
    """The last day on which a grant holds, where it was set."""
    told: list[Mapping[str, Any]] = [d for d in (*file.deeds, *file.orders) if d.get("act") in GRANTS]
    granted = [d for d in told if d["entry"] not in file.void and d.get("act") not in REFUSALS]
    return str(granted[0].get("until", "")) if granted else ""
