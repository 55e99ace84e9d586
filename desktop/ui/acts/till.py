"""The cash at this PC: counted and closed, handed over, taken over, paid into the bank, a difference settled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.core.text import latin_digits
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import ask, ask_said, side_card
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import badge, label, line
from desktop.ui.next_steps import CASHIERS
from desktop.ui.page import Route, Shell
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.office import Office

NOTES = (500, 200, 100, 50, 20, 10, 5, 2, 1)


@dataclass(frozen=True, slots=True)
class Till:
    """What stands in the book of this PC for the person at it: the office, the cash to count, days still open."""

    office: Office
    held: int
    open_days: tuple[str, ...] = ()
    from_whom: str = ""


def counted_notes(answers: Mapping[str, Any]) -> dict[str, int]:
    """The pieces counted, by rupees, with `coins` as the rest in paise. Raises `FieldError` for what is no number."""
    found: dict[str, int] = {}
    for rupees in NOTES:
        typed = latin_digits(str(answers.get(f"n{rupees}", ""))).strip()
        if typed and not typed.isdecimal():
            raise FieldError(f"n{rupees}", f"'{typed}' is not a whole number.", code="integer", text=typed)
        if typed and int(typed):
            found[str(rupees)] = int(typed)
    coins = paise_of(answers, "coins")
    return {**found, "coins": coins} if coins else found


def worth(notes: Mapping[str, int]) -> int:
    """What a count comes to, in paise."""
    return sum(n if rupees == "coins" else n * int(rupees) * 100 for rupees, n in notes.items())


class CountAct(ActPage):
    """An act on counted cash: pieces by note, the sum beside the book's at every key."""

    roles = CASHIERS

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.by_book, self.by_count, self.gap = label("", wrap=True), label("", "heading", wrap=True), badge("")
        self.side.addWidget(side_card(tr("The count"), self.by_count, self.by_book, line(self.gap, -1)))

    def before(self, context: Till) -> list[Field]:
        """What is asked before the count."""
        return []

    def fields(self, context: Till) -> Sequence[Field]:
        notes = [
            Field(f"n{rupees}", "integer", {words.language(): f"₹ {rupees} ×"}, length=7, relevant="")
            for rupees in NOTES
        ]
        coins = ask("coins", "money", mark("Other coins (rupees)"))
        why = ask_said(
            self.shell, "why", mark("Difference explained"), length=300, hint=mark("Only where count and book differ")
        )
        return [*self.before(context), *notes, coins, why]

    def prepared(self, context: Till) -> None:
        for rupees in NOTES:
            for edit in self.form.boxes[f"n{rupees}"].inputs():
                edit.setPlaceholderText("0")
        self.changed_answer()

    def changed_answer(self) -> None:
        answers = self.form.answers() if self.form else {}
        try:
            total = worth(counted_notes(answers))
        except FieldError:
            return
        held = self.context.held
        self.by_count.setText(words.rupees(total))
        self.by_count.setAccessibleName(tr("Counted ₹ {amount}", amount=money.show(total)))
        self.by_book.setText(tr("By the book ₹ {amount}", amount=money.show(held)))
        less = held - total
        text = (
            tr("₹ {amount} missing", amount=money.show(less))
            if less > 0
            else tr("₹ {amount} too much", amount=money.show(-less))
        )
        self.gap.setText(tr("It agrees") if not less else text)
        self.gap.setProperty("tone", "fine" if not less else "late")
        from desktop.ui.bits import restyle

        restyle(self.gap)

    def finish(self, done: Done) -> None:
        """Back to the counter, which says so."""
        self.shell.done(done, self.told(done), Route("counter"))


def held_by_me(shell: Shell) -> Callable[[], Till]:
    """Reads the cash that the person at the desk holds here."""
    desk = shell.desk

    def look() -> Till:
        from desktop.casework.till import cash_of, open_days

        return Till(desk.office(), cash_of(desk, desk.officer), tuple(open_days(desk)))

    return look


class CloseDay(CountAct):
    """Closes the cash book with all days still open, and prints its page."""

    verb = mark("Close the day")
    roles = ("clerk", "accounts", "head")

    def read_context(self) -> Callable[[], Till]:
        return held_by_me(self.shell)

    def before(self, context: Till) -> list[Field]:
        return [ask("day", "date", mark("Up to which day"), required=True)]

    def prepared(self, context: Till) -> None:
        today = self.shell.desk.today().isoformat()
        last = max(context.open_days, default=today)
        self.name(tr("Close the day"), ", ".join(words.day(day) for day in context.open_days))
        self.form.put({"day": words.day(last)})
        super().prepared(context)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.till import close_day

        desk, notes, why = self.shell.desk, counted_notes(answers), answers.get("why", "")
        day = dates.parse(answers["day"], "day")
        return lambda: close_day(desk, day, notes, why)

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr(
            "The cash book is closed with ₹ {amount}: {number}",
            amount=money.show(data["paise"]),
            number=data["number"],
        )

    def finish(self, done: Done) -> None:
        """Show the page that was printed."""
        self.shell.done(done, self.told(done), Route("cash_book", (done.entries[0].data["book"],)))


