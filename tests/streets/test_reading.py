"""The same street in every kind of file comes out the same; hostile and damaged files are refused, saying where."""

from __future__ import annotations

import io
import json
import struct
import time
import zipfile
from pathlib import Path
from typing import Any

import ezdxf
import pytest
import shapefile
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.core.errors import FieldError
from desktop.streets.frame import Frame
from desktop.streets.reading import READERS, read_survey
from desktop.streets.sorting import sort_out
from desktop.streets.survey import bring_in
from tests.streets.conftest import SAMPLE

STREET = SAMPLE / "street.geojson"
DEGREES = '{"type":"Feature","properties":{"role":"parcel"},"geometry":%s}'
PLOT = [[77.39, 23.216], [77.3901, 23.216], [77.3901, 23.2161], [77.39, 23.2161], [77.39, 23.216]]


def sample() -> list[dict[str, Any]]:
    return json.loads(STREET.read_text(encoding="utf-8"))["features"]


def areas(path: Path, **how: Any) -> dict[str, float]:
    """Parcels by number with their areas in m², as a file gives them."""
    found = sort_out(bring_in(read_survey(path), frame=how.pop("frame", None), **how), how.get("role", ""))
    return {parcel.number: parcel.shape.area for parcel in found.parcels}


def as_kml(path: Path, features: list[dict[str, Any]]) -> Path:
    marks = []
    for feature in features:
        told, shape = feature["properties"], feature["geometry"]
        data = "".join(f'<Data name="{k}"><value>{v}</value></Data>' for k, v in told.items())
        spots = shape["coordinates"][0] if shape["type"] == "Polygon" else shape["coordinates"]
        words = " ".join(f"{x},{y},0" for x, y in spots)
        inner = f"<coordinates>{words}</coordinates>"
        if shape["type"] == "Polygon":
            inner = f"<Polygon><outerBoundaryIs><LinearRing>{inner}</LinearRing></outerBoundaryIs></Polygon>"
        else:
            inner = f"<LineString>{inner}</LineString>"
        marks.append(
            f"<Placemark><name>{told.get('name', '')}</name><ExtendedData>{data}</ExtendedData>{inner}</Placemark>"
        )
    path.write_text(
        f'<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>{"".join(marks)}</Document></kml>',
        encoding="utf-8",
    )
    return path


def as_kmz(path: Path, features: list[dict[str, Any]]) -> Path:
    inside = as_kml(path.with_suffix(".kml"), features)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.write(inside, "doc.kml")
    return path


def metres(points: list[list[float]]) -> list[tuple[float, float]]:
    import numpy as np

    from desktop.streets.frame import to_frame

    return [(float(x), float(y)) for x, y in to_frame(np.array(points), Frame(32643))]


def as_shapefile(path: Path, features: list[dict[str, Any]]) -> Path:
    """Parcels and buildings in UTM metres, as a survey office sends them: one archive."""
    parts = {ending: io.BytesIO() for ending in ("shp", "shx", "dbf")}
    with shapefile.Writer(**parts, shapeType=shapefile.POLYGON) as writer:
        for name in ("role", "number", "parcel", "owner_hi", "height"):
            writer.field(name, "C", 80)
        for feature in features:
            told = feature["properties"]
            if feature["geometry"]["type"] == "Polygon":
                writer.poly([metres(feature["geometry"]["coordinates"][0])[::-1]])
                writer.record(*(told.get(k, "") for k in ("role", "number", "parcel", "owner_hi", "height")))
    from desktop.streets.frame import grid

    with zipfile.ZipFile(path, "w") as archive:
        for ending, content in parts.items():
            archive.writestr(f"survey/parcels.{ending}", content.getvalue())
        archive.writestr("survey/parcels.prj", grid("32643").to_wkt("WKT1_ESRI"))
        archive.writestr("survey/parcels.cpg", "UTF-8")
    return path


