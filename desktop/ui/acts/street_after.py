"""What follows from a line: possession, compensation worked out, agreements with deposits, the register inspected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout

from desktop.core import money
from desktop.core.errors import NagardeskError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.acts.street import StreetAct, both, day_of, order_fields, order_of
from desktop.ui.bits import empty, label, line
from desktop.ui.faults import sentence
from desktop.ui.page import Route, Shell, later
from desktop.ui.street.said import choices, order_text
from desktop.ui.theme import S
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk, Done
    from desktop.casework.street import Street

TAKEN = {
    "open": words.mark("open land"),
    "external": words.mark("land under outworks"),
    "bare": words.mark("land where the building fell, burnt or was taken down"),
    "pulled_down": words.mark("land where the building was pulled down by order"),
    "government": words.mark("land of the Government"),
    "refused": words.mark("land on which building was refused"),
    "remainder": words.mark("what is left and of no use"),
}
PAID = {
    "open": words.mark("open land taken"),
    "set_back": words.mark("a building set back"),
    "refused": words.mark("building refused"),
    "set_forward": words.mark("a building set forward"),
}
HEADS = {
    "land": words.mark("Land"),
    "building": words.mark("Building"),
    "expense": words.mark("Expense"),
    "fall": words.mark("Fall in the value of the rest"),
    "rise": words.mark("Rise in the value of the rest"),
    "betterment": words.mark("Betterment"),
    "price": words.mark("Price of the land"),
}
SUMS = ("building", "expense", "fall", "rise")


def parcel_field(state: Street, key: str = "number") -> Field:
    """The parcels of a street as a choice; the answer is the parcel's id (or its number)."""
    ordered = sorted(state.parcels.items(), key=lambda item: (len(str(item[1]["number"])), str(item[1]["number"])))
    told = {
        (id if key == "id" else str(data["number"])): {
            "en": " · ".join(p for p in (str(data["number"]), pick(data.get("owner"))) if p)
        }
        for id, data in ordered
    }
    return ask("parcel", "select_one", words.mark("Parcel"), required=True, choices=told)


def show_worth(figures: QVBoxLayout, worth: Mapping[str, Any]) -> None:
    """A working line by line, and what comes of it."""
    for each in worth["figures"]:
        name = label(tr(HEADS.get(each["key"], each["key"])), wrap=True)
        row = line(name, label(f"₹ {each['shown']}"), gap=S)
        row.setStretch(0, 1)
        figures.addLayout(row)
        figures.addWidget(label(f"{each['working']} · {words.section_text(each['section'])}", "small", wrap=True))
    total = (
        tr("₹ {amount} to recover", amount=money.show(worth["recover"]))
        if worth["recover"]
        else tr("₹ {amount} to pay", amount=money.show(worth["pay"]))
    )
    figures.addWidget(label(total, "strong"))
    for note in worth["notes"]:
        figures.addWidget(label(note, "small", wrap=True))


