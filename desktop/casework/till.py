"""The cash at a PC: who holds how much, handed from one to the other by count, and the day's book closed.

Whoever takes money holds it until he hands it over, pays it into the bank, or closes the day with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

from desktop.casework.cash_book import cash_book, print_book
from desktop.casework.desk import Desk, Done, device_code, need_role, series, take_number
from desktop.casework.ledger import moved
from desktop.casework.money import need_paise
from desktop.casework.office import Officer
from desktop.casework.ports import Draft
from desktop.casework.wording import Said, said
from desktop.core.dates import financial_year
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, NagardeskError
from desktop.core.ids import uuid7
from desktop.core.money import show
from desktop.core.text import clean

CASHIERS = ("clerk", "accounts", "officer", "head")
NOTES = (500, 200, 100, 50, 20, 10, 5, 2, 1)  # rupees that are counted; older notes count as themselves
_OLD_NOTES = (2000, 1000)


def till(device: str, day: date) -> str:
    """The subject under which what happens to a PC's cash is written, a financial year each."""
    return f"till:{device}/{financial_year(day)}"


def last_closed(desk: Desk, device: str = "") -> Entry | None:
    """The last closing of the cash book of a PC (this one where none is named)."""
    for subject in reversed(desk.store.subjects(f"till:{device or desk.store.device}/")):
        found = [entry for entry in desk.store.entries(subject) if entry.kind == "day.closed"]
        if found:
            return max(found, key=lambda entry: entry.day)
    return None


def book_for(desk: Desk, day: date, device: str = "") -> str:
    """The day in whose cash book money of `day` is written: its own, or today's where that book is closed already.

    The book is that of the PC named, or of this one.
    Raises `NagardeskError` where today's is closed too.
    """
    closed, today = last_closed(desk, device), desk.today()
    if closed and closed.day >= today.isoformat():
        message = (
            f"The cash book of {show_day(today)} is closed; money is taken and paid again on the next day. "
            "What is taken by hand meanwhile is entered then."
        )
        raise NagardeskError(message, code="book_closed", date=show_day(today))
    return today.isoformat() if closed and day.isoformat() <= closed.day else day.isoformat()


def cash_of(desk: Desk, officer: str, device: str = "") -> int:
    """The cash in paise that an officer holds at a PC (this one where none is named)."""
    account = f"cash/{device or desk.store.device}/{officer}"
    return desk.store.balances(account).get(account, 0)


def need_cash(desk: Desk, officer: str, paise: int) -> None:
    """Raise `FieldError` where an officer would pay out more cash than he holds here."""
    held = cash_of(desk, officer)
    if paise > held:
        message = f"Only ₹ {show(held)} in cash are held here by the person signed in."
        raise FieldError("paise", message, code="no_cash", held=show(held))


def counted(notes: Mapping[Any, Any]) -> tuple[int, dict[str, int]]:
    """What a count comes to in paise, and the count: pieces by rupees; `coins` is the rest in paise.

    Raises `FieldError` for a note that there is not, or a number of pieces that can't be.
    """
    total, kept = 0, {}
    for key, pieces in notes.items():
        if type(pieces) is not int or pieces < 0:
            raise FieldError("notes", f"'{pieces}' is no number of pieces.", code="notes")
        rupees = str(key)
        if rupees != "coins" and (not rupees.isdecimal() or int(rupees) not in (*NOTES, *_OLD_NOTES)):
            raise FieldError("notes", f"There is no note or coin of ₹ {rupees}.", code="notes")
        total += pieces if rupees == "coins" else pieces * int(rupees) * 100
        if pieces:
            kept[rupees] = pieces
    return total, kept


