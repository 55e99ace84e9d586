"""Whatever happened, rebuilding gives what living through it gave."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.casework.ports import CaseRow, Draft, Filter
from desktop.core.clock import FixedClock
from desktop.core.entry import Entry
from desktop.store.store import Store
from tests.store.conftest import Open
from tests.store.work import DAY, OFFICER, project, receive, say

texts = st.sampled_from(["", "Ramesh", "रमेश देशमुख", "क्‍ष १२", "W-07/1", "முருகன்", "a b c", "\n"])
steps = st.fixed_dictionaries(
    {
        "pc": st.sampled_from([0, 0, 1]),
        "subjects": st.lists(st.sampled_from(["case:1", "case:2", "case:3", "premises:1"]), min_size=1, max_size=3),
        "kind": st.sampled_from(["note.made", "note.made", "application.received", "application.withdrawn"]),
        "reads": st.booleans(),
        "fails": st.booleans(),
        "series": st.sampled_from(["", "", "A", "B"]),
        "blob": st.booleans(),
        "minutes": st.integers(-3000, 3000),
        "data": st.fixed_dictionaries(
            {},
            optional={
                "name": texts,
                "ward": st.sampled_from(["", "W-07", "W-12"]),
                "status": st.sampled_from(["open", "closed"]),
                "flags": st.sampled_from(["", "a", "a b", "b a a", "c,a"]),
                "due": st.sampled_from(["", "2027-01-01"]),
                "photos": st.lists(st.sampled_from([{"sha256": "ab" * 32}, {"sha256": "x"}]), max_size=2),
            },
        ),
    }
)
histories = st.lists(st.one_of(steps, st.sampled_from(["exchange", "new device", "rebuild"])), max_size=25)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(history=histories)
def test_the_rebuilt_store_equals_the_lived_one(history: list[object]) -> None:
    clock = FixedClock(datetime(2026, 11, 30, tzinfo=UTC))
    with tempfile.TemporaryDirectory() as place:
        root = Path(place)
        pcs = [
            Store.open(root / name, office="o:1", clock=clock, projector=project, state=root / f"{name}-state")
            for name in ("a", "b")
        ]
        for each in history:
            live(pcs, clock, each)
        live(pcs, clock, "exchange")
        for pc in pcs:
            lived = pc.dump_projections()
            pc.rebuild()
            assert pc.dump_projections() == lived
            assert pc.verify().faults == ()
        assert pcs[0].digest() == pcs[1].digest()
        assert every(pcs[0]) == every(pcs[1])
        for pc in pcs:
            pc.close()


def live(pcs: list[Store], clock: FixedClock, each: object) -> None:
    """One event of a history."""
    if each == "exchange":
        for pc, other in (pcs, pcs[::-1]):
            for device in pc.own_devices():
                other.apply(pc.own_after(other.held().get(device, 0), 1000, device))
    elif each == "new device":
        pcs[0].new_device()
    elif each == "rebuild":
        pcs[0].rebuild()
    else:
        assert isinstance(each, dict)
        clock.at += timedelta(minutes=each["minutes"])
        with contextlib.suppress(RuntimeError):
            save(pcs[each["pc"]], each)


def save(pc: Store, each: dict[str, object]) -> None:
    """One step of work, which may break off at its end."""
    with pc.writing(OFFICER) as step:
        for subject in each["subjects"]:  # type: ignore[attr-defined]
            data = dict(each["data"])  # type: ignore[call-overload]
            if each["series"]:
                data["numbers"] = [[each["series"], step.next_number(str(each["series"]))]]
            if each["blob"]:
                data["sha256"] = step.put_blob(subject.encode())
            before = step.entries(subject) if each["reads"] else []
            added = step.add(Draft(subject, str(each["kind"]), DAY, data))
            if each["reads"]:
                after = step.entries(subject)
                assert len(after) == len(before) + 1
                assert added in after
        if each["fails"]:
            raise RuntimeError("broken off")


def every(pc: Store) -> list[CaseRow]:
    """All rows by number of the case."""
    return sorted(pc.page(Filter(), size=1000).rows, key=lambda row: row.case)


def test_a_new_version_of_the_projector_rebuilds_at_opening(tmp_path: Path, clock: FixedClock) -> None:
    class Newer:
        version = "2"

        def __call__(self, case: str, entries: Iterable[Entry]) -> CaseRow | None:
            row = project(case, entries)
            return row and row._replace(title="new")

    opening = {"office": "o:1", "clock": clock, "state": tmp_path / "pc"}
    with Store.open(tmp_path / "data", projector=project, **opening) as store:
        case = receive(store, name="x").subject
    seen: list[int] = []
    with Store.open(
        tmp_path / "data", projector=Newer(), progress=lambda done, total: seen.append(done), **opening
    ) as store:
        row = store.row(case)
        assert row is not None
        assert row.title == "new"
        assert seen
    seen.clear()
    with Store.open(
        tmp_path / "data", projector=Newer(), progress=lambda done, total: seen.append(done), **opening
    ) as store:
        assert seen == []


def test_a_rebuild_that_breaks_off_leaves_the_old_rows(store: Store) -> None:
    receive(store, name="Ramesh")
    before = store.dump_projections()

    def broken(done: int, total: int) -> None:
        raise RuntimeError("closed the window")

    with pytest.raises(RuntimeError):
        store.rebuild(broken)
    assert store.dump_projections() == before
    say(store, "case:9", name="Suresh")
    assert store.count(Filter()) == 2


def test_a_reader_sees_the_old_rows_while_a_rebuild_goes_on(open_store: Open) -> None:
    store = open_store()
    for n in range(3):
        receive(store, name=f"Ramesh {n}")
    counts: list[int] = []
    store.rebuild(lambda done, total: counts.append(store.count(Filter(text="ram"))))
    assert set(counts) == {3}


def test_a_save_writes_only_the_columns_that_changed(store: Store) -> None:
    case = receive(store, name="Ramesh", ward="W-07", due="2027-01-01").subject
    said: list[str] = []
    writer = store.engine._writer
    assert writer is not None
    writer.set_trace_callback(said.append)
    say(store, case, status="closed")
    say(store, case, due="")
    writer.set_trace_callback(None)
    changes = [sql.split(" set ")[1] for sql in said if sql.startswith("update case_row")]
    columns = [[part.split(" = ")[0] for part in each.split(" where ")[0].split(", ")] for each in changes]
    assert columns == [["status", "updated"], ["due", "updated", "due_sort"]]
    assert not [
        sql for sql in said if "case_fts" in sql or sql.startswith(("insert into case_row", "delete from case_row"))
    ]
