"""Free text for papers: typed in the office's language, and beside it in the second one where that is wanted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from desktop.ui import icons, words
from desktop.ui.bits import button, line
from desktop.ui.fields import LONGEST, FieldBox, LineEdit, TextEdit, grow
from desktop.ui.words import tr


class SaidField(FieldBox):
    """One text or one for each language of the paper.

    `choices` names the languages, the first first; `appearance` multiline gives room. Its value is the text alone
    while only one is written, and a mapping of language to text once both are.
    """

    def build(self) -> None:
        self._codes = list(self.field.choices)
        multiline = self.field.appearance == "multiline"
        self.edits: list[QLineEdit | QPlainTextEdit] = []
        for n, code in enumerate(self._codes):
            edit = self._text(n) if multiline else self._line(n)
            edit.setAccessibleName(words.language_name(code))
            self.edits.append(edit)
            self.inner.addWidget(edit)
            if n:
                edit.setPlaceholderText(words.language_name(code))
                edit.hide()
        self._more = self._opener(multiline)

    def inputs(self) -> list[QWidget]:
        return [each for n, each in enumerate(self.edits) if not n or not each.isHidden()]

    def value(self) -> str | dict[str, str]:
        typed = {code: _text_of(each) for code, each in zip(self._codes, self.edits, strict=True)}
        written = {code: text for code, text in typed.items() if text.strip()}
        if len(written) > 1:
            return written
        return next(iter(written.values()), "")

    def put(self, value: Any) -> None:
        said = value if isinstance(value, dict) else {self._codes[0]: str(value)}
        for code, each in zip(self._codes, self.edits, strict=True):
            text = said.get(code, "")
            each.blockSignals(True)
            each.setPlainText(text) if isinstance(each, QPlainTextEdit) else each.setText(text)
            each.blockSignals(False)
            if text and each is not self.edits[0]:
                self._open(focus=False)

    def _line(self, number: int) -> LineEdit:
        edit = LineEdit(self._leave, lambda: self._move(number))
        edit.setMaxLength(LONGEST)
        edit.textEdited.connect(lambda _text: self.changed.emit())
        return edit

    def _text(self, number: int) -> TextEdit:
        edit = TextEdit(self._leave, lambda: self._move(number))
        edit.setToolTip(tr("Shift+Enter makes a new line"))
        edit.textChanged.connect(lambda: grow(edit))
        edit.textChanged.connect(self.changed.emit)
        grow(edit)
        return edit

    def _opener(self, multiline: bool) -> QWidget | None:
        if len(self._codes) < 2:
            return None
        text = tr("Also in {language}", language=words.language_name(self._codes[1]))
        # of this field alone: with two such fields on a page a key of the window would be anybody's, and so nobody's
        key = QShortcut(QKeySequence("Ctrl+E"), self.edits[0], context=Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self._open)
        if multiline:
            opener = button(text, self._open, kind="link", drawing="plus", keys="Ctrl+E")
            self.inner.addLayout(line(opener, -1))
            return opener
        action = self.edits[0].addAction(
            icons.icon("language", 18, "muted"), QLineEdit.ActionPosition.TrailingPosition
        )
        action.setToolTip(f"{text} · Ctrl+E")
        action.triggered.connect(lambda _on=False: self._open())
        return None

    def _open(self, *, focus: bool = True) -> None:
        for each in self.edits[1:]:
            each.show()
        if self._more:
            self._more.hide()
        if focus:
            self.edits[1].setFocus()

    def _move(self, number: int) -> None:
        following = [n for n, each in enumerate(self.edits) if n > number and not each.isHidden()]
        if following:
            self.edits[following[0]].setFocus()
        else:
            self.touched = True
            self.moved.emit()

    def _leave(self) -> None:
        self.touched = self.touched or bool(self.value())
        self.left.emit()


def _text_of(edit: QLineEdit | QPlainTextEdit) -> str:
    return edit.toPlainText() if isinstance(edit, QPlainTextEdit) else edit.text()
