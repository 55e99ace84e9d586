"""Codes signed and opened, papers verified, altered ones found, copies made without touching the original."""

from __future__ import annotations

import hashlib
import io
from dataclasses import replace
from datetime import date

import pypdf
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PIL import Image, ImageChops

from desktop.core.errors import PaperError
from desktop.printing.press import NoticePress
from desktop.printing.proof import code_of, read_text, verify_file
from desktop.printing.qr import qr_rows
from desktop.printing.reprint import office_copy, original_of, reprint
from desktop.printing.seal import Seal, open_seal, seal_text
from desktop.printing.source import digest
from desktop.printing.specimen import specimens
from tests.printing.conftest import picture_of

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes_raw()
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(32)).public_key().public_bytes_raw()
ORDER = dict(specimens(("sample",)))["notice-mp-1961-187-8b-hi+en-sample"]
PRESS = NoticePress()
SEAL = Seal(
    "NP/07/1", "notice", "187(8)", "श्रीमती सुनीता देशमुख", date(2027, 2, 11), date(2027, 3, 2),
    digest(PRESS.source_text(ORDER)),
)  # fmt: skip
CODE = seal_text(SEAL, KEY, PUBLIC)
PAPER = PRESS.print(replace(ORDER, qr=CODE))


def test_a_code_says_what_was_sealed() -> None:
    assert open_seal(CODE, [OTHER, PUBLIC]) == SEAL
    assert open_seal(seal_text(replace(SEAL, last_day=None), KEY, PUBLIC), [PUBLIC]).last_day is None


def test_a_changed_foreign_or_broken_code_is_refused() -> None:
    changed = CODE[:60] + ("A" if CODE[60] != "A" else "B") + CODE[61:]
    for text, keys, code in (
        (changed, [PUBLIC], "seal_changed"),
        (CODE, [OTHER], "seal_unknown"),
        (CODE[:100], [PUBLIC], "seal_shape"),
        ("https://example.org", [PUBLIC], "seal_shape"),
    ):
        with pytest.raises(PaperError) as caught:
            open_seal(text, keys)
        assert caught.value.code == code


def test_a_long_name_is_cut_after_a_word_and_the_code_stays_small() -> None:
    long = open_seal(seal_text(replace(SEAL, addressee="श्रीमती सुनीता देशमुख " * 30), KEY, PUBLIC), [PUBLIC])
    assert long.addressee.endswith(" …")
    assert len(long.addressee.encode()) <= 96
    one = open_seal(seal_text(replace(SEAL, addressee="क" * 500), KEY, PUBLIC), [PUBLIC])
    assert len(one.addressee.encode()) <= 96


def test_a_genuine_paper_is_verified_from_the_file_alone() -> None:
    verdict = verify_file(PAPER.pdf, [PUBLIC])
    assert verdict.seal == SEAL
    assert verdict.text_agrees and verdict.fault == "" and verdict.bytes_agree is None
    assert verify_file(PAPER.pdf, [PUBLIC], PAPER.sha256).bytes_agree is True


def test_an_altered_word_shows() -> None:
    other = PRESS.print(replace(ORDER, qr=CODE, values={**ORDER.values, "days": 51}))
    verdict = verify_file(other.pdf, [PUBLIC], PAPER.sha256)
    assert not verdict.text_agrees
    assert verdict.bytes_agree is False
    assert "altered" in verdict.fault


def test_a_dropped_page_shows() -> None:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(PAPER.pdf))
    writer.remove_page(0)
    target = io.BytesIO()
    writer.write(target)
    assert not verify_file(target.getvalue(), [PUBLIC]).text_agrees


def test_a_paper_without_a_code_or_a_file_that_is_no_paper() -> None:
    bare = PRESS.print(replace(ORDER, qr=""))
    assert code_of(bare.pdf) == ""
    assert "no code" in verify_file(bare.pdf, [PUBLIC]).fault
    with pytest.raises(PaperError) as caught:
        read_text(b"GIF89a")
    assert caught.value.code == "not_pdf"


