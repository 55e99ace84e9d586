"""An office's first morning: a plan filled in, the office founded, a second PC that joins it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from central import embed
from desktop import cli
from desktop.app import open_program
from desktop.casework import accounts
from desktop.core.clock import today
from desktop.core.errors import FieldErrors, NagardeskError
from desktop.founding import EXAMPLE, found, read
from desktop.sample import read as sample
from desktop.sample import wards


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state-home"))


def plan_with(folder: Path, *changes: tuple[str, str]) -> Path:
    text = EXAMPLE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def faults_of(folder: Path, *changes: tuple[str, str]) -> set[str]:
    program = open_program(folder / "office", state=folder / "state")
    try:
        with pytest.raises(FieldErrors) as told:
            found(program, plan_with(folder, *changes))
        assert program.desk.office().act == ""  # nothing half-written
    finally:
        program.close()
    return {error.field for error in told.value.errors}


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, object]:
    assert cli.main([str(word) for word in words]) == 0
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_from_the_printed_plan_to_a_signed_in_clerk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["office", "example"]) == 0
    plan = tmp_path / "plan.yaml"
    plan.write_text(capsys.readouterr().out, encoding="utf-8")
    told = run(capsys, "--data", tmp_path / "office", "office", "found", plan, "--json")
    program = open_program(tmp_path / "office")
    try:
        assert program.store.office == told["id"]
        passwords = told["passwords"]
        assert isinstance(passwords, dict)
        clerk = accounts.sign_in(program.store, "clerk", passwords["clerk"], today(program.desk.clock))
        assert clerk.roles == ("clerk",)
        with pytest.raises(NagardeskError):
            found(program, plan)  # there is an office already
    finally:
        program.close()


@pytest.mark.parametrize(
    ("key", "value"),
    [("fee.mp-1961:187:2", ""), ("period.mp-1961:187:8b", "fifteen"), ("rule_off.none", "a reason"),
     ("period.mp-1961:187:8b", "{length: 1000000000, unit: year}"), ("period.mp-1961:187:8b", "{length: 0, unit: day}")],
)  # fmt: skip
def test_a_value_that_no_clock_could_read_is_named_in_the_plan(tmp_path: Path, key: str, value: str) -> None:
    changes = (("fee.mp-1961:187:2", key), ("value: 50000", f"value: {value}"))
    assert faults_of(tmp_path, *changes) == {"settings.0.value"}


def test_a_second_pc_joins_by_the_office_s_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = tmp_path / "first" / "office", tmp_path / "second" / "office"
    office = str(run(capsys, "--data", first, "office", "found", plan_with(tmp_path), "--json")["id"])
    centre = embed.start(tmp_path / "centre.db")
    try:
        for folder, more in ((first, ()), (second, ("--office", office))):
            code = centre.code(office)
            run(capsys, "--data", folder, "enrol", "--url", centre.url, "--code", code, *more, "--json")
            assert run(capsys, "--data", folder, "sync", "--json")["agreed"] is True
        there = run(capsys, "--data", second, "office", "show", "--json")
    finally:
        centre.stop()
    assert there["id"] == office
    assert there["officers"] == run(capsys, "--data", first, "office", "show", "--json")["officers"]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("act: mp-1961", "act: xx-1900", "act"),
        ("nagar_panchayat", "panchayat", "body_kind"),
        ("code: ABC", "code: a/b", "code"),
        ("  contact:", "  phone:", "letterhead.phone"),
        ("page: a4", "page: a5", "letterhead.page"),
        ("digits: latin", "digits: roman", "letterhead.digits"),
        ("authority: Chief Municipal Officer", "authority: Chief Officer", "officers.2.authority"),
        ("roles: [administrator]", "roles: [head]", "officers"),
        ("roles: [administrator]", "roles: [owner]", "officers.3.roles"),
        ("- login: inspector", "- login: clerk", "officers.0.login"),
        ("- login: clerk", "- login: clerk\n  password: short", "officers.0.password"),
        ("number: 1,", "nmber: 1,", "wards.0.number"),
        ("latitude: 23.26 ", "latitude: 77.41 ", "latitude"),
        ("body: {hi: नगर परिषद् ..., en", "body: {en", "body"),
        ("dated: 2026-04-01", "dated: 31-04-2026", "settings.0.dated"),
    ],
)
def test_every_fault_is_named_by_its_field(tmp_path: Path, old: str, new: str, field: str) -> None:
    assert field in faults_of(tmp_path, (old, new))


def test_an_office_that_nobody_could_change_today_is_not_founded(tmp_path: Path) -> None:
    later = [(f"{role}]\n  held_from: 2024", f"{role}]\n  held_from: 2099") for role in ("head", "administrator")]
    assert faults_of(tmp_path, *later) == {"officers.2.held_from", "officers.3.held_from"}


@pytest.mark.parametrize("content", [b"", b"- 1\n", b"a: [", b"\xff\xfe", b"x: !!python/object:os.system {}\n"])
def test_what_is_no_plan_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "plan.yaml"
    path.write_bytes(content)
    with pytest.raises(NagardeskError, match=r"no plan|not written in UTF-8"):
        read(path)
    with pytest.raises(NagardeskError, match="can't be read"):
        read(tmp_path / "absent.yaml")


def test_the_sample_office_would_pass_as_a_plan() -> None:
    from desktop.founding import Plan

    Plan.model_validate({**sample("office.yaml"), "wards": wards()})
