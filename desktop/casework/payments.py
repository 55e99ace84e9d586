"""Money paid out of the fund: under a budget-grant that is large enough, or as an exception that the Act lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.arrears import Part
from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.gate import SIGNERS
from desktop.casework.ledger import moved
from desktop.casework.money import Due, dues_of, need_paise
from desktop.casework.notices import any_of
from desktop.casework.office import Office
from desktop.casework.ports import Draft
from desktop.casework.till import book_for, need_cash
from desktop.casework.vouchers import Voucher, print_voucher
from desktop.casework.wording import said
from desktop.core.dates import financial_year
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, LawError
from desktop.core.money import show
from desktop.core.text import clean


@dataclass(frozen=True, slots=True)
class BudgetLaw:
    """The provisions on budget-grants: the rule, its exceptions in their order, those that are reported, the report."""

    rule: str
    exceptions: str
    reported: str
    report: str


LAWS = {"py-1973": BudgetLaw("py-1973:195:main", "py-1973:195:proviso", "cef", "py-1973:196:main.1")}


@dataclass(frozen=True, slots=True)
class Grant:
    """A budget-grant of a financial year, in paise."""

    name: str
    granted: int
    spent: int
    authority: str

    @property
    def left(self) -> int:
        """What may still be paid under it."""
        return self.granted - self.spent


def _budget(desk: Desk, year: str) -> str:
    return f"budget:{desk.store.office}/{year}"


def set_grant(desk: Desk, name: str, year: str, paise: int, authority: str, dated: date) -> Done:
    """Enter a budget-grant (or its later change) with the resolution that gives it. Raises `FieldError`."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "administrator", "head")
    grant = clean(name)
    if not grant or "/" in grant:
        raise FieldError("name", "Name the grant as the budget does, without a stroke.", code="required")
    if not clean(authority) or dated > today:
        raise FieldError("authority", "Name the resolution that gives the grant, and its date.", code="required")
    if year not in (financial_year(today), financial_year(date(today.year + 1, today.month, 1))):
        raise FieldError("year", "Grants are entered for this financial year or the next.", code="year")
    data = {"grant": grant, "paise": need_paise(paise), "authority": clean(authority), "dated": dated.isoformat()}
    with desk.store.writing(me.id) as tx:
        entry = tx.add(Draft(_budget(desk, year), "grant.set", today, data))
    return Done("", (entry,))


def grants(desk: Desk, year: str) -> dict[str, Grant]:
    """The grants of a financial year by name, with what was spent."""
    spent = desk.store.balances(f"out/{year}/")
    found: dict[str, Grant] = {}
    for entry in desk.store.entries(_budget(desk, year)):
        if entry.kind == "grant.set":
            name = str(entry.data["grant"])
            granted, authority = int(entry.data["paise"]), str(entry.data["authority"])
            found[name] = Grant(name, granted, spent.get(f"out/{year}/{name}", 0), authority)
    return found


