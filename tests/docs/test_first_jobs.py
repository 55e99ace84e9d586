"""The first jobs of the guide can be done in the practice ward in their order, all on one day, from the lists named."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.casework import counter, dues, hearing, inspection, orders, receipts
from desktop.casework.ports import Filter
from desktop.ui import guide
from desktop.ui.cases_page import SCOPES
from desktop.ui.help_page import done_since
from tests.ui import sample as job
from tests.ui.sample import TODAY, Sample, read

STEP = re.compile(r"^\d+\. \[[^\]]+\]\(nagardesk://(\S+)\?done=([a-z.]+)\)", re.MULTILINE)
DAY = TODAY.isoformat()


def _do(sample: Sample, kind: str, case: str) -> object:
    """Do one of the first jobs."""
    told, desk = read("job"), sample.desk
    first: Callable[[], str] = lambda: next(iter(desk.case(case).notices))  # noqa: E731
    todo: dict[str, Callable[[], object]] = {
        "checklist.printed": lambda: inspection.print_checklist(sample.at("inspector"), case),
        "inspection.made": lambda: inspection.record_inspection(
            sample.at("inspector"),
            case,
            {**told["inspection"]["answers"], "inspected_on": DAY, "inspected_at": "10:30"},
        ),
        "notice.drafted": lambda: job.draft(sample, case, TODAY),
        "notice.issued": lambda: job.issue(sample, case, TODAY, *desk.case(case).notices),
        "service.attempted": lambda: _serve(sample, case, first()),
        "cause.shown": lambda: hearing.receive_cause(
            sample.at("clerk"), case, first(), TODAY, told["cause"]["pleas"]
        ),
        "hearing.fixed": lambda: hearing.fix_hearing(
            sample.at("cmo"), case, first(), TODAY, "12:00", told["hearing"]["place"]
        ),
        "hearing.held": lambda: hearing.record_hearing(
            sample.at("cmo"), case, first(), {**told["hearing"], "day": TODAY}
        ),
        "order.made": lambda: _order(sample, case, first()),
        "receipt.issued": lambda: _pay(sample, case),
    }
    return todo[kind]()


def _serve(sample: Sample, case: str, notice: str) -> None:
    for turn in read("job")["service"]:
        job.attempt(sample, case, notice, {**turn, "day": TODAY})


def _order(sample: Sample, case: str, notice: str) -> None:
    said: dict[str, Any] = {**read("job")["order"], "day": TODAY}
    desk = sample.at("cmo")
    for doubt in orders.doubts_of(desk, case):
        orders.choose(desk, case, doubt.id, doubt.choices[0], said["doubt"]["reason"])
    pleas = [plea for cause in desk.case(case).causes for plea in cause["pleas"]]
    answers = {plea["id"]: text for plea, text in zip(pleas, said["answers"], strict=True)}
    orders.make_order(desk, case, notice, {**said, "answers": answers})


def _pay(sample: Sample, case: str) -> None:
    asked = next(plan["demand"] for plan in read("ward")["files"] if "demand" in plan)
    due = dues.demand(sample.at("clerk"), case, asked).entries[0].data["due"]
    assert [each.case for each in counter.dues_waiting(sample.desk)] == [case]
    receipts.receive(sample.at("clerk"), case, {"due": due, "paise": asked["items"][0]["paise"], "mode": "cash"})


def _steps(language: str) -> list[tuple[str, str]]:
    page = guide.page(guide.FIRST_JOBS, language)
    assert page and page.language == language
    return STEP.findall(page.text)


def test_the_first_jobs_hold_on_one_day(tmp_path: Path) -> None:
    (_, opens), *steps = _steps("en")
    assert opens == "application.received"
    sample = job.make_sample(tmp_path)
    case = job.receive(sample, TODAY)
    for place, kind in steps:
        if place.startswith("list/"):
            statuses = SCOPES[place.removeprefix("list/")][1]
            shown = [row.case for status in statuses for row in sample.store.page(Filter(status=status)).rows]
            assert case in shown, (place, kind)
        assert kind not in done_since(sample.desk, "")
        _do(sample, kind, case)
        assert kind in done_since(sample.desk, "")


@pytest.mark.parametrize("language", ["hi", "mr", "pa", "ta"])
def test_they_are_the_same_in_each_language(language: str) -> None:
    assert _steps(language) == _steps("en")
