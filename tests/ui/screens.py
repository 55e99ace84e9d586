"""Walk every page with the sample ward, in every language, light and dark, small and large, and look for faults.

`python -m tests.ui.screens --out DIR [--language hi] [--size 1366x768]` writes a picture of each page and ends with 1
if Qt warned, a sentence has no translation, a text is cut off, something that takes the focus has no name, or Tab goes up.
"""

from __future__ import annotations

import argparse
import logging
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from desktop.casework import dues, receipts, till
from desktop.casework.street_proposals import receive_objection
from desktop.casework.streets import enter_street, street_of
from desktop.rooms import office_room
from desktop.sample import fill_licences
from desktop.ui import catalogue, words
from desktop.ui.bits import Elided, Scroll
from desktop.ui.jobs import called_now
from desktop.ui.keys import open_palette, open_shortcuts
from desktop.ui.overlay import Overlay
from desktop.ui.pad import SketchPad
from desktop.ui.page import Route
from desktop.ui.paper_view import PaperView
from desktop.ui.room import Room
from desktop.ui.setup_steps import steps_of
from desktop.ui.start import open_window
from desktop.ui.window import Window
from tests.ui import money_shots, pictures, rare_shots
from tests.ui.sample import SAMPLE, TODAY, Sample, forget_samples, make_sample, read, stages
from tests.ui.waits import wait

SETTLING = 400  # milliseconds
QUICK = 85  # Qt takes this as how little to press a PNG: twice the bytes, a fifth of the time
SIDE_BY_SIDE = 2  # walks at once; each takes a gigabyte
SIZES = ((1366, 768), (1920, 1080))
SET_UP: dict[str, Any] = {
    "body": {"act": "mp-1961", "kind_mp_1961": "nagar_panchayat", "languages_mp_1961": "hi,en"},
    "name": {"body_hi": "नगर परिषद् बड़नगर", "body_en": "Nagar Panchayat Badnagar", "code": "BDN"},
    "wards": {"wards": [{"number": str(n), "name_hi": "गांधी", "name_en": "Gandhi"} for n in range(1, 9)]},
    "letterhead": {"name_hi": "कार्यालय नगर परिषद्", "name_en": "Office of the Nagar Panchayat", "page": "a4"},
    "officers": [
        {
            "name_hi": "सुनीता राव",
            "name_en": "Sunita Rao",
            "designation_hi": "मुख्य नगरपालिका अधिकारी",
            "designation_en": "Chief Municipal Officer",
            "login": "cmo",
            "password": "long-enough",
            "roles": ["officer", "head", "administrator"],
            "authority": "Chief Municipal Officer",
            "held_from": "01-04-2026",
            "more": "no",
        }
    ],
    "holidays": {"weekly_off": ["6"], "holidays": [{"day": "26-01-2027", "name": "गणतंत्र दिवस"}]},
    "beyond": {"stands_in_sc_2024_demolition": "yes"},
    "centre": {"way": "none"},
}
Shot = tuple[str, Callable[[], object]]
Look = tuple[str, bool, tuple[int, int]]  # language, dark, size
EACH = 20  # pages after which a walk in turns takes another look
MUST = ("sign", "today", "set", "practice", "audit")  # sign-in, the set-up, and pages that what follows stands on
# What needs the page before it.
WITH = {"fault": "inspect", "behind": "report", "street_plan": "street_papers", "locked": "palette"}


