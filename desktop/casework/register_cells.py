"""What each column of a register says of a line, by the cell's name; read from the entry, and the case where need be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

from desktop.casework.book_words import Span, book_sentence, book_words
from desktop.casework.case import CaseFile
from desktop.casework.decisions import GRANTS, REFUSALS
from desktop.casework.desk import Desk
from desktop.casework.file import Notice
from desktop.casework.marks import outcome, paid_on
from desktop.casework.ports import CaseRow, Line
from desktop.casework.street import Street, fold_street
from desktop.casework.wording import Said, kind_words, said, words
from desktop.core.dates import show
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, PackError
from desktop.forms.definition import load
from desktop.law.model import Provision
from desktop.law.words import LANGUAGES, catalogue, cited

Cell = Said | int  # paise in a column that is added up


class Reading:
    """A line of a register being read: its entry, and its case or street, opened only if a column asks for it."""

    entry: Entry
    row: CaseRow | None
    corrected: Entry | None

    def __init__(self, desk: Desk, span: Span) -> None:
        self.desk, self.span = desk, span
        self.office = desk.office()
        self.number = 0
        self._file: CaseFile | None = None
        self._street: Street | None = None

    def turn_to(self, line: Line) -> None:
        """Go on to the next line; a case that is open stays open for the lines it has there."""
        self.entry, self.row, self.corrected = line.entry, line.row, line.corrected
        if self._file and line.entry.subject != f"case:{self._file.id}":
            self._file = None
        if self._street and line.entry.subject != f"street:{self._street.id}":
            self._street = None

    @property
    def data(self) -> dict[str, Any]:
        """What the entry says."""
        return self.entry.data

    @property
    def event(self) -> str:
        """What the entry is to the law: the event it names, else its kind."""
        return str(self.data.get("event") or self.entry.kind)

    @property
    def file(self) -> CaseFile | None:
        """The case of the line, if it has one."""
        if self._file is None and self.entry.subject.startswith("case:"):
            self._file = self.desk.case(self.entry.subject.partition(":")[2])
        return self._file

    @property
    def street(self) -> Street | None:
        """The street of the line, if it has one."""
        if self._street is None and self.entry.subject.startswith("street:"):
            name = self.entry.subject.partition(":")[2]
            self._street = fold_street(name, self.desk.store.entries(self.entry.subject))
        return self._street

    def in_ward(self) -> bool:
        """Whether the line is of the span's ward; the store has looked at those of cases already."""
        if not self.span.ward or self.row:
            return True
        return bool(self.street and str(self.street.ward) == self.span.ward)

    def provision(self) -> Provision | None:
        """The provision under which the entry was made."""
        try:
            act = self.desk.law.version(self.entry.pack)
        except PackError:
            return None
        name = self.data.get("provision") or self.data.get("for") or ""
        return act.provision(name) if name in act else None

    def notice(self) -> Notice | None:
        """The notice or order that the entry issued or is about."""
        return self.file.notices.get(self.data.get("notice", "")) if self.file else None

    def demolishes(self) -> bool:
        """Whether something is pulled down by this entry, or by the notice or order that it carries out."""
        if "demolition" in self.data or self.file is None:
            return bool(self.data.get("demolition"))
        about = self.data.get("notice", "")
        orders = [o for o in self.file.orders if about in ("", o.get("on_notice"), o.get("notice"))]
        notice = self.file.notices.get(about)
        return any(o.get("demolition") for o in orders) or bool(notice and notice.data.get("demolition"))


def event_words(entry: Entry) -> dict[str, str]:
    """What an entry is called in each language."""
    own = book_words("events")
    for key in (entry.kind, entry.data.get("event", "")):
        if key in own:
            return dict(own[key])
        if key in catalogue("en")["events"]:
            return {lang: _capital(catalogue(lang)["events"][key]) for lang in LANGUAGES}
    return dict.fromkeys(LANGUAGES, entry.kind)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _book(group: str, key: str) -> Said:
    return dict(book_words(group)[key]) if key in book_words(group) else key


def _day(iso: str) -> str:
    return show(date.fromisoformat(iso)) if iso else ""


def _number(line: Reading) -> str:
    papers = line.data.get("papers") or [{}]
    return str(
        line.data.get("number") or line.data.get("registered", {}).get("number", "") or papers[0].get("number", "")
    )


def _name(line: Reading) -> Said:
    return line.row.applicant if line.row else _owner(line)


def _owner(line: Reading) -> Said:
    owner = line.data.get("owner")
    if owner is None and line.street and (agreement := line.street.agreements.get(line.data.get("agreement", ""))):
        owner = agreement.get("owner")
    return _local(owner) if owner else (line.row.applicant if line.row else "")


