"""F1 opens the page about where one is; the guide is searched, followed and printed in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.ui import guide, help_page
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.sample import TODAY, receive
from tests.ui.waits import wait

KEYS = Qt.Key


def _listed(desk: Desk) -> list[str]:
    return [line.text for line in desk.page.list.model().lines if line.route]


def test_f1_opens_the_page_about_where_we_are_and_esc_comes_back(clerk: Desk) -> None:
    for route, topic in ((Route("today"), "guide/clerk"), (Route("forms"), "guide/cards/application")):
        clerk.window.go(route)
        clerk.wait()
        clerk.press(KEYS.Key_F1)
        clerk.wait()
        assert clerk.page.topic == topic
        assert guide.page(topic, "en").title in clerk.page.text.toPlainText()
        clerk.press(KEYS.Key_Escape)
        assert clerk.window.page.route == route


def test_f1_opens_at_the_heading_about_where_we_are(clerk: Desk) -> None:
    clerk.window.show_language("hi")
    clerk.window.go(Route("prints"))
    clerk.wait()
    clerk.press(KEYS.Key_F1)
    clerk.wait()
    bar = clerk.page.text.verticalScrollBar()
    first = clerk.page.text.cursorForPosition(QPoint(40, 30)).block().text()
    assert bar.value() > 0 and first == "छपाई"
    clerk.window.resize(1500, 900)
    wait(200)
    assert clerk.page.text.cursorForPosition(QPoint(40, 30)).block().text() == first


def test_search_narrows_the_contents_and_esc_widens_them(clerk: Desk) -> None:
    clerk.press(KEYS.Key_F1)
    clerk.wait()
    whole = _listed(clerk)
    clerk.ctrl(KEYS.Key_F)
    clerk.type("panchnama")
    clerk.wait()
    clerk.window.search_for("panchnama")
    assert 0 < len(_listed(clerk)) < len(whole)
    clerk.window.back()
    assert _listed(clerk) == whole


def test_links_lead_on_in_the_guide_and_into_the_window(clerk: Desk) -> None:
    clerk.window.go(Route.read(f"help/{guide.FIRST_JOBS}"))
    clerk.wait()
    clerk.page._follow("nagardesk://list/notices?done=notice.issued")
    clerk.wait()
    assert clerk.window.page.route == Route("list", ("notices",))
    clerk.window.go(Route.read("help/guide/clerk"))
    clerk.wait()
    told = clerk.page.text.toHtml()
    assert 'href="help:guide/cards/notice"' in told and ".png" in told
    clerk.page._follow("help:guide/cards/notice")
    assert clerk.window.page.topic == "guide/cards/notice"


def test_pictures_are_never_wider_than_the_page(clerk: Desk) -> None:
    clerk.window.go(Route.read("help/guide/clerk"))
    clerk.wait()
    document = clerk.page.text.document()
    assert document.idealWidth() <= clerk.page.text.viewport().width()


def test_the_first_jobs_tick_off_what_was_done_since(clerk: Desk) -> None:
    memory, desk = clerk.window.memory, clerk.window.desk
    clerk.window.practice = True
    since = "2026-10-12T00:00:00.000000Z"
    memory.keep(f"practice.{desk.store.office}", since)
    clerk.window.go(Route.read(f"help/{guide.FIRST_JOBS}"))
    clerk.wait()
    assert "✓ Enter" not in clerk.page.text.toPlainText()
    assert help_page.done_since(desk, since) == set()
    receive(clerk.sample, TODAY)
    clerk.window.changed()
    clerk.wait()
    assert "✓ Enter a new application" in clerk.page.text.toPlainText()
    assert "✓ Print" not in clerk.page.text.toPlainText()


def test_a_page_is_printed_as_a_pdf_of_its_own(clerk: Desk, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sent: list[tuple[bytes, str]] = []
    monkeypatch.setattr(
        "desktop.ui.printer.print_papers", lambda _r, _p, papers, title: sent.append((papers[0], title))
    )
    clerk.window.go(Route.read("help/guide/cards/notice"))
    clerk.wait()
    clerk.ctrl(KEYS.Key_P)
    [(pdf, title)] = sent
    assert title == "Card: Notice"
    assert clerk.window.room.page_count(pdf) == 1
