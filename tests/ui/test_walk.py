"""Every page and act by keyboard: each thing that takes the focus has a name, Tab goes round, Esc leaves with nothing lost."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from desktop.ui.books.home_page import MONEY
from desktop.ui.forms_page import OTHERS
from desktop.ui.jobs import JOBS
from desktop.ui.page import Route
from desktop.ui.pages import NAVIGATION
from tests.ui import test_keystrokes as keystrokes
from tests.ui.test_keystrokes import ESC, TAB, Hand

hand, ward = keystrokes.hand, keystrokes.ward  # the fixtures
LINKS = 60  # more links than a page of the guide has
EACH = (
    3  # of the acts that are open in the cases every third is walked: they are built alike, and each costs a second
)
OFFERED = [  # what may be gone to from anywhere
    *(Route.read(name) for name, _, _ in NAVIGATION),
    *(Route.read(route) for _, route, _, _, _ in JOBS),
    *(Route(page) for _, _, page in MONEY),
    *(Route(page) for page, _, _ in OTHERS if "/" not in page),
    *(Route(name) for name in ("forms", "outward", "prints", "officer", "office", "pay", "grant_set", "fee_set")),
]


def routes(at: Hand) -> list[Route]:
    """Every page that stands for itself, each list, a case, and a sample of the acts that are open in the ward."""
    found = [*OFFERED, Route("register", ("inward",)), Route("report", ("pendency",)), Route("return", ("monthly",))]
    found += [
        Route("provision", ("mp-1961:187:8b",)),
        Route("forms", ("-", "bring")),
        Route("help", ("guide", "clerk")),
    ]
    acts: dict[str, Route] = {}
    for case in at.ward.cases.values():
        at.window.go(Route("case", (case,)))
        at.wait()
        acts |= {each.route.page: each.route for each in at.page.view.steps if each.route}
    found += [Route(page, (case,)) for page in ("case", "law", "bundle")]
    named = {(each.page, *each.args[:1]) if each.page in ("list", "register") else each.page: each for each in found}
    return [*named.values(), *[act for act in acts.values() if act.page not in named][::EACH]]


def nameless(page: QWidget) -> list[str]:
    """What Tab reaches on a page and a screen reader could not name."""
    found = []
    for each in page.findChildren(QWidget):
        reached = each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus
        inner = each.objectName().startswith("qt_") or isinstance(each, QScrollArea)
        said = each.accessibleName() or (each.text() if hasattr(each, "text") else "")
        if reached and not inner and not str(said).strip():
            found.append(type(each).__name__)
    return found


def round_trip(at: Hand, most: int = 400) -> list[str]:
    """Tab until one is back where one began; what kept the keyboard."""
    first, seen, stays = at.focus(), set(), 0
    for _ in range(most):
        before = at.focus()
        QTest.keyClick(before, TAB)  # the focus moves at once, so nothing is waited for
        now = QApplication.focusWidget()
        stays = stays + 1 if now is before else 0  # a page of the guide goes from link to link
        if now is None or stays > LINKS:
            return [f"{type(before).__name__} {before.accessibleName()!r}"]
        if now is first:
            return []
        if id(now) in seen and now is not first:
            return []  # it goes round, though not through the page itself, which is reached by no Tab
        seen.add(id(now))
    return ["Tab never comes round"]


def test_every_page_names_its_parts_lets_tab_go_round_and_esc_leaves_it(hand: Hand) -> None:
    hand.sign_in("cmo")
    faults: list[str] = []
    hand.window.idle.stop()  # keys given to a widget are no sign of life to the window
    walked = routes(hand)
    assert len(walked) > 50, len(walked)
    for route in walked:
        if hand.page.route.page != "today":
            hand.window.go_home(Route("today"))
        if hand.page.route != route:
            hand.window.go(route)
        hand.wait(60)
        if hand.page.route != route:
            faults.append(f"{route}: not reached")
            continue
        print(route)
        page = hand.page
        here = QApplication.focusWidget()
        if here is None or not (here is page or page.isAncestorOf(here)):
            faults.append(f"{route}: the keyboard is at {type(here).__name__}, not on the page")
        elif not (here.accessibleName() or getattr(here, "text", str)()):
            faults.append(f"{route}: the keyboard stands on a nameless {type(here).__name__}")
        faults += [f"{route}: no name on a {each}" for each in nameless(page)]
        faults += [f"{route}: two keys {each}" for each in doubled(page)]
        faults += [f"{route}: Tab stays on {each}" for each in round_trip(hand)]
        for _ in range(4):
            if hand.page.route.page == "today":
                break
            hand.press(ESC)
            hand.wait()
        if hand.page.route.page != "today":
            faults.append(f"{route}: Esc does not leave it")
    assert not faults, "\n".join(faults)


def doubled(page: QWidget) -> list[str]:
    """Keys that are bound twice on a page, and letters that two names would be reached by."""
    keys = [
        each.key().toString()
        for each in page.findChildren(QShortcut)
        if each.isEnabled() and (each.parent() is page or each.context() == Qt.ShortcutContext.WindowShortcut)
    ]
    signs = [each.text() for kind in (QPushButton, QLabel) for each in page.findChildren(kind) if _letter(each)]
    return sorted({each for each in keys if keys.count(each) > 1}) + signs


def _letter(each: Any) -> bool:
    text = each.text().replace("&&", "") if isinstance(each, QPushButton) or each.buddy() else ""
    return "&" in text


def test_what_was_typed_is_there_after_esc_and_after_a_lock(hand: Hand) -> None:
    hand.sign_in("clerk")
    hand.window.go(Route("complaint"))
    hand.wait()
    name = hand.page.form.at_work()
    hand.type("abc")
    hand.ctrl(Qt.Key.Key_L)
    hand.sign_in("clerk")
    assert hand.page.route == Route("complaint") and hand.page.form.answers().get(name), hand.page.form.answers()
    hand.press(ESC)
    hand.wait()
    hand.window.go(Route("complaint"))
    hand.wait()
    assert "abc" in str(hand.page.form.answers().get(name))
    hand.page.throw_away()
    hand.wait()
