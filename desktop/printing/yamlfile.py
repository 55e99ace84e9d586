"""YAML files of notices, read once each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.law.files import cache_folder, compiled

NOTICES = Path(__file__).resolve().parents[2] / "resources" / "notices"


def load(path: Path) -> Any:
    """The content of a YAML 1.2 file, from its compiled copy if there is one: reading it takes a third of a second.

    Raises `PackError` naming the file and the place.
    """
    kind = f"paper_{path.parent.name}_{path.stem}".replace("-", "_")
    try:
        return compiled(kind, [path], lambda: read(path), cache_folder())
    except OSError as error:
        raise _unreadable(path, error) from error


def read(path: Path) -> Any:
    """The content of a YAML 1.2 file from the file itself. Raises `PackError` naming the file and the place."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        return YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    except (OSError, YAMLError) as error:
        raise _unreadable(path, error) from error


def _unreadable(path: Path, error: Exception) -> PackError:
    return PackError(f"{path.name} can't be read: {error}", code="notice_yaml")
