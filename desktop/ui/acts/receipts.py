"""What becomes of a receipt: cancelled or paid back, its cheque realised or dishonoured, a thing done twice undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import label
from desktop.ui.money.said import kind_text, mode_choices, party_text, receipt_state
from desktop.ui.next_steps import CASHIERS
from desktop.ui.page import Route, Shell
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.counter import Receipt
    from desktop.casework.desk import Done
    from desktop.core.entry import Entry

SIGNERS = ("officer", "head")


class _OnReceipt(ActPage):
    """An act on a receipt; afterwards the receipt says so."""

    title = ""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.receipt, self.case = route.args[0], route.args[1]

    def read_context(self) -> Callable[[], Receipt]:
        desk, case, receipt = self.shell.desk, self.case, self.receipt

        def look() -> Receipt:
            from desktop.casework.counter import receipt_at

            return receipt_at(desk, case, receipt)

        return look

    def prepared(self, context: Receipt) -> None:
        self.name(tr(self.title), f"{context.number} · {party_text(context.entry.data.get('payer', ''))}")
        said = tr("₹ {amount} on {day}", amount=money.show(context.paise), day=words.day(context.entry.day))
        state, tone = receipt_state(context)
        self.side.addWidget(side_card(tr("Receipt"), label(said, wrap=True), label(state, tone=tone)))

    def finish(self, done: Done) -> None:
        """Show the receipt again."""
        self.shell.done(done, self.told(done), Route("receipt", (self.receipt, self.case)))

    def reason(self) -> Field:
        """Why, in the languages of papers."""
        return ask_said(
            self.shell,
            "reason",
            mark("Why"),
            required=True,
            length=300,
            hint=mark("It stands in the cash book"),
        )

    def told_to(self, answers: Mapping[str, Any], *names: str) -> dict[str, Any]:
        """What casework is told: the receipt, and those answers that were given."""
        told = {name: answers[name] for name in names if answers.get(name)}
        if "day" in told:
            told["day"] = dates.parse(told["day"], "day")
        return {"receipt": self.receipt, **told}


def yes_no() -> dict[str, dict[str, str]]:
    """Yes or no as choices."""
    return {"yes": words.each_language(mark("Yes")), "no": words.each_language(mark("No"))}


class CancelReceipt(_OnReceipt):
    """On the day of its book, by another than its maker."""

    verb = mark("Cancel the receipt")
    title = verb
    roles = ("accounts", *SIGNERS)

    def fields(self, context: Receipt) -> Sequence[Field]:
        original = ask("original", "select_one", mark("Is the payer's copy back?"), choices=yes_no(), required=True)
        return (self.reason(), original)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import cancel

        desk, case = self.shell.desk, self.case
        told = {**self.told_to(answers, "reason"), "original": answers.get("original") == "yes"}
        return lambda: cancel(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("The receipt is cancelled; its number stays used")


class RefundReceipt(_OnReceipt):
    """Pay back what was taken, or part of it."""

    verb = mark("Pay it back")
    title = mark("Refund")
    roles = SIGNERS

    def fields(self, context: Receipt) -> Sequence[Field]:
        modes = {key: each for key, each in mode_choices().items() if key in ("cash", "online")}
        return (
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask("mode", "select_one", mark("Paid back by"), choices=modes, default="cash", required=True),
            ask_said(self.shell, "to_whom", mark("To whom"), length=200),
            self.reason(),
            ask(
                "stands",
                "select_one",
                mark("Is the money still owed?"),
                choices=yes_no(),
                default="no",
                hint=mark("Yes where another pays it"),
            ),
        )

    def prepared(self, context: Receipt) -> None:
        super().prepared(context)
        self.form.put({"paise": context.paise - context.refunded})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import refund

        desk, case = self.shell.desk, self.case
        told = {**self.told_to(answers, "mode", "to_whom", "reason"), "paise": paise_of(answers)}
        told["demand_stands"] = answers.get("stands") == "yes"
        return lambda: refund(desk, case, told)

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr("Voucher {number} for ₹ {amount}", number=data["number"], amount=money.show(data["paise"]))


class RealiseCheque(_OnReceipt):
    """The bank has credited it."""

    verb = mark("Enter it as realised")
    title = mark("Cheque realised")
    roles = CASHIERS

    def fields(self, context: Receipt) -> Sequence[Field]:
        return (
            ask_past("day", mark("Day on which the bank credited it"), required=True),
            ask("reference", "text", mark("The bank's reference"), length=120),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import realise

        desk, case, told = self.shell.desk, self.case, self.told_to(answers, "day", "reference")
        return lambda: realise(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("The cheque is realised")


class DishonourCheque(_OnReceipt):
    """It came back unpaid; the due is open again."""

    verb = mark("Enter it as dishonoured")
    title = mark("Cheque dishonoured")
    roles = CASHIERS

    def fields(self, context: Receipt) -> Sequence[Field]:
        return (
            ask_past("day", mark("Day on which it came back"), required=True),
            self.reason(),
            ask("charges", "money", mark("The bank's charges"), hint=mark("They are demanded with the due")),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import dishonour

        desk, case, told = self.shell.desk, self.case, self.told_to(answers, "day", "reason")
        if answers.get("charges"):
            told["charges"] = paise_of(answers, "charges")
        return lambda: dishonour(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("The cheque is dishonoured; the due is open again")


class UndoDouble(ActPage):
    """What two PCs did to one receipt without knowing of each other: the second time is undone.

    The route names the case ('' for the counter's own) and, where it was opened from there, the receipt.
    """

    verb = mark("Undo what was done twice")
    roles = ("accounts", *SIGNERS)

    def read_context(self) -> Callable[[], list[Entry]]:
        desk, case = self.shell.desk, self.route.args[0]

        def look() -> list[Entry]:
            from desktop.casework.money import doubled
            from desktop.casework.receipts import subject_of

            return doubled(desk.store.entries(subject_of(desk, case)))

        return look

    def fields(self, context: list[Entry]) -> Sequence[Field]:
        hint = mark("It stands in the cash book")
        return (ask_said(self.shell, "reason", mark("Why"), required=True, length=300, hint=hint),)

    def prepared(self, context: list[Entry]) -> None:
        self.name(tr("Undo what was done twice"))
        rows = [
            label(
                tr(
                    "{day} {what}, ₹ {amount}: done by another PC too",
                    day=words.day(each.day),
                    what=kind_text(each.kind),
                    amount=money.show(int(each.data["paise"])),
                ),
                wrap=True,
            )
            for each in context
        ]
        none = label(tr("Nothing was done twice here."), "muted", wrap=True)
        self.side.addWidget(side_card(tr("What is undone"), *(rows or [none])))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.receipts import undo_double

        desk, case, told = self.shell.desk, self.route.args[0], {"reason": answers["reason"]}
        return lambda: undo_double(desk, case, told)

    def told(self, done: Done) -> str:
        return tr("What was done a second time is undone")

    def finish(self, done: Done) -> None:
        """Back to the receipt, or the case."""
        receipt = Route("receipt", (self.route.args[1], done.case)) if len(self.route.args) > 1 else None
        self.shell.done(done, self.told(done), receipt)
