"""Every value that the law and casework read from what the office has set has an editor in the window."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.casework.intake import enclosures_asked
from desktop.casework.office import CHANGEABLE
from desktop.casework.office_values import ENCLOSURES, LEAST, readings
from desktop.casework.ruling import clocks_of, signer_of
from desktop.law import packs
from desktop.streets.consequences import strip_of
from desktop.streets.papers import least_of
from desktop.ui.acts.office_values import STRIPS
from desktop.ui.page import Route
from tests.ui.conftest import Desk
from tests.ui.hands import go, put, texts
from tests.ui.sample import TODAY

ROOT = Path(__file__).resolve().parents[2]
READERS = ("casework", "law", "forms", "printing", "store", "streets", "sync", "interchange")
ENTER = Qt.Key.Key_Return
ORDER = {"authority": "Order 7", "dated": "1.10.2026"}
BUILDING = "mp-1961:187:2"

# The editor of each value by the beginning of its key: its page, and what is answered there in the sample office.
EDITORS: dict[str, tuple[str, dict[str, Any]]] = {
    "fee.": ("fee_set", {"provision": BUILDING, "by": "flat", "paise": "750"}),
    "rate.": ("rate_set", {"place": "Civil Lines", "paise": "12500"}),
    "period.": ("value", {"kind": "period", "length": "15", "unit": "day"}),
    "rule_off.": ("value", {"kind": "rule_off", "what_rule_off": "closed_days_rolled", "why_rule_off": "W.P. 12"}),
    "guard_off.": (
        "value",
        {"kind": "guard_off", "what_guard_off": "in-sc-2024-demolition", "why_guard_off": "Stayed"},
    ),
    "notified.": ("value", {"kind": "notified", "what_notified": "185"}),
    "one_officer": ("value", {"kind": "together"}),
    "enclosures.": (
        "value",
        {
            "kind": "enclosures",
            "what_enclosures": BUILDING,
            "enclosures": [{"label_hi": "स्थल का नक्शा", "label_en": "Site plan"}],
        },
    ),
    "remainder.least": ("value", {"kind": "least", "area": "40", "width": "4.5"}),
    "choice.": ("value", {"kind": "reading", "what_reading": "power-185|President"}),
    "delegation.": (
        "delegate",
        {
            "from": "Chief Municipal Officer",
            "to": "President",
            "sections": "187",
            "authority": "88",
            "paper": "Order 9",
            "dated": "2.10.26",
        },
    ),
    "land_unit.": ("land", {"unit": "bigha", "value": "2529.29"}),
}
ELSEWHERE = {"amount.": "ga-1968"}  # a value that only one Act knows; its editor is tried in the list of kinds
# What the office is set up with, by the field of the page that changes it; the languages of papers are chosen when it is founded.
OF_OFFICE = {
    "body": "office",
    "code": "office",
    "wards": "office",
    "weekly_off": "office",
    "letterhead": "letterhead",
}


def heads_read() -> dict[str, str]:
    """The beginning of every key of a value that the code reads, with the place where it does."""
    found: dict[str, str] = {}
    for path in sorted(path for part in READERS for path in (ROOT / "desktop" / part).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        known = _assigned(tree)
        for node, expression in _keys(tree):
            for head in _heads(expression, known):
                name, dot, _ = head.partition(".")
                key = head if head == LEAST else name + dot
                found.setdefault(key, f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def _keys(tree: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Every expression by which a setting is looked for: office.setting(K, day), office.held(K, day), overlay.value(K, day), and what a key
    is compared with wherever one goes through the office's settings or the overlay's values."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func).endswith((".setting", ".held", ".value"))
            and len(node.args) == 2
        ):
            yield node, node.args[0]
        goes = isinstance(node, ast.GeneratorExp | ast.ListComp | ast.SetComp | ast.DictComp | ast.FunctionDef)
        text = ast.unparse(node) if goes else ""
        if (
            ".settings" in text
            or "Setting)" in text
            or ("self.values" in text and not isinstance(node, ast.FunctionDef))
        ):
            yield from _compared(node)


def _compared(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    for each in ast.walk(node):
        if isinstance(each, ast.Call) and ast.unparse(each.func).endswith("key.startswith"):
            yield each, each.args[0]
        if isinstance(each, ast.Compare) and ast.unparse(each.left).endswith(".key"):
            yield each, each.comparators[0]
        if isinstance(each, ast.Compare) and "self.values" in ast.unparse(each.comparators[0]):
            yield each, each.left


def _assigned(tree: ast.Module) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
    return found


def _heads(node: ast.expr, known: dict[str, list[ast.expr]]) -> Iterator[str]:
    """What an expression of a key begins with, where it says so."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield from _heads(node.values[0], known)
    elif isinstance(node, ast.BinOp):
        yield from _heads(node.left, known)
    elif isinstance(node, ast.Tuple):
        for each in node.elts:
            yield from _heads(each.value if isinstance(each, ast.Starred) else each, known)
    elif isinstance(node, ast.DictComp):
        yield from _heads(node.key, known)
    elif isinstance(node, ast.Name):
        constants = {"ENCLOSURES": ENCLOSURES, "LEAST": LEAST}
        if node.id in constants:
            yield constants[node.id]
        for each in known.get(node.id, ()):
            yield from _heads(each, {})


@pytest.fixture
def admin(desk: Desk) -> Desk:
    """The administrator, signed in."""
    desk.sign_in("admin")
    return desk


def test_every_value_that_is_read_has_an_editor() -> None:
    read = heads_read()
    assert set(read) == {*EDITORS, *ELSEWHERE}, read
    assert set(OF_OFFICE) == {*CHANGEABLE} - {"languages"}


