"""What the office was set up with, changed by an order: holidays, letterhead, number series, wards and closed days."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.core.errors import FieldError, NagardeskError
from desktop.core.text import latin_digits, ungroup
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage
from desktop.ui.acts.moved import MovedClocks
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.bits import empty, label
from desktop.ui.page import Route, Shell, later
from desktop.ui.setup_plan import capitals, code_faults, in_each, letterhead_of
from desktop.ui.setup_side import LetterheadPreview, number_example
from desktop.ui.setup_steps import OFF_DAYS, letterhead_fields, name_fields, ward_rows
from desktop.ui.words import each_language, pick, tr

if TYPE_CHECKING:
    from desktop.casework.calendar import Moved
    from desktop.casework.desk import Done
    from desktop.casework.office import Office

LAND_UNITS = {
    "bigha": {"en": "bigha", "hi": "बीघा", "mr": "बिघा", "pa": "ਬਿਘਾ", "ta": "பிகா"},
    "biswa": {"en": "biswa", "hi": "बिस्वा", "mr": "बिस्वा", "pa": "ਬਿਸਵਾ", "ta": "பிஸ்வா"},
    "katha": {"en": "katha", "hi": "कट्ठा", "mr": "कठ्ठा", "pa": "ਕੱਠਾ", "ta": "கத்தா"},
    "ground": {"en": "ground", "hi": "ग्राउंड", "mr": "ग्राउंड", "pa": "ਗਰਾਊਂਡ", "ta": "மனை"},
    "kuzhi": {"en": "kuzhi", "hi": "कुझी", "mr": "कुझी", "pa": "ਕੁਜ਼ੀ", "ta": "குழி"},
}
ROLES = ("administrator", "head")
PAUSE = 500


class OfficeAct(ActPage):
    """An act on the office; afterwards the settings show it. Where it changes what stands (`changes`), work begins at
    the first field, though all but the order are filled."""

    roles = ROLES
    changes = False

    def read_context(self) -> Callable[[], Office]:
        return self.shell.desk.office

    def finish(self, done: Done) -> None:
        """Back to the settings; they and the window read the office again."""
        self.shell.look_at_office()
        self.shell.back()

    def _focus_form(self) -> None:
        if not (self.changes and self.form.focus_field(self.asked[0].name)):
            super()._focus_form()


def order_fields() -> tuple[Field, ...]:
    """The paper that fixes what is set."""
    return (
        ask(
            "authority",
            "text",
            words.mark("Fixed by"),
            required=True,
            length=500,
            hint=words.mark("The bye-law, rule or order"),
        ),
        ask_past("dated", words.mark("Its date"), required=True),
    )


class DeclareHoliday(OfficeAct):
    """A day on which the office is closed; first it is shown which clocks it moves."""

    verb = words.mark("Declare it")

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self._look = later(PAUSE, self._ask, self)

    def fields(self, context: Office) -> Sequence[Field]:
        return (
            ask("day", "date", words.mark("Day"), required=True),
            ask_said(self.shell, "name", words.mark("Name of the day"), required=True, length=200),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Declare a holiday"), pick(context.body))
        text = tr(
            "Last days that fall on it move to the next open day, where the Act lets them. Papers already served keep "
            "their dates."
        )
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))
        self.moved = MovedClocks(self, tr("Write the day first."))
        self.side.addWidget(self.moved.card)

    def changed_answer(self) -> None:
        self._look.start()

    def _ask(self) -> None:
        day = self.day()
        self.moved.ask(day, lambda: self.moved_clocks(day))

    def day(self) -> date | None:
        """The day that stands in the form."""
        return self.form.boxes["day"].day() if self.form else None

    def moved_clocks(self, day: date) -> list[Moved]:
        """The clocks that it moves, in a lane."""
        from desktop.casework.calendar import moved_by

        return moved_by(self.shell.desk, {day: ""})

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import declare_holiday

        desk, day, said = self.shell.desk, dates.parse(answers["day"], "day"), answers["name"]
        name = said if isinstance(said, dict) else dict.fromkeys(self.shell.languages, said)
        return lambda: declare_holiday(desk, day, name)


class WithdrawHoliday(DeclareHoliday):
    """A holiday that is none after all; first it is shown which clocks move back."""

    verb = words.mark("Withdraw it")

    def fields(self, context: Office) -> Sequence[Field]:
        days = {
            words.day(day): {"en": f"{words.day(day)}  {pick(name)}"}
            for day, name in sorted(context.holidays.items())
        }
        return (
            ask("day", "select_one", words.mark("Day"), required=True, choices=days, appearance="plain"),
            ask("authority", "text", words.mark("Fixed by"), required=True, length=500),
        )

    def prepared(self, context: Office) -> None:
        super().prepared(context)
        self.name(tr("Withdraw a holiday"), pick(context.body))

    def day(self) -> date | None:
        said = self.form.answers().get("day", "") if self.form else ""
        return dates.parse(said, "day") if said else None

    def moved_clocks(self, day: date) -> list[Moved]:
        from desktop.casework.calendar import moved_by

        return moved_by(self.shell.desk, {}, withdrawn=[day])

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import withdraw_holiday

        desk, day = self.shell.desk, dates.parse(answers["day"], "day")
        return lambda: withdraw_holiday(desk, day, answers["authority"])


class SetLetterhead(OfficeAct):
    """What stands at the head of papers from now on, shown as it prints."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self._look = later(PAUSE, self._draw, self)

    verb = words.mark("Set it")
    changes = True

    def fields(self, context: Office) -> Sequence[Field]:
        return (*letterhead_fields(context.languages), *order_fields())

    def prepared(self, context: Office) -> None:
        self.name(tr("Letterhead"), tr("Papers that were issued keep theirs."))
        self.form.put(_flat(context.letterhead))
        self.preview = LetterheadPreview(self)
        self.side.addWidget(self.preview)
        self._draw()

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        faults = super().check(answers)
        try:
            self._head(answers)
        except FieldError as fault:
            faults.append(fault)
        return faults

    def changed_answer(self) -> None:
        self._look.start()

    def _head(self, answers: Mapping[str, Any]) -> dict[str, Any]:
        return letterhead_of(answers, self.context.languages, str(self.context.letterhead.get("emblem", "")))

    def _draw(self) -> None:
        if self.form is None:
            return
        try:
            head = self._head(self.form.answers())
        except NagardeskError:
            return  # the fault stands at its field
        self.preview.show_head(head, list(self.context.languages), self.context.act)

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        return _change(self.shell, {"letterhead": self._head(answers)}, answers)


