"""Demanding money: the demand with its paper, its service, letting go by order, and recovery once its time is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.file import CaseFile
from desktop.casework.fillings import Matter, fill
from desktop.casework.gate import SIGNERS, Power, need_day, need_maker
from desktop.casework.ledger import moved
from desktop.casework.money import HEADS, Due, due_in, dues, need_paise
from desktop.casework.notices import any_of, ward_of
from desktop.casework.office import Office, Officer
from desktop.casework.papers import Sheet, freeze_own, freeze_worded, in_own_words
from desktop.casework.ports import Draft, Writing
from desktop.casework.ruling import act_of
from desktop.casework.wording import Said, cite_words, kind_words, said, sentence, spread, words
from desktop.core.dates import show as show_day
from desktop.core.entry import Entry
from desktop.core.errors import FieldError, FieldErrors, LawError, PackError
from desktop.core.ids import uuid7
from desktop.core.money import show
from desktop.core.text import clean
from desktop.law.model import Act, Provision
from desktop.law.sections import covers, path
from desktop.law.shapes import ShapeAct

DEMAND = ShapeAct("demand", "body", "due.demanded")
RECOVER = ShapeAct("recover", "body", "due.to_recover")
LET_GO = ShapeAct("remit", "body", "due.remitted")
BY_BYE_LAW = frozenset(
    ["fee", "charge", "rent", "licence", "deposit", "other"]
)  # fixed beforehand; anyone demands it


@dataclass(frozen=True, slots=True)
class Demand:
    """A demand about to be made: head, items (what for, paise), from whom, under which provision, within how many days.

    `kept` is what the entry keeps besides, such as how the amount was reckoned.
    """

    head: str
    items: tuple[tuple[Said, int], ...]
    payer: Said
    days: int
    authority: Said = ""
    address: str = ""
    notice: str = ""
    kept: Mapping[str, Any] | None = None

    @property
    def paise(self) -> int:
        """All items together."""
        return sum(paise for _, paise in self.items)


def demand(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Demand money in a case: head, provision, items (says, paise), days to pay, payer and address, authority.

    Fees, charges, rents and deposits rest on a bye-law, rule or order, which is named in `authority`; whatever else
    is demanded by who holds the provision's power. Raises `FieldErrors`, `LawError`, `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        row = act_of(desk, file).provision(need_provision(desk, file, told))
        asked = read(file, told)
        power = power_for(desk, office, me, row, asked.head, today, told)
        if asked.head in BY_BYE_LAW and not any_of(asked.authority):
            message = "Name the bye-law, rule or order that fixes it."
            raise FieldError("authority", message, code="required")
        entry = write(tx, desk, office, me, file, row, asked, power)
    return Done(case, (entry,), tuple(p["id"] for p in entry.data["papers"]))


def need_provision(desk: Desk, file: CaseFile, told: Mapping[str, Any]) -> str:
    """The provision that was named. Raises `FieldError` where the Act of the case has none such."""
    named = str(told.get("provision", ""))
    if named not in act_of(desk, file):
        raise FieldError("provision", f"The Act has no provision '{named}'.", code="provision")
    return named


def power_for(
    desk: Desk, office: Office, me: Officer, row: Provision, head: str, day: date, told: Mapping[str, Any]
) -> Power:
    """By what power it is demanded. Raises `PowerError` naming the one that is missing."""
    if head in BY_BYE_LAW:
        need_role(me, day, "clerk", "accounts", *SIGNERS)
        return Power("", row.cite, {})
    return need_maker(desk, office, me, row, DEMAND, day, told)


def read(file: CaseFile, told: Mapping[str, Any]) -> Demand:
    """What was told about a demand. Raises `FieldErrors` naming every field that is wrong."""
    faults: list[FieldError] = []
    head = str(told.get("head", ""))
    if head not in HEADS:
        faults.append(FieldError("head", f"Heads are {', '.join(HEADS)}.", code="head"))
    items = tuple((said(i.get("says", "")), i.get("paise")) for i in told.get("items", ()))
    if not items or any(not any_of(says) or type(paise) is not int or paise <= 0 for says, paise in items):
        faults.append(FieldError("items", "Say for each item what it is for, and its amount.", code="items"))
    payer = said(told.get("payer", "")) or dict(file.applicant().get("name", {}))
    if not any_of(payer):
        faults.append(FieldError("payer", "Name who owes it.", code="required"))
    days = told.get("days")
    if type(days) is not int or days < 1:
        message = "Set the days within which it is to be paid, counted from service."
        faults.append(FieldError("days", message, code="days"))
    if faults:
        raise FieldErrors(faults)
    address = clean(str(told.get("address", ""))) or str(file.applicant().get("address", ""))
    return Demand(
        head,
        items,
        payer,
        int(days or 0),
        said(told.get("authority", "")),
        address,
        str(told.get("notice", "")),
    )


def write(
    tx: Writing, desk: Desk, office: Office, me: Officer, file: CaseFile, row: Provision, asked: Demand, power: Power
) -> Entry:
    """The entry of a demand with its number and paper, inside the caller's transaction."""
    today, name = desk.today(), f"{asked.head}/{uuid7()}"
    number, numbers = take_number(tx, series(office, desk.store.device, "DM", ward_of(file), today))
    data: dict[str, Any] = {
        "due": name,
        "head": asked.head,
        "paise": asked.paise,
        "items": [{"says": says, "paise": paise} for says, paise in asked.items],
        "payer": asked.payer,
        "address": asked.address,
        "days": asked.days,
        "authority": asked.authority or cite_words(row.cite),
        "purpose": asked.items[0][0] if len(asked.items) == 1 else dict(words("heads")[asked.head]),
        "provision": row.id,
        "section": row.cite,
        "event": "due.demanded",
        "number": number,
        "numbers": numbers,
        "postings": moved((f"due/{name}", asked.paise), (f"demand/{asked.head}", -asked.paise)),
        **(asked.kept or {}),
    }
    if asked.notice:
        data["notice"] = asked.notice
    if power.source:
        data |= {"power": power.source, "made_by": power.authority}
    if power.paper:
        data["by_order_of"] = dict(power.paper)
    data["papers"] = [_paper(tx, desk, office, me, file, row, asked, number)]
    return tx.add(Draft(f"case:{file.id}", "due.demanded", today, data, file.pack))


