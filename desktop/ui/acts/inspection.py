"""The visit: the checklist to take along, and what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from desktop.forms.definition import Field, Form, load
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.acts.scans import files_in
from desktop.ui.bits import button, column, empty, label, line, picture
from desktop.ui.law_words import cite
from desktop.ui.page import Route
from desktop.ui.theme import M
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.file import CaseFile
    from desktop.casework.inspection import Entering

DAYLIGHT = words.mark("Entry is lawful between sunrise ({hour}) and sunset ({hour2}) on that day.")
AGAIN = "again"
WAIVED = "let_pass_"  # before the name of the item
PLAIN = {"building_notice": "site_inspection"}


class _Visit(CaseAct):
    """An act on a checklist; where the case does not say which, it is chosen first."""

    page_name = ""

    @property
    def again(self) -> bool:
        """Whether only what failed the last time is asked."""
        return self.route.args[2:] == (AGAIN,)

    def definition(self) -> Form:
        """What is asked at this visit."""
        from desktop.casework.inspection import asked

        return asked(self.file, self.checklist(), again=self.again)

    def offer_again(self) -> None:
        """Where something failed at an earlier visit, a way to ask that alone."""
        from desktop.casework.inspection import failed_last

        failed = failed_last(self.file, self.checklist())
        if failed and not self.again:
            again = Route(self.page_name, (self.case, self.checklist(), AGAIN))
            ask_again = button(
                tr("Ask that alone"), lambda: self.shell.go(again, instead=True), kind="link", drawing="inspections"
            )
            rows = [label(pick(each.text), wrap=True) for each in failed]
            self.side.addWidget(side_card(tr("Failed at the last visit"), *rows, line(ask_again, -1)))

    def checklist(self) -> str:
        """The checklist named in the route, or the usual one for this kind of case; '' if there is none."""
        return self._form(self.file)

    def _form(self, file: CaseFile) -> str:
        return self.route.args[1] if len(self.route.args) > 1 else PLAIN.get(file.kind, "")

    def _stand(self, context: Any) -> None:
        self.file = context[0]
        if not self.checklist():
            self.shell.go(Route("forms", (self.case, self.page_name)), instead=True)
            return
        super()._stand(context)


class PrintChecklist(_Visit):
    """Nothing to ask: the checklist prints with the case filled in."""

    verb = words.mark("Print the checklist")
    page_name = "checklist"
    roles = ("inspector", "clerk", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        return ()

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Print the checklist"))
        items = [f for f in self.definition().fields if f.type == "check"]
        self.sheet.addWidget(label(tr("The checklist goes out with the case filled in and asks:"), wrap=True))
        for n, each in enumerate(items, 1):
            self.sheet.addWidget(label(f"{n}. {pick(each.label)}", wrap=True))
        self._tell_entering(context[1])
        self.offer_again()

    def more(self, file: CaseFile) -> Any:
        from desktop.casework.inspection import entering

        desk, form = self.shell.desk, self._form(file)
        return entering(desk, load(form).provision, desk.today()) if form else None

    def _tell_entering(self, known: Entering) -> None:
        """From when to when a place may be entered today, and after which notice."""
        law, rows = self.shell.desk.law, []
        if known.light:
            hours = tr(DAYLIGHT, hour=f"{known.light.sunrise:%H:%M}", hour2=f"{known.light.sunset:%H:%M}")
            rows += [label(hours, wrap=True), label(cite(law, known.hours), "small")]
        if known.notice:
            told = tr("Where somebody lives and does not consent, a notice of entry must be served before.")
            rows += [label(told, wrap=True), label(cite(law, known.notice), "small")]
        if rows:
            self.side.addWidget(side_card(f"{words.weekday(known.day)}, {words.day(known.day)}", *rows))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.inspection import print_checklist

        desk, case, form, again = self.shell.desk, self.case, self.checklist(), self.again
        return lambda: print_checklist(desk, case, form, again=again)

    def told(self, done: Done) -> str:
        return tr("The checklist is ready to print")


class RecordInspection(_Visit):
    """The answers of the visit; a “no” that names a power becomes a finding."""

    verb = words.mark("Enter the inspection")
    page_name = "inspect"
    roles = ("inspector", "officer", "head")

    def fields(self, context: Any) -> Sequence[Field]:
        asked = self.definition().fields
        if not {"officer", "head"} & set(self.shell.officer.roles):
            return asked
        return list(_with_waivers(asked))

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Record an inspection"))
        self.found = column(gap=M)
        self.side.addWidget(side_card(tr("Findings so far"), self.found))
        self.under.setText(f"{self.under.text()} · {pick(load(self.checklist()).title)}")
        self.form.put({"inspected_on": words.day(self.shell.desk.today())})
        self.offer_again()
        self.changed_answer()

    def changed_answer(self) -> None:
        answers = self.form.answers()
        empty(self.found)
        waived = _waived(answers)[0]
        failed = [f for f in self.asked if f.type == "check" and f.finding and answers.get(f.name) == "fail"]
        failed = [f for f in failed if f.name not in waived]
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

        desk, case, form, again = self.shell.desk, self.case, self.checklist(), self.again
        read = files_in(self.asked, answers)
        waived, answers = _waived(answers)
        return lambda: record_inspection(desk, case, answers, form, read(), again=again, waived=waived)

    def told(self, done: Done) -> str:
        found = len(done.entries[0].data["findings"])
        said = trn("%n findings", found) if found else tr("nothing found against the law")
        return tr("Inspection {number} is entered, {count}", number=done.entries[0].data["number"], count=said)


def _with_waivers(asked: Sequence[Field]) -> Iterator[Field]:
    """Behind each item that names a power, and what is asked of its finding: why an officer lets it pass."""
    item: Field | None = None
    for field in asked:
        if item and f"${{{item.name}}}" not in field.relevant:
            yield _waiver(item)
            item = None
        yield field
        if field.type == "check" and field.provision:
            item = field
    if item:
        yield _waiver(item)


def _waiver(item: Field) -> Field:
    """Asked when the item failed."""
    hint = words.mark("Only if it is to have no consequence. The reason stays in the file.")
    text = words.mark("Let it pass, because")
    return ask(WAIVED + item.name, "text", text, hint=hint, relevant=f"${{{item.name}}} = 'fail'")


def _waived(answers: dict[str, Any]) -> tuple[dict[str, str], dict[str, Any]]:
    """The reasons by item, and the answers of the checklist itself."""
    reasons = {
        name.removeprefix(WAIVED): value for name, value in answers.items() if name.startswith(WAIVED) and value
    }
    kept = {name: value for name, value in answers.items() if not name.startswith(WAIVED)}
    return {item: reason for item, reason in reasons.items() if kept.get(item) == "fail"}, kept
