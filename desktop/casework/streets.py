"""The street register: streets, their names and numbers, width, class, who maintains them, old lines, parcels, papers.

Entries stand on the subject `street:<uuid>`; a change is a new dated entry, and the history stays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from desktop.casework.desk import Desk, Done, need_role, series, take_number
from desktop.casework.papers import Sheet, freeze
from desktop.casework.ports import Draft, Value, Writing
from desktop.casework.ruling import need_power
from desktop.casework.street import SIDES, STATUSES, Street, fold_street
from desktop.casework.street_ways import BODIES, NAMING, kinds_of
from desktop.core.dates import parse
from desktop.core.errors import FieldError, LawError, NagardeskError
from desktop.core.ids import uuid7
from desktop.core.text import clean

CLERKS = ("clerk", "officer", "head")
CHANGES = ("width", "class", "maintained_by", "ward", "status")
INSPECTION_FEE = {"pb-1976": "pb-1976:231:6"}
WIDTH_OF_NEW = {"py-1973": "py-1973:261:2"}


@dataclass(frozen=True, slots=True)
class StreetRow:
    """One line of the register."""

    id: str
    name: Mapping[str, str]
    number: str
    status: str
    ward: str
    width: int | None
    street_class: str
    maintained_by: str
    lines: tuple[str, ...]
    open_proposals: int


@dataclass(frozen=True, slots=True)
class Layer:
    """A ward's map kept as one file: its name, UTM frame (EPSG), how many parcels, and the hash of the file."""

    id: str
    name: str
    frame: int
    count: int
    sha256: str


def open_street(tx: Writing, street: str) -> Street:
    """The street inside a transaction. Raises `NagardeskError` if there is none with this id."""
    return _street(street, tx.entries(f"street:{street}"))


def street_of(desk: Desk, street: str) -> Street:
    """The street as it stands. Raises `NagardeskError` if there is none with this id."""
    return _street(street, desk.store.entries(f"street:{street}"))


def _street(street: str, entries: Sequence[Any]) -> Street:
    if not entries:
        raise NagardeskError("There is no such street on this PC.", code="street_missing", street=street)
    return fold_street(street, entries)


def register(desk: Desk, day: date | None = None) -> list[StreetRow]:
    """Every street of the register as it stood on `day`, by name."""
    on = day or desk.today()
    rows = []
    for subject in desk.store.subjects("street:"):
        state = fold_street(subject.removeprefix("street:"), desk.store.entries(subject))
        if not state.act or state.on("name", on) is None:
            continue
        held = [
            line.id for kind in kinds_of(state.act) for side in SIDES for line, _ in state.in_force(kind, side, on)
        ]
        rows.append(
            StreetRow(
                id=state.id,
                name=state.on("name", on),
                number=state.on("number", on) or "",
                status=state.on("status", on) or "",
                ward=state.on("ward", on) or "",
                width=state.on("width", on),
                street_class=state.on("class", on) or "",
                maintained_by=state.on("maintained_by", on) or "",
                lines=tuple(dict.fromkeys(held)),
                open_proposals=sum(p.state == "open" for p in state.proposals.values()),
            )
        )
    return sorted(rows, key=lambda row: (row.ward, " ".join(row.name.values()), row.number))


def find_street(desk: Desk, told: str) -> Street:
    """The street with this id, number, name or beginning of a name. Raises `FieldError` for none or several."""
    wanted = clean(told).casefold()
    rows = register(desk)
    exact = [
        row for row in rows if wanted in (row.id, row.number.casefold(), *(n.casefold() for n in row.name.values()))
    ]
    found = exact or [row for row in rows if any(n.casefold().startswith(wanted) for n in row.name.values())]
    if len(found) != 1:
        many = ", ".join(next(iter(row.name.values())) for row in found[:5])
        says = f"'{told}' could be: {many}. Give its number." if found else f"There is no street '{told}' here."
        raise FieldError("street", says, code="street_which")
    return street_of(desk, found[0].id)


def enter_street(desk: Desk, facts: Mapping[str, Any], day: date | None = None) -> Done:
    """Enter a street: `name` by language, `number`, `status` (public, private, projected), `ward`, `width` (mm),
    `class`, `maintained_by` (municipality, pwd …). `day` is the day since which it is so, today if not given."""
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    kept = {key: value for key, value in facts.items() if value not in (None, "", {})}
    name = {lang: clean(text) for lang, text in dict(kept.get("name", {})).items() if clean(text)}
    if not name:
        raise FieldError("name", "Give the street its name, or the words by which people know it.", code="required")
    kept = {"status": "public", "number": "", **kept, "name": name}
    if kept["status"] not in STATUSES:
        raise FieldError("status", f"A street is {', '.join(STATUSES)}.", code="status")
    if unknown := set(kept) - {"name", "number", *CHANGES}:
        raise FieldError(min(unknown), "The register has no such column.", code="unknown_field")
    _need_width(kept.get("width"))
    on = need_past(day or today, today)
    act = desk.act(office, on)
    street = uuid7()
    with desk.store.writing(me.id) as tx:
        data = {"act": act.id, "facts": kept, "notes": _narrow(act.id, desk, kept)}
        entry = tx.add(Draft(f"street:{street}", "street.entered", on, data, act.pack))
    return Done("", (entry,))


