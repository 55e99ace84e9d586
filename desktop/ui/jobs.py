"""Every job that can be begun from anywhere, and what people call it, in any of the five languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTranslator

from desktop.ui import words
from desktop.ui.matching import split
from desktop.ui.page import Command, Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk
    from desktop.forms.definition import Head
    from desktop.ui.window import Window

WORDS = Path(__file__).resolve().parents[2] / "resources" / "palette" / "words.tsv"
MOST_PROVISIONS = 12
_FORM, _BOOK = "form:", "book:"
_OFFICE = ("administrator", "head")
_CASES, _MONEY = mark("Cases"), mark("Counter")

# What is done in a case is begun at the list of the cases that it may be done in.
JOBS: tuple[tuple[str, str, str, str, tuple[str, ...]], ...] = (
    (mark("Record an inspection"), "list/inspections", _CASES, "inspections", ()),
    (mark("Print the checklist"), "list/inspections", _CASES, "print", ()),
    (mark("Draft a notice"), "list/inspections/findings", _CASES, "draft", ()),
    (mark("Read and sign the notice"), "list/notices/drafted", _CASES, "sign", ()),
    (mark("Record a notice signed on paper"), "list/notices/drafted", _CASES, "paper", ()),
    (mark("Record service"), "list/notices/to_serve", _CASES, "serve", ()),
    (mark("Returned post"), "returned", _CASES, "serve", ()),
    (mark("Receive cause shown"), "list/hearings", _CASES, "person", ()),
    (mark("Fix a hearing"), "list/hearings", _CASES, "hearings", ()),
    (mark("Adjourn the hearing"), "list/hearings", _CASES, "hearings", ()),
    (mark("Record the hearing"), "list/hearings", _CASES, "hearings", ()),
    (mark("Make the order"), "list/hearings", _CASES, "law", ()),
    (mark("Record an order signed on paper"), "list/hearings", _CASES, "paper", ()),
    (mark("Note an appeal"), "list/hearings/ordered", _CASES, "law", ()),
    (mark("Decide on the application"), "list/applications", _CASES, "law", ()),
    (mark("Record a decision signed on paper"), "list/applications", _CASES, "paper", ()),
    (mark("Correct what was entered"), "list/cases", _CASES, "draft", ()),
    (mark("Overdue cases"), "list/cases/overdue", _CASES, "clock", ()),
    (mark("Due in seven days"), "list/cases/week", _CASES, "clock", ()),
    (mark("Hearings by day"), "sittings", _CASES, "hearings", ()),
    (mark("Adjourn the hearings of a day"), "sittings", _CASES, "hearings", ()),
    (mark("What was done"), "entered", _CASES, "books", ()),
    (mark("Why: the arithmetic of the clocks"), "list/cases", _CASES, "clock", ()),
    (mark("Take the draft back"), "list/notices/drafted", _CASES, "close", ()),
    (mark("Link with another case"), "list/cases", _CASES, "cases", ()),
    (mark("Add a scan or photograph"), "list/cases", _CASES, "plus", ()),
    (mark("Demand further particulars"), "list/applications", _CASES, "paper", ()),
    (mark("Receive the particulars"), "list/applications", _CASES, "paper", ()),
    (mark("Hand the case over to another ward"), "list/cases", _CASES, "place", ()),
    (mark("Measure the plot against the street line"), "list/cases", _CASES, "place", ()),
    (mark("Court bundle"), "list/cases", _CASES, "paper", ()),
    (mark("Settle what two devices said"), "list/cases/settle", _CASES, "settle", ()),
    (mark("Take money"), "counter", _MONEY, "counter", ()),
    (mark("A fee at the counter"), "take_fee", _MONEY, "plus", ()),
    (mark("Print a receipt again"), "register/receipts", _MONEY, "print", ()),
    (mark("Cancel a receipt"), "counter/taken", _MONEY, "close", ()),
    (mark("Cheques to realise"), "counter/cheques", _MONEY, "cases", ()),
    (mark("Close the day"), "day_close", _MONEY, "check", ()),
    (mark("Hand the cash over"), "cash_hand", _MONEY, "person", ()),
    (mark("Pay cash into the bank"), "cash_bank", _MONEY, "sync", ()),
    (mark("Cash book"), "cash_book", _MONEY, "paper", ()),
    (mark("Enter a street"), "street_new", mark("Streets"), "street", ()),
    (mark("The map"), "map", mark("Streets"), "place", ()),
    (mark("Back up"), "care", mark("Sync"), "check", ()),
    (mark("Write what waits"), "sync/write", mark("Sync"), "sync", ()),
    (mark("Take in what came"), "sync/take", mark("Sync"), "sync", ()),
    (mark("Declare a holiday"), "holiday", mark("Settings"), "today", _OFFICE),
    (mark("New officer"), "officer", mark("Settings"), "person", _OFFICE),
    (mark("Change an officer or a password"), "settings/officers", mark("Settings"), "person", _OFFICE),
    (mark("Delegate a power"), "delegate", mark("Settings"), "sign", _OFFICE),
    (mark("Set a value the Act leaves to the office"), "value", mark("Settings"), "law", _OFFICE),
    (mark("What an application must bring"), "value/enclosures", mark("Settings"), "law", _OFFICE),
    (mark("Set a unit of land"), "land", mark("Settings"), "law", _OFFICE),
    (mark("Letterhead"), "letterhead", mark("Settings"), "paper", _OFFICE),
    (mark("Name, number series, wards"), "office", mark("Settings"), "place", _OFFICE),
    (mark("Lock when idle for"), "settings/lock", mark("Settings"), "lock", ()),
    (mark("Accept the texts of papers"), "settings/texts", mark("Settings"), "paper", _OFFICE),
)


def jobs_of(window: Window) -> list[Command]:
    """The jobs that the person at the desk may begin from anywhere, without those that must be read first."""
    mine = set(window.officer.roles) if window.officer else set()
    return [
        Command(tr(name), lambda r=route: window.go(Route.read(r)), "", tr(group), drawing)
        for name, route, group, drawing, roles in JOBS
        if not roles or mine & set(roles)
    ]


def read_jobs(desk: Desk) -> list[tuple[str, str, str, str, str]]:
    """What comes to the counter, registers and reports, as (name, route, group, drawing, other words); for a lane."""
    from desktop.forms.definition import heads
    from desktop.ui.books.home_page import lines_of_books
    from desktop.ui.forms_page import OTHERS

    called, coming, books = other_words(), tr("New application"), tr("Registers and reports")
    found = [(tr(text), page, coming, drawing, "") for text, page, drawing in ((t, p, d) for p, t, d in OTHERS)]
    for head in sorted(heads(desk.office().act, "application"), key=commonness):
        found.append((pick(head.title), f"new/{head.name}", coming, "applications", form_words(head, cited=False)))
    for each in lines_of_books():
        if each.route:
            found.append((each.text, str(each.route), books, each.drawing, called.get(f"{_BOOK}{each.route}", "")))
    return found


def form_words(head: Head, *, cited: bool = True) -> str:
    """By what a form is found beside its title on the screen: its other titles, what people call it, and its section
    unless a section itself is what is looked for (`cited`)."""
    section = (head.provision, words.cited(head.provision.rpartition(":")[0])) if cited else ()
    return " ".join((*head.title.values(), *section, other_words().get(_listed(head), "")))


def commonness(head: Head) -> tuple[int, str]:
    """A key to sort forms by: those that people have words for as they stand in the list, then by title."""
    order = list(other_words())
    return (order.index(_listed(head)) if _listed(head) else len(order), pick(head.title))


def _listed(head: Head) -> str:
    """Under what a form stands in the list: its whole name, or without its Act; '' if it doesn't."""
    return next((key for key in (_FORM + head.name, _FORM + head.name.partition("_")[2]) if key in other_words()), "")


