"""Law beside the work: one provision, what it asks, its periods, who signs, the appeal, and notes on its wording."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.core import money
from desktop.ui import theme, words
from desktop.ui.bits import Scroll, card, column, label, line
from desktop.ui.law_words import RUNS_FOR
from desktop.ui.page import Page, Route, Shell
from desktop.ui.theme import L, M, S
from desktop.ui.words import known, mark, pick, tr

if TYPE_CHECKING:
    from desktop.law.model import Period, Provision
    from desktop.law.packs import Act
    from desktop.law.powers import Signer

BOUNDS = {"exactly": mark("exactly"), "at_least": mark("at least"), "at_most": mark("at most")}
SET_BY = {
    "office": mark("left to the office"),
    "notice": mark("left to the notice"),
    "bye_law": mark("left to bye-laws"),
    "government": mark("left to the Government"),
    "authority": mark("left to the authority"),
    "court": mark("left to the court"),
}


class ProvisionPage(Page):
    """The pack's own words; the Act itself stays the law."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.area = Scroll()
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.body.addWidget(self.area, 1)
        self._shown = False

    def load(self) -> None:
        """Look the provision up."""
        if self._shown:
            return
        self._shown = True
        desk, provision = self.shell.desk, self.route.args[0]

        def look() -> tuple[Act, Provision, Signer | None]:
            from desktop.casework.ruling import signer_of
            from desktop.core.errors import PowerError

            office, today = desk.office(), desk.today()
            try:
                signs: Signer | None = signer_of(desk, office, provision, today)
            except PowerError:
                signs = None  # a provision under which nobody signs
            return desk.act(office, today), desk.law.provision(provision), signs

        self.read(look, lambda found: self._show(*found))

    def first_focus(self) -> None:
        self.area.setFocus()

    def _show(self, act: Act, row: Provision, signs: Signer | None) -> None:
        self.name(words.section_text(row.cite), f"{known(row.heading)} · {pick(act.short)}")
        facts: list[tuple[str, str]] = [
            (tr("Who acts"), known(row.actor)),
            (tr("Who signs here"), _signer(signs)),
            (tr("To whom"), known(row.addressee)),
            (tr("Approval first"), _lines(row.prior_approval)),
            (tr("Grounds"), _lines(row.grounds)),
            (tr("Papers asked for"), _lines(row.documents)),
            (tr("Made public"), known(row.publication)),
            (tr("Service"), known(row.service)),
            (tr("Fine"), _fine(row)),
            (tr("Appeal"), _appeal(row)),
            (tr("Recovery"), known(row.recovery)),
            (tr("Compensation"), known(row.compensation)),
            (tr("If nothing is done"), known(row.deemed)),
            (tr("Exceptions"), _lines(row.exceptions)),
        ]
        parts: list[Any] = [card(_grid(facts), gap=S)]
        if row.periods:
            periods = [(known(p.name), _period(p)) for p in row.periods]
            parts.append(card(label(tr("Periods"), "heading"), _grid(periods), gap=S))
        if row.amounts:
            amounts = [
                (known(a.name), " ".join(str(v) for v in (a.value, known(a.unit), known(a.basis)) if v))
                for a in row.amounts
            ]
            parts.append(card(label(tr("Measures and amounts"), "heading"), _grid(amounts), gap=S))
        if row.notes:
            notes = (label(known(note), wrap=True, select=True) for note in row.notes)
            parts.append(card(label(tr("Notes on the wording of the Act"), "heading"), *notes, gap=S))
        told = tr("What the law pack says in its own words; the Act itself is the law.")
        sheet = QWidget()
        sheet.setLayout(column(*parts, line(label(told, "small"), -1), -1, gap=M))
        self.area.setWidget(sheet)


def _grid(rows: list[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(L)
    grid.setVerticalSpacing(S)
    grid.setColumnStretch(1, 1)
    for n, (name, text) in enumerate(row for row in rows if row[1]):
        called = label(name, "muted", wrap=True)
        called.setFixedWidth(theme.now().px(200))
        grid.addWidget(called, n, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(text, wrap=True, select=True), n, 1)
    return grid


def _lines(items: Any) -> str:
    return "\n".join(known(each) for each in items)


def _signer(signs: Signer | None) -> str:
    return (
        tr("{authority}, section {section}", authority=known(signs.authority), section=words.cited(signs.source))
        if signs
        else ""
    )


def _period(period: Period) -> str:
    from desktop.law.words import say, time_text

    if period.length is None or period.unit is None:
        length = tr(SET_BY[period.set_by]) if period.set_by in SET_BY else ""
    else:
        length = f"{tr(BOUNDS[period.bound])} {time_text(words.language(), period.length, period.unit)}"
    event = period.starts.partition("@")[0]
    begins = tr("from the {event}", event=say(words.language(), "events", event)) if event not in ("", "none") else ""
    whose = tr(RUNS_FOR[period.runs_for]) if period.runs_for in RUNS_FOR else ""
    after = tr("If it runs out: {what}", what=known(period.on_expiry)) if period.on_expiry else ""
    return "\n".join(part for part in (", ".join(p for p in (length, begins, whose) if p), after) if part)


def _fine(row: Provision) -> str:
    if row.fine is None:
        return ""
    parts = []
    if row.fine.max is not None:
        parts.append(tr("up to ₹ {amount}", amount=money.group(row.fine.max)))
    if row.fine.daily_max is not None:
        parts.append(tr("up to ₹ {amount} for each further day", amount=money.group(row.fine.daily_max)))
    if row.fine.other:
        parts.append(known(row.fine.other))
    return "; ".join(parts)


def _appeal(row: Provision) -> str:
    from desktop.law.words import time_text

    if row.appeal is None:
        return ""
    within = row.appeal.within
    time = f", {time_text(words.language(), within.length, within.unit)}" if within else ""
    return known(row.appeal.forum) + time
