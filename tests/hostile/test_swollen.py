"""Small files and short texts that would grow without end in memory or time: each comes to an end, and says why."""

from __future__ import annotations

import io
import json
import struct
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from desktop.core.errors import FieldError, NagardeskError, PackError, StoreError
from desktop.core.text import clean
from desktop.forms.definition import Form, read
from desktop.forms.expression import evaluate
from desktop.forms.validation import check
from desktop.interchange import first_page
from desktop.interchange.attachments import look_at
from desktop.interchange.registers import open_table
from desktop.store import strongbox
from tests.hostile.readers import READERS

TODAY = date(2026, 11, 30)


@contextmanager
def soon(seconds: float = 10) -> Iterator[None]:
    """What is inside takes no more than so much of the processor's time."""
    begun = time.process_time()
    yield
    assert time.process_time() - begun < seconds


@pytest.mark.parametrize(
    "text",
    ["क" + "\u093e" * 30_000, "\u0902" * 30_000 + "\u093e", "a" + "\u0301\u0316" * 30_000, "\u0902\u093e" * 30_000],
    ids=["signs", "dots", "two heights", "swapped"],
)
def test_a_flood_of_marks_on_one_letter_ends(text: str) -> None:
    with soon():
        kept = clean(text)
    assert len(kept) <= 14
    assert clean(kept) == kept


@pytest.mark.parametrize("word", ["निर्माणकर्त्री", "मुख्याधिकाऱ्यांनी", "ਜ਼ਿਲ੍ਹਾ", "கொடுக்கப்பட்ட", "क्‍ष", "Nguyễn", "र्‍क़िं" * 50])
def test_true_words_keep_their_marks(word: str) -> None:
    assert len(clean(word)) == len(word) or clean(word * 2) == clean(word) * 2


def one(**field: Any) -> Form:
    told = {"name": "f", "label": {"en": "f"}, **field}
    return read({"name": "x", "version": "1", "title": {}, "fields": [told]}, "x")


SHAPES: list[dict[str, Any]] = [
    {"type": "integer"},
    {"type": "decimal"},
    {"type": "decimal", "unit": "square_metre"},
    {"type": "money"},
    {"type": "date"},
    {"type": "text"},
    {"type": "file"},
    {"type": "check"},
    {"type": "select_one", "choices": {"a": {"en": "A"}}},
    {"type": "select_multiple", "choices": {"a": {"en": "A"}}},
    {"type": "repeat", "fields": [{"name": "g", "type": "text", "label": {}}]},
    {"type": "text", "constraint": ". > 5"},
    {"type": "decimal", "constraint": ". > 5 and round(., 2) = ."},
]
RAW: list[Any] = [
    "--5", "-", "9" * 5000, "-0", "1e9", "१,२३,४५", "--1.5", "-.", "nan", "Infinity", "sNaN", "1e999999", "\ud800", "\0", "²",
    "31-02-2026", "29-02-2027", "00-00-00", "0." + "0" * 5000 + "1", "9" * 5000 + " sq ft", "1/0", "30x40x50", 5, 1.5,
    float("nan"), True, None, {}, {"a": 1}, [1], ["x"], [["x"]], [{"g": [1]}], 10**400, "%s{0}", "x" * 1_000_000,
]  # fmt: skip


@pytest.mark.parametrize(
    "shape", SHAPES, ids=lambda each: " ".join(str(each[k]) for k in each if k != "choices")[:40]
)
def test_whatever_is_typed_is_kept_or_refused(shape: dict[str, Any]) -> None:
    form = one(**shape)
    for raw in RAW:
        try:
            kept = check(form, {"f": raw}, TODAY)
        except NagardeskError as error:
            assert error.message
        else:
            assert set(kept) <= {"f", "f_typed"}
            json.dumps(kept)


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("-" * 3000 + "1", ""), ("(" * 3000, ""), ("round(1, 'x')", ""), ("round(1, 99999999)", ""), ("${a} < 5", "nan"),
        ("${a} = 5", "sNaN"), ("${a} * ${a}", "1e999999"), ("${a} mod 3", "9" * 6000), ("9" * 7000 + " * 2", ""),
    ],
)  # fmt: skip
def test_an_expression_has_a_value_or_is_refused(source: str, value: str) -> None:
    with soon(5):
        try:
            evaluate(source, {"a": value}, "", TODAY)
        except PackError as error:
            assert error.message


