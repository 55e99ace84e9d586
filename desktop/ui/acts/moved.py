"""The clocks that an act on the office would move, at its side, before it is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import side_card
from desktop.ui.bits import button, empty, label, line
from desktop.ui.law_words import clock_name
from desktop.ui.page import Route
from desktop.ui.words import tr, trn

if TYPE_CHECKING:
    from datetime import date

    from desktop.casework.calendar import Moved

MOST = 40


class MovedClocks:
    """A card that is asked what would move whenever what is typed means something else; the cases are looked through
    in the lane for what is long."""

    def __init__(self, page: ActPage, first: str) -> None:
        self._page, self._first = page, first
        self._asked: Any = None
        self.card = side_card(tr("Clocks that move"), label(first, "muted", wrap=True))

    def ask(self, about: Any, work: Callable[[], list[Moved]]) -> None:
        """Look for what moves by `about` (None: not enough is typed yet), unless that was the last asked."""
        if about == self._asked:
            return
        self._asked = about
        if about is None:
            self._tell([label(self._first, "muted", wrap=True)])
            return
        self._tell([label(tr("Looking through the open cases"), "muted", wrap=True)])
        self._page.run("long", work, lambda found: self._show(about, found))

    def _show(self, about: Any, found: list[Moved]) -> None:
        if about != self._asked:
            return
        rows: list[Any] = [label(trn("%n clocks", len(found)) if found else tr("None."), "strong")]
        for each in found[:MOST]:
            said = f"{clock_name(each.name)} · {words.section_text(each.section)}"
            go = button(each.number, lambda c=each.case: self._page.shell.go(Route("case", (c,))), kind="link")
            days = f"{_day(each.before)} → {_day(each.after)}"
            rows += [label(days, tone="soon"), label(said, "small", wrap=True), line(go, -1)]
        if len(found) > MOST:
            rows.append(label(tr("and others"), "muted"))
        self._tell(rows)

    def _tell(self, rows: Sequence[Any]) -> None:
        inner = self.card.layout()
        empty(inner)
        inner.addWidget(label(tr("Clocks that move"), "eyebrow"))
        for each in rows:
            inner.addLayout(each) if hasattr(each, "addWidget") else inner.addWidget(each)


def _day(day: date | None) -> str:
    return words.day(day) if day else tr("no day")
