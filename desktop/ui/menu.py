"""A menu that is worked by what is typed: each line has a number, and letters or figures go to the line that begins so."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop.core.text import latin_digits
from desktop.ui.page import later

PAUSE = 1200  # milliseconds after which what is typed begins anew


class Menu(QMenu):
    """Numbered lines; a line that alone begins with what was typed is taken at once, of several Enter takes the first.

    `numbered` is off where the lines begin with numbers of their own, as wards do.
    """

    def __init__(self, owner: QWidget, *, numbered: bool = True) -> None:
        super().__init__(owner)
        self._numbered = numbered
        self._typed = ""
        self._pause = later(PAUSE, self._forget, self)
        self._begins: dict[QAction, tuple[str, ...]] = {}

    def add(self, text: str, act: Callable[[], object], *, chosen: bool | None = None) -> QAction:
        """One more line; `chosen` gives it a tick that is on or off."""
        number = str(len(self._begins) + 1)
        shown = text.replace("&", "&&")
        action = self.addAction(f"{number}  {shown}" if self._numbered else shown)
        action.triggered.connect(lambda _on=False: act())
        if chosen is not None:
            action.setCheckable(True)
            action.setChecked(chosen)
        plain = latin_digits(text).casefold()
        self._begins[action] = (number, plain) if self._numbered else (plain,)
        return action

    def keyPressEvent(self, event: QKeyEvent) -> None:
        text = latin_digits(event.text()).casefold()
        if not text.strip() or not text.isprintable():
            super().keyPressEvent(event)
            return
        self._typed += text
        found = self._fitting() or self._anew(text)
        self._pause.start()
        if len(found) == 1:
            self.close()
            found[0].trigger()
        elif found:
            self.setActiveAction(found[0])

    def _fitting(self) -> list[QAction]:
        begun = [each for each, said in self._begins.items() if any(s.startswith(self._typed) for s in said)]
        return [each for each in begun if each.isEnabled()]

    def _anew(self, text: str) -> list[QAction]:
        """What was typed before leads nowhere with this letter: begin with it."""
        self._typed = text
        return self._fitting()

    def _forget(self) -> None:
        self._typed = ""