@pytest.mark.parametrize(
    "pattern",
    ["((a)+)+$", "(a|a)+$", "a*" * 60 + "c", "a?" * 80 + "a" * 30 + "c", "(a?){90}", r"(a)\1", "(?=a)a", "["],
)
def test_a_pattern_without_end_is_refused(pattern: str) -> None:
    with soon(2), pytest.raises(PackError):
        evaluate(f"regex(., '{pattern}')", {}, "a" * 900 + "b", TODAY)


@pytest.mark.parametrize(
    ("pattern", "fits", "not_"),
    [
        (r"^([01]?[0-9]|2[0-3])[.:][0-5][0-9]$", "23.59", "24.00"),
        (r"[A-Z]{2}-\d+/\d{2,4}", "MP-12/98", "MP-/98"),
        (r"(?:\+91)?[6-9][0-9]{9}", "+919876543210", "1234567890"),
        (r"[^@]+@[^@.]+\.[a-z]+", "a@b.in", "a@b"),
        (r".*", "क" * 5000, "\n"),
    ],
)
def test_usual_patterns_work(pattern: str, fits: str, not_: str) -> None:
    with soon(5):
        assert evaluate(f"regex(., '{pattern}')", {}, fits, TODAY) is True
        assert evaluate(f"regex(., '{pattern}')", {}, not_, TODAY) is False


_RELS = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/>{}</Relationships>'
_BOOK = '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/>{}</sheets></workbook>'
_ROW = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>'
LONG = "9" * 6000


def book(
    path: Path,
    rows: str = _ROW,
    *,
    after: str = "",
    shared: str = "",
    styles: str = "",
    rels: str = "",
    sheets: str = "",
) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr("xl/workbook.xml", _BOOK.format(sheets))
        out.writestr("xl/_rels/workbook.xml.rels", _RELS.format(rels))
        out.writestr("xl/worksheets/sheet1.xml", f"<worksheet><sheetData>{rows}</sheetData>{after}</worksheet>")
        if shared:
            out.writestr("xl/sharedStrings.xml", f"<sst>{shared}</sst>")
        if styles:
            out.writestr("xl/styles.xml", f"<s><cellXfs>{styles}</cellXfs></s>")
    return path


def rows_of(path: Path) -> list[Any]:
    with soon(), open_table(path) as table:
        return list(table.rows())


@pytest.mark.parametrize(
    "parts",
    [
        {"rows": f'<row r="1"><c r="A{LONG}"><v>1</v></c></row>'},
        {"rows": f'<row r="1"><c r="A1" s="{LONG}"><v>1</v></c></row>'},
        {"rows": f'<row r="1"><c r="A1" t="s"><v>{LONG}</v></c></row>', "shared": "<si><t>x</t></si>"},
        {"rows": '<row r="²"><c r="A²" s="²" t="s"><v>²</v></c></row>', "shared": "<si><t>x</t></si>"},
        {"styles": f'<xf numFmtId="{LONG}"/>'},
        {"after": f'<mergeCells><mergeCell ref="A1:A{LONG}"/></mergeCells>'},
    ],
)
def test_a_number_without_end_in_a_workbook_is_no_number(tmp_path: Path, parts: dict[str, str]) -> None:
    assert len(rows_of(book(tmp_path / "a.xlsx", **parts))) <= 1


