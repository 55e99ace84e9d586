"""Fields in which one chooses: by number, by first letter, by arrow or by mouse."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QCompleter, QRadioButton, QVBoxLayout, QWidget

from desktop.core.text import latin_digits
from desktop.forms import names
from desktop.forms.definition import CHECK_WORDS
from desktop.ui import theme
from desktop.ui.bits import column, label
from desktop.ui.fields import FieldBox, LineField
from desktop.ui.flow import Flow
from desktop.ui.theme import XS
from desktop.ui.words import pick, tr

MOST_PILLS = 9
WIDEST = 400
WIDEST_ROW = 455
ROOM = 690  # pixels that a form has for a choice on a screen of 1366, however large the type is


def in_lines(text: str, widest: int = WIDEST) -> str:
    """A label broken into lines, for a button does not break it itself."""
    metrics = QFontMetrics(theme.font(theme.now().body, bold=True))
    most = min(theme.now().px(widest), ROOM)
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines[-1] else word
        if metrics.horizontalAdvance(longer) > most and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


class PillsField(FieldBox):
    """A few choices side by side."""

    def choices(self) -> dict[str, str]:
        """The values and their labels."""
        given = self.field.choices
        return {k: pick(v) for k, v in given.items()} if isinstance(given, Mapping) else {}

    def build(self) -> None:
        self.group = QButtonGroup(self)
        self.pills: dict[str, QRadioButton] = {}
        texts = {value: f"{n}  {text}" for n, (value, text) in enumerate(self.choices().items(), 1)}
        rows = len(texts) > 2 and any("\n" in in_lines(text) for text in texts.values())
        texts = {value: in_lines(text, WIDEST_ROW if rows else WIDEST) for value, text in texts.items()}
        flow: Flow | QVBoxLayout = column(gap=XS) if rows else Flow(gap=6)
        if not texts:
            flow.addWidget(label(tr("none yet"), "muted"))
        for value, text in self.choices().items():
            pill = QRadioButton(texts[value].replace("&", "&&"))
            pill.setProperty("row", rows or "\n" in texts[value])
            pill.setAccessibleName(text)
            pill.setProperty("pill", True)
            pill.setProperty("answer", value)
            pill.installEventFilter(self)
            pill.clicked.connect(lambda _on=False, v=value: self._chosen(v, move=False))
            self.group.addButton(pill)
            self.pills[value] = pill
            flow.addWidget(pill)
        holder = QWidget()
        holder.setLayout(flow)
        self.inner.addWidget(holder)
        if self.field.default:
            self.put(self.field.default)

    def inputs(self) -> list[QWidget]:
        return list(self.pills.values())

    def focus(self) -> None:
        chosen = self.pills.get(self.value())
        (chosen or self.inputs()[0]).setFocus(Qt.FocusReason.OtherFocusReason)

    def value(self) -> str:
        return next((value for value, pill in self.pills.items() if pill.isChecked()), "")

    def put(self, value: Any) -> None:
        if value in self.pills:
            self.pills[value].setChecked(True)
        elif not value:
            self.group.setExclusive(False)
            for pill in self.pills.values():
                pill.setChecked(False)
            self.group.setExclusive(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._pressed(watched, event)
        if event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return False

    def _pressed(self, pill: QObject, event: QKeyEvent) -> bool:
        key, text = event.key(), latin_digits(event.text())
        values = list(self.pills)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                return False
            self.touched = True
            self.moved.emit()
            return True
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key in (Qt.Key.Key_Right, Qt.Key.Key_Down) else -1
            at = next((n for n, v in enumerate(values) if self.pills[v] is pill), 0)
            self._chosen(values[(at + step) % len(values)], move=False)
            return True
        if text.isdecimal() and 1 <= int(text) <= len(values):
            self._chosen(values[int(text) - 1], move=True)
            return True
        if text.isalpha() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            labels = self.choices()
            fitting = [v for v in values if labels[v].casefold().startswith(text.casefold())]
            fitting = fitting or [v for v in values if self._called(v, text)]
            if fitting:
                at = fitting.index(self.value()) + 1 if self.value() in fitting else 0
                self._chosen(fitting[at % len(fitting)], move=len(fitting) == 1)
                return True
        return False

    def _called(self, value: str, letter: str) -> bool:
        """Whether a choice begins with a letter in any language: the keyboard may be a Latin one."""
        given = self.said_choices().get(value, {})
        return any(part.casefold().startswith(letter.casefold()) for part in _in_every_script("", given).split(" · "))

    def said_choices(self) -> Mapping[str, Mapping[str, str]]:
        """The choices with their labels in each language."""
        return self.field.choices if isinstance(self.field.choices, Mapping) else {}

    def _chosen(self, value: str, *, move: bool) -> None:
        self.pills[value].setChecked(True)
        self.pills[value].setFocus()
        self.touched = True
        self.changed.emit()
        if move:
            self.moved.emit()


class CheckField(PillsField):
    """An item of a checklist."""

    def choices(self) -> dict[str, str]:
        return {value: pick(text) for value, text in CHECK_WORDS.items()}

    def said_choices(self) -> Mapping[str, Mapping[str, str]]:
        return CHECK_WORDS


class ManyField(FieldBox):
    """Several of a list, each ticked with its number or the space bar."""

    def build(self) -> None:
        self.boxes: dict[str, QCheckBox] = {}
        rows = column(gap=XS)
        given = self.field.choices
        for n, (value, text) in enumerate(given.items() if isinstance(given, Mapping) else (), 1):
            each = QCheckBox(in_lines(f"{n}  {pick(text)}").replace("&", "&&"))
            each.setAccessibleName(pick(text))
            each.installEventFilter(self)
            each.clicked.connect(lambda _on=False: self.changed.emit())
            self.boxes[value] = each
            rows.addWidget(each)
        self.inner.addLayout(rows)

    def inputs(self) -> list[QWidget]:
        return list(self.boxes.values())

    def value(self) -> list[str]:
        return [value for value, each in self.boxes.items() if each.isChecked()]

    def put(self, value: Any) -> None:
        for name, each in self.boxes.items():
            each.setChecked(name in value)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        boxes, text = list(self.boxes.values()), latin_digits(event.text())
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                return False
            self.touched = True
            self.moved.emit()
            return True
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            at = boxes.index(watched) + (1 if event.key() == Qt.Key.Key_Down else -1)
            boxes[at % len(boxes)].setFocus()
            return True
        if text.isdecimal() and 1 <= int(text) <= len(boxes):
            boxes[int(text) - 1].toggle()
            boxes[int(text) - 1].setFocus()
            self.changed.emit()
            return True
        return False


def _in_every_script(value: str, label: Any) -> str:
    """What a choice may be called: its number, its name in each language, and how a name sounds in Latin letters."""
    names_of = list(label.values()) if isinstance(label, Mapping) else [str(label)]
    sounds = [names.to_latin(each) for each in names_of if not each.isascii()]
    return " · ".join(dict.fromkeys([str(value), *map(str, names_of), *sounds]))


class _Chooser(QCompleter):
    """Finds a choice by any of its names and shows it by the one of the screen's language."""

    def __init__(self, labels: Mapping[str, str], said: Mapping[str, str], owner: QObject) -> None:
        rows = QStandardItemModel(owner)
        for key, text in labels.items():
            row = QStandardItem(text)
            row.setData(f"{text} · {said[key]}", _NAMES)
            rows.appendRow(row)
        super().__init__(rows, owner)
        self.setCompletionRole(_NAMES)

    def pathFromIndex(self, index: QModelIndex) -> str:
        return str(index.data(Qt.ItemDataRole.DisplayRole))