class SetOffice(OfficeAct):
    """Name, number series, wards and weekly closed days."""

    verb = words.mark("Set it")
    changes = True

    def fields(self, context: Office) -> Sequence[Field]:
        off = {value: each_language(text) for value, text in OFF_DAYS.items()}
        return (
            *name_fields(context.languages),
            ask("weekly_off", "select_multiple", words.mark("Weekly closed days"), choices=off),
            *order_fields(),
            ward_rows(context.languages),  # last, for there may be many
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Name, number series, wards"), tr("What was numbered before keeps its number."))
        told = _flat({"body": context.body})
        told |= {"code": context.code, "weekly_off": [str(day) for day in context.weekly_off]}
        told["wards"] = [{"number": str(w["number"]), **_flat({"name": w["name"]})} for w in context.wards]
        self.form.put(told)
        self._example()

    def changed_answer(self) -> None:
        self._example()

    def _example(self) -> None:
        empty(self.side)
        desk = self.shell.desk
        code = str(self.form.answers().get("code", "")) if self.form else ""
        text = number_example(code, desk.store.device, desk.today())
        self.side.addWidget(side_card(tr("Numbers will look so"), label(text, "strong")))

    def check(self, answers: dict[str, Any]) -> list[FieldError]:
        return super().check(answers) + code_faults(str(answers.get("code", "")))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        languages = self.context.languages
        wards = [{"number": w["number"], "name": in_each(w, "name", languages)} for w in answers["wards"]]
        off = [int(day) if day.isdecimal() else day for day in answers.get("weekly_off", ())]
        changes = {"body": in_each(answers, "body", languages), "code": capitals(answers["code"]), "wards": wards}
        before = {"body": dict(self.context.body), "code": self.context.code, "wards": list(self.context.wards)}
        told = {name: value for name, value in changes.items() if value != before[name]}
        if off and off != list(self.context.weekly_off):
            told["weekly_off"] = off
        return _change(self.shell, told, answers)


class SetLandUnit(OfficeAct):
    """How many square metres a local unit of land is in this office; areas typed in it are converted from then on."""

    verb = words.mark("Set it")

    def fields(self, context: Office) -> Sequence[Field]:
        return (
            ask("unit", "select_one", words.mark("Unit of land"), required=True, choices=LAND_UNITS),
            ask("value", "decimal", words.mark("Square metres"), required=True, constraint=". > 0"),
            ask(
                "authority",
                "text",
                words.mark("Fixed by"),
                required=True,
                length=500,
                hint=words.mark("The revenue circular, rule or order"),
            ),
            ask_past("dated", words.mark("Its date"), required=True),
        )

    def prepared(self, context: Office) -> None:
        self.name(tr("Set a unit of land"), pick(context.body))
        units = context.land_units(self.shell.desk.today())
        rows = [label(f"{pick(LAND_UNITS[unit])} = {metres} m²") for unit, metres in units.items()]
        note = label(tr("A unit that is not set is refused: it differs from place to place."), "small", wrap=True)
        self.side.addWidget(side_card(tr("As set now"), *rows, note))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import set_value

        desk, key, dated = self.shell.desk, f"land_unit.{answers['unit']}", dates.parse(answers["dated"], "dated")
        value, authority = ungroup(latin_digits(answers["value"])).strip(), answers["authority"]
        return lambda: set_value(desk, key, value, authority, dated)


def _change(shell: Shell, changes: Mapping[str, Any], answers: Mapping[str, Any]) -> Callable[[], Done]:
    from desktop.casework.accounts import change_office

    desk, dated = shell.desk, dates.parse(answers["dated"], "dated")
    return lambda: change_office(desk, changes, answers["authority"], dated)


def _flat(said: Mapping[str, Any]) -> dict[str, Any]:
    """Texts per language as the answers of fields that ask for each language apart; the emblem's bytes stay out."""
    flat: dict[str, Any] = {}
    for name, value in said.items():
        if isinstance(value, Mapping):
            flat |= {f"{name}_{code}": text for code, text in value.items()}
        elif name != "emblem":
            flat[name] = value
    return flat