def as_dxf(path: Path, features: list[dict[str, Any]]) -> Path:
    document = ezdxf.new(units=6)
    space = document.modelspace()
    for feature in features:
        shape, layer = feature["geometry"], feature["properties"]["role"].upper().replace(" ", "_")
        closed = shape["type"] == "Polygon"
        spots = metres(shape["coordinates"][0][:-1] if closed else shape["coordinates"])
        space.add_lwpolyline(spots, close=closed, dxfattribs={"layer": layer})
    document.saveas(path)
    return path


@pytest.fixture(scope="module")
def truth() -> dict[str, float]:
    return areas(STREET)


def test_the_sample_street_reads_whole(truth):
    found = sort_out(bring_in(read_survey(STREET), frame=None))
    assert found.frame == Frame(32643) and len(found.base) == 3 and len(found.lines) == 2 and not found.notes
    assert len(found.parcels) == 13 and sum(len(p.structures) for p in found.parcels) == 16
    assert {s.what for p in found.parcels for s in p.structures} == {"building", "external"}
    assert truth["4"] == pytest.approx(55.2, abs=0.01) and truth["15"] == pytest.approx(345.0, abs=0.01)
    assert next(p for p in found.parcels if p.number == "15").vests == "government"
    assert next(p for p in found.parcels if p.number == "1").owner["hi"] == "श्रीमती लक्ष्मी देशमुख"


@pytest.mark.parametrize(("make", "name"), [(as_kml, "a.kml"), (as_kmz, "a.kmz"), (as_shapefile, "a.zip")])
def test_the_same_street_from_another_kind_of_file(tmp_path, truth, make, name):
    assert areas(make(tmp_path / name, sample())) == pytest.approx(truth, abs=0.001)


def test_a_drawing_brings_the_same_shapes_by_its_layers(tmp_path, truth):
    drawing = as_dxf(tmp_path / "a.dxf", sample())
    with pytest.raises(FieldError, match="does not say in which grid"):
        areas(drawing)
    found = sort_out(bring_in(read_survey(drawing), frame=None, said="32643"))
    assert sorted(p.shape.area for p in found.parcels) == pytest.approx(sorted(truth.values()), abs=0.001)
    assert len(found.base) == 3 and len(found.lines) == 2
    assert sum(len(p.structures) for p in found.parcels) == 16


def test_a_drawing_in_millimetres_with_an_arc_and_a_block(tmp_path):
    document = ezdxf.new(units=4)
    space = document.modelspace()
    space.add_circle((5000, 5000), 5000, dxfattribs={"layer": "PARCEL"})
    space.add_text("plot 5")
    document.blocks.new("tree").add_circle((0, 0), 1)
    space.add_blockref("tree", (0, 0))
    document.saveas(tmp_path / "a.dxf")
    found = sort_out(bring_in(read_survey(tmp_path / "a.dxf"), frame=None, said="local"))
    assert found.parcels[0].shape.area == pytest.approx(25 * 3.14159, rel=0.002)
    assert any("1 INSERT" in note for note in found.notes) and not any("TEXT" in note for note in found.notes)


def test_a_shapefile_beside_its_parts_and_without_its_table(tmp_path, truth):
    with zipfile.ZipFile(as_shapefile(tmp_path / "a.zip", sample())) as archive:
        archive.extractall(tmp_path)
    assert areas(tmp_path / "survey" / "parcels.shp") == pytest.approx(truth, abs=0.001)
    (tmp_path / "survey" / "parcels.dbf").unlink()
    survey = read_survey(tmp_path / "survey" / "parcels.shp")
    assert any("no .dbf" in note for note in survey.notes)


def test_a_shapefile_with_heights_says_so_and_with_a_hole_keeps_it(tmp_path):
    parts = {ending: io.BytesIO() for ending in ("shp", "shx", "dbf")}
    with shapefile.Writer(**parts, shapeType=shapefile.POLYGONZ) as writer:
        writer.field("number", "C", 20)
        writer.polyz(
            [
                [[0, 0, 5], [0, 20, 5], [20, 20, 5], [20, 0, 5], [0, 0, 5]],
                [[5, 5, 5], [10, 5, 5], [10, 10, 5], [5, 10, 5], [5, 5, 5]],
            ]
        )
        writer.record("7")
    with zipfile.ZipFile(tmp_path / "z.zip", "w") as archive:
        for ending, content in parts.items():
            archive.writestr(f"z.{ending}", content.getvalue())
    brought = bring_in(read_survey(tmp_path / "z.zip"), frame=None, said="local")
    assert sort_out(brought).parcels[0].shape.area == pytest.approx(375)
    assert any("heights (Z)" in note for note in brought.notes)


