"""Money taken at the counter: the receipt, its cancellation, refunds, and what becomes of cheques and drafts.

Nothing is erased: each undoing is an entry that names the receipt; the receipt's number stays used.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.file import CaseFile
from desktop.casework.gate import SIGNERS
from desktop.casework.ledger import CHEQUE, MODES, back, moved, place, postings
from desktop.casework.money import HEADS, Due, doubled, due_in, dues_of, need_paise, need_payable
from desktop.casework.notices import any_of
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft, Writing
from desktop.casework.taking import Taking, booked, read_instrument, reference_of
from desktop.casework.till import CASHIERS, book_for, cash_of, last_closed, need_cash
from desktop.casework.vouchers import Voucher, print_voucher
from desktop.casework.wording import Said, kind_words, said, spread, words
from desktop.core.dates import financial_year
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, FieldErrors, NagardeskError, PowerError
from desktop.core.ids import uuid7
from desktop.core.money import show
from desktop.core.text import clean


def subject_of(desk: Desk, case: str) -> str:
    """Where money is written: in its case, or for what belongs to none under this PC's counter of the year."""
    return f"case:{case}" if case else f"counter:{desk.store.device}/{financial_year(desk.today())}"


def dues_at(desk: Desk, tx: Writing, case: str) -> dict[str, Due]:
    """The dues of a case, or of this PC's counter."""
    if case:
        desk.open_case(tx, case)
    return dues_of(tx.entries(subject_of(desk, case)))