class TakePossession(StreetAct):
    """Land within a line taken for the street; it vests."""

    verb = words.mark("Enter the possession")
    title = words.mark("Take possession of land within the line")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self._measured = ""

    def fields(self, context: Any) -> Sequence[Field]:
        from desktop.casework.street_law import TAKINGS

        kinds = {kind: taking for (act, kind), taking in TAKINGS.items() if act == self.state.act}

        def asks(what: str) -> str:
            return " or ".join(f"${{kind}} = '{k}'" for k, t in kinds.items() if t.asks == what) or "'one' = 'none'"

        return (
            parcel_field(self.state, "id"),
            ask("kind", "select_one", words.mark("What land it is"), required=True,
                choices=choices({k: TAKEN[k] for k in kinds})),
            ask("area", "decimal", words.mark("Area taken (m²)"), required=True,
                hint=words.mark("Filled in from the survey; correct it if less is taken")),
            ask("served", "date", words.mark("Notice served on"), required=True, relevant=asks("notice")),
            ask("request", "date", words.mark("The owner asked on"), required=True, relevant=asks("request")),
            ask("approval_number", "text", words.mark("Number of the approval"), required=True, relevant=asks("approval")),
            ask_past("approval_day", words.mark("Date of the approval"), required=True, relevant=asks("approval")),
            *order_fields(),
            ask("day", "date", words.mark("Day of the possession"), required=True),
        )  # fmt: skip

    def prepared(self, context: Any) -> None:
        text = tr("The notice's clear days must be over; too early a day is refused with the first lawful one.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def changed_answer(self) -> None:
        """The measured area of the parcel chosen is filled in."""
        parcel = self.form.answers().get("parcel", "")
        if parcel and parcel != self._measured:
            self._measured = parcel
            desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
            self.read(lambda: surveyor.land_within(desk, street, parcel), lambda area: self.form.put({"area": area}))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_cases import take_possession

        desk, street = self.shell.desk, self.street
        more: dict[str, Any] = {
            "served": day_of(answers, "served") if answers.get("served") else None,
            "request": day_of(answers, "request") if answers.get("request") else None,
            "approval": order_of(answers, "approval") if answers.get("approval_number") else None,
        }
        parcel, kind, day = answers["parcel"], answers["kind"], day_of(answers)
        area, order = answers["area"], order_of(answers)
        return lambda: take_possession(desk, street, parcel, kind, day, area=area, order=order, **more)

    def told(self, done: Done) -> str:
        return tr("Possession is taken; the land vests as the section says")


class WorkOut(StreetAct):
    """Compensation and betterment on paper, every figure shown while one types."""

    verb = words.mark("Keep the working")
    title = words.mark("Work out compensation and betterment")
    roles = ("accounts", "officer", "head")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        from desktop.ui.bits import column

        self.figures = column(gap=2)
        self._measured = ""
        self._soon = later(250, self._look, self)

    def fields(self, context: Any) -> Sequence[Field]:
        from desktop.casework.street_law import PAYING

        rules = {kind: rule for (act, kind), rule in PAYING.items() if act == self.state.act}

        def counts(head: str) -> str:
            return " or ".join(f"${{kind}} = '{k}'" for k, r in rules.items() if head in r.counts) or "'one' = 'none'"

        asked: list[Field] = [
            parcel_field(self.state, "id"),
            ask(
                "kind",
                "select_one",
                words.mark("For what"),
                required=True,
                choices=choices({k: PAID[k] for k in rules}),
            ),
            ask("area", "decimal", words.mark("Land (m²)"), relevant=counts("land")),
            ask("rate", "money", words.mark("Rate for one m² (rupees)"), relevant=counts("land")),
            ask("source", "text", words.mark("Paper that fixes the rate"), length=300, relevant=counts("land")),
        ]
        for head in SUMS:
            asked.append(ask(head, "money", HEADS[head], relevant=counts(head)))
            asked.append(
                ask(f"{head}_source", "text", words.mark("Paper that says so"), length=300,
                    relevant=f"({counts(head)}) and ${{{head}}} != ''")
            )  # fmt: skip
        return asked

    def prepared(self, context: Any) -> None:
        self.side.addWidget(side_card(tr("The working"), self.figures))
        self._look()

    def changed_answer(self) -> None:
        parcel = self.form.answers().get("parcel", "")
        if parcel and parcel != self._measured:
            self._measured = parcel
            desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
            self.read(lambda: surveyor.land_within(desk, street, parcel), lambda area: self.form.put({"area": area}))
        self._soon.start()

    def heads(self, answers: Mapping[str, Any]) -> dict[str, Any]:
        """What was typed, with rupees as paise."""
        found = {k: v for k, v in answers.items() if k not in ("parcel", "kind", *SUMS, "rate")}
        for key in (*SUMS, "rate"):
            if answers.get(key):
                found[key] = money.parse(answers[key], key)
        return found if found.get("rate") else {k: v for k, v in found.items() if k not in ("area", "source")}

    def _look(self) -> None:
        answers = self.form.answers() if self.form else {}
        empty(self.figures)
        if not answers.get("kind"):
            self.figures.addWidget(label(tr("It is worked out here while you fill in the form."), "muted", wrap=True))
            return
        desk, surveyor, street, kind = self.shell.desk, self.shell.room.streets, self.street, answers["kind"]
        try:
            heads = self.heads(answers)
        except NagardeskError as error:
            self.figures.addWidget(label(sentence(error), tone="soon", wrap=True))
            return
        self.run("read", lambda: surveyor.work_out(desk, street, kind, heads), self._show, self._wrong)

    def _show(self, worth: Mapping[str, Any]) -> None:
        empty(self.figures)
        show_worth(self.figures, worth)

    def _wrong(self, error: Exception) -> None:
        empty(self.figures)
        if isinstance(error, NagardeskError):
            self.figures.addWidget(label(sentence(error), tone="soon", wrap=True))
        else:
            self.tell(error)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, surveyor, street = self.shell.desk, self.shell.room.streets, self.street
        parcel, kind, heads = answers["parcel"], answers["kind"], self.heads(answers)
        return lambda: surveyor.keep_worth(desk, street, parcel, kind, heads)

    def told(self, done: Done) -> str:
        return tr("The working is kept with the street")


class EnterAgreement(StreetAct):
    """An owner's registered agreement to claim nothing."""

    verb = words.mark("Enter the agreement")
    title = words.mark("Enter an owner's agreement")

    def fields(self, context: Any) -> Sequence[Field]:
        condition = ask("says", "text", words.mark("Condition"), length=1000)
        return (
            parcel_field(self.state, "id"),
            ask_said(self.shell, "owner", words.mark("Owner"), required=True, length=300),
            ask("conditions", "repeat", words.mark("To what he binds himself"), required=True, fields=(condition,)),
            ask("registered_number", "text", words.mark("Number of its registration"), required=True, length=200,
                hint=words.mark("Without registration it does not bind")),
            ask_past("registered_day", words.mark("Date of its registration"), required=True),
            ask("day", "date", words.mark("Day"), required=True),
        )  # fmt: skip

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_cases import make_agreement

        desk, street = self.shell.desk, self.street
        owner, registered = both(answers["owner"], self.shell.languages), order_of(answers, "registered")
        said, day = [row["says"] for row in answers["conditions"]], day_of(answers)
        return lambda: make_agreement(desk, street, answers["parcel"], owner, registered, said, day)


class _OnAgreement(StreetAct):
    """An act on an agreement of the register."""

    def agreement_field(self) -> Field:
        """The agreements as a choice."""
        number = {key: str(data["number"]) for key, data in self.state.parcels.items()}
        told = {
            key: {
                "en": f"{number.get(each['parcel'], '')} · {pick(each['owner'])} · {order_text(each['registered'])}"
            }
            for key, each in self.state.agreements.items()
        }
        return ask("agreement", "select_one", words.mark("Agreement"), required=True, choices=told)


class EnterDeposit(_OnAgreement):
    """The deposit that goes with an agreement."""

    verb = words.mark("Enter the deposit")
    title = words.mark("Enter a deposit")
    roles = ("clerk", "officer", "head", "accounts")

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            self.agreement_field(),
            ask("paise", "money", words.mark("Amount (rupees)"), required=True),
            ask("receipt", "text", words.mark("Number of its receipt"), required=True, length=100),
            ask("day", "date", words.mark("Day"), required=True),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_cases import make_deposit

        desk, street, paise = self.shell.desk, self.street, money.parse(answers["paise"], "paise")
        day = day_of(answers)
        return lambda: make_deposit(desk, street, answers["agreement"], paise, answers["receipt"], day)


class CallRemoval(_OnAgreement):
    """The owner called on, in writing, to remove the work under his agreement."""

    verb = words.mark("Call on him")
    title = words.mark("Call for removal under an agreement")

    def fields(self, context: Any) -> Sequence[Field]:
        return (
            self.agreement_field(),
            ask("reason", "text", words.mark("Reasons"), required=True, appearance="multiline", length=4000),
            ask("day", "date", words.mark("Day"), required=True),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.street_cases import call_removal

        desk, street, day = self.shell.desk, self.street, day_of(answers)
        return lambda: call_removal(desk, street, answers["agreement"], answers["reason"], day)


class InspectRegister(StreetAct):
    """Somebody looked into the register; where the Act lets a fee be taken, the one that the office has set."""

    verb = words.mark("Record it")
    title = words.mark("Record an inspection of the register")
    roles = ("clerk", "officer", "head", "accounts")

    def more(self, desk: Desk, state: Street) -> int:
        from desktop.casework.streets import INSPECTION_FEE

        provision = INSPECTION_FEE.get(state.act, "")
        return int(desk.office().setting(f"fee.{provision}", desk.today()).value) if provision else 0

    def fields(self, context: Any) -> Sequence[Field]:
        asked = [ask("who", "text", words.mark("Who looks into it"), required=True, length=300)]
        if context[1]:
            asked.append(ask("paid", "money", words.mark("Fee paid"), required=True))
        return asked

    def prepared(self, context: Any) -> None:
        fee = words.rupees(context[1]) if context[1] else tr("The papers are open without a fee.")
        self.side.addWidget(side_card(tr("Fee"), label(fee, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.streets import inspect_register

        desk, street = self.shell.desk, self.street
        paid = money.parse(answers["paid"], "paid") if answers.get("paid") else 0
        return lambda: inspect_register(desk, street, answers["who"], paid)
