"""The text of a paper's QR code: what it vouches for, signed by the device that issued it.

`NGD1.` and then, in base64url without padding: eight bytes that name the key, the 32 bytes of the text's SHA-256,
the other fields in UTF-8 with a unit separator between them, and an Ed25519 signature over all that comes before.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from desktop.casework.ports import Signer
from desktop.core.errors import PaperError

PREFIX = "NGD1."
_KEY, _DIGEST, _SIGNATURE = 8, 32, 64
_SEPARATOR = "\x1f"
_LONGEST = 96  # bytes of an addressee's name: the code must stay small enough to be read from a photocopy


@dataclass(frozen=True, slots=True)
class Seal:
    """What the code says. `text_sha256` is that of the canonical source text; `last_day` may be None."""

    file_number: str
    kind: str
    section: str
    addressee: str
    day: date
    last_day: date | None
    text_sha256: str


def seal_text(seal: Seal, signer: Signer, public_key: bytes) -> str:
    """The QR text for `seal`, signed; `public_key` is the signer's own (32 bytes)."""
    last = seal.last_day.isoformat() if seal.last_day else ""
    fields = [seal.file_number, seal.kind, seal.section, _short(seal.addressee), seal.day.isoformat(), last]
    told = _SEPARATOR.join(field.replace(_SEPARATOR, " ") for field in fields).encode()
    body = key_name(public_key) + bytes.fromhex(seal.text_sha256) + told
    return PREFIX + base64.urlsafe_b64encode(body + signer.sign(PREFIX.encode() + body)).rstrip(b"=").decode()


def open_seal(text: str, public_keys: Iterable[bytes]) -> Seal:
    """What a QR text says, if one of the keys signed it. Raises `PaperError` if it is none of ours or was changed."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    data = _bytes(text)
    body, signature = data[:-_SIGNATURE], data[-_SIGNATURE:]
    for key in public_keys:
        if key_name(key) == body[:_KEY]:
            try:
                Ed25519PublicKey.from_public_bytes(key).verify(signature, PREFIX.encode() + body)
            except InvalidSignature as error:
                raise PaperError("The code was changed after it was signed", code="seal_changed") from error
            return _seal(body)
    raise PaperError("The code was signed by a device that this office doesn't know", code="seal_unknown")


def key_name(public_key: bytes) -> bytes:
    """The eight bytes that name a key in a code."""
    return hashlib.sha256(public_key).digest()[:_KEY]


def _bytes(text: str) -> bytes:
    coded = text.strip().removeprefix(PREFIX)
    if coded == text.strip() or not re.fullmatch(r"[A-Za-z0-9_-]+", coded):
        raise PaperError("This is not the code of a paper of this program", code="seal_shape")
    try:
        data = base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4))
    except binascii.Error as error:
        raise PaperError("The code was read incompletely; scan it again", code="seal_shape") from error
    if len(data) < _KEY + _DIGEST + _SIGNATURE:
        raise PaperError("The code was read incompletely; scan it again", code="seal_shape")
    return data


def _seal(body: bytes) -> Seal:
    digest = body[_KEY : _KEY + _DIGEST]
    try:
        number, kind, section, addressee, day, last = body[_KEY + _DIGEST :].decode().split(_SEPARATOR)
        last_day = date.fromisoformat(last) if last else None
        return Seal(number, kind, section, addressee, date.fromisoformat(day), last_day, digest.hex())
    except ValueError as error:
        raise PaperError("The code is of a kind that this program does not know", code="seal_shape") from error


def _short(name: str) -> str:
    """A name of at most `_LONGEST` bytes, cut after a word."""
    if len(name.encode()) <= _LONGEST:
        return name
    words = name.split()
    while words and len((" ".join(words) + " …").encode()) > _LONGEST:
        words.pop()
    return " ".join(words) + " …" if words else name.encode()[: _LONGEST - 3].decode(errors="ignore") + "…"
