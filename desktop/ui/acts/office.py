"""What the office itself sets: a holiday, a value that the Act leaves open; by the administrator or the head."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.text import latin_digits
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import ActPage, ask, ask_said, side_card
from desktop.ui.bits import label
from desktop.ui.law_words import cite
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
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


class _OfficeAct(ActPage):
    """An act on the office; afterwards the settings show it."""

    roles = ROLES

    def read_context(self) -> Callable[[], Office]:
        return self.shell.desk.office

    def finish(self, done: Done) -> None:
        """Back to the settings, which read the office again."""
        self.shell.back()


class DeclareHoliday(_OfficeAct):
    """A day on which the office is closed."""

    verb = words.mark("Declare it")

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

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import declare_holiday

        desk, day, said = self.shell.desk, dates.parse(answers["day"], "day"), answers["name"]
        name = said if isinstance(said, dict) else dict.fromkeys(self.shell.languages, said)
        return lambda: declare_holiday(desk, day, name)


class SetFee(_OfficeAct):
    """The fee of an application, with the bye-law that fixes it; it holds from the date of that bye-law."""

    verb = words.mark("Set it")

    def fields(self, context: Office) -> Sequence[Field]:
        return (
            ask("value", "money", words.mark("Fee (rupees)"), required=True),
            ask(
                "authority",
                "text",
                words.mark("Fixed by"),
                required=True,
                length=500,
                hint=words.mark("The bye-law, rule or order"),
            ),
            ask("dated", "date", words.mark("Its date"), required=True),
            ask("paper", "text", words.mark("Resolution or paper"), length=500),
        )

    def prepared(self, context: Office) -> None:
        about = self.route.args[0]
        title = tr("Set the fee of an application")
        if ":" in about:
            title = tr("Set the fee under {section}", section=cite(self.shell.desk.law, about))
        self.name(title, pick(context.body))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.accounts import set_value
        from desktop.forms.definition import load

        about = self.route.args[0]  # a form, or a provision itself
        desk, key = self.shell.desk, f"fee.{about if ':' in about else load(about).provision}"
        value, dated = money.parse(answers["value"], "value"), dates.parse(answers["dated"], "dated")
        authority, paper = answers["authority"], answers.get("paper", "")
        return lambda: set_value(desk, key, value, authority, dated, paper)


class SetLandUnit(_OfficeAct):
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
            ask("dated", "date", words.mark("Its date"), required=True),
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
        value, authority = latin_digits(answers["value"]).replace(",", "").strip(), answers["authority"]
        return lambda: set_value(desk, key, value, authority, dated)

    def finish(self, done: Done) -> None:
        self.shell.look_at_office()
        super().finish(done)
