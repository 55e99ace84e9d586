"""The steps of a line by command: `nagardesk street steps | notice | object | consider | approve | file | decide | drop`,
and what follows from one: `touch | possess | worth | forward`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

from desktop.casework.desk import Desk, Done
from desktop.casework.street import Proposal, Street
from desktop.casework.street_cases import take_possession
from desktop.casework.street_proposals import approve, consider, decide, drop, give_notice, receive_objection, wanted
from desktop.casework.streets import find_street, register, street_of
from desktop.core import money, outfile
from desktop.core.dates import parse, show
from desktop.core.errors import FieldError
from desktop.streets.surveyor import Surveyor

Job = Callable[[argparse.Namespace, Desk, Surveyor], Any]


def add_steps(jobs: argparse._SubParsersAction[Any], officer: Callable[[argparse.ArgumentParser], None]) -> None:
    """Add the commands; each sets `step`, which `run_step` carries out with somebody signed in."""

    def add(name: str, says: str, job: Job, *args: str, day: bool = True) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = jobs.add_parser(name, help=says)
        for each in args:
            parser.add_argument(each, metavar=each.upper())
        if day:
            parser.add_argument("--day", metavar="DAY", help="the day on which it was done; today if not given")
        parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
        officer(parser)
        parser.set_defaults(step=job)
        return parser

    add("steps", "what the Act still asks of every open proposal of a street", _steps, "street", day=False)
    notice = add("notice", "record that a notice was given; with --out its paper", _notice, "proposal", "key")
    notice.add_argument("--where", default="", help="where it was put up or published")
    notice.add_argument("--parcel", default="", metavar="NUMBER", help="of the owner on whom it was served")
    notice.add_argument("--until", metavar="DAY", help="last day for objections that it names")
    notice.add_argument(
        "--out",
        metavar="FILE.pdf",
        type=Path,
        help="print the notice under a number and keep it; its giving is recorded by another call",
    )
    objection = add("object", "take in an objection", _object, "proposal")
    objection.add_argument("--by", required=True, metavar="NAME")
    objection.add_argument("--text", required=True)
    objection.add_argument("--greater", action="store_true", help="owners of the greater part of the street object")
    considered = add("consider", "record how an objection was considered", _consider, "proposal", "objection")
    considered.add_argument("--accept", action="store_true", help="it is accepted; not accepted if not given")
    considered.add_argument("--why", required=True)
    for name, says, job in (
        ("approve", "record an approval or sanction", _approve),
        ("decide", "prescribe the line, make the street public, close or divert it", _decide),
    ):
        parser = add(name, says, job, "proposal")
        _add_order(parser)
        if name == "approve":
            parser.add_argument("--provision", default="", help="which approval, where the Act asks for several")
    add("file", "file map and statement of lands", _file, "proposal", day=False)
    add("drop", "give a proposal up", _drop, "proposal", day=False).add_argument("--why", required=True)
    touch = add("touch", "measure the plot of a case against the lines in force", _touch, "case", day=False)
    touch.add_argument("--street", required=True)
    touch.add_argument("--parcel", required=True, metavar="NUMBER")
    touch.add_argument("--new-work", action="store_true", help="the building is being put up now")
    touch.add_argument("--mostly-down", action="store_true", help="most of the building has come down")
    taken = add("possess", "take possession of land within the line", _possess, "street", "parcel", "kind")
    _add_order(taken)
    taken.add_argument("--area", metavar="M2", default="", help="m²; measured if not given")
    taken.add_argument("--served", metavar="DAY", help="the day on which the notice was served")
    taken.add_argument("--request", metavar="DAY", help="the day on which the owner asked")
    taken.add_argument("--approval", nargs=2, metavar=("NUMBER", "DAY"))
    worth = add("worth", "work out compensation and betterment", _worth, "street", "parcel", "kind", day=False)
    worth.add_argument("--area", default="", metavar="M2", help="m²; measured if not given")
    for head in ("rate", "building", "expense", "fall", "rise"):
        worth.add_argument(f"--{head}", nargs=2, metavar=("RUPEES", "PAPER"))
    worth.add_argument("--keep", action="store_true", help="keep the working with the street")
    ahead = add("forward", "let or make a building come forward to the line", _forward, "street", "parcel")
    ahead.add_argument("how", choices=("permit", "require"))
    _add_order(ahead)
    ahead.add_argument("--area", default="", metavar="M2", help="m²; measured if not given")
    ahead.add_argument("--rate", nargs=2, metavar=("RUPEES", "PAPER"), help="price of one m² of the body's land")


def _add_order(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--order", required=True, metavar="NUMBER", help="number of the order or resolution")
    parser.add_argument("--order-day", required=True, metavar="DAY", help="its date")


def run_step(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> int:
    """Carry a step out and print what came of it."""
    job: Job = args.step
    told = job(args, desk, surveyor)
    if isinstance(told, Done):
        told = {"entries": [{"kind": e.kind, "day": e.day, **_short(e.data)} for e in told.entries]}
    print(json.dumps(told, ensure_ascii=False, default=str) if args.json else _lines(told))
    return 0


def _short(data: Any) -> dict[str, Any]:
    keys = (
        "proposal",
        "objection",
        "number",
        "provision",
        "section",
        "parcel",
        "area",
        "within",
        "depth",
        "first_day",
    )
    return {key: data[key] for key in keys if data.get(key)}


def _lines(told: Any) -> str:
    if isinstance(told, dict) and "steps" in told:
        rows = [f"{p['proposal']}\t{p['matter']}" for p in told["steps"] if not p["wants"]]
        for each in told["steps"]:
            rows += [f"{each['proposal']}\t{w['status']}\t{w['key']}\t{w['says']}" for w in each["wants"]]
        return "\n".join(rows)
    if isinstance(told, dict) and "entries" in told:
        return "\n".join(" ".join(f"{k}={v}" for k, v in entry.items()) for entry in told["entries"])
    return "\n".join(f"{key}: {value}" for key, value in told.items())


def _find(desk: Desk, told: str) -> tuple[Street, Proposal]:
    """A proposal by its id, or the one open proposal of a street."""
    for row in register(desk):
        state = street_of(desk, row.id)
        if told in state.proposals:
            return state, state.proposals[told]
    state = find_street(desk, told)
    known = [p for p in state.proposals.values() if p.state == "open"]
    if len(known) != 1:
        raise FieldError(
            "proposal", f"This street has {len(known)} open proposals; give the id of one.", code="which"
        )
    return state, known[0]


def _day(args: argparse.Namespace, desk: Desk) -> date:
    return parse(args.day, "day") if args.day else desk.today()


def _order(args: argparse.Namespace) -> dict[str, str]:
    return {"number": args.order, "day": args.order_day}


def _parcel(state: Street, number: str) -> str:
    found = next((id for id, data in state.parcels.items() if str(data["number"]) == number), None)
    if found is None:
        raise FieldError("parcel", f"The survey of this street has no parcel {number}.", code="parcel_missing")
    return found


def _steps(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> dict[str, Any]:
    state = find_street(desk, args.street)
    open_ones = [p for p in state.proposals.values() if p.state == "open"]
    return {
        "steps": [
            {
                "proposal": p.id,
                "matter": p.matter,
                "wants": [
                    {"key": w.key, "status": w.status, "section": w.section, "says": w.says,
                     "first_day": show(w.first_day) if w.first_day else "", "last_day": show(w.last_day) if w.last_day else ""}
                    for w in wanted(desk, state, p.id)
                ],
            }
            for p in open_ones
        ]
    }  # fmt: skip


def _notice(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Any:
    state, proposal = _find(desk, args.proposal)
    until = parse(args.until, "until") if args.until else None
    party = _parcel(state, args.parcel) if args.parcel else ""
    if args.out:
        done = surveyor.print_notice(desk, state.id, proposal.id, args.key, party, until)
        outfile.write(args.out, desk.store.blob(done.entries[0].data["papers"][0]["sha256"]))
        return {"number": done.entries[0].data["number"], "out": str(args.out)}
    return give_notice(
        desk, state.id, proposal.id, args.key, _day(args, desk), where=args.where, party=party, until=until
    )


def _object(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state, proposal = _find(desk, args.proposal)
    by = dict.fromkeys(desk.office().languages, args.by)
    return receive_objection(
        desk, state.id, proposal.id, by, args.text, _day(args, desk), greater_portion=args.greater
    )


def _consider(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state, proposal = _find(desk, args.proposal)
    return consider(desk, state.id, proposal.id, args.objection, args.why, args.accept, _day(args, desk))


def _approve(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state, proposal = _find(desk, args.proposal)
    asked = [w.provision for w in wanted(desk, state, proposal.id) if w.key.startswith(("approval:", "consultation"))]
    provision = args.provision or (asked[0] if len(asked) == 1 else "")
    if not provision:
        says = f"Say which with --provision: {', '.join(asked)}." if asked else "The Act asks for no approval here."
        raise FieldError("provision", says, code="approval_unknown")
    return approve(desk, state.id, proposal.id, provision, _order(args), _day(args, desk))


def _decide(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state, proposal = _find(desk, args.proposal)
    return decide(desk, state.id, proposal.id, _order(args), _day(args, desk))


def _file(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state, proposal = _find(desk, args.proposal)
    return surveyor.file_papers(desk, state.id, proposal.id)


def _drop(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state, proposal = _find(desk, args.proposal)
    return drop(desk, state.id, proposal.id, args.why)


def _touch(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    from desktop.casework.ports import Filter

    rows = desk.store.page(Filter(text=args.case), size=2).rows
    case = rows[0].case if len(rows) == 1 else args.case
    street = find_street(desk, args.street).id
    how = {"new_work": args.new_work, "mostly_down": args.mostly_down}
    return surveyor.measure_case(desk, case, street, args.parcel, **how)


def _possess(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state = find_street(desk, args.street)
    parcel = _parcel(state, args.parcel)
    return take_possession(
        desk,
        state.id,
        parcel,
        args.kind,
        _day(args, desk),
        area=args.area or surveyor.land_within(desk, state.id, parcel),
        order=_order(args),
        served=parse(args.served, "served") if args.served else None,
        request=parse(args.request, "request") if args.request else None,
        approval={"number": args.approval[0], "day": args.approval[1]} if args.approval else None,
    )


def _forward(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Done:
    state = find_street(desk, args.street)
    heads: dict[str, Any] = {"area": args.area}
    if args.rate:
        heads |= {"rate": money.parse(args.rate[0], "rate"), "source": args.rate[1]}
    parcel = _parcel(state, args.parcel)
    return surveyor.keep_forward(desk, state.id, parcel, args.how, heads, _order(args), _day(args, desk))


def _worth(args: argparse.Namespace, desk: Desk, surveyor: Surveyor) -> Any:
    state = find_street(desk, args.street)
    parcel = _parcel(state, args.parcel)
    heads: dict[str, Any] = {}
    if args.rate:
        area = args.area or surveyor.land_within(desk, state.id, parcel)
        heads = {"area": Decimal(area), "rate": money.parse(args.rate[0], "rate"), "source": args.rate[1]}
    for head in ("building", "expense", "fall", "rise"):
        if given := getattr(args, head):
            heads |= {head: money.parse(given[0], head), f"{head}_source": given[1]}
    if args.keep:
        surveyor.keep_worth(desk, state.id, parcel, args.kind, heads)
    worth = surveyor.work_out(desk, state.id, args.kind, heads)
    shown = {
        f"{f['key']} ({f['section']})": f"{f['working']} = {f['shown']} [{f['source']}]" for f in worth["figures"]
    }
    if args.json:
        return worth
    notes = {f"note {n}": text for n, text in enumerate(worth["notes"], 1)}
    return {**shown, "pay": money.show(worth["pay"]), "recover": money.show(worth["recover"]), **notes}
