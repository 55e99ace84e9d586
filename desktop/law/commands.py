"""The law's part of the command line: `nagardesk law …` and `nagardesk pack …`."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import Any

from desktop.core.errors import FieldError, NagardeskError
from desktop.law.files import ACTS, RESOURCES, packs_folder
from desktop.law.model import Bound, Unit
from desktop.law.periods import Step, reckon, reckon_hours
from desktop.law.words import LANGUAGES, explain

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
_MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?")


def add_arguments(subparsers: argparse._SubParsersAction[Any]) -> argparse._SubParsersAction[Any]:
    """Add the commands `law` and `pack` to the program's own; `run` carries them out. Returns the jobs of `law`."""
    law = subparsers.add_parser("law", help="what the Acts say: dates, export, checks")
    law.set_defaults(run=run)
    jobs: argparse._SubParsersAction[Any] = law.add_subparsers(dest="law_command", required=True, metavar="WHAT")
    _add_last_day(jobs)
    _add_export(jobs)
    _add_lint(jobs)
    pack = subparsers.add_parser("pack", help="signed law packs: build, verify, install")
    pack.set_defaults(run=run)
    _add_pack(pack.add_subparsers(dest="pack_command", required=True, metavar="WHAT"))
    return jobs


def run(args: argparse.Namespace) -> int:
    """Carry out a command that `add_arguments` added; 0 done, 1 found faults, 2 bad input (said on stderr)."""
    job: Callable[[argparse.Namespace], int] = args.law_job
    try:
        return job(args)
    except NagardeskError as error:
        print(f"nagardesk: {error.message}", file=sys.stderr)
        return 2