def write(path: Path, content: str | bytes) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def refused(path: Path, **how: Any) -> FieldError:
    with pytest.raises(FieldError) as caught:
        bring_in(read_survey(path), frame=None, **how)
    return caught.value


@pytest.mark.parametrize(
    ("content", "code", "says"),
    [
        (b"", "file_empty", "is empty"),
        (b"\xff\xfe{", "file_text", "byte 0"),
        ('{"type": "FeatureCollection", ', "file_json", "line 1, column 31"),
        ('{"type": "Nothing", "coordinates": []}', "file_geojson", "unknown kind 'Nothing'"),
        ('{"type": "FeatureCollection", "features": {}}', "file_geojson", "no list of features"),
        ("[1, 2]", "file_geojson", "no GeoJSON object"),
        ("[" * 200_000, "file_json", "nests brackets"),
        ('{"type":"Point","coordinates":[NaN, 23.2]}', "file_json", "NaN"),
        ('{"type":"Point","coordinates":[1e400, 23.2]}', "file_geojson", "no pair of numbers"),
        ('{"type":"Point","coordinates":["77", 23.2]}', "file_geojson", "feature 1, point 1"),
        ('{"type":"LineString","coordinates":[[77,23],[77.1]]}', "file_geojson", "feature 1, point 2"),
        ('{"type":"Polygon","coordinates":[]}', "file_geojson", "no rings"),
        ('{"type":"FeatureCollection","features":[]}', "file_empty", "no points, lines or areas"),
        ('{"type":"FeatureCollection","features":[3]}', "file_geojson", "feature 1 is no object"),
        (DEGREES % json.dumps({"type": "Polygon", "coordinates": [PLOT[:-1]]}), "geometry_open", "(77.39, 23.216)"),
        (
            DEGREES % json.dumps({"type": "Polygon", "coordinates": [[PLOT[0], PLOT[1], PLOT[3], PLOT[2], PLOT[0]]]}),
            "geometry_crossing",
            "side 2–3 meets side 4–1",
        ),
        (
            DEGREES % json.dumps({"type": "Polygon", "coordinates": [[[y, x] for x, y in PLOT]]}),
            "grid_swapped",
            "23.216000, 77.390000",
        ),
        (
            DEGREES % json.dumps({"type": "Polygon", "coordinates": [[[744581, 2569886]] * 5]}),
            "grid_place",
            "metres, not degrees",
        ),
    ],
)
def test_bad_geojson_says_what_and_where(tmp_path, content, code, says):
    found = refused(write(tmp_path / "a.geojson", content))
    assert found.code == code and says in found.message


def test_a_million_points_in_one_outline_are_refused_before_they_are_laid(tmp_path):
    ring = ",".join(["[77.39,23.2]", "[77.3901,23.2]"] * 500_000)
    path = write(tmp_path / "a.geojson", '{"type": "Polygon", "coordinates": [[' + ring + "]]}")
    began = time.monotonic()
    found = refused(path)
    assert found.code == "geometry_many" and "1,000,000 points, from 77.39, 23.2" in found.message
    assert time.monotonic() - began < 10


LAUGHS = (
    '<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><kml><Placemark><name>&b;</name></Placemark></kml>'
)
XXE = '<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml><Placemark><name>&x;</name></Placemark></kml>'


