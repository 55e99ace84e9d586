"""What an officer signed on paper elsewhere is recorded in the window by who has the scan: a notice, an order, a decision."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, at, go, put, texts, told
from tests.ui.sample import TODAY, draft, inspect, issue, read, receive, serve

KEYS = Qt.Key


@pytest.fixture
def scan(tmp_path: Path) -> str:
    """The scan of a signed print."""
    image = QImage(60, 80, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    path = tmp_path / "signed.png"
    assert image.save(str(path))
    return str(path)


def bring(desk: Desk, scan: str) -> None:
    """Choose the file; it is looked at beside the work."""
    desk.page.form.put({"ink_scan": [scan]})
    desk.wait()


def drafted(desk: Desk) -> tuple[str, str]:
    """A case with a notice that waits for a signature, and that notice."""
    case = receive(desk.sample, date(2026, 9, 24), 4)
    inspect(desk.sample, case, date(2026, 10, 6))
    notice, _ = draft(desk.sample, case, date(2026, 10, 8))
    desk.sample.clock.put(TODAY)
    return case, notice


def test_a_clerk_records_a_notice_signed_on_paper(clerk: Desk, scan: str) -> None:
    case, notice = drafted(clerk)
    go(clerk, "sign", case, notice)
    assert not clerk.page.sign.isEnabled()
    clerk.press(KEYS.Key_P)
    clerk.wait()
    assert clerk.page.route == Route("signed", (case, notice))
    assert clerk.page.form.answers()["ink_officer"] == clerk.sample.desk.office().by_login("cmo").id, (
        "who holds the power"
    )
    bring(clerk, scan)
    put(clerk, {"ink_hour": "25.00"})
    assert clerk.page.route.page == "signed" and clerk.page.form.boxes["ink_hour"].wrong.text()
    put(clerk, {"ink_hour": "16.20"})
    assert "is issued, signed on paper" in told(clerk)
    held = clerk.sample.desk.case(case)
    entry = held.entries[-1].data
    assert held.notices[notice].state == "issued" and held.notices[notice].signed_by == entry["signed_by"]
    assert entry["ink"] == {
        "hour": "16:20",
        "scan_sha256": held.attachments[-1]["sha256"],
        "recorded_by": clerk.window.officer.id,
    }
    assert "Signed print" in held.attachments[-1]["title"]
    assert any("signed on paper by Sunita Rao at 16:20" in text for text in texts(clerk.page)), "on the note sheet"


def test_an_hour_still_to_come_is_refused_at_its_field(clerk: Desk, scan: str) -> None:
    case, notice = drafted(clerk)
    go(clerk, "signed", case, notice)
    bring(clerk, scan)
    put(clerk, {"ink_hour": "18.30"})
    said = clerk.page.form.boxes["ink_hour"].wrong.text()
    assert said == "This can't be at an hour still to come; it is 18:00 now."
    assert clerk.sample.desk.case(case).notices[notice].state == "drafted"


def test_a_notice_for_ink_comes_out_clean_and_a_draft_with_its_mark(
    clerk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    out: list[bytes] = []
    monkeypatch.setattr("desktop.ui.printer.print_papers", lambda room, page, pdfs, title: out.extend(pdfs) or True)
    go(clerk, "sign", *drafted(clerk))
    clerk.ctrl(KEYS.Key_P)
    clerk.wait()
    clerk.press(KEYS.Key_I)
    clerk.wait()
    words = []
    for pdf in out:
        with pypdfium2.PdfDocument(pdf) as document:
            words.append(document[0].get_textpage().get_text_range())
    assert ["DRAFT" in each for each in words] == [True, False]


def test_who_signed_without_the_power_is_refused_with_who_holds_it(clerk: Desk, scan: str) -> None:
    case, notice = drafted(clerk)
    go(clerk, "signed", case, notice)
    president = clerk.sample.desk.office().by_login("president").id
    bring(clerk, scan)
    put(clerk, {"ink_officer": president, "ink_hour": "16.20"})
    assert clerk.page.route.page == "signed"
    assert "Chief Municipal Officer" in " ".join(texts(clerk.page))
    assert clerk.sample.desk.case(case).notices[notice].state == "drafted"


def test_a_scan_that_is_in_the_case_is_chosen_there(clerk: Desk, scan: str) -> None:
    case, notice = drafted(clerk)
    go(clerk, "attach", case)
    clerk.page.form.put({"file": [scan]})
    clerk.wait()
    put(clerk, {"title": "हस्ताक्षरित सूचना"})
    sha256 = clerk.sample.desk.case(case).attachments[-1]["sha256"]
    go(clerk, "signed", case, notice)
    put(clerk, {"ink_held": sha256, "ink_hour": "16.20"})
    assert clerk.sample.desk.case(case).entries[-1].data["ink"]["scan_sha256"] == sha256


def test_it_is_begun_from_the_case_and_from_the_palette(clerk: Desk) -> None:
    case, _ = drafted(clerk)
    go(clerk, "case", case)
    names = [step.name for step in clerk.page.view.steps]
    assert names[-2:] == ["signed", "decision_signed"], "last, so that no other step's key moves"
    for page, lead in ((("case", case), "signed"), (("today",), "list")):
        go(clerk, *page)
        clerk.ctrl(KEYS.Key_K)
        clerk.type("notice signed on paper")
        clerk.wait()
        clerk.press(ENTER)
        clerk.wait()
        assert clerk.page.route.page == lead
    assert clerk.page.route == Route("list", ("notices", "drafted"))


def test_an_order_signed_on_paper_is_recorded(clerk: Desk, scan: str) -> None:
    sample = clerk.sample
    case = receive(sample, date(2026, 9, 1), 1)
    inspect(sample, case, date(2026, 9, 21))
    first, _ = draft(sample, case, date(2026, 9, 22))
    issue(sample, case, date(2026, 9, 23), first)
    serve(sample, case, first)
    at(clerk, "cmo", TODAY)
    go(clerk, "choose", case, first)
    put(clerk, {"choice_0": "0", "why_0": "दोनों पाठों में कलेक्टर"})
    at(clerk, "clerk", TODAY)
    go(clerk, "order_signed", case, first)
    answers = {key: read("job")["order"][key] for key in ("facts", "reasons", "operative")}
    pleas = {f"answer_{n}": "विचार किया गया" for n in range(len(clerk.page.pleas))}
    cmo = sample.desk.office().by_login("cmo").id
    bring(clerk, scan)
    ink = {"ink_officer": cmo, "ink_hour": "16.20"}
    put(clerk, {**answers, **pleas, "days": "30", **ink})
    assert "is made" in told(clerk)
    made = sample.desk.case(case).entries[-1].data
    assert (made["signed_by"], made["ink"]["recorded_by"]) == (cmo, clerk.window.officer.id)


def test_a_decision_signed_on_paper_is_recorded(clerk: Desk, scan: str) -> None:
    go(clerk, "decision_signed", receive(clerk.sample, TODAY, 2))
    assert clerk.page.do_it.isEnabled()
    cmo = clerk.sample.desk.office().by_login("cmo").id
    asked = {each.name for each in clerk.page.asked}
    assert {"decision", "ink_officer", "ink_day", "ink_hour", "ink_scan"} <= asked
    bring(clerk, scan)
    put(clerk, {"ink_officer": cmo, "ink_hour": "16.20"})
    assert clerk.page.route.page == "decision_signed", "what is decided is still to be said"
