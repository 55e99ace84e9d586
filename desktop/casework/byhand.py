"""Numbered sheets written by hand while the PC was down, entered later under their own numbers; spoilt ones too.

A book of numbered sheets is issued with its first and last number. Each sheet is used once, or spoilt with a reason;
what is neither shows as missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role
from desktop.casework.money import HEADS, Due, due_in, need_paise
from desktop.casework.notices import any_of
from desktop.casework.opening import old_papers
from desktop.casework.ports import Draft, Writing
from desktop.casework.receipts import dues_at, taking_on, write
from desktop.casework.till import CASHIERS
from desktop.casework.wording import Said, said
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.errors import FieldError
from desktop.core.ids import uuid7
from desktop.core.text import clean

KINDS = ("receipt", "paper")


@dataclass(frozen=True, slots=True)
class Book:
    """A book of numbered sheets: what became of each number, and which are missing below the highest that was used."""

    name: str
    kind: str
    first: int
    last: int
    issued_to: str
    day: str
    used: Mapping[int, str]
    spoilt: Mapping[int, str]
    twice: tuple[int, ...]

    @property
    def missing(self) -> tuple[int, ...]:
        """Numbers passed over: below the highest, neither used nor spoilt."""
        known = {*self.used, *self.spoilt}
        return tuple(n for n in range(self.first, max(known, default=self.first)) if n not in known)

    @property
    def left(self) -> int:
        """How many sheets are still blank at the end of the book."""
        return self.last - max([*self.used, *self.spoilt], default=self.first - 1)


def _subject(book: str) -> str:
    return f"manual:{book}"


def issue_book(desk: Desk, told: Mapping[str, Any]) -> Done:
    """Issue a book of numbered sheets: book (its name), kind (receipt or paper), first, last, to (an officer's id)."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "accounts", "officer", "head")
    name, first, last = clean(str(told.get("book", ""))), told.get("first"), told.get("last")
    if not name:
        raise FieldError("book", "Write the book's name, as it stands on it.", code="required")
    if type(first) is not int or type(last) is not int or not 0 < first <= last:
        raise FieldError("last", "Give the first and the last number of the book.", code="sheets")
    if told.get("kind") not in KINDS:
        raise FieldError("kind", f"A book is of {' or '.join(KINDS)}s.", code="choice", text=str(told.get("kind")))
    to = office.officer(str(told.get("to", "")))
    with desk.store.writing(me.id) as tx:
        if tx.entries(_subject(name)):
            raise FieldError("book", "A book of this name was issued already.", code="book_known")
        data = {"book": name, "kind": told["kind"], "first": first, "last": last, "to": to.id}
        entry = tx.add(Draft(_subject(name), "book.issued", today, data))
    return Done("", (entry,))


def book_of(name: str, entries: Iterable[Entry]) -> Book:
    """The book as its entries tell it. Raises `FieldError` where none of this name was issued."""
    held = list(entries)
    issued = [entry for entry in held if entry.kind == "book.issued"]
    if not issued:
        raise FieldError("book", "No book of this name was issued.", code="book_missing")
    used: dict[int, str] = {}
    spoilt: dict[int, str] = {}
    twice: list[int] = []
    for entry in held:
        if entry.kind in ("sheet.used", "sheet.spoilt"):
            number = int(entry.data["number"])
            if number in used or number in spoilt:
                twice.append(number)
            (used if entry.kind == "sheet.used" else spoilt).setdefault(number, entry.day)
    data = issued[0].data
    return Book(
        name, data["kind"], data["first"], data["last"], data["to"], issued[0].day, used, spoilt, tuple(twice)
    )


def books(desk: Desk) -> list[Book]:
    """Every book of the office, for the account of sheets."""
    subjects = desk.store.subjects("manual:")
    return [book_of(each.removeprefix("manual:"), desk.store.entries(each)) for each in subjects]


def book_at(desk: Desk, name: str) -> Book:
    """The book of this name. Raises `FieldError` where none was issued."""
    return book_of(name, desk.store.entries(_subject(name)))


@dataclass(frozen=True, slots=True)
class SheetState:
    """What became of a numbered sheet: used, spoilt or missing; the receipt and case ('' for none) it was used for."""

    number: int
    state: str
    day: str = ""
    case: str = ""
    receipt: str = ""
    reason: Said = ""


def sheets_of(desk: Desk, name: str) -> list[SheetState]:
    """The sheets of a book by number, up to the highest that is accounted for; each entry of a number twice used."""
    book = book_at(desk, name)
    found = [SheetState(number, "missing") for number in book.missing]
    used = [entry for entry in desk.store.entries(_subject(name)) if entry.kind == "sheet.used"]
    receipts = _receipts_on(desk, name, used)
    for entry in used:
        number, case = int(entry.data["number"]), str(entry.data["case"])
        found.append(SheetState(number, "used", entry.day, case, receipts.get(number, "")))
    for entry in desk.store.entries(_subject(name)):
        if entry.kind == "sheet.spoilt":
            found.append(SheetState(int(entry.data["number"]), "spoilt", entry.day, reason=entry.data["reason"]))
    return sorted(found, key=lambda each: each.number)


def _receipts_on(desk: Desk, book: str, used: Iterable[Entry]) -> dict[int, str]:
    """The receipts that stand on the used sheets of a book, by number; each case, and the counter, is read once."""
    subjects: dict[str, None] = {}
    for entry in used:
        case = entry.data["case"]
        counters = () if case else desk.store.subjects(f"counter:{entry.device}/")
        subjects.update(dict.fromkeys([f"case:{case}"] if case else counters))
    found: dict[int, str] = {}
    for entry in (each for subject in subjects for each in desk.store.entries(subject)):
        manual = entry.data.get("manual") or {}
        if manual.get("book") == book and entry.data.get("receipt"):
            found[int(manual["number"])] = str(entry.data["receipt"])
    return found


def _sheet(tx: Writing, told: Any, kind: str, day: date, today: date) -> dict[str, Any]:
    """The sheet that was told, fit to be used on `day`. Raises `FieldError` naming what contradicts it."""
    raw = told if isinstance(told, Mapping) else {}
    name, number = clean(str(raw.get("book", ""))), raw.get("number")
    book = book_of(name, tx.entries(_subject(name)))
    if kind and book.kind != kind:
        raise FieldError("manual", f"This is a book of {book.kind}s.", code="book_kind")
    if type(number) is not int or not book.first <= number <= book.last:
        message = f"The book has the numbers {book.first} to {book.last}."
        raise FieldError("manual", message, code="sheet_range", first=book.first, last=book.last)
    if number in book.used or number in book.spoilt:
        raise FieldError(
            "manual", f"Number {number} of this book is entered already.", code="sheet_used", number=number
        )
    if day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    dated = {**book.used, **book.spoilt}
    before = max([book.day, *(d for n, d in dated.items() if n < number)])
    after = min((d for n, d in dated.items() if n > number), default=today.isoformat())
    if not before <= day.isoformat() <= after:
        first, last = (show_day(date.fromisoformat(each)) for each in (before, after))
        message = f"By the numbers beside it, it was written between {first} and {last}."
        raise FieldError("day", message, code="sheet_order", first=first, last=last)
    return {"book": name, "number": number}


def _use(tx: Writing, sheet: Mapping[str, Any], day: date, case: str, kind: str) -> Entry:
    data = {"number": sheet["number"], "case": case, "used_for": kind}
    return tx.add(Draft(_subject(sheet["book"]), "sheet.used", day, data))


def enter_receipt(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Enter a receipt that was written by hand: manual {book, number}, day, and what `receive` asks.

    Instead of a due, head and authority may be told (money that was not demanded before); taken_by is the officer who
    took the money. It is marked as written by hand, printed no more, and stands in the book of its day, or today's
    where that is closed. Raises `FieldError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    day = told.get("day")
    if not isinstance(day, date):
        raise FieldError("day", "Write the date that stands on the receipt.", code="required")
    with desk.store.writing(me.id) as tx:
        sheet = _sheet(tx, told.get("manual"), "receipt", day, today)
        taker = office.officer(str(told["taken_by"])) if told.get("taken_by") else me
        need_role(taker, day, *CASHIERS)
        file = desk.open_case(tx, case) if case else None
        if file and file.opened_on and day < file.opened_on:
            opened = show_day(file.opened_on)
            raise FieldError("day", f"The case was opened on {opened}.", code="before_receipt", date=opened)
        due, demanded = _due(dues_at(desk, tx, case), told, day)
        taking = taking_on(desk, due, told, day)
        manual = {"manual": sheet, "demanded": demanded, "total": 0 if demanded else taking.paise}
        entry = write(tx, desk, office, taker, file, taking.but(**manual), day)
        used = _use(tx, sheet, day, case, "receipt")
    return Done(case, (entry, used))


def _due(known: dict[str, Due], told: Mapping[str, Any], day: date) -> tuple[Due, bool]:
    if told.get("due"):
        due = due_in(known, str(told["due"]))
        if due.day > day.isoformat():
            made = show_day(date.fromisoformat(due.day))
            raise FieldError(
                "day", f"It was demanded on {made}; it is paid after that.", code="after_date", date=made
            )
        return due, True
    head, authority = str(told.get("head", "")), said(told.get("authority", ""))
    if head not in HEADS:
        raise FieldError("head", f"Heads are {', '.join(HEADS)}.", code="head")
    if not any_of(authority):
        raise FieldError("authority", "Name the bye-law, rule or order under which it was taken.", code="required")
    need_paise(told.get("paise"))
    return Due(f"{head}/{uuid7()}", told={"authority": authority}), False


def enter_paper(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Enter a paper that was written by hand: manual {book, number}, event, provision, dated, says.

    It is marked as written by hand; its date is checked against the case, the other papers entered so, and the
    numbers beside it. Raises `FieldErrors`, `FieldError`.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "officer", "head")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        act = desk.law.version(file.pack)
        (row,) = old_papers(act, file.opened_on or date.min, today, [{**told, "number": ""}])
        day = row.pop("day")
        sheet = _sheet(tx, told.get("manual"), "paper", day, today)
        data = {**row, "number": f"{sheet['book']}/{sheet['number']}", "manual": sheet, "act": "old_paper"}
        entry = tx.add(Draft(f"case:{case}", "paper.entered", day, data, file.pack))
        used = _use(tx, sheet, day, case, str(told.get("event", "")))
    return Done(case, (entry, used))


def spoil(desk: Desk, told: Mapping[str, Any]) -> Done:
    """Account for a spoilt sheet: manual {book, number}, day, reason, kept (whether the sheet lies in the book)."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    day, reason = told.get("day") or today, said(told.get("reason", ""))
    if not isinstance(day, date):
        raise FieldError("day", "Write the day on which it was spoilt.", code="required")
    if not any_of(reason):
        raise FieldError("reason", "Say how it was spoilt.", code="required")
    with desk.store.writing(me.id) as tx:
        sheet = _sheet(tx, told.get("manual"), "", day, today)
        data = {"number": sheet["number"], "reason": reason, "kept": bool(told.get("kept"))}
        entry = tx.add(Draft(_subject(sheet["book"]), "sheet.spoilt", day, data))
    return Done("", (entry,))
