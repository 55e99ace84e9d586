"""The court bundle of a case: which pictures stay in the office, the binding followed, the PDF printed or saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop.ui import words
from desktop.ui.bits import Band, button, card, column, label, line, scrolled
from desktop.ui.books.register_page import Watched
from desktop.ui.case_view import names_of
from desktop.ui.outing import Outing, Tell
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import M, S
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.bundle import Bundle
    from desktop.casework.case import CaseFile


class BundlePage(Page):
    """Ctrl+Enter binds; it can be stopped, and then nothing is kept."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case = route.args[0]
        self.file: CaseFile | None = None
        self.bundle: Bundle | None = None
        self.out = Outing(self)
        self.pictures: dict[str, QCheckBox] = {}
        self.sheet = column(gap=S)
        inner = QWidget()
        inner.setLayout(column(card(self.sheet), -1))
        self.body.addWidget(scrolled(inner), 1)
        self.do_it = button(tr("Bind it"), self.bind, kind="primary", drawing="check", keys="Ctrl+Enter")
        self.body.addLayout(line(self.do_it, button(tr("Back"), shell.back, keys="Esc"), -1, gap=M))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(self.bind)

    def load(self) -> None:
        """Read what there is to bind, once."""
        if self.file is None:
            desk, case = self.shell.desk, self.case
            self.read(lambda: desk.case(case), self._show)

    def first_focus(self) -> None:
        self.do_it.setFocus()

    def commands(self) -> list[Command]:
        return [Command(tr("Bind it"), self.bind, "Ctrl+Enter", tr("Court bundle"), "check")]

    def _show(self, file: CaseFile) -> None:
        from desktop.casework.bundle import PHOTOGRAPHS

        self.file = file
        self.name(tr("Court bundle"), " · ".join((file.number, names_of(file.applicant()))))
        self.sheet.addWidget(
            label(
                tr(
                    "One PDF: an index, every issued paper with its proof of service behind it, photographs with their "
                    "hashes, the note sheet. The complainant stands nowhere in it."
                ),
                wrap=True,
            )
        )
        self.sheet.addWidget(label(trn("%n papers to bind", len(file.papers)), "strong"))
        held = [each for each in file.attachments if each["kind"] in PHOTOGRAPHS]
        if held:
            self.sheet.addWidget(
                label(tr("Pictures to bind; take the tick from what stays in the office"), "heading", wrap=True)
            )
        for each in held:
            box = QCheckBox(f"{words.shown(words.day(each['day']))}  {each['title']}".replace("&", "&&"))
            box.setAccessibleName(str(each["title"]))
            box.setChecked(True)
            self.pictures[each["sha256"]] = box
            self.sheet.addWidget(box)
        kept = len(file.attachments) - len(held)
        if kept:
            self.sheet.addWidget(
                label(trn("%n scans stay in the office and are named in the index", kept), "small", wrap=True)
            )

    def bind(self) -> None:
        """Bind the case."""
        if self.file is None or self.out.running:
            return
        desk, case = self.shell.desk, self.case
        left_out = [sha for sha, box in self.pictures.items() if not box.isChecked()]

        def work(tell: Tell) -> Bundle:
            from desktop.casework.bundle import bind_case

            return bind_case(replace(desk, press=BindingPress(desk.press, tell)), case, left_out)

        self.out.start(tr("Binding the case"), tr("{n} parts"), work, self._bound)

    def _bound(self, bundle: Bundle) -> None:
        self.bundle = bundle
        about = [trn("%n pages", bundle.pages), trn("%n photographs", bundle.photographs)]
        if bundle.unproved:
            about.append(tr("No proof of service yet: {numbers}", numbers=", ".join(bundle.unproved)))
        doing = [
            button(tr("Save"), self.save, drawing="paper", keys="Ctrl+S"),
            button(tr("Print"), self.print, drawing="print"),
            button(tr("Open with the system's viewer"), self.open, kind="link"),
        ]
        self.say(Band(tr("The case is bound"), " · ".join(about), tone="fine", drawing="check", actions=doing))
        doing[0].setFocus()
        self.shell.changed()

    def _name(self) -> str:
        return f"{self.file.number}-bundle" if self.file else "bundle"

    def save(self) -> None:
        """Save the PDF."""
        from desktop.ui.printer import save_as

        if self.bundle:
            save_as(self, self.bundle.pdf, self._name())

    def print(self) -> None:
        """Print the PDF."""
        from desktop.ui.printer import print_papers

        if self.bundle and print_papers(self.shell.room, self, [self.bundle.pdf], self._name()):
            self.say(Band(tr("Sent to the printer"), tone="fine", drawing="check"))

    def open(self) -> None:
        """Look at the PDF in the system's own viewer."""
        from desktop.ui.printer import open_elsewhere

        if self.bundle:
            open_elsewhere(self.bundle.pdf, self._name())


class BindingPress(Watched):
    """Tells of parts that are measured, too: papers that were issued are not set anew."""

    def pages(self, part: Any) -> int:
        """How many pages a part has."""
        self._step()
        return int(self._press.pages(part))
