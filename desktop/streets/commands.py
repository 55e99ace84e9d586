"""The streets' part of the command line: `nagardesk street list | import | take | statement | plan`, and the steps.

Whoever wires it brings the desk, the press and the drawing of plans; a file in place of a line needs no office.
"""

from __future__ import annotations

import argparse
import getpass
import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from desktop.casework.accounts import sign_in
from desktop.casework.desk import Desk
from desktop.casework.ports import PaperOrder, Press
from desktop.casework.street import Street, fold_street
from desktop.casework.streets import enter_street, find_street, register, street_of
from desktop.core import outfile
from desktop.core.clock import SystemClock, today
from desktop.core.drawing import Drawing
from desktop.core.errors import FieldError, NagardeskError
from desktop.streets import entering
from desktop.streets.layer import enter_layer, take_parcels
from desktop.streets.papers import plan_of_line, statement_values
from desktop.streets.plan import PAPERS, SCALES, Plan, draw_plan
from desktop.streets.reading import READERS
from desktop.streets.step_commands import add_steps, run_step
from desktop.streets.surveyor import Surveyor

PASSWORD = "NAGARDESK_PASSWORD"  # the name of the variable, for scripts


@dataclass(frozen=True, slots=True)
class Tools:
    """What the commands need from the program: `desk` opens the office's store, `draw` makes a drawing into PDF."""

    desk: Callable[[], Desk]
    press: Press
    draw: Callable[[Drawing], bytes]