@pytest.mark.parametrize(
    "parts",
    [
        {"rows": f'<row r="{LONG}"><c r="A1"><v>1</v></c></row>'},
        {"rows": "<a>" * 1000 + "</a>" * 1000},
        {"rows": f'<row r="1"><c r="A1" t="inlineStr"><is><t>{"text " * 50_000}</t></is></c></row>'},
        {"rows": '<row r="1">' + '<c r="A1"><v>1</v></c>' * 50_000 + "</row>"},
        {"rows": f'<row r="1"><c r="A1" x="{"attribute " * 150_000}"/></row>'},
        {"after": f"<!-- {'comment ' * 200_000} -->"},
        {"after": "<mergeCells>" + '<mergeCell ref="A1:A9"/>' * 250_000 + "</mergeCells>"},
        {"shared": f"<si><t>{'text ' * 50_000}</t></si>"},
        {"styles": "<xf/>" * 80_000},
        {"sheets": '<sheet name="S" r:id="r1"/>' * 3000},
        {"rels": "".join(f'<Relationship Id="{n}" Target="x"/>' for n in range(3000))},
    ],
    ids=["row", "deep", "cell", "cells", "attribute", "comment", "merges", "shared", "styles", "sheets", "relations"],
)
def test_a_workbook_that_holds_more_than_a_spreadsheet_can(tmp_path: Path, parts: dict[str, str]) -> None:
    with pytest.raises(FieldError) as refused:
        rows_of(book(tmp_path / "a.xlsx", **parts))
    assert refused.value.code in ("bomb", "rows_many")


@pytest.mark.parametrize("name", ["register.xlsx", "street.kmz", "street.zip", "mp.lawpack"])
def test_an_archive_of_more_members_than_fit_into_memory(tmp_path: Path, name: str) -> None:
    reader = next(each for each in READERS if each.name == name)
    out = io.BytesIO(reader.whole)
    with zipfile.ZipFile(out, "a") as archive:
        for n in range(25_000):
            archive.writestr(zipfile.ZipInfo(f"x{n}"), b"")
    path = tmp_path / name
    path.write_bytes(out.getvalue())
    with soon(5), pytest.raises(FieldError, match="more files"):
        reader.read(path)


BOMBS = {
    "merges": 'a0: &a0 {k: 1}\n' + "".join(f"a{n}: &a{n} {{<<: [{', '.join([f'*a{n - 1}'] * 10)}]}}\n" for n in range(1, 9)),
    "circle": "a: &a [*a]",
    "number": "a: 0x" + "f" * 6000,
    "figures": "a: " + LONG,
    "day": "a: 2001-99-99",
    "key": "? {a: b}\n: c",
}  # fmt: skip


@pytest.mark.parametrize(
    "reader", [each for each in READERS if each.name.endswith(".yaml")], ids=lambda each: each.name
)
@pytest.mark.parametrize("text", BOMBS.values(), ids=BOMBS)
def test_yaml_without_end(tmp_path: Path, reader: Any, text: str) -> None:
    path = tmp_path / reader.name
    path.write_text(text)
    with soon(), pytest.raises(NagardeskError) as refused:
        reader.read(path)
    assert len(refused.value.message) < 5000


def test_a_plan_whose_values_swell(tmp_path: Path) -> None:
    reader = next(each for each in READERS if each.name == "plan.yaml")
    value = "&z0 [1]"
    for n in range(1, 9):
        value = f"&z{n} [{value}, {', '.join([f'*z{n - 1}'] * 9)}]"
    line = f"settings:\n- {{key: x, value: {value}, authority: a, dated: 2026-01-01}}\n"
    path = tmp_path / "plan.yaml"
    path.write_text(reader.whole.decode().replace("settings:\n", line, 1), encoding="utf-8")
    with soon(), pytest.raises(NagardeskError, match="aliases"):
        reader.read(path)


GOOD = {"v": 1, "cost": 14, "salt": "0" * 32, "nonce": "0" * 14, "check": "0" * 64}


@pytest.mark.parametrize(
    "head", [b"[" * 1000, b'{"a":' * 200, json.dumps({**GOOD, "cost": 14.0}).encode(), json.dumps({**GOOD, "cost": 40}).encode(), b"[]"]
)  # fmt: skip
def test_the_head_of_a_sealed_copy_is_not_believed(tmp_path: Path, head: bytes) -> None:
    path = tmp_path / "a.sealed"
    path.write_bytes(strongbox.MAGIC + struct.pack(">I", len(head)) + head + b"x" * 99)
    with soon(5), pytest.raises(StoreError) as refused:
        strongbox.restore(path, tmp_path / "office", datetime(2026, 11, 30, tzinfo=UTC), "a passphrase \ud800")
    assert refused.value.code == "backup_bad"


