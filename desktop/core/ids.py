"""UUIDv7 identifiers: sortable by time, unique without a server (RFC 9562, section 5.7)."""

from __future__ import annotations

import os
import threading
import time
import uuid

_lock = threading.Lock()
_last = 0


def uuid7() -> str:
    """Return a new UUIDv7 as lower-case text; strictly rising within this process.

    The 12 bits after the version carry a counter, so ids made in the same millisecond keep their order.
    """
    global _last
    with _lock:
        stamp = max(time.time_ns() // 1_000_000 << 12, _last + 1)
        _last = stamp
    millis, counter = stamp >> 12, stamp & 0xFFF
    random = int.from_bytes(os.urandom(8)) & (1 << 62) - 1
    h = f"{millis << 80 | 7 << 76 | counter << 64 | 2 << 62 | random:032x}"
    return f"{h[:8]}-{h[8:12]}-{h[12:16]}-{h[16:20]}-{h[20:]}"


def is_uuid7(text: str) -> bool:
    """Tell whether `text` is a UUIDv7 in canonical form."""
    try:
        return uuid.UUID(text).version == 7 and str(uuid.UUID(text)) == text
    except ValueError:
        return False
