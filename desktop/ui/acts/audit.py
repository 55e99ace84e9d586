"""What the auditors sent, and each step on it, with the paper of whoever takes it outside this office."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage, CaseAct
from desktop.ui.acts.dues import dated_order
from desktop.ui.acts.pieces import ask, ask_past, ask_said, provision_card, side_card
from desktop.ui.acts.power import order_of
from desktop.ui.acts.receipts import SIGNERS
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import label
from desktop.ui.money.audit_list import STARTS, step_text
from desktop.ui.words import known, mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.casework.office import Office

WITH_SUM = ("director_order", "court_order", "waive")


class ReceiveAudit(ActPage):
    """A paper of the auditors becomes a case, with the clocks that the Act starts."""

    verb = mark("Enter it")
    roles = ("clerk", "accounts", *SIGNERS)

    def read_context(self) -> Callable[[], Office]:
        return self.shell.desk.office

    def fields(self, context: Office) -> Sequence[Field]:
        kinds = {key: words.each_language(text) for key, text in STARTS.items()}
        certified = "${what} = 'certificate'"
        return (
            ask("what", "select_one", mark("What came"), choices=kinds, required=True),
            ask_past("day", mark("Day on which it came"), required=True),
            ask("number", "text", mark("Number of the auditors' paper"), required=True, length=100),
            ask_said(self.shell, "says", mark("What it says"), required=True, appearance="multiline", length=8000),
            ask_said(
                self.shell, "person", mark("From whom the sum is due"), relevant=certified, required=True, length=200
            ),
            ask("paise", "money", mark("Sum certified (rupees)"), relevant=certified, required=True),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Enter what the auditors sent"), pick(context.body))
        self.form.put({"day": words.day(self.shell.desk.today())})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.audit import receive

        desk = self.shell.desk
        told = {key: answers[key] for key in ("what", "number", "says", "person") if answers.get(key)}
        told["day"] = dates.parse(answers["day"], "day")
        if answers.get("paise"):
            told["paise"] = paise_of(answers)
        return lambda: receive(desk, told)

    def told(self, done: Done) -> str:
        return tr("Entered as {number}", number=done.entries[0].data["number"])


class AuditStep(CaseAct):
    """One step on an audit objection, in the order of the Act."""

    verb = mark("Enter it")

    def more(self, file: CaseFile) -> bool:
        """Whether the step is for an authority outside this office, whose paper is recorded."""
        from desktop.casework.audit import STEPS

        self.step = STEPS[self.route.args[1]]
        office = self.shell.desk.office()
        return bool(self.step.by and not office.holder(self.step.by, self.shell.desk.today()))

    def fields(self, context: tuple[CaseFile, bool]) -> Sequence[Field]:
        what = self.route.args[1]
        summed = (
            mark("The sum that is let go (rupees)") if what == "waive" else mark("The sum that is fixed (rupees)")
        )
        return (
            ask("day", "date", mark("Day"), required=True),
            ask("number", "text", mark("Number of the paper"), length=100),
            ask_said(
                self.shell,
                "says",
                mark("What was done, as it stands in the file"),
                required=True,
                appearance="multiline",
                length=8000,
            ),
            *([ask("paise", "money", summed, required=what == "waive")] if what in WITH_SUM else []),
            *(order_of((self.step.by,)) if context[1] else ()),
        )

    def prepared(self, context: tuple[CaseFile, bool]) -> None:
        self.name_case(step_text(self.route.args[1]))
        self.name(self.heading.full, self.file.number)
        by = [label(known(self.step.by), wrap=True)] if self.step.by else []
        self.side.addWidget(provision_card(self, tr("Under which power"), self.step.provision, *by))
        details = self.file.fields.get("details", {}).get("description")
        self.side.addWidget(side_card(tr("What it says"), label(pick(details), wrap=True)))
        if self.step.by and not context[1]:
            self.need_authority(self.step.by)
        self.form.put({"day": words.day(self.shell.desk.today())})

    def place(self, fault: FieldError) -> FieldError:
        """The authority's paper has three fields here."""
        return FieldError("by_number", fault.message, code=fault.code) if fault.field == "by_order_of" else fault

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.audit import step

        desk, (case, what) = self.shell.desk, self.route.args
        told = {key: answers[key] for key in ("number", "says") if answers.get(key)}
        told |= {"day": dates.parse(answers["day"], "day"), **dated_order(answers)}
        if answers.get("paise"):
            told["paise"] = paise_of(answers)
        return lambda: step(desk, case, what, told)

    def told(self, done: Done) -> str:
        return tr("Entered: {what}", what=step_text(self.route.args[1]))