def hand_over(desk: Desk, to: str, notes: Mapping[Any, Any], why: Said = "") -> Done:
    """Hand all the cash that one holds here to another officer, counted; he takes it over by `take_over`.

    A difference between count and book stands as one, with the reason in `why`. Raises `FieldError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    taker = office.officer(to)
    need_role(taker, today, *CASHIERS)
    if taker.id == me.id:
        raise FieldError("to", "Cash is handed to another person.", code="same_person")
    handover = uuid7()
    with desk.store.writing(me.id) as tx:
        held = cash_of(desk, me.id)
        if held <= 0:
            raise NagardeskError("The person signed in holds no cash here.", code="nothing_held")
        total, kept = counted(notes)
        mine, device = f"cash/{desk.store.device}/{me.id}", desk.store.device
        lines = moved(
            (mine, -held), (f"transit/{handover}", total), (f"difference/{device}", _explained(held, total, why))
        )
        data: dict[str, Any] = {
            "handover": handover,
            "to": taker.id,
            "notes": kept,
            "paise": total,
            "postings": lines,
        }
        data |= {"book": book_for(desk, today), "why": said(why)}
        entry = tx.add(Draft(till(device, today), "cash.handed", today, data))
    return Done("", (entry,))


def _explained(held: int, total: int, why: Said) -> int:
    """What is missing (minus: too much) by the count. Raises `FieldError` where a difference has no reason."""
    if total != held and not said(why):
        message = f"The book says ₹ {show(held)}, the count ₹ {show(total)}. Count again, or explain the difference."
        raise FieldError("why", message, code="difference", book=show(held), count=show(total))
    return held - total


def waiting(desk: Desk, officer: str = "") -> list[Entry]:
    """The handovers that nobody has taken over yet; those to one officer where he is named."""
    found = []
    for account, paise in desk.store.balances("transit/").items():
        if paise > 0:
            found += [p.entry for p in desk.store.posted(account) if p.entry.kind == "cash.handed"]
    return [entry for entry in found if not officer or entry.data["to"] == officer]


def take_over(desk: Desk, handover: str, notes: Mapping[Any, Any], why: Said = "") -> Done:
    """Take over cash that another has handed to the person signed in, counted again. Raises `FieldError`."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    with desk.store.writing(me.id) as tx:
        found = [entry for entry in waiting(desk, me.id) if entry.data["handover"] == handover]
        if not found:
            raise FieldError("handover", "No such cash waits for the person signed in.", code="no_handover")
        given = found[0]
        total, kept = counted(notes)
        device = desk.store.device
        less = _explained(given.data["paise"], total, why)
        lines = moved(
            (f"transit/{handover}", -given.data["paise"]),
            (f"cash/{device}/{me.id}", total),
            (f"difference/{device}", less),
        )
        data: dict[str, Any] = {
            "handover": handover,
            "from": given.officer,
            "notes": kept,
            "paise": total,
            "postings": lines,
        }
        data |= {"book": book_for(desk, today), "why": said(why)}
        entry = tx.add(Draft(till(device, today), "cash.taken", today, data))
    return Done("", (entry,))


def held_elsewhere(desk: Desk, officer: str) -> dict[str, int]:
    """The cash in paise that an officer holds at other PCs, by their ids."""
    found = desk.store.balances("cash/").items()
    held = {account.split("/")[1]: paise for account, paise in found if account.endswith(f"/{officer}")}
    return {device: paise for device, paise in held.items() if device != desk.store.device and paise > 0}


def bring(desk: Desk, device: str, notes: Mapping[Any, Any], why: Said = "") -> Done:
    """Bring here the cash that one holds at another PC, counted: one that was renewed, or is out of use.

    `device` is that PC's id or the four letters of its till. Raises `FieldError` where nothing is held there.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    here = desk.store.device
    with desk.store.writing(me.id) as tx:
        held = held_elsewhere(desk, me.id)
        there = next((each for each in held if device in (each, device_code(each))), "")
        if not there:
            raise FieldError("device", "The person signed in holds no cash at that PC.", code="nothing_held")
        total, kept = counted(notes)
        lines = moved(
            (f"cash/{there}/{me.id}", -held[there]),
            (f"cash/{here}/{me.id}", total),
            (f"difference/{here}", _explained(held[there], total, why)),
        )
        data: dict[str, Any] = {"from": there, "notes": kept, "paise": total, "why": said(why)}
        data |= {"postings": lines, "book": book_for(desk, today)}
        entry = tx.add(Draft(till(here, today), "cash.brought", today, data))
    return Done("", (entry,))


def deposit(desk: Desk, paise: int, told: Mapping[str, Any]) -> Done:
    """Pay cash that one holds into the bank or treasury: `reference` (of the slip or challan), `bank`."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    faults = [k for k in ("reference", "bank") if not clean(str(told.get(k, "")))]
    if faults:
        raise FieldError(faults[0], "Write the bank and the number of the slip or challan.", code="required")
    with desk.store.writing(me.id) as tx:
        need_cash(desk, me.id, need_paise(paise))
        lines = moved((f"cash/{desk.store.device}/{me.id}", -paise), ("bank", paise))
        data: dict[str, Any] = {k: clean(str(told[k])) for k in ("reference", "bank")}
        data |= {"paise": paise, "postings": lines, "book": book_for(desk, today)}
        entry = tx.add(Draft(till(desk.store.device, today), "cash.deposited", today, data))
    return Done("", (entry,))


def open_days(desk: Desk, device: str = "") -> list[str]:
    """The days with money in a PC's book (this one's where none is named) that are not closed, in order."""
    place = device or desk.store.device
    closed = last_closed(desk, place)
    since = (date.fromisoformat(closed.day) + timedelta(days=1)).isoformat() if closed else ""
    found = desk.store.posted(f"cash/{place}/", since) + desk.store.posted(f"cheque/{place}/", since)
    return sorted({line.book for line in found})


