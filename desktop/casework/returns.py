"""Returns and reports: figures of a period, each with the cases that stand behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from desktop.casework.book_words import Span, book
from desktop.casework.desk import Desk
from desktop.casework.exact import Doubtful, doubtful
from desktop.casework.ports import Count, Mark, Marked
from desktop.casework.wording import spread
from desktop.core.errors import FieldError

Labels = tuple[str, ...]
_LIMITS = ("key", "state", "outcome", "pending")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: the keys it stands for (a kind of case, a ward, a month …) and its figures."""

    labels: Labels
    figures: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """A table of figures: what its lines and columns stand for; money is in paise where `paise`."""

    name: str
    title: Mapping[str, str]
    by: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    paise: bool = False

    def total(self) -> tuple[int, ...]:
        """The sum of each column."""
        return tuple(sum(row.figures[n] for row in self.rows) for n in range(len(self.columns)))


def return_tables() -> tuple[str, ...]:
    """The names of the tables that a return holds."""
    return tuple(book("returns")["tables"])


def report_names() -> tuple[str, ...]:
    """The names of the reports that one looks at."""
    return tuple(book("returns")["reports"])


def month_of(year: int, month: int, ward: str = "") -> Span:
    """The days of a month. Raises `FieldError` for a month that there is not."""
    if not 1 <= month <= 12:
        raise FieldError("month", "A month is a number from 1 to 12.", code="month")
    return Span(date(year, month, 1), _month_end(year, month), ward)


def quarter_of(year: int, quarter: int, ward: str = "") -> Span:
    """The days of a quarter of the financial year that begins in April of `year`: 1 is April to June."""
    if not 1 <= quarter <= 4:
        raise FieldError("quarter", "A quarter is a number from 1 to 4; the first begins in April.", code="quarter")
    first = 4 + 3 * (quarter - 1)
    year, first = (year + 1, first - 12) if first > 12 else (year, first)
    return Span(date(year, first, 1), _month_end(year, first + 2), ward)


def _month_end(year: int, month: int) -> date:
    following = date(year + 1, 1, 1) if month == 12 else date(year, month + 1, 1)
    return following - timedelta(days=1)


def read_return(desk: Desk, span: Span) -> list[Figures]:
    """Every table of a return over the span; what lies after today counts in none.

    Raises `FieldError` for a span that has not begun.
    """
    return [read_table(desk, name, span) for name in return_tables()]


def read_table(desk: Desk, name: str, span: Span) -> Figures:
    """One table of a return. Raises `FieldError` if there is none of that name."""
    told = _table(name)
    by, paise = tuple(told["rows"]), told.get("paise", False)
    lines: dict[Labels, dict[str, int]] = {}
    for column, rule in told["columns"].items():
        for labels, figure in _figures(desk, rule, by, span, paise).items():
            lines.setdefault(labels, {})[column] = figure
    columns = tuple(told["columns"])
    rows = [Row(labels, tuple(line.get(column, 0) for column in columns)) for labels, line in sorted(lines.items())]
    kept = tuple(row for row in rows if any(row.figures))
    return Figures(name, spread(told["title"]), by, columns, kept, paise)


def cases_behind(desk: Desk, table: str, column: str, labels: Labels, span: Span) -> Iterator[Marked]:
    """What stands behind a figure of a table, one mark at a time (a case comes once for each thing counted in it)."""
    told = _table(table)
    if column not in told["columns"]:
        raise FieldError("column", f"The table has the columns {', '.join(told['columns'])}.", code="column")
    rule, by = told["columns"][column], tuple(told["rows"])
    unsure = {(d.found.case, d.found.mark): d for d in _doubts(desk, rule, span)}
    asked = _count(rule, (), _capped(desk, span))
    wanted = replace(asked, only=(*asked.only, *zip(by, labels, strict=True)))
    for found in desk.store.marked(wanted):
        if (found.case, found.mark) not in unsure:
            yield found
    for doubt in unsure.values():
        if doubt.true and _group(doubt.found, by) == labels and _fits(rule, doubt.true, _capped(desk, span)):
            yield replace(doubt.found, mark=doubt.true)


def read_report(desk: Desk, name: str, span: Span) -> Figures:
    """A report: for each group of labels how many and, where money is counted, how much (paise).

    Only a report of money has the column `paise`. Labels are keys: a month is 2026-11, an age the least number of days (`ports.AGES`), states and outcomes are keys
    of the words of registers.
    """
    told = book("returns")["reports"].get(name)
    if told is None:
        raise FieldError(
            "report", f"There is no report '{name}'; there are {', '.join(report_names())}.", code="no_book"
        )
    by = tuple(told["by"])
    lines: dict[Labels, list[int]] = {}
    for rule in told["counts"]:
        inner = tuple(each for each in by if each != "what")
        for counted in desk.store.counted(_count(rule, inner, _capped(desk, span))):
            values = dict(zip(inner, counted.values, strict=True))
            labels = tuple(rule["what"] if each == "what" else values[each] for each in by)
            line = lines.setdefault(labels, [0, 0])
            line[0], line[1] = line[0] + counted.number, line[1] + counted.paise
        for doubt in _doubts(desk, rule, span):
            _move(lines, doubt, by, _capped(desk, span))
    columns = ("number", "paise") if told.get("money") else ("number",)
    rows = tuple(Row(labels, tuple(line[: len(columns)])) for labels, line in sorted(lines.items()) if any(line))
    return Figures(name, spread(told["title"]), by, columns, rows)


