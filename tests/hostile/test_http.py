"""Whatever is sent to the centre, signed or not: an answer or a named refusal, never a fault, nothing stored."""

from __future__ import annotations

import json
from html import escape
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from central import entrance, pages
from central.access import new_code
from central.centre import Centre
from desktop.core.ids import uuid7
from desktop.sync.client import enrol
from tests.central.conftest import Raw, centre, clock, desk, device, open_store, ward
from tests.sync.line import Desk
from tests.sync.memory import MemoryStore

__all__ = ["centre", "clock", "desk", "device", "open_store", "ward"]

ROUTES = {
    "/v1/hello": ("seq", "hash", "cursor", "waiting"),
    "/v1/held": ("devices",),
    "/v1/known": ("ids",),
    "/v1/check": ("cursor",),
    "/v1/done": ("waiting",),
    "/v1/files": ("files",),
    "/v1/successor": ("seq", "hash"),
    "/v1/enrol": ("code", "device", "public_key", "name", "proof"),
}
EVIL = (
    "' OR 1=1 --",
    "'; DROP TABLE entries; --",
    "\x00",
    "<script>",
    "../..",
    "0" * 64,
    uuid7(),
    "९",
    "{{7*7}}",
    "%s%n",
)
LEAF = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(1 << 70), 1 << 70),
    st.floats(),
    st.text(max_size=20),
    st.sampled_from(EVIL),
)
VALUE = st.recursive(
    LEAF,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(EVIL), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(route=st.sampled_from(sorted(ROUTES)), values=st.lists(VALUE, min_size=5, max_size=5), cut=st.integers(0, 4))
def test_json_of_any_shape(desk: Desk, centre: Centre, route: str, values: list[Any], cut: int) -> None:
    raw = _device(desk, centre)
    body = json.dumps(dict(zip(ROUTES[route], values, strict=False))).encode()
    body = body[: len(body) - cut * (len(body) // 5)] if cut else body
    answer = raw.send("POST", route, body)
    assert answer.status in (200, 204, 401, 403, 404, 409, 422, 429), (route, body, answer)
    if answer.status >= 400:
        assert json.loads(answer.body)["code"]
    assert pages.digest(centre)[0] == 0


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD"]),
    path=st.sampled_from(
        ["/v1/entries", "/v1/bundles", "/v1/files/", "/v1/release/", "/status", "/status/sign-in", "/"]
    ),
    tail=st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters="?#"), max_size=30),
    body=st.binary(max_size=200),
)
def test_any_request(desk: Desk, centre: Centre, method: str, path: str, tail: str, body: bytes) -> None:
    raw = _device(desk, centre)
    answer = raw.send(method, path + tail, body)
    assert answer.status < 500, (method, path, tail, answer)
    assert pages.digest(centre)[0] == 0
    assert b"Traceback" not in answer.body


_raws: dict[int, Raw] = {}


def _device(desk: Desk, centre: Centre) -> Raw:
    """One device for all examples, with its limits forgotten."""
    if id(desk) not in _raws:
        _raws.clear()
        store = MemoryStore("ward-1")
        enrol(desk, new_code(centre, "ward-1", body="b"), store.device, store.signer.public, "x", store.signer.sign)
        _raws[id(desk)] = Raw(desk, store)
    return _raws[id(desk)]


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}", "'; DROP TABLE devices; --"]
)
def test_markup_of_a_pc_or_an_office_is_text_on_the_status_page(desk: Desk, centre: Centre, name: str) -> None:
    store = MemoryStore(name)
    enrol(desk, new_code(centre, name, body=name), store.device, store.signer.public, name, store.signer.sign)
    entrance.set_password(centre, "cmo", "a long enough one")
    headers = {"content-type": "application/x-www-form-urlencoded"}
    body = urlencode({"name": "cmo", "password": "a long enough one"}).encode()
    cookie = desk.send("POST", "/status/sign-in", body, headers).headers["set-cookie"].split(";")[0]
    page = desk.send("GET", "/status", b"", {"cookie": cookie})
    text = page.body.decode()
    assert "<script" not in text.lower()
    assert "<img" not in text
    assert escape(name) in text
    wrong = urlencode({"name": name, "password": name}).encode()
    again = desk.send("POST", "/status/sign-in", wrong, headers)
    assert again.status in (401, 403, 429)
    assert b"<script" not in again.body
