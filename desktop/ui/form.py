"""The form builder: fields from a definition, in order; Enter goes on, faults stand at their fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QGridLayout, QScrollArea, QWidget

from desktop.core.errors import FieldError
from desktop.forms import names
from desktop.forms.definition import Field
from desktop.forms.expression import evaluate, truth
from desktop.ui import theme
from desktop.ui.amounts import DateField, MoneyField, NumberField
from desktop.ui.bits import button, column, label, line
from desktop.ui.choices import MOST_PILLS, CheckField, ManyField, PickField, PillsField
from desktop.ui.faults import sentence
from desktop.ui.fields import FieldBox, LineField, NoteField, SecretField, TextField, mark_wrong
from desktop.ui.files import FileField, FolderField, PathField
from desktop.ui.means import NONE, Means
from desktop.ui.page import later
from desktop.ui.said import SaidField
from desktop.ui.theme import S
from desktop.ui.words import pick, tr

REPEAT = "F2"
SOON = 30  # milliseconds after which a fault that was just put in has its room
_OTHER_SCRIPT = {"local": "latin", "latin": "local"}
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


_TEXTS: Mapping[str, type[FieldBox]] = {"multiline": TextField, "secret": SecretField}
_PATHS: Mapping[str, type[FieldBox]] = {"any": PathField, "folder": FolderField}


def make_field(field: Field, today: date, means: Means = NONE) -> FieldBox:
    """The widget of a field."""
    if field.type == "text":
        return _TEXTS.get(field.appearance, LineField)(field, today, means)
    if field.type == "select_one":
        return (PillsField if len(field.choices) <= MOST_PILLS else PickField)(field, today, means)
    if field.type == "said":
        return SaidField(field, today, means)
    if field.type == "repeat":
        return RepeatField(field, today, means)
    if field.type == "file" and field.appearance in _PATHS:
        return _PATHS[field.appearance](field, today, means)
    return _KINDS[field.type](field, today, means)


def suits(kind: str, value: Any) -> bool:
    """Whether a field of this type can show a value: a draft of an older program, or of a spoilt file, may hold another shape."""
    if kind == "repeat":
        return isinstance(value, list | tuple) and all(isinstance(row, Mapping) for row in value)
    if kind == "said" and isinstance(value, Mapping):  # in each language
        return all(isinstance(each, str) for each in value.values())
    if kind in ("file", "select_multiple") and not isinstance(value, str):
        return isinstance(value, list | tuple | set | frozenset) and all(isinstance(each, str) for each in value)
    return not isinstance(value, list | tuple | Mapping)


class FormView(QWidget):
    """A whole form.

    `abreast` fields stand side by side, each under its label, as in a line of a register.
    `changed` tells of every change, `left` names a field that was left, `finished` that Enter was pressed in the last.
    """

    changed = Signal()
    left = Signal(str)
    finished = Signal()

    def __init__(self, fields: Sequence[Field], today: date, means: Means = NONE, *, abreast: int = 1) -> None:
        super().__init__()
        self.today, self.means, self.abreast = today, means, abreast
        self.boxes: dict[str, FieldBox] = {}
        whole = QGridLayout() if abreast > 1 else column(gap=2)
        whole.setContentsMargins(0, 0, 0, 0)
        for field in fields:
            each = make_field(field, today, means)
            self.boxes[field.name] = each
            if abreast > 1:
                each.stack(narrow=True)
                whole.addWidget(each, *divmod(len(self.boxes) - 1, abreast), Qt.AlignmentFlag.AlignTop)
            else:
                whole.addWidget(each)
            each.changed.connect(lambda b=each: self._changed(b))
            each.left.connect(lambda n=field.name: self.left.emit(n))
            each.moved.connect(lambda b=each: self._on(b))
            each.undone.connect(self.undo)
            each.filled.connect(self._fill)
        self.setLayout(whole)
        self._show_relevant()
        self.last: Mapping[str, Any] = {}
        self._wrong: FieldBox | None = None  # the field whose fault is shown
        self._soon = later(SOON, self._show_wrong, self)
        self._known = {name: box.value() for name, box in self.boxes.items()}
        self._before: list[tuple[str, Any]] = []
        self.left.connect(self._remember)
        for keys, act in ((REPEAT, self.repeat), (QKeySequence.StandardKey.Undo, self.undo)):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def choose_only(self, name: str) -> None:
        """Where a field offers one choice alone (the ward, in an office of one ward), it is chosen."""
        box = self.boxes.get(name)
        if box is not None and len(box.field.choices) == 1:
            self.put({name: next(iter(box.field.choices))})

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for each in self.boxes.values():
            each.stack(self.abreast > 1 or theme.is_narrow(event.size().width(), 520))

    def answers(self) -> dict[str, Any]:
        """What was typed in the fields that apply."""
        found = {n: b.value() for n, b in self.boxes.items() if self._applies(b) and not isinstance(b, NoteField)}
        return {n: v for n, v in found.items() if v not in ("", [])}

    def put(self, answers: Mapping[str, Any]) -> None:
        """Show answers, of a draft for instance; what does not suit its field is passed over."""
        for name, value in answers.items():
            if name in self.boxes and suits(self.boxes[name].field.type, value):
                self.boxes[name].put(value)
                self._known[name] = self.boxes[name].value()
        self._show_relevant()

    def at_work(self) -> str:
        """The field that has the focus, or ''."""
        return next((name for name, box in self.boxes.items() if box.has_focus()), "")

    def focus_field(self, name: str) -> bool:
        """Go to a field, if it is asked here; whether it is."""
        box = self.boxes.get(name)
        if box is None or not box.inputs() or not self._applies(box):
            return False
        box.focus()
        return True

    def repeat(self) -> None:
        """Put what was answered here the last time (or stands above, in a register) and go on."""
        box = self.boxes.get(self.at_work())
        last = self.last.get(box.field.name) if box else None
        if box is None or last in (None, "", []) or not suits(box.field.type, last):
            return
        box.put(last)
        box.touched = True
        self._changed(box)
        self._on(box)

    def undo(self) -> None:
        """Take the last change of an answer back and go there; the field itself undoes what is typed in it."""
        self._remember(self.at_work())
        if not self._before:
            return
        name, value = self._before.pop()
        box = self.boxes[name]
        box.put(value)
        self._known[name] = box.value()
        self._changed(box)
        self.focus_field(name)

    def forget(self) -> None:
        """What stands now is the beginning: nothing before it is undone."""
        self._before.clear()
        self._known = {name: box.value() for name, box in self.boxes.items()}

    def legacy_left(self) -> FieldBox | None:
        """The first field whose text seems to be in a legacy font and has not been decided on."""
        for box in self.boxes.values():
            if box.legacy and self._applies(box) and box.legacy.look(box.value()):
                return box
        return None

    def _remember(self, name: str) -> None:
        box = self.boxes.get(name)
        if box is None or box.value() == self._known[name]:
            return
        self._before.append((name, self._known[name]))
        self._known[name] = box.value()
        self._propose(name)

    def _propose(self, name: str) -> None:
        """A name written in one script is proposed in the other, where nothing stands there yet."""
        stem, _, script = name.rpartition("_")
        other = self.boxes.get(f"{stem}_{_OTHER_SCRIPT.get(script, '')}")
        text = self.boxes[name].value()
        if not isinstance(other, LineField) or other.touched or not text.strip():
            return
        if script == "latin" and not self.means.script:
            return
        found = names.to_latin(text) if script == "local" else names.from_latin(text, self.means.script)
        if found != text and other.value() != found:
            other.propose(found, tr("proposed from the other script; correct it"))
            self._changed(other)

    def _fill(self, answers: Mapping[str, Any]) -> None:
        at = self.at_work()
        for name, value in answers.items():
            if name in self.boxes and value:
                self.boxes[name].put(value)
                self.boxes[name].touched = True
                self._remember(name)
                self._changed(self.boxes[name])
        if at:
            self._on(self.boxes[at])

    def focus_first(self) -> None:
        """Begin at the first field that is empty, else at the first."""
        shown = [b for b in self.boxes.values() if self._applies(b) and b.inputs()]
        empty = [b for b in shown if b.field.required and b.value() in ("", [])]
        for each in (empty or shown)[:1]:
            each.focus()

    def show_faults(self, faults: Iterable[FieldError], *, only_touched: bool = False) -> list[FieldError]:
        """Say each fault at its field and take the old ones away; gives those that belong to no field here."""
        named: dict[str, FieldError] = {}
        within: dict[str, list[str]] = {}
        strange = []
        for fault in faults:
            name, _, inside = fault.field.partition(".")
            if fault.field in self.boxes:
                named.setdefault(fault.field, fault)
            elif name in self.boxes:
                place = inside.partition(".")[0]
                if only_touched and place == self.boxes[name].line_at_work():
                    continue  # it is being filled in
                text = sentence(fault)
                if place.isdecimal():
                    text = tr("Line {n}: {what}", n=self.boxes[name].line_of(place), what=text)
                named.setdefault(name, FieldError(name, text))
                within.setdefault(name, []).append(inside)
            else:
                strange.append(fault)
        for name, box in self.boxes.items():
            if only_touched and not box.touched:
                continue
            fault = named.get(name)
            box.show_fault(sentence(fault) if fault else "")
            box.point_at(within.get(name, []))
        return strange

    def focus_fault(self) -> bool:
        """Go to the first field with a fault."""
        for box in self.boxes.values():
            if box.inputs() and not box.wrong.isHidden():
                box.focus()
                self._wrong = box
                self._soon.start()
                return True
        return False

    def _show_wrong(self) -> None:
        """Bring the whole of the field into sight: what is wrong in it stands under it, and was not there before."""
        around: QWidget | None = self
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None and self._wrong in self.boxes.values():
            around.ensureWidgetVisible(self._wrong, 0, S)

    def _changed(self, box: FieldBox) -> None:
        if not isinstance(box, NoteField) and not box.wrong.isHidden():
            box.show_fault("")
        self._show_relevant()
        self.changed.emit()

    def _on(self, box: FieldBox) -> None:
        shown = [b for b in self.boxes.values() if self._applies(b) and b.inputs()]
        at = shown.index(box) + 1
        if at < len(shown):
            shown[at].focus()  # before it is told, so that the draft is kept at the next field
        self.left.emit(box.field.name)
        if at == len(shown):
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
        self._wrong_cells: list[FieldBox] = []
        self.lines = column(gap=2)
        heads = line(gap=S)
        for each in self.field.fields if len(self.field.fields) > 1 else ():
            heads.addWidget(label(pick(each.label), "small", wrap=True), 1, Qt.AlignmentFlag.AlignBottom)
        self.inner.addLayout(heads)
        self.more = button(tr("One more line"), lambda: self._add(focus=True), kind="link", drawing="plus")
        self.inner.addLayout(self.lines)
        self.inner.addLayout(line(self.more, -1))
        self._add()

    def inputs(self) -> list[QWidget]:
        return [w for row in self.rows for box in row.values() for w in box.inputs()]

    def line_at_work(self) -> str:
        at = self.window().focusWidget()
        rows = enumerate(self._filled(), 1)
        return next((str(n) for n, row in rows if any(at in b.inputs() for b in row.values())), "")

    def line_of(self, place: str) -> int:
        filled = self._filled()
        return self.rows.index(filled[int(place) - 1]) + 1 if int(place) <= len(filled) else int(place)

    def show_fault(self, text: str) -> None:
        super().show_fault(text)
        self._wrong_cells = []

    def point_at(self, places: Sequence[str]) -> None:
        """Of a fault, mark only the cells (`line.field`) where it lies."""
        filled, found = self._filled(), []
        for line_, _, name in (place.partition(".") for place in places):
            if line_.isdecimal() and int(line_) <= len(filled) and name in filled[int(line_) - 1]:
                found.append(filled[int(line_) - 1][name])
        if found:
            for cell in (cell for row in self.rows for cell in row.values() if cell not in found):
                mark_wrong(cell.inputs(), "")
            self._wrong_cells = found

    def focus(self) -> None:
        """At what is wrong, else at the first."""
        cells = [cell for cell in self._wrong_cells if cell.inputs()]
        cells[0].focus() if cells else super().focus()

    def _filled(self) -> list[dict[str, FieldBox]]:
        return [row for row in self.rows if any(box.value() not in ("", []) for box in row.values())]

    def value(self) -> list[dict[str, Any]]:
        rows = self._filled()
        return [{n: b.value() for n, b in row.items() if b.value() not in ("", [])} for row in rows]

    def put(self, value: Any) -> None:
        for row in self.rows:
            for box in row.values():
                box.put([] if box.field.type in ("select_multiple", "file") else "")
        for n, given in enumerate(value):
            if n >= len(self.rows):
                self._add()
            for name, inner in given.items():
                if name in self.rows[n] and suits(self.rows[n][name].field.type, inner):
                    self.rows[n][name].put(inner)

    def _add(self, *, focus: bool = False) -> None:
        row: dict[str, FieldBox] = {}
        across = line(gap=S)
        for field in self.field.fields:
            box = _bare(field, self.today, self.means, alone=len(self.field.fields) == 1)
            box.changed.connect(self.changed.emit)
            box.left.connect(self._left_row)
            box.undone.connect(self.undone.emit)
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


def _bare(field: Field, today: date, means: Means, *, alone: bool) -> FieldBox:
    """A field of a line: its label stands above the first line, or in it if it is `alone` there."""
    box = make_field(replace(field, hint={}), today, means)
    box.title.hide()
    for each in box.inputs():
        if hasattr(each, "setPlaceholderText"):
            each.setPlaceholderText(box.title.text() if alone else "")
        if isinstance(box, LineField):
            each.setMinimumWidth(0)
            each.setMaximumWidth(16_777_215)  # as wide as its column
    box.layout().setContentsMargins(0, 0, 0, 0)
    box.layout().setSpacing(0)
    return box
