"""`nagardesk case …`: the acts of casework for scripts, with the same checks and refusals as the window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import book_commands, money_commands
from desktop.core import given
from desktop.core.dates import show
from desktop.core.errors import FieldError

if TYPE_CHECKING:
    from desktop.app import Program
    from desktop.casework.case import CaseFile
    from desktop.casework.desk import Desk

_MOST_TOLD = 32 << 20
_DAYS = frozenset(["day", "received_on", "dated", "on", "until", "from", "committed_on"])

# Each act and what it needs in --told.
ACTS = {
    "receive": "take in an application: form, answers",
    "complain": "take in a complaint: provision, answers, tie_to",
    "suo-motu": "open a case: provision, answers",
    "old-file": "enter an old paper file: provision, answers, papers",
    "transfer": "hand it to another ward: ward, reason",
    "link": "link with another case: other, relation",
    "demand": "demand particulars: items, days",
    "particulars": "particulars came in: received_on, items",
    "checklist": "print the checklist: form, again",
    "inspect": "enter an inspection: form, answers, again, waived",
    "draft": "draft a notice: provision, addressees, days, requirement, facts, finding, demolition, hearing",
    "withdraw": "take a draft back: notice, reason",
    "issue": "sign and issue a draft: notice, or group; ink for a print signed elsewhere",
    "serve": "record an attempt at service: notice, mode, outcome, day, hour, place",
    "cause": "cause shown: notice, received_on, pleas",
    "fix-hearing": "fix a hearing: notice, day, hour, place",
    "adjourn": "adjourn it: notice, day, hour, place, reason",
    "hear": "minutes of a hearing: notice, day, hour, place, present, said",
    "choose": "decide a doubt of the Act: doubt, choice, reason",
    "draft-order": "draft an order for the officer who signs: notice, facts, reasons, operative, days, answers",
    "order": "make an order on a notice: notice, facts, reasons, operative, days, answers",
    "decide": "decide: provision, act (grant, stop_work, withdraw_licence …), operative, reasons, grounds, until",
    "deemed": "print the statement of deemed permission",
    "consider": "answer an objection: objection, finding, accepted",
    "guard": "a step of the directions on demolitions: event, day",
    "do": "any other act of a procedure: provision, act, says …",
    "set": "set a field anew: field, value, reason",
    **money_commands.IN_CASE,
    **money_commands.IN_OFFICE,
}
_WITHOUT_CASE = frozenset(("receive", "complain", "suo-motu", "old-file", *money_commands.IN_OFFICE))


def add_arguments(subparsers: argparse._SubParsersAction[Any], folder: Callable[[], Path]) -> None:
    """Add the command `case`; `folder` tells the data folder where none is named."""
    case = subparsers.add_parser("case", help="the acts of casework without a screen")
    jobs = case.add_subparsers(dest="case_command", required=True, metavar="ACT")
    for name, help_text in ACTS.items():
        parser = _parser(jobs, name, help_text, with_case=name not in _WITHOUT_CASE)
        parser.add_argument(
            "--told", default="{}", help="what the act needs, as JSON; @FILE reads a file, - standard input"
        )
        parser.add_argument(
            "--certificate",
            type=Path,
            help="sign papers digitally with this PKCS#12 file, or by a token's PKCS#11 library; the password or PIN is "
            "read from NAGARDESK_CERTIFICATE_PASSWORD",
        )
        parser.set_defaults(case_job=_act)
    for name, help_text, job in (
        ("show", "what a case holds, and what it owes", _show),
        ("next", "what may be done next, and what stands in the way", _next),
        ("clocks", "the periods that run, with their arithmetic", _clocks),
        ("licence", "how the licence of the case stands today", _licence),
    ):
        _parser(jobs, name, help_text, with_case=True).set_defaults(case_job=job)
    look = _parser(jobs, "check-order", "what stands in the way of an order, before it is signed", with_case=True)
    look.add_argument("--told", default="{}", help="what the order is to say, as for order")
    look.set_defaults(case_job=_check_order)
    likely = _parser(jobs, "likely", "cases that may be the same as one about to be taken in", with_case=False)
    likely.add_argument("--told", default="{}", help="form and answers")
    likely.set_defaults(case_job=_likely)
    listing = _parser(jobs, "list", "the cases, newest first", with_case=False)
    listing.add_argument("--text", default="", help="words that must occur")
    listing.set_defaults(case_job=_list)
    _parser(jobs, "today", "what the office is asked for today", with_case=False).set_defaults(case_job=_today)
    for name, help_text in money_commands.READS.items():
        parser = _parser(jobs, name, help_text, with_case=False)
        parser.add_argument("--told", default="{}", help="what it asks, as JSON")
        parser.set_defaults(case_job=_money)
    book_commands.add_bundle(jobs, folder)
    case.set_defaults(run=lambda options: run(options, folder))


def _parser(
    jobs: argparse._SubParsersAction[Any], name: str, help_text: str, *, with_case: bool
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = jobs.add_parser(name, help=help_text)
    if with_case:
        parser.add_argument("case", help="the case's id or its number")
    parser.add_argument(
        "--as",
        dest="login",
        required=True,
        metavar="LOGIN",
        help="who acts; the password is read from NAGARDESK_PASSWORD",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    return parser


def run(options: argparse.Namespace, folder: Callable[[], Path]) -> int:
    """Carry out a `case` command; gives 0. Raises `NagardeskError` for what is refused."""
    from desktop.app import open_office
    from desktop.paper_room import autograph_of

    program = open_office(options.data or folder(), reading=options.case_job is not _act)
    try:
        desk = sign_in(program, options.login)
        if certificate := getattr(options, "certificate", None):
            secret = os.environ.get("NAGARDESK_CERTIFICATE_PASSWORD", "")
            desk = desk.with_autograph(autograph_of(certificate, secret, program.desk.clock))
        case = find(desk, options.case) if getattr(options, "case", "") else ""
        options.case_job(options, desk, case)
    finally:
        program.close()
    return 0


def sign_in(program: Program, login: str) -> Desk:
    """The desk with the person of this name at it, whose password is in NAGARDESK_PASSWORD."""
    from desktop.casework import accounts

    password = os.environ.get("NAGARDESK_PASSWORD", "")
    officer = accounts.sign_in(program.store, login, password, program.desk.today())
    return program.desk.as_officer(officer.id)


def find(desk: Desk, named: str) -> str:
    """The id of a case named by id or by number."""
    from desktop.casework.ports import Filter

    if desk.store.row(named):
        return named
    found = [row for row in desk.store.page(Filter(text=named)).rows if row.number == named]
    return found[0].case if found else named


def _told(options: argparse.Namespace) -> dict[str, Any]:
    raw = options.told
    try:
        told = json.loads(_text(raw), object_hook=_with_days)
    except RecursionError:
        raise FieldError("told", "--told is nested too deep.", code="json") from None
    except ValueError as error:
        raise FieldError("told", f"--told is not JSON: {error}", code="json") from error
    if not isinstance(told, dict):
        raise FieldError("told", "--told must be a JSON object.", code="json")
    return told


def _text(raw: str) -> str:
    if raw.startswith("@"):
        return given.read_text(Path(raw[1:]), "told", _MOST_TOLD)
    return sys.stdin.buffer.read(_MOST_TOLD).decode("utf-8-sig") if raw == "-" else raw


def _with_days(raw: dict[str, Any]) -> dict[str, Any]:
    return {key: _day(key, value) if key in _DAYS and isinstance(value, str) else value for key, value in raw.items()}


def _day(key: str, text: str) -> date | str:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return text  # a form reads days as people write them; what is no day at all is refused there


def _act(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop import case_acts

    try:
        done = case_acts.do(options.case_command, desk, case, _told(options))
    except KeyError as missing:
        raise FieldError(str(missing.args[0]), f"--told lacks {missing}.", code="required") from missing
    told = {
        "case": done.case,
        "entries": [{"id": e.id, "kind": e.kind, "day": e.day, "data": _public(e.data)} for e in done.entries],
        "papers": list(done.papers),
    }
    lines = [f"case {done.case}", *(f"  {e.kind} on {show(date.fromisoformat(e.day))}" for e in done.entries)]
    _say(options, told, [*lines, f"  {len(done.papers)} papers"])


def _public(data: Mapping[str, Any]) -> dict[str, Any]:
    """What an act tells a script: not the complainant, whose name stays in the office."""
    return {key: value for key, value in data.items() if key != "complainant"}


def _say(options: argparse.Namespace, told: Any, lines: list[str]) -> None:
    print(json.dumps(told, ensure_ascii=False, default=str) if options.json else "\n".join(lines))


def _show(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.money import owed

    file = desk.case(case)
    account = owed(file)
    told = {
        "case": file.id,
        "number": file.number,
        "kind": file.kind,
        "status": file.status,
        "opened_on": file.opened_on,
        "provision": file.provision,
        "source": file.source,
        "back_entry": file.back_entry,
        "fields": file.fields,
        "complaints": len(file.complaints),
        "links": file.links,
        "notices": [_notice(n) for n in file.notices.values()],
        "papers": [{"id": p.id, "kind": p.kind, "number": p.number, "sha256": p.sha256} for p in file.papers],
        "owed": {"demanded": account.demanded, "paid": account.paid, "owed": account.owed},
        "to_settle": [u.field for u in file.unsettled],
    }
    _say(options, told, _lines(file))


def _notice(notice: Any) -> dict[str, Any]:
    return {
        "id": notice.id,
        "provision": notice.provision,
        "kind": notice.kind,
        "state": notice.state,
        "number": notice.number,
        "served_on": notice.served_on,
    }


def _lines(file: CaseFile) -> list[str]:
    lines = [f"{file.number}  {file.kind}  {file.status}"]
    lines += [f"  {e.day}  {e.kind}" for e in file.entries]
    return lines


def _next(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.ruling import next_acts
    from desktop.law.procedures import tell

    found = next_acts(desk, desk.case(case))
    told = [
        {
            "act": a.act,
            "provision": a.provision,
            "status": a.status,
            "section": a.section,
            "first_day": a.first_day,
            "last_day": a.last_day,
            "notice": a.about,
            "why": tell(a, "en"),
        }
        for a in found
    ]
    _say(options, told, [f"{a['status']:9} {a['act']} ({a['provision']}) {a['why']}" for a in told])


def _licence(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.licences import licence_on
    from desktop.casework.ruling import act_of

    file = desk.case(case)
    found = licence_on(act_of(desk, file), file, desk.today())
    told = asdict(found) if found else {}
    _say(options, told, [f"{name}: {value}" for name, value in told.items()] or ["no licence was granted here"])


def _check_order(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.order_check import examine

    told = _told(options)
    if "notice" not in told:
        raise FieldError("notice", "--told lacks 'notice'.", code="required")
    found = examine(desk, case, str(told["notice"]), told)
    lines = [f"{each.kind:8} {each.message} ({each.section})" for each in found] or ["nothing stands in the way"]
    _say(options, [asdict(each) for each in found], lines)


def _clocks(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.ruling import clocks_of
    from desktop.law.words import explain

    found = clocks_of(desk, desk.case(case))
    told = [
        {
            "name": c.name,
            "provision": c.provision,
            "section": c.section,
            "starts": c.starts,
            "last_day": c.last_day,
            "first_day": c.first_day,
            "state": c.state,
            "runs_for": c.runs_for,
            "why": explain(c.steps, "en"),
        }
        for c in found
    ]
    _say(
        options,
        told,
        [f"{c['state']:9} {c['last_day'] or c['first_day']} {c['name']} ({c['section']})" for c in told],
    )


def _likely(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop import case_acts
    from desktop.casework import links

    told = _told(options)
    found = links.likely(desk, told.get("form", ""), case_acts.plain(told.get("answers", {})))
    rows = [{"case": x.row.case, "number": x.row.number, "why": x.why, "same_kind": x.same_kind} for x in found]
    _say(options, rows, [f"{r['number']}  {r['why']}" for r in rows])


def _money(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop import money_acts

    try:
        found = money_acts.read(desk, options.case_command, _told(options))
    except KeyError as missing:
        raise FieldError(str(missing.args[0]), f"--told lacks {missing}.", code="required") from missing
    lines = found if isinstance(found, list) else [f"{key}: {value}" for key, value in found.items()]
    _say(options, found, [str(line) for line in lines])


def _list(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.ports import Filter

    rows = desk.store.page(Filter(text=options.text)).rows
    told = [{"case": r.case, "number": r.number, "status": r.status, "title": r.title, "due": r.due} for r in rows]
    _say(options, told, [f"{r.number}  {r.status}  {r.title}" for r in rows])


def _today(options: argparse.Namespace, desk: Desk, case: str) -> None:
    from desktop.casework.today import asks

    told = [
        {"kind": a.kind, "case": a.case, "number": a.number, "what": a.what, "section": a.section, "day": a.day}
        for a in asks(desk)
    ]
    _say(options, told, [f"{a['day'] or '':10} {a['number']} {a['kind']} {a['what']}" for a in told])
