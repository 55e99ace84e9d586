"""Money taken at the counter: on a due, or as a fee that no due stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, ask_said, side_card
from desktop.ui.bits import label
from desktop.ui.law_words import provision_text
from desktop.ui.money.said import due_text, head_choices, mode_choices
from desktop.ui.next_steps import CASHIERS
from desktop.ui.page import Route, Shell
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.money import Due
    from desktop.casework.office import Office

BY_HAND = ("fee", "charge", "licence", "rent", "deposit", "sale", "other")  # heads that are taken without a demand
OWN = "own"
NAMED = 52  # letters of a provision in a choice
ON_PAPER = "${mode} = 'cheque' or ${mode} = 'draft'"


@dataclass(frozen=True, slots=True)
class Ask:
    """What a taking is about: the office, and the due with its payer where there is one."""

    office: Office
    due: Due | None
    payer: Any
    number: str


def paise_of(answers: Mapping[str, Any], name: str = "paise") -> int:
    """The money typed in a field, in paise; 0 for none."""
    return money.parse(str(answers[name]), name) if answers.get(name) else 0


def _short(text: str) -> str:
    """A choice that stays on one line."""
    return text if len(text) <= NAMED else f"{text[: NAMED - 1]}…"


def pay_fields(shell: Shell) -> list[Field]:
    """How it is paid, and by whom."""
    return [
        ask("paise", "money", mark("Amount (rupees)"), required=True),
        ask("mode", "select_one", mark("Paid by"), choices=mode_choices(), default="cash", required=True),
        ask(
            "given",
            "money",
            mark("Cash given"),
            relevant="${mode} = 'cash'",
            hint=mark("For the change to give back"),
        ),
        ask(
            "number",
            "text",
            mark("Number of the cheque, draft or transfer"),
            relevant="${mode} != 'cash'",
            required=True,
            length=60,
        ),
        ask("bank", "text", mark("Drawn on which bank"), relevant=ON_PAPER, required=True, length=120),
        ask("dated", "date", mark("Date on it"), relevant=ON_PAPER, required=True),
        ask_said(shell, "payer", mark("Who pays"), required=True, length=200),
    ]


class _Taking(ActPage):
    """What both ways of taking money have in common."""

    verb = mark("Take the money")
    roles = CASHIERS

    def changed_answer(self) -> None:
        """Tell the change to give back."""
        answers = self.form.answers() if self.form else {}
        try:
            given, due = paise_of(answers, "given"), paise_of(answers)
        except FieldError:
            given = due = 0
        back = given - due
        self.change.setText(tr("Give back ₹ {amount}", amount=money.show(back)) if given and back > 0 else "")
        self.change.setVisible(bool(given and back > 0))

    def pay_told(self, answers: Mapping[str, Any]) -> dict[str, Any]:
        """What casework is told of the payment."""
        told = {key: answers[key] for key in ("mode", "number", "bank", "payer", "purpose") if answers.get(key)}
        told["paise"] = paise_of(answers)
        if answers.get("dated"):
            told["dated"] = dates.parse(answers["dated"], "dated")
        return told

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        found = super().check(answers)
        if not found and answers.get("given") and paise_of(answers, "given") < paise_of(answers):
            found.append(FieldError("given", "This is less than the amount.", code="given_less"))
        return found

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr("Receipt {number} for ₹ {amount}", number=data["number"], amount=money.show(data["paise"]))

    def finish(self, done: Done) -> None:
        """Show the receipt, which is printed already, so that it goes out at once."""
        self.shell.done(done, self.told(done), Route("receipt", (done.entries[0].data["receipt"], done.case)))

    def side_change(self) -> None:
        """The change stands at the side, large."""
        self.change = label("", "heading", wrap=True)
        self.change.hide()
        self.side.addWidget(self.change)


class TakeMoney(_Taking):
    """On a due: everything is filled in, so that Ctrl+Enter takes the whole of it in cash."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case, self.due = route.args[0], "/".join(route.args[1:])
        self.side_change()

    def read_context(self) -> Callable[[], Ask]:
        desk, case, due = self.shell.desk, self.case, self.due

        def look() -> Ask:
            from desktop.casework.counter import due_at

            found = due_at(desk, case, due)
            file = desk.case(case) if case else None
            payer = found.told.get("payer") or (file.applicant().get("name", "") if file else "")
            return Ask(desk.office(), found, payer, file.number if file else "")

        return look

    def fields(self, context: Ask) -> Sequence[Field]:
        return pay_fields(self.shell)

    def prepared(self, context: Ask) -> None:
        due = context.due
        self.name(tr("Take money"), " · ".join(p for p in (context.number, due_text(due)) if p))
        rows = [
            tr("Demanded ₹ {demanded}, paid ₹ {paid}", demanded=money.show(due.demanded), paid=money.show(due.paid)),
            tr("₹ {amount} open", amount=money.show(due.open)),
        ]
        section = due.told.get("section", "")
        parts = [label(words.section_text(section), "small")] if section else []
        self.side.addWidget(side_card(due_text(due), *(label(each, wrap=True) for each in rows), *parts))
        known = (
            {code: context.payer[code] for code in self.shell.languages if code in context.payer}
            if isinstance(context.payer, dict)
            else context.payer
        )
        self.form.put({"paise": due.open, **({"payer": known} if known else {})})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import receive

        desk, case, told = self.shell.desk, self.case, {**self.pay_told(answers), "due": self.due}
        return lambda: receive(desk, case, told)