def _local(names: Mapping[str, str] | str) -> str:
    """A name in the script of the office, as it is written once in a register."""
    if isinstance(names, str):
        return names
    return next((text for lang, text in names.items() if lang != "en" and text), names.get("en", ""))


def _sender(line: Reading) -> Said:
    if line.data.get("complainant"):
        return ""
    if by := line.data.get("by_order_of"):
        return str(by.get("authority", ""))
    return said(line.data["by"]) if line.data.get("by") else _name(line)


def _addressee(line: Reading) -> Said:
    if line.data.get("addressee"):
        return _local(line.data["addressee"])
    notice = line.notice()
    return _local(notice.addressee) if notice and notice.addressee else _name(line)


def _place(line: Reading) -> Said:
    street = line.street
    if street is None:
        return line.row.premises if line.row else ""
    number = street.parcels.get(line.data.get("parcel", ""), {}).get("number", "")
    return f"{_local(street.name)} {number}".strip()


def _section(line: Reading) -> Said:
    row = line.provision()
    return {lang: cited(row.cite, lang) for lang in LANGUAGES} if row else ""


def _form(line: Reading) -> Said:
    return form_words(line.data.get("kind", ""))


def form_words(kind: str) -> Said:
    """What a kind of case is called: the title of its form."""
    try:
        return dict(load(kind).title)
    except (FieldError, PackError, KeyError):
        return kind


def _paper(line: Reading) -> Said:
    papers = line.data.get("papers") or ()
    return kind_words(papers[0]["kind"]) if papers else event_words(line.entry)


def _last_day(line: Reading) -> str:
    return _day(next((p.get("last_day", "") for p in line.data.get("papers", ())), ""))


def _decided(line: Reading) -> Mapping[str, Any] | None:
    """The decision on the application, as its entry."""
    if line.file is None:
        return None
    told = [*line.file.deeds, *line.file.orders]
    found = [each for each in told if each.get("act") in (*GRANTS, *REFUSALS, "state_deemed")]
    return next((each for each in found if each["entry"] not in line.file.void), None)


def _decision(line: Reading) -> Said:
    decided = _decided(line)
    if decided is None:
        return _book("outcomes", "pending")
    act = decided["act"]
    return _book("outcomes", "sanctioned" if act in GRANTS else "refused" if act in REFUSALS else "deemed")


def _outcome(line: Reading) -> Said:
    if line.file is None:
        return ""
    notice = line.notice()
    if notice is None:
        closed = [o for n in line.file.notices.values() if n.kind != "order" for o in [outcome(line.file, n)[0]]]
        return _book("outcomes", closed[-1]) if closed else _book("outcomes", "pending")
    return _book("outcomes", outcome(line.file, notice)[0])


def _served_on(line: Reading) -> str:
    notice = line.notice()
    return show(notice.served_on) if notice and notice.served_on else ""


def _served_how(line: Reading) -> Said:
    notice = line.notice()
    return dict(words("modes")[notice.attempts[-1].mode]) if notice and notice.served_on else ""


def _days_given(line: Reading) -> str:
    notice = line.notice()
    return str(notice.days) if notice and notice.days is not None else ""


def _noticed(line: Reading) -> Said:
    found = [n for n in line.file.notices.values() if n.number and n.kind != "order"] if line.file else []
    return f"{found[-1].number}, {show(found[-1].issued_on)}" if found and found[-1].issued_on else ""


def _ordered(line: Reading) -> Said:
    orders = (
        [o for o in line.file.orders if o["day"] <= line.entry.day or line.event != "appeal.received"]
        if line.file
        else []
    )
    return f"{orders[-1]['number']}, {_day(orders[-1]['day'])}" if orders else ""


def _line(line: Reading) -> Said:
    plan = line.data.get("plan", {})
    if not plan and line.street and (proposal := line.street.proposals.get(line.data.get("proposal", ""))):
        plan = proposal.plan
    return _book("line_kinds", str(plan.get("kind", "")))


def _by_order(line: Reading) -> str:
    order = line.data.get("order", {})
    told = [str(order.get(key, "")) for key in ("authority", "number")]
    return ", ".join(each for each in (*told, _day(str(order.get("dated", "")))) if each)


def _paid(line: Reading) -> Cell:
    """What was paid on the line's own demand; on a composition its fee."""
    if line.file is None:
        return 0
    if line.entry.kind in ("demand.served", "due.demanded"):
        return paid_on(line.file, line.entry)
    return sum(int(d.get("paise", 0)) for d in line.file.deeds if d.get("act") == "collect_fee")


