"""A drafted notice, read and signed by the officer who holds the power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.ui import theme, words
from desktop.ui.acts.pieces import provision_card, side_card
from desktop.ui.bits import Band, Split, button, column, empty, label, scrolled
from desktop.ui.flow import Flow
from desktop.ui.law_words import authority_text
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.paper_view import PaperView
from desktop.ui.theme import M
from desktop.ui.words import known, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Notice
    from desktop.casework.desk import Done
    from desktop.casework.ports import Printed
    from desktop.law.powers import Signer


class SignNotice(Page):
    """The draft as it would go out, with who may sign it and under what."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case, self.notice = route.args
        self._pdf = b""
        self.view = PaperView(shell.room, self.run)
        self.side = column(gap=M)
        beside = QWidget()
        beside.setLayout(column(self.side, -1))
        self.body.addWidget(Split(self.view, scrolled(beside), (5, 3), least=760), 1)
        self.sign = button(tr("Sign and issue"), self.issue, kind="primary", drawing="sign", keys="Ctrl+Enter")
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("Why the draft is taken back"))
        self.reason.setAccessibleName(self.reason.placeholderText())
        self.reason.hide()
        self.take_back = button(tr("Take the draft back"), self.withdraw, keys="T")
        self.reason.returnPressed.connect(self.withdraw)
        self.on_paper = button(tr("Signed on paper"), self.record_signed, keys="P")
        self.actions.addWidget(button(tr("Print the draft"), self.print_draft, drawing="print", keys="Ctrl+P"))
        self.actions.addWidget(button(tr("Print for signing in ink"), self.print_fair, drawing="print", keys="I"))
        self.reason.setMinimumWidth(theme.now().px(320))
        bar = Flow(gap=M)
        for each in (self.sign, self.on_paper, self.take_back, self.reason):
            bar.addWidget(each)
        self.body.addLayout(bar)
        self.sign.setEnabled(False)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.issue)
        for keys, act in (
            ("T", self.withdraw),
            ("P", self.record_signed),
            ("Ctrl+P", self.print_draft),
            ("I", self.print_fair),
        ):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def load(self) -> None:
        """Read the draft and set it in type as a preview."""
        desk, case, notice = self.shell.desk, self.case, self.notice

        def look() -> tuple[CaseFile, Notice, Signer, bool, Printed]:
            from desktop.casework.notices import preview_notice
            from desktop.casework.ruling import signer_of

            file = desk.case(case)
            office, draft = desk.office(), file.notices[notice]
            signer = signer_of(desk, office, draft.provision, desk.today())
            mine = office.officer(desk.officer).authority == signer.authority
            return file, draft, signer, mine, preview_notice(desk, case, notice)

        self.read(look, lambda found: self._show(*found))

    def first_focus(self) -> None:
        self.view.setFocus()

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [
            Command(tr("Sign and issue"), self.issue, "Ctrl+Enter", group, "sign"),
            Command(tr("Record a notice signed on paper"), self.record_signed, "P", group, "paper"),
            Command(tr("Print the draft"), self.print_draft, "Ctrl+P", group, "print"),
            Command(tr("Print for signing in ink"), self.print_fair, "I", group, "print"),
            Command(tr("Take the draft back"), self.withdraw, "T", group, "close"),
        ]

    def issue(self) -> None:
        """Sign it: number, bytes, text and data are frozen."""
        if not self.sign.isEnabled():
            return
        from desktop.casework.notices import issue_notice

        desk, case, notice = self.shell.desk, self.case, self.notice
        self.sign.setEnabled(False)
        self.run("write", lambda: issue_notice(desk, case, notice), self._issued, self._refused)

    def record_signed(self) -> None:
        """It was signed on paper elsewhere: record who signed, when, and the scan."""
        self.shell.go(Route("signed", self.route.args))

    def print_draft(self) -> None:
        """Print it as it stands, marked as a draft, to be read over."""
        if self._pdf:
            self._print(self._pdf)

    def print_fair(self) -> None:
        """Print it clean, for a signature in ink that is then recorded here."""
        from desktop.casework.notices import fair_copy

        desk, case, notice = self.shell.desk, self.case, self.notice
        self.read(lambda: fair_copy(desk, case, notice).pdf, self._print)

    def _print(self, pdf: bytes) -> None:
        from desktop.ui.printer import print_papers

        if print_papers(self.shell.room, self, [pdf], self.heading.full):
            self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

    def withdraw(self) -> None:
        """Take it back, with the reason."""
        if self.reason.isHidden() or not self.reason.text().strip():
            self.reason.show()
            self.reason.setFocus()
            return
        from desktop.casework.notices import withdraw_draft

        desk, case, notice, reason = self.shell.desk, self.case, self.notice, self.reason.text()
        self.run(
            "write",
            lambda: withdraw_draft(desk, case, notice, reason),
            lambda done: self.shell.done(done, tr("The draft is taken back")),
            self._refused,
        )

    def _show(self, file: CaseFile, draft: Notice, signer: Signer, mine: bool, printed: Printed) -> None:
        from desktop.ui.case_view import names_of

        self.name(tr("Read and sign the notice"), " · ".join((file.number, names_of(file.applicant()))))
        law = self.shell.desk.law
        signs = tr(
            "Signed by the {authority}, section {section}",
            authority=authority_text(self.shell.desk.law, file.pack, signer.authority),
            section=words.cited(signer.source),
        )
        empty(self.side)
        parts = [label(signs, wrap=True)]
        if draft.days:
            parts.append(label(tr("{days} days from service, set by the officer", days=draft.days), wrap=True))
        self.side.addWidget(provision_card(self, tr("Under which power"), draft.provision, *parts))
        finding = file.findings.get(draft.finding)
        if finding:
            self.side.addWidget(side_card(tr("On the finding"), label(pick(finding["text"]), wrap=True)))
        notes = law.provision(draft.provision).notes
        if notes:
            self.side.addWidget(
                side_card(
                    tr("Notes on the wording of the Act"), *(label(known(n), "small", wrap=True) for n in notes)
                )
            )
        self.sign.setEnabled(mine)
        if mine:
            self.sign.setFocus()
        else:
            text = tr(
                "Let the {authority} sign in; the draft waits here.",
                authority=authority_text(self.shell.desk.law, file.pack, signer.authority),
            )
            self.say(Band(tr("You can read it; another officer signs it."), text, drawing="lock"))
        self._pdf = printed.pdf
        self.view.show_pdf(printed.pdf)

    def _issued(self, done: Done) -> None:
        self.shell.done(done, tr("Notice {number} is signed and issued", number=done.entries[0].data["number"]))

    def _refused(self, error: Exception) -> None:
        self.sign.setEnabled(True)
        self.tell(error)
