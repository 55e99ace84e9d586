"""One kind of field, one widget: what is typed, where the next field begins, and the fault at its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QPlainTextEdit, QWidget

from desktop.forms.definition import Field
from desktop.ui import theme
from desktop.ui.bits import column, label, line, restyle
from desktop.ui.legacy import LegacyOffer
from desktop.ui.means import NONE, Means
from desktop.ui.offers import ASKED, Offers
from desktop.ui.secret import show_key
from desktop.ui.theme import XS, M, S
from desktop.ui.words import pick, tr

SHORT = 24
LABELS = 200
LONGEST = 1_000_000  # a field never cuts what is typed; the check says when it is too long


def mark_wrong(inputs: Iterable[QWidget], text: str, hint: str = "") -> None:
    """Mark what can have the focus as wrong, with `text` for who does not see it; '' takes the mark away."""
    for each in inputs:
        if bool(each.property("wrong")) != bool(text):
            each.setProperty("wrong", bool(text))
            restyle(each)
        each.setAccessibleDescription(text or hint)


class FieldBox(QWidget):
    """A field with its label, hint and fault; subclasses hold the input.

    `changed` tells of every change, `left` that the clerk moved on (with Enter: `moved`), `undone` that Ctrl+Z found
    nothing more to undo in the field itself, `filled` brings answers for several fields.
    """

    changed = Signal()
    left = Signal()
    moved = Signal()
    undone = Signal()
    filled = Signal(dict)
    legacy: LegacyOffer | None = None

    def __init__(self, field: Field, today: date, means: Means = NONE) -> None:
        super().__init__()
        self.field, self.today, self.means = field, today, means
        self.touched = False
        text = pick(field.label)
        self.title = label(text, wrap=True)
        self.hint = label(pick(field.hint), "small", wrap=True)
        if not field.hint:
            self.hint.hide()
        self.wrong = label("", "fault", wrap=True)
        self.wrong.hide()
        self.inner = column(gap=2)
        self.build()
        self.inner.addWidget(self.wrong)
        self.inner.addWidget(self.hint)
        names = column(self.title, -1, gap=0)
        self.title.setMinimumHeight(theme.now().row)
        self.title.setFixedWidth(theme.now().px(LABELS))
        self.title.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        self.across = line(names, self.inner, gap=M, margins=(0, XS, 0, XS))
        self.across.setStretch(1, 1)
        self.setLayout(self.across)
        for each in self.inputs():
            each.setAccessibleName(f"{text}: {each.accessibleName()}" if each.accessibleName() else text)
            if (
                not field.required
                and field.type != "repeat"
                and hasattr(each, "setPlaceholderText")
                and not each.placeholderText()
            ):
                empty = tr("may stay empty")
                each.setPlaceholderText(empty if self.widen(empty) <= each.maximumWidth() else "")
            if field.hint:
                each.setAccessibleDescription(pick(field.hint))
        if self.inputs():
            self.title.setBuddy(self.inputs()[0])

    def build(self) -> None:
        """Put the input into `inner`."""
        raise NotImplementedError

    def inputs(self) -> list[QWidget]:
        """What can have the focus, the first first."""
        raise NotImplementedError

    def line_at_work(self) -> str:
        """The number of the line, in a field of lines, in which somebody works; '' elsewhere."""
        return ""

    def line_of(self, place: str) -> int:
        """The number of the line on the screen, of the `place`-th that is filled."""
        return int(place)

    def value(self) -> Any:
        """What was typed or chosen, as it was."""
        raise NotImplementedError

    def put(self, value: Any) -> None:
        """Show a value without telling of a change."""
        raise NotImplementedError

    def focus(self) -> None:
        """Put the focus here."""
        self.inputs()[0].setFocus()

    def has_focus(self) -> bool:
        """Whether the focus is here."""
        return any(each.hasFocus() for each in self.inputs())

    def show_fault(self, text: str) -> None:
        """Say at the field what is wrong with it; '' takes it away."""
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))
        mark_wrong(self.inputs(), text, pick(self.field.hint))

    def point_at(self, places: Sequence[str]) -> None:
        """Say where within it the fault is that it shows; of a field of one piece there is nothing to say."""

    def stack(self, narrow: bool) -> None:
        """The label above the input where there is no room beside it."""
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self.across.direction() == way:
            return
        self.across.setDirection(way)
        self.across.setSpacing(2 if narrow else M)
        self.title.setMinimumHeight(0 if narrow else theme.now().row)
        self.title.setMinimumWidth(0 if narrow else theme.now().px(LABELS))
        self.title.setMaximumWidth(16_777_215 if narrow else theme.now().px(LABELS))

    def widen(self, wanted: str) -> int:
        """How wide an input must be for such a text, in pixels."""
        return QFontMetrics(theme.font(theme.now().body)).horizontalAdvance(wanted) + 2 * S + 12


class LineField(FieldBox):
    """One line of text."""

    sample = ""

    def build(self) -> None:
        self.edit = LineEdit(self._leave, self._move, self.undone.emit)
        self.edit.setMaxLength(LONGEST)
        self.edit.textEdited.connect(lambda _text: self.changed.emit())
        if self.field.type == "text" and self.field.appearance != "secret":
            self.legacy = LegacyOffer(self._read_as)
        if self.means.suggest and self.field.name in ASKED:
            self.offers = Offers(self.edit, self.field.name, self.means, lambda each: self.filled.emit(each.answers))
        sample = self.sample or ("0" * self.field.length if self.field.length <= SHORT else "")
        self.beside = label("", "muted" if sample else "small", wrap=not sample)
        self.row = line(self.edit, gap=M)
        self.inner.addLayout(self.row)
        if sample:
            self.edit.setFixedWidth(self.widen(sample))
            self.row.addWidget(self.beside)
            self.row.addStretch(1)
        else:  # the whole width is the text's own: what is said of it stands below
            self.inner.addWidget(self.beside)
            self.beside.hide()
        if self.legacy:
            self.inner.addWidget(self.legacy)

    def inputs(self) -> list[QWidget]:
        return [self.edit]

    def value(self) -> str:
        return self.edit.text()

    def propose(self, text: str, why: str) -> None:
        """Show a text that nobody typed, with `why` at it until the clerk has been there."""
        self.put(text)
        self.beside.setText(why)
        self.beside.show()

    def put(self, value: Any) -> None:
        self.edit.setText(str(value))
        self.edit.setCursorPosition(0)
        self.tidy()

    def tidy(self) -> None:
        """Show what was understood."""
        if self.touched:
            self.beside.hide()

    def _leave(self) -> None:
        self.touched = self.touched or bool(self.edit.text())
        self.tidy()
        if self.legacy:
            self.legacy.look(self.edit.text())
        self.left.emit()

    def _move(self) -> None:
        self.touched = True
        self.tidy()
        if self.legacy and self.legacy.look(self.edit.text()):
            self.legacy.focus()
        else:
            self.moved.emit()

    def _read_as(self, text: str) -> None:
        if text != self.edit.text():
            self.edit.setText(text)
            self.changed.emit()
        self.moved.emit()


class SecretField(LineField):
    """A password: dots, until the key beside it is pressed."""

    def build(self) -> None:
        super().build()
        self.row.addWidget(show_key(self.edit))


class LineEdit(QLineEdit):
    """Tells when it is left and when Enter is pressed."""

    def __init__(
        self, left: Callable[[], None], moved: Callable[[], None], undone: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__()
        self._left, self._moved, self._undone = left, moved, undone

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._left()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.OtherFocusReason,
        ):
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers() & _CTRL:
            self._moved()
        elif event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
            self._undone()
        else:
            super().keyPressEvent(event)


_CTRL = Qt.KeyboardModifier.ControlModifier


class TextField(FieldBox):
    """Several lines; Enter goes on as everywhere, Shift+Enter makes a new line."""

    def build(self) -> None:
        self.edit = TextEdit(self._leave, self._move)
        self.edit.setToolTip(tr("Shift+Enter makes a new line"))
        self.legacy = LegacyOffer(self._read_as)
        self.edit.textChanged.connect(lambda: grow(self.edit))
        self.edit.textChanged.connect(self._tell)
        self._quiet = False
        self.inner.addWidget(self.edit)
        self.inner.addWidget(self.legacy)
        grow(self.edit)

    def inputs(self) -> list[QWidget]:
        return [self.edit]

    def value(self) -> str:
        return self.edit.toPlainText()

    def put(self, value: Any) -> None:
        self._quiet = True
        self.edit.setPlainText(str(value))
        self._quiet = False

    def _tell(self) -> None:
        if not self._quiet:
            self.changed.emit()

    def _leave(self) -> None:
        self.touched = self.touched or bool(self.edit.toPlainText())
        self.legacy.look(self.edit.toPlainText())
        self.left.emit()

    def _move(self) -> None:
        self.touched = True
        if self.legacy.look(self.edit.toPlainText()):
            self.legacy.focus()
        else:
            self.moved.emit()

    def _read_as(self, text: str) -> None:
        self.edit.setPlainText(text)
        self.moved.emit()


def grow(edit: QPlainTextEdit) -> None:
    """As tall as what is written, within three to nine lines."""
    lines = min(max(edit.document().size().toSize().height(), 3), 9)
    edit.setFixedHeight(round(lines * QFontMetrics(edit.font()).lineSpacing() * 1.08) + 2 * S + 4)


class TextEdit(QPlainTextEdit):
    """Several lines that tell when they are left; Tab goes on, and Enter too where `moved` is given."""

    def __init__(self, left: Callable[[], None], moved: Callable[[], None] | None = None) -> None:
        super().__init__()
        self._left, self._moved = left, moved
        self.setTabChangesFocus(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if self._moved and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not held:
            self._moved()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._left()


class NoteField(FieldBox):
    """A heading between fields, or a sentence to read."""

    def __init__(self, field: Field, today: date, means: Means = NONE) -> None:
        QWidget.__init__(self)
        self.field, self.today, self.means, self.touched = field, today, means, False
        title = label(pick(field.label), "heading" if not field.hint else "strong", wrap=True)
        self.setLayout(column(title, gap=2, margins=(0, M, 0, 0)))
        if field.hint:
            self.layout().addWidget(label(pick(field.hint), "muted", wrap=True, select=True))

    def inputs(self) -> list[QWidget]:
        return []

    def value(self) -> str:
        return ""

    def put(self, value: Any) -> None:
        """A note keeps nothing."""

    def stack(self, narrow: bool) -> None:
        """A note stands alone in its line."""

    def show_fault(self, text: str) -> None:
        """A note has no faults."""
