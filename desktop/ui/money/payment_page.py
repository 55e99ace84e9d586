"""A payment out of the fund: its voucher, under what it was paid, and whether the council was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.ui import words
from desktop.ui.money.made_of import case_of
from desktop.ui.money.papered_page import PaperedPage, Way
from desktop.ui.money.said import mode_choices, party_text
from desktop.ui.page import Route
from desktop.ui.words import pick, tr

if TYPE_CHECKING:
    from desktop.core.entry import Entry


class PaymentPage(PaperedPage):
    """The route names the entry."""

    def load(self) -> None:
        """Read the payment and its voucher."""
        desk, payment = self.shell.desk, self.route.args[0]

        def look() -> tuple[Entry, Entry | None, list[bytes]]:
            from desktop.casework.payments import payment_at, reports_of
            from desktop.core.dates import financial_year, parse

            found = payment_at(desk, payment)
            told = reports_of(desk, financial_year(parse(found.day, "day"))).get(payment)
            return found, told, [desk.store.blob(p["sha256"]) for p in found.data["papers"]]

        self.read(look, lambda seen: self._show(*seen))

    def _show(self, found: Entry, told: Entry | None, papers: list[bytes]) -> None:
        self.kept, self.case = list(found.data["papers"]), case_of(found)
        data = found.data
        self.name(tr("Voucher {number}", number=data["number"]), party_text(data["to_whom"]))
        self.show_paper(papers)
        mode = " · ".join(p for p in (pick(mode_choices()[data["mode"]]), str(data["reference"])) if p)
        said = [party_text(data["says"]), mode, words.day(found.day), tr("Paid under {what}", what=data["under"])]
        if data.get("ground"):
            said.append(words.known(str(data["ground"])))
        after, ways, state = [], list[Way](), (tr("paid"), "fine")
        if told:
            day, number = words.day(told.day), str(told.data["number_of"])
            after.append(tr("The council was told on {day}: {number}", day=day, number=number))
        elif data.get("report"):
            state = (tr("the council is to be told"), "soon")
            ways.append((tr("Record that the council was told"), Route("pay_report", (found.id,))))
        self.show_thing(int(data["paise"]), state, said, after, ways)
        self.tell_done(found.id)
