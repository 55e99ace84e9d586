"""Whatever fits the published description, or just does not, gets an answer that the description knows."""

from __future__ import annotations

import base64
import os
import time
from collections.abc import Iterator

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from requests.auth import AuthBase
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from central import embed
from desktop.sync.client import enrol
from desktop.sync.transport import HttpTransport
from desktop.sync.wire import signing
from tests.sync.memory import MemoryStore

CONFORM = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 6 * int(os.environ.get("NAGARDESK_FUZZ", "1"))  # of each request; `make fuzz` tries many more
NO_WRONG_FORM = (
    "GET /v1/ping",
    "GET /v1/release",
    "POST /v1/entries",
    "POST /v1/bundles",
    "PUT /v1/files/{sha256}",
)  # any bytes will do


class Signed(AuthBase):
    """Signs each request with a device's key, as late as its bytes are known."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    def __call__(self, request: requests.PreparedRequest) -> requests.PreparedRequest:
        body = request.body or b""
        raw = body.encode() if isinstance(body, str) else bytes(body)
        device, nonce, now = self._store.device, os.urandom(16).hex(), str(int(time.time()))
        text = signing.request_text(str(request.method), request.path_url, raw, device, now, nonce)
        request.headers.update(
            {
                signing.DEVICE: device,
                signing.TIME: now,
                signing.NONCE: nonce,
                signing.SIGNATURE: base64.b64encode(self._store.signer.sign(text)).decode(),
                signing.PROGRAM: "0.1.0",
            }
        )
        return request


@pytest.fixture(scope="module")
def centre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[embed.Embedded]:
    made = embed.start(tmp_path_factory.mktemp("centre") / "centre.db")
    yield made
    made.stop()


@pytest.fixture(scope="module")
def signed(centre: embed.Embedded) -> Signed:
    """An enrolled device that has written something."""
    store = MemoryStore("ward-1")
    enrol(
        HttpTransport(centre.url), centre.code("ward-1"), store.device, store.signer.public, "pc", store.signer.sign
    )
    return Signed(store)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_answer_is_one_that_is_described(centre: embed.Embedded, signed: Signed, mode: GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{centre.url}/openapi.json")
    tried: set[str] = set()
    for found in schema.get_all_operations():
        operation = found.ok()
        if mode is GenerationMode.NEGATIVE and operation.label in NO_WRONG_FORM:
            continue

        @settings(
            max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: schemathesis.Case) -> None:
            tried.add(case.operation.label)
            case.call_and_validate(auth=signed, checks=CONFORM, timeout=20)

        ask()
    assert len(tried) >= 11, tried
