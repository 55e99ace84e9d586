"""The street register at the window: a line laid from nothing by keyboard, the map, a case stopped by a line."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtPrintSupport import QPrinter

from desktop.casework.streets import register, street_of
from desktop.core.ground import Ground, Shape
from desktop.ui import printer
from desktop.ui.acts.street_line import PAUSE
from desktop.ui.map.index import GroundIndex
from desktop.ui.map.view import MapView
from tests.ui.conftest import Desk
from tests.ui.hands import at, go, put, texts
from tests.ui.sample import SAMPLE, Sample, receive
from tests.ui.waits import wait

JUNE = date(2026, 6, 1)
ROWS = [{"chainage": "0", "left": "6", "right": "6"}, {"chainage": "80", "left": "6", "right": "6"}]
PLOT = {
    "parcel": "7",
    "owner": "श्री अशोक विश्वकर्मा",
    "sides": [
        {"from": "A", "to": "B", "length": "10"},
        {"from": "B", "to": "C", "length": "20"},
        {"from": "C", "to": "D", "length": "10"},
        {"from": "D", "to": "A", "length": "20"},
    ],
    "diagonals": [{"from": "A", "to": "C", "length": "22.361"}, {"from": "B", "to": "D", "length": "22.36"}],
    "corners": [
        {"corner": "A", "chainage": "20", "offset": "5"},
        {"corner": "B", "chainage": "30", "offset": "5"},
    ],
    "house": [
        {"chainage": "21", "offset": "5.5"},
        {"chainage": "29", "offset": "5.5"},
        {"chainage": "29", "offset": "15"},
        {"chainage": "21", "offset": "15"},
    ],
    "height": "3",
}


@pytest.fixture
def june(sample: Sample, desk: Desk) -> Desk:
    """The clerk at the window on 1 June 2026."""
    sample.clock.put(JUNE)
    desk.sign_in("clerk")
    return desk


def enter(desk: Desk) -> str:
    """A street of 80 m with one parcel, entered at the window; its id."""
    go(desk, "street_new")
    put(
        desk,
        {"name_hi": "तुलसीदास मार्ग", "name_en": "Tulsidas Marg", "number": "27/4", "width": "10", "day": "01-01-2026"},
    )
    street = desk.page.route.args[0]
    go(desk, "street_base", street)
    put(desk, {"length": "80"})
    go(desk, "street_book", street)
    put(desk, PLOT)
    assert desk.page.route.page == "street", " | ".join(texts(desk.page))[-900:]
    return street


def look(desk: Desk, answers: dict[str, Any]) -> None:
    """Type into an act with a map and wait until what it makes is drawn."""
    desk.page.form.put(answers)
    desk.page.changed_answer()
    wait(PAUSE + 100)
    desk.wait()


def told(desk: Desk) -> str:
    """The message under the heading."""
    return str(desk.page.messages.itemAt(0).widget().accessibleName())


def prescribe(desk: Desk, street: str) -> None:
    """A line entered as in force by an order of before."""
    at(desk, "cmo", JUNE)
    go(desk, "street_line", street)
    put(desk, {"how": "record", "rows": ROWS, "order_number": "R/7", "order_day": "01-03-2020", "day": "01-04-2020"})
    assert desk.page.route.page == "street", texts(desk.page)


def test_a_line_is_laid_from_nothing_by_keyboard(june: Desk) -> None:
    desk = june
    desk.ctrl(Qt.Key.Key_7)
    desk.wait()
    assert desk.page.heading.full == "Street register"
    assert any(text.startswith("No street here") for text in texts(desk.page))
    assert desk.focus().text() == "1  Enter a street"
    street = enter(desk)
    assert "7 · श्री अशोक विश्वकर्मा · closes to 0.00 m" in [each.full for each in _elided(desk.page)]
    desk.page.area.setFocus()
    digit = [route.page for route in desk.page.view.acts].index("street_line") + 1
    desk.press(Qt.Key(Qt.Key.Key_0 + digit))
    desk.wait()
    assert desk.page.route.page == "street_line"
    look(desk, {"rows": ROWS})
    assert any("width 12.00 m to 12.00 m" in text for text in texts(desk.page)), texts(desk.page)[-6:]
    assert any("1 pieces of land" in text or "1 piece of land" in text for text in texts(desk.page))
    desk.ctrl(Qt.Key.Key_Return)
    desk.wait()
    assert "proposed" in told(desk)
    proposal = desk.page.view.proposals[0][0].id
    go(desk, "street_decide", street, proposal)
    put(desk, {"order_number": "R/9", "order_day": "01-06-2026", "day": "01-06-2026"})
    assert "183(2)" in told(desk)  # the notice comes first
    go(desk, "street_notice", street, proposal, "street")
    put(desk, {"day": "01-06-2026", "where": "at both ends"})
    at(desk, "clerk", date(2026, 8, 3))
    go(desk, "street_approve", street, proposal, "mp-1961:183:1")
    put(desk, {"order_number": "G/3", "order_day": "20-07-2026", "day": "20-07-2026"})
    go(desk, "street_decide", street, proposal)
    put(desk, {"order_number": "R/9", "order_day": "01-08-2026", "day": "01-08-2026"})
    assert told(desk).startswith("It is decided")
    assert len(desk.page.view.held) == 2
    assert any("R/9 of 01-08-2026" in each.full for each in _elided(desk.page))


def test_a_building_behind_the_line_comes_forward(june: Desk) -> None:
    desk = june
    go(desk, "street_new")
    put(desk, {"name_hi": "मार्ग", "name_en": "Marg", "width": "10", "day": "01-01-2026"})
    street = desk.page.route.args[0]
    go(desk, "street_base", street)
    put(desk, {"length": "80"})
    go(desk, "street_book", street)
    back = [{"chainage": c, "offset": o} for c, o in (("21", "9"), ("29", "9"), ("29", "15"), ("21", "15"))]
    put(desk, PLOT | {"house": back})
    prescribe(desk, street)
    go(desk, "street_forward", street)
    look(desk, {"parcel": next(iter(desk.page.state.parcels)), "how": "permit"})
    assert abs(float(desk.page.form.answers()["area"]) - 24) < 0.02 and any(
        "184(2)" in text for text in texts(desk.page)
    )
    put(desk, {"order_number": "R/8", "order_day": "01-05-2026", "day": "01-05-2026"})
    assert told(desk) == "The setting forward is entered"
    assert any("m²" in each.full and "R/8" in each.full for each in _elided(desk.page))


def test_the_register_is_searched_in_either_script(june: Desk) -> None:
    enter(june)
    for text, found in (("तुलसी", 1), ("tulsi", 1), ("27/4", 1), ("gandhi", 0)):
        june.window.go_home(_route("streets"))
        june.wait()
        june.page.search(text)
        assert len(june.page.shown) == found, text
        june.page.search("")


def test_figures_statement_and_plan_of_a_line(june: Desk, sample: Sample) -> None:
    street = enter(june)
    prescribe(june, street)
    line = next(iter(street_of(sample.desk, street).lines))
    go(june, "street_papers", street, line)
    assert june.page.statement["within"] == 10.0  # 10 m of front, 1 m deep
    assert june.page.statement["rows"][0]["structures"][0]["projects"] == 0.5
    june.page._turn("plan")
    june.wait()
    assert june.page.pdf.startswith(b"%PDF")
    june.page._draw(scale=200, paper="a3")
    june.wait()
    assert sample.room.page_count(june.page.pdf) == 2
    june.page._turn("statement")
    june.wait()
    june.page.file()
    june.wait()
    assert told(june).startswith("Filed as ")


def test_a_plan_is_printed_at_its_true_size(
    june: Desk, sample: Sample, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pypdf import PdfReader

    monkeypatch.setattr(printer, "DOTS", 72)  # what is looked at here is the sheet, not the points on it
    street = enter(june)
    prescribe(june, street)
    line = next(iter(street_of(sample.desk, street).lines))
    plan = sample.room.streets.plan_pdf(sample.at("clerk"), street, line, 500, "a3")
    statement = sample.room.streets.statement_pdf(sample.at("clerk"), street, line)
    made = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    made.setOutputFileName(str(tmp_path / "out.pdf"))
    printer.draw_papers(sample.room, [plan, statement], made)
    pages = PdfReader(tmp_path / "out.pdf").pages
    sizes = [(round(float(p.mediabox.width) / 72 * 25.4), round(float(p.mediabox.height) / 72 * 25.4)) for p in pages]
    assert sizes[0] == (420, 297)
    assert sizes[1] in ((210, 297), (297, 210))


def test_a_case_whose_plot_touches_the_line_is_stopped_with_the_section(june: Desk, sample: Sample) -> None:
    street = enter(june)
    prescribe(june, street)
    case = receive(sample, JUNE)
    at(june, "cmo", JUNE)
    go(june, "case", case)
    steps = [step.name for step in june.page.view.steps]
    assert "plot" in steps
    assert june.page.view.plot is None
    go(june, "plot", case)
    parts = [{"name": "front", "whole": "100", "down": "100"}, {"name": "back", "whole": "90", "down": "0"}]
    look(june, {"work": "mostly_down", "measure": "cubic", "parts": parts})
    assert any("52.63" in text for text in texts(june.page)), " | ".join(texts(june.page))[-700:]
    put(june, {"street": street, f"parcel_{street}": "7", "work": "mostly_down"})
    assert "10.00 m²" in told(june)
    assert "183(3)" in told(june)
    barred = next(step for step in june.page.view.steps if step.name == "grant")
    assert barred.status == "barred"
    assert barred.section.startswith("183(3)")
    assert june.page.view.plot is not None
    assert any("Grant or permit" in text for text in texts(june.page))
    findings = june.page.view.file.findings.values()
    assert any(m["value"] == "0.50" for f in findings for m in f["measures"])
    go(june, "plot_clear", case)
    put(june, {"reason": "The plan was drawn back by a metre."})
    assert all(step.name != "grant" for step in june.page.view.steps)


def test_today_asks_for_the_next_step_of_a_line(june: Desk) -> None:
    street = enter(june)
    go(june, "street_line", street)
    put(june, {"rows": ROWS})
    june.window.go_home(_route("today"))
    june.wait()
    found = [line for line in june.page.list.model().lines if line.route and line.route.page == "street"]
    assert [line.text for line in found] == ["Record the notice · Section 183(2)"]
    june.page.list._opened(found[0])
    june.wait()
    assert june.page.route.args == (street,)


def test_bad_geometry_is_told_with_its_place_and_nothing_is_saved(june: Desk, sample: Sample, tmp_path: Path) -> None:
    street = enter_on_map(june, sample)
    base = [[77.3905, 23.2160], [77.3915, 23.2165]]
    bow = [[77.3905, 23.2161], [77.3907, 23.2163], [77.3907, 23.2161], [77.3905, 23.2163], [77.3905, 23.2161]]
    path = tmp_path / "bow.geojson"
    path.write_text(json.dumps(_collection([("base", "LineString", base), ("parcel", "Polygon", [bow])])))
    before = len(street_of(sample.desk, street).entries)
    go(june, "street_import", street)
    look(june, {"file": str(path)})
    assert any("crosses itself" in text and "(77.3905, 23.2161)" in text for text in texts(june.page)), texts(
        june.page
    )[-6:]
    assert any(shape.kind == "fault" for shape in june.page.map.index.ground.shapes)
    june.page.form.focus_first()
    june.ctrl(Qt.Key.Key_Return)
    june.wait()
    assert june.page.route.page == "street_import"
    assert len(street_of(sample.desk, street).entries) == before


def test_a_point_put_on_the_map_becomes_a_row_of_the_table(june: Desk, sample: Sample) -> None:
    street = enter_on_map(june, sample)
    go(june, "street_line", street)
    base = next(shape for shape in june.page.map.index.ground.shapes if shape.kind == "base")
    (ax, ay), (bx, by) = base.points[:2]
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    dx, dy = (bx - ax) / long, (by - ay) / long
    view = june.page.map
    for along, aside in ((40.0, 7.0), (10.0, 7.0), (20.0, -5.0)):
        x, y = ax + dx * along - dy * aside, ay + dy * along + dx * aside
        view.centre = QPointF(x - view.index.origin[0], y - view.index.origin[1])
        view.setFocus()
        june.press(Qt.Key.Key_Space)
        june.wait()
    rows = june.page.form.boxes["rows"].value()
    assert rows == [
        {"chainage": "10.00", "left": "7.00"},
        {"chainage": "20.00", "right": "5.00"},
        {"chainage": "40.00", "left": "7.00"},
    ]


def enter_on_map(desk: Desk, sample: Sample) -> str:
    """The sample's street, with its parcels and the proposal of its file."""
    go(desk, "street_new")
    put(desk, {"name_hi": "तुलसीदास मार्ग", "name_en": "Tulsidas Marg", "width": "10"})
    street = desk.page.route.args[0]
    go(desk, "street_import", street)
    put(desk, {"file": str(SAMPLE / "street.geojson")})
    assert told(desk) == "The file is in the register"
    assert [row.id for row in register(sample.desk)] == [street]
    return street