def cases_in(desk: Desk, report: str, labels: Mapping[str, str], span: Span) -> Iterator[Marked]:
    """What stands behind a figure of a report, one mark at a time; `labels` limits some or all of what it goes by."""
    told = book("returns")["reports"].get(report)
    if told is None:
        raise FieldError(
            "report", f"There is no report '{report}'; there are {', '.join(report_names())}.", code="no_book"
        )
    capped = _capped(desk, span)
    inner = {name: key for name, key in labels.items() if name != "what"}
    for rule in told["counts"]:
        if labels.get("what", rule["what"]) != rule["what"]:
            continue
        unsure = {(d.found.case, d.found.mark): d for d in _doubts(desk, rule, span)}
        asked = _count(rule, (), capped)
        for found in desk.store.marked(replace(asked, only=(*asked.only, *inner.items()))):
            if (found.case, found.mark) not in unsure:
                yield found
        for doubt in unsure.values():
            known = replace(doubt.found, mark=doubt.true) if doubt.true else None
            lies_within = known is not None and known.mark.day <= capped.until.isoformat()
            if known and lies_within and _group(known, tuple(inner), capped) == tuple(inner.values()):
                yield known


def _move(lines: dict[Labels, list[int]], doubt: Doubtful, by: tuple[str, ...], span: Span) -> None:
    """Put a doubtful mark from the group it was counted in into the one where it belongs."""
    for mark, one in ((doubt.found.mark, -1), (doubt.true, 1)):
        if mark and mark.day <= span.until.isoformat():
            known = replace(doubt.found, mark=mark)
            lines.setdefault(_group(known, by, span), [0, 0])[0] += one


def _table(name: str) -> dict[str, Any]:
    told: dict[str, Any] | None = book("returns")["tables"].get(name)
    if told is None:
        raise FieldError("table", f"A return has the tables {', '.join(return_tables())}.", code="table")
    return told


def _figures(desk: Desk, rule: Mapping[str, Any], by: tuple[str, ...], span: Span, paise: bool) -> dict[Labels, int]:
    capped = _capped(desk, span)
    figures = {c.values: c.paise if paise else c.number for c in desk.store.counted(_count(rule, by, capped))}
    if less := rule.get("less"):
        for labels, figure in _figures(desk, less, by, span, paise).items():
            figures[labels] = figures.get(labels, 0) - figure
    for doubt in _doubts(desk, rule, span):
        for mark, one in ((doubt.found.mark, -1), (doubt.true, 1)):
            if mark and _fits(rule, mark, capped):
                labels = _group(doubt.found, by)
                figures[labels] = figures.get(labels, 0) + one
    return figures


def _doubts(desk: Desk, rule: Mapping[str, Any], span: Span) -> list[Doubtful]:
    return (
        doubtful(desk, rule["what"], _capped(desk, span))
        if rule["what"] in ("clock", "compliance", "decision")
        else []
    )


def _capped(desk: Desk, span: Span) -> Span:
    """The span as far as it has come by today: a last day still to come counts in nothing.

    Raises `FieldError` for a span that has not begun.
    """
    today = desk.today()
    if span.since > today:
        raise FieldError("from", "These days are still to come; there is nothing to count yet.", code="future")
    return replace(span, until=min(span.until, today))


def _count(rule: Mapping[str, Any], by: tuple[str, ...], span: Span) -> Count:
    since = "" if rule.get("until_now") else span.since.isoformat()
    until = span.until.isoformat()
    only = tuple((name, rule[name]) for name in _LIMITS if name in rule)
    return Count(rule["what"], since, until, span.ward, until, by, only)


def _fits(rule: Mapping[str, Any], mark: Mark, span: Span) -> bool:
    """Whether a mark is one that a column counts."""
    until = span.until.isoformat()
    if mark.day > until or (not rule.get("until_now") and mark.day < span.since.isoformat()):
        return False
    told = {"key": mark.key, "state": mark.state, "outcome": _outcome(mark, until)}
    return all(told[name] == rule[name] for name in ("key", "state", "outcome") if name in rule)


def _outcome(mark: Mark, as_of: str) -> str:
    met = mark.met if mark.met <= as_of else ""
    if met:
        return "met" if not mark.last or met <= mark.last else "late"
    return "open" if not mark.last else "missed" if mark.last < as_of else "running"


def _group(found: Marked, by: tuple[str, ...], span: Span | None = None) -> Labels:
    told = {"ward": found.ward, "kind": found.kind, "key": found.mark.key, "state": found.mark.state}
    told |= {"month": found.mark.day[:7], "what": found.mark.what}
    if span:
        told["outcome"] = _outcome(found.mark, span.until.isoformat())
    return tuple(told[name] for name in by)
