"""Checks a pack's files against the published schemas and makes the one value that is kept compiled."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from desktop.core.errors import PackError
from desktop.law.files import SCHEMAS, read_yaml


def compile_pack(folder: Path) -> dict[str, Any]:
    """The pack in `folder` as one plain value. Raises `PackError` naming the file and place of the first fault."""
    act = checked(folder / "act.yaml", "act")
    rows: dict[str, Any] = {}
    for path in sorted((folder / "provisions").glob("*.yaml")):
        part = checked(path, "provisions")
        for row in part["provisions"]:
            key = row["id"]
            if key in rows or not key.startswith(f"{act['id']}:{row['section']}"):
                raise PackError(f"{path.name}: {key} stands twice or under the wrong section", code="pack_id", id=key)
            rows[key] = {**row, "chapter": part.get("chapter")}
    listed = folder / "effects.yaml"
    effects = checked(listed, "effects") if listed.is_file() else {}
    ordered = dict(sorted(rows.items(), key=lambda each: _place(each[1]["section"])))
    return {"act": act, "provisions": ordered, "effects": effects}


def _place(section: str) -> tuple[int, str]:
    """Where a section stands in its Act: 187, 187-A, 188; "pre-193" comes before 193."""
    found = re.fullmatch(r"(pre-)?(\d+)(.*)", section)
    return (int(found[2]), "" if found[1] else found[3] or "+") if found else (0, section)


def checked(path: Path, schema: str) -> Any:
    """The values of a YAML file that fit the named schema. Raises `PackError` naming the place of the first fault."""
    value = read_yaml(path)
    fault = schema_fault(value, schema)
    if fault:
        raise PackError(f"{path.name}: {fault}", code="pack_schema", file=path.name)
    return value


def schema_fault(value: Any, schema: str) -> str:
    """What is wrong with a value against the named schema, and where; '' if nothing is."""
    from jsonschema.exceptions import best_match

    error = best_match(_validator(schema).iter_errors(value))
    if error is None:
        return ""
    place: Any = value
    names = []
    for step in error.absolute_path:
        place = place[step]
        names.append(str(place.get("id", step) if isinstance(place, dict) else step))
    return f"{' / '.join(names) or 'the file'}: {error.message[:300]}"


@cache
def _validator(schema: str) -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads((SCHEMAS / f"{schema}.schema.json").read_text("utf-8")))
