"""A plan and a statement as papers: what is gathered for them, and the values of the statement's template."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal
from typing import Any

from desktop.casework.desk import Desk
from desktop.casework.office import Office
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

LEAST = "remainder.least"  # the office's setting: {"area": m², "width": m}


def least_of(office: Office, day: date) -> Least | None:
    """What the office has set as the least land fit for use, if it has."""
    held = [s for s in office.settings if s.key == LEAST and s.dated <= day.isoformat()]
    if not held:
        return None
    last = max(held, key=lambda s: s.dated)
    return Least(float(last.value["area"]), float(last.value["width"]), last.authority)


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
