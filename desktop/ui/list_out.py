"""A list that goes out: its lines printed as a working sheet or saved as a table, its papers printed as one job."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from desktop.core import money
from desktop.ui import words
from desktop.ui.grid import Cell
from desktop.ui.outing import Tell
from desktop.ui.span_page import counted, nothing_to_save, saved
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.casework.printjobs import Piece
    from desktop.ui.list_page import ListPage
    from desktop.ui.lists import Item

PIXELS = 60  # of a column's width to one share of a printed line


def print_lines(page: ListPage) -> None:
    """The lines shown, with the columns shown."""
    desk, language, shown, items = page.shell.desk, words.language(), page.columns.shown(), page.shown
    columns = [(page.model.heads[n].text, _share(page, n), _adds_up(page, n)) for n in shown]
    title, under = page.heading.full, page.under.text()

    def work(tell: Tell) -> bytes:
        from desktop.casework.sheets import table_order

        rows = counted((tuple(_printed_cell(page, each, n) for n in shown) for each in items), tell)
        return desk.press.print(table_order(desk, title, columns, rows, period=under, languages=(language,))).pdf

    page.out.start(tr("Setting the tables in type"), tr("{n} lines"), work, page.printed)


def print_papers(page: ListPage) -> None:
    """The papers of the lines shown."""
    from desktop.casework.printjobs import take_pieces

    desk, papers = page.shell.desk, [each.paper for each in page.shown if each.paper]

    def take() -> list[Piece]:
        return [piece for case, paper in papers for piece in take_pieces(desk, case, [paper])]

    if papers:
        page.shell.prints.order(page, "batch", f"{page.heading.full} · {money.group(len(papers))}", take)


def table(page: ListPage) -> tuple[Iterable[Sequence[Cell]], list[int]]:
    """The lines shown, with the columns shown, heads first; and which of the columns hold paise."""
    shown, items = page.columns.shown(), page.shown
    heads: list[Cell] = [page.model.heads[n].text for n in shown]
    rows = (heads, *([each.cells[n] for n in shown] for each in items))
    return rows, [at for at, n in enumerate(shown) if page.model.heads[n].money]


def save_as(page: ListPage, ending: str, rows: Iterable[Sequence[Cell]], money: Sequence[int]) -> None:
    """Save rows in a file that is asked for."""
    from desktop.ui.printer import ask_path

    if not page.shown:
        page.say(nothing_to_save())
        return
    path = ask_path(page, page.heading.full, ending)
    if path is None:
        return
    name, save_table = page.route.page, page.shell.room.save_table
    work = lambda tell: save_table(path, name, counted(iter(rows), tell), money)  # noqa: E731
    page.out.start(tr("Saving the table"), tr("{n} lines"), work, lambda lines: page.say(saved(path, lines)))


def _printed_cell(page: ListPage, each: Item, at: int) -> Cell:
    cell = each.cells[at]
    return cell if isinstance(cell, str) or _adds_up(page, at) else page.model.shown(cell, at)


def _adds_up(page: ListPage, at: int) -> bool:
    return page.kind.columns[at].money and page.kind.columns[at].summed


def _share(page: ListPage, at: int) -> int:
    return max(1, round(page.kind.columns[at].width / PIXELS))
