"""The clocks of a case: days left, the last day, and why, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.ui import theme, words
from desktop.ui.bits import badge, button, card, column, label, line, rule
from desktop.ui.law_words import CLOCK_STATE, RUNS_FOR, clock_name, clock_tone
from desktop.ui.page import Route
from desktop.ui.theme import L, M, S
from desktop.ui.words import known, tr, trn

if TYPE_CHECKING:
    from desktop.law.clocks import Clock
    from desktop.ui.case_view import CaseView

Go = Callable[[Route], None]


class ClockRow(QWidget):
    """One clock; its button opens the arithmetic."""

    def __init__(self, view: CaseView, clock: Clock, why: tuple[str, ...], go: Go) -> None:
        super().__init__()
        section = Route("provision", (clock.provision,))
        left = view.days_left(clock)
        tone = clock_tone(clock, left)
        state = label(_state(clock, left), "strong", tone=tone, wrap=True)
        state.setFixedWidth(theme.now().px(112))
        name = label(clock_name(clock.name), wrap=True)
        about = [words.section_text(clock.section)]
        if clock.runs_for in RUNS_FOR:
            about.append(tr(RUNS_FOR[clock.runs_for]))
        self.button: QPushButton = button(tr("Why"), self.toggle, kind="link", drawing="open")
        self.button.setCheckable(True)
        self.button.setAccessibleName(f"{clock_name(clock.name)}, {_state(clock, left)}. {tr('Why')}")
        day = clock.last_day or clock.first_day
        shown_day = label(words.day(day) if day else "", "muted")
        top = line(state, column(name, label(" · ".join(about), "small"), gap=0), shown_day, self.button, gap=M)
        top.setStretch(1, 1)
        self.why: QWidget | None = None
        self._make_why = lambda: _why(clock, why, lambda: go(section))
        parts = [top]
        if clock.effect:
            took = label(tr("Because it ran out: {what}", what=known(clock.effect)), tone="late", wrap=True)
            took.setContentsMargins(theme.now().px(112) + M, 0, 0, 0)
            parts.append(took)
        self.setLayout(column(*parts, gap=S, margins=(0, S, 0, S)))

    def toggle(self) -> None:
        """Open or close the arithmetic, which is built when first asked for."""
        if self.why is None:
            self.why = self._make_why()
            self.layout().addWidget(self.why)
            QWidget.setTabOrder(self.button, self.why.findChild(QPushButton))  # made late, it would come last of all
            shown = True
        else:
            shown = self.why.isHidden()
        self.why.setVisible(shown)
        self.button.setChecked(shown)


class ClocksCard(QWidget):
    """Open clocks first; those that are met stand behind one button."""

    def __init__(self, view: CaseView, go: Go) -> None:
        super().__init__()
        self._go = go
        both = sorted(zip(view.clocks, view.why, strict=True), key=lambda each: not each[0].overdue())
        self._view, self._rest = view, [each for each in both if not _is_open(each[0])]
        self.rows = [ClockRow(view, clock, why, go) for clock, why in both if _is_open(clock)]
        parts: list[QWidget] = [label(tr("Clocks"), "heading")]
        if not self.rows:
            parts.append(label(tr("No clock runs now."), "muted"))
        for n, row in enumerate(self.rows):
            parts += [rule(), row] if n else [row]
        if self._rest:
            text = trn("%n clocks are met or over", len(self._rest))
            parts.append(button(text, self.toggle_rest, kind="link", drawing="open"))
        self.past: QWidget | None = None
        self.sheet = card(*parts, gap=2)
        self.setLayout(column(self.sheet))

    def toggle_rest(self) -> None:
        """Show or hide the clocks that are met or over, built when first asked for."""
        if self.past is None:
            rows = [ClockRow(self._view, clock, why, self._go) for clock, why in self._rest]
            self.past = QWidget()
            self.past.setLayout(column(*(part for row in rows for part in (rule(), row)), gap=0))
            self.sheet.layout().addWidget(self.past)
            self.rows += rows
        else:
            self.past.setHidden(not self.past.isHidden())

    def explain_first(self) -> None:
        """Open the arithmetic of the first clock, or go on to the next."""
        shown = [row for row in self.rows if row.isVisible()]
        at = next((n for n, row in enumerate(shown) if row.button.hasFocus()), -1)
        if shown:
            row = shown[(at + 1) % len(shown)] if at >= 0 else shown[0]
            row.button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            if row.why is None or row.why.isHidden():
                row.toggle()


def _is_open(clock: Clock) -> bool:
    return clock.state in ("running", "suspended", "unset") or clock.overdue()


def _state(clock: Clock, left: int | None) -> str:
    if clock.state == "running" and left is not None:
        return words.left(left)
    if clock.overdue() and left is not None:
        return words.left(left)
    if clock.first_day and clock.state == "running":
        return tr("from {day}", day=words.day(clock.first_day))
    return tr(CLOCK_STATE[clock.state])


def _why(clock: Clock, why: tuple[str, ...], open_section: Callable[[], None]) -> QWidget:
    steps = column(gap=4)
    for n, text in enumerate(why, 1):
        number = label(f"{n}.", "muted")
        number.setFixedWidth(theme.now().px(22))
        number.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        row = line(number, label(text, wrap=True, select=True), gap=S)
        row.setStretch(1, 1)
        steps.addLayout(row)
    if clock.on_expiry and clock.state in ("running", "expired"):
        after = label(tr("If it runs out: {what}", what=known(clock.on_expiry)), "muted", wrap=True)
        steps.addWidget(after)
    if clock.contradicts:
        steps.addWidget(badge(tr("The Act says two things here"), "soon"))
    steps.addLayout(line(button(tr("Open the section"), open_section, kind="link", drawing="law"), -1))
    made = QWidget()
    made.setLayout(steps)
    steps.setContentsMargins(theme.now().px(112) + M, 0, L, S)
    return made