def read_provisions(desk: Desk, text: str) -> list[tuple[str, str, str]]:
    """The provisions of the office's Act whose section was typed, as (section, heading, id), the shortest first."""
    wanted = [word for word in split(text) if word[:1].isdecimal()]
    if not wanted:
        return []
    act = desk.act(desk.office(), desk.today())
    rows = [row for row in act.provisions() if _cites(row.cite, wanted)]
    rows.sort(key=lambda row: (split(row.cite)[0] != wanted[0], len(row.cite)))
    return [(words.section_text(row.cite), words.known(row.heading), row.id) for row in rows[:MOST_PROVISIONS]]


def _cites(cite: str, wanted: list[str]) -> bool:
    parts = split(cite)
    return parts[: len(wanted)] == wanted


def other_names(name: str) -> str:
    """Other words for a job by its name in the screen's language, of which only what stands before a · counts."""
    return called_now(words.language()).get(name.partition(" · ")[0], "")


@cache
def called_now(language: str) -> Mapping[str, str]:
    """Other words for the jobs by their names in this language: those of the list, and their names in the other four."""
    tongues = []
    for code in words.LANGUAGES:
        translator = QTranslator()
        if code != language and translator.load(str(words.LOCALE / f"screen.{code}.qm")):
            tongues.append(translator)
    found = {}
    for sentence, said in other_words().items():
        if not sentence.startswith((_FORM, _BOOK)):
            named = (each.translate(words.CONTEXT, sentence) for each in tongues)
            found[tr(sentence)] = " ".join((sentence, *filter(None, named), said))
    return found


@cache
def other_words() -> Mapping[str, str]:
    """The list of what people call a job, by the sentence of the window or the form's name."""
    return dict(_pairs(WORDS.read_text(encoding="utf-8")))


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    for line in text.splitlines():
        key, tab, said = line.partition("\t")
        if tab and not line.startswith("#"):
            yield key, said
