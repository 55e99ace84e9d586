"""The counter: what waits to be paid, what was taken today, cheques to realise; the cash of this PC beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QWidget

from desktop.core import money
from desktop.ui import words
from desktop.ui.asks import Line
from desktop.ui.bits import Band, Elided, Scroll, Split, card, column, keycap, label, line, picture, rule
from desktop.ui.bits import button as make_button
from desktop.ui.case_cards import RowButton
from desktop.ui.flow import Flow
from desktop.ui.listing import Listing
from desktop.ui.money.said import due_text, mode_choices, party_text, pending_text, receipt_state, twice_text
from desktop.ui.page import Command, Page, Route, Shell
from desktop.ui.theme import XS, M, S
from desktop.ui.words import mark, pick, tr, trn

if TYPE_CHECKING:
    from desktop.casework.counter import Receipt, Waiting
    from desktop.casework.desk import Desk
    from desktop.casework.office import Office

BOOKS = (
    (mark("Dues and recovery"), "cases", "dues"),
    (mark("Money paid out"), "paper", "payments"),
    (mark("Books written by hand"), "draft", "hand_books"),
)
EMPTY = {
    "dues": mark("Nothing waits to be paid. Money is demanded on its case; a fee without a demand is taken with 1."),
    "taken": mark(
        "Nothing was taken today. An earlier receipt is found by its number or who paid: press / and type."
    ),
    "cheques": mark("No cheque waits to be realised."),
}
TABS = {"dues": mark("To be paid"), "taken": mark("Taken today"), "cheques": mark("Cheques to realise")}


@dataclass(frozen=True, slots=True)
class Cash:
    """The cash of this PC as the counter shows it."""

    office: Office
    till: dict[str, Any]
    by_mode: dict[str, int]
    elsewhere: dict[str, int]


class CounterPage(Page):
    """Enter takes money on a due; digits do what stands at the right; Alt and the arrows turn the tabs."""

    def __init__(self, shell: Shell, route: Route) -> None:
        super().__init__(shell, route)
        self.finds = tr("Search a case, payer or receipt")
        self.name(tr("Counter"))
        self.shown, self.text = route.args[0] if route.args else "dues", ""
        self.acts: list[tuple[str, str, Route]] = []
        self._listed: str | None = None  # what was sought for the list that stands there
        self._entered = False  # Enter came before that list
        self.list = Listing(tr("Counter"), lambda each: shell.go(each.route), self._typed)
        self.none, self.empty = QWidget(), label("", "muted", wrap=True)
        self.none.setLayout(column(card(self.empty), -1))
        self.tabs = QButtonGroup(self)
        bar = Flow(gap=XS)
        for name, text in TABS.items():
            tab = make_button(tr(text), lambda n=name: self._turn(n), kind="tab", keys="Alt+← Alt+→")
            tab.setCheckable(True)
            tab.setProperty("tab", name)
            self.tabs.addButton(tab)
            bar.addWidget(tab)
        self.beside = Scroll()
        left = QWidget()
        left.setLayout(column(bar, self.list, self.none, gap=M))
        left.layout().setStretch(1, 1)
        left.layout().setStretch(2, 1)
        split = Split(left, self.beside, (7, 4), least=800)
        self.body.addWidget(split, 1)
        for n in range(1, 10):
            self._key(str(n), lambda n=n: self._do(n))
        self._key("Alt+Left", lambda: self._step(-1))
        self._key("Alt+Right", lambda: self._step(1))
        self._mark_tab()

    # what the window asks ---------------------------------------------

    def load(self) -> None:
        """Read the list and the cash."""
        desk = self.shell.desk
        self.read(lambda: _cash(desk), self._show_cash)
        self._look()
        told = self.shell.take_told("counter")
        if told:
            self.say(Band(told.text, tone="fine", drawing="check"))

    def first_focus(self) -> None:
        self.list.setFocus()

    def search(self, text: str) -> bool:
        self.text, self._entered = text, False
        self._look()
        return True

    def searched(self) -> None:
        self._entered = self._listed != self.text
        if not self._entered:
            self.list.open_best(self.text)

    def beside(self, by: int) -> Route | None:
        return self.list.beside(by)

    def escape(self) -> bool:
        if not self.text:
            return False
        self._clear_search()
        return True

    def commands(self) -> list[Command]:
        group = tr("Counter")
        found = [
            Command(text, lambda r=route: self.shell.go(r), str(n) if n <= 9 else "", group, drawing)
            for n, (text, drawing, route) in enumerate(self.acts, 1)
        ]
        return [*found, *(Command(tr(t), lambda n=n: self._turn(n), "", group, "cases") for n, t in TABS.items())]

    # the list ------------------------------------------------------------

    def _look(self) -> None:
        desk, shown, text = self.shell.desk, self.shown, self.text

        def read() -> list[Line]:
            from desktop.casework import counter

            today = desk.today().isoformat()
            if shown == "dues":
                return [_due_line(each) for each in counter.dues_waiting(desk, text)]
            if shown == "cheques":
                found = counter.cheques_waiting(desk)
            else:
                found = counter.receipts_found(desk, text) if text else counter.receipts_between(desk, today, today)
            return [_receipt_line(each, today) for each in found]

        self.read(read, lambda lines: self._put(shown, text, lines))

    def _put(self, shown: str, text: str, lines: list[Line]) -> None:
        if (shown, text) != (self.shown, self.text):
            return
        if shown == "cheques":
            wanted = text.casefold().split()
            lines = [each for each in lines if all(w in f"{each.text} {each.under}".casefold() for w in wanted)]
        self.list.put(lines)
        self.list.setVisible(bool(lines))
        self.none.setVisible(not lines)
        self.empty.setText(tr("Nothing here.") if text else tr(EMPTY[shown]))
        if not lines and not self.none.isAncestorOf(self.window().focusWidget() or self.none):
            self.setFocus()
        self._listed = text
        if self._entered:
            self.searched()

    def _turn(self, name: str) -> None:
        self.shown, self._listed = name, None
        self._mark_tab()
        self.list.put([])
        self._look()
        self.list.setFocus()

    def _step(self, by: int) -> None:
        names = list(TABS)
        self._turn(names[(names.index(self.shown) + by) % len(names)])

    def _mark_tab(self) -> None:
        for each in self.tabs.buttons():
            each.setChecked(each.property("tab") == self.shown)

    def _typed(self, letter: str) -> None:
        frame = getattr(self.shell, "frame", None)
        if frame:
            frame.search.setFocus()
            frame.search.insert(letter)
            self.search(frame.search.text())

    def _clear_search(self) -> None:
        frame = getattr(self.shell, "frame", None)
        if frame:
            frame.search.put("")
        self.search("")
        self.list.setFocus()

    # the cash --------------------------------------------------------------

    def _show_cash(self, cash: Cash) -> None:
        side = column(gap=S)
        till, me = cash.till, self.shell.desk.officer
        self.acts = _acts_of(self.shell, cash)
        self.name(tr("Counter"), tr("Till {till}", till=till["till"]))
        held = till["held"]
        side.addWidget(label(tr("Cash here"), "heading"))
        side.addLayout(_pair(tr("With you"), held.get(me, 0), strong=True))
        for officer, paise in held.items():
            if officer != me:
                side.addLayout(_pair(pick(cash.office.officer(officer).name), paise))
        for _, giver, to, paise in till["waiting"]:
            names = [pick(cash.office.officer(each).name) for each in (giver, to)]
            side.addLayout(_pair(tr("{one} to {other}, not taken over yet", one=names[0], other=names[1]), paise))
        for device, paise in cash.elsewhere.items():
            side.addLayout(_pair(tr("with you at till {till}", till=_code(device)), paise))
        if till["difference"]:
            side.addLayout(_pair(tr("Difference of the count"), till["difference"]))
        cheques = [paise for paise in till["cheques"].values() if paise > 0]
        if cheques:
            side.addLayout(_pair(trn("%n cheques in hand", len(cheques)), sum(cheques)))
        if twice := -sum(paise for paise in till["cheques"].values() if paise < 0):
            side.addWidget(label(twice_text(twice), "small", tone="late", wrap=True))
        side.addWidget(rule())
        side.addWidget(label(tr("Collected today"), "heading"))
        for mode, text in mode_choices().items():
            if cash.by_mode.get(mode):
                side.addLayout(_pair(pick(text), cash.by_mode[mode]))
        side.addLayout(_pair(tr("Total"), sum(cash.by_mode.values()), strong=True))
        open_days = [day for day in till["open_days"] if day < self.shell.desk.today().isoformat()]
        if open_days:
            days = ", ".join(words.day(day) for day in open_days)
            side.addWidget(label(tr("Days not closed yet: {days}", days=days), "small", tone="late", wrap=True))
        side.addWidget(rule())
        for n, (text, drawing, route) in enumerate(self.acts, 1):
            key = [keycap(str(n))] if n <= 9 else []
            row = line(picture(drawing, 18, "accent"), Elided(text), *key, gap=M)
            row.setStretch(1, 1)
            side.addWidget(RowButton(row, lambda r=route: self.shell.go(r), text))
        inner = QWidget()
        inner.setLayout(column(card(side), -1))
        self.beside.setWidget(inner)

    def _do(self, number: int) -> None:
        if number <= len(self.acts):
            self.shell.go(self.acts[number - 1][2])

    def _key(self, keys: str, act: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.activated.connect(act)


def _cash(desk: Desk) -> Cash:
    from desktop.casework.cash_book import collection
    from desktop.casework.till import held_elsewhere, shown_till

    today = desk.today().isoformat()
    by_mode: dict[str, int] = {}
    for (_, mode), paise in collection(desk, today, today, desk.store.device).items():
        by_mode[mode] = by_mode.get(mode, 0) + paise
    return Cash(desk.office(), shown_till(desk), by_mode, held_elsewhere(desk, desk.officer))


def _acts_of(shell: Shell, cash: Cash) -> list[tuple[str, str, Route]]:
    """What may be done with the cash, in the order of the digits; what waits for the person, and the books."""
    me = shell.desk.officer
    found = [
        (tr("A fee at the counter"), "plus", Route("take_fee")),
        (tr("Close the day"), "check", Route("day_close")),
        (tr("Hand the cash over"), "person", Route("cash_hand")),
        (tr("Pay cash into the bank"), "sync", Route("cash_bank")),
        (tr("Cash book"), "paper", Route("cash_book")),
        (tr("Demand, collection and balance"), "cases", Route("statement")),
    ]
    if cash.till["difference"]:
        found.append((tr("Settle the difference"), "settle", Route("cash_settle")))
    for handover, giver, to, paise in cash.till["waiting"]:
        if to == me:
            name = pick(cash.office.officer(giver).name)
            text = tr("Take over ₹ {amount} from {name}", amount=money.show(paise), name=name)
            found.append((text, "serve", Route("cash_take", (handover,))))
    for device, paise in cash.elsewhere.items():
        text = tr("Bring ₹ {amount} here from till {till}", amount=money.show(paise), till=_code(device))
        found.append((text, "sync", Route("cash_bring", (device,))))
    return [*found, *((tr(text), drawing, Route(page)) for text, drawing, page in BOOKS)]


def _code(device: str) -> str:
    from desktop.casework.desk import device_code

    return device_code(device)


def _due_line(each: Waiting) -> Line:
    due, row = each.due, each.row
    name = words.in_script(row.title) if row else party_text(due.told.get("payer", ""))
    about = [
        row.number if row else tr("at the counter"),
        due_text(due),
        words.section_text(due.told.get("section", "")),
    ]
    about += [pending_text(due)] if due.pending else []
    return Line(
        name or due_text(due),
        " · ".join(part for part in about if part),
        words.day(due.day),
        "",
        words.rupees(due.open),
        "notices",
        Route("take", (each.case, *due.name.split("/"))),
    )


def _receipt_line(each: Receipt, today: str) -> Line:
    state, tone = receipt_state(each)
    data = each.entry.data
    day = "" if each.entry.day == today else words.day(each.entry.day)
    about = (each.number, day, pick(mode_choices()[data["mode"]]), pick(data.get("purpose")))
    under = " · ".join(part for part in about if part)
    return Line(
        party_text(data.get("payer", "")),
        under,
        state,
        tone,
        words.rupees(each.paise),
        "paper",
        Route("receipt", (each.id, each.case)),
    )


def _pair(name: str, paise: int, *, strong: bool = False) -> Any:
    row = line(
        label(name, "strong" if strong else "", wrap=True),
        label(words.rupees(paise), "strong" if strong else ""),
        gap=S,
    )
    row.setStretch(0, 1)
    return row
