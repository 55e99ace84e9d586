"""Fields of one line whose text means something: numbers with their unit, rupees, days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.forms import units
from desktop.forms.olddates import read_date
from desktop.ui import words
from desktop.ui.fields import LineField
from desktop.ui.words import tr, trn

OLD = "old"  # the appearance of a date in an old register
PAST = "past"  # the appearance of a day that lies behind us: without its year it is the last one of that name
BEHIND = "<= today()"  # and the constraint that says the same


class NumberField(LineField):
    """A whole or decimal number, digits of any script; an area or length may be typed in another unit.

    What was typed stays in the field, and its conversion stands beside it: 2 guntha = 202.34 m².
    """

    sample = "0" * 20

    def build(self) -> None:
        super().build()
        self.edit.textEdited.connect(lambda _text: self.tidy())
        if self.field.unit in units.BASES:
            examples = {"square_metre": "120.5 · 30x40 ft", "metre": "3.5 · 11 ft 6 in"}
            self.edit.setPlaceholderText(examples[self.field.unit])

    def tidy(self) -> None:
        self.beside.setText(self._converted())

    def _converted(self) -> str:
        """What a measure comes to in the field's own unit; '' where it can't be read yet."""
        if self.field.unit not in units.BASES or not self.edit.text().strip():
            return ""
        try:
            found = units.read(self.edit.text(), self.field.unit, self.field.name, self.means.local)
        except FieldError:
            return ""
        sign = "m²" if self.field.unit == "square_metre" else "m"
        if units.typed_otherwise(self.field.unit, self.edit.text()):
            return f"= {found.value} {sign}"
        return sign


class MoneyField(LineField):
    """Rupees, or what adds up to them: 500+250."""

    sample = "00,00,00,000.00"

    def value(self) -> str:
        """What was typed, or what it comes to."""
        text = super().value()
        if "+" not in text:
            return text
        try:
            return money.show(sum(money.parse(each, self.field.name) for each in text.split("+")))
        except FieldError:
            return text

    def tidy(self) -> None:
        try:
            self.beside.setText(words.rupees(money.parse(self.value(), self.field.name)))
        except FieldError:
            self.beside.setText("₹")

    def put(self, value: Any) -> None:
        self.edit.setText(money.show(value) if isinstance(value, int) else str(value))
        self.tidy()


class DateField(LineField):
    """A day: 3.2.27, 030227, 3-2 or 3 (the nearest), +7 (a week on), digits of any script; Up and Down go a day on or
    back, T is today."""

    sample = "00-00-0000 00"
    _spelled = ""  # what of "today" or "tomorrow" was typed since T

    def build(self) -> None:
        super().build()
        self.edit.installEventFilter(self)
        self.edit.setPlaceholderText("DD-MM-YYYY")  # a day of today's would look filled in

    def value(self) -> str:
        """What was typed; where the year was left out, the whole day that is meant."""
        day = self._near()
        return dates.show(day) if day else super().value()

    def day(self) -> date | None:
        """The day typed, if it is one; of an old register's years of two figures the latest that is not to come."""
        try:
            if self.field.appearance == OLD:
                return read_date(self.edit.text(), self.field.name, self.today)
            return dates.parse(self.edit.text(), self.field.name)
        except FieldError:
            return self._near()

    def _near(self) -> date | None:
        """The day meant without its year; in an old register it may be of any year, so none is."""
        if self.field.appearance == OLD:
            return None
        return dates.near(
            self.edit.text(), self.today, past=self.field.appearance == PAST or BEHIND in self.field.constraint
        )

    def tidy(self) -> None:
        day = self.day()
        if day is None:
            self.beside.setText("")
            return
        if not self.edit.hasFocus():
            self.edit.setText(dates.show(day))
        gap = (self.today - day).days
        near = tr("today") if gap == 0 else trn("%n days ago", gap) if gap > 0 else trn("in %n days", -gap)
        self.beside.setText(f"{words.weekday(day)}, {near}")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(event.key())
            if step:
                self._set((self.day() or self.today) + timedelta(days=step if self.day() else 0))
                return True
            if self._spell(event.text().lower()):
                return True
        return super().eventFilter(watched, event)

    def _spell(self, letter: str) -> bool:
        """T is today at once; who types the whole word gets no letters into the date, and tomorrow with its last."""
        text = self.edit.text()
        if text != self.edit.selectedText() and (self.day() is None or (text.strip().isdigit() and len(text) <= 2)):
            return False  # the t of 3 Oct, of 5th or of yesterday
        spelled = self._spelled + letter
        if not letter or not any(word.startswith(spelled) for word in ("today", "tomorrow")):
            self._spelled = ""
            return False
        self._spelled = "" if spelled in ("today", "tomorrow") else spelled
        if spelled in ("t", "tomorrow"):
            self._set(self.today + timedelta(days=len(spelled) > 1))
        return True

    def _set(self, day: date) -> None:
        self.edit.setText(dates.show(day))
        self.edit.selectAll()
        self.tidy()
        self.changed.emit()


def typed_day(edit: QLineEdit, today: date, *, past: bool = False) -> date:
    """The day in a plain line of text, which then shows it in full; without its year it is, with `past`, none still to
    come. Raises `FieldError` for what is none."""
    text = edit.text()
    day = dates.near(text, today, past=past) or dates.parse(text, "day")
    edit.setText(dates.show(day))
    return day
