"""What is signed: requests, enrolments; Ed25519 throughout (RFC 8032)."""

from __future__ import annotations

import hashlib

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

DEVICE = "Nagardesk-Device"
TIME = "Nagardesk-Time"
NONCE = "Nagardesk-Nonce"
SIGNATURE = "Nagardesk-Signature"
PROGRAM = "Nagardesk-Program"

CLOCK_SKEW = 300
"""How far a request's time may lie from the centre's, in seconds."""


def request_text(method: str, target: str, body: bytes, device: str, time: str, nonce: str) -> bytes:
    """What a device signs for a request; `target` is the path with its query, as sent."""
    lines = ("nagardesk request 1", method, target, device, time, nonce, hashlib.sha256(body).hexdigest())
    return "\n".join(lines).encode()


def enrolment_text(code: str, device: str, public_key: str) -> bytes:
    """What a device signs to show that it holds the key it enrols."""
    return "\n".join(("nagardesk enrolment 1", code, device, public_key)).encode()


def verified(public_key: bytes, signature: bytes, message: bytes) -> bool:
    """Tell whether `signature` (64 bytes) over `message` was made with the key of `public_key` (32 raw bytes)."""
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
