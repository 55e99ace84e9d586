"""What `nagardesk case …` offers of money, in words: acts that write and readers that tell."""

from __future__ import annotations

# Each act and what it needs in --told; those of a case first, then those of the office.
IN_CASE = {
    "due": "demand money: head, provision, items, payer, days, authority",
    "due-serve": "record the service of a demand: due, day, how",
    "due-remit": "let a due go by order: due, paise, reason, by_order_of",
    "due-recover": "put a due to recovery as the Act provides: due, says",
    "due-shares": "demand an expense from every owner: provision, paise, by, owners, says, days",
    "due-spread": "spread a due over instalments: due, count, per_year, first, by_order_of",
    "compounding": "demand the compounding fee: use, plot, area, locality, payer, days, slab, reason",
    "penalty": "demand the half-yearly penalty: floors, since, until, payer, days, says",
    "fine": "enter a fine of the court: provision, paise, court, payer, days, says, until",
    "receipt": "take money on a due: due, paise, mode, payer",
    "receipt-cancel": "cancel a receipt of the day: receipt, reason, original",
    "cheque-realised": "a cheque is realised: receipt, day, reference",
    "cheque-dishonoured": "a cheque came back: receipt, day, reason, charges",
    "receipt-undo": "undo what two PCs did to one receipt unknown to each other: reason",
    "refund": "pay money back: receipt, paise, mode, to_whom, reason, demand_stands",
    "hand-paper": "enter a paper written by hand: manual, event, provision, dated, says",
    "audit-step": "go on with an audit objection: what, day, says, number, paise, by_order_of",
}
IN_OFFICE = {
    "counter": "take money not demanded before: head, provision or authority, paise, payer, purpose; case",
    "hand-receipt": "enter a receipt written by hand: manual, day, due or head, paise, payer; case",
    "hand-book": "issue a book of numbered sheets: book, kind, first, last, to",
    "hand-spoilt": "account for a spoilt sheet: manual, day, reason, kept",
    "cash-hand": "hand cash over: to, notes, why",
    "cash-take": "take cash over: handover, notes, why",
    "cash-bring": "bring here the cash held at another PC: device (id or till), notes, why",
    "cash-bank": "pay cash into the bank: paise, bank, reference",
    "cash-settle": "settle a difference of a count: paise, how",
    "day-close": "close the cash book: day, notes, why",
    "fee-set": "set a fee: provision, table, authority, dated, paper",
    "rate-set": "set a rate that others fix: key, paise, authority, dated, paper",
    "grant-set": "enter a budget-grant: name, year, paise, authority, dated",
    "pay": "pay money out: paise, to_whom, says, mode, grant or exempt; case",
    "pay-report": "the council was told of a payment without a grant: payment, day, number",
    "audit": "enter what the auditors sent: what, day, number, says, paise, person",
    "statement-print": "print demand, collection and balance: since, until",
}
READS = {
    "dues": "what is owed: a case's dues with --told case, else the office's",
    "cash": "this PC's cash: who holds it, what waits, which days are open",
    "cash-book": "the cash book: since, until, device",
    "collection": "what was collected by head and mode: since, until, device",
    "statement": "demand, collection and balance: since, until",
    "fees": "fees and rates in force: day",
    "grants": "budget-grants with what is left: year",
    "books": "books of numbered sheets: used, spoilt, missing, left",
}
ACTS = {**IN_CASE, **IN_OFFICE}
