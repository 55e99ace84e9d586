"""What the window asks of the streets: the map, lines drawn as typed, notices, maps of wards with faults in them."""

from __future__ import annotations

import io
import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from desktop.casework.desk import Desk
from desktop.casework.street_cases import line_bar
from desktop.casework.street_proposals import give_notice, wanted
from desktop.casework.street_ways import WAYS
from desktop.casework.streets import layers, street_of
from desktop.casework.today import street_asks
from desktop.core.errors import FieldError
from desktop.core.ground import Shape, area_of, distance, holds, length_of
from desktop.printing.drawing import render_drawing
from desktop.streets.base import Base
from desktop.streets.surveyor import Surveyor
from tests.streets.conftest import SAMPLE, Open, house, make_street, square
from tests.streets.test_consequences import lined, open_case

TODAY = date(2026, 11, 30)
ROWS = [{"chainage": "0", "left": "6"}, {"chainage": "१००", "left": "६"}]
BOOK = [
    *({"parcel": "9", "what": "side", "from": a, "to": b, "length": n} for a, b, n in
      (("A", "B", "30"), ("B", "C", "40"), ("C", "D", "30"), ("D", "A", "40"))),
    {"parcel": "9", "what": "diagonal", "from": "A", "to": "C", "length": "50"},
    {"parcel": "9", "what": "diagonal", "from": "B", "to": "D", "length": "50.02"},
    {"parcel": "9", "corner": "A", "chainage": "10", "offset": "5"},
    {"parcel": "9", "corner": "B", "chainage": "40", "offset": "5"},
]  # fmt: skip


@pytest.fixture
def surveyor() -> Surveyor:
    """With the real drawing into PDF."""
    return Surveyor(render_drawing)


@pytest.fixture
def desk(open_desk: Open) -> Desk:
    """A clerk of the M.P. office."""
    return open_desk("mp-1961")


def kinds(shapes: tuple[Shape, ...]) -> list[str]:
    """The kinds of shapes, sorted."""
    return sorted({shape.kind for shape in shapes})


def test_measures_on_the_ground_are_those_worked_by_hand() -> None:
    ring = ((500_000.0, 2_570_000.0), (500_030.0, 2_570_000.0), (500_030.0, 2_570_040.0), (500_000.0, 2_570_040.0))
    assert area_of(ring) == 1200.0
    assert area_of(ring[::-1]) == 1200.0
    assert length_of(ring) == 100.0
    assert holds(ring, (500_001.0, 2_570_001.0))
    assert not holds(ring, (500_031.0, 2_570_001.0))
    assert distance(ring[:2], (500_010.0, 2_570_003.0)) == 3.0
    assert distance(ring[:2], (500_034.0, 2_570_003.0)) == 5.0
    assert distance(ring[:1], (500_003.0, 2_570_004.0)) == 5.0


def test_a_line_follows_what_is_typed_and_shows_what_lies_within(desk: Desk, surveyor: Surveyor) -> None:
    street = make_street(desk, square("1", 10, 5), square("2", 30, 7), width=10_000)
    seen = surveyor.draw_line(desk, street, "", ROWS, TODAY)
    assert seen.figures["effect"]["widens"]
    within = [shape for shape in seen.ground.shapes if shape.kind == "within"]
    assert [(shape.id, round(area_of(shape.points), 6)) for shape in within] == [("p1", 10.0)]
    with pytest.raises(FieldError, match="Row 2: 'six' is no length"):
        surveyor.draw_line(desk, street, "", [ROWS[0], {"chainage": "50", "left": "six"}], TODAY)
    surveyor.propose(desk, street, "", ROWS)
    assert kinds(surveyor.street_ground(desk, street).shapes) == ["base", "parcel", "proposed"]
    proposal = next(iter(street_of(desk, street).proposals))
    assert "within" in kinds(surveyor.street_ground(desk, street, proposal).shapes)


def test_a_point_of_the_map_is_told_by_chainage_and_offset(desk: Desk, surveyor: Surveyor) -> None:
    street = make_street(desk)
    assert surveyor.station(desk, street, 40.0, 7.5) == (40.0, 7.5)
    assert surveyor.station(desk, street, 40.0, -7.5) == (40.0, -7.5)


