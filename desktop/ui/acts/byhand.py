"""What was written by hand while the PC was down: books issued, receipts and papers entered later, spoilt sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.particulars import whole
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.acts.receipts import yes_no
from desktop.ui.acts.taking import BY_HAND, paise_of, pay_fields
from desktop.ui.bits import label
from desktop.ui.law_words import provision_text
from desktop.ui.money.dues_list import due_route
from desktop.ui.money.hand_list import KINDS
from desktop.ui.money.said import due_text, head_choices
from desktop.ui.next_steps import CASHIERS
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.byhand import Book
    from desktop.casework.desk import Desk, Done
    from desktop.casework.money import Due
    from desktop.casework.office import Office

DATED = mark("Date that stands on it")


@dataclass(frozen=True, slots=True)
class Hand:
    """The books that fit, the office, and the due and number of the case where the page was opened from one."""

    office: Office
    books: Mapping[str, Book]
    due: Due | None = None


class IssueBook(ActPage):
    """A book of numbered sheets is given out, with its first and last number."""

    verb = mark("Issue the book")
    roles = ("accounts", "officer", "head")

    def read_context(self) -> Callable[[], Office]:
        return self.shell.desk.office

    def fields(self, context: Office) -> Sequence[Field]:
        today = self.shell.desk.today()
        kinds = {key: words.each_language(text) for key, text in KINDS.items()}
        people = {
            each.id: {words.language(): f"{pick(each.name)}, {pick(each.designation)}"}
            for each in context.officers
            if each.holds(today)
        }
        hint = mark("As it stands on the book")
        return (
            ask("book", "text", mark("Name of the book"), required=True, length=60, hint=hint),
            ask("kind", "select_one", mark("Of what"), choices=kinds, default="receipt", required=True),
            ask("first", "integer", mark("First number"), required=True, length=7),
            ask("last", "integer", mark("Last number"), required=True, length=7),
            ask("to", "select_one", mark("Issued to"), choices=people, required=True, appearance="plain"),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Issue a book"), pick(context.body))
        text = tr("Each number is used or spoilt once; what is passed over shows as missing.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.byhand import issue_book

        desk = self.shell.desk
        told = {key: answers[key] for key in ("book", "kind", "to")}
        told |= {key: whole(answers[key]) for key in ("first", "last")}
        return lambda: issue_book(desk, told)

    def told(self, done: Done) -> str:
        data = done.entries[0].data
        return tr(
            "Book {book} with the numbers {first} to {last} is issued",
            **{k: data[k] for k in ("book", "first", "last")},
        )

    def finish(self, done: Done) -> None:
        """Show the books."""
        self.shell.done(done, self.told(done), Route("hand_books"))


class _OnSheet(ActPage):
    """An act on a numbered sheet; the route may name the book (and `number=` before it)."""

    kind = ""
    title = ""

    def read_context(self) -> Callable[[], Hand]:
        desk, kind = self.shell.desk, self.kind

        def look() -> Hand:
            from desktop.casework.byhand import books

            fitting = {each.name: each for each in books(desk) if kind in ("", each.kind)}
            return Hand(desk.office(), fitting, self.more(desk))

        return look

    def more(self, desk: Desk) -> Due | None:
        """The due it is about, where it was opened from one."""
        return None

    def of_sheet(self, context: Hand) -> list[Field]:
        """Which sheet of which book."""
        named = {name: {words.language(): name} for name in context.books}
        return [
            ask("book", "select_one", mark("Book"), choices=named, required=True, appearance="plain"),
            ask("sheet", "integer", mark("Number of the sheet"), required=True, length=7),
        ]

    def prepared(self, context: Hand) -> None:
        about = next(iter(context.books.values())) if len(context.books) == 1 else context.books.get(self._named())
        self.name(tr(self.title), about.name if about else "")
        if not context.books:
            text = tr("No book was issued. A book of numbered sheets keeps the office going while the PC is down.")
            self.side.addWidget(side_card(tr("Book"), label(text, tone="soon", wrap=True)))
        if about:
            self.form.put({"book": about.name, "sheet": str(self._number(about))})
        self.changed_answer()

    def _named(self) -> str:
        return "/".join(each for each in self.route.args if not each.startswith("number="))

    def _number(self, book: Book) -> int:
        """The number asked for, else the first one missing, else the next blank one."""
        asked = next((a.removeprefix("number=") for a in self.route.args if a.startswith("number=")), "")
        return int(asked) if asked else next(iter(book.missing), book.last - book.left + 1)

    def place(self, fault: FieldError) -> FieldError:
        """The book and its number are two fields here."""
        if fault.field == "manual":
            return FieldError(
                "book" if fault.code == "book_kind" else "sheet", fault.message, code=fault.code, **fault.params
            )
        return fault

    def manual(self, answers: Mapping[str, Any]) -> dict[str, Any]:
        """The sheet as casework takes it."""
        return {"book": answers["book"], "number": whole(answers["sheet"])}

    def finish(self, done: Done) -> None:
        """Show the book."""
        book = str(done.entries[-1].subject.partition(":")[2])
        self.shell.done(done, self.told(done), Route("hand_book", tuple(book.split("/"))))


class HandReceipt(_OnSheet):
    """A receipt under its own number and date; `due` and a due's route before it say what was paid."""

    verb = mark("Enter the receipt")
    title = mark("Enter a receipt written by hand")
    kind = "receipt"
    roles = CASHIERS

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        along = self.route.args
        self.case, self.due = (along[1], "/".join(along[2:])) if along[:1] == ("due",) else ("", "")

    def more(self, desk: Desk) -> Due | None:
        """The due it was paid on."""
        from desktop.casework.counter import due_at

        return due_at(desk, self.case, self.due) if self.due else None

    def _named(self) -> str:
        return "" if self.due else super()._named()

    def fields(self, context: Hand) -> Sequence[Field]:
        me, today = self.shell.desk.officer, self.shell.desk.today()
        takers = {
            each.id: {words.language(): f"{pick(each.name)}, {pick(each.designation)}"}
            for each in context.office.officers
            if each.holds(today) and set(each.roles) & set(CASHIERS)
        }
        default = me if me in takers else ""
        own = [
            ask("head", "select_one", mark("Head"), choices=head_choices(BY_HAND), default="fee", required=True),
            ask_said(self.shell, "purpose", mark("Purpose"), required=True, length=300),
            ask_said(self.shell, "authority", mark("Bye-law, rule or order"), required=True, length=300),
        ]
        return (
            *self.of_sheet(context),
            ask_past("day", DATED, required=True),
            *([] if context.due else own),
            *(each for each in pay_fields(self.shell) if each.name != "given"),
            ask(
                "taken_by",
                "select_one",
                mark("Who took the money"),
                choices=takers,
                default=default,
                appearance="plain",
            ),
        )

    def prepared(self, context: Hand) -> None:
        super().prepared(context)
        if context.due:
            left = tr("₹ {amount} open", amount=money.show(context.due.open))
            self.side.addWidget(side_card(due_text(context.due), label(left, wrap=True)))
            payer = context.due.told.get("payer", "")
            self.form.put({"paise": context.due.open, **({"payer": payer} if payer else {})})
        else:
            text = tr("For money that was demanded begin at its due, under Dues and recovery.")
            self.side.addWidget(side_card(tr("A fee without a demand"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.byhand import enter_receipt

        desk, case = self.shell.desk, self.case
        asked = ("head", "purpose", "authority", "mode", "number", "bank", "payer", "taken_by")
        told: dict[str, Any] = {key: answers[key] for key in asked if answers.get(key)}
        told |= {
            "manual": self.manual(answers),
            "day": dates.parse(answers["day"], "day"),
            "paise": paise_of(answers),
        }
        if answers.get("dated"):
            told["dated"] = dates.parse(answers["dated"], "dated")
        if self.due:
            told["due"] = self.due
        return lambda: enter_receipt(desk, case, told)

    def told(self, done: Done) -> str:
        manual = done.entries[0].data["manual"]
        amount = money.show(done.entries[0].data["paise"])
        return tr(
            "Sheet {number} for ₹ {amount} is entered", number=f"{manual['book']}/{manual['number']}", amount=amount
        )

    def finish(self, done: Done) -> None:
        """Back to the due it was paid on, else to the book."""
        if self.due:
            self.shell.done(done, self.told(done), due_route(self.case, self.due))
        else:
            super().finish(done)


class HandPaper(_OnSheet):
    """A notice, order or other paper written by hand, into its case."""

    verb = mark("Enter the paper")
    title = mark("Enter a paper written by hand")
    kind = "paper"
    roles = ("clerk", "officer", "head")

    def fields(self, context: Hand) -> Sequence[Field]:
        from desktop.law.words import catalogue

        shown = words.language()
        act = self.shell.desk.law.act(context.office.act)
        events = {key: {shown: f"{text[:1].upper()}{text[1:]}"} for key, text in catalogue(shown)["events"].items()}
        rows = {each.id: {shown: provision_text(self.shell.desk.law, each.id)} for each in act.provisions()}
        return (
            ask("case", "text", mark("Number of the case"), required=True, length=200),
            *self.of_sheet(context),
            ask_past("dated", DATED, required=True),
            ask("event", "select_one", mark("What the paper is"), choices=events, required=True, appearance="plain"),
            ask(
                "provision",
                "select_one",
                mark("Under which section"),
                choices=rows,
                required=True,
                appearance="plain",
            ),
            ask_said(self.shell, "says", mark("What it says"), required=True, appearance="multiline", length=8000),
        )

    def place(self, fault: FieldError) -> FieldError:
        """The paper's own fields, and the day."""
        name = fault.field.rpartition(".")[2]
        name = "dated" if name == "day" else name
        return super().place(FieldError(name, fault.message, code=fault.code, **fault.params))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.byhand import enter_paper
        from desktop.ui.acts.ties import case_numbered

        desk = self.shell.desk
        told = {key: answers[key] for key in ("event", "provision", "says")}
        told |= {"manual": self.manual(answers), "dated": dates.parse(answers["dated"], "dated")}
        return lambda: enter_paper(desk, case_numbered(desk, answers["case"], "case"), told)

    def told(self, done: Done) -> str:
        return tr("Sheet {number} is entered", number=done.entries[0].data["number"])

    def finish(self, done: Done) -> None:
        """Show the case, whose note sheet has the paper now."""
        self.shell.done(done, self.told(done))


class SpoilSheet(_OnSheet):
    """A spoilt sheet has its reason, and lies in the book or not."""

    verb = mark("Enter it as spoilt")
    title = mark("Account for a spoilt sheet")
    roles = CASHIERS

    def fields(self, context: Hand) -> Sequence[Field]:
        return (
            *self.of_sheet(context),
            ask_past("day", mark("Day on which it was spoilt"), required=True),
            ask_said(self.shell, "reason", mark("How it was spoilt"), required=True, length=300),
            ask("kept", "select_one", mark("Does the sheet lie in the book?"), choices=yes_no(), required=True),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.byhand import spoil

        desk = self.shell.desk
        told = {"manual": self.manual(answers), "day": dates.parse(answers["day"], "day")}
        told |= {"reason": answers["reason"], "kept": answers["kept"] == "yes"}
        return lambda: spoil(desk, told)

    def told(self, done: Done) -> str:
        return tr("Sheet {number} is entered as spoilt", number=done.entries[0].data["number"])
