"""The set of a paper: what goes to the addressee, to the wall and into the file, all from what was frozen at issue."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from desktop.casework.ports import PaperOrder
from desktop.core.errors import PaperError
from desktop.printing.compose import compose
from desktop.printing.layout import render
from desktop.printing.notices import Need, template, wording
from desktop.printing.proof import code_of
from desktop.printing.reprint import office_copy, reprint
from desktop.printing.source import digest, source_text

_LINE = "……………………………………"  # to be written on


def copy_of(pdf: bytes, order: bytes, text_sha256: str, mark: str) -> bytes:
    """One copy of an issued paper for the printer.

    `pdf` is as it was frozen and `order` what it was made from, as kept with it; `mark` is '' (the paper itself),
    `office`, `copy:N` (the Nth reprint), `pasting` or `panchnama` (a blank one to fill in where the paper is affixed).
    Only the copy for pasting is set anew, in large type; its words must still be those of `text_sha256`. Raises
    `PaperError` where they are not.
    """
    if mark == "":
        return pdf
    made = stored_order(order)
    if mark == "office":
        return office_copy(pdf, made.languages)
    if mark.startswith("copy:"):
        return reprint(pdf, int(mark.removeprefix("copy:")), made.languages)
    if mark == "panchnama":
        return _blank_panchnama(made)
    if mark != "pasting":
        raise PaperError(f"There is no copy '{mark}' of a paper", code="mark", mark=mark)
    paper, _ = compose(replace(made, qr=code_of(pdf) or "-"))
    if digest(source_text(paper)) != text_sha256:
        raise PaperError(
            "The wordings of this program have changed since the paper was issued, so no copy of it in large type "
            "can be set; enlarge the paper itself instead",
            code="words_changed",
        )
    marks = [*made.mark.split(), "pasting"]
    return render(paper, marks, str(made.letterhead.get("page", "a4")))[0]


def _blank_panchnama(made: PaperOrder) -> bytes:
    """The form that whoever affixes a paper takes along, with what is known of the paper filled in."""
    known = {
        "date": made.values["date"],
        "paper": template(made.template).title,
        "paper_number": made.values.get("number") or made.file_number,
        "addressee": made.values.get("addressee"),
        "place": made.values.get("premises") or made.values.get("place"),
        "officer": _LINE,
        "designation": _LINE,
    }
    needed = template("panchnama_form").needs
    values = {name: value for name, value in known.items() if value and name in needed}
    order = replace(made, template="panchnama_form", act="", provision="", values=values, qr="", mark="")
    return render(compose(order)[0], (), str(made.letterhead.get("page", "a4")))[0]


def stored_order(kept: bytes) -> PaperOrder:
    """The order as it was kept with the paper; its dates are dates again."""
    try:
        raw: dict[str, Any] = json.loads(kept)
        chosen = template(raw["template"])
        own = wording(raw["act"].split("@")[0], raw["provision"], chosen) if raw["act"] else None
        needs = {**chosen.needs, **(own.needs if own else {})}
        values = {name: _value(value, needs.get(name)) for name, value in raw["values"].items()}
        return PaperOrder(**{**raw, "languages": tuple(raw["languages"]), "values": values})
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError) as error:
        raise PaperError("What this paper was made from is damaged", code="blob_damaged") from error


def _value(value: Any, need: Need | None) -> Any:
    if need is None or not value:
        return value
    if need.kind == "date":
        return date.fromisoformat(value)
    if need.kind != "rows":
        return value
    dated = {name for name, (kind, _) in need.columns.items() if kind == "date"}
    return [_row(row, dated) for row in value]


def _row(row: Mapping[str, Any], dated: set[str]) -> dict[str, Any]:
    return {key: date.fromisoformat(value) if key in dated and value else value for key, value in row.items()}