@pytest.mark.parametrize(
    ("content", "code", "says"),
    [
        (LAUGHS, "file_entity", "document type or entity"),
        (XXE, "file_entity", "document type or entity"),
        ("<kml><Placemark>", "file_xml", "line 1"),
        ("<kml>" + "<Folder>" * 5000, "file_xml", "nests elements"),
        ("<kml>&x;</kml>", "file_xml", "line 1, column"),
        (
            "<kml><Placemark><name>plot 4</name><Point><coordinates>here</coordinates></Point></Placemark></kml>",
            "file_kml",
            "placemark 1, point 1 (here)",
        ),
        ("<kml><Placemark><Polygon></Polygon></Placemark></kml>", "file_kml", "no coordinates"),
        ("<kml></kml>", "file_empty", "no points"),
        ('<?xml version="1.0" encoding="nonsense"?><kml/>', "file_xml", ""),
        (
            "<kml><Placemark><LineString><coordinates>77.39,23.21 77.39,23.22 0,0</coordinates></LineString></Placemark></kml>",
            "grid_place",
            "point 3",
        ),
    ],
)
def test_bad_kml_says_what_and_where(tmp_path, content, code, says):
    found = refused(write(tmp_path / "a.kml", content))
    assert found.code == code and says in found.message


def archive(path: Path, **files: bytes) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, content in files.items():
            made.writestr(name.replace("__", "."), content)
    return path


def test_an_archive_that_swells_is_not_unpacked(tmp_path):
    bomb = archive(tmp_path / "a.kmz", doc__kml=b" " * 66_000_000)
    assert bomb.stat().st_size < 1_000_000
    found = refused(bomb)
    assert found.code == "file_archive" and "more than 64 MB" in found.message


def test_bad_archives_are_refused(tmp_path):
    shp = b"\0" * 100
    for name, path, says in (
        ("none", write(tmp_path / "n.zip", b"PK nothing"), "damaged or no archive"),
        ("other", archive(tmp_path / "o.zip", readme__txt=b"x"), "holds no .shp"),
        ("two", archive(tmp_path / "t.zip", a__shp=shp, b__shp=shp), "two files"),
        ("zeros", archive(tmp_path / "z.zip", a__shp=shp, a__shx=shp), "damaged or no shapefile"),
        ("kmz", archive(tmp_path / "k.kmz", readme__txt=b"x"), "no KML"),
    ):
        assert says in refused(path).message, name
    many = tmp_path / "m.zip"
    with zipfile.ZipFile(many, "w") as made:
        for n in range(300):
            made.writestr(f"{n}.txt", b"")
    assert "holds 300 files" in refused(many).message


def test_a_locked_archive_is_refused(tmp_path):
    path = archive(tmp_path / "l.zip", a__shp=b"x" * 50)
    content = bytearray(path.read_bytes())
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.index(mark) + place] |= 1
    path.write_bytes(bytes(content))
    assert "password" in refused(path).message


def test_names_in_an_archive_are_never_paths(tmp_path):
    evil = tmp_path / "in" / "e.kmz"
    evil.parent.mkdir()
    with zipfile.ZipFile(evil, "w") as made:
        made.writestr(
            "../../escaped.kml",
            "<kml><Placemark><Point><coordinates>77.4,23.2</coordinates></Point></Placemark></kml>",
        )
    assert read_survey(evil).features[0].kind == "point"
    assert [p.name for p in tmp_path.rglob("*")] == ["in", "e.kmz"]


@pytest.mark.parametrize("name", ["a.dxf", "a.shp"])
@pytest.mark.parametrize(
    "content",
    [
        b"nonsense",
        b"\0" * 200,
        b"0\nSECTION\n2\nENTITIES\n0\nLWPOLYLINE\n",
        struct.pack(">7i", 9994, 0, 0, 0, 0, 0, 50) + b"\xff" * 400,
    ],
)
def test_damaged_binary_files_are_refused(tmp_path, name, content):
    found = refused(write(tmp_path / name, content), said="local")
    assert found.code.startswith(("file_", "grid_", "geometry_")) and name in found.message


def test_another_kind_is_told_what_is_read(tmp_path):
    assert all(ending in refused(write(tmp_path / "a.dwg", b"AC1027")).message for ending in READERS)


def test_a_grid_named_twice_must_agree(tmp_path):
    assert refused(STREET, said="32644").code == "grid_two"
    assert areas(STREET, said="4326")


def test_a_file_from_another_place_is_noticed():
    found = refused(STREET, near=(75.79, 26.91))
    assert found.code == "grid_far" and "km from the street" in found.message


