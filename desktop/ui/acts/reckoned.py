"""Demands that the Act itself reckons: compounding by slabs, the half-yearly penalty, a court's fine, shared expenses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError, LawError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.dues import dated_order
from desktop.ui.acts.particulars import whole
from desktop.ui.acts.pieces import ask, ask_past, ask_said, provision_card, side_card
from desktop.ui.acts.power import Power, order_of, power_of
from desktop.ui.acts.receipts import SIGNERS
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import button, column, empty, label
from desktop.ui.law_words import provision_text
from desktop.ui.money.dues_list import due_route
from desktop.ui.theme import S
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.law.model import Act

USES = {"residential": mark("residential"), "non-residential": mark("non-residential")}
LAND = "rate.land."


class _Reckoned(CaseAct):
    """From whom, what for and within how many days; afterwards its due is shown."""

    verb = mark("Print the demand")
    roles = ("accounts", *SIGNERS)
    title = ""

    def more(self, file: CaseFile) -> Act:
        from desktop.casework.ruling import act_of, provisions_of

        self.act = act_of(self.shell.desk, file)
        self.rows = {
            each: {words.language(): provision_text(self.shell.desk.law, each)}
            for each in provisions_of(self.act, file)
        }
        return self.act

    def whom(self) -> list[Field]:
        """Who owes it, and until when."""
        return [
            ask_said(self.shell, "payer", mark("From whom"), required=True, length=200),
            ask_said(self.shell, "says", mark("What for"), required=True, length=300),
            ask("days", "integer", mark("Days, counted from service"), required=True, length=4),
        ]

    def of_section(self) -> Field:
        """Under which of the sections that rule the case."""
        text = mark("Under which section")
        return ask("provision", "select_one", text, choices=self.rows, required=True, appearance="plain")

    def prepared(self, context: Any) -> None:
        self.name_case(tr(self.title))
        name = self.file.applicant().get("name", {})
        if "payer" in self.form.boxes:
            self.form.put({"payer": {code: name[code] for code in self.shell.languages if code in name}})

    def told_of(self, answers: dict[str, Any], *names: str) -> dict[str, Any]:
        """What casework is told: the answers named that were given, the days, the paper of an authority."""
        told = {name: answers[name] for name in ("payer", "says", *names) if answers.get(name)}
        return {**told, "days": whole(answers["days"]), **dated_order(answers)}

    def place(self, fault: FieldError) -> FieldError:
        """The authority's paper has three fields here."""
        return FieldError("by_number", fault.message, code=fault.code) if fault.field == "by_order_of" else fault

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr("Demand {number} for ₹ {amount}", number=data["number"], amount=money.show(data["paise"]))

    def finish(self, done: Done) -> None:
        """Show the due."""
        self.shell.done(done, self.told(done), due_route(self.case, str(done.entries[0].data["due"])))


