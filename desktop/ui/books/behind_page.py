"""What stands behind a figure: the cases, one line for each thing counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.bits import label, line
from desktop.ui.grid import GridView, Head, Row
from desktop.ui.long_model import LongModel
from desktop.ui.outing import Tell
from desktop.ui.page import Route, Shell
from desktop.ui.span_page import SpanPage, counted, saved
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.book_words import Span
    from desktop.casework.desk import Desk


def behind(kind: str, name: str, column: str, span: Span, labels: dict[str, str]) -> Route:
    """The route to what stands behind a figure of a `return` table or a `report`."""
    days = (span.since.isoformat(), span.until.isoformat(), span.ward)
    return Route("behind", (kind, name, column, *days, *(f"{by}={key}" for by, key in labels.items())))


class BehindPage(SpanPage):
    """Enter opens the case; Ctrl+P prints the lines, X saves them."""

    spans = ()

    def __init__(self, shell: Shell, route: Route) -> None:
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
        super().__init__(shell, route, tr("Cases"), below=self.view)
        self.count = label("", "muted")
        self.body.addLayout(line(self.count, -1))

    def _of_money(self, route: Route) -> bool:
        return route.args[:2] in (("return", "dues"), ("report", "money"))

    def look(self) -> None:
        """Read the cases."""
        kind, name, column, *_ = self.route.args
        desk = self.shell.desk
        self.read(lambda: _said(desk, kind, name, column, self._labels()), self._name)
        self.model.show(self._lines, self._grown)

    def _labels(self) -> dict[str, str]:
        return dict(pair.split("=", 1) for pair in self.route.args[6:])

    def _lines(self) -> Iterator[Row]:
        kind, name, column, since, until, ward, *_ = self.route.args
        span = _span(since, until, ward)
        return _rows(self.shell.desk, kind, name, column, span, self._labels(), words.language())

    def print(self) -> None:
        """Print the lines as a working sheet."""
        desk, title, under, language = self.shell.desk, self.heading.full, self.under.full, words.language()
        columns = [(head.text, max(1, round(head.width / 60)), head.money) for head in self.model.heads]

        def work(tell: Tell) -> bytes:
            from desktop.casework.sheets import table_order

            rows = (row.cells[: len(columns)] for row in counted(self._lines(), tell))
            return desk.press.print(table_order(desk, title, columns, rows, period=under, languages=(language,))).pdf

        self.out.start(tr("Setting the tables in type"), tr("{n} lines"), work, self.printed)

    def save(self) -> None:
        """Save the lines as a spreadsheet."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx")
        if path is None:
            return
        heads, save_table = self.model.heads, self.shell.room.save_table
        money = [n for n, head in enumerate(heads) if head.money]

        def rows() -> Iterator[Sequence[str | int]]:
            yield [head.text for head in heads]
            yield from (row.cells[: len(heads)] for row in self._lines())

        def work(tell: Tell) -> int:
            return save_table(path, "cases", counted(rows(), tell), money)

        self.out.start(tr("Saving the table"), tr("{n} lines"), work, lambda lines: self.say(saved(path, lines)))

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