def receive(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Take money on a due of a case, whole or in part, and print the receipt.

    `told`: due (its name), paise, mode (cash, cheque, draft, online, challan), payer, purpose; for a cheque or draft
    its number, bank and dated; for online and challan the reference. Raises `FieldErrors` for what is missing or more
    than is owed, `NagardeskError` where the day's book is closed.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    with desk.store.writing(me.id) as tx:
        due = due_in(dues_at(desk, tx, case), str(told.get("due", "")))
        file = desk.open_case(tx, case) if case else None
        entry = write(tx, desk, office, me, file, taking_on(desk, due, told, today), today)
    return Done(case, (entry,), tuple(p["id"] for p in entry.data.get("papers", ())))


def taking_on(desk: Desk, due: Due, told: Mapping[str, Any], day: date) -> Taking:
    """What was told about money taken on a due. Raises `FieldErrors`."""
    faults: list[FieldError] = []
    paise = 0
    try:
        paise = need_paise(told.get("paise"))
        need_payable(due, paise)
    except FieldError as fault:
        faults.append(fault)
    mode = str(told.get("mode", "cash"))
    instrument = read_instrument(mode, told, day, faults)
    payer = said(told.get("payer", "")) or said(due.told.get("payer", ""))
    purpose = said(told.get("purpose", "")) or said(due.told.get("purpose", ""))
    purpose = purpose or said(due.told.get("says", "")) or dict(words("heads")[due.head])
    if not any_of(payer):
        faults.append(FieldError("payer", "Write who pays.", code="required"))
    if faults:
        raise FieldErrors(faults)
    return Taking(
        paise=paise,
        due=due.name,
        mode=mode,
        payer=payer,
        purpose=purpose,
        authority=due.told.get("authority", ""),
        instrument=instrument,
        provision=str(due.told.get("provision", "")),
        section=str(due.told.get("section", "")),
        notice=str(due.told.get("notice", "")),
    )


def write(
    tx: Writing, desk: Desk, office: Office, me: Officer, file: CaseFile | None, taking: Taking, day: date
) -> Entry:
    """The entry of money taken, with its number and printed receipt, inside the caller's transaction."""
    subject = f"case:{file.id}" if file else subject_of(desk, "")
    data: dict[str, Any] = {
        **booked(desk, me, taking, day),
        "instrument": dict(taking.instrument or {}),
        "payer": taking.payer,
        "purpose": taking.purpose,
        "authority": taking.authority,
        "event": _event(tx, subject, taking),
    }
    data |= {k: v for k in ("provision", "section", "notice") if (v := getattr(taking, k))}
    if taking.manual:
        data["manual"] = dict(taking.manual)
    else:
        ward = str(file.fields.get("premises", {}).get("ward", "")) if file else ""
        number, numbers = take_number(tx, series(office, desk.store.device, "RC", ward, desk.today()))
        sheet = _sheet(office, file, taking, number, day)
        data |= {"number": number, "numbers": numbers, "papers": [freeze(tx, desk, office, me, sheet)]}
    return tx.add(Draft(subject, "receipt.issued", day, data, file.pack if file else ""))


def _event(tx: Writing, subject: str, taking: Taking) -> str:
    """What the law hears: a due that is paid up is paid; money on account is only money."""
    if not taking.demanded:
        return "fee.paid" if taking.total <= taking.paise else "receipt.issued"
    due = dues_of(tx.entries(subject))[taking.due]
    return "payment.made" if due.open == taking.paise else "receipt.issued"


def _sheet(office: Office, file: CaseFile | None, taking: Taking, number: str, day: date) -> Sheet:
    values: dict[str, Any] = {
        "receipt_number": number,
        "payer": taking.payer,
        "amount": taking.paise,
        "mode": dict(words("pay_modes")[taking.mode]),
        "purpose": taking.purpose,
        "authority": taking.authority,
        "reference": reference_of(taking.instrument or {}),
    }
    return Sheet(
        template="receipt",
        title=kind_words("receipt"),
        file_number=file.number if file else number,
        number=file.number if file else number,
        day=day,
        addressee=spread(taking.payer)["en"],
        values={k: v for k, v in values.items() if v},
        section=taking.section,
    )


def counter(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Take money that was not demanded before (a fee at the counter): head, provision or authority, paise, payer …

    A fee of a provision is what the office's table says (`tariff.fee_of`); part of it leaves the rest open. Without a
    table the bye-law or order in `authority` is named. Raises `FieldErrors`.
    """
    from desktop.casework.tariff import fee_of

    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    head = str(told.get("head", "fee"))
    if head not in HEADS:
        raise FieldError("head", f"Heads are {', '.join(HEADS)}.", code="head")
    paise, provision = need_paise(told.get("paise")), str(told.get("provision", ""))
    authority, total, section = said(told.get("authority", "")), paise, ""
    if head == "fee" and provision:
        fee = fee_of(desk, provision, today, told.get("measure"))
        authority, total, section = fee.authority, fee.paise, desk.law.provision(provision).cite
    if not any_of(authority):
        raise FieldError("authority", "Name the bye-law, rule or order under which it is taken.", code="required")
    if paise > total:
        raise FieldError("paise", f"The fee is ₹ {show(total)}; take no more.", code="overpaid", owed=show(total))
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case) if case else None
        whom = said(told.get("payer", "")) or (dict(file.applicant().get("name", {})) if file else "")
        new = Due(f"{head}/{uuid7()}", told={"authority": authority, "payer": whom, "provision": provision})
        taking = taking_on(desk, new, told, today).but(demanded=False, total=total, section=section)
        entry = write(tx, desk, office, me, file, taking, today)
    return Done(case, (entry,), tuple(p["id"] for p in entry.data["papers"]))


def receipt_in(tx: Writing, desk: Desk, case: str, receipt: str) -> tuple[Entry, list[Entry]]:
    """A receipt by its number or id, with the entries made about it since. Raises `FieldError` where there is none."""
    entries = tx.entries(subject_of(desk, case))
    for entry in entries:
        manual = entry.data.get("manual") or {}
        names = (entry.data.get("receipt"), entry.data.get("number"), f"{manual.get('book')}/{manual.get('number')}")
        if "receipt" in entry.data and receipt and receipt in names:
            about = [e for e in entries if e.data.get("of") == entry.data["receipt"]]
            return entry, about
    raise FieldError("receipt", "There is no such receipt here.", code="receipt_missing")


def _need_standing(about: list[Entry], *kinds: str) -> None:
    for entry in about:
        if entry.kind in kinds:
            day = show_day(date.fromisoformat(entry.day))
            names = {"receipt.cancelled": "cancelled", "cheque.dishonoured": "dishonoured"}
            done = names.get(entry.kind, "refunded or realised")
            raise NagardeskError(f"This receipt was {done} on {day} already.", code="receipt_done", date=day)


def _reason(told: Mapping[str, Any]) -> Said:
    reason = said(told.get("reason", ""))
    if not any_of(reason):
        raise FieldError("reason", "Say why; it stands in the cash book.", code="required")
    return reason


def cancel(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Cancel a receipt on the day of its book: receipt, reason, original (whether the payer's copy is back).

    Another than its maker does it. Once the day's book is closed it is refunded instead. Raises `PowerError`,
    `NagardeskError` (closed, cancelled already), `FieldError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "accounts", *SIGNERS)
    with desk.store.writing(me.id) as tx:
        entry, about = receipt_in(tx, desk, case, str(told.get("receipt", "")))
        _need_standing(about, "receipt.cancelled", "cheque.dishonoured", "money.refunded", "cheque.realised")
        if entry.officer == me.id and not office.may_check_himself(today):
            raise PowerError("Who made a receipt does not cancel it.", section="", code="receipt_maker")
        closed = last_closed(desk, entry.device)
        if closed and closed.day >= str(entry.data["book"]):
            raise NagardeskError(
                "The cash book of that day is closed; refund the money instead.",
                code="cancel_closed",
                date=show_day(date.fromisoformat(closed.day)),
            )
        paise = entry.data["paise"]
        if entry.data["mode"] == "cash" and cash_of(desk, entry.officer, entry.device) < paise:
            message = "The cash of this receipt was handed on already; refund the money instead."
            raise NagardeskError(message, code="handed_on")
        data = {
            "of": entry.data["receipt"],
            "due": entry.data["due"],
            "number_of": entry.data.get("number", ""),
            "paise": paise,
            "mode": entry.data["mode"],
            "payer": entry.data.get("payer", ""),
            "reason": _reason(told),
            "original": bool(told.get("original")),
            "book": entry.data["book"],
            "postings": back(postings(entry)),
        }
        made = tx.add(Draft(entry.subject, "receipt.cancelled", today, data, entry.pack, corrects=entry.id))
    return Done(case, (made,))


def undo_double(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Undo what was done to receipts a second time by PCs that had not heard of each other (`money.doubled`): reason.

    Raises `NagardeskError` where nothing was.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, "accounts", *SIGNERS)
    reason = _reason(told)
    with desk.store.writing(me.id) as tx:
        found = doubled(tx.entries(subject_of(desk, case)))
        if not found:
            raise NagardeskError("Nothing was done twice here.", code="no_double")
        made = []
        for entry in found:
            data = {"of": entry.data["of"], "due": entry.data["due"], "reason": reason, "undoes": entry.kind}
            data |= {"book": book_for(desk, today, entry.device), "postings": back(postings(entry))}
            made.append(tx.add(Draft(entry.subject, "entry.undone", today, data, entry.pack, corrects=entry.id)))
    return Done(case, tuple(made))


def refund(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Pay back what was received, or part of it: receipt, paise, mode (cash or online), to_whom, reason.

    What was paid beyond the demand only goes back; else the demand is let go by as much, unless `demand_stands` (it is
    still owed, such as by another payer). An officer orders it; cash is paid by himself out of what he holds, so that it is
    handed to him first. Raises `FieldError` for more than was received, and for a cheque that is not realised.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *SIGNERS)
    with desk.store.writing(me.id) as tx:
        entry, about = receipt_in(tx, desk, case, str(told.get("receipt", "")))
        _need_standing(about, "receipt.cancelled", "cheque.dishonoured")
        if MODES[entry.data["mode"]] == CHEQUE and not any(e.kind == "cheque.realised" for e in about):
            raise NagardeskError("The cheque is not realised yet; nothing is paid back on it.", code="not_realised")
        paise = need_paise(told.get("paise"))
        left = entry.data["paise"] - sum(e.data["paise"] for e in about if e.kind == "money.refunded")
        if paise > left:
            raise FieldError("paise", f"Only ₹ {show(left)} of it are left.", code="overpaid", owed=show(left))
        mode = str(told.get("mode", "cash"))
        if mode not in ("cash", "online"):
            raise FieldError("mode", "It is paid back in cash or online.", code="pay_mode")
        if mode == "cash":
            need_cash(desk, me.id, paise)
        over = max(0, -dues_at(desk, tx, case)[str(entry.data["due"])].open)
        less = 0 if told.get("demand_stands") else max(0, paise - over)
        number, numbers = take_number(tx, series(office, desk.store.device, "PV", "", today))
        due, head = f"due/{entry.data['due']}", str(entry.data["due"]).partition("/")[0]
        out = f"cash/{desk.store.device}/{me.id}" if mode == "cash" else "bank"
        data = {
            "of": entry.data["receipt"],
            "due": entry.data["due"],
            "number": number,
            "numbers": numbers,
            "paise": paise,
            "mode": mode,
            "to_whom": said(told.get("to_whom", "")) or entry.data.get("payer", ""),
            "reason": _reason(told),
            "purpose": entry.data.get("purpose", ""),
            "book": book_for(desk, today),
            "postings": moved((out, -paise), (due, paise), (due, -less), (f"remit/{head}", less)),
        }
        told_of = Voucher(number, data["to_whom"], data["reason"], paise, mode)
        data["papers"] = [print_voucher(tx, desk, office, me, told_of)]
        made = tx.add(Draft(entry.subject, "money.refunded", today, data, entry.pack))
    return Done(case, (made,), tuple(p["id"] for p in data["papers"]))


def realise(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """A cheque or draft is realised: receipt, day on which the bank credited it, reference. Raises `FieldError`."""
    return _of_cheque(desk, case, told, "cheque.realised")


def dishonour(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """A cheque or draft came back unpaid: receipt, day, reason, and the bank's charges in paise, if any.

    The due is open again, and what its payment meant to the law is undone; charges are demanded with it.
    """
    return _of_cheque(desk, case, told, "cheque.dishonoured")


def _of_cheque(desk: Desk, case: str, told: Mapping[str, Any], kind: str) -> Done:
    me, today = desk.me(), desk.today()
    need_role(me, today, *CASHIERS)
    day = told.get("day") or today
    with desk.store.writing(me.id) as tx:
        entry, about = receipt_in(tx, desk, case, str(told.get("receipt", "")))
        if MODES[entry.data["mode"]] != CHEQUE:
            raise FieldError("receipt", "This receipt is not for a cheque or draft.", code="no_cheque")
        _need_standing(about, "receipt.cancelled", "cheque.dishonoured", "cheque.realised")
        if not isinstance(day, date) or not entry.day <= day.isoformat() <= today.isoformat():
            first = show_day(date.fromisoformat(entry.day))
            message = f"The cheque was received on {first}; this is between that day and today."
            raise FieldError("day", message, code="cheque_day", date=first)
        paise, held = entry.data["paise"], place(entry.device, "", entry.data["receipt"], entry.data["mode"])
        data = {
            "of": entry.data["receipt"],
            "due": entry.data["due"],
            "paise": paise,
            "mode": entry.data["mode"],
            "payer": entry.data.get("payer", ""),
            "number_of": entry.data.get("number", ""),
            "reference": clean(str(told.get("reference", ""))),
            "book": book_for(desk, day, entry.device),
        }
        if kind == "cheque.realised":
            lines, corrects = moved((held, -paise), ("bank", paise)), ""
        else:
            data["reason"] = _reason(told)
            lines, corrects = _bounced(entry, held, told.get("charges", 0)), entry.id
        data["postings"] = lines
        made = tx.add(Draft(entry.subject, kind, day, data, entry.pack, corrects=corrects))
    return Done(case, (made,))


def _bounced(entry: Entry, held: str, charges: Any) -> list[list[Any]]:
    paise, due = entry.data["paise"], str(entry.data["due"])
    lines: list[tuple[str, int]] = [(held, -paise), (f"due/{due}", paise)]
    if charges:
        extra = need_paise(charges, "charges")
        lines += [(f"due/charge/{entry.data['receipt']}", extra), ("demand/charge", -extra)]
    return moved(*lines)