def add_arguments(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command `street` to the program's own; `run` carries it out."""
    street = subparsers.add_parser("street", help="the street register, lines, statements of lands and plans")
    jobs = street.add_subparsers(dest="street_command", required=True, metavar="WHAT")
    _add_list(jobs)
    _add_import(jobs)
    _add_take(jobs)
    _add_statement(jobs)
    _add_plan(jobs)
    add_steps(jobs, _add_officer)


def run(args: argparse.Namespace, tools: Tools) -> int:
    """Carry out a command that `add_arguments` added; 0 done, 2 bad input (said on standard error)."""
    try:
        if "step" in args:
            return run_step(args, _signed_in(args, tools), Surveyor(tools.draw))
        job: Callable[[argparse.Namespace, Tools], int] = args.street_job
        return job(args, tools)
    except NagardeskError as error:
        if args.json:
            told = {"error": error.message, "code": error.code, **_plain(error.params)}
            print(json.dumps(told, ensure_ascii=False))
        print(f"nagardesk: {error.message}", file=sys.stderr)
        return 2


def _plain(params: dict[str, object]) -> dict[str, object]:
    return {k: v if isinstance(v, int | float | str) or v is None else str(v) for k, v in params.items()}


def _add_list(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("list", help="the register: streets with their lines and proposals")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(street_job=_list)


def _add_import(jobs: argparse._SubParsersAction[Any]) -> None:
    kinds = ", ".join([*READERS, ".csv"])
    parser = jobs.add_parser(
        "import",
        help="read a map file, a table of offsets or a field book into a street",
        description=f"Read {kinds}. Shapes say what they are by an attribute role, layer or kind (base, line, parcel, "
        "building, external), or by --as. A .csv is a table of offsets (chainage, left, right), a field book (parcel, "
        "from, to, length; corner, chainage, offset), or points (parcel, easting, northing).",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--street", metavar="STREET", help="number, name or id of the street")
    parser.add_argument("--new", metavar="NAME", help="enter a new street of this name first")
    parser.add_argument("--width", metavar="METRES", type=float, help="width of the new street on the ground")
    parser.add_argument(
        "--as", dest="role", choices=("base", "line", "parcel"), default="", help="what the shapes are"
    )
    parser.add_argument(
        "--grid", default="", metavar="EPSG", help="grid of a file that names none: 32643, 4326, local"
    )
    parser.add_argument("--kind", default="", help="kind of line: regular_line, street_alignment, building_line")
    _add_officer(parser)
    parser.add_argument("--layer", metavar="NAME", help="keep the parcels as the map of a ward, not in a street")
    parser.add_argument("--check", action="store_true", help="only read and check; save nothing")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(street_job=_import)


def _add_take(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("take", help="take the parcels along a street from the map of a ward")
    parser.add_argument("layer", metavar="LAYER")
    parser.add_argument("--street", metavar="STREET", required=True)
    parser.add_argument("--reach", metavar="METRES", type=float, default=40.0, help="from the base line; default 40")
    _add_officer(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(street_job=_take)


def _add_statement(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("statement", help="the statement of lands within a line")
    _add_line(parser)
    parser.set_defaults(street_job=_statement)


def _add_plan(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("plan", help="the plan of a line, to scale")
    _add_line(parser)
    parser.add_argument("--scale", type=int, choices=SCALES, help="default: the largest that takes few sheets")
    parser.add_argument("--paper", choices=tuple(PAPERS), default="a4")
    parser.set_defaults(street_job=_plan)


def _add_line(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "line", metavar="LINE", help="id of a line or proposal, a street with one of them, or a map file with a line"
    )
    parser.add_argument(
        "--book", metavar="FILE", type=Path, action="append", default=[], help="field book beside a file"
    )
    parser.add_argument("--grid", default="", metavar="EPSG", help="grid of a file that names none")
    parser.add_argument("--language", action="append", default=[], choices=("en", "hi", "mr", "pa", "ta"))
    parser.add_argument("--out", metavar="FILE.pdf", type=Path, required=False, help="where to write the PDF")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")


def _add_officer(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--officer", metavar="LOGIN", help=f"who enters it; the password is asked for, or in ${PASSWORD}"
    )


def _signed_in(args: argparse.Namespace, tools: Tools) -> Desk:
    """The desk with the person at it who enters what follows: `--officer`, or whoever the program has signed in."""
    desk = tools.desk()
    if args.officer:
        password = os.environ.get(PASSWORD) or getpass.getpass("Password: ")
        return desk.as_officer(sign_in(desk.store, args.officer, password, desk.today()).id)
    if not desk.officer:
        raise FieldError("officer", "Say who enters it: --officer LOGIN.", code="officer_wanted")
    return desk


def _list(args: argparse.Namespace, tools: Tools) -> int:
    desk = tools.desk()
    rows = register(desk)
    found = [{**asdict(row), "proposals": _open_proposals(street_of(desk, row.id))} for row in rows]
    if args.json:
        print(json.dumps({"streets": found}, ensure_ascii=False))
        return 0
    for row, each in zip(rows, found, strict=True):
        width = f"{row.width / 1000:.2f} m" if row.width else "—"
        print(f"{row.number or '—'}\t{' / '.join(row.name.values())}\t{row.status}\t{width}\t{row.id}")
        for line in (*row.lines, *each["proposals"]):
            print(f"\t\t{'in force' if line in row.lines else 'proposed'}\t{line}")
    return 0


def _open_proposals(street: Street) -> list[str]:
    return [p.id for p in street.proposals.values() if p.state == "open" and p.matter == "line"]


def _import(args: argparse.Namespace, tools: Tools) -> int:
    desk = tools.desk() if args.check and args.street else None if args.check else _signed_in(args, tools)
    state = find_street(desk, args.street) if desk and args.street else fold_street("", ())
    role = args.role or ("parcel" if args.layer else "")
    found = entering.read(args.file, state, role=role, said=args.grid, spare=bool(args.layer))
    done: dict[str, Any] = {}
    if args.layer and not args.check:
        kept = enter_layer(
            desk or _signed_in(args, tools), args.layer, found.parcels, found.frame, found.source
        ).entries[0]
        done = {"layer": args.layer, "count": kept.data["count"]}
    elif not args.check:
        if desk is None or not (args.street or args.new):
            raise FieldError(
                "street", "Say into which street: --street, or --new for a new one.", code="street_which"
            )
        if args.new:
            facts = {"name": {"en": args.new}, "width": round(args.width * 1000) if args.width else None}
            state = street_of(desk, enter_street(desk, facts).entries[0].subject.removeprefix("street:"))
        done = entering.enter(desk, state.id, found, args.kind)
    told = {**found.to_json(), **done, "saved": not args.check}
    print(json.dumps(told, ensure_ascii=False) if args.json else entering.describe(found, done))
    return 0


def _take(args: argparse.Namespace, tools: Tools) -> int:
    desk = _signed_in(args, tools)
    state = find_street(desk, args.street)
    taken = [entry.data["number"] for entry in take_parcels(desk, state.id, args.layer, args.reach).entries]
    told = {"street": state.id, "parcels": taken}
    print(json.dumps(told, ensure_ascii=False) if args.json else f"taken: {', '.join(taken)}")
    return 0


def _statement(args: argparse.Namespace, tools: Tools) -> int:
    plan, letterhead, number = _gather(args, tools)
    pages = 0
    if args.out:
        order = PaperOrder(
            template="statement_of_lands",
            languages=plan.languages,
            act="",
            values={
                **statement_values(plan),
                "date": plan.day,
                "officer": dict.fromkeys(plan.languages, "………………"),
                "designation": dict.fromkeys(plan.languages, "………………"),
            },
            letterhead=letterhead,
            file_number=number,
            mark="draft",
        )
        printed = tools.press.print(order)
        pages = printed.pages
        outfile.write(args.out, printed.pdf)
    _tell(args, plan, {"pages": pages})
    return 0


def _plan(args: argparse.Namespace, tools: Tools) -> int:
    plan, _, _ = _gather(args, tools)
    drawing = draw_plan(plan, args.scale, args.paper)
    if args.out:
        outfile.write(args.out, tools.draw(drawing))
    _tell(args, plan, {**drawing.about, "sheets": len(drawing.sheets)})
    return 0


def _gather(args: argparse.Namespace, tools: Tools) -> tuple[Plan, dict[str, Any], str]:
    """The plan of a line of the register, or of a file, with the letterhead and number for its paper."""
    if Path(args.line).suffix.lower() in READERS:
        plan = entering.plan_of_file(
            Path(args.line), args.book, args.grid, tuple(args.language) or ("en",), today(SystemClock())
        )
        return plan, {"name": plan.street}, Path(args.line).stem
    desk = tools.desk()
    street, line = _find_line(desk, args.line)
    plan = plan_of_line(desk, street, line, args.language)
    return plan, dict(desk.office().letterhead), street.number or street.id


def _find_line(desk: Desk, told: str) -> tuple[Street, str]:
    """The street and the id of a line or proposal: told by that id, or by a street that has one to choose."""
    for row in register(desk):
        state = street_of(desk, row.id)
        if told in state.lines or told in state.proposals:
            return state, told
    state = find_street(desk, told)
    known = _open_proposals(state) or [next(iter(row.lines), "") for row in register(desk) if row.id == state.id]
    if len(known) != 1 or not known[0]:
        says = f"It has {len(known)} proposals; give the id of one." if len(known) > 1 else "It has no line yet."
        raise FieldError("line", f"Which line of {' / '.join(state.name.values())}? {says}", code="line_which")
    return state, known[0]


def _tell(args: argparse.Namespace, plan: Plan, more: dict[str, Any]) -> None:
    statement = plan.statement
    written = {"out": str(args.out)} if args.out else {}
    if args.json:
        told = {
            "line": plan.kind,
            "state": plan.state,
            "section": plan.section,
            **statement.to_json(),
            **more,
            **written,
        }
        print(json.dumps(told, ensure_ascii=False))
        return
    for row in statement.rows:
        print(
            f"{row.number}\t{row.side}\twhole {row.whole}\twithin {row.within}\tleft {row.left}\tfront {row.frontage}"
        )
    print(
        f"total\t\twhole {statement.whole}\twithin {statement.within}\tleft {statement.left}\tfront {statement.frontage}"
    )
    for proof in statement.proofs:
        print(f"proof {proof.name}\tdifference {proof.difference}")
    if args.out:
        print(args.out)
