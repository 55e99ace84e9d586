"""Fees and rates of land set by the office, with the bye-law or order that fixes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates, money
from desktop.core.errors import FieldError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.office import OfficeAct, order_fields
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.acts.taking import paise_of
from desktop.ui.bits import label
from desktop.ui.law_words import provision_text
from desktop.ui.page import Route
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Done
    from desktop.casework.office import Office

BY = {"flat": mark("one amount"), "table": mark("by a measure")}


class _Tariff(OfficeAct):
    """Afterwards the list of fees and rates is shown."""

    def prepared(self, context: Office) -> None:
        self.name(tr(self.title), pick(context.body))
        text = tr("It counts from the date of the paper that fixes it; what was reckoned before stays as it was.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    title = ""

    def finish(self, done: Done) -> None:
        """Show the fees and rates."""
        self.shell.done(done, tr("It is set"), Route("fees"))


class SetFee(_Tariff):
    """One amount, or rows by a measure: up to which, how much, and how much more for each so many."""

    verb = words.mark("Set it")
    title = mark("Set a fee")

    def fields(self, context: Office) -> Sequence[Field]:
        law, shown = self.shell.desk.law, words.language()
        rows = {row.id: {shown: provision_text(law, row.id)} for row in law.act(context.act).provisions()}
        table = "${by} = 'table'"
        row = (
            ask(
                "upto",
                "decimal",
                mark("Up to which measure"),
                length=12,
                hint=mark("Empty: the last row, without end"),
            ),
            ask("paise", "money", mark("Amount (rupees)")),
            ask("each", "money", mark("And for each further (rupees)")),
            ask("per", "decimal", mark("So many"), length=12),
        )
        return (
            ask("provision", "select_one", mark("What for"), choices=rows, required=True, appearance="plain"),
            ask("by", "select_one", mark("How it goes"), choices=_each(BY), default="flat", required=True),
            ask("paise", "money", mark("Fee (rupees)"), required=True, relevant="${by} = 'flat'"),
            ask("rows", "repeat", mark("Rows, from the smallest measure"), required=True, relevant=table, fields=row),
            *order_fields(),
            ask("paper", "text", mark("Resolution or paper"), length=500),
        )

    def place(self, fault: FieldError) -> FieldError:
        """The table is the rows here."""
        return FieldError("rows", fault.message, code=fault.code) if fault.field == "table" else fault

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.tariff import set_fee

        desk, dated = self.shell.desk, dates.parse(answers["dated"], "dated")
        table = paise_of(answers) if answers["by"] == "flat" else [_row(each) for each in answers["rows"]]
        paper = answers.get("paper", "")
        return lambda: set_fee(desk, answers["provision"], table, answers["authority"], dated, paper)


class SetRate(_Tariff):
    """What the Collector of stamps or another fixes for land, by the square metre."""

    verb = words.mark("Set it")
    title = mark("Set a rate of land")

    def fields(self, context: Office) -> Sequence[Field]:
        return (
            ask("place", "text", mark("Locality"), required=True, length=100),
            ask("paise", "money", mark("Rupees for a square metre"), required=True),
            *order_fields(),
            ask("paper", "text", mark("Resolution or paper"), length=500),
        )

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.tariff import set_rate

        desk, dated = self.shell.desk, dates.parse(answers["dated"], "dated")
        key, paise, paper = f"land.{answers['place'].strip()}", paise_of(answers), answers.get("paper", "")
        return lambda: set_rate(desk, key, paise, answers["authority"], dated, paper)


def _row(told: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {key: money.parse(told[key], "rows") for key in ("paise", "each") if told.get(key)}
    return made | {key: str(told[key]) for key in ("upto", "per") if told.get(key)}


def _each(said: dict[str, str]) -> dict[str, dict[str, str]]:
    return {key: words.each_language(text) for key, text in said.items()}
