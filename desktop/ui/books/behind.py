"""What stands behind a figure: the cases, one line for each thing counted, as a list like every other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.lists import Asked, Column, Item, Kind
from desktop.ui.page import Route
from desktop.ui.words import mark, pick

if TYPE_CHECKING:
    from desktop.casework.book_words import Span
    from desktop.casework.desk import Desk

OF_MONEY = (("return", "dues"), ("report", "money"))
COLUMNS = (
    Column(mark("Number"), 240),
    Column(mark("Applicant"), 260),
    Column(mark("Ward"), 80, narrow=True),
    Column(mark("Kind"), 240, narrow=True),
    Column(mark("Day"), 110, day=True),
)


def behind(kind: str, name: str, column: str, span: Span, labels: Mapping[str, str]) -> Route:
    """The route to what stands behind a figure of a `return` table or a `report`."""
    days = (span.since.isoformat(), span.until.isoformat(), span.ward)
    return Route("behind", (kind, name, column, *days, *(f"{by}={key}" for by, key in labels.items())))


def behind_kind(route: Route) -> Kind:
    """The list of a route, with the amounts where the figure is one of money."""
    amounts = (Column("₹", 110, money=True),) if route.args[:2] in OF_MONEY else ()
    return Kind(mark("Cases"), (*COLUMNS, *amounts), behind_items, says=_says, named=_named)


def behind_items(desk: Desk, asked: Asked) -> Iterator[Item]:
    """The cases counted, as they are read."""
    from desktop.casework.book_words import Span
    from desktop.casework.register_cells import form_words
    from desktop.casework.returns import cases_behind, cases_in

    kind, name, column, since, until, ward, *_ = asked.args
    span = Span(date.fromisoformat(since), date.fromisoformat(until), ward)
    labels, amounts = _labels(asked), asked.args[:2] in OF_MONEY
    if kind == "return":
        found = cases_behind(desk, name, column, tuple(labels.values()), span)
    else:
        found = cases_in(desk, name, labels, span)
    for each in found:
        row = desk.store.row(each.case)
        title = words.in_script(row.title) if row else ""
        cells = (each.number, title, each.ward, pick(form_words(each.kind)), words.day(each.mark.day))
        find = f"{row.title} {row.premises}" if row else ""  # in either script
        yield Item((*cells, each.mark.paise or "") if amounts else cells, Route("case", (each.case,)), find=find)


def label_text(office: Any, by: str, key: str) -> str:
    """What a label of a line says on the screen."""
    from desktop.casework.return_pages import label_words

    if by == "month" and len(key) == 7:
        return f"{key[5:]}-{key[:4]}"
    return pick(label_words(office, by, key)) or "—"


def _labels(asked: Asked) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in asked.args[6:])


def _named(desk: Desk, asked: Asked) -> str:
    """The title of the table with its column."""
    from desktop.casework.book_words import book
    from desktop.casework.return_pages import head_words

    kind, name, column, *_ = asked.args
    title = pick(book("returns")["tables" if kind == "return" else "reports"][name]["title"])
    return f"{title}: {pick(head_words(column))}" if kind == "return" else title


def _says(desk: Desk, asked: Asked) -> str:
    """What the line stands for, and the days."""
    from desktop.casework.return_pages import head_words

    office, (since, until) = desk.office(), asked.args[3:5]
    parts = [f"{pick(head_words(by))}: {label_text(office, by, key)}" for by, key in _labels(asked).items()]
    return " · ".join((*parts, f"{words.day(since)} – {words.day(until)}"))