class Walk:
    """One window on the sample ward, walked page by page."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder = folder
        self.sample: Sample = make_sample(folder, fill=stages)
        self.found: dict[str, str] = self.sample.given
        people = [(o["name"]["en"], o["login"], o["password"]) for o in read("office")["officers"]]
        self.sample.room = replace(self.sample.room, samples=people)
        self.faults: list[str] = []
        self.others: list[Sample] = []
        self.pages: set[str] = set()
        self.sheets: set[str] = set()
        self.window: Window = open_window(
            lambda: self.sample.room,
            settings=folder / "window.ini",
            faults=folder / "faults",
            language=language,
        )
        self.window.memory.keep("lock", "0")  # nobody touches a key here, and a walk may take long
        self.window.show()
        self.rest()

    def rest(self, seconds: float = 600) -> None:
        """Wait until nothing is under way; on a machine that does much else a page may take minutes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            wait(15)
            if not self.window.lanes.busy():
                wait(150 if any(each.isVisible() for each in self.window.findChildren(PaperView)) else 25)
                if not self.window.lanes.busy():
                    return
        raise SystemExit("the window did not come to rest")

    def close(self) -> None:
        """End it."""
        self.window.close()
        self.window.deleteLater()
        for each in (self.sample, *self.others):
            each.store.close()
        wait(10)

    def turn(self, look: Look) -> None:
        """Go on in another language, colours and size, as somebody at the window would change them."""
        language, dark, size = look
        self.window.show_language(language)
        if dark != self.window.memory.dark:
            self.window.show_mode(dark)
        self.window.resize(*size)
        self.rest()

    def go(self, *route: str) -> None:
        """Show a page."""
        self.window.go(Route(route[0], route[1:]))

    def shots(self) -> Iterator[Shot]:
        """Every page, with how to get there."""
        window, found, desk = self.window, self.found, self.sample.desk

        def notice(name: str, at: int = 0) -> str:
            return list(desk.case(found[name]).notices)[at]

        finding = next(iter(desk.case(found["findings"]).findings))
        yield "sign-in", lambda: None
        yield "sign-in-wrong", lambda: window.try_sign_in("cmo", "wrong")
        yield "today", lambda: window.try_sign_in("cmo", "sundarpur-cmo")
        for scope in ("applications", "inspections", "notices", "hearings", "cases"):
            yield f"list-{scope}", lambda s=scope: window.go_home(Route("list", (s,)))
        yield "list-filtered", lambda: window.page._change(ward="27", due_by="2026-11-30")
        yield "list-empty", lambda: window.page._change(text="zzz")
        for name in ("ordered", "over", "new", "to_serve", "drafted"):
            yield f"case-{name}", lambda n=name: self.go("case", found[n])
        yield "case-why", lambda: (self.go("case", found["week"]), self.rest(), window.page.clocks.explain_first())
        yield (
            "case-done",
            lambda: (
                window._told.update({found["over"]: _told(desk, found["over"])}),
                self.go("case", found["over"]),
            ),
        )
        yield "law", lambda: self.go("law", found["to_serve"])
        yield "provision", lambda: self.go("provision", "mp-1961:187:8b")
        yield "paper", lambda: self.go("paper", found["ordered"], desk.case(found["ordered"]).papers[0].id)
        yield "forms", lambda: self.go("forms")
        yield "new-other", lambda: self.go("new", "mp_hawker_licence")
        yield "complaint", lambda: self.go("complaint")
        yield "new", lambda: self.go("new", "building_notice")
        yield "new-faults", lambda: window.page.submit()
        yield "demand", lambda: self.go("demand", found["new"])
        yield "receive", lambda: self.go("receive", found["ordered"])
        yield "checklist", lambda: self.go("checklist", found["new"])
        yield "inspect", lambda: self.go("inspect", found["new"])
        yield (
            "inspect-found",
            lambda: window.page.form.put(read("job")["inspection"]["answers"]) or window.page.changed_answer(),
        )
        late = {"inspected_on": TODAY.isoformat(), "inspected_at": "19:40"}
        yield "fault", lambda: (window.page.form.put(late), window.page.submit())
        yield "notice", lambda: self.go("notice", found["findings"], finding)
        yield "sign", lambda: self.go("sign", found["drafted"], notice("drafted"))
        yield "serve", lambda: self.go("serve", found["to_serve"], notice("to_serve"))
        yield "serve-affix", lambda: (window.page.form.put({"mode": "affix"}), window.page.form._show_relevant())
        yield "cause", lambda: self.go("cause", found["ordered"], notice("ordered"))
        yield "hearing", lambda: self.go("hearing", found["ordered"], notice("ordered"))
        yield "choose", lambda: self.go("choose", found["to_serve"], notice("to_serve"))
        yield "order", lambda: self.go("order", found["ordered"], notice("ordered"))
        yield "fix", lambda: self.go("fix", found["ordered"], notice("ordered"))
        yield "attach", lambda: self.go("attach", found["new"])
        yield "decide", lambda: self.go("decide", found["new"])
        yield "deemed", lambda: self.go("deemed", found["over"])
        yield "draft", lambda: self.go("notice", found["new"])
        yield "do", lambda: self.go("do", found["new"], "mp-1961:187:8-penalty", "record_offence", "")
        yield "checklists", lambda: self.go("forms", found["new"], "inspect")
        yield "settle", lambda: self.go("settle", found["new"], "details")
        yield from self._streets()
        yield from rare_shots.of_cases(self)
        yield from self._money()
        yield from self._books()
        yield "sync", lambda: window.go_home(Route("sync"))
        yield "settings", lambda: window.go_home(Route("settings"))
        yield "holiday", lambda: self.go("holiday")
        yield "holiday-moves", lambda: (window.page.form.put({"day": "5.11.26"}), window.page._ask())
        yield "value", lambda: self.go("value")
        yield "value-period", lambda: (window.page.form.put({"kind": "period"}), window.page.form._show_relevant())
        chosen = {"kind": "enclosures", "what_enclosures": "mp-1961:187:2"}
        yield "value-enclosures", lambda: (window.page.form.put(chosen), window.page.changed_answer())
        aside = {
            "kind": "rule_off",
            "what_rule_off": "first_day_excluded",
            "why_rule_off": "W.P. 12",
            "dated": "1.8.26",
        }
        yield "value-moves", lambda: (window.page.form.put(aside), window.page.changed_answer(), window.page._ask())
        reading = {"kind": "reading", "what_reading": "power-185|President"}
        yield "value-reading", lambda: (window.page.form.put(reading), window.page.changed_answer())
        yield "officer", lambda: self.go("officer", desk.office().by_login("cmo").id)
        yield "officer-new", lambda: self.go("officer")
        yield "officer-next", lambda: self.go("officer", desk.office().by_login("cmo").id, "next")
        yield "delegate", lambda: self.go("delegate")
        yield "letterhead", lambda: self.go("letterhead")
        yield "office", lambda: self.go("office")
        yield from rare_shots.of_office(self)
        yield "transfer", lambda: self.go("transfer", found["new"])
        yield "link", lambda: self.go("link", found["new"])
        yield "guard", lambda: self.go("guard", found["to_serve"])
        yield "help", lambda: (window.go_home(Route("today")), window.open_help())
        yield "help-found", lambda: window.search_for("service")
        yield "help-jobs", lambda: (window.page.escape(), self.go("help", "guide", "first-jobs"))
        yield "help-card", lambda: self.go("help", "guide", "cards", "notice")
        yield "keys", lambda: open_shortcuts(window)
        yield "palette", lambda: (window.back(), open_palette(window))
        yield "locked", lambda: (window.back(), window.lock())
        yield from money_shots.of_audit(self)
        yield from self._set_up()

    def _set_up(self) -> Iterator[Shot]:
        """The first window of a new PC, and each step of its set-up."""
        window, place = self.window, self.folder / "new" / "office"
        yield "set-up", lambda: window.move(lambda: office_room(place, self.folder / "new-state"))
        yield "set-up-join", lambda: window.set_up._join()
        yield "set-up-body", lambda: (window.set_up.answers.update(SET_UP), window.set_up.show_step(0))
        for n, step in list(enumerate(steps_of(SET_UP)))[1:]:
            yield f"set-up-{step.name}-{step.number}", lambda at=n: window.set_up.show_step(at)
        centre = [step.name for step in steps_of(SET_UP)].index("centre")
        for way in ("line", "stick"):
            yield f"set-up-centre-{way}", lambda w=way: self._answer(centre, {"way": w})
        aside = {"stands_in_sc_2024_demolition": "no"}
        yield "set-up-beyond-aside", lambda: self._answer(centre - 1, aside)
        yield "set-up-help", lambda: window.open_help()
        yield (
            "set-up-faults",
            lambda: (
                window.back(),
                window.set_up.answers.update(SET_UP),
                window.set_up.show_step(1),
                window.set_up.form.boxes["code"].put("b"),
                window.set_up.step_on(),
            ),
        )
        yield "set-up-mended", lambda: (window.set_up.form.boxes["code"].put("BDN"), window.set_up.step_on())
        yield "set-up-made", lambda: (window.set_up.show_step(len(steps_of(SET_UP)) - 1), window.set_up.step_on())
        yield "practice", lambda: window.move(lambda: self._practice(place))
        yield "practice-today", lambda: window.try_sign_in("cmo", "long-enough")

    def _answer(self, at: int, answers: dict[str, str]) -> None:
        """Show a step of the set-up with these answers."""
        page = self.window.set_up
        page.show_step(at)
        page.form.put(answers)

    def _practice(self, place: Path) -> Room:
        """The practice of the office that was just founded."""
        window = self.window
        window.room.close()
        return office_room(place, self.folder / "new-state").elsewhere()

    def _streets(self) -> Iterator[Shot]:
        """The street register with one street, its line, papers, acts and the map."""
        sample, window = self.sample, self.window
        desk, surveyor = sample.at("clerk"), sample.room.streets
        yield "streets-none", lambda: window.go_home(Route("streets"))
        name = {"hi": "तुलसीदास मार्ग", "en": "Tulsidas Marg"}
        facts = {"name": name, "number": "27/4", "ward": "27", "width": 10_000, "maintained_by": "municipality"}
        street = enter_street(desk, facts).entries[0].subject.removeprefix("street:")
        lane = enter_street(desk, {"name": {"hi": "गाँधी गली"}, "status": "private"}).entries[0]
        surveyor.enter_file(desk, street, SAMPLE / "street.geojson", "", "", "")
        rows = [{"chainage": "0", "left": "7", "right": "7"}, {"chainage": "90", "left": "7", "right": "7"}]
        order = {"number": "R/1", "day": "2020-01-01"}
        surveyor.record(sample.at("cmo"), street, "", rows, order, date(2020, 1, 1))
        state = street_of(desk, street)
        proposal, line = next(iter(state.proposals)), next(iter(state.lines))
        receive_objection(desk, street, proposal, {"hi": "रामलाल"}, "मेरी दुकान कटती है।", desk.today())
        objection = next(iter(street_of(desk, street).proposals[proposal].objections))
        surveyor.measure_case(desk, self.found["new"], street, "4", mostly_down=True)
        yield "streets", lambda: (window.go_home(Route("streets")), window.changed())
        yield "street", lambda: self.go("street", street)
        yield "map", lambda: self.go("map")
        for act in ("street_new", "street_layer"):
            yield act, lambda a=act: self.go(a)
        yield "street_base", lambda: self.go("street_base", lane.subject.removeprefix("street:"))
        acts = "import book take line name change declaration closing diversion possess worth forward agree deposit remove inspect"
        for act in acts.split():
            yield f"street_{act}", lambda a=act: self.go(f"street_{a}", street)
        yield "street_notice", lambda: self.go("street_notice", street, proposal, "street")
        yield "street_approve", lambda: self.go("street_approve", street, proposal, "mp-1961:183:1-fresh")
        yield "street_consider", lambda: self.go("street_consider", street, proposal, objection)
        for act in ("object", "decide", "drop"):
            yield f"street_{act}", lambda a=act: self.go(f"street_{a}", street, proposal)
        yield "street_papers", lambda: self.go("street_papers", street, line)
        yield "street_plan", lambda: window.page._turn("plan")
        yield "case-stopped", lambda: self.go("case", self.found["new"])
        for act in ("plot", "plot_clear"):
            yield act, lambda a=act: self.go(a, self.found["new"])

    def _money(self) -> Iterator[Shot]:
        """The counter with a due, receipts in cash and by cheque, the cash book, and every act on them."""
        sample, window = self.sample, self.window
        desk, case = sample.at("clerk"), self.found["week"]
        yield "counter-none", lambda: window.go_home(Route("counter"))
        asked = {"head": "fee", "provision": "mp-1961:187:2", "days": 15, "authority": "भवन उपविधि 2014, उपविधि 7"}
        items = [{"says": {"hi": "निरीक्षण शुल्क", "en": "Fee for inspection"}, "paise": 12_34_56_750}]
        due = next(iter(dues.demand(desk, case, {**asked, "items": items}).entries)).data["due"]
        receipts.receive(desk, case, {"due": due, "paise": 25_00_000, "mode": "cash"})
        dated = {"number": "004512", "bank": "State Bank of India", "dated": sample.desk.today()}
        told = {"due": due, "paise": 10_00_000, "mode": "cheque", **dated}
        cheque = self.cheque = receipts.receive(desk, case, told).entries[0].data["receipt"]
        online = {"due": due, "paise": 5_00_000, "mode": "online", "number": "UTR 998"}
        receipts.receive(desk, case, online)
        other = {"head": "other", "authority": "Resolution 9", "paise": 50_00, "mode": "cash", "payer": "रामलाल"}
        taken = (
            receipts.counter(sample.at("cmo"), "", {**other, "purpose": "प्रतिलिपि शुल्क"}).entries[0].data["receipt"]
        )
        till.hand_over(sample.at("clerk"), sample.desk.office().by_login("cmo").id, {"500": 58})
        yield "counter", lambda: window.changed()
        yield "counter-taken", lambda: window.page._turn("taken")
        yield "counter-cheques", lambda: window.page._turn("cheques")
        yield "case-dues", lambda: self.go("case", case)
        yield "take", lambda: self.go("take", case, *due.split("/"))
        yield "take-cheque", lambda: (window.page.form.put({"mode": "cheque"}), window.page.form._show_relevant())
        yield "take_fee", lambda: self.go("take_fee")
        yield "take_fee-own", lambda: (window.page.form.put({"tariff": "own"}), window.page.form._show_relevant())
        yield "receipt", lambda: self.go("receipt", cheque, case)
        for act in ("cheque_realise", "cheque_dishonour", "receipt_cancel"):
            yield act, lambda a=act: self.go(a, cheque, case)
        yield "receipt_refund", lambda: self.go("receipt_refund", taken, "")
        for act in ("day_close", "cash_hand", "cash_bank"):
            yield act, lambda a=act: self.go(a)
        waits = till.waiting(sample.at("cmo"))[0].data["handover"]
        yield "cash_take", lambda: self.go("cash_take", waits)
        yield "cash_take-counted", lambda: (window.page.form.put({"n500": "57"}), window.page.changed_answer())
        yield "cash_book", lambda: self.go("cash_book")
        till.take_over(sample.at("cmo"), waits, {"500": 57}, "गिनती में एक नोट कम")
        yield "counter-short", lambda: window.go_home(Route("counter"))
        yield "cash_settle", lambda: self.go("cash_settle")
        yield "statement", lambda: self.go("statement")
        yield from money_shots.of_dues(self, case, due)
        till.close_day(sample.at("cmo"), sample.desk.today(), {"500": 57, "50": 1})
        yield "cash_book-closed", lambda: self.go("cash_book", sample.desk.today().isoformat())

    def _books(self) -> Iterator[Shot]:
        """Registers, returns, reports with their cases, and the court bundle."""
        window = self.window
        yield "books", lambda: window.go_home(Route("books"))
        for name in ("inward", "notices", "receipts", "complaints"):
            yield f"register-{name}", lambda n=name: (self.go("register", n), window.page.bar._choose("year"))
        yield "return-monthly", lambda: self.go("return", "monthly")
        yield "return-quarterly", lambda: self.go("return", "quarterly")
        for name in ("pendency", "money", "notices", "clocks"):
            yield f"report-{name}", lambda n=name: (self.go("report", n), window.page.bar._choose("year"))
        yield "behind", lambda: (window.page.chart or window.page).setFocus() or self._open_first()
        yield "permits", lambda: (self.go("permits"), window.page.bar._choose("year"))
        for name in ("returned", "outward"):
            yield name, lambda n=name: (self.go(n), window.page.bar._choose("days"), window.page.bar.step(-1))
        for name in ("plans", "officers", "values", "drafts", "sticks", "sittings", "entered"):
            yield name, lambda n=name: self.go(n)
        fill_licences(self.sample.desk, self.sample.clock, TODAY)
        self.sample.clock.put(TODAY)
        yield "licences", lambda: self.go("licences")
        yield "bundle", lambda: self.go("bundle", self.found["ordered"])
        yield "bundle-bound", lambda: window.page.bind()

    def _open_first(self) -> None:
        bar, part = self.window.page.chart.current()
        self.window.page._open_part(bar, part)

    def _seen(self) -> list[str]:
        shown = (each for each in self.window.findChildren(QWidget) if each.isVisible())
        return [said for each in shown if (said := _fault_of(each))]

    def shown(self) -> QWidget:
        """What is looked at: the window, or the pad that stands before it."""
        return next((each for each in self.window.findChildren(SketchPad) if each.isVisible()), self.window)

    def look(self, name: str) -> None:
        """Look at what is shown and note what is wrong with it."""
        for text in sorted(words.missing()):
            self.faults.append(f"{name}: no {words.language()} for “{text}”")
        words.forget_missing()
        page = self.window.page if self.window.officer and not self.window.locked() else None
        self.pages.add(page.route.page if page else "")
        if page is None and not name.startswith(("sign-in", "locked", "set-up", "practice")):
            self.faults.append(f"{name}: nobody is signed in")
        self.sheets |= {type(each).__name__ for each in self.window.findChildren(Overlay) if each.isVisible()}
        if self._seen():
            wait(SETTLING)  # on a busy machine the last of the layout may still be under way
            self.faults += [f"{name}: {said}" for said in self._seen()]
        strays = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not self.window]
        self.sheets |= {type(each).__name__ for each in strays}
        strays = [each for each in strays if not isinstance(each, SketchPad)]
        self.faults += [f"{name}: a window of its own: {type(w).__name__}" for w in strays]


