"""`nagardesk register|return|report|permits` and `case bundle`: the books of an office without a screen."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop.core import console, dates, outfile
from desktop.core.errors import FieldError, NagardeskError

if TYPE_CHECKING:
    from desktop.app import Program
    from desktop.casework.book_words import Span
    from desktop.casework.desk import Desk
    from desktop.casework.returns import Figures

Job = Callable[[argparse.Namespace, "Desk"], dict[str, Any]]
_AGO = 365  # days that a report goes back unless said


def add_arguments(subparsers: argparse._SubParsersAction[Any], folder: Callable[[], Path]) -> None:
    """Add `register`, `return`, `report` and `permits`; `folder` tells the data folder where none is named."""
    register = subparsers.add_parser("register", help="the registers of the office")
    jobs = register.add_subparsers(required=True, metavar="WHAT")
    _add(jobs, "list", _list, folder, "every register and its columns")
    out = _add(jobs, "print", _print, folder, "a register as .pdf, .xlsx or .csv")
    out.add_argument("register", metavar="KIND")
    _span(out, needed=True)
    _out(out)

    returns = subparsers.add_parser("return", help="the monthly and quarterly returns")
    kinds = returns.add_subparsers(required=True, metavar="WHICH")
    for name, words, part in (("monthly", "a month", "month"), ("quarterly", "a quarter from April", "quarter")):
        parser = _add(kinds, name, _return, folder, f"the return of {words}")
        parser.add_argument(
            "--year", type=console.whole(1900, 2199), required=True, help="the calendar year; a quarter's April"
        )
        parser.add_argument(f"--{part}", type=console.whole(1, 12), required=True, dest="part")
        parser.add_argument("--ward", default="")
        parser.add_argument("--cases", default="", metavar="TABLE.COLUMN", help="the cases behind a column's figures")
        parser.set_defaults(kind=name)
        _out(parser, needed=False)

    report = _add(subparsers, "report", _report, folder, "figures to look at: pendency, money, notices, clocks")
    report.add_argument("report", metavar="NAME")
    _span(report, needed=False)
    _out(report, needed=False)

    permits = subparsers.add_parser("permits", help="permits as open data")
    exports = permits.add_subparsers(required=True, metavar="WHAT")
    export = _add(exports, "export", _permits, folder, "applications for permits as BLDS, without personal data")
    _span(export, needed=False)
    export.add_argument("--out", type=Path, required=True, help="a .csv file")


def add_bundle(jobs: argparse._SubParsersAction[Any], folder: Callable[[], Path]) -> None:
    """Add `bundle` to the jobs of `nagardesk case`."""
    bundle = _add(jobs, "bundle", _bundle, folder, "a case bound for a court in one PDF")
    bundle.add_argument("case", help="the case's id or its number")
    bundle.add_argument("--leave-out", action="append", default=[], metavar="SHA256", help="a picture to leave out")
    _out(bundle)


def _add(
    jobs: argparse._SubParsersAction[Any], name: str, job: Job, folder: Callable[[], Path], words: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = jobs.add_parser(name, help=words)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(run=lambda options: run(options, folder), book_job=job, login="")
    return parser


def _span(parser: argparse.ArgumentParser, *, needed: bool) -> None:
    parser.add_argument("--from", dest="since", required=needed, default="", help="the first day")
    parser.add_argument("--to", dest="until", required=needed, default="", help="the last day, included")
    parser.add_argument("--ward", default="", help="one ward only")


def _out(parser: argparse.ArgumentParser, *, needed: bool = True) -> None:
    parser.add_argument("--out", type=Path, required=needed, default=None, help="the file to write")
    parser.add_argument("--as", dest="login", default="", metavar="LOGIN", help="who signs in; see `nagardesk case`")
    parser.add_argument("--language", default="", help="of a table; the office's own if left out")


def run(options: argparse.Namespace, folder: Callable[[], Path]) -> int:
    """Carry out a command of this module: 0 done, 1 refused (said on stderr)."""
    from desktop.app import open_office

    program = open_office(options.data or folder(), reading=options.book_job not in (_print, _bundle))
    try:
        told = options.book_job(options, _desk(program, options.login))
    except NagardeskError as error:
        print(f"nagardesk: {error.message}", file=sys.stderr)
        return 1
    finally:
        program.close()
    if options.json:
        print(json.dumps(told, ensure_ascii=False, default=str))
    else:
        _say(told)
    return 0


def _desk(program: Program, login: str) -> Desk:
    """The desk with the person who signs in; with nobody where no name is given."""
    from desktop.case_commands import sign_in

    return sign_in(program, login) if login else program.desk


def _say(told: dict[str, Any]) -> None:
    for name, value in told.items():
        if isinstance(value, list):
            print(f"{name}:")
            for each in value:
                print("  " + ("  ".join(str(v) for v in each.values()) if isinstance(each, dict) else str(each)))
        else:
            print(f"{name}: {value}")


def _need_person(options: argparse.Namespace) -> None:
    if not options.login:
        raise FieldError("as", "Sign in with --as: a register, and whatever is certified, is somebody's act.")


def _days(options: argparse.Namespace, desk: Desk) -> Span:
    from desktop.casework.book_words import Span

    until = dates.parse(options.until, "to") if options.until else desk.today()
    since = dates.parse(options.since, "from") if options.since else date.fromordinal(until.toordinal() - _AGO)
    return Span(since, until, options.ward)


def _language(options: argparse.Namespace, desk: Desk) -> str:
    languages = desk.office().languages
    if options.language and options.language not in languages:
        raise FieldError("language", f"The office writes in {', '.join(languages)}.", code="language")
    return options.language or languages[0]


def _list(options: argparse.Namespace, desk: Desk) -> dict[str, Any]:
    from desktop.casework.registers import register, register_names

    rows = []
    for name in register_names():
        chosen = register(name)
        heads = ", ".join(column.head["en"] for column in chosen.columns)
        rows.append({"name": name, "title": chosen.title["en"], "columns": heads, "office_only": chosen.office_only})
    return {"registers": rows}


def _print(options: argparse.Namespace, desk: Desk) -> dict[str, Any]:
    from desktop.casework import register_pages as pages
    from desktop.casework.registers import register

    _need_person(options)
    chosen, span = register(options.register), _days(options, desk)
    if options.out.suffix == ".pdf":
        pdf, closing = pages.print_register(desk, chosen, span)
        outfile.write(options.out, pdf)
    else:
        from desktop.interchange.tables import write_table

        closing = pages.Closing()
        rows = pages.register_table(desk, chosen, span, _language(options, desk), closing)
        write_table(options.out, chosen.name, rows, chosen.summed)
        pages.note_reading(desk, chosen, span, closing, "exported")
    sums = {chosen.columns[n].cell: paise for n, paise in closing.sums.items()}
    return {"file": str(options.out), "lines": closing.lines, "struck": closing.struck, "paise": sums}


def _return(options: argparse.Namespace, desk: Desk) -> dict[str, Any]:
    from desktop.casework.return_pages import figures_rows, return_orders
    from desktop.casework.returns import month_of, quarter_of, read_return

    span = (month_of if options.kind == "monthly" else quarter_of)(options.year, options.part, options.ward)
    told: dict[str, Any] = {"from": span.since, "to": span.until}
    if options.cases:
        return {**told, "cases": _behind(options, desk, span)}
    if options.out and options.out.suffix == ".pdf":
        _need_person(options)
        outfile.write(options.out, desk.press.print_run(return_orders(desk, options.kind, span)))
        return {**told, "file": str(options.out)}
    tables = read_return(desk, span)
    if options.out:
        from desktop.interchange.tables import write_sheets

        language = _language(options, desk)
        sheets = [(t.name, figures_rows(desk, t, language), _money(t)) for t in tables]
        write_sheets(options.out, sheets)
        told["file"] = str(options.out)
    return {**told, **{table.name: _lines(table) for table in tables}}


def _behind(options: argparse.Namespace, desk: Desk, span: Span) -> list[dict[str, Any]]:
    """The cases behind the figures of a column, in every line of the table."""
    from desktop.casework.returns import cases_behind, read_table

    table, _, column = options.cases.partition(".")
    found = read_table(desk, table, span)
    return [
        {"labels": list(row.labels), "case": each.case, "number": each.number, "day": each.mark.day}
        for row in found.rows
        for each in cases_behind(desk, table, column, row.labels, span)
    ]


def _money(table: Figures) -> tuple[int, ...]:
    """The columns of a table, from 0, that hold paise."""
    first = len(table.by)
    return tuple(first + n for n, name in enumerate(table.columns) if table.paise or name == "paise")


def _lines(table: Figures) -> list[dict[str, Any]]:
    names = (*table.by, *table.columns)
    return [dict(zip(names, (*row.labels, *row.figures), strict=True)) for row in table.rows]


def _report(options: argparse.Namespace, desk: Desk) -> dict[str, Any]:
    from desktop.casework.return_pages import figures_rows, report_order
    from desktop.casework.returns import read_report

    span = _days(options, desk)
    found = read_report(desk, options.report, span)
    told = {"report": found.name, "from": span.since, "to": span.until, "rows": _lines(found)}
    if options.out and options.out.suffix == ".pdf":
        _need_person(options)
        outfile.write(options.out, desk.press.print(report_order(desk, found, span)).pdf)
    elif options.out:
        from desktop.interchange.tables import write_table

        write_table(options.out, found.name, figures_rows(desk, found, _language(options, desk)), _money(found))
    return {**told, "file": str(options.out)} if options.out else told


def _permits(options: argparse.Namespace, desk: Desk) -> dict[str, Any]:
    from desktop.casework.permits import COLUMNS, permits
    from desktop.interchange.tables import as_rows, write_table

    lines = write_table(options.out, "permits", as_rows(COLUMNS, permits(desk, _days(options, desk))))
    return {"file": str(options.out), "permits": lines}


def _bundle(options: argparse.Namespace, desk: Desk) -> dict[str, Any]:
    from desktop.case_commands import find
    from desktop.casework.bundle import bind_case

    _need_person(options)
    bundle = bind_case(desk, find(desk, options.case), options.leave_out)
    outfile.write(options.out, bundle.pdf)
    told = {name: getattr(bundle, name) for name in ("pages", "papers", "photographs", "entries", "chain")}
    return {"file": str(options.out), **told, "unproved": list(bundle.unproved)}
