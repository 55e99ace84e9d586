"""What the acts after an order, a removal, an offence or a sale must be told, and what their entries keep of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from desktop.casework import limitation
from desktop.casework.file import CaseFile
from desktop.casework.inspection import past_hour, read_hour
from desktop.casework.notices import any_of
from desktop.casework.told import need_near
from desktop.casework.wording import said
from desktop.core.dates import show
from desktop.core.errors import FieldError
from desktop.core.money import show as show_money
from desktop.core.text import clean
from desktop.law.model import Act, Provision

SALES = ("sell_things", "sell_materials")
BALANCES = ("pay_balance", "hold_balance", "credit_balance")
Told = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """An act about to be recorded: the case, the Act, the provision, the day, what was told and when; `faults` collects."""

    file: CaseFile
    act: Act
    row: Provision
    day: date
    told: Told
    faults: list[FieldError]
    now: datetime

    def said(self, key: str, message: str) -> dict[str, Any]:
        """The words under `key`; without them a fault with `message`."""
        value = said(self.told.get(key, ""))
        if not any_of(value):
            self.faults.append(FieldError(key, message, code="required"))
        return {key: value}

    def given(self, key: str) -> dict[str, Any]:
        """The words under `key`, where there are any."""
        value = said(self.told.get(key, ""))
        return {key: value} if any_of(value) else {}

    def paise(self, key: str, message: str, least: int = 1) -> int:
        """The money under `key` in whole paise."""
        value = self.told.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            self.faults.append(FieldError(key, message, code="money"))
            return 0
        return value

    def hour(self, key: str = "hour", *, past: bool = False) -> str:
        """The hour under `key`; a `past` one was on the day of the act and can't be still to come."""
        text = str(self.told.get(key, ""))
        try:
            found = past_hour(text, key, self.day, self.now) if past else read_hour(text, key)
            return f"{found:%H:%M}"
        except FieldError as fault:
            self.faults.append(fault)
            return ""

    def fault(self, field: str, message: str, code: str) -> None:
        """Note a fault."""
        self.faults.append(FieldError(field, message, code=code))


def ask(act: str, asked: Asked) -> dict[str, Any]:
    """What the entry of `act` keeps besides what every act keeps; faults are noted in `asked`.

    Raises `LawError` where the Act's time for it is over or not come.
    """
    asks = _ASKS.get(act)
    return asks(asked) if asks else {}


def _execution(asked: Asked) -> dict[str, Any]:
    """Who carried it out, where it was another than the officer who signs, and until which hour."""
    kept = asked.given("who")
    return {**kept, "till": asked.hour("till", past=True)} if asked.told.get("till") else kept


def _removal(asked: Asked) -> dict[str, Any]:
    """Where the things are kept that were taken away, so that the owner can have them back."""
    return asked.given("kept_at")


def _compliance(asked: Asked) -> dict[str, Any]:
    complied = asked.told.get("complied")
    if not isinstance(complied, bool):
        asked.fault("complied", "Say whether what was ordered has been done.", "required")
        return {}
    return {"complied": complied, "events": ["compliance.inspected", *(["work.completed"] if complied else [])]}


def _police(asked: Asked) -> dict[str, Any]:
    kept = asked.said("to", "Name the police officer or station that is asked.")
    if on := asked.told.get("on"):
        if not isinstance(on, date) or on < asked.day:
            asked.fault("on", "The day on which help is needed can't be before the requisition.", "order")
        else:
            _coming(asked, on)
            place = asked.said("place", "Write where the police are to come.")
            kept |= {"on": on.isoformat(), "hour": asked.hour(), **place}
    return kept


def _announcement(asked: Asked) -> dict[str, Any]:
    on = asked.told.get("on")
    if not isinstance(on, date) or on <= asked.day:
        asked.fault("on", "Fix the day of the auction, later than its notice.", "required")
        return {}
    _coming(asked, on)
    lots = [said(each) for each in asked.told.get("inventory", ()) if said(each)] or _taken(asked.file)
    if not lots:
        asked.fault("inventory", "List the things that will be sold.", "required")
    return {
        "on": on.isoformat(),
        "hour": asked.hour(),
        "inventory": lots,
        **asked.said("place", "Write where the auction is held."),
    }


def _coming(asked: Asked, on: date) -> None:
    """Note a fault where a day that is fixed lies further off than anybody would fix it."""
    try:
        need_near(on, asked.day, "on")
    except FieldError as fault:
        asked.faults.append(fault)


def _taken(file: CaseFile) -> list[Any]:
    """What the removals of the case took, as their inventories list it."""
    return [each for deed in file.deeds for each in deed.get("inventory", ()) if deed["entry"] not in file.void]


def _sale(asked: Asked) -> dict[str, Any]:
    """The price, what it cost to remove and keep the things, and what is left of it."""
    limitation.need_after_announced(asked.file, asked.row, asked.day)
    price = asked.told.get("paise")  # looked at with all money that is told
    message = "Give the charges of removal and storage (0 if there were none)."
    charges = asked.paise("charges", message, least=0) if "charges" in asked.told else 0
    left = price - charges if isinstance(price, int) else 0
    told = asked.given("place") or _announced_place(asked.file)
    if not told:
        asked.fault("place", "Write where the things were sold.", "required")
    return {"charges": charges, "balance": max(left, 0), **asked.given("buyer"), **told}


def _announced_place(file: CaseFile) -> dict[str, Any]:
    """Where the auction was last announced to be held."""
    found = next((d for d in reversed(file.deeds) if d.get("act") == "announce_sale"), None)
    return {"place": found["place"]} if found else {}