def _narrow(act: str, desk: Desk, facts: Mapping[str, Any]) -> list[str]:
    """Notes for a projected street narrower than the Act's ordinary width (`py-1973` s. 261(2))."""
    row = WIDTH_OF_NEW.get(act)
    if row is None or facts.get("status") != "projected" or not facts.get("width"):
        return []
    found = desk.law.provision(row)
    return [
        f"{a.name}: {a.value} {a.unit} (section {found.cite})"
        for a in found.amounts
        if a.value is not None and facts["width"] < a.value * 1000
    ]


def survey_street(
    desk: Desk, street: str, frame: int, base: Sequence[Sequence[int]], source: Mapping[str, Any]
) -> Done:
    """Give the street its base line (micrometres, in UTM zone `frame` or 0), as `desktop.streets` checked it.

    Lines and parcels entered before keep the frame they were measured in. `source` names the file or book.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        data = {"frame": frame, "base": [list(p) for p in base], "source": dict(source)}
        entry = tx.add(Draft(f"street:{street}", "street.surveyed", today, data, state.pack))
    return Done("", (entry,))


def name_street(
    desk: Desk,
    street: str,
    name: Mapping[str, str],
    number: str,
    order: Mapping[str, str],
    day: date,
    approval: Mapping[str, str] | None = None,
) -> Done:
    """Give or change the name or number of a public street, by the Act's procedure.

    `order` is the resolution or order; `approval` the paper of the authority whose approval the Act wants first
    (`py-1973` s. 282(1): the Government; `pb-1976` s. 253(1)(a): the Corporation). Raises `LawError` without it.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    said = {lang: clean(text) for lang, text in name.items() if clean(text)}
    if not said and not clean(number):
        raise FieldError("name", "Give a name or a number.", code="required")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        act = desk.act(office, day)
        data: dict[str, Any] = {"name": said, "number": clean(number), "order": need_order(order)}
        if act.id in NAMING and state.on("status", day) == "public":
            first = not any(e.kind == "street.named" for e in state.entries)
            row = act.provision(NAMING[act.id]["first" if first else "again"])
            data["provision"] = row.id
            if row.prior_approval:
                data["approval"] = _need_approval(approval, row.prior_approval, row.cite, day)
            if row.actor not in BODIES:
                data["power"] = need_power(desk, office, me, row.id, day).source
        entry = tx.add(Draft(f"street:{street}", "street.named", day, data, act.pack))
    return Done("", (entry,))


def _need_approval(
    approval: Mapping[str, str] | None, whose: Sequence[str], section: str, day: date
) -> dict[str, str]:
    if not approval:
        raise LawError(
            f"Section {section} wants the approval of the {' or '.join(whose)} first; record its number and date.",
            section=section,
            code="approval_missing",
        )
    kept = need_order(approval, "approval")
    if date.fromisoformat(kept["day"]) > day:
        raise LawError(
            f"Section {section} wants the approval first; it is dated after the naming.", section=section,
            first_day=date.fromisoformat(kept["day"]), code="approval_later",
        )  # fmt: skip
    return kept


def change_street(desk: Desk, street: str, what: str, value: Any, order: Mapping[str, str], day: date) -> Done:
    """Change width (mm), class, maintained_by, ward or status from `day` on, by an order; the history keeps both.

    Status is changed so only by an order under another law; making public and closing have their own steps.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS)
    need_past(day, today)
    if what not in CHANGES:
        raise FieldError("what", f"One of {', '.join(CHANGES)} can be changed so.", code="unknown_field")
    if what == "width":
        _need_width(value)
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        data = {"what": what, "value": value, "order": need_order(order)}
        entry = tx.add(Draft(f"street:{street}", "street.changed", day, data, state.pack))
    return Done("", (entry,))


def record_line(desk: Desk, street: str, plan: Mapping[str, Any], order: Mapping[str, str], day: date) -> Done:
    """Enter a line that was prescribed before this program came, with the order and day that fixed it.

    `plan` is as for `propose`. In `pb-1976` a line in force before the Act counts as defined, s. 231(1), second proviso.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, "officer", "head")
    need_past(day, today)
    act = desk.act(office, day)
    if plan.get("kind") not in kinds_of(act.id):
        raise FieldError("kind", f"{act.short['en']} knows: {', '.join(kinds_of(act.id))}.", code="line_kind")
    with desk.store.writing(me.id) as tx:
        open_street(tx, street)
        lines = [{**line, "id": line.get("id") or uuid7()} for line in plan["lines"]]
        provision = {"pb-1976": "pb-1976:231:1.proviso2"}.get(act.id, "")
        data = {"plan": {**plan, "lines": lines}, "provision": provision, "order": need_order(order)}
        entry = tx.add(Draft(f"street:{street}", "line.recorded", day, data, act.pack))
    return Done("", (entry,))


