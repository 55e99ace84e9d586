"""Scans and photographs: what they are by their content, and why some are refused."""

import hashlib
import io
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image
from pypdf import PdfWriter

from desktop.core.errors import FieldError
from desktop.interchange.attachments import THUMBNAIL, look, look_at


def picture(form: str, size: tuple[int, int] = (400, 300), **saving: object) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, "red").save(out, form, **saving)
    return out.getvalue()


def paper(pages: int = 2, password: str = "") -> bytes:
    writer = PdfWriter()
    for _ in range(pages):
        writer.add_blank_page(595, 842)
    if password:
        writer.encrypt(password)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def refused(content: bytes, name: str = "x.pdf", **limits: int) -> str:
    with pytest.raises(FieldError) as error:
        look_at(content, name, "scan", **limits)
    assert error.value.field == "scan"
    assert name in error.value.message
    return error.value.code


@pytest.mark.parametrize(("form", "kind"), [("JPEG", "jpeg"), ("PNG", "png"), ("TIFF", "tiff"), ("WEBP", "webp")])
def test_a_picture_is_known_by_its_content(form: str, kind: str) -> None:
    content = picture(form)
    found = look_at(content, "मकान.pdf")
    assert (found.kind, found.width, found.height, found.pages, found.size) == (kind, 400, 300, 1, len(content))
    assert found.sha256 == hashlib.sha256(content).hexdigest()
    small = Image.open(io.BytesIO(found.thumbnail))
    assert max(small.size) == THUMBNAIL and small.convert("L").getpixel((5, 5)) == 76


def test_a_pdf_is_counted_and_drawn(tmp_path: Path) -> None:
    path = tmp_path / "paper.pdf"
    path.write_bytes(paper(3))
    found = look(path)
    assert (found.kind, found.media_type, found.pages, found.width) == ("pdf", "application/pdf", 3, 0)
    assert max(Image.open(io.BytesIO(found.thumbnail)).size) == THUMBNAIL


def test_a_tiff_has_as_many_pages_as_frames() -> None:
    content = picture("TIFF", save_all=True, append_images=[Image.new("RGB", (400, 300))] * 2)
    assert look_at(content, "fax.tif").pages == 3


def test_when_and_where_a_photograph_was_taken_is_read() -> None:
    exif = Image.Exif()
    exif.get_ifd(0x8769)[36867] = "2026:11:29 11:30:05"
    exif.get_ifd(0x8825).update({1: "N", 2: (23.0, 15.0, 35.64), 3: "E", 4: (77.0, 24.0, 45.36)})
    found = look_at(picture("JPEG", exif=exif), "site.jpg")
    assert (found.taken_at, found.place) == ("2026-11-29T11:30:05", (23.2599, 77.4126))
    south = Image.Exif()
    south.get_ifd(0x8825).update({1: "S", 2: (10.0, 0.0, 0.0), 3: "W", 4: (20.0, 30.0, 0.0)})
    assert look_at(picture("JPEG", exif=south), "s.jpg").place == (-10.0, -20.5)


def test_nonsense_in_the_exif_is_passed_over() -> None:
    exif = Image.Exif()
    exif[306] = "yesterday"
    exif.get_ifd(0x8825).update({1: "N", 2: (99.0, 0.0, 0.0), 3: "E", 4: (77.0, 0.0, 0.0)})
    found = look_at(picture("JPEG", exif=exif), "x.jpg")
    assert (found.taken_at, found.place) == ("", None)


def test_a_picture_held_sideways_has_an_upright_thumbnail() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    small = Image.open(io.BytesIO(look_at(picture("JPEG", exif=exif), "x.jpg").thumbnail))
    assert small.height > small.width


def test_what_is_locked_broken_empty_or_something_else_is_refused() -> None:
    assert refused(paper(password="geheim")) == "encrypted"
    assert refused(b"%PDF-1.7\nnothing more") == "broken"
    assert refused(picture("JPEG")[:600], "cut.jpg") == "broken"
    assert refused(picture("PNG")[:80], "cut.png") == "broken"
    assert refused(b"") == "empty"
    assert refused(b"MZ\x90\0" * 50, "scan.jpg") == "kind"
    assert refused(b"<svg onload='x'/>", "a.png") == "kind"
    assert refused(paper(501)) == "pages"


def test_a_file_that_is_too_big_is_not_read(tmp_path: Path) -> None:
    assert refused(picture("PNG"), "big.png", most=100) == "too_big"
    path = tmp_path / "huge.pdf"
    with path.open("wb") as stream:
        stream.truncate(30 << 20)
    with pytest.raises(FieldError, match=r"30\.0 MB"):
        look(path)
    with pytest.raises(FieldError, match="can't be read"):
        look(tmp_path / "gone.pdf")


@pytest.mark.parametrize("side", [11_000, 30_000])
def test_a_picture_of_too_many_pixels_is_refused_before_it_is_unpacked(side: int) -> None:
    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    png = (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 100)) + chunk(b"IEND", b"")
    )
    assert refused(png, "bomb.png") == "pixels"
