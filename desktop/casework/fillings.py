"""What casework puts into each kind of paper, besides the office's own and what the law pack says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.file import CaseFile
from desktop.casework.intake import premises_text
from desktop.casework.wording import cite_words, numbered, said, sentence, spread
from desktop.core.money import show as show_money
from desktop.law.appeals import Appeal
from desktop.law.model import Act, Provision
from desktop.law.periods import reckon


@dataclass(frozen=True, slots=True)
class Matter:
    """What a paper is filled from: the case, the provision, the day, to whom it goes and what the officer said."""

    file: CaseFile
    act: Act
    row: Provision
    day: date
    addressee: Mapping[str, str]
    told: Mapping[str, Any]

    def premises(self) -> dict[str, str]:
        """The premises in words; empty in every language where the case has none."""
        return premises_text(self.file.fields.get("premises", {}))

    def lines(self, *keys: str) -> list[dict[str, Any]]:
        """What was said under these keys, one row each; a list under a key gives a row for each of it."""
        found: list[dict[str, Any]] = []
        for key in keys:
            value = self.told.get(key, "")
            found += [
                {"says": said(each)} for each in (value if isinstance(value, list | tuple) else [value]) if said(each)
            ]
        return found


def fill(kind: str, matter: Matter, appeal: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The values of a kind of paper; empty ones are left out. A kind without a filling gives none."""
    filler = _FILLERS.get(kind)
    if filler is None:
        return {}
    values = {**filler(matter), **(appeal or {})}
    return {key: value for key, value in values.items() if _holds(value)}


def _holds(value: Any) -> bool:
    return any(value.values()) if isinstance(value, Mapping) else value not in ("", None, [], ())


def appeal_values(act: Act, appeal: Appeal | None) -> dict[str, Any]:
    """What a paper says of the appeal from it."""
    if appeal is None or appeal.within is None or appeal.last_day is None:
        return {}
    return {
        "appeal_forum": dict(act.authority(appeal.forum)),
        "appeal_section": cite_words(appeal.section),
        "appeal_days": appeal.within.length,
        "appeal_last_day": appeal.last_day,
    }


def _day(value: object) -> date | None:
    """A day as it was told or kept; None for nothing."""
    if isinstance(value, date):
        return value
    return date.fromisoformat(str(value)) if value else None


def _to(matter: Matter) -> dict[str, Any]:
    address = matter.file.applicant().get("address", "")
    return {"addressee": dict(matter.addressee), "address": address, "premises": matter.premises()}


def _received(matter: Matter) -> date:
    return matter.file.opened_on or matter.day


def _acknowledgement(matter: Matter) -> dict[str, Any]:
    to = _to(matter)
    kept = {"applicant": to["addressee"], "address": to["address"], "premises": to["premises"]}
    clock = {key: matter.told.get(key) for key in ("last_day", "steps")}
    return {**kept, "received_on": matter.day, **clock}


def _permission(matter: Matter) -> dict[str, Any]:
    granted = said(matter.told.get("operative", ""))
    return {
        **_to(matter),
        "received_on": _received(matter),
        "granted": granted,
        "conditions": matter.lines("conditions"),
    }


def _licence(matter: Matter) -> dict[str, Any]:
    to = _to(matter)
    kept = {"holder": to["addressee"], "address": to["address"], "premises": to["premises"]}
    until = _day(matter.told.get("until"))
    return {
        **kept,
        "valid_from": matter.day,
        "valid_until": until,
        "conditions": matter.lines("conditions", "operative"),
    }


def _refusal(matter: Matter) -> dict[str, Any]:
    from desktop.casework.ruling import listed_grounds

    source, listed = listed_grounds(matter.act, matter.row.id)
    cite = matter.act.provision(source).cite if source else ""
    named = [
        {"says": spread(listed[n - 1]), "section": cite} for n in matter.told.get("grounds", ()) if n <= len(listed)
    ]
    return {
        **_to(matter),
        "received_on": _received(matter),
        "grounds": named or matter.lines("operative"),
        "reasons": matter.lines("reasons"),
    }


