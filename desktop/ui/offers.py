"""What was typed before and looks like what is being typed: a list under the field, taken with the arrows and Enter."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QWidget
from shiboken6 import isValid

from desktop.ui.means import Means, Suggestion
from desktop.ui.page import later
from desktop.ui.words import tr

PAUSE = 200  # milliseconds after the last letter
FROM = 2  # letters
MOST = 7
PEOPLE = ("applicant_local", "applicant_latin")
ASKED = frozenset({*PEOPLE, "street", "landmark"})


class Offers(QListWidget):
    """Suggestions for one line of text; `taken` gets the answers of the one chosen."""

    def __init__(self, edit: QLineEdit, name: str, means: Means, taken: Callable[[Suggestion], None]) -> None:
        super().__init__(edit)
        self._edit, self._name, self._means, self._taken = edit, name, means, taken
        self.found: Sequence[Suggestion] = ()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("role", "popup")
        self.setAccessibleName(tr("Typed before"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(lambda _item: self._take())
        self.hide()
        self._pause = later(PAUSE, self._ask, self)
        edit.textEdited.connect(lambda _text: self._pause.start())
        edit.installEventFilter(self)
        edit.destroyed.connect(lambda _gone: isValid(self) and self.deleteLater())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self._away()
        if event.type() == QEvent.Type.ShortcutOverride and self.isVisible() and event.key() == Qt.Key.Key_Escape:
            event.accept()  # Esc puts this list away; it is not yet the window's way back
            return True
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or not self.isVisible():
            return False
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self.setCurrentRow((self.currentRow() + step) % self.count())
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0:
            self._take()
            return True
        if key == Qt.Key.Key_Escape:
            self._away()
            return True
        return False

    def _ask(self) -> None:
        text = self._edit.text().strip()
        if len(text) < FROM or not self._edit.hasFocus():
            self._away()
            return
        suggest, name = self._means.suggest, self._name
        self._means.run("read", lambda: suggest(name, text), lambda found: self._show(text, found), self._failed)

    def _show(self, text: str, found: Sequence[Suggestion]) -> None:
        if not isValid(self) or not self._edit.hasFocus() or self._edit.text().strip() != text:
            return
        self.found = found[:MOST]
        self.clear()
        self.addItems([each.text for each in self.found])
        if not self.found:
            self._away()
            return
        self._place()
        self.setCurrentRow(-1)
        self.show()
        self.raise_()

    def _place(self) -> None:
        window: QWidget = self._edit.window()
        if self.parent() is not window:
            self.setParent(window)
        corner = self._edit.mapTo(window, QPoint(0, self._edit.height() + 2))
        height = sum(self.sizeHintForRow(n) for n in range(self.count())) + 2 * self.frameWidth() + 4
        below = window.height() - corner.y()
        if height > below:
            corner = self._edit.mapTo(window, QPoint(0, -height - 2))
        self.setGeometry(corner.x(), corner.y(), self._edit.width(), height)

    def _take(self) -> None:
        chosen = self.found[self.currentRow()]
        self._away()
        self._taken(chosen)

    def _away(self) -> None:
        self._pause.stop()
        self.hide()

    def _failed(self, error: Exception) -> None:
        self._away()
        raise error
