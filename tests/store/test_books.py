"""Lines of registers and figures of returns: their order, their limits, what was corrected, and a rebuilt store."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterable
from datetime import date
from pathlib import Path

import pytest

from desktop.casework.ports import CaseRow, Count, Counted, Draft, Mark, Wanted
from desktop.core.clock import FixedClock
from desktop.core.entry import Entry
from desktop.core.errors import StoreError
from desktop.core.ids import uuid7
from desktop.store.store import Store
from tests.store.work import DAY, OFFICER, project, receive

YEAR = (date(2026, 1, 1), date(2026, 12, 31))
MARKS = (
    Mark("matter", "2026-01-10", "sanctioned", met="2026-02-05"),
    Mark("matter", "2026-01-20", met=""),
    Mark("matter", "2026-06-01", "refused", met="2026-07-20", last="2026-07-01"),
    Mark("matter", "2026-06-02", met="", last="2026-07-02"),
    Mark("matter", "2026-06-03", met="2026-06-30", last="2026-07-03", paise=250),
)


def marking(case: str, entries: Iterable[Entry]) -> CaseRow | None:
    """The row of the plain projector with the marks that the last entry names by their places in MARKS."""
    known = list(entries)
    row = project(case, known)
    return row and row._replace(marks=tuple(MARKS[n] for n in known[-1].data.get("marks", ())))


@pytest.fixture
def marked(tmp_path: Path, clock: FixedClock) -> Iterable[Store]:
    """A store with a case of each ward, one of them with a change of its marks."""
    store = Store.open(tmp_path / "m", office="o", clock=clock, projector=marking, state=tmp_path / "pc-m")
    receive(store, ward="7", kind="build", number="A/1", marks=[0, 1])
    first = receive(store, ward="9", kind="build", number="A/2", marks=[0])
    with store.writing(OFFICER) as step:
        step.add(Draft(first.subject, "note.made", DAY, {"marks": [2, 3, 4]}))
    yield store
    store.close()


def count(store: Store, *by: str, **limits: object) -> list[Counted]:
    """Matters as of the last of June."""
    return store.counted(Count("matter", by=by, **{"as_of": "2026-06-30", **limits}))  # type: ignore[arg-type]


def test_marks_are_counted_in_groups_within_days_and_a_ward(marked: Store) -> None:
    assert count(marked, "ward") == [Counted(("7",), 2, 0), Counted(("9",), 3, 250)]
    assert count(marked, "ward", since="2026-02-01", until="2026-06-02") == [Counted(("9",), 2, 0)]
    assert count(marked, ward="9") == [Counted((), 3, 250)]
    assert count(marked, ward="8") == []
    assert [c.values for c in count(marked, "month", "kind")] == [("2026-01", "build"), ("2026-06", "build")]


def test_what_came_after_the_day_counts_as_not_yet_done(marked: Store) -> None:
    assert count(marked, "pending") == [Counted(("no",), 2, 250), Counted(("yes",), 3, 0)]
    later = count(marked, "outcome", since="2026-06-01", as_of="2026-08-01")
    assert [(c.values[0], c.number) for c in later] == [("late", 1), ("met", 1), ("missed", 1)]
    now = count(marked, "outcome", since="2026-06-01")
    assert [(c.values[0], c.number) for c in now] == [("met", 1), ("running", 2)]
    ages = count(marked, "age", only=(("pending", "yes"),))
    assert sorted((c.values[0], c.number) for c in ages) == [("0", 2), ("91", 1)]


def test_the_cases_behind_a_number_are_as_many_as_it_says(marked: Store) -> None:
    for group in count(marked, "ward", "pending"):
        only = tuple(zip(("ward", "pending"), group.values, strict=True))
        behind = list(marked.marked(Count("matter", as_of="2026-06-30", only=only)))
        assert len(behind) == group.number
        assert {each.ward for each in behind} == {group.values[0]}


def test_a_rebuilt_store_has_the_same_marks(marked: Store) -> None:
    lived = marked.dump_projections()
    assert len(lived["case_mark"]) == 5
    marked.rebuild()
    assert marked.dump_projections() == lived


def test_a_group_or_a_day_that_is_not_there_is_refused(marked: Store) -> None:
    with pytest.raises(StoreError):
        count(marked, "colour")
    with pytest.raises(StoreError):
        marked.counted(Count("matter", by=("outcome",)))


def test_lines_come_by_number_and_within_their_days_and_ward(store: Store) -> None:
    for ward, series in (("7", "B"), ("7", "A"), ("9", "A"), ("7", "A")):
        receive(store, ward=ward, series=series)
    for _ in range(9):
        receive(store, ward="8", series="A")
    found = list(store.lines(Wanted(("application.received",), *YEAR)))
    numbers = [f"A/{n}" for n in range(1, 13)]
    assert [line.entry.data["number"] for line in found] == [*numbers, "B/1"]
    seven = list(store.lines(Wanted(("application.received",), *YEAR, "7")))
    assert [line.entry.data["number"] for line in seven] == ["A/1", "A/3", "B/1"]
    assert {line.row.ward for line in seven if line.row} == {"7"}
    assert list(store.lines(Wanted(("application.received",), date(2027, 1, 1), date(2027, 1, 2)))) == []
    assert list(store.lines(Wanted(("fee.paid",), *YEAR))) == []


def test_a_corrected_line_brings_what_corrected_it(store: Store) -> None:
    wrong = receive(store, ward="7", series="A")
    receive(store, ward="7", series="A")
    with store.writing(OFFICER) as step:
        undone = step.add(Draft(wrong.subject, "entry.undone", DAY, {"reason": "wrong person"}, corrects=wrong.id))
    first, second = store.lines(Wanted(("application.received",), *YEAR))
    assert (first.corrected, second.corrected) == (undone, None)
    (void,) = store.lines(Wanted((), *YEAR, corrections=True))
    assert (void.entry, void.corrected) == (undone, wrong)


def test_entries_outside_cases_come_whatever_the_ward(store: Store) -> None:
    with store.writing(OFFICER) as step:
        step.add(Draft(f"street:{uuid7()}", "line.recorded", DAY, {"name": "High Street"}))
    (line,) = store.lines(Wanted(("line.recorded",), *YEAR, "7"))
    assert line.row is None


def test_memory_does_not_grow_with_the_lines(store: Store) -> None:
    with store.writing(OFFICER) as step:
        for n in range(2500):
            step.add(Draft(f"case:{n % 50}", "fee.paid", DAY, {"paise": n, "says": "x" * 2000}))
    tracemalloc.start()
    total = sum(line.entry.data["paise"] for line in store.lines(Wanted(("fee.paid",), *YEAR)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert total == sum(range(2500))
    assert peak < 4_000_000  # all of them at once would be above 6 MB
