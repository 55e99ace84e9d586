"""Marks that closed days of the office may move: looked at in the case itself, with the office's calendar.

The store's marks are worked out from the entries of a case alone, before closed days are counted. Only where a last
day falls on a closed day can the office's calendar make a difference; those few cases are opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from desktop.casework.book_words import Span
from desktop.casework.case import CaseFile
from desktop.casework.desk import Desk
from desktop.casework.marks import marks_of
from desktop.casework.office import Office
from desktop.casework.ports import Count, Mark, Marked
from desktop.casework.ruling import act_of, clocks_on

_RUN = timedelta(days=15)  # no office is closed longer


@dataclass(frozen=True, slots=True)
class Doubtful:
    """A mark as the store has it, and as the calendar makes it (None where it is no more)."""

    found: Marked
    true: Mark | None


def doubtful(desk: Desk, what: str, span: Span) -> list[Doubtful]:
    """The marks of the span that the office's closed days change: clock and compliance, or decision (by silence)."""
    office = desk.office()
    looked = [
        Doubtful(found, _true(desk, office, found, span.until)) for found in _candidates(desk, office, what, span)
    ]
    return [each for each in looked if each.true != each.found.mark]


def _candidates(desk: Desk, office: Office, what: str, span: Span) -> Iterator[Marked]:
    since, until = (span.since - _RUN).isoformat(), span.until.isoformat()
    limits = [(("key", "deemed"),)] if what == "decision" else [(("outcome", "late"),), (("outcome", "missed"),)]
    for only in limits:
        for found in desk.store.marked(Count(what, since, until, span.ward, until, (), only)):
            last = date.fromisoformat(found.mark.last)
            done = date.fromisoformat(found.mark.met) if found.mark.met else span.until
            if office.is_closed(last) and (what == "decision" or done - last <= _RUN):
                yield found


def exact_marks(desk: Desk, office: Office, file: CaseFile, until: date) -> tuple[Mark, ...]:
    """The marks of a case with its clocks as the office's calendar has them on `until`."""
    return marks_of(act_of(desk, file), file, clocks_on(desk, office, file, until))


def _true(desk: Desk, office: Office, found: Marked, until: date) -> Mark | None:
    """The same mark with the clocks of the case as the office's calendar has them on `until`."""
    exact = exact_marks(desk, office, desk.case(found.case), until)
    same = [m for m in exact if m.what == found.mark.what and (m.what == "decision" or _same(m, found.mark))]
    return min(same, key=lambda m: abs(date.fromisoformat(m.day) - date.fromisoformat(found.mark.day)), default=None)


def _same(one: Mark, other: Mark) -> bool:
    return (one.key, one.state) == (other.key, other.state)
