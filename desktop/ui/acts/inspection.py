"""The visit: the checklist to take along, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.forms.definition import Field, load
from desktop.ui import words
from desktop.ui.acts.base import CaseAct, side_card
from desktop.ui.bits import column, empty, label, line, picture
from desktop.ui.law_words import cite
from desktop.ui.theme import M
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Done

FORM = "site_inspection"


class PrintChecklist(CaseAct):
    """Nothing to ask: the checklist prints with the case filled in."""

    verb = words.mark("Print the checklist")
    roles = ("inspector", "clerk", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        return ()

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Print the checklist"))
        items = [f for f in load(FORM).fields if f.type == "check"]
        self.sheet.addWidget(label(tr("The checklist goes out with the case filled in and asks:"), wrap=True))
        for n, each in enumerate(items, 1):
            self.sheet.addWidget(label(f"{n}. {pick(each.label)}", wrap=True))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.inspection import print_checklist

        desk, case = self.shell.desk, self.case
        return lambda: print_checklist(desk, case)

    def told(self, done: Done) -> str:
        return tr("The checklist is ready to print")


class RecordInspection(CaseAct):
    """The answers of the visit; a “no” that names a power becomes a finding."""

    verb = words.mark("Enter the inspection")
    roles = ("inspector", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        return load(FORM).fields

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Record an inspection"))
        self.found = column(gap=M)
        self.side.addWidget(side_card(tr("Findings so far"), self.found))
        self.form.put({"inspected_on": words.day(self.shell.desk.today())})
        self.changed_answer()

    def changed_answer(self) -> None:
        answers = self.form.answers()
        empty(self.found)
        failed = [f for f in self.asked if f.type == "check" and f.finding and answers.get(f.name) == "fail"]
        for field in failed:
            said = column(
                label(pick(field.finding), wrap=True),
                label(cite(self.shell.desk.law, field.provision), "small"),
                gap=0,
            )
            row = line(column(picture("finding", 18, "soon"), -1), said, gap=M)
            row.setStretch(1, 1)
            self.found.addLayout(row)
        if not failed:
            self.found.addWidget(
                label(tr("None. An answer “no” that breaks a section stands here."), "muted", wrap=True)
            )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.inspection import record_inspection

        desk, case = self.shell.desk, self.case
        return lambda: record_inspection(desk, case, answers)

    def told(self, done: Done) -> str:
        found = len(done.entries[0].data["findings"])
        said = trn("%n findings", found) if found else tr("nothing found against the law")
        return tr("Inspection {number} is entered, {count}", number=done.entries[0].data["number"], count=said)
