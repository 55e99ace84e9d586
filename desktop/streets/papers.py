"""A plan and a statement as papers: what is gathered for them, and the values of the statement's template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.office import Office
from desktop.casework.office_values import LEAST
from desktop.casework.ports import Value
from desktop.casework.street import SIDES, Street
from desktop.core.errors import FieldError
from desktop.law.model import Act
from desktop.streets import parcel as parcels
from desktop.streets.frame import Frame
from desktop.streets.line import StreetLine, of_entry, of_plan, standing
from desktop.streets.plan import Plan
from desktop.streets.statement import Least, Statement, make_statement
from desktop.streets.words import phrase


def least_of(office: Office, day: date) -> Least | None:
    """What the office has set as the least land fit for use, if it has."""
    held = office.held(LEAST, day)
    return Least(float(held.value["area"]), float(held.value["width"]), held.authority) if held else None


def plan_of_line(desk: Desk, street: Street, line: str, languages: Sequence[str] = ()) -> Plan:
    """All that a plan and a statement show of a proposal or a line, by the id of either.

    Raises `FieldError` where the street has neither under this id.
    """
    office, today = desk.office(), desk.today()
    if line in street.proposals and street.proposals[line].matter == "line":
        proposal = street.proposals[line]
        act = desk.law.version(proposal.pack)
        drawn, state = of_plan(proposal.plan), "prescribed" if proposal.state == "done" else "proposed"
        kind, frame, day, order = proposal.plan["kind"], int(proposal.plan["frame"]), proposal.day, {}
        section = _section(act, _provision(street, line))
        if state == "prescribed":
            done = next(
                each for each in street.lines.values() if each.entry and each.id == proposal.plan["lines"][0]["id"]
            )
            day, order = done.since, dict(done.order)
    elif line in street.lines:
        held = street.lines[line]
        act = desk.law.version(street.pack)
        same = [each for each in street.lines.values() if each.entry == held.entry]
        drawn, state, kind, frame = [of_entry(each) for each in same], "prescribed", held.kind, held.frame
        day, order, section = held.since, dict(held.order), _section(act, held.provision)
    else:
        raise FieldError("line", "This street has no line or proposal under that id.", code="line_missing", line=line)
    surveyed = parcels.of_entries(street.parcels, frame)
    statement = make_statement(drawn, surveyed, Frame(frame), least_of(office, today))
    return Plan(
        street=_named(street.name, street.number),
        ward=street.ward,
        office=office.body,
        act=act.short,
        section=section,
        kind=kind,
        state=state,
        base=drawn[0].base,
        lines=tuple(drawn),
        before=tuple(_before(street, kind, drawn, day, state)),
        parcels=tuple(surveyed),
        statement=statement,
        frame=Frame(frame),
        day=today,
        order=order,
        languages=tuple(languages) or office.languages,
    )


def _provision(street: Street, proposal: str) -> str:
    return next(str(e.data["provision"]) for e in street.entries if e.data.get("proposal") == proposal)


def _section(act: Act, provision: str) -> str:
    return act.provision(provision).cite if provision in act else ""


def _named(name: Mapping[str, str], number: str) -> dict[str, str]:
    return {lang: f"{text} ({number})" if number else text for lang, text in name.items()}


def _before(street: Street, kind: str, drawn: Sequence[StreetLine], day: date, state: str) -> list[StreetLine]:
    """The lines that held until the drawn ones came, on the same base line."""
    until = day if state == "proposed" else date.fromordinal(day.toordinal() - 1)
    held = [line for side in SIDES for line in standing(street, kind, side, until)]
    return [line for line in held if line.base.points == drawn[0].base.points]


def statement_values(plan: Plan) -> dict[str, Value]:
    """The values of the template `statement_of_lands` for a plan's statement, in the plan's languages."""
    languages, statement = plan.languages, plan.statement
    kind, state = phrase(plan.kind, languages), phrase(plan.state, languages)
    low, high = plan.span
    values: dict[str, Any] = {
        "street": spoken(plan.street, languages),
        "ward": plan.ward,
        "line": {lang: f"{kind[lang]} ({state[lang]})" for lang in languages},
        "law": {lang: ", ".join(filter(None, (spoken(plan.act, languages)[lang], plan.section))) for lang in languages},
        "order": _order(plan.order),
        "chainage": f"{low:.2f} – {high:.2f} m",
        "grid": _grid(plan),
        "lands": [_land(row, languages) for row in statement.rows],
        "whole": str(statement.whole),
        "within": str(statement.within),
        "left": str(statement.left),
        "structures": [each for row in statement.rows for each in _structures(row, languages)],
        "remainders": [
            {"parcel": r.number, "left": str(r.left), "usable": str(r.usable), "judged": phrase(f"remainder_{r.remainder}", languages)}
            for r in statement.rows
        ],
        "least": f"{statement.least.area:g} m², {statement.least.width:g} m ({statement.least.authority})" if statement.least else "",
        "books": [_book(row) for row in statement.rows if row.closing is not None],
        "proofs": _proofs(statement, languages),
        "notes": [{"says": phrase(note.key, languages, **note.fill)} for note in statement.notes],
    }  # fmt: skip
    if not statement.rows:
        none = phrase("nothing_within", languages)
        values["lands"] = [
            dict.fromkeys(("parcel", "whole", "within", "left", "front", "depth"), "—") | {"owner": none, "side": "—"}
        ]
    return {key: value for key, value in values.items() if value not in ("", [], {})}


def notice_values(
    desk: Desk, street: Street, proposal: str, party: str = "", until: date | None = None
) -> dict[str, Value]:
    """What a notice of a proposal says beside the words of its provision; `party` is the parcel of the owner it goes to.

    `until` is the last day for objections, where the notice names one.
    """
    office, found = desk.office(), street.proposals[proposal]
    languages = office.languages
    name = spoken(_named(street.name, street.number), languages)
    rows = [("street", name), ("ward", dict.fromkeys(languages, street.ward))] if street.ward else [("street", name)]
    values: dict[str, Any] = {}
    if found.matter == "line":
        plan = plan_of_line(desk, street, proposal, languages)
        rows += _line_rows(plan, found.plan.get("effect", {}))
        if party:
            return values | _to_owner(street, plan, party, name)
    values["place"] = name
    values["particulars"] = [{"name": phrase(key, languages), "value": value} for key, value in rows]
    if found.plan.get("says"):
        values["says"] = [{"says": spoken(found.plan["says"], languages)}]
    if until:
        values |= {"objections_by": until, "objections_at": spoken(office.body, languages)}
    return values


def _line_rows(plan: Plan, effect: Mapping[str, Any]) -> list[tuple[str, dict[str, str]]]:
    """Kind of line, stretch, width and lands within it, as a public notice lists them."""
    languages, (low, high) = plan.languages, plan.span
    widths = [row[2] / 1000 for row in effect.get("widths", ())]
    wide = f"{min(widths):.2f} – {max(widths):.2f} m" if widths else ""
    numbers = ", ".join(row.number for row in plan.statement.rows)
    rows = [
        ("line_kind", phrase(plan.kind, languages)),
        ("stretch", dict.fromkeys(languages, f"{low:.2f} – {high:.2f} m")),
        ("width", dict.fromkeys(languages, wide)),
        ("parcels_within", dict.fromkeys(languages, numbers)),
        ("area_within", dict.fromkeys(languages, f"{plan.statement.within} m²")),
    ]
    return [(key, value) for key, value in rows if any(value.values())]


def _to_owner(street: Street, plan: Plan, party: str, name: Mapping[str, str]) -> dict[str, Any]:
    """A notice to the owner of one parcel: what of it lies within the line, and what projects by how much."""
    languages = plan.languages
    held = street.parcels.get(party)
    if held is None:
        raise FieldError("party", "The street has no such parcel.", code="parcel_missing")
    row = next((each for each in plan.statement.rows if each.parcel == party), None)
    line = phrase(plan.kind, languages)
    findings = []
    if row:
        text = phrase("finding_plot", languages, line=line, within=row.within)
        findings.append({"says": text, "measure": f"{row.within} m²"})
        for each in row.structures:
            text = phrase(f"finding_{each.what}", languages, name=each.name, line=line, projects=each.projects)
            findings.append({"says": text, "measure": f"{each.projects} m"})
    unknown = dict.fromkeys(languages, f"— ({held['number']})")
    premises = {lang: f"{held['number']}, {name[lang]}" for lang in languages}
    owner = spoken(held.get("owner", {}), languages) if any(held.get("owner", {}).values()) else unknown
    return {"addressee": owner, "premises": premises, "findings": findings or [{"says": premises}]}


def _order(order: Mapping[str, str]) -> str:
    if not order:
        return ""
    return f"{order['number']}, {date.fromisoformat(order['day']):%d-%m-%Y}"


def _grid(plan: Plan) -> Any:
    if plan.frame.local:
        return phrase("local_frame", plan.languages)
    return f"UTM {plan.frame.zone} N, WGS 84 (EPSG {plan.frame.epsg}), × {plan.statement.scale}"


def _land(row: Any, languages: Sequence[str]) -> dict[str, Any]:
    found = {
        "parcel": row.number,
        "side": phrase(row.side, languages),
        "whole": str(row.whole),
        "within": str(row.within),
        "left": str(row.left),
        "front": str(row.frontage),
        "depth": str(row.depth),
    }
    return found | ({"owner": spoken(row.owner, languages)} if any(row.owner.values()) else {})


def _structures(row: Any, languages: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {
            "parcel": row.number,
            "name": each.name or "—",
            "what": phrase(each.what, languages),
            "part": str(each.within),
            "projects": str(each.projects),
            "along": str(each.along),
            **({} if each.volume_within is None else {"volume": f"{each.volume_within} / {each.volume}"}),
        }
        for each in row.structures
    ]


def _book(row: Any) -> dict[str, str]:
    return {
        "parcel": row.number,
        "error": str(row.closing),
        "precision": f"1 : {row.precision}" if row.precision else "—",
    }


def _proofs(statement: Statement, languages: Sequence[str]) -> list[dict[str, Any]]:
    return [
        {
            "proof": phrase(f"proof_{proof.name}", languages),
            "sum": _added([value for _, value in proof.parts]),
            "against": str(proof.total),
            "difference": str(proof.difference),
        }
        for proof in statement.proofs
    ]


def _added(parts: Sequence[Decimal]) -> str:
    first, *rest = parts
    return str(first) + "".join(f" − {-p}" if p < 0 else f" + {p}" for p in rest)


def spoken(words: Mapping[str, str], languages: Sequence[str]) -> dict[str, str]:
    """Words in every language asked for; where one is missing, those at hand are used."""
    there = " / ".join(dict.fromkeys(w for w in words.values() if w))
    return {lang: words.get(lang) or there for lang in languages}
