"""Fees and rates that the office has entered, each with the bye-law or order that fixes it and from which day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.core import money
from desktop.ui import words
from desktop.ui.law_words import provision_text
from desktop.ui.lists import Asked, Column, Deed, Item, Kind
from desktop.ui.words import mark, tr

if TYPE_CHECKING:
    from desktop.casework.desk import Desk

TABS = {"fee": mark("Fees"), "rate": mark("Rates"), "later": mark("Later ones")}
LAND = "rate.land."


def fee_items(desk: Desk, asked: Asked) -> Sequence[Item]:
    """Every fee and rate in force today, and those that come later."""
    from desktop.casework.tariff import fees_on

    return [_item(desk, each) for each in fees_on(desk, desk.today())]


def _item(desk: Desk, each: Mapping[str, Any]) -> Item:
    kind, _, key = str(each["key"]).partition(".")
    what = provision_text(desk.law, key) if kind == "fee" and key in desk.law.act(desk.office().act) else key
    if each["key"].startswith(LAND):
        what = tr("Land, {place}", place=each["key"].removeprefix(LAND))
    value = each["value"]
    flat, table = (value, "") if isinstance(value, int) else ("", _table(value))
    state = tr("from that day on") if each["later"] else tr("in force")
    cells = (what, flat, table, str(each["authority"]), words.day(each["dated"]), state)
    return Item(cells, None, (kind, "later") if each["later"] else (kind,), key)


def _table(rows: Sequence[Mapping[str, Any]]) -> str:
    """A table of fees in one line: up to which measure, how much."""
    return "; ".join(_row(row) for row in rows)


def _row(row: Mapping[str, Any]) -> str:
    upto = tr("up to {measure}", measure=row["upto"]) if row.get("upto") else tr("above that")
    parts = [words.rupees(int(row["paise"]))] if row.get("paise") else []
    if row.get("each"):
        parts.append(tr("₹ {amount} for each {measure}", amount=money.show(int(row["each"])), measure=row["per"]))
    return f"{upto}: {' + '.join(parts)}"


FEES = Kind(
    title=mark("Fees and rates"),
    columns=(
        Column(mark("What for"), 300),
        Column(mark("Amount (₹)"), 104, money=True, summed=False),
        Column(mark("By measure"), 230),
        Column(mark("Fixed by"), 250),
        Column(mark("From"), 100, day=True),
        Column(mark("State"), 100),
    ),
    read=fee_items,
    tabs=TABS,
    deeds=(
        Deed(mark("Set a fee"), "plus", "fee_set"),
        Deed(mark("Set a rate of land"), "place", "rate_set"),
    ),
    none=mark("No fee is entered. The program knows no figure of its own."),
)
