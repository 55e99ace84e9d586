"""Hand-made hostile maps, tables, drawings and papers: each ends soon, in bounded memory, with a word on what is wrong."""

from __future__ import annotations

import base64
import json
import math
import random
import struct
import time
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.casework.ports import BundlePart
from desktop.core.errors import FieldError, PaperError
from desktop.printing import apart
from desktop.printing.binding import bind, part_pages
from desktop.printing.compose import _picture
from desktop.printing.proof import verify_file
from desktop.streets.frame import grid
from desktop.streets.read_table import books, read_table
from desktop.streets.reading import read_survey
from desktop.streets.sorting import book_parcel, sort_out
from desktop.streets.survey import bring_in
from desktop.ui.setup_plan import emblem_of
from tests.hostile.readers import READERS
from tests.hostile.test_swollen import _forms, _program, pdf
from tests.hostile.test_swollen import soon as within
from tests.hostile.test_tricks import peak

SQUARE = [(77.39, 23.21), (77.391, 23.21), (77.391, 23.211), (77.39, 23.21)]
READ = {reader.name: reader for reader in READERS}


def refused(folder: Path, name: str, content: bytes, seconds: float = 6, megabytes: int = 250) -> str:
    """What is said of a file that must not be taken."""
    path = folder / name
    path.write_bytes(content)
    before = peak()
    with within(seconds), pytest.raises(FieldError) as error:
        READ[name].read(path)
    assert peak() - before < megabytes
    assert len(error.value.message) < 2000
    return error.value.message


def area(points: list[tuple[float, float]], what: str = "parcel", number: str = "1") -> str:
    spots = json.dumps([points])
    return f'{{"type":"Feature","properties":{{"role":"{what}","number":"{number}"}},"geometry":{{"type":"Polygon","coordinates":{spots}}}}}'


def collection(*features: str, more: str = "") -> bytes:
    return f'{{"type":"FeatureCollection",{more}"features":[{",".join(features)}]}}'.encode()


