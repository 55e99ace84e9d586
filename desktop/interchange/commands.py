"""What comes in and goes out, without a screen: `nagardesk import register …` and `nagardesk form …`."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

from desktop.core import outfile
from desktop.core.errors import NagardeskError
from desktop.forms.back_entry import back_entry
from desktop.forms.definition import FORMS, Form, form_files, load
from desktop.forms.lint import ActFacts, lint_folder
from desktop.forms.writing import to_yaml
from desktop.interchange import plan as plans
from desktop.interchange import registers, xlsform

Render = Callable[[Form, str, Path], None]  # form, language, picture


@dataclass(frozen=True, slots=True)
class Tools:
    """What the commands are given by whoever joins the parts.

    `acts` is asked for only by `form lint`; `save` (form, register, lines; gives how many were new) and `seen` by an
    import that is no dry run (see `registers.Hooks`); `lists` and `local` are the office's own choices and units of land; `plans` is where maps are
    remembered; `render` draws a form as a picture (it needs the window's toolkit).
    """

    today: date
    acts: Callable[[], Mapping[str, ActFacts]] = dict
    save: Callable[[str, str, registers.Lines], int] | None = None
    seen: registers.Seen = lambda key: False
    lists: Mapping[str, Collection[str]] = field(default_factory=dict)
    local: Mapping[str, Decimal] = field(default_factory=dict)
    plans: Path | None = None
    render: Render | None = None

    def saver(self, form: str, register: str) -> registers.Save:
        """How the lines of one register are saved."""
        save = self.save
        return (lambda lines: save(form, register, lines)) if save else (lambda lines: 0)


@contextmanager
def _stopping() -> Iterator[Callable[[], bool]]:
    """Ctrl+C ends an import after the rows at hand, with its report, instead of breaking it off."""
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


def add_arguments(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the commands `import` and `form` to the program's own; `run` carries them out."""
    bring = subparsers.add_parser("import", help="bring in what is kept elsewhere")
    _add_register(bring.add_subparsers(dest="import_command", required=True, metavar="WHAT"))
    form = subparsers.add_parser("form", help="forms and checklists: check, picture, spreadsheet")
    jobs = form.add_subparsers(dest="form_command", required=True, metavar="WHAT")
    lint = jobs.add_parser("lint", help="tell what is wrong with the forms")
    lint.add_argument("--folder", type=Path, default=FORMS, help="forms of a town's own")
    lint.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    lint.set_defaults(interchange_job=_lint)
    preview = jobs.add_parser("preview", help="draw a form as it looks on the screen")
    preview.add_argument("name", metavar="NAME", help="a form, or 'all'; then --out is a folder")
    preview.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    preview.add_argument(
        "--language", default="en", choices=[*xlsform.LANGUAGES, "all"], help="'all': those of the form's own title"
    )
    preview.set_defaults(interchange_job=_preview)
    _add_xlsform(jobs)


def _add_register(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser(
        "register",
        help="bring in an old register from .xlsx or .csv",
        description="Bring in the lines of an old register. Without --map the columns are guessed from their headers, "
        "and nothing is saved: look at the map with --dry-run --save-map, then give it back with --map.",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--kind", required=True, metavar="K", help="the form that the lines answer, as building_notice"
    )
    parser.add_argument("--map", type=Path, metavar="M.json", help="which column answers what")
    parser.add_argument("--save-map", type=Path, metavar="M.json", help="write the map that was used")
    parser.add_argument(
        "--as",
        dest="login",
        default="",
        metavar="LOGIN",
        help="who brings the lines in; the password is read from NAGARDESK_PASSWORD",
    )
    parser.add_argument("--dry-run", action="store_true", help="tell every problem, save nothing")
    parser.add_argument("--bad", type=Path, metavar="FILE.xlsx", help="write the bad rows here, to be corrected")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(interchange_job=_register)


def _add_xlsform(jobs: argparse._SubParsersAction[Any]) -> None:
    sheet = jobs.add_parser("xlsform", help="a form as a spreadsheet that ODK opens, and back")
    ways = sheet.add_subparsers(dest="way", required=True, metavar="WAY")
    out = ways.add_parser("export", help="write a form as XLSForm")
    out.add_argument("name", metavar="NAME")
    out.add_argument("--out", type=Path, required=True, metavar="FILE.xlsx")
    out.set_defaults(interchange_job=_export)
    back = ways.add_parser("import", help="read an XLSForm into a form of the town's own")
    back.add_argument("file", type=Path, metavar="FILE.xlsx")
    back.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    back.set_defaults(interchange_job=_import)


def run(args: argparse.Namespace, tools: Tools) -> int:
    """Carry out a command that `add_arguments` added; 0 done, 1 found faults, 2 bad input (said on stderr)."""
    job: Callable[[argparse.Namespace, Tools], int] = args.interchange_job
    try:
        return job(args, tools)
    except NagardeskError as error:
        if getattr(args, "json", False):
            print(json.dumps({"error": error.message, "code": error.code}, ensure_ascii=False))
        print(f"nagardesk: {error.message}", file=sys.stderr)
    except OSError as error:
        print(f"nagardesk: {error.filename}: {error.strerror}", file=sys.stderr)
    return 2


def _register(args: argparse.Namespace, tools: Tools) -> int:
    form = back_entry(load(args.kind))
    plan, known = _plan(args, form, tools)
    dry = args.dry_run or not known
    if not dry and tools.save is None:
        raise NagardeskError(
            "Say who brings the lines in with --as LOGIN (password in NAGARDESK_PASSWORD), or try with --dry-run.",
            code="nobody",
        )
    if args.save_map:
        plans.save(plan, args.save_map)
    with _stopping() as stopped:
        report = registers.bring(
            args.file,
            plan,
            form,
            tools.today,
            registers.Hooks(tools.saver(form.name, plan.register), tools.seen, _progress(args), stopped),
            dry_run=dry,
            bad_rows=args.bad,
            lists=tools.lists,
            local=tools.local,
        )
    if known and tools.plans and not dry:
        plans.remember(plan, tools.plans)
    _tell_report(args, report, plan, dry)
    return 1 if report.bad else 0


def _plan(args: argparse.Namespace, form: Form, tools: Tools) -> tuple[plans.Plan, bool]:
    """The map to use, and whether a person has approved it (given, or remembered for these headers)."""
    if args.map:
        plan = plans.read(args.map)
        if plan.form != form.name:
            raise NagardeskError(f"The map is for '{plan.form}', not for '{form.name}'.", code="map")
        return plan, True
    with registers.open_table(args.file) as table:
        guessed = plans.guess(table, form)
    kept = plans.recall(form.name, guessed.columns, tools.plans) if tools.plans else None
    return (kept, True) if kept else (guessed, False)


def _progress(args: argparse.Namespace) -> Callable[[int], None]:
    def tell(rows: int) -> None:
        if not args.json and sys.stderr.isatty():
            print(f"\r{rows} rows", end="", file=sys.stderr, flush=True)

    return tell


def _tell_report(args: argparse.Namespace, report: registers.Report, plan: plans.Plan, dry: bool) -> None:
    if args.json:
        print(json.dumps({**asdict(report), "dry_run": dry, "map": asdict(plan)}, ensure_ascii=False, default=str))
        return
    for problem in report.problems:
        place = f"row {problem.row}" + (f", column {problem.column} ({problem.header})" if problem.column else "")
        print(f"{place}: {problem.text}")
    print(
        f"{report.read} rows read, {report.good} good, {report.saved} saved, {report.already} brought before, "
        f"{report.doubled} doubled, {report.bad} bad."
        + (" Nothing was saved." if dry else "")
        + (" Stopped; bring the file again for the rest." if report.cancelled else "")
    )
    if dry and not args.dry_run:
        print(
            "The columns were only guessed. Look at the map (--save-map), put it right and give it back with --map."
        )


def _lint(args: argparse.Namespace, tools: Tools) -> int:
    faults = lint_folder(tools.acts(), args.folder)
    _tell(args, [asdict(fault) for fault in faults], (str(fault) for fault in faults))
    return 1 if faults else 0


def _tell(args: argparse.Namespace, whole: Any, lines: Iterable[str]) -> None:
    if args.json:
        print(json.dumps({"faults": whole}, ensure_ascii=False))
    else:
        print("\n".join(lines) or "no faults")


def _preview(args: argparse.Namespace, tools: Tools) -> int:
    if tools.render is None:
        raise NagardeskError("A picture needs the window, which is not installed here.", code="no_window")
    if "all" not in (args.name, args.language):
        tools.render(load(args.name), args.language, args.out)
        return 0
    args.out.mkdir(parents=True, exist_ok=True)
    for form in map(load, [path.stem for path in form_files()] if args.name == "all" else [args.name]):
        for language in form.title if args.language == "all" else [args.language]:
            tools.render(form, language, args.out / f"{form.name}.{language}.png")
    return 0


def _export(args: argparse.Namespace, tools: Tools) -> int:
    xlsform.write(load(args.name), args.out)
    return 0


def _import(args: argparse.Namespace, tools: Tools) -> int:
    form = xlsform.load(args.file)
    args.out.mkdir(parents=True, exist_ok=True)
    target = args.out / f"{form.name}.yaml"
    outfile.write(target, to_yaml(form).encode(), public=True)
    print(target)
    return 0
