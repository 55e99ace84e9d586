"""Tables: offsets, field books and points, in the hands of people who write them differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.core.errors import FieldError
from desktop.streets.base import Base
from desktop.streets.read_table import books, offsets, points, read_table
from desktop.streets.sorting import book_parcel
from tests.streets.conftest import SAMPLE

BASE = Base(((0.0, 0.0), (100.0, 0.0)))


def table(tmp_path: Path, text: str | bytes):
    path = tmp_path / "t.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_table(path)


@pytest.mark.parametrize(
    "text",
    [
        "chainage,left,right\n0,6,5\n50,6.5,\n100,6,5.5\n",
        "\ufeffChainage (m);Left offset;Right offset\n0;6,0;5,0\n50;6,5;\n100;6;5,5\n",
        "चेनेज\tबाएँ\tदाएँ\n०\t६\t५\n५०\t६.५\t\n१००\t६\t५.५\n",
        "chainage,offset\n0,6\n0,-5\n50,+6.5\n100,6\n100,−5.5\n",
        "chainage,side,offset\n0,L,6\n0,R,5\n50,left,6.5\n100,l,6\n100,right,5.5\n# a remark,,\n",
    ],
)
def test_offsets_however_they_are_written(tmp_path, text):
    assert offsets(table(tmp_path, text)) == {
        "left": [(0.0, 6.0), (50.0, 6.5), (100.0, 6.0)],
        "right": [(0.0, 5.0), (100.0, 5.5)],
    }


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("chainage,left\n0,six\n", "table_number", "row 2, left: 'six'"),
        ('chainage,left\n0,"12,5"\n', "table_number", "row 2, left"),
        ("chainage,left\nnan,6\n", "table_number", "row 2, chainage"),
        ("chainage,side,offset\n0,up,6\n", "table_side", "row 2"),
        ("chainage,left\n0,\n", "table_empty", "no row with an offset"),
        ("a,b\n1,2\n", "table_heads", "heads of its columns"),
        ("parcel,from,to,length,unit\n1,A,B,3,cubit\n", "table_unit", "row 2: use m, ft or link"),
        ("parcel,from,to,length\n,A,B,3\n", "table_parcel", "row 2"),
        (b"\x80\x81", "file_text", "UTF-8"),
        (b"chainage,left\n\0,1\n", "file_text", "no text"),
    ],
)
def test_a_table_with_a_fault_names_its_row(tmp_path, text, code, says):
    with pytest.raises(FieldError) as caught:
        found = table(tmp_path, text)
        offsets(found) if found.kind == "offsets" else books(found)
    assert caught.value.code == code and says in caught.value.message


def test_a_field_book_with_owner_stations_and_a_building(tmp_path):
    (booked,) = books(
        table(
            tmp_path,
            "parcel,what,from,to,length,corner,chainage,offset,side,structure,height,owner\n"
            "12,,A,B,12,,,,,,,Smt. Rao\n12,,B,C,9\n12,,C,D,12\n12,,D,A,9\n12,,A,C,15\n"
            "12,,,,,A,10,5,left\n12,,,,,B,22,5,left\n"
            "12,,,,,1,12,5.2,left,house,3.2\n12,,,,,2,20,5.2,left,house\n12,,,,,3,20,12,left,house\n12,,,,,4,12,12,left,house\n"
            "12,verandah?,,,,1,12,5.0,left,porch\n12,,,,,2,16,5.0,left,porch\n12,,,,,3,16,5.2,left,porch\n",
        )
    )
    parcel, closed = book_parcel(booked, BASE)
    assert closed and closed.area == pytest.approx(108) and parcel.owner == {"en": "Smt. Rao"}
    assert parcel.shape.area == pytest.approx(108, abs=1e-3) and parcel.shape.bounds == pytest.approx((10, 5, 22, 14))
    house, porch = parcel.structures
    assert (house.what, house.height, house.shape.area) == ("building", 3.2, pytest.approx(8 * 6.8))
    assert porch.name == "porch" and porch.shape.area == pytest.approx(0.4)


@pytest.mark.parametrize(("unit", "area"), [("m", 108.0), ("ft", 108 * 0.3048**2), ("link", 108 * 0.201168**2)])
def test_old_books_in_feet_and_links(tmp_path, unit, area):
    rows = "".join(
        f"7,{a},{b},{n},{unit}\n"
        for a, b, n in (("A", "B", 12), ("B", "C", 9), ("C", "D", 12), ("D", "A", 9), ("A", "C", 15))
    )
    (booked,) = books(table(tmp_path, "khasra,from,to,distance,unit\n" + rows))
    assert book_parcel(booked, None)[1].area == pytest.approx(area)


def test_marked_sides_may_stand_in_any_order(tmp_path):
    text = "parcel,kind,from,to,length\n1,diagonal,A,C,15\n1,side,C,D,12\n1,side,A,B,12\n1,side,D,A,9\n1,side,B,C,9\n"
    (booked,) = books(table(tmp_path, text))
    assert booked.book.corners == ("C", "D", "A", "B")
    assert book_parcel(booked, None)[1].area == pytest.approx(108)


def test_a_parcel_set_out_from_the_base_line_alone(tmp_path):
    text = "parcel,corner,chainage,offset\n3,A,10,-5\n3,B,20,-5\n3,C,20,-25\n3,D,10,-25\n"
    (booked,) = books(table(tmp_path, text))
    parcel, closed = book_parcel(booked, BASE)
    assert closed is None and parcel.shape.area == pytest.approx(200)
    with pytest.raises(FieldError, match="no base line to set its corners out from"):
        book_parcel(booked, None)


def test_a_building_put_to_the_wrong_parcel_is_noticed(tmp_path):
    text = "parcel,corner,chainage,offset,structure\n3,A,10,5,\n3,B,20,5,\n3,C,20,25,\n3,D,10,25,\n3,1,50,5,shed\n3,2,55,5,shed\n3,3,55,9,shed\n"
    (booked,) = books(table(tmp_path, text))
    with pytest.raises(FieldError, match="shed of parcel 3 lies wholly outside the parcel, at E 50"):
        book_parcel(booked, BASE)


def test_points_in_metres_and_degrees(tmp_path):
    unit, found = points(table(tmp_path, "parcel,easting,northing\n1,0,0\n1,10,0\n1,10,10\n"))
    assert unit == "metres" and found == {("1", ""): [(0, 0), (10, 0), (10, 10)]}
    assert points(table(tmp_path, "lat,lon\n23.2,77.4\n"))[0] == "degrees"


def test_the_sample_field_book_closes_within_a_tape_s_breadth():
    closings = [book_parcel(booked, None)[1] for booked in books(read_table(SAMPLE / "street-fieldbook.csv"))]
    assert [c.book.parcel for c in closings] == ["21", "22", "23", "24"]
    assert all(0 < c.error < 0.05 and c.precision > 1000 for c in closings)
    # 21 by hand: ABC with 14.00, 19.50, 23.95 and ACD with 23.95, 13.32, 18.90
    heron = [(14.0, 19.5, 23.95), (23.95, 13.32, 18.9)]
    halves = [(sum(t) / 2, t) for t in heron]
    by_hand = sum((s * (s - a) * (s - b) * (s - c)) ** 0.5 for s, (a, b, c) in halves)
    assert closings[0].area == pytest.approx(by_hand, abs=1e-6)
