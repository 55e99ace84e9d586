"""What casework puts into each kind of paper, besides the office's own and what the law pack says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.file import CaseFile
from desktop.casework.intake import premises_text
from desktop.casework.wording import said, spread
from desktop.law.appeals import Appeal
from desktop.law.model import Act, Provision


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
    from desktop.casework.wording import cite_words

    if appeal is None or appeal.within is None or appeal.last_day is None:
        return {}
    return {
        "appeal_forum": dict(act.authority(appeal.forum)),
        "appeal_section": cite_words(appeal.section),
        "appeal_days": appeal.within.length,
        "appeal_last_day": appeal.last_day,
    }


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
    return {**kept, "valid_from": matter.day, "conditions": matter.lines("conditions", "operative")}


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
    return {**_to(matter), "facts": matter.lines("facts") or reasons, "reasons": reasons, "operative": operative}


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
}