def _balance(asked: Asked) -> dict[str, Any]:
    if not (left := _left(asked)):
        return {}
    paise = asked.paise("paise", "Give the amount, above nothing.")
    if paise and paise != left:
        asked.fault("paise", f"What is left of the price is ₹ {show_money(left)}; no other sum.", "balance")
    return {"paise": paise}


def _left(asked: Asked) -> int:
    """What was left of the price at the last sale; a fault where that is nothing."""
    sale = next((d for d in reversed(asked.file.deeds) if d.get("act") in SALES), None)
    if not (left := int(sale["balance"]) if sale else 0):
        asked.fault("paise", "The charges took the whole price; nothing is left of it.", "balance")
    return left


def _claim(asked: Asked) -> dict[str, Any]:
    _left(asked)
    return asked.said("by", "Name who claims the balance.")


def _offence(asked: Asked) -> dict[str, Any]:
    """The day of the offence where it is known and it does not go on; else the time runs from its becoming known."""
    committed, goes_on = asked.told.get("committed_on"), bool(asked.told.get("continuing"))
    if committed is None:
        return {"continuing": goes_on}
    if not isinstance(committed, date) or committed > asked.day:
        asked.fault("committed_on", "The offence was before the day on which it became known.", "order")
        return {}
    kept: dict[str, Any] = {"committed_on": committed.isoformat(), "continuing": goes_on}
    return kept if goes_on else {**kept, "events": ["offence.committed"], "known_on": asked.day.isoformat()}


def _complaint(asked: Asked) -> dict[str, Any]:
    limitation.need_prosecutable(asked.act, asked.file, asked.row, asked.day)
    return _court(asked)


def _court(asked: Asked) -> dict[str, Any]:
    return asked.said("court", "Name the court that is complained to.")


def _review(asked: Asked) -> dict[str, Any]:
    order = clean(str(asked.told.get("order", ""))) or next((o["notice"] for o in reversed(asked.file.orders)), "")
    limitation.need_reviewable(asked.file, asked.row, order, asked.day, bool(asked.told.get("private")))
    return {"order": order, **asked.said("by", "Name who applies.")}


def _return_home(asked: Asked) -> dict[str, Any]:
    return asked.said("by", "Name who asks to come back.")


def _copy(asked: Asked) -> dict[str, Any]:
    """What is copied, and what the entry says, name and value."""
    rows = [{k: said(each.get(k, "")) for k in ("name", "value")} for each in asked.told.get("particulars", ())]
    rows = [row for row in rows if any_of(row["name"]) and any_of(row["value"])]
    return {**({"particulars": rows} if rows else {}), **asked.given("source")}


def _agreement(asked: Asked) -> dict[str, Any]:
    """From when until when it holds, where that is told."""
    kept: dict[str, Any] = {}
    for key in ("from", "until"):
        value = asked.told.get(key)
        if isinstance(value, date):
            kept[key] = value.isoformat()
    if len(kept) == 2 and kept["from"] > kept["until"]:
        asked.fault("until", f"It ends before it begins ({show(asked.told['from'])}).", "order")
    terms = [p.name for p in asked.row.periods if p.starts == "agreement.made" and p.length is None]
    if "until" in kept and terms:
        kept["set"] = {name: {"day": kept["until"]} for name in terms}
    return kept


def conditions_of(act: Act, row: Provision) -> tuple[Provision, tuple[str, ...]]:
    """The provision that says when an offence under `row` may be compounded, and its conditions; () if it has none."""
    for each in act.section(row.section):
        if "composition" in each.instruments and each.grounds:
            return each, each.grounds
    return row, ()


def confirm_conditions(act: Act, row: Provision, told: Told, faults: list[FieldError]) -> dict[str, Any]:
    """The conditions of a compounding, each confirmed by its number (`confirmed`); faults quote the section."""
    under, conditions = conditions_of(act, row)
    named = told.get("confirmed") or ()
    confirmed = {n for n in named if type(n) is int} if isinstance(named, list | tuple) else set()
    left = [n for n in range(1, len(conditions) + 1) if n not in confirmed]
    if left:
        asked = "; ".join(f"{n}. {conditions[n - 1]}" for n in left)
        message = f"Section {under.cite} lets it be compounded only if all of this holds; confirm each: {asked}."
        limits = "; ".join(f"{a.name}: {a.value} {a.unit} ({a.basis})" for a in under.amounts)
        message += f" Its limits: {limits}." if limits else ""
        faults.append(FieldError("confirmed", message, code="conditions", section=under.cite, left=left))
    return {"confirmed": list(conditions)} if conditions else {}


def _compounded(asked: Asked) -> dict[str, Any]:
    return confirm_conditions(asked.act, asked.row, asked.told, asked.faults)


_ASKS: dict[str, Callable[[Asked], dict[str, Any]]] = {
    "execute_in_default": _execution,
    "act_at_once": _execution,
    "remove_at_once": _removal,
    "inspect_compliance": _compliance,
    "ask_police": _police,
    "announce_sale": _announcement,
    **dict.fromkeys(SALES, _sale),
    **dict.fromkeys(BALANCES, _balance),
    "claim_balance": _claim,
    "record_offence": _offence,
    "complain": _complaint,
    "ask_court": _court,
    "apply_for_review": _review,
    "apply_to_return": _return_home,
    "make_agreement": _agreement,
    "give_copy": _copy,
    "compound": _compounded,
}