class TakeFee(_Taking):
    """What was not demanded before: a fee by the office's table, or another sum by the bye-law or order named."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case = route.args[0] if route.args else ""
        self._by_table: dict[str, Any] = {}
        self._shown = ""
        self.side_change()

    def read_context(self) -> Callable[[], tuple[Ask, list[dict[str, Any]]]]:
        desk, case = self.shell.desk, self.case

        def look() -> tuple[Ask, list[dict[str, Any]]]:
            from desktop.casework.tariff import fees_on

            file = desk.case(case) if case else None
            payer = file.applicant().get("name", "") if file else ""
            fees = [
                each for each in fees_on(desk, desk.today()) if each["key"].startswith("fee.") and not each["later"]
            ]
            return Ask(desk.office(), None, payer, file.number if file else ""), fees

        return look

    def fields(self, context: tuple[Ask, list[dict[str, Any]]]) -> Sequence[Field]:
        law = self.shell.desk.law
        self._by_table = {each["key"].removeprefix("fee."): each["value"] for each in context[1]}
        choices = {key: {words.language(): _short(provision_text(law, key))} for key in self._by_table}
        choices[OWN] = words.each_language(mark("Something else"))
        own = f"${{tariff}} = '{OWN}'"
        return [
            ask("tariff", "select_one", mark("What for"), choices=choices, required=True, appearance="plain"),
            ask(
                "measure",
                "text",
                mark("Measure"),
                relevant=f"${{tariff}} != '{OWN}'",
                hint=mark("Where the fee goes by area or number"),
            ),
            ask("head", "select_one", mark("Head"), choices=head_choices(BY_HAND), default="fee", relevant=own),
            ask_said(self.shell, "purpose", mark("Purpose"), relevant=own, required=True, length=300),
            ask_said(
                self.shell, "authority", mark("Bye-law, rule or order"), relevant=own, required=True, length=300
            ),
            *pay_fields(self.shell),
        ]

    def prepared(self, context: tuple[Ask, list[dict[str, Any]]]) -> None:
        about = context[0]
        self.name(tr("A fee at the counter"), about.number or pick(about.office.body))
        if isinstance(about.payer, dict):
            self.form.put({"payer": {c: about.payer[c] for c in self.shell.languages if c in about.payer}})

    def changed_answer(self) -> None:
        super().changed_answer()
        chosen = str(self.form.answers().get("tariff", "")) if self.form else ""
        if chosen != self._shown:
            self._shown = chosen
            if isinstance(flat := self._by_table.get(chosen), int):
                self.form.put({"paise": flat})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import counter

        desk, case, told = self.shell.desk, self.case, self.pay_told(answers)
        if answers["tariff"] == OWN:
            told |= {"head": answers.get("head", "fee"), "authority": answers["authority"]}
        else:
            told |= {"head": "fee", "provision": answers["tariff"], "measure": answers.get("measure")}
        return lambda: counter(desk, case, told)