def _told(desk, case: str):
    from desktop.ui.page import Told

    return Told(
        words.tr("Entered as {number}", number=desk.case(case).number), tuple(p.id for p in desk.case(case).papers)
    )


def _fault_of(each: QWidget) -> str:
    text = each.text() if isinstance(each, QLabel | QPushButton | QRadioButton | QCheckBox) else ""
    if text and not isinstance(each, Elided) and _is_cut(each, text):
        return f"cut off: “{text}” ({each.width()}×{each.height()})"
    if each.focusPolicy() & Qt.FocusPolicy.TabFocus and not (each.accessibleName() or text) and not _is_inner(each):
        return f"no name: {type(each).__name__}"
    return ""


def climbs(window: QWidget) -> list[str]:
    """Where Tab goes up again in one column, as it does to what was put in late.

    `QWidget.nextInFocusChain` would tell it without a key; Python then crashes when a page is thrown away.
    """
    chain: list[QWidget] = []
    each = QApplication.focusWidget()
    while each and all(each is not seen for seen in chain):
        chain.append(each)
        QTest.keyClick(each, Qt.Key.Key_Tab)
        each = QApplication.focusWidget()
    up = [pair for pair in pairwise(chain + chain[:1]) if _is_above(window, pair[1], pair[0])]
    # What is read stands below what can be done with it and yet comes first.
    up = [pair for pair in up if not any(isinstance(each, QAbstractScrollArea) for each in pair)]
    rings = Counter(_area(a) for a, _ in up)  # each may go up once, from its end to its beginning
    return [f"Tab goes up: from “{_called(a)}” to “{_called(b)}”" for a, b in up if rings[_area(a)] > 1]