_NAMES = Qt.ItemDataRole.UserRole


class PickField(LineField):
    """One of a long list: type its number or a part of its name in any script."""

    def build(self) -> None:
        given = self.field.choices
        plain = self.field.appearance == "plain"
        named = given.items() if isinstance(given, Mapping) else ()
        self.labels = {k: pick(v) if plain else f"{k}  {pick(v)}".strip() for k, v in named}
        self.said = {k: _in_every_script(k, v) for k, v in named}
        super().build()
        completer = _Chooser(self.labels, self.said, self)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(9)
        completer.activated.connect(lambda _text: self.changed.emit())
        completer.popup().setProperty("role", "popup")
        self.edit.setCompleter(completer)
        self.edit.installEventFilter(self)
        self.edit.setPlaceholderText(tr("Number or name"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down opens the whole list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down:
            completer = self.edit.completer()
            if not completer.popup().isVisible():
                completer.setCompletionPrefix("" if self.edit.text() in self.labels.values() else self.edit.text())
                completer.complete()
                return True
        return super().eventFilter(watched, event)

    def value(self) -> str:
        """The choice that was meant, or what was typed if it is none or not clear."""
        typed = self.edit.text().strip()
        number = latin_digits(typed)
        if number in self.labels:
            return number
        fitting = [k for k, text in self.labels.items() if typed and typed.casefold() in text.casefold()]
        fitting = fitting or [k for k, text in self.said.items() if typed and typed.casefold() in text.casefold()]
        meant = [k for k in fitting if self.labels[k] == typed] or fitting
        if len(meant) > 1:
            meant = self._shortest([k for k in fitting if self.labels[k].casefold().startswith(typed.casefold())])
        return meant[0] if len(meant) == 1 else typed

    def _shortest(self, found: list[str]) -> list[str]:
        """Of names that begin as typed the one that all others only make longer (Commissioner); else all of them."""
        first = min(found, key=lambda key: len(self.labels[key]), default="")
        return [first] if found and all(self.labels[key].startswith(self.labels[first]) for key in found) else found

    def put(self, value: Any) -> None:
        self.edit.setText(self.labels.get(str(value), str(value)))

    def tidy(self) -> None:
        if not self.edit.hasFocus():
            self.edit.setText(self.labels.get(self.value(), self.edit.text()))
            self.edit.setCursorPosition(0)