def test_every_time_that_an_act_leaves_to_the_office_is_offered(admin: Desk) -> None:
    """What is left to the notice, the order or the court is set by that paper itself."""
    from desktop.ui.acts.office_values import _choices

    law = packs.load()
    for act in map(law.act, law.acts):
        offered = _choices("period", act, admin.sample.desk.office(), TODAY)
        for row in act.provisions():
            for period in row.periods:
                if period.length is None and period.set_by not in ("notice", "authority", "court"):
                    assert f"{row.id}/{period.name}" in offered, (row.id, period.set_by)
    assert list(STRIPS) == [ELSEWHERE["amount."]]


def test_each_editor_sets_its_value_and_the_settings_tell_it(admin: Desk) -> None:
    admin.window.go_home(Route("settings"))
    before = admin.sample.desk.office().settings
    for head, (page, answers) in EDITORS.items():
        go(admin, page)
        told = {**ORDER, **answers}
        if head == "period.":
            told["what_period"] = next(iter(admin.page.form.boxes["what_period"].field.choices))
        put(admin, told)
        last = admin.sample.desk.office().settings[-1]
        assert last not in before and last.key.startswith(head), (head, admin.page.route)
        assert last.authority and last.dated, head
        before = (*before, last)
    go(admin, "settings")
    said = " ".join(texts(admin.page))
    for words in ("Site plan", "40 m², 4.5 m", "the President signs", "Civil Lines", "2529.29"):
        assert words in said, words
    office = admin.sample.desk.office()
    assert [e["key"] for e in enclosures_asked(admin.sample.desk, office, "building_notice", TODAY)] == ["site_plan"]
    assert least_of(office, TODAY).area == 40 and strip_of(office, packs.load().act("mp-1961"), TODAY) == 0
    assert signer_of(admin.sample.desk, office, "mp-1961:185:1", TODAY).authority == "President"
    assert [each.chosen for each in readings(admin.sample.desk, office)] == ["President"]


def test_enclosures_by_keys_alone(admin: Desk) -> None:
    """What is asked for now stands there; one more is added, and the older ones keep their keys."""
    desk = admin.sample.desk
    asked = [e["key"] for e in enclosures_asked(desk, desk.office(), "building_notice", TODAY)]
    admin.ctrl(Qt.Key.Key_K)
    admin.type("enclosures")
    admin.press(ENTER)
    admin.wait()
    page = admin.page
    assert page.route == Route("value", ("enclosures",)) and page.form.boxes["what_enclosures"].has_focus()
    admin.type("187(2)")
    admin.press(ENTER)
    rows = page.form.boxes["enclosures"]
    assert rows.value()[0]["label_en"] == "Site plan" and rows.has_focus()
    for _ in range(2 * len(asked)):
        admin.press(ENTER)
    for text in ("वृक्षों का नक्शा", "Plan of the trees"):
        admin.type(text)
        admin.press(ENTER)
    admin.press(ENTER)  # an empty line: no more
    for text in ("Bye-law 5 as amended", "5.10.26"):
        admin.type(text)
        admin.press(ENTER)
    admin.ctrl(ENTER)
    admin.wait()
    office = desk.office()
    now = [e["key"] for e in enclosures_asked(desk, office, "building_notice", TODAY)]
    assert now == [*asked, "plan_of_the_trees"], [b.wrong.text() for b in page.form.boxes.values() if b.inputs()]
    assert [e["key"] for e in enclosures_asked(desk, office, "building_notice", date(2026, 10, 4))] == asked


def test_a_form_that_asks_for_none_and_one_named_twice_are_refused(admin: Desk) -> None:
    go(admin, "value", "enclosures")
    line = {"label_hi": "नक्शा", "label_en": "Plan"}
    put(admin, {"what_enclosures": "mp-1961:280:2-permission", "enclosures": [line], **ORDER})
    assert "asks for no enclosures" in admin.page.form.boxes["what_enclosures"].wrong.text()
    put(admin, {"what_enclosures": BUILDING, "enclosures": [line, line]})
    assert "twice" in admin.page.form.boxes["enclosures"].wrong.text()


def test_a_rule_put_aside_shows_first_which_clocks_it_moves(admin: Desk, staged: dict[str, str]) -> None:
    case = staged["ordered"]
    desk = admin.sample.desk
    before = {
        (c.provision, c.name, c.started_by): c.last_day or c.first_day for c in clocks_of(desk, desk.case(case))
    }
    go(admin, "value")
    rule = {"kind": "rule_off", "what_rule_off": "first_day_excluded", "why_rule_off": "W.P. 12"}
    admin.page.form.put(rule)
    admin.page.changed_answer()
    admin.wait()
    assert "Write the value and its date first." in texts(admin.page.moved.card)
    admin.page.form.put({"dated": "1.8.2026"})
    admin.page._ask()
    admin.wait()
    shown = " ".join(texts(admin.page.moved.card))
    put(admin, {"authority": "W.P. 12", "dated": "1.8.2026"})
    after = {(c.provision, c.name, c.started_by): c.last_day or c.first_day for c in clocks_of(desk, desk.case(case))}
    moved = {key for key in before if before[key] != after.get(key)}
    assert moved
    for key in moved:
        assert f"{before[key]:%d-%m-%Y} → {after[key]:%d-%m-%Y}" in shown, key


def test_a_time_longer_than_any_calendar_is_told_at_its_field(admin: Desk) -> None:
    before = admin.sample.desk.office().settings
    go(admin, "value")
    what = next(iter(admin.page.form.boxes["what_period"].field.choices))
    put(admin, {**ORDER, "kind": "period", "what_period": what, "length": "99999999999", "unit": "day"})
    box = admin.page.form.boxes["length"]
    assert box.wrong.isVisible() and "century" in box.wrong.text()
    assert admin.sample.desk.office().settings == before
