"""The calls of casework behind `nagardesk case …`, one for each act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from desktop import money_acts
from desktop.casework import (
    decisions,
    deeds,
    demolition,
    handed_in,
    hearing,
    inspection,
    links,
    notices,
    objections,
    opening,
    orders,
    scrutiny,
    service,
    settle,
)
from desktop.casework.desk import Desk, Done
from desktop.casework.told import need_shapes

Told = Mapping[str, Any]
_READ_LATER = ("since", "until")  # money reads its days as people write them


def _only(told: Told, *keys: str) -> dict[str, Any]:
    return {key: told[key] for key in keys if key in told}


def plain(answers: Told) -> dict[str, Any]:
    """Answers to a form are texts; days in them are read by the form itself."""
    return {key: value.isoformat() if isinstance(value, date) else value for key, value in answers.items()}


def do(name: str, desk: Desk, case: str, told: Told) -> Done:
    """Do the act of this name; what is told has its shape looked at first. Raises what casework raises."""
    need_shapes(told, *_READ_LATER)
    return CALLS[name](desk, case, told)


# `told` is the JSON given with --told, its days read.
CALLS: dict[str, Callable[[Desk, str, Told], Done]] = {
    "receive": lambda d, c, t: handed_in.receive(d, t["form"], plain(t["answers"])),
    "complain": lambda d, c, t: opening.receive_complaint(
        d, t["provision"], plain(t["answers"]), tie_to=t.get("tie_to", "")
    ),
    "suo-motu": lambda d, c, t: opening.open_suo_motu(d, t["provision"], plain(t["answers"])),
    "old-file": lambda d, c, t: opening.enter_old_file(d, t["provision"], plain(t["answers"]), t.get("papers", ())),
    "transfer": lambda d, c, t: opening.transfer(d, c, t["ward"], t["reason"]),
    "link": lambda d, c, t: links.link(d, c, t["other"], t["relation"]),
    "demand": lambda d, c, t: scrutiny.demand_particulars(
        d, c, t["items"], t.get("days"), **_only(t, "provision", "by_order_of")
    ),
    "particulars": lambda d, c, t: scrutiny.receive_particulars(d, c, t["received_on"], t.get("items", ())),
    "checklist": lambda d, c, t: inspection.print_checklist(
        d, c, t.get("form", "site_inspection"), again=bool(t.get("again"))
    ),
    "inspect": lambda d, c, t: inspection.record_inspection(
        d,
        c,
        plain(t["answers"]),
        t.get("form", "site_inspection"),
        again=bool(t.get("again")),
        waived=t.get("waived", {}),
    ),
    "draft": lambda d, c, t: notices.draft_to(
        d,
        c,
        t["provision"],
        t.get("addressees", ()),
        **_only(t, "finding", "days", "requirement", "facts", "demolition", "hearing"),
    ),
    "withdraw": lambda d, c, t: notices.withdraw_draft(d, c, t["notice"], t["reason"]),
    "issue": lambda d, c, t: (
        notices.issue_group(d, c, t["group"], **_only(t, "by_order_of"))
        if "group" in t
        else notices.issue_notice(d, c, t["notice"], **_only(t, "by_order_of", "ink"))
    ),
    "serve": lambda d, c, t: service.record_attempt(d, c, t["notice"], t),
    "cause": lambda d, c, t: hearing.receive_cause(d, c, t["notice"], t["received_on"], t["pleas"]),
    "fix-hearing": lambda d, c, t: hearing.fix_hearing(d, c, t["notice"], t["day"], t["hour"], t["place"]),
    "adjourn": lambda d, c, t: hearing.adjourn(d, c, t["notice"], t["day"], t["hour"], t["place"], t["reason"]),
    "hear": lambda d, c, t: hearing.record_hearing(d, c, t["notice"], t),
    "choose": lambda d, c, t: orders.choose(d, c, t["doubt"], t["choice"], t["reason"]),
    "draft-order": lambda d, c, t: orders.draft_order(d, c, t["notice"], t),
    "order": lambda d, c, t: orders.make_order(d, c, t["notice"], t),
    "decide": lambda d, c, t: decisions.decide(d, c, t["provision"], t["act"], t),
    "deemed": lambda d, c, t: decisions.state_deemed(d, c),
    "consider": lambda d, c, t: objections.consider(
        d, c, t["objection"], t["finding"], bool(t.get("accepted")), **_only(t, "by_order_of")
    ),
    "guard": lambda d, c, t: demolition.meet_guard(d, c, t["event"], t),
    "do": lambda d, c, t: deeds.record(d, c, t["provision"], t["act"], t),
    "set": lambda d, c, t: settle.set_field(d, c, t["field"], t["value"], t["reason"]),
    **money_acts.CALLS,
}