def _order(matter: Matter) -> dict[str, Any]:
    said_once = matter.lines("says")
    reasons = matter.lines("reasons") or said_once
    operative = matter.lines("operative") or said_once
    return {
        **_to(matter),
        "facts": matter.lines("facts") or reasons,
        "reasons": reasons,
        "operative": operative,
        "days": matter.told.get("days"),
    }


def _public_notice(matter: Matter) -> dict[str, Any]:
    return {"place": matter.premises(), "says": matter.lines("says")}


def _declaration(matter: Matter) -> dict[str, Any]:
    approvals = [
        {"of": paper["authority"], "number": paper["number"], "day": date.fromisoformat(paper["dated"])}
        for deed in matter.file.deeds
        if deed.get("act") == "ask_approval" and (paper := deed.get("by_order_of"))
    ]
    return {"place": matter.premises(), "approvals": approvals, "declared": matter.lines("says")}


def _demand(matter: Matter) -> dict[str, Any]:
    paise = matter.told.get("paise", 0)
    items = [{"says": said(matter.told.get("says", "")), "amount": paise}]
    return {**_to(matter), "items": items, "total": paise, "days": matter.told.get("days")}


def _complaint(matter: Matter) -> dict[str, Any]:
    accused = [{"name": dict(matter.addressee), "address": matter.file.applicant().get("address") or "—"}]
    return {
        "court": said(matter.told["court"]),
        "accused": accused,
        "premises": matter.premises(),
        "facts": matter.lines("says"),
    }


def _letter(matter: Matter) -> dict[str, Any]:
    to = _to(matter)
    body = matter.lines("says", "text")
    if isinstance(paise := matter.told.get("paise"), int):
        body.append({"says": sentence("amount", amount=show_money(paise))})
    return {"addressee": to["addressee"], "address": to["address"], "body": body}


def _compensation(matter: Matter) -> dict[str, Any]:
    paise = matter.told.get("paise", 0)
    return {**_to(matter), "items": [{"says": said(matter.told.get("says", "")), "amount": paise}], "total": paise}


def _agreement(matter: Matter) -> dict[str, Any]:
    address = matter.file.applicant().get("address") or ""
    other = {"name": dict(matter.addressee), **({"address": address} if address else {})}
    days = {key: _day(matter.told.get(key)) for key in ("from", "until")}
    return {"parties": [other], "premises": matter.premises(), "terms": matter.lines("says"), **days}


def _certificate(matter: Matter) -> dict[str, Any]:
    return {
        **_to(matter),
        "certified": matter.lines("operative", "conditions"),
        "valid_until": _day(matter.told.get("until")),
    }


def _inspection_report(matter: Matter) -> dict[str, Any]:
    return {
        "premises": matter.premises(),
        "visited_on": matter.day,
        "visited_at": str(matter.told.get("hour", "")),
        "findings": matter.lines("says"),
    }


def _hour_and_place(matter: Matter) -> dict[str, str]:
    hour, place = str(matter.told.get("hour", "")), spread(said(matter.told.get("place", "")))
    return {lang: ", ".join(part for part in (hour, text) if part) for lang, text in place.items()}


def _police_requisition(matter: Matter) -> dict[str, Any]:
    order = next((o for o in reversed(matter.file.orders) if o["entry"] not in matter.file.void), None)
    served = matter.file.notices[order["notice"]].served_on if order else None
    known = {"order_number": order["number"], "order_date": _day(order["day"]), "served_on": served} if order else {}
    asked = {"addressee": dict(matter.addressee), "premises": matter.premises(), "asked": matter.lines("says")}
    if on := _day(matter.told.get("on")):
        known |= {"on": on, "at": _hour_and_place(matter)}
    return {**asked, **known}


def _auction_notice(matter: Matter) -> dict[str, Any]:
    taken = next((d for d in reversed(matter.file.deeds) if d.get("act") == "remove_at_once"), None)
    lots = matter.told.get("inventory") or [each for d in matter.file.deeds for each in d.get("inventory", ())]
    return {
        "things": [{"says": said(each)} for each in lots if said(each)],
        "taken_on": _day(taken["day"]) if taken else None,
        "on": _day(matter.told.get("on")),
        "at": _hour_and_place(matter),
        "terms": matter.lines("says"),
    }


