"""A kill in the middle of an act, two PCs that disagree, and a paper that fails: nothing is half done."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from datetime import date
from pathlib import Path

import pytest

from desktop.app import open_program
from desktop.casework import notices, orders, settle
from desktop.casework.case import fold_case
from desktop.casework.ports import Filter
from desktop.core.clock import FixedClock
from desktop.core.errors import FieldError, NagardeskError, PowerError
from desktop.demo import BEGIN
from desktop.law.packs import Law
from tests.casework.conftest import Open
from tests.casework.ward import Ward

WORKER = Path(__file__).with_name("worker.py")


@pytest.mark.parametrize("after", [0.05, 0.11, 0.17])
def test_a_kill_in_the_middle_of_an_act_leaves_whole_acts(
    tmp_path: Path, founded: Path, law: Law, after: float
) -> None:
    folder = tmp_path / "killed"
    shutil.copytree(founded, folder)
    worker = subprocess.Popen([sys.executable, str(WORKER), str(folder)], stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    told = [worker.stdout.readline() for _ in range(2)]
    time.sleep(after)
    worker.send_signal(signal.SIGKILL)
    told += worker.stdout.read().splitlines()
    worker.wait()
    program = open_program(folder / "data", clock=FixedClock(BEGIN), state=folder / "state", law=law)
    store = program.store
    try:
        assert store.verify().faults == ()
        said = [line.split() for line in told if len(line.split()) == 2]
        files = {row.case: program.desk.case(row.case) for row in store.page(Filter()).rows}
        assert {case for _, case in said} <= files.keys()
        taken: dict[str, list[int]] = {}
        for entry in store.own_after(0, 100_000):
            for series, number in entry.data.get("numbers", ()):
                taken.setdefault(series, []).append(number)
        assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in taken.values())
        for file in files.values():
            assert file.payments, "an application without the receipt that was saved with it"
            for paper in file.papers:
                assert store.blob(paper.sha256).startswith(b"%PDF")
        for what, case in said:
            if what == "issued":
                assert any(n.state == "issued" for n in files[case].notices.values())
    finally:
        program.close()


def test_two_pcs_that_disagree_are_settled_by_a_third_entry(open_ward: Open) -> None:
    first = open_ward("first")
    case = first.until("checklist printed")
    second = open_ward("second")
    assert second.file().number == first.file().number
    premises = first.file().fields["premises"]
    settle.set_field(
        first.on("2026-09-20", "clerk"), case, "premises", {**premises, "house": "14/3"}, "read from the deed"
    )
    settle.set_field(
        second.on("2026-09-20", "clerk", 12), case, "premises", {**premises, "house": "14/4"}, "told by the owner"
    )
    first.take_from(second)
    second.take_from(first)
    for ward in (first, second):
        (open_field,) = ward.file().unsettled
        assert open_field.field == "premises"
        assert {value["house"] for _, value, _ in open_field.said} == {"14/3", "14/4"}
        assert ward.program.store.row(case).flags == "to_settle"  # type: ignore[union-attr]
    with pytest.raises(FieldError):
        settle.set_field(first.on("2026-09-21", "clerk"), case, "premises", premises, " ")
    with pytest.raises(FieldError):
        settle.set_field(first.on("2026-09-21", "clerk"), case, "roof", "flat", "seen")
    third = {**premises, "house": "14/3"}
    settle.set_field(first.on("2026-09-21", "clerk"), case, "premises", third, "the deed was shown")
    second.take_from(first)
    for ward in (first, second):
        assert ward.file().unsettled == []
        assert ward.file().fields["premises"]["house"] == "14/3"
        assert ward.program.store.row(case).flags == ""  # type: ignore[union-attr]
    assert first.program.store.page(Filter()) == second.program.store.page(Filter())


def test_two_pcs_that_issue_one_draft_leave_one_notice_and_both_papers(open_ward: Open) -> None:
    first = open_ward("first")
    case = first.until("notice issued, mp-1961:187:8b")
    second = open_ward("second")
    notice = first.notice()
    notices.issue_notice(first.on("2026-09-23", "cmo"), case, notice)
    notices.issue_notice(second.on("2026-09-23", "cmo", 12), case, notice)
    first.take_from(second)
    second.take_from(first)
    assert first.file().notices[notice].number == second.file().notices[notice].number
    assert len([p for p in first.file().papers if p.kind == "notice"]) == 2


def test_of_two_orders_made_without_a_line_one_is_named_and_the_other_counts_no_more(open_ward: Open) -> None:
    first = open_ward("first")
    case = first.until("order made")
    second = open_ward("second")
    second.clock.at = first.clock.at
    notice = first.notice()
    orders.make_order(first.desk("cmo"), case, notice, first.order())
    orders.make_order(second.desk("cmo"), case, notice, second.order(operative="the other way"))
    assert not first.file().unsettled
    first.take_from(second)
    second.take_from(first)
    for ward in (first, second):
        (open_question,) = ward.file().unsettled
        numbers = [number for _, number, _ in open_question.said]
        assert open_question.field == f"order/{notice}" and len(set(numbers)) == 2
        assert ward.program.store.row(case).flags == "to_settle"  # type: ignore[union-attr]
    day = first.program.desk.today().isoformat()
    with pytest.raises(PowerError):
        settle.set_field(first.on(day, "clerk"), case, open_question.field, numbers[0], "the first was served")
    with pytest.raises(FieldError):
        settle.set_field(first.on(day, "cmo"), case, open_question.field, "another", "because")
    settle.set_field(first.on(day, "cmo", 18), case, open_question.field, numbers[0], "the first was served")
    second.take_from(first)
    for ward in (first, second):
        file = ward.file()
        assert not file.unsettled and open_question.field not in file.fields
        assert [o["number"] for o in file.orders if o["entry"] not in file.void] == numbers[:1]
        assert file.order_on(notice)["number"] == numbers[0]  # type: ignore[index]
        assert [f.event for f in file.facts].count("order.made") == 1


def test_what_another_pc_did_to_a_notice_may_arrive_before_the_notice(ward: Ward) -> None:
    case = ward.until("cause shown")
    entries = ward.program.store.entries(f"case:{case}")
    without = [e for e in entries if e.kind != "notice.drafted"]
    file = fold_case(case, without)
    assert file.number and not file.notices


def test_a_notice_whose_paper_fails_keeps_neither_number_nor_entry(ward: Ward) -> None:
    case = ward.until("notice issued, mp-1961:187:8b")
    finding = next(iter(ward.file().findings))
    bad = notices.draft_notice(
        ward.on("2026-09-23", "clerk"),
        case,
        "mp-1961:187:8b",
        days=7,
        finding=finding,
        addressee={"hi": "श्री \U0001f3e0", "en": "Shri \U0001f3e0"},
    )
    before = ward.entries()
    with pytest.raises(NagardeskError):
        notices.issue_notice(ward.on("2026-09-23", "cmo"), case, bad.entries[0].data["notice"])
    assert ward.entries() == before
    notices.issue_notice(ward.on("2026-09-23", "cmo"), case, ward.notice())
    assert ward.file().notices[ward.notice()].number.endswith("/NT/2026-27/1")


def test_the_projection_of_the_whole_job_rebuilds_to_the_same(ward: Ward) -> None:
    for step in ward.steps():
        step.do()
    store = ward.program.store
    lived = store.dump_projections()
    store.rebuild()
    assert store.dump_projections() == lived
    assert store.verify().faults == ()
    assert ward.file().opened_on == date(2026, 8, 31)