def enter_parcels(desk: Desk, street: str, parcels: Sequence[Mapping[str, Any]]) -> Done:
    """Enter parcels, each as `desktop.streets` checked it: number, owner, frame, ring, structures, book, source.

    One that names a `parcel` id already entered is its next version. All are saved together or none.
    """
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        entries = tuple(
            tx.add(
                Draft(
                    f"street:{street}",
                    "parcel.entered",
                    today,
                    {**parcel, "parcel": parcel.get("parcel") or uuid7()},
                    state.pack,
                )
            )
            for parcel in parcels
        )
    return Done("", entries)


def import_layer(desk: Desk, name: str, frame: int, count: int, content: bytes, source: Mapping[str, Any]) -> Done:
    """Keep a ward's map as one file under its hash; `source` names the file it was read from."""
    me, today = desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    if not clean(name):
        raise FieldError("name", "Give the layer a name.", code="required")
    with desk.store.writing(me.id) as tx:
        data = {
            "name": clean(name),
            "frame": frame,
            "count": count,
            "sha256": tx.put_blob(content),
            "source": dict(source),
        }
        entry = tx.add(Draft(f"layer:{uuid7()}", "layer.imported", today, data))
    return Done("", (entry,))


def layers(desk: Desk) -> list[Layer]:
    """The ward maps of this office, the newest last."""
    found = [entry for subject in desk.store.subjects("layer:") for entry in desk.store.entries(subject)]
    return [
        Layer(e.subject.removeprefix("layer:"), e.data["name"], e.data["frame"], e.data["count"], e.data["sha256"])
        for e in sorted(found, key=lambda e: e.at)
    ]


def file_statement(
    desk: Desk,
    street: str,
    statement: Mapping[str, Any],
    values: Mapping[str, Value],
    plan: bytes,
    *,
    section: str = "",
    proposal: str = "",
) -> Done:
    """File map and statement of lands: the figures as data, the statement set in type and frozen, the plan beside it.

    `statement` and `values` are what `desktop.streets` makes (figures; places of the template `statement_of_lands`);
    `plan` is the map as PDF. With `proposal` they are the papers that the Act wants prepared (`rj-2009` s. 183(1)(c)).
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS, "inspector")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        if proposal and proposal not in state.proposals:
            raise NagardeskError("There is no such proposal for this street.", code="proposal_missing")
        number, numbers = take_number(tx, series(office, desk.store.device, "ST", state.ward, today))
        title = {"en": "Statement of lands", "hi": "भूमि का विवरण"}
        sheet = Sheet("statement_of_lands", title, number, number, today, "", values, section=section)
        data: dict[str, Any] = {
            "proposal": proposal,
            "number": number,
            "numbers": numbers,
            "statement": dict(statement),
            "parcels": [row["parcel"] for row in statement.get("rows", ()) if row.get("parcel")],
            "papers": [freeze(tx, desk, office, me, sheet)],
            "plan": {"sha256": tx.put_blob(plan)},
        }
        entry = tx.add(Draft(f"street:{street}", "statement.filed", today, data, state.pack))
    return Done("", (entry,), (data["papers"][0]["id"],))


def inspect_register(desk: Desk, street: str, who: str, paid: int = 0) -> Done:
    """Record that a person looked into the register; where the Act lets a fee be taken, the one the office set.

    Raises `FieldError` if `paid` (paise) is not that fee: `pb-1976` s. 231(6); elsewhere the papers are open free.
    """
    office, me, today = desk.office(), desk.me(), desk.today()
    need_role(me, today, *CLERKS, "accounts")
    if not clean(who):
        raise FieldError("who", "Write who looks into the register.", code="required")
    with desk.store.writing(me.id) as tx:
        state = open_street(tx, street)
        provision = INSPECTION_FEE.get(state.act, "")
        due = int(office.setting(f"fee.{provision}", today).value) if provision else 0
        if paid != due:
            raise FieldError("paid", f"The fee is {due / 100:.2f} rupees.", code="fee", due=due)
        data = {"who": clean(who), "paise": paid, "provision": provision}
        entry = tx.add(Draft(f"street:{street}", "register.inspected", today, data, state.pack))
    return Done("", (entry,))


def need_order(order: Mapping[str, str], field: str = "order") -> dict[str, str]:
    """An order or resolution with its number and date (ISO or as typed). Raises `FieldError` without them."""
    kept = {key: clean(str(value)) for key, value in order.items() if clean(str(value))}
    for name in ("number", "day"):
        if name not in kept:
            raise FieldError(
                f"{field}.{name}", "Write the number and the date of the paper that fixes it.", code="required"
            )
    return {**kept, "day": parse(kept["day"], f"{field}.day").isoformat()}


def need_past(day: date, today: date) -> date:
    """The day, if it is not still to come. Raises `FieldError`."""
    if day > today:
        raise FieldError("day", "This can't be on a day still to come.", code="future")
    return day


def _need_width(width: Any) -> None:
    if width is not None and (not isinstance(width, int) or not 500 <= width <= 200_000):
        raise FieldError("width", "Write the width in metres, from 0.5 to 200.", code="width")
