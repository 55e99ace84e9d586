"""Small files of JSON that the program keeps for itself: whatever a disk made of them, reading them fails one way."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def parsed(content: bytes | str) -> Any:
    """The value in `content`. Raises ValueError for all that is none: other bytes, a torn end, a nest too deep."""
    try:
        return json.loads(content)
    except RecursionError:
        raise ValueError("nested too deep") from None


def mapping(path: Path) -> dict[str, Any]:
    """The object in a file; empty where the file is missing, can't be read, or holds something else."""
    try:
        value = parsed(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}
