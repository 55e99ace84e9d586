"""One street: its map, lines by date, proposals with their steps, history, and what may be done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.ui.bits import Band, Elided, Scroll, Split, badge, box, column, empty
from desktop.ui.map.view import MapView
from desktop.ui.next_steps import keyed
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.street.cards import (
    KEYS,
    acts_card,
    after_card,
    history_card,
    lines_card,
    parcels_card,
    proposals_cards,
)
from desktop.ui.street.look import ACTS, DRAWINGS, StreetView, look
from desktop.ui.street.map_page import open_shape
from desktop.ui.street.said import STATUS, metres, names, value_text
from desktop.ui.theme import M, S
from desktop.ui.words import tr


class StreetPage(Page):
    """Digits, then letters, do what may be done."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.street = route.args[0]
        self.view: StreetView | None = None
        self.map = MapView(tr("Map of the street"), least=280)
        self.map.opened.connect(self._open)
        self.told = Elided("", "small")
        self.map.said.connect(self.told.put)
        self.map_card = box(column(self.map, self.told, gap=2, margins=(2, 2, 2, S)), "card")
        self.area = Scroll()
        self.body.addWidget(self.area, 1)
        for n, key in enumerate(KEYS):
            self._key(key, lambda n=n: self._do(n))

    def _key(self, keys: str, act) -> None:
        shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def load(self) -> None:
        """Read the street."""
        shell, street = self.shell, self.street
        self.read(lambda: look(shell, street), self._show)

    def first_focus(self) -> None:
        self.area.setFocus()

    def escape(self) -> bool:
        if self.map.measuring:
            self.map.measure(on=False)
            return True
        return False

    def commands(self) -> list[Command]:
        if self.view is None:
            return []
        group = names(self.view.state.name)
        go = self.shell.go
        found = [
            Command(tr(ACTS[r.page]), lambda r=r: go(r), key, group, DRAWINGS.get(r.page, "law"))
            for key, r in keyed(self.view.acts, KEYS)
        ]
        return [*found, Command(tr("Map"), lambda: go(Route("map")), "", group, "place")]

    def _do(self, number: int) -> None:
        if self.view and number < len(self.view.acts):
            self.shell.go(self.view.acts[number])

    def _open(self, shape) -> None:
        if shape.kind == "case":
            open_shape(self.shell, shape)

    def _show(self, view: StreetView) -> None:
        self.view = view
        state = view.state
        about = [
            state.number,
            tr("Ward {number}", number=state.ward) if state.ward else "",
            metres(state.facts_of.get("width")),
            str(state.facts_of.get("class", "")),
            value_text("maintained_by", state.facts_of.get("maintained_by", "")),
        ]
        self.name(names(state.name), " · ".join(part for part in about if part))
        empty(self.actions)
        self.actions.addWidget(badge(tr(STATUS.get(state.status, state.status)), "accent"))
        go, law = self.shell.go, self.shell.desk.law
        at = self.area.verticalScrollBar().value()
        self.map_card.setParent(None)
        left, right = column(gap=M), column(gap=M)
        left.addWidget(self.map_card)
        for part in (lines_card(view, go), parcels_card(view), history_card(view)):
            if part:
                left.addWidget(part)
        for part in (*proposals_cards(view, law, go), acts_card(view, go), after_card(view)):
            if part:
                right.addWidget(part)
        left.addStretch(1)
        right.addStretch(1)
        self.area.setWidget(Split(left, right, (1, 1), least=760))
        self.map_card.setVisible(bool(view.index.ground.shapes))
        self.area.verticalScrollBar().setValue(at)
        self.map.put(view.index)
        self.map.fit_kinds(("base", "line", "proposed", "parcel"))
        told = self.shell.take_told(self.street)
        if told:
            self.say(Band(told.text, tone="fine", drawing="check"))
        if not self.isAncestorOf(self.window().focusWidget() or self.window()):
            self.area.setFocus()