def test_the_map_is_worked_by_keyboard(june: Desk, sample: Sample) -> None:
    street = enter_on_map(june, sample)
    case = receive(sample, JUNE)
    number = next(iter(street_of(sample.desk, street).parcels.values()))["number"]
    sample.room.streets.measure_case(sample.at("clerk"), case, street, number)
    june.window.go_home(_route("streets"))
    go(june, "map")
    view = june.page.view
    june.page.first_focus()
    june.press(Qt.Key.Key_N)
    assert view.shape.kind in ("case", "proposed")
    for _ in range(9):
        if view.shape.kind == "case":
            break
        june.press(Qt.Key.Key_N)
    assert "Case" in june.page.told.full
    size = view.size_of_metre
    june.press(Qt.Key.Key_Plus)
    assert view.size_of_metre > size
    june.press(Qt.Key.Key_Return)
    june.wait()
    assert june.page.route.page == "case"
    assert june.page.view.plot is not None


def test_distance_and_area_are_measured_at_the_cross(qtbot: Any) -> None:
    ring = ((0.0, 0.0), (30.0, 0.0), (30.0, 20.0), (0.0, 20.0))
    view = MapView("map")
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    view.put(GroundIndex(Ground(32643, (Shape("parcel", ring, True, "p", "12"),))))
    said: list[str] = []
    view.said.connect(said.append)
    qtbot.keyClick(view, Qt.Key.Key_M)
    for x, y in ring[:3]:
        view.centre = QPointF(x, y)
        qtbot.keyClick(view, Qt.Key.Key_Space)
    assert said[-1] == "50.00 m · 300.00 m² inside"
    qtbot.keyClick(view, Qt.Key.Key_Backspace)
    assert said[-1] == "30.00 m"
    qtbot.keyClick(view, Qt.Key.Key_M)
    view.centre = QPointF(10, 10)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert view.shape.label == "12"
    view.centre = QPointF(100, 10)
    qtbot.keyClick(view, Qt.Key.Key_Space)
    assert view.shape is None


def _elided(page: Any) -> list[Any]:
    from desktop.ui.bits import Elided

    return page.findChildren(Elided)


def _route(page: str) -> Any:
    from desktop.ui.page import Route

    return Route(page)


def _collection(features: list[tuple[str, str, Any]]) -> dict[str, Any]:
    return {
        "type": "FeatureCollection",
        "features": [
            {"type": "Feature", "properties": {"role": r}, "geometry": {"type": kind, "coordinates": points}}
            for r, kind, points in features
        ],
    }
