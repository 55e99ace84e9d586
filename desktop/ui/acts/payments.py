"""Money paid out at the window: under a budget-grant or as an exception of the Act; grants entered; the council told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.dates import financial_year
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.acts.receipts import SIGNERS
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import label
from desktop.ui.money.said import mode_choices, party_text
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.office import Office
    from desktop.casework.payments import Grant
    from desktop.core.entry import Entry

EXEMPT = "exempt"
MODES = ("cheque", "cash", "online")


@dataclass(frozen=True, slots=True)
class Fund:
    """What a payment may be made under: the year, its grants, and the exceptions that the Act lists by their letters."""

    office: Office
    year: str
    grants: Mapping[str, Grant]
    exceptions: Mapping[str, str]
    section: str


class PayOut(ActPage):
    """Nothing is paid without a grant that is large enough, unless the Act lists it."""

    verb = mark("Pay it")
    roles = SIGNERS

    def read_context(self) -> Callable[[], Fund]:
        desk = self.shell.desk

        def look() -> Fund:
            from desktop.casework.payments import LAWS, grants

            office, year = desk.office(), financial_year(desk.today())
            law = LAWS.get(office.act)
            listed = desk.law.provision(law.exceptions).exceptions if law else ()
            letters = {chr(ord("a") + n): text for n, text in enumerate(listed)}
            section = desk.law.provision(law.rule).cite if law else ""
            return Fund(office, year, grants(desk, year), letters, section)

        return look

    def fields(self, context: Fund) -> Sequence[Field]:
        shown = words.language()
        under = {
            each.name: {shown: tr("{name}: ₹ {amount} left", name=each.name, amount=money.show(each.left))}
            for each in context.grants.values()
        }
        if context.exceptions:
            under[EXEMPT] = words.each_language(mark("Without a grant, as the Act allows"))
        exempt = {key: {shown: f"({key}) {words.known(text)}"} for key, text in context.exceptions.items()}
        modes = {key: mode_choices()[key] for key in MODES}
        without = f"${{under}} = '{EXEMPT}'"
        more = (
            [
                ask(
                    "exempt",
                    "select_one",
                    mark("Which"),
                    choices=exempt,
                    required=True,
                    relevant=without,
                    appearance="plain",
                )
            ]
            if exempt
            else []
        )
        return (
            ask("under", "select_one", mark("Under which grant"), choices=under, required=True, appearance="plain"),
            *more,
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask_said(self.shell, "to_whom", mark("To whom"), required=True, length=200),
            ask_said(self.shell, "says", mark("What for"), required=True, length=500),
            ask("mode", "select_one", mark("Paid by"), choices=modes, default="cheque", required=True),
            ask(
                "reference",
                "text",
                mark("Number of the cheque or transfer"),
                required=True,
                relevant="${mode} != 'cash'",
                length=60,
            ),
        )

    def prepared(self, context: Fund) -> None:
        self.name(tr("Pay money out"), pick(context.office.body))
        rows = [
            label(tr("{name}: ₹ {amount} left", name=each.name, amount=money.show(each.left)), wrap=True)
            for each in context.grants.values()
        ]
        none = label(tr("No budget-grant is entered for this year."), tone="soon", wrap=True)
        section = [label(words.section_text(context.section), "small")] if context.section else []
        if len(context.grants) == 1 and not context.exceptions:
            self.form.put({"under": next(iter(context.grants))})
        self.side.addWidget(side_card(tr("Grants of {year}", year=context.year), *(rows or [none]), *section))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.payments import pay

        desk = self.shell.desk
        told = {key: answers[key] for key in ("to_whom", "says", "mode", "reference") if answers.get(key)}
        told["paise"] = paise_of(answers)
        told |= {EXEMPT: answers[EXEMPT]} if answers["under"] == EXEMPT else {"grant": answers["under"]}
        return lambda: pay(desk, "", told)

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr("Voucher {number} for ₹ {amount}", number=data["number"], amount=money.show(data["paise"]))

    def finish(self, done: Done) -> None:
        """Show the voucher."""
        self.shell.done(done, self.told(done), Route("payment", (done.entries[0].id,)))


class SetGrant(ActPage):
    """A grant of the budget, or its later change, with the resolution that gives it."""

    verb = mark("Enter the grant")
    roles = ("administrator", "head")

    def read_context(self) -> Callable[[], Office]:
        return self.shell.desk.office

    def fields(self, context: Office) -> Sequence[Field]:
        today = self.shell.desk.today()
        years = dict.fromkeys((financial_year(today), financial_year(today.replace(year=today.year + 1, day=1))))
        listed = {year: {words.language(): year} for year in years}
        hint = mark("As the budget names it; the same name again changes the grant")
        return (
            ask("name", "text", mark("Grant"), required=True, length=120, hint=hint),
            ask(
                "year", "select_one", mark("Financial year"), choices=listed, default=next(iter(years)), required=True
            ),
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask("authority", "text", mark("Resolution"), required=True, length=300),
            ask_past("dated", mark("Date of the resolution"), required=True),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Enter a budget-grant"), pick(context.body))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.payments import set_grant

        desk, paise, dated = self.shell.desk, paise_of(answers), dates.parse(answers["dated"], "dated")
        return lambda: set_grant(desk, answers["name"], answers["year"], paise, answers["authority"], dated)

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr("Grant {name}: ₹ {amount}", name=data["grant"], amount=money.show(data["paise"]))

    def finish(self, done: Done) -> None:
        """Show the grants."""
        self.shell.done(done, self.told(done), Route("grants"))


class ReportPayment(ActPage):
    """The council is told forthwith of what was paid without a grant."""

    verb = mark("Enter the report")
    roles = SIGNERS

    def read_context(self) -> Callable[[], Entry]:
        desk, payment = self.shell.desk, self.route.args[0]

        def look() -> Entry:
            from desktop.casework.payments import payment_at

            return payment_at(desk, payment)

        return look

    def fields(self, context: Entry) -> Sequence[Field]:
        return (
            ask_past("day", mark("Day of the report"), required=True),
            ask("number", "text", mark("Number of the report"), required=True, length=100),
        )

    def prepared(self, context: Entry) -> None:
        data = context.data
        self.name(tr("Record that the council was told"), str(data["number"]))
        rows = (party_text(data["to_whom"]), party_text(data["says"]), words.rupees(int(data["paise"])))
        section = words.section_text(str(data.get("report", "")))
        self.side.addWidget(
            side_card(tr("The payment"), *(label(each, wrap=True) for each in (*rows, section) if each))
        )
        self.form.put({"day": words.day(self.shell.desk.today())})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.payments import report_payment

        desk, payment, day = self.shell.desk, self.route.args[0], dates.parse(answers["day"], "day")
        return lambda: report_payment(desk, payment, day, answers["number"])

    def told(self, done: Done) -> str:
        return tr("It is entered that the council was told")

    def finish(self, done: Done) -> None:
        """Show the payment again."""
        self.shell.done(done, self.told(done), Route("payment", self.route.args))
