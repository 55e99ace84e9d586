"""A case on one page: what it is, the clocks and why, what comes next, the note sheet, papers, people and place."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QVBoxLayout

from desktop.ui import words
from desktop.ui.bits import Band, Scroll, Split, badge, button, column, empty
from desktop.ui.case_cards import (
    findings_card,
    notices_card,
    papers_card,
    people_card,
    step_under,
    steps_card,
    why_not,
)
from desktop.ui.case_view import CaseView, look, names_of
from desktop.ui.clocks_card import ClocksCard
from desktop.ui.dues_card import dues_card
from desktop.ui.fields_text import field_name
from desktop.ui.law_words import STATUS_TONE, cite, status_text
from desktop.ui.map.card import plot_card
from desktop.ui.next_steps import DRAWINGS, KEYS, NAMES, act_route, keyed
from desktop.ui.note_sheet import NoteSheet
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import M
from desktop.ui.words import pick, tr, trn


class CasePage(Page):
    """Digits, then letters, do what comes next; W says why; P shows the newest paper."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case = route.args[0]
        self.view: CaseView | None = None
        self.area = Scroll()
        self.body.addWidget(self.area, 1)
        self.clocks: ClocksCard | None = None
        self._keys = 0
        self._key("W", lambda: self.clocks and self.clocks.explain_first())
        self._key("P", self._newest_paper)
        self._key("Ctrl+P", self.print_papers)
        self._key("Ctrl+Shift+P", self.print_set)
        self._just_made: tuple[str, ...] = ()
        self._key("L", self._open_law)
        self._key("Ctrl+C", self._copy_number)
        self._key("B", lambda: shell.go(Route("bundle", (self.case,))))

    def load(self) -> None:
        """Read the case."""
        desk, language = self.shell.desk, words.language()
        surveyor = self.shell.room.streets
        self.read(lambda: look(desk, self.case, language, surveyor), self._show)

    def commands(self) -> list[Command]:
        if self.view is None:
            return []
        group = self.view.file.number
        ready = [s for s in self.view.steps if s.status == "open"]
        found = [
            Command(
                " · ".join(p for p in (tr(NAMES[s.name]), step_under(self.view, s)) if p),
                lambda s=s: self.shell.go(s.route),
                key,
                group,
                DRAWINGS[s.name],
            )
            for key, s in keyed(ready)
        ]
        found += [
            Command(f"{tr(NAMES[s.name])} · {why_not(s)}", self._open_law, "", group, DRAWINGS[s.name])
            for s in self.view.steps
            if s.status != "open"
        ]
        found.append(Command(tr("What the law says"), self._open_law, "L", group, "law"))
        found.append(Command(tr("Copy the file's number"), self._copy_number, "Ctrl+C", group, "paper"))
        if self.clocks:
            found.append(
                Command(tr("Why: the arithmetic of the clocks"), self.clocks.explain_first, "W", group, "clock")
            )
        found.append(
            Command(tr("Court bundle"), lambda: self.shell.go(Route("bundle", (self.case,))), "B", group, "paper")
        )
        found.append(
            Command(
                tr("A fee at the counter"),
                lambda: self.shell.go(Route("take_fee", (self.case,))),
                "",
                group,
                "counter",
            )
        )
        found += self._lawful(group)
        papers = self.view.file.papers[::-1]
        found += [
            Command(f"{pick(p.title)} {p.number}", lambda p=p: self._open_paper(p.id), "", group, "paper")
            for p in papers
        ]
        return found

    def _lawful(self, group: str) -> list[Command]:
        """What the law lets be done beside the steps above, as the page of the law has it (L)."""
        from desktop.law.words import say

        view = self.view
        taken = {str(step.route) for step in view.steps}
        acts = [(act, act_route(view.file, act)) for act in view.acts if act.status == "open"]
        return [
            Command(
                f"{say(words.language(), 'acts', act.act)} · {cite(view.law, act.provision)}",
                lambda r=route: self.shell.go(r),
                "",
                group,
                "law",
            )
            for act, route in acts
            if str(route) not in taken
        ]

    def first_focus(self) -> None:
        self.area.setFocus()

    def keyPressEvent(self, event: Any) -> None:
        """Arrows and the page keys scroll."""
        bar = self.area.verticalScrollBar()
        steps = {
            Qt.Key.Key_Down: bar.singleStep() * 3,
            Qt.Key.Key_Up: -bar.singleStep() * 3,
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_End: bar.maximum(),
            Qt.Key.Key_Home: -bar.maximum(),
        }
        if event.key() in steps:
            bar.setValue(bar.value() + steps[event.key()])
        else:
            super().keyPressEvent(event)

    def _key(self, keys: str, act: Any) -> None:
        shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _give_keys(self, steps: int) -> None:
        """As many keys as there are steps to take now."""
        for n, key in enumerate(KEYS[self._keys : steps], self._keys):
            self._key(key, lambda n=n: self._do(n))
            self._keys = n + 1

    def _show(self, view: CaseView) -> None:
        self.view = view
        self._give_keys(sum(step.status == "open" for step in view.steps))
        file = view.file
        premises = file.fields.get("premises", {})
        ward = tr("Ward {number}", number=premises["ward"]) if premises.get("ward") else ""
        received = tr("received {day}", day=words.day(file.opened_on))
        about = " · ".join(part for part in (file.number, view.kind, ward, received) if part)
        self.name(names_of(file.applicant()) or view.kind, about)
        empty(self.actions)
        self.actions.addWidget(badge(status_text(file.status), STATUS_TONE.get(file.status, "")))
        at = self.area.verticalScrollBar().value()
        left, right = column(gap=M), column(gap=M)
        self.clocks = ClocksCard(view, self.shell.go)
        for part in (self.clocks, NoteSheet(view)):
            left.addWidget(part)
        for part in (steps_card(view, self.shell.go), notices_card(view, self.shell.go)):
            if part:
                right.addWidget(part)
        lower = column(gap=M)
        right.addLayout(lower)
        if at:
            self._show_lower(view, lower)
        else:
            self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else all moves when it comes
        left.addStretch(1)
        right.addStretch(1)
        self.area.setWidget(Split(left, right, (11, 8), least=760))
        self.area.verticalScrollBar().setValue(at)
        if not at:  # most of it is below what is in sight: that is painted first
            self.soon(lambda: self._show_lower(view, lower))
        self._tell_done(view)
        if not self.isAncestorOf(self.window().focusWidget() or self.window()):
            self.setFocus()

    def _show_lower(self, view: CaseView, lower: QVBoxLayout) -> None:
        """The lower cards of the right side, unless the case has been read anew meanwhile."""
        if self.view is not view:
            return
        go = self.shell.go
        for part in (
            dues_card(view, go),
            papers_card(view, go),
            findings_card(view),
            plot_card(view, go),
            people_card(view),
        ):
            if part:
                lower.addWidget(part)
        as_needed = Qt.ScrollBarPolicy.ScrollBarAsNeeded
        QTimer.singleShot(100, self.area, lambda: self.area.setVerticalScrollBarPolicy(as_needed))

    def _tell_done(self, view: CaseView) -> None:
        from desktop.casework.printjobs import PASTED

        told = self.shell.take_told(self.case)
        if told:
            papers = [p for p in view.file.papers if p.id in told.papers]
            doing = [
                button(pick(p.title), lambda p=p: self._open_paper(p.id), kind="link", drawing="paper")
                for p in papers
            ]
            self._just_made = told.papers
            if papers:
                doing.insert(0, button(tr("Print"), self.print_papers, drawing="print", keys="Ctrl+P"))
                if any(paper.kind in PASTED for paper in papers):
                    doing.insert(1, button(tr("Print the set"), self.print_set, keys="Ctrl+Shift+P"))
            text = trn("%n papers are made and kept", len(papers)) if papers else ""
            self.say(Band(told.text, text, tone="fine", drawing="check", actions=doing))
        elif view.file.unsettled and not self.messages.count():
            names = ", ".join(field_name(each.field) for each in view.file.unsettled)
            self.say(
                Band(
                    tr("Two devices said different things about: {what}", what=names),
                    tr("Both stand until someone settles it."),
                    tone="soon",
                    drawing="settle",
                )
            )

    def _open_law(self) -> None:
        self.shell.go(Route("law", (self.case,)))

    def _copy_number(self) -> None:
        """The file's number on the clipboard, unless a text is chosen to be copied."""
        worked = self.window().focusWidget()
        if isinstance(worked, QLabel) and worked.hasSelectedText():
            QGuiApplication.clipboard().setText(worked.selectedText())
        elif self.view:
            QGuiApplication.clipboard().setText(self.view.file.number)
            self.say(Band(tr("Copied: {what}", what=self.view.file.number), tone="fine", drawing="check"))

    def print_papers(self) -> None:
        """Print what the act just done has made, or else the newest paper."""
        self._print(whole_set=False)

    def print_set(self) -> None:
        """The same with what goes on the wall and into the file, and a blank panchnama to take along."""
        self._print(whole_set=True)

    def _print(self, *, whole_set: bool) -> None:
        papers = self.view.file.papers if self.view else []
        wanted = [p for p in papers if p.id in self._just_made] or papers[-1:]
        if not wanted:
            return
        from desktop.casework.printjobs import take_pieces

        ids = tuple(paper.id for paper in wanted)
        take = partial(take_pieces, self.shell.desk, self.case, ids, whole_set=whole_set)
        self.shell.prints.order(self, wanted[0].kind, self.view.file.number, take)

    def _do(self, number: int) -> None:
        ready = [s for s in self.view.steps if s.status == "open"] if self.view else []
        if number < len(ready):
            self.shell.go(ready[number].route)

    def _newest_paper(self) -> None:
        if self.view and self.view.file.papers:
            self._open_paper(self.view.file.papers[-1].id)

    def _open_paper(self, paper: str) -> None:
        self.shell.go(Route("paper", (self.case, paper)))
