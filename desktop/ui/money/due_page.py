"""A due from its demand to its end: served or not, paid, let go, put to recovery; and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.core import money
from desktop.core.errors import LawError
from desktop.ui import words
from desktop.ui.money.dues_list import state_text
from desktop.ui.money.made_of import entry_text
from desktop.ui.money.papered_page import PaperedPage, Way
from desktop.ui.money.said import due_text, party_text, pending_text
from desktop.ui.page import Route, Shell
from desktop.ui.words import pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.arrears import Arrear
    from desktop.casework.desk import Desk
    from desktop.casework.money import Due
    from desktop.core.entry import Entry


class DuePage(PaperedPage):
    """The route names the case ('' for the counter's own) and the due."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.case, self.due = route.args[0], "/".join(route.args[1:])
        self.found: Arrear | None = None
        self.spreads = False

    def load(self) -> None:
        """Read the due, what was entered about it, and its papers."""
        desk, case, due = self.shell.desk, self.case, self.due

        def look() -> tuple[Arrear, bool, list[Entry], list[bytes]]:
            from desktop.casework.arrears import arrear_of
            from desktop.casework.counter import due_at
            from desktop.casework.receipts import subject_of

            found, entries = due_at(desk, case, due), desk.store.entries(subject_of(desk, case))
            mine = [each for each in entries if each.id == found.entry or each.data.get("due") == due]
            row = desk.store.row(case) if case else None
            kept = [p for e in mine for p in e.data.get("papers", ()) if p.get("kind") != "receipt"]
            papers = [desk.store.blob(p["sha256"]) for p in kept]
            spreads = bool(case) and _spreads(desk, case, found)
            return arrear_of(case, row, found, entries, desk.today()), spreads, mine, papers

        self.read(look, lambda seen: self._show(*seen))

    def _show(self, found: Arrear, spreads: bool, mine: list[Entry], papers: list[bytes]) -> None:
        self.found, self.spreads = found, spreads
        due, row = found.due, found.row
        self.kept = [p for e in mine for p in e.data.get("papers", ()) if p.get("kind") != "receipt"]
        payer = party_text(due.told.get("payer", "")) or (words.in_script(row.title) if row else "")
        self.name(due_text(due), " · ".join(part for part in (row.number if row else "", payer) if part))
        self.show_paper(papers)
        sums = tr(
            "Demanded ₹ {demanded}, paid ₹ {paid}", demanded=money.show(due.demanded), paid=money.show(due.paid)
        )
        said = [words.section_text(due.told.get("section", "")), sums]
        if due.remitted:
            said.append(tr("Let go ₹ {amount}", amount=money.show(due.remitted)))
        said += [pending_text(due)] if due.pending else []
        if found.last and due.open > 0:
            over = f" · {trn('%n days over', found.over)}" if found.over else ""
            said.append(tr("Last day to pay: {day}", day=words.day(found.last)) + over)
        after = [_told(each) for each in mine]
        after += [
            tr("₹ {amount} falls due on {day}", amount=money.show(paise), day=words.day(day))
            for day, paise in due.falls
        ]
        self.show_thing(due.open, state_text(found), said, after, self._ways(found))
        self.tell_done(self.case or self.due)

    def _ways(self, found: Arrear) -> list[Way]:
        """What can still be done: each act tells by itself, with the section, where it is too early."""
        along, open_now = (self.case, *self.due.split("/")), found.due.open > 0
        ways = [(tr("Take money"), Route("take", along))] if open_now else []
        if not self.case or not open_now:
            return ways
        if not found.served:
            ways.append((tr("Record service of the demand"), Route("due_serve", along)))
        if not found.put:
            ways.append((tr("Put it to recovery"), Route("due_recover", along)))
        ways.append((tr("Let it go by order"), Route("due_remit", along)))
        if self.spreads and not found.due.falls:
            ways.append((tr("Spread it over instalments"), Route("due_spread", along)))
        ways.append((tr("Enter a receipt written by hand"), Route("hand_receipt", ("due", *along))))
        return ways


def _spreads(desk: Desk, case: str, due: Due) -> bool:
    """Whether the Act gives instalments for what is due under its section."""
    from desktop.casework.ruling import act_of
    from desktop.casework.shares import interest_on

    try:
        interest_on(act_of(desk, desk.case(case)), str(due.told.get("section", "")))
    except LawError:
        return False
    return True


def _told(entry: Entry) -> str:
    """One line of what was entered about a due."""
    paise = entry.data.get("paise")
    said = f"{words.day(entry.day)} {entry_text(entry)}"
    if isinstance(paise, int):
        said = f"{said} {words.rupees(paise)}"
    why = pick(entry.data.get("reason"))
    return f"{said}: {why}" if why else said
