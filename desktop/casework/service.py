"""Service: each attempt by its mode, place, hour and who was met; affixture before witnesses; the return."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from desktop.casework.case import Attempt, CaseFile, Notice
from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.inspection import read_hour
from desktop.casework.intake import premises_text
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft, Writing
from desktop.casework.wording import cite_words, kind_words, sentence, words
from desktop.core.dates import show
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, FieldErrors, NagardeskError
from desktop.core.text import clean

MODES = ("tender", "family", "abode", "post", "affix")
OUTCOMES = {
    "tender": ("served", "refused", "not_found"),
    "family": ("served", "refused", "not_found"),
    "abode": ("served", "not_found"),
    "post": ("posted", "served", "returned"),
    "affix": ("affixed",),
}
MODE_WORDS: dict[str, dict[str, str]] = words("modes")
OUTCOME_WORDS: dict[str, dict[str, str]] = words("outcomes")
_PROVES = {"served", "affixed"}


def record_attempt(desk: Desk, case: str, notice: str, attempt: Mapping[str, Any]) -> Done:
    """Record one attempt at service (`mp-1961` s. 294); when it proves service, the papers of proof print.

    `attempt` holds mode, outcome, day (date), hour, place, met, and witnesses as `{name, address}`. Affixing needs an
    attempt before it and two witnesses (office practice). Raises `FieldErrors` with every fault.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "clerk", "inspector", "officer", "head")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = _issued(file, notice)
        kept = _check(attempt, served, today)
        day: date = kept.pop("day")
        data = {"notice": notice, "provision": served.provision, **kept, "by": me.id}
        entries = [tx.add(Draft(f"case:{case}", "service.attempted", day, data, file.pack))]
        if kept["outcome"] in _PROVES:
            entries.append(_return(tx, desk, office, me, case, notice, day))
    papers = tuple(p["id"] for e in entries for p in e.data.get("papers", ()))
    return Done(case, tuple(entries), papers)


def _issued(file: CaseFile, notice: str) -> Notice:
    found = file.notices.get(notice)
    if found is None or found.state == "drafted":
        raise NagardeskError("Only an issued notice can be served.", code="not_issued")
    if found.state == "served":
        raise NagardeskError("This notice is already served; its return of service is in the file.", code="served")
    return found


def _check(attempt: Mapping[str, Any], notice: Notice, today: date) -> dict[str, Any]:
    faults: list[FieldError] = []
    mode, outcome, day = attempt.get("mode", ""), attempt.get("outcome", ""), attempt.get("day")
    witnesses = [w for w in attempt.get("witnesses", ()) if clean(w.get("name", ""))]
    if mode not in MODES:
        faults.append(FieldError("mode", "Choose how it was served.", code="required"))
    elif outcome not in OUTCOMES[mode]:
        faults.append(FieldError("outcome", "Choose what came of it.", code="required"))
    if not isinstance(day, date):
        faults.append(FieldError("day", "Write the day of the attempt.", code="required"))
    elif day > today:
        faults.append(FieldError("day", "An attempt can't be on a day still to come.", code="future"))
    elif notice.issued_on and day < notice.issued_on:
        faults.append(
            FieldError(
                "day", f"The notice was issued on {show(notice.issued_on)}; serve it after.", code="before_issue"
            )
        )
    if not clean(attempt.get("place", "")):
        faults.append(FieldError("place", "Write where it was.", code="required"))
    if mode == "affix" and not notice.attempts:
        faults.append(
            FieldError(
                "mode", "Affixing comes when no other way is open: record the attempt before it.", code="ladder"
            )
        )
    if mode == "affix" and len(witnesses) < 2:
        faults.append(FieldError("witnesses", "Affixing is done before two witnesses; name both.", code="witnesses"))
    hour = ""
    try:
        hour = f"{read_hour(str(attempt.get('hour', '')), 'hour'):%H:%M}"
    except FieldError as fault:
        faults.append(fault)
    if faults:
        raise FieldErrors(faults)
    return {
        "mode": mode,
        "outcome": outcome,
        "day": day,
        "at": hour,
        "place": clean(attempt["place"]),
        "met": clean(attempt.get("met", "")),
        "witnesses": [{"name": clean(w["name"]), "address": clean(w.get("address", ""))} for w in witnesses],
        "remarks": clean(attempt.get("remarks", "")),
    }


