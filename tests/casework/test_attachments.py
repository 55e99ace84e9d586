"""Scans in a case: what they are is looked at, the same one is kept once, nothing else is taken."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from desktop.app import Program, open_program
from desktop.casework import intake
from desktop.casework.attachments import attach
from desktop.casework.desk import Desk
from desktop.core.errors import FieldError
from desktop.sample import found_office, read


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = open_program(tmp_path / "pc", state=tmp_path / "state")
    found_office(program)
    yield program
    program.close()


@pytest.fixture
def desk(program: Program) -> Desk:
    clerk = program.desk.office().by_login("clerk")
    assert clerk is not None
    return program.desk.as_officer(clerk.id)


@pytest.fixture
def case(desk: Desk) -> str:
    return intake.receive_application(desk, "building_notice", read("job.yaml")["application"]["answers"]).case


def picture() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (40, 30), "white").save(out, "PNG")
    return out.getvalue()


def test_a_picture_is_kept_under_its_hash_and_once(desk: Desk, case: str) -> None:
    done = attach(desk, case, picture(), "छज्जा.png", "The balcony, from the street")
    assert desk.store.blob(done.entries[0].data["sha256"]) == picture()
    assert attach(desk, case, picture(), "again.png", "The same").entries == ()
    held = desk.case(case).attachments
    assert [(a["kind"], a["name"], a["title"]) for a in held] == [("png", "छज्जा.png", "The balcony, from the street")]


@pytest.mark.parametrize(
    ("content", "name"),
    [(b"", "empty.pdf"), (b"MZ\x90\x00", "plan.pdf"), (b"%PDF-1.7 broken", "torn.pdf"), (picture()[:60], "half.png")],
)
def test_what_is_no_whole_paper_is_refused_and_changes_nothing(
    desk: Desk, case: str, content: bytes, name: str
) -> None:
    before = len(desk.case(case).entries)
    with pytest.raises(FieldError) as found:
        attach(desk, case, content, name, "A plan")
    assert found.value.field == "file"
    assert name in found.value.message
    assert len(desk.case(case).entries) == before


def test_a_paper_has_a_title(desk: Desk, case: str) -> None:
    with pytest.raises(FieldError) as found:
        attach(desk, case, picture(), "a.png", " ")
    assert found.value.field == "title"
