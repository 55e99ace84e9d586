"""A client that knows `docs/protocol.md` alone talks with a real centre, over the line and by a stick."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from central import embed
from tests.sync.other import Other, sha256

OFFICE = "office-27"
PHOTO = b"a photograph" * 99
PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


@pytest.fixture
def centre(tmp_path: Path) -> Iterator[embed.Embedded]:
    """A centre on this PC."""
    made = embed.start(tmp_path / "centre.db")
    yield made
    made.stop()


@pytest.fixture
def two(centre: embed.Embedded) -> tuple[Other, Other]:
    """Two devices of one office; the first has written."""
    devices = Other(centre.url), Other(centre.url)
    for each in devices:
        each.enrol(centre.code(OFFICE))
    first = devices[0]
    first.write("case:1", "note.made", {"text": 'नमस्ते "हाँ"\\\n\x01', "n": 7, "nested": [{"b": None, "a": True}]})
    first.write("case:1", "file.added", {"sha256": sha256(PHOTO)})
    return devices


def test_an_exchange_from_the_document_alone(two: tuple[Other, Other]) -> None:
    first, second = two
    own = first.chain[-1]
    waiting = {"entries": 2, "files": 1, "since": own["at"]}
    hello = first.ask("/v1/hello", {"seq": own["seq"], "hash": own["hash"], "cursor": "", "waiting": waiting})
    assert (hello["seq"], hello["offices"]) == (0, [OFFICE])
    pushed = first.send("POST", "/v1/entries", first.batch(hello["seq"])).json()
    assert (pushed["seq"], pushed["hash"], pushed["stored"]) == (2, own["hash"], 2)
    assert first.send("POST", "/v1/entries", first.batch(0)).json()["stored"] == 0  # again: nothing twice
    name = sha256(PHOTO)
    assert first.ask("/v1/files", {"files": [name]}) == {"missing": {name: 0}}
    for start in (0, 500):
        piece = PHOTO[start : start + 500] if start == 0 else PHOTO[500:]
        held = first.send("PUT", f"/v1/files/{name}?start={start}&total={len(PHOTO)}", piece).json()
    assert (held["held"], held["whole"]) == (len(PHOTO), True)
    page, entries = second.pull()
    assert entries == first.chain and not page.get("more") and page["epoch"] == hello["epoch"]
    fetched = second.send("GET", f"/v1/files/{name}?start=0&size=5000")
    assert (fetched.content, fetched.headers["Nagardesk-Total"]) == (PHOTO, str(len(PHOTO)))
    share = second.ask("/v1/check", {"cursor": page["cursor"]})["devices"][first.device]
    assert share == {"count": 2, "seq": 2, "hash": own["hash"][:16]}
    assert second.ask("/v1/done", {"waiting": {}}) is None
    assert second.pull(page["cursor"])[1] == []


def test_a_stick_from_the_document_alone(two: tuple[Other, Other]) -> None:
    first, carrier = two
    bundle = first.bundle([("batch", first.batch(0)), ("file", PHOTO)], first.place["centre"])
    told, parts = carrier.proven(
        carrier.send("POST", "/v1/bundles", bundle).content, b"NGDBUND1", b"nagardesk bundle 1\n"
    )
    receipt = told["receipt"]
    assert (told["kind"], told["to"]) == ("centre", first.device)
    assert (receipt["seq"], receipt["hash"], receipt["stored"], receipt["files"]) == (
        2,
        first.chain[-1]["hash"],
        2,
        [sha256(PHOTO)],
    )
    assert len(parts) == sum(part["size"] for part in told["parts"])
    assert carrier.pull()[1] == first.chain


def test_the_document_names_every_request_and_every_field(centre: embed.Embedded) -> None:
    page, told = PAGE.read_text(encoding="utf-8"), httpx.get(f"{centre.url}/openapi.json").json()
    paths = {re.sub(r"\{.*\}", "<sha256>", path) for path in told["paths"]}
    assert not {path for path in paths if path not in page}
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", page.replace("```", "")))))
    schemas: dict[str, Any] = told["components"]["schemas"]
    fields = {field for each in schemas.values() for field in each.get("properties", {})}
    assert not fields - words
