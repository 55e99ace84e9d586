"""A form as the plain values it is read from, and as YAML."""

from __future__ import annotations

from dataclasses import MISSING, fields
from io import StringIO
from typing import Any

from desktop.forms.definition import Field, Form


def as_raw(form: Form) -> dict[str, Any]:
    """The values from which `definition.read` makes this form again; included blocks stand written out."""
    head = {key: getattr(form, key) for key in ("name", "version", "kind", "provision", "clock", "series", "event")}
    said = {key: value for key, value in head.items() if value}
    if form.cases:
        said["cases"] = dict(form.cases)
    return {**said, "title": dict(form.title), "fields": [_field(each) for each in form.fields]}


def _field(field: Field) -> dict[str, Any]:
    raw: dict[str, Any] = {}
    for key in fields(Field):
        value = getattr(field, key.name)
        default = key.default_factory() if key.default_factory is not MISSING else key.default
        if value != default:
            raw[key.name] = _value(value)
    return raw


def _value(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_field(each) for each in value]
    if isinstance(value, str | bool | int):
        return value
    return {key: _value(inner) for key, inner in value.items()}


def to_yaml(form: Form) -> str:
    """The form as YAML, as it may stand in `resources/forms`."""
    from ruamel.yaml import YAML

    writer = YAML(typ="safe", pure=True)
    writer.default_flow_style = False
    writer.sort_base_mapping_type_on_output = False  # type: ignore[assignment]  # the order in which people read
    writer.width = 4096
    text = StringIO()
    writer.dump(as_raw(form), text)
    return text.getvalue()
