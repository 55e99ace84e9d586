"""The exchange with the centre: what waits, since when, what went wrong, and a run now."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QProgressBar, QWidget

from desktop.core.errors import FieldErrors, SyncError
from desktop.forms.definition import Form
from desktop.ui import theme, words
from desktop.ui.bits import Band, button, card, column, label, line, scrolled
from desktop.ui.faults import sentence
from desktop.ui.form import FormView
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.room import SyncTruth
from desktop.ui.setup_centre import left, line_fields
from desktop.ui.stick_card import StickCard
from desktop.ui.strip import STAGES, truth_text
from desktop.ui.theme import XS, L, M, S
from desktop.ui.words import tr

ORDER = list(STAGES)
WIDEST = 760


class SyncPage(Page):
    """The truth from the queue, not from hope. The route may name what is done with a stick: write, take."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(
            tr("Exchange with the centre"),
            tr("Everything is saved on this PC first; the centre gets it when the line is there."),
        )
        self.state = label("", "title", wrap=True)
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(L)
        self.grid.setVerticalSpacing(XS + 2)
        self.grid.setColumnStretch(0, 2)
        self.grid.setColumnStretch(1, 3)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, len(ORDER))
        self.bar.setAccessibleName(tr("Progress"))
        self.stage = label("", "muted")
        self.go = button(tr("Exchange now"), self.start, kind="primary", drawing="sync", keys="Enter")
        self.stop = button(tr("Stop"), self.cancel)
        self.actions.addWidget(button(tr("Backup"), lambda: shell.go(Route("care")), drawing="serve"))
        sheet = card(self.state, self.grid, self.bar, self.stage, line(self.go, self.stop, -1, gap=M), gap=M)
        sheet.setMaximumWidth(theme.now().px(WIDEST))
        self.asked = line_fields()
        self.joining = self._make_joining()
        self.joining.hide()
        self.stick = StickCard(self) if shell.room.sticks else None
        cards = [each for each in (sheet, self.joining, self.stick) if each]
        whole = QWidget()
        whole.setLayout(line(column(*cards, -1, gap=M), -1, margins=(0, 0, S, 0)))
        whole.layout().setStretch(0, 1000)
        self.body.addWidget(scrolled(whole), 1)
        shell.sync.came.connect(self._progress)
        shell.sync.over.connect(self._over)
        self._show_running()

    def load(self) -> None:
        """Ask the queue."""
        if not self.shell.sync.running:
            self.read(self.shell.room.truth, self._show)

    def first_focus(self) -> None:
        if self.stick and self.route.args and self.stick.begin(self.route.args[0]):
            return
        self.go.setFocus()

    def commands(self) -> list[Command]:
        found = [Command(tr("Exchange now"), self.start, "", tr("Sync"), "sync")]
        return [*found, *(self.stick.commands() if self.stick else ())]

    def offer(self, files: list[str]) -> None:
        """Offer to take in files that were opened from outside."""
        if self.stick:
            self.stick.offer(files)

    def start(self) -> None:
        """Run one exchange."""
        self.hush()
        self.bar.setValue(0)
        self.stage.setText("")
        self.shell.sync.start(self.shell.room)
        self._show_running()

    def cancel(self) -> None:
        """Stop at the next safe place."""
        self.shell.sync.stop()
        self.stage.setText(tr("Stopping at the next safe place"))

    def _show_running(self) -> None:
        running = self.shell.sync.running
        held = self.go.hasFocus() or self.stop.hasFocus()
        self.go.setEnabled(not running)
        for each in (self.stop, self.bar, self.stage):
            each.setHidden(not running)
        if held:  # a button that goes must not send the keyboard to the far side of the window
            (self.stop if running else self.go).setFocus()

    def _progress(self, truth: SyncTruth) -> None:
        self._show(truth)
        if truth.stage in ORDER:
            self.bar.setValue(ORDER.index(truth.stage) + 1)
            self.stage.setText(tr(STAGES[truth.stage]))

    def _over(self, truth: SyncTruth | None, error: Exception | None) -> None:
        self._show_running()
        if error is not None:
            self.tell(error)
        elif truth is not None and truth.last_error:
            told = " ".join((_said(truth), *map(sentence, truth.notices)))
            self.say(Band(tr("The exchange did not go through"), told, tone="soon", drawing="warning"))
        elif truth is not None and truth.stage == "done":
            told, tone = " ".join(map(sentence, truth.notices)), "soon" if truth.notices else "fine"
            self.say(Band(tr("Done. The centre holds what this PC holds."), told, tone=tone, drawing="check"))

    def _make_joining(self) -> QWidget:
        self.form = FormView(self.asked, self.shell.desk.today())
        self.form.left.connect(lambda name: left(self, self.form, name))
        go = button(tr("Enrol"), self.join, kind="primary")
        self.form.finished.connect(go.setFocus)
        sheet = card(label(tr("Enrol this PC at a centre"), "heading"), self.form, line(go, -1), gap=S)
        sheet.setMaximumWidth(theme.now().px(WIDEST))
        return sheet

    def join(self) -> None:
        """Enrol with what was typed."""
        from desktop.forms.validation import check

        enrol, answers = self.shell.room.enrol, self.form.answers()
        try:
            check(Form("enrol", "1", {}, tuple(self.asked)), answers, self.shell.desk.today())
        except FieldErrors as found:
            self.form.show_faults(found.errors)
            self.form.focus_fault()
            return
        url, code, pin = (answers.get(name, "").strip() for name in ("url", "code", "pin"))
        if enrol is not None:
            self.run("io", lambda: enrol(url, code, pin), lambda _none: self._joined())

    def _joined(self) -> None:
        self.say(Band(tr("This PC is enrolled."), tone="fine", drawing="check"))
        self.load()

    def _show(self, truth: SyncTruth) -> None:
        lost = not truth.centre or truth.error_code == "unknown_device"
        self.joining.setVisible(lost and self.shell.room.enrol is not None)
        if self.stick:
            self.stick.show_truth(enrolled=not lost)
        self.state.setText(truth_text(truth))
        rows = [
            (tr("Centre"), truth.centre or tr("none set")),
            (tr("Entries that wait"), str(truth.entries_waiting or "")),
            (tr("Papers that wait"), str(truth.files_waiting or "")),
            (tr("Waiting since"), words.moment(truth.waiting_since)),
            (tr("Last exchange that went through"), words.moment(truth.last_done) or tr("none yet")),
            (tr("Next try by itself"), words.moment(truth.next_try)),
            (tr("What went wrong last"), _said(truth)),
            (tr("Newer program at the centre"), truth.newer),
        ]
        while (item := self.grid.takeAt(0)) is not None:
            item.widget().deleteLater()
        for n, (name, text) in enumerate(row for row in rows if row[1]):
            self.grid.addWidget(label(name, "muted", wrap=True), n, 0)
            self.grid.addWidget(label(text, wrap=True, select=True), n, 1)


def _said(truth: SyncTruth) -> str:
    """What went wrong last, in the screen's language where it has a sentence for it."""
    return sentence(SyncError(truth.last_error, code=truth.error_code)) if truth.last_error else ""
