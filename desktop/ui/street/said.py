"""The words of the street register on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.law_words import provision_text
from desktop.ui.words import known, mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.street import Change, Proposal, Street
    from desktop.casework.street_steps import Want
    from desktop.law.packs import Law

STATUS = {
    "public": mark("public"),
    "private": mark("private"),
    "projected": mark("projected"),
    "closed": mark("closed"),
}
MAINTAINED = {
    "municipality": mark("the municipality"),
    "pwd": mark("the Public Works Department"),
    "other": mark("another authority"),
}
COLUMNS = {
    "name": mark("Name"),
    "number": mark("Number"),
    "status": mark("Status"),
    "ward": mark("Ward"),
    "width": mark("Width (m)"),
    "class": mark("Class"),
    "maintained_by": mark("Maintained by"),
    "course": mark("Course"),
}
KINDS = {
    "regular_line": mark("Regular line"),
    "street_alignment": mark("Street alignment"),
    "building_line": mark("Building line"),
}
SIDES = {"left": mark("left side"), "right": mark("right side"), "both": mark("both sides")}
MATTERS = {
    "line": mark("Prescribe a line"),
    "declaration": mark("Make the street public"),
    "closing": mark("Close the street for good"),
    "diversion": mark("Divert the street"),
}
WANTS = {
    "notice": mark("Record the notice"),
    "wait": mark("The time of the notice must pass"),
    "papers": mark("File the map and the statement of lands"),
    "window": mark("Time for objections"),
    "objection": mark("Consider the objection"),
    "consultation": mark("Record the consultation"),
    "approval": mark("Record the approval"),
}
WANT_STATUS = {
    "done": (mark("done"), "fine"),
    "wanting": (mark("to do"), "soon"),
    "waiting": (mark("waiting"), ""),
    "running": (mark("running"), ""),
}
GIVEN = {
    "notice.posted": mark("put up"),
    "notice.published": mark("published"),
    "notice.served": mark("served"),
}


def names(name: Mapping[str, str]) -> str:
    """A street's name in both scripts, the screen's first."""
    first = pick(name)
    return " · ".join(dict.fromkeys([first, *(v for v in name.values() if v)]))


def metres(mm: int | None) -> str:
    """A length in millimetres as metres: 10.00 m."""
    return "" if mm is None else f"{mm / 1000:,.2f} m"


def value_text(what: str, value: Any) -> str:
    """One value of the register."""
    if what == "width":
        return metres(value)
    if isinstance(value, Mapping):
        return names(value)
    told = STATUS.get(value) or MAINTAINED.get(value) if isinstance(value, str) else ""
    if value == "diverted":
        return tr("diverted")
    return tr(told) if told else str(value or "")


def order_text(order: Mapping[str, str]) -> str:
    """The paper that fixed something."""
    if not order:
        return ""
    return tr("{number} of {day}", number=order.get("number", ""), day=words.day(order.get("day", "")))


def change_text(change: Change) -> str:
    """One line of the history."""
    return f"{tr(COLUMNS.get(change.what, change.what))}: {value_text(change.what, change.value)}"


def matter_text(proposal: Proposal) -> str:
    """What a proposal is about."""
    kind = KINDS.get(proposal.plan.get("kind", ""), "") if proposal.matter == "line" else ""
    return " · ".join(tr(part) for part in (MATTERS[proposal.matter], kind) if part)


def want_text(law: Law, want: Want, state: Street) -> tuple[str, str]:
    """A step of a proposal: what is to be done, and under which section until when."""
    kind, _, rest = want.key.partition(":")
    text = tr(WANTS[kind])
    if kind == "objection":
        by = next((p.objections[rest].by for p in state.proposals.values() if rest in p.objections), {})
        text = f"{text}: {pick(by)}"
    under = provision_text(law, want.provision)
    if want.last_day and want.status == "running":
        under = f"{under} · {tr('until {day}', day=words.day(want.last_day))}"
    elif want.first_day and want.status == "waiting":
        under = f"{under} · {tr('from {day}', day=words.day(want.first_day))}"
    return text, known(under)


def ward_choices(wards: Any) -> dict[str, dict[str, str]]:
    """The wards of an office as choices."""
    return {str(w["number"]): {k: f"{w['number']} {v}" for k, v in w.get("name", {}).items()} for w in wards}


def choices(table: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """A table of words as the choices of a field."""
    return {key: words.each_language(text) for key, text in table.items()}
