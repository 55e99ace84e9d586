"""A paper signed with a certificate: stamp, validation, copies, and what is refused."""

from __future__ import annotations

import io
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pypdfium2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.x509.oid import NameOID

from desktop.core.clock import FixedClock
from desktop.core.errors import PaperError
from desktop.printing.press import NoticePress
from desktop.printing.proof import read_text
from desktop.printing.reprint import reprint
from desktop.printing.signature import Autograph, Stamp, open_identity, sign, signatures_of
from desktop.printing.specimen import specimens
from desktop.printing.token import open_token

NOW = datetime(2027, 2, 11, 9, 30, tzinfo=UTC)
PDF = NoticePress().print(dict(specimens(("sample",), ("notice",)))["notice-mp-1961-194-2b-hi+en-sample"]).pdf
STAMP = Stamp(("डिजिटल हस्ताक्षर", "राजेश कुमार तिवारी", "11-02-2027 15:00"), "hi", "राजेश कुमार तिवारी")


@pytest.fixture(scope="module")
def made() -> tuple[bytes, bytes]:
    """A PKCS#12 file and its certificate (DER)."""
    key = rsa.generate_private_key(65537, 2048)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Rajesh Kumar Tiwari")])
    usage = x509.KeyUsage(True, True, False, False, False, False, False, False, False)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(NOW - timedelta(days=30))
        .not_valid_after(NOW + timedelta(days=900))
        .add_extension(usage, critical=True)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    kept = serialization.BestAvailableEncryption(b"secret")
    file = pkcs12.serialize_key_and_certificates(b"officer", key, certificate, None, kept)
    return file, certificate.public_bytes(serialization.Encoding.DER)


@pytest.fixture(scope="module")
def signed(made: tuple[bytes, bytes]) -> bytes:
    """The notice, signed."""
    return sign(PDF, open_identity(made[0], "secret"), NOW, STAMP, reason="Notice", place="Baripur")


def test_the_paper_stands_whole_before_its_signature(signed: bytes) -> None:
    assert signed.startswith(PDF) and len(signed) > len(PDF)
    assert read_text(signed) == read_text(PDF)


def test_the_signature_is_validated_without_a_line(signed: bytes, made: tuple[bytes, bytes]) -> None:
    (found,) = signatures_of(signed)
    assert (found.name, found.at, found.intact, found.whole) == ("Rajesh Kumar Tiwari", NOW, True, True)
    assert found.trusted is None
    assert signatures_of(signed, [made[1]])[0].trusted is True
    assert signatures_of(PDF) == []


def test_a_change_after_the_signature_shows(signed: bytes) -> None:
    at = signed.index(b"stream", 2000) + 40
    changed = signed[:at] + bytes([signed[at] ^ 1]) + signed[at + 1 :]
    assert signatures_of(changed)[0].intact is False
    assert signatures_of(signed + b"\n% more")[0].intact is False


def test_a_copy_of_a_signed_paper_keeps_its_signature(signed: bytes) -> None:
    copy = reprint(signed, 2, ("hi", "en"))
    assert copy.startswith(signed) and read_text(copy) == read_text(PDF)
    assert signatures_of(copy)[0].intact


def test_the_stamp_stands_above_the_officer_s_name(signed: bytes) -> None:
    assert dark(signed) > dark(PDF) + 200


def dark(pdf: bytes) -> int:
    """How many dark pixels all pages have, with what lies over them."""
    with pypdfium2.PdfDocument(io.BytesIO(pdf)) as document:
        document.init_forms()
        pages = [page.render(scale=1, may_draw_forms=True).to_pil().convert("L") for page in document]
    return sum(sum(page.histogram()[:128]) for page in pages)


def test_what_can_t_be_signed_says_why(signed: bytes, made: tuple[bytes, bytes]) -> None:
    identity = open_identity(made[0], "secret")
    for pdf, at, stamp, code in (
        (signed, NOW, STAMP, "signed_twice"),
        (reprint(PDF, 1, ("hi",)), NOW, STAMP, "signed_twice"),
        (PDF, NOW + timedelta(days=1000), STAMP, "certificate_time"),
        (PDF, NOW, Stamp(("x",), "en", "Nobody"), "no_place"),
    ):
        with pytest.raises(PaperError) as caught:
            sign(pdf, identity, at, stamp)
        assert caught.value.code == code
    for file, password in ((made[0], "wrong"), (b"no certificate", "secret")):
        with pytest.raises(PaperError) as caught:
            open_identity(file, password)
        assert caught.value.code == "p12"


def test_an_autograph_signs_what_is_issued_and_validates_it_again(made: tuple[bytes, bytes]) -> None:
    mine = Autograph(open_identity(made[0], "secret"), FixedClock(NOW))
    signed = mine.put(PDF, "राजेश कुमार तिवारी", "hi", "F/1")
    assert [(each.name, each.intact, each.at) for each in signatures_of(signed)] == [(mine.name, True, NOW)]
    with pytest.raises(PaperError, match="does not say"):
        mine.put(PDF, "Somebody Else", "en", "F/1")


def test_a_token_that_is_not_there_names_itself(tmp_path: Path) -> None:
    with pytest.raises(PaperError) as refused:
        open_token(tmp_path / "none.so", "1234")
    assert refused.value.code == "token_library"
