"""The first jobs of the guide, done as it says: each begins at its own link, and each is ticked off when it is done."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from PySide6.QtCore import Qt

from desktop.casework import dues
from desktop.ui import guide, help_page, printer
from desktop.ui.next_steps import keyed
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import ENTER, put
from tests.ui.sample import TODAY, read, receive
from tests.ui.test_intake import fill

KEYS = Qt.Key
SINCE = "2026-10-01T00:00:00.000000Z"
PEOPLE = ("clerk", "inspector", "inspector", "clerk", "cmo", "inspector", "clerk", "cmo", "cmo", "cmo", "clerk")


def begin(desk: Desk, link: str, login: str) -> None:
    """Sign in as the guide says and follow the link of the job."""
    if desk.window.officer is None or desk.window.officer.login != login:
        desk.ctrl(KEYS.Key_L)
        desk.sign_in(login)
    desk.window.go(Route.read(f"help/{guide.FIRST_JOBS}"))
    desk.wait()
    desk.page._follow(link)
    desk.wait()


def step(desk: Desk, name: str) -> None:
    """The first case of the list that the link leads to, and the key beside the step."""
    desk.wait()
    desk.press(ENTER)
    desk.wait()
    assert desk.page.route.page == "case", (desk.page.route, desk.page.model.total, desk.page._filter, desk.focus())
    ready = [each for each in desk.page.view.steps if each.status == "open"]
    key = next((key for key, each in keyed(ready) if each.name == name), None)
    assert key, (name, [each.name for each in ready])
    desk.press(KEYS(ord(key)))
    desk.wait()


@pytest.mark.parametrize("language", ["en", "hi"])
def test_the_first_jobs_go_as_the_guide_says(desk: Desk, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printer, "ask_settings", lambda parent, now, title: now)
    monkeypatch.setattr(printer, "printing", lambda room: lambda pdf, piece, settings: None)
    page = guide.page(guide.FIRST_JOBS, language)
    links = re.findall(r"^\d+\. \[[^\]]+\]\((nagardesk://\S+?)\)", page.text, re.MULTILINE)
    assert page.language == language and len(links) == len(PEOPLE)
    window, clock = desk.window, desk.sample.clock
    window.practice = True

    def new() -> None:
        desk.type("build" if language == "en" else "makan")
        desk.press(ENTER)
        desk.wait()
        fill(desk)
        desk.ctrl(ENTER)

    def checklist() -> None:
        step(desk, "checklist")
        desk.ctrl(ENTER)

    def inspect() -> None:
        step(desk, "inspect")
        seen = {"inspected_at": "11", "present": "स्वामी", "entry": "vacant"}
        found = {"plot_matches": "pass", "not_begun": "fail", "begun_extent": "नींव", "within_line": "pass"}
        put(desk, {**seen, **found, "no_projection": "pass", "drainage": "pass"})

    def draft() -> None:
        step(desk, "notice")
        put(desk, {"days": "7"})

    def sign() -> None:
        step(desk, "sign")
        desk.ctrl(ENTER)
        desk.wait()
        desk.press(KEYS.Key_P)
        desk.wait()
        desk.press(KEYS.Key_P, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        desk.wait()
        assert [piece.mark for piece in desk.sample.room.prints.jobs()[-1].pieces][:3] == ["", "pasting", "office"]

    def serve() -> None:
        step(desk, "serve")
        put(desk, {"mode": "tender", "outcome_tender": "refused", "hour": "11", "met": "स्वयं"})
        desk.window.go_home(Route("list", ("notices", "to_serve")))
        desk.wait()
        step(desk, "serve")
        people = [{"name": "श्री राम", "address": "27"}, {"name": "श्री श्याम", "address": "27"}]
        put(desk, {"mode": "affix", "hour": "16.30", "witnesses": people})

    def cause() -> None:
        step(desk, "cause")
        put(desk, {"pleas": [{"text": "अनुमति मिली थी"}, {"text": "नक्शे के अनुसार"}]})

    def fix() -> None:
        step(desk, "fix")
        put(desk, {"day": desk.window.desk.today().strftime("%d-%m-%Y"), "hour": "12"})

    def hear() -> None:
        step(desk, "hearing")
        put(desk, {"hour": "12", "said": [{"who": "स्वामी", "says": "अनुमति मिली थी"}]})

    def order() -> None:
        step(desk, "choose")
        put(desk, {"choice_0": "0", "why_0": "धारा 308 में गिनाई गई है"})
        desk.wait()
        ready = [each for each in desk.page.view.steps if each.status == "open"]
        desk.press(KEYS(ord(next(key for key, each in keyed(ready) if each.name == "order"))))
        desk.wait()
        said = {"facts": "निर्माण हुआ", "answer_0": "नहीं", "answer_1": "नहीं", "reasons": "अपर्याप्त"}
        put(desk, {**said, "operative": "दीवार पीछे की जाए", "days": "30"})

    def pay() -> None:
        desk.press(ENTER)
        desk.wait()
        assert desk.page.route.page == "take"
        desk.ctrl(ENTER)

    case = receive(desk.sample, TODAY, 1)
    dues.demand(desk.sample.at("clerk"), case, next(f["demand"] for f in read("ward")["files"] if "demand" in f))
    jobs = (new, checklist, inspect, draft, sign, serve, cause, fix, hear, order, pay)
    for n, (link, login, does) in enumerate(zip(links, PEOPLE, jobs, strict=True)):
        clock.put(TODAY + timedelta(days=min(n, 7)))  # the hearing is held on the day for which it was fixed
        begin(desk, link, login)
        does()
        desk.wait()
        done = help_page.done_since(window.desk, SINCE)
        assert link.partition("done=")[2] in done, (link, sorted(done), desk.page.route)
    desk.window.go(Route.read(f"help/{guide.FIRST_JOBS}"))
    desk.wait()
