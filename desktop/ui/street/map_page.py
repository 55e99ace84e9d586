"""The map of the office: wards, parcels, streets, lines and cases; choose, measure, open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from desktop.ui import theme
from desktop.ui.bits import Elided, box, button, column, empty, label, line
from desktop.ui.flow import Flow
from desktop.ui.law_words import STATUS as CASE_STATUS
from desktop.ui.map.index import GroundIndex
from desktop.ui.map.paint import NAMES, SIGNS, draw_sign, pen
from desktop.ui.map.view import MapView
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import XS, M, S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.core.ground import Shape

LEGEND = ("line", "proposed", "base", "ward")


class MapPage(Page):
    """Arrows move, + and − zoom, Space chooses at the cross, N goes on, M measures, Enter opens."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.finds = tr("Search a case, a street or a parcel on the map")
        self.view = MapView(tr("Map"))
        self.told = Elided("", "muted")
        self.legend = Flow(gap=M)
        self.view.said.connect(self.told.put)
        self.view.opened.connect(lambda shape: open_shape(shell, shape))
        for text, act, keys in self._acts():
            self.actions.addWidget(button(text, act, kind="link", keys=keys))
        frame = box(column(self.view, margins=(2, 2, 2, 2)), "card")
        self.body.addWidget(frame, 1)
        self.body.addWidget(self.told)
        self.body.addLayout(self.legend)
        self._placed = False

    def load(self) -> None:
        """Gather the ground; place and scale stay as they were."""
        self.name(tr("Map"))
        desk, surveyor = self.shell.desk, self.shell.room.streets
        self.read(lambda: GroundIndex(surveyor.office_ground(desk)), self._show)

    def first_focus(self) -> None:
        self.view.setFocus()

    def search(self, text: str) -> bool:
        """Go to the first case, street or parcel whose label begins with what is typed."""
        wanted = text.strip().casefold()
        order = ("case", "line", "base", "ward", "parcel")
        found = [
            shape
            for shape in self.view.index.ground.shapes
            if wanted and shape.kind in order and f"{shape.label} {shape.about}".casefold().startswith(wanted)
        ]
        if found:
            self.view.choose(min(found, key=lambda shape: order.index(shape.kind)), go=True)
        return True

    def escape(self) -> bool:
        if self.view.measuring:
            self.view.measure(on=False)
            return True
        return False

    def commands(self) -> list[Command]:
        return [Command(text, act, keys, tr("Map"), "place") for text, act, keys in self._acts()]

    def _acts(self):
        view = self.view
        return [
            (tr("Show all"), view.fit, "Home"),
            (tr("Measure"), lambda: view.measure(not view.measuring), "M"),
            (tr("Next case or line"), lambda: view.choose_next(1), "N"),
        ]

    def _show(self, index: GroundIndex) -> None:
        shapes = index.ground.shapes
        self.view.put(index, keep=self._placed)
        self._placed = True
        if shapes:
            keys = tr("Arrows move, + and − zoom, Space chooses at the cross, M measures, Enter opens")
            self.told.put(keys)
        else:
            self.told.put(tr("Nothing is on the map yet: import the map of a ward, or a street with its grid."))
        empty(self.legend)
        for kind in LEGEND:
            if any(shape.kind == kind for shape in shapes):
                self.legend.addWidget(_sample(kind, NAMES[kind]))
        states = {shape.state for shape in shapes if shape.kind == "case"}
        for state in (s for s in SIGNS if s in states):
            self.legend.addWidget(_sample("case", CASE_STATUS.get(state, state), SIGNS[state]))


def open_shape(shell: Shell, shape: Shape) -> None:
    """Go to what a shape shows: the case or the street."""
    if shape.kind == "case":
        shell.go(Route("case", (shape.id,)))
    elif shape.kind in ("line", "proposed", "base"):
        shell.go(Route("street", (shape.id,)))


def _sample(kind: str, text: str, sign: str = "") -> QWidget:
    """One kind of thing as the map draws it, with its name."""
    made = QLabel()
    picture = QPixmap(34, 16)
    picture.fill(theme.colour("desk"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(kind))
    if sign:
        draw_sign(painter, QPointF(17, 8), sign)
    else:
        painter.drawLine(2, 8, 32, 8)
    painter.end()
    made.setPixmap(picture)
    row = line(made, label(tr(text), "small"), gap=XS, margins=(0, 0, S, 0))
    holder = QWidget()
    holder.setLayout(row)
    return holder
