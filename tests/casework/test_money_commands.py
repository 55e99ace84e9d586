"""`nagardesk case …` on money: the same acts, refusals and statements, told to a script."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from time_machine import travel

from desktop import case_acts, money_acts, money_commands
from desktop.demo import BEGIN
from tests.casework.test_commands import call, folder
from tests.casework.test_money import WORKS
from tests.casework.test_openings import SUSPECTED, TOLD

__all__ = ["folder"]


def test_every_act_and_reader_has_its_words_and_its_call() -> None:
    assert set(money_acts.CALLS) == {*money_commands.IN_CASE, *money_commands.IN_OFFICE} <= set(case_acts.CALLS)
    assert set(money_acts._READERS) == set(money_commands.READS)


def test_a_script_demands_takes_and_closes_the_day(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def told(act: str, *where: str, **what: Any) -> tuple[int, Any]:
        return call(capsys, folder, act, *where, "--as", "clerk", "--told", json.dumps(what, ensure_ascii=False))

    with travel(BEGIN.replace(month=9), tick=True):
        case = told("complain", provision=SUSPECTED, answers=TOLD)[1]["case"]
        ask = {"head": "charge", "provision": WORKS, "days": 15, "authority": "Bye-law 9", "payer": "क"}
        code, done = told("due", case, **ask, items=[{"says": "debris", "paise": 70_000}])
        assert code == 0
        due = done["entries"][0]["data"]["due"]
        code, refused = told("receipt", case, due=due, paise=70_001, payer="क")
        assert (code, refused["fields"][0]["field"], refused["fields"][0]["params"]) == (1, "paise", {"owed": "700"})
        code, done = told("receipt", case, due=due, paise=50_000, payer="क")
        assert (code, len(done["papers"])) == (0, 1)
        _, shown = told("dues", case=case)
        assert [(d["name"], d["open"], d["fallen"]) for d in shown] == [(due, 20_000, 20_000)]
        assert told("dues")[1] == shown
        days = {"since": "2026-09-01", "until": "2026-09-01"}
        assert told("collection", **days)[1] == [{"head": "charge", "mode": "cash", "paise": 50_000}]
        _, proof = told("statement", **days)
        assert proof["proved"] and proof["total"]["balance"] == 20_000
        code, refused = told("day-close", notes={"500": 2})
        assert (code, refused["fields"][0]["code"]) == (1, "difference")
        assert told("day-close", notes={"500": 1})[0] == 0
        _, book = told("cash-book", **days)
        assert (book["received"], book["closing"], book["proved"]) == (50_000, 50_000, True)
        assert told("cash")[1]["open_days"] == []
        code, refused = told("statement", since="2026-09-01")
        assert (code, refused["fields"][0]["field"]) == (1, "until")
        code, refused = told("due-recover", case, due=due)
        assert (code, refused["code"]) == (1, "not_served")
        for reader in ("fees", "grants", "books"):
            assert told(reader)[0] == 0