def _payer(line: Reading) -> Said:
    payer = line.data.get("payer", "")
    return _local(payer) if payer else _name(line)


def _since(line: Reading, event: str) -> Mapping[str, Any] | None:
    """The next deed of the case that brought an event, from the line's own day on."""
    deeds = line.file.deeds if line.file else []
    return next((d for d in deeds if d.get("event", d["kind"]) == event and d["day"] >= line.entry.day), None)


def _stayed(line: Reading) -> str:
    stay = _since(line, "stay.made")
    return _day(stay["day"]) if stay else ""


def _appeal_result(line: Reading) -> Said:
    decided = _since(line, "appeal.decided")
    if decided is None:
        return _book("outcomes", "pending")
    result = _book("outcomes", str(decided.get("outcome", "")))
    day = _day(decided["day"])
    return (
        {lang: f"{text}, {day}" for lang, text in result.items()} if isinstance(result, dict) else f"{result}, {day}"
    )


def _panchas(line: Reading) -> str:
    return ", ".join(_local(w["name"]) for w in line.data.get("witnesses", ()))


def _complainant(line: Reading) -> str:
    told = line.data.get("complainant", {})
    return ", ".join(str(told[key]) for key in ("name", "phone") if told.get(key))


def _officer(line: Reading) -> Said:
    return next((_local(o.name) for o in line.office.officers if o.id == line.entry.officer), "")


def _reason(line: Reading) -> Said:
    for key in ("reason", "reasons", "says", "remarks"):
        if line.data.get(key):
            return said(line.data[key])
    return event_words(line.entry)


def _remarks(line: Reading) -> Said:
    if line.corrected:
        return book_sentence(
            "struck_by", what=event_words(line.corrected), day=date.fromisoformat(line.corrected.day)
        )
    if line.data.get("back_entry"):
        return book_sentence("entered_late")
    if line.data.get("complainant") and not line.data.get("number"):
        return book_sentence("tied")
    return ""


def _other(line: Reading, cell: Callable[[Reading], Cell]) -> Cell:
    """The same cell of the entry that this one corrects; its own where it voids a number by itself."""
    if line.corrected is None:
        return cell(line)
    other = Reading.__new__(Reading)
    other.__dict__.update(line.__dict__)
    other.entry = line.corrected
    return cell(other)


CELLS: dict[str, Callable[[Reading], Cell]] = {
    "serial": lambda line: str(line.number),
    "number": _number,
    "day": lambda line: _day(line.entry.day),
    "what": lambda line: event_words(line.entry),
    "paper": _paper,
    "sender": _sender,
    "applicant": _name,
    "owner": _owner,
    "addressee": _addressee,
    "payer": _payer,
    "premises": lambda line: line.row.premises if line.row else _place(line),
    "place": _place,
    "street": lambda line: _local(line.street.name) if line.street else "",
    "ward": lambda line: line.row.ward if line.row else str(line.street.ward) if line.street else "",
    "file": lambda line: line.row.number if line.row else "",
    "form": _form,
    "section": _section,
    "last_day": _last_day,
    "decision": _decision,
    "decision_day": lambda line: _day((_decided(line) or {}).get("day", "")),
    "conditions": lambda line: str(len(line.data.get("conditions", ())) or ""),
    "days": _days_given,
    "served_on": _served_on,
    "served_how": _served_how,
    "outcome": _outcome,
    "source": lambda line: _book("sources", line.data.get("source", "application")),
    "noticed": _noticed,
    "ordered": _ordered,
    "police": lambda line: said(line.data.get("police", "")),
    "witnesses": _panchas,
    "line": _line,
    "by_order": _by_order,
    "receipt_number": lambda line: str(line.data.get("receipt", "")),
    "paise": lambda line: int(line.data.get("paise", 0)),
    "paid": _paid,
    "balance": lambda line: int(line.data.get("paise", 0)) - int(str(_paid(line))),
    "who": lambda line: str(line.data.get("who", "")) or _name(line),
    "stayed_on": _stayed,
    "appeal_result": _appeal_result,
    "court": lambda line: said(line.data.get("court", "")),
    "terms": lambda line: said(line.data.get("operative", "") or line.data.get("says", "")),
    "mode": lambda line: _book("modes", str(line.data.get("mode", ""))),
    "complainant": _complainant,
    "complaint": lambda line: said(line.data.get("complainant", {}).get("says", "")),
    "void_number": lambda line: _other(line, _number),
    "void_what": lambda line: _other(line, lambda other: event_words(other.entry)),
    "void_day": lambda line: _other(line, lambda other: _day(other.entry.day)),
    "reason": _reason,
    "officer": _officer,
    "remarks": _remarks,
}