def test_a_typed_field_book_is_closed_and_entered(desk: Desk, surveyor: Surveyor) -> None:
    street = make_street(desk)
    seen = surveyor.read_book(desk, street, BOOK)
    told = seen.figures["parcels"][0]
    assert told["area"] == 1200.0  # two triangles of 3-4-5
    assert told["closing_error"] == 0.02
    assert street_of(desk, street).parcels == {}
    surveyor.enter_book(desk, street, BOOK)
    assert [p["number"] for p in street_of(desk, street).parcels.values()] == ["9"]


def test_a_statement_keeps_its_sum_and_is_filed_with_the_plan(desk: Desk, surveyor: Surveyor) -> None:
    street = make_street(desk, square("1", 10, 5, structures=(house(5.5, 11),)))
    surveyor.propose(desk, street, "", ROWS)
    proposal = next(iter(street_of(desk, street).proposals))
    found = surveyor.statement(desk, street, proposal)
    assert (found["whole"], found["within"], found["left"]) == (200.0, 10.0, 190.0)
    assert found["rows"][0]["structures"][0]["projects"] == 0.5
    assert found["span"] == [0.0, 100.0]
    for scale in (200, 500, 1000):
        page = PdfReader(io.BytesIO(surveyor.plan_pdf(desk, street, proposal, scale, "a3"))).pages[0]
        assert round(float(page.mediabox.width) / 72 * 25.4) == 420
    done = surveyor.file_papers(desk, street, proposal)
    assert done.entries[0].data["parcels"] == ["p1"]
    assert desk.store.blob(done.entries[0].data["plan"]["sha256"]).startswith(b"%PDF")


def test_every_notice_of_a_line_is_printed_in_the_words_of_its_provision(open_desk: Open, surveyor: Surveyor) -> None:
    for act in ("rj-2009", "ga-1968", "mp-1961", "py-1973"):
        desk = open_desk(act)
        street = make_street(desk, square("1", 10, 5, owner={"en": "Ramlal"}, structures=(house(5.5, 11),)))
        rows = [{**row, "right": row["left"]} for row in ROWS]
        surveyor.propose(desk, street, "", rows)
        proposal = next(iter(street_of(desk, street).proposals))
        for rule in WAYS[act, "line"].notices:
            party = "p1" if rule.event == "notice.served" else ""
            done = surveyor.print_notice(desk, street, proposal, rule.key, party, None)
            paper = done.entries[0].data["papers"][0]
            text = "".join(p.extract_text() for p in PdfReader(io.BytesIO(desk.store.blob(paper["sha256"]))).pages)
            assert desk.law.provision(rule.provision).cite.split("(")[0] in text
            assert "0.50" in text if party else "10.00 m²" in text
            assert not paper.get("own_words")


def test_a_notice_to_an_owner_names_him_first(open_desk: Open, surveyor: Surveyor) -> None:
    desk = open_desk("rj-2009")
    street = make_street(desk, square("1", 10, 5))
    surveyor.propose(desk, street, "", ROWS)
    proposal = next(iter(street_of(desk, street).proposals))
    with pytest.raises(FieldError, match="Choose the owner"):
        surveyor.notice_pdf(desk, street, proposal, "owners", "", None)


def test_today_asks_the_next_step_of_each_proposal(desk: Desk, surveyor: Surveyor) -> None:
    street = make_street(desk)
    surveyor.propose(desk, street, "", ROWS)
    proposal = next(iter(street_of(desk, street).proposals))
    assert [(a.what, a.section, a.notice) for a in street_asks(desk)] == [("notice:street", "183(2)", proposal)]
    give_notice(desk, street, proposal, "street", TODAY)
    (asked,) = street_asks(desk)
    assert asked.what == "approval:mp-1961:183:1"
    keys = {want.key: want.status for want in wanted(desk, street_of(desk, street), proposal)}
    assert keys["wait:street"] == "waiting"


