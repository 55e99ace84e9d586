"""The fixtures of the exchange, and a device that speaks to the centre byte by byte."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from central import entrance
from central.access import new_code
from desktop.casework import accounts
from desktop.sync.client import enrol
from desktop.sync.transport import Answer
from desktop.sync.wire import signing
from tests.sync.conftest import centre, clock, desk, open_store, ward
from tests.sync.line import Desk
from tests.sync.memory import MemoryStore

__all__ = ["centre", "clock", "desk", "open_store", "ward"]
entrance._hasher = accounts.hasher()  # see `tests/conftest.py`


@dataclass
class Raw:
    """An enrolled device that signs what it is told to, and can be told wrong things."""

    desk: Desk
    store: MemoryStore
    last: dict[str, str] = field(default_factory=dict)

    def send(self, method: str, target: str, body: bytes = b"", **changes: str | None) -> Answer:
        """The answer to a request whose headers were changed after signing (None: left out)."""
        device, nonce, now = self.store.device, os.urandom(16).hex(), str(int(time.time()))
        signature = self.store.signer.sign(signing.request_text(method, target, body, device, now, nonce))
        headers: dict[str, str | None] = {
            signing.DEVICE: device,
            signing.TIME: now,
            signing.NONCE: nonce,
            signing.SIGNATURE: base64.b64encode(signature).decode(),
            signing.PROGRAM: "0.1.0",
            **{getattr(signing, name): value for name, value in changes.items()},
        }
        self.last = {name: value for name, value in headers.items() if value is not None}
        return self.desk.send(method, target, body, self.last)

    def post(self, target: str, **fields: Any) -> Answer:
        """The answer to JSON."""
        return self.send("POST", target, json.dumps(fields).encode())


@pytest.fixture
def device(desk: Desk) -> Callable[..., Raw]:
    """Makes enrolled devices."""

    def make(office: str = "ward-1", *, body: str = "body-1", whole_body: bool = False) -> Raw:
        store = MemoryStore(office)
        code = new_code(desk.centre, office, body=body, whole_body=whole_body)
        enrol(desk, code, store.device, store.signer.public, "raw", store.signer.sign)
        return Raw(desk, store)

    return make


def code_of(answer: Answer) -> tuple[int, str]:
    """Status and problem code."""
    return answer.status, json.loads(answer.body)["code"]
