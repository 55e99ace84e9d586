"""Service: each attempt by its mode, place, hour and who was met; affixture before witnesses; the return."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any

from desktop.casework.case import RULINGS, Attempt, CaseFile, Notice
from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.gate import CLERKS
from desktop.casework.inspection import past_hour
from desktop.casework.intake import premises_text
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft, Writing
from desktop.casework.ruling import act_of
from desktop.casework.told import distinct, need_shapes
from desktop.casework.wording import cite_words, kind_words, said, sentence, spread, words
from desktop.core.dates import show
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, FieldErrors, NagardeskError
from desktop.core.text import clean
from desktop.law.model import Provision

MODES = ("tender", "family", "abode", "post", "affix")
OUTCOMES = {
    "tender": ("served", "refused", "not_found"),
    "family": ("served", "refused", "not_found"),
    "abode": ("served", "not_found"),
    "post": ("posted", "served", "refused", "returned"),
    "affix": ("affixed",),
}
MODE_WORDS: dict[str, dict[str, str]] = words("modes")
OUTCOME_WORDS: dict[str, dict[str, str]] = words("outcomes")
_PROVES = {"served", "affixed"}


def record_attempt(desk: Desk, case: str, notice: str, attempt: Mapping[str, Any]) -> Done:
    """Record one attempt at service (`mp-1961` s. 294); when it proves service, the papers of proof print.

    `attempt` holds mode, outcome, day (date), hour, place, met, and witnesses as `{name, address}`; postal (number)
    and acknowledged (day) go with the post, photo holds a picture's bytes. Affixing needs an attempt before it and
    two witnesses (office practice). A letter that comes back after its service was taken as proved opens the service
    again. After service, post and affixing may still be added, since directions on demolitions ask for both. Raises
    `FieldErrors` with every fault.
    """
    need_shapes(attempt)
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        served = _issued(file, notice, attempt)
        kept = _check(attempt, served, today, desk.clock.now())
        if photo := attempt.get("photo"):
            kept["photo"] = tx.put_blob(photo)
        day: date = kept.pop("day")
        data = {"notice": notice, "provision": served.provision, **kept, "by": me.id}
        entries = [tx.add(Draft(f"case:{case}", "service.attempted", day, data, file.pack))]
        if kept["outcome"] in _PROVES and served.state == "issued":
            entries.append(_return(tx, desk, office, me, case, notice, day))
        elif kept["outcome"] == "returned" and served.state == "served":
            entries.append(_reopen(tx, file, served, day))
    papers = tuple(p["id"] for e in entries for p in e.data.get("papers", ()))
    return Done(case, tuple(entries), papers)


def _issued(file: CaseFile, notice: str, attempt: Mapping[str, Any]) -> Notice:
    found = file.notices.get(notice)
    if found is None or found.state in ("drafted", "withdrawn", "set_aside"):
        raise NagardeskError("Only an issued notice can be served.", code="not_issued")
    if found.state == "served" and not _goes_on(found, attempt):
        raise NagardeskError("This notice is already served; its return of service is in the file.", code="served")
    return found


def _goes_on(notice: Notice, attempt: Mapping[str, Any]) -> bool:
    """Whether an attempt still counts after service: the letter that proved it came back, or another way is added."""
    mode = attempt.get("mode")
    if mode == "post" and attempt.get("outcome") == "returned":
        return notice.attempts[-1].mode == "post" or any(a.mode == "post" for a in notice.attempts)
    return mode in ("post", "affix") and all(a.mode != mode for a in notice.attempts)


def _reopen(tx: Writing, file: CaseFile, served: Notice, day: date) -> Entry:
    """The entry that the service failed after all, where the post alone had proved it."""
    proof = next((e for e in file.entries if e.id == served.served_by), None)
    if proof is None or proof.data["mode"] != "post":
        raise NagardeskError(
            "The service stands by another way than the post; the letter that came back changes nothing.",
            code="served",
        )
    relied = [e.id for e in file.entries if e.data.get("notice") == served.id and e.day >= proof.day]
    relied += [o["entry"] for o in file.orders if o.get("on_notice") == served.id]
    data = {"notice": served.id, "provision": served.provision, "event": "service.reopened", "relied": relied}
    return tx.add(Draft(f"case:{file.id}", "service.reopened", day, data, file.pack, corrects=proof.id))


def _check(attempt: Mapping[str, Any], notice: Notice, today: date, now: datetime) -> dict[str, Any]:
    faults: list[FieldError] = []
    mode, outcome, day = attempt.get("mode", ""), attempt.get("outcome", ""), attempt.get("day")
    witnesses = [w for w in attempt.get("witnesses", ()) if said(w.get("name", ""))]
    if mode not in MODES:
        faults.append(FieldError("mode", "Choose how it was served.", code="required"))
    elif outcome not in OUTCOMES[mode]:
        faults.append(FieldError("outcome", "Choose what came of it.", code="required"))
    faults += _day_faults(day, notice, today, mode == "post")
    if not said(attempt.get("place", "")):
        faults.append(FieldError("place", "Write where it was.", code="required"))
    if mode == "affix" and not notice.attempts:
        faults.append(
            FieldError(
                "mode", "Affixing comes when no other way is open: record the attempt before it.", code="ladder"
            )
        )
    if mode == "affix" and distinct(witnesses) < 2:
        faults.append(FieldError("witnesses", "Affixing is done before two witnesses; name both.", code="witnesses"))
    if mode == "post" and outcome == "returned" and not _is_out(notice):
        message = "This letter came back before; send another before it can come back again."
        faults.append(FieldError("outcome", message, code="returned_twice"))
    hour = ""
    try:
        hour = f"{past_hour(str(attempt.get('hour', '')), 'hour', day, now):%H:%M}"
    except FieldError as fault:
        faults.append(fault)
    if faults:
        raise FieldErrors(faults)
    kept = {
        "mode": mode,
        "outcome": outcome,
        "day": day,
        "at": hour,
        "place": said(attempt["place"]),
        "met": said(attempt.get("met", "")),
        "witnesses": [{"name": said(w["name"]), "address": said(w.get("address", ""))} for w in witnesses],
        "remarks": said(attempt.get("remarks", "")),
    }
    if mode == "post":
        kept |= {"modes": ["post", "registered_post"], "postal": clean(str(attempt.get("postal", "")))}
    return kept


def _is_out(notice: Notice) -> bool:
    """Whether a letter can still come back: one that was sent, or the first whose sending nobody wrote down."""
    letters = [a.outcome for a in notice.attempts if a.mode == "post"]
    return not letters or letters[-1] != "returned"


def _day_faults(day: object, notice: Notice, today: date, by_post: bool) -> list[FieldError]:
    if not isinstance(day, date):
        return [FieldError("day", "Write the day of the attempt.", code="required")]
    if day > today:
        return [FieldError("day", "An attempt can't be on a day still to come.", code="future")]
    if notice.issued_on and day < notice.issued_on:
        message = f"The notice was issued on {show(notice.issued_on)}; serve it after."
        return [FieldError("day", message, code="before_issue", date=show(notice.issued_on))]
    if not by_post and notice.attempts and day < notice.attempts[-1].day:
        last = notice.attempts[-1].day
        return [
            FieldError(
                "day",
                f"The attempt before it was on {show(last)}; this comes after.",
                code="after_date",
                date=show(last),
            )
        ]
    return []


def _return(tx: Writing, desk: Desk, office: Office, me: Officer, case: str, notice: str, day: date) -> Entry:
    """The entry that service is proved from `day`, with panchnama (when affixed) and return of service."""
    file = desk.open_case(tx, case)
    served = file.notices[notice]
    last = served.attempts[-1]
    sheets = [("return_of_service", _return_values(desk, file, served, day))]
    if last.mode == "affix":
        sheets.insert(0, ("panchnama", _panchnama_values(desk, file, served)))
    papers = [
        freeze(
            tx,
            desk,
            office,
            me,
            Sheet(
                template=template,
                title=kind_words(template),
                file_number=file.number,
                number=served.number,
                day=day,
                addressee=served.data["addressee"]["en"],
                values=values,
            ),
        )
        for template, values in sheets
    ]
    data = {"notice": notice, "provision": served.provision, "mode": last.mode, "papers": papers}
    for key in ("set", "demolition"):
        if key in _issue_data(file, notice):
            data[key] = _issue_data(file, notice)[key]
    if served.kind == "order":
        row = act_of(desk, file).provision(served.provision)
        data["events"] = ["order.served", "notice.served"] if is_notice_too(row) else ["order.served"]
        if served.data.get("to_serve"):  # a ruling is no order whose service lets anything be carried out
            data["events"] = ["ruling.served"]
    return tx.add(Draft(f"case:{case}", "notice.served", day, data, file.pack))


def is_notice_too(row: Provision) -> bool:
    """Whether an order under a provision is itself the notice from whose service its time runs (`mp-1961` s. 187(8)(a))."""
    return "notice" in row.instruments and any(p.starts == "notice.served" for p in row.periods)


def _cited(desk: Desk, file: CaseFile, served: Notice) -> dict[str, str]:
    kind = kind_words("order" if served.kind == "order" else "notice")
    section = cite_words(act_of(desk, file).provision(served.provision).cite)
    return {lang: f"{word}, {section[lang]}" for lang, word in kind.items()}


def _return_values(desk: Desk, file: CaseFile, served: Notice, day: date) -> dict[str, Any]:
    last = served.attempts[-1]
    return {
        "notice": _cited(desk, file, served),
        "notice_number": served.number,
        "notice_date": served.issued_on,
        "addressee": served.data["addressee"],
        "premises": premises_text(file.fields.get("premises", {})),
        "attempts": [
            {"day": a.day, "time": a.at, "mode": MODE_WORDS[a.mode], "result": _result(a)} for a in served.attempts
        ],
        "mode": MODE_WORDS[last.mode],
        "served_on": day,
        "witnesses": [dict(w) for w in last.witnesses],
    }


def _result(attempt: Attempt) -> dict[str, str]:
    place, met = spread(attempt.place), spread(attempt.met)
    return {
        lang: f"{word} ({place[lang]}{'; ' + met[lang] if met[lang] else ''})"
        for lang, word in OUTCOME_WORDS[attempt.outcome].items()
    }


def _panchnama_values(desk: Desk, file: CaseFile, served: Notice) -> dict[str, Any]:
    *before, last = served.attempts
    cited = _cited(desk, file, served)
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
        "place": premises_text(file.fields.get("premises", {})),
        "matter": sentence("affixing", paper=cited, number=served.number),
        "panchas": [dict(w) for w in last.witnesses],
        "statement": [{"says": each} for each in (*tried, done)],
    }


def _issue_data(file: CaseFile, notice: str) -> Mapping[str, Any]:
    kinds = ("notice.issued", "order.made", *RULINGS)
    return next(e.data for e in file.entries if e.kind in kinds and e.data.get("notice") == notice)


def served_notices(file: CaseFile) -> Sequence[Notice]:
    """The notices of a case whose service is proved."""
    return [n for n in file.notices.values() if n.state == "served"]