@pytest.mark.parametrize(
    "content", [b"x" * 5_000_000, b"a,b\n" + b"x," * 2_500_000, b'a,b\n"1,2\n' + b"x,y\n" * 100_000]
)
def test_a_line_of_a_csv_without_end(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(content)
    with pytest.raises(FieldError, match="Line"):
        rows_of(path)


def _jpeg(**how: Any) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (2000, 1500)).save(out, "JPEG", **how)
    return out.getvalue()


def _many_scans() -> bytes:
    whole = _jpeg(progressive=True)
    return whole[:-2] + whole[whole.rindex(b"\xff\xda") : -2] * 3000 + whole[-2:]


def _many_frames() -> bytes:
    tags = ((256, 3, 1), (257, 3, 1), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, 0), (278, 3, 1), (279, 4, 1))
    entries = b"".join(struct.pack("<HHII", tag, kind, 1, value) for tag, kind, value in tags)
    size = 2 + len(entries) + 4
    frames = (struct.pack("<H", len(tags)) + entries + struct.pack("<I", 8 + (n + 1) * size) for n in range(100_000))
    return b"II*\0" + struct.pack("<I", 8) + b"".join(frames)


def _webp() -> bytes:
    out = io.BytesIO()
    Image.new("1", (5000, 4100)).convert("RGB").save(out, "WEBP", lossless=True, method=0)
    return out.getvalue()


@pytest.mark.parametrize(("made", "code"), [(_many_scans, "pixels"), (_many_frames, "pages"), (_webp, "pixels")])
def test_a_picture_that_takes_a_minute_or_a_gigabyte(made: Callable[[], bytes], code: str) -> None:
    content = made()
    with soon(5), pytest.raises(FieldError) as refused:
        look_at(content, "a")
    assert refused.value.code == code


def test_a_photograph_in_many_goes_is_kept() -> None:
    assert look_at(_jpeg(progressive=True), "a.jpg").width == 2000


def pdf(page: str, *more: tuple[str, str]) -> bytes:
    """A PDF of one page; object 5 and those after it are streams of `more`."""

    def stream(told: str, content: str) -> str:
        return f"<<{told}/Length {len(content)}>>\nstream\n{content}\nendstream"

    names = "/XObject<</F 5 0 R>>/Shading<</S 5 0 R>>"
    things = [
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<{names}>>/Contents 4 0 R>>",
        stream("", page),
        *(stream(*each) if each[1] else each[0] for each in more),
    ]
    body = "".join(f"{n} 0 obj\n{each}\nendobj\n" for n, each in enumerate(things, 1))
    return f"%PDF-1.7\n{body}trailer\n<</Size {len(things) + 1}/Root 1 0 R>>\n%%EOF\n".encode()


def _forms() -> bytes:
    """Ten forms, each of which draws the next one ten times."""
    head = "/Type/XObject/Subtype/Form/BBox[0 0 600 900]"
    inner = [(f"{head}/Resources<</XObject<</F {n} 0 R>>>>", "/F Do " * 10) for n in range(6, 16)]
    return pdf("/F Do", *inner, (head, "0 0 100 100 re f"))


def _program() -> bytes:
    """A shade whose every point is the outcome of a hundred thousand sums."""
    shade = "<</ShadingType 1/ColorSpace/DeviceGray/Domain[0 1 0 1]/Matrix[595 0 0 842 0 0]/Function 6 0 R>>"
    return pdf("/S sh", (shade, ""), ("/FunctionType 4/Domain[0 1 0 1]/Range[0 1]", "{" + " dup add" * 50_000 + "}"))


@pytest.mark.parametrize("made", [_forms, _program])
def test_a_page_that_is_never_drawn(made: Callable[[], bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(first_page, "_PATIENCE", 5)
    with soon(5), pytest.raises(FieldError) as refused:
        look_at(made(), "a.pdf")
    assert refused.value.code == "pixels"
    monkeypatch.undo()
    assert look_at(pdf("0 0 9 9 re f"), "a.pdf").pages == 1
