"""Text in a legacy Hindi font, met where it is typed or pasted: its reading is offered, and nothing is kept raw."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from desktop.forms.legacy_fonts import Proposal, recognise
from desktop.ui.bits import button, column, label, line
from desktop.ui.theme import S
from desktop.ui.words import tr


class LegacyOffer(QWidget):
    """Under a field: what the text would read, to be taken or left; hidden while there is nothing to ask."""

    def __init__(self, take: Callable[[str], None]) -> None:
        super().__init__()
        self._take = take
        self._right: set[str] = set()
        self._asked, self._reading = "", ""
        self.said = label("", "fault", wrap=True)
        self.yes = button(tr("Take this reading"), self._accept, kind="chip")
        self.no = button(tr("It is right as typed"), self._leave, kind="link")
        self.setLayout(column(self.said, line(self.yes, self.no, -1, gap=S), gap=2))
        self.hide()

    def look(self, text: str) -> bool:
        """Look at a text; whether something is asked."""
        found: Proposal | None = None if text in self._right else recognise(text)
        self.setVisible(found is not None)
        if found is None:
            return False
        self._asked, self._reading = text, found.text
        self.yes.setVisible(bool(found.text))
        if found.text:
            self.said.setText(tr("This seems typed in Kruti Dev or DevLys. It reads: {reading}", reading=found.text))
        else:
            self.said.setText(tr("This seems typed in a legacy font that can't be read. Type it anew in Unicode."))
        return True

    def focus(self) -> None:
        """Put the focus on the answer that is likely."""
        (self.yes if self._reading else self.no).setFocus()

    def _accept(self) -> None:
        self.hide()
        self._take(self._reading)

    def _leave(self) -> None:
        self._right.add(self._asked)
        self.hide()
        self._take(self._asked)
