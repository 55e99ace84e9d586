"""The form builder: fields from a definition, in order; Enter goes on, faults stand at their fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.forms.expression import evaluate, truth
from desktop.ui import theme
from desktop.ui.bits import Elided, button, column, line
from desktop.ui.choices import MOST_PILLS, CheckField, ManyField, PickField, PillsField
from desktop.ui.faults import sentence
from desktop.ui.fields import DateField, FieldBox, FileField, LineField, MoneyField, NoteField, NumberField, TextField
from desktop.ui.said import SaidField
from desktop.ui.theme import S
from desktop.ui.words import pick, tr

_KINDS: dict[str, type[FieldBox]] = {
    "integer": NumberField,
    "decimal": NumberField,
    "money": MoneyField,
    "file": FileField,
    "date": DateField,
    "select_multiple": ManyField,
    "note": NoteField,
    "check": CheckField,
}


def make_field(field: Field, today: date) -> FieldBox:
    """The widget of a field."""
    if field.type == "text":
        return TextField(field, today) if field.appearance == "multiline" else LineField(field, today)
    if field.type == "select_one":
        return (PillsField if len(field.choices) <= MOST_PILLS else PickField)(field, today)
    if field.type == "said":
        return SaidField(field, today)
    if field.type == "repeat":
        return RepeatField(field, today)
    return _KINDS[field.type](field, today)


class FormView(QWidget):
    """A whole form.

    `changed` tells of every change, `left` names a field that was left, `finished` that Enter was pressed in the last.
    """

    changed = Signal()
    left = Signal(str)
    finished = Signal()

    def __init__(self, fields: Sequence[Field], today: date) -> None:
        super().__init__()
        self.today = today
        self.boxes: dict[str, FieldBox] = {}
        whole = column(gap=2)
        for field in fields:
            each = make_field(field, today)
            self.boxes[field.name] = each
            whole.addWidget(each)
            each.changed.connect(lambda b=each: self._changed(b))
            each.left.connect(lambda n=field.name: self.left.emit(n))
            each.moved.connect(lambda b=each: self._on(b))
        self.setLayout(whole)
        self._show_relevant()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for each in self.boxes.values():
            each.stack(theme.is_narrow(event.size().width(), 520))

    def answers(self) -> dict[str, Any]:
        """What was typed in the fields that apply."""
        found = {n: b.value() for n, b in self.boxes.items() if self._applies(b) and not isinstance(b, NoteField)}
        return {n: v for n, v in found.items() if v not in ("", [])}

    def put(self, answers: Mapping[str, Any]) -> None:
        """Show answers, of a draft for instance."""
        for name, value in answers.items():
            if name in self.boxes:
                self.boxes[name].put(value)
        self._show_relevant()

    def focus_first(self) -> None:
        """Begin at the first field that is empty, else at the first."""
        shown = [b for b in self.boxes.values() if self._applies(b) and b.inputs()]
        empty = [b for b in shown if b.field.required and b.value() in ("", [])]
        for each in (empty or shown)[:1]:
            each.focus()

    def show_faults(self, faults: Iterable[FieldError], *, only_touched: bool = False) -> list[FieldError]:
        """Say each fault at its field and take the old ones away; gives those that belong to no field here."""
        named: dict[str, FieldError] = {}
        strange = []
        for fault in faults:
            name, _, inside = fault.field.partition(".")
            if fault.field in self.boxes:
                named.setdefault(fault.field, fault)
            elif name in self.boxes:
                place = inside.partition(".")[0]
                text = tr("Line {n}: {what}", n=place, what=sentence(fault)) if place.isdecimal() else sentence(fault)
                named.setdefault(name, FieldError(name, text))
            else:
                strange.append(fault)
        for name, box in self.boxes.items():
            if only_touched and not box.touched:
                continue
            fault = named.get(name)
            box.show_fault(sentence(fault) if fault else "")
        return strange

    def focus_fault(self) -> bool:
        """Go to the first field with a fault."""
        for box in self.boxes.values():
            if box.inputs() and not box.wrong.isHidden():
                box.focus()
                return True
        return False

    def _changed(self, box: FieldBox) -> None:
        if not isinstance(box, NoteField) and not box.wrong.isHidden():
            box.show_fault("")
        self._show_relevant()
        self.changed.emit()

    def _on(self, box: FieldBox) -> None:
        shown = [b for b in self.boxes.values() if self._applies(b) and b.inputs()]
        at = shown.index(box) + 1
        self.left.emit(box.field.name)
        if at < len(shown):
            shown[at].focus()
        else:
            self.finished.emit()

    def _applies(self, box: FieldBox) -> bool:
        return box.property("applies") is not False

    def _show_relevant(self) -> None:
        values: dict[str, Any] = {}
        for name, box in self.boxes.items():
            condition = box.field.relevant
            applies = not condition or truth(evaluate(condition, values, "", self.today))
            box.setProperty("applies", applies)
            box.setVisible(applies)
            if applies:
                values[name] = box.value()


class RepeatField(FieldBox):
    """Several lines of the same kind; Enter in the last filled line makes the next, in an empty one goes on."""

    def build(self) -> None:
        self.rows: list[dict[str, FieldBox]] = []
        self.lines = column(gap=2)
        self.more = button(tr("One more line"), lambda: self._add(focus=True), kind="link", drawing="plus")
        if self.field.appearance == "table":
            self.inner.addLayout(self._heads())
        self.inner.addLayout(self.lines)
        self.inner.addLayout(line(self.more, -1))
        self._add()

    def _heads(self) -> QHBoxLayout:
        """The names of the columns over a table, where they stay once something is written."""
        across = line(gap=S)
        for field in self.field.fields:
            across.addWidget(Elided(pick(field.label), "small"), 1)
        return across

    def inputs(self) -> list[QWidget]:
        return [w for row in self.rows for box in row.values() for w in box.inputs()]

    def value(self) -> list[dict[str, Any]]:
        kept = [{n: b.value() for n, b in row.items() if b.value() not in ("", [])} for row in self.rows]
        return [row for row in kept if row]

    def put(self, value: Any) -> None:
        for n, given in enumerate(value):
            if n >= len(self.rows):
                self._add()
            for name, inner in given.items():
                if name in self.rows[n]:
                    self.rows[n][name].put(inner)

    def _add(self, *, focus: bool = False) -> None:
        row: dict[str, FieldBox] = {}
        across = line(gap=S)
        for field in self.field.fields:
            box = _bare(field, self.today)
            box.changed.connect(self.changed.emit)
            box.left.connect(self._left_row)
            box.moved.connect(lambda r=row, n=field.name: self._on(r, n))
            row[field.name] = box
            across.addWidget(box, 1, Qt.AlignmentFlag.AlignTop)
        self.rows.append(row)
        self.lines.addLayout(across)
        if focus:
            next(iter(row.values())).focus()

    def _left_row(self) -> None:
        self.touched = self.touched or bool(self.value())
        self.left.emit()

    def _on(self, row: dict[str, FieldBox], name: str) -> None:
        names, at = list(row), self.rows.index(row)
        place = names.index(name) + 1
        blank = all(box.value() in ("", []) for box in row.values())
        if blank and at >= 0:
            self.touched = True
            self.moved.emit()
        elif place < len(names):
            row[names[place]].focus()
        elif at + 1 < len(self.rows):
            next(iter(self.rows[at + 1].values())).focus()
        else:
            self._add(focus=True)


def _bare(field: Field, today: date) -> FieldBox:
    """A field of a line: its label stands in it as a placeholder."""
    box = make_field(replace(field, hint={}), today)
    if isinstance(box, NumberField):
        box.edit.setFixedWidth(box.widen("0000000.00"))
    box.title.hide()
    for each in box.inputs():
        if hasattr(each, "setPlaceholderText"):
            each.setPlaceholderText(box.title.text())
    box.layout().setContentsMargins(0, 0, 0, 0)
    box.layout().setSpacing(0)
    return box
