"""Printing from the window: the set of a paper, the queue page, labels of what went out, texts to accept."""

from __future__ import annotations

import io
from datetime import date
from pathlib import Path
from typing import Any

import pypdf
import pytest
from PIL import ImageChops
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.casework.printjobs import Settings, piece_of
from desktop.printing.reprint import original_of
from desktop.ui import printer
from desktop.ui.page import Route
from tests.printing.conftest import picture_of
from tests.ui.conftest import Desk


@pytest.fixture
def sheets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A printer that makes files, and a clerk who takes the dialog as it is."""
    folder = tmp_path / "sheets"
    folder.mkdir()
    real = printer.make_printer

    def to_file(settings: Settings) -> Any:
        made = real(settings)
        made.setOutputFormat(made.OutputFormat.PdfFormat)
        made.setResolution(72)
        made.setOutputFileName(str(folder / f"{len(list(folder.iterdir()))}.pdf"))
        return made

    monkeypatch.setattr(printer, "make_printer", to_file)
    monkeypatch.setattr(printer, "ask_settings", lambda parent, now, title: Settings(copies=now.copies))
    monkeypatch.setattr(printer, "DOTS", printer.DOTS // 3)  # as many bands to a page, of a ninth of the points
    monkeypatch.setattr(printer, "BAND", printer.BAND // 9)
    return folder


def texts_of(page: QWidget) -> str:
    """All that a page says."""
    return "\n".join(each.text() for each in page.findChildren(QLabel) if each.isVisible())


def press(page: QWidget, text: str) -> None:
    """Press the button that says so."""
    next(b for b in page.findChildren(QPushButton) if b.text() == text and b.isEnabled()).click()


def test_the_set_of_a_notice_is_one_job_in_true_size(desk: Desk, ordered: str, sheets: Path) -> None:
    file = desk.sample.at("clerk").case(ordered)
    paper = next(p for p in file.papers if p.kind == "notice")
    desk.sign_in("clerk")
    desk.window.go(Route("paper", (ordered, paper.id)))
    desk.wait()
    desk.window.page.print_set()
    desk.wait(30)
    job = desk.window.room.prints.jobs()[0]
    assert [piece.mark for piece in job.pieces[:3]] == ["", "pasting", "office"]
    assert (job.state, job.came_out) == ("done", len(job.pieces))
    desk.window.page.print_it()
    desk.wait(30)
    assert [piece.mark for piece in desk.window.room.prints.jobs()[1].pieces] == ["copy:1"]
    assert desk.window.desk.case(ordered).printed[paper.id] == 1
    made = sorted(sheets.iterdir())
    assert len(made) == len(job.pieces) + 1
    page = pypdf.PdfReader(made[0]).pages[0]
    assert (round(float(page.mediabox.width)), round(float(page.mediabox.height))) == (595, 842)
    pages = made[0].read_bytes(), desk.window.desk.store.blob(paper.sha256)
    out, kept = (picture_of(pdf, 0, 72).convert("L").resize((150, 212)) for pdf in pages)
    unlike = sum(ImageChops.difference(out, kept).histogram()[90:])
    assert unlike < 150, "the bands in which a page goes to the printer lie as they stood in it"
    desk.window.go(Route("prints"))
    desk.wait()
    told = texts_of(desk.window.page)
    assert paper.number in told and f"{len(job.pieces)} of {len(job.pieces)}" in told
    press(desk.window.page, "Clear what is done")
    desk.wait()
    assert desk.window.room.prints.jobs() == []


def test_a_stopped_job_is_told_and_goes_on_when_the_clerk_says_so(desk: Desk, ordered: str, sheets: Path) -> None:
    desk.sign_in("clerk")
    room = desk.window.room
    papers = desk.sample.at("clerk").case(ordered).papers
    room.prints.add("Gone", [piece_of(papers[0])], Settings(printer="no such printer"))
    desk.window.go(Route("prints"))
    desk.wait()
    desk.window.page.start()
    desk.wait()
    assert "“no such printer” is not there" in texts_of(desk.window.page)
    job = room.prints.jobs()[0]
    assert (job.state, job.unsure) == ("stopped", False)
    press(desk.window.page, "Cancel")
    desk.wait()
    assert room.prints.jobs()[0].state == "cancelled"


def test_what_went_out_is_printed_together_and_labelled(
    desk: Desk, ordered: str, sheets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[bytes] = []
    monkeypatch.setattr(printer, "open_elsewhere", lambda pdf, name: shown.append(pdf))
    papers = desk.sample.at("clerk").case(ordered).papers
    desk.sign_in("clerk")
    desk.window.go(Route("outward"))
    desk.wait()
    page = desk.window.page
    page.bar.put(date(2026, 1, 1), page.shell.desk.today())
    page.load()
    desk.wait()
    assert len(page.chosen()) >= len([p for p in papers if p.addressee])
    notice = next(each for each in page.shown if each.of.paper.kind == "notice")
    page.narrow(2, notice.cells[2])
    assert {each.paper.kind for each in page.chosen()} == {"notice"}
    page.make_labels("window")
    desk.wait()
    assert len(pypdf.PdfReader(io.BytesIO(shown[0])).pages) == len(page.chosen())
    page.print()
    desk.wait(30)
    assert desk.window.room.prints.jobs()[0].came_out == len(page.chosen())
    assert all(original_of(each.read_bytes())[1] == 0 for each in sheets.iterdir())


def test_the_head_of_office_accepts_the_texts_of_a_language(desk: Desk) -> None:
    desk.sign_in("cmo")
    desk.window.go(Route("settings"))
    desk.wait()
    told = texts_of(desk.window.page)
    assert "Texts of papers" in told and "प्रशमन आदेश (order of composition)" in told
    press(desk.window.page, "Accept the texts: Hindi")
    desk.wait()
    office = desk.window.desk.office()
    assert office.accepted["hi"].edition == desk.window.room.texts("hi").edition
    assert office.accepted["hi"].by == desk.window.officer.id


def test_without_a_printer_a_paper_goes_into_the_file_that_is_named(
    desk: Desk, ordered: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = next(p for p in desk.sample.at("clerk").case(ordered).papers if p.kind == "notice")
    proposed: list[str] = []
    goal = tmp_path / "out" / "notice.pdf"
    goal.parent.mkdir()

    def choose(_parent: QWidget, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        proposed.append(name)
        return str(goal), ""

    monkeypatch.setattr(printer.QFileDialog, "getSaveFileName", choose)
    desk.sign_in("clerk")
    desk.window.go(Route("paper", (ordered, paper.id)))
    desk.wait()
    desk.window.page.print_it()
    desk.wait(30)
    assert "/" not in proposed[0]  # a number on paper has strokes, a file's name has none
    assert paper.number in pypdf.PdfReader(goal).pages[0].extract_text()
    assert str(goal) in texts_of(desk.window.page)
    assert desk.window.room.prints.jobs()[0].state == "done"
    assert desk.window.room.prints.settings("notice").file == ""  # for this once
    desk.window.page.print_set()
    desk.wait(30)
    assert len(list(goal.parent.glob("notice-*.pdf"))) == len(desk.window.room.prints.jobs()[1].pieces)
    desk.window.go(Route("today"))
    desk.wait()
    goal.unlink()
    press(desk.window.page, "Print for the wall")
    desk.wait(30)
    assert goal.read_bytes().startswith(b"%PDF") and "Saved" in texts_of(desk.window.page)


def test_a_damaged_job_is_shown_by_name_and_can_be_cleared(desk: Desk) -> None:
    queue = desk.window.room.prints.folder  # type: ignore[attr-defined]
    (queue / "torn.job").write_bytes(b'{"id": "torn", "pie')
    desk.sign_in("clerk")
    desk.window.go(Route("prints"))
    desk.wait()
    told = texts_of(desk.window.page)
    assert "torn.damaged" in told and "Print its papers again from their cases" in told
    press(desk.window.page, "Clear what is done")
    desk.wait()
    assert "torn.damaged" not in texts_of(desk.window.page) and not list(queue.glob("torn*"))
