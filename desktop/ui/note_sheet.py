"""The note sheet as a timeline: what was done, by whom, on which day, and when it was entered; newest first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from desktop.core import money
from desktop.core.clock import civil_day, parse_instant
from desktop.ui import theme, words
from desktop.ui.bits import button, card, column, label, line
from desktop.ui.law_words import authority_text, capital, cite
from desktop.ui.theme import L, M, S
from desktop.ui.words import known, mark, pick, tr, trn

if TYPE_CHECKING:
    from desktop.core.entry import Entry
    from desktop.ui.case_view import CaseView

FIRST = 8


def entry_text(view: CaseView, entry: Entry) -> str:
    """What an entry says, in plain words; a kind without words of its own says its act and what was written."""
    if entry.data.get("act") == "meet_guard":
        return _guarded(entry)
    told = _TOLD.get(entry.kind)
    said = told(view, entry.data) if told and _fits(entry) else _deed(view, entry)
    if ink := entry.data.get("ink"):
        name = view.officer(entry.data["signed_by"])
        said += " · " + tr("signed on paper by {name} at {hour}", name=name, hour=ink["hour"])
    return said


def _fits(entry: Entry) -> bool:
    """Whether an entry of a known kind has the usual shape: a decision or an old paper may bear the same kind."""
    return not (entry.kind == "application.received" and "kind" not in entry.data)


def _deed(view: CaseView, entry: Entry) -> str:
    from desktop.casework.wording import words as casework_words
    from desktop.law.words import catalogue

    data, known_words = entry.data, catalogue(words.language())
    named = known_words["acts"].get(data.get("act", "")) or pick(casework_words("money_kinds").get(entry.kind))
    named = named or known_words["events"].get(data.get("event", entry.kind))
    provision = data.get("provision", "")
    said = [capital(named or entry.kind), cite(view.law, provision) if provision else "", data.get("number", "")]
    said += [pick(data[k]) for k in ("says", "operative", "text", "finding", "title", "reason") if data.get(k)]
    if isinstance(data.get("paise"), int):
        said.append(words.rupees(data["paise"]))
    return " · ".join(part for part in said if part)


class NoteSheet(QWidget):
    """The newest entries; the earlier ones are a key away."""

    def __init__(self, view: CaseView) -> None:
        super().__init__()
        self._view = view
        self._entries = list(enumerate(view.file.entries, 1))[::-1]
        self.lines = column(gap=0)
        self._add(self._entries[:FIRST])
        parts: list[Any] = [
            line(label(tr("Note sheet"), "heading"), -1, label(trn("%n entries", len(self._entries)), "muted")),
            self.lines,
        ]
        if len(self._entries) > FIRST:
            self.more = button(tr("Show the earlier entries"), self.show_all, kind="link", drawing="open")
            parts.append(self.more)
        self.setLayout(column(card(*parts, gap=S)))

    def show_all(self) -> None:
        """Show the rest."""
        self.more.hide()
        self._add(self._entries[FIRST:])

    def _add(self, entries: list[tuple[int, Entry]]) -> None:
        for number, entry in entries:
            self.lines.addWidget(_EntryLine(self._view, number, entry, last=number == 1))


class _EntryLine(QWidget):
    """One entry with its dot on the line of time."""

    def __init__(self, view: CaseView, number: int, entry: Entry, *, last: bool) -> None:
        super().__init__()
        self._last = last
        happened = date.fromisoformat(entry.day)
        when = [tr("No. {n}", n=number), view.officer(entry.officer) or tr("the program")]
        if civil_day(parse_instant(entry.at)) != happened:
            when.append(tr("entered {when}", when=words.moment(entry.at)))
        day = label(words.day(happened), "muted")
        day.setFixedWidth(theme.now().px(88))
        day.setAlignment(Qt.AlignmentFlag.AlignTop)
        said = column(
            label(entry_text(view, entry), wrap=True, select=True), label(" · ".join(when), "small", wrap=True), gap=0
        )
        row = line(day, said, gap=L + M, margins=(0, S, 0, S))
        row.setStretch(1, 1)
        self.setLayout(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, y = theme.now().px(88) + (L + M) // 2, S + theme.now().px(10)
        painter.setPen(QPen(theme.colour("hair"), 2))
        painter.drawLine(x, 0 if not self._first() else y, x, y if self._last else self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(QPoint(x, y), 4, 4)

    def _first(self) -> bool:
        return self.y() == 0


# Each kind in plain words -------------------------------------------------


def _list(items: Any) -> str:
    return " · ".join(pick(i) for i in items)


def _fixed(view: CaseView, data: Mapping[str, Any]) -> str:
    text = (
        mark("Hearing adjourned to {day}, {hour}: {reason}")
        if data.get("reason")
        else mark("Hearing fixed for {day}, {hour}")
    )
    return tr(text, day=words.day(data["on"]), hour=data["hour"], reason=pick(data.get("reason")))


def _attached(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Added: {title}", title=data["title"])


def _complained(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Complaint received: {what}", what=pick(data["complainant"].get("says")))


def _stated(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr(
        "Silence has decided, stated in {number}, {section}",
        number=data["number"],
        section=cite(view.law, data["provision"]),
    )


def _linked(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Linked with {number}", number=data["number"])


def _opened(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("{kind} received and entered as {number}", kind=view.kind, number=data["number"])


def _paid(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Fee of ₹ {amount} received, receipt {number}", amount=money.show(data["paise"]), number=data["number"])


def _demanded(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr(
        "Further particulars demanded, {section}: {items}",
        section=cite(view.law, data["provision"]),
        items=_list(data["items"]),
    )


def _came(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Particulars came in: {items}", items=_list(data["items"]))


def _checklist(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Checklist for the visit printed")


def _inspected(view: CaseView, data: Mapping[str, Any]) -> str:
    found = [pick(f["text"]) for f in data.get("findings", ())]
    if not found:
        return tr("Site inspected; nothing found against the law")
    return tr("Site inspected, {count}: {what}", count=trn("%n findings", len(found)), what=_list(found))


def _drafted(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Notice drafted, {section}", section=cite(view.law, data["provision"]))


def _issued(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr(
        "Notice {number} signed and issued, {section}",
        number=data["number"],
        section=cite(view.law, data["provision"]),
    )


def _withdrawn(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Draft taken back: {reason}", reason=pick(data["reason"]))


def _attempted(view: CaseView, data: Mapping[str, Any]) -> str:
    from desktop.casework.service import MODE_WORDS, OUTCOME_WORDS

    witnesses = ", ".join(pick(w["name"]) for w in data.get("witnesses", ()))
    said = tr(
        "Service of {number}, {hour}: {mode}; {outcome}. {place}",
        number=view.file.notices[data["notice"]].number,
        hour=data["at"],
        mode=pick(MODE_WORDS[data["mode"]]),
        outcome=pick(OUTCOME_WORDS[data["outcome"]]),
        place=pick(data["place"]),
    )
    return f"{said}. {tr('Before {witnesses}', witnesses=witnesses)}" if witnesses else said


def _served(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr(
        "Service of {number} is proved; its time runs from this day", number=view.file.notices[data["notice"]].number
    )


def _reopened(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr(
        "The letter with {number} came back; it is to be served anew", number=view.file.notices[data["notice"]].number
    )


def _considered(view: CaseView, data: Mapping[str, Any]) -> str:
    by = pick(view.file.objections[data["objection"]]["by"])
    told = tr("The objection of {name} is accepted", name=by)
    if not data["accepted"]:
        told = tr("The objection of {name} is not accepted", name=by)
    return f"{told}: {pick(data['finding'])}"


def _cause(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Cause shown: {pleas}", pleas=_list(p["text"] for p in data["pleas"]))


def _heard(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("Hearing held, minutes {number}", number=data["number"])


def _ordered(view: CaseView, data: Mapping[str, Any]) -> str:
    said = tr("Order {number} made, {section}", number=data["number"], section=cite(view.law, data["provision"]))
    appeal = data.get("appeal") or {}
    if not appeal.get("last_day"):
        return said
    forum = authority_text(view.law, view.file.pack, appeal["forum"])
    return said + " · " + tr("Appeal to the {forum} until {day}", forum=forum, day=words.day(appeal["last_day"]))


def _chosen(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr(
        "The Act says two things; decided: {choice}. {reason}", choice=known(data["choice"]), reason=data["reason"]
    )


def _corrected(view: CaseView, data: Mapping[str, Any]) -> str:
    from desktop.ui.fields_text import field_name

    names = ", ".join(field_name(name) for name in data["fields"])
    return tr("{what} set anew: {reason}", what=names, reason=pick(data["reason"]))


def _printed(view: CaseView, data: Mapping[str, Any]) -> str:
    papers = {paper.id: paper for paper in view.file.papers}
    said = []
    for told in data["printed"]:
        paper = papers.get(told["paper"])
        name = f"{pick(paper.title)} {paper.number}" if paper else ""
        said.append(tr("{paper} (copy {n})", paper=name, n=told["copy"]) if told["copy"] else name)
    return tr("Given to the printer: {papers}", papers=", ".join(said))


def _transferred(view: CaseView, data: Mapping[str, Any]) -> str:
    ward = data["fields"]["premises"]
    name = f"{ward.get('ward', '')} {pick(ward.get('ward_name'))}".strip()
    return tr("Handed over to ward {ward}: {reason}", ward=name, reason=pick(data["reason"]))


def _guarded(entry: Entry) -> str:
    from desktop.ui.acts.guard import EVENTS

    more = pick(entry.data.get("says")) or str(entry.data.get("reason", ""))
    text = tr(EVENTS[entry.kind])
    return f"{text}: {more}" if more else text


def _placed(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("The plot is parcel {number} of the street's survey", number=data["parcel"])


def _touched(view: CaseView, data: Mapping[str, Any]) -> str:
    area, section = data["within"], words.section_text(data["section"])
    return tr("The plot touches the street line by {area} m²; {section} stops the case", area=area, section=section)


def _cleared(view: CaseView, data: Mapping[str, Any]) -> str:
    return tr("The plot no longer touches the street line: {reason}", reason=pick(data["reason"]))


def _permitted(view: CaseView, data: Mapping[str, Any]) -> str:
    section = cite(view.law, data["provision"])
    return tr(
        "Leave to build within the street line, {section}: {reason}", section=section, reason=pick(data["reason"])
    )


_TOLD: dict[str, Callable[[CaseView, Mapping[str, Any]], str]] = {
    "application.received": _opened,
    "case.opened": _opened,
    "complaint.received": _complained,
    "hearing.fixed": _fixed,
    "hearing.adjourned": _fixed,
    "attachment.added": _attached,
    "deemed.stated": _stated,
    "case.linked": _linked,
    "case.transferred": _transferred,
    "fee.paid": _paid,
    "particulars.demanded": _demanded,
    "particulars.received": _came,
    "checklist.printed": _checklist,
    "inspection.made": _inspected,
    "notice.drafted": _drafted,
    "notice.issued": _issued,
    "notice.withdrawn": _withdrawn,
    "service.attempted": _attempted,
    "notice.served": _served,
    "service.reopened": _reopened,
    "objection.considered": _considered,
    "cause.shown": _cause,
    "hearing.held": _heard,
    "order.made": _ordered,
    "paper.printed": _printed,
    "choice.made": _chosen,
    "field.set": _corrected,
    "case.placed": _placed,
    "line.touched": _touched,
    "line.cleared": _cleared,
    "line.permitted": _permitted,
}
