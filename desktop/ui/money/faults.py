"""What the acts on dues, payments, audit and hand-written sheets refuse, in the screen's language."""

from __future__ import annotations

from desktop.ui.words import mark

MONEY = {
    "exempt": mark("The section lists no such exception."),
    "grant_spent": mark("Of this grant only ₹ {amount} are left."),
    "no_grant": mark("No such budget-grant is entered for this year; nothing is paid without one."),
    "no_report": mark("No such payment waits for a report."),
    "payment_missing": mark("There is no such payment here."),
    "year": mark("Grants are entered for this financial year or the next."),
    "not_deposited": mark("The sum claimed is deposited first (section {section})."),
    "book_kind": mark("This book is of another kind."),
    "book_known": mark("A book of this name was issued already."),
    "book_missing": mark("No book of this name was issued."),
    "sheet_order": mark("By the numbers beside it, it was written between {first} and {last}."),
    "sheet_range": mark("The book has the numbers {first} to {last}."),
    "sheet_used": mark("Number {number} of this book is entered already."),
    "sheets": mark("Give the first and the last number of the book."),
    "demand_day": mark("The demand was made on {date}; it is served between that day and today."),
    "items": mark("Say for each item what it is for, and its amount."),
    "no_recovery": mark("The Act as printed does not say how this money is got in (section {section})."),
    "nothing_open": mark("Nothing of this due is open, or a cheque on it is not realised yet."),
    "future_day": mark("The first instalment falls due on a day still to come."),
    "instalments": mark("Give the number of instalments."),
    "no_instalments": mark("The Act gives no instalments with interest for what is due under this section."),
    "beyond_table": mark("The table of fees ends before this measure; have it completed."),
    "fee_table": mark("Rows rise from the smallest measure; only the last has no end, and each has an amount."),
    "rate_not_set": mark("Section {section} reckons by a rate that is not entered for this place and day."),
    "no_slab": mark("No slab of section {section} covers this plot and use; the Act gives no fee for it."),
    "not_compounded": mark("The offence is not compounded yet; under section {section} the fee comes after that."),
    "no_conviction": mark("No conviction is recorded; a fine under section {section} is the court's."),
    "above_highest": mark("Section {section} gives less than that at most."),
    "slab_doubt": mark(
        "More than one slab of section {section} covers this plot. Name the one that is meant, with the reason."
    ),
    "measure": mark("Give a measure above zero."),
    "before_start": mark("The last day can't be before the first."),
}
