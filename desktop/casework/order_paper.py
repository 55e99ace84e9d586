"""The paper of an order: its facts, pleas with their answers, reasons, and the appeal it names."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.intake import premises_text
from desktop.casework.notice_days import DAYS
from desktop.casework.notices import address_of
from desktop.casework.papers import Sheet, in_own_words
from desktop.casework.ruling import act_of, title_of
from desktop.casework.wording import Said, cite_words, kind_words, numbered, said, sentence
from desktop.law.appeals import Appeal


def pleas_on(file: CaseFile, notice: str) -> list[Mapping[str, Any]]:
    """What was pleaded against a notice, in the order in which it came."""
    return [p for c in file.causes if c["notice"] == notice for p in c["pleas"]]


def appeal_days(appeal: Appeal, kept: Mapping[str, Any]) -> int | None:
    """The days of an appeal that run from service: the Act's own, or those that the order gives (`pb-1976` s. 269(2))."""
    if appeal.within is None:
        return kept.get("days")
    return appeal.within.length if appeal.within.unit in DAYS else None


def order_sheet(
    desk: Desk, file: CaseFile, notice: str, kept: Mapping[str, Any], appeal: Appeal | None, number: str
) -> Sheet:
    """What the paper of an order is made of, with the pleas and their answers, the hearing and the appeal."""
    served = file.notices[notice]
    act = act_of(desk, file)
    pleas = pleas_on(file, notice)
    values: dict[str, Any] = {
        "addressee": served.data["addressee"],
        "address": address_of(file, served),
        "premises": premises_text(file.fields.get("premises", {})),
        "notice_number": served.number,
        "notice_date": served.issued_on,
        "served_on": served.served_on,
        "facts": [{"says": kept["facts"]}],
        "reasons": [{"says": kept["reasons"]}],
        "operative": [{"says": kept["operative"]}],
        "days": kept["days"],
    }
    if pleas:
        values |= {
            "cause_on": date.fromisoformat(next(c["day"] for c in file.causes if c["notice"] == notice)),
            "cause": numbered([p["text"] for p in pleas]),
            "considered": numbered([kept["answers"][p["id"]] for p in pleas]),
        }
    if heard := [h for h in file.hearings if h["notice"] == notice]:
        values["hearing_on"] = date.fromisoformat(heard[-1]["day"])
    if appeal and appeal.last_day and appeal.within:
        values |= {
            "appeal_forum": title_of(act, appeal.forum),
            "appeal_section": cite_words(appeal.section),
            "appeal_days": appeal.within.length,
            "appeal_last_day": appeal.last_day,
        }
    elif appeal and appeal.starts == "order.served" and (days := appeal_days(appeal, kept)):
        values |= {
            "appeal_once_served": title_of(act, appeal.forum),
            "appeal_section": cite_words(appeal.section),
            "appeal_days": days,
        }
    return Sheet(
        template="order",
        title=kind_words("order"),
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=served.data["addressee"]["en"],
        provision=kept["provision"],
        section=act.provision(kept["provision"]).cite,
        last_day=appeal.last_day if appeal else None,
        values={k: v for k, v in values.items() if v},
    )


def in_own_order(desk: Desk, file: CaseFile, notice: str, kept: Mapping[str, Any], sheet: Sheet) -> Sheet:
    """The order in the officer's own words."""
    served, values = file.notices[notice], sheet.values
    act = act_of(desk, file)
    body: list[Said] = [
        sentence("matter", number=served.number, section=cite_words(act.provision(served.provision).cite)),
        kept["facts"],
        *[said(values[key]) for key in ("cause", "considered") if key in values],
        kept["reasons"],
        kept["operative"],
    ]
    if kept["days"]:
        body.append(sentence("days", days=kept["days"]))
    if "appeal_forum" in values:
        told = {
            "forum": values["appeal_forum"],
            "section": values["appeal_section"],
            "day": values["appeal_last_day"],
        }
        body.append(sentence("appeal", **told))
    return in_own_words(act, sheet, "order", body)
