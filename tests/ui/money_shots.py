"""Pages of money for the walk over every page: dues, payments, sheets by hand, and the audit of an office of Puducherry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from desktop.casework import audit, byhand, payments, receipts
from desktop.core.dates import financial_year
from desktop.ui.page import Route
from tests.ui.puducherry import make_puducherry
from tests.ui.sample import hear, second_pc

if TYPE_CHECKING:
    from tests.ui.screens import Walk

Shot = tuple[str, Callable[[], object]]


def of_dues(walk: Walk, case: str, due: str) -> Iterator[Shot]:
    """What is owed and how it is got in, what is paid out, and what was written by hand."""
    sample, window = walk.sample, walk.window
    today = sample.desk.today()
    days = (today.replace(day=1).isoformat(), today.isoformat())
    yield "made_of", lambda: walk.go("made_of", "collected", "", "", *days)
    yield "arrears", lambda: walk.go("arrears")
    yield "dues", lambda: walk.go("dues")
    yield "due", lambda: walk.go("due", case, *due.split("/"))
    yield "due_new", lambda: walk.go("due_new", case)
    for act in ("due_serve", "due_recover", "due_remit"):
        yield act, lambda a=act: walk.go(a, case, *due.split("/"))
    sample.clock.put(today)
    cmo = sample.at("cmo")
    for book, kind in (("H-7", "receipt"), ("P-2", "paper")):
        byhand.issue_book(cmo, {"book": book, "kind": kind, "first": 1, "last": 50, "to": cmo.officer})
    spoilt = {"manual": {"book": "H-7", "number": 3}, "day": today, "reason": "स्याही गिरी", "kept": True}
    byhand.spoil(sample.at("clerk"), spoilt)
    hand = {
        "manual": {"book": "H-7", "number": 4},
        "day": today,
        "due": due,
        "paise": 2_500_00,
        "mode": "online",
        "number": "UTR 7",
    }
    byhand.enter_receipt(sample.at("clerk"), case, hand)
    yield "hand_books", lambda: walk.go("hand_books")
    yield "hand_book", lambda: walk.go("hand_book", "H-7")
    for act in ("hand_issue", "hand_receipt", "hand_paper", "hand_spoilt"):
        yield act, lambda a=act: walk.go(a)
    yield "hand_receipt-due", lambda: walk.go("hand_receipt", "due", case, *due.split("/"))
    year = financial_year(today)
    payments.set_grant(cmo, "मार्ग प्रकाश", year, 5_00_000_00, "संकल्प 3", today)
    told = {"grant": "मार्ग प्रकाश", "paise": 40_000_00, "mode": "cheque", "reference": "000077"}
    paid = payments.pay(cmo, "", {**told, "to_whom": "श्री विद्युत भण्डार", "says": "मार्ग की बत्तियाँ"}).entries[0].id
    yield "payments", lambda: walk.go("payments")
    yield "payment", lambda: walk.go("payment", paid)
    yield "pay", lambda: walk.go("pay")
    yield "grants", lambda: walk.go("grants")
    yield "grant_set", lambda: walk.go("grant_set")
    yield "fees", lambda: walk.go("fees")
    yield "fee_set", lambda: walk.go("fee_set")
    yield (
        "fee_set-table",
        lambda: (window.page.form.put({"by": "table"}), window.page.form._show_relevant()),
    )
    yield "rate_set", lambda: walk.go("rate_set")
    yield "due_spread", lambda: walk.go("due_spread", case, *due.split("/"))
    for act in ("compounding", "penalty", "fine", "shares"):
        yield act, lambda a=act: walk.go(a, case)
    yield "audit-none", lambda: walk.go("audit")
    yield "audit_new", lambda: walk.go("audit_new")
    yield (
        "audit_new-certificate",
        lambda: (window.page.form.put({"what": "certificate"}), window.page.form._show_relevant()),
    )
    other = second_pc(sample, walk.folder / "second")
    there = other.desk.as_officer(sample.desk.office().by_login("cmo").id)
    fee = {"head": "fee", "authority": "उपविधि 7", "purpose": "प्रतिलिपि", "payer": "रामलाल", "paise": 700_00}
    receipts.counter(there, "", fee)
    receipts.dishonour(there, case, {"receipt": walk.cheque, "reason": "राशि नहीं"})
    receipts.dishonour(sample.at("clerk"), case, {"receipt": walk.cheque, "reason": "राशि नहीं"})
    hear(sample.store, other.store)
    other.close()
    yield "counter-elsewhere", lambda: window.go_home(Route("counter"))
    yield "cash_bring", lambda: walk.go("cash_bring", other.store.device)
    yield "case-double", lambda: walk.go("case", case)
    yield "undo_double", lambda: walk.go("undo_double", case)


def of_audit(walk: Walk) -> Iterator[Shot]:
    """What the auditors sent, in an office of Puducherry: the list, the case, a step and a payment without a grant."""
    window = walk.window
    there = make_puducherry(walk.folder / "puducherry")
    walk.others.append(there)
    window.move(lambda: there.room)
    walk.rest()
    window.try_sign_in("cmo", "sundarpur-cmo")
    walk.rest()
    told = {"what": "certificate", "number": "AC/4", "says": "Sum not accounted for", "paise": 2_000_00}
    case = audit.receive(there.at("cmo"), {**told, "person": "Store keeper"}).case
    audit.receive(there.at("cmo"), {"what": "irregularity", "number": "AR/9", "says": "Stock not counted"})
    paid = {"exempt": "e", "paise": 50_00, "to_whom": "Lamp dealer", "says": "Decree of the court", "reference": "7"}
    made = payments.pay(there.at("cmo"), "", paid).entries[0].id
    yield "audit", lambda: walk.go("audit")
    yield "audit-case", lambda: walk.go("case", case)
    yield "audit_step", lambda: walk.go("audit_step", case, "waive")
    yield "payment-report", lambda: walk.go("payment", made)
    yield "pay_report", lambda: walk.go("pay_report", made)
    yield "pay-exempt", lambda: walk.go("pay")
    yield (
        "pay-exempt-which",
        lambda: (window.page.form.put({"under": "exempt"}), window.page.form._show_relevant()),
    )
