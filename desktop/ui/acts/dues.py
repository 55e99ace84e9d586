"""A due at the window: demanded, its service recorded, let go by order, put to recovery, spread over instalments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.particulars import whole
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.acts.power import order_of, power_of
from desktop.ui.acts.receipts import SIGNERS
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import label
from desktop.ui.law_words import provision_text
from desktop.ui.money.dues_list import due_route
from desktop.ui.money.said import due_text, head_choices
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.casework.money import Due
    from desktop.law.model import Provision

HEADS = ("fee", "charge", "licence", "rent", "deposit", "other")  # what a bye-law or order fixes; anyone demands it
PER_YEAR = {
    "1": mark("once a year"),
    "2": mark("twice a year"),
    "4": mark("four times a year"),
    "12": mark("monthly"),
}


class DemandMoney(CaseAct):
    """What a bye-law, rule or order fixes is demanded, item by item; the demand is printed."""

    verb = mark("Print the demand")
    roles = ("clerk", "accounts", *SIGNERS)

    def more(self, file: CaseFile) -> list[Provision]:
        from desktop.casework.ruling import act_of, provisions_of

        act = act_of(self.shell.desk, file)
        return [act.provision(each) for each in provisions_of(act, file)]

    def fields(self, context: Any) -> Sequence[Field]:
        rows = {each.id: {words.language(): provision_text(self.shell.desk.law, each.id)} for each in context[1]}
        says = ask_said(self.shell, "says", mark("What for"), required=True, length=300)
        amount = ask("paise", "money", mark("Amount (rupees)"), required=True)
        return (
            ask("head", "select_one", mark("Head"), choices=head_choices(HEADS), default="fee", required=True),
            ask(
                "provision",
                "select_one",
                mark("Under which section"),
                choices=rows,
                required=True,
                appearance="plain",
            ),
            ask_said(self.shell, "authority", mark("Bye-law, rule or order"), required=True, length=300),
            ask("items", "repeat", mark("What is demanded"), required=True, fields=(says, amount)),
            ask("days", "integer", mark("Days, counted from service"), required=True, length=4),
            ask_said(self.shell, "payer", mark("From whom"), required=True, length=200),
            ask_said(self.shell, "address", mark("Address"), length=300),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Demand money"))
        party = self.file.applicant()
        name = party.get("name", {})
        known = {code: name[code] for code in self.shell.languages if code in name}
        self.form.put({"payer": known, "address": str(party.get("address", "")), "provision": self.file.provision})
        text = tr("The time to pay runs from the day on which the demand is served.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.dues import demand

        desk, case = self.shell.desk, self.case
        items = [{"says": row["says"], "paise": money.parse(row["paise"], "items")} for row in answers["items"]]
        told = {key: answers[key] for key in ("head", "provision", "authority", "payer")}
        told |= {"items": items, "days": whole(answers["days"]), "address": pick(answers.get("address", ""))}
        return lambda: demand(desk, case, told)

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr("Demand {number} for ₹ {amount}", number=data["number"], amount=money.show(data["paise"]))

    def finish(self, done: Done) -> None:
        """Show the due."""
        self.shell.done(done, self.told(done), due_route(self.case, str(done.entries[0].data["due"])))


class _OnDue(CaseAct):
    """An act on a due; the route names the case and the due. Afterwards the due says so."""

    title = ""

    def more(self, file: CaseFile) -> Due:
        from desktop.casework.money import due_in, dues

        return due_in(dues(file), "/".join(self.route.args[1:]))

    def prepared(self, context: tuple[CaseFile, Due]) -> None:
        due = context[1]
        self.name(tr(self.title), f"{self.file.number} · {due_text(due)}")
        sums = tr(
            "Demanded ₹ {demanded}, paid ₹ {paid}", demanded=money.show(due.demanded), paid=money.show(due.paid)
        )
        left = tr("₹ {amount} open", amount=money.show(due.open))
        made = tr("Demanded on {day}", day=words.day(due.day))
        section = words.section_text(due.told.get("section", ""))
        rows = [label(text, wrap=True) for text in (sums, left, made, section) if text]
        self.side.addWidget(side_card(due_text(due), *rows))

    @property
    def due(self) -> str:
        """The due's name."""
        return "/".join(self.route.args[1:])

    def finish(self, done: Done) -> None:
        """Show the due again."""
        self.shell.done(done, self.told(done), due_route(self.case, self.due))


