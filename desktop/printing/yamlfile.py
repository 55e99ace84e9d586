"""YAML files of notices, read once each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.core.errors import PackError

NOTICES = Path(__file__).resolve().parents[2] / "resources" / "notices"


def load(path: Path) -> Any:
    """The content of a YAML 1.2 file. Raises `PackError` naming the file and the place."""
    from ruamel.yaml import YAML
    from ruamel.yaml.error import YAMLError

    try:
        return YAML(typ="safe").load(path.read_text(encoding="utf-8"))
    except (OSError, YAMLError) as error:
        raise PackError(f"{path.name} can't be read: {error}", code="notice_yaml") from error
