"""What every route of the centre shares: reading requests, letting callers in, keeping limits, saying no."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

from fastapi import FastAPI, HTTPException, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ValidationError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from central import access, files
from central.access import Caller
from central.centre import Centre, Refusal
from central.database import reading, writing
from central.limits import Gate, Limiter
from desktop.core.trace import places

log = logging.getLogger("nagardesk.central")

MAX_JSON = 1 << 20
"""Largest JSON body, in bytes."""
_RATE, _BURST = 200.0, 2000.0  # requests of one device: a second, and at once
_FAILURES, _FAILURE_BURST = 0.5, 30.0  # refused tries from one address
_AT_ONCE = 64
_PATIENCE, _SLOWEST = (
    60.0,
    1000.0,
)  # seconds for a body to begin, then bytes a second; slower ones hold a place for nothing
_SWEEP = 600.0

T = TypeVar("T")
M = TypeVar("M", bound=BaseModel)


class Desk:
    """Lets callers in; one for each application."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._devices = Limiter(_RATE, _BURST)
        self._failures = Limiter(_FAILURES, _FAILURE_BURST)
        self._swept = time.monotonic()

    @property
    def centre(self) -> Centre:
        """The centre that the application serves."""
        centre: Centre = self._app.state.centre
        return centre

    async def body(self, request: Request, most: int) -> bytes:
        """The request's body; one of more than `most` bytes is refused without being read."""
        said = request.headers.get("content-length", "0")
        too_large = Refusal(413, "too_large", f"At most {most} bytes are taken here")
        if not said.isdecimal() or len(said) > 12 or int(said) > most:
            raise too_large
        content, until = bytearray(), asyncio.get_running_loop().time() + _PATIENCE
        try:
            async with asyncio.timeout_at(until) as patience:
                async for piece in request.stream():
                    content += piece
                    if len(content) > most:
                        raise too_large
                    patience.reschedule(until + len(content) / _SLOWEST)
        except TimeoutError:
            raise Refusal(408, "cut", "The request came too slowly") from None
        except ClientDisconnect:
            raise Refusal(400, "cut", "The line was cut before the request was whole") from None
        return bytes(content)

    async def recognised(self, request: Request, most: int = 0) -> tuple[bytes, Caller]:
        """Body and caller of a signed request; its nonce is left to be spent."""
        address = _address(request)
        if wait := self._failures.wait(address):
            raise Refusal(429, "busy", "Too many requests were refused", retry_after=wait)
        body = await self.body(request, most)
        query = request.scope["query_string"]
        target = request.scope["raw_path"] + (b"?" + query if query else b"")
        asked = access.Request(request.method, target.decode("latin-1"), request.headers, body)
        try:
            caller = await run_in_threadpool(self._recognise, asked)
        except Refusal as refusal:
            if refusal.status == 401 and refusal.problem.code != "clock":
                self._failures.spend(address)
            raise
        if wait := self._devices.spend(caller.id):
            raise Refusal(429, "busy", "Too many requests", retry_after=wait)
        return body, caller

    async def caller(self, request: Request, most: int = 0) -> tuple[bytes, Caller]:
        """Body and caller of a signed request, its nonce spent."""
        body, caller = await self.recognised(request, most)
        await run_in_threadpool(self._spent, caller, lambda connection: None)
        return body, caller

    async def signed(self, request: Request, most: int, work: Callable[[Connection, Caller, bytes], T]) -> T:
        """The outcome of `work` in one writing transaction, in which the nonce is spent as well."""
        body, caller = await self.recognised(request, most)
        return await run_in_threadpool(self._spent, caller, lambda connection: work(connection, caller, body))

    def failed(self, request: Request) -> None:
        """Count a failed try (a wrong code or password) from this address."""
        self._failures.spend(_address(request))

    def require_patience(self, request: Request) -> None:
        """Raise `Refusal` if there were too many failed tries from this address."""
        if wait := self._failures.wait(_address(request)):
            raise Refusal(429, "busy", "Too many tries", retry_after=wait)

    def _recognise(self, asked: access.Request) -> Caller:
        with reading(self.centre.engine) as connection:
            return access.recognise(connection, self.centre, asked)

    def _spent(self, caller: Caller, work: Callable[[Connection], T]) -> T:
        with writing(self.centre.engine) as connection:
            access.spend(connection, self.centre, caller)
            if time.monotonic() - self._swept > _SWEEP:
                self._swept = time.monotonic()
                access.sweep(connection, self.centre)
                files.sweep(connection, self.centre)
            return work(connection)


class Watch:
    """Wraps the application: refuses what is too much at once, logs a line for each request without its content."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._gate = Gate(_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"].append((b"cache-control", b"no-store"))
                if self._gate.crowded:
                    message["headers"].append((b"backoff", b"60"))
            await send(message)

        with self._gate:
            if self._gate.full:
                busy = Refusal(503, "busy", "Too many requests at once", retry_after=5)
                await refused(busy)(scope, receive, answer)
            else:
                await self._worked(scope, receive, answer)
        route = getattr(scope.get("route"), "path", "-")
        log.info("%s %s %d %.0f ms", scope["method"], route, status, (time.perf_counter() - started) * 1000)

    async def _worked(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer. A fault inside it has been answered by then; the server would log its message,
        which may hold what an entry says, so that only its place is logged, here."""
        try:
            await self._app(scope, receive, send)
        except Exception as error:  # noqa: BLE001 (told whole but for the words)
            log.error("%s", "\n".join(places(error)))


def parsed(shape: type[M], body: bytes) -> M:
    """The JSON body as a model; raises `Refusal` naming the place that is wrong."""
    try:
        return shape.model_validate_json(body)
    except ValidationError as error:
        raise _malformed(error.errors(include_input=False)[0]["loc"]) from None


def refused(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after else {}
    return JSONResponse(refusal.problem.model_dump(exclude_none=True), refusal.status, headers=headers)


def handle_errors(app: FastAPI) -> None:
    """Every error leaves as a `Problem`."""

    @app.exception_handler(Refusal)
    async def said_no(request: Request, refusal: Refusal) -> Response:
        return refused(refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return refused(_malformed(error.errors()[0]["loc"]))

    @app.exception_handler(404)
    @app.exception_handler(405)
    async def missing(request: Request, error: HTTPException) -> Response:
        return refused(Refusal(error.status_code, "not_found", "There is nothing here"))

    @app.exception_handler(DBAPIError)
    async def database(request: Request, error: DBAPIError) -> Response:
        log.warning("%s: the database refused: %s", request.method, type(error.orig).__name__)
        return refused(Refusal(503, "busy", "The database could not do it now", retry_after=2))

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return refused(Refusal(500, "server", "The centre failed at this request; its log says why"))


def _malformed(place: tuple[int | str, ...]) -> Refusal:
    where = ".".join(str(part) for part in place)[:100]
    return Refusal(422, "malformed", f"The request is not right at '{where}'")


def _address(request: Request) -> str:
    return request.client.host if request.client else ""