class DemandCompounding(_Reckoned):
    """The slabs give the fee; where more than one covers the plot, the officer names the one that is meant."""

    title = mark("Demand the compounding fee")

    def more(self, file: CaseFile) -> Act:
        settings = self.shell.desk.office().settings
        self.places = sorted({s.key.removeprefix(LAND) for s in settings if s.key.startswith(LAND)})
        return super().more(file)

    def fields(self, context: Any) -> Sequence[Field]:
        uses = {key: words.each_language(text) for key, text in USES.items()}
        places = {each: {words.language(): each} for each in self.places}
        hint = mark("Only where the Act gives more than one: its citation, as the refusal names it")
        return (
            ask("use", "select_one", mark("Use"), choices=uses, required=True),
            ask("plot", "decimal", mark("Plot (square metres)"), required=True, length=12),
            ask("area", "decimal", mark("Unauthorised area (square metres)"), required=True, length=12),
            ask("locality", "select_one", mark("Locality"), choices=places, required=True, appearance="plain"),
            *self.whom(),
            ask("slab", "text", mark("Slab that is meant"), length=100, hint=hint),
            ask_said(self.shell, "reason", mark("Why"), length=500),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.fees = column(gap=S)
        self.side.addLayout(self.fees)
        if not self.places:
            text = tr("No rate of land is entered. It is set under Fees and rates, with the order that fixes it.")
            self.side.addWidget(side_card(tr("Locality"), label(text, tone="soon", wrap=True)))

    def tell(self, error: Exception) -> None:
        """Where the Act gives more than one fee, each stands at the side and is taken over with a key."""
        super().tell(error)
        found = error.params.get("choices") if isinstance(error, LawError) else None
        empty(self.fees)
        for cite, paise in (found or {}).items():
            text = f"{words.cited(cite)}: {words.rupees(paise)}"
            self.fees.addWidget(button(text, partial(self._take, cite), kind="link", drawing="law"))

    def _take(self, cite: str) -> None:
        self.form.put({"slab": cite})
        self.form.boxes["reason"].focus()

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.reckon import demand_compounding

        desk, case = self.shell.desk, self.case
        told = self.told_of(answers, "use", "plot", "area", "locality", "slab", "reason")
        return lambda: demand_compounding(desk, case, told)


class DemandPenalty(_Reckoned):
    """So much a floor for each half-year since it was directed, or less."""

    title = mark("Demand the half-yearly penalty")

    def more(self, file: CaseFile) -> Act:
        from desktop.casework.dues import DEMAND
        from desktop.casework.reckon import HALF_YEARLY

        act = super().more(file)
        if act.id not in HALF_YEARLY:
            raise LawError("This Act has no half-yearly penalty.", section="", code="not_given")
        self.row = act.provision(HALF_YEARLY[act.id])
        self.power: Power = power_of(self.shell.desk, self.row, DEMAND)
        return act

    def fields(self, context: Any) -> Sequence[Field]:
        area = ask("area", "decimal", mark("Area (square metres)"), required=True, length=12)
        outside = self.power.allowed and not self.power.inside
        return (
            ask("floors", "repeat", mark("Floors"), required=True, fields=(area,)),
            ask_past("since", mark("Since which day it was directed"), required=True),
            ask("until", "date", mark("Until")),
            ask("paise", "money", mark("Amount, where less than the highest"), hint=mark("Empty: the highest")),
            *self.whom(),
            *(order_of(self.power.allowed) if outside else ()),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.side.addWidget(provision_card(self, tr("Under which power"), self.row.id))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.reckon import demand_penalty

        desk, case = self.shell.desk, self.case
        told = self.told_of(answers)
        told |= {key: dates.parse(answers[key], key) for key in ("since", "until") if answers.get(key)}
        told["floors"] = [row["area"] for row in answers["floors"]]
        if answers.get("paise"):
            told["paise"] = paise_of(answers)
        return lambda: demand_penalty(desk, case, told)


class EnterFine(_Reckoned):
    """What the court imposed; of an offence that goes on, each day after the conviction counts."""

    title = mark("Enter a fine of the court")

    def fields(self, context: Any) -> Sequence[Field]:
        hint = mark("Where the offence goes on: the last day that is fined")
        return (
            self.of_section(),
            ask_said(self.shell, "court", mark("Court"), required=True, length=500),
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask("until", "date", mark("Until"), hint=hint),
            *self.whom(),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        convicted = [f.data.get("provision") for f in self.file.happened("conviction")]
        known = next((each for each in convicted if each in self.rows), self.file.provision)
        self.form.put({"provision": known})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.reckon import demand_fine

        desk, case = self.shell.desk, self.case
        told = {**self.told_of(answers, "provision", "court"), "paise": paise_of(answers)}
        if answers.get("until"):
            told["until"] = dates.parse(answers["until"], "until")
        return lambda: demand_fine(desk, case, told)


class ShareExpense(_Reckoned):
    """An expense demanded from every owner, by frontage or as it was settled among them."""

    title = mark("Share an expense among the owners")

    def fields(self, context: Any) -> Sequence[Field]:
        ways = {
            "frontage": words.each_language(mark("by frontage")),
            "settled": words.each_language(mark("as settled among them")),
        }
        owner = (
            ask_said(self.shell, "payer", mark("Owner"), required=True, length=200),
            ask("frontage", "decimal", mark("Frontage (metres)"), length=12),
            ask("paise", "money", mark("Share (rupees)")),
        )
        return (
            self.of_section(),
            ask("paise", "money", mark("The whole expense (rupees)"), required=True),
            ask("by", "select_one", mark("How it is shared"), choices=ways, default="frontage", required=True),
            ask("owners", "repeat", mark("Owners"), required=True, fields=owner),
            *self.whom()[1:],
            *order_of(()),
        )

    def prepared(self, context: Any) -> None:
        super().prepared(context)
        self.form.put({"provision": self.file.provision})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.shares import demand_shares

        desk, case = self.shell.desk, self.case
        told = {**self.told_of(answers, "provision", "by"), "paise": paise_of(answers)}
        told["owners"] = [
            {**row, "paise": money.parse(row["paise"], "owners")} if row.get("paise") else row
            for row in answers["owners"]
        ]
        return lambda: demand_shares(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("The expense is demanded from {n} owners", n=len(done.entries))

    def finish(self, done: Done) -> None:
        """Show the case, whose dues are several now."""
        self.shell.done(done, self.told(done))