def star(n: int) -> list[tuple[float, float]]:
    """A ring each side of which crosses nearly every other."""
    step = next(k for k in range(n // 2 - 1, 0, -1) if math.gcd(k, n) == 1)
    turns = (2 * math.pi * i * step / n for i in range(n))
    points = [(77.39 + 0.001 * math.cos(turn), 23.21 + 0.001 * math.sin(turn)) for turn in turns]
    return [*points, points[0]]


def test_a_ring_whose_sides_all_cross_names_two_of_them(tmp_path: Path) -> None:
    assert "crosses itself: side 1" in refused(tmp_path, "street.geojson", collection(area(star(6_001))))


def test_a_line_that_winds_over_itself_names_a_place(tmp_path: Path) -> None:
    told = random.Random(1)
    line = [(77.39 + told.random() / 100, 23.21 + told.random() / 100) for _ in range(6_000)]
    shape = f'{{"type":"LineString","coordinates":{json.dumps(line)}}}'
    one = f'{{"type":"Feature","properties":{{"role":"base"}},"geometry":{shape}}}'
    assert "crosses itself" in refused(tmp_path, "street.geojson", collection(one))


@pytest.mark.parametrize(
    ("piece", "times"), [(b"{}", 700_000), (b"[]", 1_400_000), (b"1.5", 5_100_000), (b'{"geometry":null}', 700_000)]
)  # fmt: skip
def test_a_map_of_too_many_things_is_not_laid_out_in_memory(tmp_path: Path, piece: bytes, times: int) -> None:
    content = b'{"type":"FeatureCollection","features":[' + b",".join([piece] * times) + b"]}"
    assert "Export a smaller part" in refused(tmp_path, "street.geojson", content, 4, 100)


def test_features_without_a_shape_are_told_in_few_words(tmp_path: Path) -> None:
    bare = '{"type":"Feature","geometry":null}'
    path = tmp_path / "street.geojson"
    path.write_bytes(collection(area(SQUARE), *[bare] * 5_000))
    notes = read_survey(path).notes
    assert (len(notes), notes[-1]) == (21, "… and 4,980 more.")


@pytest.mark.parametrize(
    "told",
    ["+init=/etc/passwd:1", "+proj=longlat +nadgrids=/etc/passwd", '{"type":' + "[" * 200_000, "A[" * 100_000, "EPSG:\ud800", "9" * 50, "²", ""],
)  # fmt: skip
def test_a_grid_that_is_none_is_named(told: str) -> None:
    with within(2), pytest.raises(FieldError) as error:
        grid(told)
    assert error.value.code == "grid_unknown"
    error.value.message.encode()


def test_buildings_and_parcels_that_all_lie_over_each_other(tmp_path: Path) -> None:
    plots = [
        area([(77.39, 23.21), (77.391 + n * 1e-8, 23.21), (77.391, 23.211), (77.39, 23.21)], number=str(n))
        for n in range(600)
    ]
    inner = [(77.3902, 23.2101), (77.3905, 23.2101), (77.3905, 23.2103), (77.3902, 23.2101)]
    assert "too often" in refused(
        tmp_path, "street.geojson", collection(*plots, *[area(inner, "building", "x")] * 600)
    )


KML = '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark>{}</Placemark></Document></kml>'
POINT = "<Point><coordinates>77.39,23.21</coordinates></Point>"


@pytest.mark.parametrize(
    "made",
    [
        lambda: "<LineString><coordinates>" + "7 " * 1_600_000 + "</coordinates></LineString>",
        lambda: "<LineString><coordinates>" + "," * 3_100_000 + "</coordinates></LineString>",
        lambda: f"<MultiGeometry>{POINT * 110_000}</MultiGeometry>",
        lambda: "<name>" + "क\u0301" * 1_600_000 + "</name>",
    ],
    ids=["numbers", "commas", "points", "name"],
)
def test_a_kml_that_swells_in_memory(tmp_path: Path, made: Callable[[], str]) -> None:
    refused(tmp_path, "street.kml", KML.format(made()).encode(), 6, 150)


def test_many_parts_share_what_is_said_of_them(tmp_path: Path) -> None:
    data = "".join(f'<Data name="{n}"><value>1</value></Data>' for n in range(4_000))
    path = tmp_path / "street.kml"
    path.write_text(KML.format(f"<ExtendedData>{data}</ExtendedData><MultiGeometry>{POINT * 4_000}</MultiGeometry>"))
    before = peak()
    with within(6):
        found = read_survey(path).features
    assert (len(found), len(found[0].attributes)) == (4_000, 1000)
    assert peak() - before < 150


@pytest.mark.parametrize("name", ["../../x.kml", "/etc/x.kml", "link"])
def test_a_name_in_a_kmz_is_no_path(tmp_path: Path, name: str) -> None:
    path = tmp_path / "in" / "street.kmz"
    path.parent.mkdir()
    with zipfile.ZipFile(path, "w") as archive:
        member = zipfile.ZipInfo("doc.kml" if name == "link" else name)
        member.external_attr = 0o120777 << 16 if name == "link" else 0
        archive.writestr(member, "/etc/passwd" if name == "link" else KML.format(POINT))
    try:
        read_survey(path)
    except FieldError as error:
        assert "root" not in error.message
    assert [each.name for each in tmp_path.rglob("*")] == ["in", "street.kmz"]


def drawing(entities: str, header: str = "") -> bytes:
    head = f"0\nSECTION\n2\nHEADER\n9\n$ACADVER\n1\nAC1015\n{header}0\nENDSEC\n"
    return f"{head}0\nSECTION\n2\nENTITIES\n{entities}0\nENDSEC\n0\nEOF\n".encode()


def circle(radius: str) -> str:
    return f"0\nCIRCLE\n100\nAcDbEntity\n8\nPARCEL\n100\nAcDbCircle\n10\n500000\n20\n2500000\n40\n{radius}\n"


LINE = "0\nLINE\n8\nBASE\n10\n500000\n20\n2500000\n11\n500100\n21\n2500100\n"
ELLIPSE = "0\nELLIPSE\n100\nAcDbEntity\n8\nPARCEL\n100\nAcDbEllipse\n10\n500000\n20\n2500000\n11\n1e12\n21\n0\n40\n0.5\n41\n0\n42\n1e9\n"


@pytest.mark.parametrize(
    "content",
    [
        b"0\nSECTION\n2\nENTITIES\n" * 200_000,
        drawing(LINE * 55_000),
        drawing(circle("1e12")),
        drawing(circle("1e308")),
        drawing(circle("5e7")),
        drawing(ELLIPSE),
        drawing(LINE, "9\n$INSUNITS\n70\nabc\n"),
        drawing(LINE, "9\n$INSUNITS\n10\n1.0\n20\n2.0\n"),
        drawing("0\nPOINT\n8\nX\n"),
        b"AutoCAD Binary DXF\r\n\x1a\x00" + bytes(5_000_000),
    ],
    ids=["sections", "lines", "1e12", "1e308", "5e7", "ellipse", "unit", "unit2", "point", "binary"],
)
def test_a_drawing_that_is_never_drawn(tmp_path: Path, content: bytes) -> None:
    assert "street.dxf" in refused(tmp_path, "street.dxf", content, 6, 150)


def test_blocks_that_put_in_each_other_are_left_out(tmp_path: Path) -> None:
    put = "0\nINSERT\n8\n0\n2\nA{}\n10\n0\n20\n0\n70\n30000\n71\n30000\n"
    block = "0\nBLOCK\n8\n0\n2\nA{0}\n70\n0\n10\n0\n20\n0\n3\nA{0}\n{1}{2}0\nENDBLK\n8\n0\n"
    blocks = "".join(block.format(n, put.format((n + 1) % 20), put.format((n + 2) % 20)) for n in range(20))
    path = tmp_path / "street.dxf"
    content = drawing(put.format(0) + LINE)
    path.write_bytes(
        content.replace(
            b"0\nSECTION\n2\nENTITIES",
            b"0\nSECTION\n2\nBLOCKS\n" + blocks.encode() + b"0\nENDSEC\n0\nSECTION\n2\nENTITIES",
        )
    )
    with within(4):
        survey = read_survey(path)
    assert (len(survey.features), "1 INSERT" in " ".join(survey.notes)) == (1, True)


def shape_file(
    parts: list[int], points: list[tuple[float, float]], length: int = 0, counted: int = 0, total: int = 0
) -> bytes:
    """A .shp of one polygon, whose lengths may lie."""
    inner = struct.pack("<i4d2i", 5, 77, 23, 78, 24, counted or len(parts), total or len(points))
    inner += struct.pack(f"<{len(parts)}i", *parts) + b"".join(struct.pack("<2d", *point) for point in points)
    record = struct.pack(">2i", 1, length or len(inner) // 2) + inner
    head = struct.pack(">7i", 9994, 0, 0, 0, 0, 0, (100 + len(record)) // 2)
    return head + struct.pack("<2i8d", 1000, 5, 77, 23, 78, 24, 0, 0, 0, 0) + record


def table_head(records: int, head: int, row: int) -> bytes:
    return (
        struct.pack("<4BIHH20x", 3, 24, 1, 1, records, head, row)
        + struct.pack("<11sc4xBB14x", b"N", b"C", 10, 0)
        + b"\r 1         "
    )


LIES = {
    "length below nought": {"shp": shape_file([0], SQUARE, length=-4)},
    "length without end": {"shp": shape_file([0], SQUARE, length=0x7FFFFFFF)},
    "parts past the end": {"shp": shape_file([0, 100_000], SQUARE)},
    "parts below nought": {"shp": shape_file([-5, 2], SQUARE)},
    "two thousand million parts": {"shp": shape_file([0], SQUARE, counted=0x7FFFFFFF)},
    "two thousand million points": {"shp": shape_file([0], SQUARE, total=0x7FFFFFFF)},
    "a table of four thousand million rows": {"shp": shape_file([0], SQUARE), "dbf": table_head(0xFFFFFFFF, 65, 11)},
    "a table whose head is all": {"shp": shape_file([0], SQUARE), "dbf": table_head(1, 65535, 11)},
    "a table of empty rows": {"shp": shape_file([0], SQUARE), "dbf": table_head(1, 65, 0)},
    "an index of nothing": {"shp": shape_file([0], SQUARE), "shx": b""},
    "a grid without end": {"shp": shape_file([0], SQUARE), "prj": b"A[" * 1_000_000},
    "a code page that is a codec": {"shp": shape_file([0], SQUARE), "dbf": table_head(1, 65, 11), "cpg": b"hex"},
}


@pytest.mark.parametrize("parts", LIES.values(), ids=list(LIES))
def test_a_shapefile_that_lies_is_read_or_refused_soon(tmp_path: Path, parts: dict[str, bytes]) -> None:
    path = tmp_path / "street.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for ending, content in parts.items():
            archive.writestr(f"a.{ending}", content)
    before = peak()
    with within(4):
        try:
            bring_in(read_survey(path), frame=None, said="" if "prj" in parts else "4326")
        except FieldError as error:
            assert "street.zip" in error.message or error.code == "grid_unknown"
    assert peak() - before < 150


def test_many_holes_find_their_outlines(tmp_path: Path) -> None:
    """Each hole lies in the outline before it; looked up one by one this took hours."""
    points, parts = [], []
    for n in range(2000):
        x, y = 77.3 + n % 50 * 1e-3, 23.2 + n // 50 * 1e-3
        for size in (8e-4, 2e-4):
            corners = [(0, 0), (0, 1), (1, 1), (1, 0), (0, 0)]
            parts.append(len(points))
            spots = [(x + 3e-4 * (size < 5e-4) + a * size, y + 3e-4 * (size < 5e-4) + b * size) for a, b in corners]
            points += spots if size > 5e-4 else spots[::-1]
    path = tmp_path / "street.shp"
    path.write_bytes(shape_file(parts, points))
    with within(4):
        found = read_survey(path).features
    assert [len(each.rings) for each in found] == [2] * 2000


HEAD = b"side,chainage,offset\n"


@pytest.mark.parametrize(
    "content",
    [HEAD + b"\n" * 500_000, HEAD + b"," * 4_100_000, b"m," * 1_000_000, HEAD + b'"' + b"a\n" * 500_000, HEAD + b"left," + b"9" * 100_000 + b",1\n"],
    ids=["rows", "cells", "heads", "quote", "figures"],
)  # fmt: skip
def test_a_table_that_swells(tmp_path: Path, content: bytes) -> None:
    refused(tmp_path, "offsets.csv", content, 4, 200)


def test_a_field_book_of_too_many_corners(tmp_path: Path) -> None:
    path = tmp_path / "book.csv"
    lines = [f"1,c{n},c{(n + 1) % 500},5" for n in range(500)]
    path.write_text("parcel,from,to,length\n" + "\n".join(lines))
    with within(3), pytest.raises(FieldError, match="500 corners"):
        book_parcel(books(read_table(path))[0], None)
    path.write_text("parcel,from,to,length\n" + "\n".join(lines[:-1]))
    with within(3), pytest.raises(FieldError) as error:
        books(read_table(path))
    assert len(error.value.message) < 400


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("ward.layer", zlib.compress(b"[" * 1_000_000)),
        ("ward.layer", zlib.compress(b"[" + b"1," * 21_000_000 + b"1]")),
        ("ward.layer", zlib.compress(b"5")),
        ("ward.layer", zlib.compress(b'[{"parcel": 1}]')),
        ("kept.order", b"[" * 1_000_000),
        ("kept.order", b"5"),
        ("kept.order", b'{"template": "../../x", "act": "", "provision": "", "values": {}, "languages": []}'),
        ("kept.order", b'{"template": "' + b"x" * 300 + b'", "act": "", "provision": "", "values": {}, "languages": []}'),
    ],
)  # fmt: skip
def test_what_another_pc_keeps_beside_its_entries(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    before = peak()
    with within(5), pytest.raises((FieldError, PaperError)):
        READ[name].read(path)
    assert peak() - before < 400


@pytest.mark.parametrize("made", [_forms, _program], ids=["forms", "program"])
def test_a_paper_of_another_pc_that_is_never_drawn(
    made: Callable[[], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apart, "_PATIENCE", 1)
    content, begun = made(), time.process_time()
    with pytest.raises(PaperError):
        apart.page_picture(content, 0, 300)
    if made is _forms:
        with pytest.raises(PaperError):
            bind([BundlePart(content, "a.pdf")], {"en": "{n}/{total}"})
        with pytest.raises(PaperError):
            verify_file(content, [])
    assert time.process_time() - begun < 3, "what it costs, it costs another process"
    monkeypatch.undo()
    assert apart.page_count(pdf("0 0 9 9 re f")) == 1, "the next paper is shown"


def test_a_later_page_is_drawn_apart_too() -> None:
    import inspect

    from desktop import room_parts

    assert "raster." not in inspect.getsource(room_parts)
    assert part_pages(BundlePart(pdf("0 0 9 9 re f"), "a.pdf")) == 1


@pytest.mark.parametrize("content", [b"", b"\x89PNG\r\n\x1a\n" + bytes(3 << 20), b"GIF89a", b"<svg/>"])
def test_an_emblem_that_is_none(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.png"
    path.write_bytes(content)
    with pytest.raises(FieldError):
        emblem_of(str(path))
    with pytest.raises(PaperError):
        _picture("no base64!")
    assert _picture(base64.b64encode(b"x").decode()) == b"x"


def test_shapes_are_still_told_apart(tmp_path: Path) -> None:
    """A building that names no parcel stands on the one it overlaps most."""
    plots = [
        area([(x, 23.21), (x + 1e-3, 23.21), (x + 1e-3, 23.211), (x, 23.211), (x, 23.21)], number=n)
        for x, n in ((77.39, "1"), (77.391, "2"))
    ]
    house = area(
        [(77.3908, 23.2102), (77.3918, 23.2102), (77.3918, 23.2108), (77.3908, 23.2108), (77.3908, 23.2102)],
        "building",
        "x",
    )
    path = tmp_path / "street.geojson"
    path.write_bytes(collection(*plots, house))
    found = sort_out(bring_in(read_survey(path), frame=None))
    assert [len(parcel.structures) for parcel in found.parcels] == [0, 1]
