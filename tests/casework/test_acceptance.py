"""A paper is issued in a language only after the head of office accepted its texts."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.app import open_program
from desktop.casework import accounts
from desktop.casework.acceptance import accept_texts, need_accepted
from desktop.casework.intake import receive_application
from desktop.casework.ports import Filter
from desktop.core.clock import FixedClock
from desktop.core.errors import FieldError, PaperError, PowerError
from desktop.demo import BEGIN
from desktop.law.packs import Law
from desktop.sample import FOUNDED, read, wards
from tests.casework.conftest import Open


def test_a_paper_waits_for_the_acceptance_of_its_language(open_ward: Open) -> None:
    ward = open_ward("first")
    office = replace(ward.program.desk.office(), accepted={})
    with pytest.raises(PaperError, match="texts of papers in Hindi") as refused:
        need_accepted(office, ("hi", "en"))
    assert refused.value.code == "texts_not_accepted"
    need_accepted(replace(office, practice=True), ("hi",))
    need_accepted(ward.program.desk.office(), ("hi", "en"))
    with pytest.raises(PaperError, match="Tamil"):
        need_accepted(ward.program.desk.office(), ("ta",))


def test_only_the_head_of_office_accepts_and_the_entry_names_what_he_read(open_ward: Open) -> None:
    ward = open_ward("first")
    with pytest.raises(PowerError):
        accept_texts(ward.desk("clerk"), "ta", "ab")
    with pytest.raises(FieldError):
        accept_texts(ward.desk("cmo"), "fr", "ab")
    accept_texts(ward.desk("cmo"), "ta", "ab")
    told = ward.program.desk.office().accepted["ta"]
    assert (told.edition, told.by) == ("ab", ward.program.desk.office().by_login("cmo").id)  # type: ignore[union-attr]
    need_accepted(ward.program.desk.office(), ("ta", "en"))


def test_without_acceptance_nothing_is_issued_and_nothing_saved(tmp_path: Path, law: Law) -> None:
    plan = {**read("office.yaml"), "wards": wards()}
    for officer in plan["officers"]:
        del officer["password"]
    program = open_program(tmp_path / "data", clock=FixedClock(BEGIN), state=tmp_path / "state", law=law)
    accounts.set_up(program.store, FOUNDED, plan)
    clerk = program.desk.office().by_login("clerk")
    assert clerk is not None
    answers = read("job.yaml")["application"]["answers"] | {"received_on": "2026-07-31"}
    with pytest.raises(PaperError, match="has not accepted the texts"):
        receive_application(program.desk.as_officer(clerk.id), "building_notice", answers)
    assert program.store.count(Filter()) == 0
    program.close()
