"""The line in tests: the centre's application called directly, and what can go wrong in between."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from starlette.types import ASGIApp

import central.app
import central.desk
from central.access import new_code
from central.app import create_app
from central.centre import Centre
from desktop.store.store import Store
from desktop.sync.client import enrol
from desktop.sync.engine import Engine
from desktop.sync.enrolment import Enrolment
from desktop.sync.transport import Answer, LineCut, Transport


class Desk:
    """A transport that hands requests to the centre's application in this thread, without a network.

    `centre` can be exchanged while it stands (a restored one); `last` is the last answer, also after a fault.
    """

    def __init__(self, centre: Centre) -> None:
        app = create_app(centre)
        self._app: ASGIApp = app
        self._state = app.state
        self._loop = asyncio.new_event_loop()
        self.last = Answer(0, {}, b"")

    @property
    def centre(self) -> Centre:
        """The centre that is served."""
        centre: Centre = self._state.centre
        return centre

    @centre.setter
    def centre(self, centre: Centre) -> None:
        self._state.centre = centre

    def __enter__(self) -> Desk:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._loop.close()

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The application's answer."""
        return self._loop.run_until_complete(self._ask(method, target, body, headers))

    async def _ask(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        path, _, query = target.partition("?")
        raw = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [*raw, (b"content-length", str(len(body)).encode())],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
        }
        pieces = [{"type": "http.request", "body": body, "more_body": False}]
        status, found, content = 0, {}, bytearray()

        async def receive() -> dict[str, object]:
            return pieces.pop(0) if pieces else {"type": "http.disconnect"}

        async def answer(message: dict[str, object]) -> None:
            nonlocal status, found
            if message["type"] == "http.response.start":
                status = message["status"]  # type: ignore[assignment]
                found = {name.decode(): value.decode("latin-1") for name, value in message["headers"]}  # type: ignore[attr-defined]
            else:
                content.extend(message.get("body", b""))  # type: ignore[arg-type]

        try:
            await self._app(scope, receive, answer)  # type: ignore[arg-type]
        finally:
            self.last = Answer(status, found, bytes(content))
        return self.last


@dataclass
class Spoiled:
    """A line on which the test decides what becomes of each request.

    `fate` is asked before each: `ok`; `before` (cut before the centre saw it); `after` (the centre did it, the answer
    is lost); `twice` (it arrives two times, the first answer is lost); `late` (cut, and it arrives only after the
    next request was answered).
    """

    line: Transport
    fate: Callable[[str, str], str] = lambda method, target: "ok"
    sent: list[tuple[str, str, int]] = field(default_factory=list)
    late: list[tuple[str, str, bytes, dict[str, str]]] = field(default_factory=list)

    def send(self, method: str, target: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """The answer, if fate has one."""
        self.sent.append((method, target, len(body)))
        fate = self.fate(method, target)
        if fate in ("before", "late"):
            if fate == "late":
                self.late.append((method, target, body, dict(headers)))
            raise LineCut("cut", code="unreachable")
        answer = self.line.send(method, target, body, headers)
        if fate == "twice":
            answer = self.line.send(method, target, body, headers)
        for old in self.late:
            self.line.send(*old)
        self.late.clear()
        if fate == "after":
            raise LineCut("answer lost", code="unreachable")
        return answer


async def _at_once(work: Callable[..., Any], *arguments: Any) -> Any:
    """In place of a hop to another thread and back: on a busy machine most of a test's time went there."""
    return work(*arguments)


def quicken() -> Callable[[], None]:
    """Let the centre's application do its work in the thread that asks; what is returned undoes it."""
    before = central.app.run_in_threadpool
    central.app.run_in_threadpool = central.desk.run_in_threadpool = _at_once  # type: ignore[assignment]

    def undo() -> None:
        central.app.run_in_threadpool = central.desk.run_in_threadpool = before

    return undo


def chance(rng: random.Random, share: float) -> Callable[[str, str], str]:
    """A fate that spoils `share` of all requests, in all ways alike."""

    def fate(method: str, target: str) -> str:
        return rng.choice(("before", "after", "twice", "late")) if rng.random() < share else "ok"

    return fate


def join(store: Store, desk: Desk, *, body: str = "body-1", whole_body: bool = False) -> Enrolment:
    """Enrol a store's device at the centre, under the store's office."""
    code = new_code(desk.centre, store.office, body=body, whole_body=whole_body)
    return enrol(desk, code, store.device, store.signer.public, "test", store.signer.sign)


def enrolment(store: Store, desk: Desk) -> Enrolment:
    """What an enrolled store would have kept."""
    centre = desk.centre
    return Enrolment(centre=centre.id, centre_key=centre.public_key.hex(), office=store.office, whole_body=False)


def engine(store: Store, desk: Desk, line: Transport | None = None, **options: object) -> Engine:
    """An engine whose pauses take no time, and whose batches stay small."""
    settings = {"sleep": lambda seconds: None, "in_flight": 1, "largest": 12_000, **options}
    return Engine(store, line or desk, enrolment(store, desk), **settings)  # type: ignore[arg-type]
