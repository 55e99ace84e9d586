"""A new application at the counter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from desktop.core import money
from desktop.core.errors import FieldError
from desktop.forms.definition import Field, Form, load
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.pieces import side_card
from desktop.ui.acts.scans import files_in
from desktop.ui.amounts import DateField, MoneyField
from desktop.ui.bits import Elided, button, column, empty, label, line
from desktop.ui.case_cards import RowButton
from desktop.ui.law_words import clock_name
from desktop.ui.page import Route, Shell, later
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.ports import CaseRow
    from desktop.law.clocks import Clock


@dataclass(frozen=True, slots=True)
class Asked:
    """The form with the office's own lists in it."""

    form: Form
    fields: tuple[Field, ...]
    fee: Any = None  # what the office has fixed for it: paise, or a table by measure; None where it takes none


class NewApplication(ActPage):
    """The form of the application; at the side the last day it will start, and cases of the same name."""

    verb = words.mark("Enter and print the acknowledgement")
    roles = ("clerk", "officer", "head")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.kind = route.args[0]
        self.last_day = column(gap=2)
        self.same = column(gap=0)
        self.same_box = QWidget()
        self._looking = later(350, self._look_for_same, self)
        self._shown: tuple[date | None, list[str] | None] = (None, None)  # the day and the kinds of case

    def read_context(self) -> Callable[[], Asked]:
        desk, kind = self.shell.desk, self.kind

        def look() -> Asked:
            from desktop.casework.intake import enclosures_asked
            from desktop.forms.definition import load

            office, form = desk.office(), load(kind)
            wards = {str(w["number"]): w["name"] for w in office.wards}
            enclosures = {e["key"]: e["label"] for e in enclosures_asked(desk, office, kind, desk.today())}
            lists = {"@wards": wards, "@enclosures": enclosures}
            fields = (
                replace(f, choices=lists.get(f.choices, {})) if isinstance(f.choices, str) else f for f in form.fields
            )
            fixed = office.held(f"fee.{form.provision}", desk.today())
            asked = tuple(f for f in fields if f.type != "select_multiple" or f.choices)
            return Asked(form, asked, fixed.value if fixed else None)

        return look

    def fields(self, context: Asked) -> Sequence[Field]:
        return context.fields

    def prepared(self, context: Asked) -> None:
        self.name(pick(context.form.title), tr("New application"))
        self.side.addWidget(side_card(tr("The clock it starts"), self.last_day))
        self.same_box = side_card(tr("Cases with this name"), self.same)
        self.same_box.hide()
        self.side.addWidget(self.same_box)
        self.form.put({"received_on": words.day(self.shell.desk.today())})
        self.form.choose_only("ward")
        self._show_fee(context.fee)
        self.changed_answer()

    def _show_fee(self, fixed: Any) -> None:
        """No fee is 0; one that is fixed is told, but typed by who has the money in hand."""
        box = self.form.boxes.get("fee_paid")
        if not isinstance(box, MoneyField):
            return
        if fixed is None:
            box.put(0)
        elif isinstance(fixed, int):
            box.edit.setPlaceholderText(tr("fixed: {amount}", amount=money.show(fixed)))

    def draft_title(self) -> str:
        answers = self.form.answers() if self.form else {}
        who = answers.get("applicant_local") or answers.get("applicant_latin") or ""
        return " · ".join(part for part in (self.heading.full, who) if part)

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        faults = super().check(answers)
        if "khasra" in self.form.boxes and not (answers.get("house") or answers.get("khasra")):
            message = "Give the house number or the khasra number, so that the premises can be found."
            faults.append(FieldError("khasra", message, code="house_or_khasra"))
        return faults

    def beside_draft(self) -> list[QWidget]:
        kind, *slot = self.route.args
        other = Route("new", (kind, str(int(slot[0]) + 1 if slot else 2)))
        text = tr("Keep it, begin another")
        return [button(text, lambda: self.shell.go(other, instead=True), kind="link", drawing="plus")]

    def changed_answer(self) -> None:
        box = self.form.boxes.get("received_on")
        day = box.day() if isinstance(box, DateField) else None
        kinds = load(self.kind).kinds(self.form.answers(), self.shell.desk.today())
        if (day, kinds) != self._shown:
            self._shown = day, kinds
            self._look_for_clock(day, kinds)
        self._looking.start()

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        desk, kind = self.shell.desk, self.kind
        read = files_in(self.asked, answers)

        def enter() -> Done:
            from desktop.casework.handed_in import receive

            return receive(desk, kind, answers, read())

        return enter

    def told(self, done: Done) -> str:
        number = done.entries[0].data.get("number", "")
        return tr("Entered as {number}", number=number) if number else tr("Entered in the case that runs")

    # the side ------------------------------------------------------------

    def _look_for_clock(self, day: date | None, kinds: list[str] | None) -> None:
        if day is None or day > self.shell.desk.today():
            self._show_clock(None)
            return
        desk, kind, language = self.shell.desk, self.kind, words.language()

        def look() -> tuple[Clock, list[str]] | None:
            from desktop.casework.case import CaseFile
            from desktop.casework.ruling import clocks_on
            from desktop.law.model import Fact
            from desktop.law.words import explain

            office, form = desk.office(), load(kind)
            act = desk.act(office, day)
            told = {} if kinds is None else {"case": kinds}
            fact = Fact("application.received", day, "", {"provision": form.provision, **told})
            file = CaseFile("", "", kind, office.id, office.act, act.pack, day, facts=[fact])
            file.provision, file.governs = form.provision, (form.provision, form.clock)
            found = [c for c in clocks_on(desk, office, file, desk.today()) if c.provision == form.clock]
            return (found[0], explain(found[0].steps, language)) if found else None

        self.read(look, lambda found: self._show_clock(found) if (day, kinds) == self._shown else None)

    def _show_clock(self, found: tuple[Clock, list[str]] | None) -> None:
        empty(self.last_day)
        if found is None:
            if self._shown[0]:
                text = tr("No period of the Act runs from this day.")
            else:
                text = tr("Write the day of receipt; if it starts a clock, the last day stands here then.")
            self.last_day.addWidget(label(text, "muted", wrap=True))
            return
        clock, why = found
        left = (clock.last_day - self.shell.desk.today()).days
        tone = "late" if left < 0 else "soon" if left <= 7 else ""
        for part in (
            label(words.day(clock.last_day), "title"),
            label(words.left(left), "strong", tone=tone, wrap=True),
            label(clock_name(clock.name), wrap=True),
            label(words.section_text(clock.section), "small", wrap=True),
            *(label(text, "small", wrap=True) for text in why),
        ):
            self.last_day.addWidget(part)

    def _look_for_same(self) -> None:
        answers = self.form.answers() if self.form else {}
        name = answers.get("applicant_local") or answers.get("applicant_latin") or ""
        if len(name) < 4:
            self._show_same([])
            return
        from desktop.casework.ports import Filter

        store = self.shell.desk.store
        self.read(lambda: store.page(Filter(text=name), size=4).rows, self._show_same)

    def _show_same(self, rows: list[CaseRow]) -> None:
        empty(self.same)
        self.same_box.setVisible(bool(rows))
        for row in rows:
            inner = line(column(Elided(row.title), Elided(f"{row.number} · {row.premises}", "small"), gap=0))
            inner.setStretch(0, 1)
            open_it = RowButton(inner, lambda case=row.case: self.shell.go(Route("case", (case,))), row.title)
            self.same.addWidget(open_it)