def _paper(
    tx: Writing,
    desk: Desk,
    office: Office,
    me: Officer,
    file: CaseFile,
    row: Provision,
    asked: Demand,
    number: str,
) -> dict[str, Any]:
    act, payer = act_of(desk, file), spread(asked.payer)
    plain = Sheet(
        template="demand",
        title=kind_words("demand"),
        file_number=file.number,
        number=number,
        day=desk.today(),
        addressee=payer["en"],
        provision=row.id,
        section=row.cite,
        values={"addressee": payer},
    )
    values = fill("demand", Matter(file, act, row, desk.today(), payer, {"days": asked.days}))
    rows = [{"says": says, "amount": paise} for says, paise in asked.items]
    values |= {"items": rows, "total": asked.paise, "address": asked.address or "—"}
    body: list[Said] = [sentence("owes", says=spread(says), amount=show(paise)) for says, paise in asked.items]
    body += [sentence("amount", amount=show(asked.paise)), said(asked.authority), sentence("days", days=asked.days)]
    own = in_own_words(act, plain, "demand", body)
    if asked.head in BY_BYE_LAW:  # the wording of the section speaks of its own power, which is not used here
        return freeze_own(tx, desk, office, me, own, "demand")
    return freeze_worded(tx, desk, office, me, replace(plain, values=values), own)