def _removal_inventory(matter: Matter) -> dict[str, Any]:
    told = matter.told
    witnesses = [{k: said(w.get(k, "")) or "—" for k in ("name", "address")} for w in told.get("witnesses", ())]
    return {
        "time": str(told.get("hour", "")),
        "place": said(told.get("place", "")),
        "things": matter.lines("inventory"),
        "kept_at": said(told.get("kept_at", "")),
        "witnesses": witnesses,
    }


def _sale_account(matter: Matter) -> dict[str, Any]:
    """What things fetched, what was taken off for removing and keeping them, and what is left for the owner."""
    told, file = matter.told, matter.file
    last = {d["act"]: d for d in file.deeds if d.get("act") in ("remove_at_once", "announce_sale")}
    taken, announced = last.get("remove_at_once", {}), last.get("announce_sale", {})
    price, charges = int(told["paise"]), int(told["charges"])
    sold = [
        said(each) for each in announced.get("inventory") or told.get("inventory") or taken.get("inventory") or ()
    ]
    thing = {
        "says": numbered(sold or [said(told["says"])]),
        "buyer": said(told.get("buyer", "")) or "—",
        "price": price,
    }
    address = file.applicant().get("address", "")
    return {
        "owner": dict(file.applicant().get("name", {})),
        "address": address,
        "taken_on": _day(taken.get("day")),
        "notice_number": announced.get("number", ""),
        "sold_on": matter.day,
        "sold_at": said(told["place"]),
        "things": [thing],
        "proceeds": price,
        "costs": [{"says": sentence("removal_charges"), "amount": charges}],
        "spent": charges,
        **_left_of(matter, price - charges),
    }


def _left_of(matter: Matter, left: int) -> dict[str, Any]:
    """What the account says is left for the owner, with the last day to claim it, or is not covered."""
    if left < 0:
        return {"deficit": -left}
    if not left:
        return {}
    terms = [p for row in matter.act.section(matter.row.section) for p in row.periods if p.starts == "sale.made"]
    claim = next((p for p in terms if p.runs_for == "citizen" and p.length and p.unit), None)
    last = (
        reckon(matter.day, claim.length, claim.unit, claim.bound).day
        if claim and claim.length and claim.unit
        else None
    )
    kept = sentence("surplus_until", day=last) if last else sentence("surplus_held")
    return {"surplus": left, "surplus_kept": kept}


def _register_copy(matter: Matter) -> dict[str, Any]:
    to = _to(matter)
    section = cite_words(matter.row.cite)
    particulars = [{k: said(each[k]) for k in ("name", "value")} for each in matter.told.get("particulars", ())]
    said_only = [{"name": section, "value": said(matter.told.get("says", ""))}]
    source = said(matter.told.get("source", "")) or section
    kept = {"addressee": to["addressee"], "address": to["address"], "source": source}
    return {**kept, "particulars": particulars or said_only}


def _notice(matter: Matter) -> dict[str, Any]:
    """What the owner is told after his things were removed."""
    return {**_to(matter), "findings": matter.lines("says"), "days": matter.told.get("days")}


def _deemed(matter: Matter) -> dict[str, Any]:
    told = {key: matter.told[key] for key in ("last_day", "effect_on", "steps")}
    return {**_to(matter), "received_on": _received(matter), **told}


_FILLERS = {
    "acknowledgement": _acknowledgement,
    "permission": _permission,
    "licence": _licence,
    "refusal": _refusal,
    "order": _order,
    "public_notice": _public_notice,
    "declaration": _declaration,
    "demand": _demand,
    "complaint": _complaint,
    "deemed_sanction": _deemed,
    "letter": _letter,
    "compensation": _compensation,
    "agreement": _agreement,
    "certificate": _certificate,
    "inspection_report": _inspection_report,
    "police_requisition": _police_requisition,
    "auction_notice": _auction_notice,
    "removal_inventory": _removal_inventory,
    "register_copy": _register_copy,
    "notice": _notice,
    "sale_account": _sale_account,
}
