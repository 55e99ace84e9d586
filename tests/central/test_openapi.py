"""The published description says all that another client needs, and nothing that isn't so."""

from __future__ import annotations

import json
from typing import Any

from tests.sync.line import Desk


def described(desk: Desk) -> dict[str, Any]:
    """What is published."""
    answer = desk.send("GET", "/openapi.json", b"", {})
    assert answer.status == 200
    found: dict[str, Any] = json.loads(answer.body)
    return found


def test_every_request_of_the_protocol_is_described(desk: Desk) -> None:
    paths = described(desk)["paths"]
    wanted = {
        ("/v1/ping", "get"), ("/v1/enrol", "post"), ("/v1/hello", "post"), ("/v1/chain", "get"),
        ("/v1/successor", "post"), ("/v1/known", "post"), ("/v1/held", "post"), ("/v1/entries", "post"), ("/v1/entries", "get"),
        ("/v1/check", "post"), ("/v1/done", "post"), ("/v1/bundles", "post"), ("/v1/files", "post"),
        ("/v1/files/{sha256}", "put"), ("/v1/files/{sha256}", "get"),
        ("/v1/release", "get"), ("/v1/release/{sha256}", "get"),
    }  # fmt: skip
    assert {(path, method) for path, methods in paths.items() for method in methods} == wanted
    for path, method in wanted:
        said = paths[path][method]
        assert said["description"]
        assert {"401", "403", "422", "429"} <= set(said["responses"])
        if method in ("post", "put"):
            assert said["requestBody"]["content"], f"{method} {path} has no body"


def test_every_reference_leads_somewhere(desk: Desk) -> None:
    schema = described(desk)
    known = set(schema["components"]["schemas"])
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                found.add(node["$ref"].rsplit("/", 1)[1])
            for value in node.values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(schema)
    assert found
    assert found <= known