def _is_above(window: QWidget, one: QWidget, other: QWidget) -> bool:
    """Both stand in one column of what is scrolled as a whole, `one` higher."""
    high, low = (QRect(each.mapTo(window, QPoint(0, 0)), each.size()) for each in (one, other))
    beside = high.right() < low.left() or low.right() < high.left()
    return _area(one) is _area(other) and not beside and high.bottom() < low.top()


def _area(each: QWidget) -> QWidget:
    """What scrolls it, or the window."""
    up = each.parentWidget()
    while up.parentWidget() and not isinstance(up, QScrollArea):
        up = up.parentWidget()
    return up


def _called(each: QWidget) -> str:
    return each.accessibleName() or getattr(each, "text", str)() or type(each).__name__


def _is_inner(each: QWidget) -> bool:
    """Parts that Qt makes itself, and areas whose page bears the name."""
    return (
        each.objectName().startswith("qt_") or isinstance(each, QScrollArea) or type(each).__name__ == "QToolButton"
    )


def _is_cut(each: QWidget, text: str) -> bool:
    if isinstance(each, QLabel):
        inner = each.contentsRect()
        if each.wordWrap():
            return each.heightForWidth(each.width()) > each.height() + 2
        metrics = QFontMetrics(each.font())
        widest = max(metrics.horizontalAdvance(line) for line in text.split("\n"))
        return widest > inner.width() + 1 or not _within_parent(each)
    return each.sizeHint().width() > each.width() + 1 or not _within_parent(each)


