"""Digital signatures on papers: by a PKCS#12 file, with a visible stamp, and validated again.

A signature is appended to the file; the paper as it was set in type stands whole at its beginning. It is put on at
issue, before the bytes are frozen.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from desktop.core.clock import IST, Clock
from desktop.core.errors import PaperError
from desktop.printing.ink import number
from desktop.printing.outlines import outlined
from desktop.printing.proof import place_of
from desktop.printing.reprint import original_of
from desktop.printing.styles import MM

if TYPE_CHECKING:
    from pyhanko.sign.signers import Signer

_FIELD = "Officer"
_SIGNED = {
    "en": "Digitally signed",
    "hi": "डिजिटल हस्ताक्षर",
    "mr": "डिजिटल स्वाक्षरी",
    "pa": "ਡਿਜੀਟਲ ਦਸਤਖ਼ਤ",
    "ta": "மின்னணுக் கையொப்பம்",
}
_WIDE, _TALL = 62 * MM, 13 * MM


@dataclass(frozen=True, slots=True)
class Identity:
    """A certificate with its key, ready to sign; `name` is whose it is, and it holds between the two instants."""

    name: str
    valid_from: datetime
    valid_until: datetime
    signer: Signer


@dataclass(frozen=True, slots=True)
class Stamp:
    """What is seen of a signature: `lines` in the paper's language, above the words `above` (the officer's name)."""

    lines: Sequence[str]
    language: str
    above: str


@dataclass(frozen=True, slots=True)
class Signed:
    """A signature found in a paper.

    `intact` tells that what it covers was not changed, `whole` that it covers the whole file, `trusted` that its
    certificate leads to one of the roots given (None if none were given).
    """

    name: str
    at: datetime | None
    intact: bool
    whole: bool
    trusted: bool | None


@dataclass(frozen=True, slots=True)
class Autograph:
    """An officer's certificate at the desk; signs what he issues (a `desktop.casework.ports.Autograph`)."""

    identity: Identity
    clock: Clock

    @property
    def name(self) -> str:
        """Whose certificate it is."""
        return self.identity.name

    def put(self, pdf: bytes, officer: str, language: str, reason: str) -> bytes:
        """The paper signed, with a stamp above the officer's name; validated again before it is given back."""
        at = self.clock.now().replace(microsecond=0)
        lines = (_SIGNED[language], self.name, f"{at.astimezone(IST):%d-%m-%Y %H:%M}")
        signed = sign(pdf, self.identity, at, Stamp(lines, language, officer), reason)
        if [each.intact for each in signatures_of(signed)] != [True]:
            raise PaperError("The signature does not hold; nothing was issued", code="signature_broken")
        return signed


def open_identity(file: bytes, password: str) -> Identity:
    """The certificate and key of a PKCS#12 file. Raises `PaperError` for a wrong password or another file."""
    from cryptography.hazmat.primitives.serialization import pkcs12
    from pyhanko.sign.signers import SimpleSigner

    try:
        found = pkcs12.load_pkcs12(file, password.encode())
    except ValueError as error:
        raise PaperError(
            "The signature file doesn't open: it is damaged or the password is wrong", code="p12"
        ) from error
    if found.cert is None or found.key is None:
        raise PaperError("The signature file holds no certificate with its key", code="p12_empty")
    signer = SimpleSigner.load_pkcs12_data(file, [], passphrase=password.encode())
    certificate = found.cert.certificate
    return Identity(
        signer.subject_name, certificate.not_valid_before_utc, certificate.not_valid_after_utc, signer
    )  # fmt: skip