def close_day(desk: Desk, day: date, notes: Mapping[Any, Any], why: Said = "") -> Done:
    """Close the cash book of this PC for `day`, with all days before it that are still open; prints its page.

    The cash is counted by who closes; whoever else holds some hands it over first. Raises `NagardeskError` for a day
    that is closed or still to come, or where money was booked later; `FieldError` for a difference without a reason.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "clerk", "accounts", "head")
    device = desk.store.device
    with desk.store.writing(me.id) as tx:
        closed = last_closed(desk)
        _need_closable(desk, day, closed)
        _need_sole(desk, me)
        held = cash_of(desk, me.id)
        total, kept = counted(notes)
        less = _explained(held, total, why)
        lines = moved((f"cash/{device}/{me.id}", -less), (f"difference/{device}", less))
        since = (date.fromisoformat(closed.day) + timedelta(days=1)).isoformat() if closed else ""
        book = cash_book(desk, since, day.isoformat())
        number, numbers = take_number(tx, series(office, device, "DC", "", today))
        data: dict[str, Any] = {
            "number": number,
            "numbers": numbers,
            "book": day.isoformat(),
            "opening": book.opening,
            "received": book.received,
            "paid": book.paid,
            "paise": total,
            "notes": kept,
            "why": said(why),
            "postings": lines,
            "cheques": sorted(desk.store.balances(f"cheque/{device}/")),
        }
        data["papers"] = [print_book(tx, desk, office, me, book, data)]
        entry = tx.add(Draft(till(device, day), "day.closed", day, data))
    return Done("", (entry,), tuple(p["id"] for p in data["papers"]))


def _need_closable(desk: Desk, day: date, closed: Entry | None) -> None:
    if day > desk.today():
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    if closed and closed.day >= day.isoformat():
        raise NagardeskError(
            f"The cash book is closed up to {show_day(date.fromisoformat(closed.day))} already.",
            code="closed_already",
            date=show_day(date.fromisoformat(closed.day)),
        )
    later = [each for each in open_days(desk) if each > day.isoformat()]
    if later:
        last = show_day(date.fromisoformat(later[-1]))
        raise FieldError(
            "day", f"Money was booked up to {last}; the count closes that day.", code="later_money", date=last
        )


def _need_sole(desk: Desk, me: Officer) -> None:
    """Everybody else has handed over what he holds at this PC, and it was taken over."""
    office, device = desk.office(), desk.store.device
    mine = f"cash/{device}/{me.id}"
    others = {a: p for a, p in desk.store.balances(f"cash/{device}/").items() if a != mine}
    for account, paise in others.items():
        name = office.officer(account.rpartition("/")[2]).name
        raise NagardeskError(
            f"{name.get('en', '')} still holds ₹ {show(paise)} at this PC; it is handed over first.",
            code="still_held",
            amount=show(paise),
            name=dict(name),
        )
    for entry in waiting(desk):
        if entry.device == device:
            raise NagardeskError(
                f"₹ {show(entry.data['paise'])} were handed over and not taken over yet.",
                code="in_transit",
                amount=show(entry.data["paise"]),
            )


def settle_difference(desk: Desk, paise: int, how: Said) -> Done:
    """Settle a difference of a count: `paise` made good in cash (minus: a surplus taken to the fund's other income).

    Raises `FieldError` where there is none such to settle.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "accounts", "officer", "head")
    account = f"difference/{desk.store.device}"
    if not said(how):
        raise FieldError("how", "Say by whose order and how it was settled.", code="required")
    with desk.store.writing(me.id) as tx:
        left = desk.store.balances(account).get(account, 0)
        if not paise or left * paise <= 0 or abs(paise) > abs(left):
            message = f"The difference that stands is ₹ {show(left)}."
            raise FieldError("paise", message, code="no_difference", amount=show(left))
        due, into = f"due/other/{account.partition('/')[2]}", f"cash/{desk.store.device}/{me.id}"
        lines = (
            moved((into, paise), (account, -paise))
            if paise > 0
            else moved((account, -paise), ("demand/other", paise), (due, -paise), (due, paise))
        )
        data = {"paise": paise, "how": said(how), "postings": lines, "book": book_for(desk, today)}
        entry = tx.add(Draft(till(desk.store.device, today), "difference.settled", today, data))
    return Done("", (entry,))


def shown_till(desk: Desk) -> dict[str, Any]:
    """What a window shows of this PC's cash: who holds how much, what waits, cheques in hand, days not closed."""
    device = desk.store.device
    return {
        "till": device_code(device),
        "held": {a.rpartition("/")[2]: p for a, p in desk.store.balances(f"cash/{device}/").items()},
        "waiting": [(e.data["handover"], e.officer, e.data["to"], e.data["paise"]) for e in waiting(desk)],
        "cheques": desk.store.balances(f"cheque/{device}/"),
        "difference": desk.store.balances(f"difference/{device}").get(f"difference/{device}", 0),
        "open_days": open_days(desk),
    }
