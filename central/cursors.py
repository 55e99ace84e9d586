"""Pull cursors: how far a device has read each office, signed by the centre so that it can trust them later.

A cursor names for every office the position and the first half of the tally there. If the centre's own tally at that
position is another one, or there is no such position any more, the centre was restored from a backup since.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass, field

_SHAPE = re.compile(r"1\.([0-9a-f-]{36})\.((?:\d{1,9}:\d{1,18}:[0-9a-f]{16},)*)\.([0-9a-f]{32})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Cursor:
    """The epoch in which it was given, and for each office number the position and half tally (16 hex digits)."""

    epoch: str
    offices: dict[int, tuple[int, str]] = field(default_factory=dict)


def write(cursor: Cursor, secret: bytes) -> str:
    """The cursor as text."""
    body = "".join(f"{office}:{position}:{half}," for office, (position, half) in sorted(cursor.offices.items()))
    text = f"1.{cursor.epoch}.{body}"
    return f"{text}.{_mac(text, secret)}"


def read(text: str, secret: bytes) -> Cursor | None:
    """The cursor in `text`; None if this centre never wrote it."""
    shape = _SHAPE.fullmatch(text)
    if not shape or not hmac.compare_digest(shape[3], _mac(text[: -len(shape[3]) - 1], secret)):
        return None
    offices = {}
    for part in shape[2].split(",")[:-1]:
        office, position, half = part.split(":")
        offices[int(office)] = (int(position), half)
    return Cursor(shape[1], offices)


def half(tally: bytes) -> str:
    """The first half of a tally."""
    return tally[:8].hex()


def _mac(text: str, secret: bytes) -> str:
    return hmac.new(secret, b"nagardesk cursor 1\n" + text.encode(), hashlib.sha256).hexdigest()[:32]
