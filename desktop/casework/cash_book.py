"""The cash book of a PC and the day's collection: what came in and went out, from the ledger, and its printed page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any

from desktop.casework.desk import Desk, device_code
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Posted, Writing
from desktop.casework.wording import Said, kind_words, spread, words
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.money import show


@dataclass(frozen=True, slots=True)
class CashLine:
    """One entry of the cash book, in paise: cash and cheques that came in (plus) or went out (minus)."""

    day: str
    number: str
    kind: str
    who: Said
    what: Said
    cash: int
    cheque: int
    entry: str


@dataclass(frozen=True, slots=True)
class CashBook:
    """The cash book of a PC from `since` to `until` (ISO; '' is the beginning), in paise, cash and cheques together."""

    device: str
    since: str
    until: str
    opening: int
    lines: tuple[CashLine, ...]
    closing: int

    @property
    def received(self) -> int:
        """All that came in."""
        return sum(max(line.cash, 0) + max(line.cheque, 0) for line in self.lines)

    @property
    def paid(self) -> int:
        """All that went out."""
        return -sum(min(line.cash, 0) + min(line.cheque, 0) for line in self.lines)

    @property
    def proved(self) -> bool:
        """Whether opening, receipts and payments come to the closing, which the ledger gives by itself."""
        return self.opening + self.received - self.paid == self.closing


def cash_book(desk: Desk, since: str, until: str, device: str = "") -> CashBook:
    """The cash book of a PC (this one where none is named) from day `since` to `until`, both included."""
    place = device or desk.store.device
    accounts = (f"cash/{place}/", f"cheque/{place}/")
    found: dict[str, list[Posted]] = {}
    for account in accounts:
        for line in desk.store.posted(account, since, until):
            found.setdefault(line.entry.id, []).append(line)
    before = (date.fromisoformat(since) - timedelta(days=1)).isoformat() if since else ""
    opening = _held(desk, accounts, before) if since else 0
    lines = sorted((_line(each) for each in found.values()), key=lambda pair: pair[0])
    return CashBook(place, since, until, opening, tuple(line for _, line in lines), _held(desk, accounts, until))


def _held(desk: Desk, accounts: tuple[str, ...], until: str) -> int:
    return sum(sum(desk.store.balances(account, until).values()) for account in accounts)


def _line(lines: list[Posted]) -> tuple[tuple[str, str], CashLine]:
    entry = lines[0].entry
    cash = sum(line.paise for line in lines if line.account.startswith("cash/"))
    cheque = sum(line.paise for line in lines if line.account.startswith("cheque/"))
    return (lines[0].book, entry.at), CashLine(
        lines[0].book, number_of(entry), entry.kind, _who(entry), _what(entry), cash, cheque, entry.id
    )


def number_of(entry: Entry) -> str:
    """The number of an entry of money: of its receipt or voucher, or the book and number where it was written by hand."""
    manual = entry.data.get("manual")
    return (
        f"{manual['book']}/{manual['number']}"
        if manual
        else str(entry.data.get("number") or entry.data.get("reference", ""))
    )


def _who(entry: Entry) -> Said:
    who: Said = entry.data.get("payer") or entry.data.get("to_whom") or entry.data.get("bank") or ""
    return who


def _what(entry: Entry) -> Said:
    """What a line is for: the purpose that was written, else what such an entry is called."""
    kinds = words("money_kinds")
    named: Said = entry.data.get("purpose") or entry.data.get("says") or entry.data.get("why") or ""
    if entry.kind not in kinds or entry.kind == "receipt.issued":
        return named
    if not named:
        return dict(kinds[entry.kind])
    told = spread(named)
    return {lang: f"{word}: {told[lang]}" for lang, word in kinds[entry.kind].items()}


def collection(desk: Desk, since: str, until: str, device: str = "") -> dict[tuple[str, str], int]:
    """What was collected by head and mode from day to day, in paise, of one PC or of the whole office.

    Receipts cancelled and cheques dishonoured in that time are taken off.
    """
    found: dict[tuple[str, str], int] = {}
    for line in desk.store.posted("due/", since, until):
        entry = line.entry
        if device and entry.device != device:
            continue
        if entry.data.get("mode") and entry.kind not in ("due.demanded", "money.refunded") and _pays(entry, line):
            cell = (line.account.split("/")[1], str(entry.data["mode"]))
            found[cell] = found.get(cell, 0) - line.paise
    return {cell: paise for cell, paise in found.items() if paise}


def _pays(entry: Entry, line: Posted) -> bool:
    """Whether the line is the paying one: a receipt's minus, or the plus of what undoes it."""
    undoes = entry.kind in ("receipt.cancelled", "cheque.dishonoured")
    return line.paise > 0 if undoes else line.paise < 0