class ServeDemand(_OnDue):
    """From its service the time to pay runs."""

    verb = mark("Record the service")
    title = mark("Record service of the demand")
    roles = ("clerk", "inspector", "accounts", *SIGNERS)

    def fields(self, context: Any) -> Sequence[Field]:
        hint = mark("for example: handed to the owner himself")
        return (
            ask_past("day", mark("Day of service"), required=True),
            ask_said(self.shell, "how", mark("How, and on whom"), required=True, length=500, hint=hint),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.dues import serve

        desk, case = self.shell.desk, self.case
        told = {"due": self.due, "day": dates.parse(answers["day"], "day"), "how": answers["how"]}
        return lambda: serve(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("The demand is served; its time to pay runs")


class RecoverDue(_OnDue):
    """What was not paid in its time is got in as the Act provides."""

    verb = mark("Put it to recovery")
    title = verb

    def more(self, file: CaseFile) -> Due:
        from desktop.casework.dues import RECOVER
        from desktop.casework.ruling import act_of

        found = super().more(file)
        row = act_of(self.shell.desk, file).provision(str(found.told["provision"]))
        self.power = power_of(self.shell.desk, row, RECOVER)
        return found

    def fields(self, context: Any) -> Sequence[Field]:
        outside = self.power.allowed and not self.power.inside
        hint = mark("Stands on the paper beside the amount and the section")
        return (
            ask_said(self.shell, "says", mark("What is to be done"), length=1000, appearance="multiline", hint=hint),
            *(order_of(self.power.allowed) if outside else ()),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        if self.power.inside and self.power.allowed and not self.power.mine(self.shell.officer.authority):
            self.need_authority(self.power.allowed[0])

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.dues import recover

        desk, case = self.shell.desk, self.case
        told = {"due": self.due, "says": answers.get("says", ""), **dated_order(answers)}
        return lambda: recover(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("It is put to recovery: {number}", number=done.entries[0].data["number"])


class RemitDue(_OnDue):
    """Let go by the order that allows it, whole or in part."""

    verb = mark("Let it go")
    title = mark("Let it go by order")
    roles = SIGNERS

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask_said(self.shell, "reason", mark("Why"), required=True, length=500),
            *order_of(()),
        )

    def prepared(self, context: tuple[CaseFile, Due]) -> None:
        super().prepared(context)
        self.form.put({"paise": context[1].open})

    def place(self, fault: FieldError) -> FieldError:
        """The order has three fields here."""
        return FieldError("by_number", fault.message, code=fault.code) if fault.field == "by_order_of" else fault

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.dues import remit

        desk, case = self.shell.desk, self.case
        told = {"due": self.due, "paise": paise_of(answers), "reason": answers["reason"], **dated_order(answers)}
        return lambda: remit(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("₹ {amount} are let go", amount=money.show(done.entries[0].data["paise"]))


class SpreadDue(_OnDue):
    """Equal instalments with the Act's interest, as the Council declares."""

    verb = mark("Spread it")
    title = mark("Spread it over instalments")
    roles = SIGNERS

    def more(self, file: CaseFile) -> Due:
        from desktop.casework.ruling import act_of
        from desktop.casework.shares import DECLARE, interest_on

        found = super().more(file)
        row, self.percent = interest_on(act_of(self.shell.desk, file), str(found.told.get("section", "")))
        self.power = power_of(self.shell.desk, row, DECLARE)
        return found

    def fields(self, context: Any) -> Sequence[Field]:
        times = {key: words.each_language(text) for key, text in PER_YEAR.items()}
        outside = self.power.allowed and not self.power.inside
        return (
            ask("count", "integer", mark("How many instalments"), required=True, length=3),
            ask("per_year", "select_one", mark("How often"), choices=times, default="12", required=True),
            ask("first", "date", mark("Day of the first instalment"), required=True),
            *(order_of(self.power.allowed) if outside else ()),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        text = tr("The Act's interest is {percent} in the hundred a year.", percent=self.percent)
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.shares import spread_due

        desk, case = self.shell.desk, self.case
        told: dict[str, Any] = {"due": self.due, "count": whole(answers["count"]), **dated_order(answers)}
        told |= {"per_year": int(answers["per_year"]), "first": dates.parse(answers["first"], "first")}
        return lambda: spread_due(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("It is spread over instalments")


def dated_order(answers: dict[str, Any]) -> dict[str, Any]:
    """The paper of an authority with its date as a day; empty where none was asked for."""
    if not answers.get("by_authority"):
        return {}
    dated: date = dates.parse(answers["by_dated"], "by_dated")
    return {"by_order_of": {"authority": answers["by_authority"], "number": answers["by_number"], "dated": dated}}