def test_a_copy_keeps_the_original_whole_and_names_its_hash() -> None:
    copy = reprint(PAPER.pdf, 2, ORDER.languages)
    assert copy.startswith(PAPER.pdf)
    assert original_of(copy) == (PAPER.pdf, 2)
    assert reprint(PAPER.pdf, 2, ORDER.languages) == copy
    verdict = verify_file(copy, [PUBLIC], PAPER.sha256)
    assert verdict.text_agrees and verdict.bytes_agree and verdict.copies == 2
    assert verdict.sha256 == hashlib.sha256(PAPER.pdf).hexdigest()
    assert len(pypdf.PdfReader(io.BytesIO(copy), strict=True).pages) == PAPER.pages


def test_a_copy_mark_is_seen_on_every_page_and_changes_nothing_else() -> None:
    copy = reprint(PAPER.pdf, 3, ("hi", "en"))
    for page in range(PAPER.pages):
        before, after = (picture_of(pdf, page, 72) for pdf in (PAPER.pdf, copy))
        left, _, right, bottom = ImageChops.difference(before, after).getbbox() or (0, 0, 0, 0)
        assert right - left > 40
        assert bottom < 45


def test_a_copy_is_made_from_the_original_only() -> None:
    copy = reprint(PAPER.pdf, 1, ("hi",))
    with pytest.raises(PaperError, match="stored paper"):
        reprint(copy, 2, ("hi",))
    with pytest.raises(PaperError):
        reprint(b"%PDF-1.7 nothing", 1, ("hi",))


def test_the_drawn_code_is_the_code() -> None:
    """The modules are read off the printed page."""
    last = picture_of(PAPER.pdf, PAPER.pages - 1, 400).convert("L")
    rows = qr_rows(CODE)
    left, top, unit = finder(last, len(rows))
    centres = [round((n + 0.5) * unit) for n in range(len(rows))]
    read = ["".join("01"[last.getpixel((round(left) + x, round(top) + y)) < 128] for x in centres) for y in centres]
    assert read == list(rows)


def finder(page: Image.Image, count: int) -> tuple[float, float, float]:
    """Left, top and module size (pixels) of the code: the first tall dark square at the left of the page."""
    unit = 31 / 25.4 * 400 / (count + 4)
    run = round(unit * 7) - 2
    for y in range(page.height):
        dark = 0
        for x in range(page.width // 2):
            dark = dark + 1 if page.getpixel((x, y)) < 128 else 0
            if dark == run and all(page.getpixel((x - 2, y + d)) < 128 for d in range(run)):
                return x - run + 1, y, unit
    raise AssertionError("no code on the page")


def test_a_forged_copy_that_covers_the_page_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    box = b"/Artifact BMC 1 g 100 100 300 300 re f EMC"
    for count in (0, 1):
        with monkeypatch.context() as forging:
            forging.setattr("desktop.printing.reprint._stamp", lambda *_: box)
            forged = office_copy(PAPER.pdf, ("hi", "en")) if count == 0 else reprint(PAPER.pdf, 1, ("hi", "en"))
        verdict = verify_file(forged, [PUBLIC], PAPER.sha256)
        assert verdict.text_agrees and verdict.bytes_agree
        assert "More was added" in verdict.fault


def test_the_offices_own_copy_is_the_original_with_a_mark() -> None:
    copy = office_copy(PAPER.pdf, ("hi", "en"))
    assert original_of(copy) == (PAPER.pdf, 0)
    verdict = verify_file(copy, [PUBLIC], PAPER.sha256)
    assert (verdict.fault, verdict.copies, verdict.bytes_agree) == ("", 0, True)
    with pytest.raises(PaperError, match="not from another copy"):
        reprint(copy, 1, ("hi",))
