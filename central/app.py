"""The centre over HTTP: thin routes over the modules beside it."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from fastapi import FastAPI, Query, Request, Response
from pydantic import BaseModel
from sqlalchemy import Connection
from starlette.concurrency import run_in_threadpool
from starlette.types import ASGIApp

from central import accept, access, bundles, closing, files, owed, pages, standing, status, updates
from central.access import Caller
from central.centre import Centre, Refusal, epoch_of
from central.database import reading, writing
from central.desk import MAX_JSON, Desk, Watch, handle_errors, parsed
from central.schema import devices
from desktop import __version__
from desktop.sync.wire import models, release, signing
from desktop.sync.wire.bundle import MAX_BUNDLE
from desktop.sync.wire.envelope import MAX_BATCH

Position = Annotated[int, Query(ge=0, lt=1 << 62)]

_OVERTAKEN = 2.0  # seconds that a batch waits for the one before it; in vain if that one was cut

_OCTETS: dict[str, Any] = {
    "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}}
}
_BINARY: dict[str, Any] = {"requestBody": {"required": True, **_OCTETS}}
# By reference: with the model itself, a validator would be made for each refusal of each route, at each start.
_REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"description": text, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
    for code, text in {
        401: "Not signed, not known, wrong signature, replayed, or the clock too far off",
        403: "Revoked, or outside the device's offices",
        404: "Not here, or not for this device",
        409: "A gap or a fork (with what is held), a doubled entry, a cursor of another history",
        413: "Too large",
        422: "Malformed",
        426: "The program is too old",
        429: "Too many requests; Retry-After says when",
        500: "The centre failed",
        503: "Busy; Retry-After says when",
    }.items()
}
_BODIES = (  # and the refusal
    models.EnrolRequest, models.Hello, models.SuccessorRequest, models.KnownRequest, models.HeldRequest, models.CheckRequest,
    models.DoneRequest, models.FilesRequest, models.Problem,
)  # fmt: skip


def create_app(centre: Centre) -> FastAPI:
    """The application that serves `centre`; it keeps nothing that another process would need."""
    app = FastAPI(
        title="Nagardesk centre",
        version=__version__,
        description="Replication of entries between ward offices and their centre; see docs/protocol.md.",
        docs_url=None,
        redoc_url=None,
        responses=_REFUSALS,
    )
    app.state.centre = centre
    desk = Desk(app)
    handle_errors(app)
    _open_routes(app, desk)
    _chain_routes(app, desk)
    _exchange_routes(app, desk)
    _file_routes(app, desk)
    _release_routes(app, desk)
    status.add_routes(app, desk)
    closing.add_routes(app, desk)
    _describe(app)
    return app


def served(centre: Centre) -> ASGIApp:
    """The application as a server runs it: watched and limited."""
    return Watch(create_app(centre))


def _open_routes(app: FastAPI, desk: Desk) -> None:
    @app.get("/v1/ping")
    def ping() -> models.Ping:
        """Is the centre there? Needs no signature."""
        return models.Ping(centre=desk.centre.id, wire=models.WIRE, time=desk.centre.seconds())

    @app.post("/v1/enrol", openapi_extra=_body(models.EnrolRequest))
    async def enrol(request: Request) -> models.EnrolAnswer:
        """Let a device in with a one-time code. Needs no signature but the key's own proof."""
        desk.require_patience(request)
        said = parsed(models.EnrolRequest, await desk.body(request, MAX_JSON))

        def work() -> models.EnrolAnswer:
            with reading(desk.centre.engine) as connection:
                access.check_program(connection, request.headers.get(signing.PROGRAM, ""))
            return access.enrol(desk.centre, said)

        try:
            return await run_in_threadpool(work)
        except Refusal:
            desk.failed(request)
            raise


