"""Working sheets that nobody signs and nobody keeps: a list or a table on paper."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.ports import PaperOrder
from desktop.casework.register_pages import fitted
from desktop.casework.wording import Said


def table_order(
    desk: Desk,
    heading: Said,
    columns: Sequence[tuple[Said, int, bool]],
    rows: Iterable[Sequence[Said | int]],
    *,
    period: Said = "",
    notes: Sequence[Said] = (),
    languages: tuple[str, ...] = (),
    groups: Collection[int] = (),
) -> PaperOrder:
    """A table for the press: columns are (head, share of the width, whether it holds paise to be added up).

    Those of `rows` that `groups` numbers (from 0) are headings of the rows after them. `languages` are those of the
    sheet, the office's own where none is named.
    """
    office = desk.office()
    chosen = languages or office.languages
    entries: list[dict[str, Any]] = [
        {f"c{n}": fitted(cell, chosen) for n, cell in enumerate(row, 1) if cell not in ("", 0)} for row in rows
    ]
    for n in groups:
        entries[n]["group"] = 1
    values: dict[str, Any] = {
        "date": desk.today(),
        "heading": fitted(heading, chosen),
        "period": fitted(period, chosen),
        "columns": [
            {"head": fitted(head, chosen), "share": share, **({"sum": 1} if summed else {})}
            for head, share, summed in columns
        ],
        "entries": entries or [{"c1": "—"}],
        "notes": [{"says": fitted(each, chosen)} for each in notes],
    }
    return PaperOrder(
        template="table_page",
        languages=chosen,
        act=office.act,
        values={key: value for key, value in values.items() if value},
        letterhead={**office.letterhead},
        file_number=f"{office.code}/{desk.today():%Y%m%d}",
        mark="practice" if office.practice else "",
        body=office.body_kind,
    )
