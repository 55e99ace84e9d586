"""Old registers brought in: a dry run first, good rows in, bad rows out to a file that can be corrected and brought again.

Nothing is doubled: each line has a key, and one that was brought before is passed over, whether the file is brought
twice, stopped half-way, or comes back corrected.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

from desktop.core.errors import FieldError
from desktop.forms.definition import Form
from desktop.interchange.badrows import BadRows
from desktop.interchange.cells import Table, bad_file
from desktop.interchange.csvfile import CsvFile
from desktop.interchange.lines import Line, Problem, Reader
from desktop.interchange.plan import Plan
from desktop.interchange.workbook import Workbook

MOST_PROBLEMS = 1000  # told one by one; the file of bad rows has all of them
TOGETHER = 500  # lines saved in one transaction
Lines = Sequence[tuple[str, Mapping[str, Any]]]  # (key, answers) each
Save = Callable[[Lines], int]  # gives how many were new
Seen = Callable[[str], bool]  # whether a line with this key was brought before


@dataclass(slots=True)
class Report:
    """What an import did: rows read, good, saved, brought before, doubled in the file, bad; and the first problems."""

    read: int = 0
    good: int = 0
    saved: int = 0
    already: int = 0
    doubled: int = 0
    bad: int = 0
    cancelled: bool = False
    problems: list[Problem] = field(default_factory=list)
    by_code: dict[str, int] = field(default_factory=dict)

    def tell(self, problems: tuple[Problem, ...]) -> None:
        """Count problems and keep the first ones."""
        for problem in problems:
            self.by_code[problem.code] = self.by_code.get(problem.code, 0) + 1
            if len(self.problems) < MOST_PROBLEMS:
                self.problems.append(problem)


@dataclass(frozen=True, slots=True)
class Hooks:
    """What an import is given: where lines go, what is there already, who is told and who may stop it.

    `progress` gets the number of rows read so far, about every hundred; `cancelled` is asked as often.
    """

    save: Save
    seen: Seen
    progress: Callable[[int], None] = lambda rows: None
    cancelled: Callable[[], bool] = lambda: False


@contextmanager
def open_table(path: Path, sheet: str = "", encoding: str = "") -> Iterator[Table]:
    """The table in an .xlsx or .csv file. Raises `FieldError` with the reason where it can't be read."""
    if not path.is_file():
        raise bad_file(f"There is no file {path.name} here.", "missing")
    with ExitStack() as close:
        if path.suffix.lower() in (".csv", ".txt", ".tsv"):
            yield CsvFile(path, encoding)
        else:
            yield close.enter_context(Workbook(path)).sheet(sheet)


def bring(
    path: Path,
    plan: Plan,
    form: Form,
    today: date,
    hooks: Hooks,
    *,
    dry_run: bool = False,
    bad_rows: Path | None = None,
    lists: Mapping[str, Collection[str]] | None = None,
    local: Mapping[str, Decimal] | None = None,
) -> Report:
    """Bring the register in `path`; `form` is the back-entry form that `plan` answers.

    Rows are saved by TOGETHER, each lot whole or not at all, so stopping loses nothing that was saved. A dry run
    saves nothing but does everything else. Bad rows go to `bad_rows` (.xlsx) with what is wrong beside them. Raises
    `FieldError` where the file or the plan can't be read; rows saved before that stay.
    """
    report = Report()
    inside: set[bytes] = set()
    lot: list[tuple[str, Mapping[str, Any]]] = []

    def save() -> None:
        if lot:
            report.saved += hooks.save(tuple(lot))
            lot.clear()

    with open_table(path, plan.sheet, plan.encoding) as table, ExitStack() as close:
        reader = Reader(table, plan, form, today, lists or {}, local or {})
        out = close.enter_context(BadRows(bad_rows, reader.headers, table.name)) if bad_rows else None
        for line in reader.lines():
            report.read += 1
            if report.read % 100 == 0:
                hooks.progress(report.read)
                if hooks.cancelled():
                    report.cancelled = True
                    break
            if line.problems:
                _turn_away(line, report, out)
            elif _is_new(line, report, inside, hooks) and not dry_run:
                lot.append((line.key, line.answers))
            if len(lot) == TOGETHER:
                save()
        save()
        hooks.progress(report.read)
    return report


def _turn_away(line: Line, report: Report, out: BadRows | None) -> None:
    report.bad += 1
    report.tell(line.problems)
    if out is not None:
        out.add(line.row, line.problems)


def _is_new(line: Line, report: Report, inside: set[bytes], hooks: Hooks) -> bool:
    """Whether a good line stands neither earlier in this file nor in the office already."""
    report.good += 1
    short = bytes.fromhex(line.key)[:16]
    if short in inside:
        report.doubled += 1
        twice = FieldError("", "The same line stands earlier in this file.", code="doubled")
        report.tell((Problem(line.row.number, "", "", "", twice.message, twice.code, {}),))
        return False
    inside.add(short)
    seen = hooks.seen(line.key)
    report.already += seen
    return not seen
