"""A receipt: the paper, what became of the money, and what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox

from desktop.ui import words
from desktop.ui.bits import rule
from desktop.ui.money.papered_page import PaperedPage, Way
from desktop.ui.money.said import kind_text, mode_choices, party_text, receipt_state
from desktop.ui.page import Route, Shell
from desktop.ui.words import mark, pick, tr

if TYPE_CHECKING:
    from desktop.casework.counter import Receipt

ACTS = {
    "receipt_cancel": mark("Cancel the receipt"),
    "receipt_refund": mark("Pay it back"),
    "cheque_realise": mark("Cheque realised"),
    "cheque_dishonour": mark("Cheque dishonoured"),
}
POSSIBLE = {
    "taken": ("receipt_cancel", "receipt_refund"),
    "waiting": ("cheque_realise", "cheque_dishonour", "receipt_cancel"),
    "realised": ("receipt_refund",),
}
AT_ONCE = "receipts.at_once"


class ReceiptPage(PaperedPage):
    """Ctrl+P prints; digits do what can be done."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.receipt, self.case = route.args
        self.found: Receipt | None = None

    def load(self) -> None:
        """Read the receipt and its papers."""
        desk, case, receipt = self.shell.desk, self.case, self.receipt

        def look() -> tuple[Receipt, list[bytes]]:
            from desktop.casework.counter import receipt_at

            found = receipt_at(desk, case, receipt)
            kept = [p for entry in (found.entry, *found.about) for p in entry.data.get("papers", ())]
            return found, [desk.store.blob(p["sha256"]) for p in kept]

        self.read(look, lambda seen: self._show(*seen))

    def _show(self, found: Receipt, papers: list[bytes]) -> None:
        self.found = found
        self.kept = [p for entry in (found.entry, *found.about) for p in entry.data.get("papers", ())]
        data = found.entry.data
        self.name(tr("Receipt {number}", number=found.number), party_text(data.get("payer", "")))
        self.show_paper(papers)
        instrument = data.get("instrument") or {}
        about = [
            pick(mode_choices()[data["mode"]]),
            *(str(instrument[k]) for k in ("number", "bank") if instrument.get(k)),
        ]
        if instrument.get("dated"):
            about.append(words.day(instrument["dated"]))
        after = []
        for each in found.about:
            said = f"{words.day(each.day)} {kind_text(each.kind)}"
            why = pick(each.data.get("reason"))
            after.append(f"{said}: {why}" if why else said)
        said_of = (pick(data.get("purpose")), " · ".join(about), words.day(found.entry.day))
        self.show_thing(found.paise, receipt_state(found), said_of, after, self._ways(found))
        self.side.addWidget(rule())
        self.side.addWidget(self._at_once())
        if self.tell_done(self.receipt) and self.shell.memory.text(AT_ONCE) == "yes":
            self.hush()
            self.print(ask=False)

    def _ways(self, found: Receipt) -> list[Way]:
        from desktop.casework.money import doubled

        along = (self.receipt, self.case)
        ways = [(tr(ACTS[name]), Route(name, along)) for name in POSSIBLE.get(found.state, ())]
        if doubled((found.entry, *found.about)):
            ways.insert(0, (tr("Undo what was done twice"), Route("undo_double", (self.case, self.receipt))))
        return ways

    def _at_once(self) -> QCheckBox:
        box = QCheckBox(tr("Print new receipts at once"))
        box.setChecked(self.shell.memory.text(AT_ONCE) == "yes")
        box.toggled.connect(lambda on: self.shell.memory.keep(AT_ONCE, "yes" if on else "no"))
        return box