def _add_last_day(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser(
        "last-day",
        help="the last day to do something, or the first day on which it may be done",
        description="Count a period as the General Clauses Acts do. at_most: the last day to do it, moved past the "
        "closed days given. at_least: the first day on which it may be done, never moved.",
    )
    parser.add_argument("start", metavar="FROM", help="day of the event, YYYY-MM-DD; for hours YYYY-MM-DDTHH:MM")
    parser.add_argument("length", metavar="LENGTH", help="how many units, a whole number")
    parser.add_argument(
        "unit", metavar="UNIT", choices=[u.value for u in Unit], help=", ".join(u.value for u in Unit)
    )
    parser.add_argument("--bound", choices=["at_most", "at_least"], default="at_most", help="default: at_most")
    parser.add_argument("--closed", metavar="DATE", action="append", default=[], help="a closed day; may be repeated")
    parser.add_argument("--explain", action="store_true", help="show the steps before the date")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the steps")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    parser.set_defaults(law_job=_last_day)


def _last_day(args: argparse.Namespace) -> int:
    unit, bound = Unit(args.unit), Bound(args.bound)
    length = _length(args.length)
    closed = frozenset(_day(text, "--closed") for text in args.closed)
    try:
        if unit is Unit.HOUR:
            hours = reckon_hours(_moment(args.start), length, bound, closed=closed)
            answer, steps = _moment_text(hours.at, args.start), hours.steps
        else:
            days = reckon(_day(args.start, "FROM"), length, unit, bound, closed=closed)
            answer, steps = str(days.day), days.steps
    except ValueError as error:
        raise FieldError("LENGTH", str(error), code="period") from error
    _tell(args, answer, steps)
    return 0


def _tell(args: argparse.Namespace, answer: str, steps: tuple[Step, ...]) -> None:
    sentences = explain(steps, args.language)
    if args.json:
        name = "first_day" if args.bound == "at_least" else "last_day"
        asked = {"from": args.start, "length": int(args.length), "unit": args.unit, "bound": args.bound}
        print(json.dumps({**asked, "closed": args.closed, name: answer, "steps": sentences}, ensure_ascii=False))
        return
    if args.explain:
        print("\n".join(sentences))
    print(answer)


def _length(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", text) or int(text) < 1:
        raise FieldError("LENGTH", f"'{text}' is not a length; give a whole number from 1", code="length")
    return int(text)


def _day(text: str, field: str) -> date:
    if not _DAY.fullmatch(text):
        raise FieldError(field, f"'{text}' is not a date; write it as 2027-02-03", code="date_shape", text=text)
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise FieldError(field, f"'{text}' is no day of the calendar", code="date_no_day", text=text) from None


def _moment(text: str) -> datetime:
    if not _MOMENT.fullmatch(text):
        raise FieldError(
            "FROM", f"'{text}' is not a date and time; write it as 2027-02-03T10:30", code="moment_shape"
        )
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        raise FieldError("FROM", f"'{text}' is no moment of the calendar", code="moment_none", text=text) from None


def _moment_text(at: datetime, asked: str) -> str:
    """The moment as exactly as it was asked for: seconds only where the question had them."""
    exact = "seconds" if len(asked) > 16 and asked[16] == ":" else "minutes"
    return at.isoformat(timespec=exact)


def _add_export(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("export", help="every provision, one JSON object a line")
    parser.add_argument("--format", choices=["jsonl"], default="jsonl")
    parser.add_argument("--act", action="append", default=[], metavar="ID", help="only this Act; may be repeated")
    parser.add_argument("--packs", type=Path, default=ACTS, metavar="DIR", help=argparse.SUPPRESS)
    parser.set_defaults(law_job=_export)


def _export(args: argparse.Namespace) -> int:
    from desktop.law.export import lines
    from desktop.law.packs import load

    try:
        for line in lines(load(args.packs), tuple(args.act)):
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has seen enough, such as `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _add_lint(jobs: argparse._SubParsersAction[Any]) -> None:
    parser = jobs.add_parser("lint", help="faults of the law packs that no schema sees; 1 if there are any")
    parser.add_argument(
        "--packs", type=Path, default=ACTS, metavar="DIR", help="the packs (default: the program's own)"
    )
    parser.add_argument("--coverage", type=Path, metavar="CSV", help="the list of provisions that must be there")
    parser.add_argument("--numbers", type=Path, metavar="DIR", help="the index of every number of the texts")
    parser.set_defaults(law_job=_lint)


def _lint(args: argparse.Namespace) -> int:
    from desktop.law.lint import faults

    kept = RESOURCES.parent / "tests" / "law"  # in a clone of the sources; an installed program has no test data
    coverage = args.coverage or (kept / "coverage.csv" if kept.is_dir() and args.packs == ACTS else None)
    numbers = args.numbers or (kept / "numbers" if kept.is_dir() and args.packs == ACTS else None)
    found = list(faults(args.packs, coverage, numbers))
    for line in found:
        print(line)
    print(f"{len(found)} faults" if found else "no faults")
    return 1 if found else 0


def _add_pack(jobs: argparse._SubParsersAction[Any]) -> None:
    key = jobs.add_parser("new-key", help="make a key to sign packs with; prints its public half")
    key.add_argument("file", type=Path, metavar="KEY")
    key.set_defaults(law_job=_new_key)

    build = jobs.add_parser("build", help="write a pack folder as one signed file")
    build.add_argument("folder", type=Path, metavar="DIR")
    build.add_argument("--key", type=Path, required=True, help="the private key (PEM)")
    build.add_argument("--out", type=Path, help="default: <act>@<version>.lawpack here")
    build.set_defaults(law_job=_build)

    sign = jobs.add_parser("sign", help="sign pack folders where they lie")
    sign.add_argument("folders", type=Path, nargs="+", metavar="DIR")
    sign.add_argument("--key", type=Path, required=True, help="the private key (PEM)")
    sign.set_defaults(law_job=_sign)

    for name, job, told in (
        ("verify", _verify, "say whether a pack file or folder is what was signed"),
        ("install", _install, "install a signed pack, also from a stick"),
    ):
        parser = jobs.add_parser(name, help=told)
        parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument(
            "--key", type=Path, action="append", default=[], help="public keys to trust (default: the releases')"
        )
        parser.set_defaults(law_job=job)
        if name == "install":
            parser.add_argument("--to", type=Path, help="folder of installed packs (default: this user's)")


def _new_key(args: argparse.Namespace) -> int:
    from desktop.law.signing import new_key

    print(new_key(args.file), end="")
    return 0


def _build(args: argparse.Namespace) -> int:
    from desktop.law.packs import read_pack
    from desktop.law.signing import build, read_private_key

    out = args.out or Path(f"{read_pack(args.folder).pack}.lawpack")
    print(f"{build(args.folder, read_private_key(args.key), out)['pack']}: {out}")
    return 0


def _sign(args: argparse.Namespace) -> int:
    from desktop.law.signing import read_private_key, sign

    key = read_private_key(args.key)
    for folder in args.folders:
        print(f"{sign(folder, key)['pack']}: signed")
    return 0


def _verify(args: argparse.Namespace) -> int:
    from desktop.law.signing import read_public_keys, verify

    manifest = verify(args.file, read_public_keys(args.key))
    print(f"{manifest['pack']}: {len(manifest['files'])} files as signed")
    return 0


def _install(args: argparse.Namespace) -> int:
    from desktop.law.signing import install, read_public_keys

    print(install(args.file, args.to or packs_folder(), read_public_keys(args.key)))
    return 0