def _chain_routes(app: FastAPI, desk: Desk) -> None:
    @app.post("/v1/hello", openapi_extra=_body(models.Hello))
    async def hello(request: Request) -> models.HelloAnswer:
        """Compare the ends of the device's chain, and learn the epoch and the offices it may see."""
        program = request.headers.get(signing.PROGRAM, "")

        def work(connection: Connection, caller: Caller, body: bytes) -> models.HelloAnswer:
            said = parsed(models.Hello, body)
            changes = {"seen": desk.centre.seconds(), "program": program[:40], **_waiting(said.waiting)}
            connection.execute(devices.update().where(devices.c.number == caller.number).values(**changes))
            pages.notice_restore(connection, desk.centre, caller, said.cursor)
            row = access.device_row(connection, caller.id)
            assert row is not None
            wanted = access.wanted_soon(connection, program)
            return models.HelloAnswer(
                centre=desk.centre.id,
                epoch=epoch_of(connection),
                seq=row.seq,
                hash=row.hash.hex(),
                offices=[office.id for office in access.scope(connection, caller)],
                files=row.files,
                notice=access.warning(wanted),
                wanted=wanted,
            )

        return await desk.signed(request, MAX_JSON, work)

    @app.get("/v1/chain")
    async def chain(
        request: Request, seq: Position, device: Annotated[models.Uuid | None, Query()] = None
    ) -> models.ChainAnswer:
        """The hash held at one number of a chain: the device's own, or another one's that it may see entries of."""

        def work(connection: Connection, caller: Caller, body: bytes) -> models.ChainAnswer:
            number = pages.seen_device(connection, caller, device) if device else caller.number
            found = pages.hash_at(connection, number, seq) if number is not None else None
            if found is None:
                raise Refusal(404, "not_held", "No such entry is held")
            return models.ChainAnswer(hash=found)

        return await desk.signed(request, 0, work)

    @app.post("/v1/successor", openapi_extra=_body(models.SuccessorRequest))
    async def successor(request: Request) -> models.SuccessorAnswer:
        """A one-time code for the new id of a device whose history went two ways."""

        def work(connection: Connection, caller: Caller, body: bytes) -> models.SuccessorAnswer:
            said = parsed(models.SuccessorRequest, body)
            held = pages.hash_at(connection, caller.number, said.seq)
            twice = bool(said.twice) and pages.held_elsewhere(connection, caller, said.twice)
            divided = twice or held != said.hash
            code = access.successor_code(desk.centre, connection, caller, said.seq, divided=divided)
            return models.SuccessorAnswer(code=code)

        return await desk.signed(request, MAX_JSON, work)

    @app.post("/v1/known", openapi_extra=_body(models.KnownRequest))
    async def known(request: Request) -> models.KnownAnswer:
        """Of the entries named, those that the centre holds, under whatever device."""

        def work(connection: Connection, caller: Caller, body: bytes) -> models.KnownAnswer:
            said = parsed(models.KnownRequest, body)
            return models.KnownAnswer(ids=pages.known(connection, caller, said.ids))

        return await desk.signed(request, MAX_JSON, work)

    @app.post("/v1/held", openapi_extra=_body(models.HeldRequest))
    async def held(request: Request) -> models.HeldAnswer:
        """Of the chains named, those that the centre holds less of."""

        def work(connection: Connection, caller: Caller, body: bytes) -> models.HeldAnswer:
            said = parsed(models.HeldRequest, body)
            ended, owing = owed.weigh(connection, desk.centre, caller, said.devices)
            lacking = pages.lacking(connection, caller, said.devices)
            return models.HeldAnswer(devices=lacking, ended=ended, owing=owing)

        return await desk.signed(request, MAX_JSON, work)


def _exchange_routes(app: FastAPI, desk: Desk) -> None:
    @app.post("/v1/entries", openapi_extra=_BINARY)
    async def push(request: Request, wait: bool = False) -> models.PushAnswer:
        """Take a batch; the answer comes when it is committed.

        With `wait`, one that overtook the batch before it waits a little for that one instead of being refused.
        """
        body, caller = await desk.recognised(request, MAX_BATCH)
        parcel = await run_in_threadpool(accept.opened, desk.centre, body)

        def work() -> models.PushAnswer:
            try:
                with writing(desk.centre.engine) as connection:
                    access.spend(connection, desk.centre, caller)
                    return accept.accept(connection, desk.centre, caller, parcel)
            except Refusal as refusal:
                if refusal.problem.code == "fork":
                    accept.mark_divided(desk.centre, parcel.run.device)
                raise

        until = time.monotonic() + (_OVERTAKEN if wait else 0)
        while True:
            try:
                return await run_in_threadpool(work)
            except Refusal as refusal:
                if refusal.problem.code != "gap" or time.monotonic() > until:
                    raise
            await asyncio.sleep(0.1)

    @app.get("/v1/entries", response_class=Response, responses={200: _OCTETS})
    async def pull(
        request: Request,
        cursor: models.Cursor = "",
        own: Position = 0,
        size: Annotated[int, Query(ge=1, le=MAX_BATCH)] = 64_000,
    ) -> Response:
        """The next page of what the device may see after the cursor, without its own entries up to `own`."""
        _, caller = await desk.caller(request)
        content = await run_in_threadpool(pages.page, desk.centre, caller, cursor, own, size)
        return Response(content, media_type="application/octet-stream")

    @app.post("/v1/check", openapi_extra=_body(models.CheckRequest))
    async def check(request: Request) -> models.CheckAnswer:
        """What the device may see of each chain, up to the cursor."""
        body, caller = await desk.caller(request, MAX_JSON)
        wanted = parsed(models.CheckRequest, body).cursor
        return await run_in_threadpool(pages.check, desk.centre, caller, wanted)

    @app.post("/v1/done", status_code=204, response_class=Response, openapi_extra=_body(models.DoneRequest))
    async def done(request: Request) -> Response:
        """The exchange is through; the status page shows it."""

        def work(connection: Connection, caller: Caller, body: bytes) -> None:
            said = parsed(models.DoneRequest, body)
            changes = {"done": desk.centre.seconds(), **_waiting(said.waiting)}
            connection.execute(devices.update().where(devices.c.number == caller.number).values(**changes))
            if said.figures:
                standing.keep(connection, caller.office, said.figures, desk.centre.seconds())

        await desk.signed(request, MAX_JSON, work)
        return Response(status_code=204)

    @app.post("/v1/bundles", response_class=Response, responses={200: _OCTETS}, openapi_extra=_BINARY)
    async def bundle(request: Request) -> Response:
        """Take what a stick brings, whoever carries it, and give back the bundle for its sender."""
        body, caller = await desk.caller(request, MAX_BUNDLE)
        reply = await run_in_threadpool(bundles.take, desk.centre, body, caller)
        return Response(reply, media_type="application/octet-stream")