def _return(tx: Writing, desk: Desk, office: Office, me: Officer, case: str, notice: str, day: date) -> Entry:
    """The entry that service is proved from `day`, with panchnama (when affixed) and return of service."""
    file = desk.open_case(tx, case)
    served = file.notices[notice]
    last = served.attempts[-1]
    sheets = [
        (
            "return_of_service",
            {"hi": "तामीली प्रतिवेदन", "en": "Return of service"},
            _return_values(desk, file, served, day),
        )
    ]
    if last.mode == "affix":
        sheets.insert(0, ("panchnama", {"hi": "पंचनामा", "en": "Panchnama"}, _panchnama_values(desk, file, served)))
    papers = [
        freeze(
            tx,
            desk,
            office,
            me,
            Sheet(
                template=template,
                title=title,
                file_number=file.number,
                number=served.number,
                day=day,
                addressee=served.data["addressee"]["en"],
                values=values,
            ),
        )
        for template, title, values in sheets
    ]
    data = {"notice": notice, "provision": served.provision, "mode": last.mode, "papers": papers}
    if "set" in _issue_data(file, notice):
        data["set"] = _issue_data(file, notice)["set"]
    return tx.add(Draft(f"case:{case}", "notice.served", day, data, file.pack))


def _cited(desk: Desk, served: Notice) -> dict[str, str]:
    kind = kind_words("order" if served.kind == "order" else "notice")
    section = cite_words(desk.law.provision(served.provision).cite)
    return {lang: f"{word}, {section[lang]}" for lang, word in kind.items()}


def _return_values(desk: Desk, file: CaseFile, served: Notice, day: date) -> dict[str, Any]:
    last = served.attempts[-1]
    return {
        "notice": _cited(desk, served),
        "notice_number": served.number,
        "notice_date": served.issued_on,
        "addressee": served.data["addressee"],
        "premises": premises_text(file.fields["premises"]),
        "attempts": [
            {"day": a.day, "time": a.at, "mode": MODE_WORDS[a.mode], "result": _result(a)} for a in served.attempts
        ],
        "mode": MODE_WORDS[last.mode],
        "served_on": day,
        "witnesses": [dict(w) for w in last.witnesses],
    }


def _result(attempt: Attempt) -> dict[str, str]:
    met = f"; {attempt.met}" if attempt.met else ""
    return {lang: f"{word} ({attempt.place}{met})" for lang, word in OUTCOME_WORDS[attempt.outcome].items()}


def _panchnama_values(desk: Desk, file: CaseFile, served: Notice) -> dict[str, Any]:
    *before, last = served.attempts
    cited = _cited(desk, served)
    tried = [
        sentence(
            "attempted",
            day=a.day,
            hour=a.at,
            place=a.place,
            mode=MODE_WORDS[a.mode],
            result=OUTCOME_WORDS[a.outcome],
        )
        for a in before
    ]
    done = sentence("affixed", day=last.day, hour=last.at, place=last.place)
    return {
        "time": last.at,
        "place": premises_text(file.fields["premises"]),
        "matter": sentence("affixing", paper=cited, number=served.number),
        "panchas": [dict(w) for w in last.witnesses],
        "statement": [{"says": each} for each in (*tried, done)],
    }


def _issue_data(file: CaseFile, notice: str) -> Mapping[str, Any]:
    kinds = ("notice.issued", "order.made")
    return next(e.data for e in file.entries if e.kind in kinds and e.data.get("notice") == notice)


def served_notices(file: CaseFile) -> Sequence[Notice]:
    """The notices of a case whose service is proved."""
    return [n for n in file.notices.values() if n.state == "served"]