def _within_parent(each: QWidget) -> bool:
    parent = each.parentWidget()
    if parent is None or isinstance(parent.parentWidget(), QScrollArea):
        return True
    return parent.rect().adjusted(-1, -1, 1, 1).contains(each.geometry()) and _within_sight(each)


def _within_sight(each: QWidget) -> bool:
    """Within the width of the area that scrolls it up and down."""
    area = each.parentWidget()
    while area is not None and not isinstance(area, Scroll):
        area = area.parentWidget()
    if area is None:
        return True
    right = each.mapTo(area.viewport(), QPoint(each.width(), 0)).x()
    return right <= area.viewport().width() + 1


def stretched_words(folder: Path) -> QTranslator:
    """A language that does not exist: every sentence half as long again, so that what is cut is seen early."""
    path = folder / "stretched.ts"
    longer = {text: [f"{text} {'ŵŷ ' * (len(text) // 6)}"] * catalogue.PLURALS for text in catalogue.sentences()}
    catalogue.write(path, "hi", longer)
    made = QTranslator(QApplication.instance())
    made.load(str(catalogue.compile_ts(path)))
    return made


class _Log(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if "This plugin does not support" not in record.getMessage():  # the platform without a screen says so
            self.said.append(record.getMessage())


def walk(
    out: Path | None,
    language: str,
    dark: bool,
    sizes: Sequence[tuple[int, int]],
    scale: int = 100,
    *,
    stretched: bool = False,
    only: tuple[str, ...] = (),
    turns: Sequence[Look] = (),
) -> list[str]:
    """Walk every page once, or those whose names begin with one of `only`, and look at each in all sizes.

    With `turns` every other page is passed by, and the look changes to the next of them again and again. Pictures go
    into a folder of `out` for each size (none if None). Gives what is wrong.
    """
    log, logger = _Log(), logging.getLogger("nagardesk.screen")
    logger.addHandler(log)
    with tempfile.TemporaryDirectory() as folder:
        made = Walk(Path(folder), language)
        longer = stretched_words(Path(folder)) if stretched else None
        try:
            made.window.resize(*sizes[0])
            made.window.show_mode(dark)
            if longer:
                called_now.cache_clear()
                QApplication.installTranslator(longer)
            made.window.show_scale(scale)
            kinds: list[str] = []
            for name, get_there in made.shots():
                if only and name != "today" and not name.startswith(only):
                    continue
                kind = WITH.get(name, name.partition("-")[0])
                if kind not in kinds[-1:]:
                    kinds.append(kind)
                    if turns and len(kinds) % EACH == 0:
                        made.turn(turns[len(kinds) // EACH % len(turns)])
                if turns and len(kinds) % 2 and kind not in MUST:
                    continue
                get_there()
                made.rest()
                for size in sizes:
                    if len(sizes) > 1:
                        made.window.resize(*size)
                        made.rest()
                    made.look(name if len(sizes) == 1 else f"{name} {size[0]}×{size[1]}")
                    if out:
                        made.shown().grab().save(
                            str(folder_of(out, language, dark, size) / f"{name}.png"), quality=QUICK
                        )
                made.faults += [f"{name}: {said}" for said in climbs(made.shown())]  # last: it scrolls
                made.faults += [f"{name}: Qt: {text}" for text in log.said]
                log.said.clear()
            if not only and not turns:
                made.faults += [f"not in the walk: {name}" for name in rare_shots.left_out(made.pages, made.sheets)]
            made.faults += [f"a fault of the program: {p.read_text()}" for p in (Path(folder) / "faults").glob("*")]
        finally:
            if longer:
                QApplication.removeTranslator(longer)
                called_now.cache_clear()  # what the palette calls the jobs was kept in that language
            made.close()
            logger.removeHandler(log)
    return made.faults


def folder_of(out: Path, language: str, dark: bool, size: tuple[int, int]) -> Path:
    """Where the pictures of one way to look go."""
    folder = out / f"{language}-{'dark' if dark else 'light'}-{size[0]}x{size[1]}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def take_pictures(out: Path, languages: list[str]) -> None:
    """Take the pictures of the guide, `out/<language>/<page>.png`."""
    for language in languages:
        pictures.hold_still()
        forget_samples()
        wanted = pictures.chosen(language)
        with tempfile.TemporaryDirectory() as folder:
            made = Walk(Path(folder), language)
            made.window.resize(*pictures.SIZE)
            made.window.show_mode(False)
            for name, get_there in made.shots():
                if not pictures.leads_to(name, wanted):
                    continue
                get_there()
                made.rest()
                if name in wanted:
                    wait(SETTLING)  # on a busy machine the last of the layout may still be under way
                    pictures.take(made.window, wanted[name], out / language / f"{name}.png")
            made.close()
        print(f"{language}: {len(wanted)} pictures", flush=True)


def walk_each(languages: Sequence[str], options: argparse.Namespace) -> int:
    """Walk each language in a process of its own, `SIDE_BY_SIDE` at a time; what they found comes in one order."""
    way = [sys.executable, "-m", "tests.ui.screens", "--out", str(options.out), "--scale", str(options.scale)]
    way += [part for size in options.size for part in ("--size", size)]
    way += [part for mode in options.mode for part in ("--mode", mode)]
    way += ["--only", options.only, *(["--stretched"] if options.stretched else [])]

    def run(language: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*way, "--language", language], stdout=subprocess.PIPE, text=True, check=False)

    wrong = False
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        for done in pool.map(run, languages):
            print(done.stdout, end="", flush=True)
            wrong = wrong or done.returncode != 0
    return int(wrong)


def main() -> int:
    """Walk it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--out", type=Path)
    where.add_argument("--pictures", type=Path, help="take the guide's pictures into this folder instead")
    parser.add_argument("--language", action="append", default=[])
    parser.add_argument("--size", action="append", default=[])
    parser.add_argument("--mode", choices=("light", "dark"), action="append", default=[])
    parser.add_argument("--scale", type=int, default=100)
    parser.add_argument("--only", default="", help="pages whose names begin with one of these, with commas between")
    parser.add_argument("--stretched", action="store_true", help="every sentence half as long again")
    options = parser.parse_args()
    app = QApplication.instance() or QApplication(sys.argv[:1])
    if options.pictures:
        take_pictures(options.pictures, options.language or words.available())
        return 0
    languages = options.language or words.available()
    if len(languages) > 1:
        return walk_each(languages, options)
    sizes = [tuple(int(n) for n in each.split("x")) for each in options.size] or SIZES
    wrong = 0
    for language in languages:
        for mode in options.mode or ("light", "dark"):
            only = tuple(each for each in options.only.split(",") if each)
            more = {"stretched": options.stretched, "only": only}
            faults = walk(options.out, language, mode == "dark", sizes, options.scale, **more)
            wrong += len(faults)
            seen = len(list(folder_of(options.out, language, mode == "dark", sizes[0]).glob("*.png")))
            print(f"{language} {mode}: {seen} pages in {len(sizes)} sizes, {len(faults)} faults", flush=True)
            for fault in faults:
                print(f"  {fault}", flush=True)
    del app
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
