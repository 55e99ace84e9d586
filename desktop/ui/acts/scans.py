"""The files that a form names, read when it is entered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from desktop.core import given
from desktop.forms.definition import Field


def files_in(fields: Sequence[Field], answers: dict[str, Any]) -> Callable[[], dict[str, list[tuple[str, bytes]]]]:
    """What reads the files that answers name, by field; to be called in a lane. Raises `FieldError` at the field."""
    named = {each.name: answers.pop(each.name) for each in fields if each.type == "file" and answers.get(each.name)}

    def read() -> dict[str, list[tuple[str, bytes]]]:
        return {name: [_read(name, Path(path)) for path in paths] for name, paths in named.items()}

    return read


def _read(field: str, path: Path) -> tuple[str, bytes]:
    return path.name, given.read(path, field)