class HandOver(CountAct):
    """Hands all the cash that one holds to another."""

    verb = mark("Hand the cash over")

    def read_context(self) -> Callable[[], Till]:
        return held_by_me(self.shell)

    def before(self, context: Till) -> list[Field]:
        me, today = self.shell.desk.officer, self.shell.desk.today()
        others = {
            each.id: {words.language(): f"{pick(each.name)}, {pick(each.designation)}"}
            for each in context.office.officers
            if each.id != me and each.holds(today) and set(each.roles) & set(CASHIERS)
        }
        return [ask("to", "select_one", mark("To whom"), choices=others, required=True, appearance="plain")]

    def prepared(self, context: Till) -> None:
        self.name(tr("Hand the cash over"))
        super().prepared(context)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.till import hand_over

        desk, notes, why, to = self.shell.desk, counted_notes(answers), answers.get("why", ""), answers["to"]
        return lambda: hand_over(desk, to, notes, why)

    def told(self, done: Done) -> str:
        amount = money.show(done.entries[0].data["paise"])
        return tr("₹ {amount} are handed over; the other takes them over by his own count", amount=amount)


class TakeOver(CountAct):
    """Takes over what another has handed to the person at the desk."""

    verb = mark("Take the cash over")

    def read_context(self) -> Callable[[], Till]:
        desk, handover = self.shell.desk, self.route.args[0]

        def look() -> Till:
            from desktop.casework.till import waiting

            office = desk.office()
            for entry in waiting(desk, desk.officer):
                if entry.data["handover"] == handover:
                    return Till(office, entry.data["paise"], (), pick(office.officer(entry.officer).name))
            raise FieldError("handover", "No such cash waits for the person signed in.", code="no_handover")

        return look

    def prepared(self, context: Till) -> None:
        self.name(tr("Take the cash over"), tr("from {name}", name=context.from_whom))
        super().prepared(context)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.till import take_over

        desk, notes, why, handover = (
            self.shell.desk,
            counted_notes(answers),
            answers.get("why", ""),
            self.route.args[0],
        )
        return lambda: take_over(desk, handover, notes, why)

    def told(self, done: Done) -> str:
        return tr("₹ {amount} are taken over", amount=money.show(done.entries[0].data["paise"]))


class BringCash(CountAct):
    """Brings here the cash that one holds at another PC: one that was renewed, or is out of use."""

    verb = mark("Bring the cash here")

    def read_context(self) -> Callable[[], Till]:
        desk, device = self.shell.desk, self.route.args[0]

        def look() -> Till:
            from desktop.casework.desk import device_code
            from desktop.casework.till import held_elsewhere

            return Till(desk.office(), held_elsewhere(desk, desk.officer).get(device, 0), (), device_code(device))

        return look

    def prepared(self, context: Till) -> None:
        self.name(tr("Bring cash from another PC"), tr("Till {till}", till=context.from_whom))
        super().prepared(context)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.till import bring

        desk, notes, why, device = self.shell.desk, counted_notes(answers), answers.get("why", ""), self.route.args[0]
        return lambda: bring(desk, device, notes, why)

    def told(self, done: Done) -> str:
        return tr("₹ {amount} are brought here", amount=money.show(done.entries[0].data["paise"]))


class Deposit(ActPage):
    """Cash paid into the bank or treasury."""

    verb = mark("Enter the deposit")
    roles = CASHIERS

    def read_context(self) -> Callable[[], Till]:
        return held_by_me(self.shell)

    def fields(self, context: Till) -> Sequence[Field]:
        return (
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask("bank", "text", mark("Bank or treasury"), required=True, length=120),
            ask("reference", "text", mark("Number of the slip or challan"), required=True, length=60),
        )

    def prepared(self, context: Till) -> None:
        self.name(tr("Pay cash into the bank"))
        held = tr("₹ {amount} in cash are with you", amount=money.show(context.held))
        self.side.addWidget(side_card(tr("Cash here"), label(held, wrap=True)))
        if context.held > 0:
            self.form.put({"paise": context.held})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.till import deposit

        desk, paise = self.shell.desk, paise_of(answers)
        told = {key: answers[key] for key in ("bank", "reference")}
        return lambda: deposit(desk, paise, told)

    def told(self, done: Done) -> str:
        return tr("₹ {amount} are paid into the bank", amount=money.show(done.entries[0].data["paise"]))

    def finish(self, done: Done) -> None:
        """Back to the counter."""
        self.shell.done(done, self.told(done), Route("counter"))


class SettleDifference(Deposit):
    """A difference of a count: made good in cash, or a surplus taken as income."""

    verb = mark("Settle the difference")
    roles = ("accounts", "officer", "head")

    def read_context(self) -> Callable[[], Till]:
        desk = self.shell.desk

        def look() -> Till:
            from desktop.casework.till import shown_till

            return Till(desk.office(), shown_till(desk)["difference"])

        return look

    def fields(self, context: Till) -> Sequence[Field]:
        return (
            ask("paise", "money", mark("Amount (rupees)"), required=True),
            ask_said(self.shell, "how", mark("By whose order and how"), required=True, length=300),
        )

    def prepared(self, context: Till) -> None:
        self.name(tr("Settle the difference"))
        less = context.held
        amount = money.show(abs(less))
        said = tr("₹ {amount} missing", amount=amount) if less > 0 else tr("₹ {amount} too much", amount=amount)
        self.side.addWidget(side_card(tr("Difference of the count"), label(said, wrap=True)))
        self.form.put({"paise": abs(less)})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.till import settle_difference

        desk, how = self.shell.desk, answers["how"]
        paise = paise_of(answers) if self.context.held > 0 else -paise_of(answers)
        return lambda: settle_difference(desk, paise, how)

    def told(self, done: Done) -> str:
        return tr("The difference is settled")
