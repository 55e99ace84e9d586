"""The map of a case's plot, as a card of its page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame

from desktop.ui.bits import Elided, button, card, label, line
from desktop.ui.page import Route
from desktop.ui.theme import S
from desktop.ui.words import tr

if TYPE_CHECKING:
    from desktop.ui.case_view import CaseView


def plot_card(view: CaseView, go: Callable[[Route], None]) -> QFrame | None:
    """The plot with its street and neighbours; None while nobody has said which parcel it is."""
    if view.plot is None:
        return None
    from desktop.casework.street_cases import plot_of
    from desktop.ui.map.view import MapView

    street, parcel = plot_of(view.file)
    shown = MapView(tr("Map of the plot"), least=220)
    shown.put(view.plot)
    shown.shape = next((s for s in view.plot.ground.shapes if s.kind == "parcel" and s.label == parcel), None)
    told = Elided(tr("Parcel {number}", number=parcel), "small")
    shown.said.connect(told.put)
    shown.opened.connect(lambda shape: go(Route("street", (street,))) if shape.kind in ("line", "base") else None)
    top = line(
        label(tr("Plot"), "heading"),
        -1,
        button(tr("Street"), lambda: go(Route("street", (street,))), kind="link", drawing="street"),
    )
    return card(top, shown, told, gap=S)