def test_a_plot_is_placed_and_stands_on_the_map_of_its_case(desk: Desk, surveyor: Surveyor, base: Base) -> None:
    street = lined(desk, base, square("1", 10, 5), square("2", 30, 7), square("3", 90, 200))
    case = open_case(desk)
    assert surveyor.case_ground(desk, case) is None
    with pytest.raises(FieldError, match="no parcel 77"):
        surveyor.measure_case(desk, case, street, "77")
    assert [e.kind for e in surveyor.measure_case(desk, case, street, "2").entries] == ["case.placed", "plot.placed"]
    ground = surveyor.case_ground(desk, case)
    assert ground is not None
    assert sorted(s.label for s in ground.shapes if s.kind == "parcel") == ["1", "2"]
    assert [(s.id, s.label) for s in ground.shapes if s.kind == "case"] == [(case, "SP/1")]
    (entry,) = surveyor.measure_case(desk, case, street, "1").entries
    assert (entry.kind, entry.data["within"], entry.data["section"]) == ("line.touched", "10.00", "183(3)(i)")
    bar = line_bar(desk.case(case))
    assert bar is not None
    assert bar.params["area"] == "10.00"


def test_the_map_of_a_ward_leaves_out_what_is_wrong_and_says_so(
    desk: Desk, surveyor: Surveyor, tmp_path: Path
) -> None:
    path = tmp_path / "wards.geojson"
    path.write_text(json.dumps(_wards()))
    done = surveyor.enter_layer(desk, "wards", path, "")
    assert done.entries[0].data["count"] == 2
    (note,) = [n for n in done.entries[0].data["source"]["notes"] if n.startswith("Left out")]
    assert "feature 2 (02) is open" in note
    assert [layer.name for layer in layers(desk)] == ["wards"]
    ground = surveyor.office_ground(desk)
    assert ground.frame == 32643
    assert [(shape.kind, shape.label) for shape in ground.shapes] == [("ward", "01"), ("ward", "01")]


def test_streets_and_wards_of_two_zones_come_into_one_frame(desk: Desk, surveyor: Surveyor, tmp_path: Path) -> None:
    street = make_street(desk)
    assert surveyor.office_ground(desk).shapes == ()  # a street with a base line of its own is on no map
    surveyor.enter_layer(desk, "Ward 27", SAMPLE / "wards.geojson", "")
    before = len(surveyor.office_ground(desk).shapes)
    assert before > 80
    assert street_of(desk, street).frame == 0


def test_compensation_without_land_within_the_line_is_refused(desk: Desk, surveyor: Surveyor) -> None:
    street = make_street(desk, square("1", 10, 5))
    with pytest.raises(FieldError, match="No land of this parcel"):
        surveyor.work_out(desk, street, "set_back", {"area": "0.00", "rate": 450_000, "source": "Guideline"})
    heads = {
        "area": "10.00",
        "rate": 450_000,
        "source": "Guideline",
        "building": 100_000,
        "building_source": "Valuer",
    }
    worth = surveyor.work_out(desk, street, "set_back", heads)
    assert worth["pay"] == 10 * 450_000 + 100_000
    assert [f["working"] for f in worth["figures"]] == ["10.00 m² × ₹ 4,500", "₹ 1,000"]
    surveyor.keep_worth(desk.as_officer("Chief Municipal Officer"), street, "p1", "set_back", heads)
    assert street_of(desk, street).workings[0]["worth"]["pay"] == worth["pay"]


def _wards() -> dict[str, Any]:
    def ring(x: float) -> list[list[float]]:
        return [[x, 23.21], [x + 0.01, 23.21], [x + 0.01, 23.22], [x, 23.22], [x, 23.21]]

    def ward(number: str, points: list[list[float]]) -> dict[str, Any]:
        geometry = {"type": "Polygon", "coordinates": [points]}
        return {"type": "Feature", "properties": {"Ward_Number": number, "id": number}, "geometry": geometry}

    features = [ward("01", ring(77.39)), ward("02", ring(77.41)[:-1]), ward("01", ring(77.43))]
    return {"type": "FeatureCollection", "features": features}
