"""What the law says of every step in a case: open, too early, too late or barred, by which section, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.ui import words
from desktop.ui.asks import Line
from desktop.ui.case_view import CaseView, look, names_of
from desktop.ui.listing import Listing
from desktop.ui.next_steps import KEYS, act_route, keyed, reason_text
from desktop.ui.page import Page, Route, Shell
from desktop.ui.words import known, mark, tr

if TYPE_CHECKING:
    from desktop.law.procedures import NextAct

GROUPS = (
    ("open", mark("May be done now"), "fine", "check"),
    ("too_early", mark("Too early"), "", "clock"),
    ("too_late", mark("Too late"), "late", "clock"),
    ("barred", mark("Barred"), "late", "barred"),
)


class LawPage(Page):
    """The whole answer of the law, grouped; Enter or its key does what may be done, Enter opens the provision of the rest."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.name(tr("What the law says of every step"))
        self.list = Listing(tr("What the law says of every step"), lambda line: shell.go(line.route))
        self.body.addWidget(self.list, 1)
        self._open: list[Line] = []
        for n, key in enumerate(KEYS):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda n=n: self._do(n))

    def load(self) -> None:
        """Ask the law."""
        desk, case, language = self.shell.desk, self.route.args[0], words.language()
        self.read(lambda: look(desk, case, language, self.shell.room.streets), self._show)

    def first_focus(self) -> None:
        self.list.setFocus()

    def _show(self, view: CaseView) -> None:
        self.name(self.heading.full, " · ".join((view.file.number, names_of(view.file.applicant()))))
        lines: list[Line] = []
        for status, title, tone, drawing in GROUPS:
            acts = [a for a in view.acts if a.status == status]
            if acts:
                lines.append(Line(tr(title), right=str(len(acts)), tone=tone))
                keys = keyed(acts) if status == "open" else [("", act) for act in acts]
                lines += [_line(view, act, drawing, key) for key, act in keys]
            if status == "open":
                self._open = [each for each in lines if each.route]
        self.list.put(lines)

    def _do(self, number: int) -> None:
        if number < len(self._open):
            self.shell.go(self._open[number].route)


def _line(view: CaseView, act: NextAct, drawing: str, key: str) -> Line:
    from desktop.law.words import say

    row = view.law.provision(act.provision)
    why: list[Any] = [reason_text(act, words.language())]
    if act.section not in row.cite:
        why.append(words.section_text(act.section) if act.section[:1].isdecimal() else act.section)
    right = " · ".join(part for part in (words.day(act.first_day or act.last_day), key) if part)
    name = f"{say(words.language(), 'acts', act.act)} · {known(row.heading)}"
    route = act_route(view.file, act) if act.status == "open" else Route("provision", (act.provision,))
    return Line(name, " · ".join(w for w in why if w), words.cited(row.cite), "", right, drawing, route)
