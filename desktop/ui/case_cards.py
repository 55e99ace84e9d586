"""The cards at the right of a case: what comes next, notices and their service, papers, people and place, findings."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QWidget

from desktop.ui import icons, theme, words
from desktop.ui.bits import Button, Elided, badge, button, card, column, keycap, label, line, picture, plain_tip, rule
from desktop.ui.fields_text import choice_text, detail_rows, one_text, part_name
from desktop.ui.law_words import authority_text, cite
from desktop.ui.next_steps import DRAWINGS, NAMES, keyed
from desktop.ui.page import Route
from desktop.ui.theme import XS, M, S
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import Attempt, Notice, Paper
    from desktop.ui.case_view import CaseView, Step

STATES = {
    "set_aside": (mark("set aside"), ""),
    "drafted": (mark("to sign"), "accent"),
    "issued": (mark("to serve"), "accent"),
    "served": (mark("served"), "fine"),
    "withdrawn": (mark("taken back"), ""),
}


class RowButton(Button):
    """A button that holds a line of things."""

    def __init__(self, inner: Any, act: Callable[[], object], name: str) -> None:
        super().__init__()
        self.setProperty("kind", "row")
        self.setAutoDefault(True)
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # a button is else never taller than one line of its text
        self.setSizePolicy(policy)
        self.setLayout(inner)
        inner.setContentsMargins(S, XS + 2, S, XS + 2)
        self.clicked.connect(lambda _checked=False: act())

    def sizeHint(self):
        """As tall as what it holds."""
        return self.layout().sizeHint()

    def minimumSizeHint(self):
        """Narrower than it would like to be: what is elided in it gives way."""
        return self.layout().minimumSize()

    def hasHeightForWidth(self) -> bool:
        return self.layout().hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self.layout().heightForWidth(width)


class StepButton(Button):
    """One step in a line: its drawing, its name and its key, drawn by itself, since a case has a dozen of them."""

    def __init__(self, name: str, drawing: str, key: str, act: Callable[[], object]) -> None:
        super().__init__()
        self.setProperty("kind", "row")
        self.setAutoDefault(True)
        self.setAccessibleName(name)
        self.name, self.drawing, self.key = name, drawing, key
        self._tall = QFontMetrics(theme.font(theme.now().body)).height() + 2 * S
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda _checked=False: act())

    def sizeHint(self) -> QSize:
        return QSize(theme.now().px(120), self._tall)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The name is told whole when pointed at, where there is no room for it."""
        shown = theme.elided(self.name, self._places()[1])
        self.setToolTip(plain_tip(self.name) if shown != self.name else "")
        super().enterEvent(event)

    def _places(self) -> tuple[int, int, int]:
        """Where the name begins, how wide it may be, and how wide its key is, in pixels."""
        shown = theme.now()
        key = QFontMetrics(theme.font(shown.small)).horizontalAdvance(self.key) + 17 if self.key else 0
        at = S + shown.px(18) + M
        return at, self.width() - at - S - (key + M if key else 0), key

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        (at, room, key), tall, size = self._places(), self.height(), theme.now().px(18)
        painter = QPainter(self)
        painter.drawPixmap(S, (tall - size) // 2, icons.pixmap(self.drawing, size, "accent"))
        painter.setFont(theme.font(theme.now().body))
        painter.setPen(theme.colour("ink"))
        painter.drawText(at, 0, room, tall, Qt.AlignmentFlag.AlignVCenter, theme.elided(self.name, room))
        if key:
            draw_key(painter, QRect(self.width() - S - key, 0, key, tall), self.key)


def draw_key(painter: QPainter, room: QRect, key: str) -> None:
    """A key as `keycap` shows it, in the middle of `room`."""
    font = theme.font(theme.now().small)
    tall = QFontMetrics(font).height() + 2
    cap = QRectF(room.x() + 0.5, room.y() + (room.height() - tall) // 2 + 0.5, room.width() - 1, tall - 1)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(theme.colour("hair"))
    painter.setBrush(theme.colour("sheet"))
    painter.drawRoundedRect(cap, 4, 4)
    painter.setFont(font)
    painter.setPen(theme.colour("muted"))
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


def steps_card(view: CaseView, go: Callable[[Route], None]) -> QFrame:
    """What may be done next, each with its key; below it what can't be done yet, and why."""
    parts: list[Any] = [label(tr("What comes next"), "heading")]
    ready = [s for s in view.steps if s.status == "open"]
    for key, step in keyed(ready):
        parts.append(_step_row(view, step, key, go))
    if not ready:
        parts.append(label(tr("Nothing is left to do in this case now."), "muted"))
    waiting = [s for s in view.steps if s.status != "open"]
    waiting_rows = [_barred_row(view, step) for step in waiting]
    if waiting_rows:
        parts += [rule(), *waiting_rows]
    law = button(
        tr("What the law says of every step"),
        lambda: go(Route("law", (view.file.id,))),
        kind="link",
        drawing="law",
        keys="L",
    )
    parts += [rule(), line(law, -1)]
    return card(*parts, gap=XS)


def _step_row(view: CaseView, step: Step, key: str, go: Callable[[Route], None]) -> QPushButton:
    name = tr(NAMES[step.name])
    under = step_under(view, step)
    if not under:
        return StepButton(name, DRAWINGS[step.name], key, lambda: go(step.route))
    said = column(Elided(name), label(under, "small", wrap=True), gap=0)
    row = line(picture(DRAWINGS[step.name], 18, "accent"), said, gap=M)
    row.setStretch(1, 1)
    if key:
        row.addWidget(keycap(key))
    return RowButton(row, lambda: go(step.route), f"{name}. {under}")


def step_under(view: CaseView, step: Step) -> str:
    """About which thing a step is, and who must do it where the person at the desk is not the one."""
    said = [cite(view.law, step.what)] if step.what.startswith(f"{view.file.act}:") else []
    if step.name == "settle":
        from desktop.ui.fields_text import field_name

        said = [field_name(step.what)]
    if step.authority:
        said.append(
            tr("signed by the {authority}", authority=authority_text(view.law, view.file.pack, step.authority))
        )
    return " · ".join(said)


def why_not(step: Step) -> str:
    """Why a step is not open, in a word."""
    return {"too_early": tr("too early"), "too_late": tr("too late"), "barred": tr("barred")}[step.status]


def _barred_row(view: CaseView, step: Step) -> QWidget:
    drawing = "clock" if step.status == "too_early" else "barred"
    about = [why_not(step), words.section_text(step.section)]
    if step.day:
        about.append(tr("from {day}", day=words.day(step.day)) if step.status == "too_early" else words.day(step.day))
    said = column(label(tr(NAMES[step.name]), "muted"), label(" · ".join(a for a in about if a), "small"), gap=0)
    if step.reason:
        said.addWidget(label(step.reason, "small", wrap=True))
    row = line(picture(drawing, 18, "muted"), said, gap=M, margins=(S, XS, S, XS))
    row.setStretch(1, 1)
    made = QWidget()
    made.setLayout(row)
    return made


def notices_card(view: CaseView, go: Callable[[Route], None]) -> QFrame | None:
    """Notices and orders with their service, each attempt told."""
    notices = list(view.file.notices.values())
    if not notices:
        return None
    parts: list[Any] = [label(tr("Notices and orders"), "heading")]
    for n, notice in enumerate(notices):
        if n:
            parts.append(rule())
        parts.append(_notice(view, notice))
    return card(*parts, gap=S)


def _notice(view: CaseView, notice: Notice) -> QWidget:
    text, tone = STATES[notice.state]
    title = tr("Order") if notice.kind == "order" else tr("Notice")
    top = line(
        label(f"{title} · {cite(view.law, notice.provision)}", "strong", wrap=True), badge(tr(text), tone), gap=S
    )
    top.setStretch(0, 1)
    parts: list[Any] = [top]
    if notice.number:
        parts.append(Elided(tr("{number} of {day}", number=notice.number, day=words.day(notice.issued_on)), "small"))
    if notice.days:
        parts.append(label(tr("{days} days from service, set by the officer", days=notice.days), "small", wrap=True))
    parts += [_attempt(view, each) for each in notice.attempts]
    if notice.served_on:
        parts.append(
            label(tr("Served; its time runs from {day}", day=words.day(notice.served_on)), "small", tone="fine")
        )
    made = QWidget()
    made.setLayout(column(*parts, gap=2))
    return made


def _attempt(view: CaseView, attempt: Attempt) -> QWidget:
    from desktop.casework.service import MODE_WORDS, OUTCOME_WORDS

    day = next(e.day for e in view.file.entries if e.id == attempt.entry)
    when = label(f"{words.day(day)} {attempt.at}", "small")
    said = f"{pick(MODE_WORDS[attempt.mode])}: {pick(OUTCOME_WORDS[attempt.outcome])}"
    row = line(when, label(said, "small", wrap=True), gap=M)
    row.setStretch(1, 1)
    made = QWidget()
    made.setLayout(row)
    return made


def papers_card(view: CaseView, go: Callable[[Route], None]) -> QFrame:
    """Every paper of the case, the newest first; Enter shows it."""
    papers = view.file.papers[::-1]
    parts: list[Any] = [line(label(tr("Papers"), "heading"), -1, keycap("P"))]
    if not papers:
        parts.append(label(tr("No paper has been printed yet."), "muted"))
    for paper in papers:
        parts.append(paper_row(view.file.id, paper, go))
    if papers:
        bind = button(
            tr("Court bundle"), lambda: go(Route("bundle", (view.file.id,))), kind="link", drawing="paper", keys="B"
        )
        parts += [rule(), line(bind, -1)]
    return card(*parts, gap=0)


def paper_row(case: str, paper: Paper, go: Callable[[Route], None]) -> QPushButton:
    """One paper as a line to open."""
    title = pick(paper.title)
    row = line(
        picture("paper", 18, "muted"),
        column(Elided(title), Elided(paper.number, "small"), gap=0),
        label(words.day(paper.issued_on), "small"),
        gap=M,
    )
    row.setStretch(1, 1)
    return RowButton(row, lambda: go(Route("paper", (case, paper.id))), f"{title}, {paper.number}")


def people_card(view: CaseView) -> QFrame:
    """Who and where, and what is intended."""
    from desktop.forms.definition import load

    file, form = view.file, load(view.file.kind)
    grid = QGridLayout()
    grid.setHorizontalSpacing(M)
    grid.setVerticalSpacing(XS)
    grid.setColumnStretch(1, 1)
    rows: list[tuple[str, str]] = []
    for party in file.fields.get("parties", ()):
        told = choice_text(form, "owner", party.get("standing", "")) or tr("Name")
        standing = told[:1].upper() + told[1:]  # it stands as a label
        rows.append((standing, "\n".join(dict.fromkeys(v for v in party.get("name", {}).values() if v))))
        rows += [(part_name(k), one_text(k, party[k])) for k in ("relation", "address", "phone") if party.get(k)]
    premises = file.fields.get("premises", {})
    ward = f"{premises.get('ward', '')} {pick(premises.get('ward_name'))}".strip()
    rows.append((part_name("ward"), ward))
    rows += [(part_name(k), str(premises[k])) for k in ("house", "khasra", "street", "landmark") if premises.get(k)]
    rows += detail_rows(form, file.fields.get("details", {}))
    if file.fields.get("fee", {}).get("paise"):
        rows.append((part_name("paise"), words.rupees(file.fields["fee"]["paise"])))
    for n, (name, text) in enumerate(r for r in rows if r[1]):
        called = label(name, "small", wrap=True)
        called.setFixedWidth(theme.now().px(116))
        called.setContentsMargins(0, 2, 0, 0)
        grid.addWidget(called, n, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(text, wrap=True, select=True), n, 1)
    return card(label(tr("People and place"), "heading"), grid, gap=S)


def findings_card(view: CaseView) -> QFrame | None:
    """What inspections found, with measures."""
    if not view.file.inspections:
        return None
    from desktop.forms.definition import load

    parts: list[Any] = [label(tr("Inspections"), "heading")]
    for inspection in view.file.inspections[::-1]:
        day = words.day(date.fromisoformat(inspection["day"]))
        parts.append(label(" · ".join(p for p in (day, inspection.get("number", "")) if p), "small", wrap=True))
        for finding in inspection.get("findings", ()):
            text = column(label(pick(finding["text"]), wrap=True), gap=0)
            about = [cite(view.law, finding.get("provision", ""))]
            about += [f"{pick(m['label'])}: {m['value']}" for m in finding.get("measures", ())]
            text.addWidget(label(" · ".join(a for a in about if a), "small", wrap=True))
            row = line(column(picture("finding", 18, "soon"), -1), text, gap=M)
            row.setStretch(1, 1)
            parts.append(row)
        for item, reason in inspection.get("waived", {}).items():
            field = next((f for f in load(inspection["form"]).fields if f.name == item), None)
            found = pick(field.finding) if field else item
            parts.append(label(tr("Let pass: {what} Reason: {why}", what=found, why=reason), "muted", wrap=True))
        if not inspection.get("findings") and not inspection.get("waived"):
            parts.append(label(tr("Nothing found against the law"), "muted"))
    return card(*parts, gap=S)
