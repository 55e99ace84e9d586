"""What stands behind a figure: the cases, one line for each thing counted."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.bits import label, line
from desktop.ui.grid import GridView, Head, Row
from desktop.ui.long_model import LongModel
from desktop.ui.page import Page, Route, Shell
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.book_words import Span
    from desktop.casework.desk import Desk


def behind(kind: str, name: str, column: str, span: Span, labels: dict[str, str]) -> Route:
    """The route to what stands behind a figure of a `return` table or a `report`."""
    days = (span.since.isoformat(), span.until.isoformat(), span.ward)
    return Route("behind", (kind, name, column, *days, *(f"{by}={key}" for by, key in labels.items())))


class BehindPage(Page):
    """Enter opens the case."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        heads = [
            Head(tr("Number"), 240),
            Head(tr("Applicant"), 260),
            Head(tr("Ward"), 80),
            Head(tr("Kind"), 240),
            Head(tr("Day"), 110),
        ]
        if self._of_money(route):
            heads.append(Head("₹", 110, money=True))
        self.model = LongModel(heads, self.read)
        self.view = GridView(tr("Cases"), self.model, self._open)
        self.count = label("", "muted")
        self.body.addWidget(self.view, 1)
        self.body.addLayout(line(self.count, -1))

    def _of_money(self, route: Route) -> bool:
        return route.args[:2] in (("return", "dues"), ("report", "money"))

    def load(self) -> None:
        """Read the cases."""
        kind, name, column, since, until, ward, *pairs = self.route.args
        labels = dict(pair.split("=", 1) for pair in pairs)
        desk = self.shell.desk
        self.read(lambda: _said(desk, kind, name, column, labels), self._name)
        self.model.show(
            lambda: _rows(desk, kind, name, column, _span(since, until, ward), labels, words.language()), self._grown
        )

    def leave(self) -> None:
        self.model.stop()

    def first_focus(self) -> None:
        self.view.setFocus()

    def _name(self, said: tuple[str, str]) -> None:
        since, until = self.route.args[3:5]
        self.name(said[0], " · ".join(part for part in (said[1], f"{words.day(since)} – {words.day(until)}") if part))

    def _grown(self) -> None:
        said = trn("%n lines", self.model.rowCount())
        self.count.setText(said if self.model.over else f"{said} …")
        if self.model.rowCount() and not self.view.currentIndex().isValid():
            self.view.selectRow(0)

    def _open(self, at: int, _column: int) -> None:
        row = self.model.row(at)
        if row and row.opens:
            self.shell.go(Route("case", (row.opens,)))


def _span(since: str, until: str, ward: str) -> Span:
    from desktop.casework.book_words import Span

    return Span(date.fromisoformat(since), date.fromisoformat(until), ward)


def _said(desk: Desk, kind: str, name: str, column: str, labels: dict[str, str]) -> tuple[str, str]:
    """The title of the table with its column, and what the line stands for."""
    from desktop.casework.book_words import book
    from desktop.casework.return_pages import head_words

    told = book("returns")["tables" if kind == "return" else "reports"][name]
    title = pick(told["title"])
    if kind == "return":
        title = f"{title}: {pick(head_words(column))}"
    office = desk.office()
    parts = [f"{pick(head_words(by))}: {label_text(office, by, key)}" for by, key in labels.items()]
    return title, " · ".join(parts)


def label_text(office: Any, by: str, key: str) -> str:
    """What a label of a line says on the screen."""
    from desktop.casework.return_pages import label_words

    if by == "month" and len(key) == 7:
        return f"{key[5:]}-{key[:4]}"
    return pick(label_words(office, by, key)) or "—"


def _rows(
    desk: Desk, kind: str, name: str, column: str, span: Span, labels: dict[str, str], language: str
) -> Iterator[Row]:
    from desktop.casework.register_cells import form_words
    from desktop.casework.returns import cases_behind, cases_in

    if kind == "return":
        found = cases_behind(desk, name, column, tuple(labels.values()), span)
    else:
        found = cases_in(desk, name, labels, span)
    for each in found:
        row = desk.store.row(each.case)
        title = words.in_script(row.title) if row else ""
        paise: str | int = each.mark.paise or ""
        cells = (each.number, title, each.ward, pick(form_words(each.kind)), words.day(each.mark.day), paise)
        yield Row(cells, each.case)
