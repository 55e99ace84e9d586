"""Every page and act by keyboard: each thing that takes the focus has a name, Tab goes round, Esc leaves with nothing lost."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from desktop.ui.page import Route
from desktop.ui.pages import PAGES
from tests.ui.test_keystrokes import ESC, SPACE, TAB, Hand, hand, ward  # noqa: F401

NEEDS = {  # pages that show one thing and are walked with it below
    *("list", "case", "law", "provision", "paper", "new", "attach", "decide", "deemed", "do", "consider", "fix"),
    *("adjourn", "demand", "receive", "checklist", "inspect", "notice", "sign", "serve", "cause", "hearing", "choose"),
    *("order", "settle", "correct", "transfer", "link", "guard", "plot", "plot_clear", "plot_leave", "receipt"),
    *("receipt_cancel", "receipt_refund", "cheque_realise", "cheque_dishonour", "undo_double", "due", "payment"),
    *("take", "due_new", "due_serve", "due_recover", "due_remit", "due_spread", "pay_report", "compounding", "penalty"),
    *("fine", "shares", "audit_step", "hand_book", "hand_receipt", "hand_paper", "hand_spoilt", "return", "report"),
    *("register", "behind", "bundle", "made_of", "adjourn_day", "lines", "bring", "help", "holiday_off", "cash_take"),
    *("cash_settle", "pay", "street"),
}
STREETS = {name for name in PAGES if name.startswith("street_") and name not in ("street_new", "street_layer")}
ALONE = sorted(set(PAGES) - NEEDS - STREETS)
LISTS = ("applications", "inspections", "notices", "hearings", "cases")


def routes(hand: Hand) -> list[Route]:
    """Every page that stands for itself, each list, each case of the ward with every act that is open in it."""
    found = [Route(name) for name in ALONE]
    found += [Route("list", (scope,)) for scope in LISTS]
    found += [Route("register", ("inward",)), Route("report", ("pendency",)), Route("return", ("monthly",))]
    found += [Route("provision", ("mp-1961:187:8",)), Route("forms", ("-", "bring")), Route("help", ("guide", "clerk"))]
    for name in hand.ward.cases:
        case = hand.case(name)
        found += [Route("case", (case,)), Route("law", (case,)), Route("bundle", (case,))]
        hand.window.go(Route("case", (case,)))
        hand.wait()
        found += [each.route for each in hand.page.view.steps if each.route]
    return list({str(each): each for each in found}.values())


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


def round_trip(hand: Hand, most: int = 400) -> list[str]:
    """Tab until one is back where one began; what kept the keyboard."""
    first, seen, kept = hand.focus(), set(), []
    for _ in range(most):
        before = hand.focus()
        hand.press(TAB)
        now = QApplication.focusWidget()
        if now is before or now is None:
            kept.append(f"{type(before).__name__} {before.accessibleName()!r}")
            return kept
        if now is first:
            return []
        if id(now) in seen and now is not first:
            return []  # it goes round, though not through the page itself, which is reached by no Tab
        seen.add(id(now))
    return ["Tab never comes round"]


@pytest.mark.parametrize("login", ["clerk", "cmo"])
def test_every_page_names_its_parts_lets_tab_go_round_and_esc_leaves_it(hand: Hand, login: str) -> None:  # noqa: F811
    hand.sign_in(login)
    faults: list[str] = []
    walked = routes(hand)
    assert len(walked) > 90
    for route in walked:
        hand.window.go_home(Route("today"))
        hand.window.go(route)
        hand.wait()
        if hand.page.route != route:
            faults.append(f"{route}: not reached")
            continue
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
    keys = [each.key().toString() for each in page.findChildren(QShortcut) if each.isEnabled()]
    signs = [each.text() for each in page.findChildren((QPushButton, QLabel)) if _letter(each)]
    return sorted({each for each in keys if keys.count(each) > 1}) + signs


def _letter(each: Any) -> bool:
    text = each.text().replace("&&", "") if isinstance(each, QPushButton) or each.buddy() else ""
    return "&" in text


def test_what_was_typed_is_there_after_esc_and_after_a_lock(hand: Hand) -> None:  # noqa: F811
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
    assert "abc" in str(hand.page.form.answers().get(name)) and SPACE
    hand.page.throw_away()
    hand.wait()
