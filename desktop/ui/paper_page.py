"""One paper of a case as it was issued."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.ui import words
from desktop.ui.bits import badge, button
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.paper_view import PaperView
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile, Paper


class PaperPage(Page):
    """Shows it, prints it, hands it on; the bytes are those that were frozen."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case, self.paper = route.args
        self.found: Paper | None = None
        self.view = PaperView(shell.room, self.run)
        self.body.addWidget(self.view, 1)
        for keys, act in (
            ("Ctrl+P", self.print_it),
            ("Ctrl+Shift+P", self.print_set),
            ("+", lambda: self._zoom(25)),
            ("=", lambda: self._zoom(25)),
            ("-", lambda: self._zoom(-25)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def load(self) -> None:
        """Read the frozen bytes, checked against their hash."""
        desk, case, paper = self.shell.desk, self.case, self.paper

        def look() -> tuple[CaseFile, Paper, bytes]:
            file = desk.case(case)
            found = next(p for p in file.papers if p.id == paper)
            return file, found, desk.store.blob(found.sha256)

        if self.found is None:
            self.read(look, lambda found: self._show(*found))

    def first_focus(self) -> None:
        self.view.setFocus()

    def commands(self) -> list[Command]:
        group = self.heading.full
        return [
            Command(tr("Print"), self.print_it, "Ctrl+P", group, "print"),
            Command(tr("Print the whole set"), self.print_set, "Ctrl+Shift+P", group, "print"),
            Command(tr("Save the paper"), self.save_it, "", group, "paper"),
            Command(tr("Open with the system's viewer"), self.open_it, "", group, "paper"),
        ]

    def _show(self, file: CaseFile, paper: Paper, pdf: bytes) -> None:
        self.found = paper
        said = [paper.number, words.day(paper.issued_on), paper.addressee, file.number]
        self.name(pick(paper.title), " · ".join(dict.fromkeys(p for p in said if p)))
        self.actions.addWidget(badge(tr("frozen when issued"), "fine"))
        self.actions.addWidget(button(tr("Save"), self.save_it))
        self.actions.addWidget(button(tr("Print the set"), self.print_set, keys="Ctrl+Shift+P"))
        self.actions.addWidget(button(tr("Print"), self.print_it, kind="primary", drawing="print", keys="Ctrl+P"))
        self.view.show_pdf(pdf)

    def print_it(self) -> None:
        """To the printer: the paper itself, or a copy if it came out before."""
        self._order(whole_set=False)

    def print_set(self) -> None:
        """The addressee's copy, one in large type for the wall, the office's, and the panchnama, as one job."""
        self._order(whole_set=True)

    def _order(self, *, whole_set: bool) -> None:
        from desktop.casework.printjobs import take_pieces

        desk, case, found = self.shell.desk, self.case, self.found
        if found:
            take = partial(take_pieces, desk, case, (found.id,), whole_set=whole_set)
            self.shell.prints.order(self, found.kind, found.number, take)

    def save_it(self) -> None:
        """Into a file."""
        from desktop.ui.printer import save_as

        if self.found:
            save_as(self, self.view.pdf, self.found.number)

    def open_it(self) -> None:
        """In another program."""
        from desktop.ui.printer import open_elsewhere

        if self.found:
            open_elsewhere(self.view.pdf, self.found.number)

    def _zoom(self, by: int) -> None:
        self.view.zoom(self.view.percent + by)
