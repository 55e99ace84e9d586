"""Settle a field about which two devices said different things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core.errors import NagardeskError
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, side_card
from desktop.ui.bits import label
from desktop.ui.fields_text import detail_rows, differences, field_name, parts_text
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done


class SettleField(CaseAct):
    """Both values with who said them; one is chosen, with the reason."""

    verb = words.mark("Settle it")
    roles = ("clerk", "officer", "head")

    def more(self, file: CaseFile) -> Any:
        return {officer.id: pick(officer.name) for officer in self.shell.desk.office().officers}

    def fields(self, context: tuple[CaseFile, dict[str, str]]) -> Sequence[Field]:
        file, officers = context
        wanted = self.route.args[1]
        found = next((u for u in file.unsettled if u.field == wanted), None)
        if found is None:
            raise NagardeskError("This is settled already.", code="settled")
        self.values = [value for _, value, _ in found.said]
        entries = {e.id: e for e in file.entries}
        choices = {}
        for n, ((entry, _, officer), parts) in enumerate(zip(found.said, differences(self.values), strict=True)):
            said = ", ".join(f"{name}: {text}" if name else text for name, text in parts)
            who = f"{officers.get(officer, '…')}, {words.moment(entries[entry].at)}"
            choices[str(n)] = {words.language(): f"{said}  ({who})"}
        return (
            ask("value", "select_one", words.mark("What holds"), required=True, choices=choices),
            ask(
                "reason",
                "text",
                words.mark("Why"),
                required=True,
                appearance="multiline",
                length=2000,
                hint=words.mark("It stands in the note sheet"),
            ),
        )

    def prepared(self, context: tuple[CaseFile, Any]) -> None:
        from desktop.forms.definition import load

        wanted = self.route.args[1]
        self.name_case(tr("Settle: {what}", what=field_name(wanted)))
        first = self.values[0]
        parts = detail_rows(load(context[0].kind), first) if wanted == "details" else parts_text(first)
        same = [label(f"{n}: {t}" if n else t, wrap=True) for n, t in parts]
        self.side.addWidget(side_card(tr("The whole field, as first said"), *same))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.settle import set_field

        desk, case, name = self.shell.desk, self.case, self.route.args[1]
        value, reason = self.values[int(answers["value"])], answers["reason"]
        return lambda: set_field(desk, case, name, value, reason)

    def told(self, done: Done) -> str:
        return tr("Settled; both earlier entries still stand in the note sheet")