def sign(pdf: bytes, identity: Identity, at: datetime, stamp: Stamp, reason: str = "", place: str = "") -> bytes:
    """The paper with a signature appended and its stamp above the officer's name.

    Raises `PaperError` outside the certificate's time, for a paper that is signed or marked as a copy already, and
    where the name isn't found.
    """
    from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
    from pyhanko.sign import PdfSignatureMetadata, PdfSigner
    from pyhanko.sign.fields import SigFieldSpec

    class Dated(PdfSigner):
        """Signs with the time of the program's own clock."""

        def init_signing_session(self, *args: Any, **kwargs: Any) -> Any:
            session = super().init_signing_session(*args, **kwargs)
            session.system_time = at
            return session

    if not identity.valid_from <= at <= identity.valid_until:
        raise PaperError(f"The certificate of {identity.name} does not hold at this time", code="certificate_time")
    if original_of(pdf)[1] or b"/ByteRange" in pdf:
        raise PaperError("A paper is signed once, and never a copy of it", code="signed_twice")
    page, left, top = place_of(pdf, stamp.above)
    box = (round(left - _WIDE / 2), round(top + 3), round(left + _WIDE / 2), round(top + 3 + _TALL))
    told = PdfSignatureMetadata(
        field_name=_FIELD, md_algorithm="sha256", reason=reason or None, location=place or None
    )
    field = SigFieldSpec(_FIELD, on_page=page, box=box)
    signer = Dated(told, identity.signer, stamp_style=_style(stamp), new_field_spec=field)
    out = io.BytesIO()
    signer.sign_pdf(IncrementalPdfFileWriter(io.BytesIO(pdf)), output=out)
    return out.getvalue()


def signatures_of(pdf: bytes, roots: Iterable[bytes] = ()) -> list[Signed]:
    """The signatures of a paper (a copy mark apart), validated without a line; `roots` are DER certificates."""
    original, _ = original_of(pdf)
    if b"/ByteRange" not in original:
        return []
    from asn1crypto.x509 import Certificate
    from pyhanko.pdf_utils.misc import PdfError
    from pyhanko.pdf_utils.reader import PdfFileReader
    from pyhanko.sign.validation import validate_pdf_signature
    from pyhanko_certvalidator import ValidationContext

    logging.getLogger("pyhanko").setLevel(logging.CRITICAL)  # what it finds is told by the verdict, not on the screen
    trusted = [Certificate.load(root) for root in roots]

    def judged(each: Any) -> Signed:
        anchors = trusted or [each.signer_cert]
        context = ValidationContext(trust_roots=anchors, allow_fetching=False, revocation_mode="soft-fail")
        return _signed(validate_pdf_signature(each, context), bool(trusted))

    try:
        return [judged(each) for each in PdfFileReader(io.BytesIO(original)).embedded_signatures]
    except (PdfError, ValueError) as error:
        raise PaperError("The signature in this file can't be read", code="signature") from error


def _signed(status: Any, rooted: bool) -> Signed:
    from pyhanko.sign.validation.status import SignatureCoverageLevel

    whole = status.coverage == SignatureCoverageLevel.ENTIRE_FILE
    name = status.signing_cert.subject.native.get("common_name", status.signing_cert.subject.human_friendly)
    intact = bool(status.intact and status.valid and whole)
    return Signed(name, status.signer_reported_dt, intact, whole, bool(status.trusted) if rooted else None)


def _style(stamp: Stamp) -> Any:
    """The stamp as outlines: a frame, the first line bold, the others below it."""
    from pyhanko.pdf_utils.content import RawContent
    from pyhanko.pdf_utils.layout import AxisAlignment, BoxConstraints, Margins, SimpleBoxLayoutRule
    from pyhanko.stamp import StaticStampStyle

    drawn = [f"0.5 w 0.5 0.5 {number(_WIDE - 1)} {number(_TALL - 1)} re S"]
    step = _TALL / (len(stamp.lines) + 0.35)
    for at, line in enumerate(stamp.lines, 1):
        path, wide = outlined(line, stamp.language, bold=at == 1)
        size = min(step * 0.72, (_WIDE - 8) / (wide / 1000))
        moved = f"{number(size / 1000)} 0 0 {number(size / 1000)} 4 {number(_TALL - at * step)} cm"
        drawn.append(f"q {moved} {path} f Q")
    box = BoxConstraints(width=_WIDE, height=_TALL)
    content = RawContent(" ".join(drawn).encode(), box=box)
    fills = SimpleBoxLayoutRule(AxisAlignment.ALIGN_MIN, AxisAlignment.ALIGN_MIN, margins=Margins(0, 0, 0, 0))
    return StaticStampStyle(background=content, background_layout=fills, background_opacity=1.0, border_width=0)