def pay(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Pay money out: paise, to_whom, says, mode (cash, cheque, online), grant; or exempt (a letter of the proviso).

    `py-1973` s. 195: nothing is paid without a current grant that covers it and is large enough, unless the proviso
    lists it. Raises `LawError` quoting the section, `FieldError`, `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *SIGNERS)
    paise, to_whom, says = need_paise(told.get("paise")), said(told.get("to_whom", "")), said(told.get("says", ""))
    for name, value in (("to_whom", to_whom), ("says", says)):
        if not any_of(value):
            raise FieldError(name, "Write to whom it is paid and for what.", code="required")
    mode = str(told.get("mode", "cheque"))
    if mode not in ("cash", "cheque", "online"):
        raise FieldError("mode", "It is paid in cash, by cheque or online.", code="pay_mode")
    with desk.store.writing(me.id) as tx:
        year = financial_year(today)
        under = _allowed(desk, office, told, year, paise)
        if mode == "cash":
            need_cash(desk, me.id, paise)
        source = f"cash/{desk.store.device}/{me.id}" if mode == "cash" else "bank"
        number, numbers = take_number(tx, series(office, desk.store.device, "PV", "", today))
        data: dict[str, Any] = {
            "number": number,
            "numbers": numbers,
            "paise": paise,
            "mode": mode,
            "to_whom": to_whom,
            "says": says,
            "reference": clean(str(told.get("reference", ""))),
            "book": book_for(desk, today),
            **under,
        }
        data["postings"] = moved((source, -paise), (f"out/{year}/{under['under']}", paise))
        under_words = str(under["under"])
        voucher = Voucher(number, to_whom, says, paise, mode, str(data["reference"]), under_words)
        data["papers"] = [print_voucher(tx, desk, office, me, voucher)]
        subject = f"case:{desk.open_case(tx, case).id}" if case else _budget(desk, year)
        entry = tx.add(Draft(subject, "money.paid", today, data))
    return Done(case, (entry,), tuple(p["id"] for p in data["papers"]))


def _allowed(desk: Desk, office: Office, told: Mapping[str, Any], year: str, paise: int) -> dict[str, Any]:
    """Under what a payment is made: the grant, or the exception with whether it is to be reported."""
    law, exempt, name = LAWS.get(office.act), str(told.get("exempt", "")), clean(str(told.get("grant", "")))
    section = desk.law.provision(law.rule).cite if law else ""
    if exempt and law:
        listed = desk.law.provision(law.exceptions).exceptions
        number = ord(exempt[0]) - ord("a") if len(exempt) == 1 else -1
        if not 0 <= number < len(listed):
            last = chr(ord("a") + len(listed) - 1)
            raise FieldError("exempt", f"The proviso to section {section} has (a) to ({last}).", code="exempt")
        report = desk.law.provision(law.report).cite if exempt in law.reported else ""
        return {"under": f"{section} ({exempt})", "exempt": exempt, "ground": listed[number], "report": report}
    grant = grants(desk, year).get(name)
    if grant is None:
        message = f"No budget-grant '{name}' of {year} is entered."
        if law:
            raise LawError(
                f"{message} Under section {section} nothing is paid without one, unless its proviso lists it.",
                section=section,
                code="no_grant",
            )
        raise FieldError("grant", message, code="no_grant")
    if paise > grant.left:
        message = f"Of the grant '{name}' only ₹ {show(grant.left)} are left."
        if law:
            amount = show(grant.left)
            raise LawError(f"{message} (Section {section}.)", section=section, code="grant_spent", amount=amount)
        raise FieldError("paise", message, code="grant_spent", amount=show(grant.left))
    return {"under": name, "grant": name}


def to_report(desk: Desk, year: str) -> list[Entry]:
    """Payments without a grant of which the council is to be told forthwith and was not told yet."""
    made: dict[str, Entry] = {}
    for line in desk.store.posted(f"out/{year}/"):
        if line.entry.data.get("report"):
            made[line.entry.id] = line.entry
    for entry in desk.store.entries(_budget(desk, year)):
        if entry.kind == "payment.reported":
            made.pop(entry.data["payment"], None)
    return list(made.values())


def paid_between(desk: Desk, since: date, until: date) -> list[Entry]:
    """What was paid out from day to day, the newest first: payments, refunds, balances paid to whom they are held for."""
    days = (since.isoformat(), until.isoformat())
    found = [line.entry for line in desk.store.posted("out/", *days)]
    found += [line.entry for line in desk.store.posted("due/", *days) if line.entry.kind == "money.refunded"]
    found += [
        line.entry for line in desk.store.posted("held/", *days) if line.paise > 0 and line.entry.data.get("paise")
    ]
    each = {entry.id: entry for entry in found}
    return sorted(each.values(), key=lambda entry: (entry.day, entry.at), reverse=True)


def paid_under(desk: Desk, grant: str, since: date, until: date) -> list[Part]:
    """What was paid under a budget-grant of the financial year in which `since` lies, from day to day."""
    account = f"out/{financial_year(since)}/{grant}"
    lines = desk.store.posted(account, since.isoformat(), until.isoformat())
    return [Part(line.entry, "", line.paise) for line in lines if line.account == account]


def overpaid(desk: Desk) -> list[tuple[str, Due]]:
    """Dues on which more was paid than is owed, with the case of each ('' for none): it is to be paid back."""
    found = []
    for account, paise in desk.store.balances("due/").items():
        if paise < 0:
            subject = desk.store.posted(account)[0].entry.subject
            due = dues_of(desk.store.entries(subject))[account.partition("/")[2]]
            found.append((subject.removeprefix("case:") if subject.startswith("case:") else "", due))
    return sorted(found, key=lambda pair: (pair[1].day, pair[1].name))


def held_for_others(desk: Desk) -> list[tuple[str, str, int]]:
    """Balances that the office holds for somebody else, such as of a sale: the case, since which day (ISO), paise."""
    held = [(account, -paise) for account, paise in desk.store.balances("held/").items() if paise < 0]
    return [(account.partition("/")[2], desk.store.posted(account)[0].book, paise) for account, paise in held]


def payment_at(desk: Desk, payment: str) -> Entry:
    """A payment of this financial year or the last by its entry's id. Raises `FieldError` where there is none."""
    today = desk.today()
    for year in (financial_year(today), financial_year(date(today.year - 1, today.month, 1))):
        for line in desk.store.posted(f"out/{year}/"):
            if line.entry.id == payment:
                return line.entry
    raise FieldError("payment", "There is no such payment here.", code="payment_missing")


def reports_of(desk: Desk, year: str) -> dict[str, Entry]:
    """The reports to the council of a financial year, by the payment that each tells of."""
    found = desk.store.entries(_budget(desk, year))
    return {str(e.data["payment"]): e for e in found if e.kind == "payment.reported"}


def report_payment(desk: Desk, payment: str, day: date, number: str) -> Done:
    """Record that the council was told of a payment without a grant (`py-1973` s. 196): day and number of the report."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *SIGNERS)
    with desk.store.writing(me.id) as tx:
        for year in (financial_year(today), financial_year(date(today.year - 1, today.month, 1))):
            found = [e for e in to_report(desk, year) if e.id == payment]
            if found:
                break
        else:
            raise FieldError("payment", "No such payment waits for a report.", code="no_report")
        if not found[0].day <= day.isoformat() <= today.isoformat():
            paid = show_day(date.fromisoformat(found[0].day))
            raise FieldError(
                "day", f"It was paid on {paid}; it is reported after that.", code="after_date", date=paid
            )
        if not clean(number):
            raise FieldError("number", "Write the number of the report.", code="required")
        data = {"payment": payment, "number_of": clean(number), "section": found[0].data["report"]}
        entry = tx.add(Draft(_budget(desk, year), "payment.reported", day, data))
    return Done("", (entry,))