def _file_routes(app: FastAPI, desk: Desk) -> None:
    @app.post("/v1/files", openapi_extra=_body(models.FilesRequest))
    async def ask(request: Request) -> models.FilesAnswer:
        """Of the attachments named, those that the centre lacks."""

        def work(connection: Connection, caller: Caller, body: bytes) -> models.FilesAnswer:
            said = parsed(models.FilesRequest, body)
            return models.FilesAnswer(missing=files.lacking(connection, caller, said.files))

        return await desk.signed(request, MAX_JSON, work)

    @app.put("/v1/files/{sha256}", openapi_extra=_BINARY)
    async def put(
        request: Request,
        sha256: models.Hash,
        start: Annotated[int, Query(ge=0, le=files.MAX_FILE)],
        total: Position,
    ) -> models.FileAnswer:
        """Take a piece of an attachment."""

        def work(connection: Connection, caller: Caller, body: bytes) -> models.FileAnswer:
            return files.put(connection, desk.centre, caller, sha256, start, total, body)

        return await desk.signed(request, files.MAX_PIECE, work)

    @app.get("/v1/files/{sha256}", response_class=Response, responses={200: _OCTETS})
    async def get(
        request: Request,
        sha256: models.Hash,
        start: Annotated[int, Query(ge=0, le=files.MAX_FILE)] = 0,
        size: Annotated[int, Query(ge=1, le=files.MAX_PIECE)] = files.MAX_PIECE,
    ) -> Response:
        """A piece of an attachment; `Nagardesk-Total` is the length of the whole."""

        def work(connection: Connection, caller: Caller, body: bytes) -> tuple[bytes, int]:
            return files.get(connection, caller, sha256, start, size)

        content, total = await desk.signed(request, 0, work)
        return Response(content, media_type="application/octet-stream", headers={"Nagardesk-Total": str(total)})


def _release_routes(app: FastAPI, desk: Desk) -> None:
    @app.get("/v1/release", response_class=Response, responses={200: _OCTETS})
    async def told(request: Request) -> Response:
        """The signed manifest of the release that lies here for the PCs."""
        await desk.caller(request)
        content = await run_in_threadpool(updates.signed, desk.centre.updates)
        return Response(content, media_type="application/octet-stream")

    @app.get("/v1/release/{sha256}", response_class=Response, responses={200: _OCTETS})
    async def get(
        request: Request,
        sha256: models.Hash,
        start: Annotated[int, Query(ge=0, le=release.MAX_FILE)] = 0,
        size: Annotated[int, Query(ge=1, le=release.MAX_PIECE)] = release.MAX_PIECE,
    ) -> Response:
        """A piece of one of the release's files; `Nagardesk-Total` is the length of the whole."""
        await desk.caller(request)
        content, total = await run_in_threadpool(updates.piece, desk.centre.updates, sha256, start, size)
        return Response(content, media_type="application/octet-stream", headers={"Nagardesk-Total": str(total)})


def _body(model: type[BaseModel]) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{model.__name__}"}}}
    return {"requestBody": {"required": True, "content": content}}


def _waiting(said: models.Waiting) -> dict[str, Any]:
    return {"waiting_entries": said.entries, "waiting_files": said.files, "waiting_since": said.since}


def _describe(app: FastAPI) -> None:
    """Put the models of bodies that routes read by themselves, and of refusals, into the published description."""
    usual = app.openapi

    def described() -> dict[str, Any]:
        schema = usual()
        known = schema["components"]["schemas"]
        for model in _BODIES:
            made = model.model_json_schema(ref_template="#/components/schemas/{model}")
            known.update(made.pop("$defs", {}))
            known[model.__name__] = made
        return schema

    app.openapi = described  # type: ignore[method-assign]