def serve(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Record the service of a demand, from which its time to pay runs: due, day, how. Raises `FieldError`."""
    me, today = desk.me(), desk.today()
    need_role(me, today, "clerk", "inspector", "accounts", *SIGNERS)
    day, how = told.get("day") or today, said(told.get("how", ""))
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        due = due_in(dues(file), str(told.get("due", "")))
        if served_on(file, due):
            raise FieldError("due", "This demand is served already.", code="served")
        if not isinstance(day, date) or not due.day <= day.isoformat() <= today.isoformat():
            made = show_day(date.fromisoformat(due.day))
            message = f"The demand was made on {made}; it is served between that day and today."
            raise FieldError("day", message, code="demand_day", date=made)
        if not any_of(how):
            raise FieldError("how", "Say how it was served, and on whom.", code="required")
        data = {"due": due.name, "how": how, "provision": due.told.get("provision", ""), "event": "demand.served"}
        entry = tx.add(Draft(f"case:{case}", "due.served", day, data, file.pack))
    return Done(case, (entry,))


def served_on(file: CaseFile, due: Due) -> date | None:
    """The day on which a due's demand was served; the deed `demand_expenses` stands on the day of its service."""
    if due.told.get("act") == "demand_expenses":
        return date.fromisoformat(due.day)
    found = [e.day for e in file.entries if e.kind == "due.served" and e.data.get("due") == due.name]
    return date.fromisoformat(found[0]) if found else None


def remit(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Let a due go, whole or in part, by the order that allows it: due, paise, reason, by_order_of.

    Raises `FieldError` where the order is not named or more would be let go than is open.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *SIGNERS)
    order = told.get("by_order_of") or {}
    kept = {k: clean(str(order.get(k, ""))) for k in ("authority", "number")}
    dated = order.get("dated")
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        due = due_in(dues(file), str(told.get("due", "")))
        if not all(kept.values()) or not isinstance(dated, date) or dated > today:
            message = "A due is let go only by an order; give its authority, number and date."
            raise FieldError("by_order_of", message, code="required")
        paise, reason = need_paise(told.get("paise")), said(told.get("reason", ""))
        if paise > due.open:
            message = f"Only ₹ {show(due.open)} are open."
            raise FieldError("paise", message, code="overpaid", owed=show(due.open))
        if not any_of(reason):
            raise FieldError("reason", "Say why it is let go.", code="required")
        data = {
            "due": due.name,
            "paise": paise,
            "reason": reason,
            "by_order_of": {**kept, "dated": dated.isoformat()},
            "provision": due.told.get("provision", ""),
            "postings": moved((f"due/{due.name}", -paise), (f"remit/{due.head}", paise)),
        }
        entry = tx.add(Draft(f"case:{case}", "due.remitted", today, data, file.pack))
    return Done(case, (entry,))


def recovery_of(act: Act, row: Provision) -> tuple[str, str]:
    """By which section money due under a provision is got in, and how, in the pack's words.

    Raises `LawError` where the Act as printed says nothing of it.
    """
    if row.recovery:
        return row.cite, row.recovery
    ways = [(str(s), way) for way in act.recovery for s in (way.get("sections") or [way.get("section", "")]) if s]
    own = [(s, way) for s, way in ways if covers(s, row.cite)]
    akin = [(s, way) for s, way in ways if path(s)[0] == row.section]  # another sub-section of the same section
    for listed, way in own or akin:
        return str(way.get("section") or listed), str(way.get("how") or way.get("manner") or way.get("what"))
    general = [way for way in act.recovery if "no recovery of its own" in str(way.get("when", ""))]
    if general:
        return str(general[0]["section"]), str(general[0]["how"])
    raise LawError(
        f"Section {row.cite} does not say how the money is got in, nor does the Act as printed here.",
        section=row.cite,
        code="no_recovery",
    )


def recover(desk: Desk, case: str, told: Mapping[str, Any]) -> Done:
    """Put a due that was not paid in its time to recovery as the Act provides: due, says.

    Raises `LawError` (not served, or too early with the first lawful day, or put to recovery already) and
    `PowerError`.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    with desk.store.writing(me.id) as tx:
        file = desk.open_case(tx, case)
        due = due_in(dues(file), str(told.get("due", "")))
        act = act_of(desk, file)
        row = _row_of(act, due)
        source, how = recovery_of(act, row)
        last = _need_default(file, due, source, today)
        need_day(file, row, today, today)
        power = need_maker(desk, office, me, row, RECOVER, today, told)
        paise = due.fallen(today)
        number, numbers = take_number(tx, series(office, desk.store.device, "RV", ward_of(file), today))
        payer = spread(said(due.told.get("payer", "")) or file.applicant().get("name", ""))
        plain = Sheet(
            "letter",
            kind_words("recovery"),
            file.number,
            number,
            today,
            payer["en"],
            {"addressee": payer},
            row.id,
            source,
        )
        body = [
            sentence("unpaid", amount=show(paise), section=cite_words(row.cite), day=last),
            sentence("recovered", section=cite_words(source)),
            said(told.get("says", "")),
        ]
        data: dict[str, Any] = {
            "due": due.name,
            "paise": paise,
            "provision": row.id,
            "section": source,
            "how": how,
            "says": said(told.get("says", "")),
            "number": number,
            "numbers": numbers,
            "power": power.source,
            "papers": [freeze_own(tx, desk, office, me, in_own_words(act, plain, "recovery", body), "letter")],
        }
        if power.paper:
            data["by_order_of"] = dict(power.paper)
        entry = tx.add(Draft(f"case:{case}", "due.to_recover", today, data, file.pack))
    return Done(case, (entry,), tuple(p["id"] for p in data["papers"]))


def _row_of(act: Act, due: Due) -> Provision:
    named = str(due.told.get("provision", ""))
    if named not in act:
        raise PackError(f"{act.pack} has no provision '{named}'", code="provision", id=named)
    return act.provision(named)


def _need_default(file: CaseFile, due: Due, section: str, today: date) -> date:
    """The last day to pay, where it is over and money is still open. Raises `LawError`."""
    if due.fallen(today) <= 0:
        raise LawError(
            f"Nothing of this due is open; under section {section} there is nothing to recover.",
            section=section,
            code="nothing_open",
        )
    if any(e.kind == "due.to_recover" and e.data["due"] == due.name for e in file.entries):
        raise LawError(f"This due was put to recovery under section {section} already.", section=section, code="done")
    served = served_on(file, due)
    if served is None:
        raise LawError(
            f"The demand is not served yet; its time runs from service, and section {section} waits for it.",
            section=section,
            code="not_served",
        )
    last = served + timedelta(days=int(due.told.get("days") or 0))
    if due.falls:
        last = max(last, date.fromisoformat(min(day for day, _ in due.falls)))
    if today <= last:
        first = last + timedelta(days=1)
        raise LawError(
            f"The time to pay runs to {show_day(last)}; under section {section} it is recovered from {show_day(first)}.",
            section=section,
            first_day=first,
            code="too_early",
        )
    return last
