"""Further particulars: demanded, and coming in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import dates
from desktop.forms.definition import Field
from desktop.ui import words
from desktop.ui.acts.base import CaseAct
from desktop.ui.acts.pieces import ask, ask_past, ask_said, side_card
from desktop.ui.bits import label
from desktop.ui.law_words import authority_text, clock_name
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Done
    from desktop.law.clocks import Clock
    from desktop.law.powers import Signer


class DemandParticulars(CaseAct):
    """What is wanted, line by line, and the days the officer sets."""

    verb = words.mark("Sign and print the demand")

    def more(self, file: CaseFile) -> tuple[Signer, list[Clock]]:
        from desktop.casework.ruling import clocks_of, signer_of
        from desktop.casework.scrutiny import demand_of

        desk = self.shell.desk
        office, provision = desk.office(), demand_of(desk, file).id
        found = [c for c in clocks_of(desk, file) if c.provision == provision and c.last_day]
        return signer_of(desk, office, provision, desk.today()), found

    def fields(self, context: Any) -> Sequence[Field]:
        item = ask_said(self.shell, "item", words.mark("What is wanted"), required=True, length=1000)
        return (
            ask("items", "repeat", words.mark("Particulars wanted"), required=True, fields=(item,)),
            ask(
                "days",
                "integer",
                words.mark("Days for the answer"),
                hint=words.mark("The Act sets none; leave it empty to set none"),
            ),
        )

    def prepared(self, context: tuple[CaseFile, tuple[Signer, list[Clock]]]) -> None:
        signer, clocks = context[1]
        self.name_case(tr("Demand further particulars"))
        self.need_authority(signer.authority)
        today = self.shell.desk.today()
        for clock in clocks[:1]:
            left = (clock.last_day - today).days
            tone = "late" if left < 0 else "soon" if left <= 7 else ""
            self.side.addWidget(
                side_card(
                    tr("Last day for it"),
                    label(words.day(clock.last_day), "title"),
                    label(words.left(left), "strong", tone=tone, wrap=True),
                    label(f"{clock_name(clock.name)} · {words.section_text(clock.section)}", "small", wrap=True),
                )
            )
        power = tr(
            "{authority}, section {section}",
            authority=authority_text(self.shell.desk.law, self.file.pack, signer.authority),
            section=words.cited(signer.source),
        )
        self.side.addWidget(side_card(tr("Who signs"), label(power, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.scrutiny import demand_particulars

        desk, case = self.shell.desk, self.case
        items = [row["item"] for row in answers.get("items", ()) if row.get("item")]
        days = whole(answers.get("days", ""))
        return lambda: demand_particulars(desk, case, items, days)

    def told(self, done: Done) -> str:
        return tr("Demand {number} is issued", number=done.entries[0].data["number"])


class ReceiveParticulars(CaseAct):
    """What came in of what was demanded; a fresh period runs from that day."""

    verb = words.mark("Enter")
    roles = ("clerk", "officer", "head")

    def fields(self, context: tuple[CaseFile, Any]) -> Sequence[Field]:
        entries = [e for e in context[0].entries if e.kind == "particulars.demanded"]
        self.items = list(entries[-1].data["items"]) if entries else []
        choices = {str(n): {words.language(): pick(text)} for n, text in enumerate(self.items)}
        return (
            ask_past("received_on", words.mark("Received on"), required=True),
            ask("items", "select_multiple", words.mark("What came in"), choices=choices),
        )

    def prepared(self, context: Any) -> None:
        self.name_case(tr("Receive the particulars"))
        self.form.put(
            {"received_on": words.day(self.shell.desk.today()), "items": [str(n) for n in range(len(self.items))]}
        )
        text = tr("A fresh period runs from the day on which they come in, not the rest of the old one.")
        self.side.addWidget(side_card(tr("What this does"), label(text, wrap=True)))

    def work(self, answers: dict[str, Any]) -> Callable[[], Done]:
        from desktop.casework.scrutiny import receive_particulars

        desk, case = self.shell.desk, self.case
        day = dates.parse(answers["received_on"], "received_on")
        items = [self.items[int(n)] for n in answers.get("items", ())]
        return lambda: receive_particulars(desk, case, day, items)

    def told(self, done: Done) -> str:
        return tr("The particulars are entered; the clock runs afresh")


def whole(text: str) -> int | None:
    """The whole number typed, in digits of any script; None if it is none."""
    from desktop.core.text import latin_digits

    plain = latin_digits(str(text)).strip()
    return int(plain) if plain.isascii() and plain.isdecimal() else None
