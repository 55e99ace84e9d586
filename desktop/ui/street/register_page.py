"""The street register: every street with its number, status, width and lines; searched in either script."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.ui.asks import Line
from desktop.ui.bits import Band, button, card, column, focus_button, label, line
from desktop.ui.listing import Listing
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.street.said import COLUMNS, STATUS, metres, names, value_text
from desktop.ui.theme import M, S
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from desktop.casework.streets import StreetRow

SAVED = ("name", "number", "ward", "width", "class", "maintained_by", "status")


class StreetsPage(Page):
    """One line a street; N enters a new one, M shows the map."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.finds = tr("Search a street by name or number")
        self.rows: list[StreetRow] = []
        self.text = ""
        self.list = Listing(tr("Street register"), lambda each: shell.go(each.route))
        for text, act, drawing in self._acts():
            self.actions.addWidget(button(text, act, drawing=drawing))
        self.none = self._empty()
        self.body.addWidget(self.list, 1)
        self.body.addLayout(self.none, 1)
        self.nothing.hide()

    def load(self) -> None:
        """Read the register."""
        from desktop.casework.streets import register

        desk = self.shell.desk
        self.name(tr("Street register"))
        self.read(lambda: register(desk), self._show)

    def first_focus(self) -> None:
        self.list.setFocus()

    def search(self, text: str) -> bool:
        """What is typed above is searched here, in every script a street has its name in."""
        self.text = text
        self._put()
        return True

    def escape(self) -> bool:
        if not self.text:
            return False
        self.search("")
        return True

    def commands(self) -> list[Command]:
        return [Command(text, act, "", tr("Streets"), drawing) for text, act, drawing in self._acts()]

    def _acts(self):
        go = self.shell.go
        return [
            (tr("Enter a street"), lambda: go(Route("street_new")), "plus"),
            (tr("Map"), lambda: go(Route("map")), "place"),
            (tr("Import the map of a ward"), lambda: go(Route("street_layer")), "open"),
            (tr("Save as .xlsx"), self.save, "paper"),
        ]

    def save(self) -> None:
        """Save the streets shown as a spreadsheet."""
        from desktop.ui.printer import ask_path

        path = ask_path(self, self.heading.full, "xlsx")
        if path is None:
            return
        rows = [[tr(COLUMNS[name]) for name in SAVED], *(_saved(row) for row in self._fitting())]
        save = self.shell.room.save_table

        def told(lines: int) -> None:
            self.say(Band(trn("%n lines are saved", lines), str(path), tone="fine", drawing="check"))

        self.run("io", lambda: save(path, "streets", rows, ()), told)

    def _show(self, rows: list[StreetRow]) -> None:
        self.rows = rows
        self.name(tr("Street register"), trn("%n streets", len(rows)))
        self._put()
        if not self.rows:
            focus_button(self.nothing)

    def _put(self) -> None:
        fitting = self._fitting()
        self.list.put([_line(row) for row in fitting])
        worked = self.window().focusWidget()
        lost = worked is not None and self.nothing.isAncestorOf(worked)
        self.list.setVisible(bool(fitting))
        self.nothing.setVisible(not fitting)
        if lost and fitting:
            self.list.setFocus()

    def _fitting(self) -> list[StreetRow]:
        wanted = self.text.casefold().split()
        return [row for row in self.rows if all(word in _searched(row) for word in wanted)]

    def _empty(self):
        self.nothing = card(
            label(tr("No street here"), "lead"),
            label(
                tr("Enter the street first; then give it its base line and parcels, and draw the line."),
                "muted",
                wrap=True,
            ),
            line(
                button(tr("Enter a street"), lambda: self.shell.go(Route("street_new")), kind="link", drawing="plus"),
                -1,
            ),
            gap=S,
        )
        self.nothing.setMaximumWidth(560)
        return column(M, line(self.nothing, -1), -1)


def _saved(row: StreetRow) -> list[str]:
    """A street as a line of a table, by `SAVED`."""
    values = (row.width, row.street_class, row.maintained_by, row.status)
    told = zip(("width", "class", "maintained_by", "status"), values, strict=True)
    return [names(row.name), row.number, row.ward, *(value_text(what, value) for what, value in told)]


def _searched(row: StreetRow) -> str:
    return " ".join((*row.name.values(), row.number, row.ward, row.street_class)).casefold()


def _line(row: StreetRow) -> Line:
    about = [
        row.number,
        tr("Ward {number}", number=row.ward) if row.ward else "",
        metres(row.width),
        row.street_class,
        value_text("maintained_by", row.maintained_by),
    ]
    lines = [
        trn("%n lines in force", len(row.lines)) if row.lines else "",
        trn("%n proposals open", row.open_proposals) if row.open_proposals else "",
    ]
    return Line(
        names(row.name),
        " · ".join(part for part in about if part),
        tr(STATUS.get(row.status, row.status)),
        "",
        " · ".join(part for part in lines if part),
        "street",
        Route("street", (row.id,)),
    )