_COLUMNS = (("no", 1), ("day", 2), ("number", 4), ("who", 4), ("what", 5))
_SUMS = (("cash_in", 2), ("cheque_in", 2), ("paid", 2))


def print_book(
    tx: Writing, desk: Desk, office: Office, me: Officer, book: CashBook, closing: Mapping[str, Any]
) -> dict[str, Any]:
    """The page of the cash book that a closing prints, with the count of notes below; its record for the entry."""
    notes: list[dict[str, Any]] = [{"says": each} for each in balance_notes(book)]
    notes.append({"says": _filled("count", amount=show(closing["paise"]), notes=_notes(closing["notes"]))})
    if closing["why"]:
        notes.append({"says": _filled("why", why=spread(closing["why"]))})
    values: dict[str, Any] = {
        "register": book_title(book),
        "period": book_period(book),
        "columns": [
            {"head": spread(head), "share": share, **({"sum": 1} if summed else {})}
            for head, share, summed in book_columns()
        ],
        "entries": [_kept(row) for row in book_rows(book)],
        "notes": notes,
    }
    number = str(closing["number"])
    sheet = Sheet(
        "register_page", kind_words("cash_book"), number, number, date.fromisoformat(book.until), "", values
    )
    return freeze(tx, desk, office, me, sheet)


def book_title(book: CashBook) -> dict[str, str]:
    """What the page of a cash book is called: the till's own."""
    return _filled("title", till=device_code(book.device))


def book_period(book: CashBook) -> str:
    """The days that a cash book has lines of, up to its last."""
    first = min((line.day for line in book.lines), default=book.until)
    until = show_day(date.fromisoformat(book.until))
    return until if first == book.until else f"{show_day(date.fromisoformat(first))} – {until}"


def book_columns() -> list[tuple[Said, int, bool]]:
    """The columns of a cash book: head, share of the width, whether money is added up in it."""
    told = words("cash_book")
    return [*((dict(told[k]), n, False) for k, n in _COLUMNS), *((dict(told[k]), n, True) for k, n in _SUMS)]


def book_rows(book: CashBook) -> list[tuple[Said | int, ...]]:
    """The lines of a cash book by those columns; money in paise. One line says so where there is none."""
    if not book.lines:
        return [("—", "", "", "", dict(words("cash_book")["nothing"]), 0, 0, 0)]
    return [_row(n, line) for n, line in enumerate(book.lines, 1)]


def _row(n: int, line: CashLine) -> tuple[Said | int, ...]:
    paid = -min(line.cash, 0) - min(line.cheque, 0)
    told = (str(n), show_day(date.fromisoformat(line.day)), line.number, line.who, line.what)
    return (*told, max(line.cash, 0), max(line.cheque, 0), paid)


def _kept(row: tuple[Said | int, ...]) -> dict[str, Any]:
    return {f"c{n}": cell for n, cell in enumerate(row, 1) if cell}


def balance_notes(book: CashBook) -> list[Said]:
    """The opening and closing balance in words, as they stand below the lines."""
    return [_filled("opening", amount=show(book.opening)), _filled("closing", amount=show(book.closing))]


def _notes(count: Mapping[str, int]) -> str:
    parts = [f"{pieces} × ₹ {rupees}" for rupees, pieces in count.items() if rupees != "coins"]
    if count.get("coins"):
        parts.append(f"₹ {show(count['coins'])}")
    return ", ".join(parts) or "—"


def _filled(key: str, **params: object) -> dict[str, str]:
    return {
        lang: text.format(**{k: v.get(lang, v) if isinstance(v, dict) else v for k, v in params.items()})
        for lang, text in words("cash_book")[key].items()
    }