def test_two_base_lines_two_parcels_of_a_number_and_a_lost_building(tmp_path):
    def told(*features):
        return write(
            tmp_path / f"{len(list(tmp_path.iterdir()))}.geojson",
            json.dumps({"type": "FeatureCollection", "features": features}),
        )

    def plot(number, role="parcel", shift=0.0):
        ring = [[x + shift, y] for x, y in PLOT]
        return {
            "type": "Feature",
            "properties": {"role": role, "number": number},
            "geometry": {"type": "Polygon", "coordinates": [ring]},
        }

    base = {
        "type": "Feature",
        "properties": {"role": "base"},
        "geometry": {"type": "LineString", "coordinates": PLOT[:2]},
    }
    for path, code in (
        (told(base, base), "base_twice"),
        (told(plot("4"), plot("4", shift=0.001)), "parcel_twice"),
        (told(plot("4"), plot("", "building", shift=0.5)), "structure_parcel"),
        (told(plot("", "building")), "structure_parcel"),
        (told({**base, "properties": {}}), "role_wanted"),
    ):
        with pytest.raises(FieldError) as caught:
            sort_out(bring_in(read_survey(path), frame=None))
        assert caught.value.code == code


KINDS = st.sampled_from(["a.geojson", "a.kml", "a.kmz", "a.zip", "a.shp", "a.dxf"])


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(KINDS, st.integers(0, 10_000), st.integers(0, 255), st.integers(0, 3))
def test_a_spoiled_file_never_breaks_the_program(tmp_path, name, place, byte, how):
    """Any byte changed, or the file cut short anywhere: it is read, or refused with a message, and nothing else."""
    make = {"a.kml": as_kml, "a.kmz": as_kmz, "a.zip": as_shapefile, "a.dxf": as_dxf}.get(name)
    whole = tmp_path / f"whole-{name}"
    if not whole.exists():
        if make:
            make(whole, sample()[:6])
        elif name == "a.shp":
            with zipfile.ZipFile(as_shapefile(tmp_path / "x.zip", sample()[:6])) as made:
                whole.write_bytes(made.read("survey/parcels.shp"))
        else:
            whole.write_text(json.dumps({"type": "FeatureCollection", "features": sample()[:6]}), encoding="utf-8")
    content = bytearray(whole.read_bytes())
    at = place % len(content)
    if how == 0:
        content = content[:at]
    else:
        content[at] = byte
    path = tmp_path / name
    path.write_bytes(bytes(content))
    try:
        sort_out(bring_in(read_survey(path), frame=None, said="32643" if name in ("a.dxf", "a.shp") else ""))
    except FieldError as error:
        assert error.message


def test_a_hole_outside_its_area_is_refused_with_its_place(tmp_path: Path) -> None:
    inside = [[77.39, 23.21], [77.391, 23.21], [77.391, 23.211], [77.39, 23.211], [77.39, 23.21]]
    hole = [[x + 0.01, y] for x, y in inside]
    path = tmp_path / "hole.geojson"
    path.write_text(json.dumps({"type": "Polygon", "coordinates": [inside, hole]}))
    with pytest.raises(FieldError, match=r"hole lies outside .* at E \d+\.\d\d N \d+\.\d\d"):
        bring_in(read_survey(path), frame=None)


def test_one_swapped_point_among_right_ones_is_named(tmp_path: Path) -> None:
    path = tmp_path / "one.geojson"
    path.write_text(json.dumps({"type": "LineString", "coordinates": [[77.39, 23.21], [23.211, 77.391]]}))
    with pytest.raises(FieldError, match=r"point 2 .* has latitude before longitude"):
        bring_in(read_survey(path), frame=None)


def test_a_feature_without_geometry_is_noted(tmp_path: Path) -> None:
    path = tmp_path / "bare.geojson"
    line = {"type": "LineString", "coordinates": [[77.39, 23.21], [77.391, 23.211]]}
    features = [{"type": "Feature", "properties": {}, "geometry": g} for g in (line, None)]
    path.write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    assert bring_in(read_survey(path), frame=None).notes == ("bare.geojson: feature 2 has no geometry; left out.",)
