"""Bombs, nests, false names: each tried on whatever would take it, and refused with nothing changed."""

from __future__ import annotations

import csv
import io
import json
import resource
import struct
import sys
import time
import zipfile
import zlib
from functools import cache
from pathlib import Path

import pytest

from desktop.app import open_program
from desktop.core.errors import FieldError, NagardeskError, StoreError
from desktop.interchange import xlsform
from desktop.interchange.attachments import look
from desktop.interchange.registers import open_table
from desktop.law.files import read_yaml
from desktop.printing import raster
from desktop.streets.reading import read_survey
from tests.hostile.readers import READERS, Reader, with_member

DEEP = 100_000
LOL = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 12))
ENTITIES = f'<!DOCTYPE x [<!ENTITY l0 "lol">{LOL}<!ENTITY file SYSTEM "file:///etc/passwd">]>'


def peak() -> int:
    """Most memory this process ever held, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def refused(reader: Reader, folder: Path, content: bytes) -> str:
    path = folder / reader.name
    path.write_bytes(content)
    started, before = time.process_time(), peak()
    with pytest.raises(Exception) as error:
        reader.read(path)
    assert isinstance(error.value, (NagardeskError, ValueError)), repr(error.value)
    assert type(error.value).__module__.startswith("desktop."), repr(error.value)
    assert time.process_time() - started < 10
    assert peak() - before < 400
    return str(error.value)


def named(*endings: str) -> list[object]:
    return [pytest.param(each, id=each.name) for each in READERS if each.name.endswith(endings)]


@pytest.mark.parametrize("reader", named(".json", ".geojson", ".yaml"))
@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"type":'], ids=["list", "object", "mixed"])
def test_nests_without_end(reader: Reader, tmp_path: Path, opening: bytes) -> None:
    depth = DEEP if not reader.name.endswith("yaml") else 1000  # a YAML reader takes its time to find out
    assert refused(reader, tmp_path, opening * depth)


@pytest.mark.parametrize("reader", named(".yaml"))
def test_aliases_of_aliases(reader: Reader, tmp_path: Path) -> None:
    lines = ['a0: &a0 ["lol"]']
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    assert refused(reader, tmp_path, "\n".join(lines).encode())


def test_aliases_are_not_written_out_without_end(tmp_path: Path) -> None:
    path = tmp_path / "act.yaml"
    lines = ['a0: &a0 ["lol"]', *(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 9))]
    path.write_text("\n".join(lines))
    with pytest.raises(NagardeskError, match="values"):
        read_yaml(path)


def test_a_yaml_tag_makes_no_object(tmp_path: Path) -> None:
    path = tmp_path / "act.yaml"
    path.write_text('a: !!python/object/apply:os.system ["touch /tmp/owned"]')
    with pytest.raises(NagardeskError):
        read_yaml(path)


@pytest.mark.parametrize("reader", named(".xlsx", ".kmz"))
def test_entities_in_every_part_of_an_archive(reader: Reader, tmp_path: Path) -> None:
    names = zipfile.ZipFile(io.BytesIO(reader.whole)).namelist()
    tried = 0
    for n, name in enumerate(names):
        if not name.endswith((".xml", ".rels", ".kml")):
            continue

        def bomb(inside: bytes) -> bytes:
            head, _, rest = inside.partition(b"?>")
            begin, _, after = rest.partition(b">")
            return head + b"?>" + ENTITIES.encode() + begin + b">&l11;&file;" + after

        path = tmp_path / reader.name
        path.write_bytes(with_member(reader.whole, n, bomb))
        started, before = time.monotonic(), peak()
        try:
            reader.read(path)  # a part that is never opened does no harm
        except NagardeskError as error:
            assert "root:" not in str(error)
            tried += 1
        assert time.monotonic() - started < 5
        assert peak() - before < 300
    assert tried, "some part must have been looked at"


def test_entities_in_a_kml(tmp_path: Path) -> None:
    path = tmp_path / "street.kml"
    path.write_text(f'<?xml version="1.0"?>{ENTITIES}<kml xmlns="http://www.opengis.net/kml/2.2">&l11;&file;</kml>')
    with pytest.raises(FieldError):
        read_survey(path)


@pytest.mark.parametrize("reader", named(".xlsx", ".kmz", ".zip", ".lawpack"))
def test_every_member_swelling_to_a_gigabyte(reader: Reader, tmp_path: Path) -> None:
    names = zipfile.ZipFile(io.BytesIO(reader.whole)).namelist()
    for told in (1 << 30, 100):  # its true size, and a false one
        content = _false_archive(names, _gigabyte(), told)
        assert refused(reader, tmp_path, content)


@cache
def _gigabyte() -> bytes:
    """A gigabyte of zeros, squeezed."""
    bomb = zlib.compressobj(9, zlib.DEFLATED, -15)
    return b"".join([bomb.compress(bytes(1 << 20)) for _ in range(1024)]) + bomb.flush()


def _false_archive(names: list[str], squeezed: bytes, told: int) -> bytes:
    """An archive of members that all hold the same squeezed bytes and say that they are `told` bytes long."""
    body, directory = bytearray(), bytearray()
    for name in names:
        raw, at = name.encode(), len(body)
        fields = (20, 0x800, 8, 0, 0x21, 0, len(squeezed), told, len(raw), 0)
        body += struct.pack("<4sHHHHHIIIHH", b"PK\x03\x04", *fields) + raw + squeezed
        directory += struct.pack("<4sHHHHHHIIIHHHHHII", b"PK\x01\x02", 20, *fields, 0, 0, 0, 0, at) + raw
    end = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, len(names), len(names), len(directory), len(body), 0)
    return bytes(body + directory + end)


@pytest.mark.parametrize("reader", named(".xlsx", ".kmz", ".zip", ".lawpack"))
@pytest.mark.parametrize("name", ["../../evil", "/etc/evil", "C:\\evil", "..\\evil", "a/../../evil", "evil\x00.xml"])
def test_a_member_that_climbs_out(reader: Reader, tmp_path: Path, name: str) -> None:
    folder = tmp_path / "a" / "b"
    folder.mkdir(parents=True)
    out = io.BytesIO(reader.whole)
    with zipfile.ZipFile(out, "a") as archive:
        archive.writestr(zipfile.ZipInfo(name), b"evil")
    path = folder / reader.name
    path.write_bytes(out.getvalue())
    try:
        reader.read(path)
    except NagardeskError as error:
        assert error.message
    assert not [each for each in tmp_path.rglob("*") if "evil" in each.name]
    assert not Path("/etc/evil").exists()


@pytest.mark.parametrize("reader", named(".xlsx", ".kmz", ".zip", ".lawpack"))
def test_a_list_of_members_that_point_before_the_beginning(reader: Reader, tmp_path: Path) -> None:
    """A seek to before the beginning is an OSError of the system or a ValueError of the buffer, not one of zip."""
    list_at = struct.unpack("<I", reader.whole[-6:-2])[0]
    assert refused(reader, tmp_path, reader.whole[:-6] + struct.pack("<I", list_at + 100_000) + reader.whole[-2:])


@pytest.mark.parametrize("reader", named(".xlsx", ".kmz", ".zip", ".lawpack"))
def test_members_packed_in_a_way_that_takes_gigabytes(reader: Reader, tmp_path: Path) -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(reader.whole)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_LZMA) as new:
        for name in old.namelist():
            new.writestr(name, old.read(name))
    assert refused(reader, tmp_path, out.getvalue())


def test_a_page_a_kilometre_wide_is_drawn_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "wide.pdf"
    path.write_bytes(wide(2_800_000))
    monkeypatch.setattr(raster, "MOST_PIXELS", 1_000_000)
    picture = raster.page_picture(path.read_bytes(), 0, 300)
    assert 990_000 < picture.width * picture.height < 1_010_000
    assert look(path).pages == 1


def wide(points: int) -> bytes:
    from pypdf import PdfWriter

    writer, out = PdfWriter(), io.BytesIO()
    writer.add_blank_page(points, points)
    writer.write(out)
    return out.getvalue()


def test_a_picture_that_unpacks_to_gigabytes(tmp_path: Path) -> None:
    side = 60_000
    rows = zlib.compressobj(9)
    body = b"".join(rows.compress(bytes(side // 8 + 1)) for _ in range(side)) + rows.flush()

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", side, side, 1, 0, 0, 0, 0)
    path = tmp_path / "a.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b""))
    before = peak()
    with pytest.raises(FieldError):
        look(path)
    assert peak() - before < 200


def test_formulas_in_a_csv_stay_text_and_go_out_disarmed(tmp_path: Path) -> None:
    from desktop.interchange.tables import write_table

    evil = ["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(1)", "\t=1", "\r=1", '=HYPERLINK("http://x")', "＝1+1"]
    source = tmp_path / "in.csv"
    source.write_text("a\n" + "\n".join(json.dumps(each, ensure_ascii=False) for each in evil[:4]), encoding="utf-8")
    with open_table(source) as table:
        texts = [str(value) for row in table.rows() for value in row.cells.values()]
    assert evil[1] in texts
    for name in ("out.csv", "out.xlsx"):
        write_table(tmp_path / name, "x", [["kind"], *([each] for each in evil)])
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        cells = [row[0] for row in csv.reader(file)][1:]
    assert len(cells) == len(evil)
    assert not [each for each in cells if each[:1] in ("=", "+", "-", "@", "\t", "\r")]
    with zipfile.ZipFile(tmp_path / "out.xlsx") as book:
        assert not [n for n in book.namelist() if b"<f>" in book.read(n) or b"<hyperlink" in book.read(n)]


@pytest.mark.parametrize("code", ["utf-7", "shift_jis", "base64", "no-such-code"])
def test_a_code_that_the_parser_does_not_read(tmp_path: Path, code: str) -> None:
    path = tmp_path / "street.kml"
    path.write_text(f'<?xml version="1.0" encoding="{code}"?><kml/>')
    with pytest.raises(FieldError):
        read_survey(path)
    book = next(each for each in READERS if each.name == "register.xlsx")
    at = zipfile.ZipFile(io.BytesIO(book.whole)).namelist().index("xl/workbook.xml")
    assert refused(book, tmp_path, with_member(book.whole, at, lambda part: part.replace(b"UTF-8", code.encode())))


@pytest.mark.parametrize("change", [
    ("length: 30", "length: 999999999999"), ("length: 30", "length: -30"), ("length: 30", "length: 0"), ("length: 30", "length: 1e400"),
    ("in_force_from: null", "in_force_from: 0000-00-00"), ("en: Collector,", 'en: "Coll\\u202eector",'),
    ("en: Collector,", 'en: "Coll\\u200bector",'), ("en: Collector,", 'en: "Coll\\ud800ector",'), ("en: Collector,", 'en: "Coll\\0ector",'),
    ("id: mp-1961", "id: ../../evil"), ('version: "2026.1"', 'version: "../../x"'),
])  # fmt: skip
def test_an_act_with_values_that_no_act_has(tmp_path: Path, change: tuple[str, str]) -> None:
    act = next(each for each in READERS if each.name == "act.yaml")
    content = act.whole.decode()
    assert change[0] in content
    assert refused(act, tmp_path, content.replace(*change, 1).encode())


def test_the_joiners_of_indian_scripts_are_seen(tmp_path: Path) -> None:
    path = tmp_path / "words.yaml"
    path.write_text("a: क्\u200dष र्\u200cक\n", encoding="utf-8")
    assert read_yaml(path) == {"a": "क्\u200dष र्\u200cक"}


@pytest.mark.parametrize(("rows", "choices"), [
    ([("begin group", f"g{n}", "g") for n in range(300)], 0), ([("select_one l", "a", "A")], 41),
])  # fmt: skip
def test_a_form_of_groups_or_choices_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rows: list[tuple[str, ...]], choices: int
) -> None:
    import xlsxwriter

    monkeypatch.setattr(xlsform, "_MOST_CHOICES", 40)

    with xlsxwriter.Workbook(str(tmp_path / "form.xlsx")) as book:
        sheet, lists = book.add_worksheet("survey"), book.add_worksheet("choices")
        for n, row in enumerate([("type", "name", "label"), *rows]):
            sheet.write_row(n, 0, row)
        for n, row in enumerate([("list_name", "name", "label"), *[("l", f"c{n}", "C") for n in range(choices)]]):
            lists.write_row(n, 0, row)
    with pytest.raises(NagardeskError, match=r"groups|choices"):
        xlsform.load(tmp_path / "form.xlsx")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'"x"', b"{}", b"\xff", b"null", b"[" * DEEP])
def test_a_damaged_office_file_says_so(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "office"
    folder.mkdir()
    (folder / "office.json").write_bytes(content)
    with pytest.raises(StoreError):
        open_program(folder, state=tmp_path / "state")
    assert (folder / "office.json").read_bytes() == content
    assert sys.getrecursionlimit() < DEEP
